# Die Texte der Kommandozeile. Die Texte jedes Spiels stehen in seinem Ordner.
#
# Spiel, Partie, Tisch, Platz, Rang, Zug, Wertungszahl: wie in den Texten des Servers
# record    Aufzeichnung                          step      Schritt: eine Entscheidung einer Aufzeichnung
# seed, shuffle, deal, commitment  Startwert, Mischen, Austeilen, Festlegung
# default   Standard    argument  Argument    option  Option    folder  Ordner    backup  Sicherung
#
# Bots heißen wie ihre Optionen: easy, medium, hard, expert, random, eager, greedy. Steht eine Zahl vor einem Nomen, wird nach ihr ausgewählt.

# Fehler

error-golden = --write-golden braucht --golden ORDNER.
error-game-name = Der Name eines Spiels besteht aus kleingeschriebenen Wörtern mit Bindestrichen wie my-game, nicht { $name }.
error-game-exists = Ein Spiel { $name } gibt es schon.
error-folder-exists = { $folder } gibt es schon; wähle einen anderen Namen oder --folder.
error-usage = { $message } (siehe { $command } --help)
error-command = den Befehl „{ $name }“ gibt es nicht (siehe { $group } --help)
error-command-alike = den Befehl „{ $name }“ gibt es nicht; meintest du „{ $alike }“?
error-setting = muss eine Option als name=wert sein, etwa edition=2020, nicht „{ $text }“
error-number = muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“
error-port = muss ein Port von 1 bis 65535 sein oder 0 für einen freien, nicht „{ $text }“
error-seconds = muss eine Zahl wie 5 oder 0.8 sein, nicht „{ $text }“
error-database = muss eine Adresse wie postgresql://user@host/name sein, nicht „{ $text }“
error-base = muss eine Adresse wie https://games.example.org sein, ohne Pfad, nicht „{ $text }“
error-allow-host = muss aus Rechnernamen wie games.local bestehen, durch Kommas getrennt, ohne Port, nicht „{ $text }“
error-allow-origin = muss eine Herkunft wie https://bots.example.org sein, mehrere durch Kommas getrennt, oder *, nicht „{ $text }“
error-proxy = muss aus IP-Adressen oder Netzen wie 127.0.0.1 oder 10.0.0.0/8 bestehen, durch Kommas getrennt, nicht „{ $text }“
error-text = darf nicht leer sein und nur druckbare Zeichen enthalten
error-bots = --bots: Nenne { $needed ->
    [one] 1 Bot
   *[other] { $needed } Bots
} für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}{ $virtual ->
    [0] {""}
   *[other] {" "}(davon { $virtual } für einen virtuellen Mitspieler)
}, nicht { $given }
error-opponents = --bots: Nenne einen Bot für alle Gegner oder einen pro Gegner ({ $needed }), nicht { $given }
error-seat = --seat: muss zwischen 0 und { $last } liegen, nicht { $seat }
error-server = dieser Befehl braucht den Server, der nicht installiert ist (Modul { $module } fehlt): pip install 'wildtable[server]'
error-at = --at: muss zwischen 0 und { $last } liegen, so viele Schritte hat die Aufzeichnung, nicht { $at }

# Befehle und Argumente, für --help

wildtable-about = Drei Brettspiele mit wilden Tieren, gespielt nach ihren Spielregeln.
wildtable-examples = Beispiele:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <befehl> --help

    Rückgabewert: 0 Erfolg, 1 Fehler, 2 falscher Aufruf
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-serve-play = Bots und Tische
help-serve-limits = Grenzen
argument-help = diese Hilfe anzeigen
argument-command = Befehle
argument-version = die Version anzeigen
argument-game = Name eines Spiels, wie ihn „wildtable games“ zeigt
argument-seats = Anzahl der Plätze; ein virtueller Mitspieler zählt mit (Standard: so wenige wie möglich)
argument-seed = Zahl oder Text; bestimmt jeden Mischvorgang (Standard: bei play zufällig, sonst 0)
argument-set = eine Option des Spiels, etwa edition=2020; darf mehrmals vorkommen
argument-option = Option von { $game }: { $values }
argument-deck = Deckdatei, mit der statt mit dem Deck des Spiels gespielt wird
argument-json = ein JSON-Dokument ausgeben

games-about = Die Spiele mit ihren Plätzen und Optionen auflisten.
games-examples = Beispiele:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = Im Terminal gegen Bots spielen.
play-examples = Beispiele:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots hard,medium,easy --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = dein Platz, ab 0 gezählt (Standard: 0)
argument-name = dein Name
argument-opponents = deine Gegner ({ $bots }, DATEI.py:KLASSE): ein Bot für alle Plätze oder einer pro Platz (Standard: medium)
argument-record = Datei für die Aufzeichnung (Standard: nach Spiel und Startwert benannt, im aktuellen Ordner)

serve-about = Den Server starten: Seiten für Menschen, eine API für Programme.
serve-examples = Alle Daten liegen in einem Ordner. Mit Strg-C beendest du den Server; laufende Partien gehen nach dem nächsten Start weiter.

    Beispiele:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
setting-host = Adresse, auf der der Server lauscht (Standard: { $default }, nur dieser Rechner)
setting-port = Port, auf dem der Server lauscht; 0 wählt einen freien (Standard: { $default })
setting-data = Ordner mit der Datenbank des Servers (Standard: { $default })
setting-database = Adresse einer PostgreSQL-Datenbank für mehrere Prozesse, etwa postgresql://user@host/name (Standard: SQLite im Datenordner)
setting-workers = Anzahl der Serverprozesse; mehr als einer braucht --database (Standard: { $default })
setting-base = öffentliche Adresse des Servers, wenn er hinter einem Proxy läuft
setting-allow-host = Namen, unter denen der Server erreichbar sein darf, durch Kommas getrennt; Adressen und der Name dieses Rechners gehen immer
setting-allow-origin = Herkunft (Origin) von Seiten, die die API mit einem Token aufrufen dürfen, durch Kommas getrennt; * für alle (Standard: keine)
setting-proxy = Adressen oder Netze vertrauenswürdiger Proxys, durch Kommas getrennt (Standard: { $default })
setting-bot-seconds = Zeitlimit für eine Entscheidung eines Bots, in Sekunden (Standard: { $default })
setting-bot-pause = Pause vor jedem Zug eines Bots, in Sekunden (Standard: { $default })
setting-deal-seconds = wie lange das Austeilen auf die Browser der Mitspielenden wartet, in Sekunden (Standard: { $default })
setting-bot-workers = Anzahl der Prozesse, in denen Bots rechnen (Standard: { $default })
setting-idle-minutes = nach so vielen Minuten ohne Nutzung wird ein Tisch aus dem Speicher entfernt (Standard: { $default })
setting-requests-per-minute = höchstens so viele Anfragen pro Minute von einer Adresse (Standard: { $default })
setting-messages-per-minute = höchstens so viele Nachrichten pro Minute von einer Person (Standard: { $default })
setting-checks-per-minute = höchstens so viele Decks und Aufzeichnungen pro Minute von einer Person (Standard: { $default })
setting-reviews-per-minute = höchstens so viele Analysen von Partien pro Minute von einer Person (Standard: { $default })
setting-sockets-per-address = höchstens so viele offene WebSockets pro Adresse (Standard: { $default })
setting-tables-per-visitor = höchstens so viele nicht beendete Tische pro Person (Standard: { $default })
setting-tables-per-address = höchstens so viele neue Tische am Tag von einer Adresse (Standard: { $default })
setting-tables-per-server = höchstens so viele neue Tische am Tag; je mehr es sind, desto weniger darf eine Adresse eröffnen (Standard: { $default })
setting-games-per-address = höchstens so viele Revanchen am Tag an den Tischen einer Adresse (Standard: { $default })
setting-visitors-per-address = höchstens so viele neue Leute am Tag von einer Adresse (Standard: { $default })
setting-chat-per-minute = höchstens so viele Chatzeilen pro Minute von einer Person; von einer Adresse zehnmal so viele (Standard: { $default })
setting-imports-per-visitor = höchstens so viele hochgeladene Aufzeichnungen pro Person; die ältesten fallen weg (Standard: { $default })
setting-imports-per-address = höchstens so viele hochgeladene Aufzeichnungen von einer Adresse; die ältesten fallen weg (Standard: { $default })
setting-imports-per-server = höchstens so viele hochgeladene Aufzeichnungen; die ältesten fallen weg (Standard: { $default })
setting-check-seconds = Zeitlimit für das Lesen eines Decks oder einer Aufzeichnung, in Sekunden (Standard: { $default })
setting-ping-seconds = Abstand der WebSocket-Pings, in Sekunden (Standard: { $default })
setting-message-bytes = höchstens so viele Bytes in einer WebSocket-Nachricht (Standard: { $default })
setting-queue = höchstens so viele wartende Änderungen pro langsamer Verbindung (Standard: { $default })
setting-warm-up = sofort starten und Vorlagen und Texte erst bei Bedarf kompilieren
argument-log-json = ein JSON-Objekt pro Zeile protokollieren, auch alle Anfragen
serve-open = Wildtable läuft unter { $address }
serve-friends = Für Freunde in deinem Netz: { $addresses }
serve-admin = Verwaltung: { $address } mit dem Token { $token }
serve-taken = kann auf { $host }, Port { $port } nicht lauschen: { $reason }
serve-data = kann die Datenbank { $path } nicht öffnen: { $reason }
serve-backup = Die Datenbank hat eine ältere Version. Eine Sicherung liegt in { $path }; nun wird sie aktualisiert.
serve-backup-failed = vor dem Aktualisieren der Datenbank lässt sich keine Sicherung nach { $path } schreiben: { $reason }. Sieh nach, ob genug Platz ist
serve-damaged = die Datenbank { $path } ist beschädigt ({ $reason }): Stell eine Sicherung wieder her oder rette, was lesbar ist; wie das geht, steht in docs/hosting.md
serve-secret = die Datei { $path } ist beschädigt ({ $reason }): Stell sie aus einer Kopie wieder her, oder lösch sie und starte neu, dann entsteht eine neue; ohne den alten Schlüssel brauchen Besucher ihren persönlichen Link
serve-file = { $path } lässt sich nicht schreiben oder lesen: { $reason }. Prüf den freien Speicherplatz und wem der Ordner gehört
serve-occupied = der Ordner { $path } wird von einem anderen Server benutzt: Beende ihn oder wähle mit --data einen anderen Ordner
serve-workers = mehrere Serverprozesse brauchen eine gemeinsame Datenbank: ergänze --database postgresql://user@host/name

simulate-about = Bots gegeneinander spielen lassen und zeigen, wie oft jeder gewinnt.
simulate-examples = Jede Verteilung der Karten wird einmal von jedem Platz aus gespielt. Das Ergebnis hängt vom Startwert ab, nicht von der Anzahl der Prozesse.

    Beispiele:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = ein Bot pro Person, durch Kommas getrennt: { $bots }, oder eigene: DATEI.py:KLASSE, program:BEFEHL
argument-games = Anzahl der Partien (Standard: 300)
argument-workers = Anzahl der Prozesse (Standard: je nach Umfang)
argument-cluster = Adresse des Schedulers eines Dask-Clusters, auf dem gespielt wird, etwa tcp://host:8786; braucht wildtable[cluster]
argument-part = nur Teil K von N spielen, für Job-Arrays; wildtable lab merge fügt die Teile zusammen
argument-checkpoint = Datei für Ergebnisse; ein abgebrochener Lauf macht dort weiter
error-part = muss ein Teil von mehreren sein, etwa 3/100, nicht „{ $text }“
error-part-file = ein Teil braucht --checkpoint DATEI für seine Ergebnisse
part-saved = Teil { $number } von { $of } liegt in { $path }. Sind alle Teile gespielt, füge sie zusammen: wildtable lab merge DATEI ...
progress-rate = { $rate } Partien/s
progress-line = { $done } von { $total } Partien, { $rate } Partien/s, noch { $left }

replay-about = Eine Aufzeichnung abspielen und den erreichten Stand zeigen.
replay-examples = Beispiele:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = Datei mit der Aufzeichnung
argument-at = nach N Schritten anhalten (Standard: am Ende)
argument-viewer = zeigen, was dieser Platz sieht (Standard: was Zuschauer sehen)

verify-about = Prüfen, ob sich eine Aufzeichnung abspielen lässt und ob das Mischen schon vor dem Austeilen feststand.
verify-examples = Beispiele:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --notes notes.json
    {"  "}wildtable verify record.toml --json
argument-verified = Datei mit der Aufzeichnung, von der Seite einer beendeten Partie oder von „wildtable play“
argument-notes = die Notizen aus dem Browser einer mitspielenden Person, gespeichert auf der Seite der Aufzeichnung
verify-plays = Gültig: Alle Züge sind regelgerecht, und { $shuffles ->
    [one] das Mischen ergibt sich aus dem Startwert.
   *[other] alle { $shuffles } Mischvorgänge ergeben sich aus dem Startwert.
}
verify-breaks = Ungültig: Die Aufzeichnung lässt sich nicht abspielen.
verify-committed-yes = Der Startwert passt zur Festlegung vor dem Austeilen.
verify-committed-no = Der Startwert passt nicht zur Festlegung vor dem Austeilen.
verify-committed-unknown = Die Aufzeichnung enthält keine Festlegung. Woher der Startwert stammt, lässt sich nicht prüfen.
verify-proven = Für dich bewiesen: Die Aufzeichnung enthält die Festlegungen, die dein Browser vor dem Austeilen gesehen hat, und deine eigenen Zufallszahlen.
verify-consistent = Nur in sich stimmig: Die Aufzeichnung widerspricht sich nicht. Mehr prüfen kann nur, wer mitgespielt und Notizen vom Austeilen hat (--notes).
verify-broken = Nicht bestanden: Die Aufzeichnung zeigt nicht das Austeilen, das vereinbart war.
verify-withheld = Nicht rechtzeitig angekommen von den Plätzen: { $seats }. Jeder fehlende Beitrag lässt dem Betreiber des Servers die Wahl zwischen zwei Verteilungen, ob mit oder ohne Hilfe dieser Person.
verify-code-secret = Der Server hatte sich auf ein anderes Geheimnis festgelegt.
verify-code-seats = Der Beitrag eines Platzes passt nicht zu dessen Festlegung.
verify-code-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und den Beiträgen der Mitspielenden.
verify-code-server = Dein Browser hat vor dem Austeilen eine andere Festlegung des Servers gesehen.
verify-code-list = Dein Browser hat vor dem Austeilen andere Festlegungen der Mitspielenden gesehen.
verify-code-bytes = Der Beitrag deines Browsers fehlt, obwohl der Server ihn bestätigt hatte.
verify-code-missing = Dein Browser war an einem fairen Austeilen beteiligt, aber in der Aufzeichnung steht davon nichts.
verify-code-terms = Der Startwert gehört nicht zu diesem Spiel mit diesen Optionen, diesem Deck und diesen Bots.
verify-code-game = Dein Browser hat vor dem Austeilen ein anderes Spiel notiert.
verify-code-rules = Dein Browser hat vor dem Austeilen eine andere Fassung der Regeln notiert.
verify-code-people = Dein Browser hat vor dem Austeilen eine andere Zahl von Plätzen notiert.
verify-code-options = Dein Browser hat vor dem Austeilen andere Optionen notiert.
verify-code-deck = Dein Browser hat vor dem Austeilen ein anderes Deck notiert oder dessen Karten in anderer Reihenfolge.
verify-code-bots = Dein Browser hat vor dem Austeilen andere Bots notiert oder Bots auf anderen Plätzen.
verify-code-players = Dein Browser hat vor dem Austeilen andere Mitspielende notiert oder dieselben auf anderen Plätzen.
verify-code-own = Die Notizen deines Browsers gehören nicht zu deinem Platz in dieser Partie.
verify-code-played = Du hast nicht auf dem Platz gespielt, den dein Browser vor dem Austeilen notiert hat.
verify-code-late = Laut der Aufzeichnung kam der Beitrag deines Browsers nicht rechtzeitig an. Der Server hat ihn nie bestätigt und kann ihn also auch weggelassen haben: Für dich ist nichts bewiesen.
verify-code-unbound = Die Notizen haben noch eine ältere Form: Sie zeigen nicht, ob Plätze, Optionen und Deck dieselben geblieben sind.

warm-about = Die schnellen Fassungen der Spiele (Zwillinge) einmal kompilieren, damit Bots und Programme nicht darauf warten müssen.
warm-examples = Beispiel:
    {"  "}wildtable warm
warm-ready = { $game }: bereit nach { $seconds } s
warm-none = Numba ist nicht installiert; führe pip install 'wildtable[fast]' aus
slow-bots = { $bots }: ohne Numba dauert das etwa hundertmal so lange; führe pip install 'wildtable[fast]' aus

backup-about = Alle Daten eines Servers in eine Datei kopieren, auch bei laufendem Server.
backup-examples = Beispiele:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
    {"  "}wildtable backup backups --keep 7 --database postgresql://wildtable@localhost/wildtable
argument-backup = Zieldatei; mit --keep der Ordner dafür
argument-keep = der Datei einen Namen mit der Uhrzeit geben und im Ordner die letzten N behalten
argument-force = eine vorhandene Datei überschreiben
argument-damaged = retten, was sich von einer beschädigten Datenbank lesen lässt; halte vorher den Server an
backup-none = unter { $path } gibt es keine Datenbank; gib ihren Ordner mit --data an
backup-exists = { $path } gibt es schon; mit --force überschreibst du die Datei
backup-failed = kann { $path } nicht schreiben: { $reason }
backup-incomplete = Die Tabelle { $table } ließ sich nicht ganz lesen: { $rows } Zeilen gerettet.
backup-done = Alles ist nach { $path } kopiert und geprüft. Die Datei enthält die Geheimnisse deines Servers: Bewahre sie sicher auf.
backup-damaged = --damaged gilt für die Datenbank im Ordner --data, ohne --database und --keep

restore-about = Die Daten eines Servers durch eine Sicherung ersetzen.
restore-examples = Halte zuerst den Server an. Jede Sicherung passt zu beiden Datenbanken. Wer seitdem gelöscht oder gesperrt wurde, bleibt es.

    Beispiele:
    {"  "}wildtable restore wildtable-backup.db --data new-folder
    {"  "}wildtable restore wildtable-backup.db --database postgresql://wildtable@localhost/wildtable --force
argument-restore = Sicherung, die wiederhergestellt wird
argument-journal = eine neuere Sicherung oder Datenbank: Wer dort gelöscht oder gesperrt ist, bleibt es
argument-replace = vorhandene Daten ersetzen
restore-none = unter { $path } gibt es keine Sicherung
restore-exists = es gibt schon Daten; mit --force ersetzt du sie
restore-busy = ein Server benutzt die Daten; halte ihn zuerst an
restore-failed = { $path } lässt sich nicht wiederherstellen: { $reason }
restore-unknown = Die vorhandenen Daten sind nicht lesbar ({ $reason }). Wer seit der Sicherung gelöscht wurde, ist wieder da: Lösche diese Personen noch einmal, oder nimm --journal.
restore-done = Die Sicherung ist in { $place } wiederhergestellt.
restore-forgotten = Seitdem gelöschte und nun wieder gelöschte Personen: { $people }

migrate-about = Alle Daten eines Servers von SQLite nach PostgreSQL kopieren, oder zurück.
migrate-examples = Halte zuerst den Server an. Das Ziel muss leer sein. Danach wird jede Zeile verglichen.

    Beispiele:
    {"  "}wildtable migrate wildtable-data postgresql://wildtable@localhost/wildtable
    {"  "}wildtable migrate postgresql://wildtable@localhost/wildtable kopie
argument-migrate-source = Datenordner oder Adresse einer PostgreSQL-Datenbank, aus der kopiert wird
argument-migrate-target = Datenordner oder Adresse einer PostgreSQL-Datenbank, in die kopiert wird
migrate-same = eines von beiden muss ein Datenordner sein, das andere die Adresse einer PostgreSQL-Datenbank
migrate-busy = ein Server benutzt die Daten; halte ihn zuerst an
migrate-failed = die Daten lassen sich nicht kopieren: { $reason }
migrate-done = Alles von { $source } nach { $target } kopiert und verglichen.

deck-about = Mit Deckdateien arbeiten.
deck-examples = Beispiele:
    {"  "}wildtable deck check my-deck.toml
deck-check-about = Eine Deckdatei prüfen und ihre Gruppen mit deren Herkunft auflisten.
deck-check-examples = Beispiele:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = Deckdatei
argument-of = Spiel, für das sie geprüft wird (Standard: das in der Datei genannte)

new-game-about = Ein kleines spielbares Spiel mit Tests anlegen, als Paket für den Anfang.
new-game-examples = Beispiele:
    {"  "}wildtable new-game my-game
    {"  "}wildtable new-game my-game --folder ~/games
game-about = An einem eigenen Spiel arbeiten.
game-examples = Beispiele:
    {"  "}wildtable game check wild-cards
game-check-about = Sagen, was einem Spiel fehlt oder nicht stimmt: Gesetze, Texte, Seiten, Bilder, Regeln, Vergleichspartien.
game-check-examples = Beispiele:
    {"  "}wildtable game check wild-cards
    {"  "}wildtable game check wild-cards --deals 20 --strict --json
    {"  "}wildtable game check wild-cards --golden tests/golden --write-golden
argument-new-game = Name des Spiels: kleingeschriebene Wörter mit Bindestrichen
argument-folder = wohin damit (Standard: hierher)
argument-checked = Name eines installierten Spiels
argument-check-deals = Partien je Variante, an denen die Gesetze geprüft werden (Standard: 2)
argument-golden = Ordner mit Vergleichspartien
argument-write-golden = die Vergleichspartien zuerst schreiben
argument-strict = auch beanstanden, wofür es einen Standard gibt

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

memory-title = Verdeckte Karten, die du kennst
memory-known = { $places }:
memory-spread = Verteilt auf { $places }:
memory-slot = { $place } ({ $count })

score-now = Stand, wenn jetzt Schluss wäre
score-final = Schlusswertung
score-total = Summe
score-rank = Rang
rank = { $rank }.

# Spielen

play-welcome = Du bist { $name } und spielst gegen { $bots }.
play-commands = Antworte mit einer Nummer, einem Namen oder seinem Anfang. ? erklärt, q hört auf.
play-help = Außerdem: m Gedächtnis   tipps was jede Antwort bringt   experte was ein Experte täte   u rückgängig   q aufhören und speichern. Kurz: t Tisch, l zuletzt, s Stand.
play-not-here = Das geht nur an Tischen auf einem Server.
play-no-expert = Um einen Experten zu fragen, brauchst du Numba: Installiere wildtable[fast].
play-expert = Der Experte spielt: { $moves }
play-expert-move = { $move }: Gewinnchance { $chance } % ± { $error }
play-expert-about = Wenn alle wie der mittlere Bot weiterspielen; mit dem, was du sehen kannst.
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
}; du kommst auf Rang { $rank }.

# Nachspielen und simulieren

replay-title = { $title }, Schritt { $at } von { $last }
replay-asked = { $question } Warten auf: { $seats }.
simulate-playing = spielt
simulate-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}{ $options }, Startwert { $seed }
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-score = Ergebnis im Schnitt ± Fehler
simulate-several = { $bot } (×{ $players })
simulate-chance = Siege gelten pro Spieler; gleich gute Spieler würden je { $chance } gewinnen. Ein geteilter Sieg zählt anteilig: für zwei Spieler je ein halber. Der Fehler ist der Standardfehler des Mittels.
number-range = { $low }–{ $high }
simulate-speed = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $seconds } s, { $speed } pro Sekunde

lab-about = Ein Spiel auswerten.
lab-examples = Beispiele:
    {"  "}wildtable lab balance wild-cards --games 1000
    {"  "}wildtable lab ladder wild-cards --games 300
    {"  "}wildtable lab selfplay wild-cards --games 1000 --out games
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets
lab-balance-about = Bots gegeneinander spielen lassen und messen, wie oft man mit einer Karte, einer Rolle oder einem Platz gewinnt.
lab-balance-examples = Schreibt eine HTML-Seite und eine JSON-Datei. Was gemessen wird, gibt jedes Spiel an.

    Beispiele:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = Arten von Bots ({ $bots }), durch Kommas getrennt; jede spielt gegen sich selbst (Standard: greedy,random)
argument-counted-games = Anzahl der Partien pro Art (Standard: 1000)
argument-out = Ordner für die Berichte (Standard: der aktuelle)
balance-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game } mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}, alle { $bot }.
balance-fair = Fairer Anteil: { $fair } Siege.
balance-presence = Partien damit
balance-wins = Siege
balance-interval = 95-%-Intervall
balance-share = Siege / fairer Anteil
balance-saved = Seite gespeichert in { $page }, Daten in { $data }.
balance-page-title = { $title }: Balance
balance-page-about = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}{ $options }; Deck „{ $deck }“; Startwert { $seed }.
balance-page-how = Jede Zeile zeigt, in wie vielen Partien jemand etwas hatte, wie oft diese Person gewann und wie sich das zum fairen Anteil verhält. Im Diagramm steht die durchgezogene Linie für den fairen Anteil, die gestrichelte für das { $limit }-Fache.
balance-page-bot = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, alle { $bot }; fairer Anteil { $fair }
balance-picture = { $wins } Siege (95-%-Intervall { $low }–{ $high })

lab-ladder-about = Bots gegeneinander spielen lassen und messen, wie stark jeder ist, mit Intervallen.
lab-ladder-examples = Jeder Bot spielt allein gegen einen Tisch von jedem anderen, alle mit denselben Karten und von jedem Platz aus. Schreibt eine HTML-Seite und zwei JSON-Dateien; ein neuer Aufruf setzt fort und nimmt weitere Partien oder Bots dazu.

    Beispiele:
    {"  "}wildtable lab ladder wild-cards --games 300
    {"  "}wildtable lab ladder wild-cards --bots medium,hard --bot class:wildtable.bots.simple:Eager --out reports
    {"  "}wildtable lab ladder wild-cards --bots medium --bot 'program:python my_bot.py'
argument-ladder-bots = Bots der Rangliste, durch Kommas getrennt: { $bots } (Standard: alle Stufen)
argument-own-bot = ein eigener Bot: DATEI.py:KLASSE, class:MODUL:KLASSE oder 'program:BEFEHL'; mehrmals möglich
argument-ladder-games = Anzahl der Partien je Paarung (Standard: 300)
ladder-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game } mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}, Startwert { $seed }.
ladder-changed = { $count ->
    [one] { $bots } hat sich geändert, seit die Partien in { $path } gespielt wurden
   *[other] { $bots } haben sich geändert, seit die Partien in { $path } gespielt wurden
}: Sie werden neu gespielt, alle anderen bleiben.
ladder-how = Jede Zeile zeigt, wie oft ein Bot allein gegen einen Tisch von anderen gewinnt; fairer Anteil { $fair }. Elo ist der Abstand vom Mittel der Rangliste, mit 95-%-Intervall.
ladder-against = gegen { $bot }
ladder-page-title = { $title }: Rangliste der Bots

lab-merge-about = Die Teile eines Laufs zusammenfügen und den Bericht schreiben.
lab-merge-examples = Die Dateien sind die, die --checkpoint oder die Rangliste für jeden Teil geschrieben hat, gleich auf welchem Rechner. Jede Partie muss genau einmal vorkommen.

    Beispiele:
    {"  "}wildtable lab merge part-1.jsonl part-2.jsonl part-3.jsonl
    {"  "}wildtable lab merge parts/wild-cards-ladder-1-of-2.jsonl parts/wild-cards-ladder-2-of-2.jsonl --out reports
argument-merged = Dateien der Teile
error-merge-target = { $path } würde zugleich gelesen und geschrieben; wähle mit --out einen anderen Ordner

lab-selfplay-about = Bots gegeneinander spielen lassen und jede Partie in Parquet-Dateien speichern.
lab-selfplay-examples = Jede Datei enthält Startwert, Bots, Züge und Ergebnisse einiger Partien. Was schon da ist, wird nicht noch einmal gespielt. Braucht wildtable[data].

    Beispiele:
    {"  "}wildtable lab selfplay wild-cards --games 10000 --out games
    {"  "}wildtable lab selfplay wild-space --seats 2 --bots greedy,eager --games 500 --out games --decisions
argument-selfplay-bots = ein Bot pro Person, durch Kommas getrennt: { $bots } (Standard: alle greedy)
argument-played-games = Anzahl der Partien (Standard: 1000)
argument-tables = Ordner für die Dateien
argument-file-games = Partien pro Datei (Standard: 480)
argument-decisions = auch jede Entscheidung mit ihrer Beobachtung und Maske schreiben
selfplay-saved = { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
} in { $path }, { $size } kB.

lab-train-about = Ein Netz für ein Spiel trainieren, indem es gegen sich selbst spielt.
lab-train-examples = Speichert einen Zwischenstand, die Gewichte und eine Seite mit Kurven. --resume macht mit einem Zwischenstand weiter, auf demselben Gerät Bit für Bit gleich. Braucht wildtable[train].

    Beispiele:
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets --resume nets/wild-cards.checkpoint.npz
    {"  "}wildtable lab train wild-space --seats 3 --minutes 10 --device cuda --out nets
argument-train-minutes = wie lange trainiert wird, in Minuten (Standard: 10)
argument-train-hours = wie lange trainiert wird, in Stunden statt Minuten
argument-train-resume = ein Zwischenstand, mit dem es weitergeht; seine Plätze, Optionen und sein Startwert gelten, du musst sie nicht noch einmal angeben
argument-train-out = Ordner für Zwischenstand, Gewichte, Messwerte und Seite (Standard: der aktuelle Ordner)
argument-train-device = wo gespielt und gelernt wird: cpu oder cuda (Standard: cpu)
argument-train-games = Partien gegen jeden Tisch von Bots am Ende (Standard: 500)
error-train = zum Trainieren fehlen Pakete (kein Modul { $module }): pip install 'wildtable[train]'
error-train-deck = Netze werden für die Karten des Spiels trainiert; lass --deck weg
error-train-device = kein CUDA-Gerät gefunden; lass --device cuda weg
error-train-resume = { $path } wurde mit { $name }={ $found } trainiert, nicht mit { $typed }; ändere das, oder lass --resume weg, um neu anzufangen
train-report = { $seconds } s, { $millions } Millionen Entscheidungen, { $speed } pro Sekunde; Siege { $wins_greedy } gegen greedy, { $wins_past } gegen frühere Stände
train-judged = Gegen einen Tisch von { $bot }-Bots: { $wins } ± { $error } Siege in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
train-saved = Die Gewichte sind in { $weights }, die Seite ist in { $page } gespeichert.
train-page-title = { $title }: Training
train-page-about = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}{ $options }. Die waagerechte Achse zeigt Millionen Entscheidungen.
train-curve = { $name ->
    [wins_greedy] Siege gegen zwei gierige Bots, während gelernt wird
    [wins_past] Siege gegen frühere Stände
    [entropy] Entropie der Zugwahl
    [value_loss] Fehler der Bewertung
    [decisions_per_second] Entscheidungen pro Sekunde, alles zusammen
   *[learned_per_second] Gelernte Entscheidungen pro Sekunde
}
train-decisions = Entscheidungen
train-against = Gegen einen Tisch von
train-games = Partien
train-wins = Siege
train-opponent = { $bot ->
    [chance] Zufallsbots
   *[greedy] gierigen Bots
}

analyse-about = Eine beendete Partie analysieren: was Züge und Zufall bewirkt haben, und die Schlüsselmomente.
analyse-examples = Jede Entscheidung wird danach beurteilt, was man wissen konnte: in gedachten Kartenverteilungen, die der mittlere Bot zu Ende spielt. Mit wildtable[fast] geht es schnell.

    Beispiele:
    {"  "}wildtable analyse wild-cards-7.toml
    {"  "}wildtable analyse wild-cards-7.toml --deals 500 --json
argument-analysed = die Aufzeichnung einer beendeten Partie
argument-deals = gedachte Kartenverteilungen je Vergleich (Standard: 200)
analyse-running = Analysiere
analyse-title = Analyse einer Partie { $game }, mit { $deals } gedachten Kartenverteilungen je Vergleich.
analyse-player = Name
analyse-result = Ergebnis
analyse-own = Eigene Züge
analyse-others = Züge der anderen
analyse-chance = Zufall
analyse-margin = Eigene Züge, Vorsprung
analyse-parts = Das Ergebnis in Prozentpunkten über dem fairen Anteil von { $fair } Siegen: was eigene Züge, die Züge der anderen und der Zufall beigetragen haben, verglichen mit den Zügen des mittleren Bots. Letzte Spalte: gewonnener Vorsprung vor dem besten anderen.
analyse-graph = Gewinnchance nach dem, was alle jeweils wissen konnten, wenn Menschen wie der mittlere Bot und Bots auf ihrer Stufe weiterspielen:
analyse-moments = { $count ->
    [0] Keine Schlüsselmomente: kein anderer Zug ist klar besser.
    [one] 1 Schlüsselmoment:
   *[other] { $count } Schlüsselmomente:
}
analyse-moment = { $grade ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
}, Entscheidung { $question }, { $name }: { $move }. Besser: { $better }, { $before } → { $after } (Verlust { $loss } Prozentpunkte; { $score }).

ratings-about = Alle Ergebnisse und Wertungszahlen aus den Protokollen der Partien neu berechnen, auch bei laufendem Server.
ratings-examples = Beispiele:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} neu berechnet; unverändert, weil ihre Regeln nicht mehr unterstützt werden: { $lost }.
ratings-failed = die Wertungszahlen sind unverändert: { $reason }

export-about = Alle Daten einer Person in eine Datei exportieren, auch bei laufendem Server.
export-examples = Beispiele:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = eine Person: der letzte Teil der Adresse ihrer Seite oder ihr Name, wenn er eindeutig ist
argument-export = Zieldatei
export-done = Die Daten von { $name } sind in { $path } gespeichert.
forget-about = Die Daten einer Person endgültig löschen; der Server darf nicht laufen.
forget-examples = Löscht Namen, Links und Chatnachrichten. Beendete Partien bleiben, mit einer anonymen Person auf dem Platz.

    Beispiele:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = wirklich löschen; sonst wird nur gezeigt, wer gelöscht würde
forget-unsure = das würde { $name } ({ $id }) mit { $games ->
    [one] 1 beendeten Partie
   *[other] { $games } beendeten Partien
} löschen; mit --sure geschieht es wirklich und endgültig
forget-done = Gelöscht. Ältere Sicherungen enthalten die Daten noch; lösch sie selbst.
forget-busy = nichts gelöscht: Beende zuerst den Server, oder lass die Person ihre Daten auf ihrer eigenen Seite löschen
forget-failed = nichts gelöscht: { $reason }
people-none = diese Person gibt es nicht: „{ $who }“
people-several = mehrere Personen heißen „{ $who }“; nimm eine dieser Kennungen: { $ids }

# Spiele schreiben

games-left-out = Ausgelassen, weil es sich nicht laden lässt: { $name }
check-defaults = Durch Standards ersetzt:
check-default-texts = { $count ->
    [one] 1 englischer Text:
   *[other] { $count } englische Texte:
}
check-good = { $game }: alles in Ordnung.
check-wrong = { $count ->
    [one] { $game }: 1 Sache stimmt nicht.
   *[other] { $game }: { $count } Sachen stimmen nicht.
}
new-game-next =
    Installiere es und spiele:
    {"  "}pip install --editable { $folder }
    {"  "}wildtable play { $name }
    {"  "}wildtable game check { $name }
