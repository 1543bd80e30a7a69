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
# Ereignisse kennen $seat (einen Namen oder "none"), $cards (ihre Namen, oder wie viele) und $number.

game-title = Wild Realms Alliance
game-summary = Drafte heimlich drei Tiere, gib jedem eine Rolle und hab am Ende die stärkste Allianz.
game-players = 3 oder 4 Personen
game-minutes = 7 bis 10 Minuten

option-collector_abilities = Wessen Sammler seine Fähigkeit nutzt: nur der des Verlierers im Kampf, oder alle, die sammeln
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

symbol-triangle = Dreieck
symbol-circle = Kreis
symbol-flower = Blume
symbol-wild = Jokersymbol

# Was ein Tier ist und kann. Fähigkeiten kennen $phase, $target, $amount mit $sign, $role, $each, und ob sie nur angeboten werden ($may).

animal = { $other ->
    [none] Stärke { $strength }, { $symbol } { $value }. { $ability }
   *[other] Stärke { $strength }, { $symbol } { $value }. Eins von beiden: (1) { $ability } (2) { $other }
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
    [yes] Als Anführer: Du darfst den Kampf umdrehen. Der schwächste Kämpfer gewinnt, der stärkste verliert. Zweimal umgedreht ist wie zuvor.
   *[no] Als Anführer: Der Kampf wird umgedreht. Der schwächste Kämpfer gewinnt, der stärkste verliert. Zweimal umgedreht ist wie zuvor.
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
    [leader] einen gegnerischen Anführer deiner Wahl verjagen: Wer ihn verliert, zieht eine Karte, dann kommt der Anführer unter den Mittelstapel.
    [fighter] einen gegnerischen Kämpfer deiner Wahl verjagen: Wer ihn verliert, zieht eine Karte, dann kommt der Kämpfer unter den Mittelstapel.
   *[collector] einen gegnerischen Sammler deiner Wahl verjagen: Wer ihn verliert, zieht eine Karte, dann kommt der Sammler unter den Mittelstapel.
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
} des Mittelstapels an. Nimm eine in deine Allianz; der Rest kommt, wie er lag, unter den Stapel.
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
    [rival] Jemand anderes deiner Wahl { $sign ->
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
zone-joined = Aufgenommene Rekruten

# Fragen

ask-Draft = Welches Tier behältst du?
help-Draft = Du behältst eine Karte, verdeckt und geheim, und gibst den Rest nach links weiter. Das dreimal: eine von vier, eine von drei, eine von zwei; die letzte übrige Karte kommt in den Mittelstapel. Starke Tiere kämpfen gut, schwache haben oft bessere Symbole und Fähigkeiten. Mit ? und dem Namen eines Tiers erfährst du, was es kann.

ask-AssignRoles = Wer führt an, und wer kämpft?
help-AssignRoles = Nenne erst deinen Anführer, dann deinen Kämpfer; das dritte Tier ist dein Sammler. Die Fähigkeit deines Anführers wirkt. Die Stärke deines Kämpfers entscheidet den Kampf. Dein Sammler zieht eine Karte oder verteidigt den Kämpfer, wenn du verlierst; seine Fähigkeit zum Spielende zählt, wenn du ihn bis zuletzt behältst.

ask-ChooseAbility = Welche seiner beiden Fähigkeiten nutzt dein Tier?
help-ChooseAbility = „first“ ist die Fähigkeit, die auf der Karte zuerst steht. Du nutzt eine, auf die andere verzichtest du. Mit ? und dem Namen des Tiers liest du beide.

ask-ChooseTarget = Wen wählst du?
help-ChooseTarget = Die Fähigkeit deines Tiers trifft, wen du nennst, und zwar nach der Nummer des Platzes. Mit ? und dem Namen des Tiers erfährst du, was sie bewirkt.

ask-UseOrDecline = Nutzt du deine Fähigkeit oder nicht?
help-UseOrDecline = Diese Fähigkeit ist ein Angebot: Du kannst es auch lassen. Mit ? und dem Namen des Tiers erfährst du, was sie bewirkt.

ask-TakeOne = Welche dieser Karten nimmst du?
help-TakeOne = Die Karte kommt in deine Allianz und bleibt vorerst geheim. Die anderen kommen unter den Mittelstapel.

ask-WinnerDraws = Du hast den Kampf gewonnen: Ziehst du eine Karte?
help-WinnerDraws = Sie kommt in deine Allianz und bleibt geheim, bis alle ihre letzten drei gewählt haben. Mehr Tiere bedeuten mehr Auswahl.

ask-DefendOrCollect = Du hast den Kampf verloren: Verteidigst du deinen Kämpfer, oder sammelst du?
help-DefendOrCollect = Verteidigt dein Sammler, behältst du den Kämpfer und ziehst nichts. Sammelt er, ziehst du eine Karte, und dein Kämpfer kommt unter den Mittelstapel.

ask-ChooseThree = Welche drei Tiere behältst du?
help-ChooseThree = Diese drei sind deine Allianz: Es zählen ihre Stärken und die Werte aller Symbole einer Sorte, wenn mindestens zwei zusammenpassen. Die Fähigkeiten von Anführer und Sammler zum Spielende zählen nur, wenn du sie behältst, und ein Tier unter deinem Anführer geht mit ihm.

# Was geschieht

event-put-up = Aufgebaut: { $cards }.
event-shuffled = Ein Stapel aus { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} wird gemischt.
event-dealt = An { $seat } ausgeteilt: { $cards }.
event-start-drawn = { $seat } beginnt.
event-kept = { $seat } behält { $cards }.
event-passed = { $seat } gibt { $cards } nach links weiter.
event-put-back = { $seat } legt { $cards } in den Mittelstapel.
event-assigned = { $seat } legt { $cards } verdeckt aus.
event-leader-revealed = { $seat } deckt den Anführer auf: { $cards }.
event-ability-chosen = { $seat } wählt die { $number ->
    [one] erste
   *[other] zweite
} Fähigkeit von { $cards }.
event-ability-used = { $seat } nutzt eine Fähigkeit von { $cards }.
event-nothing-happened = Es gibt nichts, worauf { $cards } wirken könnte.
event-declined = { $seat } lässt es dabei.
event-battle-began = Der Kampf
event-fighter-revealed = { $seat } deckt den Kämpfer auf: { $cards }.
event-strengthened = { $seat }: Der Kämpfer bekommt für diesen Kampf { $number } Stärke dazu.
event-weakened = { $seat }: Der Kämpfer verliert für diesen Kampf { $number } Stärke.
event-abstained = { $seat }: Der Kämpfer enthält sich.
event-turned-around = { $seat } dreht den Kampf um: Der Schwächste gewinnt, der Stärkste verliert.
event-tucked = { $seat }: { $cards } kommt unter den Anführer.
event-swapped = { $seat } bekommt { $cards } als Kämpfer.
event-chased-away = { $seat } verliert { $cards } an den Mittelstapel.
event-drawn = { $seat } zieht { $cards }.
event-looked-at = { $seat } sieht sich { $cards } an.
event-took = { $seat } nimmt { $cards }.
event-went-under = { $seat } legt { $cards } unter den Mittelstapel.
event-won-battle = { $seat } gewinnt den Kampf mit { $cards }.
event-lost-battle = { $seat } verliert den Kampf mit { $cards }.
event-collection-began = Das Sammeln
event-collector-revealed = { $seat } deckt den Sammler auf: { $cards }.
event-defended = { $seat } verteidigt { $cards }.
event-did-both = { $seat } verteidigt { $cards } und sammelt trotzdem.
event-lost-fighter = { $seat } legt { $cards } unter den Mittelstapel.
event-discarded = { $seat } wirft { $cards } ab.
event-joined = { $seat } behält { $cards }, zuvor gezogen.
event-scoring-began = Die Wertung
event-endgame-gained = { $seat } bekommt zum Spielende { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
event-endgame-lost = { $seat } verliert zum Spielende { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.

# Das Ende

score-strengths = Stärken
score-symbols = Passende Symbole
score-endgame = Zum Spielende

# Was es sonst zu wissen gibt

fact-start = Wer beginnt (Platz)

# Warum ein Zug nicht geht

refusal-leader-first = Nenne erst deinen Anführer, dann deinen Kämpfer.
refusal-leader-named = Dein Anführer steht schon fest: Nenne jetzt deinen Kämpfer, oder nimm deine Antwort zurück.
refusal-leads-already = { $card } führt schon an: Lass ein anderes Tier kämpfen.
refusal-not-kept = { $card } hast du nicht gedraftet.
refusal-first-or-second = Sag, welche Fähigkeit du meinst: „use first“ oder „use second“.
refusal-use-or-decline = „{ $move }“ passt hier nicht: Sag „use“ oder „decline“.
refusal-no-target = „{ $move }“ geht nicht: Auf diesen Platz kann deine Fähigkeit nicht wirken.
refusal-not-looked-at = { $card } ist nicht unter den Karten, die du dir ansiehst.
refusal-not-in-alliance = { $card } ist nicht in deiner Allianz.

# Die Regeln, wie die Seite des Spiels sie erzählt. Eine Nummer im Namen ist die Regel, um die es geht.

rules-goal-title = Das Ziel
rules-goal = Beende das Spiel mit der stärksten Allianz aus drei Tieren.

rules-table-title = Was auf dem Tisch liegt
rules-WRA-01 = Achtzehn Tiere, jedes gibt es einmal. Jede Karte zeigt eine Stärke und ein Symbol und sagt, was das Tier kann:
rules-strength = Stärke, oben links
rules-strength-about = Sie entscheidet den Kampf, und am Ende zählt sie als Punkte.
rules-symbol = Symbol mit einem Wert, oben rechts
rules-symbol-about = Ein Dreieck, ein Kreis oder eine Blume. Am Ende zählen die Werte zusammenpassender Symbole als Punkte. Ein Jokersymbol passt zu allen.
rules-ability = Eine Fähigkeit oder zwei
rules-ability-about = Von zweien nutzt du eine und verzichtest auf die andere. Nur Anführer und Sammler nutzen ihre Fähigkeiten: Der Kämpfer bringt seine Stärke mit, ein Rekrut Stärke und Symbol.
rules-players-title = Wie viele spielen
rules-WRA-02 = Drei oder vier Personen spielen.
rules-WRA-03 = Die achtzehn Tiere werden gemischt, und alle bekommen vier. Der Rest ist der verdeckte Mittelstapel: sechs Karten zu dritt, zwei zu viert. Wer beginnt, wird ausgelost.

rules-phases-title = Wie eine Partie abläuft
rules-WRA-19 = Eine Partie geht einmal durch ihre Phasen, und alle gehen gemeinsam hindurch: Draft, Rollen, Führung, Kampf, Sammeln (in der Anleitung auch Unterstützung genannt), Wertung. Deine Allianz wird von links nach rechts aufgedeckt.
rules-draft-title = Draft
rules-WRA-04 = Alle behalten gleichzeitig eine ihrer vier Karten, verdeckt und geheim, und geben den Rest nach links weiter. Von den dreien, die du bekommst, behältst du wieder eine und gibst zwei weiter; von den letzten zweien behältst du eine.
rules-WRA-05 = Die übrige Karte kommt ungesehen in die Mitte. Dann wird die Mitte zu einem neuen Stapel gemischt: neun Karten zu dritt, sechs zu viert.
rules-roles-title = Rollen
rules-WRA-06 = Gib heimlich jedem deiner drei Tiere eine Rolle und leg sie verdeckt in eine Reihe: links den Anführer, in die Mitte den Kämpfer, nach rechts den Sammler.
rules-leader = Anführer
rules-leader-about = handelt mit einer Fähigkeit
rules-fighter = Kämpfer
rules-fighter-about = zieht in den Kampf
rules-collector = Sammler
rules-collector-about = zieht eine Karte oder verteidigt den Kämpfer
rules-leadership-title = Führung
rules-WRA-07 = Alle Anführer werden gleichzeitig aufgedeckt. Wer zwischen zwei Fähigkeiten wählen kann, sagt, welche es ist, alle zugleich. Dann wirken die Fähigkeiten reihum, im Uhrzeigersinn ab der Person, die beginnt. Was zum Kampf, zum Sammeln oder zum Spielende gehört, wartet bis dahin. Gibt es nichts, worauf sie wirken kann, geschieht nichts. Ein Anführer, der verjagt wird, bevor er dran ist, handelt in dieser Phase noch; was er erst später getan hätte, geht mit ihm.
rules-battle-title = Kampf
rules-WRA-08 = Alle Kämpfer werden gleichzeitig aufgedeckt. Die höchste Stärke gewinnt den Kampf, die niedrigste verliert ihn. Fähigkeiten können eine Stärke für den Kampf ändern oder einen Kämpfer herausnehmen. Bei gleicher Stärke gewinnt der höhere Symbolwert, dann wer in der Reihenfolge zuerst kommt; und es verliert der niedrigere, dann wer zuletzt kommt. Dreht eine Fähigkeit den Kampf um, gewinnt die niedrigste Stärke, und die höchste verliert; bei gleicher Stärke gewinnt weiterhin der höhere Symbolwert. Zweimal umgedreht ist wie zuvor.
rules-WRA-09 = Wer gewinnt, darf eine Karte vom Mittelstapel ziehen. Was du ziehst, bleibt dein Geheimnis, bis alle ihre letzten drei gewählt haben.
rules-WRA-10 = Wer verliert, muss den Kämpfer abgeben, wenn der Sammler ihn nicht verteidigt. Für alle anderen ändert sich nichts.
rules-collection-title = Sammeln
rules-WRA-12 = Alle Sammler werden gleichzeitig aufgedeckt. Zuerst entscheidet sich, wer verloren hat: verteidigen oder sammeln. Wer sammelt, zieht eine Karte, und dann kommt der Kämpfer unter den Mittelstapel.
rules-WRA-11 = Jedes Tier kann verteidigen. Wer verteidigt, behält den Kämpfer und zieht nichts: Ein Sammler tut nur eines von beiden, es sei denn, der Anführer erlaubt beides.
rules-WRA-13 = Dann sammeln alle anderen je eine Karte, reihum ab der Person, die gewonnen hat. Hat niemand gewonnen, fängt an, wer das Spiel begonnen hat; ein leerer Stapel gibt nichts her.
rules-WRA-14 = Dann nutzt der Sammler des Verlierers seine Fähigkeit, eine von zweien, wenn er zwei hat. Was ein Anführer vor dem Kampf tut, tut ein Sammler jetzt; was zum Kampf gehört, kommt zu spät und bewirkt nichts; was zum Spielende gehört, wartet auf die Wertung.
rules-WRA-15 = Alle wählen gleichzeitig drei ihrer Tiere. Sie sind deine Allianz; der Rest wird abgeworfen. Wer weniger als drei hat, behält, was da ist.
rules-scoring-title = Wertung
rules-scoring = Deine drei Tiere werden gewertet: ihre Stärken, ihre zusammenpassenden Symbole und ihre Fähigkeiten zum Spielende.
rules-scoring-more = Wie genau

rules-words-title = Fünf Wörter auf den Karten
rules-abstain = Sich enthalten
rules-WRA-K1 = Nicht teilnehmen. Ein Kämpfer, der sich enthält, gewinnt nicht und verliert nicht. Ist nur noch einer im Kampf, gewinnt er, und niemand verliert.
rules-collect = Sammeln, einsammeln
rules-WRA-K2 = Eine Karte vom Mittelstapel in die Allianz ziehen. Jeder Sammler kann das.
rules-tuck = Unter den Anführer schieben
rules-WRA-K3 = Der Kämpfer kommt unter seinen Anführer, sodass nur das Symbol zu sehen ist: Seine Stärke zählt nicht mehr, sein Symbol schon. Er nimmt am Kampf nicht mehr teil und kann nicht verloren gehen. Er ist keines der drei Tiere und geht, wenn sein Anführer geht. Alle dürfen sehen, welches Tier es ist, auch wenn es verdeckt lag.
rules-wild = Joker
rules-WRA-K4 = Passt zu allem: Ein Jokersymbol zählt als das Symbol, das dir am meisten hilft.
rules-endgame = Spielende
rules-WRA-K5 = Wirkt in der Wertung, und nur dort.

rules-animals-title = Die achtzehn Tiere
rules-animals = Nach Stärke geordnet. Zahlen und Fähigkeiten sind unsere eigenen; mehr dazu weiter unten.

rules-score-title = Die Wertung
rules-WRA-16 = Es zählen die aufgedruckten Stärken deiner drei Tiere, die Werte aller Symbole einer Sorte, wenn du zwei oder mehr davon hast, und die Fähigkeiten deines Anführers und deines Sammlers zum Spielende. Ein Jokersymbol gehört zu der Sorte, die am meisten bringt. Was im Kampf dazukam oder wegfiel, zählt hier nicht.
rules-WRA-17 = Ein Anführer oder Sammler, den du nicht behalten hast, bringt nichts: Seine Fähigkeit ist vorbei, und die eines anderen Tiers tritt nicht an ihre Stelle. Wer mit dem Wolf angeführt hat und stattdessen ein später gezogenes Schaf behält, hat keine der beiden Fähigkeiten.
rules-WRA-18 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt die größere Summe der Stärken; wer dann noch gleichauf ist, teilt sich den Platz.
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
rules-readings-loser-title = Nur wer verloren hat (so spielen wir gewöhnlich)
rules-readings-loser = Der Ablauf des Sammelns nennt nur den Verlierer des Kampfs. So hat das Verlieren seinen Trost, auch für einen Sammler, der verteidigt hat.
rules-readings-everyone-title = Alle
rules-readings-everyone = Die Beschreibung der Rollen sagt, dass ein Sammler entweder verteidigt oder seine Fähigkeit nutzt und rekrutiert. Also nutzen alle Sammler, die sammeln, ihre Fähigkeit, ab der Person, die gewonnen hat; der des Verlierers zuletzt. Er gehört auch dann dazu, wenn ein Anführer ihn verteidigen und sammeln lässt.
rules-readings-end = Fähigkeiten zum Spielende zählen so oder so, für alle, die das Tier behalten haben.

# Woher die Zahlen des Kartendecks kommen, nach den Gruppen der Datei

deck-animals = Alles. Die Anleitung nennt zwei Tiere, den Wolf und das Schaf, und zeigt keine der Karten.
rules-WRA-D1 = Stärken, Symbole und Fähigkeiten der achtzehn Tiere sind unsere eigenen, mit den Wörtern der Anleitung. Wenn du das gedruckte Spiel besitzt, kannst du seine Karten eintippen und damit spielen.
deck-own-title = Deine eigenen gedruckten Karten
deck-own-1 = Kopiere unsere Datei von unten in eine eigene und trag ein, was auf deinen achtzehn Karten steht: Name, Stärke, Symbol, Wert und eine Fähigkeit oder zwei. Setz die Herkunft (provenance) auf „published“. Tiere, die wir nicht gezeichnet haben, zeigen einen Pfotenabdruck.
deck-own-2 = Eine Fähigkeit wird mit wenigen Wörtern gesagt: was sie tut, wann, bei wem, wie viel. Oben in der Datei stehen alle. Lässt sich eine gedruckte Fähigkeit damit nicht sagen, schreib „none“.
deck-own-3 = Eröffne einen Tisch und füg deine Datei unter „Ein eigenes Kartendeck“ ein. Alle an diesem Tisch spielen damit.
deck-own-make = Einen Tisch eröffnen
deck-file = Die Datei mit unserem Kartendeck
deck-symbols = Welche Symbole es gibt, mit ihren Werten

# Die geführte erste Partie
# Lektionen kennen $seat (einen Namen), $cards (ihre Namen), $kind (den Namen der ersten Karte in Dateien, etwa wolf, um
# einen Artikel zu wählen), $number, und die Namen der anderen als $seat1 und $seat2.

guide-Draft-4-title = Behalte eine von vier
guide-Draft-4 = Du brauchst drei Tiere. Ihre Stärken, oben links, zählen am Ende. Ihre Symbole, oben rechts, zählen nur, wenn zwei oder mehr zusammenpassen. Behalte eine Karte; die anderen gehen nach links an { $seat1 }, und von { $seat2 } bekommst du drei.
guide-Draft-4-why = Eine mittlere Stärke, eine Blume und zwei Fähigkeiten zur Auswahl. Eine davon nimmt jemandem ganz am Ende 3 Punkte weg, wenn niemand mehr antworten kann.

guide-Draft-3-title = Stärke oder Symbol?
guide-Draft-3 = Der Wolf brächte dir 8 Stärke. Das Schaf hat nur 2, aber seine Blume passt zu der deiner Gans: Dann zählen 6 und 2.
guide-Draft-3-why = 2 Stärke und zwei passende Blumen im Wert von 8 machen 10. Das Symbol des Wolfs passt zu nichts, was du hast: Er brächte 8.

guide-Draft-2-title = Nichts passt: Schau auf die Fähigkeiten
guide-Draft-2 = Rabe und Hase sind gleich stark, und weder Kreis noch Dreieck passt zu deinen Blumen. Die Karte, die du übrig lässt, kommt in den Mittelstapel.
guide-Draft-2-why = Der Rabe kann sich drei Karten ansehen und eine davon nehmen. Vielleicht findet er dir eine dritte Blume.

guide-AssignRoles-title = Wer macht was?
guide-AssignRoles = Dein Anführer handelt. Dein Kämpfer zieht in den Kampf: Der stärkste gewinnt eine Karte, der schwächste ist verloren, wenn ihn dein Sammler nicht verteidigt. Und danach, ein kleiner Trost, nutzt der Sammler des Verlierers seine Fähigkeit.
guide-AssignRoles-why = Von deinen dreien gewinnt kaum eines einen Kampf, also verlier ihn mit Absicht. Der Rabe verteidigt das Schaf und darf sich drei Karten ansehen, während die anderen blind ziehen.

guide-ChooseAbility-goose-title = Die Fähigkeit deines Anführers
guide-ChooseAbility-goose = Alle Anführer liegen jetzt offen. { $seat1 } führt mit dem Luchs an, der einen Kämpfer schwächen kann, und { $seat2 } mit dem Kranich, der eine Karte zieht. Deine Gans nimmt jemandem am Ende 3 Punkte weg, oder sie bringt dir 1 für jedes verschiedene Symbol, das du hast.
guide-ChooseAbility-goose-why = Du sammelst Blumen, also wirst du kaum verschiedene Symbole haben. 3 Punkte weniger für den Besten der anderen sind mehr.

guide-DefendOrCollect-title = Du hast den Kampf verloren
guide-DefendOrCollect = Der Luchs hat dem Wildschwein von { $seat2 }, 7, 4 Stärke genommen, und so hat der Fuchs von { $seat1 }, 5, gewonnen; eine geänderte Stärke gilt nur im Kampf. Dein Schaf, 2, hat verloren. Dein Rabe kann es verteidigen: Du behältst das Schaf und ziehst nichts. Oder er sammelt: Du ziehst eine Karte, und das Schaf kommt unter den Stapel.
guide-DefendOrCollect-why = Die Blume des Schafs passt zu der deiner Gans: 10 Punkte, die du verlieren würdest. Und dein Rabe hat noch seine Fähigkeit.

guide-TakeOne-title = Der Trost des Verlierers
guide-TakeOne = Die anderen haben je eine Karte gesammelt. Dein Rabe zeigt dir drei, und nur du siehst sie. Das Pferd ist stark. Aber rechne nach, was eine Karte zu Gans und Schaf dazubringt: ihre Stärke, und ihr Symbol, wenn es eine Blume ist.
guide-TakeOne-why = Der Hirsch bringt 7 Stärke und eine dritte Blume mit Wert 2. Das ist eins mehr als die 8 des Pferds.

guide-ChooseThree-title = Deine letzten drei
guide-ChooseThree = Alle wählen jetzt drei Tiere und werfen den Rest ab. Die Fähigkeit eines Anführers bleibt dir nur, wenn du ihn behältst: Ohne die Gans verliert niemand 3 Punkte.
guide-ChooseThree-why = Stärken 6, 2 und 7 machen 15, Blumen 2, 6 und 2 machen 10: 25 Punkte. Mit dem Raben statt des Hirschs wären es 21.

guide-ChooseTarget-goose-title = Die Gans beißt zu
guide-ChooseTarget-goose = Alle Allianzen liegen offen, und du kannst rechnen. { $seat1 }: Stärken 6, 4 und 5, Blumen 5 und 2, 22 Punkte. { $seat2 }: Stärken 7, 5 und 4, ein Kreis 6 und ein Jokersymbol 4, das dazu passt, 26 Punkte. Du hast 25.
guide-ChooseTarget-goose-why = { $seat2 } liegt vor dir. 3 Punkte weniger, und du bist vorn.

guide-draft-title = { $number ->
    [2] Behalte eine von zwei
    [3] Behalte eine von drei
   *[4] Behalte eine von vier
}
guide-draft-first = Stärken zählen am Ende immer. Symbole zählen nur, wenn zwei oder mehr deiner letzten drei zusammenpassen.
guide-draft-match = Du hast: { $cards }. Was passt dazu? Ein starkes Tier ist für sich allein gut, ein Symbol braucht ein zweites seiner Sorte.
guide-why-match = { $cards }: Das Symbol passt, und deine zusammenpassenden Symbole wären { $number } wert.
guide-why-strong = { $cards }: Stärke { $number }, und niemand hier ist stärker. Das zählt in jeder Allianz.
guide-why-promising = { $cards }: nicht am stärksten, aber Symbol oder Fähigkeit bringen dir vielleicht mehr.

guide-roles-title = Wer macht was?
guide-fighter = { $cards } kämpft mit Stärke { $number }. Der stärkste Kämpfer gewinnt eine Karte, der schwächste ist verloren, wenn ihn der Sammler nicht verteidigt.
guide-collector = { $cards } sammelt: zieht eine Karte, oder verteidigt deinen Kämpfer, wenn du verlierst.

guide-ability-title = { $cards }: Welche Fähigkeit?
guide-ability = Du nutzt eine und verzichtest auf die andere.
guide-target-title = { $cards }: Wen wählst du?
guide-offer-title = { $cards }: Möchtest du das?

guide-effect-none = { $cards }: Keine Fähigkeit würde dir hier mehr helfen.
guide-effect-strengthen = { $cards }: Stärke entscheidet den Kampf. Wer gewinnt, darf eine Karte ziehen, wer verliert, verliert vielleicht den Kämpfer.
guide-effect-abstain = { $cards }: Ein Kämpfer, der sich enthält, gewinnt nicht und verliert nicht, also geschieht ihm nichts.
guide-effect-reverse = { $cards }: Wenn der schwächste Kämpfer gewinnt, hat deiner gute Aussichten.
guide-effect-tuck = { $cards }: Wer unter dem Anführer liegt, ist aus dem Kampf. Die Stärke ist weg, das Symbol zählt.
guide-effect-swap = { $cards }: Du bekommst einen anderen Kämpfer, und mit deinem muss jemand anderes zurechtkommen.
guide-effect-chase = { $cards }: Jemand anderes verliert ein Tier, mit dem etwas geplant war, und bekommt dafür irgendeine Karte.
guide-effect-gather = { $cards }: ein Tier mehr, aus denen du deine letzten drei wählst.
guide-effect-sift = { $cards }: Du wählst unter mehreren Karten, wo andere blind ziehen.
guide-effect-both = { $cards }: Wenn du den Kampf verlierst, behältst du den Kämpfer und ziehst trotzdem eine Karte.
guide-effect-score = { $cards }: Das zählt am Ende, wenn du das Tier behältst.
guide-effect-wild = { $cards }: Am Ende passen alle deine Symbole zusammen, wenn du das Tier behältst.

guide-why-use = Damit stehst du besser da als ohne.
guide-why-decline = Du stehst besser da, wenn alles bleibt, wie es ist.
guide-why-me = Dein eigener Kämpfer: Unter deinem Anführer ist dir sein Symbol mehr wert als seine Stärke.
guide-why-battle = { $seat }: Das bringt dir im Kampf am meisten.
guide-why-better = { $seat }: Von allen Kämpfern, die du bekommen kannst, bringt dieser deiner Allianz am meisten: { $cards }.
guide-why-unknown = { $seat } zeigt bisher am wenigsten, also ist der Kämpfer vielleicht ein starker.
guide-why-ahead = { $seat } steht am besten da, mit { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
} bis jetzt.
guide-why-last = { $seat } kann damit am wenigsten anfangen.
guide-why-threat = { $seat } wirkt am stärksten, nach dem, was offen liegt.

guide-won-title = Du hast den Kampf gewonnen
guide-won = Du darfst eine Karte vom Mittelstapel ziehen. Sie bleibt dein Geheimnis, bis alle ihre letzten drei gewählt haben.
guide-why-draw = Ein Tier mehr zur Auswahl kann nur helfen.

guide-lost-title = Du hast den Kampf verloren
guide-lost = Verteidigt dein Sammler, behältst du deinen Kämpfer und ziehst nichts. Sammelt er, ziehst du eine Karte, und dein Kämpfer kommt unter den Mittelstapel: { $cards }.
guide-lost-acts = So oder so nutzt dein Sammler danach seine Fähigkeit, wenn er eine hat, die jetzt wirkt.
guide-why-defend = { $cards }: Damit sind deine besten drei { $number } wert. Eine Karte, die du nicht kennst, bringt selten mehr.
guide-why-collect = { $cards }: Dieser Kämpfer bringt dir wenig. Eine neue Karte verspricht mehr.

guide-take-title = Such dir eine Karte aus
guide-take = Nur du siehst diese Karten. Die du nimmst, kommt in deine Allianz, die anderen kommen unter den Mittelstapel.
guide-why-take = { $cards }: Damit sind deine besten drei { $number } wert.
guide-why-least = { $cards }: Deine drei sind besser als alles hier, und daran ändert keine dieser Karten etwas.

guide-three-title = Deine letzten drei
guide-three = Es zählen ihre Stärken und die Werte zusammenpassender Symbole. Der Rest wird abgeworfen.
guide-stays = Du behältst das Tier, also zählt seine Fähigkeit zum Spielende: { $cards }.
guide-leaves = Du gibst das Tier ab, und mit ihm seine Fähigkeit zum Spielende: { $cards }.
guide-why-three = { $cards }: Zusammen sind sie { $number } wert.

guide-end-won = Du hast gewonnen, mit { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
}
guide-end-lost = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} in deiner ersten Partie
guide-end-strengths = Stärken deiner drei, { $cards }: { $number }.
guide-end-symbols = Werte deiner zusammenpassenden Symbole: { $number }.
guide-end-endgame = Fähigkeiten zum Spielende, deine und die der anderen: { $number }.
guide-end-rival = Unter den anderen liegt { $seat } vorn, mit { $number }.

# Was Züge tun, wie Knöpfe es sagen. Züge kennen die Namen aller als $seat0, $seat1, ...

move-keep = Behalten
move-lead = Anführer
move-fight = Kämpfer
move-take = Nehmen
move-use = Nutzen
move-use-first = Die erste Fähigkeit
move-use-second = Die zweite Fähigkeit
move-target-0 = { $seat0 }
move-target-1 = { $seat1 }
move-target-2 = { $seat2 }
move-target-3 = { $seat3 }
move-decline = Lassen
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
role-about-leader = Seine Fähigkeit wirkt, die anderen sehen zu.
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
   *[rival] Gegner setzt aus
}
strip-reverse = Schwach gewinnt
strip-tuck = { $target ->
    [mine] Kämpfer drunter
    [rival] Gegner drunter
   *[any] Einer drunter
}
strip-swap = Kämpfer tauschen
strip-chase = { $role ->
    [leader] Anführer jagen
    [fighter] Kämpfer jagen
   *[collector] Sammler jagen
}
strip-gather = { $amount } ziehen
strip-sift = Aus { $amount } eine
strip-both = Schützt und zieht
strip-score = { $target ->
    [mine] { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $each ->
        [once] Punkte
        [weak] je schwaches
        [mighty] je starkes
        [matching] je passendes
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
stat-recruits = In die Allianz gezogene Karten, verdeckt
stat-recruits-short = { $count ->
    [one] Rekrut
   *[other] Rekruten
}
known-card = Du weißt, dass dieses Tier hier ist: { $card }
starts = beginnt
starts-about = Beginnt: in der Reihenfolge zuerst
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
deeds = Was Fähigkeiten bewirkt haben
deed-left = nicht genutzt
no-effect = Wirkt hier nicht.
target-label = { $role ->
    [leader] Anführer
    [fighter] Kämpfer
   *[collector] Sammler
} von { $name }
lane = Worum es in deiner Frage geht

zone-alliance = Die drei Tiere
mat-centre = Mittelstapel
mat-draft = Behalte eine von { $count }, gib { $left } nach links
mat-draft-last = Behalte eine von 2, die andere kommt in den Mittelstapel
mat-roles = Ein Tier für jede Rolle, verdeckt
mat-leadership = Anführer handeln reihum
mat-leadership-choosing = Die Anführer liegen offen: Welche Fähigkeit nutzen sie?
mat-battle = Kämpfer nach Stärke: der höchste gewinnt, der niedrigste verliert
mat-battle-turned = Umgedreht: der niedrigste gewinnt, der höchste verliert
mat-tied = Gleich stark: Der Symbolwert entscheidet, dann die Reihenfolge
mat-collection = Der Kampf ist entschieden; Sammler ziehen oder verteidigen
mat-three = Alle haben gezogen: Drei Tiere bleiben
mat-scoring = Punkte bisher; Fähigkeiten zum Spielende können sie noch ändern
mat-passed = Weitergegeben hast du
mat-passed-to = an { $name }
mat-unseen = Für dich verborgen: { $count } von 18
pass-to = gibt weiter an
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
animal-unseen = { $animal }, für dich verborgen
animal-seen = { $animal }
hand-held = { $most ->
    [0] Deine Rekruten: { $held }
    [4] Ausgeteilt: Behalte 1 von 4
   *[other] Für dich: Behalte 1 von { $most }
}
keys-pick = eine Karte, eine Fähigkeit, jemanden wählen; das Tier im Fokus führt an, kämpft, sammelt
score-reason = { $card } { $count }

title-Draft = Behalte ein Tier
line-Draft = { $count ->
    [2] Die andere Karte kommt in den Mittelstapel. Dann hast du drei.
   *[other] Es liegt verdeckt vor dir. Der Rest geht nach links an { $names }.
}
empty-Draft = Wähle eine Karte
more-Draft = Wähle eine Karte
ready-Draft = Behalten: %
wait-Draft = Wählt noch eine Karte: { $names }.

title-AssignRoles = Erst deinen Anführer, dann deinen Kämpfer
line-AssignRoles = Wähle sie in dieser Reihenfolge; das dritte Tier ist dein Sammler. Alle bleiben verdeckt, bis alle so weit sind.
empty-AssignRoles = Wähle deinen Anführer
more-AssignRoles = Wähle deinen Kämpfer
ready-AssignRoles = Verdeckt auslegen
wait-AssignRoles = Verteilt noch die Rollen: { $names }.

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
empty-ChooseAbility = Wähle eine Fähigkeit
more-ChooseAbility = Wähle eine Fähigkeit
ready-ChooseAbility = %
wait-ChooseAbility = Wählt noch eine Fähigkeit: { $names }.

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
    [tuck] Es handelt: { $card }. Das Symbol zählt am Ende weiter, die Stärke nicht.
    [abstain] Es handelt: { $card }. Wer sich enthält, gewinnt nicht und verliert nicht.
    [swap] Es handelt: { $card }. Verdeckte Kämpfer bleiben verdeckt, aber deinen siehst du.
    [chase] Es handelt: { $card }. Erst wird eine Karte gezogen, dann kommt das Tier unter den Mittelstapel.
    [score] Es handelt: { $card }. Das ändert die Punkte am Ende.
   *[other] Es handelt: { $card }, nur für diesen Kampf.
}
empty-ChooseTarget = Wähle jemanden
more-ChooseTarget = Wähle jemanden
ready-ChooseTarget = Wählen: %
other-ChooseTarget = Lassen
wait-ChooseTarget = Wählt noch jemanden: { $names }.

title-UseOrDecline = { $effect ->
    [abstain] Soll sich dein Kämpfer enthalten?
    [tuck] Deinen Kämpfer unter deinen Anführer schieben?
    [reverse] Den Kampf umdrehen?
   *[other] { $card }: Die Fähigkeit nutzen?
}
line-UseOrDecline = { $effect ->
    [abstain] Angeboten von: { $card }. Dann gewinnt dein Kämpfer nicht und verliert nicht.
    [tuck] Angeboten von: { $card }. Das Symbol zählt weiter, die Stärke nicht, und der Kämpfer kann nicht verloren gehen.
    [reverse] Angeboten von: { $card }. Der schwächste Kämpfer gewinnt, der stärkste verliert.
   *[other] Es ist ein Angebot: Du kannst es auch lassen.
}
go-UseOrDecline = { $effect ->
    [abstain] Enthalten
    [tuck] Drunterschieben
    [reverse] Umdrehen
   *[other] Nutzen
}
other-UseOrDecline = Lassen
wait-UseOrDecline = Überlegt, ob die Fähigkeit wirken soll: { $names }.

title-TakeOne = { $count ->
    [one] Nimm diese Karte
   *[other] Nimm eine dieser { $count } Karten
}
line-TakeOne = Sie kommt verdeckt in deine Allianz. Der Rest kommt unter den Mittelstapel.
empty-TakeOne = Wähle eine Karte
more-TakeOne = Wähle eine Karte
ready-TakeOne = Nehmen: %
wait-TakeOne = Sieht sich Karten vom Mittelstapel an: { $names }.

title-WinnerDraws = Du hast den Kampf gewonnen: eine Karte ziehen?
line-WinnerDraws = Sie kommt verdeckt in deine Allianz. Mehr Tiere bedeuten am Ende mehr Auswahl.
go-WinnerDraws = Eine Karte ziehen
other-WinnerDraws = Nein, danke
wait-WinnerDraws = Hat den Kampf gewonnen und darf eine Karte ziehen: { $names }.

title-DefendOrCollect = Du hast den Kampf verloren: { $card }
line-DefendOrCollect = Dein Sammler verteidigt den Kämpfer, oder er sammelt eine Karte und lässt ihn gehen.
empty-DefendOrCollect = Verteidigen oder sammeln?
more-DefendOrCollect = Verteidigen oder sammeln?
ready-DefendOrCollect = %
wait-DefendOrCollect = Hat den Kampf verloren und entscheidet sich: { $names }.

title-ChooseThree = Behalte drei Tiere
line-ChooseThree = Es zählen ihre Stärken und alle Symbole einer Sorte, wenn zwei oder mehr zusammenpassen. Für Fähigkeiten zum Spielende brauchst du den Anführer oder Sammler dazu.
empty-ChooseThree = Wähle drei Tiere
more-ChooseThree = %
ready-ChooseThree = Diese drei behalten
wait-ChooseThree = Wählt noch die letzten drei: { $names }.

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

beat-leader-revealed = { $you ->
    [yes] Dein Anführer: { $cards }.
   *[no] Anführer von { $name }: { $cards }.
}
beat-ability-used = { $you ->
    [yes] Bei dir handelt: { $cards }.
   *[no] Bei { $name } handelt: { $cards }.
}
beat-nothing-happened = { $you ->
    [yes] { $cards } bewirkt bei dir nichts.
   *[no] { $cards } bewirkt bei { $name } nichts.
}
beat-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $name } verzichtet.
}
beat-fighter-revealed = { $you ->
    [yes] Dein Kämpfer: { $cards }.
   *[no] Kämpfer von { $name }: { $cards }.
}
beat-strengthened = { $you ->
    [yes] Dein Kämpfer: Stärke +{ $number }.
   *[no] Kämpfer von { $name }: Stärke +{ $number }.
}
beat-weakened = { $you ->
    [yes] Dein Kämpfer: Stärke −{ $number }.
   *[no] Kämpfer von { $name }: Stärke −{ $number }.
}
beat-abstained = { $you ->
    [yes] Dein Kämpfer setzt diesen Kampf aus.
   *[no] Der Kämpfer von { $name } setzt diesen Kampf aus.
}
beat-turned-around = { $you ->
    [yes] Du drehst den Kampf um: Der Schwächste gewinnt.
   *[no] { $name } dreht den Kampf um: Der Schwächste gewinnt.
}
beat-tucked = { $you ->
    [yes] Unter deinem Anführer liegt jetzt: { $cards }.
   *[no] Unter dem Anführer von { $name } liegt jetzt: { $cards }.
}
beat-swapped = { $you ->
    [yes] Getauscht: Dein Kämpfer ist jetzt { $cards }.
   *[no] Getauscht: Der Kämpfer von { $name } ist jetzt { $cards }.
}
beat-chased-away = { $you ->
    [yes] Du verlierst: { $cards }.
   *[no] { $name } verliert: { $cards }.
}
beat-collector-revealed = { $you ->
    [yes] Dein Sammler: { $cards }.
   *[no] Sammler von { $name }: { $cards }.
}
beat-defended = { $you ->
    [yes] Du verteidigst und behältst: { $cards }.
   *[no] { $name } verteidigt und behält: { $cards }.
}
beat-did-both = { $you ->
    [yes] Du behältst { $cards } und sammelst außerdem.
   *[no] { $name } behält { $cards } und sammelt außerdem.
}
beat-lost-fighter = { $you ->
    [yes] Unter den Mittelstapel kommt bei dir: { $cards }.
   *[no] Unter den Mittelstapel kommt bei { $name }: { $cards }.
}
beat-endgame-gained = { $you ->
    [yes] Endwertung: +{ $number } für dich.
   *[no] Endwertung: +{ $number } für { $name }.
}
beat-endgame-lost = { $you ->
    [yes] Endwertung: −{ $number } für dich.
   *[no] Endwertung: −{ $number } für { $name }.
}
beat-drawn = { $number ->
    [one] { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $name } zieht eine Karte.
    }
   *[other] { $you ->
        [yes] Du ziehst { $number } Karten.
       *[no] { $name } zieht { $number } Karten.
    }
}
beat-looked-at = { $number ->
    [one] { $you ->
        [yes] Du siehst dir an: eine Karte.
       *[no] { $name } sieht an: eine Karte.
    }
   *[other] { $you ->
        [yes] Du siehst dir an: { $number } Karten.
       *[no] { $name } sieht an: { $number } Karten.
    }
}
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
tie-break-strengths = Gleichstand mit { $name }. Die größere Stärke insgesamt gewinnt.
idle-collector = Als Sammler ohne Wirkung.
idle-collector-short = Wirkt nicht als Sammler
