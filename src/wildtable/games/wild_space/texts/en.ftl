# What Wild Space says.
# Events know $seat (a name, "you" for the reader, or "none"), $cards and $a (their names, or how many; $a with “and”) and $number. Labels of
# the main button (empty-, more-, ready-, go-, other-) have at most 16 characters besides the card’s name.

game-title = Wild Space
game-summary = Explore planets and hire a crew of animals and robots, each of which may bring in the next. The wealthiest explorer wins.
game-players = 1 to 5 players
game-minutes = about 30 minutes

option-solo = Solo difficulty (one person against the Smuggler, two seats)
option-solo-easy = easy
option-solo-normal = normal
option-solo-hard = hard
start-solo = Play solo:

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
card-emissary = { $number ->
    [none] { $species } emissary
   *[other] { $species } emissary { $number }
}
card-robot = { $occupation ->
    [none] { $number ->
        [none] Robot
       *[other] Robot { $number }
    }
   *[other] { $number ->
        [none] Robot { $occupation }
       *[other] Robot { $occupation } { $number }
    }
}
card-captain = { $species } captain
card-planet = Planet { $planet }
card-hostile = { $number ->
    [none] Hostile planet ({ $category })
   *[other] Hostile planet { $number } ({ $category })
}

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
ability-play = Play { $what }.
ability-draw-and-play = Draw a card and play it.

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
} for each pair of { $one } and { $other } in your crew.
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
    [0] Open to everyone.
   *[other] Requires { $count ->
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
zone-hostile-pile-mild = Mild hostile planets in the pile
zone-hostile-pile-harsh = Harsh hostile planets in the pile
zone-hostile-pile-deadly = Deadly hostile planets in the pile
zone-explored = Hostile planets explored
zone-captains = Unused captains
zone-planets-start = Starting planets
zone-planets-three = Unused planets 3
zone-planets-six = Unused planets 6
zone-planets-nine = Unused planets 9
zone-hostile-mild = Unused mild hostile planets
zone-hostile-harsh = Unused harsh hostile planets
zone-hostile-deadly = Unused deadly hostile planets

fact-tokens = Veterans

# Moves, as a button says them

move-land = Land on { $card }
move-explore = Explore { $card }
move-land-sector = Land on planet { $planet }, { $side ->
    [left] left
   *[right] right
}
move-explore-sector = Explore planet { $planet }, { $side ->
    [left] left
   *[right] right
}
move-meet = To land: { $condition }
move-stay = Stay put
move-draw-pile = Draw from pile
move-draw-left = Take the left card
move-draw-middle = Take the middle card
move-draw-right = Take the right card
move-refresh = Refresh pool for { $card }
aside-refresh = Refresh pool
move-play = Play { $card }
move-discard = Discard { $card }
move-remove = Remove { $card } from your crew
move-use = Use the ability
move-decline = Skip
move-first-card = The card first
move-first-square = The square first
move-end = End turn

# Questions

ask-UseShip = Which spaceship do you use?
help-UseShip = Land a new spaceship on a sector of an open planet, or explore with one that has landed. A planet’s number says how many crew cards you need to land; the first two need none. You can’t land twice on the same sector. Some sectors have a condition: name the cards for it right after the sector (“land 3-right, discard robot-4”). Exploring always lets you draw 3 cards or play 1 card. Type ? and a planet’s name to read its sectors. At any time in your turn you may refresh the pool for a card from your hand.

ask-TakeAction = Which action do you take?
help-TakeAction = The sector offers several actions; choose one.

ask-Draw = Where do you draw from?
help-Draw = Take the top card of the draw pile, unseen, or a card from the pool, which is replaced at once. Decide card by card.

ask-DrawIntoPlay = Which card do you draw and play?
help-DrawIntoPlay = The top card of the draw pile, unseen, or one from the pool. You play it at once; using its ability is optional as usual.

ask-PutIntoPlay = Which card do you play?
help-PutIntoPlay = It joins your crew, and you may use its ability right away. You can also skip playing a card. Type ? and a card’s name to read what it does.

ask-UseAbility = Use the card’s ability?
help-UseAbility = An ability is optional and can be used only now. If it has a price, name the card you discard from your hand or remove from your crew. Type ? and the card’s name to read what it does.

ask-InAnyOrder = Which comes first: the card’s ability or the square of your captain’s track?
help-InAnyOrder = A veteran moves your token one square, which gives you its ability. Your choice is resolved first, with everything that follows from it, then the other.

ask-EndTurn = End your turn?
help-EndTurn = You may still refresh the pool for a card from your hand. Then planets that your crew is large enough for are revealed.

ask-SmugglerTurn = Where does the Smuggler’s spaceship go?
help-SmugglerTurn = Land on an open hostile planet without its spaceship, or explore one that has it. All icons there are resolved from left to right. Type ? and the planet’s name to read them.

# What happened

event-put-up = Set up: { $cards }.
event-shuffled = { $number ->
    [one] A pile of 1 card is shuffled.
   *[other] A pile of { $number } cards is shuffled.
}
event-laid-out = Laid out: { $cards }.
event-captain-dealt = { $seat ->
    [you] You get { $cards }.
   *[other] { $seat } gets { $cards }.
}
event-dealt = { $seat ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-first-drawn = { $seat ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-round-began = Round { $number } of 10
event-turn-began = { $seat ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
event-stuck-soon = { $seat ->
    [you] { $number ->
        [0] You can’t land anywhere: your crew is too small.
        [one] With so small a crew, this is your last turn with anywhere to go.
       *[other] With so small a crew, you have only { $number } turns left with anywhere to go.
    }
   *[other] { $number ->
        [0] { $seat } can’t land anywhere: the crew is too small.
        [one] With so small a crew, this is { $seat }’s last turn with anywhere to go.
       *[other] With so small a crew, { $seat } has only { $number } turns left with anywhere to go.
    }
}
event-landed-left = { $seat ->
    [you] You land on { $cards }, left.
   *[other] { $seat } lands on { $cards }, left.
}
event-landed-right = { $seat ->
    [you] You land on { $cards }, right.
   *[other] { $seat } lands on { $cards }, right.
}
event-explored-left = { $seat ->
    [you] You explore { $cards }, left.
   *[other] { $seat } explores { $cards }, left.
}
event-explored-right = { $seat ->
    [you] You explore { $cards }, right.
   *[other] { $seat } explores { $cards }, right.
}
event-stayed = { $seat ->
    [you] You stay put.
   *[other] { $seat } stays put.
}
event-drawn = { $seat ->
    [you] You draw { $a }.
   *[other] { $seat } draws { $a }.
}
event-taken = { $seat ->
    [you] You take { $a } from the pool.
   *[other] { $seat } takes { $a } from the pool.
}
event-drawn-into-play = { $seat ->
    [you] You draw and play { $a }.
   *[other] { $seat } draws and plays { $a }.
}
event-taken-into-play = { $seat ->
    [you] You play { $a } from the pool.
   *[other] { $seat } plays { $a } from the pool.
}
event-played = { $seat ->
    [you] You play { $a }.
   *[other] { $seat } plays { $a }.
}
event-advanced = { $seat ->
    [you] You reach veterans’ square { $number }.
   *[other] { $seat } reaches veterans’ square { $number }.
}
event-ability-used = { $seat ->
    [you] You use the ability of { $a }
   *[other] { $seat } uses the ability of { $a }
}{ $ability ->
    [none] { "." }
   *[other] { ":" } { $ability }
}
event-declined = { $seat ->
    [you] You skip it.
   *[other] { $seat } skips it.
}
event-discarded = { $seat ->
    [you] You discard { $a }.
   *[other] { $seat } discards { $a }.
}
event-removed = { $seat ->
    [you] You remove { $a } from your crew.
   *[other] { $seat } removes { $a } from the crew.
}
event-refreshed = { $seat ->
    [you] You discard { $a } to refresh the pool.
   *[other] { $seat } discards { $a } to refresh the pool.
}
event-cleared = Discarded from the pool: { $cards }.
event-revealed = New in the pool: { $cards }.
event-recycled = The discard pile becomes the new draw pile.
event-turned-up = Revealed: { $cards }.
event-hostile-mixed = Hostile planets are shuffled.
event-hostile-revealed = Revealed: { $cards }.
event-smuggler-landed = The Smuggler lands on { $cards }.
event-smuggler-explored = The Smuggler explores { $cards }.
event-smuggled = The Smuggler takes { $a }.
event-scrapped = The Smuggler discards { $a } from the pool.
event-set-aside = Set aside: { $cards }.

# What listeners hear of events in brief

brief-event-round-began = Round { $number }

# The end

score-species = Species
score-series = Series
score-emissaries = Emissaries
score-robots = Robots
score-captain = Captain
score-icons = Icons of hostile planets

# Why a move is refused

refusal-not-offered = “{ $move }” isn’t possible here.
refusal-nothing-there = “{ $move }” isn’t possible: there is no card.
refusal-wrong-kind = { $card } is the wrong kind of card.
refusal-not-in-crew = You can’t remove { $card } from your crew.
refusal-face-down = “{ $move }” isn’t possible: that planet is still face down.
refusal-sector-taken = “{ $move }” isn’t possible: you already have a spaceship on that sector.
refusal-no-ship-left = You have no spaceship left to land: explore with one that has landed.
refusal-crew-too-small = “{ $move }” isn’t possible: that planet requires { $count ->
    [one] 1 crew card
   *[other] { $count } crew cards
}.
refusal-condition-unmet = “{ $move }” isn’t possible: you can’t meet the condition of that sector.
refusal-ship-first = Use a spaceship first.
refusal-hostile-planet = { $card } is for the Smuggler’s spaceships, not yours.
refusal-explored-already = “{ $move }” isn’t possible: your spaceship there has already explored.
refusal-nothing-landed = “{ $move }” isn’t possible: you have no spaceship there.
refusal-not-the-smugglers = “{ $move }” isn’t possible: name an open hostile planet, one without a spaceship to land, one with a spaceship to explore.
wrong-one-person = one person meets the Smuggler, who takes a seat of its own: seats=2, solo=easy
wrong-solo = the Smuggler plays against one person: seats=2, or leave out solo

# What the lab counts

counted-order = Turn order
favourite-captain = Favourite captains
counted-captain = Captain
counted-crew = In the crew at the end
counted-sector = Landed on

# The rules, as the game’s page tells them. A number in a name is the rule it is about.

rules-goal-title = Goal
rules-goal = Fly out, hire a crew and finish with the most credits: for animals of one species, for six different ones, for missions, robots and your captain.

rules-table-title = Components
rules-WS-01 = 108 crew cards, 10 planets, and 5 spaceships and a veteran token for each player; 12 hostile planets for the solo game. 1 to 5 players.
rules-specialists = 60 specialists
rules-specialists-about = Animals of six species with six occupations: most of your crew.
rules-emissaries = 24 emissaries
rules-emissaries-about = Animals too. Each has a mission that earns credits at the end.
rules-robots = 18 robots
rules-robots-about = Not animals. Many have an occupation, some are worth credits.
rules-captains = 6 captains
rules-captains-about = The first card of your crew, with a track for your veterans.
rules-planets = 10 planets
rules-planets-about = Two sectors each. The number says how large a crew you need to land.
rules-ships = 5 spaceships each
rules-ships-about = Each lands once and explores once.
rules-WS-02 = Specialists and emissaries are animals of six species; robots are not animals. All specialists and most robots have one of six occupations, and some of both are veterans. Your captain is an animal with an occupation too, and both always count; but it is not a specialist, an emissary or a veteran.
rules-card-title = What a card shows
rules-corner = Occupation, top left
rules-corner-about = An icon with a letter. You recognise a species by its head and an occupation by the gear it wears. Icon guide: see below.
rules-chevron = Chevron, top right
rules-chevron-about = A veteran: moves your token along your captain’s track.
rules-strip = The strip below
rules-strip-about = What the card does when you play it: first a condition, if there is one, then the ability. An emissary shows its mission here. A robot’s credits are at the top right.
rules-setup-title = Setup
rules-WS-03 = The two starting planets are open. Next to them are one random planet each of 3, 6 and 9, face down: you see its number but not its sectors.
rules-WS-04 = Everyone gets a random captain, face up. It counts as the first card of your crew. You also get five spaceships and a veteran token, which starts left of the captain’s track. The other captains are not used.
rules-WS-05 = The other 102 crew cards form the draw pile. Three of them are laid out next to it as the pool, and everyone draws a secret hand of three. The first player is chosen at random.

rules-turn-title = Your turn
rules-WS-06 = Turns go clockwise. On your turn you use one spaceship and take its action. Everyone has ten turns, usually five landings and five explorations; then the game ends.
rules-land-title = Land a spaceship
rules-WS-07 = Put one of your spaceships on the bottom of a sector, left or right, of an open planet. You need as many crew cards as the planet’s number says, captain included; the starting planets need none. With four crew cards, you can land on the first three planets. Your crew is counted before you pay for the landing, and you may land even if the action does nothing for you.
rules-WS-08 = You can’t have two spaceships on the same sector, landed or explored. Other players’ spaceships don’t matter, and you may use both sectors of a planet.
rules-WS-09 = Then take the action of the sector; if it has several, choose one. If the sector shows a condition, you must meet it when you land, before the action; if it shows several, you choose one.
rules-explore-title = Or explore
rules-WS-10 = Slide a landed spaceship up within its sector. It can’t be used again. Exploring has no condition and needs no crew, and always offers the same: draw 3 cards or play 1 card.
rules-WS-11 = When you have no spaceship left to land, you explore. If your crew is still too small to leave the starting planets, you may have a turn in which you can do neither: it is skipped and counts as one of your ten. You are warned in time.
rules-end-title = End of turn
rules-WS-18 = Face-down planets are revealed if your crew has as many cards as their number says. They stay open for everyone, but to land there each player still needs a crew of that size.

rules-drawing-title = Drawing cards
rules-WS-12 = Take each card from the top of the draw pile, unseen, or from the pool, where it is replaced at once. Decide card by card: you may draw from the pile, refresh the pool and take the next from there. You draw all cards an action gives you. There is no hand limit, and the number of cards in your hand is public.
rules-WS-13 = At any time in your turn you may refresh the pool: discard a card from your hand, then discard the pool and reveal three new cards. As often as you like, for one card each time.
rules-WS-14 = When the draw pile is empty and a card is needed, the discard pile is shuffled and becomes the new draw pile. If there is no card at all, the draw is skipped; gaps in the pool are filled from the left as soon as there is a card.

rules-playing-title = Playing a card
rules-WS-15 = The card joins your crew, and you may use its ability, now or not at all. If there is a condition, meet it first, with the cards in your hand and your crew at that moment. You can play a card without using its ability, and playing a card is always optional.
rules-WS-16 = If an ability lets you play another card, that card’s ability follows at once, and so on: a chain goes on as long as you have a card for it, and cards you draw on the way count, too. Each card’s ability can be used once per turn, even if the card leaves your crew and comes back.
rules-WS-E1-title = Example: a chain of three
rules-WS-E1-1 = Amelie plays a monkey botanist. Thanks to its ability, she may play an engineer.
rules-WS-E1-2 = She chooses the rhino engineer. It lets her play any other card if she discards one. She discards one.
rules-WS-E1-3 = She plays a monkey emissary, and its ability lets her draw a new card. Three crew cards in one turn.

rules-veterans-title = Veterans
rules-WS-17 = When you play a veteran, your token moves one square to the right on your captain’s track. You get what that square shows: an ability, or credits at the end. If the card has an ability too, you choose which comes first; everything that follows from it is resolved before the other. If a veteran leaves your crew, the token doesn’t move back. At the end of the track it stays.
rules-WS-E2-title = Example: a veteran robot
rules-WS-E2 = Joachim plays a veteran robot. His token moves to the first square of the track, and he draws two cards at once.

rules-signs-title = Icon guide
rules-abilities-title = Abilities
rules-WS-A1 = There are three abilities. Planets and captains’ tracks use the same icons.
rules-act-draw = Draw
rules-act-draw-about = As many cards as the number says, each from pile or pool.
rules-act-play = Play
rules-act-play-about = A card from your hand, of the kind shown: any card, a specialist, a robot, an emissary, a veteran, a card with an occupation, or either a robot or an emissary. For an occupation or a veteran, a robot works as well as a specialist.
rules-act-draw-play = Draw and play
rules-act-draw-play-about = One card from pile or pool, straight into your crew. You must play it; its ability is optional.
rules-conditions-title = Conditions
rules-WS-C1 = A condition comes before an ability or a landing. If a card asks for a card in your crew, it never counts itself. You may remove any card except your captain, even the one whose ability you are using.
rules-act-discard = Discard
rules-act-discard-about = A card of the kind shown from your hand, or two of them.
rules-act-have = Have
rules-act-have-about = A card of the kind shown is already in your crew. It stays there.
rules-act-remove = Remove
rules-act-remove-about = A card of your crew goes to the discard pile. You can’t remove your captain.
rules-missions-title = Missions
rules-WS-M1 = Emissaries pay at the end, in one of three ways. They count cards in your crew: species, occupations, robots, emissaries, veterans. An emissary counts itself, your captain counts for its species and its occupation, and one card can count for both halves of a pair. In the solo game you compare with the Smuggler.
rules-kinds-title = Kinds of cards
rules-sign-specialist = Specialist
rules-sign-emissary = Emissary
rules-sign-robot = Robot
rules-sign-veteran = Veteran

rules-credits-title = Credits at the end
rules-species-title = Species
rules-WS-19 = The first two animals of a species earn nothing. The third and every further one earn 5 credits each.
rules-series-title = Series
rules-WS-20 = Six animals of six different species earn 15 credits, and so does every further complete set of six. The same animals also count for their species. Cards in your hand earn nothing.
rules-others-title = Missions, robots, captain
rules-WS-21 = Emissaries earn what their missions pay. Robots earn the credits printed on them. Your captain earns the credits of every square your token has reached or passed.
rules-WS-22 = The most credits win. On a tie the smaller crew wins; if that is equal too, the players share the victory.
rules-WS-E3-title = Example: 57 credits
rules-WS-E3 = Joachim counts his crew.
rules-WS-E3-species = Five owls 15, three bears 5
rules-WS-E3-series = One animal of each species
rules-WS-E3-emissaries = Two missions, 4 each
rules-WS-E3-robots = Credits printed on robots
rules-WS-E3-captain = The token has passed the credit square
rules-WS-E3-total = Total

rules-solo-title = Solo against the Smuggler
rules-solo = Nobody around? The Smuggler grabs cards from the pool, and you fly its spaceships as badly as you can.
rules-WS-S1 = The Smuggler gets a captain and five spaceships, but no hand and no veteran token. Five hostile planets are chosen by difficulty and shuffled; two of them are open. The next one shows its category on its back. The first player is chosen at random, and both have ten turns. You win only with more credits than the Smuggler: on a tie you lose.
rules-WS-S2 = On the Smuggler’s turn you choose one of the open hostile planets. If it has no spaceship there, one lands at the bottom; if it has one, that spaceship explores and slides to the top. All icons there are resolved from left to right.
rules-WS-S3 = The icons name a place in the pool: left, middle or right. The card there goes into the Smuggler’s crew or is discarded, and is replaced before the next icon. So a landing can discard the middle card and take the new one. Cards the Smuggler takes have no effect; if there is no card, the icon is skipped.
rules-WS-S4 = An explored hostile planet is set aside with its spaceship, and the next one is revealed, if any.
rules-WS-S5 = The Smuggler scores species, series and the credits printed on robots. It doesn’t score missions, and its captain earns nothing but counts for its species and occupation. In addition it gets 1 credit for each emissary, robot, veteran or card of an occupation in its crew, for every such icon on the five hostile planets.
rules-mix = Hostile planets by difficulty

rules-crew-title = All cards
rules-crew = All cards with their texts, sorted by kind. The figures are our own; see below.

# Where the figures of the deck come from, by the groups of the deck file

deck-captains = Captains: the number of six is printed, and one square that draws 2 cards. Occupations and the rest of their tracks are our own.
deck-specialists = Specialists: sixty, ten of each species and of each occupation. The rulebook shows two, the monkey botanist that brings an engineer and the rhino engineer that brings any card for a discarded one.
deck-emissaries = Emissaries: twenty-four, four of each species. The rulebook shows a monkey that draws a card, and three of the missions.
deck-robots = Robots: eighteen, one of them the veteran of the rulebook’s example.
deck-planets = Planets: two to start from, three 3s, three 6s and two 9s are published. Their sectors are our own.
deck-hostile = Hostile planets: twelve of three kinds. The rulebook shows one landing, which discards the middle card and takes the new one.
deck-solo = Difficulties: easy, normal and hard are printed, but not which hostile planets they use.
rules-WS-D1 = The rulebook says how many cards there are, what the icons mean, and shows a few cards in its examples; no list of the cards is public. The rest is our own, built from the same icons. If you own the printed game, you can enter its cards and play with them.
deck-own-title = Your own printed cards
deck-own-1 = Download our deck file and change what is different on your cards. Set the provenance of a group to “published” when it is done.
deck-own-2 = Every icon is one short phrase, such as “draw 2” or “discard any”. The top of the file lists them all.
deck-own-3 = Create a table and paste your file under “Custom deck”. Everyone at that table plays with it.
deck-own-make = Create table
deck-file = Our deck file

# The guided first game
# Lessons know $seat (a name), $cards (their names), $number, and the other player’s name as $seat1.

guide-goal = The most credits win: 5 for each animal of a species from the third on, 15 for six different species, more for missions and robots.

guide-land-title = Your first landing
guide-land = You have ten turns. On each you use one of your five spaceships: first it lands, later it explores. The two sectors of a planet show what you get for landing.
guide-land-why = Land on the left of planet 1 to draw two cards. More cards, more choice.

guide-pool-title = Pool or pile?
guide-pool = You draw card by card: one of the three open cards, the pool, or the top of the pile, unseen. Look at your hand first: with your monkey botanist you can play an engineer.
guide-pool-why = There is an engineer, the rhino in the middle. And for one discarded card you can play any other card with it.

guide-pile-title = And the second card?
guide-pile = The card you took was replaced at once, and you see it before you decide. Everyone knows what you take from the pool; what comes off the pile is your secret.
guide-pile-why = Nothing here fits your hand, so try your luck.

guide-over-title = Your turn is over
guide-over = A robot, and a veteran: keep it in mind. When you are done, it’s { $seat1 }’s turn.
guide-over-why = Nothing left to do this turn.

guide-chance-title = Time for your crew
guide-chance = Cards earn nothing in your hand. In play they earn credits, and planets further out need a crew of 3, 6 or 9. Your captain is the first of them.
guide-chance-why = Land on the right of planet 1 to play a card, and yours will bring more along.

guide-chain-title = Which card first?
guide-chain = You may play any card of your hand now. Its ability works only at this moment, so start with the one that brings in the next.
guide-chain-why = With the monkey botanist you may play an engineer, and you have one.

guide-link-title = A chain
guide-link = The monkey is in play, and its ability lets you play an engineer. That is optional, as always.
guide-link-why = The rhino is your engineer, and it has an ability of its own.

guide-price-title = An ability with a price
guide-price = The rhino lets you play any card if you discard one first. Such a price is called a condition, and it is always optional. Which card can you spare?
guide-price-why = The rhino emissary pays for soldiers, and you have none. You will miss it least.

guide-third-title = The third in one turn
guide-third = Now you may play any card. Count your monkeys: captain and botanist. From the third animal of a species on, each earns 5 credits.
guide-third-why = The monkey emissary is your third monkey, 5 credits. Its mission pays 3 more for every three of them.

guide-gift-title = A free ability
guide-gift = This ability costs nothing: draw a card. Use it now or not at all.
guide-gift-why = A free card: no reason to skip it.

guide-one-title = One card
guide-one = Pool or pile, as always.
guide-one-why = Nothing in the pool helps you right away. The pile may.

guide-horizon-title = A new planet
guide-horizon = Three cards in one turn, so your crew has four. When your turn ends, planet 3 is revealed for everyone, as your crew is large enough.
guide-horizon-why = Let’s see what is out there.

guide-explore-title = Explore
guide-explore = A spaceship that has landed can explore. Exploring has no condition and always offers the same: draw 3 cards or play 1. Then the spaceship is used up. So five spaceships make ten turns.
guide-explore-why = You have a veteran to play, and exploring lets you do that.

guide-either-title = Draw or play?
guide-either = Three cards are tempting. But cards in your hand don’t count, and this one sets something off.
guide-either-why = A veteran in play moves your token.

guide-veteran-title = A veteran
guide-veteran = The chevron marks a veteran. When you play one, your token moves one square along your captain’s track, and you get what the square shows.
guide-veteran-why = The robot brings you to the first square: draw 2 cards.

guide-square-title = The first square
guide-square = So you draw two cards. The fourth square of the track is worth 7 credits: three more veterans.
guide-square-why = Still nothing in the pool that fits your crew.

guide-refresh-title = Refresh the pool
guide-refresh = Nothing you like? At any time in your turn you may discard a card from your hand for three new ones in the pool.
guide-refresh-why = The lizard emissary pays for programmers, and you have none.

guide-fresh-title = Much better
guide-fresh = Two monkeys, and one of them a veteran.
guide-fresh-why = The soldier is a monkey, 5 credits more in play, and a veteran, one square more.

guide-done-title = That was a turn
guide-done = Explored, played a veteran, drew two cards and refreshed the pool in between.
guide-done-why = Keep both cards: next turn you will want them.

guide-condition-title = Planet 3
guide-condition = Your crew has five cards, so planet 3 is open to you. On the left you draw 3 cards or play a robot. The right has a condition: discard any card. Then you draw a card and play it at once.
guide-condition-why = The pool shows your fourth monkey. And the bear is useless without a soldier in your crew.

guide-straight-title = Straight into play
guide-straight = From the pool you see what you get. From the pile it may be anything, and you must play it.
guide-straight-why = The emissary is your fourth monkey, 5 credits, and lets you draw a card.

guide-onwards-title = You know the game
guide-onwards = Six crew cards reveal planet 6. You have seen it all: landing, exploring, drawing, chains, prices, veterans. From here on I explain every decision as it comes.
guide-onwards-why = Look ahead: six different species earn 15 credits, and planet 9 isn’t that far.

guide-ship-title = Turn { $number } of 10
guide-last-title = Your last turn
guide-fleet = { $number ->
    [one] You have 1 spaceship left to land. Those that have landed can explore.
   *[other] You have { $number } spaceships left to land. Those that have landed can explore.
}
guide-fleet-landed = All your spaceships have landed. Now they explore: draw 3 cards or play 1.
guide-far = { $number ->
    [one] With one more crew card you can land on the next planet.
   *[other] With { $number } more crew cards you can land on the next planet.
}
guide-why-explore = Exploring costs nothing and lets you choose: draw three cards, or play one.
guide-why-stay = You can’t land or explore anywhere: your crew is too small. Play cards whenever you can.
guide-why-worth = Landing there is worth the price: { $cards }.
guide-why-several = There you can choose between several actions.
guide-why-draw = You need cards to choose from.
guide-why-play = Cards earn credits only in play, and some bring the next along.
guide-why-both = Draw a card and play it at once: two steps in one.

guide-pay-title = The price of landing
guide-pay = Choose the condition, if there are several, and the card to pay with.
guide-why-cheapest = This costs you least.
guide-why-discard = You can spare { $cards }.
guide-why-remove = Your crew can spare { $cards }. You may no longer be able to land on a planet that is open to you now.

guide-action-title = Which action?
guide-action = Choose one. Drawing gives you choice, playing gives you credits.

guide-draw-title = { $number ->
    [one] Draw a card
   *[other] Draw { $number } cards
}
guide-draw = One at a time, from the pool or unseen from the pile.
guide-why-pile = No card in the pool helps you enough. The pile may hold better.
guide-both-title = Draw a card and play it
guide-both = It joins your crew at once. In the pool you see what you get.
guide-why-luck = The pool has nothing for you. Take what comes: your crew grows in any case.

guide-put-title = Play a card
guide-put = The card joins your crew, and you may use its ability right away.
guide-why-keep = Keep it: a better moment will come.
guide-why-none = You have no card that fits.
guide-why-credits = { $cards }: { $number ->
    [one] 1 more credit
   *[other] { $number } more credits
}, with the crew you have.
guide-why-veteran = { $cards }: a veteran, so your token moves one square.
guide-why-able = { $cards }: its ability is useful now.
guide-why-animal = { $number ->
    [one] { $cards }: the first of its species. Six different ones are a series, 15 credits.
   *[other] { $cards }: number { $number } of its species. From the third on, each earns 5 credits.
}
guide-why-plain = { $cards }: one more crew card for a planet further out, and some missions count robots.

guide-ability-title = { $cards }
guide-ability-free = This ability costs nothing. Use it now or not at all.
guide-ability-paid = This ability has a price and is optional. Use it now or not at all.
guide-why-use = { $cards }: nothing to lose.
guide-why-decline = It isn’t worth the price now.
guide-why-poor = You have nothing to pay for it.

guide-order-title = Two bonuses at once
guide-order = A veteran with an ability: the card gives you something, and so does the square your token has reached. Your first choice is resolved first, with everything that follows.
guide-why-card-first = First the card: what it brings may help with the square.
guide-why-square-first = First the square: what it brings may help with the card.

guide-ends-title = End of your turn
guide-ends = You can still refresh the pool for a card from your hand. Otherwise it’s the next player’s turn.
guide-turns-up = Your crew is large enough: planet { $number } is revealed.
guide-why-end = Nothing left to do this turn.

guide-smuggler-title = The Smuggler’s turn
guide-smuggler = You fly its spaceship, and all icons there are resolved from left to right. Check which cards of the pool it would take.
guide-why-smuggler = { $cards }: this gives the Smuggler least.

guide-why-refresh = A new pool is worth more to you than { $cards }.

guide-ahead = What decided it: { $what }. That is where you got { $number } more than { $seat }.
guide-behind = What decided it: { $what }. That is where { $seat } got { $number } more than you.
guide-tied = You and { $seat } have the same total: the smaller crew wins.
guide-end-won = You won with { $number ->
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

stat-credits = credits
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
known-card = is known to hold { $card }
starts = First
starts-about = Took the first turn of the game.
crew-by-species = Crew by species
crew-by-occupation = Crew by occupation
crew-of = Crew of { $name }
holding = { $what }: { $count }{ $captain ->
    [yes] , including the captain
   *[no] {""}
}{ $worth ->
    [0] {""}
   *[other] . Worth { $worth } so far
}
series-worth = { $worth ->
    [0] { $gathered } of 6 different animals: a series is worth 15
   *[other] Series of six different animals: worth { $worth } so far, { $gathered } of 6 for the next
}
track = Veterans’ track
track-about = Every veteran you play moves the token one square and gives you what it shows.
square = Square { $number }{ $reached ->
    [yes] , reached:
   *[no] :
}
square-short = Square { $number }:

smuggler-lands = Land on this planet
smuggler-explores = Explore this planet

pile-draw = draw pile
pile-discard = discard pile
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
    [0] No more hostile planets.
    [one] One more hostile planet: { $category }.
   *[other] { $count } more hostile planets. Next: { $category }.
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
link-played = Played { $cards }
link-advanced = Veteran to square { $count }
link-discarded = Discarded { $cards }
link-removed = Removed { $cards }
link-refreshed = Discarded { $cards } to refresh the pool
link-declined = Skipped
link-smuggled = Took { $cards }
link-scrapped = Discarded { $cards }
link-ship = Use a spaceship
link-smuggler = The Smuggler’s spaceship
link-action = Choose an action
link-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
link-draw-into-play = Draw a card and play it
link-put = Play { $what }
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
lane = Current card
one-series = series
score-reason = { $card } { $count }

instead = Refresh pool
instead-about = Refresh the pool: discard a card from your hand, and all three cards of the pool are replaced
instead-empty = Choose a card
instead-ready = Refresh for %

title-UseShip = { $kind ->
    [ship] Land a spaceship or explore
    [land] Land a spaceship
    [explore] Explore with a spaceship
    [stay] There is nowhere to go
    [meet] How do you meet the condition?
   *[other] To land: { $condition }
}
line-UseShip = { $kind ->
    [ship] Choose a sector. Exploring lets you draw 3 cards or play 1.
    [land] Choose a sector. It shows what you get for landing there; later your spaceship explores it.
    [explore] All your spaceships have landed. Exploring lets you draw 3 cards or play 1.
    [stay] No sector is open to you. Your turn counts all the same.
    [meet] One of them is enough.
    [remove] Choose the card that leaves your crew.
   *[discard] Choose from your hand.
}
go-UseShip = Stay put
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
    [discard] Discard %
    [remove] Remove %
   *[other] %
}
wait-UseShip = { $names } is using a spaceship.

title-TakeAction = { $kind ->
    [explore] Exploring: draw 3 or play 1?
   *[land] Which action do you take?
}
line-TakeAction = The sector gives you one of them.
empty-TakeAction = Choose an action
more-TakeAction = Choose an action
ready-TakeAction = %
wait-TakeAction = { $names } is choosing an action.

title-Draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
line-Draw = From the pool, which is filled at once, or from the pile.
empty-Draw = Pool or pile?
more-Draw = Pool or pile?
ready-Draw = %
wait-Draw = { $names } is drawing cards.

title-DrawIntoPlay = Draw a card and play it at once
line-DrawIntoPlay = From the pool or, unseen, from the pile. You may use its ability right away.
empty-DrawIntoPlay = Pool or pile?
more-DrawIntoPlay = Pool or pile?
ready-DrawIntoPlay = %
wait-DrawIntoPlay = { $names } is drawing a card to play.

title-PutIntoPlay = { $kind ->
    [some] Play { $what }
   *[none] Play { $what }: you have none
}
line-PutIntoPlay = { $kind ->
    [some] The card joins your crew, and you may use its ability right away.
   *[none] Nothing in your hand fits. You can still refresh the pool for a card.
}
go-PutIntoPlay = Skip
empty-PutIntoPlay = Choose a card
more-PutIntoPlay = Choose a card
ready-PutIntoPlay = Play %
other-PutIntoPlay = Skip
wait-PutIntoPlay = { $names } may play a card.

title-UseAbility = { $card }: { $what }
line-UseAbility = { $kind ->
    [use] Optional: use it now or lose it.
    [unpaid] You would have to { $condition }, and you can’t.
   *[other] For that you { $condition }.
}
go-UseAbility = { $kind ->
    [use] Use ability
   *[other] Skip
}
empty-UseAbility = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
more-UseAbility = %
ready-UseAbility = { $kind ->
    [remove] Remove %
   *[other] Discard %
}
other-UseAbility = Skip
wait-UseAbility = { $names } may use an ability.

title-InAnyOrder = Which comes first?
line-InAnyOrder = { $card } is a veteran: you get both, one after the other.
empty-InAnyOrder = Choose one
more-InAnyOrder = Choose one
ready-InAnyOrder = First %
wait-InAnyOrder = { $names } is deciding what comes first.

title-EndTurn = End your turn?
line-EndTurn = You can still refresh the pool. Then planets that your crew is large enough for are revealed.
go-EndTurn = End turn
wait-EndTurn = { $names } is ending the turn.

title-SmugglerTurn = Choose the Smuggler’s move
line-SmugglerTurn = Land on a hostile planet, or explore where its spaceship is. The icons there are resolved from left to right.
empty-SmugglerTurn = Choose a planet
more-SmugglerTurn = Choose a planet
ready-SmugglerTurn = %
wait-SmugglerTurn = { $names } is choosing the Smuggler’s move.

# The terminal: spots of the pool, and a seat in a line

spot-pile = pile ({ $count })
again-pile = pile
again-left = left
again-middle = middle
again-right = right
spot-left = left: { $card }
spot-middle = middle: { $card }
spot-right = right: { $card }
seat-line = crew { $crew }, credits { $credits }, veterans on { $square }
seat-line-more = hand { $hand }, ships to land { $ships }
seat-line-virtual = crew { $crew }, credits { $credits }

# The terminal: what is printed on cards and planets, in few words

one-robot = robot
one-emissary = emissary
one-veteran = veteran
one-military = soldier
one-pilot = pilot
one-botanist = botanist
one-engineer = engineer
one-programmer = programmer
one-scientist = scientist
one-bear = bear
one-octopus = octopus
one-monkey = monkey
one-rhino = rhino
one-lizard = lizard
one-owl = owl
crew-count = { $count ->
    [one] { $one }
   *[other] { $count } { $many }
}

brief-veteran = veteran
brief-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
brief-draw = draw { $count }
brief-play = play { $what }
brief-draw-and-play = draw and play a card
brief-any = any card
brief-robot-or-emissary = a robot or an emissary
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
} for the most { $many }
brief-captain = { $occupation }; track { $track }

beat-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
tie-break-crew = A tie with { $names }. The smaller crew wins.
tie-break-smuggler = A tie with { $names }. The Smuggler wins every tie.
idle-hand = Its ability has no effect now: you don’t hold { $what }.
idle-crew = Its ability has no effect now: your crew lacks { $what }.
idle-sector = No effect now: you don’t hold { $what }.
hint-credits = { $amount ->
    [0] no credits yet
    [one] +1 credit
   *[other] +{ $amount } credits
}

hint-draw-and-play = draw a card and play it
hint-nothing-to-play = no effect: you don’t hold { $what }
hint-play = { $amount ->
    [0] play { $what }
    [one] play { $what } for up to 1 credit
   *[other] play { $what } for up to { $amount } credits
}
hint-costs = { $amount ->
    [one] costs 1 card
   *[other] costs { $amount } cards
}
hint-costs-crew = costs a crew card
hint-free = costs nothing
hint-worth = { $amount ->
    [0] worth no credits in your crew yet
    [one] worth +1 credit in your crew
   *[other] worth +{ $amount } credits in your crew
}
hint-refresh = three new cards in the pool
hint-loss = { $amount ->
    [0] you lose no credits
    [one] −1 credit
   *[other] −{ $amount } credits
}
hint-reveals = reveals planet { $planet }
hint-smuggler = { $amount ->
    [0] no credits for the Smuggler
    [one] +1 credit for the Smuggler
   *[other] +{ $amount } credits for the Smuggler
}
hint-draw = { $amount ->
    [0] draw nothing
   *[other] draw { $amount }
}
hint-unknown = an unknown card
hint-either = { $one } or { $other }
amount-with = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
amount = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
