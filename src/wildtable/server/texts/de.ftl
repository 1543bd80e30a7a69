# Was der Server selbst sagt.

# Warum etwas nicht geht
denied-no-session = Dein Browser ist hier nicht bekannt: Öffne die Seite neu.
denied-no-table = Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.
denied-no-game = An diesem Tisch hat noch keine Partie begonnen.
denied-game-running = Hier läuft gerade eine Partie; warte, bis sie vorbei ist.
denied-no-such-seat = Platz { $seat } gibt es dafür an diesem Tisch nicht.
denied-seat-taken = Platz { $seat } ist schon besetzt.
denied-seats-empty = Erst muss auf jedem Platz jemand oder ein Bot sitzen; frei sind noch { $seats }.
denied-not-seated = Du sitzt nicht an diesem Tisch.
denied-not-host = Das kann nur, wer den Tisch eröffnet hat.
denied-player-here = Auf Platz { $seat } ist jemand da; ein Bot kann nur übernehmen, wenn die Person fehlt.
denied-question-gone = Diese Frage ist inzwischen beantwortet; sieh dir den Tisch noch einmal an.
denied-undo-others-asked = Das lässt sich nicht rückgängig machen: Inzwischen wurde jemand anderes gefragt, oder es gibt keine Antwort von dir.
denied-undo-disclosed = Das lässt sich nicht rückgängig machen: Durch deine Antwort hat jemand eine Karte gesehen.
denied-undo-withdraw = Deine Antwort liegt noch verdeckt: Nimm sie einfach zurück.
denied-table-closed = { $why ->
    [by-admin] Dieser Tisch wurde von der Leitung dieses Servers geschlossen.
   *[other] Dieser Tisch wurde angehalten: { $why }
}
denied-bad-message = Diese Nachricht war nicht zu verstehen.
denied-bad-reveal = Darauf hatte sich dein Browser nicht festgelegt.
denied-reveal-late = Dein Zufall kam zu spät; die Karten sind ohne ihn verteilt.
denied-no-length = Die Länge fehlt: bitte mit Content-Length senden.
denied-too-long = Das ist zu lang: Höchstens { $most } Kilobyte können gesendet werden.
denied-long-query = Diese Adresse ist zu lang.
denied-nothing-said = In dieser Nachricht steht nichts.
denied-try-again = Das Speichern hat nicht geklappt; es hat sich nichts geändert. Versuch es noch einmal.
denied-too-much = Das war zu viel auf einmal. Bitte warte einen Moment.
denied-changed-too-often = Du hast es dir in dieser Partie { $most } Mal anders überlegt. Von jetzt an bleibt es, wie es ist.
denied-form-token = Dieses Formular ist zu alt: Öffne die Seite neu und versuch es noch einmal.
denied-no-record = Diese Aufzeichnung gibt es nicht, oder die Partie läuft noch.
denied-no-import = Diese Aufzeichnung ist hier nicht oder nicht mehr gespeichert. Lade sie noch einmal hoch.
denied-may-not-sit = Mit diesem Link kannst du zuschauen. Zum Mitspielen brauchst du eine Einladung.
denied-too-many-tables = Du hast schon viele Tische: Spiel erst an einem zu Ende oder verlass einen.
denied-too-many-tables-address = Aus deinem Netz wurden heute schon zu viele Tische eröffnet. Setz dich an einen anderen, oder versuch es später noch einmal.
denied-too-many-tables-server = Hier wurden heute schon zu viele Tische eröffnet. Setz dich an einen anderen, oder versuch es später noch einmal.

denied-other-404 = Hier ist nichts. Vielleicht stimmt die Adresse nicht ganz.
denied-other-401 = Dein Browser ist hier nicht bekannt: Öffne erst die Startseite.
denied-other-403 = Das ist nicht erlaubt.
denied-other-405 = Das geht hier nicht.
denied-other-409 = Das geht gerade nicht.
denied-other-429 = Das war zu viel auf einmal. Bitte warte einen Moment.
denied-other = Hier ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
denied-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
denied-invisible-name = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Zeichen, das andere sehen.
denied-host = Dieser Server kennt den Namen { $host } nicht. Öffne ihn über seine Adresse. Wenn du ihn betreibst, starte ihn mit --allow-host { $host } oder gib mit --base seine öffentliche Adresse an.
denied-origin = Dieser Server ist nur unter { $address } offen. Geh dorthin. Wenn du ihn betreibst, gib mit --base die Adresse aus deinem Browser an.
denied-bad-link = Dieser Link öffnet nichts mehr. Bitte um einen neuen.

# Alle Seiten

site = Wildtable
site-description = Brettspiele mit wilden Tieren, im Browser, gegen Bots oder mit Freunden. Ganz ohne Konto.
site-nav = Seiten
skip = Zum Inhalt
to-lobby = Alle Tische
you-are = Du bist
choose = Sprache und Farben
choose-language = Sprache
choose-theme = Farben
theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das Gerät
}
copy = Kopieren
copied = Kopiert
problem-title = Das hat nicht geklappt
problem-home = Zur Startseite
back-to-table = Zurück zum Tisch

# Karten und Züge

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
listed = { $others } und { $last }
several = { $count }× { $card }
owned = { $seat }: { $zone }

# Plätze

bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay
seat = Platz { $seat }
seat-free = Platz { $seat } (frei)
seat-thinking = überlegt
seat-away = nicht da, ein Bot spielt
seat-bot = { $bot ->
    [random] Zufallsbot
    [eager] Eifriger Bot
    [greedy] Kluger Bot
    [guide] Bot zum Lernen
   *[other] Bot ({ $bot })
}
seat-absent = nicht da
seat-you = du
sit-here = Hier sitzen
sit-move = Hierher wechseln
sit-bot = Stattdessen hier sitzen
bot-add = { $bot ->
    [random] Zufallsbot dazu
    [eager] Eifrigen Bot dazu
    [greedy] Klugen Bot dazu
   *[other] Bot dazu ({ $bot })
}
bot-remove = Bot entfernen
bots-fill = Bots auf die freien Plätze
leave = Aufstehen
leave-game = Verlassen (ein Bot spielt weiter)
lobby-before = Vor der Partie
lobby-again = Noch eine Partie an diesem Tisch?
start = Partie starten
start-again = Revanche
start-when-full = Es kann losgehen, sobald alle Plätze besetzt sind.
absent = { $name } ist nicht da.
hand-over = Bot spielen lassen

# Stand

# Fragen

prompt-watching = Du schaust zu
prompt-away = Ein Bot spielt für dich
prompt-sealed = Deine Antwort steht
prompt-waiting = Du bist noch nicht dran
take-back-seat = Wieder selbst spielen
withdraw = Zurücknehmen
undo = Rückgängig
picked = Bisher: { $moves }.
memory-title = Was du über verschwundene Karten weißt
mat-title = Auf dem Tisch
log-title = Was bisher geschah
story-title = { $game }: die Partie bis jetzt
story-link = Alles bis jetzt
log-empty = Noch nichts.
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
score-total = Summe

# Live

live-your-move = Du bist dran
live-offline = Die Verbindung ist weg. Neuer Versuch …
live-crowded = Aus eurem Netz sind zu viele Seiten offen. Schließt eine, die niemand braucht. Neuer Versuch …
live-kept = Deine Antwort wird gesendet, sobald die Verbindung wieder da ist.
live-time = noch { $time }

# Fairness

fairness-title = Faires Mischen
fairness-before = Das Geheimnis für das nächste Austeilen steht fest; dies ist sein Fingerabdruck (SHA-256). Auch eure Browser legen sich auf eigenen Zufall fest, bevor irgendwer etwas aufdeckt. Nach der Partie wird alles veröffentlicht, und dein Browser prüft, dass nichts geändert wurde.
deal-title = Es wird gemischt …
deal-about = Die Karten werden aus dem Zufall von euch allen gemischt.
denied-no-token = Dieser Aufruf braucht ein Token, das hier bekannt ist.
denied-seat-only = Mit dem Token eines Platzes lässt sich nur dieser Platz spielen.
denied-no-such-game = Dieses Spiel gibt es hier nicht.

# Die Lobby

lobby-title = Brettspiele mit wilden Tieren
lobby-lead = Spiel sofort gegen Bots, oder schick Freunden einen Link. Kein Konto, nichts zu installieren.
lobby-games = Spiele
lobby-mine = Deine Tische
lobby-past = Von dir gespielt
lobby-join = Offene Tische
lobby-watch = Partien zum Zuschauen
lobby-records = Gerade zu Ende
play-now = Sofort spielen
play-now-how = gegen Bots
play-friends = Mit Freunden spielen
play-friends-how = mit einem Link zum Verschicken
play-guide = In einer geführten Partie lernen
play-options = Optionen wählen
play-rules = Regeln und alle Karten
table-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
table-running = läuft
table-waiting = noch nicht begonnen
import-title = Eine eigene Aufzeichnung ansehen
import-text = Die Aufzeichnung
import-file = oder eine Datei
import-hint = Der Server speichert deine letzten { $most } Aufzeichnungen. Danach fallen die ältesten weg.
import-send = Ansehen

# Ein neuer Tisch

new-title = Ein Tisch für { $game }
new-seats = Plätze
new-who = Wer sitzt wo
new-who-hint = Plätze über die gewählte Zahl hinaus zählen nicht, ebenso der letzte, wenn ein virtueller Mitspieler dabei ist.
new-me = ich
new-free = frei, für wen auch immer
new-open = Wer darf dazu
new-open-yes = Alle
new-open-yes-about = Der Tisch steht auf der Startseite.
new-open-no = Nur, wem ich einen Link schicke
new-open-no-about = Den Link bekommst du am Tisch.
new-options = Optionen
new-clock = Zeit pro Zug
clock-none = unbegrenzt
span = { $unit ->
    [days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
}
new-plain = Ohne Hilfen
new-plain-about = Niemand bekommt gezeigt, was eine Karte bewirken würde oder welche Karten noch kommen.
new-hide = Nicht zeigen, wer geantwortet hat
new-hide-about = Die anderen sehen nicht, wer noch überlegt.
new-deck = Ein eigenes Kartendeck
new-deck-hint = Für alle, die das gedruckte Spiel besitzen: Füge eine Deckdatei ein oder wähle eine aus. Lass das Feld leer, um mit unserem Deck zu spielen.
new-deck-text = Die Deckdatei
new-make = Tisch eröffnen
yes = ja
no = nein

# Die Seite eines Spiels

contents = Auf dieser Seite
clause = Regel { $clause }
deck-title = Das Deck
deck-about = Was gedruckt ist, haben wir aus den Anleitungen. Den Rest haben wir in ihrem Sinn ergänzt und sagen das hier. Wenn du das gedruckte Spiel besitzt, kannst du mit seinen eigenen Zahlen spielen: Wähle ein eigenes Deck, wenn du einen Tisch eröffnest.
provenance = { $kind ->
    [rulebook] steht in der Anleitung
    [published] anderswo vom Verlag genannt
   *[reconstructed] von uns ergänzt
}
rulings-title = So spielen wir es

# Rund um den Tisch

share-title = Andere einladen
share-open = Dieser Tisch ist offen: Schick deinen Freunden die Adresse dieser Seite.
share-closed = Dieser Tisch ist nicht öffentlich: Herein kommt nur, wer einen Link von dir hat.
share-make = Neue Links erstellen
links-title = Lade Freunde ein
links-about = Wer den ersten Link öffnet, kann sich an deinen Tisch setzen. Plätze, die frei bleiben, gibst du einfach Bots.
links-once = Kopiere sie jetzt: Der Server behält keine Kopie. Ältere Links öffnen nichts mehr.
links-invite = Zum Mitspielen
links-watch = Nur zum Zuschauen
links-go = Zum Tisch

# Ich

me-title = Du
me-name = Dein Name
me-save = Speichern
me-about = So sehen dich die anderen. Kein Konto, kein Passwort: Dein Browser merkt sich dich.
me-link-title = Ein anderes Gerät
me-link-about = Mit einem persönlichen Link bist du auf einem anderen Gerät dieselbe Person. Wer ihn hat, spielt in deinem Namen: Behalte ihn also für dich. Mit ihm stehst du nach gewerteten Partien in der Rangliste, und andere können deine Seite öffnen.
me-link-make = Persönlichen Link erstellen
me-link-shown = Das ist dein Link. Er wird nur dieses eine Mal gezeigt; der vorige öffnet nichts mehr.
me-sign-out-title = Anderswo angemeldet
me-sign-out-about = Wenn ein Gerät weg ist oder jemand deinen persönlichen Link hat: Das meldet dich in allen anderen Browsern und Programmen ab und ersetzt deinen persönlichen Link.
me-sign-out = Überall sonst abmelden
me-signed-out = Du bist überall sonst abgemeldet.
personal-link-title = Persönlicher Link
personal-link-about = In diesem Browser wirst du zu { $name }. Dein jetziger Name hier bleibt zurück.
personal-link-self = In diesem Browser bist du schon { $name }.
personal-link-go = Weiter als { $name }
personal-link-stay = Bleiben, wer du bist

# Aufzeichnungen

record-title = Eine Partie { $game }
record-about = { $names } · { $date }
record-at = { $at ->
    [0] Das Austeilen
   *[other] Schritt { $at } von { $last }
}
record-steps = Schritte
record-first = Anfang
record-previous = Zurück
record-next = Weiter
record-last = Ende
record-as = Aus der Sicht von
record-open = allen, offen
record-show = Zeigen
record-answers = Antworten
record-unseen = verdeckt
record-nothing = hat keine Karte gewählt
record-over = Die Partie ist vorbei.
record-hand = Hand von { $name }
record-again = Von vorn
record-again-about = die Partie noch einmal ansehen
record-download = Aufzeichnung herunterladen
record-good = Diese Aufzeichnung geht nach den Regeln auf, mit jedem Mischen ({ $shuffles }).
record-bad = Diese Aufzeichnung geht nicht auf: { $reason }
record-committed = Der Startwert folgt aus dem Geheimnis, das vor dem Austeilen festgelegt war.
record-not-committed = Der Startwert folgt nicht aus dem, was vor dem Austeilen festgelegt war: { $reason }
record-silent = Woher der Startwert kommt, sagt die Aufzeichnung nicht.
replay-step = Schritt
replay-rounds = Runden
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-copy = Link kopieren
replay-check = Prüfen
replay-failed = Dieser Schritt ließ sich nicht laden. Versuch es noch einmal.
replay-space = Leertaste
replay-keys-step = einen Schritt zurück, einen weiter
replay-keys-play = abspielen, anhalten
replay-keys-mark = zur Marke davor, zur nächsten
replay-keys-ends = zum Austeilen, zum Ende
replay-keys-open = Wertung, Verlauf, Prüfung, diese Liste
check-title = Faires Mischen
check-server = Vom Server geprüft
check-browser = Von deinem Browser geprüft
check-proven = Für dich bewiesen: Dein Browser war beim Austeilen dabei. Die Aufzeichnung passt zu seinen Notizen, und jedes Mischen ergibt dieselben Karten.
check-consistent = Nur in sich stimmig: Die Aufzeichnung widerspricht sich nicht, und jedes Mischen ergibt dieselben Karten. Wer dabei war, kann im selben Browser mehr prüfen.
check-broken = Gebrochen: Diese Aufzeichnung zeigt das Austeilen nicht so, wie es vereinbart war.
check-late = Der Zufall aus deinem Browser kam für dieses Austeilen zu spät.
fault-secret = Auf dieses Geheimnis hatte sich der Server nicht festgelegt.
fault-seats = Auf das, was ein Platz dazugegeben hat, hatte er sich nicht festgelegt.
fault-seed = Der Startwert folgt nicht aus dem Geheimnis und dem Zufall der Mitspielenden.
fault-shuffle = Einmal Mischen ergibt andere Karten.
fault-server = Vor dem Austeilen hat dein Browser eine andere Festlegung des Servers gesehen.
fault-list = Vor dem Austeilen hat dein Browser andere Festlegungen der Mitspielenden gesehen.
fault-bytes = Der Zufall aus deinem Browser fehlt, obwohl der Server ihn bestätigt hatte.
fault-missing = Dein Browser war bei fairem Austeilen dabei, aber die Aufzeichnung weiß nichts davon.
check-withheld = Diese Plätze haben ihren Zufall nicht rechtzeitig aufgedeckt: { $seats }. Jeder von ihnen konnte gemeinsam mit dem Server zwischen zwei Verteilungen wählen.
check-notes = Notizen speichern
check-running = Wird geprüft …
check-failed = Die Prüfung war nicht möglich.
check-stacked = Die Karten waren vorbereitet, der Zufall hatte also nichts zu sagen.
check-details = Was vorher festgelegt und was danach verraten wurde
check-commitment = Festlegung vor dem Austeilen (SHA-256 des Geheimnisses)
check-secret = Das Geheimnis des Servers
check-added = { $source ->
        [player] Vom Browser von { $name }
        [withheld] { $name }: nicht rechtzeitig angekommen
       *[server] { $name }: nichts, nur das Geheimnis des Servers
    }

# Die Seite des Tisches

you = Du
round = Runde { $round }
round-of = von { $rounds }
phases = Phasen
seat-your-move = du bist dran
seat-ready = fertig
seat-rank = { $rank }.
just-now = Gerade eben
rule-link = Regel ›
score-so-far = Punkte bisher
score-final = Schlusswertung
final-you-win = Du gewinnst mit { $points } Punkten.
final-you-share = Du teilst dir den Sieg, mit { $points } Punkten.
final-wins = { $shared ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg, mit { $points } Punkten.
}
final-ahead = { $points ->
    [0] Gleich viele Punkte wie { $name }; der Gleichstand ist nach den Regeln entschieden.
    [one] Ein Punkt Vorsprung vor { $name }.
   *[other] { $points } Punkte Vorsprung vor { $name }.
}
final-ahead-of-you = { $points ->
    [0] Gleich viele Punkte wie du; der Gleichstand ist nach den Regeln entschieden.
    [one] Ein Punkt Vorsprung vor dir.
   *[other] { $points } Punkte Vorsprung vor dir.
}
lesson-title = Deine Begleitung
lesson-advice = Mein Rat – { $move }.
after-replay = Nachspielen
after-replay-about = Zug für Zug
after-record = Aufzeichnung
after-record-about = die Partie als Datei
after-check = Mischen prüfen
after-check-about = Startwert und Festlegung
clear = Abwählen
close = Schließen
frozen-title = Dieser Tisch wurde angehalten
lobby-ready = Alle sind da
lobby-ready-about = Fangt an, wann ihr wollt.
lobby-again-about = Alle rücken einen Platz weiter.
change-seats = Plätze tauschen
seating-title = Wer sitzt wo
tools = Tisch
tool-score = Wertung
tool-log = Verlauf
tool-rules = Regeln
tool-menu = Menü: Sprache, Farben, Tisch
prompt-title = Was gefragt ist
hand-yours = Deine Hand
log-and-chat = Verlauf und Chat
keys-title = Tasten
keys-confirm = bestätigen
keys-no = ablehnen, wo man darf
keys-clear = abwählen, zurücknehmen
keys-zoom = die gewählte Karte vergrößern
keys-open = Wertung, Verlauf, diese Liste
rules-all = Alle Regeln
live-picked = { $card }, gewählt.
live-put-back = { $card }, zurückgelegt.
live-of = { $picked } von { $wanted }

# Hausleitung

denied-muted = Du kannst hier nicht mehr chatten. Mitspielen kannst du weiter.
denied-banned = Du kannst hier nicht mehr herein.
denied-admin-only = Das darf nur, wer diesen Server betreut.
denied-admin-token = Das ist nicht das Token dieses Servers.
denied-bad-address = Das ist keine Adresse: Schreib sie wie 203.0.113.7 oder 2001:db8::/64.
denied-ban-yourself = Damit würdest du dich selbst aussperren. Wenn hier alle von einer Adresse kommen, kennt der Server seinen Proxy noch nicht.
admin-title = Hausleitung
admin-token = Das Token des Servers
admin-login = Eintreten
admin-login-about = Der Server zeigt es beim Start; es liegt auch in der Datei admin-token im Datenordner.
admin-logout = Abmelden
admin-count = { $what ->
    [tables] { $count ->
        [one] 1 Tisch im Speicher
       *[other] { $count } Tische im Speicher
    }
    [sockets] { $count ->
        [one] 1 Seite verbunden
       *[other] { $count } Seiten verbunden
    }
   *[moves] { $count ->
        [one] 1 Zug seit dem Start
       *[other] { $count } Züge seit dem Start
    }
}
admin-tables = Tische
admin-no-tables = Niemand spielt, und kein Tisch ist im Speicher.
admin-state = { $state ->
    [playing] Partie läuft
    [over] Partie vorbei
    [closed] geschlossen
   *[waiting] nicht begonnen
}
admin-private = nur mit Link
admin-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
admin-close = Tisch schließen
admin-onlooker = ohne Platz
admin-mute = Stumm schalten
admin-muted = stumm
admin-ban = Aussperren
admin-ban-address = { $address } aussperren
admin-banned = ausgesperrt
admin-sanctions = Stumm und ausgesperrt
admin-no-sanctions = Niemand.
admin-sanction = { $kind ->
    [mute] stumm
    [ban] ausgesperrt
   *[address] Adresse ausgesperrt
}
admin-lift = Aufheben
admin-address = Eine Adresse aussperren
admin-address-about = Eine Adresse oder ein Netz wie 203.0.113.0/24. Bei IPv6 hat ein Haushalt ein ganzes /64.
admin-errors = Zuletzt im Protokoll
admin-no-errors = Keine Warnungen, keine Fehler.
admin-level = { $level ->
    [warning] Warnung
   *[error] Fehler
}

# Gerufen werden

turns-title = Du bist dran
choose-sounds = Töne
choose-notes = Mitteilungen
call = { $value ->
    [on] An
   *[off] Aus
}
notes-refused = Dein Browser lässt diese Seite nichts mitteilen. In seinen Einstellungen für diese Seite kannst du das ändern.

# Nicht erreichbar

offline-title = Nicht erreichbar
offline-unanswered = Der Server antwortet gerade nicht. Vielleicht wird er neu gestartet.
offline-unconnected = Dieses Gerät hat keine Verbindung zum Internet.
offline-kept = Nichts ist verloren: Deine Partien warten so, wie du sie verlassen hast.
offline-again = Noch einmal versuchen

# Menschen, Ranglisten, Wertungen

somebody = jemand
denied-no-person = Unter dieser Adresse gibt es niemanden, oder die Seite ist nicht für andere.
rated = gewertet
rating = Wertung
rating-after = { $games ->
    [one] nach einer gewerteten Partie
   *[other] nach { $games } gewerteten Partien
}
games-rated = Partien
ladder = Rangliste
ladder-title = { $game }: die Rangliste
ladder-about = Bots und Menschen mit einem persönlichen Link, nach der Stärke, die sicher ist.
ladder-place = Platz
ladder-who = Wer
ladder-sure = Sicher
ladder-empty = Noch hat niemand eine gewertete Partie gespielt. Mach den Anfang: Wähle es, wenn du einen Tisch aufstellst.
ladder-how = Eine Wertung sagt, wie stark jemand ist und wie sicher das ist: In neunzehn von zwanzig Fällen liegt die Wahrheit im Bereich hinter dem ±. Alle beginnen bei 25 ± 16,7; jede gewertete Partie verschiebt das (OpenSkill). „Sicher“ ist, was im Zweifel bleibt; eine glückliche Partie führt also nirgendwohin.
ladder-game = Zu { $game }
person-mine = Das ist deine Seite, mit allen deinen Partien. Andere sehen sie, sobald du einen persönlichen Link hast, und darauf nur gewertete Partien und solche an offenen Tischen.
person-about = Gewertete Partien und solche an offenen Tischen.
person-bot = Ein Bot dieses Hauses. Gewertete Partien und solche an offenen Tischen.
person-empty = Noch keine beendete Partie.
person-latest = Letzte Partien
person-result = { $rank }. von { $people }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
person-alone = { $rank ->
    [1] allein, gewonnen
   *[other] allein, verloren
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
history-about = Die Wertung in { $game } ging von { $from } auf { $to } ± { $spread }.
history-caption = Partie für Partie; das Band zeigt, wie sicher das ist.
history-figures = Die letzten Zahlen
results = Ergebnisse
results-people = Spieler
results-games = Partien
results-wins = Siege
results-share = Gewonnen
favourite = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
new-rated = Rangliste
new-rated-yes = Partien zählen für die Rangliste
new-rated-about = Ihre Ergebnisse sind für alle zu sehen. Auch Partien gegen Bots zählen; solche nur unter Bots, allein gespielte, geführte und die mit einem eigenen Deck nicht.
table-rated = Partien an diesem Tisch zählen für die Rangliste: Ihre Ergebnisse sind für alle zu sehen.
me-data-title = Deine Partien und Daten
me-data-about = Deine Ergebnisse, Lieblinge und Wertungen auf einer Seite, oder alles, was von dir aufbewahrt wird, als Datei: Namen, Partien, Aufzeichnungen, Wertungen und was du gesagt hast.
me-page = Deine Seite
me-export = Alles als Datei sichern
me-forget-title = Vergessen werden
me-forget-about = Dein Name, deine Links und alles, was du gesagt hast, werden endgültig gelöscht. Deine Partien bleiben, mit jemandem auf deinem Platz; wo du gerade spielst, spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
me-forget-host = Kopien, die der Betreiber dieses Servers früher gemacht hat, kann nur er löschen: Frag ihn danach.
me-forget-sure = Ja, vergiss mich
me-forget-unsure = Es wurde nichts gelöscht: Setze zuerst das Häkchen, wenn du sicher bist.
me-forget = Vergiss mich
forgotten-title = Du bist vergessen
forgotten-about = Nichts hier kennt noch deinen Namen. Wenn du bleibst, bist du jemand Neues.

# Dokumentation

docs = Dokumentation
docs-pages = Alle Seiten
docs-english = Diese Seiten sind auf Englisch.
docs-guides = Anleitungen
docs-reference = Zum Nachschlagen
docs-turn = Umblättern
docs-before = Davor
docs-after = Weiter
docs-made = Für alle, die Server betreiben, Bots schreiben, die Spiele erforschen oder an ihnen bauen
