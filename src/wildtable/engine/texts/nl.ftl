# Wat de engine zelf zegt, voor elk spel. De woorden zijn die van de teksten van de server: zet, keuze, plek.

refusal-game-over = De partij is afgelopen. Er zijn geen zetten meer mogelijk.
refusal-no-such-seat = Plek { $seat } bestaat niet; de plekken zijn 0 tot en met { $last }.
refusal-virtual-seat = Op plek { $seat } zit een virtuele speler, die automatisch speelt.
refusal-no-move = Er is geen zet opgegeven.
refusal-unknown-move = { $near ->
    [none] “{ $move }” is geen zet in dit spel.
   *[other] “{ $move }” is geen zet in dit spel. Bedoelde je “{ $near }”?
}
refusal-not-asked = Je bent niet aan de beurt: nu { $count ->
    [one] beslist
   *[other] beslissen
} { $who }.
seat-numbers = { $count ->
    [one] plek { $numbers }
   *[other] de plekken { $numbers }
}
refusal-already-answered = Je hebt al gekozen. Wil je iets anders, neem je keuze dan eerst terug.
refusal-too-many = { $count ->
    [0] “{ $move }” is één kaart te veel. Wil je iets anders, neem je keuze dan eerst terug.
    [one] “{ $move }” is te veel: je antwoord is met één zet compleet. Herhaal die zonder de rest, en beantwoord de volgende vraag als je aan de beurt bent.
   *[other] “{ $move }” is te veel: je antwoord is met { $count } zetten compleet. Herhaal die zonder de rest, en beantwoord de volgende vraag als je aan de beurt bent.
}
refusal-another-question = “{ $move }” kan nu niet. Je moet een zet met “{ $verb }” doen.
refusal-not-in-hand = Je hebt { $card } niet op hand.
refusal-picked-already = Meer kaarten “{ $card }” heb je niet.
refusal-too-few = { $count ->
    [one] Kies nog 1 kaart.
   *[other] Kies nog { $count } kaarten.
}
refusal-nothing-to-withdraw = Je hebt niets gekozen dat je kunt terugnemen.

wrong-game = er is geen spel { $name }; er zijn { $known }
wrong-game-left-out = het spel { $name } ontbreekt hier: { $reason }
wrong-option = { $game } heeft geen optie { $option }; het heeft { $known }
wrong-seats = { $game } heeft { $least } tot { $most } plekken, niet { $seats }
wrong-value = de optie { $option } moet een van deze zijn: { $known }; niet { $value }
wrong-flag = de optie { $option } moet true of false zijn (ja of nee), niet { $value }
wrong-clock = clock: { $least } tot { $most } seconden per zet, of geen, niet { $clock }

counted-seat = Plek

# Kaarten, zetten en plekken in woorden, voor elk spel.

several-cards = { $count }× { $card }
and = en
you = Je
seat-you = { $name } (jij)
zone-holds = { $zone }: { $cards }
zone-piles = Stapels
move-done = Verder niets
move-place = (plaats { $place })

# Wat spelers typen.

answer-number = Geef een nummer van 1 tot en met { $last }.
answer-several = “{ $text }” past bij meerdere antwoorden: { $moves }.

unseen-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

# Opdrachten: de woorden voor elk, en de antwoorden op vragen.

command-words = { $command ->
    [hand] hand kaarten
    [table] t tafel table
    [players] spelers plekken players
    [score] s punten stand score
    [turn] beurt wie turn
    [options] opties zetten options
    [last] l laatst laatste log last latest
    [memory] m geheugen ongezien memory unseen
    [round] ronde round
    [hints] tips hints
    [expert] expert
    [time] tijd klok time
    [undo] u terug undo back
    [resume] zelf resume
    [quit] q stop quit exit
    [chat] zeg say
   *[help] ? h hulp help
}
command-help = Antwoord met een nummer of een naam, of het begin of de beginletters ervan; scheid meer kaarten met komma’s: 1, 3. Vragen: opties, hand, tafel, spelers, punten, beurt, laatst, ronde 3, ongezien. ? { $card } legt een naam uit.
unknown-name = Niets heet hier “{ $name }”.
unknown-round = Ronde { $number } is er nog niet; de laatste is { $last }.
owned-zone = { $zone } ({ $seat })
nothing-yet = Er is nog niets gebeurd.
nothing-there = Nu niets.
number-between = { $low } tot { $high }

# Wat er staat waar een spel geen eigen bericht heeft: naar de naam, anders naar het deel voor het eerste streepje.
# $what is de naam in woorden.

default-game-title = { $game }
default-game-summary = { $game }, voor { $least } tot { $most } spelers.
default-game-players = { $least } tot { $most } spelers
default-virtual-player = Virtuele speler
default-keys-pick = een kaart of een zet kiezen
default-hand-held = Je hand: { $held ->
    [one] 1 kaart
   *[other] { $held } kaarten
}
default-lane = Je keuze
default-amount = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
default-amount-with = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
default-tie-break = De gelijkstand met { $names } is beslist
tied-you = jij
default-line = Maak je keuze.
default-empty = Kiezen
default-more = Kiezen (%)
default-ready = % spelen
default-wait = Wachten op { $names }.
default-move = { $what } { $card }
default-refusal = Dat kan nu niet.
default-event = { $seat ->
    [none] { $what }
    [you] Jij: { $what }
   *[other] { $seat }: { $what }
}{ $details ->
    [none] { "" }
   *[other] { " " }– { $details }
}
