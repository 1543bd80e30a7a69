# Wat de opdrachtregel zelf zegt. Wat spellen zeggen, staat in hun mappen.

# Wat er mis is met een opdracht

error-usage = { $message } (zie { $command } --help)
error-setting = “{ $text }” is geen optie: schrijf naam=waarde, zoals edition=2020
error-number = “{ $text }” is geen geheel getal vanaf { $least }
error-port = “{ $text }” is geen poort: een getal van 0 (een vrije) tot en met 65535
error-seconds = “{ $text }” is geen tijdsduur: een getal als 5 of 0.8
error-base = “{ $text }” is geen adres om te openen: schrijf het als https://games.example.org
error-proxy = “{ $text }” is geen adres van een proxy: schrijf het als 127.0.0.1 of 10.0.0.0/8
error-text = elke tekst die je kunt afdrukken is goed, maar geen lege
error-bots = --bots: { $needed } { $needed ->
    [one] bot is
   *[other] bots zijn
} nodig voor { $seats } plekken{ $virtual ->
    [0] {""}
   *[other] {" "}(waarvan { $virtual } voor een virtuele speler)
}, maar { $given } { $given ->
    [one] is
   *[other] zijn
} genoemd
error-opponents = --bots: noem één bot voor alle anderen of { $needed } voor { $needed } plekken, niet { $given }
error-seat = --seat: op plek { $seat } zit geen mens; het kan van 0 tot en met { $last }
error-server = deze opdracht heeft de server nodig, en die is niet geïnstalleerd (module { $module } ontbreekt): pip install 'wildtable[server]'
error-at = --at: het verslag heeft { $last } vragen, niet { $at }

# Opdrachten en argumenten, voor --help

about = Wildtable speelt bordspellen met wilde dieren, precies volgens de spelregels.
about-examples = voorbeelden:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <opdracht> --help
help-usage = gebruik:
help-arguments = argumenten
help-options = opties
argument-help = toon deze hulp
argument-command = opdrachten
argument-version = toon de versie
argument-game = een spel, met de naam die “wildtable games” toont
argument-seats = hoeveel plekken, met die van een virtuele speler (anders: zo weinig mogelijk)
argument-seed = getal of tekst waar al het schudden van afhangt; dezelfde startwaarde, dezelfde kaarten
argument-set = een optie van het spel, zoals edition=2020; mag vaker
argument-option = een optie van { $game }: { $values }
argument-deck = een eigen deckbestand in plaats van dat van het spel
argument-json = geef één JSON-document voor programma’s

games-about = Toon de spellen: namen, plekken en opties.
games-examples = voorbeelden:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = Speel in de terminal tegen bots.
play-examples = voorbeelden:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots greedy,eager,random --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = jouw plek, geteld vanaf 0 (anders: 0)
argument-name = hoe de anderen je noemen
argument-opponents = wie er tegen je speelt: { $bots }; één naam voor allemaal, of een voor elke plek (anders: greedy)
argument-record = waar het verslag komt (anders: in deze map, genoemd naar spel en startwaarde)

serve-about = Start de server: een pagina om te spelen, met vrienden en bots, en een API voor programma’s.
serve-examples = Alles staat in één map. Ctrl-C stopt de server; lopende spellen gaan verder als hij weer start.

    voorbeelden:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
argument-host = het adres waarop de server luistert (anders: 127.0.0.1, alleen deze computer)
argument-port = de poort waarop de server luistert; 0 neemt een vrije (anders: 8765)
argument-data = de map met de database van de server (anders: wildtable-data)
argument-base = het adres dat iedereen opent, als een proxy er een ander van maakt
argument-proxy = het adres van de proxy ervoor, die zegt waar verzoeken vandaan komen; meer dan één met komma’s (anders: 127.0.0.1)
argument-bot-seconds = hoe lang een bot mag nadenken, in seconden (anders: 5)
argument-bot-pause = hoe lang een bot wacht met antwoorden, in seconden (anders: 0.8)
argument-bot-workers = hoeveel processen er voor de bots denken (anders: 1)
argument-idle-minutes = hoe lang een tafel waar niemand kijkt in het geheugen blijft, in minuten (anders: 30)
argument-requests = hoeveel verzoeken één adres per minuut mag sturen (anders: 1200)
argument-messages = hoeveel berichten één bezoeker per minuut mag sturen (anders: 240)
argument-sockets = hoeveel pagina’s vanaf één adres tegelijk live mogen zijn (gebruikelijk: 500)
argument-log-json = schrijf het logboek als één JSON-object per regel, met alle verzoeken
serve-open = Wildtable is open op { $address }
serve-admin = Beheer: { $address } met het token { $token }
serve-taken = kan niet luisteren op { $host }, poort { $port }: { $reason }
serve-data = kan de database { $path } niet gebruiken: { $reason }
serve-occupied = een andere server gebruikt de map { $path } al: stop die, of noem met --data een andere map

simulate-about = Laat bots tegen elkaar spelen en zie wie hoe vaak wint.
simulate-examples = Elke verdeling van de kaarten wordt vanaf elke plek één keer gespeeld. Dezelfde startwaarde geeft met elk aantal processen hetzelfde.

    voorbeelden:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = een bot voor elke plek behalve de virtuele, met komma’s: { $bots }
argument-games = hoeveel spellen er gespeeld worden (anders: 300)
argument-workers = hoeveel processen er rekenen (anders: zoveel als loont)

replay-about = Speel een verslag na en toon waar het op uitliep.
replay-examples = voorbeelden:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = een verslag van “wildtable play”
argument-at = stop na zoveel vragen (anders: aan het eind)
argument-viewer = toon wat deze plek zag (anders: wat een toeschouwer zag)

verify-about = Controleer een verslag: of het klopt, en of het schudden voor het delen vastlag.
verify-examples = voorbeelden:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --json
argument-verified = een verslag, van de pagina van een afgelopen spel of van “wildtable play”
verify-plays = Het verslag klopt met zijn startwaarde; er is { $shuffles } keer geschud.
verify-breaks = Het verslag klopt niet.
verify-committed-yes = De startwaarde lag voor het delen al vast.
verify-committed-no = De startwaarde is een andere dan voor het delen was vastgelegd.
verify-committed-unknown = Het verslag zegt niet waar de startwaarde vandaan komt.

backup-about = Kopieer de database van de server naar een bestand, ook terwijl de server draait.
backup-examples = voorbeelden:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
argument-backup = waar de kopie komt
argument-force = vervang het bestand als het al bestaat
backup-none = er is geen database { $path }; noem de map met --data
backup-exists = { $path } bestaat al; --force vervangt het bestand
backup-failed = geen kopie in { $path }: { $reason }
backup-done = De database is gekopieerd naar { $path }. Bewaar een kopie van { $key } ernaast: daaraan herkent de server de bezoekers.

deck-about = Werk met deckbestanden.
deck-examples = voorbeelden:
    {"  "}wildtable deck check my-deck.toml
check-about = Controleer een deckbestand en toon de groepen en waar hun cijfers vandaan komen.
check-examples = voorbeelden:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = een deckbestand
argument-of = het spel waar het bij moet horen (anders: het spel dat het zelf noemt)

# Namen

person-name = Robin
bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay, Gus
record-person = mens
record-bot = { $name } ({ $bot })
seat = Plek { $seat }

# Spellen en decks

yes = ja
no = nee
usual = { $value } (standaard)
deck-good = “{ $deck }” is een deck voor { $game }.
deck-group = Groep
deck-provenance = Herkomst
deck-figures = Cijfers

# De tafel

table-player = Speler
table-you = { $name } (jij)
table-open = Op tafel
heading = { $zone }:
table-piles = Stapels
table-hidden = Gesloten
own = { $zone } (jij)
owned = { $zone } van { $seat }
pile = { $zone } ({ $count })
cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
nothing = –
several = { $count }× { $card }
several-numbered = { $count }× { $card }

memory-title = Wat je weet van kaarten uit het zicht
memory-known = { $places }:
memory-spread = Verdeeld over { $places }:
memory-slot = { $place } ({ $count })

score-now = Als het spel nu was afgelopen
score-final = De puntentelling
score-total = Totaal
score-rank = Plaats
rank = { $rank }e

# Spelen

play-welcome = Jij bent { $name }, op plek { $seat }, en speelt tegen { $bots }.
play-commands = Antwoord met een nummer, een zet zoals hij er staat, of het begin ervan. ? legt uit, q stopt.
play-help = Antwoord met een nummer, een zet, of het begin of de beginletters ervan; meer kaarten met komma’s: 1, 3.
    ? hulp   ? leeuw wat een kaart doet   t tafel   m wat je onthoudt   s stand tot nu toe
    u neemt terug   q stopt en bewaart
play-unknown-card = Er is hier geen kaart die iets doet en “{ $name }” heet.
play-exactly = ({ $count } kaarten)
play-between = { $least ->
    [0] (maximaal { $most } kaarten, dan done)
   *[other] ({ $least } tot { $most } kaarten, dan done)
}
play-picks = Tot nu toe: { $moves }  (u neemt ze terug)
play-left = Je staat op van tafel. Kom gerust terug.
play-saved = Het verslag staat in { $path }
play-won = { $shared ->
    [one] Je wint. Goed gespeeld!
   *[other] Jullie delen de overwinning: { $winners }. Goed gespeeld!
}
play-lost = { $shared ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
}; jij wordt { $rank }e.
commands = { $key ->
    [t] t tafel table
    [m] m onthouden memory
    [s] s stand score
    [u] u terug undo back
    [q] q stop quit exit
   *[other] ? h hulp help
}
unclear-number = Kies een nummer van 1 tot en met { $last }.
unclear-several = “{ $text }” kan { $moves } zijn.

# Naspelen en simuleren

replay-title = { $title }, vraag { $at } van { $last }
replay-asked = { $question } Nog niet beantwoord: { $seats }.
simulate-playing = bezig
simulate-title = { $games } spellen { $game }, { $seats } plekken, { $options }, startwaarde { $seed }
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-interval = 95%-interval
simulate-score = Punten gemiddeld
simulate-range = { $low } – { $high }
simulate-speed = { $decisions } beslissingen in { $seconds } s, { $speed } per seconde

lab-about = Een spel onderzoeken.
lab-examples = voorbeelden:
    {"  "}wildtable lab balance wild-cards --games 1000
balance-about = Bots tegen elkaar laten spelen en zeggen of alles in een spel evenveel waard is.
balance-examples = Geteld wordt wat elk spel opgeeft: kaarten, rollen, plekken. Er komen een pagina en een JSON-bestand.

    voorbeelden:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = soorten bots, met komma’s; elke soort speelt onder elkaar (anders: greedy,random van { $bots })
argument-counted-games = hoeveel spellen elke soort speelt (anders: 1000)
argument-out = de map om in te schrijven (anders: deze)
balance-title = { $games } spellen { $game } met { $seats } plekken, allemaal { $bot }.
balance-fair = Ieders eerlijke deel van de overwinningen is { $fair }.
balance-presence = In spellen
balance-wins = Winst ermee
balance-interval = 95%-interval
balance-share = Eerlijke delen
balance-saved = De pagina staat in { $page }, de cijfers in { $data }.
balance-page-title = { $title }: balans
balance-page-about = { $seats } plekken, { $options }; deck “{ $deck }”; startwaarde { $seed }.
balance-page-how = Voor alles wat geteld wordt: in hoeveel spellen iemand het had, hoe vaak daarmee gewonnen is en hoeveel eerlijke delen dat zijn. De lijn in het plaatje is het eerlijke deel, de stippellijn { $limit } keer zoveel.
balance-page-bot = { $games } spellen onder { $bot }-bots; een eerlijk deel is { $fair }
balance-picture = winst ermee { $wins }, zeker { $low } tot { $high }

ratings-about = Bereken alle uitslagen en ratings opnieuw uit het logboek van de partijen, ook terwijl de server draait.
ratings-examples = voorbeelden:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = { $games } partijen zijn opnieuw berekend, { $lost } met regels die niet meer bewaard worden blijven zoals ze waren.
ratings-failed = de ratings blijven zoals ze waren: { $reason }

export-about = Bewaar alles wat van iemand bewaard wordt als bestand, ook terwijl de server draait.
export-examples = voorbeelden:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = iemand: het laatste deel van het adres van hun pagina, of hun naam als niemand anders die heeft
argument-export = waar het bestand komt
export-done = Alles wat van { $name } bewaard wordt staat in { $path }.
forget-about = Vergeet iemand voorgoed, terwijl de server niet draait.
forget-examples = Van hun namen en van wat ze zeiden blijft geen byte over; gespeelde partijen blijven, met iemand op de plaats.

    voorbeelden:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = doe het; zonder dit zie je alleen wie het zou zijn
forget-unsure = dit zou { $name } ({ $id }) vergeten, met { $games ->
    [one] één afgelopen partij
   *[other] { $games } afgelopen partijen
}; met --sure gebeurt het, en niets brengt het terug
forget-done = Vergeten. Eerdere kopieën van de database moet je zelf wissen.
forget-busy = niemand is vergeten: stop eerst de server, of laat het op de eigen pagina doen
forget-failed = niemand is vergeten: { $reason }
people-none = niemand heet “{ $who }”, en geen pagina eindigt zo
people-several = meer mensen heten “{ $who }”: { $ids }
