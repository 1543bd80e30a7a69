# Was die Kommandozeile selbst sagt. Was Spiele sagen, steht in ihren Ordnern.

# Was an einem Befehl nicht stimmt

error-usage = { $message } (siehe { $command } --help)
error-setting = „{ $text }“ ist keine Option: Schreib sie als name=wert, etwa edition=2020
error-number = „{ $text }“ ist keine ganze Zahl ab { $least }
error-port = „{ $text }“ ist kein Port: eine Zahl von 0 (irgendein freier) bis 65535
error-seconds = „{ $text }“ ist keine Dauer: eine Zahl wie 5 oder 0.8
error-base = „{ $text }“ ist keine Adresse zum Öffnen: Schreib sie wie https://games.example.org
error-proxy = „{ $text }“ ist keine Adresse eines Proxys: schreib sie wie 127.0.0.1 oder 10.0.0.0/8
error-text = jeder druckbare Text ist recht, nur kein leerer
error-bots = --bots: { $needed } { $needed ->
    [one] Bot wird
   *[other] Bots werden
} für { $seats } Plätze gebraucht{ $virtual ->
    [0] {""}
   *[other] {" "}(davon { $virtual } für einen virtuellen Mitspieler)
}, aber { $given } { $given ->
    [one] ist
   *[other] sind
} genannt
error-opponents = --bots: Nenne einen Bot für alle oder { $needed } für { $needed } Plätze, nicht { $given }
error-seat = --seat: Auf Platz { $seat } sitzt kein Mensch; möglich sind 0 bis { $last }
error-server = dieser Befehl braucht den Server, und der ist nicht installiert (Modul { $module } fehlt): pip install 'wildtable[server]'
error-at = --at: Die Aufzeichnung hat { $last } Fragen, nicht { $at }

# Befehle und Argumente, für --help

about = Wildtable spielt Brettspiele mit wilden Tieren genau nach ihren Anleitungen.
about-examples = Beispiele:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <befehl> --help
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
argument-help = diese Hilfe zeigen
argument-command = Befehle
argument-version = die Version zeigen
argument-game = ein Spiel, mit dem Namen, den „wildtable games“ zeigt
argument-seats = wie viele Plätze, mit dem eines virtuellen Mitspielers (sonst: so wenige wie möglich)
argument-seed = Zahl oder Text, von dem alles Mischen abhängt; gleicher Startwert, gleiche Karten
argument-set = eine Option des Spiels, etwa edition=2020; auch mehrmals
argument-option = eine Option von { $game }: { $values }
argument-deck = eine eigene Deckdatei statt der des Spiels
argument-json = ein JSON-Dokument für Programme ausgeben

games-about = Die Spiele zeigen: Namen, Plätze und Optionen.
games-examples = Beispiele:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = Im Terminal gegen Bots spielen.
play-examples = Beispiele:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots greedy,eager,random --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = dein Platz, ab 0 gezählt (sonst: 0)
argument-name = wie die anderen dich nennen
argument-opponents = wer gegen dich spielt: { $bots }; ein Name für alle oder einer für jeden Platz (sonst: greedy)
argument-record = wohin die Aufzeichnung soll (sonst: in diesen Ordner, nach Spiel und Startwert benannt)

serve-about = Den Server starten: eine Seite zum Spielen, mit Freunden und Bots, und eine API für Programme.
serve-examples = Alles liegt in einem Ordner. Strg-C hält den Server an; laufende Partien gehen beim nächsten Start weiter.

    Beispiele:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
argument-host = die Adresse, unter der er lauscht (sonst: 127.0.0.1, nur dieser Rechner)
argument-port = der Port, an dem er lauscht; 0 nimmt irgendeinen freien (sonst: 8765)
argument-data = der Ordner mit der Datenbank des Servers (sonst: wildtable-data)
argument-base = die Adresse, die alle öffnen, wenn sie durch einen Proxy eine andere ist
argument-proxy = die Adresse des Proxys davor, der sagt, woher Anfragen kommen; mehrere mit Kommas (sonst: 127.0.0.1)
argument-bot-seconds = wie lange ein Bot überlegen darf, in Sekunden (sonst: 5)
argument-bot-pause = wie lange ein Bot mit der Antwort wartet, in Sekunden (sonst: 0.8)
argument-bot-workers = wie viele Prozesse für die Bots rechnen (sonst: 1)
argument-idle-minutes = wie lange ein Tisch ohne Besuch im Speicher bleibt, in Minuten (sonst: 30)
argument-requests = wie viele Anfragen eine Adresse pro Minute senden darf (sonst: 1200)
argument-messages = wie viele Nachrichten ein Gast pro Minute senden darf (sonst: 240)
argument-sockets = wie viele Seiten von einer Adresse zugleich live sein dürfen (üblich: 500)
argument-log-json = Protokoll als ein JSON-Objekt pro Zeile schreiben, mit allen Anfragen
serve-open = Wildtable ist offen unter { $address }
serve-admin = Zur Hausleitung: { $address } mit dem Token { $token }
serve-taken = kann unter { $host }, Port { $port } nicht lauschen: { $reason }
serve-data = kann die Datenbank { $path } nicht benutzen: { $reason }
serve-occupied = den Ordner { $path } benutzt schon ein Server: Halte ihn an, oder nenne mit --data einen anderen Ordner

simulate-about = Bots gegeneinander spielen lassen und zeigen, wer wie oft gewinnt.
simulate-examples = Jede Kartenverteilung wird einmal von jedem Platz aus gespielt. Derselbe Startwert ergibt mit beliebig vielen Prozessen dasselbe.

    Beispiele:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = ein Bot für jeden Platz außer dem virtuellen, mit Kommas: { $bots }
argument-games = wie viele Partien gespielt werden (sonst: 300)
argument-workers = wie viele Prozesse rechnen (sonst: so viele, wie sich lohnen)

replay-about = Eine Aufzeichnung nachspielen und zeigen, wohin sie geführt hat.
replay-examples = Beispiele:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = eine Aufzeichnung von „wildtable play“
argument-at = nach so vielen Fragen anhalten (sonst: am Ende)
argument-viewer = zeigen, was dieser Platz gesehen hat (sonst: was man beim Zuschauen sieht)

verify-about = Eine Aufzeichnung prüfen: ob sie aufgeht und ob das Mischen vor dem Austeilen feststand.
verify-examples = Beispiele:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --json
argument-verified = eine Aufzeichnung, von der Seite einer beendeten Partie oder von „wildtable play“
verify-plays = { $shuffles ->
    [one] Die Aufzeichnung geht mit ihrem Startwert auf; 1-mal wurde gemischt.
   *[other] Die Aufzeichnung geht mit ihrem Startwert auf; { $shuffles }-mal wurde gemischt.
}
verify-breaks = Die Aufzeichnung geht nicht auf.
verify-committed-yes = Der Startwert ist der, der vor dem Austeilen festgelegt war.
verify-committed-no = Der Startwert ist nicht der, der vor dem Austeilen festgelegt war.
verify-committed-unknown = Die Aufzeichnung sagt nicht, woher ihr Startwert kommt.

backup-about = Die Datenbank des Servers in eine Datei kopieren, auch bei laufendem Server.
backup-examples = Beispiele:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
argument-backup = wohin die Kopie soll
argument-force = die Datei ersetzen, wenn es sie schon gibt
backup-none = es gibt keine Datenbank { $path }; nenne ihren Ordner mit --data
backup-exists = { $path } gibt es schon; --force ersetzt die Datei
backup-failed = keine Kopie in { $path }: { $reason }
backup-done = Die Datenbank ist nach { $path } kopiert. Bewahre eine Kopie von { $key } daneben auf: Daran erkennt der Server alle wieder.

deck-about = Mit Deckdateien arbeiten.
deck-examples = Beispiele:
    {"  "}wildtable deck check my-deck.toml
check-about = Eine Deckdatei prüfen und zeigen, aus welchen Gruppen sie besteht und woher deren Zahlen kommen.
check-examples = Beispiele:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = eine Deckdatei
argument-of = das Spiel, zu dem sie gehören soll (sonst: das Spiel, das sie selbst nennt)

# Namen

person-name = Robin
bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay, Gus
record-person = Mensch
record-bot = { $name } ({ $bot })
seat = Platz { $seat }

# Spiele und Decks

yes = ja
no = nein
usual = { $value } (Standard)
deck-good = „{ $deck }“ ist ein Deck für { $game }.
deck-group = Gruppe
deck-provenance = Herkunft
deck-figures = Zahlen

# Der Tisch

table-player = Name
table-you = { $name } (du)
table-open = Auf dem Tisch
heading = { $zone }:
table-piles = Stapel
table-hidden = Verdeckt
own = { $zone } (du)
owned = { $zone } von { $seat }
pile = { $zone } ({ $count })
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
nothing = –
several = { $count }× { $card }
several-numbered = { $count }× { $card }

memory-title = Was du über verschwundene Karten weißt
memory-known = { $places }:
memory-spread = Verteilt auf { $places }:
memory-slot = { $place } ({ $count })

score-now = Wenn jetzt Schluss wäre
score-final = Die Wertung
score-total = Summe
score-rank = Rang
rank = { $rank }.

# Spielen

play-welcome = Du bist { $name } auf Platz { $seat } und spielst gegen { $bots }.
play-commands = Antworte mit einer Nummer, einem Zug, wie er dasteht, oder seinem Anfang. ? erklärt, q hört auf.
play-help = Antworte mit einer Nummer, einem Zug, seinem Anfang oder den Anfangsbuchstaben; mehrere Karten mit Kommas: 1, 3.
    ? Hilfe   ? Löwe was eine Karte bewirkt   t Tisch   m was du dir merkst   s Wertung bisher
    u nimmt zurück   q hört auf und speichert
play-unknown-card = Keine Karte mit einer Wirkung heißt hier „{ $name }“.
play-exactly = ({ $count } Karten)
play-between = { $least ->
    [0] (bis zu { $most } Karten, dann done)
   *[other] ({ $least } bis { $most } Karten, dann done)
}
play-picks = Bisher: { $moves }  (u nimmt sie zurück)
play-left = Du verlässt den Tisch. Komm jederzeit wieder.
play-saved = Die Aufzeichnung liegt in { $path }
play-won = { $shared ->
    [one] Du gewinnst. Gut gespielt!
   *[other] Ihr teilt euch den Sieg: { $winners }. Gut gespielt!
}
play-lost = { $shared ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}; du landest auf Rang { $rank }.
commands = { $key ->
    [t] t tisch table
    [m] m merken memory
    [s] s wertung score
    [u] u zurück undo back
    [q] q ende quit exit
   *[other] ? h hilfe help
}
unclear-number = Wähle eine Nummer von 1 bis { $last }.
unclear-several = „{ $text }“ könnte { $moves } heißen.

# Nachspielen und simulieren

replay-title = { $title }, Frage { $at } von { $last }
replay-asked = { $question } Noch nicht beantwortet: { $seats }.
simulate-playing = spielt
simulate-title = { $games } Partien { $game }, { $seats } Plätze, { $options }, Startwert { $seed }
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-score = Punkte im Schnitt
simulate-range = { $low } – { $high }
simulate-speed = { $decisions } Entscheidungen in { $seconds } s, { $speed } pro Sekunde

lab-about = Ein Spiel untersuchen.
lab-examples = Beispiele:
    {"  "}wildtable lab balance wild-cards --games 1000
balance-about = Bots gegeneinander spielen lassen und sagen, ob alles in einem Spiel gleich viel wert ist.
balance-examples = Gezählt wird, was jedes Spiel angibt: Karten, Rollen, Plätze. Es entstehen eine Seite und eine JSON-Datei.

    Beispiele:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = Arten von Bots, mit Kommas; jede spielt unter sich (sonst: greedy,random von { $bots })
argument-counted-games = wie viele Partien jede Art spielt (sonst: 1000)
argument-out = der Ordner, in den geschrieben wird (sonst: dieser)
balance-title = { $games } Partien { $game } mit { $seats } Plätzen, alle { $bot }.
balance-fair = Der faire Anteil aller an den Siegen ist { $fair }.
balance-presence = In Partien
balance-wins = Siege damit
balance-interval = 95-%-Intervall
balance-share = Faire Anteile
balance-saved = Die Seite liegt in { $page }, die Zahlen in { $data }.
balance-page-title = { $title }: Balance
balance-page-about = { $seats } Plätze, { $options }; Deck „{ $deck }“; Startwert { $seed }.
balance-page-how = Für alles, was gezählt wird: in wie vielen Partien jemand es hatte, wie oft damit gewonnen wurde und wie viele faire Anteile das sind. Die Linie im Bild ist der faire Anteil, die gestrichelte das { $limit }-Fache.
balance-page-bot = { $games } Partien unter { $bot }-Bots; ein fairer Anteil ist { $fair }
balance-picture = Siege damit { $wins }, sicher { $low } bis { $high }

ratings-about = Alle Ergebnisse und Wertungen neu aus dem Protokoll der Partien berechnen, auch bei laufendem Server.
ratings-examples = Beispiele:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = { $games } Partien sind neu gewertet, { $lost } nach nicht mehr aufbewahrten Regeln bleiben, wie sie waren.
ratings-failed = die Wertungen bleiben, wie sie waren: { $reason }

export-about = Alles, was von einem Menschen aufbewahrt ist, als Datei speichern, auch bei laufendem Server.
export-examples = Beispiele:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = ein Mensch: das Ende der Adresse seiner Seite, oder sein Name, wenn ihn sonst niemand hat
argument-export = wohin mit der Datei
export-done = Alles, was von { $name } aufbewahrt ist, steht in { $path }.
forget-about = Einen Menschen endgültig vergessen, solange der Server nicht läuft.
forget-examples = Von seinen Namen und dem, was er gesagt hat, bleibt kein Byte; gespielte Partien bleiben, mit jemandem auf dem Platz.

    Beispiele:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = wirklich vergessen; ohne das wird nur gesagt, wen es träfe
forget-unsure = das würde { $name } ({ $id }) mit { $games ->
    [one] einer beendeten Partie
   *[other] { $games } beendeten Partien
} vergessen; mit --sure geschieht es, und nichts holt es zurück
forget-done = Vergessen. Frühere Kopien der Datenbank musst du selbst löschen.
forget-busy = niemand wurde vergessen: Halte zuerst den Server an, oder lass es auf der eigenen Seite tun
forget-failed = niemand wurde vergessen: { $reason }
people-none = niemand heißt „{ $who }“, und keine Seite endet so
people-several = mehrere heißen „{ $who }“: { $ids }
