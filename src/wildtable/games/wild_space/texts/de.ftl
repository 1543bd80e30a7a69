# Was Wild Space sagt. Eine gedruckte deutsche Anleitung lag uns nicht vor; die Wörter sind unsere, der Ton ist „du“.
#
# crew                Crew                                     specialist         Spezialist
# captain             Kapitän                                  emissary           Botschafter
# species             Tierart                                  robot              Roboter
# occupation          Beruf                                    veteran            Veteran
# spaceship           Raumschiff                               planet, sector     Planet, Sektor (links, rechts)
# to land             landen                                   to explore         erkunden
# to put into play    ausspielen                               in play            in der Crew
# pool                Auslage (links, Mitte, rechts)           to refresh         erneuern
# draw pile           Nachziehstapel                           discard pile       Abwurfstapel
# to discard          abwerfen                                 to remove          entfernen
# ability             Fähigkeit                                condition          Bedingung
# mission             Mission                                  credits            Credits
# veterans' track     Veteranenleiste                          square, token      Feld, Veteranenmarker
# series              Serie                                    action             Aktion
# Smuggler            Schmuggler                               hostile planet     feindlicher Planet (mild, rau, tödlich)
# bear Bär, octopus Krake, monkey Affe, rhino Nashorn, lizard Echse, owl Eule
# military Soldat, pilot Pilot, botanist Botaniker, engineer Ingenieur, programmer Programmierer, scientist Wissenschaftler
#
# Ereignisse kennen $seat (einen Namen, "you" für die lesende Person oder "none"), $cards (Namen, oder wie viele) und
# $number. Der Hauptknopf (empty-, more-, ready-, go-, other-) hat höchstens 16 Zeichen außer dem Namen der Karte.

game-title = Wild Space
game-summary = Erkunde Planeten und heuere Tiere und Roboter an, von denen jeder den nächsten mitbringen kann. Die reichste Crew gewinnt.
game-players = 1 bis 5 Personen
game-minutes = etwa 30 Minuten

option-solo = Schwierigkeit allein gegen den Schmuggler (zwei Plätze)
option-solo-easy = leicht
option-solo-normal = normal
option-solo-hard = schwer
start-solo = Allein spielen:

virtual-player = Schmuggler

# Karten. Sie heißen und sagen, was auf ihnen steht, damit auch ein eigenes Deck Worte hat.

species-bear = Bär
species-octopus = Krake
species-monkey = Affe
species-rhino = Nashorn
species-lizard = Echse
species-owl = Eule

occupation-military = Soldat
occupation-pilot = Pilot
occupation-botanist = Botaniker
occupation-engineer = Ingenieur
occupation-programmer = Programmierer
occupation-scientist = Wissenschaftler

category-mild = mild
category-harsh = rau
category-deadly = tödlich

card-specialist = { $number ->
    [none] { $species } ({ $occupation })
   *[other] { $species } { $number } ({ $occupation })
}
card-emissary = { $number ->
    [none] { $species } (Botschafter)
   *[other] { $species } { $number } (Botschafter)
}
card-robot = { $occupation ->
    [none] { $number ->
        [none] Roboter
       *[other] Roboter { $number }
    }
   *[other] { $number ->
        [none] Roboter ({ $occupation })
       *[other] Roboter { $number } ({ $occupation })
    }
}
card-captain = { $species } (Kapitän)
card-planet = Planet { $planet }
card-hostile = { $number ->
    [none] Feindlicher Planet ({ $category })
   *[other] Feindlicher Planet { $number } ({ $category })
}

# Ein Ding im vierten Fall: was ausgespielt, abgeworfen, entfernt oder gebraucht wird; dann mehrere davon.

a-any = eine beliebige Karte
a-specialist = einen Spezialisten
a-robot = einen Roboter
a-emissary = einen Botschafter
a-robot-or-emissary = einen Roboter oder Botschafter
a-veteran = einen Veteranen
a-military = einen Soldaten
a-pilot = einen Piloten
a-botanist = einen Botaniker
a-engineer = einen Ingenieur
a-programmer = einen Programmierer
a-scientist = einen Wissenschaftler
a-bear = einen Bären
a-octopus = einen Kraken
a-monkey = einen Affen
a-rhino = ein Nashorn
a-lizard = eine Echse
a-owl = eine Eule

many-any = Karten
many-specialist = Spezialisten
many-robot = Roboter
many-emissary = Botschafter
many-veteran = Veteranen
many-military = Soldaten
many-pilot = Piloten
many-botanist = Botaniker
many-engineer = Ingenieure
many-programmer = Programmierer
many-scientist = Wissenschaftler
many-bear = Bären
many-octopus = Kraken
many-monkey = Affen
many-rhino = Nashörner
many-lizard = Echsen
many-owl = Eulen

ability-draw = { $count ->
    [one] Zieh eine Karte.
   *[other] Zieh { $count } Karten.
}
ability-play = Spiel { $what } aus.
ability-draw-and-play = Zieh eine Karte und spiel sie sofort aus.

# Bedingungen stehen in der Grundform, nach einem Doppelpunkt.

condition-discard = { $count ->
    [one] { $what } abwerfen
   *[other] { $count } { $what } abwerfen
}
condition-have = { $what } in der Crew haben
condition-remove = eine Karte aus der Crew entfernen

mission-per = { $count ->
    [one] Mission: je { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } für deine { $many }.
   *[other] Mission: { $credits ->
       [one] 1 Credit
      *[other] { $credits } Credits
   } für je { $count } { $many } in deiner Crew.
}
mission-pair = Mission: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für jedes Paar aus { $one } und { $other } in deiner Crew.
mission-most = Mission: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}, wenn du mehr { $many } hast als jede andere Person.

smuggling-take-left = Nimm die linke Karte.
smuggling-take-middle = Nimm die mittlere Karte.
smuggling-take-right = Nimm die rechte Karte.
smuggling-discard-left = Wirf die linke Karte ab.
smuggling-discard-middle = Wirf die mittlere Karte ab.
smuggling-discard-right = Wirf die rechte Karte ab.

about-veteran = Veteran.
about-paid = Bedingung: { $condition }. { $ability }
about-credits = { $count ->
    [one] 1 Credit wert.
   *[other] { $count } Credits wert.
}
about-nothing = Keine Fähigkeit.
about-captain = Beruf: { $occupation }. Veteranenleiste: { $track }
about-or = {" "}Oder:{" "}
about-either = {" "}oder{" "}
about-planet = { $count ->
    [0] Für alle offen.
   *[other] Verlangt { $count ->
       [one] 1 Karte
      *[other] { $count } Karten
   } in der Crew.
} Links: { $left } Rechts: { $right }
about-hostile = Landen: { $landing } Erkunden: { $exploring } Am Ende bekommt der Schmuggler je 1 Credit für seine { $icons }.

# Wo Karten liegen

zone-pile = Nachziehstapel
zone-discard = Abwurfstapel
zone-pool = Auslage
zone-planet = Planeten
zone-face-down-three = Planet 3, verdeckt
zone-face-down-six = Planet 6, verdeckt
zone-face-down-nine = Planet 9, verdeckt
zone-hand = Hand
zone-crew = Crew
zone-hostile = Feindliche Planeten
zone-hostile-pile-mild = Milde feindliche Planeten, die noch kommen
zone-hostile-pile-harsh = Raue feindliche Planeten, die noch kommen
zone-hostile-pile-deadly = Tödliche feindliche Planeten, die noch kommen
zone-explored = Erkundete feindliche Planeten
zone-captains = Kapitäne, die nicht mitspielen
zone-planets-start = Startplaneten
zone-planets-three = Planeten 3, die nicht mitspielen
zone-planets-six = Planeten 6, die nicht mitspielen
zone-planets-nine = Planeten 9, die nicht mitspielen
zone-hostile-mild = Milde feindliche Planeten, die nicht mitspielen
zone-hostile-harsh = Raue feindliche Planeten, die nicht mitspielen
zone-hostile-deadly = Tödliche feindliche Planeten, die nicht mitspielen

fact-tokens = Veteranen

# Züge, wie Knöpfe sie sagen

move-land = Auf { $card } landen
move-explore = { $card } erkunden
move-land-sector = Auf Planet { $planet } landen, { $side ->
    [left] links
   *[right] rechts
}
move-explore-sector = Planet { $planet } erkunden, { $side ->
    [left] links
   *[right] rechts
}
move-meet = Zum Landen: { $condition }
move-stay = Aussetzen
move-draw-pile = Vom Stapel
move-draw-left = Linke Karte nehmen
move-draw-middle = Mittlere Karte nehmen
move-draw-right = Rechte Karte nehmen
move-refresh = Auslage erneuern für { $card }
aside-refresh = Neue Auslage
move-play = { $card } ausspielen
move-discard = { $card } abwerfen
move-remove = { $card } aus der Crew entfernen
move-use = Fähigkeit nutzen
move-decline = Verzichten
move-first-card = Erst die Karte
move-first-square = Erst das Feld
move-end = Zug beenden

# Fragen

ask-UseShip = Welches Raumschiff setzt du ein?
help-UseShip = Lande mit einem neuen Raumschiff auf einem Sektor eines offenen Planeten, oder erkunde mit einem gelandeten. Die Zahl eines Planeten sagt, wie viele Karten du in deiner Crew brauchst; die ersten beiden verlangen keine. Auf einem Sektor landest du nie zweimal. Manche Sektoren haben eine Bedingung: Nenne die Karten dafür gleich nach dem Sektor („land 3-right, discard robot-4“). Beim Erkunden ziehst du immer 3 Karten oder spielst 1 Karte aus. Mit ? und dem Namen eines Planeten liest du, was seine Sektoren bieten. Jederzeit in deinem Zug darfst du für eine Handkarte die Auslage erneuern.

ask-TakeAction = Welche Aktion wählst du?
help-TakeAction = Der Sektor bietet mehrere Aktionen; du wählst eine davon.

ask-Draw = Woher ziehst du?
help-Draw = Nimm die oberste Karte des Nachziehstapels, ungesehen, oder eine aus der Auslage, die sofort ersetzt wird. Du entscheidest Karte für Karte.

ask-DrawIntoPlay = Welche Karte ziehst du und spielst du aus?
help-DrawIntoPlay = Die oberste des Nachziehstapels, ungesehen, oder eine aus der Auslage. Du spielst sie sofort aus; ihre Fähigkeit ist wie immer freiwillig.

ask-PutIntoPlay = Welche Karte spielst du aus?
help-PutIntoPlay = Die Karte kommt in deine Crew, und du darfst sofort ihre Fähigkeit nutzen. Du darfst auch verzichten. Mit ? und dem Namen einer Karte liest du, was sie tut.

ask-UseAbility = Nutzt du die Fähigkeit der Karte?
help-UseAbility = Eine Fähigkeit ist freiwillig und lässt sich nur jetzt nutzen. Hat sie einen Preis, dann nenne die Karte, die du von der Hand abwirfst oder aus deiner Crew entfernst. Mit ? und dem Namen der Karte liest du, was sie tut.

ask-InAnyOrder = Was kommt zuerst: die Fähigkeit der Karte oder das Feld der Veteranenleiste?
help-InAnyOrder = Ein Veteran rückt deinen Marker um ein Feld vor, und du bekommst die Fähigkeit des Feldes. Was du wählst, wird zuerst ausgeführt, mit allem, was daraus folgt; dann das andere.

ask-EndTurn = Zug beenden?
help-EndTurn = Noch darfst du für eine Handkarte die Auslage erneuern. Dann werden Planeten aufgedeckt, für die deine Crew groß genug ist.

ask-SmugglerTurn = Wohin fliegt das Raumschiff des Schmugglers?
help-SmugglerTurn = Lande auf einem offenen feindlichen Planeten, auf dem er kein Raumschiff hat, oder erkunde einen, auf dem er eines hat. Alle Zeichen dort werden von links nach rechts ausgeführt. Mit ? und dem Namen des Planeten liest du sie.

# Was geschieht

event-put-up = Aufgebaut: { $cards }.
event-shuffled = Ein Stapel aus { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} wird gemischt.
event-laid-out = Ausgelegt: { $cards }.
event-captain-dealt = { $seat ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
event-dealt = { $seat ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
event-first-drawn = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-round-began = Runde { $number } von 10
event-turn-began = { $seat ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-stuck-soon = { $seat ->
    [you] { $number ->
        [0] Du kannst nirgends landen: Deine Crew ist zu klein.
        [one] Mit einer so kleinen Crew kannst du nur noch diesen Zug nutzen.
       *[other] Mit einer so kleinen Crew kannst du nur noch { $number } Züge nutzen.
    }
   *[other] { $number ->
        [0] { $seat } kann nirgends landen: Die Crew ist zu klein.
        [one] Mit einer so kleinen Crew kann { $seat } nur noch diesen Zug nutzen.
       *[other] Mit einer so kleinen Crew kann { $seat } nur noch { $number } Züge nutzen.
    }
}
event-landed-left = { $seat ->
    [you] Du landest auf { $cards }, links.
   *[other] { $seat } landet auf { $cards }, links.
}
event-landed-right = { $seat ->
    [you] Du landest auf { $cards }, rechts.
   *[other] { $seat } landet auf { $cards }, rechts.
}
event-explored-left = { $seat ->
    [you] Du erkundest { $cards }, links.
   *[other] { $seat } erkundet { $cards }, links.
}
event-explored-right = { $seat ->
    [you] Du erkundest { $cards }, rechts.
   *[other] { $seat } erkundet { $cards }, rechts.
}
event-stayed = { $seat ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
}
event-drawn = { $seat ->
    [you] Du ziehst { $a }.
   *[other] { $seat } zieht { $a }.
}
event-taken = { $seat ->
    [you] Du nimmst { $a } aus der Auslage.
   *[other] { $seat } nimmt { $a } aus der Auslage.
}
event-drawn-into-play = { $seat ->
    [you] Du ziehst { $a } und spielst die Karte aus.
   *[other] { $seat } zieht { $a } und spielt die Karte aus.
}
event-taken-into-play = { $seat ->
    [you] Du spielst { $a } aus der Auslage aus.
   *[other] { $seat } spielt { $a } aus der Auslage aus.
}
event-played = { $seat ->
    [you] Du spielst { $a } aus.
   *[other] { $seat } spielt { $a } aus.
}
event-advanced = { $seat ->
    [you] Du erreichst Veteranenfeld { $number }.
   *[other] { $seat } erreicht Veteranenfeld { $number }.
}
event-ability-used = { $seat ->
    [you] Du nutzt { $a }
   *[other] { $seat } nutzt { $a }
}{ $ability ->
    [none] { "." }
   *[other] { ":" } { $ability }
}
event-declined = { $seat ->
    [you] Du verzichtest.
   *[other] { $seat } verzichtet.
}
event-discarded = { $seat ->
    [you] Du wirfst { $a } ab.
   *[other] { $seat } wirft { $a } ab.
}
event-removed = { $seat ->
    [you] Du entfernst { $a } aus der Crew.
   *[other] { $seat } entfernt { $a } aus der Crew.
}
event-refreshed = { $seat ->
    [you] Du wirfst { $a } ab und erneuerst die Auslage.
   *[other] { $seat } wirft { $a } ab und erneuert die Auslage.
}
event-cleared = Aus der Auslage abgeworfen: { $cards }.
event-revealed = Neu in der Auslage: { $cards }.
event-recycled = Der Abwurfstapel wird zum neuen Nachziehstapel.
event-turned-up = Aufgedeckt: { $cards }.
event-hostile-mixed = Feindliche Planeten werden gemischt.
event-hostile-revealed = Aufgedeckt: { $cards }.
event-smuggler-landed = Der Schmuggler landet auf: { $cards }.
event-smuggler-explored = Der Schmuggler erkundet: { $cards }.
event-smuggled = Der Schmuggler nimmt { $a }.
event-scrapped = Der Schmuggler wirft { $a } aus der Auslage ab.
event-set-aside = Beiseitegelegt: { $cards }.

# Was vorgelesen wird, kurz gefasst

brief-event-round-began = Runde { $number }

# Das Ende

score-species = Tierarten
score-series = Serien
score-emissaries = Botschafter
score-robots = Roboter
score-captain = Kapitän
score-icons = Zeichen der feindlichen Planeten

# Warum ein Zug nicht geht

refusal-not-offered = „{ $move }“ geht hier nicht.
refusal-nothing-there = „{ $move }“ geht nicht: Da liegt keine Karte.
refusal-wrong-kind = { $card } ist nicht die verlangte Art von Karte.
refusal-not-in-crew = { $card } kannst du nicht aus deiner Crew entfernen.
refusal-face-down = „{ $move }“ geht nicht: Dieser Planet liegt noch verdeckt.
refusal-sector-taken = „{ $move }“ geht nicht: Auf diesem Sektor hast du schon ein Raumschiff.
refusal-no-ship-left = Du hast kein Raumschiff mehr, das landen könnte: Erkunde mit einem gelandeten.
refusal-crew-too-small = „{ $move }“ geht nicht: Dieser Planet verlangt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} in der Crew.
refusal-condition-unmet = „{ $move }“ geht nicht: Du kannst die Bedingung dieses Sektors nicht erfüllen.
refusal-ship-first = Setz zuerst ein Raumschiff ein.
refusal-hostile-planet = { $card } ist für die Raumschiffe des Schmugglers, nicht für deine.
refusal-explored-already = „{ $move }“ geht nicht: Dein Raumschiff dort hat schon erkundet.
refusal-nothing-landed = „{ $move }“ geht nicht: Du hast dort kein Raumschiff.
refusal-not-the-smugglers = „{ $move }“ geht nicht: Nenne einen offenen feindlichen Planeten, zum Landen einen ohne Raumschiff, zum Erkunden einen mit.
wrong-one-person = allein triffst du auf den Schmuggler, der einen eigenen Platz hat: seats=2, solo=easy
wrong-solo = der Schmuggler spielt gegen eine Person: seats=2, oder lass solo weg

# Was das Labor zählt

counted-order = Reihenfolge der Züge
favourite-captain = Liebste Kapitäne
counted-captain = Kapitän
counted-crew = Am Ende in der Crew
counted-sector = Gelandet auf

# Die Regeln, wie die Seite des Spiels sie erzählt. Eine Nummer im Namen ist die Regel, um die es geht.

rules-goal-title = Ziel
rules-goal = Flieg los, heuere eine Crew an und beende das Spiel mit den meisten Credits: für Tiere einer Art, für sechs verschiedene, für Missionen, Roboter und deinen Kapitän.

rules-table-title = Spielmaterial
rules-WS-01 = 108 Crewkarten, 10 Planeten und für jede Person 5 Raumschiffe und ein Veteranenmarker; dazu 12 feindliche Planeten für das Spiel allein. 1 bis 5 Personen.
rules-specialists = 60 Spezialisten
rules-specialists-about = Tiere von sechs Arten mit sechs Berufen: der größte Teil deiner Crew.
rules-emissaries = 24 Botschafter
rules-emissaries-about = Auch sie sind Tiere. Jeder hat eine Mission, die am Ende Credits bringt.
rules-robots = 18 Roboter
rules-robots-about = Keine Tiere. Viele haben einen Beruf, manche sind Credits wert.
rules-captains = 6 Kapitäne
rules-captains-about = Die erste Karte deiner Crew, mit einer Leiste für deine Veteranen.
rules-planets = 10 Planeten
rules-planets-about = Mit je zwei Sektoren. Die Zahl sagt, wie groß die Crew zum Landen sein muss.
rules-ships = Je 5 Raumschiffe
rules-ships-about = Jedes landet einmal und erkundet einmal.
rules-WS-02 = Spezialisten und Botschafter sind Tiere aus sechs Arten; Roboter sind keine Tiere. Alle Spezialisten und die meisten Roboter haben einen von sechs Berufen, und manche von beiden sind Veteranen. Auch dein Kapitän ist ein Tier mit einem Beruf, und beides zählt überall mit; aber er ist kein Spezialist, kein Botschafter und kein Veteran.
rules-card-title = Was eine Karte zeigt
rules-corner = Beruf, oben links
rules-corner-about = Ein Zeichen mit einem Buchstaben. Die Tierart erkennst du am Kopf, den Beruf an der Ausrüstung. Alle Zeichen stehen weiter unten.
rules-chevron = Winkel, oben rechts
rules-chevron-about = Ein Veteran: Er rückt deinen Marker auf der Leiste deines Kapitäns vor.
rules-strip = Der Streifen unten
rules-strip-about = Was die Karte tut, wenn du sie ausspielst: zuerst eine Bedingung, wo es eine gibt, dann die Fähigkeit. Ein Botschafter zeigt hier seine Mission. Die Credits eines Roboters stehen oben rechts.
rules-setup-title = Vorbereitung
rules-WS-03 = Die beiden Startplaneten liegen offen. Daneben liegt je ein zufälliger Planet mit 3, 6 und 9, verdeckt: Du siehst seine Zahl, aber nicht seine Sektoren.
rules-WS-04 = Alle bekommen zufällig einen Kapitän, offen. Er zählt als erste Karte deiner Crew. Dazu kommen fünf Raumschiffe und ein Veteranenmarker, der links neben der Leiste des Kapitäns beginnt. Die übrigen Kapitäne sind nicht im Spiel.
rules-WS-05 = Die anderen 102 Crewkarten bilden den Nachziehstapel. Drei davon liegen als Auslage offen daneben, und alle ziehen drei Karten auf die Hand. Wer beginnt, wird ausgelost.

rules-turn-title = Dein Zug
rules-WS-06 = Es geht im Uhrzeigersinn. In deinem Zug setzt du ein Raumschiff ein und führst die Aktion aus. Alle haben zehn Züge, gewöhnlich fünf Landungen und fünf Erkundungen; dann ist das Spiel zu Ende.
rules-land-title = Landen
rules-WS-07 = Stell eines deiner Raumschiffe unten auf einen Sektor, links oder rechts, eines offenen Planeten. Dafür brauchst du so viele Karten in der Crew, wie die Zahl des Planeten sagt, den Kapitän mitgezählt; die Startplaneten verlangen keine. Mit vier Karten kannst du also auf den ersten drei Planeten landen. Gezählt wird, bevor du für die Landung bezahlst, und du darfst auch landen, wenn dir die Aktion nichts bringt.
rules-WS-08 = Auf einem Sektor hast du nie zwei Raumschiffe, weder gelandete noch solche, die schon erkundet haben. Die der anderen stören nicht, und du darfst beide Sektoren eines Planeten nutzen.
rules-WS-09 = Dann führst du die Aktion des Sektors aus; bietet er mehrere, eine davon. Zeigt der Sektor eine Bedingung, musst du sie beim Landen erfüllen, vor der Aktion; von mehreren wählst du eine.
rules-explore-title = Oder erkunden
rules-WS-10 = Schieb ein gelandetes Raumschiff in seinem Sektor nach oben. Damit ist es verbraucht. Erkunden hat keine Bedingung und verlangt keine Crew, und es bietet immer dasselbe: 3 Karten ziehen oder 1 Karte ausspielen.
rules-WS-11 = Hast du kein Raumschiff mehr, das landen kann, dann erkundest du. Ist deine Crew noch zu klein, um die Startplaneten zu verlassen, kann ein Zug kommen, in dem beides nicht geht: Er verfällt und zählt als einer deiner zehn. Du wirst rechtzeitig gewarnt.
rules-end-title = Ende deines Zugs
rules-WS-18 = Verdeckte Planeten werden aufgedeckt, wenn deine Crew so viele Karten hat, wie ihre Zahl sagt. Sie bleiben für alle offen; zum Landen braucht aber jede Person selbst eine so große Crew.

rules-drawing-title = Karten ziehen
rules-WS-12 = Jede Karte nimmst du vom Nachziehstapel, ungesehen, oder aus der Auslage, die sofort aufgefüllt wird. Du entscheidest Karte für Karte: Du kannst vom Stapel ziehen, die Auslage erneuern und die nächste von dort nehmen. Du ziehst alle Karten, die dir eine Aktion gibt. Ein Handkartenlimit gibt es nicht, und wie viele Karten du auf der Hand hast, dürfen alle wissen.
rules-WS-13 = Jederzeit in deinem Zug darfst du die Auslage erneuern: Wirf eine Handkarte ab, dann die ganze Auslage, und deck drei neue Karten auf. So oft du willst, jedes Mal für eine Karte.
rules-WS-14 = Ist der Nachziehstapel leer und wird eine Karte gebraucht, wird der Abwurfstapel gemischt und zum neuen Nachziehstapel. Gibt es gar keine Karte, entfällt das Ziehen; Lücken in der Auslage werden von links gefüllt, sobald eine da ist.

rules-playing-title = Eine Karte ausspielen
rules-WS-15 = Die Karte kommt in deine Crew, und du darfst ihre Fähigkeit nutzen: jetzt oder gar nicht. Steht eine Bedingung davor, erfüllst du sie zuerst, mit den Karten, die du in diesem Moment auf der Hand und in der Crew hast. Du kannst eine Karte auch ausspielen, ohne ihre Fähigkeit zu nutzen, und das Ausspielen selbst ist immer freiwillig.
rules-WS-16 = Darfst du durch eine Fähigkeit eine weitere Karte ausspielen, folgt sofort deren Fähigkeit, und so weiter: Eine Kette geht weiter, solange du passende Karten hast, auch solche, die du unterwegs ziehst. Die Fähigkeit jeder Karte kannst du höchstens einmal im Zug nutzen, auch wenn die Karte deine Crew verlässt und wiederkommt.
rules-WS-E1-title = Beispiel: eine Kette aus drei Karten
rules-WS-E1-1 = Amelie spielt einen Affen aus, einen Botaniker. Dank seiner Fähigkeit darf sie einen Ingenieur ausspielen.
rules-WS-E1-2 = Sie wählt das Nashorn, einen Ingenieur. Damit darf sie eine beliebige Karte ausspielen, wenn sie eine abwirft. Sie wirft eine ab.
rules-WS-E1-3 = Sie spielt einen Affen aus, einen Botschafter, und zieht dank seiner Fähigkeit eine neue Karte. Drei Karten in einem Zug.

rules-veterans-title = Veteranen
rules-WS-17 = Spielst du einen Veteranen aus, rückt dein Marker auf der Leiste deines Kapitäns ein Feld nach rechts. Du bekommst, was das Feld zeigt: eine Fähigkeit, oder Credits am Ende. Hat auch die Karte eine Fähigkeit, wählst du, welche von beiden zuerst kommt; alles, was daraus folgt, wird vor der anderen ausgeführt. Verlässt ein Veteran deine Crew, rückt der Marker nicht zurück; am Ende der Leiste bleibt er stehen.
rules-WS-E2-title = Beispiel: ein Roboter als Veteran
rules-WS-E2 = Joachim spielt einen Roboter aus, der Veteran ist. Sein Marker kommt auf das erste Feld der Leiste, und er zieht sofort zwei Karten.

rules-signs-title = Die Zeichen
rules-abilities-title = Fähigkeiten
rules-WS-A1 = Es gibt drei Fähigkeiten. Planeten und die Leisten der Kapitäne haben dieselben Zeichen.
rules-act-draw = Ziehen
rules-act-draw-about = So viele Karten, wie die Zahl sagt, jede vom Stapel oder aus der Auslage.
rules-act-play = Ausspielen
rules-act-play-about = Eine Handkarte der gezeigten Art: eine beliebige, einen Spezialisten, einen Roboter, einen Botschafter, einen Veteranen, eine mit einem Beruf, oder wahlweise einen Roboter oder Botschafter. Wo ein Beruf oder ein Veteran verlangt ist, geht ein Roboter ebenso wie ein Spezialist.
rules-act-draw-play = Ziehen und ausspielen
rules-act-draw-play-about = Eine Karte vom Stapel oder aus der Auslage, direkt in deine Crew. Du musst sie ausspielen; ihre Fähigkeit ist freiwillig.
rules-conditions-title = Bedingungen
rules-WS-C1 = Eine Bedingung steht vor einer Fähigkeit oder vor einer Landung. Verlangt eine Karte etwas in deiner Crew, zählt sie selbst nie mit. Entfernen darfst du jede Karte außer dem Kapitän, auch die, deren Fähigkeit du gerade nutzt.
rules-act-discard = Abwerfen
rules-act-discard-about = Eine Handkarte der gezeigten Art, oder zwei davon.
rules-act-have = Haben
rules-act-have-about = Eine Karte der gezeigten Art ist schon in deiner Crew. Sie bleibt dort.
rules-act-remove = Entfernen
rules-act-remove-about = Eine Karte deiner Crew kommt auf den Abwurfstapel. Deinen Kapitän kannst du nicht entfernen.
rules-missions-title = Missionen
rules-WS-M1 = Botschafter zahlen am Ende, auf eine von drei Arten. Sie zählen Karten in deiner Crew: Tierarten, Berufe, Roboter, Botschafter, Veteranen. Ein Botschafter zählt sich selbst mit, dein Kapitän zählt für seine Tierart und seinen Beruf, und eine Karte kann für beide Hälften eines Paars zählen. Spielst du allein, vergleichst du dich mit dem Schmuggler.
rules-kinds-title = Arten von Karten
rules-sign-specialist = Spezialist
rules-sign-emissary = Botschafter
rules-sign-robot = Roboter
rules-sign-veteran = Veteran

rules-credits-title = Credits am Ende
rules-species-title = Tierarten
rules-WS-19 = Die ersten beiden Tiere einer Art bringen nichts. Das dritte bringt 5 Credits, und jedes weitere ebenso.
rules-series-title = Serien
rules-WS-20 = Sechs Tiere aus sechs verschiedenen Arten bringen 15 Credits, und jede weitere vollständige Serie noch einmal. Dieselben Tiere zählen auch für ihre Art. Handkarten bringen nichts.
rules-others-title = Missionen, Roboter, Kapitän
rules-WS-21 = Botschafter bringen, was ihre Missionen zahlen. Roboter bringen die Credits, die auf ihnen stehen. Dein Kapitän bringt die Credits jedes Feldes, das dein Marker erreicht oder hinter sich gelassen hat.
rules-WS-22 = Die meisten Credits gewinnen. Bei Gleichstand gewinnt die kleinere Crew; ist auch die gleich groß, teilt ihr euch den Sieg.
rules-WS-E3-title = Beispiel: 57 Credits
rules-WS-E3 = Joachim zählt seine Crew.
rules-WS-E3-species = Fünf Eulen 15, drei Bären 5
rules-WS-E3-series = Ein Tier von jeder Art
rules-WS-E3-emissaries = Zwei Missionen zu je 4
rules-WS-E3-robots = Credits auf Robotern
rules-WS-E3-captain = Der Marker ist am Credit-Feld vorbei
rules-WS-E3-total = Zusammen

rules-solo-title = Allein gegen den Schmuggler
rules-solo = Niemand da? Der Schmuggler schnappt sich Karten aus der Auslage, und du fliegst seine Raumschiffe, so schlecht du kannst.
rules-WS-S1 = Der Schmuggler bekommt einen Kapitän und fünf Raumschiffe, aber keine Hand und keinen Veteranenmarker. Fünf feindliche Planeten werden nach dem Schwierigkeitsgrad zusammengestellt und gemischt; zwei davon liegen offen. Der nächste zeigt auf der Rückseite seine Kategorie. Wer beginnt, wird ausgelost, und beide haben zehn Züge. Du gewinnst nur mit mehr Credits als der Schmuggler: Bei Gleichstand verlierst du.
rules-WS-S2 = Im Zug des Schmugglers wählst du einen der offenen feindlichen Planeten. Hat er dort kein Raumschiff, landet unten eines; hat er eines, erkundet es und rückt nach oben. Alle Zeichen dort werden von links nach rechts ausgeführt.
rules-WS-S3 = Die Zeichen nennen eine Stelle der Auslage: links, Mitte oder rechts. Die Karte dort kommt in die Crew des Schmugglers oder wird abgeworfen, und sie wird vor dem nächsten Zeichen ersetzt. So kann eine Landung die mittlere Karte abwerfen und die neue nehmen. Karten, die der Schmuggler nimmt, lösen nichts aus; liegt dort keine Karte, entfällt das Zeichen.
rules-WS-S4 = Ein erkundeter feindlicher Planet wird mit seinem Raumschiff beiseitegelegt, und der nächste wird aufgedeckt, falls es einen gibt.
rules-WS-S5 = Der Schmuggler wertet Tierarten, Serien und die Credits auf Robotern. Missionen kennt er nicht, und sein Kapitän bringt nichts ein, zählt aber für seine Tierart und seinen Beruf. Dazu bekommt er 1 Credit für jeden Botschafter, Roboter, Veteranen oder jede Karte eines Berufs in seiner Crew, für jedes solche Zeichen auf den fünf feindlichen Planeten.
rules-mix = Feindliche Planeten nach Schwierigkeitsgrad

rules-crew-title = Alle Karten
rules-crew = Alle Karten mit ihren Texten, nach Arten sortiert. Die Zahlen stammen von uns; mehr dazu weiter unten.

# Woher die Zahlen des Decks kommen, nach den Gruppen der Datei

deck-captains = Kapitäne: Gedruckt ist, dass es sechs sind, und ein Feld, auf dem man 2 Karten zieht. Berufe und der Rest der Leisten stammen von uns.
deck-specialists = Spezialisten: sechzig, zehn von jeder Tierart und zehn von jedem Beruf. Zwei nennt die Anleitung: den Affen, der als Botaniker einen Ingenieur mitbringt, und das Nashorn, das als Ingenieur für eine abgeworfene Karte eine beliebige mitbringt.
deck-emissaries = Botschafter: vierundzwanzig, vier von jeder Tierart. Die Anleitung nennt einen Affen, mit dem man eine Karte zieht, und drei Missionen.
deck-robots = Roboter: achtzehn, einer davon der Veteran aus dem Beispiel der Anleitung.
deck-planets = Planeten: Veröffentlicht sind zwei für den Start, drei mit 3, drei mit 6 und zwei mit 9. Die Sektoren stammen von uns.
deck-hostile = Feindliche Planeten: zwölf in drei Arten. Die Anleitung nennt eine Landung, bei der die mittlere Karte abgeworfen und die neue genommen wird.
deck-solo = Schwierigkeitsgrade: Leicht, normal und schwer sind gedruckt, aber nicht, welche feindlichen Planeten dazugehören.
rules-WS-D1 = Die Anleitung sagt, wie viele Karten es gibt, was die Zeichen bedeuten, und zeigt in Beispielen ein paar Karten; eine Liste der Karten ist nicht veröffentlicht. Alles andere stammt von uns, mit denselben Zeichen. Wenn du das gedruckte Spiel besitzt, kannst du seine Karten eintippen und damit spielen.
deck-own-title = Deine eigenen gedruckten Karten
deck-own-1 = Lade unsere Deckdatei herunter und ändere, was auf deinen Karten anders ist. Ist eine Gruppe fertig, setz ihre Herkunft (provenance) auf „published“.
deck-own-2 = Jedes Zeichen ist eine kurze Wendung, etwa „draw 2“ oder „discard any“. Oben in der Datei stehen alle.
deck-own-3 = Eröffne einen Tisch und füg deine Datei unter „Eigenes Deck“ ein. Alle an diesem Tisch spielen damit.
deck-own-make = Tisch eröffnen
deck-file = Unsere Deckdatei

# Die geführte erste Partie
# Lektionen kennen $seat (einen Namen), $cards (ihre Namen), $number, und den Namen der anderen Person als $seat1.

guide-goal = Die meisten Credits gewinnen: 5 für jedes Tier einer Art ab dem dritten, 15 für sechs verschiedene Arten, mehr für Missionen und Roboter.

guide-land-title = Deine erste Landung
guide-land = In jedem deiner zehn Züge setzt du eines von fünf Raumschiffen ein: Erst landet es, später erkundet es. Die zwei Sektoren eines Planeten zeigen, was du für die Landung bekommst.
guide-land-why = Auf Planet 1 ziehst du links zwei Karten. Mehr Karten, mehr Auswahl.

guide-pool-title = Auslage oder Stapel?
guide-pool = Du ziehst Karte für Karte: aus der Auslage, oder die oberste vom Stapel, ungesehen. Schau erst auf deine Hand: Dein Affe, ein Botaniker, kann einen Ingenieur mitbringen.
guide-pool-why = Da liegt ein Ingenieur, das Nashorn in der Mitte. Und mit ihm darfst du für eine abgeworfene Karte noch eine beliebige ausspielen.

guide-pile-title = Und die zweite Karte?
guide-pile = Deine Karte wurde sofort ersetzt, und du siehst die neue, bevor du entscheidest. Was du aus der Auslage nimmst, wissen alle; was vom Stapel kommt, nur du.
guide-pile-why = Hier passt nichts zu deiner Hand, also versuch dein Glück.

guide-over-title = Dein Zug ist zu Ende
guide-over = Ein Roboter, und ein Veteran: Merk ihn dir. Wenn du fertig bist, ist { $seat1 } am Zug.
guide-over-why = In diesem Zug gibt es nichts mehr zu tun.

guide-chance-title = Zeit für deine Crew
guide-chance = Auf der Hand bringen Karten nichts. Ausgespielt bringen sie Credits, und Planeten weiter draußen verlangen eine Crew von 3, 6 oder 9. Dein Kapitän zählt als erste Karte mit.
guide-chance-why = Auf Planet 1 spielst du rechts eine Karte aus, und deine bringt weitere mit.

guide-chain-title = Welche Karte zuerst?
guide-chain = Du darfst jetzt jede deiner Handkarten ausspielen. Ihre Fähigkeit wirkt nur in diesem Moment. Also beginn mit der, die die nächste mitbringt.
guide-chain-why = Mit dem Affen, einem Botaniker, darfst du einen Ingenieur ausspielen. Du hast einen.

guide-link-title = Eine Kette
guide-link = Der Affe ist in deiner Crew, und du darfst einen Ingenieur ausspielen. Das ist freiwillig, wie immer.
guide-link-why = Das Nashorn ist dein Ingenieur, und es hat selbst eine Fähigkeit.

guide-price-title = Eine Fähigkeit mit Preis
guide-price = Mit dem Nashorn darfst du eine beliebige Karte ausspielen, wenn du zuerst eine abwirfst. So ein Preis heißt Bedingung. Welche Karte kannst du entbehren?
guide-price-why = Das Nashorn unter den Botschaftern zahlt für Soldaten, und du hast keine. Es fehlt dir am wenigsten.

guide-third-title = Die dritte in einem Zug
guide-third = Jetzt geht jede Karte. Zähl deine Affen: Kapitän und Botaniker. Ab dem dritten Tier einer Art bringt jedes 5 Credits.
guide-third-why = Der Botschafter ist dein dritter Affe, 5 Credits. Seine Mission zahlt für je drei von ihnen noch 3 dazu.

guide-gift-title = Eine Fähigkeit umsonst
guide-gift = Diese Fähigkeit kostet nichts: Zieh eine Karte. Jetzt oder gar nicht.
guide-gift-why = Eine Karte geschenkt: kein Grund zu verzichten.

guide-one-title = Eine Karte
guide-one = Auslage oder Stapel, wie immer.
guide-one-why = In der Auslage liegt nichts, was dir sofort hilft. Der Stapel vielleicht schon.

guide-horizon-title = Ein neuer Planet
guide-horizon = Drei Karten in einem Zug, und so hat deine Crew vier. Wenn dein Zug endet, wird Planet 3 für alle aufgedeckt, denn deine Crew ist groß genug.
guide-horizon-why = Mal sehen, was es da draußen gibt.

guide-explore-title = Erkunden
guide-explore = Ein gelandetes Raumschiff kann erkunden. Das verlangt nichts und bietet immer dasselbe: 3 Karten ziehen oder 1 ausspielen. Danach ist es verbraucht. Jedes reicht also für zwei Züge.
guide-explore-why = Du hast einen Veteranen, der in deine Crew gehört. Das geht beim Erkunden.

guide-either-title = Ziehen oder ausspielen?
guide-either = Drei Karten locken. Aber auf der Hand zählen Karten nicht, und diese hier setzt etwas in Gang.
guide-either-why = Ein ausgespielter Veteran rückt deinen Marker vor.

guide-veteran-title = Ein Veteran
guide-veteran = Der Winkel zeigt einen Veteranen. Spielst du einen aus, rückt dein Marker auf der Leiste deines Kapitäns ein Feld vor. Du bekommst, was das Feld zeigt.
guide-veteran-why = Der Roboter bringt dich auf das erste Feld: Zieh 2 Karten.

guide-square-title = Das erste Feld
guide-square = Du ziehst also zwei Karten. Das vierte Feld der Leiste ist 7 Credits wert: noch drei Veteranen.
guide-square-why = In der Auslage liegt noch immer nichts, was zu deiner Crew passt.

guide-refresh-title = Die Auslage erneuern
guide-refresh = Nichts dabei? Jederzeit in deinem Zug darfst du eine Handkarte abwerfen und bekommst dafür drei neue in der Auslage.
guide-refresh-why = Die Echse unter den Botschaftern zahlt für Programmierer, und du hast keine.

guide-fresh-title = Viel besser
guide-fresh = Zwei Affen, und einer davon ist ein Veteran.
guide-fresh-why = Der Soldat ist ein Affe, ausgespielt 5 Credits mehr, und ein Veteran, ein Feld mehr.

guide-done-title = Das war ein Zug
guide-done = Erkundet, einen Veteranen ausgespielt, zwei Karten gezogen und dazwischen die Auslage erneuert.
guide-done-why = Behalte beide Karten: Im nächsten Zug brauchst du sie.

guide-condition-title = Planet 3
guide-condition = Mit fünf Karten kannst du auf Planet 3 landen. Links ziehst du 3 Karten oder spielst einen Roboter aus. Rechts gibt es eine Bedingung: eine beliebige Karte abwerfen. Dann ziehst du eine und spielst sie sofort aus.
guide-condition-why = In der Auslage liegt dein vierter Affe. Und der Bär nützt ohne einen Soldaten nichts.

guide-straight-title = Direkt in die Crew
guide-straight = In der Auslage siehst du, was du bekommst. Vom Stapel kann alles kommen, und du musst es ausspielen.
guide-straight-why = Der Botschafter ist dein vierter Affe, 5 Credits, und du ziehst eine Karte.

guide-onwards-title = Du kennst das Spiel
guide-onwards = Sechs Karten decken Planet 6 auf. Jetzt hast du alles gesehen: landen, erkunden, ziehen, Ketten, Preise, Veteranen. Ab hier erkläre ich jede Entscheidung, wenn sie ansteht.
guide-onwards-why = Schau weit voraus: Sechs verschiedene Tierarten bringen 15 Credits.

guide-ship-title = Zug { $number } von 10
guide-last-title = Dein letzter Zug
guide-fleet = { $number ->
    [one] 1 Raumschiff kann noch landen. Die gelandeten können erkunden.
   *[other] { $number } Raumschiffe können noch landen. Die gelandeten können erkunden.
}
guide-fleet-landed = Alle deine Raumschiffe sind gelandet. Jetzt erkunden sie: 3 Karten ziehen oder 1 ausspielen.
guide-far = { $number ->
    [one] Noch eine Karte in der Crew, und der nächste Planet steht dir offen.
   *[other] Noch { $number } Karten in der Crew, und der nächste Planet steht dir offen.
}
guide-why-explore = Erkunden kostet nichts und lässt dir die Wahl: drei Karten, oder eine ausspielen.
guide-why-stay = Du kannst nirgends landen und nichts erkunden: Deine Crew ist zu klein. Spiel Karten aus, wann immer es geht.
guide-why-worth = Die Landung dort ist den Preis wert: { $cards }.
guide-why-several = Dort darfst du zwischen mehreren Aktionen wählen.
guide-why-draw = Du brauchst Karten, aus denen du wählen kannst.
guide-why-play = Karten bringen nur ausgespielt Credits, und manche bringen die nächste mit.
guide-why-both = Eine Karte ziehen und sofort ausspielen: zwei Schritte in einem.

guide-pay-title = Der Preis der Landung
guide-pay = Wähle die Bedingung, wenn es mehrere gibt, und die Karte, mit der du zahlst.
guide-why-cheapest = Das kostet dich am wenigsten.
guide-why-discard = Du kannst entbehren: { $cards }.
guide-why-remove = Deine Crew kann entbehren: { $cards }. Vielleicht kannst du danach auf einem Planeten nicht mehr landen.

guide-action-title = Welche Aktion?
guide-action = Du wählst eine davon. Ziehen gibt dir Auswahl, Ausspielen gibt dir Credits.

guide-draw-title = { $number ->
    [one] Zieh eine Karte
   *[other] Zieh { $number } Karten
}
guide-draw = Eine nach der anderen, aus der Auslage oder ungesehen vom Stapel.
guide-why-pile = Keine Karte der Auslage hilft dir genug. Im Stapel ist vielleicht Besseres.
guide-both-title = Zieh eine Karte und spiel sie aus
guide-both = Sie kommt sofort in deine Crew. In der Auslage siehst du, was du bekommst.
guide-why-luck = In der Auslage ist nichts für dich. Nimm, was kommt: Deine Crew wird so oder so größer.

guide-put-title = Spiel eine Karte aus
guide-put = Die Karte kommt in deine Crew, und du darfst sofort ihre Fähigkeit nutzen.
guide-why-keep = Behalte sie: Es kommt ein besserer Moment.
guide-why-none = Du hast keine Karte, die passt.
guide-why-credits = { $cards }: { $number ->
    [one] 1 Credit
   *[other] { $number } Credits
} mehr, mit deiner Crew.
guide-why-veteran = { $cards }: ein Veteran, also rückt dein Marker ein Feld vor.
guide-why-able = { $cards }: Die Fähigkeit hilft dir jetzt.
guide-why-animal = { $number ->
    [one] { $cards }: das erste Tier dieser Art. Sechs verschiedene sind eine Serie, 15 Credits.
   *[other] { $cards }: Nummer { $number } dieser Art. Ab dem dritten Tier bringt jedes 5 Credits.
}
guide-why-plain = { $cards }: eine Karte mehr für einen Planeten weiter draußen, und manche Mission zählt Roboter.

guide-ability-title = { $cards }
guide-ability-free = Diese Fähigkeit kostet nichts. Jetzt oder gar nicht.
guide-ability-paid = Diese Fähigkeit hat einen Preis und ist freiwillig. Jetzt oder gar nicht.
guide-why-use = { $cards }: Du hast nichts zu verlieren.
guide-why-decline = Das ist den Preis jetzt nicht wert.
guide-why-poor = Du hast nichts, womit du bezahlen könntest.

guide-order-title = Zwei Boni auf einmal
guide-order = Ein Veteran mit einer Fähigkeit: Die Karte gibt dir etwas, und das Feld, das dein Marker erreicht hat, auch. Was du wählst, wird zuerst ausgeführt, mit allem, was daraus folgt.
guide-why-card-first = Erst die Karte: Was sie bringt, hilft vielleicht beim Feld.
guide-why-square-first = Erst das Feld: Was es bringt, hilft vielleicht bei der Karte.

guide-ends-title = Ende deines Zugs
guide-ends = Du kannst noch für eine Handkarte die Auslage erneuern. Sonst ist die nächste Person dran.
guide-turns-up = Deine Crew ist groß genug: Planet { $number } wird aufgedeckt.
guide-why-end = In diesem Zug gibt es nichts mehr zu tun.

guide-smuggler-title = Der Zug des Schmugglers
guide-smuggler = Du fliegst sein Raumschiff, und alle Zeichen dort werden von links nach rechts ausgeführt. Schau, welche Karten der Auslage er bekäme.
guide-why-smuggler = { $cards }: Das bringt dem Schmuggler am wenigsten.

guide-why-refresh = Eine neue Auslage ist dir mehr wert als { $cards }.

guide-ahead = Das gab den Ausschlag: { $what }, { $number } mehr als { $seat }.
guide-behind = Das gab den Ausschlag: { $what }, { $number } weniger als { $seat }.
guide-tied = Gleichstand mit { $seat }: Es gewinnt die kleinere Crew.
guide-end-won = Gewonnen, mit { $number ->
    [one] 1 Credit
   *[other] { $number } Credits
}
guide-end-lost = { $number ->
    [one] 1 Credit
   *[other] { $number } Credits
} in deiner ersten Partie
guide-end-species = Drei oder mehr Tiere einer Art: { $number }.
guide-end-series = Serien aus sechs verschiedenen Arten: { $number }.
guide-end-emissaries = Missionen deiner Botschafter: { $number }.
guide-end-robots = Credits deiner Roboter: { $number }.
guide-end-captain = Die Leiste deines Kapitäns: { $number }.

# Die Seite des Tisches

phase-ship = Raumschiff
phase-action = Aktion
phase-end = Zugende
phase-smuggler = Schmuggler

kind-emissary = Botschafter
kind-robot = Roboter
kind-captain = Kapitän

# Ein Buchstabe für jeden Beruf, neben seinem Zeichen; keiner zweimal.
letter-military = S
letter-pilot = P
letter-botanist = B
letter-engineer = I
letter-programmer = R
letter-scientist = W

stat-credits = Credits
stat-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
stat-ships = { $count ->
    [0] kein Raumschiff mehr zum Landen
    [one] noch 1 Raumschiff zum Landen
   *[other] noch { $count } Raumschiffe zum Landen
}
stat-crew = { $count ->
    [one] Crew: 1 Karte
   *[other] Crew: { $count } Karten
}
known-card = hat sicher auf der Hand: { $card }
starts = Erster Zug
starts-about = Hatte den ersten Zug der Partie.
crew-by-species = Crew nach Tierarten
crew-by-occupation = Crew nach Berufen
crew-of = Crew von { $name }
holding = { $what }: { $count }{ $captain ->
    [yes] , mit dem Kapitän
   *[no] {""}
}{ $worth ->
    [0] {""}
   *[other] . Bisher { $worth } wert
}
series-worth = { $worth ->
    [0] { $gathered } von 6 verschiedenen Tieren: Eine Serie ist 15 wert
   *[other] Serien aus sechs verschiedenen Tieren: bisher { $worth } wert, { $gathered } von 6 für die nächste
}
track = Veteranenleiste
track-about = Jeder Veteran, den du ausspielst, rückt den Marker ein Feld vor, und du bekommst, was es zeigt.
square = Feld { $number }{ $reached ->
    [yes] , erreicht:
   *[no] :
}
square-short = Feld { $number }:

smuggler-lands = Auf diesem Planeten landen
smuggler-explores = Diesen Planeten erkunden

pile-draw = Nachzieh­stapel
pile-discard = Abwurf­stapel
take-card = { $card } nehmen
planet-hidden = Verdeckt, bis jemand { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} in der Crew hat
sector = Planet { $planet }, { $side ->
    [left] links
   *[right] rechts
}
sector-asks = Zum Landen:
sector-exploring = Dein Raumschiff ist hier. Erkunden:
ships-landed = Gelandet:
ships-explored = Erkundet:
hostile-to-come = { $count ->
    [0] Es kommt kein feindlicher Planet mehr.
    [one] Ein feindlicher Planet kommt noch: { $category }.
   *[other] { $count } feindliche Planeten kommen noch. Der nächste: { $category }.
}

# Ein Zug, Glied für Glied: was getan ist, dann was noch offen ist.
chain = Der Zug bis hierher
chain-yours = Dein Zug
chain-of = Zug von { $name }
past = Seit deinem letzten Zug
link-landed = { $side ->
    [left] Gelandet: { $cards }, links
    [right] Gelandet: { $cards }, rechts
   *[hostile] Gelandet: { $cards }
}
link-explored = { $side ->
    [left] Erkundet: { $cards }, links
    [right] Erkundet: { $cards }, rechts
   *[hostile] Erkundet: { $cards }
}
link-stayed = Ausgesetzt
link-drew = { $count ->
    [one] Eine Karte gezogen
   *[other] { $count } Karten gezogen
}
link-took = Genommen: { $cards }
link-played = Ausgespielt: { $cards }
link-advanced = Veteran auf Feld { $count }
link-discarded = Abgeworfen: { $cards }
link-removed = Entfernt: { $cards }
link-refreshed = { $cards } abgeworfen, Auslage erneuert
link-declined = Verzichtet
link-smuggled = Genommen: { $cards }
link-scrapped = Abgeworfen: { $cards }
link-ship = Raumschiff einsetzen
link-smuggler = Das Raumschiff des Schmugglers
link-action = Aktion wählen
link-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
link-draw-into-play = Eine Karte ziehen und ausspielen
link-put = Spiel { $what } aus
link-ability = { $cards }: { $what }
link-order = { $cards } oder Feld { $count }

hand-held = { $most ->
    [0] { $held ->
        [0] Deine Hand ist leer
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $held } Karten
    }
   *[other] Deine Crew: Welche Karte geht?
}
keys-pick = Hand, Planeten oder Auslage, Stapel, Auslage erneuern
lane = Aktuelle Karte
one-series = Serie
score-reason = { $card } { $count }

instead = Auslage erneuern
instead-about = Auslage erneuern: Du wirfst eine Handkarte ab, und alle drei Karten der Auslage werden ersetzt
instead-empty = Karte wählen
instead-ready = Erneuern für %

title-UseShip = { $kind ->
    [ship] Lande mit einem Raumschiff oder erkunde
    [land] Lande mit einem Raumschiff
    [explore] Erkunde mit einem Raumschiff
    [stay] Du kannst nirgendwohin
    [meet] Wie erfüllst du die Bedingung?
   *[other] Zum Landen: { $condition }
}
line-UseShip = { $kind ->
    [ship] Wähle einen Sektor. Beim Erkunden ziehst du 3 Karten oder spielst 1 aus.
    [land] Wähle einen Sektor. Er zeigt, was du fürs Landen bekommst; später erkundet ihn dein Raumschiff.
    [explore] Alle deine Raumschiffe sind gelandet. Beim Erkunden ziehst du 3 Karten oder spielst 1 aus.
    [stay] Kein Sektor steht dir offen. Dein Zug zählt trotzdem.
    [meet] Eine davon genügt.
    [remove] Wähle die Karte, die deine Crew verlässt.
   *[discard] Wähle aus deiner Hand.
}
go-UseShip = Aussetzen
empty-UseShip = { $kind ->
    [ship] Sektor wählen
    [land] Sektor wählen
    [explore] Sektor wählen
    [meet] Eine wählen
   *[other] { $count ->
        [one] Karte wählen
       *[other] { $count } Karten wählen
    }
}
more-UseShip = %
ready-UseShip = { $kind ->
    [discard] % abwerfen
    [remove] % entfernen
   *[other] %
}
wait-UseShip = { $names } setzt ein Raumschiff ein.

title-TakeAction = { $kind ->
    [explore] Erkunden: welche Aktion?
   *[land] Welche Aktion wählst du?
}
line-TakeAction = Der Sektor gibt dir eine davon.
empty-TakeAction = Aktion wählen
more-TakeAction = Aktion wählen
ready-TakeAction = %
wait-TakeAction = { $names } wählt eine Aktion.

title-Draw = { $count ->
    [one] Zieh eine Karte
   *[other] Zieh { $count } Karten
}
line-Draw = Aus der Auslage, die sofort aufgefüllt wird, oder vom Stapel.
empty-Draw = Karte wählen
more-Draw = Karte wählen
ready-Draw = %
wait-Draw = { $names } zieht Karten.

title-DrawIntoPlay = Zieh eine Karte und spiel sie sofort aus
line-DrawIntoPlay = Aus der Auslage oder, ungesehen, vom Stapel. Du darfst sofort ihre Fähigkeit nutzen.
empty-DrawIntoPlay = Karte wählen
more-DrawIntoPlay = Karte wählen
ready-DrawIntoPlay = %
wait-DrawIntoPlay = { $names } zieht eine Karte und spielt sie aus.

title-PutIntoPlay = { $kind ->
    [some] Spiel { $what } aus
   *[none] Du bräuchtest { $what }
}
line-PutIntoPlay = { $kind ->
    [some] Die Karte kommt in deine Crew, und du darfst sofort ihre Fähigkeit nutzen.
   *[none] Nichts auf deiner Hand passt. Für eine Karte kannst du noch die Auslage erneuern.
}
go-PutIntoPlay = Verzichten
empty-PutIntoPlay = Karte wählen
more-PutIntoPlay = Karte wählen
ready-PutIntoPlay = % ausspielen
other-PutIntoPlay = Verzichten
wait-PutIntoPlay = { $names } darf eine Karte ausspielen.

title-UseAbility = { $card }: { $what }
line-UseAbility = { $kind ->
    [use] Freiwillig: jetzt oder gar nicht.
    [unpaid] Dafür müsstest du { $condition }, und das kannst du nicht.
   *[other] Preis: { $condition }.
}
go-UseAbility = { $kind ->
    [use] Fähigkeit nutzen
   *[other] Verzichten
}
empty-UseAbility = { $count ->
    [one] Karte wählen
   *[other] { $count } Karten wählen
}
more-UseAbility = %
ready-UseAbility = { $kind ->
    [remove] % entfernen
   *[other] % abwerfen
}
other-UseAbility = Verzichten
wait-UseAbility = { $names } darf eine Fähigkeit nutzen.

title-InAnyOrder = Was kommt zuerst?
line-InAnyOrder = { $card } ist Veteran: Du bekommst beides, eins nach dem anderen.
empty-InAnyOrder = Eins wählen
more-InAnyOrder = Eins wählen
ready-InAnyOrder = Zuerst %
wait-InAnyOrder = { $names } entscheidet, was zuerst kommt.

title-EndTurn = Zug beenden?
line-EndTurn = Du darfst noch die Auslage erneuern. Dann werden Planeten aufgedeckt, für die deine Crew groß genug ist.
go-EndTurn = Zug beenden
wait-EndTurn = { $names } beendet den Zug.

title-SmugglerTurn = Wähle den Zug des Schmugglers
line-SmugglerTurn = Lande auf einem feindlichen Planeten, oder erkunde den, auf dem sein Raumschiff steht. Die Zeichen dort werden von links nach rechts ausgeführt.
empty-SmugglerTurn = Planeten wählen
more-SmugglerTurn = Planeten wählen
ready-SmugglerTurn = %
wait-SmugglerTurn = { $names } wählt den Zug des Schmugglers.

# Das Terminal: Plätze der Auslage und ein Platz in einer Zeile

spot-pile = Stapel ({ $count })
again-pile = Stapel
again-left = links
again-middle = Mitte
again-right = rechts
spot-left = links: { $card }
spot-middle = Mitte: { $card }
spot-right = rechts: { $card }
seat-line = Crew { $crew }, Credits { $credits }, Veteranenfeld { $square }
seat-line-more = Hand { $hand }, Schiffe übrig { $ships }
seat-line-virtual = Crew { $crew }, Credits { $credits }

# Das Terminal: was auf Karten und Planeten steht, in wenigen Worten

one-robot = Roboter
one-emissary = Botschafter
one-veteran = Veteran
one-military = Soldat
one-pilot = Pilot
one-botanist = Botaniker
one-engineer = Ingenieur
one-programmer = Programmierer
one-scientist = Wissenschaftler
one-bear = Bär
one-octopus = Krake
one-monkey = Affe
one-rhino = Nashorn
one-lizard = Echse
one-owl = Eule
crew-count = { $count ->
    [one] { $one }
   *[other] { $count } { $many }
}

brief-veteran = Veteran
brief-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
brief-draw = zieh { $count }
brief-play = spiel { $what } aus
brief-draw-and-play = zieh 1 und spiel sie aus
brief-any = eine Karte
brief-robot-or-emissary = Roboter oder Botschafter
brief-have = mit { $what }
brief-per = { $count ->
    [one] je { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für deine { $many }
   *[other] { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für je { $count } { $many }
}
brief-pair = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} je Paar aus { $one } und { $other }
brief-most = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für die meisten { $many }
brief-captain = { $occupation }; Leiste { $track }

beat-turn = { $you ->
    [yes] Dein Zug
   *[no] Am Zug: { $name }
}
tie-break-crew = Gleichstand mit { $names }. Die kleinere Crew gewinnt.
tie-break-smuggler = Gleichstand mit { $names }. Der Schmuggler gewinnt jeden Gleichstand.
idle-hand = Die Fähigkeit wirkt jetzt nicht: Dafür brauchst du { $what } auf der Hand.
idle-crew = Die Fähigkeit wirkt jetzt nicht: Dafür brauchst du { $what } in deiner Crew.
idle-sector = Jetzt ohne Wirkung: Dafür brauchst du { $what } auf der Hand.
hint-credits = { $amount ->
    [0] noch keine Credits
    [one] +1 Credit
   *[other] +{ $amount } Credits
}

hint-draw-and-play = eine Karte ziehen und gleich ausspielen
hint-nothing-to-play = ohne Wirkung: Du bräuchtest { $what } auf der Hand
hint-play = { $amount ->
    [0] { $what } ausspielen
    [one] { $what } ausspielen für bis zu 1 Credit
   *[other] { $what } ausspielen für bis zu { $amount } Credits
}
hint-costs = { $amount ->
    [one] kostet 1 Karte
   *[other] kostet { $amount } Karten
}
hint-costs-crew = kostet eine Karte deiner Crew
hint-free = kostet nichts
hint-worth = { $amount ->
    [0] in deiner Crew noch keine Credits wert
    [one] in deiner Crew 1 Credit wert
   *[other] in deiner Crew { $amount } Credits wert
}
hint-refresh = drei neue Karten in der Auslage
hint-loss = { $amount ->
    [0] du verlierst keine Credits
    [one] −1 Credit
   *[other] −{ $amount } Credits
}
hint-reveals = deckt Planet { $planet } auf
hint-smuggler = { $amount ->
    [0] keine Credits für den Schmuggler
    [one] +1 Credit für den Schmuggler
   *[other] +{ $amount } Credits für den Schmuggler
}
hint-draw = { $amount ->
    [0] nichts ziehen
   *[other] { $amount } ziehen
}
hint-unknown = eine unbekannte Karte
hint-either = { $one } oder { $other }
amount-with = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
amount = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
