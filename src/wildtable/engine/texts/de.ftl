# Was die Engine selbst sagt, für jedes Spiel.

refusal-game-over = Die Partie ist vorbei: Es kann nicht mehr gezogen werden.
refusal-no-such-seat = Platz { $seat } gibt es nicht; es gibt die Plätze 0 bis { $last }.
refusal-virtual-seat = Auf Platz { $seat } sitzt ein virtueller Mitspieler, der von selbst zieht.
refusal-no-move = Es wurde kein Zug angegeben.
refusal-unknown-move = { $near ->
    [none] „{ $move }“ ist kein Zug in diesem Spiel.
   *[other] „{ $move }“ ist kein Zug in diesem Spiel. Meintest du „{ $near }“?
}
refusal-not-asked = Du bist nicht an der Reihe: { $count ->
    [one] Platz { $seats } überlegt
   *[other] die Plätze { $seats } überlegen
} noch.
refusal-already-answered = Du hast schon geantwortet. Nimm deine Antwort erst zurück, wenn du sie ändern möchtest.
refusal-too-many = „{ $move }“ ist eine Karte zu viel: Deine Antwort ist vollständig. Nimm sie erst zurück, wenn du sie ändern möchtest.
refusal-another-question = „{ $move }“ passt zu einer anderen Frage; jetzt ist „{ $verb }“ gefragt.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-picked-already = Noch eine Karte „{ $card }“ hast du nicht.
refusal-too-few = { $count ->
    [one] Es fehlt noch 1 Karte.
   *[other] Es fehlen noch { $count } Karten.
}
refusal-nothing-to-withdraw = Du hast keine Antwort gegeben, die du zurücknehmen könntest.
counted-seat = Platz

# Karten, Züge und Orte in Worten, für jedes Spiel.

several-cards = { $count }× { $card }
seat-you = { $name } (du)
zone-holds = { $zone }: { $cards }
zone-piles = Stapel
move-done = Nichts weiter
move-place = (Stelle { $place })

# Was getippt wird.

answer-number = Gib eine Nummer von 1 bis { $last } ein.
answer-several = „{ $text }“ passt auf mehrere Antworten: { $moves }.
