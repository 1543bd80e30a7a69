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
start-solo = Alone against the Smuggler:

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

mission-per = Mission: { $credits } credits for { $count ->
    [one] each of your { $many }
   *[other] every { $count } { $many } in your crew
}.
mission-pair = Mission: { $credits } credits for every pair of { $one } and { $other } in your crew.
mission-most = Mission: { $credits } credits if you have more { $many } than every other player.

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
   *[other] Asks for { $count } crew cards.
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
zone-hostile-pile = Hostile planets to come
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
refusal-asks-itself = { $card } cannot pay for its own ability.
refusal-face-down = “{ $move }” is not possible: that planet still lies face down.
refusal-sector-taken = “{ $move }” is not possible: you have a spaceship on that sector already.
refusal-no-ship-left = You have no spaceship left to land: explore with one that has landed.
refusal-crew-too-small = “{ $move }” is not possible: that planet asks for { $count } crew cards in play.
refusal-condition-unmet = “{ $move }” is not possible: you cannot fulfil the condition of that sector.
refusal-ship-first = You can use a spaceship, so you must.
refusal-hostile-planet = { $card } is for the Smuggler’s spaceships, not for yours.
refusal-explored-already = “{ $move }” is not possible: your spaceship there has explored already.
refusal-nothing-landed = “{ $move }” is not possible: you have no spaceship there.
refusal-not-the-smugglers = “{ $move }” is not possible: name an open hostile planet, to land where there is no spaceship, or to explore where there is one.

# What the lab counts

counted-captain = Captain
counted-crew = In the crew at the end
counted-sector = Landed on
