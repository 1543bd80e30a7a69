# Was Wild Cards sagt, mit den Wörtern der gedruckten deutschen Anleitung (2020); der Ton ist „du“.
#
# habitat card       Wildniskarte (Wald, Savanne, Gebirge)    animal card        Tierkarte
# wild card          Jokerkarte, kurz Joker                   species            Tierart
# refill hand card   Nachziehkarte                            natural habitat    natürlicher Lebensraum
# leader card        Bonuskarte (Pfau-Bonuskarte)             power              Stärke
# open display       offene Auslage, kurz Auslage             collection         Sammlung
# bid                Gebot, bieten                            payment, to pay    Zahlung, zahlen
# tie, tied          Gleichstand                              total              Summe
# draw pile          Nachziehstapel                           discard pile       Abwurfstapel
# common supply      Vorrat                                   score tokens       Punktemarker
# face down, open    verdeckt, offen                          to reveal          aufdecken
# round, phase       Runde, Phase: Bietphase, Belohnungsphase (Handkarten nachziehen, Tierkarten nehmen), Vorbereitungsphase
# scoring            Schlusswertung                           rank               Rang
# peacock Pfau, squirrel Eichhörnchen, eagle Adler, ibex Steinbock, lion Löwe, meerkat Erdmännchen
# Nicht in der deutschen Anleitung, weil erst von 2022: Talisman; Leo, ein virtueller Mitspieler.
#
# Ereignisse kennen $seat (einen Namen, "you" für die lesende Person oder "none"), $cards (Namen, oder wie viele), $a
# (dasselbe mit Artikel, im Akkusativ) und $number. Der Hauptknopf (empty-, more-, ready-, go-, other-) hat höchstens
# 16 Zeichen außer dem Namen der Karte.

game-title = Wild Cards
game-summary = Überbietet einander im Wettstreit um wilde Tiere. Wer von einer Tierart am meisten hat, bekommt ihre Bonuskarte und nutzt ihre Stärke.
game-players = 2 bis 5 Personen
game-minutes = etwa 30 Minuten

option-edition = Ausgabe
option-leo = Mit Leo spielen (virtueller Mitspieler, zu zweit Pflicht)
option-one_of_each = Von jeder Tierart ein Tier aussortieren (bei drei Plätzen)

# Karten

card-forest-1 = Wald 1
card-forest-2 = Wald 2
card-forest-3 = Wald 3
card-forest-4 = Wald 4
card-savannah-1 = Savanne 1
card-savannah-2 = Savanne 2
card-savannah-3 = Savanne 3
card-savannah-4 = Savanne 4
card-mountain-1 = Gebirge 1
card-mountain-2 = Gebirge 2
card-mountain-3 = Gebirge 3
card-mountain-4 = Gebirge 4
card-wild-1 = Joker 1
card-wild-2 = Joker 2
card-wild-3 = Joker 3
card-wild-4 = Joker 4
card-refill = Nachziehkarte
card-peacock = Pfau
card-squirrel = Eichhörnchen
card-eagle = Adler
card-ibex = Steinbock
card-lion = Löwe
card-meerkat = Erdmännchen
card-peacock-leader = Pfau-Bonuskarte
card-squirrel-leader = Eichhörnchen-Bonuskarte
card-eagle-leader = Adler-Bonuskarte
card-ibex-leader = Steinbock-Bonuskarte
card-lion-leader = Löwen-Bonuskarte
card-meerkat-leader = Erdmännchen-Bonuskarte
card-talisman = Talisman
a-peacock = einen Pfau
a-squirrel = ein Eichhörnchen
a-eagle = einen Adler
a-ibex = einen Steinbock
a-lion = einen Löwen
a-meerkat = ein Erdmännchen
a-refill = die Nachziehkarte
a-peacock-leader = die Pfau-Bonuskarte
a-squirrel-leader = die Eichhörnchen-Bonuskarte
a-eagle-leader = die Adler-Bonuskarte
a-ibex-leader = die Steinbock-Bonuskarte
a-lion-leader = die Löwen-Bonuskarte
a-meerkat-leader = die Erdmännchen-Bonuskarte
the-peacock = Der Pfau
the-squirrel = Das Eichhörnchen
the-eagle = Der Adler
the-ibex = Der Steinbock
the-lion = Der Löwe
the-meerkat = Das Erdmännchen

# Wo Karten liegen

zone-habitats = Nachziehstapel
zone-discard = Abwurfstapel
zone-animals = Tierkartenstapel
zone-display = Offene Auslage
zone-removed = Verdeckt aussortiert
zone-out = Zurück in der Schachtel
zone-supply = Vorrat
zone-refills = Übrige Nachziehkarten
zone-hand = Hand
zone-face-down = Verdeckte Karten
zone-bid = Gebot
zone-payment = Zahlung
zone-tie-cards = Gleichstandskarte
zone-collection = Sammlung
zone-leaders = Bonuskarten
zone-talisman = Talisman
zone-compared = Schon verglichene Karten
zone-leo = Leos Stapel

# Züge, wie Knöpfe sie nennen

move-bid = { $card } bieten
move-choose = { $card } bieten
move-give = { $card } abgeben
move-get = { $card } holen
move-discard = { $card } abwerfen
move-pay = { $card } zahlen
move-reveal = { $card } aufdecken
move-reveal-pile = Oberste Karte vom Nachziehstapel aufdecken
move-take = { $card } nehmen
move-pass = Passen
move-take-back = Gebot zurücknehmen
move-leave = Gebot liegen lassen

# Fragen

ask-PlaceBids = Gib dein Gebot ab.
help-PlaceBids = Wähle eine Handkarte. Sie bleibt verdeckt, bis alle gewählt haben. Hohe Gebote suchen sich zuerst ein Tier aus, zahlen dafür aber mehr: eine Karte weniger als die gebotene Zahl. Mit der Nachziehkarte bietest du auf kein Tier, sondern füllst deine Hand auf. Mit der Adler-Bonuskarte darfst du zwei Karten hinlegen und dich später entscheiden.

ask-ChooseBid = Welche deiner beiden Karten ist dein Gebot?
help-ChooseBid = Dank der Adler-Bonuskarte hast du zwei Karten hingelegt. Alle anderen Gebote liegen jetzt offen: Wähle die Karte, die gilt. Die andere kommt ungesehen zurück auf deine Hand.

ask-Exchange = Möchtest du ein Tier tauschen?
help-Exchange = Mit der Erdmännchen-Bonuskarte und der Nachziehkarte als Gebot darfst du ein Tier aus deiner Sammlung gegen eines aus der offenen Auslage tauschen. Bonuskarten wechseln sofort, wenn sich die Mehrheiten ändern. Getauscht wird vor dem Nachziehen.

ask-GetAnimal = Welches Tier möchtest du dafür?
help-GetAnimal = Das neue Tier kommt in deine Sammlung, das abgegebene liegt dafür in der offenen Auslage. Für den natürlichen Lebensraum gibt es beim Tauschen keine Punkte.

ask-Refill = Welche Karten wirfst du vor dem Nachziehen ab?
help-Refill = Wirf beliebig viele Wildniskarten ab, oder keine. Dann ziehst du auf 7 nach (mit der Eichhörnchen-Bonuskarte auf 10) und nimmst deine Nachziehkarte zurück. Damit ist die Runde für dich fertig: Du nimmst kein Tier.

ask-LayPayments = Gleichstand: Leg deine Zahlung verdeckt aus.
help-LayPayments = Mehrere haben gleich hoch geboten. Alle Beteiligten legen verdeckt aus, was sie zahlen müssten, dann wird gemeinsam aufgedeckt: Die höchste Summe gewinnt den Gleichstand. Nimmst du danach ein Tier, zahlst du mit diesen Karten; passt du, bekommst du sie zurück.

ask-BreakTie = Noch immer Gleichstand: Deck eine weitere Karte auf.
help-BreakTie = Wähle eine Wildniskarte von deiner Hand oder ungesehen die oberste vom Nachziehstapel. Die höchste Karte gewinnt den Gleichstand, bei gleichen Karten geht es weiter. Diese Karten werden danach abgeworfen und zählen nicht als Zahlung.

ask-TakeOrPass = Nimmst du ein Tier oder passt du?
help-TakeOrPass = Ein Tier kostet eine Karte weniger als die Zahl auf deinem Gebot. Hat dann niemand mehr Tiere dieser Art als du, bekommst du die Bonuskarte. Passt du, kommt dein Gebot zurück auf die Hand und du ziehst 2 Karten.

ask-Pay = Zahle für dein Tier.
help-Pay = Wähle die Wildniskarten, mit denen du zahlst. Wenn dein Gebot und alle gezahlten Karten den natürlichen Lebensraum des Tieres zeigen oder Joker sind, bekommst du 2 Punkte.

ask-PrepareNextRound = Nimmst du dein Gebot zurück?
help-PrepareNextRound = Gleich werden die gebotenen und gezahlten Karten abgeworfen. Mit der Steinbock-Bonuskarte darfst du dein Gebot zurück auf die Hand nehmen. Deine Zahlung wird trotzdem abgeworfen.

# Was geschehen ist

event-put-up = Aufgebaut: { $cards }.
event-removed = Vor dem Spiel aussortiert: { $cards }.
event-dealt = { $seat ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
event-shuffled = Ein Stapel aus { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} wird gemischt.
event-round-began = Runde { $number } beginnt.
event-displayed = Neu in der offenen Auslage: { $cards }.
event-bid = { $seat ->
    [you] Du bietest { $a }.
   *[other] { $seat } bietet { $a }.
}
event-bid-two = { $seat ->
    [you] Du legst zwei Karten verdeckt hin.
   *[other] { $seat } legt zwei Karten verdeckt hin.
}
event-taken-back = { $seat ->
    [you] Du nimmst { $a } zurück.
   *[other] { $seat } nimmt { $a } zurück.
}
event-gave = { $seat ->
    [you] Du nutzt die Stärke der Erdmännchen und gibst { $a } ab.
   *[other] { $seat } nutzt die Stärke der Erdmännchen und gibt { $a } ab.
}
event-got = { $seat ->
    [you] Du holst dir dafür { $a }.
   *[other] { $seat } holt sich dafür { $a }.
}
event-discarded = { $seat ->
    [none] Abgeworfen: { $cards }.
    [you] Du wirfst { $a } ab.
   *[other] { $seat } wirft { $a } ab.
}
event-refill-returned = { $seat ->
    [you] Du nimmst deine Nachziehkarte zurück.
   *[other] { $seat } nimmt die Nachziehkarte zurück.
}
event-drawn = { $seat ->
    [you] Du ziehst { $a }.
   *[other] { $seat } zieht { $a }.
}
event-recycled = Der Abwurfstapel wird zum neuen Nachziehstapel.
event-laid = { $seat ->
    [you] Du legst { $a } als Zahlung aus.
   *[other] { $seat } legt { $a } als Zahlung aus.
}
event-revealed = { $seat ->
    [you] Du deckst bei Gleichstand { $a } auf.
   *[other] { $seat } deckt bei Gleichstand { $a } auf.
}
event-compared = { $seat ->
    [you] Du legst { $a } beiseite.
   *[other] { $seat } legt { $a } beiseite.
}
event-talisman-decided = { $seat ->
    [you] Der Talisman entscheidet: Du gewinnst den Gleichstand.
   *[other] Der Talisman entscheidet: { $seat } gewinnt den Gleichstand.
}
event-passed = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-paid = { $seat ->
    [you] Du zahlst { $a }.
   *[other] { $seat } zahlt { $a }.
}
event-acquired = { $seat ->
    [you] Du nimmst { $a }.
   *[other] { $seat } nimmt { $a }.
}
event-leader-claimed = { $owner ->
    [none] { $seat ->
        [you] Du bekommst { $a }.
       *[other] { $seat } bekommt { $a }.
    }
    [you] { $seat } bekommt { $a } von dir.
   *[other] { $seat ->
        [you] Du bekommst { $a } von { $owner }.
       *[other] { $seat } bekommt { $a } von { $owner }.
    }
}
event-leader-returned = { $seat ->
    [you] Du legst { $a } zurück in den Vorrat.
   *[other] { $seat } legt { $a } zurück in den Vorrat.
}
event-scored = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} für { $a } im natürlichen Lebensraum.
event-left = Zurück in die Schachtel: { $cards }.
event-talisman-given = { $seat ->
    [you] Du bekommst den Talisman.
   *[other] { $seat } bekommt den Talisman.
}

# Was vorgelesen wird, kurz gefasst

brief-event-round-began = Runde { $number }
brief-event-displayed = In der Auslage: { $cards }
brief-event-bid = { $seat ->
    [you] Du
   *[other] { $seat }
} { $cards }
brief-event-scored = { $seat ->
    [you] Du
   *[other] { $seat }
} +{ $number }

# Das Ende

score-most = Häufigste Tierart
score-second = Zweithäufigste Tierart
score-leaders = Bonuskarten
score-tokens = Punktemarker
counted-species = Tierarten in der Sammlung
favourite-leader = Liebste Bonuskarten
counted-leader = Bonuskarte am Ende

# Wer und was sonst

virtual-player = Leo
fact-round = Runde
fact-tokens = Punktemarker

# Was eine Karte bewirkt

about-animal = { $home }. Bonuskarte: { $power }.
about-any-animal = Natürlicher Lebensraum: { $home }. Wer von einer Art am meisten hat, bekommt ihre Bonuskarte.
about-any-habitat = { $value ->
    [1] Als Gebot kommt sie zuletzt dran und kostet keine weitere Karte.
    [2] Als Gebot kostet sie 1 weitere Karte.
    [3] Als Gebot kostet sie 2 weitere Karten.
   *[4] Als Gebot kommt sie zuerst dran und kostet 3 weitere Karten.
} Zahlen kannst du damit auch.
about-refill = Biete sie, um beliebig viele Karten abzuwerfen und auf 7 nachzuziehen. In dieser Runde nimmst du kein Tier. Die Karte kommt immer zu dir zurück.
about-talisman = Entscheidet Gleichstände: Es gewinnt, wer im Uhrzeigersinn als Nächstes nach der Person mit dem Talisman sitzt. Danach wandert er weiter.
about-peacock-leader = Diese Bonuskarte bringt am Ende 3 Punkte statt 1.
about-squirrel-leader = Mit der Nachziehkarte ziehst du auf 10 Wildniskarten nach statt auf 7.
about-eagle-leader = Du darfst zwei Karten verdeckt bieten und dich entscheiden, wenn alle anderen Gebote offen liegen.
about-ibex-leader = Wenn die Gebote abgeworfen werden, darfst du deines zurücknehmen, außer es ist ein Joker.
about-lion-leader = Du gewinnst jeden Gleichstand beim Bieten.
about-meerkat-leader = Bietest du die Nachziehkarte, darfst du zuerst eines deiner Tiere gegen eines aus der offenen Auslage tauschen.

# Warum ein Zug nicht geht

refusal-only-habitats = Hier brauchst du eine Wildniskarte. Die Nachziehkarte bleibt bei dir.
refusal-not-placed = Du hast { $card } nicht verdeckt hingelegt: Wähle eine deiner beiden Karten.
refusal-not-in-collection = „{ $card }“ ist nicht in deiner Sammlung.
refusal-not-on-display = „{ $card }“ liegt nicht in der offenen Auslage.
refusal-which-copy = Wenn Leo mitspielt, zählt die Stelle in der Auslage: Sag bei „{ $card }“ dazu, welche Karte du meinst, etwa mit „{ $move }@1“, vom Stapel aus gezählt.
refusal-wrong-place = „{ $move }“ geht nicht: „{ $card }“ liegt nicht an dieser Stelle.
refusal-no-place-needed = Ohne Leo ist die Stelle in der Auslage egal: Nenne nur „{ $card }“.
refusal-piles-empty = Nachziehstapel und Abwurfstapel sind leer: Deck eine Karte von deiner Hand auf.
wrong-two-people = zu zweit braucht ihr Leo, der einen eigenen Platz hat: seats=3, leo=True
wrong-leo = Leo spielt nur in der Ausgabe von 2022 mit; lass leo weg oder nimm edition=2022
wrong-one-of-each = one_of_each kannst du nur mit 3 Plätzen wählen; lass es weg

# Die Regeln, wie die Seite des Spiels sie erzählt. Eine Nummer im Namen ist die Regel, um die es geht.

rules-goal-title = Ziel
rules-goal = Stell die wertvollste Tiersammlung zusammen: Die Art, von der du am meisten hast, zählt doppelt, Bonuskarten und Punktemarker kommen dazu.

rules-table-title = Spielmaterial
rules-players-title = Personenzahl
rules-WC-02 = Ihr spielt zu dritt, zu viert oder zu fünft.
rules-WC-03 = In der Ausgabe von 2022 kann Leo, ein virtueller Mitspieler, einen Platz einnehmen. Zu zweit spielt ihr immer mit ihm. Wo die Regeln Plätze zählen, zählt Leo mit; er sitzt auf dem letzten.
rules-WC-01 = Damit spielt ihr:
rules-animals = 42 Tierkarten
rules-animals-about = Sieben von jeder Tierart. Das runde Zeichen zeigt ihren natürlichen Lebensraum.
rules-habitats = 46 Wildniskarten
rules-habitats-about = Je 14 mit Wald, Savanne und Gebirge und den Zahlen 1 bis 4. Mit ihnen bietest und zahlst du.
rules-wilds = davon 4 Jokerkarten
rules-wilds-about = Der Regenbogen gilt als jeder Lebensraum. Die Zahl zählt wie jede andere.
rules-refill = je 1 Nachziehkarte
rules-refill-about = Biete sie, um deine Hand aufzufüllen. Sie kommt immer zu dir zurück.
rules-leaders = 6 Bonuskarten
rules-leaders-about = Eine für jede Tierart, im Vorrat.
rules-talisman = 1 Talisman
rules-talisman-about = Entscheidet in der Ausgabe von 2022 Gleichstände. Punktemarker sind Punkte und gehen nie aus.
rules-WC-06 = Du beginnst mit sieben Wildniskarten und deiner Nachziehkarte. Welche Karten du auf der Hand hast, ist geheim, wie viele es sind, nicht; die Nachziehkarte zählt dabei mit. Sammlungen, Bonuskarten, Punktemarker, die offene Auslage, der Abwurfstapel und die Höhe jedes Stapels sind für alle zu sehen.
rules-WC-07 = Das Handkartenlimit sind zehn Wildniskarten, die Nachziehkarte nicht mitgerechnet. Würdest du mehr ziehen, hörst du bei zehn auf.
rules-WC-05 = Neben dem Tierkartenstapel liegt die offene Auslage, eine Reihe mit einem Tier weniger, als es Plätze gibt: zwei, drei oder vier. Irgendwer geht also immer leer aus.
rules-WC-04 = Vor dem Spiel werden einige Tiere verdeckt aussortiert: 14 bei drei Plätzen, 6 bei vier, 2 bei fünf. Bei drei Plätzen legen wir von jeder Tierart eines offen beiseite und acht weitere verdeckt; ihr könnt auch alle 14 verdeckt aussortieren.

rules-round-title = Eine Runde
rules-WC-36 = Eine Runde hat vier Phasen, die ihr alle gemeinsam spielt. (In der Ausgabe von 2020 sind die zweite und die dritte eine einzige.)
rules-bid-title = Bieten
rules-WC-08 = Alle legen eine Karte verdeckt vor sich hin: eine Wildniskarte, deren Zahl das Gebot ist, oder die Nachziehkarte. Dann werden alle Gebote gemeinsam aufgedeckt. Du musst dein Gebot nicht bezahlen können: Bluffen ist erlaubt.
rules-refill-title = Nachziehen
rules-WC-09 = Wer die Nachziehkarte geboten hat, wirft beliebig viele Wildniskarten ab, oder keine, zieht auf sieben nach und nimmt die Nachziehkarte zurück. Für diese Person ist die Runde damit zu Ende: kein Tier, kein Ersatz.
rules-WC-10 = Ist der Nachziehstapel leer, wird der Abwurfstapel gemischt und zum neuen Nachziehstapel, auch mitten im Ziehen.
rules-acquire-title = Tiere nehmen
rules-WC-11 = Alle anderen sind der Reihe nach dran, das höchste Gebot zuerst.
rules-WC-12 = Ein Tier kostet Karten: Leg Wildniskarten von deiner Hand neben dein Gebot, bis dort so viele Karten liegen, wie die Zahl auf dem Gebot angibt. Dann kommt ein Tier deiner Wahl aus der Auslage in deine Sammlung.
rules-price = { $bid ->
    [1] Ein Gebot von 1 kostet keine weitere Karte.
    [2] Ein Gebot von 2 kostet eine weitere Karte.
    [3] Ein Gebot von 3 kostet zwei weitere.
   *[4] Ein Gebot von 4 kostet drei weitere.
}
rules-WC-13 = Möchtest du kein Tier, kannst du nicht zahlen oder ist keines mehr da, passt du: Nimm dein Gebot zurück auf die Hand, auch eine bei Gleichstand ausgelegte Zahlung, und zieh dann zwei Wildniskarten.
rules-WC-14 = Hast du ein Tier genommen und danach mindestens so viele dieser Art wie jede andere Person, bekommst du sofort die Bonuskarte, aus dem Vorrat oder von der Person, die sie hat. Gleichziehen genügt, auch noch in derselben Runde.
rules-prepare-title = Vorbereiten
rules-WC-20 = Gebote und Zahlungen kommen offen auf den Abwurfstapel, übrige Tiere kommen zurück in die Schachtel, und die Auslage wird wieder gefüllt.
rules-WC-E3-title = Beispiel: zu dritt um zwei Steinböcke
rules-WC-E3-1 = Nora bietet 4, Milo 2 und Ada 1. Nora ist zuerst dran, zahlt drei weitere Karten und nimmt einen Steinbock. Es ist der erste im Spiel, also bekommt sie auch die Bonuskarte.
rules-WC-E3-2 = Milo zahlt eine Karte für den anderen Steinbock. Jetzt haben beide einen: Milo hat gleichgezogen und nimmt Nora die Bonuskarte ab.
rules-WC-E3-3 = Für Ada ist die Auslage leer. Sie nimmt ihre 1 zurück und zieht zwei Karten. Am Ende der Runde darf Milo seine 2 zurücknehmen: Das ist die Stärke der Steinböcke.

rules-ties-title = Gleichstände
rules-WC-16 = Haben mehrere gleich hoch geboten, und zwar 2 oder mehr, legen sie ihre ganze Zahlung verdeckt aus, wenn sie dran sind. Alles wird gemeinsam aufgedeckt, und die höchste Summe gewinnt den Gleichstand. Nimmst du danach ein Tier, zahlst du mit den ausgelegten Karten. Wer nicht zahlen kann, macht nicht mit und passt nach den anderen. Bei einem Gebot von 1 gibt es nichts auszulegen, es geht gleich mit dem nächsten Schritt weiter.
rules-WC-E2-title = Beispiel: Gleichstand bei 3
rules-WC-E2 = Beide legen zwei Karten aus. 3 und 2 macht 5, 2 und 1 macht 3: Die 5 wählt zuerst.
rules-still-tied = Immer noch gleich?
rules-WC-18 = Den Gleichstand gewinnt, wer von den Beteiligten im Uhrzeigersinn als Nächstes nach der Person mit dem Talisman sitzt. Sie selbst kommt zuletzt.
rules-WC-19 = Zu Beginn bekommt eine ausgeloste Person den Talisman. Hat er einen Gleichstand entschieden, wandert er am Ende der Runde im Uhrzeigersinn zur nächsten Person, nie zu Leo. Nach der letzten Runde bleibt er liegen.
rules-WC-17 = Alle Beteiligten legen verdeckt je eine weitere Wildniskarte hin: eine von der Hand oder ungesehen die oberste vom Nachziehstapel. Dann wird aufgedeckt, und die höchste gewinnt den Gleichstand; bei gleichen geht es ebenso weiter. Diese Karten werden abgeworfen. Sie zählen weder als Zahlung noch für den natürlichen Lebensraum.

rules-leaders-title = Bonuskarten und ihre Stärken
rules-WC-37 = Eine Stärke gehört dir, solange du die Bonuskarte hast, und sie hat Vorrang vor den übrigen Regeln. Löwe, Eichhörnchen und Pfau wirken von selbst; bei Adler, Steinbock und Erdmännchen entscheidest du.
rules-WC-31 = Sie wirkt sofort: auch schon in der Runde, in der du die Karte bekommen hast, wenn du sie da noch nutzen kannst.
rules-WC-24 = Am Ende bringt diese Bonuskarte 3 Punkte statt 1.
rules-WC-25 = Mit der Nachziehkarte ziehst du auf zehn Wildniskarten nach statt auf sieben.
rules-WC-26 = Du darfst zwei Karten verdeckt hinlegen. Liegen alle anderen Gebote offen, wählst du eine der beiden als dein Gebot; die andere kommt ungesehen zurück auf deine Hand. Auch die Nachziehkarte darf dabei sein.
rules-WC-27 = Wenn die Gebote abgeworfen werden, darfst du deines zurück auf die Hand nehmen, außer es ist ein Joker. Deine Zahlung wird trotzdem abgeworfen.
rules-WC-28 = Du gewinnst jeden Gleichstand, noch bevor jemand eine Zahlung auslegt.
rules-WC-29 = Bietest du die Nachziehkarte, darfst du zuerst ein Tier aus deiner Sammlung gegen eines aus der Auslage tauschen, bevor jemand nachzieht.
rules-WC-30 = Nach einem Tausch wechseln Bonuskarten sofort. Du bekommst die der neuen Tierart, wenn du jetzt mindestens so viele hast wie jede andere Person. Du verlierst die der abgegebenen, wenn du keines mehr hast oder weniger als jemand anderes: Sie geht an die Person mit den meisten Tieren dieser Art oder zurück in den Vorrat.
rules-WC-E4-title = Beispiel: zwei Stärken in einer Runde
rules-WC-E4 = Nora hat die Erdmännchen-Bonuskarte und bietet ihre Nachziehkarte. Sie tauscht einen Steinbock gegen ein Eichhörnchen, hat nun die meisten Eichhörnchen und bekommt deren Bonuskarte. Also zieht sie gleich jetzt auf zehn nach.

rules-natural-title = Natürlicher Lebensraum
rules-WC-15 = Jede Tierart hat einen natürlichen Lebensraum. Zeigen dein Gebot und alle gezahlten Karten den natürlichen Lebensraum des Tieres, das du nimmst, bekommst du 2 Punkte in Punktemarkern. Joker gelten als jeder Lebensraum. Eine bei Gleichstand ausgelegte Zahlung zählt mit; ein Tausch bringt nichts.
rules-at-home = { $habitat ->
    [forest] Im Wald zu Hause
    [savannah] In der Savanne zu Hause
   *[mountain] Im Gebirge zu Hause
}
rules-WC-E1-title = Beispiel: 2 Punkte
rules-WC-E1 = Wald 3 geboten, mit einer Waldkarte und einem Joker gezahlt, für einen Pfau: Alle drei gelten als Wald.

rules-end-title = Spielende und Schlusswertung
rules-WC-21 = Das Spiel endet, wenn sich die Auslage nicht mehr ganz füllen lässt: nach 14 Runden bei drei Plätzen, 12 bei vier, 10 bei fünf. Handkarten zählen dann nichts.
rules-WC-22 = Du bekommst 2 Punkte für jedes Tier der Art, von der du am meisten hast, 1 für jedes der zweithäufigsten, 1 für jede Bonuskarte, dazu deine Punktemarker. Gewertet wird jeweils nur eine Tierart, auch wenn du von mehreren gleich viele hast.
rules-WC-23 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt die größere Sammlung; ist auch die gleich groß, teilt ihr euch den Rang.
rules-WC-E5-title = Beispiel: 22 Punkte
rules-WC-E5 = Vier Pfauen und ihre Bonuskarte, drei Steinböcke, drei Eichhörnchen und Punktemarker im Wert von 8.
rules-WC-E5-most = 4 Pfauen, je 2
rules-WC-E5-second = 3 Steinböcke (oder die 3 Eichhörnchen), je 1
rules-WC-E5-leaders = die Pfau-Bonuskarte
rules-WC-E5-tokens = Punktemarker
rules-WC-E5-total = Zusammen
rules-WC-E5-other = Mit vier Steinböcken statt drei wären allein die Tiere 8 und 4 wert.

rules-leo-title = Leo, der virtuelle Mitspieler
rules-leo = Leo will nicht gewinnen. Er kommt euch in die Quere.
rules-WC-32 = Leo hat einen verdeckten Stapel aus fünf Wildniskarten und einer Nachziehkarte, gemischt. Die oberste Karte ist sein Gebot und wird mit euren aufgedeckt.
rules-WC-33 = Ist es die Nachziehkarte, wird der Rest seines Stapels abgeworfen. Fünf neue Wildniskarten und die Nachziehkarte werden zu seinem nächsten Stapel gemischt.
rules-WC-34 = Ist er dran, nimmt er das Tier, das dem Stapel am nächsten liegt. Solange eines da ist, passt er nie, und er zahlt nie. Er bekommt keine Punktemarker und wird nicht gewertet. Bonuskarten bekommt er wie alle anderen, nutzt sie aber nie: Sie bleiben bei ihm, bis jemand gleichzieht.
rules-WC-35 = Er gewinnt jeden Gleichstand, außer jemand von den Beteiligten hat die Löwen-Bonuskarte: Dann gewinnt diese Person. Den Talisman bekommt er nie.

rules-editions-title = Die beiden Ausgaben
rules-editions = Die Anleitung ist in zwei Ausgaben erschienen. Alles Übrige ist in beiden gleich.
rules-editions-caption = Unterschiede zwischen den Ausgaben
rules-edition = { $edition ->
    [2020] Ausgabe von 2020
   *[2022] Ausgabe von 2022
}
rules-editions-players = Personen
rules-editions-players-2020 = drei bis fünf
rules-editions-players-2022 = zwei bis fünf
rules-editions-leo = Leo
rules-editions-leo-2020 = spielt nicht mit
rules-editions-leo-2022 = kann mitspielen; zu zweit Pflicht
rules-editions-phases = Phasen einer Runde
rules-editions-phases-2020 = drei: Bietphase, Belohnungsphase, Vorbereitungsphase
rules-editions-phases-2022 = vier: Bieten, Nachziehen, Tiere nehmen, Vorbereiten
rules-editions-ties = Bei gleichen Summen
rules-editions-ties-2020 = alle Beteiligten decken noch eine Karte auf
rules-editions-ties-2022 = der Talisman

# Woher die Zahlen des Decks kommen, nach den Gruppen der Deckdatei

deck-animals = Von jeder Tierart gibt es sieben Tierkarten.
deck-natural = Welcher Lebensraum für welche Tierart der natürliche ist. Die Anleitungen sagen es ausdrücklich nur vom Pfau; die anderen folgen ihrer Einleitung.
deck-habitats = Wie oft jede Zahl vorkommt. Dass es 14 Karten jedes Lebensraums und vier Joker gibt, ist gedruckt; wie sich die Zahlen verteilen, nicht.
deck-counts = Anzahl der Karten je Zahl
deck-value = Zahl { $value }

# Die Seite des Tisches

phase-bid = Bieten
phase-refill = Nachziehen
phase-acquire = Tiere nehmen
phase-prepare = Vorbereiten

habitat-forest = Wald
habitat-savannah = Savanne
habitat-mountain = Gebirge
habitat-wild = Joker
short-forest = W
short-savannah = S
short-mountain = G
short-wild = J
short-refill = N

stat-hand = Handkarten
stat-hand-short = Karten
stat-tokens = Punkte in Punktemarkern
stat-points = Punkte, Punktemarker inbegriffen
stat-points-short = Punkte
known-card = Du kennst diese Karte: { $card }
holding = { $leads ->
    [yes] { $species } { $count }, mit Bonuskarte
   *[other] { $species } { $count }
}
power-peacock = bringt am Ende 3 Punkte
power-squirrel = zieht auf 10 nach
power-eagle = darf zwei Karten bieten
power-ibex = darf das Gebot zurücknehmen
power-lion = gewinnt jeden Gleichstand
power-meerkat = darf beim Nachziehen tauschen
lane = Dein Gebot und deine Zahlung

deed-waits = noch kein Gebot
deed-sealed = Gebot liegt
deed-bids = bietet { $bid }
deed-tied = Gleichstand bei { $bid }
deed-took = nimmt: { $animal }
deed-passed = gepasst
deed-refills = zieht nach
deed-refilled = nachgezogen

mat-habitats = Wildniskarten
mat-order = Reihenfolge
mat-unseen = Noch nicht gesehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pile-draw = Stapel
pile-discard = Abwurf
pile-top = Oberste vom Stapel
rounds-left = { $rounds ->
    [0] letzte Runde
    [one] noch 1 Runde
   *[other] noch { $rounds } Runden
}
taken-by = → { $name }
offer-count = { $have } → { $will } bei dir
offer-heard = Du hast { $have }
offer-leader-keep = Bonus­karte bleibt bei dir
offer-leader-new = mit Bonus­karte
offer-leader-from = Bonus­karte von { $name }
on-display = In der Auslage: { $cards }.
offer-copies = { $card } (×{ $count })
offer-pass = dein Gebot kommt zurück, zieh 2 Karten
offer-unpaid = zu wenige Karten, um ein Tier zu bezahlen
offer-natural = { $cost ->
    [0] +2 Punkte
   *[other] +2 Punkte, wenn du nur mit { $habitat } zahlst
}
offer-next = gleich: { $name }
known-holds = { $name } hat { $cards }.
hand-held = Deine Hand: { $held } von { $most } Wildniskarten
keys-pick = eine Karte, die Nachziehkarte, ein Tier wählen
score-reason = { $line ->
    [leaders] { $card }
   *[other] { $count }× { $card }
}

title-PlaceBids = Leg dein Gebot verdeckt hin
line-PlaceBids = { $most ->
    [one] Hohe Gebote wählen zuerst. Ein Gebot von 3 kostet 2 weitere Karten.
   *[other] Mit der Adler-Bonuskarte darfst du zwei Karten hinlegen und wählst, wenn alle anderen Gebote offen liegen.
}
chip-PlaceBids = { $animals } Tiere, { $people } bieten
empty-PlaceBids = { $most ->
    [one] Karte wählen
   *[other] 1 oder 2 wählen
}
more-PlaceBids = Karte wählen
ready-PlaceBids = % bieten
wait-PlaceBids = Warten auf das Gebot von { $names }.

title-ChooseBid = Welche deiner beiden Karten ist dein Gebot?
line-ChooseBid = Alle anderen Gebote liegen offen. Die andere Karte kommt ungesehen zurück auf die Hand.
empty-ChooseBid = Karte wählen
more-ChooseBid = Karte wählen
ready-ChooseBid = % bieten
wait-ChooseBid = { $names } wählt zwischen zwei Karten.

title-Exchange = Erdmännchen-Bonus: Tier tauschen?
line-Exchange = Mit der Erdmännchen-Bonuskarte darfst du vor dem Nachziehen eines deiner Tiere gegen eines aus der Auslage tauschen.
empty-Exchange = Tier wählen
more-Exchange = Tier wählen
ready-Exchange = % abgeben
other-Exchange = Nicht tauschen
wait-Exchange = { $names } darf ein Tier tauschen.

title-GetAnimal = Wogegen tauschst du { $animal }?
line-GetAnimal = Es kommt in deine Sammlung, deines dafür in die Auslage. Für den Lebensraum gibt es keine Punkte.
empty-GetAnimal = Tier wählen
more-GetAnimal = Tier wählen
ready-GetAnimal = % holen
wait-GetAnimal = { $names } wählt ein Tier zum Tausch.

title-Refill = Wirf ab, was du nicht brauchst, dann zieh auf { $full } nach
line-Refill = Beliebig viele Karten, oder keine. In dieser Runde nimmst du kein Tier.
empty-Refill = { $missing ->
    [0] Alle behalten
   *[other] Nur nachziehen
}
more-Refill = Abwerfen, ziehen
ready-Refill = Abwerfen, ziehen
wait-Refill = { $names } zieht nach.

title-LayPayments = Gleichstand mit { $names }: Leg { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} verdeckt aus
line-LayPayments = Die höchste Summe gewinnt den Gleichstand. Mit diesen Karten zahlst du auch; passt du, bekommst du sie zurück.
empty-LayPayments = { $count ->
    [one] Karte wählen
   *[other] { $count } Karten wählen
}
more-LayPayments = %
ready-LayPayments = { $count ->
    [one] 1 Karte legen
   *[other] { $count } Karten legen
}
wait-LayPayments = Warten auf die Zahlung von { $names }.

title-BreakTie = Weiter Gleichstand mit { $names }: Deck noch eine Karte auf
line-BreakTie = Von der Hand oder die oberste vom Stapel. Die höchste gewinnt; als Zahlung zählt sie nicht.
empty-BreakTie = Karte wählen
more-BreakTie = Karte wählen
ready-BreakTie = % aufdecken
wait-BreakTie = Warten auf die Karte von { $names }.

title-TakeOrPass = Nimm ein Tier oder passe
line-TakeOrPass = { $count ->
    [0] Es kostet keine weitere Karte.
    [one] Es kostet eine weitere Karte von deiner Hand.
   *[other] Es kostet { $count } weitere Karten von deiner Hand.
}
empty-TakeOrPass = Tier wählen
more-TakeOrPass = Tier wählen
ready-TakeOrPass = % nehmen
other-TakeOrPass = Passen, 2 ziehen
wait-TakeOrPass = { $names } wählt ein Tier.

title-Pay = Zahle { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für { $animal }
line-Pay = { $match ->
    [yes] Natürlicher Lebensraum: { $home }. Zahlst du nur mit { $home } und Jokern, bekommst du 2 Punkte.
   *[no] Natürlicher Lebensraum: { $home }. Dein Gebot zeigt einen anderen, also gibt es keine Punkte dafür.
}
empty-Pay = { $count ->
    [one] Karte wählen
   *[other] { $count } Karten wählen
}
more-Pay = %
ready-Pay = { $count ->
    [one] 1 Karte zahlen
   *[other] { $count } Karten zahlen
}
wait-Pay = { $names } zahlt.

title-PrepareNextRound = Dein Gebot zurücknehmen?
line-PrepareNextRound = Mit der Steinbock-Bonuskarte darfst du die gebotene Karte behalten. Deine Zahlung wird trotzdem abgeworfen.
go-PrepareNextRound = { $card } behalten
other-PrepareNextRound = Liegen lassen
wait-PrepareNextRound = { $names } darf ein Gebot zurücknehmen.

say-cost-0 = Kostet keine weitere Karte
say-cost-1 = Kostet 1 weitere Karte
say-cost-2 = Kostet 2 weitere Karten
say-cost-3 = Kostet 3 weitere Karten
say-refill = Du ziehst nach und nimmst kein Tier
say-total = Summe %
say-bonus-forest = Alles Wald: +2 (%)
say-bonus-savannah = Alles Savanne: +2 (%)
say-bonus-mountain = Alles Gebirge: +2 (%)

# Die geführte erste Partie
# Lektionen kennen $seat (einen Namen), $cards (ihre Namen), $a und $the (die erste mit Artikel, im Akkusativ und am
# Satzanfang), $number und die Namen der anderen als $seat1 und $seat2.

guide-goal = Die meisten Punkte gewinnen: 2 für jedes Tier deiner häufigsten Art, 1 für jedes der zweithäufigsten, dazu Bonuskarten und Punktemarker.

guide-1-PlaceBids-title = Dein erstes Gebot
guide-1-PlaceBids = Alle bieten verdeckt eine Karte; das höchste Gebot wählt zuerst. Das Tier kostet dann eine Karte weniger, als du geboten hast. Bietest und zahlst du nur mit Wald, dem Lebensraum des Pfaus, bekommst du 2 Punkte.
guide-1-PlaceBids-why = Eine 2 kostet nur eine weitere Karte, und zum Zahlen hast du noch mehr Wald.

guide-1-TakeOrPass-title = Du wählst zuerst
guide-1-TakeOrPass = Deine 2 kommt vor der 1 von { $seat1 }, und { $seat2 } hat die Nachziehkarte geboten, mit der man kein Tier bekommt. Wer als Erstes ein Tier einer Art nimmt, bekommt auch ihre Bonuskarte.
guide-1-TakeOrPass-why = Den Pfau kannst du mit Wald zahlen, und allein seine Bonuskarte ist am Ende 3 Punkte wert.

guide-1-Pay-title = Zahle mit dem natürlichen Lebensraum
guide-1-Pay = Du hast eine 2 geboten, also zahlst du eine Karte. Zeigt sie Wald wie dein Gebot, bekommst du sofort 2 Punkte; auch ein Joker würde genügen.
guide-1-Pay-why = Sie zeigt Wald, und eine 4 wird dir am wenigsten fehlen: Als Gebot würde sie drei weitere Karten kosten.

guide-2-PlaceBids-title = Komm den anderen zuvor
guide-2-PlaceBids = Der Pfau, seine Bonuskarte und 2 Punkte gehören dir. Jetzt sieh dir das Eichhörnchen an: Mit seiner Bonuskarte ziehst du auf 10 Karten nach statt nur auf 7. Je höher dein Gebot, desto sicherer wählst du zuerst, und desto mehr kostet es: bei einer 3 zwei weitere Karten.
guide-2-PlaceBids-why = Eine 3 kommt vor jeder 1 und 2, und diese Bonuskarte möchtest du haben.

guide-2-TakeOrPass-title = Zwei Tiere, drei am Tisch
guide-2-TakeOrPass = Deine 3 kommt vor der 2 von { $seat1 } und der 1 von { $seat2 }. Wer vor einer leeren Auslage steht, nimmt das Gebot zurück und zieht 2 Karten.
guide-2-TakeOrPass-why = Noch hat niemand ein Eichhörnchen, also bekommst du die Bonuskarte. In der nächsten Runde nutzt du sie.

guide-2-Pay-title = Ein höherer Preis
guide-2-Pay = Deine 3 kostet zwei Karten. Dein Gebot zeigt keinen Wald, also sind die 2 Punkte nicht zu holen: Zahle, was du am wenigsten brauchst.
guide-2-Pay-why = Hohe Zahlen sind teure Gebote. Gib sie aus und behalte die niedrigen.

guide-3-PlaceBids-title = Zeit nachzuziehen
guide-3-PlaceBids = Du hast noch zwei Karten, damit lässt sich kaum etwas zahlen. Biete stattdessen deine Nachziehkarte: In dieser Runde nimmst du kein Tier, aber du füllst deine Hand auf, und die Karte kommt immer zu dir zurück.
guide-3-PlaceBids-why = Deine Hand ist fast leer, und mit der Eichhörnchen-Bonuskarte ziehst du auf 10 nach.

guide-3-Refill-title = Weg mit dem, was du nicht brauchst
guide-3-Refill = Vor dem Nachziehen darfst du beliebig viele Karten abwerfen, und jede wird ersetzt. Niedrige Zahlen sind günstige Gebote. Mit hohen bist du früher dran, brauchst aber Karten, um sie zu bezahlen.
guide-3-Refill-why = Eine 3 kostet zwei weitere Karten. Eine neue Karte nützt dir wahrscheinlich mehr.

guide-4-PlaceBids-title = Im Gebirge zu Hause
guide-4-PlaceBids = Adler leben im Gebirge, und du hast zweimal Gebirge 2: einmal zum Bieten, einmal zum Zahlen. Vielleicht bietet noch jemand eine 2. Dann herrscht Gleichstand, und eure Zahlungen entscheiden.
guide-4-PlaceBids-why = Alles Gebirge heißt 2 Punkte, und die Adler-Bonuskarte kommt dazu.

guide-4-LayPayments-title = Ein Gleichstand
guide-4-LayPayments = { $seat1 } hat auch eine 2 geboten. Ihr legt jetzt beide eure Zahlung verdeckt aus, und die höhere Summe gewinnt den Gleichstand. Sind auch die Summen gleich, entscheidet der Talisman.
guide-4-LayPayments-why = Noch einmal Gebirge: Bekommst du den Adler, bringt er dir 2 Punkte.

guide-4-TakeOrPass-title = Der Talisman entscheidet
guide-4-TakeOrPass = Beide Zahlungen ergeben 2. { $seat2 } hat den Talisman, und im Uhrzeigersinn kommst du als Nächstes, also wählst du zuerst. Nach dieser Runde wandert er zu dir, und wer ihn hat, kommt bei Gleichstand zuletzt.
guide-4-TakeOrPass-why = Der Adler bringt dir seine Bonuskarte und 2 Punkte, und gezahlt hast du schon.

guide-5-PlaceBids-title = Die Stärke des Adlers
guide-5-PlaceBids = Mit der Adler-Bonuskarte darfst du zwei Karten hinlegen und dich entscheiden, wenn alle anderen Gebote offen liegen. Leg eine niedrige und eine hohe hin: Du möchtest ein zweites Eichhörnchen oder einen zweiten Pfau, so günstig wie möglich.
guide-5-PlaceBids-why = Genügt eine 1, zahlst du nichts weiter. Wenn nicht, hast du immer noch die 3.

guide-5-ChooseBid-title = Jetzt weißt du es
guide-5-ChooseBid = { $seat2 } hat eine 4 geboten und ist vor dir dran, egal welche Karte du wählst. { $seat1 } zieht nach und nimmt kein Tier, also bleibt eines der beiden für dich. Die andere Karte kommt ungesehen zurück.
guide-5-ChooseBid-why = Mit der 1 bekommst du dasselbe Tier wie mit der 3, ohne etwas zu zahlen.

guide-5-TakeOrPass-title = Bonuskarten wechseln
guide-5-TakeOrPass = { $seat2 } hat eine 4 geboten, war vor dir dran und hat jetzt auch ein Eichhörnchen. Gleichziehen genügt: Die Eichhörnchen-Bonuskarte ist weitergewandert. Mit noch einem Eichhörnchen käme sie zu dir zurück.
guide-5-TakeOrPass-why = Ein zweiter Pfau macht deine Bonuskarte sicherer, und mit Wald bringt er dir 2 Punkte.

guide-6-PlaceBids-title = Nichts für dich dabei
guide-6-PlaceBids = Zwei Erdmännchen, und { $seat1 } hat schon zwei: Die Bonuskarte bekommst du da nicht. Am Ende zählen nur deine zwei häufigsten Tierarten, und das Erdmännchen gehört nicht dazu. Spar dir gute Karten für bessere Runden auf.
guide-6-PlaceBids-why = Eine 1 kostet nichts weiter, und ob du überhaupt etwas nimmst, entscheidest du später.

guide-6-TakeOrPass-title = Du darfst passen
guide-6-TakeOrPass = { $seat1 } hat eine 2 geboten und war vor dir dran. Du kannst das andere Erdmännchen nehmen oder passen: Dann kommt dein Gebot zurück auf die Hand, und du ziehst 2 Karten.
guide-6-TakeOrPass-why = Ein einzelnes Erdmännchen bringt dir nichts. Mit zwei neuen Karten holst du dir etwas Besseres.

guide-bids-title = Runde { $number }: dein Gebot
guide-last-title = Dein letztes Gebot
guide-last = Nach dieser Runde ist Schluss. Übrige Handkarten zählen nichts, also gib sie aus.
guide-points = Punkte am Ende: 2 für jedes Tier deiner häufigsten Art, 1 für jedes der zweithäufigsten, 1 für jede Bonuskarte (3 für die des Pfaus) und deine Punktemarker. Bisher hast du { $number }.
guide-soon = { $number ->
    [one] Nach dieser gibt es noch eine Runde.
   *[other] Nach dieser gibt es noch { $number } Runden.
} Handkarten zählen am Ende nichts.
guide-rival = { $the }: { $seat } hat die Bonuskarte, aber du hast ebenso viele Tiere dieser Art. Mit noch einem bekommst du sie.
guide-few = { $number ->
    [0] Du hast keine Wildniskarten mehr.
    [one] Du hast nur noch eine Wildniskarte und nichts zum Zahlen.
   *[other] Du hast nur noch { $number } Wildniskarten: Damit lässt sich kaum etwas zahlen.
}
guide-nothing = Diesmal lohnt sich in der Auslage nichts für dich.
guide-why-refill = Du ziehst auf { $number } nach und nimmst kein Tier. Die Nachziehkarte kommt zu dir zurück.
guide-why-two = Mit der Adler-Bonuskarte legst du zwei Karten hin und entscheidest dich, wenn alle anderen Gebote offen liegen.
guide-why-two-refill = Mit der Adler-Bonuskarte geht beides: bieten, und wenn die anderen dir nichts Gutes lassen, doch nachziehen.
guide-why-low = Wenn du dran bist, kannst du passen: Dein Gebot kommt zurück, und du ziehst 2 Karten.
guide-why-bid = { $number ->
    [0] { $cards } kostet keine weitere Karte. Damit bist du spät dran, aber oft ist noch ein Tier da.
    [one] { $cards } kommt vor jedem niedrigeren Gebot und kostet eine weitere Karte.
   *[other] { $cards } kommt vor jedem niedrigeren Gebot und kostet { $number } weitere Karten.
}

guide-choose-title = Jetzt kennst du die anderen Gebote
guide-highest = Das höchste der anderen Gebote ist die { $number } von { $seat }.
guide-alone = Sonst bietet niemand auf ein Tier.
guide-choose = Wähle die Karte, die gilt. Die andere kommt ungesehen zurück auf deine Hand.
guide-why-refill-after-all = Die anderen lassen dir nichts, was den Preis wert ist. Füll deine Hand auf.
guide-why-no-refill = Du kannst ein Tier bekommen, und es ist dir mehr wert als neue Karten.
guide-why-either = Als Gebot sind beide gleich viel wert. Diese passt besser zu deiner Hand.
guide-why-higher = Mit der höheren Karte bist du früher dran, und das ist hier den Preis wert.
guide-why-lower = Die niedrigere Karte ist günstiger und reicht hier genauso.

guide-exchange-title = Die Stärke der Erdmännchen
guide-exchange = Mit der Erdmännchen-Bonuskarte darfst du vor dem Nachziehen eines deiner Tiere gegen eines aus der offenen Auslage tauschen.
guide-why-give = { $the } ist am ehesten zu entbehren. In der Auslage liegt etwas Besseres.
guide-why-no-exchange = Nichts in der Auslage brächte dir mehr als das, was du hast.
guide-get-title = Dein neues Tier
guide-get = Das neue Tier kommt in deine Sammlung, deines dafür in die Auslage, und Bonuskarten wechseln sofort.
guide-why-better = { $the } bringt deiner Sammlung am meisten.

guide-refill-title = Füll deine Hand auf
guide-refill = Wirf ab, was du möchtest, oder nichts. Dann ziehst du auf { $number } nach.
guide-why-discard = Hohe Zahlen sind teure Gebote: { $cards }. Für jede abgeworfene Karte ziehst du eine neue.
guide-why-keep = Es lohnt sich, alle Karten zu behalten.

guide-tie-title = Ein Gleichstand
guide-tie = { $seat } hat auch eine { $number } geboten. Leg jetzt deine Zahlung verdeckt aus; die höchste Summe gewinnt den Gleichstand.
guide-talisman = Sind die Summen gleich, entscheidet der Talisman: Es gewinnt, wer im Uhrzeigersinn als Nächstes nach { $seat } sitzt.
guide-talisman-mine = Sind die Summen gleich, kommst du zuletzt: Du hast den Talisman.
guide-why-high = Hohe Karten gewinnen den Gleichstand, und als Gebote sind sie ohnehin teuer.
guide-why-natural = So zeigt alles den natürlichen Lebensraum: 2 Punkte für { $a }.

guide-take-title = Nimm ein Tier oder passe
guide-first = Deine { $number } ist das höchste Gebot, das noch übrig ist, also wählst du jetzt.
guide-went-before = { $seat } hat { $number } geboten und war vor dir dran.
guide-tie-lion = { $seat } hat gleich hoch geboten, aber mit der Löwen-Bonuskarte gewinnst du jeden Gleichstand.
guide-tie-unpaid = { $seat } hat gleich hoch geboten, kann aber nicht zahlen, also wählst du zuerst.
guide-tie-talisman = Alles ist gleich, also entscheidet der Talisman: Im Uhrzeigersinn nach { $seat } kommst du zuerst.
guide-tie-won = { $seat } hat gleich hoch geboten, aber deine Zahlung hat die höhere Summe: Du gewinnst den Gleichstand.
guide-pass = Passt du, kommt dein Gebot zurück auf die Hand, und du ziehst 2 Karten.
guide-why-pass = Neue Karten sind dir mehr wert als das, was hier noch liegt.

guide-pay-title = Zahle für dein Tier
guide-pay = { $number ->
    [one] Du musst eine Karte zahlen. Zeigt sie wie dein Gebot den natürlichen Lebensraum, bekommst du 2 Punkte.
   *[other] Du musst { $number } Karten zahlen. Zeigen alle wie dein Gebot den natürlichen Lebensraum, bekommst du 2 Punkte.
}
guide-pay-plain = { $number ->
    [one] Du musst eine Karte zahlen.
   *[other] Du musst { $number } Karten zahlen.
} Die 2 Punkte für den natürlichen Lebensraum sind diesmal nicht zu holen.
guide-why-least = Zahle, was du am wenigsten brauchst: Hohe Zahlen sind teure Gebote.

guide-ibex-title = Die Stärke der Steinböcke
guide-ibex = Gleich werden die Gebote abgeworfen. Mit der Steinbock-Bonuskarte darfst du deines zurücknehmen.
guide-why-ibex = { $cards } kommt zurück auf deine Hand, und das kostet dich nichts.

guide-leader-and-natural = { $the } bringt dir die Bonuskarte und 2 Punkte für den natürlichen Lebensraum.
guide-natural = { $the } bringt 2 Punkte, wenn du nur im natürlichen Lebensraum zahlst.
guide-leader = { $the } bringt dir die Bonuskarte: Diese Art hat noch niemand.
guide-leader-from = { $the } bringt dir die Bonuskarte: Damit hast du mindestens so viele wie { $seat }.
guide-adds = { $the } bringt am Ende { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
guide-adds-nothing = { $the } bringt noch keine Punkte, aber bei Gleichstand am Ende gewinnt die größere Sammlung.

guide-power-peacock = Pfau-Bonuskarte: am Ende 3 Punkte wert, andere nur 1.
guide-power-squirrel = Eichhörnchen-Bonuskarte: Mit der Nachziehkarte ziehst du auf 10 nach.
guide-power-eagle = Adler-Bonuskarte: Du darfst zwei Karten bieten und wählst, wenn alle anderen Gebote offen liegen.
guide-power-ibex = Steinbock-Bonuskarte: Du darfst dein Gebot zurücknehmen, bevor es abgeworfen wird, außer es ist ein Joker.
guide-power-lion = Löwen-Bonuskarte: Du gewinnst jeden Gleichstand beim Bieten.
guide-power-meerkat = Erdmännchen-Bonuskarte: Bietest du die Nachziehkarte, darfst du zuerst ein Tier gegen eines aus der Auslage tauschen.

guide-ahead = Das gab den Ausschlag: { $what }, { $number } mehr als { $seat }.
guide-behind = Das gab den Ausschlag: { $what }, { $number } weniger als { $seat }.
guide-tied = Gleichstand mit { $seat }: Es gewinnt die größere Sammlung.
guide-end-won = Gewonnen, mit { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
}
guide-end-lost = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} in deiner ersten Partie
guide-end-most = Häufigste Tierart, je 2 Punkte: { $cards }, { $number }.
guide-end-second = Zweithäufigste Tierart, je 1 Punkt: { $cards }, { $number }.
guide-end-leaders = Bonuskarten, je 1 Punkt und 3 für die des Pfaus: { $number }.
guide-end-tokens = Punktemarker für natürliche Lebensräume: { $number }.

# Das Terminal: ein Platz in einer Zeile

seat-line = { $points ->
    [none] Stapel { $hand }
   *[other] Hand { $hand }, Marker { $tokens }, Punkte bisher { $points }
}

beat-round = Runde { $number }
beat-bid = Gebote: { $all }
beat-laid = Gleichstand. Es gewinnt die höhere Zahlung: { $all }
beat-revealed = Noch immer Gleichstand. Es gewinnt die höhere Karte: { $all }
beat-tie-lion = { $you ->
    [yes] Gleichstand bei { $bid }: { $all }. Du gewinnst ihn mit der Löwen-Bonuskarte.
   *[no] Gleichstand bei { $bid }: { $all }. { $name } gewinnt ihn mit der Löwen-Bonuskarte.
}
beat-tie-leo = Gleichstand bei { $bid }: { $all }. { $name } gewinnt jeden Gleichstand.
beat-tie-able = { $you ->
    [yes] Gleichstand bei { $bid }: { $all }. Nur du kannst zahlen.
   *[no] Gleichstand bei { $bid }: { $all }. Nur { $name } kann zahlen.
}
beat-refill-returned = { $you ->
    [yes] Du füllst deine Hand auf.
   *[no] { $name } füllt die Hand auf.
}
beat-got = { $you ->
    [yes] Du tauschst { $given } gegen { $a }.
   *[no] { $name } tauscht { $given } gegen { $a }.
}
beat-acquired = { $you ->
    [yes] Du nimmst { $a }
   *[no] { $name } nimmt { $a }
}{ $bonus ->
    [yes] : 2 Punkte für den Lebensraum.
   *[no] .
}
beat-leader-claimed = { $owner ->
    [none] { $you ->
        [yes] Du bekommst { $a }.
       *[no] { $name } bekommt { $a }.
    }
    [you] { $name } bekommt { $a } von dir.
   *[other] { $you ->
        [yes] Du bekommst { $a } von { $owner }.
       *[no] { $name } bekommt { $a } von { $owner }.
    }
}
beat-passed = { $first ->
    [none] { $you ->
        [yes] Du passt, nimmst dein Gebot zurück und ziehst 2 Karten.
       *[no] { $name } passt, nimmt das Gebot zurück und zieht 2 Karten.
    }
   *[other] { $mine ->
        [yes] Du warst mit der { $bid } früher dran und hast das letzte Tier genommen, { $gone }.
       *[no] { $first } war mit der { $bid } früher dran und hat das letzte Tier genommen, { $gone }.
    } { $you ->
        [yes] Du nimmst dein Gebot zurück und ziehst 2 Karten.
       *[no] { $name } nimmt das Gebot zurück und zieht 2 Karten.
    }
}
beat-left = Niemand nimmt { $a }: zurück in die Schachtel.
tie-break-collection = Gleichstand mit { $names }. Die größere Sammlung gewinnt.
idle-bid = Für dieses Gebot hast du nicht genug Karten zum Bezahlen.

hint-natural = +{ $amount } möglich: { $cards }
hint-before = { $amount ->
    [0] niemand bietet höher
    [one] 1 Person ist vor dir dran
   *[other] { $amount } Personen sind vor dir dran
}
hint-tied = { $amount ->
    [one] Gleichstand mit 1 Person
   *[other] Gleichstand mit { $amount } Personen
}
hint-habitat = +{ $amount } dazu, wenn du nur mit { $habitat } zahlst
hint-bid-back = dein Gebot kommt zurück auf die Hand
hint-bid-gone = dein Gebot wird abgeworfen
hint-up-to = { $amount ->
    [0] keine Punkte
   *[other] höchstens { $signed } Punkte
}
hint-reveal = schlägt alles unter { $amount }
hint-draw = { $amount ->
    [0] nichts ziehen
   *[other] { $amount } ziehen
}
hint-unknown = eine unbekannte Karte
hint-points = { $amount ->
    [0] keine Punkte
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
amount-with = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}
amount = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
