# What Wild Cards says.
# Events know $seat (a name, or "none"), $cards (their names, or how many) and $number.

game-title = Wild Cards
game-summary = Outbid each other for wild animals. Whoever has most of a species commands its leader, and the leader’s power.
game-players = 2 to 5 players
game-minutes = about 30 minutes

option-edition = Edition
option-leo = Leo, a virtual player, takes a seat: so two can play
option-one_of_each = Set one animal of every species aside (three seats)

# Cards

card-forest-1 = Forest 1
card-forest-2 = Forest 2
card-forest-3 = Forest 3
card-forest-4 = Forest 4
card-savannah-1 = Savannah 1
card-savannah-2 = Savannah 2
card-savannah-3 = Savannah 3
card-savannah-4 = Savannah 4
card-mountain-1 = Mountain 1
card-mountain-2 = Mountain 2
card-mountain-3 = Mountain 3
card-mountain-4 = Mountain 4
card-wild-1 = Wild 1
card-wild-2 = Wild 2
card-wild-3 = Wild 3
card-wild-4 = Wild 4
card-refill = Refill card
card-peacock = Peacock
card-squirrel = Squirrel
card-eagle = Eagle
card-ibex = Ibex
card-lion = Lion
card-meerkat = Meerkat
card-peacock-leader = Peacock leader
card-squirrel-leader = Squirrel leader
card-eagle-leader = Eagle leader
card-ibex-leader = Ibex leader
card-lion-leader = Lion leader
card-meerkat-leader = Meerkat leader
card-talisman = Talisman

# Where cards lie

zone-habitats = Habitat draw pile
zone-discard = Discard pile
zone-animals = Animal draw pile
zone-display = Open display
zone-removed = Removed unseen
zone-out = Out of the game
zone-supply = Common supply
zone-refills = Spare refill hand cards
zone-hand = Hand
zone-face-down = Face-down cards
zone-bid = Bid
zone-payment = Payment
zone-tie-cards = Tie card
zone-collection = Collection
zone-leaders = Leader cards
zone-talisman = Talisman
zone-compared = Tie cards compared before
zone-leo = Leo’s pile

# Moves, as buttons name them

move-bid = Bid
move-choose = Choose
move-give = Give
move-get = Get
move-discard = Discard
move-pay = Pay
move-reveal = Reveal
move-reveal-pile = From the pile
move-take = Take
move-pass = Pass
move-take-back = Take it back
move-leave = Leave it

# Questions

ask-PlaceBids = Place your bid.
help-PlaceBids = Choose one card from your hand; nobody sees it until all have chosen. The higher a habitat card, the sooner you pick an animal, but taking one costs as many further cards as the number on your bid, less one. The refill hand card bids for no animal: it fills your hand again. With the eagle leader you may place two cards and decide between them later.

ask-ChooseBid = Which of your two cards is your bid?
help-ChooseBid = The eagle leader let you place two cards. All other bids are open now: choose the card that counts. The other one goes back to your hand and nobody sees it.

ask-Exchange = Exchange an animal, or pass?
help-Exchange = With the meerkat leader and a refill bid you may swap one animal of your collection for one in the open display. Leader cards change hands at once if the numbers now say so. You do this before anybody refills.

ask-GetAnimal = Which animal do you want in exchange?
help-GetAnimal = The animal you get joins your collection, and the one you give takes its place in the open display. An exchange earns no points for the natural habitat.

ask-Refill = Which cards do you discard before drawing?
help-Refill = Discard as many habitat cards as you like, or none, then say done. You draw until you hold 7 (10 with the squirrel leader) and take your refill hand card back. That is your round: you take no animal.

ask-LayPayments = You are tied: lay your payment.
help-LayPayments = Several players made the same bid. Each lays the full price face down, and all payments are opened together: the highest total goes first. What you lay is what you pay if you then take an animal; if you pass, it comes back to you.

ask-BreakTie = Still tied: reveal one more card.
help-BreakTie = Choose a habitat card from your hand, or trust the top card of the draw pile. The highest card goes first, and equal cards go on with another round. These cards are discarded afterwards and pay for nothing.

ask-TakeOrPass = Take an animal, or pass?
help-TakeOrPass = If you take one you pay for it: one card less than the number on your bid. Having at least as many of its species as anybody else brings you its leader card. If you pass, your bid returns to your hand and you draw 2 cards.

ask-Pay = Pay for your animal.
help-Pay = Choose the habitat cards you pay with. When your bid and all payments show the animal’s natural habitat, or are wild cards, you get 2 points.

ask-PrepareNextRound = Take your bid back?
help-PrepareNextRound = Bids and payments are about to be discarded. With the ibex leader you may take your own bid back into your hand. Your payment is gone all the same.

# What happened

event-put-up = Put up: { $cards }.
event-removed = Set aside before play: { $cards }.
event-dealt = { $seat } is dealt { $cards }.
event-shuffled = A pile of { $number } is shuffled.
event-round-began = Round { $number } begins.
event-displayed = New in the open display: { $cards }.
event-bid = { $seat } bids { $cards }.
event-bid-two = { $seat } places two cards face down.
event-taken-back = { $seat } takes back { $cards }.
event-gave = { $seat } uses the meerkat’s power and gives { $cards } to the open display.
event-got = { $seat } gets { $cards } for it.
event-discarded = { $seat ->
    [none] To the discard pile: { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-refill-returned = The refill hand card returns to { $seat }.
event-drawn = { $seat } draws { $cards }.
event-recycled = The discard pile turns into a new draw pile.
event-laid = { $seat } lays { $cards } as payment.
event-revealed = { $seat } reveals { $cards } to break the tie.
event-compared = { $seat } sets { $cards } aside.
event-talisman-decided = The talisman settles the tie: { $seat } goes first.
event-passed = { $seat } passes.
event-paid = { $seat } pays { $cards }.
event-acquired = { $seat } takes { $cards }.
event-leader-claimed = { $seat } receives the { $cards }.
event-leader-returned = { $seat } returns the { $cards } to the supply.
event-scored = { $seat } gets { $number ->
    [one] 1 point
   *[other] { $number } points
}: { $cards } in its natural habitat.
event-left = Nobody took it, it leaves the game: { $cards }.
event-talisman-given = { $seat } receives the talisman.

# The end

score-most = Largest species
score-second = Second largest species
score-leaders = Leader cards
score-tokens = Score tokens

# Who and what else

virtual-player = Leo
fact-round = Round
fact-tokens = Score tokens

counted-species = Species in the collection
favourite-leader = Favourite leaders
counted-leader = Leader card at the end

# What a card does

about-animal = { $home }. Leader: { $power }.
about-refill = Bid it to discard as many cards as you like and draw up to 7. You take no animal that round, and it always comes back to you.
about-talisman = It settles ties: whoever sits next to its owner, clockwise, goes first. After that it moves on.
about-peacock-leader = This leader card is worth 3 points at the end, not 1.
about-squirrel-leader = When you refill, you draw until you hold 10 habitat cards, not 7.
about-eagle-leader = You may place two cards face down as your bid and decide between them when all others are open.
about-ibex-leader = When bids are discarded you may take yours back, unless it is a wild card.
about-lion-leader = You go first in every tie.
about-meerkat-leader = When you bid your refill hand card, you may first swap one of your animals for one in the open display.

# Why a move is refused

refusal-only-habitats = Only habitat cards will do here: the refill hand card stays with you.
refusal-not-placed = You did not place { $card } face down: choose one of your two cards.
refusal-not-in-collection = You have no { $card } in your collection to give.
refusal-not-on-display = There is no { $card } in the open display.
refusal-which-copy = With Leo at the table places matter: say which { $card } you mean, like “{ $move }@1”, counted from the draw pile.
refusal-wrong-place = “{ $move }” is not possible: the { $card } does not lie in that place.
refusal-no-place-needed = Without Leo places do not matter: name the { $card } without one.
refusal-piles-empty = Draw pile and discard pile are both empty: reveal a card from your hand.

# The rules, as the game’s page tells them. A number in the name is the clause it tells.

rules-goal-title = The goal
rules-goal = Gather the most valuable collection of animals: what you have most of counts double, leaders and tokens come on top.

rules-table-title = What lies on the table
rules-players-title = How many play
rules-WC-02 = Three to five people play.
rules-WC-03 = In the 2022 edition Leo, a virtual player, may take one of the seats. Two people always play with him. Wherever the rules count seats, Leo counts too; he has the last one.
rules-WC-01 = This is what you play with:
rules-animals = 42 animal cards
rules-animals-about = Seven of each species. The round sign names the species’ natural habitat.
rules-habitats = 46 habitat cards
rules-habitats-about = 14 of forest, savannah and mountain each, with values from 1 to 4. You bid and pay with them.
rules-wilds = 4 of them wild
rules-wilds-about = The rainbow counts as any habitat. Its value counts like any other.
rules-refill = 1 refill card each
rules-refill-about = Bid it to fill your hand. It always comes back to you.
rules-leaders = 6 leader cards
rules-leaders-about = One for each species. They wait in the common supply.
rules-talisman = 1 talisman
rules-talisman-about = It settles ties in the 2022 edition. Score tokens are points and never run out.
rules-WC-06 = You begin with seven habitat cards and your refill card. What you hold is your secret, how many cards you hold is not; your refill card is counted in. Collections, leaders, tokens, the open display, the discard pile and the size of every pile are open to all.
rules-WC-07 = You never hold more than ten habitat cards, the refill card aside. If you would draw more, you stop at ten.
rules-WC-05 = Beside the animal pile lies the open display, a row with one animal fewer than there are seats: two, three or four. So somebody always goes without.
rules-WC-04 = Before play, some animals leave the game unseen: 14 at three seats, 6 at four, 2 at five. At three seats we set one of every species aside for all to see and eight more unseen; you can choose to have all 14 unseen.

rules-round-title = A round
rules-WC-36 = A round has four phases, and everybody goes through them together. (The edition of 2020 counts the second and third as one.)
rules-bid-title = Bid
rules-WC-08 = Everybody places one card face down: a habitat card, whose value is the bid, or the refill card. Then all bids are turned up together. You need not be able to pay what you bid, so bluff as you like.
rules-refill-title = Refill
rules-WC-09 = Whoever bid the refill card discards as many habitat cards as they like, or none, draws until they hold seven, and takes the refill card back. That was their round: they get no animal, and nothing for going without.
rules-WC-10 = When the draw pile has run out, the discard pile is shuffled and becomes the new one, in the middle of a draw if need be.
rules-acquire-title = Acquire
rules-WC-11 = Everybody else acts in turn, the highest bid first.
rules-WC-12 = To take an animal you pay: lay further habitat cards from your hand beside your bid until there are as many cards as its value. Then one animal of your choice from the display joins your collection.
rules-price = { $bid ->
    [1] A bid of 1 costs nothing more.
    [2] A bid of 2 costs one more card.
    [3] A bid of 3 costs two more.
   *[4] A bid of 4 costs three more.
}
rules-WC-13 = If you do not want an animal, cannot pay, or find none left, you pass: take your bid back into your hand, and what you laid as payment in a tie, then draw two habitat cards.
rules-WC-14 = When you have taken an animal and now have at least as many of its species as anybody else, its leader card comes to you at once, from the supply or from its owner. Drawing level is enough, even in the same round.
rules-prepare-title = Prepare
rules-WC-20 = Bids and payments go face up to the discard pile, animals nobody took leave the game, and a full new display is laid out.
rules-WC-E3-title = Example: three players, two ibexes
rules-WC-E3-1 = Nora bids 4, Milo 2 and Ada 1. Nora goes first, pays three more cards and takes an ibex. It is the first ibex anywhere, so its leader is hers.
rules-WC-E3-2 = Milo pays one card for the other ibex. Now both have one: Milo has drawn level and takes the leader from Nora.
rules-WC-E3-3 = Ada finds the display empty. She takes her 1 back and draws two cards. At the end of the round Milo may take his 2 back: that is the ibex leader’s power.

rules-ties-title = Ties
rules-WC-16 = Several made the same bid, and it is 2 or more? When their turn comes, each of them lays the whole payment face down. All are turned up together, and the highest total goes first. What you laid is what you pay if you then take an animal. Who cannot pay takes no part and passes after the others. A bid of 1 has nothing to lay and goes straight on to the next step.
rules-WC-E2-title = Example: a tie on 3
rules-WC-E2 = Both lay two cards. 3 and 2 make 5, 2 and 1 make 3: the 5 chooses first.
rules-still-tied = Still equal?
rules-WC-18 = Of those still tied, whoever sits next after the talisman’s owner, going clockwise, goes first. The owner comes last.
rules-WC-19 = One of the people, drawn at random, holds the talisman at the start. If it settled a tie, it moves to the next person clockwise at the end of the round, never to Leo. After the last round it stays.
rules-WC-17 = Each player still tied secretly sets one more habitat card: one from hand, or the top of the draw pile unseen. All are turned up, the highest goes first, equals go on in the same way. These cards are discarded; they pay for nothing and do not count for the natural habitat.

rules-leaders-title = Leaders and their powers
rules-WC-37 = A leader’s power is yours as long as you own its card, and it comes before the other rules. Lion, squirrel and peacock work by themselves; eagle, ibex and meerkat ask you whether you want to.
rules-WC-31 = It works at once: also in the round in which you received it, where there is still use for it.
rules-WC-24 = At the end this leader card is worth 3 points, not 1.
rules-WC-25 = When you refill, you draw until you hold ten habitat cards, not seven.
rules-WC-26 = You may place two cards face down. When all other bids are open you choose one of the two as your bid; the other goes back to your hand unseen. The refill card may be one of them.
rules-WC-27 = When bids are discarded you may take yours back into your hand, unless it is a wild card. Your payment is gone all the same.
rules-WC-28 = You go first in every tie, before anybody lays a payment.
rules-WC-29 = When you bid the refill card, you may first exchange one animal of your collection for one in the display, before anybody draws.
rules-WC-30 = After an exchange leaders follow the numbers at once. You receive the leader of what you gained if you now have at least as many as anybody else. You lose the leader of what you gave if you have none left, or fewer than somebody else: it goes to whoever has most, or back to the supply.
rules-WC-E4-title = Example: two powers in one round
rules-WC-E4 = Nora owns the meerkat leader and bids her refill card. She exchanges an ibex for a squirrel, now has most squirrels and gets their leader. So this very refill goes up to ten.

rules-natural-title = The natural habitat
rules-WC-15 = Every species is at home in one habitat. If your bid and all cards you pay with show the natural habitat of the animal you take, you get 2 points in tokens. Wild cards count as any habitat. A payment laid in a tie counts; an exchange earns nothing.
rules-at-home = { $habitat ->
    [forest] At home in the forest
    [savannah] At home in the savannah
   *[mountain] At home in the mountains
}
rules-WC-E1-title = Example: 2 points
rules-WC-E1 = A bid of forest 3, paid with a forest and a wild card, for a peacock: all three count as forest.

rules-end-title = The end, and the score
rules-WC-21 = The game ends when the display cannot be filled any more: after 14 rounds at three seats, 12 at four, 10 at five. Cards left in hand count nothing.
rules-WC-22 = You score 2 points for each card of the species you have most of, 1 for each of the species you have second most of, 1 for each leader card, and your tokens. Each place counts one species only, even where several have equally many.
rules-WC-23 = The highest total wins. If it is a tie, the larger collection wins; who is still tied shares the place.
rules-WC-E5-title = Example: 22 points
rules-WC-E5 = Four peacocks and their leader, three ibexes, three squirrels, and tokens worth 8.
rules-WC-E5-most = 4 peacocks, 2 each
rules-WC-E5-second = 3 ibexes (or the 3 squirrels), 1 each
rules-WC-E5-leaders = the peacock leader
rules-WC-E5-tokens = tokens
rules-WC-E5-total = Together
rules-WC-E5-other = With four ibexes instead of three, the animals alone would be worth 8 and 4.

rules-leo-title = Leo, the virtual player
rules-leo = Leo does not play to win. He gets in your way.
rules-WC-32 = Leo gets five habitat cards and a refill card, shuffled into a face-down pile. Its top card is his bid, turned up together with yours.
rules-WC-33 = When the refill card turns up, the rest of his pile is discarded. Five new habitat cards and the refill card, shuffled, are his next pile.
rules-WC-34 = When his turn comes he takes the animal nearest the pile. He never passes while there is one, and never pays. He gets no tokens and has no score. He claims leaders like everybody else and never uses them: they are out of reach until somebody draws level.
rules-WC-35 = He goes first in every tie, unless one of the tied players owns the lion leader: they go before him. He never holds the talisman.

rules-editions-title = The two editions
rules-editions = The rulebook came out twice. Everything else is the same in both.
rules-editions-caption = What differs between the editions
rules-edition = { $edition ->
    [2020] Edition of 2020
   *[2022] Edition of 2022
}
rules-editions-players = People
rules-editions-players-2020 = three to five
rules-editions-players-2022 = two to five
rules-editions-leo = Leo
rules-editions-leo-2020 = does not play
rules-editions-leo-2022 = may join in; with two people he must
rules-editions-phases = Phases of a round
rules-editions-phases-2020 = three: bid, resolve, prepare
rules-editions-phases-2022 = four: bid, refill, acquire, prepare
rules-editions-ties = When totals are equal
rules-editions-ties-2020 = one more card each
rules-editions-ties-2022 = the talisman

# Where the figures of the deck come from, by the groups of the deck file

deck-animals = There are seven animal cards of each species.
deck-natural = Which habitat is natural for which species. The rulebooks say it outright of the peacock alone; the others follow their introduction.
deck-habitats = How often each value occurs. That there are 14 cards of each habitat and four wild cards is printed; how the values are spread is not.
deck-counts = How many of each value there are
deck-value = Value { $value }

# The table page

phase-bid = Bid
phase-refill = Refill
phase-acquire = Acquire
phase-prepare = Prepare

habitat-forest = Forest
habitat-savannah = Savannah
habitat-mountain = Mountain
habitat-wild = Wild
short-forest = F
short-savannah = S
short-mountain = M
short-wild = W
short-refill = R

stat-hand = Cards in hand
stat-hand-short = in hand
stat-tokens = Points in score tokens
stat-points = Score so far
stat-points-short = so far
known-card = You know this card: { $card }
holding = { $leads ->
    [yes] { $species } { $count }, leader
   *[other] { $species } { $count }
}
power-peacock = scores 3 at the end
power-squirrel = refills to 10
power-eagle = may bid two cards
power-ibex = may take the bid back
power-lion = goes first in every tie
power-meerkat = may exchange on a refill
lane = Your bid and payment

deed-waits = no bid yet
deed-sealed = sealed
deed-bids = bid { $bid }
deed-tied = tied on { $bid }
deed-took = took: { $animal }
deed-passed = passed
deed-refills = refills
deed-refilled = refilled

mat-habitats = Habitat cards
mat-order = Who goes when
mat-unseen = Not seen yet: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-draw = draw
pile-discard = discard
pile-top = Top card of the draw pile
rounds-left = { $rounds ->
    [0] last round
    [one] 1 round left
   *[other] { $rounds } rounds left
}
taken-by = { $name } took it
offer-count = { $have } → { $will } yours
offer-leader-keep = you keep the leader
offer-leader-new = brings its leader
offer-leader-from = leader from { $name }
offer-next = next for { $name }
known-holds = { $name } holds { $cards }.
hand-held = Your hand: { $held } of { $most } habitat cards
keys-pick = pick a card, the refill card, an animal
score-reason = { $line ->
    [leaders] { $card }
   *[other] { $count }× { $card }
}

title-PlaceBids = Place one card as your bid, face down
line-PlaceBids = High bids choose first. A bid of 3 costs 2 more cards.
chip-PlaceBids = { $animals } animals, { $people } bidders
empty-PlaceBids = Choose a card
more-PlaceBids = Choose a card
ready-PlaceBids = Bid: %
wait-PlaceBids = Waiting for the bid of { $names }.

title-ChooseBid = Which of your two cards is your bid?
line-ChooseBid = All other bids are open. The card you do not choose comes back unseen.
empty-ChooseBid = Choose one of the two
more-ChooseBid = Choose one of the two
ready-ChooseBid = Bid: %
wait-ChooseBid = { $names } decides between two cards.

title-Exchange = Exchange an animal?
line-Exchange = The meerkat lets you swap one of your animals for one on display, before you refill.
empty-Exchange = Choose an animal to give
more-Exchange = Choose an animal to give
ready-Exchange = Give: %
other-Exchange = No exchange
wait-Exchange = { $names } may exchange an animal.

title-GetAnimal = Which animal do you want for it?
line-GetAnimal = It joins your collection; yours takes its place. No points for its habitat.
empty-GetAnimal = Choose an animal
more-GetAnimal = Choose an animal
ready-GetAnimal = Get: %
wait-GetAnimal = { $names } chooses an animal in exchange.

title-Refill = Discard what you do not want, then draw up to { $full }
line-Refill = Any number of cards, or none. You take no animal this round.
empty-Refill = { $missing ->
    [0] Keep all
   *[other] Keep all and draw
}
more-Refill = Discard and draw
ready-Refill = Discard and draw
wait-Refill = { $names } refills.

title-LayPayments = Tied with { $names }: lay { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down
line-LayPayments = The higher total goes first. What you lay is what you pay; if you pass, it comes back.
empty-LayPayments = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
more-LayPayments = %
ready-LayPayments = { $count ->
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
wait-LayPayments = Waiting for the payment of { $names }.

title-BreakTie = Still tied with { $names }: reveal one more card
line-BreakTie = From your hand, or the top of the draw pile. The highest goes first; these cards pay for nothing.
empty-BreakTie = Choose a card
more-BreakTie = Choose a card
ready-BreakTie = Reveal: %
wait-BreakTie = Waiting for the card of { $names } that breaks the tie.

title-TakeOrPass = Take an animal, or pass
line-TakeOrPass = { $count ->
    [0] It costs no further card.
    [one] It costs one more card from your hand.
   *[other] It costs { $count } more cards from your hand.
}
empty-TakeOrPass = Choose an animal
more-TakeOrPass = Choose an animal
ready-TakeOrPass = Take: %
other-TakeOrPass = Pass, draw 2
wait-TakeOrPass = { $names } chooses an animal.

title-Pay = Pay { $count ->
    [one] 1 card
   *[other] { $count } cards
} for your animal
line-Pay = If your bid and all payments show its natural habitat, you get 2 points. Wild cards show any.
empty-Pay = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
more-Pay = %
ready-Pay = { $count ->
    [one] Pay 1 card
   *[other] Pay { $count } cards
}
wait-Pay = { $names } pays.

title-PrepareNextRound = Take your bid back?
line-PrepareNextRound = The ibex lets you keep the card you bid. Your payment is gone all the same.
go-PrepareNextRound = Take back: { $card }
other-PrepareNextRound = Leave it
wait-PrepareNextRound = { $names } may take a bid back.

say-cost-0 = Costs no further card
say-cost-1 = Costs 1 further card
say-cost-2 = Costs 2 further cards
say-cost-3 = Costs 3 further cards
say-refill = You draw and take no animal
say-total = Total %
say-bonus-forest = All Forest: +2 with the %
say-bonus-savannah = All Savannah: +2 with the %
say-bonus-mountain = All Mountain: +2 with the %

# The guided first game
# Lessons know $seat (a name), $cards (their names), $kind (the first card’s name in files, like forest-2 or peacock, to
# choose an article by), $number, and the other players’ names as $seat1 and $seat2.

guide-1-PlaceBids-title = Your first bid
guide-1-PlaceBids = Everybody bids one card, face down; the highest chooses first from the open display. Taking an animal then costs further cards: one less than the number you bid. Bid and pay for the peacock in forest only, its natural habitat, and you get 2 points.
guide-1-PlaceBids-why = A 2 costs only one more card, and you hold more forest to pay with.

guide-1-TakeOrPass-title = You choose first
guide-1-TakeOrPass = Your 2 goes before { $seat1 }’s 1, and { $seat2 } bid the refill card, which takes no animal. The first player to collect a species also receives its leader card.
guide-1-TakeOrPass-why = You can pay for the peacock in forest, and its leader alone is worth 3 points at the end.

guide-1-Pay-title = Pay in the natural habitat
guide-1-Pay = You bid a 2, so you pay one card. If it shows the forest like your bid, you get 2 points at once; a wild card would do, too.
guide-1-Pay-why = It shows the forest, and a 4 is the card you will miss least: as a bid it would cost three more.

guide-2-PlaceBids-title = Go before the others
guide-2-PlaceBids = The peacock, its leader and 2 points are yours. Now look at the squirrel: its leader lets you refill your hand up to 10 cards, not just 7. The higher your bid, the surer you are to choose first, and the more it costs: a 3 takes two further cards.
guide-2-PlaceBids-why = A 3 goes before every 1 and 2, and you want that leader.

guide-2-TakeOrPass-title = Two animals, three players
guide-2-TakeOrPass = Your 3 goes before { $seat1 }’s 2 and { $seat2 }’s 1. When the display is empty, whoever is left takes the bid back and draws 2 cards.
guide-2-TakeOrPass-why = Nobody has a squirrel yet, so its leader comes to you. You will use it in the next round.

guide-2-Pay-title = A higher price
guide-2-Pay = Your 3 costs two cards. Your bid shows no forest, so there are no 2 points to be had: pay with whatever you need least.
guide-2-Pay-why = High numbers make expensive bids. Spend them, and keep the low ones.

guide-3-PlaceBids-title = Time to refill
guide-3-PlaceBids = Two cards are left, which is hardly enough to pay for anything. Bid your refill card instead: you take no animal this round, but you fill your hand, and the card always comes back to you.
guide-3-PlaceBids-why = Your hand is nearly empty, and the squirrel leader lets you draw up to 10 cards.

guide-3-Refill-title = Throw out what you do not need
guide-3-Refill = Before you draw you may discard as many cards as you like, and each of them is replaced. Low numbers are cheap bids; high ones go first, but only with cards to pay for them.
guide-3-Refill-why = A 3 costs two further cards. A new card will probably serve you better.

guide-4-PlaceBids-title = At home in the mountains
guide-4-PlaceBids = Eagles live in the mountains, and you hold two Mountain 2s: one to bid and one to pay with. Somebody else may bid a 2 as well. Then you are tied, and your payments decide who goes first.
guide-4-PlaceBids-why = All in mountain means 2 points, and the eagle leader comes with it.

guide-4-LayPayments-title = A tie
guide-4-LayPayments = { $seat1 } bid a 2 as well. You both lay your payment face down now, and the higher total goes first. If the totals are equal, too, the talisman decides.
guide-4-LayPayments-why = Mountain again: if you get the eagle, it brings you 2 points.

guide-4-TakeOrPass-title = The talisman decides
guide-4-TakeOrPass = Both payments come to 2. { $seat2 } holds the talisman, and going clockwise from there you come next, so you choose first. After this round it moves on to you, and its owner comes last in a tie.
guide-4-TakeOrPass-why = The eagle brings you its leader and 2 points, and you have paid already.

guide-5-PlaceBids-title = The eagle’s power
guide-5-PlaceBids = With the eagle leader you may place two cards and choose between them when all other bids are open. Place a low one and a high one: you want a second squirrel or peacock, as cheaply as you can.
guide-5-PlaceBids-why = If a 1 is enough, you pay nothing more. If not, you still have the 3.

guide-5-ChooseBid-title = Now you know
guide-5-ChooseBid = { $seat2 } bid a 4 and goes before you, whichever card you choose. { $seat1 } refills and takes no animal, so one of the two is left for you. The card you do not choose comes back, and nobody sees it.
guide-5-ChooseBid-why = The 1 gets you the same animal as the 3, without any payment.

guide-5-TakeOrPass-title = Leaders change hands
guide-5-TakeOrPass = { $seat2 } bid a 4, went before you and has a squirrel now, too. As many as you is enough: the squirrel leader went over. One more squirrel would bring it back to you.
guide-5-TakeOrPass-why = A second peacock makes your leader safer, and in forest it brings you 2 points.

guide-6-PlaceBids-title = Nothing you need
guide-6-PlaceBids = Two meerkats, and { $seat1 } has two already: no leader for you there. At the end only your two largest species score, and the meerkat is neither. Keep your good cards for better rounds.
guide-6-PlaceBids-why = A 1 costs nothing more, and you decide later whether you take anything at all.

guide-6-TakeOrPass-title = You may pass
guide-6-TakeOrPass = { $seat1 } bid a 2 and went before you. You can take the other meerkat, or pass: then your bid comes back to your hand and you draw 2 cards.
guide-6-TakeOrPass-why = A single meerkat scores nothing for you. Two new cards will win you something better.

guide-bids-title = Round { $number }: your bid
guide-last-title = Your last bid
guide-last = After this round the game ends. Cards left in your hand score nothing, so spend them.
guide-points = Points at the end: 2 for every animal of your largest species, 1 for every one of your second largest, 1 for each leader (3 for the peacock’s), and your score tokens. You have { $number } so far.
guide-soon = { $number ->
    [one] One more round after this one.
   *[other] { $number } more rounds after this one.
} Cards in your hand score nothing at the end.
guide-rival = { $cards }: { $seat } owns the leader, but you have as many. One more, and it comes to you.
guide-few = { $number ->
    [0] You have no habitat cards left.
    [one] You have one habitat card left, and nothing to pay with.
   *[other] You have { $number } habitat cards left: hardly enough to pay for anything.
}
guide-nothing = Nothing on display is worth its price to you this time.
guide-why-refill = You draw until you hold { $number } and take no animal. The refill card comes back to you.
guide-why-two = With the eagle leader you place two cards and decide when all other bids are open.
guide-why-two-refill = With the eagle leader you can do both: bid, and if the others leave you nothing good, refill instead.
guide-why-low = When it is your turn you can pass: your bid comes back and you draw 2 cards.
guide-why-bid = { $number ->
    [0] { $cards } costs nothing more. It goes late, but often an animal is left.
    [one] { $cards } goes before every lower bid and costs one more card.
   *[other] { $cards } goes before every lower bid and costs { $number } more cards.
}

guide-choose-title = Now you know the other bids
guide-highest = The highest of the other bids is { $seat }’s { $number }.
guide-alone = Nobody else is bidding for an animal.
guide-choose = Choose the card that counts. The other one comes back to your hand, and nobody sees it.
guide-why-refill-after-all = The others leave you nothing that is worth the price. Fill your hand.
guide-why-no-refill = An animal is within your reach, and it is worth more to you than new cards.
guide-why-either = Both are worth the same as a bid. This one suits you better.
guide-why-higher = The higher card goes earlier, and here that is worth its price.
guide-why-lower = The lower card is cheaper, and here it does just as well.

guide-exchange-title = The meerkat’s power
guide-exchange = With the meerkat leader you may swap one of your animals for one in the open display before you refill.
guide-why-give = { $cards }: this is the one you can spare. Something better lies on display.
guide-why-no-exchange = Nothing on display would bring you more than what you have.
guide-get-title = Your part of the exchange
guide-get = The animal you get joins your collection, yours takes its place, and leaders follow at once.
guide-why-better = { $cards }: this one makes most of your collection.

guide-refill-title = Refill your hand
guide-refill = Discard whatever you like, or nothing. Then you draw until you hold { $number }.
guide-why-discard = High numbers are expensive bids: { $cards }. For each card you discard you draw another.
guide-why-keep = Everything you hold is worth keeping.

guide-tie-title = A tie
guide-tie = { $seat } bid a { $number } as well. You lay your payment face down now, and the highest total goes first.
guide-talisman = If the totals are equal, the talisman decides: first comes whoever is next, clockwise, after { $seat }.
guide-talisman-mine = If the totals are equal, you come last: you hold the talisman.
guide-why-high = High cards win the tie, and they are expensive bids anyway.
guide-why-natural = This way everything shows the natural habitat: 2 points for { $cards }.

guide-take-title = Take an animal, or pass
guide-first = Your { $number } is the highest bid left, so you choose now.
guide-went-before = { $seat } bid { $number } and went before you.
guide-tie-lion = { $seat } made the same bid, but your lion leader goes first in every tie.
guide-tie-unpaid = { $seat } made the same bid but has too few cards to pay for it, so you choose first.
guide-tie-talisman = All is equal in this tie, so the talisman decides: clockwise after { $seat }, you come first.
guide-tie-won = { $seat } made the same bid, but your payment has the higher total: you go first.
guide-pass = If you pass, your bid comes back to your hand and you draw 2 cards.
guide-why-pass = New cards are worth more to you than what is left here.

guide-pay-title = Pay for your animal
guide-pay = { $number ->
    [one] You owe one card. If it shows the natural habitat, as your bid does, you get 2 points.
   *[other] You owe { $number } cards. If all of them show the natural habitat, as your bid does, you get 2 points.
}
guide-pay-plain = { $number ->
    [one] You owe one card.
   *[other] You owe { $number } cards.
} The 2 points for the natural habitat are out of reach this time.
guide-why-least = Pay with what you need least: high numbers are expensive bids.

guide-ibex-title = The ibex’s power
guide-ibex = Bids are about to be discarded. With the ibex leader you may take yours back.
guide-why-ibex = { $cards } comes back to your hand, and it costs you nothing.

guide-leader-and-natural = { $cards }: brings you its leader, and 2 points for the natural habitat.
guide-natural = { $cards }: you can pay for it in its natural habitat, which brings you 2 points.
guide-leader = { $cards }: nobody has one yet, so its leader comes to you.
guide-leader-from = { $cards }: with it you have at least as many as { $seat }, so the leader comes to you.
guide-adds = { $cards }: adds { $number ->
    [one] one point
   *[other] { $number } points
} at the end.
guide-adds-nothing = { $cards }: brings no points yet, but at the end a tie goes to the larger collection.

guide-power-peacock = Peacock leader: worth 3 points at the end, where other leaders are worth 1.
guide-power-squirrel = Squirrel leader: when you refill, you draw up to 10 cards.
guide-power-eagle = Eagle leader: you may place two cards as your bid and choose when all others are open.
guide-power-ibex = Ibex leader: you may take your bid back before it is discarded, unless it is a wild card.
guide-power-lion = Lion leader: you go first in every tie.
guide-power-meerkat = Meerkat leader: when you bid your refill card, you may first swap an animal for one on display.

guide-end-won = You have won, with { $number ->
    [one] 1 point
   *[other] { $number } points
}
guide-end-lost = { $number ->
    [one] 1 point
   *[other] { $number } points
} in your first game
guide-end-most = Largest species, 2 points each: { $cards }, { $number }.
guide-end-second = Second largest species, 1 point each: { $cards }, { $number }.
guide-end-leaders = Leader cards, 1 point each and 3 for the peacock’s: { $number }.
guide-end-tokens = Score tokens for natural habitats: { $number }.

# The terminal: a seat in a line

seat-line = { $points ->
    [none] pile { $hand }
   *[other] hand { $hand }, tokens { $tokens }, points so far { $points }
}

beat-round = Round { $number }
beat-bid = Bids: { $all }
beat-laid = A tie. The higher payment goes first: { $all }
beat-revealed = Still tied. The higher card goes first: { $all }
beat-tie-lion = { $you ->
    [yes] Tie at { $bid }: { $all }. You lead the lions and go first.
   *[no] Tie at { $bid }: { $all }. { $name } leads the lions and goes first.
}
beat-tie-leo = Tie at { $bid }: { $all }. { $name } always goes first.
beat-tie-able = { $you ->
    [yes] Tie at { $bid }: { $all }. Only you can pay.
   *[no] Tie at { $bid }: { $all }. Only { $name } can pay.
}
beat-talisman-decided = { $you ->
    [yes] The talisman settles the tie: you go first.
   *[no] The talisman settles the tie: { $name } goes first.
}
beat-refill-returned = { $you ->
    [yes] You refill your hand.
   *[no] { $name } refills their hand.
}
beat-got = { $you ->
    [yes] You exchange { $given } for { $cards }.
   *[no] { $name } exchanges { $given } for { $cards }.
}
beat-acquired = { $bonus ->
    [yes] { $you ->
        [yes] You take { $cards }: 2 points for its habitat.
       *[no] { $name } takes { $cards }: 2 points for its habitat.
    }
   *[no] { $you ->
        [yes] You take { $cards }.
       *[no] { $name } takes { $cards }.
    }
}
beat-leader-claimed = { $owner ->
    [none] { $you ->
        [yes] { $cards }: yours now.
       *[no] { $cards }: now with { $name }.
    }
   *[other] { $you ->
        [yes] { $cards }: yours now, until now with { $owner }.
       *[no] { $cards }: now with { $name }, until now with { $owner }.
    }
}
beat-leader-returned = { $cards }: back in the supply.
beat-passed = { $first ->
    [none] { $you ->
        [yes] You pass, take back your bid and draw 2.
       *[no] { $name } passes, takes back the bid and draws 2.
    }
   *[other] { $mine ->
        [yes] Your { $bid } went first and took the last animal, { $gone }. { $name } takes back the bid and draws 2.
       *[no] { $you ->
            [yes] { $first }’s { $bid } went first and took the last animal, { $gone }. You take back your bid and draw 2.
           *[no] { $first }’s { $bid } went first and took the last animal, { $gone }. { $name } takes back the bid and draws 2.
        }
    }
}
beat-left = Nobody takes { $cards }: out of the game.
beat-talisman-given = { $you ->
    [yes] The talisman goes to you.
   *[no] The talisman goes to { $name }.
}
tie-break-collection = A tie with { $name }. The larger collection wins.
idle-bid = You don’t hold enough cards to pay for this bid.
