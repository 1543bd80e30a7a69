# Wat de server zelf zegt.

# Waarom iets niet kan
denied-no-session = Je browser is hier niet bekend: open de pagina opnieuw.
denied-no-table = Deze tafel bestaat niet, of is voor jou niet open.
denied-no-game = Aan deze tafel is nog geen spel begonnen.
denied-game-running = Er wordt al gespeeld; wacht tot het spel is afgelopen.
denied-no-such-seat = Aan deze tafel is daar geen plek { $seat } voor.
denied-seat-taken = Plek { $seat } is al bezet.
denied-seats-empty = Eerst moet op elke plek iemand of een bot zitten; nog vrij: { $seats }.
denied-not-seated = Je zit niet aan deze tafel.
denied-not-host = Dat kan alleen wie de tafel heeft geopend.
denied-player-here = De speler op plek { $seat } zit aan tafel; een bot kan alleen overnemen van iemand die weg is.
denied-question-gone = Die vraag is intussen beantwoord; kijk nog eens naar de tafel.
denied-undo-others-asked = Terugdraaien kan niet: er is intussen iemand anders aan de beurt, of je hebt niets om terug te draaien.
denied-undo-disclosed = Terugdraaien kan niet: door je antwoord heeft iemand een kaart gezien.
denied-undo-withdraw = Je antwoord ligt nog gesloten: neem het gewoon terug.
denied-table-closed = { $why ->
    [by-admin] Deze tafel is gesloten door wie deze server beheert.
   *[other] Deze tafel is stilgezet: { $why }
}
denied-bad-message = Dat bericht was niet te begrijpen.
denied-bad-reveal = Dat is niet wat je browser had vastgelegd.
denied-reveal-late = Je toeval kwam te laat; de kaarten zijn zonder gedeeld.
denied-no-length = De lengte ontbreekt: stuur het met een Content-Length.
denied-too-long = Dat is te lang: er kan hoogstens { $most } kilobyte worden verstuurd.
denied-long-query = Dit adres is te lang.
denied-nothing-said = Er staat niets in dat bericht.
denied-try-again = Opslaan is niet gelukt; er is niets veranderd. Probeer het nog eens.
denied-too-much = Dat was te veel tegelijk. Wacht even.
denied-changed-too-often = Je hebt je in dit spel { $most } keer bedacht. Vanaf nu blijft het zoals het is.
denied-form-token = Dit formulier is te oud: open de pagina opnieuw en probeer het nog eens.
denied-no-record = Dit verslag bestaat niet, of het spel is nog niet afgelopen.
denied-no-import = Dit verslag staat hier niet of niet meer. Stuur het nog eens in.
denied-may-not-sit = Met deze link kun je meekijken. Om mee te spelen heb je een uitnodiging nodig.
denied-too-many-tables = Je hebt al veel tafels: speel er eerst een uit, of sta ergens op.
denied-too-many-tables-address = Vanaf je netwerk zijn vandaag al te veel tafels gemaakt. Schuif ergens aan, of probeer het later nog eens.
denied-too-many-tables-server = Er zijn hier vandaag al te veel tafels gemaakt. Schuif ergens aan, of probeer het later nog eens.

denied-other-404 = Hier is niets. Misschien klopt het adres niet helemaal.
denied-other-401 = Je browser is hier niet bekend: open eerst de startpagina.
denied-other-403 = Dat mag niet.
denied-other-405 = Dat kan hier niet.
denied-other-409 = Dat kan nu niet.
denied-other-429 = Dat was te veel tegelijk. Wacht even.
denied-other = Er ging hier iets mis. Er is niets verloren; probeer het nog eens.
denied-record = Dit verslag kan niet worden nagespeeld: { $reason }
denied-invisible-name = Een naam heeft minstens één letter, cijfer of teken nodig dat anderen kunnen zien.
denied-host = Deze server kent de naam { $host } niet. Open hem via zijn adres. Als je hem beheert, start hem dan met --allow-host { $host } of geef met --base zijn openbare adres op.
denied-origin = Deze server is alleen open op { $address }. Ga daarheen. Als je hem beheert, geef dan met --base het adres uit je browser op.
denied-bad-link = Deze link opent niets meer. Vraag om een nieuwe.

# Alle pagina’s

site = Wildtable
site-description = Bordspellen met wilde dieren, in de browser, tegen bots of met vrienden. Je hebt geen account nodig.
site-nav = Pagina’s
skip = Naar de inhoud
to-lobby = Alle tafels
you-are = Jij bent
choose = Taal en kleuren
choose-language = Taal
choose-theme = Kleuren
theme = { $theme ->
    [light] Licht
    [dark] Donker
   *[system] Zoals het apparaat
}
copy = Kopiëren
copied = Gekopieerd
problem-title = Dat is niet gelukt
problem-home = Naar de startpagina
back-to-table = Terug naar de tafel

# Kaarten en zetten

cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
listed = { $others } en { $last }
several = { $count }× { $card }
owned = { $seat }: { $zone }

# Plekken

bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay
seat = Plek { $seat }
seat-free = Plek { $seat } (vrij)
seat-thinking = denkt na
seat-away = even weg, een bot speelt
seat-bot = { $bot ->
    [random] Toevalsbot
    [eager] Gretige bot
    [greedy] Slimme bot
    [guide] Leerbot
   *[other] Bot ({ $bot })
}
seat-absent = niet aanwezig
seat-you = jij
sit-here = Hier zitten
sit-move = Hierheen
sit-bot = In plaats van de bot
bot-add = { $bot ->
    [random] Toevalsbot erbij
    [eager] Gretige bot erbij
    [greedy] Slimme bot erbij
   *[other] Bot erbij ({ $bot })
}
bot-remove = Bot weg
bots-fill = Bots op de vrije plekken
leave = Opstaan
leave-game = Weggaan (een bot speelt verder)
lobby-before = Voor het spel
lobby-again = Nog een spel aan deze tafel?
start = Spel starten
start-again = Revanche
start-when-full = Het spel kan beginnen zodra elke plek bezet is.
absent = { $name } is er niet.
hand-over = Laat een bot spelen

# Stand

# Vragen

prompt-watching = Je kijkt mee
prompt-away = Een bot speelt voor jou
prompt-sealed = Je hebt gekozen
prompt-waiting = Je bent nog niet aan de beurt
take-back-seat = Weer zelf spelen
withdraw = Terugnemen
undo = Terugdraaien
picked = Tot nu toe: { $moves }.
memory-title = Wat je weet van kaarten uit het zicht
mat-title = Op tafel
log-title = Wat er gebeurd is
story-title = { $game }: het spel tot nu toe
story-link = Alles tot nu toe
log-empty = Nog niets.
chat-title = Chat
chat-empty = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Verstuur
score-total = Totaal

# Live

live-your-move = Jij bent aan de beurt
live-offline = De verbinding is weg. Nieuwe poging …
live-crowded = Vanuit jullie netwerk staan te veel pagina’s open. Sluit er een die niemand nodig heeft. Nieuwe poging …
live-kept = Je antwoord wordt verstuurd zodra er weer verbinding is.
live-time = nog { $time }

# Eerlijkheid

fairness-title = Eerlijk geschud
fairness-before = Het geheim voor het volgende delen staat vast; dit is de vingerafdruk ervan (SHA-256). Ook jullie browsers leggen eigen toeval vast voordat iemand iets onthult. Na het spel wordt alles openbaar en gaat je browser na of er niets is veranderd.
deal-title = Er wordt geschud …
deal-about = De kaarten worden geschud met het toeval van jullie allemaal.
denied-no-token = Deze aanroep heeft een token nodig dat hier bekend is.
denied-seat-only = Met het token van een plek kun je alleen die plek spelen.
denied-no-such-game = Dat spel is hier niet.

# De lobby

lobby-title = Bordspellen met wilde dieren
lobby-lead = Speel meteen tegen bots, of stuur vrienden een link. Geen account, niets te installeren.
lobby-games = Spellen
lobby-mine = Jouw tafels
lobby-past = Door jou gespeeld
lobby-join = Open tafels
lobby-watch = Spellen om te bekijken
lobby-records = Net afgelopen
play-now = Nu spelen
play-now-how = tegen bots
play-friends = Met vrienden spelen
play-friends-how = met een link om te sturen
play-guide = Leer het in een spel met uitleg
play-options = Opties kiezen
play-rules = Regels en alle kaarten
table-free = { $free ->
    [one] nog één plek vrij
   *[other] nog { $free } plekken vrij
}
table-running = bezig
table-waiting = nog niet begonnen
import-title = Een eigen verslag bekijken
import-text = Het verslag
import-file = of een bestand
import-hint = De server bewaart je laatste { $most } verslagen. Daarna verdwijnen de oudste.
import-send = Bekijken

# Een nieuwe tafel

new-title = Een tafel voor { $game }
new-seats = Plekken
new-who = Wie zit waar
new-who-hint = Plekken boven het gekozen aantal tellen niet, en ook de laatste niet als er een virtuele speler meedoet.
new-me = ik
new-free = vrij, voor wie er komt
new-open = Wie mag erbij
new-open-yes = Iedereen
new-open-yes-about = De tafel staat op de startpagina.
new-open-no = Alleen wie ik een link stuur
new-open-no-about = De link maak je aan tafel.
new-options = Opties
new-clock = Tijd per zet
clock-none = onbeperkt
span = { $unit ->
    [days] { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
    [hours] { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
    [minutes] { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
   *[seconds] { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
}
new-plain = Zonder hulp
new-plain-about = Niemand krijgt te zien wat een kaart zou opleveren of welke kaarten er nog komen.
new-hide = Niet laten zien wie geantwoord heeft
new-hide-about = De anderen zien niet wie er nog nadenkt.
new-deck = Een eigen deck
new-deck-hint = Voor wie het gedrukte spel heeft: plak een deckbestand of kies er een. Laat dit leeg om met het onze te spelen.
new-deck-text = Het deckbestand
new-make = Tafel openen
yes = ja
no = nee

# De pagina van een spel

contents = Op deze pagina
clause = Regel { $clause }
deck-title = Het deck
deck-about = Wat gedrukt is, komt uit de spelregels. De rest hebben we in dezelfde geest aangevuld, en dat zeggen we hier. Heb je het gedrukte spel, dan kun je met de echte cijfers spelen: kies een eigen deck als je een tafel opent.
provenance = { $kind ->
    [rulebook] staat in de spelregels
    [published] elders door de makers verteld
   *[reconstructed] door ons aangevuld
}
rulings-title = Zo spelen wij het

# Rond de tafel

share-title = Anderen uitnodigen
share-open = Deze tafel is open: stuur je vrienden het adres van deze pagina.
share-closed = Deze tafel is besloten: alleen wie een link van jou heeft, kan binnenkomen.
share-make = Nieuwe links maken
links-title = Nodig je vrienden uit
links-about = Wie de eerste link opent, kan aan je tafel gaan zitten. Plekken die vrij blijven, geef je gewoon aan bots.
links-once = Kopieer ze nu: de server bewaart geen kopie. Oudere links openen niets meer.
links-invite = Voor vrienden die meespelen
links-watch = Voor wie alleen meekijkt
links-go = Naar de tafel

# Ik

me-title = Jij
me-name = Je naam
me-save = Opslaan
me-about = Zo zien de anderen je. Geen account, geen wachtwoord: je browser onthoudt je.
me-link-title = Een ander apparaat
me-link-about = Met een persoonlijke link ben je op een ander apparaat dezelfde persoon. Wie hem heeft, speelt onder jouw naam: houd hem dus voor jezelf. Daarmee sta je na partijen die meetellen op de ranglijst, en anderen kunnen je pagina openen.
me-link-make = Persoonlijke link maken
me-link-shown = Dit is je link. Hij wordt alleen deze keer getoond; de vorige opent niets meer.
me-sign-out-title = Elders aangemeld
me-sign-out-about = Als je een apparaat kwijt bent of iemand anders je persoonlijke link heeft: hiermee meld je je af in alle andere browsers en programma’s en wordt je persoonlijke link vervangen.
me-sign-out = Overal elders afmelden
me-signed-out = Je bent overal elders afgemeld.
personal-link-title = Persoonlijke link
personal-link-about = In deze browser word je { $name }. De naam die je hier nu hebt, blijft achter.
personal-link-self = In deze browser ben je al { $name }.
personal-link-go = Verder als { $name }
personal-link-stay = Blijven wie je bent

# Verslagen

record-title = Een spel { $game }
record-about = { $names } · { $date }
record-at = { $at ->
    [0] Het delen
   *[other] Stap { $at } van { $last }
}
record-steps = Stappen
record-first = Begin
record-previous = Vorige
record-next = Volgende
record-last = Einde
record-as = Gezien door
record-open = iedereen, open
record-show = Tonen
record-answers = Antwoorden
record-unseen = gesloten
record-nothing = koos geen kaart
record-over = Het spel is afgelopen.
record-hand = Hand van { $name }
record-again = Van voren af aan
record-again-about = bekijk het spel nog eens
record-download = Verslag downloaden
record-good = Dit verslag klopt met de regels, elke keer schudden inbegrepen ({ $shuffles }).
record-bad = Dit verslag klopt niet: { $reason }
record-committed = De startwaarde volgt uit het geheim dat voor het delen was vastgelegd.
record-not-committed = De startwaarde volgt niet uit wat voor het delen was vastgelegd: { $reason }
record-silent = Het verslag zegt niet waar de startwaarde vandaan komt.
replay-step = Stap
replay-rounds = Rondes
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Tempo
replay-copy = Link kopiëren
replay-check = Nagaan
replay-failed = Deze stap kon niet worden geladen. Probeer het nog eens.
replay-space = Spatie
replay-keys-step = een stap terug, een stap verder
replay-keys-play = afspelen, pauzeren
replay-keys-mark = naar het merkteken ervoor, naar het volgende
replay-keys-ends = naar het delen, naar het einde
replay-keys-open = stand, verloop, nagaan, deze lijst
check-title = Eerlijk geschud
check-server = Nagegaan door de server
check-browser = Nagegaan door je eigen browser
check-proven = Voor jou bewezen: je browser deed mee aan dit delen. Het verslag klopt met zijn notities en elke keer schudden geeft dezelfde kaarten.
check-consistent = Alleen met zichzelf in overeenstemming: elke keer schudden geeft dezelfde kaarten. Wie meespeelde kan in dezelfde browser meer nagaan.
check-broken = Gebroken: dit verslag laat het delen niet zien zoals het was afgesproken.
check-late = Het toeval van je browser kwam te laat voor dit delen.
fault-secret = Dit is niet het geheim dat de server had vastgelegd.
fault-seats = Wat een stoel heeft toegevoegd, is niet wat die had vastgelegd.
fault-seed = De startwaarde volgt niet uit het geheim en het toeval van de spelers.
fault-shuffle = Eén keer schudden geeft andere kaarten.
fault-server = Voor het delen zag je browser een andere vastlegging van de server.
fault-list = Voor het delen zag je browser andere vastleggingen van de spelers.
fault-bytes = Het toeval van je browser ontbreekt, terwijl de server het had bevestigd.
fault-missing = Je browser deed mee aan eerlijk delen, maar in het verslag staat er niets over.
check-withheld = Deze stoelen onthulden hun toeval niet op tijd: { $seats }. Elke stoel kon samen met de server tussen twee verdelingen kiezen.
check-notes = Notities bewaren
check-running = Bezig met nagaan …
check-failed = Nagaan is niet gelukt.
check-stacked = De kaarten lagen klaar, dus het toeval had hier niets te zeggen.
check-details = Wat vooraf was vastgelegd, en wat achteraf is verteld
check-commitment = Vastgelegd voor het delen (SHA-256 van het geheim)
check-secret = Het geheim van de server
check-added = { $source ->
        [player] Van de browser van { $name }
        [withheld] { $name }: niet op tijd ontvangen
       *[server] { $name }: niets, alleen het geheim van de server
    }

# De pagina van de tafel

you = Jij
round = Ronde { $round }
round-of = van { $rounds }
phases = Fases
seat-your-move = jouw beurt
seat-ready = klaar
seat-rank = { $rank }e
just-now = Zojuist
rule-link = Regel ›
score-so-far = Punten tot nu toe
score-final = Puntentelling
final-you-win = Je wint met { $points } punten.
final-you-share = Je deelt de overwinning, met { $points } punten.
final-wins = { $shared ->
    [one] { $names } wint met { $points } punten.
   *[other] { $names } delen de overwinning, met { $points } punten.
}
final-ahead = { $points ->
    [0] Evenveel punten als { $name }; de regels voor gelijkstand beslisten.
    [one] Eén punt voor op { $name }.
   *[other] { $points } punten voor op { $name }.
}
final-ahead-of-you = { $points ->
    [0] Evenveel punten als jij; de regels voor gelijkstand beslisten.
    [one] Eén punt voor op jou.
   *[other] { $points } punten voor op jou.
}
lesson-title = Je gids
lesson-advice = Mijn advies – { $move }.
after-replay = Naspelen
after-replay-about = zet voor zet
after-record = Verslag
after-record-about = het spel als bestand
after-check = Schudden nagaan
after-check-about = startwaarde en vastlegging
clear = Wissen
close = Sluiten
frozen-title = Deze tafel is stilgezet
lobby-ready = Iedereen is er
lobby-ready-about = Begin wanneer jullie willen.
lobby-again-about = Iedereen schuift één plek door.
change-seats = Van plek wisselen
seating-title = Wie zit waar
tools = Tafel
tool-score = Stand
tool-log = Verloop
tool-rules = Regels
tool-menu = Menu: taal, kleuren, tafel
prompt-title = Wat er gevraagd wordt
hand-yours = Je hand
log-and-chat = Verloop en chat
keys-title = Toetsen
keys-confirm = bevestigen
keys-no = weigeren, waar dat mag
keys-clear = wissen, terugnemen
keys-zoom = de gekozen kaart vergroten
keys-open = stand, verloop, deze lijst
rules-all = Alle regels
live-picked = { $card }, gekozen.
live-put-back = { $card }, teruggelegd.
live-of = { $picked } van { $wanted }

# Beheer

denied-muted = Je kunt hier niet meer chatten. Meespelen kan nog wel.
denied-banned = Je kunt hier niet meer naar binnen.
denied-admin-only = Dat mag alleen wie deze server beheert.
denied-admin-token = Dat is niet het token van deze server.
denied-bad-address = Dat is geen adres: schrijf het als 203.0.113.7 of 2001:db8::/64.
denied-ban-yourself = Daarmee zou je jezelf buitensluiten. Als hier iedereen van één adres komt, kent de server zijn proxy nog niet.
admin-title = Beheer
admin-token = Het token van de server
admin-login = Naar binnen
admin-login-about = De server toont het bij het starten; het staat ook in het bestand admin-token in de gegevensmap.
admin-logout = Afmelden
admin-count = { $what ->
    [tables] { $count ->
        [one] 1 tafel in het geheugen
       *[other] { $count } tafels in het geheugen
    }
    [sockets] { $count ->
        [one] 1 pagina verbonden
       *[other] { $count } pagina’s verbonden
    }
   *[moves] { $count ->
        [one] 1 zet sinds de start
       *[other] { $count } zetten sinds de start
    }
}
admin-tables = Tafels
admin-no-tables = Niemand speelt, en er is geen tafel in het geheugen.
admin-state = { $state ->
    [playing] wordt gespeeld
    [over] spel afgelopen
    [closed] gesloten
   *[waiting] niet begonnen
}
admin-private = alleen met link
admin-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
admin-close = Tafel sluiten
admin-onlooker = geen plek
admin-mute = Dempen
admin-muted = gedempt
admin-ban = Buitensluiten
admin-ban-address = { $address } buitensluiten
admin-banned = buitengesloten
admin-sanctions = Gedempt en buitengesloten
admin-no-sanctions = Niemand.
admin-sanction = { $kind ->
    [mute] gedempt
    [ban] buitengesloten
   *[address] adres buitengesloten
}
admin-lift = Opheffen
admin-address = Een adres buitensluiten
admin-address-about = Eén adres, of een netwerk zoals 203.0.113.0/24. Bij IPv6 heeft één huishouden een hele /64.
admin-errors = Laatst in het logboek
admin-no-errors = Geen waarschuwingen, geen fouten.
admin-level = { $level ->
    [warning] waarschuwing
   *[error] fout
}

# Geroepen worden

turns-title = Jij bent aan de beurt
choose-sounds = Geluiden
choose-notes = Meldingen
call = { $value ->
    [on] Aan
   *[off] Uit
}
notes-refused = Je browser laat deze pagina niets melden. In de instellingen voor deze site kun je dat veranderen.

# Onbereikbaar

offline-title = Onbereikbaar
offline-unanswered = De server antwoordt nu niet. Misschien wordt hij opnieuw gestart.
offline-unconnected = Dit apparaat heeft geen verbinding met internet.
offline-kept = Er is niets verloren: je spellen wachten zoals je ze hebt achtergelaten.
offline-again = Opnieuw proberen

# Mensen, ranglijsten, ratings

somebody = iemand
denied-no-person = Op dit adres is niemand, of de pagina is niet voor anderen.
rated = telt mee
rating = Rating
rating-after = { $games ->
    [one] na één partij die meetelt
   *[other] na { $games } partijen die meetellen
}
games-rated = Partijen
ladder = Ranglijst
ladder-title = { $game }: de ranglijst
ladder-about = Bots, en mensen met een persoonlijke link, naar de sterkte die zeker is.
ladder-place = Plaats
ladder-who = Wie
ladder-sure = Zeker
ladder-empty = Niemand heeft nog een partij gespeeld die meetelt. Wees de eerste: kies het als je een tafel maakt.
ladder-how = Een rating zegt hoe sterk iemand is en hoe zeker dat is: negentien van de twintig keer ligt de waarheid binnen de marge achter ±. Iedereen begint op 25 ± 16,7; elke partij die meetelt verschuift dat (OpenSkill). “Zeker” is wat er bij twijfel overblijft, dus één gelukkige partij brengt je nergens.
ladder-game = Naar { $game }
person-mine = Dit is jouw pagina, met al je partijen. Anderen zien haar zodra je een persoonlijke link hebt, en daarop alleen partijen die meetellen en die aan open tafels.
person-about = Partijen die meetellen, en die aan open tafels.
person-bot = Een bot van dit huis. Partijen die meetellen, en die aan open tafels.
person-empty = Nog geen afgelopen partij.
person-latest = Laatste partijen
person-result = { $rank }e van { $people }, { $points ->
    [one] één punt
   *[other] { $points } punten
}
person-alone = { $rank ->
    [1] alleen, gewonnen
   *[other] alleen, verloren
}, { $points ->
    [one] één punt
   *[other] { $points } punten
}
history-about = De rating in { $game } ging van { $from } naar { $to } ± { $spread }.
history-caption = Partij na partij; de band toont hoe zeker het is.
history-figures = De laatste cijfers
results = Uitslagen
results-people = Spelers
results-games = Partijen
results-wins = Gewonnen
results-share = Aandeel
favourite = { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $wins } gewonnen
new-rated = Ranglijst
new-rated-yes = Partijen tellen mee voor de ranglijst
new-rated-about = Iedereen kan hun uitslagen zien. Ook partijen tegen bots tellen mee; die tussen bots, in je eentje gespeelde, begeleide en die met een eigen deck niet.
table-rated = Partijen aan deze tafel tellen mee voor de ranglijst: iedereen kan hun uitslagen zien.
me-data-title = Je partijen en gegevens
me-data-about = Je uitslagen, favorieten en ratings op een pagina, of alles wat van je bewaard wordt als bestand: namen, partijen, verslagen, ratings en wat je gezegd hebt.
me-page = Je pagina
me-export = Alles als bestand bewaren
me-forget-title = Vergeten worden
me-forget-about = Je naam, je links en alles wat je zei worden voorgoed gewist. Partijen die je speelde blijven, met iemand op jouw plaats; waar je nu speelt, gaat een bot verder. Dit is niet terug te draaien.
me-forget-host = Kopieën die de beheerder van deze server eerder maakte, kan alleen die wissen: vraag erom.
me-forget-sure = Ja, vergeet mij
me-forget-unsure = Er is niets gewist: zet eerst het vinkje als je het zeker weet.
me-forget = Vergeet mij
forgotten-title = Je bent vergeten
forgotten-about = Niets hier kent je naam nog. Als je blijft, ben je iemand nieuws.

# Documentatie

docs = Documentatie
docs-pages = Alle pagina’s
docs-english = Deze pagina’s zijn in het Engels.
docs-guides = Handleidingen
docs-reference = Naslag
docs-turn = Omslaan
docs-before = Hiervoor
docs-after = Verder
docs-made = Voor wie een server draait, bots schrijft, de spellen bestudeert of eraan bouwt
