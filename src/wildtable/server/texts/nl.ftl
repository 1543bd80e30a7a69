# Wat de server zelf zegt, op zijn pagina’s en tegen programma’s; de toon is “je”, “jij” voor nadruk.
#
# game      spel (de titel), partij (één keer gespeeld)      table       tafel
# seat      plek                                             rank        plaats (nooit: plek)
# move      zet                                              choice      keuze, kiezen (nooit: vraag, antwoord)
# host      wie de tafel heeft geopend                       spectator   meekijken, meekijker
# replay    opname (bekijken)                                record      opname (bestand)
# score     stand; aan het eind eindstand                    rating      rating; partij met rating
# ladder    ranglijst                                        personal link  persoonlijke link
# deal      delen        shuffle  schudden, schudbeurt       seed, commitment  startwaarde, vastlegging
# guided game  partij met uitleg    to check  controleren    sign in, sign out  inloggen, uitloggen
# Kaart, pagina, beurt enzovoort zijn “die” of “hem”, nooit “haar” of “ze”.
#
# Knoppen staan in de infinitief; hoofdknoppen hebben hoogstens 16 tekens. Koppen zijn zelfstandige naamwoorden.
# Fouten zeggen wat er is en wat je kunt doen. Bij een getal vóór een zelfstandig naamwoord hoort een keuze op dat getal.

# Waarom iets niet kan
denied-no-session = We herkennen deze browser niet. Laad de pagina opnieuw.
denied-no-table = Deze tafel bestaat niet of is besloten.
denied-no-game = Aan deze tafel is nog geen partij begonnen.
denied-game-running = Er is nog een partij bezig. Wacht tot die is afgelopen.
denied-no-such-seat = Die plek is aan deze tafel niet beschikbaar.
denied-seat-taken = Die plek is bezet. Kies een andere.
denied-seats-empty = { $count ->
    [one] Er is nog één plek vrij. Nodig iemand uit of voeg een bot toe.
   *[other] Er zijn nog { $count } plekken vrij. Nodig iemand uit of voeg bots toe.
}
denied-not-seated = Je hebt geen plek aan deze tafel.
denied-table-full = Alle plekken zijn bezet.
denied-seats-occupied = { $count ->
    [one] Hier zit al één persoon.
   *[other] Hier zitten al { $count } mensen.
}
denied-not-host = Dat kan alleen degene die de tafel heeft geopend.
denied-player-here = { $name } is er gewoon. Een bot kan alleen invallen voor iemand die weg is.
denied-question-gone = Te laat, de partij is al verder. Kijk nog eens naar de tafel.
denied-request-used = Het kenmerk ‘{ $request }’ heb je al voor iets anders gebruikt. Stuur iets nieuws met een nieuw kenmerk.
denied-undo-others-asked = Ongedaan maken kan niet meer: iemand anders is aan de beurt, of je hebt nog geen zet gedaan.
denied-undo-disclosed = Ongedaan maken kan niet: door je zet is een kaart of de keuze van anderen zichtbaar geworden.
denied-undo-withdraw = Je keuze ligt nog gesloten. Neem die gewoon terug.
denied-table-closed = { $why ->
    [by-admin] De beheerder heeft deze tafel gesloten.
    [rules-changed] De regels van dit spel zijn veranderd sinds deze partij begon, dus die kan niet verder. Alle zetten blijven bewaard.
   *[broken] In deze partij ging iets mis, dus die is gestopt. Alle zetten blijven bewaard.
}
denied-bad-message = De server kon dit verzoek niet lezen.
invalid-field = { $code ->
    [wrong-type] moet { $kinds } zijn, niet { $value }
    [missing] ontbreekt
    [unknown] is geen veld van dit verzoek
    [not-listed] moet een van deze zijn: { $known }; niet { $value }
    [too-long] mag hoogstens { $bound } tekens hebben, niet { $length }
    [too-short] moet minstens { $bound } tekens hebben, niet { $length }
    [too-many] mag hoogstens { $bound } onderdelen hebben, niet { $length }
    [too-few] moet minstens { $bound } onderdelen hebben, niet { $length }
    [too-small] moet minstens { $bound } zijn, niet { $value }
    [too-large] mag hoogstens { $bound } zijn, niet { $value }
    [pattern] moet passen bij het patroon { $bound }, anders dan { $value }
    [invisible] moet zichtbare tekst op één regel zijn, niet { $value }
    [no-json] moet JSON zijn
    [nested] is te diep genest
   *[other] kan niet { $value } zijn
}
kind-name = { $kind ->
    [text] een tekst
    [integer] een geheel getal
    [flag] true of false
    [list] een lijst
   *[object] een object
}
either = { $others } of { $last }
denied-bad-reveal = Dit klopt niet met wat je browser had vastgelegd.
denied-reveal-late = De bijdrage van je browser aan het schudden kwam te laat. De kaarten zijn zonder die bijdrage gedeeld.
denied-no-length = Het verzoek moet een Content-Length hebben.
denied-too-long = Te groot: er kan maximaal { $most } kB worden verstuurd.
denied-long-query = Dit adres is te lang.
denied-nothing-said = Je bericht is leeg.
denied-try-again = Opslaan lukte niet. Er is niets veranderd; probeer het opnieuw.
denied-too-much = { $what ->
    [messages] Te veel berichten: je kunt er { $most } per minuut sturen.
    [chat] Te veel berichten: { $of ->
        [address] vanaf je netwerk kunnen er { $most } per minuut komen.
       *[visitor] je kunt er { $most } per minuut schrijven.
    }
    [checks] { $seconds ->
        [60] Te veel decks en opnamen: { $of ->
            [address] je netwerk kan
           *[visitor] je kunt
        } er { $most } per minuut sturen.
       *[other] De server controleert al te veel decks en opnamen.
    }
    [reviews] Te veel analyses: { $of ->
        [address] je netwerk kan
       *[visitor] je kunt
    } er { $most } per minuut beginnen.
    [streams] Te veel open streams: { $of ->
        [address] je netwerk kan
        [visitor] je kunt
       *[server] deze tafel kan
    } er { $most } hebben.
    [waiting] Er wachten er al te veel: { $of ->
        [address] vanuit je netwerk
       *[server] hier
    } kunnen het er { $most } zijn.
   *[requests] Te veel verzoeken: je netwerk kan er { $most } per minuut sturen.
} Wacht even en probeer het opnieuw.
denied-changed-too-often = Je hebt in deze partij al { $most } keer iets teruggenomen. Vaker kan niet.
denied-form-token = Deze pagina is verouderd. Laad hem opnieuw en probeer het nog eens.
denied-no-record = Deze opname bestaat niet, of de partij is nog bezig.
denied-no-import = Deze opname staat hier niet of niet meer. Open hem opnieuw.
denied-may-not-sit = Met deze link kun je alleen meekijken. Vraag een uitnodiging om mee te spelen.
denied-too-many-tables = Je hebt te veel tafels. Speel eerst een partij uit of verlaat een tafel.
denied-too-many-tables-address = Vanaf je netwerk zijn vandaag al te veel tafels geopend. Schuif ergens aan of probeer het later nog eens.
denied-too-many-tables-server = Er zijn hier vandaag al te veel tafels geopend. Schuif ergens aan of probeer het later nog eens.
denied-too-many-games = Vanaf je netwerk zijn vandaag al te veel partijen begonnen. Speel aan een andere tafel of probeer het morgen nog eens.
denied-too-many-members = Te veel mensen hebben deze link al gebruikt. Vraag degene die je heeft uitgenodigd om een nieuwe tafel.
denied-too-many-visitors = Vanaf je netwerk zijn vandaag al te veel nieuwe mensen gekomen. Probeer het later nog eens.

denied-other-404 = Op dit adres is niets te vinden. Misschien een tikfout?
denied-other-401 = We herkennen deze browser niet. Open eerst de startpagina.
denied-other-403 = Je hebt daar geen toestemming voor.
denied-other-405 = Dat kan hier niet.
denied-other-409 = Dat kan nu niet.
denied-other-429 = Te veel verzoeken. Wacht even en probeer het opnieuw.
denied-other = Er ging iets mis op de server. Je bent niets kwijt; probeer het opnieuw.
denied-expert-not-now = Een expert vragen kan als jij aan de beurt bent, in partijen zonder rating, tegen bots en met tips.
denied-review-numba = Op deze server is er geen analyse: Numba ontbreekt (installeer wildtable[fast]).
denied-review-alone = Een solopartij heeft geen analyse.
denied-review-unfinished = Alleen een afgelopen partij kan worden geanalyseerd.
denied-record-rules = De regels van dit spel zijn sinds deze partij veranderd, dus die kan niet meer worden getoond. De zetten blijven bewaard.
denied-record = Deze opname kan niet worden afgespeeld: { $reason }
denied-invisible-name = Een naam moet minstens één zichtbaar teken hebben.
denied-host = Deze server kent de naam { $host } niet. Open de server via het adres. Beheer je de server, start hem dan met --allow-host { $host } of geef met --base het openbare adres op.
denied-origin = Deze server is alleen te bereiken op { $address }. Beheer je de server, geef dan met --base het adres uit je browser op.
denied-bad-link = Deze link werkt niet meer. Vraag een nieuwe.

# Alle pagina’s

site = Wildtable
site-description = Bordspellen met wilde dieren in je browser, tegen bots of met vrienden. Zonder account.
site-nav = Hoofdmenu
skip = Naar de inhoud
you-are = Je profiel:
choose = Taal en thema
choose-language = Taal
choose-theme = Thema
theme = { $theme ->
    [light] Licht
    [dark] Donker
   *[system] Systeem
}
copy = Kopiëren
copied = Gekopieerd
problem-title = { $status ->
    [404] Pagina niet gevonden
   *[other] Dat is niet gelukt
}
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
seat-away = weg, een bot speelt
seat-bot = { $bot ->
    [easy] Bot (makkelijk)
    [medium] Bot (gemiddeld)
    [hard] Bot (moeilijk)
    [expert] Bot (expert)
    [random] Bot (willekeurig)
    [eager] Bot (gretig)
    [greedy] Bot (hebzuchtig)
    [policy] Bot (getraind)
    [guide] Bot (uitleg)
   *[other] Bot ({ $bot })
}
bot-about = { $bot ->
    [easy] Makkelijk: speelt verstandig, maar ziet de betere zet vaak over het hoofd.
    [medium] Gemiddeld: doet telkens een verstandige zet, zonder vooruit te denken.
    [hard] Moeilijk: probeert elke zet uit, voor een paar mogelijke verdelingen van de verborgen kaarten.
    [expert] Expert: onze sterkste bot. Hij heeft geleerd door tegen zichzelf te spelen, of probeert elke zet uit voor honderden mogelijke verdelingen van de verborgen kaarten.
   *[other] { $bot }: een bot.
}
seat-absent = offline
seat-listening = luistert, bots wachten
seat-mine = jij
sit-here = Hier gaan zitten
sit-move = Hierheen gaan
sit-bot = Bot vervangen
bot-add = { $bot ->
    [easy] Bot erbij: makkelijk
    [medium] Bot erbij: gemiddeld
    [hard] Bot erbij: moeilijk
    [expert] Bot erbij: expert
   *[other] Bot erbij: { $bot }
}
bot-remove = Bot verwijderen
bots-fill = Bots toevoegen
leave = Plek verlaten
leave-game = Partij verlaten
leave-game-ask = Deze partij verlaten?
stay = Blijven
leave-game-about = Is er een partij bezig, dan speelt een bot voor je verder.
lobby-before = Voor de partij
rematch-offered = Je wilt een revanche
rematch-wanted = { $count ->
    [one] { $names } wil een revanche
   *[other] { $names } willen een revanche
}
rematch-waiting = Nog geen antwoord: { $names }.
rematch-declined = Speelt niet mee: { $names }.
rematch-without = Een bot kan invallen: wissel de plekken.
rematch-refused = Je hebt de revanche afgeslagen
rematch-accept = Meedoen
rematch-decline = Nee, bedankt
rematch-take-back = Intrekken
lobby-again = Nog een partij?
start = Partij starten
start-again = Revanche
start-when-full = Zodra alle plekken bezet zijn, kun je beginnen.
absent = { $name } is offline.
hand-over = Bot laten spelen
hand-over-ask = Een bot laten spelen voor { $name }?
hand-over-about = { $name } kan de plek op elk moment terugnemen.
hand-over-wait = Wachten

# Wat je kiest

prompt-watching = Je kijkt mee
prompt-away = Een bot speelt voor je
prompt-late = Je tijd is om: deze keer antwoordt een bot
missed = Je tijd was om, dus een bot heeft voor je gespeeld: { $moves }. Tot je antwoordt, heb je { $seconds } seconden per zet.
still-here = Ik ben er
bots-wait = { $names } { $count ->
    [one] luistert
   *[other] luisteren
} nog; bots wachten.
prompt-sealed = Je hebt gekozen
prompt-waiting = Nog niet jouw beurt
take-back-seat = Zelf spelen
withdraw = Terugnemen
undo = Ongedaan maken
picked = Gekozen: { $moves }.
memory-title = Verborgen kaarten die je kent
mat-title = Tafel
log-title = Verloop
story-title = { $game }: verloop
story-link = Hele verloop
log-empty = Er is nog niets gebeurd.
chat-title = Chat
chat-empty = Nog geen berichten.
chat-say = Bericht
chat-send = Versturen
score-total = Totaal

# Live

live-your-move = Jij bent aan de beurt
live-offline = Verbinding verbroken. Opnieuw verbinden …
live-crowded = In je netwerk staan te veel pagina’s open. Sluit een tabblad dat je niet nodig hebt. Opnieuw verbinden …
live-kept = Je bent offline. Je zet wordt verstuurd zodra je weer verbinding hebt.
live-time = nog { $time }

# Eerlijk schudden

fairness-title = Eerlijk geschud
fairness-before = De server heeft voor de volgende partij een geheim vastgelegd; dit is de vingerafdruk ervan (SHA-256). Ook de browsers van alle spelers leggen eigen willekeurige getallen vast voordat er iets wordt onthuld. Na de partij wordt alles openbaar en controleert je browser of er niets is veranderd.
deal-title = Er wordt geschud …
deal-about = De browsers van alle spelers schudden mee.
denied-no-token = Voor dit verzoek is een geldig token nodig: stuur Authorization: Bearer TOKEN, met een token van POST /api/visitors.
denied-seat-only = Met het token van een plek kun je alleen die plek spelen.
denied-no-such-game = Er is geen spel met die naam.
denied-bad-terms = Zo kan het niet: { $reason }.
denied-bad-deck = Dit deck is niet te gebruiken: { $reason }
denied-too-many-bots = { $virtual ->
    [none] Te veel bots: er zijn er { $bots } genoemd, en de tafel heeft { $people } plekken.
   *[other] Te veel bots: er zijn er { $bots } genoemd, en { $people } plekken zijn voor mensen en bots. De laatste van de { $places } plekken is voor { $virtual }, noem daar geen bot voor.
}
denied-wrong-people = Dit spel is voor { $known } personen, niet voor { $people }.

# De startpagina

lobby-page = Lobby
lobby-join-none = Er is nu geen open tafel. Open er een of speel met wie er is.
lobby-watch-none = Er wordt nu aan geen open tafel gespeeld.
queue-title = Speel met wie er is
queue-about = Kies een spel en wacht op anderen. De partij begint vanzelf.
queue-bots-after = Bots doen mee na
queue-never = nooit
queue-join = Spelen
queue-leave = Niet meer wachten
queue-ready = Je tafel staat klaar
queue-bots = na { $time } doen er bots mee
queue-people = alleen met mensen
queue-waiting = { $count ->
    [0] niemand wacht
    [one] 1 persoon wacht
   *[other] { $count } mensen wachten
}
lobby-title = Bordspellen met wilde dieren
lobby-lead = Speel meteen tegen bots of stuur vrienden een link. Geen account, niets te installeren.
lobby-games = Spellen
lobby-mine = Jouw tafels
lobby-past = Jouw gespeelde partijen
lobby-join = Open tafels
lobby-watch = Partijen om te volgen
lobby-records = Pas afgelopen
play-now = Nu spelen
play-now-how = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}, { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
   *[expert] expert
}
play-friends = Met vrienden
play-friends-how = link om te delen
play-guide = Nieuw hier? Partij met uitleg
play-options = Meer opties
play-rules = Regels en kaarten
table-free = { $free ->
    [one] 1 plek vrij
   *[other] { $free } plekken vrij
}
table-running = bezig
table-waiting = nog niet begonnen
import-title = Opgeslagen partij openen
import-text = Opname
import-file = of kies een bestand
import-hint = De server bewaart je laatste { $most } opnames. Daarna verdwijnen de oudste.
import-send = Openen

# Een nieuwe tafel

new-title = Nieuwe tafel: { $game }
new-people = Hoeveel mensen?
new-who = Plekken
new-who-hint = Er tellen zoveel plekken mee als je hierboven mensen hebt gekozen.
new-me = Ik
new-free = Vrij
new-open = Wie mag meespelen
new-open-yes = Iedereen
new-open-yes-about = De tafel staat in de lobby.
new-open-no = Alleen mensen met mijn link
new-open-no-about = De link krijg je aan tafel.
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
new-plain = Tips verbergen
new-plain-about = Je ziet niet vooraf wat een kaart oplevert en ook niet welke kaarten nog komen.
new-hide = Verbergen wie al gekozen heeft
new-hide-about = Niemand ziet wie er nog nadenkt.
new-deck = Eigen deck
new-deck-hint = Heb je het gedrukte spel, dan kun je met precies die kaarten spelen: plak een deckbestand of kies er een. Laat dit leeg om met ons deck te spelen.
new-deck-text = Deckbestand
new-make = Tafel openen
yes = ja
no = nee

# De pagina van een spel

contents = Op deze pagina
clause = Regel { $clause }
deck-title = Deck
deck-about = Een deel van het deck komt uit de spelregels. De rest hebben we in dezelfde geest aangevuld; hier zie je wat. Heb je het gedrukte spel, dan kun je met precies die kaarten spelen: kies een eigen deck als je een tafel opent.
provenance = { $kind ->
    [rulebook] uit de spelregels
    [published] van de uitgever
    [traditional] overgeleverd
   *[reconstructed] door ons aangevuld
}
rulings-title = Zo spelen wij het

# Rond de tafel

share-title = Spelers uitnodigen
share-open = Open tafel: iedereen kan meespelen. Stuur je vrienden het adres van deze pagina.
share-closed = Besloten tafel: alleen wie jouw link heeft, kan meespelen.
share-make = Nieuwe links
share-make-about = De oude werken dan niet meer.
share-send = Sturen
invite-title = { $host } nodigt je uit voor { $game }
invite-here = Al aanwezig:
invite-sit = Aanschuiven
invite-watch = Meekijken
invite-full = Er is nu geen plek vrij. Je kunt meekijken en de volgende keer meespelen.
links-title = Nodig je vrienden uit
links-about = Wie de eerste link opent, kan aan je tafel komen zitten. Op vrije plekken kun je bots zetten.
links-invite = Om mee te spelen
links-watch = Om mee te kijken
links-scan = Laat je vrienden deze code scannen of stuur ze de link.
links-go = Naar de tafel

# Ik

me-title = Jij
me-name = Je naam
me-save = Opslaan
me-animal = Jouw dier
me-about = Deze naam zien de anderen. Geen account, geen wachtwoord: je browser onthoudt je.
me-link-title = Andere apparaten
me-link-about = Open je persoonlijke link op een ander apparaat en je speelt daar onder je eigen naam verder. Wie de link heeft, kan onder jouw naam spelen: houd hem dus voor jezelf. Met een persoonlijke link kom je na partijen met rating op de ranglijst en kunnen anderen je pagina openen.
me-link-make = Link maken
me-link-shown = Je persoonlijke link. Kopieer hem nu, je ziet hem maar één keer. Oudere werken niet meer.
me-sign-out-title = Uitloggen op andere apparaten
me-sign-out-about = Apparaat kwijt, of heeft iemand anders je persoonlijke link? Hiermee log je uit in alle andere browsers en programma’s. Heb je een persoonlijke link, dan wordt die vervangen.
me-sign-out = Elders uitloggen
me-signed-out = Je bent op alle andere apparaten uitgelogd.
personal-link-title = Persoonlijke link
personal-link-about = Speel in deze browser verder als { $name }. De naam die je hier nu hebt, geef je dan op.
personal-link-self = Je bent hier al ingelogd als { $name }.
personal-link-go = Verder als { $name }
personal-link-stay = Annuleren

# Opnames

record-title = { $game }: opname
record-card = { $names }. Bekijk de partij zet voor zet.
record-about = { $names } · { $date }
record-at = { $at ->
    [0] Begin
   *[other] Stap { $at } van { $last }
}
record-steps = Stappen
record-first = Eerste stap
record-previous = Vorige stap
record-next = Volgende stap
record-last = Laatste stap
record-as = Bekijken als
record-open = Alle handen open
record-show = Tonen
record-answers = Zetten
record-unseen = gesloten
record-nothing = koos geen kaart
record-over = De partij is afgelopen.
record-hand = Hand van { $name }
record-again = Nog eens kijken
record-again-about = vanaf het begin
record-download = Opname downloaden
record-good = Gecontroleerd: alle zetten volgen de regels en { $shuffles ->
    [one] het schudden klopt.
   *[other] alle { $shuffles } schudbeurten kloppen.
}
record-bad = Afgekeurd: { $reason }
record-committed = De startwaarde volgt uit het geheim dat de server voor het delen had vastgelegd.
record-not-committed = De startwaarde klopt niet met wat voor het delen was vastgelegd: { $reason }
record-silent = In de opname staat niet waar de startwaarde vandaan komt.
replay-step = Stap
replay-rounds = Rondes
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-copy = Link kopiëren
replay-check = Controleren
replay-failed = Deze stap kon niet worden geladen. Probeer het opnieuw.
replay-space = Spatie
replay-keys-step = vorige of volgende stap
replay-keys-play = afspelen of pauzeren
replay-keys-mark = vorig of volgend deel
replay-keys-ends = eerste of laatste stap
replay-keys-open = stand, verloop, controle, sneltoetsen
check-title = Eerlijk geschud
check-server = Controle door de server
check-browser = Controle door je browser
check-proven = Voor jou bewezen: je browser deed mee met dit delen, de opname klopt met zijn notities en elke schudbeurt geeft dezelfde kaarten.
check-consistent = Klopt alleen op zichzelf: de opname bevat geen tegenspraak en elke schudbeurt geeft dezelfde kaarten. Meer controleren kan alleen wie meespeelde, in dezelfde browser.
check-broken = Afgekeurd: de opname laat niet het delen zien dat was afgesproken.
check-late = Volgens de opname kwam de bijdrage van je browser niet op tijd aan. De server heeft die nooit bevestigd en kan die dus ook hebben weggelaten: voor jou is niets bewezen.
check-unbound = De notities hebben nog een oudere vorm: ze laten niet zien of plekken, opties en deck dezelfde zijn gebleven.
fault-secret = De server had een ander geheim vastgelegd.
fault-seats = De bijdrage van een speler klopt niet met wat die had vastgelegd.
fault-seed = De startwaarde volgt niet uit het geheim en de bijdragen van de spelers.
fault-shuffle = Eén schudbeurt geeft andere kaarten.
fault-server = Je browser zag voor het delen een andere vastlegging van de server.
fault-list = Je browser zag voor het delen andere vastleggingen van de spelers.
fault-bytes = De bijdrage van je browser ontbreekt, terwijl de server die had bevestigd.
fault-missing = Je browser deed mee met eerlijk delen, maar in de opname staat daar niets over.
fault-terms = De startwaarde hoort niet bij dit spel met deze opties, dit deck en deze bots.
fault-game = Je browser noteerde voor het delen een ander spel.
fault-rules = Je browser noteerde voor het delen een andere versie van de regels.
fault-people = Je browser noteerde voor het delen een ander aantal plekken.
fault-options = Je browser noteerde voor het delen andere opties.
fault-deck = Je browser noteerde voor het delen een ander deck, of de kaarten ervan in een andere volgorde.
fault-bots = Je browser noteerde voor het delen andere bots, of bots op andere plekken.
fault-players = Je browser noteerde voor het delen andere spelers, of dezelfde op andere plekken.
fault-own = De notities van je browser horen niet bij jouw plek in deze partij.
fault-played = Je speelde niet op de plek die je browser voor het delen noteerde.
check-withheld = Niet op tijd ontvangen van: { $seats }. Elke ontbrekende bijdrage laat wie de server beheert kiezen tussen twee verdelingen, met of zonder hulp van die speler.
check-notes = Notities opslaan
check-running = Bezig met controleren …
check-failed = Controleren lukte niet. Laad de pagina opnieuw en probeer het nog eens.
check-stacked = De kaarten lagen klaar en zijn niet geschud.
check-details = Vastleggingen en geheimen
check-commitment = Vastgelegd voor het delen (SHA-256 van het geheim)
check-secret = Geheim van de server
check-added = { $source ->
        [player] { $name }: bijdrage van de browser
        [withheld] { $name }: niet op tijd ontvangen
       *[server] { $name }: geen eigen bijdrage
    }

# De analyse van een afgelopen partij

review = Analyse
review-title = { $game }: analyse
review-preparing = Even voorbereiden. Op een nieuwe server kan dat een minuut duren …
review-running = De partij wordt geanalyseerd …
review-failed = De analyse is mislukt. Laad de pagina opnieuw om het nog eens te proberen.
review-moments = Sleutelmomenten
review-yours = Jouw sleutelmomenten
review-looking = Sleutelmomenten zoeken …
review-none = Geen sleutelmomenten: geen andere zet was duidelijk beter.
review-others = { $count ->
    [one] Nog 1 moment
   *[other] Nog { $count } momenten
}
review-blunder = Blunder
review-mistake = Fout
review-inaccuracy = Onnauwkeurigheid
review-played = Gespeeld
review-better = Beter
review-loss = Verlies
review-range = { $loss } procentpunten winstkans ({ $low } tot { $high })
review-points = De betere zet levert gemiddeld { $score } op.
review-hand = Hand
review-see = Bekijk wat { $name } zag
review-chances = Winstkansen
review-chances-about = Volgens wat elke speler op dat moment kon weten, als mensen verder hadden gespeeld als een gemiddelde bot en bots op hun eigen niveau. De nummers zijn de momenten hierboven.
review-figures = Alle cijfers
review-parts = Inzicht en geluk
review-parts-about = Waar elke uitslag vandaan komt, in procentpunten boven of onder een eerlijk deel van { $share }. Zetten worden vergeleken met die van een gemiddelde bot, de rest is toeval. Eigen zetten, zetten van anderen en toeval zijn samen de uitslag.
review-own = Eigen zetten
review-others-moves = Zetten van anderen
review-chance = Toeval
review-result = Uitslag
review-margin = Eigen zetten, voorsprong
review-how = Hoe we dit weten
review-how-about = Voor elke beslissing delen we de kaarten die de speler niet kon zien vele malen opnieuw, proberen we de zetten met dezelfde kaarten uit en laten we gemiddelde bots verder spelen. Een moment wordt alleen genoemd als nieuwe reeksen met andere kaarten het bevestigen en onze getrainde bot, waar die er is, het verlies ook ziet. De marges kloppen in 19 van de 20 gevallen. Bluf, en wat biedingen verraden, valt hierbuiten.

expert-title = Wat zou een expert doen?
expert-answer = De bot Expert speelt:
expert-move = Zet
expert-chance = Winstkans
expert-margin = Voorsprong
expert-tag = Expert
expert-about = Met wat jij kunt zien: we delen de verborgen kaarten heel vaak opnieuw, proberen elke zet met dezelfde kaarten en laten de bot Gemiddeld voor iedereen verder spelen. De marges kloppen in 19 van de 20 gevallen.
expert-running = Je zetten worden geprobeerd …
expert-failed = Dat lukte niet. Sluit dit en probeer het opnieuw.
expert-back = Terug naar de tafel

# De pagina van de tafel

reader = Jij
round = Ronde { $round }
round-of = van { $rounds }
phases = Fases
seat-your-move = jouw beurt
seat-ready = klaar
seat-rank = { $rank }e
just-now = Zojuist
rule-now = Regel bij deze keuze
rule-link = Regel ›
score-so-far = Stand
score-final = Eindstand
final-you-win = Je wint met { $score }.
final-you-share = Gedeelde overwinning met { $score }.
final-wins = { $shared ->
    [one] { $names } wint met { $score }.
   *[other] { $names } delen de overwinning, elk met { $score }.
}
final-ahead = { $score } voorsprong op { $names }.
ahead-you = jou
lesson-title = Je gids
lesson-next = Tegen makkelijke bots spelen
lesson-more = Verder lezen
lesson-advice = Mijn tip – { $move }.
after-replay = Terugkijken
after-replay-about = zet voor zet
after-review-about = wat zetten en geluk deden
after-share = Delen
after-share-about = een link voor iedereen
after-record-about = de partij als bestand
after-check = Schudden controleren
after-check-about = ging het eerlijk?
clear = Keuze wissen
close = Sluiten
frozen-title = Tafel gestopt
lobby-ready = Iedereen is er
lobby-ready-about = Begin wanneer je wilt.
lobby-again-about = Voor de volgende partij schuift iedereen één plek door.
change-seats = Plekken wisselen
seating-title = Plekken
tools = Tafelmenu
tool-score = Stand
tool-log = Verloop
tool-rules = Regels
tool-menu = Menu: taal, thema, tafel
prompt-title = Nu
hand-yours = Je hand
log-and-chat = Verloop en chat
keys-title = Sneltoetsen
keys-confirm = kiezen wat de focus heeft, of bevestigen
keys-no = naar “Passen” of “Overslaan”; nog een keer om het te doen
keys-clear = keuze wissen of terugnemen
keys-zoom = gekozen kaart vergroten
keys-open = stand, verloop, regels
rules-all = Alle regels
live-about = Info: { $card }
live-put-back = { $card } niet meer gekozen.
live-of = { $picked } van { $wanted }

# Beheer

denied-muted = Je kunt hier niet meer chatten. Meespelen kan nog wel.
denied-banned = Je hebt geen toegang meer tot deze server.
denied-admin-only = Dat kan alleen de beheerder van deze server.
denied-admin-token = Verkeerd token. Controleer het en probeer het opnieuw.
denied-bad-address = Dit is geen IP-adres. Schrijf het als 203.0.113.7 of 2001:db8::/64.
denied-ban-yourself = Daarmee zou je jezelf blokkeren. Lijkt iedereen hetzelfde adres te hebben, geef dan met --proxy de proxy van de server op.
admin-title = Beheer
admin-token = Beheerderstoken
admin-login = Inloggen
admin-login-about = De server toont het bij het starten. Het staat ook in het bestand admin-token in de gegevensmap.
admin-logout = Uitloggen
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
admin-workers = Serverprocessen: { $names }
admin-tables = Tafels
admin-no-tables = Geen tafels in het geheugen, niemand speelt.
admin-state = { $state ->
    [playing] bezig
    [over] afgelopen
    [closed] gesloten
   *[waiting] nog niet begonnen
}
admin-private = besloten
admin-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
admin-close = Tafel sluiten
admin-onlooker = kijkt mee
admin-mute = Dempen
admin-muted = gedempt
admin-ban = Blokkeren
admin-ban-address = { $address } blokkeren
admin-banned = geblokkeerd
admin-sanctions = Gedempt en geblokkeerd
admin-no-sanctions = Niemand.
admin-sanction = { $kind ->
    [mute] gedempt
    [ban] geblokkeerd
   *[address] adres geblokkeerd
}
admin-lift = Opheffen
admin-address = Adres blokkeren
admin-address-about = Eén adres, of een netwerk zoals 203.0.113.0/24. Bij IPv6 heeft een huishouden meestal een hele /64.
admin-failed-games = Spellen die niet geladen konden worden
admin-errors = Laatste meldingen in het logboek
admin-no-errors = Geen waarschuwingen, geen fouten.
admin-level = { $level ->
    [warning] waarschuwing
   *[error] fout
}

# Meldingen

turns-title = Jij bent aan de beurt
choose-sounds = Geluid
choose-notes = Meldingen
call = { $value ->
    [on] Aan
   *[off] Uit
}
notes-refused = Je browser blokkeert meldingen van deze site. In de instellingen van je browser kun je ze toestaan.

# Offline

offline-title = Geen verbinding
offline-unanswered = De server reageert niet. Misschien wordt hij net opnieuw gestart.
offline-unconnected = Dit apparaat is offline.
offline-kept = Je bent niets kwijt: je partijen zijn opgeslagen.
offline-again = Opnieuw proberen

# Mensen, ranglijsten, ratings

somebody = Anoniem
denied-no-person = Deze speler bestaat niet, of de pagina is besloten.
rated = met rating
rating = Rating
rating-after = { $games ->
    [one] na 1 partij met rating
   *[other] na { $games } partijen met rating
}
games-rated = Partijen
ladder = Ranglijst
ladder-title = { $game }: ranglijst
ladder-about = Bots en spelers met een persoonlijke link, op gegarandeerde rating.
ladder-place = Plaats
ladder-who = Speler
ladder-sure = Gegarandeerd
ladder-empty = Nog geen partijen met rating. Speel jij de eerste? Kies “Partijen met rating” als je een tafel opent.
ladder-how = Een rating schat hoe goed iemand speelt. Achter de ± staat de marge: in 19 van de 20 gevallen ligt de echte sterkte daarbinnen. Iedereen begint op 25 ± 16,7, en elke partij met rating verandert dat (OpenSkill). Van de gegarandeerde rating is alles afgetrokken wat nog onzeker is. Met één keer geluk kom je dus niet bovenaan.
ladder-game = Over { $game }
person-mine = Dit is jouw pagina, met al je partijen. Anderen zien deze pagina zodra je een persoonlijke link hebt, maar dan alleen de partijen met rating en die aan open tafels.
person-about = Partijen met rating en die aan open tafels.
person-bot = Een van onze bots. Partijen met rating en die aan open tafels.
person-empty = Nog geen gespeelde partijen.
person-latest = Laatste partijen
person-result = { $rank }e van { $people }, { $score }
person-alone = { $rank ->
    [1] solo gewonnen
   *[other] solo verloren
}, { $score }
history-about = Rating in { $game }: van { $from } naar { $to } ± { $spread }.
history-caption = Rating na elke partij; de band is de marge.
history-figures = Laatste ratings
results = Uitslagen
results-people = Spelers
results-games = Partijen
results-wins = Gewonnen
results-share = Winstpercentage
favourite = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen
new-rated = Ranglijst
new-rated-yes = Partijen met rating
new-rated-about = De uitslagen zijn openbaar en tellen mee voor de ranglijst, ook tegen bots. Zonder rating: partijen tussen bots, solopartijen, partijen met uitleg en eigen decks.
table-rated = Tafel met rating: de uitslagen zijn openbaar en tellen mee voor de ranglijst.
me-data-title = Je partijen en gegevens
me-data-about = Op je pagina staan je uitslagen, favorieten en ratings. Of download alles wat we over je bewaren: namen, partijen, opnames, ratings en chat.
me-page = Je pagina
me-export = Mijn gegevens downloaden
me-forget-title = Je gegevens wissen
me-forget-about = Hiermee wis je je naam, links en chatberichten voorgoed. Je gespeelde partijen blijven, met een anonieme speler op jouw plek; in lopende partijen valt een bot in. Je kunt dit niet ongedaan maken.
me-forget-host = In oudere back-ups kunnen je gegevens nog staan. Vraag de beheerder van deze server om die te wissen.
me-forget-sure = Ja, mijn gegevens wissen
me-forget-unsure = Er is niets gewist. Vink eerst het vakje aan als je het zeker weet.
me-forget = Mijn gegevens wissen
forgotten-title = Je gegevens zijn gewist
forgotten-about = Je naam, links en chatberichten zijn weg. Speel je verder, dan begin je opnieuw.

# Documentatie

docs = Documentatie
docs-pages = Alle pagina’s
docs-search = Zoek in de documentatie
docs-search-none = Niets gevonden
docs-search-failed = Het zoeken kon niet worden geladen. Typ verder om het opnieuw te proberen.
docs-search-some = paragrafen gevonden
docs-english = Deze pagina’s zijn alleen in het Engels.
docs-guides = Handleidingen
docs-reference = Naslag
docs-turn = Vorige en volgende pagina
docs-before = Vorige
docs-after = Volgende
docs-made = Voor wie een server draait, bots schrijft, de spellen onderzoekt of eraan meebouwt

story-since = Wat er gebeurde
story-open = Wat er gebeurde ›
story-skip = Tik of druk op een toets om door te gaan
choose-speed = { $what ->
    [bots] Tempo van bots
   *[pace] Animaties
}
speed = { $speed ->
    [calm] Rustig
    [fast] Snel
    [none] { $what ->
        [bots] Direct
       *[pace] Geen
    }
   *[normal] Normaal
}
final-standing = Eindstand
after-other = Nieuwe partij
after-other-about = andere bots, plekken of opties

# Voor wie luistert

live-online = Weer verbonden.
live-away = Een bot speelt voor je. Druk op “Zelf spelen” om verder te spelen.
live-cleared = Niets meer gekozen.
live-no-key = De toets { $key } doet hier niets. Druk op ? voor alle toetsen.
live-still = Daar gaat het nu niet om.
live-arrives = { $name } gaat zitten.
live-leaves = { $name } gaat weg.
live-returns = { $name } is er weer.
undone = Je zet is ongedaan gemaakt.
withdrawn = Je keuze is teruggenomen.
taken-over = Je speelt weer zelf.
final-over = De partij is afgelopen.
final-place = { $rank }e: { $name }, { $score }.
chat-says = zegt:
listening-switch = { $now ->
    [on] Luistermodus uitzetten
   *[off] Luistermodus voor schermlezers aanzetten
}
choose-listening = { $what ->
    [listening] Luistermodus
    [verbosity] Aankondigingen
   *[speech] Tempo van aankondigingen
}
listening = { $value ->
    [on] Aan
    [off] Uit
    [brief] Kort
    [full] Uitgebreid
    [slow] Langzaam
    [fast] Snel
    [key] Op een toets
   *[normal] Normaal
}
line-label = Je zet of een vraag
line-send = Versturen
line-hint = Bijvoorbeeld: opties, hand, tafel, stand, laatst, ? leeuw. Met hulp hoor je alles.
line-help = tijd: hoeveel tijd je nog hebt. terug: maakt je laatste zet ongedaan. zelf: je speelt weer in plaats van de bot. zeg en een tekst: een bericht aan de anderen.
line-time = { $time ->
    [none] Er is geen tijdslimiet.
   *[other] Nog { $time }.
}
line-chatted = Verstuurd.
denied-terminal-only = Dat kan alleen in de terminal. Met hulp hoor je wat je hier kunt vragen.
keys-to = tot
keys-enter = Enter
keys-arrows = Pijltoetsen
keys-slash = Schuine streep
keys-walk = naar wat je kunt kiezen; met Shift naar alle kaarten
keys-tick = kiezen of niet meer kiezen
keys-line = een zet of vraag typen
keys-ask = vertel: hand, tafel, je opties, wie aan de beurt is, wat er gebeurde, de tijd; nog een keer
keys-anywhere = Letters en cijfers werken in het spelgebied. Met Alt en Shift werken ze op de hele pagina.
