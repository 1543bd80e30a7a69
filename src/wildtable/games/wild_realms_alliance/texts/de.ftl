# Was Wild Realms Alliance sagt. Eine gedruckte deutsche Anleitung gibt es nicht; die Wörter sind unsere, der Ton ist „du“.
#
# alliance            Allianz                                  recruit            Rekrut
# Leader              Anführer                                 role               Rolle
# Fighter             Kämpfer                                  battle             Kampf
# Collector           Sammler                                  centre deck        Mittelstapel
# strength            Stärke                                   ability            Fähigkeit
# symbol, value       Symbol (Dreieck, Kreis, Blume), Wert     wild symbol        Jokersymbol, kurz Joker
# to match            zusammenpassen                           kind of symbol     Sorte
# to abstain          sich enthalten                           to tuck            unter den Anführer schieben
# to collect, gather  sammeln, einsammeln                      to defend          verteidigen
# to chase away       verjagen                                 to swap            tauschen
# endgame             Spielende                                scoring            Wertung
# start player        wer beginnt                              turn order         Reihenfolge
# rival               gegnerisch, jemand anderes               to reveal          aufdecken
# phases              Draft, Rollen, Führung, Kampf, Sammeln, Wertung; draft und draften sind unter Spielern üblich
# wolf Wolf, sheep Schaf, fox Fuchs, hare Hase, boar Wildschwein, stag Hirsch, raven Rabe, hedgehog Igel, badger Dachs,
# lynx Luchs, swan Schwan, toad Kröte, crane Kranich, beaver Biber, horse Pferd, goose Gans, otter Otter, mouse Maus
#
# Ereignisse kennen $seat (einen Namen, "you" für die lesende Person oder "none"), $cards (Namen, oder wie viele), $a und
# $the (dasselbe mit Artikel, im Akkusativ und am Satzanfang) und $number. Der Hauptknopf (empty-, more-, ready-, go-,
# other-) hat höchstens 16 Zeichen außer dem Namen der Karte.

game-title = Wild Realms Alliance
game-summary = Drafte heimlich drei Tiere, gib jedem eine Rolle und beende das Spiel mit der stärksten Allianz.
game-players = 3 oder 4 Personen
game-minutes = 7 bis 10 Minuten

option-collector_abilities = Wer nutzt die Fähigkeit des Sammlers?
option-collector_abilities-loser = nur wer den Kampf verloren hat
option-collector_abilities-everyone = alle, deren Sammler sammelt

# Karten

card-wolf = Wolf
card-sheep = Schaf
card-fox = Fuchs
card-hare = Hase
card-boar = Wildschwein
card-stag = Hirsch
card-raven = Rabe
card-hedgehog = Igel
card-badger = Dachs
card-lynx = Luchs
card-swan = Schwan
card-toad = Kröte
card-crane = Kranich
card-beaver = Biber
card-horse = Pferd
card-goose = Gans
card-otter = Otter
card-mouse = Maus
a-wolf = den Wolf
a-sheep = das Schaf
a-fox = den Fuchs
a-hare = den Hasen
a-boar = das Wildschwein
a-stag = den Hirsch
a-raven = den Raben
a-hedgehog = den Igel
a-badger = den Dachs
a-lynx = den Luchs
a-swan = den Schwan
a-toad = die Kröte
a-crane = den Kranich
a-beaver = den Biber
a-horse = das Pferd
a-goose = die Gans
a-otter = den Otter
a-mouse = die Maus
the-wolf = Der Wolf
the-sheep = Das Schaf
the-fox = Der Fuchs
the-hare = Der Hase
the-boar = Das Wildschwein
the-stag = Der Hirsch
the-raven = Der Rabe
the-hedgehog = Der Igel
the-badger = Der Dachs
the-lynx = Der Luchs
the-swan = Der Schwan
the-toad = Die Kröte
the-crane = Der Kranich
the-beaver = Der Biber
the-horse = Das Pferd
the-goose = Die Gans
the-otter = Der Otter
the-mouse = Die Maus

symbol-triangle = Dreieck
symbol-circle = Kreis
symbol-flower = Blume
symbol-wild = Jokersymbol

# Was ein Tier ist und kann. Fähigkeiten kennen $phase, $target, $amount mit $sign, $role, $each, und ob sie nur angeboten werden ($may).

animal = { $other ->
    [none] Stärke { $strength }, { $symbol } { $value }. { $ability }
   *[other] Stärke { $strength }, { $symbol } { $value }. Eine von beiden: (1) { $ability } (2) { $other }
}
ability-none = Keine Fähigkeit.
ability-strengthen = Als Anführer: Im Kampf { $sign ->
    [more] { $target ->
        [mine] bekommt dein Kämpfer { $amount } Stärke dazu
        [rival] bekommt ein gegnerischer Kämpfer deiner Wahl { $amount } Stärke dazu
       *[rivals] bekommen alle gegnerischen Kämpfer { $amount } Stärke dazu
    }
   *[less] { $target ->
        [mine] verliert dein Kämpfer { $amount } Stärke
        [rival] verliert ein gegnerischer Kämpfer deiner Wahl { $amount } Stärke
       *[rivals] verlieren alle gegnerischen Kämpfer { $amount } Stärke
    }
}{ $may ->
    [yes] , wenn du möchtest.
   *[no] .
}
ability-abstain = Als Anführer: Wenn die Kämpfer aufgedeckt sind, { $target ->
    [mine] { $may ->
        [yes] darf sich dein Kämpfer enthalten: Dann gewinnt er nicht und verliert nicht.
       *[no] enthält sich dein Kämpfer: Er gewinnt nicht und verliert nicht.
    }
   *[rival] { $may ->
        [yes] darfst du einen gegnerischen Kämpfer wählen, der sich enthält: Er gewinnt nicht und verliert nicht.
       *[no] wählst du einen gegnerischen Kämpfer, der sich enthält: Er gewinnt nicht und verliert nicht.
    }
}
ability-reverse = { $may ->
    [yes] Als Anführer: Du darfst den Kampf umdrehen. Der schwächste Kämpfer gewinnt, der stärkste verliert. Zweimal Umdrehen hebt sich auf.
   *[no] Als Anführer: Der Kampf wird umgedreht. Der schwächste Kämpfer gewinnt, der stärkste verliert. Zweimal Umdrehen hebt sich auf.
}
ability-tuck = { $phase ->
    [leadership] Vor dem Kampf (als Sammler: danach)
    [battle] Als Anführer: Wenn die Kämpfer aufgedeckt sind,
   *[collection] Nach dem Kampf
} { $target ->
    [mine] { $may ->
        [yes] darfst du deinen Kämpfer unter deinen Anführer schieben: Sein Symbol zählt weiter, seine Stärke nicht, und er kann nicht verloren gehen.
       *[no] schiebst du deinen Kämpfer unter deinen Anführer: Sein Symbol zählt weiter, seine Stärke nicht, und er kann nicht verloren gehen.
    }
    [rival] { $may ->
        [yes] darfst du einen gegnerischen Kämpfer wählen: Er kommt unter seinen eigenen Anführer. Sein Symbol zählt weiter, seine Stärke nicht.
       *[no] wählst du einen gegnerischen Kämpfer: Er kommt unter seinen eigenen Anführer. Sein Symbol zählt weiter, seine Stärke nicht.
    }
   *[any] { $may ->
        [yes] darfst du irgendeinen Kämpfer wählen, auch deinen: Er kommt unter seinen eigenen Anführer. Sein Symbol zählt weiter, seine Stärke nicht.
       *[no] wählst du irgendeinen Kämpfer, auch deinen: Er kommt unter seinen eigenen Anführer. Sein Symbol zählt weiter, seine Stärke nicht.
    }
}
ability-swap = { $phase ->
    [leadership] Vor dem Kampf (als Sammler: danach)
   *[collection] Nach dem Kampf
} { $may ->
    [yes] darfst du deinen Kämpfer gegen einen gegnerischen deiner Wahl tauschen.
   *[no] tauschst du deinen Kämpfer gegen einen gegnerischen deiner Wahl.
}
ability-chase = { $phase ->
    [leadership] Vor dem Kampf (als Sammler: danach)
   *[collection] Nach dem Kampf
} { $may ->
    [yes] darfst du
   *[no] musst du
} { $role ->
    [leader] einen gegnerischen Anführer deiner Wahl verjagen: Die betroffene Person zieht eine Karte, dann kommt der Anführer unter den Mittelstapel.
    [fighter] einen gegnerischen Kämpfer deiner Wahl verjagen: Die betroffene Person zieht eine Karte, dann kommt der Kämpfer unter den Mittelstapel.
   *[collector] einen gegnerischen Sammler deiner Wahl verjagen: Die betroffene Person zieht eine Karte, dann kommt der Sammler unter den Mittelstapel.
}
ability-gather = { $phase ->
    [leadership] Vor dem Kampf (als Sammler: danach)
   *[collection] Nach dem Kampf
} { $amount ->
    [one] ziehst du eine Karte in deine Allianz.
   *[other] ziehst du { $amount } Karten in deine Allianz.
}
ability-sift = { $phase ->
    [leadership] Vor dem Kampf (als Sammler: danach)
   *[collection] Nach dem Kampf
} siehst du dir { $amount ->
    [one] die oberste Karte
   *[other] die obersten { $amount } Karten
} des Mittelstapels an. Nimm eine in deine Allianz; der Rest kommt in derselben Reihenfolge unter den Stapel.
ability-both = Als Anführer: Wenn du den Kampf verlierst, verteidigt dein Sammler den Kämpfer und sammelt trotzdem eine Karte.
ability-score = Spielende: { $target ->
    [mine] Du { $sign ->
        [more] bekommst
       *[less] verlierst
    } { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }{ $each ->
        [once] .
        [weak] {" "}für jedes deiner Tiere mit Stärke 3 oder weniger.
        [mighty] {" "}für jedes deiner Tiere mit Stärke 7 oder mehr.
        [matching] {" "}für jedes deiner zusammenpassenden Symbole.
       *[kind] {" "}für jedes verschiedene Symbol, das du hast.
    }
    [rival] Eine andere Person deiner Wahl { $sign ->
        [more] bekommt
       *[less] verliert
    } { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }.
   *[rivals] Alle anderen { $sign ->
        [more] bekommen
       *[less] verlieren
    } { $amount ->
        [one] 1 Punkt.
       *[other] { $amount } Punkte.
    }
}
ability-wild = Spielende: Alle deine Symbole passen zusammen.

# Wo Karten liegen

zone-centre = Mittelstapel
zone-hand-of-four = Hand
zone-hand-of-three = Hand
zone-hand-of-two = Hand
zone-kept = Verdeckte Tiere
zone-leader = Anführer
zone-tucked = Unter dem Anführer
zone-hidden-fighter = Verdeckter Kämpfer
zone-fighter = Kämpfer
zone-hidden-collector = Verdeckter Sammler
zone-collector = Sammler
zone-looked-at = Angesehene Karten
zone-recruits = Rekruten
zone-joined = Behaltene Rekruten

# Fragen

ask-Draft = Welches Tier behältst du?
help-Draft = Du behältst eine Karte verdeckt und gibst den Rest nach links weiter. Das machst du dreimal: eine von vier, eine von drei, eine von zwei; die letzte übrige Karte kommt in den Mittelstapel. Starke Tiere kämpfen gut, schwache haben oft bessere Symbole und Fähigkeiten. Mit ? und dem Namen eines Tiers erfährst du, was es kann.

ask-AssignRoles = Wer führt an und wer kämpft?
help-AssignRoles = Nenne erst deinen Anführer, dann deinen Kämpfer; das dritte Tier ist dein Sammler. Dein Anführer nutzt seine Fähigkeit. Die Stärke deines Kämpfers entscheidet den Kampf. Dein Sammler zieht eine Karte oder verteidigt den Kämpfer, wenn du verlierst; seine Fähigkeit zum Spielende zählt, wenn du ihn bis zuletzt behältst.

ask-ChooseAbility = Welche seiner beiden Fähigkeiten nutzt dein Tier?
help-ChooseAbility = „first“ ist die Fähigkeit, die auf der Karte zuerst steht. Du nutzt eine, auf die andere verzichtest du. Mit ? und dem Namen des Tiers liest du beide.

ask-ChooseTarget = Wen wählst du?
help-ChooseTarget = Die Fähigkeit deines Tiers trifft die Person, die du wählst; du nennst die Nummer des Platzes. Mit ? und dem Namen des Tiers erfährst du, was sie bewirkt.

ask-UseOrDecline = Nutzt du die Fähigkeit?
help-UseOrDecline = Diese Fähigkeit ist freiwillig. Mit ? und dem Namen des Tiers erfährst du, was sie bewirkt.

ask-TakeOne = Welche dieser Karten nimmst du?
help-TakeOne = Die Karte kommt in deine Allianz und bleibt vorerst geheim. Die anderen kommen unter den Mittelstapel.

ask-WinnerDraws = Du hast den Kampf gewonnen: Ziehst du eine Karte?
help-WinnerDraws = Sie kommt in deine Allianz und bleibt geheim, bis alle ihre letzten drei gewählt haben. Mehr Tiere bedeuten mehr Auswahl.

ask-DefendOrCollect = Du hast den Kampf verloren: Verteidigst du deinen Kämpfer oder sammelst du?
help-DefendOrCollect = Verteidigt dein Sammler, behältst du den Kämpfer und ziehst nichts. Sammelt er, ziehst du eine Karte, und dein Kämpfer kommt unter den Mittelstapel.

ask-ChooseThree = Welche drei Tiere behältst du?
help-ChooseThree = Diese drei sind deine Allianz: Es zählen ihre Stärken und die Werte aller Symbole einer Sorte, wenn mindestens zwei zusammenpassen. Fähigkeiten von Anführer und Sammler zum Spielende zählen nur, wenn du die Tiere behältst. Ein Tier unter deinem Anführer geht mit ihm.

# Was geschieht

event-put-up = Aufgebaut: { $cards }.
event-shuffled = Ein Stapel aus { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} wird gemischt.
event-dealt = { $seat ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
event-start-drawn = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-kept = { $seat ->
    [you] Du behältst { $a }.
   *[other] { $seat } behält { $a }.
}
event-passed = { $seat ->
    [you] Du gibst { $a } nach links weiter.
   *[other] { $seat } gibt { $a } nach links weiter.
}
event-put-back = { $seat ->
    [you] Du legst { $a } in den Mittelstapel.
   *[other] { $seat } legt { $a } in den Mittelstapel.
}
event-assigned = { $seat ->
    [you] Du legst { $a } verdeckt aus.
   *[other] { $seat } legt { $a } verdeckt aus.
}
event-leader-revealed = { $seat ->
    [you] Du deckst { $a } als Anführer auf.
   *[other] { $seat } deckt { $a } als Anführer auf.
}
event-ability-chosen = { $seat ->
    [you] Du setzt { $a } mit
   *[other] { $seat } setzt { $a } mit
} der { $number ->
    [one] ersten
   *[other] zweiten
} Fähigkeit ein: { $ability }
event-ability-used = { $seat ->
    [you] Du setzt { $a } ein
   *[other] { $seat } setzt { $a } ein
}{ $ability ->
    [none] { "." }
   *[other] { ":" } { $ability }
}
event-nothing-happened = { $the } bewirkt nichts.
event-declined = { $seat ->
    [you] Du verzichtest auf die Fähigkeit.
   *[other] { $seat } verzichtet auf die Fähigkeit.
}
event-battle-began = Kampf
event-fighter-revealed = { $seat ->
    [you] Du deckst { $a } als Kämpfer auf, Stärke { $strength }.
   *[other] { $seat } deckt { $a } als Kämpfer auf, Stärke { $strength }.
}
event-strengthened = { $seat ->
    [you] Dein Kämpfer bekommt
   *[other] Der Kämpfer von { $seat } bekommt
} für diesen Kampf { $number } Stärke dazu.
event-weakened = { $seat ->
    [you] Dein Kämpfer verliert
   *[other] Der Kämpfer von { $seat } verliert
} für diesen Kampf { $number } Stärke.
event-abstained = { $seat ->
    [you] Dein Kämpfer enthält sich.
   *[other] Der Kämpfer von { $seat } enthält sich.
}
event-turned-around = { $seat ->
    [you] Du drehst den Kampf um
   *[other] { $seat } dreht den Kampf um
}: Der Schwächste gewinnt, der Stärkste verliert.
event-tucked = { $seat ->
    [you] { $the } kommt unter deinen Anführer.
   *[other] { $the } kommt unter den Anführer von { $seat }.
}
event-swapped = { $seat ->
    [you] Du bekommst { $a } als Kämpfer.
   *[other] { $seat } bekommt { $a } als Kämpfer.
}
event-chased-away = { $seat ->
    [you] Du verlierst { $a } an den Mittelstapel.
   *[other] { $seat } verliert { $a } an den Mittelstapel.
}
event-drawn = { $seat ->
    [you] Du ziehst { $a }.
   *[other] { $seat } zieht { $a }.
}
event-looked-at = { $seat ->
    [you] Du siehst dir { $a } an.
   *[other] { $seat } sieht sich { $a } an.
}
event-took = { $seat ->
    [you] Du nimmst { $a }.
   *[other] { $seat } nimmt { $a }.
}
event-went-under = { $seat ->
    [you] Du legst { $a } unter den Mittelstapel.
   *[other] { $seat } legt { $a } unter den Mittelstapel.
}
event-won-battle = { $seat ->
    [you] Du gewinnst den Kampf: { $cards }, Stärke { $number }.
   *[other] { $seat } gewinnt den Kampf: { $cards }, Stärke { $number }.
}
event-lost-battle = { $seat ->
    [you] Du verlierst den Kampf: { $cards }, Stärke { $number }.
   *[other] { $seat } verliert den Kampf: { $cards }, Stärke { $number }.
}
event-collection-began = Sammeln
event-collector-revealed = { $seat ->
    [you] Du deckst { $a } als Sammler auf.
   *[other] { $seat } deckt { $a } als Sammler auf.
}
event-defended = { $seat ->
    [you] Du verteidigst { $a }.
   *[other] { $seat } verteidigt { $a }.
}
event-did-both = { $seat ->
    [you] Du verteidigst { $a } und sammelst trotzdem eine Karte.
   *[other] { $seat } verteidigt { $a } und sammelt trotzdem eine Karte.
}
event-lost-fighter = { $seat ->
    [you] Du legst { $a } unter den Mittelstapel.
   *[other] { $seat } legt { $a } unter den Mittelstapel.
}
event-discarded = { $seat ->
    [you] Du wirfst { $a } ab.
   *[other] { $seat } wirft { $a } ab.
}
event-joined = { $seat ->
    [you] Du behältst { $a } aus den gezogenen Karten.
   *[other] { $seat } behält { $a } aus den gezogenen Karten.
}
event-scoring-began = Wertung
event-endgame-gained = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} zum Spielende { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
event-endgame-lost = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} zum Spielende { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.

# Was vorgelesen wird, kurz gefasst

brief-event-leader-revealed = { $seat ->
    [you] Du
   *[other] { $seat }
} Anführer { $cards }
brief-event-ability-chosen = { $seat ->
    [you] Du
   *[other] { $seat }
} Fähigkeit { $number }
brief-event-fighter-revealed = { $seat ->
    [you] Du
   *[other] { $seat }
} Kämpfer { $cards } { $strength }
brief-event-collector-revealed = { $seat ->
    [you] Du
   *[other] { $seat }
} Sammler { $cards }

# Das Ende

score-strengths = Stärken
score-symbols = Passende Symbole
score-endgame = Zum Spielende

# Was es sonst zu wissen gibt

fact-start = Wer beginnt (Platz)

# Warum ein Zug nicht geht

refusal-leader-first = Nenne erst deinen Anführer, dann deinen Kämpfer.
refusal-leader-named = Dein Anführer steht schon fest: Nenne jetzt deinen Kämpfer oder nimm deine Wahl zurück.
refusal-leads-already = { $card } führt schon an: Lass ein anderes Tier kämpfen.
refusal-not-kept = { $card } hast du nicht gedraftet.
refusal-first-or-second = Sag, welche Fähigkeit du meinst: „use first“ oder „use second“.
refusal-use-or-decline = „{ $move }“ geht hier nicht: Sag „use“ oder „decline“.
refusal-no-target = „{ $move }“ geht nicht: Auf diesen Platz kann deine Fähigkeit nicht wirken.
refusal-not-looked-at = { $card } ist nicht unter den Karten, die du dir ansiehst.
refusal-not-in-alliance = { $card } ist nicht in deiner Allianz.

# Die Regeln, wie die Seite des Spiels sie erzählt. Eine Nummer im Namen ist die Regel, um die es geht.

rules-goal-title = Ziel
rules-goal = Beende das Spiel mit der stärksten Allianz aus drei Tieren.

rules-table-title = Spielmaterial
rules-WRA-01 = Achtzehn Tiere, jedes einmal. Jede Karte zeigt eine Stärke, ein Symbol und was das Tier kann:
rules-strength = Stärke, oben links
rules-strength-about = Sie entscheidet den Kampf, und am Ende zählt sie als Punkte.
rules-symbol = Symbol mit einem Wert, oben rechts
rules-symbol-about = Ein Dreieck, ein Kreis oder eine Blume. Am Ende zählen die Werte zusammenpassender Symbole als Punkte. Ein Jokersymbol passt zu allen.
rules-ability = Eine oder zwei Fähigkeiten
rules-ability-about = Von zweien nutzt du eine und verzichtest auf die andere. Nur Anführer und Sammler nutzen ihre Fähigkeiten. Der Kämpfer bringt seine Stärke ein, ein Rekrut Stärke und Symbol.
rules-players-title = Personenzahl
rules-WRA-02 = Ihr spielt zu dritt oder zu viert.
rules-WRA-03 = Die achtzehn Tiere werden gemischt, und alle bekommen vier. Der Rest ist der verdeckte Mittelstapel: sechs Karten zu dritt, zwei zu viert. Wer beginnt, wird ausgelost.

rules-phases-title = Ablauf einer Partie
rules-WRA-19 = Eine Partie durchläuft jede Phase einmal, und alle spielen sie gemeinsam: Draft, Rollen, Führung, Kampf, Sammeln (in der Anleitung auch Unterstützung genannt), Wertung. Deine Allianz wird von links nach rechts aufgedeckt.
rules-draft-title = Draft
rules-WRA-04 = Alle behalten gleichzeitig eine ihrer vier Karten verdeckt und geben den Rest nach links weiter. Von den dreien, die du bekommst, behältst du wieder eine und gibst zwei weiter; von den letzten zweien behältst du eine.
rules-WRA-05 = Die übrige Karte kommt ungesehen in die Mitte. Dann wird die Mitte zu einem neuen Stapel gemischt: neun Karten zu dritt, sechs zu viert.
rules-roles-title = Rollen
rules-WRA-06 = Gib heimlich jedem deiner drei Tiere eine Rolle und leg sie verdeckt in eine Reihe: links den Anführer, in die Mitte den Kämpfer, nach rechts den Sammler.
rules-leader = Anführer
rules-leader-about = nutzt seine Fähigkeit
rules-fighter = Kämpfer
rules-fighter-about = zieht in den Kampf
rules-collector = Sammler
rules-collector-about = zieht eine Karte oder verteidigt den Kämpfer
rules-leadership-title = Führung
rules-WRA-07 = Alle Anführer werden gleichzeitig aufgedeckt. Wer zwei Fähigkeiten zur Wahl hat, wählt jetzt eine, alle zugleich. Dann wirken die Fähigkeiten reihum, im Uhrzeigersinn ab der Person, die beginnt. Fähigkeiten für den Kampf, das Sammeln oder das Spielende warten bis dahin. Gibt es nichts, worauf eine Fähigkeit wirken kann, passiert nichts. Ein Anführer, der verjagt wird, bevor er dran ist, handelt in dieser Phase noch; was er erst später getan hätte, entfällt.
rules-battle-title = Kampf
rules-WRA-08 = Alle Kämpfer werden gleichzeitig aufgedeckt. Die höchste Stärke gewinnt den Kampf, die niedrigste verliert ihn. Fähigkeiten können eine Stärke für den Kampf ändern oder einen Kämpfer herausnehmen. Bei gleicher Stärke gewinnt der höhere Symbolwert, dann die frühere Person in der Reihenfolge; es verliert der niedrigere Symbolwert, dann die spätere Person. Dreht eine Fähigkeit den Kampf um, gewinnt die niedrigste Stärke, und die höchste verliert; bei gleicher Stärke gewinnt weiterhin der höhere Symbolwert. Zweimal Umdrehen hebt sich auf.
rules-WRA-09 = Wer gewinnt, darf eine Karte vom Mittelstapel ziehen. Gezogene Karten bleiben geheim, bis alle ihre letzten drei gewählt haben.
rules-WRA-10 = Wer verliert, muss den Kämpfer abgeben, wenn der Sammler ihn nicht verteidigt. Für alle anderen ändert sich nichts.
rules-collection-title = Sammeln
rules-WRA-12 = Alle Sammler werden gleichzeitig aufgedeckt. Zuerst entscheidet, wer verloren hat: verteidigen oder sammeln. Beim Sammeln zieht diese Person eine Karte, dann kommt ihr Kämpfer unter den Mittelstapel.
rules-WRA-11 = Jedes Tier kann verteidigen. Wer verteidigt, behält den Kämpfer und zieht nichts: Ein Sammler tut nur eines von beiden, es sei denn, der Anführer erlaubt beides.
rules-WRA-13 = Dann sammeln alle anderen je eine Karte, reihum ab der Person, die gewonnen hat. Hat niemand gewonnen, geht es bei der Person los, die das Spiel begonnen hat. Ist der Stapel leer, gibt es nichts.
rules-WRA-14 = Dann nutzt der Sammler des Verlierers seine Fähigkeit, oder eine seiner beiden. Was ein Anführer vor dem Kampf tut, tut ein Sammler jetzt. Was zum Kampf gehört, kommt zu spät und bewirkt nichts. Was zum Spielende gehört, wartet auf die Wertung.
rules-WRA-15 = Alle wählen gleichzeitig drei ihrer Tiere als Allianz und werfen den Rest ab. Hast du weniger als drei, behältst du alle.
rules-scoring-title = Wertung
rules-scoring = Deine drei Tiere werden gewertet: ihre Stärken, ihre zusammenpassenden Symbole und ihre Fähigkeiten zum Spielende.
rules-scoring-more = Im Einzelnen

rules-words-title = Schlüsselwörter
rules-abstain = Sich enthalten
rules-WRA-K1 = Nicht teilnehmen. Ein Kämpfer, der sich enthält, gewinnt nicht und verliert nicht. Ist nur noch einer im Kampf, gewinnt er, und niemand verliert.
rules-collect = Sammeln, einsammeln
rules-WRA-K2 = Eine Karte vom Mittelstapel in die Allianz ziehen. Jeder Sammler kann das.
rules-tuck = Unter den Anführer schieben
rules-WRA-K3 = Der Kämpfer kommt unter seinen Anführer, sodass nur das Symbol zu sehen ist: Seine Stärke zählt nicht mehr, sein Symbol schon. Er nimmt am Kampf nicht mehr teil und kann nicht verloren gehen. Er gehört nicht zu den drei Tieren und geht, wenn sein Anführer geht. Alle dürfen sehen, welches Tier es ist, auch wenn es verdeckt lag.
rules-wild = Joker
rules-WRA-K4 = Passt zu allem: Ein Jokersymbol zählt als das Symbol, das dir am meisten hilft.
rules-endgame = Spielende
rules-WRA-K5 = Wirkt nur in der Wertung.

rules-animals-title = Die achtzehn Tiere
rules-animals = Nach Stärke geordnet. Zahlen und Fähigkeiten stammen von uns; mehr dazu weiter unten.

rules-score-title = Wertung
rules-WRA-16 = Es zählen die aufgedruckten Stärken deiner drei Tiere, die Werte aller Symbole einer Sorte, wenn du mindestens zwei davon hast, und die Fähigkeiten deines Anführers und deines Sammlers zum Spielende. Ein Jokersymbol gehört zu der Sorte, die am meisten bringt; sind zwei Sorten gleich viel wert, gilt die mit mehr Symbolen. Änderungen im Kampf zählen hier nicht.
rules-WRA-17 = Ein Anführer oder Sammler, den du nicht behalten hast, bringt nichts: Seine Fähigkeit ist verloren, und die eines anderen Tiers ersetzt sie nicht. Hast du mit dem Wolf angeführt und behältst stattdessen ein später gezogenes Schaf, hast du keine der beiden Fähigkeiten.
rules-WRA-18 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt die größere Summe der Stärken; ist auch die gleich, teilt ihr euch den Rang.
rules-example-title = Beispiel: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rules-example = Cleo hat mit dem Schwan angeführt und mit dem Schaf gesammelt. Sie hat den Kranich gezogen und behält diese drei.
rules-example-strengths = Stärken: { $sum }
rules-example-symbols = Zwei Blumen und ein Jokersymbol: { $sum }
rules-example-leader = Der Schwan war Anführer: { $amount } für jedes von { $count } zusammenpassenden Symbolen
rules-example-collector = Das Schaf war Sammler: { $amount } für jedes schwache Tier, hier { $count }
rules-example-total = Zusammen
rules-example-other = Ohne den Schwan würden nur die Blume des Schafs und der Joker zusammenpassen, und die Fähigkeit des Schwans wäre weg.

rules-readings-title = Zwei Lesarten für Sammler
rules-readings = Über die Fähigkeiten von Sammlern, die sofort wirken, sagt die Anleitung zweierlei. Du wählst, wenn du einen Tisch eröffnest.
rules-readings-loser-title = Nur wer verloren hat (Standard)
rules-readings-loser = Der Ablauf des Sammelns nennt nur den Verlierer des Kampfs. So gibt es beim Verlieren einen Trost, auch wenn der Sammler verteidigt hat.
rules-readings-everyone-title = Alle
rules-readings-everyone = Die Beschreibung der Rollen sagt, dass ein Sammler entweder verteidigt oder seine Fähigkeit nutzt und rekrutiert. Also nutzen alle Sammler, die sammeln, ihre Fähigkeit, ab der Person, die gewonnen hat; der des Verlierers zuletzt. Er gehört auch dann dazu, wenn sein Anführer beides erlaubt.
rules-readings-end = Fähigkeiten zum Spielende zählen so oder so, für alle, die das Tier behalten haben.

# Woher die Zahlen des Decks kommen, nach den Gruppen der Datei

deck-animals = Alles. Die Anleitung nennt zwei Tiere, den Wolf und das Schaf, und zeigt keine der Karten.
rules-WRA-D1 = Stärken, Symbole und Fähigkeiten der achtzehn Tiere stammen von uns, mit den Schlüsselwörtern der Anleitung. Wenn du das gedruckte Spiel besitzt, kannst du seine Karten eintippen und damit spielen.
deck-own-title = Deine eigenen gedruckten Karten
deck-own-1 = Kopiere unsere Deckdatei von unten in eine eigene und trag ein, was auf deinen achtzehn Karten steht: Name, Stärke, Symbol, Wert und eine Fähigkeit oder zwei. Setz die Herkunft (provenance) auf „published“. Tiere, die wir nicht gezeichnet haben, zeigen einen Pfotenabdruck.
deck-own-2 = Eine Fähigkeit wird mit wenigen Wörtern gesagt: was sie tut, wann, bei wem, wie viel. Oben in der Datei stehen alle. Lässt sich eine gedruckte Fähigkeit damit nicht sagen, schreib „none“.
deck-own-3 = Eröffne einen Tisch und füg deine Datei unter „Eigenes Deck“ ein. Alle an diesem Tisch spielen damit.
deck-own-make = Tisch eröffnen
deck-file = Unsere Deckdatei
deck-symbols = Symbole und ihre Werte

# Die geführte erste Partie
# Lektionen kennen $seat (einen Namen), $cards (ihre Namen), $a und $the (die erste mit Artikel, im Akkusativ und am
# Satzanfang), $number und die Namen der anderen als $seat1 und $seat2.

guide-goal = Du gewinnst mit den stärksten drei Tieren. Am Ende zählen ihre Stärken, oben links, und ihre Symbole, oben rechts, wenn zwei oder mehr zusammenpassen.

guide-Draft-4-title = Behalte eine von vier
guide-Draft-4 = Behalte eine Karte; die anderen gehen nach links an { $seat1 }, und von { $seat2 } bekommst du drei.
guide-Draft-4-why = Eine gute Stärke, eine Blume und zwei Fähigkeiten zur Auswahl. Mit einer davon nimmst du jemandem ganz am Ende 4 Punkte weg, wenn niemand mehr reagieren kann.

guide-Draft-3-title = Stärke oder Symbol?
guide-Draft-3 = Der Wolf brächte dir 8 Stärke. Das Schaf hat nur 2, aber seine Blume passt zu der deiner Gans: Dann zählen 6 und 1.
guide-Draft-3-why = 2 Stärke und zwei passende Blumen im Wert von 7 machen 9. Das Symbol des Wolfs passt zu nichts, was du hast: Er brächte 8.

guide-Draft-2-title = Nichts passt: Schau auf die Fähigkeiten
guide-Draft-2 = Der Hase ist etwas stärker als der Rabe, aber weder Kreis noch Dreieck passt zu deinen Blumen. Die Karte, die du übrig lässt, kommt in den Mittelstapel.
guide-Draft-2-why = Mit dem Raben kannst du dir drei Karten ansehen und eine davon nehmen. Vielleicht findest du eine dritte Blume.

guide-AssignRoles-title = Wer macht was?
guide-AssignRoles = Dein Anführer nutzt seine Fähigkeit. Dein Kämpfer zieht in den Kampf: Der stärkste gewinnt eine Karte, der schwächste ist verloren, wenn ihn dein Sammler nicht verteidigt. Danach nutzt, als kleiner Trost, der Sammler des Verlierers seine Fähigkeit.
guide-AssignRoles-why = Wenn die Gans anführt, gewinnt keines der anderen einen Kampf, also verlier ihn mit Absicht. Der Rabe verteidigt das Schaf und darf sich drei Karten ansehen, während die anderen blind ziehen.

guide-ChooseAbility-goose-title = Die Fähigkeit deines Anführers
guide-ChooseAbility-goose = Alle Anführer liegen jetzt offen. { $seat1 } führt mit dem Luchs an, der einen Kämpfer schwächen kann, und { $seat2 } mit dem Kranich, der eine Karte zieht. Deine Gans nimmt jemandem am Ende 4 Punkte weg, oder sie bringt dir 1 für jedes verschiedene Symbol, das du hast.
guide-ChooseAbility-goose-why = Du sammelst Blumen, also wirst du kaum verschiedene Symbole haben. Der stärksten Person 4 Punkte zu nehmen bringt mehr.

guide-DefendOrCollect-title = Du hast den Kampf verloren
guide-DefendOrCollect = Der Luchs hat dem Wildschwein (7) von { $seat2 } 4 Stärke genommen, und so hat der Fuchs (5) von { $seat1 } gewonnen; die Änderung gilt nur im Kampf. Dein Schaf (2) hat verloren. Dein Rabe kann es verteidigen: Du behältst das Schaf und ziehst nichts. Oder er sammelt: Du ziehst eine Karte, und das Schaf kommt unter den Stapel.
guide-DefendOrCollect-why = Die Blume des Schafs passt zu der deiner Gans: 9 Punkte, die du verlieren würdest. Und dein Rabe hat noch seine Fähigkeit.

guide-TakeOne-title = Der Trost des Verlierers
guide-TakeOne = Die anderen haben je eine Karte gesammelt. Dein Rabe zeigt drei Karten, und nur du siehst sie. Das Pferd ist stark. Aber rechne nach, was eine Karte zu Gans und Schaf dazubringt: ihre Stärke, und ihr Symbol, wenn es eine Blume ist.
guide-TakeOne-why = Der Hirsch bringt 7 Stärke und eine dritte Blume mit Wert 2. Das ist eins mehr als die 8 des Pferds.

guide-ChooseThree-title = Deine letzten drei
guide-ChooseThree = Alle wählen jetzt drei Tiere und werfen den Rest ab. Die Fähigkeit eines Anführers bleibt dir nur, wenn du ihn behältst: Ohne die Gans verliert niemand 4 Punkte.
guide-ChooseThree-why = Stärken 7, 2 und 7 machen 16, Blumen 1, 6 und 2 machen 9: 25 Punkte. Mit dem Raben statt des Hirschs wären es 21.

guide-ChooseTarget-goose-title = Die Gans beißt zu
guide-ChooseTarget-goose = Alle Allianzen liegen offen, und du kannst rechnen. { $seat1 }: Stärken 6, 4 und 4, Blumen 5 und 3, 22 Punkte. { $seat2 }: Stärken 7, 4 und 5, ein Kreis 5 und ein passendes Jokersymbol 5, 26 Punkte. Du hast 25.
guide-ChooseTarget-goose-why = { $seat2 } liegt vor dir. Mit 4 Punkten weniger bist du vorn.

guide-draft-title = { $number ->
    [2] Behalte eine von zwei
    [3] Behalte eine von drei
   *[4] Behalte eine von vier
}
guide-draft-first = Stärken zählen am Ende immer. Symbole zählen nur, wenn zwei oder mehr deiner letzten drei zusammenpassen.
guide-draft-match = Du hast: { $cards }. Was passt dazu? Ein starkes Tier ist für sich allein gut, ein Symbol braucht ein zweites seiner Sorte.
guide-why-match = { $the } hat ein passendes Symbol: Deine zusammenpassenden Symbole wären { $number } wert.
guide-why-strong = { $the } ist hier am stärksten: { $number }. Das zählt in jeder Allianz.
guide-why-promising = { $the } ist nicht am stärksten, aber Symbol oder Fähigkeit bringen dir vielleicht mehr.

guide-roles-title = Wer macht was?
guide-fighter = { $the } kämpft mit Stärke { $number }. Der stärkste Kämpfer gewinnt eine Karte, der schwächste ist verloren, wenn ihn der Sammler nicht verteidigt.
guide-collector = { $the } sammelt eine Karte oder verteidigt deinen Kämpfer, wenn du verlierst.

guide-ability-title = { $cards }: Welche Fähigkeit?
guide-ability = Du nutzt eine und verzichtest auf die andere.
guide-target-title = { $cards }: Wen wählst du?
guide-offer-title = { $cards }: Fähigkeit nutzen?

guide-effect-none = { $the }: Keine Fähigkeit würde dir hier mehr helfen.
guide-effect-strengthen = Stärke entscheidet den Kampf. Wer gewinnt, darf eine Karte ziehen, wer verliert, verliert vielleicht den Kämpfer.
guide-effect-abstain = Ein Kämpfer, der sich enthält, gewinnt nicht und verliert nicht, also passiert ihm nichts.
guide-effect-reverse = Wenn der schwächste Kämpfer gewinnt, hat deiner gute Aussichten.
guide-effect-tuck = Ein Kämpfer unter dem Anführer ist aus dem Kampf. Seine Stärke ist weg, sein Symbol zählt.
guide-effect-swap = Du bekommst einen anderen Kämpfer, und mit deinem muss jemand anderes zurechtkommen.
guide-effect-chase = Jemand anderes verliert ein Tier, das schon eine Rolle hatte, und bekommt dafür eine zufällige Karte.
guide-effect-gather = Ein Tier mehr zur Auswahl für deine letzten drei.
guide-effect-sift = Du wählst unter mehreren Karten, während andere blind ziehen.
guide-effect-both = Wenn du den Kampf verlierst, behältst du den Kämpfer und ziehst trotzdem eine Karte.
guide-effect-score = { $the } bringt am Ende Punkte, wenn du das Tier behältst.
guide-effect-wild = { $the } lässt am Ende alle deine Symbole zusammenpassen, wenn du das Tier behältst.

guide-why-use = Damit stehst du besser da.
guide-why-decline = Ohne sie stehst du besser da.
guide-why-me = Dein eigener Kämpfer: Unter deinem Anführer ist dir sein Symbol mehr wert als seine Stärke.
guide-why-battle = { $seat } zu wählen bringt dir im Kampf am meisten.
guide-why-better = Von allen Kämpfern, die du bekommen kannst, nimm { $a } von { $seat }: Das bringt deiner Allianz am meisten.
guide-why-unknown = { $seat } zeigt bisher am wenigsten, also ist der Kämpfer vielleicht stark.
guide-why-ahead = { $seat } liegt vorn, mit { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
} bis jetzt.
guide-why-last = { $seat } kann damit am wenigsten anfangen.
guide-why-threat = { $seat } wirkt nach den offenen Karten am stärksten.

guide-won-title = Du hast den Kampf gewonnen
guide-won = Du darfst eine Karte vom Mittelstapel ziehen. Sie bleibt geheim, bis alle ihre letzten drei gewählt haben.
guide-why-draw = Ein Tier mehr zur Auswahl kann nur helfen.

guide-lost-title = Du hast den Kampf verloren
guide-lost = Verteidigt dein Sammler, behältst du { $a } und ziehst nichts. Sammelt er, ziehst du eine Karte und verlierst { $a } an den Mittelstapel.
guide-lost-acts = So oder so nutzt dein Sammler danach seine Fähigkeit, wenn er eine hat, die jetzt wirkt.
guide-why-defend = Behältst du { $a }, sind deine besten drei { $number } wert. Eine unbekannte Karte bringt selten mehr.
guide-why-collect = { $the } bringt dir wenig. Eine neue Karte verspricht mehr.

guide-take-title = Such dir eine Karte aus
guide-take = Nur du siehst diese Karten. Eine kommt in deine Allianz, die anderen kommen unter den Mittelstapel.
guide-why-take = Nimmst du { $a }, sind deine besten drei { $number } wert.
guide-why-least = Deine drei sind besser als alle diese Karten, also ist es egal, welche du nimmst.

guide-three-title = Deine letzten drei
guide-three = Es zählen ihre Stärken und die Werte zusammenpassender Symbole. Der Rest wird abgeworfen.
guide-stays = Du behältst { $a }, also zählt die Fähigkeit zum Spielende.
guide-leaves = Du gibst { $a } ab, und damit die Fähigkeit zum Spielende.
guide-why-three = { $cards }: Zusammen sind sie { $number } wert.

guide-ahead = Das gab den Ausschlag: { $what }, { $number } mehr als { $seat }.
guide-behind = Das gab den Ausschlag: { $what }, { $number } weniger als { $seat }.
guide-tied = Gleichstand mit { $seat }: Es gewinnt die größere Summe der Stärken.
guide-end-won = Gewonnen, mit { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
}
guide-end-lost = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} in deiner ersten Partie
guide-end-strengths = Stärken deiner drei ({ $cards }): { $number }.
guide-end-symbols = Werte deiner zusammenpassenden Symbole: { $number }.
guide-end-endgame = Fähigkeiten zum Spielende, deine und die der anderen: { $number }.

# Was Züge tun, wie Knöpfe es sagen. Züge kennen die Namen aller als $seat0, $seat1, ...

move-keep = { $card } behalten
move-lead = { $card } als Anführer
move-fight = { $card } als Kämpfer
move-take = { $card } nehmen
move-use = Fähigkeit nutzen
move-use-first = Erste Fähigkeit nutzen
move-use-second = Zweite Fähigkeit nutzen
move-target-0 = { $seat0 }
move-target-1 = { $seat1 }
move-target-2 = { $seat2 }
move-target-3 = { $seat3 }
move-decline = Verzichten
move-draw = Eine Karte ziehen
move-defend = Verteidigen
move-collect = Sammeln

# Die Seite des Tisches

phase-draft = Draft
phase-roles = Rollen
phase-leadership = Führung
phase-battle = Kampf
phase-collection = Sammeln
phase-scoring = Wertung

role-leader = Anführer
role-fighter = Kämpfer
role-collector = Sammler
role-about-leader = Nutzt seine Fähigkeit.
role-about-fighter = Seine Stärke entscheidet den Kampf.
role-about-collector = Zieht eine Karte oder verteidigt deinen Kämpfer.

# Eine Fähigkeit in zwei, drei Wörtern, auf der Karte.
strip-strengthen = { $target ->
    [mine] Kämpfer { $sign ->
        [more] +
       *[less] −
    }{ $amount }
    [rival] Ein Gegner { $sign ->
        [more] +
       *[less] −
    }{ $amount }
   *[rivals] Alle Gegner { $sign ->
        [more] +
       *[less] −
    }{ $amount }
}
strip-abstain = { $target ->
    [mine] Enthaltung
   *[rival] Gegner enthält sich
}
strip-reverse = Schwach gewinnt
strip-tuck = { $target ->
    [mine] Kämpfer drunter
    [rival] Gegner drunter
   *[any] Einer drunter
}
strip-swap = Kämpfer tauschen
strip-chase = { $role ->
    [leader] Anführer verjagen
    [fighter] Kämpfer verjagen
   *[collector] Sammler verjagen
}
strip-gather = { $amount } ziehen
strip-sift = Aus { $amount } eine
strip-both = Verteidigt, zieht
strip-score = { $target ->
    [mine] { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $each ->
        [once] { $amount ->
            [one] Punkt
           *[other] Punkte
        }
        [weak] je Tier bis 3
        [mighty] je Tier ab 7
        [matching] je Treffer
       *[kind] je Symbol
    }
    [rival] Gegner { $sign ->
        [more] +
       *[less] −
    }{ $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
   *[rivals] Alle { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
}
strip-wild = Alles passt

stat-hand = Karten zur Auswahl
stat-hand-short = Karten
stat-recruits = Gezogene Karten, verdeckt
stat-recruits-short = { $count ->
    [one] Rekrut
   *[other] Rekruten
}
known-card = Dieses Tier kennst du: { $card }
starts = beginnt
starts-about = Beginnt und ist in der Reihenfolge zuerst dran
aim = { $name } wählen
aim-short = Wählen
outcome-won = hat den Kampf gewonnen
outcome-won-short = gewonnen
outcome-lost = hat den Kampf verloren
outcome-lost-short = verloren
spot-hidden = verdeckt
spot-free = noch kein Tier
spot-secret = nur du siehst es
abstains = enthält sich
strength = Stärke { $strength }
deed-defend = Verteidigen
deed-collect = Sammeln
deed-about-defend = Behalte deinen Kämpfer und zieh nichts.
deed-about-collect = Zieh eine Karte; dein Kämpfer kommt unter den Mittelstapel.
deeds = Genutzte Fähigkeiten
deed-left = nicht genutzt
no-effect = Wirkt hier nicht.
target-label = { $role ->
    [leader] Anführer
    [fighter] Kämpfer
   *[collector] Sammler
} von { $name }
lane = Aktuelle Karte

zone-alliance = Allianz
mat-centre = Mittelstapel
mat-draft = Behalte eine von { $count }, gib { $left } nach links
mat-draft-last = Behalte eine von 2, die andere kommt in den Mittelstapel
mat-roles = Ein Tier für jede Rolle, verdeckt
mat-leadership = Anführer handeln reihum
mat-leadership-choosing = Anführer aufgedeckt: Fähigkeiten wählen
mat-battle = Kämpfer nach Stärke: der stärkste gewinnt, der schwächste verliert
mat-battle-turned = Umgedreht: der schwächste gewinnt, der stärkste verliert
mat-tied = Gleich stark: Der Symbolwert entscheidet, dann die Reihenfolge
mat-collection = Nach dem Kampf: Sammler ziehen oder verteidigen
mat-three = Die letzten drei wählen
mat-scoring = Punkte bisher; Fähigkeiten zum Spielende können sie noch ändern
mat-passed = Von dir weitergegeben
mat-passed-to = an { $name }
mat-unseen = Noch nicht gesehen: { $count } von 18
pass-to = Karten gehen an
pass-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
leading-gone = kein Anführer
leading-chooses = wählt noch
line-won = gewinnt
line-lost = verliert
line-abstains = enthält sich
line-changed = aufgedruckt { $printed }
animal-unseen = { $animal }, noch nicht gesehen
animal-seen = { $animal }
hand-held = { $most ->
    [0] Deine Rekruten: { $held }
    [4] Ausgeteilt: Behalte 1 von 4
   *[other] Für dich: Behalte 1 von { $most }
}
keys-pick = eine Karte, eine Fähigkeit, eine Person wählen; das Tier im Fokus führt an, kämpft, sammelt
score-reason = { $card } { $count }

title-Draft = Behalte ein Tier
line-Draft = { $count ->
    [2] Die andere Karte kommt in den Mittelstapel. Dann hast du drei.
   *[other] Es bleibt verdeckt. Der Rest geht nach links an { $names }.
}
empty-Draft = Karte wählen
more-Draft = Karte wählen
ready-Draft = % behalten
wait-Draft = Warten auf die Karte von { $names }.

title-AssignRoles = Wähle deinen Anführer, dann deinen Kämpfer
line-AssignRoles = Das dritte Tier ist dein Sammler. Alles bleibt verdeckt, bis alle so weit sind.
empty-AssignRoles = Anführer wählen
more-AssignRoles = Kämpfer wählen
ready-AssignRoles = Verdeckt legen
wait-AssignRoles = Warten auf die Rollen von { $names }.

title-ChooseAbility = { $card }: Welche Fähigkeit?
line-ChooseAbility = { $role ->
    [collector] Dein Sammler nutzt eine seiner beiden Fähigkeiten, auf die andere verzichtest du.
   *[leader] Dein Anführer nutzt eine seiner beiden Fähigkeiten, auf die andere verzichtest du.
}{ $idle ->
    [first] {" "}Die erste wirkt hier nicht.
    [second] {" "}Die zweite wirkt hier nicht.
    [both] {" "}Hier wirkt keine von beiden.
   *[none] {""}
}
empty-ChooseAbility = Eine wählen
more-ChooseAbility = Eine wählen
ready-ChooseAbility = %
wait-ChooseAbility = Warten auf die Wahl von { $names }.

title-ChooseTarget = { $effect ->
    [tuck] Welcher Kämpfer kommt unter seinen Anführer?
    [strengthen] Wessen Kämpfer bekommt { $count } Stärke dazu?
    [weaken] Wessen Kämpfer verliert { $count } Stärke?
    [abstain] Wessen Kämpfer enthält sich?
    [swap] Mit wem tauschst du den Kämpfer?
    [chase] { $role ->
        [leader] Wessen Anführer verjagst du?
        [fighter] Wessen Kämpfer verjagst du?
       *[collector] Wessen Sammler verjagst du?
    }
   *[other] Wen von den anderen wählst du?
}
line-ChooseTarget = { $effect ->
    [tuck] Fähigkeit: { $card }. Das Symbol zählt am Ende weiter, die Stärke nicht.
    [abstain] Fähigkeit: { $card }. Wer sich enthält, gewinnt nicht und verliert nicht.
    [swap] Fähigkeit: { $card }. Verdeckte Kämpfer bleiben verdeckt, aber deinen siehst du.
    [chase] Fähigkeit: { $card }. Erst wird eine Karte gezogen, dann kommt das Tier unter den Mittelstapel.
    [score] Fähigkeit: { $card }. Das ändert die Punkte am Ende.
   *[other] Fähigkeit: { $card }. Nur für diesen Kampf.
}
empty-ChooseTarget = Person wählen
more-ChooseTarget = Person wählen
ready-ChooseTarget = % wählen
other-ChooseTarget = Verzichten
wait-ChooseTarget = { $names } wählt eine Person.

title-UseOrDecline = { $effect ->
    [abstain] Soll sich dein Kämpfer enthalten?
    [tuck] Deinen Kämpfer unter deinen Anführer schieben?
    [reverse] Den Kampf umdrehen?
   *[other] { $card }: Die Fähigkeit nutzen?
}
line-UseOrDecline = { $effect ->
    [abstain] Fähigkeit: { $card }. Dann gewinnt dein Kämpfer nicht und verliert nicht.
    [tuck] Fähigkeit: { $card }. Das Symbol zählt weiter, die Stärke nicht, und der Kämpfer kann nicht verloren gehen.
    [reverse] Fähigkeit: { $card }. Der schwächste Kämpfer gewinnt, der stärkste verliert.
   *[other] Diese Fähigkeit ist freiwillig.
}
go-UseOrDecline = { $effect ->
    [abstain] Sich enthalten
    [tuck] Drunterschieben
    [reverse] Kampf umdrehen
   *[other] Fähigkeit nutzen
}
other-UseOrDecline = Verzichten
wait-UseOrDecline = { $names } überlegt noch, ob die Fähigkeit genutzt wird.

title-TakeOne = { $count ->
    [one] Nimm diese Karte
   *[other] Nimm eine dieser { $count } Karten
}
line-TakeOne = Sie kommt verdeckt in deine Allianz. Der Rest kommt unter den Mittelstapel.
empty-TakeOne = Karte wählen
more-TakeOne = Karte wählen
ready-TakeOne = % nehmen
wait-TakeOne = { $names } sieht sich Karten vom Mittelstapel an.

title-WinnerDraws = Du hast den Kampf gewonnen: eine Karte ziehen?
line-WinnerDraws = Sie kommt verdeckt in deine Allianz. Mehr Tiere bedeuten am Ende mehr Auswahl.
go-WinnerDraws = Karte ziehen
other-WinnerDraws = Nicht ziehen
wait-WinnerDraws = { $names } hat gewonnen und darf eine Karte ziehen.

title-DefendOrCollect = Kampf verloren: { $card }
line-DefendOrCollect = Dein Sammler verteidigt den Kämpfer oder sammelt eine Karte; dann ist der Kämpfer verloren.
empty-DefendOrCollect = Eins wählen
more-DefendOrCollect = Eins wählen
ready-DefendOrCollect = %
wait-DefendOrCollect = { $names } hat verloren: verteidigen oder sammeln?

title-ChooseThree = Behalte drei Tiere
line-ChooseThree = Es zählen ihre Stärken und alle Symbole einer Sorte, wenn mindestens zwei zusammenpassen. Fähigkeiten zum Spielende zählen nur, wenn du das Tier behältst.
empty-ChooseThree = Drei wählen
more-ChooseThree = %
ready-ChooseThree = Drei behalten
wait-ChooseThree = Warten auf die letzten drei von { $names }.

say-sum = Stärken %1 + Symbole %2 = %3
say-sum-endgame = Spielende %

# Was das Labor zählt

counted-drafted = Gedraftet
favourite-leader = Liebste Anführer
counted-leader = Als Anführer
counted-fighter = Als Kämpfer
counted-collector = Als Sammler
counted-final = Unter den letzten drei
counted-alike = Drei gleiche Symbole
counted-ability = Genutzte Fähigkeit

# Das Terminal: ein Tier in wenigen Worten

brief = Stärke { $strength }, { $symbol } { $value }. { $abilities }

beat-won-battle = { $tie ->
    [value] { $you ->
        [yes] Du gewinnst den Kampf: { $cards }, Stärke { $strength }. Gleichstand, der Wert des Symbols entscheidet.
       *[no] { $name } gewinnt den Kampf: { $cards }, Stärke { $strength }. Gleichstand, der Wert des Symbols entscheidet.
    }
    [order] { $you ->
        [yes] Du gewinnst den Kampf: { $cards }, Stärke { $strength }. Gleichstand, die Reihenfolge entscheidet.
       *[no] { $name } gewinnt den Kampf: { $cards }, Stärke { $strength }. Gleichstand, die Reihenfolge entscheidet.
    }
   *[none] { $you ->
        [yes] Du gewinnst den Kampf: { $cards }, Stärke { $strength }.
       *[no] { $name } gewinnt den Kampf: { $cards }, Stärke { $strength }.
    }
}
beat-lost-battle = { $tie ->
    [value] { $you ->
        [yes] Du verlierst den Kampf: { $cards }, Stärke { $strength }. Gleichstand, der Wert des Symbols entscheidet.
       *[no] { $name } verliert den Kampf: { $cards }, Stärke { $strength }. Gleichstand, der Wert des Symbols entscheidet.
    }
    [order] { $you ->
        [yes] Du verlierst den Kampf: { $cards }, Stärke { $strength }. Gleichstand, die Reihenfolge entscheidet.
       *[no] { $name } verliert den Kampf: { $cards }, Stärke { $strength }. Gleichstand, die Reihenfolge entscheidet.
    }
   *[none] { $you ->
        [yes] Du verlierst den Kampf: { $cards }, Stärke { $strength }.
       *[no] { $name } verliert den Kampf: { $cards }, Stärke { $strength }.
    }
}
beat-ability-used = { $seat ->
    [you] Du setzt { $a } ein.
   *[other] { $seat } setzt { $a } ein.
}
beat-fighter-revealed = { $seat ->
    [you] Du deckst { $a } als Kämpfer auf, Stärke { $strength }.
   *[other] { $seat } deckt { $a } als Kämpfer auf, Stärke { $strength }.
}
tie-break-strengths = Gleichstand mit { $names }. Die größere Summe der Stärken gewinnt.
idle-collector = Als Sammler ohne Wirkung.
idle-collector-short = Wirkt nicht als Sammler

hint-total = { $amount ->
    [one] insgesamt höchstens 1 Punkt
   *[other] insgesamt höchstens { $amount } Punkte
}
hint-expected = { $amount ->
    [one] insgesamt etwa 1 Punkt
   *[other] insgesamt etwa { $amount } Punkte
}
hint-beats = stärker als { $amount } von { $all } verdeckten Tieren
hint-idle = ohne Wirkung
hint-battle = { $outcome ->
    [won] so gewinnst du den Kampf
    [lost] so verlierst du den Kampf
   *[neither] so gewinnst und verlierst du den Kampf nicht
}
hint-standing = { $amount ->
    [one] { $name } zeigt bisher 1 Punkt
   *[other] { $name } zeigt bisher { $amount } Punkte
}
hint-points = { $amount ->
    [0] keine Punkte
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
hint-best = nach unserer Schätzung die beste Wahl
hint-less = { $amount ->
    [one] etwa 1 Punkt weniger als die beste Wahl
   *[other] etwa { $amount } Punkte weniger als die beste Wahl
}
amount-with = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}
amount = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
