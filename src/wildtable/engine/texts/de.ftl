# Was die Engine selbst sagt, für jedes Spiel. Die Wörter sind die der Texte des Servers: Zug, Wahl, Platz.

refusal-game-over = Die Partie ist vorbei. Es sind keine Züge mehr möglich.
refusal-no-such-seat = Platz { $seat } gibt es nicht, nur die Plätze 0 bis { $last }.
refusal-virtual-seat = Auf Platz { $seat } sitzt ein virtueller Mitspieler, der automatisch spielt.
refusal-no-move = Es wurde kein Zug angegeben.
refusal-unknown-move = { $near ->
    [none] „{ $move }“ ist kein Zug in diesem Spiel.
   *[other] „{ $move }“ ist kein Zug in diesem Spiel. Meintest du „{ $near }“?
}
refusal-not-asked = Du bist nicht dran: Jetzt { $count ->
    [one] entscheidet
   *[other] entscheiden
} { $who }.
seat-numbers = { $count ->
    [one] Platz { $numbers }
   *[other] die Plätze { $numbers }
}
refusal-already-answered = Du hast schon gewählt. Wenn du es ändern möchtest, nimm deine Wahl erst zurück.
refusal-too-many = { $count ->
    [0] „{ $move }“ ist eine Karte zu viel. Wenn du deine Wahl ändern möchtest, nimm sie erst zurück.
    [one] „{ $move }“ ist zu viel: Deine Antwort ist mit einem Zug vollständig. Wiederhole ihn ohne den Rest, und beantworte die nächste Frage, wenn sie dir gestellt wird.
   *[other] „{ $move }“ ist zu viel: Deine Antwort ist mit { $count } Zügen vollständig. Wiederhole sie ohne den Rest, und beantworte die nächste Frage, wenn sie dir gestellt wird.
}
refusal-another-question = „{ $move }“ geht jetzt nicht. Gefragt ist ein Zug mit „{ $verb }“.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-picked-already = Mehr Karten „{ $card }“ hast du nicht.
refusal-too-few = { $count ->
    [one] Wähle noch 1 Karte.
   *[other] Wähle noch { $count } Karten.
}
refusal-nothing-to-withdraw = Du hast nichts gewählt, was du zurücknehmen könntest.

wrong-game = ein Spiel { $name } gibt es nicht; es gibt { $known }
wrong-game-left-out = das Spiel { $name } fehlt hier: { $reason }
wrong-option = { $game } hat keine Option { $option }; es hat { $known }
wrong-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $seats }
wrong-value = die Option { $option } muss eins von diesen sein: { $known }; nicht { $value }
wrong-flag = die Option { $option } muss true oder false sein (ja oder nein), nicht { $value }
wrong-clock = clock: { $least } bis { $most } Sekunden für jeden Zug, oder keine, nicht { $clock }

counted-seat = Platz

# Karten, Züge und Orte in Worten, für jedes Spiel.

several-cards = { $count }× { $card }
and = und
you = Du
seat-you = { $name } (du)
zone-holds = { $zone }: { $cards }
zone-piles = Stapel
move-done = Nichts weiter
move-place = (Stelle { $place })

# Was getippt wird.

answer-number = Gib eine Nummer von 1 bis { $last } ein.
answer-several = „{ $text }“ passt auf mehrere Antworten: { $moves }.

unseen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# Befehle: die Wörter für jeden, und die Antworten auf Fragen.

command-words = { $command ->
    [hand] hand karten
    [table] t tisch table
    [players] spieler plätze players
    [score] s stand punkte score
    [turn] zug wer turn
    [options] optionen züge options
    [last] l zuletzt log last latest
    [memory] m gedächtnis ungesehen memory unseen
    [round] runde round
    [hints] tipps hints
    [expert] experte expert
    [time] zeit uhr time
    [undo] u zurück undo back
    [resume] selbst resume
    [quit] q ende quit exit
    [chat] sag sage say
   *[help] ? h hilfe help
}
command-help = Antworte mit einer Nummer oder einem Namen, seinem Anfang oder seinen Anfangsbuchstaben; mehrere Karten trennst du mit Kommas: 1, 3. Fragen: optionen, hand, tisch, spieler, stand, zug, zuletzt, runde 3, ungesehen. ? { $card } erklärt einen Namen.
unknown-name = Hier heißt nichts „{ $name }“.
unknown-round = Eine Runde { $number } gibt es noch nicht; die letzte ist { $last }.
owned-zone = { $zone } ({ $seat })
nothing-yet = Noch ist nichts passiert.
nothing-there = Gerade nichts.
number-between = { $low } bis { $high }

# Was gesagt wird, wo ein Spiel keine eigene Meldung hat: nach ihrem Namen, sonst nach dem Teil vor dem ersten Bindestrich.
# $what ist der Name in Worten.

default-game-title = { $game }
default-game-summary = { $game }, für { $least } bis { $most } Personen.
default-game-players = { $least } bis { $most } Personen
default-virtual-player = Virtueller Mitspieler
default-keys-pick = eine Karte oder einen Zug wählen
default-hand-held = Deine Hand: { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
}
default-lane = Deine Wahl
default-amount = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
default-amount-with = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}
default-tie-break = Der Gleichstand mit { $names } ist entschieden
tied-you = dir
default-line = Triff deine Wahl.
default-empty = Wählen
default-more = Wählen (%)
default-ready = % spielen
default-wait = Warten auf { $names }.
default-move = { $what } { $card }
default-refusal = Das geht jetzt nicht.
default-event = { $seat ->
    [none] { $what }
    [you] Du: { $what }
   *[other] { $seat }: { $what }
}{ $details ->
    [none] { "" }
   *[other] { " " }– { $details }
}
