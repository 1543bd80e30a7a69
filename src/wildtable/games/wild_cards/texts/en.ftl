# What Wild Cards says.
# Events know $seat (a name, "you" for the reader, or "none"), $cards (their names, or how many), $a (the same with
# articles) and $number. Labels of the main button (empty-, more-, ready-, go-, other-) have at most 16 characters besides
# the card’s name.

game-title = Wild Cards
game-summary = Outbid each other for wild animals. Have the most of a species and its leader’s power is yours.
game-players = 2 to 5 players
game-minutes = about 30 minutes

option-edition = Edition
option-leo = Play with Leo (virtual player, required for two people)
option-one_of_each = Set one animal of each species aside (three seats)

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
a-peacock = a peacock
a-squirrel = a squirrel
a-eagle = an eagle
a-ibex = an ibex
a-lion = a lion
a-meerkat = a meerkat
a-refill = the refill card
a-peacock-leader = the peacock leader
a-squirrel-leader = the squirrel leader
a-eagle-leader = the eagle leader
a-ibex-leader = the ibex leader
a-lion-leader = the lion leader
a-meerkat-leader = the meerkat leader
the-peacock = The peacock
the-squirrel = The squirrel
the-eagle = The eagle
the-ibex = The ibex
the-lion = The lion
the-meerkat = The meerkat

# Where cards lie

zone-habitats = Habitat draw pile
zone-discard = Discard pile
zone-animals = Animal draw pile
zone-display = Open display
zone-removed = Set aside unseen
zone-out = Back in the box
zone-supply = Common supply
zone-refills = Spare refill cards
zone-hand = Hand
zone-face-down = Face-down cards
zone-bid = Bid
zone-payment = Payment
zone-tie-cards = Tie card
zone-collection = Collection
zone-leaders = Leader cards
zone-talisman = Talisman
zone-compared = Tie cards already compared
zone-leo = Leo’s pile

# Moves, as buttons name them

move-bid = Bid { $card }
move-choose = Bid { $card }
move-give = Give { $card }
move-get = Get { $card }
move-discard = Discard { $card }
move-pay = Pay { $card }
move-reveal = Reveal { $card }
move-reveal-pile = Reveal the top card of the draw pile
move-take = Take { $card }
move-pass = Pass
move-take-back = Take your bid back
move-leave = Leave your bid

# Questions

ask-PlaceBids = Place your bid.
help-PlaceBids = Choose a card from your hand. It stays face down until everyone has chosen. High bids pick their animal first, but pay more for it: one card less than the number you bid. The refill card bids for no animal; you refill your hand instead. With the eagle leader you may place two cards and choose between them later.

ask-ChooseBid = Which of your two cards is your bid?
help-ChooseBid = With the eagle leader you placed two cards. All other bids are open now: choose the card that counts. The other returns to your hand unseen.

ask-Exchange = Swap an animal?
help-Exchange = With the meerkat leader and a refill bid, you may swap an animal of your collection for one in the open display. Leaders change hands at once if someone now has more. This happens before anyone refills.

ask-GetAnimal = Which animal do you want in return?
help-GetAnimal = The new animal joins your collection; the one you give takes its place in the open display. A swap earns no points for the natural habitat.

ask-Refill = Which cards do you discard before drawing?
help-Refill = Discard any number of habitat cards, or none. Then draw until you have 7 (10 with the squirrel leader) and take your refill card back. That ends the round for you: you take no animal.

ask-LayPayments = Tie: lay your payment face down.
help-LayPayments = Several players bid the same number. Each lays the full payment face down, then all are revealed: the highest total wins the tie. If you take an animal you pay with these cards; if you pass, you get them back.

ask-BreakTie = Still tied: reveal another card.
help-BreakTie = Choose a habitat card from your hand, or the top card of the draw pile, unseen. The highest card wins the tie; equal cards are followed by another. These cards are then discarded and don’t count as payment.

ask-TakeOrPass = Take an animal, or pass?
help-TakeOrPass = An animal costs one card less than the number on your bid. If nobody then has more of its species than you, you get its leader. If you pass, your bid returns to your hand and you draw 2 cards.

ask-Pay = Pay for your animal.
help-Pay = Choose the habitat cards to pay with. If your bid and all payments show the animal’s natural habitat or are wild cards, you get 2 points.

ask-PrepareNextRound = Take your bid back?
help-PrepareNextRound = Bids and payments are about to be discarded. With the ibex leader you may take your own bid back into your hand. Your payment is discarded either way.

# What happened

event-put-up = Set up: { $cards }.
event-removed = Set aside before the game: { $cards }.
event-dealt = { $seat ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-shuffled = { $number ->
    [one] A pile of 1 card is shuffled.
   *[other] A pile of { $number } cards is shuffled.
}
event-round-began = Round { $number } begins.
event-displayed = New in the open display: { $cards }.
event-bid = { $seat ->
    [you] You bid { $a }.
   *[other] { $seat } bids { $a }.
}
event-bid-two = { $seat ->
    [you] You place two cards face down.
   *[other] { $seat } places two cards face down.
}
event-taken-back = { $seat ->
    [you] You take back { $a }.
   *[other] { $seat } takes back { $a }.
}
event-gave = { $seat ->
    [you] You use the meerkat’s power and swap { $a }
   *[other] { $seat } uses the meerkat’s power and swaps { $a }
} with the open display.
event-got = { $seat ->
    [you] You get { $a } in return.
   *[other] { $seat } gets { $a } in return.
}
event-discarded = { $seat ->
    [none] Discarded: { $cards }.
    [you] You discard { $a }.
   *[other] { $seat } discards { $a }.
}
event-refill-returned = { $seat ->
    [you] You take your refill card back.
   *[other] { $seat } takes the refill card back.
}
event-drawn = { $seat ->
    [you] You draw { $a }.
   *[other] { $seat } draws { $a }.
}
event-recycled = The discard pile becomes the new draw pile.
event-laid = { $seat ->
    [you] You lay { $a } as payment.
   *[other] { $seat } lays { $a } as payment.
}
event-revealed = { $seat ->
    [you] You reveal { $a } to break the tie.
   *[other] { $seat } reveals { $a } to break the tie.
}
event-compared = { $seat ->
    [you] You set { $a } aside.
   *[other] { $seat } sets { $a } aside.
}
event-talisman-decided = { $seat ->
    [you] The talisman decides: you win the tie.
   *[other] The talisman decides: { $seat } wins the tie.
}
event-passed = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-paid = { $seat ->
    [you] You pay { $a }.
   *[other] { $seat } pays { $a }.
}
event-acquired = { $seat ->
    [you] You take { $a }.
   *[other] { $seat } takes { $a }.
}
event-leader-claimed = { $owner ->
    [none] { $seat ->
        [you] You get { $a }.
       *[other] { $seat } gets { $a }.
    }
    [you] { $seat } gets { $a } from you.
   *[other] { $seat ->
        [you] You get { $a } from { $owner }.
       *[other] { $seat } gets { $a } from { $owner }.
    }
}
event-leader-returned = { $seat ->
    [you] You return { $a } to the supply.
   *[other] { $seat } returns { $a } to the supply.
}
event-scored = { $seat ->
    [you] You get
   *[other] { $seat } gets
} { $number ->
    [one] 1 point
   *[other] { $number } points
} for { $a } in its natural habitat.
event-left = Back in the box: { $cards }.
event-talisman-given = { $seat ->
    [you] You get the talisman.
   *[other] { $seat } gets the talisman.
}

# What listeners hear of events in brief

brief-event-round-began = Round { $number }
brief-event-displayed = On display: { $cards }
brief-event-bid = { $seat ->
    [you] You
   *[other] { $seat }
} { $cards }
brief-event-scored = { $seat ->
    [you] You
   *[other] { $seat }
} +{ $number }

# The end

score-most = Most-collected species
score-second = Second most-collected species
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
about-any-animal = Natural habitat: { $home }. If you have the most of a species, you get its leader.
about-any-habitat = { $value ->
    [1] As a bid it goes last and costs no extra card.
    [2] As a bid it costs 1 extra card.
    [3] As a bid it costs 2 extra cards.
   *[4] As a bid it goes first and costs 3 extra cards.
} You also pay for animals with it.
about-refill = Bid it to discard any number of cards and draw up to 7. You take no animal that round. It always comes back to you.
about-talisman = Breaks ties: the tied player next clockwise from its owner wins. Then it moves on.
about-peacock-leader = Worth 3 points at the end instead of 1.
about-squirrel-leader = When you refill, you draw up to 10 habitat cards instead of 7.
about-eagle-leader = You may bid two cards face down and choose one when all other bids are open.
about-ibex-leader = When bids are discarded, you may take yours back, unless it is a wild card.
about-lion-leader = You win every tie in the bidding.
about-meerkat-leader = When you bid your refill card, you may first swap one of your animals for one in the open display.

# Why a move is refused

refusal-only-habitats = You need a habitat card here. The refill card stays with you.
refusal-not-placed = You didn’t place { $card } face down: choose one of your two cards.
refusal-not-in-collection = You have no { $card } in your collection.
refusal-not-on-display = There is no { $card } in the open display.
refusal-which-copy = With Leo in the game, places matter: say which { $card } you mean, such as “{ $move }@1”, counted from the pile.
refusal-wrong-place = “{ $move }” isn’t possible: { $card } isn’t in that place.
refusal-no-place-needed = Without Leo, places don’t matter: name only { $card }.
refusal-piles-empty = Draw pile and discard pile are empty: reveal a card from your hand.
wrong-two-people = two people need Leo, who takes a seat of his own: seats=3, leo=True
wrong-leo = Leo plays only in the 2022 edition; leave out leo or choose edition=2022
wrong-one-of-each = one_of_each is a choice at 3 seats only; leave it out

# The rules, as the game’s page tells them. A number in the name is the clause it tells.

rules-goal-title = Goal
rules-goal = Build the most valuable collection of animals. Your most-collected species counts double; leaders and tokens add to it.

rules-table-title = Components
rules-players-title = Players
rules-WC-02 = Three to five people play.
rules-WC-03 = In the 2022 edition Leo, a virtual player, can take one of the seats. Two people always play with him. Where the rules count seats, Leo counts too; his is the last.
rules-WC-01 = You play with:
rules-animals = 42 animal cards
rules-animals-about = Seven of each species. The round sign shows its natural habitat.
rules-habitats = 46 habitat cards
rules-habitats-about = 14 each of forest, savannah and mountain, numbered 1 to 4. You bid and pay with them.
rules-wilds = 4 of them wild cards
rules-wilds-about = The rainbow counts as any habitat. Its number counts like any other.
rules-refill = 1 refill card each
rules-refill-about = Bid it to refill your hand. It always comes back to you.
rules-leaders = 6 leader cards
rules-leaders-about = One for each species, in the common supply.
rules-talisman = 1 talisman
rules-talisman-about = Breaks ties in the 2022 edition. Score tokens are points and never run out.
rules-WC-06 = You start with seven habitat cards and your refill card. Your hand is secret; the number of cards in it is not, refill card included. Collections, leaders, tokens, the open display, the discard pile and the size of every pile are public.
rules-WC-07 = The hand limit is ten habitat cards, not counting the refill card. If you would draw more, you stop at ten.
rules-WC-05 = Next to the animal pile is the open display: a row with one animal fewer than there are seats, so two, three or four. Someone always goes without.
rules-WC-04 = Before the game, some animals are set aside unseen: 14 with three seats, 6 with four, 2 with five. With three seats we set one of each species aside openly and eight more unseen; you can choose to set all 14 aside unseen.

rules-round-title = A round
rules-WC-36 = A round has four phases, played by everyone together. (In the 2020 edition the second and third are one phase.)
rules-bid-title = Bid
rules-WC-08 = Everyone places one card face down: a habitat card, whose number is the bid, or the refill card. Then all bids are revealed together. You don’t have to be able to pay for your bid, so feel free to bluff.
rules-refill-title = Refill
rules-WC-09 = If you bid the refill card, discard any number of habitat cards, or none, draw up to seven and take the refill card back. That ends the round for you: no animal, and nothing in its place.
rules-WC-10 = When the draw pile is empty, the discard pile is shuffled and becomes the new draw pile, even in the middle of a draw.
rules-acquire-title = Acquire
rules-WC-11 = All others act one after the other, the highest bid first.
rules-WC-12 = An animal costs cards: add habitat cards from your hand to your bid until there are as many cards as your bid’s number. Then add an animal of your choice from the display to your collection.
rules-price = { $bid ->
    [1] A bid of 1 costs no extra card.
    [2] A bid of 2 costs one more card.
    [3] A bid of 3 costs two more.
   *[4] A bid of 4 costs three more.
}
rules-WC-13 = If you don’t want an animal, can’t pay, or none is left, you pass: take your bid back into your hand, along with any payment you laid in a tie, then draw two habitat cards.
rules-WC-14 = If you took an animal and now have at least as many of its species as every other player, you get its leader at once, from the supply or from its owner. Drawing level is enough, even in the same round.
rules-prepare-title = Prepare
rules-WC-20 = Bids and payments go face up on the discard pile, remaining animals go back in the box, and the display is filled again.
rules-WC-E3-title = Example: three players, two ibexes
rules-WC-E3-1 = Nora bids 4, Milo 2 and Ada 1. Nora goes first, pays three more cards and takes an ibex. It is the first ibex in the game, so she gets the leader too.
rules-WC-E3-2 = Milo pays one card for the other ibex. Now both have one: Milo has drawn level and takes the leader from Nora.
rules-WC-E3-3 = For Ada the display is empty. She takes her 1 back and draws two cards. At the end of the round Milo may take his 2 back, thanks to the ibex leader.

rules-ties-title = Ties
rules-WC-16 = If several players made the same bid of 2 or more, each lays the full payment face down when their turn comes. All are revealed together, and the highest total wins the tie. If you then take an animal, you pay with the cards you laid. Players who can’t pay don’t take part and pass after the others. A bid of 1 has no payment to lay, so it goes straight to the next step.
rules-WC-E2-title = Example: a tie on 3
rules-WC-E2 = Both lay two cards. 3 and 2 make 5, 2 and 1 make 3: the 5 chooses first.
rules-still-tied = Still tied?
rules-WC-18 = The tied player who sits next clockwise from the talisman’s owner wins the tie. The owner comes last.
rules-WC-19 = A random person starts with the talisman. If it broke a tie, it moves to the next person clockwise at the end of the round, never to Leo. After the last round it stays.
rules-WC-17 = Each tied player places one more habitat card face down: one from their hand or, unseen, the top card of the draw pile. All are revealed and the highest wins the tie; equal cards are followed by another. These cards are discarded. They don’t count as payment or for the natural habitat.

rules-leaders-title = Leaders and powers
rules-WC-37 = A power is yours as long as you have the leader card, and it takes precedence over the other rules. Lion, squirrel and peacock work automatically; with eagle, ibex and meerkat you choose.
rules-WC-31 = It works at once, even in the round in which you got it, if it can still be used.
rules-WC-24 = At the end this leader is worth 3 points instead of 1.
rules-WC-25 = When you refill, you draw up to ten habitat cards instead of seven.
rules-WC-26 = You may place two cards face down. When all other bids are open, choose one of the two as your bid; the other returns to your hand unseen. One of them may be the refill card.
rules-WC-27 = When bids are discarded, you may take yours back into your hand, unless it is a wild card. Your payment is discarded either way.
rules-WC-28 = You win every tie, before anyone lays a payment.
rules-WC-29 = When you bid the refill card, you may first swap one animal of your collection for one in the display, before anyone draws.
rules-WC-30 = After a swap, leaders change hands at once. You get the leader of your new species if you now have at least as many as every other player. You lose the leader of the species you gave if you have none left, or fewer than another player: it goes to the player with the most, or back to the supply.
rules-WC-E4-title = Example: two powers in one round
rules-WC-E4 = Nora has the meerkat leader and bids her refill card. She swaps an ibex for a squirrel, now has the most squirrels and gets their leader. So she refills to ten right away.

rules-natural-title = Natural habitat
rules-WC-15 = Every species has one natural habitat. If your bid and all cards you pay with show the natural habitat of the animal you take, you get 2 points in tokens. Wild cards count as any habitat. A payment laid in a tie counts; a swap earns nothing.
rules-at-home = { $habitat ->
    [forest] At home in the forest
    [savannah] At home in the savannah
   *[mountain] At home in the mountains
}
rules-WC-E1-title = Example: 2 points
rules-WC-E1 = A bid of forest 3, paid with a forest and a wild card, for a peacock: all three count as forest.

rules-end-title = End and scoring
rules-WC-21 = The game ends when the display can’t be filled completely: after 14 rounds with three seats, 12 with four, 10 with five. Cards left in hand score nothing.
rules-WC-22 = You score 2 points for each animal of your most-collected species, 1 for each of your second most-collected, 1 for each leader, and your tokens. Only one species counts as most and one as second, even if you have equally many of several.
rules-WC-23 = The most points win. On a tie the larger collection wins; if that is equal too, the players share the rank.
rules-WC-E5-title = Example: 22 points
rules-WC-E5 = Four peacocks and their leader, three ibexes, three squirrels, and tokens worth 8.
rules-WC-E5-most = 4 peacocks, 2 each
rules-WC-E5-second = 3 ibexes (or the 3 squirrels), 1 each
rules-WC-E5-leaders = the peacock leader
rules-WC-E5-tokens = tokens
rules-WC-E5-total = Total
rules-WC-E5-other = With four ibexes instead of three, the animals alone would score 8 and 4.

rules-leo-title = Leo, the virtual player
rules-leo = Leo doesn’t play to win. He gets in your way.
rules-WC-32 = Leo has a face-down pile of five habitat cards and a refill card, shuffled. Its top card is his bid, revealed together with the others.
rules-WC-33 = If it is the refill card, the rest of his pile is discarded. Five new habitat cards and the refill card are shuffled into his next pile.
rules-WC-34 = On his turn he takes the animal nearest the pile. He never passes while one is left, and never pays. He gets no tokens and no score. He gets leaders like any other player but never uses them: he holds them until someone draws level.
rules-WC-35 = He wins every tie, unless one of the tied players has the lion leader: that player wins. He never gets the talisman.

rules-editions-title = The two editions
rules-editions = The rulebook has two editions. Everything else is the same in both.
rules-editions-caption = Differences between the editions
rules-edition = { $edition ->
    [2020] 2020 edition
   *[2022] 2022 edition
}
rules-editions-players = People
rules-editions-players-2020 = three to five
rules-editions-players-2022 = two to five
rules-editions-leo = Leo
rules-editions-leo-2020 = does not play
rules-editions-leo-2022 = optional; required for two people
rules-editions-phases = Phases of a round
rules-editions-phases-2020 = three: bid, resolve, prepare
rules-editions-phases-2022 = four: bid, refill, acquire, prepare
rules-editions-ties = When totals are equal
rules-editions-ties-2020 = each tied player reveals one more card
rules-editions-ties-2022 = the talisman

# Where the figures of the deck come from, by the groups of the deck file

deck-animals = There are seven animal cards of each species.
deck-natural = Which habitat is natural for which species. The rulebooks state it for the peacock only; the others follow their introduction.
deck-habitats = How often each number occurs. 14 cards of each habitat and four wild cards are printed facts; how the numbers are distributed is not.
deck-counts = Number of cards by value
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
stat-points = Points, tokens included
stat-points-short = points
known-card = You know this card: { $card }
holding = { $leads ->
    [yes] { $species } { $count }, leader
   *[other] { $species } { $count }
}
power-peacock = worth 3 at the end
power-squirrel = refills to 10
power-eagle = may bid two cards
power-ibex = may take the bid back
power-lion = wins every tie
power-meerkat = may swap on a refill
lane = Your bid and payment

deed-waits = no bid yet
deed-sealed = bid placed
deed-bids = bid { $bid }
deed-tied = tied on { $bid }
deed-took = took: { $animal }
deed-passed = passed
deed-refills = refills
deed-refilled = refilled

mat-habitats = Habitat cards
mat-order = Turn order
mat-unseen = Still unseen: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-draw = draw
pile-discard = discard
pile-top = the top card of the pile
rounds-left = { $rounds ->
    [0] last round
    [one] 1 round left
   *[other] { $rounds } rounds left
}
taken-by = Taken: { $name }
offer-count = { $have } → { $will } yours
offer-heard = You have { $have }
offer-leader-keep = you keep the leader
offer-leader-new = brings the leader
offer-leader-from = leader from { $name }
on-display = On display: { $cards }.
offer-copies = { $card } (×{ $count })
offer-pass = your bid returns, draw 2 cards
offer-unpaid = too few cards to pay for an animal
offer-natural = { $cost ->
    [0] +2 points
   *[other] +2 points if paid in { $habitat }
}
offer-next = next: { $name }
known-holds = { $name } has { $cards }.
hand-held = Your hand: { $held } of { $most } habitat cards
keys-pick = choose a card, the refill card, an animal
score-reason = { $line ->
    [leaders] { $card }
   *[other] { $count }× { $card }
}

title-PlaceBids = Place your bid face down
line-PlaceBids = { $most ->
    [one] High bids choose first. A bid of 3 costs 2 more cards.
   *[other] With the eagle leader you may place two cards, and choose when all other bids are open.
}
chip-PlaceBids = { $animals } animals, { $people } bidders
empty-PlaceBids = { $most ->
    [one] Choose a card
   *[other] Choose 1 or 2
}
more-PlaceBids = Choose a card
ready-PlaceBids = Bid %
wait-PlaceBids = Waiting for { $names } to bid.

title-ChooseBid = Which of your two cards is your bid?
line-ChooseBid = All other bids are open. The other card returns to your hand unseen.
empty-ChooseBid = Choose a card
more-ChooseBid = Choose a card
ready-ChooseBid = Bid %
wait-ChooseBid = { $names } is choosing between two cards.

title-Exchange = Meerkat leader: swap an animal?
line-Exchange = With the meerkat leader you may swap one of your animals for one in the display before you refill.
empty-Exchange = Choose an animal
more-Exchange = Choose an animal
ready-Exchange = Swap %
other-Exchange = Don’t swap
wait-Exchange = { $names } may swap an animal.

title-GetAnimal = Swap { $animal } for which animal?
line-GetAnimal = It joins your collection and yours takes its place. No points for the habitat.
empty-GetAnimal = Choose an animal
more-GetAnimal = Choose an animal
ready-GetAnimal = Get %
wait-GetAnimal = { $names } is choosing an animal in return.

title-Refill = Discard what you don’t need, then draw up to { $full }
line-Refill = Any number of cards, or none. You take no animal this round.
empty-Refill = { $missing ->
    [0] Keep all
   *[other] Keep all, draw
}
more-Refill = Discard, draw
ready-Refill = Discard, draw
wait-Refill = { $names } is refilling.

title-LayPayments = Tied with { $names }: lay { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down
line-LayPayments = The highest total wins the tie. You pay with these cards; if you pass, you get them back.
empty-LayPayments = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
more-LayPayments = %
ready-LayPayments = { $count ->
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
wait-LayPayments = Waiting for { $names } to lay a payment.

title-BreakTie = Still tied with { $names }: reveal another card
line-BreakTie = From your hand, or the top of the draw pile. The highest wins the tie; it doesn’t count as payment.
empty-BreakTie = Choose a card
more-BreakTie = Choose a card
ready-BreakTie = Reveal %
wait-BreakTie = Waiting for { $names } to reveal a card.

title-TakeOrPass = Take an animal or pass
line-TakeOrPass = { $count ->
    [0] No extra cards to pay.
    [one] It costs one more card from your hand.
   *[other] It costs { $count } more cards from your hand.
}
empty-TakeOrPass = Choose an animal
more-TakeOrPass = Choose an animal
ready-TakeOrPass = Take %
other-TakeOrPass = Pass, draw 2
wait-TakeOrPass = { $names } is choosing an animal.

title-Pay = Pay { $count ->
    [one] 1 card
   *[other] { $count } cards
} for { $animal }
line-Pay = { $match ->
    [yes] Natural habitat: { $home }. Pay only with { $home } and wild cards and you get 2 points.
   *[no] Natural habitat: { $home }. Your bid shows another, so there are no points for it.
}
empty-Pay = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
more-Pay = %
ready-Pay = { $count ->
    [one] Pay 1 card
   *[other] Pay { $count } cards
}
wait-Pay = { $names } is paying.

title-PrepareNextRound = Take your bid back?
line-PrepareNextRound = With the ibex leader you may keep the card you bid. Your payment is discarded either way.
go-PrepareNextRound = Take { $card } back
other-PrepareNextRound = Leave it
wait-PrepareNextRound = { $names } may take a bid back.

say-cost-0 = Costs no extra cards
say-cost-1 = Costs 1 more card
say-cost-2 = Costs 2 more cards
say-cost-3 = Costs 3 more cards
say-refill = You refill and take no animal
say-total = Total %
say-bonus-forest = All forest: +2 (%)
say-bonus-savannah = All savannah: +2 (%)
say-bonus-mountain = All mountain: +2 (%)

# The guided first game
# Lessons know $seat (a name), $cards (their names), $a and $the (the first with its article, as object and as subject),
# $number, and the other players’ names as $seat1 and $seat2.

guide-goal = The most points win: 2 for each animal of your most-collected species, 1 for each of the second, plus leaders and score tokens.

guide-1-PlaceBids-title = Your first bid
guide-1-PlaceBids = Everyone bids a card face down; the highest bid chooses first. The animal then costs one card less than your bid. Bid and pay in forest only, the peacock’s natural habitat, and you get 2 points.
guide-1-PlaceBids-why = A 2 costs only one more card, and you hold more forest to pay with.

guide-1-TakeOrPass-title = You choose first
guide-1-TakeOrPass = Your 2 goes before { $seat1 }’s 1, and { $seat2 } bid the refill card, which takes no animal. The first player to take an animal of a species also gets its leader.
guide-1-TakeOrPass-why = You can pay for the peacock in forest, and its leader alone is worth 3 points at the end.

guide-1-Pay-title = Pay in the natural habitat
guide-1-Pay = You bid a 2, so you pay one card. If it shows forest like your bid, you get 2 points right away; a wild card would do as well.
guide-1-Pay-why = It shows forest, and you will miss a 4 least: as a bid it would cost three more cards.

guide-2-PlaceBids-title = Go before the others
guide-2-PlaceBids = The peacock, its leader and 2 points are yours. Now look at the squirrel: its leader lets you refill to 10 cards instead of 7. The higher your bid, the surer you are to choose first, and the more it costs: a 3 takes two more cards.
guide-2-PlaceBids-why = A 3 goes before every 1 and 2, and you want that leader.

guide-2-TakeOrPass-title = Two animals, three players
guide-2-TakeOrPass = Your 3 goes before { $seat1 }’s 2 and { $seat2 }’s 1. When the display is empty, the last player takes the bid back and draws 2 cards.
guide-2-TakeOrPass-why = Nobody has a squirrel yet, so you get its leader. You will use it in the next round.

guide-2-Pay-title = A higher price
guide-2-Pay = Your 3 costs two cards. Your bid shows no forest, so the 2 points are out of reach: pay with the cards you need least.
guide-2-Pay-why = High numbers make expensive bids. Spend them, and keep the low ones.

guide-3-PlaceBids-title = Time to refill
guide-3-PlaceBids = You have two cards left, hardly enough to pay for anything. Bid your refill card instead: you take no animal this round, but you refill your hand, and the card always comes back to you.
guide-3-PlaceBids-why = Your hand is nearly empty, and with the squirrel leader you draw up to 10 cards.

guide-3-Refill-title = Throw out what you don’t need
guide-3-Refill = Before you draw, you may discard as many cards as you like; each is replaced. Low numbers are cheap bids. High ones go first, but you need cards to pay for them.
guide-3-Refill-why = A 3 costs two more cards. A new card will probably serve you better.

guide-4-PlaceBids-title = At home in the mountains
guide-4-PlaceBids = Eagles live in the mountains, and you have two Mountain 2s: one to bid and one to pay with. Another player may bid a 2 as well. Then you are tied, and your payments decide.
guide-4-PlaceBids-why = All mountain means 2 points, and the eagle leader comes with it.

guide-4-LayPayments-title = A tie
guide-4-LayPayments = { $seat1 } bid a 2 as well. Now you both lay your payment face down, and the higher total wins the tie. If the totals are equal too, the talisman decides.
guide-4-LayPayments-why = Mountain again: if you get the eagle, it brings you 2 points.

guide-4-TakeOrPass-title = The talisman decides
guide-4-TakeOrPass = Both payments total 2. { $seat2 } has the talisman, and you sit next clockwise, so you choose first. After this round it moves on to you, and its owner comes last in a tie.
guide-4-TakeOrPass-why = The eagle brings you its leader and 2 points, and you have paid already.

guide-5-PlaceBids-title = The eagle’s power
guide-5-PlaceBids = With the eagle leader you may place two cards and choose between them when all other bids are open. Place a low one and a high one: you want a second squirrel or peacock, as cheaply as possible.
guide-5-PlaceBids-why = If a 1 is enough, you pay nothing more. If not, you still have the 3.

guide-5-ChooseBid-title = Now you know
guide-5-ChooseBid = { $seat2 } bid a 4 and goes before you whichever card you choose. { $seat1 } refills and takes no animal, so one of the two is left for you. The other card comes back unseen.
guide-5-ChooseBid-why = The 1 gets you the same animal as the 3, with nothing to pay.

guide-5-TakeOrPass-title = Leaders change hands
guide-5-TakeOrPass = { $seat2 } bid a 4, went before you and now has a squirrel too. Drawing level is enough: the squirrel leader has changed hands. One more squirrel would bring it back to you.
guide-5-TakeOrPass-why = A second peacock makes your leader safer, and in forest it brings you 2 points.

guide-6-PlaceBids-title = Nothing you need
guide-6-PlaceBids = Two meerkats, and { $seat1 } already has two: no leader for you there. At the end only your two most-collected species score, and the meerkat isn’t one of them. Keep your good cards for better rounds.
guide-6-PlaceBids-why = A 1 costs nothing extra, and you decide later whether to take anything at all.

guide-6-TakeOrPass-title = You may pass
guide-6-TakeOrPass = { $seat1 } bid a 2 and went before you. You can take the other meerkat or pass: then your bid returns to your hand and you draw 2 cards.
guide-6-TakeOrPass-why = A single meerkat scores nothing for you. Two new cards will win you something better.

guide-bids-title = Round { $number }: your bid
guide-last-title = Your last bid
guide-last = The game ends after this round. Cards left in your hand score nothing, so spend them.
guide-points = Points at the end: 2 for each animal of your most-collected species, 1 for each of the second most-collected, 1 for each leader (3 for the peacock’s), and your score tokens. You have { $number } so far.
guide-soon = { $number ->
    [one] One more round after this one.
   *[other] { $number } more rounds after this one.
} Cards in your hand score nothing at the end.
guide-rival = { $the }: { $seat } has the leader, but you have as many. With one more, you get it.
guide-few = { $number ->
    [0] You have no habitat cards left.
    [one] You have one habitat card left, and nothing to pay with.
   *[other] You have { $number } habitat cards left, hardly enough to pay for anything.
}
guide-nothing = Nothing in the display is worth its price to you this time.
guide-why-refill = You refill to { $number } and take no animal. The refill card comes back to you.
guide-why-two = With the eagle leader you place two cards and choose when all other bids are open.
guide-why-two-refill = With the eagle leader you can do both: bid, or refill after all if the others leave you nothing good.
guide-why-low = On your turn you can pass: your bid comes back and you draw 2 cards.
guide-why-bid = { $number ->
    [0] { $cards } costs nothing extra. It goes late, but often an animal is left.
    [one] { $cards } goes before every lower bid and costs one more card.
   *[other] { $cards } goes before every lower bid and costs { $number } more cards.
}

guide-choose-title = Now you know the other bids
guide-highest = The highest of the other bids is { $seat }’s { $number }.
guide-alone = Nobody else is bidding for an animal.
guide-choose = Choose the card that counts. The other returns to your hand unseen.
guide-why-refill-after-all = The others leave you nothing worth its price. Refill your hand.
guide-why-no-refill = There is an animal you can get, and it is worth more to you than new cards.
guide-why-either = As a bid both are worth the same. This one suits you better.
guide-why-higher = The higher card goes earlier, and here that is worth the price.
guide-why-lower = The lower card is cheaper, and here it does just as well.

guide-exchange-title = The meerkat’s power
guide-exchange = With the meerkat leader you may swap one of your animals for one in the open display before you refill.
guide-why-give = { $the } is the one you can spare. There is something better in the display.
guide-why-no-exchange = Nothing in the display would bring you more than what you have.
guide-get-title = Your side of the swap
guide-get = The new animal joins your collection, yours takes its place, and leaders change hands at once.
guide-why-better = { $the } adds most to your collection.

guide-refill-title = Refill your hand
guide-refill = Discard what you like, or nothing. Then you refill to { $number }.
guide-why-discard = High numbers are expensive bids: { $cards }. For each card you discard, you draw a new one.
guide-why-keep = Every card in your hand is worth keeping.

guide-tie-title = A tie
guide-tie = { $seat } bid a { $number } as well. Lay your payment face down now; the highest total wins the tie.
guide-talisman = If the totals are equal, the talisman decides: the tied player next clockwise from { $seat } wins.
guide-talisman-mine = If the totals are equal, you come last: you have the talisman.
guide-why-high = High cards win the tie, and they are expensive bids anyway.
guide-why-natural = Then everything shows the natural habitat: 2 points for { $a }.

guide-take-title = Take an animal or pass
guide-first = Your { $number } is the highest bid left, so you choose now.
guide-went-before = { $seat } bid { $number } and went before you.
guide-tie-lion = { $seat } made the same bid, but with the lion leader you win every tie.
guide-tie-unpaid = { $seat } made the same bid but can’t pay for it, so you choose first.
guide-tie-talisman = Everything is equal, so the talisman decides: you are next clockwise from { $seat }.
guide-tie-won = { $seat } made the same bid, but your payment has the higher total: you win the tie.
guide-pass = If you pass, your bid returns to your hand and you draw 2 cards.
guide-why-pass = New cards are worth more to you than what is left here.

guide-pay-title = Pay for your animal
guide-pay = { $number ->
    [one] You pay one card. If it shows the natural habitat like your bid, you get 2 points.
   *[other] You pay { $number } cards. If all of them show the natural habitat like your bid, you get 2 points.
}
guide-pay-plain = { $number ->
    [one] You pay one card.
   *[other] You pay { $number } cards.
} The 2 points for the natural habitat are out of reach this time.
guide-why-least = Pay with what you need least: high numbers are expensive bids.

guide-ibex-title = The ibex’s power
guide-ibex = Bids are about to be discarded. With the ibex leader you may take yours back.
guide-why-ibex = { $cards } returns to your hand, and it costs you nothing.

guide-leader-and-natural = { $the } brings you its leader, and 2 points for the natural habitat.
guide-natural = { $the } brings 2 points if you pay for it in its natural habitat only.
guide-leader = { $the } brings you its leader: nobody has one yet.
guide-leader-from = { $the } brings you its leader: you will have at least as many as { $seat }.
guide-adds = { $the } adds { $number ->
    [one] one point
   *[other] { $number } points
} at the end.
guide-adds-nothing = { $the } brings no points yet, but if points are equal at the end, the larger collection wins.

guide-power-peacock = Peacock leader: worth 3 points at the end; other leaders are worth 1.
guide-power-squirrel = Squirrel leader: when you refill, you draw up to 10 cards.
guide-power-eagle = Eagle leader: you may bid two cards and choose when all other bids are open.
guide-power-ibex = Ibex leader: you may take your bid back before it is discarded, unless it is a wild card.
guide-power-lion = Lion leader: you win every tie in the bidding.
guide-power-meerkat = Meerkat leader: when you bid your refill card, you may first swap an animal for one in the display.

guide-ahead = What decided it: { $what }. That is where you got { $number } more than { $seat }.
guide-behind = What decided it: { $what }. That is where { $seat } got { $number } more than you.
guide-tied = You and { $seat } have the same total: the larger collection wins.
guide-end-won = You won with { $number ->
    [one] 1 point
   *[other] { $number } points
}
guide-end-lost = { $number ->
    [one] 1 point
   *[other] { $number } points
} in your first game
guide-end-most = Most-collected species, 2 points each: { $cards }, { $number }.
guide-end-second = Second most-collected species, 1 point each: { $cards }, { $number }.
guide-end-leaders = Leader cards, 1 point each and 3 for the peacock’s: { $number }.
guide-end-tokens = Score tokens for natural habitats: { $number }.

# The terminal: a seat in a line

seat-line = { $points ->
    [none] pile { $hand }
   *[other] hand { $hand }, tokens { $tokens }, points so far { $points }
}

beat-round = Round { $number }
beat-bid = Bids: { $all }
beat-laid = A tie. The higher payment wins it: { $all }
beat-revealed = Still tied. The higher card wins: { $all }
beat-tie-lion = { $you ->
    [yes] Tie on { $bid }: { $all }. You win it with the lion leader.
   *[no] Tie on { $bid }: { $all }. { $name } wins it with the lion leader.
}
beat-tie-leo = Tie on { $bid }: { $all }. { $name } wins every tie.
beat-tie-able = { $you ->
    [yes] Tie on { $bid }: { $all }. Only you can pay.
   *[no] Tie on { $bid }: { $all }. Only { $name } can pay.
}
beat-refill-returned = { $you ->
    [yes] You refill your hand.
   *[no] { $name } refills their hand.
}
beat-got = { $you ->
    [yes] You swap { $given } for { $a }.
   *[no] { $name } swaps { $given } for { $a }.
}
beat-acquired = { $you ->
    [yes] You take { $a }
   *[no] { $name } takes { $a }
}{ $bonus ->
    [yes] : 2 points for its habitat.
   *[no] .
}
beat-leader-claimed = { $owner ->
    [none] { $you ->
        [yes] You get { $a }.
       *[no] { $name } gets { $a }.
    }
    [you] { $name } gets { $a } from you.
   *[other] { $you ->
        [yes] You get { $a } from { $owner }.
       *[no] { $name } gets { $a } from { $owner }.
    }
}
beat-passed = { $first ->
    [none] { $you ->
        [yes] You pass, take back your bid and draw 2.
       *[no] { $name } passes, takes back the bid and draws 2.
    }
   *[other] { $mine ->
        [yes] Your { $bid } went first and took the last animal, { $gone }.
       *[no] { $first }’s { $bid } went first and took the last animal, { $gone }.
    } { $you ->
        [yes] You take back your bid and draw 2.
       *[no] { $name } takes back the bid and draws 2.
    }
}
beat-left = Nobody takes { $a }: back in the box.
tie-break-collection = A tie with { $names }. The larger collection wins.
idle-bid = You don’t hold enough cards to pay for this bid.

hint-natural = +{ $amount } possible: { $cards }
hint-before = { $amount ->
    [0] nobody bid more
    [one] 1 player goes before you
   *[other] { $amount } players go before you
}
hint-tied = { $amount ->
    [one] tied with 1 player
   *[other] tied with { $amount } players
}
hint-habitat = +{ $amount } more if you pay only with { $habitat }
hint-bid-back = your bid returns to your hand
hint-bid-gone = your bid is discarded
hint-up-to = { $amount ->
    [0] no points
   *[other] { $signed } points at best
}
hint-reveal = beats anything below { $amount }
hint-draw = { $amount ->
    [0] draw nothing
   *[other] draw { $amount }
}
hint-unknown = an unknown card
hint-points = { $amount ->
    [0] no points
    [one] { $signed } point
   *[other] { $signed } points
}
amount-with = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount = { $count ->
    [one] 1 point
   *[other] { $count } points
}
