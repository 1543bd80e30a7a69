# What Wild Realms Alliance says.
# Events know $seat (a name, or "none"), $cards (their names, or how many) and $number.

game-title = Wild Realms Alliance
game-summary = Draft three animals in secret, give each a role, and end with the strongest alliance.
game-players = 3 or 4 players
game-minutes = 7 to 10 minutes

option-collector_abilities = Who activates a Collector’s ability: the loser of the battle alone, or everyone whose Collector collects
option-collector_abilities-loser = the loser of the battle alone
option-collector_abilities-everyone = everyone whose Collector collects

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
    [rival] the Fighter of a rival you choose
   *[rivals] every rival’s Fighter
} { $sign ->
    [more] gets { $amount } more strength
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
    [yes] As Leader: you may turn the battle around. The weakest Fighter wins, the strongest loses. Turned around twice is as before.
   *[no] As Leader: the battle is turned around. The weakest Fighter wins, the strongest loses. Turned around twice is as before.
}
ability-tuck = { $phase ->
    [leadership] Before the battle (as Collector: after it),
    [battle] As Leader: when the Fighters are revealed,
   *[collection] After the battle,
} { $target ->
    [mine] { $may ->
        [yes] you may tuck your Fighter under your Leader: its symbol still counts, its strength does not, and it cannot be lost.
       *[no] tuck your Fighter under your Leader: its symbol still counts, its strength does not, and it cannot be lost.
    }
    [rival] { $may ->
        [yes] you may choose a rival’s Fighter: it is tucked under its own Leader. Its symbol still counts, its strength does not.
       *[no] choose a rival’s Fighter: it is tucked under its own Leader. Its symbol still counts, its strength does not.
    }
   *[any] { $may ->
        [yes] you may choose any Fighter, yours too: it is tucked under its own Leader. Its symbol still counts, its strength does not.
       *[no] choose any Fighter, yours too: it is tucked under its own Leader. Its symbol still counts, its strength does not.
    }
}
ability-swap = { $phase ->
    [leadership] Before the battle (as Collector: after it),
   *[collection] After the battle,
} { $may ->
    [yes] you may swap your Fighter for that of a rival you choose.
   *[no] swap your Fighter for that of a rival you choose.
}
ability-chase = { $phase ->
    [leadership] Before the battle (as Collector: after it),
   *[collection] After the battle,
} { $may ->
    [yes] you may chase away
   *[no] chase away
} { $role ->
    [leader] the Leader of a rival you choose: they draw a card, then their Leader goes under the centre deck.
    [fighter] the Fighter of a rival you choose: they draw a card, then their Fighter goes under the centre deck.
   *[collector] the Collector of a rival you choose: they draw a card, then their Collector goes under the centre deck.
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
} of the centre deck. Take one into your alliance; the rest goes under the deck as it lay.
ability-both = As Leader: if you lose the battle, your Collector defends your Fighter and collects a card as well.
ability-score = Endgame: { $target ->
    [mine] you { $sign ->
        [more] get
       *[less] lose
    }
    [rival] a rival you choose { $sign ->
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
zone-joined = Recruits that joined

# Questions

ask-Draft = Which animal do you keep?
help-Draft = You keep one card, face down and hidden, and pass the rest to your left. Three times: one of four, one of three, one of two; the last card left over goes into the centre deck. Strong animals fight well, weak ones often have better symbols and abilities. Type ? and the name of an animal to read what it does.

ask-AssignRoles = Who leads, and who fights?
help-AssignRoles = Name your Leader first, then your Fighter; the third animal is your Collector. Your Leader’s ability acts. Your Fighter’s strength decides the battle. Your Collector draws a card, or defends your Fighter if you lose; its endgame ability scores if you keep it to the end.

ask-ChooseAbility = Which of its two abilities does your animal use?
help-ChooseAbility = “first” is the ability that stands first on the card. You use one, the other is given up. Type ? and the animal’s name to read both.

ask-ChooseTarget = Whom do you choose?
help-ChooseTarget = Your animal’s ability acts on the player you name by seat. Type ? and the animal’s name to read what it does.

ask-UseOrDecline = Use your ability, or not?
help-UseOrDecline = This ability is an offer: you may let it be. Type ? and the animal’s name to read what it does.

ask-TakeOne = Which of these cards do you take?
help-TakeOne = The card you take joins your alliance and stays hidden for now. The others go to the bottom of the centre deck.

ask-WinnerDraws = You won the battle: draw a card?
help-WinnerDraws = It joins your alliance and stays hidden until everybody has chosen the final three. More animals give you more to choose from.

ask-DefendOrCollect = You lost the battle: defend your Fighter, or collect?
help-DefendOrCollect = If your Collector defends, you keep your Fighter and draw nothing. If it collects, you draw a card and your Fighter goes to the bottom of the centre deck.

ask-ChooseThree = Which three animals do you keep?
help-ChooseThree = These three are your alliance: their strengths count, and the values of all symbols of one kind if at least two match. Your Leader and your Collector score their endgame abilities only if you keep them, and an animal tucked under your Leader leaves with it.

# What happened

event-put-up = Put up: { $cards }.
event-shuffled = A pile of { $number } is shuffled.
event-dealt = { $seat } is dealt { $cards }.
event-start-drawn = { $seat } is the start player.
event-kept = { $seat } keeps { $cards }.
event-passed = { $seat } passes { $cards } to the left.
event-put-back = { $seat } puts { $cards } into the centre deck.
event-assigned = { $seat } lays { $cards } face down.
event-leader-revealed = { $seat } reveals the Leader: { $cards }.
event-ability-chosen = { $seat } chooses the { $number ->
    [one] first
   *[other] second
} ability of { $cards }.
event-ability-used = { $seat } uses an ability of { $cards }.
event-nothing-happened = There is nothing { $cards } could act on.
event-declined = { $seat } leaves it at that.
event-battle-began = The battle
event-fighter-revealed = { $seat } reveals the Fighter: { $cards }.
event-strengthened = { $seat }: the Fighter gets { $number } more strength for this battle.
event-weakened = { $seat }: the Fighter loses { $number } strength for this battle.
event-abstained = { $seat }: the Fighter abstains.
event-turned-around = { $seat } turns the battle around: the weakest wins, the strongest loses.
event-tucked = { $seat }: { $cards } is tucked under the Leader.
event-swapped = { $seat } gets { $cards } as Fighter.
event-chased-away = { $seat } loses { $cards } to the centre deck.
event-drawn = { $seat } draws { $cards }.
event-looked-at = { $seat } looks at { $cards }.
event-took = { $seat } takes { $cards }.
event-went-under = { $seat } puts { $cards } under the centre deck.
event-won-battle = { $seat } wins the battle with { $cards }.
event-lost-battle = { $seat } loses the battle with { $cards }.
event-collection-began = The collection
event-collector-revealed = { $seat } reveals the Collector: { $cards }.
event-defended = { $seat } defends { $cards }.
event-did-both = { $seat } defends { $cards } and collects as well.
event-lost-fighter = { $seat } puts { $cards } under the centre deck.
event-discarded = { $seat } discards { $cards }.
event-joined = { $seat } keeps { $cards }, drawn before.
event-scoring-began = The scoring
event-endgame-gained = { $seat } gets { $number ->
    [one] 1 endgame point
   *[other] { $number } endgame points
}.
event-endgame-lost = { $seat } loses { $number ->
    [one] 1 endgame point
   *[other] { $number } endgame points
}.

# The end

score-strengths = Strengths
score-symbols = Matching symbols
score-endgame = Endgame abilities

# What else there is to know

fact-start = Start player (seat)

# Why a move is refused

refusal-leader-first = Name your Leader first, then your Fighter.
refusal-leader-named = Your Leader is named already: now name your Fighter, or take your answer back.
refusal-leads-already = { $card } leads already: let another animal fight.
refusal-not-kept = You have not drafted { $card }.
refusal-first-or-second = Say which ability you mean: “use first” or “use second”.
refusal-use-or-decline = “{ $move }” is not the question here: say “use” or “decline”.
refusal-no-target = “{ $move }” is not possible: your ability cannot act on that player.
refusal-not-looked-at = { $card } is not among the cards you look at.
refusal-not-in-alliance = { $card } is not in your alliance.

# The rules, as the game’s page tells them. A number in the name is the clause it tells.

rules-goal-title = The goal
rules-goal = End the game with the strongest alliance of three animals.

rules-table-title = What lies on the table
rules-WRA-01 = Eighteen animals, each of them once. Every card shows a strength and a symbol, and says what the animal can do:
rules-strength = Strength, top left
rules-strength-about = It decides the battle, and at the end it is points.
rules-symbol = Symbol with a value, top right
rules-symbol-about = A triangle, a circle or a flower. At the end the values of matching symbols are points. A wild symbol matches any.
rules-ability = One ability or two
rules-ability-about = Where there are two, you use one of them and give the other up. Only your Leader and your Collector use theirs: the Fighter brings strength, and a recruit its strength and its symbol.
rules-players-title = How many play
rules-WRA-02 = Three or four people play.
rules-WRA-03 = Shuffle the eighteen animals and deal four to each player. The rest is the centre deck, face down: six cards with three players, two with four. A start player is drawn at random.

rules-phases-title = How a game goes
rules-WRA-19 = A game goes through its phases once, and everybody goes through them together: draft, roles, leadership, battle, collection (the rulebook also calls it support), scoring. Your alliance is revealed from left to right.
rules-draft-title = Draft
rules-WRA-04 = All at once, keep one of your four cards, face down and hidden, and pass the rest to the left. Keep one of the three you receive, pass two, and keep one of those two.
rules-WRA-05 = The last card left over goes to the centre, unseen. Then the centre is shuffled into a new deck: nine cards with three players, six with four.
rules-roles-title = Roles
rules-WRA-06 = Secretly give each of your three animals a role and lay them face down in a row: the Leader on the left, the Fighter in the middle, the Collector on the right.
rules-leader = Leader
rules-leader-about = acts with an ability
rules-fighter = Fighter
rules-fighter-about = goes into the battle
rules-collector = Collector
rules-collector-about = draws a card, or defends the Fighter
rules-leadership-title = Leadership
rules-WRA-07 = All Leaders are revealed at once. Who has a choice of two abilities says which one it is, all at the same time. Then the abilities act in turn order, clockwise from the start player. What belongs to the battle, the collection or the end waits until then. If there is nothing to act on, nothing happens. A Leader that is chased away before its turn still acts in this phase; what it would have done in a later one is gone with it.
rules-battle-title = Battle
rules-WRA-08 = All Fighters are revealed at once. The highest strength wins the battle, the lowest loses it. Abilities may change a strength for the battle, or take a Fighter out of it. Of equals, the higher symbol value wins, then whoever comes first in turn order; and the lower value loses, then whoever comes last. If an ability turns the battle around, the lowest strength wins and the highest loses; of equals, the higher symbol value still wins. Turned around twice is as before.
rules-WRA-09 = The winner may draw a card from the centre deck. Whatever you draw stays your secret until all have chosen their final three.
rules-WRA-10 = The loser must give up the Fighter, unless the Collector defends it. For everybody else nothing changes.
rules-collection-title = Collection
rules-WRA-12 = All Collectors are revealed at once. First the loser decides: defend, or collect. Who collects draws a card, and then the Fighter goes to the bottom of the centre deck.
rules-WRA-11 = Any animal can defend. Who defends keeps the Fighter and draws nothing: a Collector does one or the other, unless the Leader lets it do both.
rules-WRA-13 = Then all others collect one card each, in turn order from the winner on. If nobody won, the start player begins; an empty deck gives nothing.
rules-WRA-14 = Then the loser’s Collector uses its ability, one of two where there are two. What a Leader does before the battle, a Collector does now; what belongs to the battle comes too late and does nothing; what belongs to the end waits for the scoring.
rules-WRA-15 = All at once, choose three of your animals. They are your alliance; the rest is discarded. Who has fewer than three keeps what there is.
rules-scoring-title = Scoring
rules-scoring = Your three animals are counted: their strengths, their matching symbols, and their endgame abilities.
rules-scoring-more = How exactly

rules-words-title = Five words on the cards
rules-abstain = Abstain
rules-WRA-K1 = Take no part. A Fighter that abstains neither wins nor loses. If only one is left in the battle, it wins and nobody loses.
rules-collect = Collect, gather
rules-WRA-K2 = Draw a card from the centre deck into your alliance. Every Collector can.
rules-tuck = Tuck
rules-WRA-K3 = Put a Fighter under its Leader so that only the symbol shows: its strength no longer counts, its symbol does. It takes no part in the battle any more and cannot be lost. It is none of the three, and leaves if its Leader leaves. Everybody may see which animal it is, even if it was face down.
rules-wild = Wild
rules-WRA-K4 = Matches anything: a wild symbol counts as whichever symbol helps you most.
rules-endgame = Endgame
rules-WRA-K5 = Acts in the scoring, and only there.

rules-animals-title = The eighteen animals
rules-animals = Sorted by strength. These are our own figures and abilities; more about that below.

rules-score-title = The score
rules-WRA-16 = You score the printed strengths of your three animals, the values of all symbols of one kind if there are two or more of it, and the endgame abilities of your Leader and your Collector. A wild symbol joins the kind that scores most. What was added or taken in the battle does not count here.
rules-WRA-17 = A Leader or a Collector that you did not keep brings nothing: its ability is over, and no other animal’s takes its place. Whoever led with the wolf and keeps a sheep drawn later instead has the ability of neither.
rules-WRA-18 = The largest total wins. If it is a tie, the larger sum of strengths wins; who is still tied shares the place.
rules-example-title = Example: { $points ->
    [one] 1 point
   *[other] { $points } points
}
rules-example = Cleo led with the swan and collected with the sheep. She drew the crane and keeps these three.
rules-example-strengths = Strengths: { $sum }
rules-example-symbols = Two flowers and a wild symbol: { $sum }
rules-example-leader = The swan led: { $amount } for each of { $count } matching symbols
rules-example-collector = The sheep collected: { $amount } for each weak animal, here { $count }
rules-example-total = Together
rules-example-other = Without the swan only the sheep’s flower and the wild symbol would match, and the swan’s ability would be gone.

rules-readings-title = Two ways to play Collectors
rules-readings = The rulebook says two things about the abilities of Collectors that act at once. You choose when you make a table.
rules-readings-loser-title = Only the loser (as we usually play)
rules-readings-loser = The order of the collection phase names nobody but the loser of the battle. So losing has its consolation, even for a Collector that defended.
rules-readings-everyone-title = Everyone
rules-readings-everyone = The description of the roles says that a Collector either defends, or triggers its ability and recruits. So everyone whose Collector collects uses its ability, from the winner on, the loser last. A loser whose Leader lets the Collector do both is one of them.
rules-readings-end = Endgame abilities score either way, for everybody who kept the animal.

# Where the figures of the deck come from, by the groups of the deck file

deck-animals = All of it. The rulebook names two animals, the wolf and the sheep, and prints none of the cards.
rules-WRA-D1 = Strengths, symbols and abilities of the eighteen animals are our own, made of the rulebook’s words. If you own the printed game, you can type in its cards and play with them.
deck-own-title = Your own printed cards
deck-own-1 = Copy our deck file from below into a file of your own, and type in what your eighteen cards say: name, strength, symbol, value, and one ability or two. Set the provenance to “published”. Animals that we have not drawn show a paw print.
deck-own-2 = An ability is said in a few words: what it does, when, to whom, how much. The head of the file lists them all. Where a printed ability cannot be said in them, write “none”.
deck-own-3 = Make a table and paste your file under “A deck of your own”. Everybody at that table plays with it.
deck-own-make = Make a table
deck-file = Our deck file
deck-symbols = Which symbols there are, with their values

# The guided first game
# Lessons know $seat (a name), $cards (their names), $kind (the first card’s name in files, like wolf, to choose an article
# by), $number, and the other players’ names as $seat1 and $seat2.

guide-Draft-4-title = Keep one of four
guide-Draft-4 = You will need three animals. Their strengths, top left, count at the end. Their symbols, top right, count only if two or more match. Keep one card; the others go to { $seat1 } on your left, and { $seat2 } passes you three.
guide-Draft-4-why = A middling strength, a flower, and two abilities to choose from. One takes 3 points from a rival at the very end, when nobody can answer.

guide-Draft-3-title = Strength, or a symbol?
guide-Draft-3 = The wolf would bring you 8 strength. The sheep has only 2, but its flower matches your goose’s: then 6 and 2 both count.
guide-Draft-3-why = 2 strength and two matching flowers worth 8 make 10. The wolf’s symbol matches nothing you have, so it would bring 8.

guide-Draft-2-title = Nothing matches: look at the abilities
guide-Draft-2 = Raven and hare are equally strong, and neither a circle nor a triangle goes with your flowers. The card you leave goes into the centre deck.
guide-Draft-2-why = The raven can look at three cards and take one of them. Perhaps it finds you a third flower.

guide-AssignRoles-title = Who does what?
guide-AssignRoles = Your Leader acts. Your Fighter goes into the battle: the strongest wins a card, the weakest is lost unless your Collector defends it. And then, a small consolation, the loser’s Collector uses its ability.
guide-AssignRoles-why = Your three will hardly win a battle, so lose it on purpose. The raven defends the sheep and may look at three cards, while the others draw blindly.

guide-ChooseAbility-goose-title = Your Leader’s ability
guide-ChooseAbility-goose = All Leaders are open now. { $seat1 } leads with the lynx, which can weaken a Fighter, and { $seat2 } with the crane, which draws a card. Your goose either takes 3 points from a rival at the end, or brings you 1 for each different symbol you have.
guide-ChooseAbility-goose-why = You collect flowers, so you will hardly have different symbols. 3 points less for the best of the others is more.

guide-DefendOrCollect-title = You have lost the battle
guide-DefendOrCollect = The lynx took 4 from { $seat2 }’s boar, 7, so { $seat1 }’s fox, 5, won; a changed strength counts in the battle only. Your sheep, 2, lost. Your raven can defend it: you keep the sheep and draw nothing. Or it collects: you draw a card, and the sheep goes under the deck.
guide-DefendOrCollect-why = The sheep’s flower matches your goose’s: 10 points that you would lose. And your raven still has its ability.

guide-TakeOne-title = The loser’s consolation
guide-TakeOne = The others have collected a card each. Your raven shows you three, and only you see them. The horse is strong. But count what a card adds to your goose and your sheep: its strength, and its symbol if it is a flower.
guide-TakeOne-why = The stag adds 7 strength and a third flower worth 2. That is one more than the horse’s 8.

guide-ChooseThree-title = Your final three
guide-ChooseThree = Everybody chooses three animals now and discards the rest. A Leader’s ability stays yours only if you keep the Leader: without the goose nobody loses 3 points.
guide-ChooseThree-why = Strengths 6, 2 and 7 make 15, flowers 2, 6 and 2 make 10: 25 points. With the raven instead of the stag it would be 21.

guide-ChooseTarget-goose-title = The goose bites
guide-ChooseTarget-goose = All alliances are open, and you can count. { $seat1 }: strengths 6, 4 and 5, flowers 5 and 2, 22 points. { $seat2 }: strengths 7, 5 and 4, a circle 6 and a wild symbol 4 that matches it, 26 points. You have 25.
guide-ChooseTarget-goose-why = { $seat2 } is ahead of you. 3 points less, and you are first.

guide-draft-title = { $number ->
    [2] Keep one of two
    [3] Keep one of three
   *[4] Keep one of four
}
guide-draft-first = Strengths always count at the end. Symbols count only if two or more of your final three match.
guide-draft-match = You have: { $cards }. What goes with that? A strong animal is good on its own, a symbol needs another of its kind.
guide-why-match = { $cards }: its symbol matches, and your matching symbols would be worth { $number }.
guide-why-strong = { $cards }: strength { $number }, and nobody here is stronger. That counts in every alliance.
guide-why-promising = { $cards }: not the strongest, but its symbol or its ability may bring you more.

guide-roles-title = Who does what?
guide-fighter = { $cards } fights, with strength { $number }. The strongest Fighter wins a card, the weakest is lost unless the Collector defends it.
guide-collector = { $cards } collects: draws a card, or defends your Fighter if you lose.

guide-ability-title = { $cards }: which ability?
guide-ability = You use one and give up the other.
guide-target-title = { $cards }: whom do you choose?
guide-offer-title = { $cards }: do you want to?

guide-effect-none = { $cards }: no ability would help you more here.
guide-effect-strengthen = { $cards }: strength decides the battle. Who wins may draw a card, who loses may lose the Fighter.
guide-effect-abstain = { $cards }: a Fighter that abstains neither wins nor loses, and so nothing happens to it.
guide-effect-reverse = { $cards }: if the weakest Fighter wins, yours has a good chance.
guide-effect-tuck = { $cards }: a tucked Fighter is out of the battle. Its strength is gone, its symbol counts.
guide-effect-swap = { $cards }: you get another Fighter, and somebody else has to see what to do with yours.
guide-effect-chase = { $cards }: a rival loses an animal that was meant for something, and gets any card for it.
guide-effect-gather = { $cards }: one more animal to choose your final three from.
guide-effect-sift = { $cards }: you choose between several cards, where others draw blindly.
guide-effect-both = { $cards }: if you lose the battle, you keep your Fighter and draw a card all the same.
guide-effect-score = { $cards }: this counts at the end, as long as you keep the animal.
guide-effect-wild = { $cards }: at the end all your symbols match, as long as you keep the animal.

guide-why-use = You stand better with it than without.
guide-why-decline = You stand better if everything stays as it is.
guide-why-me = Your own Fighter: under your Leader its symbol is worth more to you than its strength.
guide-why-battle = { $seat }: this does most for you in the battle.
guide-why-better = { $seat }: of all Fighters you can get, { $cards } does most for your alliance.
guide-why-unknown = { $seat } shows least so far, so the Fighter may well be a strong one.
guide-why-ahead = { $seat } stands best, with { $number ->
    [one] 1 point
   *[other] { $number } points
} so far.
guide-why-last = { $seat } can do least with it.
guide-why-threat = { $seat } looks strongest, by what lies open.

guide-won-title = You have won the battle
guide-won = You may draw a card from the centre deck. It stays your secret until all have chosen their final three.
guide-why-draw = One more animal to choose from can only help.

guide-lost-title = You have lost the battle
guide-lost = If your Collector defends, you keep your Fighter and draw nothing. If it collects, you draw a card, and your Fighter goes under the centre deck: { $cards }.
guide-lost-acts = Either way your Collector uses its ability afterwards, if it has one that acts now.
guide-why-defend = { $cards }: with it your best three are worth { $number }. A card you do not know will seldom bring more.
guide-why-collect = { $cards }: this Fighter brings you little. A new card promises more.

guide-take-title = Choose a card
guide-take = Only you see these cards. The one you take joins your alliance, the others go under the centre deck.
guide-why-take = { $cards }: with it your best three are worth { $number }.
guide-why-least = { $cards }: your three are better than anything here, and none of these changes that.

guide-three-title = Your final three
guide-three = Their strengths count, and the values of matching symbols. The rest is discarded.
guide-stays = You keep it, so its endgame ability will score: { $cards }.
guide-leaves = You give it up, and its endgame ability with it: { $cards }.
guide-why-three = { $cards }: together they are worth { $number }.

guide-end-won = You have won, with { $number ->
    [one] 1 point
   *[other] { $number } points
}
guide-end-lost = { $number ->
    [one] 1 point
   *[other] { $number } points
} in your first game
guide-end-strengths = Strengths of your three, { $cards }: { $number }.
guide-end-symbols = Values of your matching symbols: { $number }.
guide-end-endgame = Endgame abilities, yours and those of others: { $number }.
guide-end-rival = The best of the others is { $seat }, with { $number }.

# What moves do, as buttons say it. Moves know the players’ names as $seat0, $seat1, ...

move-keep = Keep
move-lead = Leader
move-fight = Fighter
move-take = Take
move-use = Use it
move-use-first = The first ability
move-use-second = The second ability
move-target-0 = { $seat0 }
move-target-1 = { $seat1 }
move-target-2 = { $seat2 }
move-target-3 = { $seat3 }
move-decline = Leave it
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
role-about-leader = Its ability acts, the others watch.
role-about-fighter = Its strength decides the battle.
role-about-collector = Draws a card, or defends your Fighter.

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
   *[rival] A rival abstains
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
        [once] points
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
stat-recruits = Cards drawn into the alliance, hidden
stat-recruits-short = { $count ->
    [one] recruit
   *[other] recruits
}
known-card = You know that this animal is here: { $card }
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
spot-secret = only you see it
abstains = abstains
strength = Strength { $strength }
deed-defend = Defend
deed-collect = Collect
deed-about-defend = Keep your Fighter and draw nothing.
deed-about-collect = Draw a card; your Fighter goes under the centre deck.
deeds = What abilities did
deed-left = left
no-effect = No effect here.
target-label = { $name }’s { $role ->
    [leader] Leader
    [fighter] Fighter
   *[collector] Collector
}
lane = What your question is about

zone-alliance = The three animals
mat-centre = Centre deck
mat-draft = Keep one of { $count }, pass { $left } to the left
mat-draft-last = Keep one of 2, the other goes into the centre deck
mat-roles = One animal for each role, face down
mat-leadership = Leaders act in turn order
mat-leadership-choosing = Leaders are revealed: which ability do they use?
mat-battle = Fighters by strength: the highest wins, the lowest loses
mat-battle-turned = Turned around: the lowest wins, the highest loses
mat-tied = Equally strong: the symbol’s value decides, then turn order
mat-collection = The battle is decided; Collectors draw or defend
mat-three = All have drawn: three animals stay
mat-scoring = Points so far; endgame abilities may still change them
mat-passed = You passed on
mat-passed-to = to { $name }
mat-unseen = Hidden from you: { $count } of 18
pass-to = passes to
pass-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
leading-gone = no Leader
leading-chooses = chooses
line-won = wins
line-lost = loses
line-abstains = abstains
line-changed = { $printed } printed
animal-unseen = { $animal }, hidden from you
animal-seen = { $animal }
hand-held = { $most ->
    [0] Your recruits: { $held }
    [4] Dealt to you: keep 1 of 4
   *[other] Passed to you: keep 1 of { $most }
}
keys-pick = pick a card, an ability, a rival; the animal in focus leads, fights, collects
score-reason = { $card } { $count }

title-Draft = Keep one animal
line-Draft = { $count ->
    [2] The other one goes into the centre deck. Then you have three.
   *[other] It lies before you, hidden. The rest goes to { $names }, on your left.
}
empty-Draft = Choose a card
more-Draft = Choose a card
ready-Draft = Keep: %
wait-Draft = Still keeping a card: { $names }.

title-AssignRoles = First your Leader, then your Fighter
line-AssignRoles = Choose them in that order; the third animal is your Collector. All stay hidden until everybody is ready.
empty-AssignRoles = Choose your Leader
more-AssignRoles = Choose your Fighter
ready-AssignRoles = Lay them face down
wait-AssignRoles = Still assigning roles: { $names }.

title-ChooseAbility = { $card }: which ability?
line-ChooseAbility = { $role ->
    [collector] Your Collector uses one of its two abilities, the other is given up.
   *[leader] Your Leader uses one of its two abilities, the other is given up.
}{ $idle ->
    [first] {" "}The first has no effect here.
    [second] {" "}The second has no effect here.
    [both] {" "}Neither has an effect here.
   *[none] {""}
}
empty-ChooseAbility = Choose an ability
more-ChooseAbility = Choose an ability
ready-ChooseAbility = %
wait-ChooseAbility = Still choosing an ability: { $names }.

title-ChooseTarget = { $effect ->
    [tuck] Which Fighter is tucked under its Leader?
    [strengthen] Whose Fighter gets { $count } more strength?
    [weaken] Whose Fighter loses { $count } strength?
    [abstain] Whose Fighter abstains?
    [swap] With whom do you swap Fighters?
    [chase] { $role ->
        [leader] Whose Leader do you chase away?
        [fighter] Whose Fighter do you chase away?
       *[collector] Whose Collector do you chase away?
    }
   *[other] Which rival do you choose?
}
line-ChooseTarget = { $effect ->
    [tuck] Your { $card } acts. The symbol still counts at the end, the strength does not.
    [abstain] Your { $card } acts. Who abstains neither wins nor loses.
    [swap] Your { $card } acts. Hidden Fighters stay hidden, but you see yours.
    [chase] Your { $card } acts. They draw a card, then the animal goes under the centre deck.
    [score] Your { $card } acts. It changes the points at the end.
   *[other] Your { $card } acts, for this battle only.
}
empty-ChooseTarget = Choose a player
more-ChooseTarget = Choose a player
ready-ChooseTarget = Choose: %
other-ChooseTarget = Leave it
wait-ChooseTarget = { $names } chooses a player.

title-UseOrDecline = { $effect ->
    [abstain] Shall your Fighter abstain?
    [tuck] Tuck your Fighter under your Leader?
    [reverse] Turn the battle around?
   *[other] Use the ability of your { $card }?
}
line-UseOrDecline = { $effect ->
    [abstain] Your { $card } offers it: then your Fighter neither wins nor loses.
    [tuck] Your { $card } offers it: the symbol still counts, the strength does not, and it cannot be lost.
    [reverse] Your { $card } offers it: the weakest Fighter wins, the strongest loses.
   *[other] It is an offer: you may leave it.
}
go-UseOrDecline = { $effect ->
    [abstain] Abstain
    [tuck] Tuck it
    [reverse] Turn it around
   *[other] Use it
}
other-UseOrDecline = Leave it
wait-UseOrDecline = { $names } decides whether to use an ability.

title-TakeOne = { $count ->
    [one] Take this card
   *[other] Take one of these { $count } cards
}
line-TakeOne = It joins your alliance, hidden. The rest goes under the centre deck.
empty-TakeOne = Choose a card
more-TakeOne = Choose a card
ready-TakeOne = Take: %
wait-TakeOne = { $names } looks at cards of the centre deck.

title-WinnerDraws = You won the battle: draw a card?
line-WinnerDraws = It joins your alliance, hidden. More animals give you more to choose from in the end.
go-WinnerDraws = Draw a card
other-WinnerDraws = No, thanks
wait-WinnerDraws = { $names } won the battle and may draw a card.

title-DefendOrCollect = You lost the battle with your { $card }
line-DefendOrCollect = Your Collector defends it, or collects a card and lets it go.
empty-DefendOrCollect = Defend or collect?
more-DefendOrCollect = Defend or collect?
ready-DefendOrCollect = %
wait-DefendOrCollect = { $names } lost the battle: defend, or collect?

title-ChooseThree = Keep three animals
line-ChooseThree = Their strengths count, and all symbols of one kind if two or more match. Endgame abilities need their Leader or Collector.
empty-ChooseThree = Choose three animals
more-ChooseThree = %
ready-ChooseThree = Keep these three
wait-ChooseThree = Still choosing three animals: { $names }.

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

beat-leader-revealed = { $you ->
    [yes] Your Leader: { $cards }.
   *[no] { $name }’s Leader: { $cards }.
}
beat-ability-used = { $you ->
    [yes] Your { $cards } acts.
   *[no] { $name }: { $cards } acts.
}
beat-nothing-happened = { $you ->
    [yes] Your { $cards } has nothing to act on.
   *[no] { $name }: { $cards } has nothing to act on.
}
beat-declined = { $you ->
    [yes] You decline.
   *[no] { $name } declines.
}
beat-fighter-revealed = { $you ->
    [yes] Your Fighter: { $cards }.
   *[no] { $name }’s Fighter: { $cards }.
}
beat-strengthened = { $you ->
    [yes] Your Fighter: +{ $number } strength.
   *[no] { $name }’s Fighter: +{ $number } strength.
}
beat-weakened = { $you ->
    [yes] Your Fighter: −{ $number } strength.
   *[no] { $name }’s Fighter: −{ $number } strength.
}
beat-abstained = { $you ->
    [yes] Your Fighter sits this battle out.
   *[no] { $name }’s Fighter sits this battle out.
}
beat-turned-around = { $you ->
    [yes] You turn the battle around: the weakest wins.
   *[no] { $name } turns the battle around: the weakest wins.
}
beat-tucked = { $you ->
    [yes] Tucked under your Leader: { $cards }.
   *[no] Tucked under { $name }’s Leader: { $cards }.
}
beat-swapped = { $you ->
    [yes] Swapped: your Fighter is now { $cards }.
   *[no] Swapped: { $name }’s Fighter is now { $cards }.
}
beat-chased-away = { $you ->
    [yes] You lose { $cards }.
   *[no] { $name } loses { $cards }.
}
beat-collector-revealed = { $you ->
    [yes] Your Collector: { $cards }.
   *[no] { $name }’s Collector: { $cards }.
}
beat-defended = { $you ->
    [yes] You defend and keep { $cards }.
   *[no] { $name } defends and keeps { $cards }.
}
beat-did-both = { $you ->
    [yes] You keep { $cards } and collect as well.
   *[no] { $name } keeps { $cards } and collects as well.
}
beat-lost-fighter = { $you ->
    [yes] Your { $cards } goes under the centre deck.
   *[no] { $name }’s { $cards } goes under the centre deck.
}
beat-endgame-gained = { $you ->
    [yes] You score { $number } more at the end.
   *[no] { $name } scores { $number } more at the end.
}
beat-endgame-lost = { $you ->
    [yes] You score { $number } less at the end.
   *[no] { $name } scores { $number } less at the end.
}
beat-drawn = { $number ->
    [one] { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
   *[other] { $you ->
        [yes] You draw { $number } cards.
       *[no] { $name } draws { $number } cards.
    }
}
beat-looked-at = { $number ->
    [one] { $you ->
        [yes] You look at a card.
       *[no] { $name } looks at a card.
    }
   *[other] { $you ->
        [yes] You look at { $number } cards.
       *[no] { $name } looks at { $number } cards.
    }
}
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
tie-break-strengths = A tie with { $name }. The higher total strength wins.
idle-collector = No effect as Collector.
idle-collector-short = No effect as Collector
