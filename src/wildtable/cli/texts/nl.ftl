# De teksten van de opdrachtregel. De teksten van elk spel staan in zijn map.
#
# spel, partij, tafel, plek, plaats, zet, rating: zoals in de teksten van de server
# record    opname                                step      stap: één beslissing in een opname
# seed, shuffle, deal, commitment  startwaarde, schudden, delen, vastlegging
# default   standaard    argument  argument    option  optie    folder  map    backup  back-up
#
# Bots heten zoals hun opties: easy, medium, hard, expert, random, eager, greedy. Bij een getal vóór een zelfstandig naamwoord hoort een keuze op dat getal.

# Fouten

error-golden = --write-golden heeft --golden MAP nodig.
error-game-name = De naam van een spel bestaat uit woorden in kleine letters met streepjes, zoals my-game, niet { $name }.
error-game-exists = Er is al een spel { $name }.
error-folder-exists = { $folder } bestaat al; kies een andere naam of --folder.
error-usage = { $message } (zie { $command } --help)
error-command = er is geen opdracht “{ $name }” (zie { $group } --help)
error-command-alike = er is geen opdracht “{ $name }”; bedoelde je “{ $alike }”?
error-setting = moet een optie zijn als naam=waarde, zoals edition=2020, niet “{ $text }”
error-number = moet een geheel getal vanaf { $least } zijn, niet “{ $text }”
error-port = moet een poort van 1 tot en met 65535 zijn, of 0 voor een vrije, niet “{ $text }”
error-seconds = moet een getal zijn zoals 5 of 0.8, niet “{ $text }”
error-database = moet een adres zijn zoals postgresql://user@host/name, niet “{ $text }”
error-base = moet een adres zijn zoals https://games.example.org, zonder pad, niet “{ $text }”
error-allow-host = moet uit hostnamen bestaan zoals games.local, gescheiden door komma’s, zonder poort, niet “{ $text }”
error-allow-origin = moet een herkomst zoals https://bots.example.org zijn, meerdere gescheiden door komma’s, of *, niet “{ $text }”
error-proxy = moet uit IP-adressen of netwerken bestaan zoals 127.0.0.1 of 10.0.0.0/8, gescheiden door komma’s, niet “{ $text }”
error-text = mag niet leeg zijn en alleen afdrukbare tekens bevatten
error-bots = --bots: noem { $needed ->
    [one] 1 bot
   *[other] { $needed } bots
} voor { $seats ->
    [one] 1 plek
   *[other] { $seats } plekken
}{ $virtual ->
    [0] {""}
   *[other] {" "}(waarvan { $virtual } voor een virtuele speler)
}, niet { $given }
error-opponents = --bots: noem één bot voor alle tegenstanders of één per tegenstander ({ $needed }), niet { $given }
error-seat = --seat: moet van 0 tot en met { $last } zijn, niet { $seat }
error-server = deze opdracht heeft de server nodig, en die is niet geïnstalleerd (module { $module } ontbreekt): pip install 'wildtable[server]'
error-at = --at: moet van 0 tot en met { $last } zijn, zoveel stappen heeft de opname, niet { $at }

# Opdrachten en argumenten, voor --help

wildtable-about = Drie bordspellen met wilde dieren, gespeeld volgens de spelregels.
wildtable-examples = voorbeelden:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <opdracht> --help

    exitstatus: 0 gelukt, 1 mislukt, 2 verkeerd gebruik
help-usage = gebruik:
help-arguments = argumenten
help-options = opties
help-serve-play = bots en tafels
help-serve-limits = grenzen
argument-help = deze hulptekst tonen
argument-command = opdrachten
argument-version = de versie tonen
argument-game = naam van een spel, zoals “wildtable games” die toont
argument-seats = aantal plekken; een virtuele speler telt mee (standaard: zo weinig mogelijk)
argument-seed = getal of tekst; bepaalt elke schudbeurt (standaard: bij play willekeurig, anders 0)
argument-set = een optie van het spel, zoals edition=2020; mag vaker voorkomen
argument-option = optie van { $game }: { $values }
argument-deck = deckbestand waarmee je speelt in plaats van met het deck van het spel
argument-json = één JSON-document afdrukken

games-about = De spellen tonen, met hun plekken en opties.
games-examples = voorbeelden:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = In de terminal tegen bots spelen.
play-examples = voorbeelden:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots hard,medium,easy --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = je plek, geteld vanaf 0 (standaard: 0)
argument-name = je naam
argument-opponents = je tegenstanders ({ $bots }, BESTAND.py:KLASSE): één bot voor alle plekken, of één per plek (standaard: medium)
argument-record = bestand voor de opname (standaard: genoemd naar spel en startwaarde, in de huidige map)

serve-about = De server starten: pagina’s voor mensen en een API voor programma’s.
serve-examples = Alle gegevens staan in één map. Met Ctrl-C stop je de server; lopende partijen gaan na de volgende start verder.

    voorbeelden:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
setting-host = adres waarop de server luistert (standaard: { $default }, alleen deze computer)
setting-port = poort waarop de server luistert; 0 kiest een vrije (standaard: { $default })
setting-data = map met de database van de server (standaard: { $default })
setting-database = adres van een PostgreSQL-database voor meerdere processen, zoals postgresql://user@host/name (standaard: SQLite in de gegevensmap)
setting-workers = aantal serverprocessen; voor meer dan één is --database nodig (standaard: { $default })
setting-base = openbaar adres van de server, als die achter een proxy draait
setting-allow-host = namen waaronder de server bereikbaar mag zijn, gescheiden door komma’s; adressen en de naam van deze computer werken altijd
setting-allow-origin = herkomst (origin) van pagina’s die de API met een token mogen aanroepen, gescheiden door komma’s; * voor alle (standaard: geen)
setting-proxy = adressen of netwerken van vertrouwde proxy’s, gescheiden door komma’s (standaard: { $default })
setting-bot-seconds = tijdslimiet voor één beslissing van een bot, in seconden (standaard: { $default })
setting-bot-pause = pauze voor elke zet van een bot, in seconden (standaard: { $default })
setting-deal-seconds = hoelang het delen op de browsers van de spelers wacht, in seconden (standaard: { $default })
setting-bot-workers = aantal processen waarin bots rekenen (standaard: { $default })
setting-idle-minutes = na zoveel minuten zonder gebruik gaat een tafel uit het geheugen (standaard: { $default })
setting-requests-per-minute = maximaal aantal verzoeken per minuut vanaf één adres (standaard: { $default })
setting-messages-per-minute = maximaal aantal berichten per minuut van één bezoeker (standaard: { $default })
setting-checks-per-minute = maximaal aantal decks en opnames per minuut van één bezoeker (standaard: { $default })
setting-reviews-per-minute = maximaal aantal analyses van partijen per minuut van één bezoeker (standaard: { $default })
setting-sockets-per-address = maximaal aantal open WebSockets per adres (standaard: { $default })
setting-tables-per-visitor = maximaal aantal onvoltooide tafels per bezoeker (standaard: { $default })
setting-tables-per-address = maximaal aantal nieuwe tafels per dag vanaf één adres (standaard: { $default })
setting-tables-per-server = maximaal aantal nieuwe tafels per dag; hoe meer er zijn, hoe minder een adres er mag openen (standaard: { $default })
setting-games-per-address = maximaal aantal revanches per dag aan de tafels van één adres (standaard: { $default })
setting-visitors-per-address = maximaal aantal nieuwe bezoekers per dag vanaf één adres (standaard: { $default })
setting-chat-per-minute = maximaal aantal chatregels per minuut van één persoon; vanaf één adres tien keer zoveel (standaard: { $default })
setting-imports-per-visitor = maximaal aantal ingestuurde opnames per bezoeker; de oudste verdwijnen (standaard: { $default })
setting-imports-per-address = maximaal aantal ingestuurde opnames vanaf één adres; de oudste verdwijnen (standaard: { $default })
setting-imports-per-server = maximaal aantal ingestuurde opnames; de oudste verdwijnen (standaard: { $default })
setting-check-seconds = tijdslimiet voor het lezen van een deck of een opname, in seconden (standaard: { $default })
setting-ping-seconds = tijd tussen WebSocket-pings, in seconden (standaard: { $default })
setting-message-bytes = maximale grootte van een WebSocket-bericht in bytes (standaard: { $default })
setting-queue = maximaal aantal wachtende wijzigingen per trage verbinding (standaard: { $default })
setting-warm-up = meteen starten en sjablonen en teksten pas compileren als ze nodig zijn
argument-log-json = één JSON-object per regel loggen, ook alle verzoeken
serve-open = Wildtable draait op { $address }
serve-friends = Voor vrienden in je netwerk: { $addresses }
serve-admin = Beheer: { $address } met het token { $token }
serve-taken = kan niet luisteren op { $host }, poort { $port }: { $reason }
serve-data = kan de database { $path } niet openen: { $reason }
serve-backup = De database is van een oudere versie. Er staat een back-up in { $path }; nu wordt ze bijgewerkt.
serve-backup-failed = voor het bijwerken van de database kan geen back-up naar { $path } worden geschreven: { $reason }. Controleer de vrije ruimte
serve-damaged = de database { $path } is beschadigd ({ $reason }): zet een back-up terug, of red wat nog leesbaar is; hoe dat gaat, staat in docs/hosting.md
serve-secret = het bestand { $path } is beschadigd ({ $reason }): zet een kopie terug, of verwijder het en start opnieuw, dan komt er een nieuw; zonder de oude sleutel hebben bezoekers hun persoonlijke link nodig
serve-file = { $path } kan niet worden geschreven of gelezen: { $reason }. Controleer de vrije ruimte en de eigenaar van de map
serve-occupied = een andere server gebruikt de map { $path } al: stop die, of kies met --data een andere map
serve-workers = meerdere serverprocessen hebben een gedeelde database nodig: voeg --database postgresql://user@host/name toe

simulate-about = Bots tegen elkaar laten spelen en tonen hoe vaak elke bot wint.
simulate-examples = Elke verdeling van de kaarten wordt vanaf elke plek één keer gespeeld. Het resultaat hangt af van de startwaarde, niet van het aantal processen.

    voorbeelden:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = één bot per speler, gescheiden door komma’s: { $bots }, of eigen bots: BESTAND.py:KLASSE, program:OPDRACHT
argument-games = aantal partijen (standaard: 300)
argument-workers = aantal processen (standaard: afhankelijk van de hoeveelheid werk)
argument-cluster = adres van de scheduler van een Dask-cluster waarop gespeeld wordt, zoals tcp://host:8786; heeft wildtable[cluster] nodig
argument-part = alleen deel K van N spelen, voor job-arrays; wildtable lab merge voegt de delen samen
argument-checkpoint = bestand met resultaten; een afgebroken run gaat daarmee verder
error-part = moet een van meerdere delen zijn, zoals 3/100, niet “{ $text }”
error-part-file = een deel heeft --checkpoint BESTAND nodig voor de resultaten
part-saved = Deel { $number } van { $of } staat in { $path }. Zijn alle delen gespeeld, voeg ze dan samen: wildtable lab merge BESTAND ...
progress-rate = { $rate } partijen/s
progress-line = { $done } van { $total } partijen, { $rate } partijen/s, nog { $left }

replay-about = Een opname afspelen en de bereikte stand tonen.
replay-examples = voorbeelden:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = bestand met de opname
argument-at = stoppen na N stappen (standaard: aan het eind)
argument-viewer = tonen wat deze plek ziet (standaard: wat een meekijker ziet)

verify-about = Controleren of een opname klopt en of het schudden al voor het delen vastlag.
verify-examples = voorbeelden:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --notes notes.json
    {"  "}wildtable verify record.toml --json
argument-verified = bestand met de opname, van de pagina van een afgelopen partij of van “wildtable play”
argument-notes = de notities uit de browser van een speler, opgeslagen op de pagina van de opname
verify-plays = Geldig: alle zetten volgen de regels en { $shuffles ->
    [one] het schudden volgt uit de startwaarde.
   *[other] alle { $shuffles } schudbeurten volgen uit de startwaarde.
}
verify-breaks = Ongeldig: de opname kan niet worden afgespeeld.
verify-committed-yes = De startwaarde klopt met wat voor het delen was vastgelegd.
verify-committed-no = De startwaarde klopt niet met wat voor het delen was vastgelegd.
verify-committed-unknown = In de opname is niets vastgelegd. Waar de startwaarde vandaan komt, valt niet te controleren.
verify-proven = Voor jou bewezen: in de opname staan de vastleggingen die je browser voor het delen zag, en je eigen willekeurige getallen.
verify-consistent = Klopt alleen op zichzelf: de opname bevat geen tegenspraak. Meer controleren kan alleen wie meespeelde en notities van het delen heeft (--notes).
verify-broken = Afgekeurd: de opname laat niet het delen zien dat was afgesproken.
verify-withheld = Niet op tijd ontvangen van de plekken: { $seats }. Elke ontbrekende bijdrage laat wie de server beheert kiezen tussen twee verdelingen, met of zonder hulp van die speler.
verify-code-secret = De server had een ander geheim vastgelegd.
verify-code-seats = De bijdrage van een speler klopt niet met wat die had vastgelegd.
verify-code-seed = De startwaarde volgt niet uit het geheim en de bijdragen van de spelers.
verify-code-server = Je browser zag voor het delen een andere vastlegging van de server.
verify-code-list = Je browser zag voor het delen andere vastleggingen van de spelers.
verify-code-bytes = De bijdrage van je browser ontbreekt, terwijl de server die had bevestigd.
verify-code-missing = Je browser deed mee met eerlijk delen, maar in de opname staat daar niets over.
verify-code-terms = De startwaarde hoort niet bij dit spel met deze opties, dit deck en deze bots.
verify-code-game = Je browser noteerde voor het delen een ander spel.
verify-code-rules = Je browser noteerde voor het delen een andere versie van de regels.
verify-code-people = Je browser noteerde voor het delen een ander aantal plekken.
verify-code-options = Je browser noteerde voor het delen andere opties.
verify-code-deck = Je browser noteerde voor het delen een ander deck, of de kaarten ervan in een andere volgorde.
verify-code-bots = Je browser noteerde voor het delen andere bots, of bots op andere plekken.
verify-code-players = Je browser noteerde voor het delen andere spelers, of dezelfde op andere plekken.
verify-code-own = De notities van je browser horen niet bij jouw plek in deze partij.
verify-code-played = Je speelde niet op de plek die je browser voor het delen noteerde.
verify-code-late = Volgens de opname kwam de bijdrage van je browser niet op tijd aan. De server heeft die nooit bevestigd en kan die dus ook hebben weggelaten: voor jou is niets bewezen.
verify-code-unbound = De notities hebben nog een oudere vorm: ze laten niet zien of plekken, opties en deck dezelfde zijn gebleven.

warm-about = De snelle versies van de spellen (tweelingen) één keer compileren, zodat bots en programma’s daar niet op hoeven te wachten.
warm-examples = voorbeeld:
    {"  "}wildtable warm
warm-ready = { $game }: klaar na { $seconds } s
warm-none = Numba is niet geïnstalleerd; voer pip install 'wildtable[fast]' uit
slow-bots = { $bots }: zonder Numba duurt dit ongeveer honderd keer zo lang; voer pip install 'wildtable[fast]' uit

backup-about = Alle gegevens van een server naar een bestand kopiëren, ook terwijl de server draait.
backup-examples = voorbeelden:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
    {"  "}wildtable backup backups --keep 7 --database postgresql://wildtable@localhost/wildtable
argument-backup = bestand om te schrijven; met --keep de map ervoor
argument-keep = het bestand een naam met de tijd geven en de laatste N in de map bewaren
argument-force = een bestaand bestand overschrijven
argument-damaged = redden wat nog leesbaar is van een beschadigde database; stop eerst de server
backup-none = geen database gevonden: { $path }; geef de map op met --data
backup-exists = { $path } bestaat al; met --force overschrijf je het bestand
backup-failed = kan { $path } niet schrijven: { $reason }
backup-incomplete = Tabel { $table } kon niet helemaal worden gelezen: { $rows } rijen gered.
backup-done = Alles is gekopieerd naar { $path } en gecontroleerd. Het bestand bevat de geheimen van je server: bewaar het veilig.
backup-damaged = --damaged is voor de database in de map --data, zonder --database en --keep

restore-about = De gegevens van een server vervangen door een back-up.
restore-examples = Stop eerst de server. Elke back-up past bij beide databases. Wie sindsdien is verwijderd of geblokkeerd, blijft dat.

    voorbeelden:
    {"  "}wildtable restore wildtable-backup.db --data new-folder
    {"  "}wildtable restore wildtable-backup.db --database postgresql://wildtable@localhost/wildtable --force
argument-restore = back-up om terug te zetten
argument-journal = een nieuwere back-up of database: wie daar is verwijderd of geblokkeerd, blijft dat
argument-replace = de aanwezige gegevens vervangen
restore-none = geen back-up gevonden: { $path }
restore-exists = er zijn al gegevens; met --force vervang je ze
restore-busy = een server gebruikt de gegevens; stop die eerst
restore-failed = { $path } kan niet worden teruggezet: { $reason }
restore-unknown = De aanwezige gegevens zijn niet leesbaar ({ $reason }). Wie sinds de back-up is verwijderd, is er weer: verwijder die personen opnieuw, of gebruik --journal.
restore-done = De back-up is teruggezet in { $place }.
restore-forgotten = Personen die sindsdien zijn verwijderd en nu opnieuw zijn verwijderd: { $people }

migrate-about = Alle gegevens van een server van SQLite naar PostgreSQL kopiëren, of terug.
migrate-examples = Stop eerst de server. Het doel moet leeg zijn. Daarna wordt elke rij vergeleken.

    voorbeelden:
    {"  "}wildtable migrate wildtable-data postgresql://wildtable@localhost/wildtable
    {"  "}wildtable migrate postgresql://wildtable@localhost/wildtable kopie
argument-migrate-source = gegevensmap of adres van een PostgreSQL-database om uit te kopiëren
argument-migrate-target = gegevensmap of adres van een PostgreSQL-database om naartoe te kopiëren
migrate-same = een van beide moet een gegevensmap zijn, de andere het adres van een PostgreSQL-database
migrate-busy = een server gebruikt de gegevens; stop die eerst
migrate-failed = de gegevens kunnen niet worden gekopieerd: { $reason }
migrate-done = Alles van { $source } naar { $target } gekopieerd en vergeleken.

deck-about = Met deckbestanden werken.
deck-examples = voorbeelden:
    {"  "}wildtable deck check my-deck.toml
deck-check-about = Een deckbestand controleren en de groepen tonen, met hun herkomst.
deck-check-examples = voorbeelden:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = deckbestand
argument-of = spel waarvoor het gecontroleerd wordt (standaard: het spel dat in het bestand staat)

new-game-about = Een klein speelbaar spel met tests aanmaken, als pakket om mee te beginnen.
new-game-examples = voorbeelden:
    {"  "}wildtable new-game my-game
    {"  "}wildtable new-game my-game --folder ~/games
game-about = Aan een eigen spel werken.
game-examples = voorbeelden:
    {"  "}wildtable game check wild-cards
game-check-about = Zeggen wat er aan een spel ontbreekt of niet klopt: wetten, teksten, pagina’s, plaatjes, regels, vergelijkingspartijen.
game-check-examples = voorbeelden:
    {"  "}wildtable game check wild-cards
    {"  "}wildtable game check wild-cards --deals 20 --strict --json
    {"  "}wildtable game check wild-cards --golden tests/golden --write-golden
argument-new-game = naam van het spel: woorden in kleine letters met streepjes ertussen
argument-folder = waar het komt (standaard: hier)
argument-checked = naam van een geïnstalleerd spel
argument-check-deals = partijen per variant waarop de wetten worden getoetst (standaard: 2)
argument-golden = map met vergelijkingspartijen
argument-write-golden = de vergelijkingspartijen eerst schrijven
argument-strict = ook afkeuren waarvoor er een standaard is

# Namen

person-name = Robin
bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay, Gus
record-person = mens
record-bot = { $name } ({ $bot })
seat = Plek { $seat }

# Spellen en decks

yes = ja
no = nee
default = { $value } (standaard)
deck-good = “{ $deck }” is een geldig deck voor { $game }.
deck-group = Groep
deck-provenance = Herkomst
deck-figures = Waarden

# De tafel

owned = { $zone } van { $seat }

memory-title = Verborgen kaarten die je kent
memory-known = { $places }:
memory-spread = Verdeeld over { $places }:
memory-slot = { $place } ({ $count })

score-now = Stand als de partij nu was afgelopen
score-final = Puntentelling
score-total = Totaal
score-rank = Plaats
rank = { $rank }e

# Spelen

play-welcome = Je bent { $name } en speelt tegen { $bots }.
play-commands = Antwoord met een nummer, een naam of het begin ervan. ? legt uit, q stopt.
play-help = Ook: m geheugen   tips wat elk antwoord oplevert   expert wat een expert zou doen   u ongedaan maken   q stoppen en opslaan. Kort: t tafel, l laatst, s stand.
play-not-here = Dat kan alleen aan tafels op een server.
play-no-expert = Om een expert te vragen heb je Numba nodig: installeer wildtable[fast].
play-expert = De expert speelt: { $moves }
play-expert-move = { $move }: winstkans { $chance }% ± { $error }
play-expert-about = Als iedereen verder speelt als de bot Gemiddeld; met wat jij kunt zien.
play-exactly = (nog { $count })
play-between = { $least ->
    [0] (maximaal { $most })
   *[other] ({ $least } tot { $most })
}
play-picks = Gekozen: { $moves }  (u maakt het ongedaan)
play-left = Je hebt de partij verlaten.
play-saved = Opname opgeslagen in { $path }
play-won = { $shared ->
    [one] Je wint. Goed gespeeld!
   *[other] Jullie delen de overwinning: { $winners }. Goed gespeeld!
}
play-lost = { $shared ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
}; jij wordt { $rank }e.

# Naspelen en simuleren

replay-title = { $title }, stap { $at } van { $last }
replay-asked = { $question } Wachten op: { $seats }.
simulate-playing = bezig
simulate-title = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} { $game }, { $seats ->
    [one] 1 plek
   *[other] { $seats } plekken
}{ $options }, startwaarde { $seed }
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-interval = 95%-interval
simulate-score = Gemiddelde score ± fout
simulate-several = { $bot } (×{ $players })
simulate-chance = Winst geldt per speler; even goede spelers zouden elk { $chance } winnen. Een gedeelde eerste plaats telt als een deel van een overwinning: voor twee spelers elk een halve. De fout is de standaardfout van het gemiddelde.
number-range = { $low }–{ $high }
simulate-speed = { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
} in { $seconds } s, { $speed } per seconde

lab-about = Een spel doormeten.
lab-examples = voorbeelden:
    {"  "}wildtable lab balance wild-cards --games 1000
    {"  "}wildtable lab ladder wild-cards --games 300
    {"  "}wildtable lab selfplay wild-cards --games 1000 --out games
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets
lab-balance-about = Bots tegen elkaar laten spelen en meten hoe vaak je met een kaart, een rol of een plek wint.
lab-balance-examples = Schrijft een HTML-pagina en een JSON-bestand. Elk spel geeft zelf aan wat er gemeten wordt.

    voorbeelden:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = soorten bots ({ $bots }), gescheiden door komma’s; elke soort speelt tegen zichzelf (standaard: greedy,random)
argument-counted-games = aantal partijen per soort (standaard: 1000)
argument-out = map voor de rapporten (standaard: de huidige)
balance-title = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} { $game } met { $seats ->
    [one] 1 plek
   *[other] { $seats } plekken
}, allemaal { $bot }.
balance-fair = Eerlijk deel: { $fair } gewonnen.
balance-presence = Partijen ermee
balance-wins = Gewonnen
balance-interval = 95%-interval
balance-share = Gewonnen / eerlijk deel
balance-saved = Pagina opgeslagen in { $page }, gegevens in { $data }.
balance-page-title = { $title }: balans
balance-page-about = { $seats ->
    [one] 1 plek
   *[other] { $seats } plekken
}{ $options }; deck “{ $deck }”; startwaarde { $seed }.
balance-page-how = Elke rij toont in hoeveel partijen een speler iets had, hoe vaak die speler won en hoe zich dat verhoudt tot het eerlijke deel. In de grafiek is de doorgetrokken lijn het eerlijke deel en de stippellijn { $limit } keer het eerlijke deel.
balance-page-bot = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, allemaal { $bot }; eerlijk deel { $fair }
balance-picture = { $wins } gewonnen (95%-interval { $low }–{ $high })

lab-ladder-about = Bots tegen elkaar laten spelen en meten hoe sterk elke bot is, met intervallen.
lab-ladder-examples = Elke bot speelt alleen tegen een tafel van elke andere, allemaal met dezelfde kaarten en vanaf elke plek. Schrijft een HTML-pagina en twee JSON-bestanden; opnieuw uitvoeren gaat verder en voegt partijen of bots toe.

    voorbeelden:
    {"  "}wildtable lab ladder wild-cards --games 300
    {"  "}wildtable lab ladder wild-cards --bots medium,hard --bot class:wildtable.bots.simple:Eager --out reports
    {"  "}wildtable lab ladder wild-cards --bots medium --bot 'program:python my_bot.py'
argument-ladder-bots = bots van de ranglijst, gescheiden door komma’s: { $bots } (standaard: alle niveaus)
argument-own-bot = een eigen bot: BESTAND.py:KLASSE, class:MODULE:KLASSE of 'program:OPDRACHT'; mag vaker
argument-ladder-games = aantal partijen per paar (standaard: 300)
ladder-title = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} { $game } met { $seats ->
    [one] 1 plek
   *[other] { $seats } plekken
}, startwaarde { $seed }.
ladder-changed = { $count ->
    [one] { $bots } is veranderd sinds de partijen in { $path } zijn gespeeld
   *[other] { $bots } zijn veranderd sinds de partijen in { $path } zijn gespeeld
}: die worden opnieuw gespeeld, alle andere blijven staan.
ladder-how = Elke rij toont hoe vaak een bot alleen wint tegen een tafel van een andere; eerlijk deel { $fair }. Elo is de afstand tot het gemiddelde van de ranglijst, met 95%-interval.
ladder-against = tegen { $bot }
ladder-page-title = { $title }: ranglijst van bots

lab-merge-about = De delen van een run samenvoegen en het rapport schrijven.
lab-merge-examples = De bestanden zijn die welke --checkpoint of de ranglijst per deel heeft geschreven, op welke computer dan ook. Elke partij moet precies één keer voorkomen.

    voorbeelden:
    {"  "}wildtable lab merge part-1.jsonl part-2.jsonl part-3.jsonl
    {"  "}wildtable lab merge parts/wild-cards-ladder-1-of-2.jsonl parts/wild-cards-ladder-2-of-2.jsonl --out reports
argument-merged = bestanden van de delen
error-merge-target = { $path } zou tegelijk gelezen en geschreven worden; kies met --out een andere map

lab-selfplay-about = Bots tegen elkaar laten spelen en elke partij opslaan in Parquet-bestanden.
lab-selfplay-examples = Elk bestand bevat startwaarde, bots, zetten en resultaten van een aantal partijen. Wat er al is, wordt niet opnieuw gespeeld. Heeft wildtable[data] nodig.

    voorbeelden:
    {"  "}wildtable lab selfplay wild-cards --games 10000 --out games
    {"  "}wildtable lab selfplay wild-space --seats 2 --bots greedy,eager --games 500 --out games --decisions
argument-selfplay-bots = één bot per speler, gescheiden door komma’s: { $bots } (standaard: allemaal greedy)
argument-played-games = aantal partijen (standaard: 1000)
argument-tables = map voor de bestanden
argument-file-games = partijen per bestand (standaard: 480)
argument-decisions = ook elke beslissing met observatie en masker schrijven
selfplay-saved = { $files ->
    [one] 1 bestand
   *[other] { $files } bestanden
} in { $path }, { $size } kB.

lab-train-about = Een net voor een spel trainen door het tegen zichzelf te laten spelen.
lab-train-examples = Bewaart een tussenstand, de gewichten en een pagina met grafieken. --resume gaat verder met een tussenstand, op hetzelfde apparaat bit voor bit gelijk. Heeft wildtable[train] nodig.

    voorbeelden:
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets --resume nets/wild-cards.checkpoint.npz
    {"  "}wildtable lab train wild-space --seats 3 --minutes 10 --device cuda --out nets
argument-train-minutes = hoe lang er getraind wordt, in minuten (standaard: 10)
argument-train-hours = hoe lang er getraind wordt, in uren in plaats van minuten
argument-train-resume = een tussenstand om mee verder te gaan; de plekken, opties en startwaarde daarvan gelden, je hoeft ze niet opnieuw op te geven
argument-train-out = map voor tussenstand, gewichten, metingen en pagina (standaard: de huidige map)
argument-train-device = waar gespeeld en geleerd wordt: cpu of cuda (standaard: cpu)
argument-train-games = partijen tegen elke tafel met bots aan het eind (standaard: 500)
error-train = voor trainen ontbreken pakketten (geen module { $module }): pip install 'wildtable[train]'
error-train-deck = netten worden voor de kaarten van het spel zelf getraind; laat --deck weg
error-train-device = geen CUDA-apparaat gevonden; laat --device cuda weg
error-train-resume = { $path } is getraind met { $name }={ $found }, niet met { $typed }; pas dat aan, of laat --resume weg om opnieuw te beginnen
train-report = { $seconds } s, { $millions } miljoen beslissingen, { $speed } per seconde; wint { $wins_greedy } van greedy, { $wins_past } van eerdere versies
train-judged = Tegen een tafel met { $bot }-bots: wint { $wins } ± { $error } van { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}.
train-saved = De gewichten staan in { $weights }, de pagina in { $page }.
train-page-title = { $title }: training
train-page-about = { $seats ->
    [one] 1 plek
   *[other] { $seats } plekken
}{ $options }. De horizontale as toont miljoenen beslissingen.
train-curve = { $name ->
    [wins_greedy] Gewonnen van twee hebzuchtige bots, tijdens het leren
    [wins_past] Gewonnen van eerdere versies
    [entropy] Entropie van de zetkeuze
    [value_loss] Fout van de waardering
    [decisions_per_second] Beslissingen per seconde, alles samen
   *[learned_per_second] Geleerde beslissingen per seconde
}
train-decisions = Beslissingen
train-against = Tegen een tafel met
train-games = Partijen
train-wins = Gewonnen
train-opponent = { $bot ->
    [chance] willekeurige bots
   *[greedy] hebzuchtige bots
}

analyse-about = Een afgelopen partij analyseren: wat zetten en toeval hebben gedaan, en de sleutelmomenten.
analyse-examples = Elke beslissing wordt beoordeeld naar wat je kon weten: in bedachte kaartverdelingen, uitgespeeld door de gemiddelde bot. Met wildtable[fast] gaat het snel.

    voorbeelden:
    {"  "}wildtable analyse wild-cards-7.toml
    {"  "}wildtable analyse wild-cards-7.toml --deals 500 --json
argument-analysed = de opname van een afgelopen partij
argument-deals = bedachte kaartverdelingen per vergelijking (standaard: 200)
analyse-running = Analyseren
analyse-title = Analyse van een partij { $game }, met { $deals } bedachte kaartverdelingen per vergelijking.
analyse-player = Speler
analyse-result = Resultaat
analyse-own = Eigen zetten
analyse-others = Zetten van anderen
analyse-chance = Toeval
analyse-margin = Eigen zetten, voorsprong
analyse-parts = Het resultaat in procentpunten boven het eerlijke deel van { $fair } winst: wat eigen zetten, die van anderen en het toeval bijdroegen, vergeleken met de zetten van de gemiddelde bot. Laatste kolom: gewonnen voorsprong op de beste andere speler.
analyse-graph = Kans om te winnen naar wat elke speler kon weten, als mensen als de gemiddelde bot verder spelen en bots op hun eigen niveau:
analyse-moments = { $count ->
    [0] Geen sleutelmomenten: geen andere zet is duidelijk beter.
    [one] 1 sleutelmoment:
   *[other] { $count } sleutelmomenten:
}
analyse-moment = { $grade ->
    [blunder] Blunder
    [mistake] Fout
   *[inaccuracy] Onnauwkeurigheid
}, beslissing { $question }, { $name }: { $move }. Beter: { $better }, { $before } → { $after } (verlies { $loss } procentpunten; { $score }).

ratings-about = Alle uitslagen en ratings opnieuw berekenen uit de logboeken van de partijen, ook terwijl de server draait.
ratings-examples = voorbeelden:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} opnieuw berekend; ongewijzigd omdat hun regels niet meer worden ondersteund: { $lost }.
ratings-failed = de ratings zijn niet gewijzigd: { $reason }

export-about = Alle gegevens van één persoon naar een bestand exporteren, ook terwijl de server draait.
export-examples = voorbeelden:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = een persoon: het laatste deel van het adres van de eigen pagina, of de naam als die maar één keer voorkomt
argument-export = bestand om te schrijven
export-done = De gegevens van { $name } staan in { $path }.
forget-about = De gegevens van één persoon voorgoed wissen; de server mag niet draaien.
forget-examples = Wist namen, links en chatberichten. Afgelopen partijen blijven, met een anonieme speler op de plek.

    voorbeelden:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = echt wissen; anders zie je alleen wie er gewist zou worden
forget-unsure = dit zou { $name } ({ $id }) wissen, met { $games ->
    [one] 1 afgelopen partij
   *[other] { $games } afgelopen partijen
}; met --sure gebeurt het echt, en voorgoed
forget-done = Gewist. In oudere back-ups staan de gegevens nog; wis die zelf.
forget-busy = niets gewist: stop eerst de server, of laat de persoon het zelf doen op de eigen pagina
forget-failed = niets gewist: { $reason }
people-none = deze persoon bestaat niet: “{ $who }”
people-several = meerdere mensen heten “{ $who }”; gebruik een van deze id’s: { $ids }

# Spellen schrijven

games-left-out = Weggelaten, omdat het niet geladen kan worden: { $name }
check-defaults = Door standaarden vervangen:
check-default-texts = { $count ->
    [one] 1 Engelse tekst:
   *[other] { $count } Engelse teksten:
}
check-good = { $game }: alles klopt.
check-wrong = { $count ->
    [one] { $game }: 1 ding klopt niet.
   *[other] { $game }: { $count } dingen kloppen niet.
}
new-game-next =
    Installeer het en speel:
    {"  "}pip install --editable { $folder }
    {"  "}wildtable play { $name }
    {"  "}wildtable game check { $name }
