# Wat de engine zelf zegt, voor elk spel.

refusal-game-over = Het spel is afgelopen: er kan niet meer gespeeld worden.
refusal-no-such-seat = Plek { $seat } bestaat niet; de plekken lopen van 0 tot en met { $last }.
refusal-virtual-seat = Op plek { $seat } zit een virtuele speler, die vanzelf speelt.
refusal-no-move = Er is geen zet opgegeven.
refusal-unknown-move = { $near ->
    [none] “{ $move }” is geen zet in dit spel.
   *[other] “{ $move }” is geen zet in dit spel. Bedoelde je “{ $near }”?
}
refusal-not-asked = Je bent nu niet aan de beurt: { $count ->
    [one] plek { $seats } denkt
   *[other] de plekken { $seats } denken
} nog na.
refusal-already-answered = Je hebt al geantwoord. Neem je antwoord eerst terug als je het wilt veranderen.
refusal-too-many = “{ $move }” is één kaart te veel: je antwoord is compleet. Neem het eerst terug als je het wilt veranderen.
refusal-another-question = “{ $move }” hoort bij een andere vraag; nu is “{ $verb }” gevraagd.
refusal-not-in-hand = Je hebt { $card } niet op hand.
refusal-picked-already = Nog een kaart “{ $card }” heb je niet.
refusal-too-few = { $count ->
    [one] Er ontbreekt nog 1 kaart.
   *[other] Er ontbreken nog { $count } kaarten.
}
refusal-nothing-to-withdraw = Je hebt geen antwoord gegeven dat je kunt terugnemen.
counted-seat = Plek

# Kaarten, zetten en plekken in woorden, voor elk spel.

several-cards = { $count }× { $card }
seat-you = { $name } (jij)
zone-holds = { $zone }: { $cards }
zone-piles = Stapels
move-done = Verder niets
move-place = (plaats { $place })

# Wat spelers typen.

answer-number = Geef een nummer van 1 tot en met { $last }.
answer-several = “{ $text }” past bij meerdere antwoorden: { $moves }.
