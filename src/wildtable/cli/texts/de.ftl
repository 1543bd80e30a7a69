# Die Texte der Kommandozeile. Die Texte jedes Spiels stehen in seinem Ordner.

# Fehler

error-usage = { $message } (siehe { $command } --help)
error-setting = muss eine Option als name=wert sein, etwa edition=2020, nicht „{ $text }“
error-number = muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“
error-port = muss ein Port von 1 bis 65535 sein oder 0 für einen freien, nicht „{ $text }“
error-seconds = muss eine Zahl wie 5 oder 0.8 sein, nicht „{ $text }“
error-base = muss eine Adresse wie https://games.example.org sein, ohne Pfad, nicht „{ $text }“
error-allow-host = müssen Rechnernamen wie games.local sein, durch Kommas getrennt, ohne Port, nicht „{ $text }“
error-proxy = muss aus IP-Adressen oder Netzen wie 127.0.0.1 oder 10.0.0.0/8 bestehen, mit Kommas getrennt, nicht „{ $text }“
error-text = darf nicht leer sein und nur druckbare Zeichen enthalten
error-bots = --bots: { $seats } Plätze{ $virtual ->
    [0] {""}
   *[other] {" "}(davon { $virtual } für einen virtuellen Mitspieler)
} brauchen { $needed } { $needed ->
    [one] Bot
   *[other] Bots
}, nicht { $given }
error-opponents = --bots: Nenne einen Bot für alle Gegner oder { $needed } Bots, nicht { $given }
error-seat = --seat: muss zwischen 0 und { $last } liegen, nicht { $seat }
error-server = dieser Befehl braucht den Server, der nicht installiert ist (Modul { $module } fehlt): pip install 'wildtable[server]'
error-at = --at: muss zwischen 0 und { $last } liegen, so viele Fragen hat die Aufzeichnung, nicht { $at }

# Befehle und Argumente, für --help

about = Wildtable spielt drei Brettspiele mit wilden Tieren nach ihren Spielregeln.
about-examples = Beispiele:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <befehl> --help

    Rückgabewert: 0 Erfolg, 1 Fehler, 2 falscher Aufruf
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
argument-help = diese Hilfe anzeigen
argument-command = Befehle
argument-version = die Version anzeigen
argument-game = Name eines Spiels, wie ihn „wildtable games“ zeigt
argument-seats = Zahl der Plätze, auch der eines virtuellen Mitspielers zählt mit (Standard: die kleinste mögliche)
argument-seed = Zahl oder Text, der alles Mischen bestimmt (Standard: bei play zufällig, sonst 0)
argument-set = eine Option des Spiels, etwa edition=2020; darf mehrmals vorkommen
argument-option = Option von { $game }: { $values }
argument-deck = Deckdatei, die statt der eigenen des Spiels benutzt wird
argument-json = ein JSON-Dokument ausgeben

games-about = Die Spiele mit ihren Plätzen und Optionen auflisten.
games-examples = Beispiele:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = Im Terminal gegen Bots spielen.
play-examples = Beispiele:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots greedy,eager,random --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = dein Platz, ab 0 gezählt (Standard: 0)
argument-name = dein Name
argument-opponents = deine Gegner ({ $bots }): ein Bot für alle Plätze oder einer pro Platz (Standard: greedy)
argument-record = Datei für die Aufzeichnung (Standard: nach Spiel und Startwert benannt, im aktuellen Ordner)

serve-about = Den Server starten: Seiten für Menschen, eine API für Programme.
serve-examples = Alle Daten liegen in einem Ordner. Mit Strg-C hältst du den Server an; laufende Partien gehen nach dem nächsten Start weiter.

    Beispiele:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
argument-host = Adresse, auf der der Server lauscht (Standard: 127.0.0.1, nur dieser Rechner)
argument-port = Port, auf dem der Server lauscht; 0 wählt einen freien (Standard: 8765)
argument-data = Ordner mit der Datenbank des Servers (Standard: wildtable-data)
argument-base = öffentliche Adresse des Servers, wenn er hinter einem Proxy läuft
argument-allow-host = Namen, unter denen der Server geöffnet werden darf, durch Kommas getrennt; Adressen und der Name dieses Rechners gehen immer
argument-proxy = Adressen oder Netze vertrauenswürdiger Proxys, mit Kommas getrennt (Standard: 127.0.0.1)
argument-bot-seconds = so viele Sekunden darf ein Bot für eine Entscheidung rechnen (Standard: 5)
argument-bot-pause = so viele Sekunden wartet ein Bot mit seiner Antwort (Standard: 0.8)
argument-deal-seconds = so viele Sekunden wartet das Austeilen auf den Zufall der Mitspielenden (Standard: 3)
argument-bot-workers = Zahl der Prozesse, in denen Bots rechnen (Standard: 1)
argument-idle-minutes = nach so vielen Minuten ohne Nutzung wird ein Tisch aus dem Speicher entfernt (Standard: 30)
argument-requests = höchstens so viele Anfragen pro Minute von einer Adresse (Standard: 1200)
argument-messages = höchstens so viele Nachrichten pro Minute von einer Person (Standard: 240)
argument-sockets = höchstens so viele offene WebSockets pro Adresse (Standard: 500)
argument-log-json = ein JSON-Objekt pro Zeile protokollieren, auch alle Anfragen
serve-open = Wildtable läuft unter { $address }
serve-friends = In deinem Netz öffnet man: { $addresses }
serve-admin = Verwaltung: { $address } mit dem Token { $token }
serve-taken = kann auf { $host }, Port { $port } nicht lauschen: { $reason }
serve-data = kann die Datenbank { $path } nicht öffnen: { $reason }
serve-damaged = die Datenbank { $path } ist beschädigt ({ $reason }): Spiel eine Sicherung zurück, oder rette, was lesbar ist; wie, steht in docs/hosting.md
serve-secret = die Datei { $path } ist beschädigt ({ $reason }): Spiel eine Kopie zurück, oder lösch sie und starte neu, dann entsteht eine neue; ohne den alten Schlüssel brauchen Besucher ihren persönlichen Link
serve-file = { $path } lässt sich nicht schreiben oder lesen: { $reason }. Prüfe den freien Platz und den Besitzer des Ordners
serve-occupied = den Ordner { $path } benutzt schon ein anderer Server: Halte ihn an oder wähle mit --data einen anderen Ordner

simulate-about = Bots gegeneinander spielen lassen und zeigen, wie oft jeder gewinnt.
simulate-examples = Jede Kartenverteilung wird einmal von jedem Platz aus gespielt. Das Ergebnis hängt vom Startwert ab, nicht von der Zahl der Prozesse.

    Beispiele:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = ein Bot pro Mitspieler, mit Kommas getrennt: { $bots }
argument-games = Zahl der Partien (Standard: 300)
argument-workers = Zahl der Prozesse (Standard: je nach Arbeit)

replay-about = Eine Aufzeichnung nachspielen und die erreichte Stellung zeigen.
replay-examples = Beispiele:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = Datei mit der Aufzeichnung
argument-at = nach N Fragen anhalten (Standard: am Ende)
argument-viewer = die Sicht dieses Platzes zeigen (Standard: die Sicht beim Zuschauen)

verify-about = Prüfen, ob eine Aufzeichnung stimmt und ob das Mischen schon vor dem Austeilen feststand.
verify-examples = Beispiele:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --notes notes.json
    {"  "}wildtable verify record.toml --json
argument-verified = Datei mit der Aufzeichnung, von der Seite einer beendeten Partie oder von „wildtable play“
argument-notes = die Notizen aus dem Browser einer mitspielenden Person, gespeichert auf der Seite der Aufzeichnung
verify-plays = Gültig: Alle Züge passen zum Startwert, und { $shuffles ->
    [one] das einmalige Mischen
   *[other] alle { $shuffles } Mischvorgänge
} auch.
verify-breaks = Ungültig: Die Aufzeichnung lässt sich nicht nachspielen.
verify-committed-yes = Auf diesen Startwert hat sich der Server vor dem Austeilen festgelegt.
verify-committed-no = Auf diesen Startwert hat sich der Server vor dem Austeilen nicht festgelegt.
verify-committed-unknown = In der Aufzeichnung steht nichts, womit sich die Herkunft des Startwerts prüfen ließe.
verify-proven = Für dich bewiesen: Die Aufzeichnung enthält die Festlegungen, die dein Browser vor dem Austeilen gesehen hat, und deinen eigenen Zufall.
verify-consistent = Nur in sich stimmig: Mehr prüfen kann nur, wer mitgespielt und Notizen vom Austeilen hat (--notes).
verify-broken = Gebrochen: Diese Aufzeichnung zeigt nicht, was vor dem Austeilen festgelegt war.
verify-withheld = Nicht rechtzeitig aufgedeckt haben die Plätze { $seats }. Jeder von ihnen konnte gemeinsam mit dem Server zwischen zwei Verteilungen wählen.

warm-about = Die schnellen Zwillinge der Spiele einmal übersetzen, damit Bots und Programme nicht darauf warten.
warm-examples = Beispiel:
    {"  "}wildtable warm
warm-ready = { $game }: bereit nach { $seconds } s
warm-none = Numba ist nicht installiert; führe pip install 'wildtable[fast]' aus

backup-about = Die Datenbank des Servers in eine Datei kopieren, auch bei laufendem Server.
backup-examples = Beispiele:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
argument-backup = Zieldatei
argument-force = eine vorhandene Datei überschreiben
backup-none = unter { $path } gibt es keine Datenbank; gib ihren Ordner mit --data an
backup-exists = { $path } gibt es schon; mit --force wird die Datei überschrieben
backup-failed = kann { $path } nicht schreiben: { $reason }
backup-done = Die Datenbank ist nach { $path } kopiert. Bewahre auch eine Kopie von { $key } auf: Damit sind die Cookies der Gäste signiert.

deck-about = Mit Deckdateien arbeiten.
deck-examples = Beispiele:
    {"  "}wildtable deck check my-deck.toml
check-about = Eine Deckdatei prüfen und ihre Gruppen mit deren Herkunft auflisten.
check-examples = Beispiele:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = Deckdatei
argument-of = Spiel, für das sie geprüft wird (Standard: das in der Datei genannte)

# Namen

person-name = Robin
bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay, Gus
record-person = Mensch
record-bot = { $name } ({ $bot })
seat = Platz { $seat }

# Spiele und Decks

yes = ja
no = nein
default = { $value } (Standard)
deck-good = „{ $deck }“ ist ein gültiges Deck für { $game }.
deck-group = Gruppe
deck-provenance = Herkunft
deck-figures = Werte

# Der Tisch

owned = { $zone } von { $seat }
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

memory-title = Was du über verdeckte Karten weißt
memory-known = { $places }:
memory-spread = Verteilt auf { $places }:
memory-slot = { $place } ({ $count })

score-now = Stand, wenn jetzt Schluss wäre
score-final = Endstand
score-total = Summe
score-rank = Rang
rank = { $rank }.

# Spielen

play-welcome = Du bist { $name } und spielst gegen { $bots }.
play-commands = Antworte mit einer Nummer, einem Namen oder seinem Anfang. ? erklärt, q hört auf.
play-help = Antworte mit einer Nummer oder einem Namen, seinem Anfang oder seinen Anfangsbuchstaben; mehrere Karten trennst du mit Kommas: 1, 3.
    {"? "}{ $card } erklärt einen Namen, ? 1, 2 mehrere Antworten. t Tisch
    l letzte Ereignisse   m Gedächtnis   s Punkte bisher   u rückgängig
    q aufhören und speichern
play-unknown-name = Hier heißt nichts „{ $name }“.
play-exactly = (noch { $count })
play-between = { $least ->
    [0] (bis zu { $most })
   *[other] ({ $least } bis { $most })
}
play-picks = Gewählt: { $moves }  (u macht es rückgängig)
play-left = Du hast die Partie verlassen.
play-saved = Aufzeichnung gespeichert in { $path }
play-won = { $shared ->
    [one] Du gewinnst. Gut gespielt!
   *[other] Ihr teilt euch den Sieg: { $winners }. Gut gespielt!
}
play-lost = { $shared ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}; du landest auf Rang { $rank }.
commands = { $key ->
    [l] l zuletzt log latest
    [t] t tisch table
    [m] m gedächtnis memory
    [s] s punkte score
    [u] u zurück undo back
    [q] q ende quit exit
   *[other] ? h hilfe help
}

# Nachspielen und simulieren

replay-title = { $title }, Frage { $at } von { $last }
replay-asked = { $question } Es fehlen noch: { $seats }.
simulate-playing = spielt
simulate-title = { $games } Partien { $game }, { $seats } Plätze, { $options }, Startwert { $seed }
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-score = Punkte im Mittel
number-range = { $low }–{ $high }
simulate-speed = { $decisions } Entscheidungen in { $seconds } s, { $speed } pro Sekunde

lab-about = Ein Spiel vermessen.
lab-examples = Beispiele:
    {"  "}wildtable lab balance wild-cards --games 1000
balance-about = Bots gegeneinander spielen lassen und messen, wie oft man mit einer Karte, einer Rolle oder einem Platz gewinnt.
balance-examples = Schreibt eine HTML-Seite und eine JSON-Datei. Was gemessen wird, gibt jedes Spiel an.

    Beispiele:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = Arten von Bots ({ $bots }), mit Kommas getrennt; jede spielt gegen sich selbst (Standard: greedy,random)
argument-counted-games = Zahl der Partien pro Art (Standard: 1000)
argument-out = Ordner für die Berichte (Standard: der aktuelle)
balance-title = { $games } Partien { $game } mit { $seats } Plätzen, alle { $bot }.
balance-fair = Fairer Anteil: { $fair } Siege.
balance-presence = Partien damit
balance-wins = Siege
balance-interval = 95-%-Intervall
balance-share = Siege / fairer Anteil
balance-saved = Die Seite ist in { $page } gespeichert, die Daten in { $data }.
balance-page-title = { $title }: Balance
balance-page-about = { $seats } Plätze, { $options }; Deck „{ $deck }“; Startwert { $seed }.
balance-page-how = Jede Zeile zeigt, in wie vielen Partien jemand etwas hatte, wie oft damit gewonnen wurde und was diese Quote geteilt durch den fairen Anteil ergibt. Im Diagramm steht die durchgezogene Linie für den fairen Anteil, die gestrichelte für das { $limit }-Fache.
balance-page-bot = { $games } Partien, alle { $bot }; fairer Anteil { $fair }
balance-picture = { $wins } Siege (95-%-Intervall { $low }–{ $high })

ratings-about = Alle Ergebnisse und Wertungen aus den Protokollen der Partien neu berechnen, auch bei laufendem Server.
ratings-examples = Beispiele:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = { $games } Partien neu berechnet; { $lost } bleiben unverändert, weil ihre Regeln nicht mehr unterstützt werden.
ratings-failed = die Wertungen sind unverändert: { $reason }

export-about = Alle Daten einer Person in eine Datei exportieren, auch bei laufendem Server.
export-examples = Beispiele:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = eine Person: der letzte Teil der Adresse ihrer Seite oder ihr Name, wenn er eindeutig ist
argument-export = Zieldatei
export-done = Die Daten von { $name } sind in { $path } gespeichert.
forget-about = Die Daten einer Person endgültig löschen; der Server darf nicht laufen.
forget-examples = Löscht ihre Namen, ihre Links und was sie im Chat geschrieben hat. Beendete Partien bleiben, mit einem anonymen Platz.

    Beispiele:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = wirklich löschen; sonst wird nur gezeigt, wen es beträfe
forget-unsure = das würde { $name } ({ $id }) mit { $games ->
    [one] 1 beendeten Partie
   *[other] { $games } beendeten Partien
} löschen; mit --sure geschieht es, endgültig
forget-done = Gelöscht. Ältere Backups enthalten die Daten noch; lösche sie selbst.
forget-busy = nichts gelöscht: Halte zuerst den Server an, oder die Person löscht sich selbst auf ihrer Seite
forget-failed = nichts gelöscht: { $reason }
people-none = keine Person hat den Namen oder die Kennung „{ $who }“
people-several = mehrere Personen heißen „{ $who }“; nimm eine dieser Kennungen: { $ids }
