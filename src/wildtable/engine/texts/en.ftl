# What the engine itself says, for every game. The terms are those of the server’s texts: move, choice, seat.

refusal-game-over = The game is over. No more moves are possible.
refusal-no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
refusal-virtual-seat = Seat { $seat } belongs to a virtual player, who moves automatically.
refusal-no-move = No move was given.
refusal-unknown-move = { $near ->
    [none] “{ $move }” isn’t a move in this game.
   *[other] “{ $move }” isn’t a move in this game. Did you mean “{ $near }”?
}
refusal-not-asked = It’s not your turn: { $who } { $count ->
    [one] decides
   *[other] decide
} now.
seat-numbers = { $count ->
    [one] seat { $numbers }
   *[other] seats { $numbers }
}
refusal-already-answered = You’ve already chosen. To change it, take your choice back first.
refusal-too-many = { $count ->
    [0] “{ $move }” is one card too many. To change your choice, take it back first.
    [one] “{ $move }” is too much: your answer is complete with one move. Repeat it without the rest, and answer the next question when you’re asked.
   *[other] “{ $move }” is too much: your answer is complete with { $count } moves. Repeat them without the rest, and answer the next question when you’re asked.
}
refusal-another-question = “{ $move }” isn’t possible now. You need a “{ $verb }” move.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-picked-already = You’ve already picked your last { $card }.
refusal-too-few = { $count ->
    [one] Pick 1 more card.
   *[other] Pick { $count } more cards.
}
refusal-nothing-to-withdraw = You have no choice to take back.

wrong-game = there is no game { $name }; games are { $known }
wrong-game-left-out = game { $name } is left out: { $reason }
wrong-option = { $game } has no option { $option }; its options are { $known }
wrong-seats = { $game } has { $least } to { $most } seats, not { $seats }
wrong-value = option { $option } must be one of { $known }, not { $value }
wrong-flag = option { $option } must be true or false (yes or no), not { $value }
wrong-clock = clock: { $least } to { $most } seconds per move, or none, not { $clock }

counted-seat = Seat

# Cards, moves and zones in words, for every game.

several-cards = { $count }× { $card }
and = and
you = You
seat-you = { $name } (you)
zone-holds = { $zone }: { $cards }
zone-piles = Piles
move-done = Nothing more
move-place = (place { $place })

# What players type.

answer-number = Enter a number from 1 to { $last }.
answer-several = “{ $text }” matches several answers: { $moves }.

unseen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# Commands: the words for each, and the answers to questions.

command-words = { $command ->
    [hand] hand cards
    [table] t table
    [players] players seats
    [score] s score
    [turn] turn who
    [options] options moves
    [last] l last log latest
    [memory] m memory unseen
    [round] round
    [hints] hints
    [expert] expert
    [time] time clock
    [undo] u undo back
    [resume] resume
    [quit] q quit exit
    [chat] say
   *[help] ? h help
}
command-help = Answer with a number or a name, or its start or initials; separate several cards by commas: 1, 3. Questions: options, hand, table, players, score, turn, last, round 3, unseen. ? { $card } explains a name.
unknown-name = Nothing here is called “{ $name }”.
unknown-round = There is no round { $number } yet; the last one is { $last }.
owned-zone = { $zone } ({ $seat })
nothing-yet = Nothing has happened yet.
nothing-there = Nothing right now.
number-between = { $low } to { $high }

# What is said where a game has no message of its own: by its name, else by the part of its name before the first hyphen.
# $what is the name in words: “Place bids” for a question of the step PlaceBids.

default-game-title = { $game }
default-game-summary = { $game }, for { $least } to { $most } players.
default-game-players = { $least } to { $most } players
default-virtual-player = Virtual player
default-keys-pick = pick a card or a move
default-hand-held = Your hand: { $held ->
    [one] 1 card
   *[other] { $held } cards
}
default-lane = Your choice
default-amount = { $count ->
    [one] 1 point
   *[other] { $count } points
}
default-amount-with = { $count ->
    [one] 1 point
   *[other] { $count } points
}
default-tie-break = Ahead of { $names } on the tie-break
tied-you = you
default-line = Make your choice.
default-empty = Choose
default-more = Choose (%)
default-ready = Play %
default-wait = Waiting for { $names }.
default-move = { $what } { $card }
default-refusal = That isn’t possible now.
default-event = { $seat ->
    [none] { $what }
    [you] You: { $what }
   *[other] { $seat }: { $what }
}{ $details ->
    [none] { "" }
   *[other] { " " }– { $details }
}
