# What Wild Space says.
# Events know $seat (a name, or "none"), $cards (their names, or how many) and $number.

game-title = Wild Space
game-summary = Explore planets and hire a crew of animals and robots, each of whom may bring in the next. The wealthiest explorer wins.
game-players = 1 to 5 players
game-minutes = about 30 minutes

option-solo = One person alone against the Smuggler (two seats): how strong it is
option-solo-easy = easy
option-solo-normal = normal
option-solo-hard = hard
start-solo = Play alone:

virtual-player = Smuggler

# Cards. They are named and told from what is printed on them, so that a deck of one’s own has words, too.

species-bear = Bear
species-octopus = Octopus
species-monkey = Monkey
species-rhino = Rhino
species-lizard = Lizard
species-owl = Owl

occupation-military = soldier
occupation-pilot = pilot
occupation-botanist = botanist
occupation-engineer = engineer
occupation-programmer = programmer
occupation-scientist = scientist

category-mild = mild
category-harsh = harsh
category-deadly = deadly

card-specialist = { $number ->
    [none] { $species } { $occupation }
   *[other] { $species } { $occupation } { $number }
}
card-emissary = { $species } emissary { $number }
card-robot = { $occupation ->
    [none] Robot { $number }
   *[other] Robot { $occupation } { $number }
}
card-captain = { $species } captain
card-planet = Planet { $planet }
card-hostile = Hostile planet { $category } { $number }

# A thing as what is put into play, discarded, removed or needed; then several of them.

a-any = any card
a-specialist = a specialist
a-robot = a robot
a-emissary = an emissary
a-robot-or-emissary = a robot or an emissary
a-veteran = a veteran
a-military = a soldier
a-pilot = a pilot
a-botanist = a botanist
a-engineer = an engineer
a-programmer = a programmer
a-scientist = a scientist
a-bear = a bear
a-octopus = an octopus
a-monkey = a monkey
a-rhino = a rhino
a-lizard = a lizard
a-owl = an owl

many-any = cards
many-specialist = specialists
many-robot = robots
many-emissary = emissaries
many-veteran = veterans
many-military = soldiers
many-pilot = pilots
many-botanist = botanists
many-engineer = engineers
many-programmer = programmers
many-scientist = scientists
many-bear = bears
many-octopus = octopuses
many-monkey = monkeys
many-rhino = rhinos
many-lizard = lizards
many-owl = owls

ability-draw = { $count ->
    [one] Draw a card.
   *[other] Draw { $count } cards.
}
ability-play = Put { $what } into play.
ability-draw-and-play = Draw a card and put it into play.

condition-discard = { $count ->
    [one] discard { $what }
   *[other] discard { $count } { $what }
}
condition-have = have { $what } in your crew
condition-remove = remove a card from your crew

mission-per = Mission: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for { $count ->
    [one] each of your { $many }
   *[other] every { $count } { $many } in your crew
}.
mission-pair = Mission: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for every pair of { $one } and { $other } in your crew.
mission-most = Mission: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} if you have more { $many } than every other player.

smuggling-take-left = Take the left card.
smuggling-take-middle = Take the middle card.
smuggling-take-right = Take the right card.
smuggling-discard-left = Discard the left card.
smuggling-discard-middle = Discard the middle card.
smuggling-discard-right = Discard the right card.

about-veteran = A veteran.
about-paid = If you { $condition }: { $ability }
about-credits = Worth { $count ->
    [one] 1 credit.
   *[other] { $count } credits.
}
about-nothing = No ability.
about-captain = Works as { $occupation }. Veterans’ track: { $track }
about-or = {" "}Or:{" "}
about-either = {" "}or{" "}
about-planet = { $count ->
    [0] Open to everybody.
   *[other] Asks for { $count ->
       [one] 1 crew card
      *[other] { $count } crew cards
   }.
} Left: { $left } Right: { $right }
about-hostile = Landing: { $landing } Exploring: { $exploring } At the end the Smuggler gets 1 credit for each of its { $icons }.

# Where cards lie

zone-pile = Draw pile
zone-discard = Discard pile
zone-pool = Pool
zone-planet = Planets
zone-face-down-three = Planet 3, face down
zone-face-down-six = Planet 6, face down
zone-face-down-nine = Planet 9, face down
zone-hand = Hand
zone-crew = Crew
zone-hostile = Hostile planets
zone-hostile-pile-mild = Mild hostile planets to come
zone-hostile-pile-harsh = Harsh hostile planets to come
zone-hostile-pile-deadly = Deadly hostile planets to come
zone-explored = Hostile planets explored
zone-captains = Captains not in the game
zone-planets-start = Starting planets
zone-planets-three = Planets 3 not in the game
zone-planets-six = Planets 6 not in the game
zone-planets-nine = Planets 9 not in the game
zone-hostile-mild = Mild hostile planets not in the game
zone-hostile-harsh = Harsh hostile planets not in the game
zone-hostile-deadly = Deadly hostile planets not in the game

fact-tokens = Veterans

# Moves, as a button says them

move-land = Land
move-explore = Explore
move-land-sector = Land on planet { $planet }, { $side ->
    [left] left
   *[right] right
}
move-explore-sector = Explore planet { $planet }, { $side ->
    [left] left
   *[right] right
}
move-meet = To land: { $condition }
move-stay = Stay where you are
move-draw-pile = Draw from the pile
move-draw-left = Take the left card of the pool
move-draw-middle = Take the middle card of the pool
move-draw-right = Take the right card of the pool
move-refresh = Refresh the pool
move-play = Put into play
move-discard = Discard
move-remove = Remove from the crew
move-use = Use it
move-decline = Decline
move-first-card = The card first
move-first-square = The square first
move-end = End your turn

# Questions

ask-UseShip = Which spaceship do you use?
help-UseShip = Land a new spaceship on a sector of a planet that lies face up, or explore with one that has landed. A planet asks for as many crew cards in play as its number says; the first two ask for none. You never land twice on one sector. Some sectors have a condition: name the cards for it right after the sector (“land 3-right, discard robot-4”). Exploring always lets you draw 3 cards or put 1 card into play. Type ? and the name of a planet to read what its sectors offer. At any moment of your turn you may refresh the pool for a card from your hand.

ask-TakeAction = Which action do you take?
help-TakeAction = The sector offers several actions; you take one of them.

ask-Draw = From where do you draw?
help-Draw = Take the top card of the draw pile, unseen, or one of the pool, which is replaced at once. You decide card by card.

ask-DrawIntoPlay = Which card do you draw and put into play?
help-DrawIntoPlay = The top card of the draw pile, unseen, or one of the pool. It goes into play at once; its ability is offered as usual.

ask-PutIntoPlay = Which card do you put into play?
help-PutIntoPlay = It joins your crew, and its ability is offered at once. You may decline to put a card into play. Type ? and the name of a card to read what it does.

ask-UseAbility = Do you use the ability of the card?
help-UseAbility = An ability can be used only now, and never has to be. Where it has a price, name the card you discard from your hand or remove from your crew. Type ? and the name of the card to read what it does.

ask-InAnyOrder = What comes first: the card’s ability, or the square of your captain’s track?
help-InAnyOrder = A veteran moves your token one square, which gives you its ability. The one you choose is done first, with everything that follows from it; then the other.

ask-EndTurn = Is your turn over?
help-EndTurn = You may still refresh the pool for a card from your hand. Then planets that your crew is large enough for are turned up.

ask-SmugglerTurn = Where does the Smuggler’s spaceship go?
help-SmugglerTurn = Land on an open hostile planet where it has no spaceship, or explore the one where it has. All abilities shown there apply, from left to right. Type ? and the name of the planet to read them.

# What happened

event-put-up = Put up: { $cards }.
event-shuffled = A pile of { $number } is shuffled.
event-laid-out = { $cards } laid out.
event-captain-dealt = { $seat } gets a captain: { $cards }.
event-dealt = { $seat } is dealt { $cards }.
event-first-drawn = { $seat } begins.
event-round-began = Turn { $number } of 10
event-turn-began = It is { $seat }’s turn.
event-stuck-soon = { $number ->
    [0] { $seat } has no place to go with so small a crew.
    [one] { $seat } has only this turn left to use with so small a crew.
   *[other] { $seat } has only { $number } turns left to use with so small a crew.
}
event-landed-left = { $seat } lands on { $cards }, left.
event-landed-right = { $seat } lands on { $cards }, right.
event-explored-left = { $seat } explores { $cards }, left.
event-explored-right = { $seat } explores { $cards }, right.
event-stayed = { $seat } stays and does nothing.
event-drawn = { $seat } draws { $cards }.
event-taken = { $seat } takes { $cards } from the pool.
event-drawn-into-play = { $seat } draws { $cards } and puts it into play.
event-taken-into-play = { $seat } takes { $cards } from the pool and puts it into play.
event-played = { $seat } puts { $cards } into play.
event-advanced = { $seat } reaches square { $number } of the veterans’ track.
event-ability-used = { $seat } uses the ability of { $cards }.
event-declined = { $seat } leaves it at that.
event-discarded = { $seat } discards { $cards }.
event-removed = { $seat } removes { $cards } from the crew.
event-refreshed = { $seat } discards { $cards } to refresh the pool.
event-cleared = { $cards } leaves the pool.
event-revealed = { $cards } comes into the pool.
event-recycled = The discard pile becomes the draw pile.
event-turned-up = { $cards } is turned up.
event-hostile-mixed = Hostile planets are mixed.
event-hostile-revealed = { $cards } is revealed.
event-smuggler-landed = { $seat } lands on { $cards }.
event-smuggler-explored = { $seat } explores { $cards }.
event-smuggled = { $seat } takes { $cards }.
event-scrapped = { $seat } has { $cards } discarded.
event-set-aside = { $cards } is set aside.

# The end

score-species = Species
score-series = Series
score-emissaries = Emissaries
score-robots = Robots
score-captain = Captain
score-icons = Icons of hostile planets

# Why a move is refused

refusal-not-offered = “{ $move }” is not offered here.
refusal-nothing-there = “{ $move }” is not possible: there is no card.
refusal-wrong-kind = { $card } is not the kind of card that is asked for.
refusal-not-in-crew = { $card } is no card of your crew that you could remove.
refusal-face-down = “{ $move }” is not possible: that planet still lies face down.
refusal-sector-taken = “{ $move }” is not possible: you have a spaceship on that sector already.
refusal-no-ship-left = You have no spaceship left to land: explore with one that has landed.
refusal-crew-too-small = “{ $move }” is not possible: that planet asks for { $count ->
    [one] 1 crew card
   *[other] { $count } crew cards
} in play.
refusal-condition-unmet = “{ $move }” is not possible: you cannot fulfil the condition of that sector.
refusal-ship-first = You can use a spaceship, so you must.
refusal-hostile-planet = { $card } is for the Smuggler’s spaceships, not for yours.
refusal-explored-already = “{ $move }” is not possible: your spaceship there has explored already.
refusal-nothing-landed = “{ $move }” is not possible: you have no spaceship there.
refusal-not-the-smugglers = “{ $move }” is not possible: name an open hostile planet, to land where there is no spaceship, or to explore where there is one.

# What the lab counts

counted-order = Order of turns
favourite-captain = Favourite captains
counted-captain = Captain
counted-crew = In the crew at the end
counted-sector = Landed on

# The rules, as the game’s page tells them. A number in a name is the rule it is about.

rules-goal-title = The goal
rules-goal = Fly out, hire a crew, and end the game with the most credits: for animals of one species, for six different ones, for missions, robots and your captain.

rules-table-title = What lies on the table
rules-WS-01 = 108 crew cards, 10 planets, and for each player 5 spaceships and a veteran token; 12 hostile planets for those who play alone. 1 to 5 players.
rules-specialists = 60 specialists
rules-specialists-about = Animals of six species with six occupations: most of your crew.
rules-emissaries = 24 emissaries
rules-emissaries-about = Animals, too. Each brings a mission that earns credits at the end.
rules-robots = 18 robots
rules-robots-about = No animals. Many have an occupation, some are worth credits.
rules-captains = 6 captains
rules-captains-about = The first of your crew, with a track for your veterans.
rules-planets = 10 planets
rules-planets-about = Two sectors each. A number tells how large a crew you need to land.
rules-ships = 5 spaceships each
rules-ships-about = Every one lands once and explores once.
rules-WS-02 = Specialists and emissaries are animals of six species; robots are none. All specialists and most robots have one of six occupations, and some of both are veterans. Your captain is an animal with an occupation as well, and both count wherever they are counted; but it is no specialist, no emissary and no veteran.
rules-card-title = What a card shows
rules-corner = Occupation, top left
rules-corner-about = A sign with a letter. Species you tell by the head, occupations by what it wears.
rules-chevron = Chevron, top right
rules-chevron-about = A veteran: it moves your token along your captain’s track.
rules-strip = The strip below
rules-strip-about = What the card does when you put it into play: first a condition, where there is one, then the ability. An emissary shows its mission here. A robot’s credits stand at the top right.
rules-setup-title = Before you start
rules-WS-03 = The two starting planets lie open. After them comes one planet each of 3, 6 and 9, drawn at random and face down: you see its number, but not its sectors.
rules-WS-04 = Everybody gets a captain at random, open. It is the first card of your crew and counts as one. With it come five spaceships and a veteran token, which waits left of the captain’s track. Captains nobody has are out of the game.
rules-WS-05 = The other 102 crew cards become one draw pile. Three of them lie open beside it as the pool, and everybody draws a secret hand of three. Who begins is drawn at random.

rules-turn-title = Your turn
rules-WS-06 = Turns go clockwise. On yours you use one spaceship and take the action it leads to. Everybody has ten turns, usually five landings and five explorations; then the game is over.
rules-land-title = Either land a spaceship
rules-WS-07 = Put one of your spaceships on the bottom of a sector, left or right, of a planet that lies face up. You need as many crew cards in play as the planet’s number says, your captain included; the starting planets ask for none. So four crew cards open the first three planets. Your crew is counted before you pay anything for landing, and you may land even if the action will do nothing for you.
rules-WS-08 = Never have two spaceships on one sector, whether they have landed or explored. Those of others are not in your way, and you may use both sectors of a planet.
rules-WS-09 = Then take the action of the sector; where there are several, one of them. If the sector shows a condition, you must fulfil it when you land, before the action; of several conditions one is enough, and you choose which.
rules-explore-title = Or explore with one that has landed
rules-WS-10 = Slide a spaceship up within its sector. It is used up now. Exploring asks for nothing, neither a condition nor a crew, and always offers the same: draw 3 cards, or put 1 card into play.
rules-WS-11 = When none of your spaceships is left to land, you explore. If your crew stayed too small to leave the starting planets, there may come a turn when you can do neither: it passes and counts as one of your ten. The table warns you in time.
rules-end-title = The end of your turn
rules-WS-18 = Planets that lie face down are turned up if your crew has as many cards as their number says. Everybody sees them from then on, and they stay open; to land there, each player still needs a crew of that size.

rules-drawing-title = Drawing cards
rules-WS-12 = Take each card from the top of the draw pile, unseen, or from the pool, where another takes its place at once. Decide card by card, with the last one in view: you may draw from the pile, refresh the pool, and take the next from there. You draw all the cards an action gives you. There is no limit to your hand, and everybody may count the cards in it.
rules-WS-13 = At any moment of your own turn you may refresh the pool: discard a card from your hand, then discard the pool and reveal three new cards. As often as you like, for a card each time.
rules-WS-14 = When the draw pile is empty and a card is needed, the discard pile is shuffled and becomes the new one. If there is no card at all, a draw is skipped; gaps in the pool are filled, from the left, as soon as there is one.

rules-playing-title = Putting a card into play
rules-WS-15 = The card joins your crew, and you may use its ability: now or never, and you never have to. If a condition stands before the ability, fulfil it first, with what is in your hand and your crew at that moment; a card can be put into play without its ability. You may also leave a card in your hand: putting one into play is your right, not your duty.
rules-WS-16 = If an ability puts another card into play, that card’s ability follows at once, and so on: a chain can be as long as your hand allows. Each card uses its ability once a turn at most, even if it leaves your crew and comes back.
rules-WS-E1-title = Example: a chain of three
rules-WS-E1-1 = Amelie puts a botanist monkey into play. Its ability lets her put an engineer into play.
rules-WS-E1-2 = She chooses the engineer rhino. For one discarded card it brings in another, of any kind. She discards one.
rules-WS-E1-3 = She adds a monkey emissary, and its ability draws her a new card. Three crew cards in one turn.

rules-veterans-title = Veterans
rules-WS-17 = Put a veteran into play, and your token moves one square to the right on your captain’s track. You get what that square shows: an ability, or credits at the end. If the card has an ability as well, you choose which of the two comes first, and all that follows from it is done before the other. A veteran who leaves your crew does not take the token back; at the end of the track it stays where it is.
rules-WS-E2-title = Example: a veteran robot
rules-WS-E2 = Joachim puts a veteran robot into play. His token moves to the first square of the track, which gives him two cards to draw at once.

rules-signs-title = What the signs say
rules-abilities-title = Abilities
rules-WS-A1 = An ability does one of these three. Planets and captains’ tracks use the same signs.
rules-act-draw = Draw
rules-act-draw-about = As many cards as the number says, each from pile or pool.
rules-act-play = Put into play
rules-act-play-about = A card from your hand, of the kind shown: any card, a specialist, a robot, an emissary, a veteran, one of an occupation, or either a robot or an emissary. For an occupation or a veteran a robot will do as well as a specialist.
rules-act-draw-play = Draw and put into play
rules-act-draw-play-about = One card from pile or pool, straight into your crew. You have to play it; its own ability remains your choice.
rules-conditions-title = Conditions
rules-WS-C1 = A condition comes before an ability, or before landing on a sector. A card never counts for a condition of its own that asks what your crew has. The card that you remove may be any but your captain, even the one whose ability you use.
rules-act-discard = Discard
rules-act-discard-about = A card of the kind shown from your hand, or two of them.
rules-act-have = Have
rules-act-have-about = A card of the kind shown is in your crew already. It stays there.
rules-act-remove = Remove
rules-act-remove-about = A card of your crew goes to the discard pile. Your captain cannot go.
rules-missions-title = Missions
rules-WS-M1 = Emissaries pay at the end, in one of three ways. What they count is in your crew: species, occupations, robots, emissaries, veterans. An emissary counts itself, your captain counts for its species and its occupation, and one card can count for both halves of a pair. Who plays alone has the Smuggler for the other player.
rules-kinds-title = Whom they mean
rules-sign-specialist = Specialist
rules-sign-emissary = Emissary
rules-sign-robot = Robot
rules-sign-veteran = Veteran

rules-credits-title = Credits at the end
rules-species-title = Species
rules-WS-19 = The first two animals of a species earn nothing. The third earns 5 credits, and so does every further one.
rules-series-title = Series
rules-WS-20 = Six animals of six different species earn 15 credits, and every complete set of six does so again. The same animals count for their species, too. Cards in your hand earn nothing.
rules-others-title = Missions, robots, captain
rules-WS-21 = Emissaries earn what their missions pay. Robots earn the credits printed on them. Your captain earns the credits of every square that your token has reached or gone past.
rules-WS-22 = Most credits win. If it is a tie, the smaller crew wins; who is still tied shares the victory.
rules-WS-E3-title = Example: 57 credits
rules-WS-E3 = Joachim counts his crew.
rules-WS-E3-species = Five owls 15, three bears 5
rules-WS-E3-series = One animal of each species
rules-WS-E3-emissaries = Two missions, 4 each
rules-WS-E3-robots = Credits printed on robots
rules-WS-E3-captain = The token has passed the credit square
rules-WS-E3-total = Together

rules-solo-title = Alone against the Smuggler
rules-solo = Nobody around? The Smuggler grabs what lies in the pool, and you fly its spaceships for it, as badly as you can.
rules-WS-S1 = The Smuggler gets a captain and five spaceships, but no hand and no veteran token. Five hostile planets are mixed for the difficulty you choose and shuffled; two of them lie open. The next one shows its category on its back. Who begins is drawn at random, and both take ten turns. You win only with more credits than the Smuggler: a tie is lost.
rules-WS-S2 = On the Smuggler’s turn you choose one of the open hostile planets. Where it has no spaceship, one lands on the bottom; where it has one, that explores and slides to the top. Everything shown there is done, from left to right.
rules-WS-S3 = The signs name a place of the pool, left, middle or right. Its card is added to the Smuggler’s crew, or discarded, and replaced before the next sign. So one landing can discard the middle card and take the new one there. Cards the Smuggler takes do nothing; where no card lies, the sign is skipped.
rules-WS-S4 = A hostile planet that was explored is set aside with its spaceship, and the next one is revealed while there is one.
rules-WS-S5 = The Smuggler scores species, series and the credits printed on robots. It knows no missions, and its captain earns nothing, but counts for its species and its occupation. On top of that it gets 1 credit for each emissary, robot, veteran or card of an occupation in its crew, for every such icon on the five hostile planets.
rules-mix = How the five hostile planets are mixed

rules-crew-title = All cards
rules-crew = Every card and what it says, sorted as you would look for it. The figures are our own; more about that below.

# Where the figures of the deck come from, by the groups of the deck file

deck-captains = Captains: that there are six is printed, and one square that draws 2 cards. Who works as what, and the rest of their tracks, is ours.
deck-specialists = Specialists: sixty, ten of each species and of each occupation. Two are told in the rulebook, the botanist monkey that brings an engineer and the engineer rhino that brings any card for a discarded one.
deck-emissaries = Emissaries: twenty-four, four of each species. The rulebook tells a monkey that draws a card, and three of the missions.
deck-robots = Robots: eighteen, one of them the veteran of the rulebook’s example.
deck-planets = Planets: two to start from, three 3s, three 6s and two 9s, so much is published. What their sectors offer is ours.
deck-hostile = Hostile planets: twelve in three kinds. The rulebook tells one landing, which discards the middle card and takes the new one.
deck-solo = Difficulties: easy, normal and hard are printed, but not which hostile planets they take.
rules-WS-D1 = The rulebook tells how many cards there are, what the signs mean and a few cards in its examples; no list of the cards is public. All the rest is ours, made of the same signs. If you own the printed game, you can type in its cards and play with them.
deck-own-title = Your own printed cards
deck-own-1 = Download our deck file and change what your cards say otherwise. Set the provenance of a group to “published” when it is done.
deck-own-2 = Every sign is one short phrase, like “draw 2” or “discard any”. The head of the file lists them all.
deck-own-3 = Make a table and paste your file under “A deck of your own”. Everybody at that table plays with it.
deck-own-make = Make a table
deck-file = Our deck file

# The guided first game
# Lessons know $seat (a name), $cards (their names), $kind (the first card’s name in files, like bear-pilot), $number, and
# the other player’s name as $seat1.

guide-land-title = Your first landing
guide-land = Welcome aboard! You have ten turns, and on each you use one of your five spaceships: first it lands, later it explores where it is. Two planets are open to everybody. Each has a left and a right sector, and a sector tells what you get for landing there.
guide-land-why = The left sector of planet 1 draws two cards. More cards, more choice.

guide-pool-title = The pool, or the pile?
guide-pool = You draw card by card. The three open cards are the pool; or take the top of the pile, unseen. Look at your hand first: your monkey, a botanist, can bring an engineer into play.
guide-pool-why = There is an engineer, the rhino in the middle. And for one discarded card it would bring in yet another of any kind.

guide-pile-title = And the second card?
guide-pile = The card you took was replaced at once, and you see it before you decide. Everybody knows what you take from the pool; what comes off the pile is your secret.
guide-pile-why = Nothing here goes with your hand, so try your luck.

guide-over-title = Your turn is over
guide-over = A robot, and a veteran: keep it in mind. When you are done, it is { $seat1 }’s turn.
guide-over-why = There is nothing left to do this turn.

guide-chance-title = Time for your crew
guide-chance = Cards earn nothing in your hand. You need them in play: for credits at the end, and because planets further out ask for a crew of 3, 6 or 9. Your captain is the first of them.
guide-chance-why = The right sector of planet 1 puts a card into play, and yours will bring more along.

guide-chain-title = Who begins?
guide-chain = Any card of your hand may join your crew now. What it does, it does only at this moment. So begin with the one that brings in the next.
guide-chain-why = The monkey is a botanist who puts an engineer into play. You hold one.

guide-link-title = A chain
guide-link = The monkey is in play, and its ability lets you put an engineer into play. It is an offer: you could decline, here as ever.
guide-link-why = The rhino is your engineer, and it has an ability of its own.

guide-price-title = An ability with a price
guide-price = The rhino puts any card into play, if you discard one first. Such a price is a condition, and you may always do without. Which card can you spare?
guide-price-why = The rhino emissary pays for soldiers, and you have none. It will be missed least.

guide-third-title = The third in one turn
guide-third = Now any card at all. Count your monkeys: captain and botanist. From the third animal of a species on, each earns 5 credits.
guide-third-why = The monkey emissary is your third monkey, 5 credits. Its mission pays 3 more for every three of them.

guide-gift-title = An ability for nothing
guide-gift = This one draws a card and asks for nothing. You use it now or never.
guide-gift-why = A card for free: there is no reason to decline.

guide-one-title = One card
guide-one = Pool or pile, as always.
guide-one-why = Nothing in the pool would help you at once. The pile may.

guide-horizon-title = A new planet
guide-horizon = Three cards in one turn, so your crew has four. When your turn ends, planet 3 is turned up for everybody, as your crew is large enough for it.
guide-horizon-why = Let us see what is out there.

guide-explore-title = Explore
guide-explore = A spaceship that has landed can explore. It asks for nothing and always offers the same: draw 3 cards, or put 1 into play. Then it is used up. So each gives you two turns: five spaceships, ten turns.
guide-explore-why = You hold a veteran that belongs into play. Exploring can do that.

guide-either-title = Draw, or put into play?
guide-either = Three cards are tempting. But cards in your hand do not count, and this one sets something off.
guide-either-why = A veteran in play moves your token.

guide-veteran-title = A veteran
guide-veteran = The chevron marks a veteran. Put one into play, and your token moves one square along your captain’s track. You get what the square shows.
guide-veteran-why = The robot brings you to the first square: draw 2 cards.

guide-square-title = The first square
guide-square = So your captain lets you draw two cards. The fourth square of the track is worth 7 credits: three more veterans.
guide-square-why = Still nothing in the pool that goes with your crew.

guide-refresh-title = Refresh the pool
guide-refresh = Nothing you like? At any moment of your turn you may discard a card from your hand for three new ones in the pool.
guide-refresh-why = The lizard emissary pays for programmers, and you have none.

guide-fresh-title = Much better
guide-fresh = Two monkeys, and one of them a veteran.
guide-fresh-why = The soldier is a monkey, 5 credits more in play, and a veteran, one square more.

guide-done-title = That was a turn
guide-done = Explored, a veteran in play, two cards drawn, the pool refreshed in between.
guide-done-why = Keep both cards: next turn you will want them.

guide-condition-title = Planet 3
guide-condition = Your crew has five cards, so planet 3 is open to you. Its left sector draws 3 cards. The right one has a condition: discard any card. Then draw a card straight into play.
guide-condition-why = The pool shows your fourth monkey. And the bear does nothing without a soldier in your crew.

guide-straight-title = Straight into play
guide-straight = From the pool you see what you get. From the pile it may be anything, and it joins your crew whatever it is.
guide-straight-why = The emissary is your fourth monkey, 5 credits, and it draws a card.

guide-onwards-title = You know the game
guide-onwards = Six crew cards turn up planet 6. You have met all there is: landing, exploring, drawing, chains, prices, veterans. From here on I explain every decision as it comes.
guide-onwards-why = Look far ahead: six different species earn 15 credits, and planet 9 is not that far.

guide-ship-title = Turn { $number } of 10
guide-last-title = Your last turn
guide-fleet = { $number ->
    [one] You have 1 spaceship left to land. Those that have landed can explore.
   *[other] You have { $number } spaceships left to land. Those that have landed can explore.
}
guide-fleet-landed = All your spaceships have landed. Now they explore: draw 3 cards, or put 1 into play.
guide-far = { $number ->
    [one] One more crew card, and the next planet is open to you.
   *[other] { $number } more crew cards, and the next planet is open to you.
}
guide-why-explore = Exploring lets you choose between three cards and one in play, and costs nothing.
guide-why-stay = There is nowhere to land and nothing to explore: your crew is too small. Put cards into play whenever you can.
guide-why-worth = Landing there is worth the price: { $cards }.
guide-why-several = There you may choose between several actions.
guide-why-draw = You need cards to choose from.
guide-why-play = Cards earn credits only in play, and some bring the next along.
guide-why-both = A card drawn and put into play at once: two steps in one.

guide-pay-title = What landing asks for
guide-pay = You choose a condition, where there are several, and the card it asks for.
guide-why-cheapest = This costs you least.
guide-why-discard = You can do without: { $cards }.
guide-why-remove = Your crew can do without: { $cards }. A planet that is open to you may close, though.

guide-action-title = Which action?
guide-action = You take one of them. To draw gives you choice, to put into play gives you credits.

guide-draw-title = { $number ->
    [one] Draw a card
   *[other] Draw { $number } cards
}
guide-draw = One at a time, from the pool or unseen from the pile.
guide-why-pile = No card of the pool helps you enough. The pile may hold better.
guide-both-title = Draw a card into play
guide-both = It joins your crew at once. In the pool you see what you get.
guide-why-luck = The pool has nothing for you. Take what comes: it makes your crew larger in any case.

guide-put-title = Put a card into play
guide-put = It joins your crew, and its ability is offered at once.
guide-why-keep = A card that fits does more for you later. Keep it.
guide-why-none = You hold no card that fits.
guide-why-credits = { $cards }: { $number ->
    [one] 1 more credit
   *[other] { $number } more credits
}, with the crew you have.
guide-why-veteran = { $cards }: a veteran, so your token moves one square.
guide-why-able = { $cards }: its ability helps you on.
guide-why-animal = { $number ->
    [one] { $cards }: the first of its species. Six different ones are a series, 15 credits.
   *[other] { $cards }: number { $number } of its species. From the third on, each earns 5 credits.
}
guide-why-plain = { $cards }: one more for a planet further out, and some missions count robots.

guide-ability-title = { $cards }
guide-ability-free = This ability costs nothing. You use it now or never.
guide-ability-paid = This ability has a price, and you may do without it. You use it now or never.
guide-why-use = { $cards }: there is nothing to lose.
guide-why-decline = It is not worth its price now.
guide-why-poor = You hold nothing that would pay for it.

guide-order-title = Two gifts at once
guide-order = A veteran with an ability: the card gives you something, and so does the square your token has reached. What you choose first is done first, with all that follows.
guide-why-card-first = First the card: what it brings may help with the square.
guide-why-square-first = First the square: what it brings may help with the card.

guide-ends-title = The end of your turn
guide-ends = You might still refresh the pool for a card of your hand. Otherwise the turn passes on.
guide-turns-up = Your crew is large enough: planet { $number } is turned up.
guide-why-end = There is nothing more to gain this turn.

guide-smuggler-title = The Smuggler’s turn
guide-smuggler = You fly its spaceship, and all signs at its place are done from left to right. Look which cards of the pool it would take.
guide-why-smuggler = { $cards }: this gives the Smuggler least.

guide-why-refresh = A new pool is worth more to you than { $cards }.

guide-end-won = You have won, with { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
guide-end-lost = { $number ->
    [one] 1 credit
   *[other] { $number } credits
} in your first game
guide-end-species = Three or more animals of a species: { $number }.
guide-end-series = Series of six different species: { $number }.
guide-end-emissaries = Missions of your emissaries: { $number }.
guide-end-robots = Credits of your robots: { $number }.
guide-end-captain = Your captain’s track: { $number }.
guide-end-rival = { $seat } has { $number }.

# The table page

phase-ship = Spaceship
phase-action = Action
phase-end = End of turn
phase-smuggler = Smuggler

kind-emissary = Emissary
kind-robot = Robot
kind-captain = Captain

# One letter for each occupation, beside its sign; no two alike.
letter-military = S
letter-pilot = P
letter-botanist = B
letter-engineer = E
letter-programmer = R
letter-scientist = C

stat-credits = credits so far
stat-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
stat-ships = { $count ->
    [0] no spaceship left to land
    [one] 1 spaceship left to land
   *[other] { $count } spaceships left to land
}
stat-crew = { $count ->
    [one] Crew: 1 card
   *[other] Crew: { $count } cards
}
known-card = surely holds { $card }
starts = Began
starts-about = Had the first turn of the game.
crew-by-species = Crew by species
crew-by-occupation = Crew by occupation
crew-of = Crew of { $name }
holding = { $what }: { $count }{ $captain ->
    [yes] , the captain among them
   *[no] {""}
}{ $worth ->
    [0] {""}
   *[other] . Worth { $worth } so far
}
series-worth = { $worth ->
    [0] No series of six different animals yet
   *[other] Series of six different animals: worth { $worth } so far
}
track = Veterans’ track
track-about = Every veteran you put into play moves the token one square, which gives you what it shows.
square = Square { $number }{ $reached ->
    [yes] , reached:
   *[no] :
}
square-short = Square { $number }:

smuggler-lands = Land on { $planet }
smuggler-explores = Explore { $planet }

pile-draw = to draw
pile-discard = discarded
take-card = Take { $card }
planet-hidden = Revealed when someone has { $count ->
    [one] 1 crew card
   *[other] { $count } crew cards
}
sector = Planet { $planet }, { $side ->
    [left] left
   *[right] right
}
sector-asks = To land,
sector-exploring = Your spaceship is here. Exploring:
ships-landed = Landed:
ships-explored = Explored:
hostile-to-come = { $count ->
    [0] No hostile planet is to come.
    [one] One more hostile planet comes: { $category }.
   *[other] { $count } hostile planets are to come. Next: { $category }.
}

# A turn, link by link: what was done, then what is still open.
chain = The turn so far
chain-yours = Your turn
chain-of = { $name }’s turn
past = Since your last turn
link-landed = { $side ->
    [left] Landed on { $cards }, left
    [right] Landed on { $cards }, right
   *[hostile] Landed on { $cards }
}
link-explored = { $side ->
    [left] Explored { $cards }, left
    [right] Explored { $cards }, right
   *[hostile] Explored { $cards }
}
link-stayed = Stayed
link-drew = { $count ->
    [one] Drew a card
   *[other] Drew { $count } cards
}
link-took = Took { $cards }
link-played = { $cards } into play
link-advanced = Veteran to square { $count }
link-discarded = Discarded { $cards }
link-removed = Removed { $cards }
link-refreshed = New pool for { $cards }
link-declined = Left it at that
link-smuggled = Took { $cards }
link-scrapped = Discarded { $cards }
link-ship = Use a spaceship
link-smuggler = The Smuggler’s spaceship
link-action = Take an action
link-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
link-draw-into-play = Draw a card into play
link-put = Put { $what } into play
link-ability = { $cards }: { $what }
link-order = { $cards } or square { $count }

hand-held = { $most ->
    [0] { $held ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $held } cards
    }
   *[other] Your crew: which card goes?
}
keys-pick = hand, planets or pool, pile, refresh the pool
lane = What your question is about
one-series = series
score-reason = { $card } { $count }

instead = Refresh pool
instead-about = Refresh the pool: give up a card from your hand, and all three cards of the pool are replaced
instead-empty = Give up which card?
instead-ready = New pool for: %

title-UseShip = { $kind ->
    [ship] Land a spaceship, or explore
    [land] Land a spaceship
    [explore] Explore with a spaceship
    [stay] There is nowhere to go
    [meet] How do you fulfil the condition?
   *[other] To land: { $condition }
}
line-UseShip = { $kind ->
    [ship] Choose a sector. Exploring lets you draw 3 cards or put 1 into play.
    [land] Choose a sector. It tells what you get for landing there; later your spaceship explores it.
    [explore] All your spaceships have landed. Exploring lets you draw 3 cards or put 1 into play.
    [stay] No sector is open to you. Your turn counts all the same.
    [meet] One of them is enough.
    [remove] The card leaves your crew. Choose which one.
   *[discard] Choose from your hand.
}
go-UseShip = Stay where you are
empty-UseShip = { $kind ->
    [ship] Choose a sector
    [land] Choose a sector
    [explore] Choose a sector
    [meet] Choose one
   *[other] Choose { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
more-UseShip = %
ready-UseShip = { $kind ->
    [discard] Discard: %
    [remove] Remove: %
   *[other] %
}
wait-UseShip = { $names } uses a spaceship.

title-TakeAction = { $kind ->
    [explore] Exploring: draw 3, or put 1 into play?
   *[land] Which action do you take?
}
line-TakeAction = The sector gives you one of them.
empty-TakeAction = Choose an action
more-TakeAction = Choose an action
ready-TakeAction = %
wait-TakeAction = { $names } chooses an action.

title-Draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
line-Draw = { $count ->
    [one] From the pool, which is filled at once, or from the pile.
   *[other] One after the other: from the pool, which is filled at once, or from the pile.
}
empty-Draw = Pool or pile?
more-Draw = Pool or pile?
ready-Draw = %
wait-Draw = { $names } draws cards.

title-DrawIntoPlay = Draw a card straight into play
line-DrawIntoPlay = From the pool or, unseen, from the pile. Its ability is offered at once.
empty-DrawIntoPlay = Pool or pile?
more-DrawIntoPlay = Pool or pile?
ready-DrawIntoPlay = %
wait-DrawIntoPlay = { $names } draws a card into play.

title-PutIntoPlay = { $kind ->
    [some] Put { $what } into play
   *[none] Put { $what } into play? You hold none
}
line-PutIntoPlay = { $kind ->
    [some] It joins your crew, and its ability is offered at once.
   *[none] Nothing in your hand will do. You may still refresh the pool for a card.
}
go-PutIntoPlay = Go on without
empty-PutIntoPlay = Choose a card
more-PutIntoPlay = Choose a card
ready-PutIntoPlay = Play: %
other-PutIntoPlay = Decline
wait-PutIntoPlay = { $names } may put a card into play.

title-UseAbility = { $card }: { $what }
line-UseAbility = { $kind ->
    [use] It is now or never, and you need not.
    [unpaid] It asks you to { $condition }, which you cannot.
   *[other] For that you { $condition }.
}
go-UseAbility = { $kind ->
    [use] Use it
   *[other] Go on without
}
empty-UseAbility = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
more-UseAbility = %
ready-UseAbility = { $kind ->
    [remove] Remove: %
   *[other] Discard: %
}
other-UseAbility = Decline
wait-UseAbility = { $names } may use an ability.

title-InAnyOrder = Which comes first?
line-InAnyOrder = { $card } is a veteran: both give you something, one after the other.
empty-InAnyOrder = Choose what comes first
more-InAnyOrder = Choose what comes first
ready-InAnyOrder = First: %
wait-InAnyOrder = { $names } decides what comes first.

title-EndTurn = That was your turn
line-EndTurn = Until you end it you may still refresh the pool. Then planets are turned up that your crew is large enough for.
go-EndTurn = End your turn
wait-EndTurn = { $names } ends the turn.

title-SmugglerTurn = You steer the Smuggler
line-SmugglerTurn = Land on a hostile planet, or explore where its spaceship is. What is shown there happens, from left to right.
empty-SmugglerTurn = Choose a hostile planet
more-SmugglerTurn = Choose a hostile planet
ready-SmugglerTurn = %
wait-SmugglerTurn = { $names } steers the Smuggler.

# The terminal: spots of the pool, and a seat in a line

spot-pile = pile ({ $count })
spot-left = left: { $card }
spot-middle = middle: { $card }
spot-right = right: { $card }
seat-line = crew { $crew }, hand { $hand }, ships to land { $ships }, veterans on { $square }, credits { $credits }
seat-line-virtual = crew { $crew }, credits { $credits }

# The terminal: what is printed on cards and planets, in few words

brief-veteran = veteran
brief-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
brief-draw = draw { $count }
brief-play = play { $what }
brief-draw-and-play = draw and play a card
brief-have = with { $what }
brief-per = { $count ->
    [one] { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for each of your { $many }
   *[other] { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} per { $count } { $many }
}
brief-pair = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} per pair of { $one } and { $other }
brief-most = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for most { $many }
brief-captain = { $occupation }; track { $track }

beat-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
beat-turned-up = { $cards } is revealed.
tie-break-crew = A tie with { $name }. The smaller crew wins.
tie-break-smuggler = A tie with { $name }. The Smuggler wins every tie.
idle-hand = Its ability has no effect now: you don’t hold { $what }.
idle-crew = Its ability has no effect now: your crew lacks { $what }.
idle-sector = No effect now: you don’t hold { $what }.
