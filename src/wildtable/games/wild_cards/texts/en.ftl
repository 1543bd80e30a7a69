# What Wild Cards says.
# Events know $seat (a name, or "none"), $cards (their names, or how many) and $number.

game-title = Wild Cards
game-summary = Bid for the animals on display, pay with habitat cards, and gather the largest groups. Whoever has most of a species owns its leader card and the power that comes with it.

option-edition = Edition
option-leo = Leo, a virtual player, joins in
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
event-scored = { $seat } gets { $number } points: { $cards } in its natural habitat.
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

# What a card does

about-refill = Bid it to discard as many cards as you like and draw up to 7. You take no animal that round, and it always comes back to you.
about-talisman = It settles ties: whoever sits next to its owner, clockwise, goes first. After that it moves on.
about-peacock-leader = This leader card is worth 3 points at the end, not 1.
about-squirrel-leader = When you refill, you draw until you hold 10 habitat cards, not 7.
about-eagle-leader = You may place two cards face down as your bid and decide between them when all others are open.
about-ibex-leader = When bids are discarded you may take yours back, unless it is a wild card.
about-lion-leader = You go first in every tie.
about-meerkat-leader = When you bid your refill hand card, you may first swap one of your animals for one in the open display.

# Why a move is refused

refusal-not-placed = You did not place { $card } face down: choose one of your two cards.
refusal-not-in-collection = You have no { $card } in your collection to give.
refusal-not-on-display = There is no { $card } in the open display.
refusal-which-copy = With Leo at the table places matter: say which { $card } you mean, like “{ $move }@1”, counted from the draw pile.
refusal-wrong-place = “{ $move }” is not possible: the { $card } does not lie in that place.
refusal-no-place-needed = Without Leo places do not matter: name the { $card } without one.
refusal-piles-empty = Draw pile and discard pile are both empty: reveal a card from your hand.
