# Was der Server selbst sagt, auf seinen Seiten und zu Programmen; der Ton ist „du“, „ihr“ nur für den ganzen Tisch.
#
# game      Spiel (der Titel), Partie (einmal gespielt)      table       Tisch
# seat      Platz                                            rank        Rang (nie: Platz)
# move      Zug                                              choice      Wahl, wählen (nie: Frage, Antwort)
# host      wer den Tisch eröffnet hat                       spectator   zuschauen, Zuschauer
# replay    Aufzeichnung (ansehen)                           record      Aufzeichnung (Datei)
# score     Stand; am Ende Schlusswertung                    rating      Wertungszahl; gewertete Partie
# ladder    Rangliste                                        personal link  persönlicher Link
# deal      Austeilen    shuffle  Mischen, Mischvorgang      seed, commitment  Startwert, Festlegung
# guided game  Partie mit Anleitung    rulebook  Spielanleitung    sign in, sign out  anmelden, abmelden
#
# Schaltflächen im Infinitiv; Hauptschaltflächen haben höchstens 16 Zeichen. Überschriften sind Nomen.
# Fehler sagen, was los ist und was zu tun ist. Steht eine Zahl vor einem Nomen, wird nach ihr ausgewählt.

# Warum etwas nicht geht
denied-no-session = Wir erkennen diesen Browser nicht. Lade die Seite neu.
denied-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
denied-no-game = An diesem Tisch läuft noch keine Partie.
denied-game-running = Hier läuft noch eine Partie. Warte, bis sie vorbei ist.
denied-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht zur Wahl.
denied-seat-taken = Dieser Platz ist besetzt. Such dir einen anderen aus.
denied-seats-empty = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $count } Plätze sind noch frei. Lade jemanden ein oder setz Bots dazu.
}
denied-not-seated = Du hast keinen Platz an diesem Tisch.
denied-table-full = Alle Plätze sind besetzt.
denied-seats-occupied = { $count ->
    [one] Hier sitzt schon eine Person.
   *[other] Hier sitzen schon { $count } Personen.
}
denied-not-host = Das kann nur, wer den Tisch eröffnet hat.
denied-player-here = { $name } ist da. Ein Bot kann nur einspringen, wenn jemand weg ist.
denied-question-gone = Zu spät, die Partie ist schon weiter. Schau noch einmal auf den Tisch.
denied-request-used = Die Kennung „{ $request }“ hast du schon für etwas anderes benutzt. Schick Neues mit einer neuen.
denied-undo-others-asked = Rückgängig geht nicht mehr: Jemand anderes ist dran, oder du hast noch nicht gezogen.
denied-undo-disclosed = Rückgängig geht nicht: Durch deinen Zug wurde eine Karte oder die Wahl der anderen sichtbar.
denied-undo-withdraw = Deine Wahl liegt noch verdeckt. Nimm sie einfach zurück.
denied-table-closed = { $why ->
    [by-admin] Die Verwaltung hat diesen Tisch geschlossen.
    [rules-changed] Die Regeln dieses Spiels haben sich seit Beginn der Partie geändert. Sie lässt sich nicht fortsetzen; alle Züge bleiben erhalten.
   *[broken] In dieser Partie ist ein Fehler aufgetreten, deshalb wurde sie angehalten. Alle Züge bleiben erhalten.
}
denied-bad-message = Der Server konnte diese Anfrage nicht lesen.
invalid-field = { $code ->
    [wrong-type] muss { $kinds } sein, nicht { $value }
    [missing] fehlt
    [unknown] ist kein Feld dieser Anfrage
    [not-listed] muss eins von diesen sein: { $known }; nicht { $value }
    [too-long] darf höchstens { $bound } Zeichen haben, nicht { $length }
    [too-short] muss mindestens { $bound } Zeichen haben, nicht { $length }
    [too-many] darf höchstens { $bound } Einträge haben, nicht { $length }
    [too-few] muss mindestens { $bound } Einträge haben, nicht { $length }
    [too-small] muss mindestens { $bound } sein, nicht { $value }
    [too-large] darf höchstens { $bound } sein, nicht { $value }
    [pattern] muss zum Muster { $bound } passen, anders als { $value }
    [invisible] muss sichtbarer Text in einer Zeile sein, nicht { $value }
    [no-json] muss JSON sein
    [nested] ist zu tief verschachtelt
   *[other] kann nicht { $value } sein
}
kind-name = { $kind ->
    [text] ein Text
    [integer] eine ganze Zahl
    [flag] true oder false
    [list] eine Liste
   *[object] ein Objekt
}
either = { $others } oder { $last }
denied-bad-reveal = Das passt nicht zu dem, worauf sich dein Browser festgelegt hat.
denied-reveal-late = Der Beitrag deines Browsers zum Mischen kam zu spät. Die Karten wurden ohne ihn ausgeteilt.
denied-no-length = Die Anfrage braucht eine Content-Length.
denied-too-long = Zu groß: Höchstens { $most } kB sind möglich.
denied-long-query = Diese Adresse ist zu lang.
denied-nothing-said = Deine Nachricht ist leer.
denied-try-again = Konnte nicht speichern. Nichts hat sich geändert; versuch es noch einmal.
denied-too-much = { $what ->
    [messages] Zu viele Nachrichten: Du kannst { $most } in der Minute schicken.
    [chat] Zu viele Nachrichten: { $of ->
        [address] Aus deinem Netz können { $most } in der Minute kommen.
       *[visitor] Du kannst { $most } in der Minute schreiben.
    }
    [checks] { $seconds ->
        [60] Zu viele Decks und Aufzeichnungen: { $of ->
            [address] Dein Netz kann
           *[visitor] Du kannst
        } { $most } in der Minute schicken.
       *[other] Der Server prüft gerade zu viele Decks und Aufzeichnungen.
    }
    [reviews] Zu viele Analysen: { $of ->
        [address] Dein Netz kann
       *[visitor] Du kannst
    } { $most } in der Minute beginnen.
    [streams] Zu viele offene Streams: { $of ->
        [address] Dein Netz kann
        [visitor] Du kannst
       *[server] Dieser Tisch kann
    } { $most } haben.
    [waiting] Es warten schon zu viele: { $of ->
        [address] Aus deinem Netz
       *[server] Hier
    } können es { $most } sein.
   *[requests] Zu viele Anfragen: Dein Netz kann { $most } in der Minute schicken.
} Warte kurz und versuch es noch einmal.
denied-changed-too-often = Du hast in dieser Partie schon { $most }-mal etwas zurückgenommen. Mehr geht nicht.
denied-form-token = Diese Seite ist veraltet. Lade sie neu und versuch es noch einmal.
denied-no-record = Diese Aufzeichnung gibt es nicht, oder die Partie läuft noch.
denied-no-import = Diese Aufzeichnung ist hier nicht oder nicht mehr gespeichert. Öffne sie noch einmal.
denied-may-not-sit = Dieser Link ist zum Zuschauen. Zum Mitspielen brauchst du eine Einladung.
denied-too-many-tables = Du hast zu viele Tische. Spiel erst eine Partie zu Ende oder verlass einen Tisch.
denied-too-many-tables-address = Aus deinem Netz wurden heute schon zu viele Tische eröffnet. Setz dich an einen anderen, oder versuch es später noch einmal.
denied-too-many-tables-server = Hier wurden heute schon zu viele Tische eröffnet. Setz dich an einen anderen, oder versuch es später noch einmal.
denied-too-many-games = Aus deinem Netz wurden heute schon zu viele Partien begonnen. Spiel an einem anderen Tisch, oder versuch es morgen noch einmal.
denied-too-many-members = Diesen Link haben schon zu viele benutzt. Bitte die Person, die dich eingeladen hat, um einen neuen Tisch.
denied-too-many-visitors = Aus deinem Netz sind heute schon zu viele neue Leute gekommen. Versuch es später noch einmal.

denied-other-404 = Unter dieser Adresse gibt es nichts. Vielleicht ein Tippfehler?
denied-other-401 = Wir erkennen diesen Browser nicht. Öffne zuerst die Startseite.
denied-other-403 = Dafür hast du keine Berechtigung.
denied-other-405 = Das geht hier nicht.
denied-other-409 = Das geht gerade nicht.
denied-other-429 = Zu viele Anfragen. Warte kurz und versuch es noch einmal.
denied-other = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
denied-expert-not-now = Einen Experten kannst du fragen, wenn du am Zug bist: in Partien ohne Wertung, gegen Bots und mit Tipps.
denied-review-numba = Auf diesem Server gibt es keine Analyse: Dafür fehlt Numba (wildtable[fast] installieren).
denied-review-alone = Für eine Partie allein gibt es keine Analyse.
denied-review-unfinished = Nur eine beendete Partie lässt sich analysieren.
denied-record-rules = Die Regeln dieses Spiels haben sich seit der Partie geändert, daher lässt sie sich nicht mehr zeigen. Ihre Züge bleiben gespeichert.
denied-record = Diese Aufzeichnung lässt sich nicht abspielen: { $reason }
denied-invisible-name = Ein Name braucht mindestens ein sichtbares Zeichen.
denied-host = Dieser Server kennt den Namen { $host } nicht. Öffne ihn über seine Adresse. Wenn du ihn betreibst, starte ihn mit --allow-host { $host } oder gib mit --base seine öffentliche Adresse an.
denied-origin = Dieser Server ist nur unter { $address } erreichbar. Wenn du ihn betreibst, gib mit --base die Adresse aus deinem Browser an.
denied-bad-link = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.

# Alle Seiten

site = Wildtable
site-description = Brettspiele mit wilden Tieren im Browser, gegen Bots oder mit Freunden. Ganz ohne Konto.
site-nav = Hauptmenü
skip = Zum Inhalt springen
you-are = Dein Profil:
choose = Sprache und Design
choose-language = Sprache
choose-theme = Design
theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] System
}
copy = Kopieren
copied = Kopiert
problem-title = { $status ->
    [404] Seite nicht gefunden
   *[other] Das hat nicht geklappt
}
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
seat-away = weg, ein Bot spielt
seat-bot = { $bot ->
    [easy] Bot (leicht)
    [medium] Bot (mittel)
    [hard] Bot (schwer)
    [expert] Bot (Experte)
    [random] Bot (Zufall)
    [eager] Bot (eifrig)
    [greedy] Bot (gierig)
    [policy] Bot (trainiert)
    [guide] Bot (Anleitung)
   *[other] Bot ({ $bot })
}
bot-about = { $bot ->
    [easy] Leicht: spielt vernünftig, übersieht aber oft den besseren Zug.
    [medium] Mittel: spielt jedes Mal einen vernünftigen Zug, ohne vorauszudenken.
    [hard] Schwer: probiert jeden Zug aus, für einige Möglichkeiten, wie die verdeckten Karten liegen.
    [expert] Experte: unser stärkster Bot. Er hat aus Partien gegen sich selbst gelernt, oder er probiert jeden Zug für hunderte Möglichkeiten aus, wie die verdeckten Karten liegen.
   *[other] { $bot }: ein Bot.
}
seat-absent = offline
seat-listening = hört zu, Bots warten
seat-mine = du
sit-here = Hier hinsetzen
sit-move = Hierher wechseln
sit-bot = Bot ersetzen
bot-add = { $bot ->
    [easy] Bot dazu: leicht
    [medium] Bot dazu: mittel
    [hard] Bot dazu: schwer
    [expert] Bot dazu: Experte
   *[other] Bot dazu: { $bot }
}
bot-remove = Bot entfernen
bots-fill = Bots dazusetzen
leave = Platz verlassen
leave-game = Partie verlassen
leave-game-ask = Diese Partie verlassen?
stay = Bleiben
leave-game-about = Läuft eine Partie, spielt ein Bot für dich weiter.
lobby-before = Vor der Partie
rematch-offered = Du möchtest eine Revanche
rematch-wanted = { $count ->
    [one] { $names } möchte eine Revanche
   *[other] { $names } möchten eine Revanche
}
rematch-waiting = Noch keine Antwort: { $names }.
rematch-declined = Spielt nicht mit: { $names }.
rematch-without = Ein Bot kann einspringen: Wechsle die Plätze.
rematch-refused = Du hast die Revanche abgelehnt
rematch-accept = Annehmen
rematch-decline = Nein, danke
rematch-take-back = Zurückziehen
lobby-again = Noch eine Partie?
start = Partie starten
start-again = Revanche
start-when-full = Sobald alle Plätze besetzt sind, kann es losgehen.
absent = { $name } ist offline.
hand-over = An Bot übergeben
hand-over-ask = Soll ein Bot für { $name } spielen?
hand-over-about = { $name } kann den Platz jederzeit wieder übernehmen.
hand-over-wait = Warten

# Was zu wählen ist

prompt-watching = Du schaust zu
prompt-away = Ein Bot spielt für dich
prompt-late = Deine Zeit ist um: diesmal antwortet ein Bot
missed = Deine Zeit war um, deshalb hat ein Bot für dich gespielt: { $moves }. Bis du antwortest, hast du { $seconds } Sekunden pro Zug.
still-here = Ich bin da
bots-wait = { $names } { $count ->
    [one] hört
   *[other] hören
} noch zu; Bots warten.
prompt-sealed = Du hast gewählt
prompt-waiting = Du bist noch nicht dran
take-back-seat = Selbst spielen
withdraw = Zurücknehmen
undo = Rückgängig
picked = Gewählt: { $moves }.
memory-title = Verdeckte Karten, die du kennst
mat-title = Tisch
log-title = Spielverlauf
story-title = { $game }: Spielverlauf
story-link = Ganzer Verlauf
log-empty = Noch ist nichts passiert.
chat-title = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht
chat-send = Senden
score-total = Summe

# Live

live-your-move = Du bist dran
live-offline = Verbindung unterbrochen. Wird wiederhergestellt …
live-crowded = In deinem Netz sind zu viele Seiten offen. Schließ einen Tab, den du nicht brauchst. Neuer Versuch …
live-kept = Du bist offline. Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
live-time = noch { $time }

# Faires Mischen

fairness-title = Faires Mischen
fairness-before = Der Server hat sich für das nächste Austeilen auf ein Geheimnis festgelegt; das hier ist dessen Fingerabdruck (SHA-256). Auch die Browser aller Mitspielenden legen sich auf eigene Zufallszahlen fest, bevor etwas aufgedeckt wird. Nach der Partie wird alles veröffentlicht, und dein Browser prüft, ob etwas verändert wurde.
deal-title = Es wird gemischt …
deal-about = Die Browser aller Mitspielenden mischen mit.
denied-no-token = Für diese Anfrage ist ein gültiges Token nötig: Sende Authorization: Bearer TOKEN mit einem Token von POST /api/visitors.
denied-seat-only = Mit dem Token eines Platzes lässt sich nur dieser Platz spielen.
denied-no-such-game = Ein Spiel mit diesem Namen gibt es nicht.
denied-bad-terms = So geht es nicht: { $reason }.
denied-bad-deck = Dieses Deck lässt sich nicht verwenden: { $reason }
denied-too-many-bots = { $virtual ->
    [none] Zu viele Bots: { $bots } sind genannt, der Tisch hat { $people } Plätze.
   *[other] Zu viele Bots: { $bots } sind genannt, und { $people } Plätze sind für Menschen und Bots. Der letzte der { $places } Plätze ist für { $virtual }, nenn für ihn keinen Bot.
}
denied-wrong-people = Dieses Spiel ist für { $known } Personen, nicht für { $people }.

# Die Startseite

lobby-page = Lobby
lobby-join-none = Gerade ist kein Tisch offen. Eröffne einen oder lass dir Mitspieler suchen.
lobby-watch-none = Gerade wird an keinem offenen Tisch gespielt.
queue-title = Mitspieler finden
queue-about = Wähl ein Spiel und warte auf andere. Die Partie beginnt von selbst.
queue-bots-after = Bots kommen dazu nach
queue-never = nie
queue-join = Spielen
queue-leave = Nicht mehr warten
queue-ready = Dein Tisch ist bereit
queue-bots = Bots kommen nach { $time } dazu
queue-people = nur mit Menschen
queue-waiting = { $count ->
    [0] niemand wartet
    [one] 1 Person wartet
   *[other] { $count } Personen warten
}
lobby-title = Brettspiele mit wilden Tieren
lobby-lead = Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Kein Konto, nichts zu installieren.
lobby-games = Spiele
lobby-mine = Deine Tische
lobby-past = Deine beendeten Partien
lobby-join = Offene Tische
lobby-watch = Partien zum Zuschauen
lobby-records = Zuletzt beendet
play-now = Sofort spielen
play-now-how = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}, { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] Experte
}
play-friends = Mit Freunden
play-friends-how = Link zum Verschicken
play-guide = Neu hier? Partie mit Anleitung
play-options = Weitere Optionen
play-rules = Regeln und Karten
table-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
table-running = läuft
table-waiting = noch nicht gestartet
import-title = Gespeicherte Partie öffnen
import-text = Aufzeichnung
import-file = oder Datei auswählen
import-hint = Der Server speichert deine letzten { $most } Aufzeichnungen. Danach fallen die ältesten weg.
import-send = Öffnen

# Ein neuer Tisch

new-title = Neuer Tisch: { $game }
new-people = Wie viele Personen?
new-who = Plätze
new-who-hint = Es zählen nur so viele Plätze, wie du oben Personen gewählt hast.
new-me = Ich
new-free = Frei
new-open = Wer mitspielen darf
new-open-yes = Alle
new-open-yes-about = Der Tisch steht in der Lobby.
new-open-no = Nur Leute mit meinem Link
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
new-plain = Tipps ausblenden
new-plain-about = Keine Vorschau, was eine Karte bewirkt, und keine Liste der Karten, die noch kommen.
new-hide = Nicht zeigen, wer schon gewählt hat
new-hide-about = Niemand sieht, wer noch überlegt.
new-deck = Eigenes Deck
new-deck-hint = Wenn du das gedruckte Spiel besitzt, kannst du mit genau dessen Karten spielen: Füge eine Deckdatei ein oder wähle eine aus. Lass das Feld leer, um mit unserem Deck zu spielen.
new-deck-text = Deckdatei
new-make = Tisch eröffnen
yes = ja
no = nein

# Die Seite eines Spiels

contents = Auf dieser Seite
clause = Regel { $clause }
deck-title = Deck
deck-about = Ein Teil des Decks stammt aus den Spielanleitungen. Den Rest haben wir in ihrem Sinn ergänzt und hier gekennzeichnet. Wenn du das gedruckte Spiel besitzt, kannst du mit genau dessen Karten spielen: Wähle ein eigenes Deck, wenn du einen Tisch eröffnest.
provenance = { $kind ->
    [rulebook] aus der Spielanleitung
    [published] vom Verlag
    [traditional] überliefert
   *[reconstructed] von uns ergänzt
}
rulings-title = So spielen wir es

# Rund um den Tisch

share-title = Andere einladen
share-open = Offener Tisch: Alle können mitspielen. Schick deinen Freunden die Adresse dieser Seite.
share-closed = Privater Tisch: Mitspielen kann nur, wer deinen Link hat.
share-make = Neue Links
share-make-about = Die alten gelten dann nicht mehr.
share-send = Senden
invite-title = { $host } lädt dich zu { $game } ein
invite-here = Schon da:
invite-sit = Hinsetzen
invite-watch = Zuschauen
invite-full = Gerade ist kein Platz frei. Schau zu und spiel beim nächsten Mal mit.
links-title = Lade deine Freunde ein
links-about = Wer den ersten Link öffnet, kann sich an deinen Tisch setzen. Auf freie Plätze kannst du Bots setzen.
links-invite = Zum Mitspielen
links-watch = Zum Zuschauen
links-scan = Lass deine Freunde den Code scannen oder schick ihnen den Link.
links-go = Zum Tisch

# Ich

me-title = Du
me-name = Dein Name
me-save = Speichern
me-animal = Dein Tier
me-about = Diesen Namen sehen die anderen. Kein Konto, kein Passwort: Dein Browser merkt sich dich.
me-link-title = Andere Geräte
me-link-about = Öffne deinen persönlichen Link auf einem anderen Gerät, und du spielst dort unter deinem Namen weiter. Wer den Link hat, kann in deinem Namen spielen: Gib ihn niemandem. Mit persönlichem Link kommst du nach gewerteten Partien in die Rangliste, und andere können deine Seite öffnen.
me-link-make = Link erstellen
me-link-shown = Dein persönlicher Link. Kopiere ihn jetzt, er wird nur einmal gezeigt. Ältere gelten nicht mehr.
me-sign-out-title = Auf anderen Geräten abmelden
me-sign-out-about = Gerät verloren, oder hat jemand anderes deinen persönlichen Link? Damit meldest du dich in allen anderen Browsern und Programmen ab. Hast du einen persönlichen Link, wird er dabei ersetzt.
me-sign-out = Überall sonst abmelden
me-signed-out = Du bist überall sonst abgemeldet.
personal-link-title = Persönlicher Link
personal-link-about = Spiel in diesem Browser als { $name } weiter. Den Namen, den du hier gerade hast, gibst du damit auf.
personal-link-self = Du bist hier schon als { $name } angemeldet.
personal-link-go = Weiter als { $name }
personal-link-stay = Abbrechen

# Aufzeichnungen

record-title = { $game }: Aufzeichnung
record-card = { $names }. Sieh dir die Partie Zug für Zug an.
record-about = { $names } · { $date }
record-at = { $at ->
    [0] Beginn
   *[other] Schritt { $at } von { $last }
}
record-steps = Schritte
record-first = Erster Schritt
record-previous = Schritt zurück
record-next = Schritt weiter
record-last = Letzter Schritt
record-as = Ansicht
record-open = Alle Hände offen
record-show = Zeigen
record-answers = Züge
record-unseen = verdeckt
record-nothing = hat keine Karte gewählt
record-over = Die Partie ist vorbei.
record-hand = Hand von { $name }
record-again = Noch mal ansehen
record-again-about = von vorn
record-download = Aufzeichnung herunterladen
record-good = Geprüft: Alle Züge sind regelgerecht, und { $shuffles ->
    [one] das Mischen stimmt.
   *[other] alle { $shuffles } Mischvorgänge stimmen.
}
record-bad = Prüfung nicht bestanden: { $reason }
record-committed = Der Startwert ergibt sich aus dem Geheimnis, auf das sich der Server vor dem Austeilen festgelegt hat.
record-not-committed = Der Startwert passt nicht zur Festlegung vor dem Austeilen: { $reason }
record-silent = Woher der Startwert stammt, steht nicht in der Aufzeichnung.
replay-step = Schritt
replay-rounds = Runden
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-copy = Link kopieren
replay-check = Prüfen
replay-failed = Dieser Schritt konnte nicht geladen werden. Versuch es noch einmal.
replay-space = Leertaste
replay-keys-step = Schritt zurück oder weiter
replay-keys-play = abspielen oder anhalten
replay-keys-mark = Abschnitt zurück oder weiter
replay-keys-ends = erster oder letzter Schritt
replay-keys-open = Stand, Verlauf, Prüfung, Tasten
check-title = Faires Mischen
check-server = Vom Server geprüft
check-browser = Von deinem Browser geprüft
check-proven = Für dich bewiesen: Dein Browser war am Austeilen beteiligt, die Aufzeichnung passt zu seinen Notizen, und jeder Mischvorgang ergibt dieselben Karten.
check-consistent = Nur in sich stimmig: Die Aufzeichnung widerspricht sich nicht, und jeder Mischvorgang ergibt dieselben Karten. Mehr prüfen kann nur, wer mitgespielt hat, und zwar im selben Browser.
check-broken = Nicht bestanden: Die Aufzeichnung zeigt nicht das Austeilen, das vereinbart war.
check-late = Laut der Aufzeichnung kam der Beitrag deines Browsers nicht rechtzeitig an. Der Server hat ihn nie bestätigt und kann ihn also auch weggelassen haben: Für dich ist nichts bewiesen.
check-unbound = Die Notizen haben noch eine ältere Form: Sie zeigen nicht, ob Plätze, Optionen und Deck dieselben geblieben sind.
fault-secret = Der Server hatte sich auf ein anderes Geheimnis festgelegt.
fault-seats = Der Beitrag eines Platzes passt nicht zu dessen Festlegung.
fault-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und den Beiträgen der Mitspielenden.
fault-shuffle = Ein Mischvorgang ergibt andere Karten.
fault-server = Dein Browser hat vor dem Austeilen eine andere Festlegung des Servers gesehen.
fault-list = Dein Browser hat vor dem Austeilen andere Festlegungen der Mitspielenden gesehen.
fault-bytes = Der Beitrag deines Browsers fehlt, obwohl der Server ihn bestätigt hatte.
fault-missing = Dein Browser war an einem fairen Austeilen beteiligt, aber in der Aufzeichnung steht davon nichts.
fault-terms = Der Startwert gehört nicht zu diesem Spiel mit diesen Optionen, diesem Deck und diesen Bots.
fault-game = Dein Browser hat vor dem Austeilen ein anderes Spiel notiert.
fault-rules = Dein Browser hat vor dem Austeilen eine andere Fassung der Regeln notiert.
fault-people = Dein Browser hat vor dem Austeilen eine andere Zahl von Plätzen notiert.
fault-options = Dein Browser hat vor dem Austeilen andere Optionen notiert.
fault-deck = Dein Browser hat vor dem Austeilen ein anderes Deck notiert oder dessen Karten in anderer Reihenfolge.
fault-bots = Dein Browser hat vor dem Austeilen andere Bots notiert oder Bots auf anderen Plätzen.
fault-players = Dein Browser hat vor dem Austeilen andere Mitspielende notiert oder dieselben auf anderen Plätzen.
fault-own = Die Notizen deines Browsers gehören nicht zu deinem Platz in dieser Partie.
fault-played = Du hast nicht auf dem Platz gespielt, den dein Browser vor dem Austeilen notiert hat.
check-withheld = Nicht rechtzeitig angekommen von: { $seats }. Jeder fehlende Beitrag lässt dem Betreiber des Servers die Wahl zwischen zwei Verteilungen, ob mit oder ohne Hilfe dieser Person.
check-notes = Notizen speichern
check-running = Wird geprüft …
check-failed = Konnte nicht prüfen. Lade die Seite neu und versuch es noch einmal.
check-stacked = Die Karten waren vorbereitet, nicht gemischt.
check-details = Festlegungen und Geheimnisse
check-commitment = Festlegung vor dem Austeilen (SHA-256 des Geheimnisses)
check-secret = Geheimnis des Servers
check-added = { $source ->
        [player] { $name }: Beitrag des Browsers
        [withheld] { $name }: nicht rechtzeitig angekommen
       *[server] { $name }: kein eigener Beitrag
    }

# Die Analyse einer beendeten Partie

review = Analyse
review-title = { $game }: Analyse
review-preparing = Wird vorbereitet. Auf einem neuen Server kann das eine Minute dauern …
review-running = Die Partie wird analysiert …
review-failed = Die Analyse ist fehlgeschlagen. Lade die Seite neu, um es noch einmal zu versuchen.
review-moments = Schlüsselmomente
review-yours = Deine Schlüsselmomente
review-looking = Schlüsselmomente werden gesucht …
review-none = Keine Schlüsselmomente: Kein anderer Zug war eindeutig besser.
review-others = { $count ->
    [one] 1 weiterer Moment
   *[other] { $count } weitere Momente
}
review-blunder = Grober Fehler
review-mistake = Fehler
review-inaccuracy = Ungenauigkeit
review-played = Gespielt
review-better = Besser
review-loss = Verlust
review-range = { $loss } Prozentpunkte Gewinnchance ({ $low } bis { $high })
review-points = Der bessere Zug bringt im Schnitt { $score }.
review-hand = Hand
review-see = Mit den Augen von { $name }
review-chances = Gewinnchancen
review-chances-about = Nach dem, was jeder in dem Moment wissen konnte, wenn alle Menschen wie ein mittlerer Bot und alle Bots auf ihrer Stufe weitergespielt hätten. Die Zahlen sind die Momente oben.
review-figures = Alle Zahlen
review-parts = Können und Glück
review-parts-about = Woraus jedes Ergebnis entstanden ist, in Prozentpunkten über oder unter dem fairen Anteil von { $share }. Züge werden mit denen eines mittleren Bots verglichen, der Rest ist Zufall. Eigene Züge, Züge der anderen und Zufall ergeben zusammen das Ergebnis.
review-own = Eigene Züge
review-others-moves = Züge der anderen
review-chance = Zufall
review-result = Ergebnis
review-margin = Eigene Züge, Vorsprung
review-how = Woher wir das wissen
review-how-about = Vor jeder Entscheidung verteilen wir die Karten, die nicht zu sehen waren, viele Male neu, probieren die Züge mit denselben Karten aus und lassen mittlere Bots weiterspielen. Ein Moment wird nur genannt, wenn weitere Durchgänge mit anderen Karten ihn bestätigen und unser trainierter Bot, wo es einen gibt, den Verlust auch sieht. Die Spannen gelten in 19 von 20 Fällen. Bluffs, und was Gebote verraten, bleiben außen vor.

expert-title = Was würde ein Experte tun?
expert-answer = Der Bot „Experte“ spielt:
expert-move = Zug
expert-chance = Gewinnchance
expert-margin = Vorsprung
expert-tag = Experte
expert-about = Mit dem, was du sehen kannst: Wir teilen die verdeckten Karten viele Male neu aus, probieren jeden Zug mit denselben Karten und lassen für alle den mittleren Bot weiterspielen. Die Spannen stimmen in 19 von 20 Fällen.
expert-running = Deine Züge werden ausprobiert …
expert-failed = Das hat nicht geklappt. Mach das Fenster zu und versuch es noch einmal.
expert-back = Zurück zum Tisch

# Die Seite des Tisches

reader = Du
round = Runde { $round }
round-of = von { $rounds }
phases = Phasen
seat-your-move = du bist dran
seat-ready = fertig
seat-rank = { $rank }.
just-now = Gerade eben
rule-now = Regel zu dieser Entscheidung
rule-link = Regel ›
score-so-far = Zwischenstand
score-final = Schlusswertung
final-you-win = Du gewinnst mit { $score }.
final-you-share = Geteilter Sieg mit { $score }.
final-wins = { $shared ->
    [one] { $names } gewinnt mit { $score }.
   *[other] { $names } teilen sich den Sieg mit je { $score }.
}
final-ahead = { $score } Vorsprung vor { $names }.
ahead-you = dir
lesson-title = Deine Anleitung
lesson-next = Gegen leichte Bots spielen
lesson-more = Weiterlesen
lesson-advice = Mein Tipp – { $move }.
after-replay = Nachspielen
after-replay-about = Zug für Zug
after-review-about = was Züge und Glück bewirkt haben
after-share = Teilen
after-share-about = ein Link für alle
after-record-about = die Partie als Datei
after-check = Mischen prüfen
after-check-about = ging alles fair zu?
clear = Abwählen
close = Schließen
frozen-title = Tisch angehalten
lobby-ready = Alle sind da
lobby-ready-about = Fangt an, wann ihr wollt.
lobby-again-about = Für die nächste Partie rücken alle einen Platz weiter.
change-seats = Plätze wechseln
seating-title = Plätze
tools = Tischmenü
tool-score = Stand
tool-log = Verlauf
tool-rules = Regeln
tool-menu = Menü: Sprache, Design, Tisch
prompt-title = Jetzt
hand-yours = Deine Hand
log-and-chat = Verlauf und Chat
keys-title = Tastenkürzel
keys-confirm = auswählen, was den Fokus hat, oder bestätigen
keys-no = zu „Passen“ oder „Verzichten“; noch einmal, um es zu tun
keys-clear = abwählen oder zurücknehmen
keys-zoom = gewählte Karte vergrößern
keys-open = Stand, Verlauf, Regeln
rules-all = Alle Regeln
live-about = Info: { $card }
live-put-back = { $card } abgewählt.
live-of = { $picked } von { $wanted }

# Verwaltung

denied-muted = Du kannst hier nicht mehr chatten. Mitspielen geht weiterhin.
denied-banned = Du bist auf diesem Server gesperrt.
denied-admin-only = Das darf nur die Verwaltung dieses Servers.
denied-admin-token = Falsches Token. Prüf es und versuch es noch einmal.
denied-bad-address = Keine IP-Adresse. Schreib sie wie 203.0.113.7 oder 2001:db8::/64.
denied-ban-yourself = Damit würdest du dich selbst sperren. Wenn alle dieselbe Adresse zu haben scheinen, nenne dem Server seinen Proxy (--proxy).
admin-title = Verwaltung
admin-token = Admin-Token
admin-login = Anmelden
admin-login-about = Der Server zeigt es beim Start an. Es steht auch in der Datei admin-token im Datenordner.
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
admin-workers = Serverprozesse: { $names }
admin-tables = Tische
admin-no-tables = Keine Tische im Speicher, niemand spielt.
admin-state = { $state ->
    [playing] läuft
    [over] beendet
    [closed] geschlossen
   *[waiting] noch nicht gestartet
}
admin-private = privat
admin-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
admin-close = Tisch schließen
admin-onlooker = schaut zu
admin-mute = Stummschalten
admin-muted = stummgeschaltet
admin-ban = Sperren
admin-ban-address = { $address } sperren
admin-banned = gesperrt
admin-sanctions = Stummgeschaltet und gesperrt
admin-no-sanctions = Niemand.
admin-sanction = { $kind ->
    [mute] stummgeschaltet
    [ban] gesperrt
   *[address] Adresse gesperrt
}
admin-lift = Aufheben
admin-address = Adresse sperren
admin-address-about = Eine Adresse oder ein Netz wie 203.0.113.0/24. Bei IPv6 hat ein Haushalt meist ein ganzes /64.
admin-failed-games = Spiele, die nicht geladen werden konnten
admin-errors = Letzte Meldungen im Protokoll
admin-no-errors = Keine Warnungen, keine Fehler.
admin-level = { $level ->
    [warning] Warnung
   *[error] Fehler
}

# Benachrichtigungen

turns-title = Du bist dran
choose-sounds = Töne
choose-notes = Benachrichtigungen
call = { $value ->
    [on] An
   *[off] Aus
}
notes-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.

# Offline

offline-title = Keine Verbindung
offline-unanswered = Der Server antwortet nicht. Vielleicht startet er gerade neu.
offline-unconnected = Dieses Gerät ist offline.
offline-kept = Nichts ist verloren: Deine Partien sind gespeichert.
offline-again = Erneut versuchen

# Menschen, Ranglisten, Wertungszahlen

somebody = Anonym
denied-no-person = Diese Person gibt es nicht, oder ihre Seite ist privat.
rated = gewertet
rating = Wertungszahl
rating-after = { $games ->
    [one] nach 1 gewerteten Partie
   *[other] nach { $games } gewerteten Partien
}
games-rated = Partien
ladder = Rangliste
ladder-title = { $game }: Rangliste
ladder-about = Bots und alle mit persönlichem Link, nach garantierter Wertungszahl.
ladder-place = Rang
ladder-who = Name
ladder-sure = Garantiert
ladder-empty = Noch keine gewerteten Partien. Mach den Anfang: Wähle „Gewertete Partien“, wenn du einen Tisch eröffnest.
ladder-how = Die Wertungszahl schätzt, wie gut jemand spielt. Hinter dem ± steht, wie genau: In 19 von 20 Fällen liegt die wahre Stärke in diesem Bereich. Alle beginnen mit 25 ± 16,7, und jede gewertete Partie verändert die Zahl (OpenSkill). Bei der garantierten Wertungszahl ist alles abgezogen, was noch unsicher ist. Mit einer einzigen Glückspartie kommt also niemand nach oben.
ladder-game = Über { $game }
person-mine = Das ist deine Seite mit allen deinen Partien. Sobald du einen persönlichen Link hast, sehen auch andere sie, aber nur gewertete Partien und Partien an offenen Tischen.
person-about = Gewertete Partien und Partien an offenen Tischen.
person-bot = Einer unserer Bots. Gewertete Partien und Partien an offenen Tischen.
person-empty = Noch keine beendete Partie.
person-latest = Letzte Partien
person-result = Rang { $rank } von { $people }, { $score }
person-alone = { $rank ->
    [1] solo gewonnen
   *[other] solo verloren
}, { $score }
history-about = Wertungszahl in { $game }: von { $from } auf { $to } ± { $spread }.
history-caption = Wertungszahl nach jeder Partie; das Band zeigt, wie genau sie ist.
history-figures = Letzte Wertungszahlen
results = Ergebnisse
results-people = Personen
results-games = Partien
results-wins = Siege
results-share = Siegquote
favourite = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
new-rated = Rangliste
new-rated-yes = Gewertete Partien
new-rated-about = Die Ergebnisse sind öffentlich und zählen für die Rangliste, auch gegen Bots. Nicht gewertet werden Partien nur unter Bots, Solopartien, Partien mit Anleitung und eigene Decks.
table-rated = Gewerteter Tisch: Die Ergebnisse sind öffentlich und zählen für die Rangliste.
me-data-title = Deine Partien und Daten
me-data-about = Auf deiner Seite stehen deine Ergebnisse, Lieblingskarten und Wertungszahlen. Oder lade alles herunter, was wir über dich speichern: Namen, Partien, Aufzeichnungen, Wertungszahlen und Chat.
me-page = Deine Seite
me-export = Meine Daten herunterladen
me-forget-title = Deine Daten löschen
me-forget-about = Damit löschst du deinen Namen, deine Links und deine Chatnachrichten endgültig. Deine beendeten Partien bleiben, mit einer anonymen Person auf deinem Platz; in laufenden Partien springt ein Bot ein. Das lässt sich nicht rückgängig machen.
me-forget-host = In älteren Sicherungskopien können deine Daten noch stehen. Bitte den Betreiber dieses Servers, sie zu löschen.
me-forget-sure = Ja, meine Daten löschen
me-forget-unsure = Es wurde nichts gelöscht. Setz zuerst das Häkchen, wenn du sicher bist.
me-forget = Meine Daten löschen
forgotten-title = Deine Daten sind gelöscht
forgotten-about = Dein Name, deine Links und deine Chatnachrichten sind weg. Wenn du weiterspielst, fängst du neu an.

# Dokumentation

docs = Dokumentation
docs-pages = Alle Seiten
docs-search = Dokumentation durchsuchen
docs-search-none = Nichts gefunden
docs-search-failed = Die Suche konnte nicht geladen werden. Tippe weiter, um es noch einmal zu versuchen.
docs-search-some = Abschnitte gefunden
docs-english = Diese Seiten gibt es nur auf Englisch.
docs-guides = Anleitungen
docs-reference = Referenz
docs-turn = Vorige und nächste Seite
docs-before = Zurück
docs-after = Weiter
docs-made = Für alle, die Server betreiben, Bots schreiben, die Spiele erforschen oder mitentwickeln

story-since = Was bisher geschah
story-open = Was geschah ›
story-skip = Weiter mit Tippen oder einer Taste
choose-speed = { $what ->
    [bots] Tempo der Bots
   *[pace] Animationen
}
speed = { $speed ->
    [calm] Ruhig
    [fast] Schnell
    [none] { $what ->
        [bots] Sofort
       *[pace] Ohne
    }
   *[normal] Normal
}
final-standing = Endstand
after-other = Neue Partie
after-other-about = andere Bots, Plätze oder Optionen

# Für alle, die zuhören

live-online = Wieder verbunden.
live-away = Ein Bot spielt für dich. Drücke „Selbst spielen“, um weiterzuspielen.
live-cleared = Nichts mehr ausgewählt.
live-no-key = Die Taste { $key } ist hier nicht belegt. ? zeigt alle Tasten.
live-still = Darum geht es gerade nicht.
live-arrives = { $name } setzt sich.
live-leaves = { $name } geht.
live-returns = { $name } ist wieder da.
undone = Dein Zug ist rückgängig gemacht.
withdrawn = Deine Wahl ist zurückgenommen.
taken-over = Du spielst wieder selbst.
final-over = Die Partie ist vorbei.
final-place = { $rank }. { $name }, { $score }.
chat-says = sagt:
listening-switch = { $now ->
    [on] Hörmodus ausschalten
   *[off] Hörmodus für Screenreader einschalten
}
choose-listening = { $what ->
    [listening] Hörmodus
    [verbosity] Ansagen
   *[speech] Tempo der Ansagen
}
listening = { $value ->
    [on] An
    [off] Aus
    [brief] Kurz
    [full] Ausführlich
    [slow] Langsam
    [fast] Schnell
    [key] Auf Taste
   *[normal] Normal
}
line-label = Dein Zug oder eine Frage
line-send = Senden
line-hint = Zum Beispiel: optionen, hand, tisch, stand, zuletzt, ? löwe. Alles Weitere mit hilfe.
line-help = zeit: wie viel Zeit dir bleibt. zurück: nimmt deinen letzten Zug zurück. selbst: du spielst wieder statt des Bots. sag und ein Text: eine Nachricht an die anderen.
line-time = { $time ->
    [none] Es gibt kein Zeitlimit.
   *[other] Noch { $time }.
}
line-chatted = Gesendet.
denied-terminal-only = Das geht nur im Terminal. Was du hier fragen kannst, sagt dir hilfe.
keys-to = bis
keys-enter = Eingabe
keys-arrows = Pfeiltasten
keys-slash = Schrägstrich
keys-walk = zu allem, was wählbar ist; mit Umschalt zu allen Karten
keys-tick = auswählen oder abwählen
keys-line = Zug oder Frage eintippen
keys-ask = Ansage: Hand, Tisch, deine Möglichkeiten, wer dran ist, was zuletzt war, die Zeit; noch einmal
keys-anywhere = Buchstaben und Ziffern wirken im Spielbereich. Mit Alt und Umschalt wirken sie auf der ganzen Seite.
