# What the engine itself says, for every game.

refusal-game-over = The game is over: no more moves can be played.
refusal-no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
refusal-virtual-seat = Seat { $seat } belongs to a virtual player, who moves alone.
refusal-no-move = No move was given.
refusal-unknown-move = { $near ->
    [none] “{ $move }” is no move of this game.
   *[other] “{ $move }” is no move of this game. Did you mean “{ $near }”?
}
refusal-not-asked = It is not your turn to choose: { $count ->
    [one] seat { $seats } is
   *[other] seats { $seats } are
} still thinking.
refusal-already-answered = You have answered already. Take your answer back first if you want to change it.
refusal-too-many = “{ $move }” is one card too many: your answer is complete. Take it back first if you want to change it.
refusal-another-question = “{ $move }” answers another question; now you are asked for “{ $verb }”.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-picked-already = You have picked your last { $card } already.
refusal-too-few = You still owe { $count } { $count ->
    [one] card.
   *[other] cards.
}
refusal-nothing-to-withdraw = There is no answer of yours to take back.

counted-seat = Seat

# Cards, moves and zones in words, for every game.

several-cards = { $count }× { $card }
seat-you = { $name } (you)
zone-holds = { $zone }: { $cards }
zone-piles = Piles
move-done = Nothing more
move-place = (place { $place })

# What players type.

answer-number = Enter a number from 1 to { $last }.
answer-several = “{ $text }” matches several answers: { $moves }.
