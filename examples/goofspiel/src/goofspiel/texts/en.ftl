game-title = Goofspiel
game-summary = Everyone bids for the same prizes with the same cards, all at once. The highest bid wins; a tie wins nothing.
game-players = 2 to 5 players
game-minutes = 10 min
option-ties = When the highest bids are equal
option-ties-carry = the prizes stay for the next round
option-ties-discard = the prizes are discarded
title-PlaceBids = Bid for the prizes
line-PlaceBids = The highest bid wins them all. Each card can be bid once.
event-won = { $seat ->
    [you] You win { $cards }.
   *[other] { $seat } wins { $cards }.
}
event-bid = { $seat ->
    [you] You bid { $cards }.
   *[other] { $seat } bids { $cards }.
}
event-tied = The highest bids are equal: the prizes stay.
event-revealed = Next prize: { $cards }.
zone-prizes = Prizes on offer
fact-points = points
