# What Wild Realms Alliance says.
# Events know $seat (a name, "you" for the reader, or "none"), $cards (their names, or how many), $a and $the (the same
# with articles, as object and as subject) and $number. Labels of the main button (empty-, more-, ready-, go-, other-) have
# at most 16 characters besides the card’s name.

game-title = Wild Realms Alliance
game-summary = Draft three animals in secret, give each a role and finish with the strongest alliance.
game-players = 3 or 4 players
game-minutes = 7 to 10 minutes

option-collector_abilities = Who uses their Collector’s ability?
option-collector_abilities-loser = only the loser of the battle
option-collector_abilities-everyone = all players whose Collector collects

# Cards

card-wolf = Wolf
card-sheep = Sheep
card-fox = Fox
card-hare = Hare
card-boar = Boar
card-stag = Stag
card-raven = Raven
card-hedgehog = Hedgehog
card-badger = Badger
card-lynx = Lynx
card-swan = Swan
card-toad = Toad
card-crane = Crane
card-beaver = Beaver
card-horse = Horse
card-goose = Goose
card-otter = Otter
card-mouse = Mouse
a-wolf = the wolf
a-sheep = the sheep
a-fox = the fox
a-hare = the hare
a-boar = the boar
a-stag = the stag
a-raven = the raven
a-hedgehog = the hedgehog
a-badger = the badger
a-lynx = the lynx
a-swan = the swan
a-toad = the toad
a-crane = the crane
a-beaver = the beaver
a-horse = the horse
a-goose = the goose
a-otter = the otter
a-mouse = the mouse
the-wolf = The wolf
the-sheep = The sheep
the-fox = The fox
the-hare = The hare
the-boar = The boar
the-stag = The stag
the-raven = The raven
the-hedgehog = The hedgehog
the-badger = The badger
the-lynx = The lynx
the-swan = The swan
the-toad = The toad
the-crane = The crane
the-beaver = The beaver
the-horse = The horse
the-goose = The goose
the-otter = The otter
the-mouse = The mouse

symbol-triangle = triangle
symbol-circle = circle
symbol-flower = flower
symbol-wild = wild symbol

# What an animal is and does. Abilities know $phase, $target, $amount with its $sign, $role, $each, and whether they are offered ($may).

animal = { $other ->
    [none] Strength { $strength }, { $symbol } { $value }. { $ability }
   *[other] Strength { $strength }, { $symbol } { $value }. One of two: (1) { $ability } (2) { $other }
}
ability-none = No ability.
ability-strengthen = As Leader: in the battle { $target ->
    [mine] your Fighter
    [rival] the Fighter of a rival of your choice
   *[rivals] every rival’s Fighter
} { $sign ->
    [more] gets { $amount } extra strength
   *[less] loses { $amount } strength
}{ $may ->
    [yes] , if you like.
   *[no] .
}
ability-abstain = As Leader: when the Fighters are revealed, { $target ->
    [mine] { $may ->
        [yes] your Fighter may abstain: then it neither wins nor loses.
       *[no] your Fighter abstains: it neither wins nor loses.
    }
   *[rival] { $may ->
        [yes] you may choose a rival whose Fighter abstains: it neither wins nor loses.
       *[no] choose a rival whose Fighter abstains: it neither wins nor loses.
    }
}
ability-reverse = { $may ->
    [yes] As Leader: you may reverse the battle. The weakest Fighter wins, the strongest loses. Reversing twice cancels out.
   *[no] As Leader: reverse the battle. The weakest Fighter wins, the strongest loses. Reversing twice cancels out.
}
ability-tuck = { $phase ->
    [leadership] Before the battle (as Collector: after it)
    [battle] As Leader: when the Fighters are revealed
   *[collection] After the battle
}, { $target ->
    [mine] { $may ->
        [yes] you may tuck your Fighter under your Leader: its symbol still counts, its strength doesn’t, and you can’t lose it.
       *[no] tuck your Fighter under your Leader: its symbol still counts, its strength doesn’t, and you can’t lose it.
    }
    [rival] { $may ->
        [yes] you may tuck a rival’s Fighter under its own Leader: its symbol still counts, its strength doesn’t.
       *[no] tuck a rival’s Fighter under its own Leader: its symbol still counts, its strength doesn’t.
    }
   *[any] { $may ->
        [yes] you may tuck any Fighter, even yours, under its own Leader: its symbol still counts, its strength doesn’t.
       *[no] tuck any Fighter, even yours, under its own Leader: its symbol still counts, its strength doesn’t.
    }
}
ability-swap = { $phase ->
    [leadership] Before the battle (as Collector: after it),
   *[collection] After the battle,
} { $may ->
    [yes] you may swap your Fighter with a rival’s.
   *[no] swap your Fighter with a rival’s.
}
ability-chase = { $phase ->
    [leadership] Before the battle (as Collector: after it),
   *[collection] After the battle,
} { $may ->
    [yes] you may chase away
   *[no] chase away
} { $role ->
    [leader] a rival’s Leader: that player draws a card, then the Leader goes under the centre deck.
    [fighter] a rival’s Fighter: that player draws a card, then the Fighter goes under the centre deck.
   *[collector] a rival’s Collector: that player draws a card, then the Collector goes under the centre deck.
}
ability-gather = { $phase ->
    [leadership] Before the battle (as Collector: after it),
   *[collection] After the battle,
} { $amount ->
    [one] draw a card into your alliance.
   *[other] draw { $amount } cards into your alliance.
}
ability-sift = { $phase ->
    [leadership] Before the battle (as Collector: after it),
   *[collection] After the battle,
} look at the top { $amount ->
    [one] card
   *[other] { $amount } cards
} of the centre deck. Take one into your alliance; the rest goes under the deck in the same order.
ability-both = As Leader: if you lose the battle, your Collector both defends your Fighter and collects a card.
ability-score = Endgame: { $target ->
    [mine] you { $sign ->
        [more] get
       *[less] lose
    }
    [rival] a rival of your choice { $sign ->
        [more] gets
       *[less] loses
    }
   *[rivals] every rival { $sign ->
        [more] gets
       *[less] loses
    }
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
}{ $each ->
    [once] .
    [weak] {" "}for each of your animals with strength 3 or less.
    [mighty] {" "}for each of your animals with strength 7 or more.
    [matching] {" "}for each of your matching symbols.
   *[kind] {" "}for each different symbol you have.
}
ability-wild = Endgame: all your symbols match each other.

# Where cards lie

zone-centre = Centre deck
zone-hand-of-four = Hand
zone-hand-of-three = Hand
zone-hand-of-two = Hand
zone-kept = Face-down animals
zone-leader = Leader
zone-tucked = Tucked under the Leader
zone-hidden-fighter = Hidden Fighter
zone-fighter = Fighter
zone-hidden-collector = Hidden Collector
zone-collector = Collector
zone-looked-at = Cards looked at
zone-recruits = Recruits
zone-joined = Recruits kept

# Questions

ask-Draft = Which animal do you keep?
help-Draft = Keep one card face down and pass the rest to your left. You do this three times: one of four, one of three, one of two; the last card goes into the centre deck. Strong animals fight well, weak ones often have better symbols and abilities. Type ? and an animal’s name to read what it does.

ask-AssignRoles = Who leads and who fights?
help-AssignRoles = Name your Leader first, then your Fighter; the third animal is your Collector. Your Leader uses its ability. Your Fighter’s strength decides the battle. Your Collector draws a card, or defends your Fighter if you lose; its endgame ability scores if you keep it to the end.

ask-ChooseAbility = Which of its two abilities does your animal use?
help-ChooseAbility = “first” is the first ability on the card. You use one and give up the other. Type ? and the animal’s name to read both.

ask-ChooseTarget = Which player do you choose?
help-ChooseTarget = Your animal’s ability affects the player you choose, by seat number. Type ? and the animal’s name to read what it does.

ask-UseOrDecline = Use the ability?
help-UseOrDecline = This ability is optional. Type ? and the animal’s name to read what it does.

ask-TakeOne = Which of these cards do you take?
help-TakeOne = The card joins your alliance, hidden for now. The others go under the centre deck.

ask-WinnerDraws = You won the battle: draw a card?
help-WinnerDraws = It joins your alliance and stays hidden until everyone has chosen their final three. More animals give you more choice.

ask-DefendOrCollect = You lost the battle: defend your Fighter or collect?
help-DefendOrCollect = If your Collector defends, you keep your Fighter and draw nothing. If it collects, you draw a card and your Fighter goes under the centre deck.

ask-ChooseThree = Which three animals do you keep?
help-ChooseThree = These three are your alliance. Their strengths count, and the values of all symbols of one kind if at least two match. Endgame abilities of your Leader and Collector score only if you keep them. An animal tucked under your Leader leaves with it.

# What happened

event-put-up = Set up: { $cards }.
event-shuffled = { $number ->
    [one] A pile of 1 card is shuffled.
   *[other] A pile of { $number } cards is shuffled.
}
event-dealt = { $seat ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-start-drawn = { $seat ->
    [you] You are the start player.
   *[other] { $seat } is the start player.
}
event-kept = { $seat ->
    [you] You keep { $a }.
   *[other] { $seat } keeps { $a }.
}
event-passed = { $seat ->
    [you] You pass { $a } to the left.
   *[other] { $seat } passes { $a } to the left.
}
event-put-back = { $seat ->
    [you] You put { $a } into the centre deck.
   *[other] { $seat } puts { $a } into the centre deck.
}
event-assigned = { $seat ->
    [you] You lay { $a } face down.
   *[other] { $seat } lays { $a } face down.
}
event-leader-revealed = { $seat ->
    [you] You lead with { $a }.
   *[other] { $seat } leads with { $a }.
}
event-ability-chosen = { $seat ->
    [you] You choose
   *[other] { $seat } chooses
} the { $number ->
    [one] first
   *[other] second
} ability of { $a }: { $ability }
event-ability-used = { $seat ->
    [you] You use the ability of { $a }
   *[other] { $seat } uses the ability of { $a }
}{ $ability ->
    [none] { "." }
   *[other] { ":" } { $ability }
}
event-nothing-happened = { $the } has no effect.
event-declined = { $seat ->
    [you] You skip the ability.
   *[other] { $seat } skips the ability.
}
event-battle-began = Battle
event-fighter-revealed = { $seat ->
    [you] You fight with { $a }, strength { $strength }.
   *[other] { $seat } fights with { $a }, strength { $strength }.
}
event-strengthened = { $seat ->
    [you] Your Fighter gets
   *[other] { $seat }’s Fighter gets
} { $number } extra strength in this battle.
event-weakened = { $seat ->
    [you] Your Fighter loses
   *[other] { $seat }’s Fighter loses
} { $number } strength in this battle.
event-abstained = { $seat ->
    [you] Your Fighter abstains.
   *[other] { $seat }’s Fighter abstains.
}
event-turned-around = { $seat ->
    [you] You reverse the battle
   *[other] { $seat } reverses the battle
}: the weakest wins, the strongest loses.
event-tucked = { $seat ->
    [you] { $the } is tucked under your Leader.
   *[other] { $the } is tucked under { $seat }’s Leader.
}
event-swapped = { $seat ->
    [you] You get { $a } as your Fighter.
   *[other] { $seat } gets { $a } as Fighter.
}
event-chased-away = { $seat ->
    [you] You lose { $a }: it goes under the centre deck.
   *[other] { $seat } loses { $a }: it goes under the centre deck.
}
event-drawn = { $seat ->
    [you] You draw { $a }.
   *[other] { $seat } draws { $a }.
}
event-looked-at = { $seat ->
    [you] You look at { $a }.
   *[other] { $seat } looks at { $a }.
}
event-took = { $seat ->
    [you] You take { $a }.
   *[other] { $seat } takes { $a }.
}
event-went-under = { $seat ->
    [you] You put { $a } under the centre deck.
   *[other] { $seat } puts { $a } under the centre deck.
}
event-won-battle = { $seat ->
    [you] You win the battle: { $cards }, strength { $number }.
   *[other] { $seat } wins the battle: { $cards }, strength { $number }.
}
event-lost-battle = { $seat ->
    [you] You lose the battle: { $cards }, strength { $number }.
   *[other] { $seat } loses the battle: { $cards }, strength { $number }.
}
event-collection-began = Collection
event-collector-revealed = { $seat ->
    [you] You reveal { $a } as your Collector.
   *[other] { $seat } reveals { $a } as Collector.
}
event-defended = { $seat ->
    [you] You defend { $a }.
   *[other] { $seat } defends { $a }.
}
event-did-both = { $seat ->
    [you] You defend { $a } and still collect a card.
   *[other] { $seat } defends { $a } and still collects a card.
}
event-lost-fighter = { $seat ->
    [you] You put { $a } under the centre deck.
   *[other] { $seat } puts { $a } under the centre deck.
}
event-discarded = { $seat ->
    [you] You discard { $a }.
   *[other] { $seat } discards { $a }.
}
event-joined = { $seat ->
    [you] You keep { $a } from the cards you drew.
   *[other] { $seat } keeps { $a } from the cards drawn.
}
event-scoring-began = Scoring
event-endgame-gained = { $seat ->
    [you] You get
   *[other] { $seat } gets
} { $number ->
    [one] 1 endgame point
   *[other] { $number } endgame points
}.
event-endgame-lost = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { $number ->
    [one] 1 endgame point
   *[other] { $number } endgame points
}.

# What listeners hear of events in brief

brief-event-leader-revealed = { $seat ->
    [you] You
   *[other] { $seat }
} Leader { $cards }
brief-event-ability-chosen = { $seat ->
    [you] You
   *[other] { $seat }
} ability { $number }
brief-event-fighter-revealed = { $seat ->
    [you] You
   *[other] { $seat }
} Fighter { $cards } { $strength }
brief-event-collector-revealed = { $seat ->
    [you] You
   *[other] { $seat }
} Collector { $cards }

# The end

score-strengths = Strengths
score-symbols = Matching symbols
score-endgame = Endgame abilities

# What else there is to know

fact-start = Start player (seat)

# Why a move is refused

refusal-leader-first = Name your Leader first, then your Fighter.
refusal-leader-named = You’ve already named your Leader: name your Fighter now, or take your choice back.
refusal-leads-already = { $card } already leads: choose another Fighter.
refusal-not-kept = You didn’t draft { $card }.
refusal-first-or-second = Say which ability you mean: “use first” or “use second”.
refusal-use-or-decline = “{ $move }” isn’t possible here: say “use” or “decline”.
refusal-no-target = “{ $move }” isn’t possible: your ability can’t affect that player.
refusal-not-looked-at = { $card } isn’t one of the cards you are looking at.
refusal-not-in-alliance = { $card } isn’t in your alliance.

# The rules, as the game’s page tells them. A number in the name is the clause it tells.

rules-goal-title = Goal
rules-goal = Finish the game with the strongest alliance of three animals.

rules-table-title = Components
rules-WRA-01 = Eighteen animals, one card each. Every card shows a strength, a symbol and what the animal can do:
rules-strength = Strength, top left
rules-strength-about = Decides the battle and counts as points at the end.
rules-symbol = Symbol with a value, top right
rules-symbol-about = A triangle, a circle or a flower. At the end the values of matching symbols count as points. A wild symbol matches any.
rules-ability = One ability or two
rules-ability-about = If there are two, you use one and give up the other. Only your Leader and your Collector use theirs. The Fighter contributes its strength, a recruit its strength and symbol.
rules-players-title = Players
rules-WRA-02 = Three or four people play.
rules-WRA-03 = Shuffle the eighteen animals and deal four to each player. The rest forms the face-down centre deck: six cards with three players, two with four. The start player is chosen at random.

rules-phases-title = Course of the game
rules-WRA-19 = A game goes through each phase once, with all players together: draft, roles, leadership, battle, collection (the rulebook also calls it support), scoring. Your alliance is revealed from left to right.
rules-draft-title = Draft
rules-WRA-04 = At the same time, all players keep one of their four cards, face down, and pass the rest to the left. Of the three you receive, keep one and pass two; of the last two, keep one.
rules-WRA-05 = The remaining card goes to the centre, unseen. Then the centre is shuffled into a new deck: nine cards with three players, six with four.
rules-roles-title = Roles
rules-WRA-06 = Secretly give each of your three animals a role and lay them face down in a row: the Leader on the left, the Fighter in the middle, the Collector on the right.
rules-leader = Leader
rules-leader-about = uses its ability
rules-fighter = Fighter
rules-fighter-about = fights in the battle
rules-collector = Collector
rules-collector-about = draws a card or defends the Fighter
rules-leadership-title = Leadership
rules-WRA-07 = All Leaders are revealed at once. Players whose Leader has two abilities all choose one at the same time. Then the abilities take effect in turn order, clockwise from the start player. Abilities for the battle, the collection or the endgame wait until then. If an ability has nothing to act on, nothing happens. A Leader chased away before its turn still acts in this phase, but loses anything it would have done in a later one.
rules-battle-title = Battle
rules-WRA-08 = All Fighters are revealed at once. The highest strength wins the battle, the lowest loses it. Abilities may change a strength for the battle or take a Fighter out of it. Among equals, the higher symbol value wins, then the player earlier in turn order; the lower value loses, then the player later in turn order. If an ability reverses the battle, the lowest strength wins and the highest loses; among equals, the higher symbol value still wins. Reversing twice cancels out.
rules-WRA-09 = The winner may draw a card from the centre deck. Cards you draw stay hidden until all players have chosen their final three.
rules-WRA-10 = The loser must give up their Fighter unless the Collector defends it. Nothing changes for the others.
rules-collection-title = Collection
rules-WRA-12 = All Collectors are revealed at once. First the loser decides: defend or collect. A loser who collects draws a card, then their Fighter goes under the centre deck.
rules-WRA-11 = Any animal can defend. If yours defends, you keep your Fighter and draw nothing: a Collector does one or the other, unless the Leader allows both.
rules-WRA-13 = Then the others collect one card each, in turn order starting with the winner. If nobody won, the start player begins. If the deck is empty, you get nothing.
rules-WRA-14 = Then the loser’s Collector uses its ability, or one of its two. Effects that a Leader has before the battle, a Collector has now. Battle effects come too late and do nothing. Endgame effects wait for the scoring.
rules-WRA-15 = At the same time, all players choose three of their animals as their alliance and discard the rest. If you have fewer than three, you keep them all.
rules-scoring-title = Scoring
rules-scoring = Your three animals score their strengths, their matching symbols and their endgame abilities.
rules-scoring-more = In detail

rules-words-title = Keywords
rules-abstain = Abstain
rules-WRA-K1 = Take no part. A Fighter that abstains neither wins nor loses. If only one is left in the battle, it wins and nobody loses.
rules-collect = Collect, gather
rules-WRA-K2 = Draw a card from the centre deck into your alliance. Every Collector can do this.
rules-tuck = Tuck
rules-WRA-K3 = Put a Fighter under its Leader so that only its symbol shows: its strength no longer counts, its symbol does. It no longer takes part in the battle and can’t be lost. It isn’t one of the three, and leaves with its Leader. All players may see which animal it is, even if it was face down.
rules-wild = Wild
rules-WRA-K4 = Matches anything: a wild symbol counts as the symbol that helps you most.
rules-endgame = Endgame
rules-WRA-K5 = Takes effect only in the scoring.

rules-animals-title = The eighteen animals
rules-animals = Sorted by strength. Figures and abilities are our own; see below.

rules-score-title = Score
rules-WRA-16 = You score the printed strengths of your three animals, the values of all symbols of one kind if you have at least two of it, and the endgame abilities of your Leader and your Collector. A wild symbol joins the kind that scores most; of two kinds worth the same, the one with more symbols counts. Changes in the battle don’t count here.
rules-WRA-17 = A Leader or Collector you didn’t keep brings nothing: its ability is lost, and no other animal’s replaces it. If you led with the wolf and keep a sheep drawn later in its place, you have neither ability.
rules-WRA-18 = The most points win. On a tie the larger sum of strengths wins; if that is equal too, the players share the rank.
rules-example-title = Example: { $points ->
    [one] 1 point
   *[other] { $points } points
}
rules-example = Cleo led with the swan and collected with the sheep. She drew the crane and keeps these three.
rules-example-strengths = Strengths: { $sum }
rules-example-symbols = Two flowers and a wild symbol: { $sum }
rules-example-leader = The swan led: { $amount } for each of { $count } matching symbols
rules-example-collector = The sheep collected: { $amount } for each weak animal, here { $count }
rules-example-total = Total
rules-example-other = Without the swan only the sheep’s flower and the wild symbol would match, and the swan’s ability would be gone.

rules-readings-title = Two readings of Collectors
rules-readings = The rulebook says two different things about Collectors’ abilities that take effect at once. You choose when you create a table.
rules-readings-loser-title = Only the loser (our default)
rules-readings-loser = The sequence of the collection phase mentions only the loser of the battle. So losing has a consolation, even if the Collector defended.
rules-readings-everyone-title = Everyone
rules-readings-everyone = The description of the roles says that a Collector either defends, or triggers its ability and recruits. So every Collector that collects uses its ability, starting with the winner’s, the loser’s last. That includes a loser’s Collector whose Leader allows both.
rules-readings-end = Endgame abilities score either way, for all players who kept the animal.

# Where the figures of the deck come from, by the groups of the deck file

deck-animals = Everything. The rulebook names two animals, the wolf and the sheep, and shows none of the cards.
rules-WRA-D1 = Strengths, symbols and abilities of the eighteen animals are our own, built from the rulebook’s keywords. If you own the printed game, you can enter its cards and play with them.
deck-own-title = Your own printed cards
deck-own-1 = Copy our deck file from below into a file of your own and enter what your eighteen cards show: name, strength, symbol, value, and one ability or two. Set the provenance to “published”. Animals without a picture of ours show a paw print.
deck-own-2 = An ability is written in a few words: what it does, when, to whom, how much. The top of the file lists them all. If a printed ability can’t be written that way, enter “none”.
deck-own-3 = Create a table and paste your file under “Custom deck”. Everyone at that table plays with it.
deck-own-make = Create table
deck-file = Our deck file
deck-symbols = Symbols and their values

# The guided first game
# Lessons know $seat (a name), $cards (their names), $a and $the (the first with its article, as object and as subject),
# $number, and the other players’ names as $seat1 and $seat2.

guide-goal = You win with the strongest three animals. Their strengths, top left, count at the end; their symbols, top right, only if two or more match.

guide-Draft-4-title = Keep one of four
guide-Draft-4 = Keep one card; the others go to { $seat1 } on your left, and { $seat2 } passes you three.
guide-Draft-4-why = A good strength, a flower, and two abilities to choose from. One takes 4 points from a rival at the very end, when nobody can respond.

guide-Draft-3-title = Strength or a symbol?
guide-Draft-3 = The wolf would bring you 8 strength. The sheep has only 2, but its flower matches your goose’s: then 6 and 1 both count.
guide-Draft-3-why = 2 strength and two matching flowers worth 7 make 9. The wolf’s symbol matches nothing you have, so it would bring 8.

guide-Draft-2-title = Nothing matches: look at the abilities
guide-Draft-2 = The hare is a little stronger than the raven, but neither circle nor triangle matches your flowers. The card you don’t keep goes into the centre deck.
guide-Draft-2-why = With the raven you can look at three cards and take one. Perhaps you find a third flower.

guide-AssignRoles-title = Who does what?
guide-AssignRoles = Your Leader uses its ability. Your Fighter goes into battle: the strongest wins a card, the weakest is lost unless your Collector defends it. Then, as a small consolation, the loser’s Collector uses its ability.
guide-AssignRoles-why = With the goose as your Leader, neither of the others will win a battle, so lose it on purpose. The raven defends the sheep and lets you look at three cards while the others draw blindly.

guide-ChooseAbility-goose-title = Your Leader’s ability
guide-ChooseAbility-goose = All Leaders are open now. { $seat1 } leads with the lynx, which can weaken a Fighter, and { $seat2 } with the crane, which draws a card. Your goose either takes 4 points from a rival at the end, or brings you 1 for each different symbol you have.
guide-ChooseAbility-goose-why = You collect flowers, so you will hardly have different symbols. Taking 4 points from the strongest rival is worth more.

guide-DefendOrCollect-title = You lost the battle
guide-DefendOrCollect = The lynx took 4 strength from { $seat2 }’s boar (7), so { $seat1 }’s fox (5) won; the change counts in the battle only. Your sheep (2) lost. Your raven can defend it: you keep the sheep and draw nothing. Or it collects: you draw a card, and the sheep goes under the deck.
guide-DefendOrCollect-why = The sheep’s flower matches your goose’s: you would lose 9 points. And your raven still has its ability.

guide-TakeOne-title = The loser’s consolation
guide-TakeOne = The others have collected a card each. Your raven shows three cards to you alone. The horse is strong. But count what a card adds to your goose and your sheep: its strength, and its symbol if it is a flower.
guide-TakeOne-why = The stag adds 7 strength and a third flower worth 2. That is one more than the horse’s 8.

guide-ChooseThree-title = Your final three
guide-ChooseThree = Everyone now chooses three animals and discards the rest. A Leader’s ability stays yours only if you keep the Leader: without the goose nobody loses 4 points.
guide-ChooseThree-why = Strengths 7, 2 and 7 make 16, flowers 1, 6 and 2 make 9: 25 points. With the raven instead of the stag it would be 21.

guide-ChooseTarget-goose-title = The goose bites
guide-ChooseTarget-goose = All alliances are open, so you can count. { $seat1 }: strengths 6, 4 and 4, flowers 5 and 3, 22 points. { $seat2 }: strengths 7, 4 and 5, a circle 5 and a matching wild symbol 5, 26 points. You have 25.
guide-ChooseTarget-goose-why = { $seat2 } is ahead of you. With 4 points less, you are first.

guide-draft-title = { $number ->
    [2] Keep one of two
    [3] Keep one of three
   *[4] Keep one of four
}
guide-draft-first = Strengths always count at the end. Symbols count only if two or more of your final three match.
guide-draft-match = You have: { $cards }. What matches? A strong animal is good on its own; a symbol needs another of its kind.
guide-why-match = { $the } has a matching symbol: your matching symbols would be worth { $number }.
guide-why-strong = { $the } is the strongest here, with { $number }. That counts in every alliance.
guide-why-promising = { $the } isn’t the strongest, but its symbol or ability may bring you more.

guide-roles-title = Who does what?
guide-fighter = { $the } fights with strength { $number }. The strongest Fighter wins a card, the weakest is lost unless the Collector defends it.
guide-collector = { $the } collects a card, or defends your Fighter if you lose.

guide-ability-title = { $cards }: which ability?
guide-ability = You use one and give up the other.
guide-target-title = { $cards }: which player?
guide-offer-title = { $cards }: use the ability?

guide-effect-none = { $the }: no ability would help you more here.
guide-effect-strengthen = Strength decides the battle. The winner may draw a card, the loser may lose the Fighter.
guide-effect-abstain = A Fighter that abstains neither wins nor loses, so nothing happens to it.
guide-effect-reverse = If the weakest Fighter wins, yours has a good chance.
guide-effect-tuck = A tucked Fighter is out of the battle. Its strength is lost, its symbol counts.
guide-effect-swap = You get another Fighter, and a rival has to make do with yours.
guide-effect-chase = A rival loses an animal that had a role, and gets a random card for it.
guide-effect-gather = One more animal to choose your final three from.
guide-effect-sift = You choose from several cards while others draw blindly.
guide-effect-both = If you lose the battle, you keep your Fighter and still draw a card.
guide-effect-score = { $the } scores at the end if you keep it.
guide-effect-wild = { $the } makes all your symbols match at the end, if you keep it.

guide-why-use = You are better off with it.
guide-why-decline = You are better off without it.
guide-why-me = Your own Fighter: tucked under your Leader, its symbol is worth more to you than its strength.
guide-why-battle = Choosing { $seat } helps you most in the battle.
guide-why-better = Of all Fighters you can get, { $a } from { $seat } does most for your alliance.
guide-why-unknown = { $seat } shows least so far, so that Fighter may well be strong.
guide-why-ahead = { $seat } is ahead, with { $number ->
    [one] 1 point
   *[other] { $number } points
} so far.
guide-why-last = { $seat } can use it least.
guide-why-threat = { $seat } looks strongest from what is open.

guide-won-title = You won the battle
guide-won = You may draw a card from the centre deck. It stays hidden until everyone has chosen their final three.
guide-why-draw = One more animal to choose from can only help.

guide-lost-title = You lost the battle
guide-lost = If your Collector defends, you keep { $a } and draw nothing. If it collects, you draw a card and lose { $a } to the centre deck.
guide-lost-acts = Either way your Collector then uses its ability, if it has one that works now.
guide-why-defend = With { $a } your best three are worth { $number }. An unknown card rarely brings more.
guide-why-collect = { $the } brings you little as it is. A new card promises more.

guide-take-title = Choose a card
guide-take = Only you see these cards. The one you take joins your alliance, the others go under the centre deck.
guide-why-take = With { $a } your best three are worth { $number }.
guide-why-least = Your three are better than all of these cards, so it doesn’t matter which you take.

guide-three-title = Your final three
guide-three = Their strengths count, and the values of matching symbols. The rest is discarded.
guide-stays = You keep { $a }, so its endgame ability scores.
guide-leaves = You give up { $a }, and with it its endgame ability.
guide-why-three = { $cards }: together they are worth { $number }.

guide-ahead = What decided it: { $what }. That is where you got { $number } more than { $seat }.
guide-behind = What decided it: { $what }. That is where { $seat } got { $number } more than you.
guide-tied = You and { $seat } have the same total: the larger sum of strengths wins.
guide-end-won = You won with { $number ->
    [one] 1 point
   *[other] { $number } points
}
guide-end-lost = { $number ->
    [one] 1 point
   *[other] { $number } points
} in your first game
guide-end-strengths = Strengths of your three ({ $cards }): { $number }.
guide-end-symbols = Values of your matching symbols: { $number }.
guide-end-endgame = Endgame abilities, yours and your rivals’: { $number }.

# What moves do, as buttons say it. Moves know the players’ names as $seat0, $seat1, ...

move-keep = Keep { $card }
move-lead = { $card } as Leader
move-fight = { $card } as Fighter
move-take = Take { $card }
move-use = Use the ability
move-use-first = Use the first ability
move-use-second = Use the second ability
move-target-0 = { $seat0 }
move-target-1 = { $seat1 }
move-target-2 = { $seat2 }
move-target-3 = { $seat3 }
move-decline = Skip
move-draw = Draw a card
move-defend = Defend
move-collect = Collect

# The table page

phase-draft = Draft
phase-roles = Roles
phase-leadership = Leadership
phase-battle = Battle
phase-collection = Collection
phase-scoring = Scoring

role-leader = Leader
role-fighter = Fighter
role-collector = Collector
role-about-leader = Uses its ability.
role-about-fighter = Its strength decides the battle.
role-about-collector = Draws a card or defends your Fighter.

# An ability in two or three words, on the card.
strip-strengthen = { $target ->
    [mine] Fighter { $sign ->
        [more] +
       *[less] −
    }{ $amount }
    [rival] A rival { $sign ->
        [more] +
       *[less] −
    }{ $amount }
   *[rivals] All rivals { $sign ->
        [more] +
       *[less] −
    }{ $amount }
}
strip-abstain = { $target ->
    [mine] Abstain
   *[rival] Rival abstains
}
strip-reverse = Weakest wins
strip-tuck = { $target ->
    [mine] Tuck your Fighter
    [rival] Tuck a rival
   *[any] Tuck a Fighter
}
strip-swap = Swap Fighters
strip-chase = { $role ->
    [leader] Chase a Leader
    [fighter] Chase a Fighter
   *[collector] Chase a Collector
}
strip-gather = Draw { $amount }
strip-sift = See { $amount }, take 1
strip-both = Defend and draw
strip-score = { $target ->
    [mine] { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $each ->
        [once] { $amount ->
            [one] point
           *[other] points
        }
        [weak] per weak one
        [mighty] per strong one
        [matching] per match
       *[kind] per symbol
    }
    [rival] A rival { $sign ->
        [more] +
       *[less] −
    }{ $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[rivals] Rivals { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $amount ->
        [one] point
       *[other] points
    }
}
strip-wild = All symbols match

stat-hand = Cards to choose from
stat-hand-short = in hand
stat-recruits = Cards drawn, hidden
stat-recruits-short = { $count ->
    [one] recruit
   *[other] recruits
}
known-card = You know this animal: { $card }
starts = starts
starts-about = Start player: first in turn order
aim = Choose { $name }
aim-short = Choose
outcome-won = won the battle
outcome-won-short = won
outcome-lost = lost the battle
outcome-lost-short = lost
spot-hidden = hidden
spot-free = no animal yet
spot-secret = only you see this
abstains = abstains
strength = Strength { $strength }
deed-defend = Defend
deed-collect = Collect
deed-about-defend = Keep your Fighter and draw nothing.
deed-about-collect = Draw a card; your Fighter goes under the centre deck.
deeds = Abilities used
deed-left = not used
no-effect = No effect here.
target-label = { $name }’s { $role ->
    [leader] Leader
    [fighter] Fighter
   *[collector] Collector
}
lane = Current card

zone-alliance = Alliance
mat-centre = Centre deck
mat-draft = Keep one of { $count }, pass { $left } to the left
mat-draft-last = Keep one of 2; the other goes into the centre deck
mat-roles = One animal for each role, face down
mat-leadership = Leaders act in turn order
mat-leadership-choosing = Leaders revealed: choosing abilities
mat-battle = Fighters by strength: the highest wins, the lowest loses
mat-battle-turned = Reversed: the lowest wins, the highest loses
mat-tied = Equal strength: symbol value decides, then turn order
mat-collection = After the battle: Collectors draw or defend
mat-three = Choosing the final three
mat-scoring = Points so far; endgame abilities may change them
mat-passed = Passed on by you
mat-passed-to = to { $name }
mat-unseen = Still unseen: { $count } of 18
pass-to = cards go to
pass-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
leading-gone = no Leader
leading-chooses = choosing
line-won = wins
line-lost = loses
line-abstains = abstains
line-changed = { $printed } printed
animal-unseen = { $animal }, still unseen
animal-seen = { $animal }
hand-held = { $most ->
    [0] Your recruits: { $held }
    [4] Dealt to you: keep 1 of 4
   *[other] Passed to you: keep 1 of { $most }
}
keys-pick = choose a card, an ability, a rival; make the animal in focus Leader, Fighter, Collector
score-reason = { $card } { $count }

title-Draft = Keep one animal
line-Draft = { $count ->
    [2] The other card goes into the centre deck. Then you have three.
   *[other] It stays face down. The rest goes to { $names } on your left.
}
empty-Draft = Choose a card
more-Draft = Choose a card
ready-Draft = Keep %
wait-Draft = Waiting for { $names } to keep a card.

title-AssignRoles = Choose your Leader, then your Fighter
line-AssignRoles = The third animal is your Collector. All stay face down until everyone is ready.
empty-AssignRoles = Choose a Leader
more-AssignRoles = Choose a Fighter
ready-AssignRoles = Lay face down
wait-AssignRoles = Waiting for { $names } to assign roles.

title-ChooseAbility = { $card }: which ability?
line-ChooseAbility = { $role ->
    [collector] Your Collector uses one of its two abilities and gives up the other.
   *[leader] Your Leader uses one of its two abilities and gives up the other.
}{ $idle ->
    [first] {" "}The first has no effect here.
    [second] {" "}The second has no effect here.
    [both] {" "}Neither has an effect here.
   *[none] {""}
}
empty-ChooseAbility = Choose one
more-ChooseAbility = Choose one
ready-ChooseAbility = %
wait-ChooseAbility = Waiting for { $names } to choose an ability.

title-ChooseTarget = { $effect ->
    [tuck] Which Fighter do you tuck?
    [strengthen] Whose Fighter gets { $count } extra strength?
    [weaken] Whose Fighter loses { $count } strength?
    [abstain] Whose Fighter abstains?
    [swap] Whose Fighter do you swap for?
    [chase] { $role ->
        [leader] Whose Leader do you chase away?
        [fighter] Whose Fighter do you chase away?
       *[collector] Whose Collector do you chase away?
    }
   *[other] Which rival do you choose?
}
line-ChooseTarget = { $effect ->
    [tuck] Ability of your { $card }: the symbol still counts at the end, the strength doesn’t.
    [abstain] Ability of your { $card }: a Fighter that abstains neither wins nor loses.
    [swap] Ability of your { $card }: hidden Fighters stay hidden, but you see yours.
    [chase] Ability of your { $card }: that player draws a card, then the animal goes under the centre deck.
    [score] Ability of your { $card }: changes the points at the end.
   *[other] Ability of your { $card }, for this battle only.
}
empty-ChooseTarget = Choose a player
more-ChooseTarget = Choose a player
ready-ChooseTarget = Choose %
other-ChooseTarget = Skip
wait-ChooseTarget = { $names } is choosing a player.

title-UseOrDecline = { $effect ->
    [abstain] Should your Fighter abstain?
    [tuck] Tuck your Fighter under your Leader?
    [reverse] Reverse the battle?
   *[other] Use the ability of your { $card }?
}
line-UseOrDecline = { $effect ->
    [abstain] Ability of your { $card }: your Fighter then neither wins nor loses.
    [tuck] Ability of your { $card }: the symbol still counts, the strength doesn’t, and you can’t lose the animal.
    [reverse] Ability of your { $card }: the weakest Fighter wins, the strongest loses.
   *[other] This ability is optional.
}
go-UseOrDecline = { $effect ->
    [abstain] Abstain
    [tuck] Tuck Fighter
    [reverse] Reverse battle
   *[other] Use ability
}
other-UseOrDecline = Skip
wait-UseOrDecline = { $names } is deciding whether to use an ability.

title-TakeOne = { $count ->
    [one] Take this card
   *[other] Take one of these { $count } cards
}
line-TakeOne = It joins your alliance, hidden. The rest goes under the centre deck.
empty-TakeOne = Choose a card
more-TakeOne = Choose a card
ready-TakeOne = Take %
wait-TakeOne = { $names } is looking at cards from the centre deck.

title-WinnerDraws = You won the battle: draw a card?
line-WinnerDraws = It joins your alliance, hidden. More animals give you more choice at the end.
go-WinnerDraws = Draw a card
other-WinnerDraws = Don’t draw
wait-WinnerDraws = { $names } won the battle and may draw a card.

title-DefendOrCollect = You lost the battle with your { $card }
line-DefendOrCollect = Your Collector defends it, or collects a card and gives it up.
empty-DefendOrCollect = Choose one
more-DefendOrCollect = Choose one
ready-DefendOrCollect = %
wait-DefendOrCollect = { $names } lost the battle: defend or collect?

title-ChooseThree = Keep three animals
line-ChooseThree = Their strengths count, and all symbols of one kind if at least two match. Endgame abilities score only if you keep the animal.
empty-ChooseThree = Choose three
more-ChooseThree = %
ready-ChooseThree = Keep these three
wait-ChooseThree = Waiting for { $names } to choose the final three.

say-sum = Strengths %1 + symbols %2 = %3
say-sum-endgame = Endgame %

# What the lab counts

counted-drafted = Drafted
favourite-leader = Favourite leaders
counted-leader = As Leader
counted-fighter = As Fighter
counted-collector = As Collector
counted-final = In the final three
counted-alike = Three alike
counted-ability = Ability used

# The terminal: an animal in few words

brief = Strength { $strength }, { $symbol } { $value }. { $abilities }

beat-won-battle = { $tie ->
    [value] { $you ->
        [yes] You win the battle: { $cards }, strength { $strength }. A tie, decided by the symbol’s value.
       *[no] { $name } wins the battle: { $cards }, strength { $strength }. A tie, decided by the symbol’s value.
    }
    [order] { $you ->
        [yes] You win the battle: { $cards }, strength { $strength }. A tie, decided by turn order.
       *[no] { $name } wins the battle: { $cards }, strength { $strength }. A tie, decided by turn order.
    }
   *[none] { $you ->
        [yes] You win the battle: { $cards }, strength { $strength }.
       *[no] { $name } wins the battle: { $cards }, strength { $strength }.
    }
}
beat-lost-battle = { $tie ->
    [value] { $you ->
        [yes] You lose the battle: { $cards }, strength { $strength }. A tie, decided by the symbol’s value.
       *[no] { $name } loses the battle: { $cards }, strength { $strength }. A tie, decided by the symbol’s value.
    }
    [order] { $you ->
        [yes] You lose the battle: { $cards }, strength { $strength }. A tie, decided by turn order.
       *[no] { $name } loses the battle: { $cards }, strength { $strength }. A tie, decided by turn order.
    }
   *[none] { $you ->
        [yes] You lose the battle: { $cards }, strength { $strength }.
       *[no] { $name } loses the battle: { $cards }, strength { $strength }.
    }
}
beat-ability-used = { $seat ->
    [you] You use the ability of { $a }.
   *[other] { $seat } uses the ability of { $a }.
}
beat-fighter-revealed = { $seat ->
    [you] You fight with { $a }, strength { $strength }.
   *[other] { $seat } fights with { $a }, strength { $strength }.
}
tie-break-strengths = A tie with { $names }. The larger sum of strengths wins.
idle-collector = No effect as Collector.
idle-collector-short = No effect as Collector

hint-total = { $amount ->
    [one] at most 1 point in all
   *[other] at most { $amount } points in all
}
hint-expected = { $amount ->
    [one] about 1 point in all
   *[other] about { $amount } points in all
}
hint-beats = stronger than { $amount } of { $all } unseen animals
hint-idle = no effect
hint-battle = { $outcome ->
    [won] you’d win the battle
    [lost] you’d lose the battle
   *[neither] you’d neither win nor lose the battle
}
hint-standing = { $amount ->
    [one] { $name } shows 1 point
   *[other] { $name } shows { $amount } points
}
hint-points = { $amount ->
    [0] no points
    [one] { $signed } point
   *[other] { $signed } points
}
hint-best = the best choice by our estimate
hint-less = { $amount ->
    [one] about 1 point less than the best choice
   *[other] about { $amount } points less than the best choice
}
amount-with = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount = { $count ->
    [one] 1 point
   *[other] { $count } points
}
