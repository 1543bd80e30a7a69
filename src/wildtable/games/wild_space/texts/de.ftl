# Was Wild Space sagt. Eine gedruckte deutsche Anleitung lag uns nicht vor; die Wörter sind unsere, der Ton ist „du“.
#
# crew                Besatzung                                specialist         Spezialist
# captain             Kapitän                                  emissary           Botschafter
# species             Tierart                                  robot              Roboter
# occupation          Beruf                                    veteran            Veteran
# spaceship           Raumschiff                               planet, sector     Planet, Sektor (links, rechts)
# to land             landen                                   to explore         erkunden
# to put into play    ausspielen                               in play            in der Besatzung
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
# Ereignisse kennen $seat (einen Namen oder "none"), $cards (ihre Namen, oder wie viele) und $number.

game-title = Wild Space
game-summary = Erkunde Planeten und heuere Tiere und Roboter an, von denen jeder den nächsten mitbringen kann. Die reichste Besatzung gewinnt.
game-players = 1 bis 5 Personen
game-minutes = etwa 30 Minuten

option-solo = Allein gegen den Schmuggler (zwei Plätze): wie stark er ist
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
    [none] { $occupation } { $species }
   *[other] { $occupation } { $species } { $number }
}
card-emissary = Botschafter { $species } { $number }
card-robot = { $occupation ->
    [none] Roboter { $number }
   *[other] Roboter-{ $occupation } { $number }
}
card-captain = Kapitän { $species }
card-planet = Planet { $planet }
card-hostile = Feindlicher Planet { $category } { $number }

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
condition-have = { $what } in der Besatzung haben
condition-remove = eine Karte aus der Besatzung entfernen

mission-per = { $count ->
    [one] Mission: je { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } für deine { $many }.
   *[other] Mission: { $credits ->
       [one] 1 Credit
      *[other] { $credits } Credits
   } für je { $count } { $many } in deiner Besatzung.
}
mission-pair = Mission: je { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für { $one } und { $other } zusammen, so oft du beide hast.
mission-most = Mission: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}, wenn du mehr { $many } hast als alle anderen.

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
    [0] Allen zugänglich.
   *[other] Verlangt { $count ->
       [one] 1 Karte
      *[other] { $count } Karten
   } in der Besatzung.
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
zone-crew = Besatzung
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

move-land = Landen
move-explore = Erkunden
move-land-sector = Auf Planet { $planet } landen, { $side ->
    [left] links
   *[right] rechts
}
move-explore-sector = Planet { $planet } erkunden, { $side ->
    [left] links
   *[right] rechts
}
move-meet = Zum Landen: { $condition }
move-stay = Bleiben, wo du bist
move-draw-pile = Vom Stapel ziehen
move-draw-left = Die linke Karte der Auslage nehmen
move-draw-middle = Die mittlere Karte der Auslage nehmen
move-draw-right = Die rechte Karte der Auslage nehmen
move-refresh = Auslage erneuern
move-play = Ausspielen
move-discard = Abwerfen
move-remove = Aus der Besatzung entfernen
move-use = Nutzen
move-decline = Verzichten
move-first-card = Erst die Karte
move-first-square = Erst das Feld
move-end = Zug beenden

# Fragen

ask-UseShip = Welches Raumschiff setzt du ein?
help-UseShip = Lande mit einem neuen Raumschiff auf einem Sektor eines offenen Planeten, oder erkunde mit einem, das schon gelandet ist. Ein Planet verlangt so viele Karten in deiner Besatzung, wie seine Zahl sagt; die ersten beiden verlangen keine. Auf einem Sektor landest du nie zweimal. Manche Sektoren haben eine Bedingung: Nenne die Karten dafür gleich nach dem Sektor („land 3-right, discard robot-4“). Beim Erkunden ziehst du immer 3 Karten oder spielst 1 Karte aus. Mit ? und dem Namen eines Planeten liest du, was seine Sektoren bieten. Jederzeit in deinem Zug darfst du für eine Handkarte die Auslage erneuern.

ask-TakeAction = Welche Aktion nimmst du?
help-TakeAction = Der Sektor bietet mehrere Aktionen; du nimmst eine davon.

ask-Draw = Woher ziehst du?
help-Draw = Nimm die oberste Karte des Nachziehstapels, ungesehen, oder eine aus der Auslage, die sofort ersetzt wird. Du entscheidest Karte für Karte.

ask-DrawIntoPlay = Welche Karte ziehst du und spielst sie aus?
help-DrawIntoPlay = Die oberste des Nachziehstapels, ungesehen, oder eine aus der Auslage. Sie wird sofort ausgespielt; ihre Fähigkeit wird dir wie sonst angeboten.

ask-PutIntoPlay = Welche Karte spielst du aus?
help-PutIntoPlay = Sie kommt in deine Besatzung, und ihre Fähigkeit wird dir sofort angeboten. Du darfst auch verzichten. Mit ? und dem Namen einer Karte liest du, was sie tut.

ask-UseAbility = Nutzt du die Fähigkeit der Karte?
help-UseAbility = Eine Fähigkeit lässt sich nur jetzt nutzen, und nie musst du es. Hat sie einen Preis, dann nenne die Karte, die du von der Hand abwirfst oder aus deiner Besatzung entfernst. Mit ? und dem Namen der Karte liest du, was sie tut.

ask-InAnyOrder = Was kommt zuerst: die Fähigkeit der Karte oder das Feld der Veteranenleiste?
help-InAnyOrder = Ein Veteran rückt deinen Marker um ein Feld vor, und das Feld gibt dir seine Fähigkeit. Was du wählst, geschieht zuerst, mit allem, was daraus folgt; dann das andere.

ask-EndTurn = Ist dein Zug zu Ende?
help-EndTurn = Noch darfst du für eine Handkarte die Auslage erneuern. Dann werden Planeten aufgedeckt, für die deine Besatzung groß genug ist.

ask-SmugglerTurn = Wohin fliegt das Raumschiff des Schmugglers?
help-SmugglerTurn = Lande auf einem offenen feindlichen Planeten, auf dem er kein Raumschiff hat, oder erkunde einen, auf dem er eines hat. Alles, was dort steht, geschieht von links nach rechts. Mit ? und dem Namen des Planeten liest du es.

# Was geschieht

event-put-up = Aufgebaut: { $cards }.
event-shuffled = Ein Stapel aus { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} wird gemischt.
event-laid-out = Ausgelegt: { $cards }.
event-captain-dealt = { $seat } bekommt: { $cards }.
event-dealt = An { $seat } ausgeteilt: { $cards }.
event-first-drawn = { $seat } beginnt.
event-round-began = Zug { $number } von 10
event-turn-began = { $seat } ist am Zug.
event-stuck-soon = { $number ->
    [0] { $seat } kommt mit einer so kleinen Besatzung nirgends hin.
    [one] { $seat } kann mit einer so kleinen Besatzung nur noch diesen Zug nutzen.
   *[other] { $seat } kann mit einer so kleinen Besatzung nur noch { $number } Züge nutzen.
}
event-landed-left = { $seat } landet auf { $cards }, links.
event-landed-right = { $seat } landet auf { $cards }, rechts.
event-explored-left = { $seat } erkundet { $cards }, links.
event-explored-right = { $seat } erkundet { $cards }, rechts.
event-stayed = { $seat } bleibt und tut nichts.
event-drawn = { $seat } zieht { $cards }.
event-taken = { $seat } nimmt aus der Auslage: { $cards }.
event-drawn-into-play = { $seat } zieht und spielt sofort aus: { $cards }.
event-taken-into-play = { $seat } nimmt aus der Auslage und spielt sofort aus: { $cards }.
event-played = { $seat } spielt aus: { $cards }.
event-advanced = { $seat } erreicht Feld { $number } der Veteranenleiste.
event-ability-used = { $seat } nutzt die Fähigkeit von { $cards }.
event-declined = { $seat } lässt es dabei.
event-discarded = { $seat } wirft ab: { $cards }.
event-removed = { $seat } entfernt aus der Besatzung: { $cards }.
event-refreshed = { $seat } erneuert die Auslage und wirft dafür ab: { $cards }.
event-cleared = Aus der Auslage abgeworfen: { $cards }.
event-revealed = Neu in der Auslage: { $cards }.
event-recycled = Der Abwurfstapel wird zum neuen Nachziehstapel.
event-turned-up = { $cards } wird aufgedeckt.
event-hostile-mixed = Feindliche Planeten werden gemischt.
event-hostile-revealed = Aufgedeckt: { $cards }.
event-smuggler-landed = { $seat } landet: { $cards }.
event-smuggler-explored = { $seat } erkundet: { $cards }.
event-smuggled = { $seat } nimmt { $cards }.
event-scrapped = { $seat } lässt abwerfen: { $cards }.
event-set-aside = Beiseitegelegt: { $cards }.

# Das Ende

score-species = Tierarten
score-series = Serien
score-emissaries = Botschafter
score-robots = Roboter
score-captain = Kapitän
score-icons = Zeichen der feindlichen Planeten

# Warum ein Zug nicht geht

refusal-not-offered = „{ $move }“ wird hier nicht angeboten.
refusal-nothing-there = „{ $move }“ geht nicht: Da liegt keine Karte.
refusal-wrong-kind = { $card } ist nicht die Art von Karte, die verlangt ist.
refusal-not-in-crew = { $card } ist keine Karte deiner Besatzung, die du entfernen kannst.
refusal-face-down = „{ $move }“ geht nicht: Dieser Planet liegt noch verdeckt.
refusal-sector-taken = „{ $move }“ geht nicht: Auf diesem Sektor hast du schon ein Raumschiff.
refusal-no-ship-left = Du hast kein Raumschiff mehr, das landen könnte: Erkunde mit einem gelandeten.
refusal-crew-too-small = „{ $move }“ geht nicht: Dieser Planet verlangt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} in der Besatzung.
refusal-condition-unmet = „{ $move }“ geht nicht: Du kannst die Bedingung dieses Sektors nicht erfüllen.
refusal-ship-first = Du kannst ein Raumschiff einsetzen, also musst du.
refusal-hostile-planet = { $card } ist für die Raumschiffe des Schmugglers, nicht für deine.
refusal-explored-already = „{ $move }“ geht nicht: Dein Raumschiff dort hat schon erkundet.
refusal-nothing-landed = „{ $move }“ geht nicht: Du hast dort kein Raumschiff.
refusal-not-the-smugglers = „{ $move }“ geht nicht: Nenne einen offenen feindlichen Planeten, zum Landen einen ohne Raumschiff, zum Erkunden einen mit.

# Was das Labor zählt

counted-order = Reihenfolge der Züge
favourite-captain = Liebste Kapitäne
counted-captain = Kapitän
counted-crew = Am Ende in der Besatzung
counted-sector = Gelandet auf

# Die Regeln, wie die Seite des Spiels sie erzählt. Eine Nummer im Namen ist die Regel, um die es geht.

rules-goal-title = Das Ziel
rules-goal = Flieg los, heuere eine Besatzung an und beende das Spiel mit den meisten Credits: für Tiere einer Art, für sechs verschiedene, für Missionen, Roboter und deinen Kapitän.

rules-table-title = Was auf dem Tisch liegt
rules-WS-01 = 108 Besatzungskarten, 10 Planeten und für jede Person 5 Raumschiffe und ein Veteranenmarker; dazu 12 feindliche Planeten für alle, die allein spielen. 1 bis 5 Personen.
rules-specialists = 60 Spezialisten
rules-specialists-about = Tiere von sechs Arten mit sechs Berufen: der größte Teil deiner Besatzung.
rules-emissaries = 24 Botschafter
rules-emissaries-about = Auch sie sind Tiere. Jeder bringt eine Mission mit, die am Ende Credits bringt.
rules-robots = 18 Roboter
rules-robots-about = Keine Tiere. Viele haben einen Beruf, manche sind Credits wert.
rules-captains = 6 Kapitäne
rules-captains-about = Die erste Karte deiner Besatzung, mit einer Leiste für deine Veteranen.
rules-planets = 10 Planeten
rules-planets-about = Mit je zwei Sektoren. Eine Zahl sagt, wie groß die Besatzung sein muss, um zu landen.
rules-ships = Je 5 Raumschiffe
rules-ships-about = Jedes landet einmal und erkundet einmal.
rules-WS-02 = Spezialisten und Botschafter sind Tiere von sechs Arten; Roboter sind keine. Alle Spezialisten und die meisten Roboter haben einen von sechs Berufen, und manche von beiden sind Veteranen. Auch dein Kapitän ist ein Tier mit einem Beruf, und beides zählt überall mit; aber er ist kein Spezialist, kein Botschafter und kein Veteran.
rules-card-title = Was eine Karte zeigt
rules-corner = Beruf, oben links
rules-corner-about = Ein Zeichen mit einem Buchstaben. Die Tierart erkennst du am Kopf, den Beruf an dem, was er trägt.
rules-chevron = Winkel, oben rechts
rules-chevron-about = Ein Veteran: Er rückt deinen Marker auf der Leiste deines Kapitäns vor.
rules-strip = Der Streifen unten
rules-strip-about = Was die Karte tut, wenn du sie ausspielst: zuerst eine Bedingung, wo es eine gibt, dann die Fähigkeit. Ein Botschafter zeigt hier seine Mission. Die Credits eines Roboters stehen oben rechts.
rules-setup-title = Bevor es losgeht
rules-WS-03 = Die beiden Startplaneten liegen offen. Nach ihnen kommt je ein Planet mit 3, 6 und 9, zufällig gezogen und verdeckt: Du siehst seine Zahl, aber nicht seine Sektoren.
rules-WS-04 = Alle bekommen zufällig einen Kapitän, offen. Er ist die erste Karte deiner Besatzung und zählt als solche. Dazu kommen fünf Raumschiffe und ein Veteranenmarker, der links neben der Leiste des Kapitäns wartet. Kapitäne, die niemand hat, sind nicht im Spiel.
rules-WS-05 = Die anderen 102 Besatzungskarten werden zum Nachziehstapel. Drei davon liegen als Auslage offen daneben, und alle ziehen drei Karten auf die Hand, geheim. Wer beginnt, wird ausgelost.

rules-turn-title = Dein Zug
rules-WS-06 = Es geht im Uhrzeigersinn. In deinem Zug setzt du ein Raumschiff ein und nimmst die Aktion, zu der es führt. Alle haben zehn Züge, gewöhnlich fünf Landungen und fünf Erkundungen; dann ist das Spiel zu Ende.
rules-land-title = Entweder mit einem Raumschiff landen
rules-WS-07 = Stell eines deiner Raumschiffe unten auf einen Sektor, links oder rechts, eines offenen Planeten. Dafür brauchst du so viele Karten in der Besatzung, wie die Zahl des Planeten sagt, den Kapitän mitgezählt; die Startplaneten verlangen keine. Mit vier Karten sind dir also die ersten drei Planeten zugänglich. Gezählt wird, bevor du für die Landung etwas bezahlst, und du darfst auch landen, wenn dir die Aktion nichts bringt.
rules-WS-08 = Nie hast du zwei Raumschiffe auf einem Sektor, ob gelandet oder schon erkundet. Die der anderen sind dir nicht im Weg, und beide Sektoren eines Planeten darfst du nutzen.
rules-WS-09 = Dann nimmst du die Aktion des Sektors; bietet er mehrere, eine davon. Zeigt der Sektor eine Bedingung, musst du sie beim Landen erfüllen, vor der Aktion; von mehreren Bedingungen genügt eine, und du wählst, welche.
rules-explore-title = Oder mit einem gelandeten erkunden
rules-WS-10 = Schieb ein Raumschiff in seinem Sektor nach oben. Damit ist es verbraucht. Erkunden verlangt nichts, weder eine Bedingung noch eine Besatzung, und bietet immer dasselbe: 3 Karten ziehen oder 1 Karte ausspielen.
rules-WS-11 = Hast du kein Raumschiff mehr, das landen kann, dann erkundest du. Ist deine Besatzung zu klein geblieben, um die Startplaneten zu verlassen, kann ein Zug kommen, in dem beides nicht geht: Er verfällt und zählt als einer deiner zehn. Der Tisch warnt dich rechtzeitig.
rules-end-title = Das Ende deines Zugs
rules-WS-18 = Verdeckte Planeten werden aufgedeckt, wenn deine Besatzung so viele Karten hat, wie ihre Zahl sagt. Von da an sehen sie alle, und sie bleiben offen; zum Landen braucht dennoch jede Person selbst eine so große Besatzung.

rules-drawing-title = Karten ziehen
rules-WS-12 = Jede Karte nimmst du vom Nachziehstapel, ungesehen, oder aus der Auslage, wo sofort eine neue nachrückt. Du entscheidest Karte für Karte und siehst die letzte schon: Du kannst vom Stapel ziehen, die Auslage erneuern und die nächste von dort nehmen. Du ziehst alle Karten, die dir eine Aktion gibt. Ein Handlimit gibt es nicht, und wie viele Karten du hältst, dürfen alle wissen.
rules-WS-13 = Jederzeit in deinem eigenen Zug darfst du die Auslage erneuern: Wirf eine Handkarte ab, dann die ganze Auslage, und deck drei neue Karten auf. So oft du willst, jedes Mal für eine Karte.
rules-WS-14 = Ist der Nachziehstapel leer und wird eine Karte gebraucht, wird der Abwurfstapel gemischt und zum neuen. Gibt es gar keine Karte, entfällt das Ziehen; Lücken in der Auslage füllen sich von links, sobald eine da ist.

rules-playing-title = Eine Karte ausspielen
rules-WS-15 = Die Karte kommt in deine Besatzung, und du darfst ihre Fähigkeit nutzen: jetzt oder nie, und nie musst du. Steht eine Bedingung davor, erfüllst du sie zuerst, mit dem, was du in diesem Moment auf der Hand und in der Besatzung hast; eine Karte lässt sich auch ohne ihre Fähigkeit ausspielen. Und du darfst eine Karte auf der Hand behalten: Ausspielen ist dein Recht, nicht deine Pflicht.
rules-WS-16 = Spielt eine Fähigkeit eine weitere Karte aus, folgt sofort deren Fähigkeit, und so weiter: Eine Kette kann so lang sein, wie deine Hand es erlaubt. Jede Karte nutzt ihre Fähigkeit höchstens einmal im Zug, auch wenn sie deine Besatzung verlässt und wiederkommt.
rules-WS-E1-title = Beispiel: eine Kette aus drei Karten
rules-WS-E1-1 = Amelie spielt einen Affen aus, einen Botaniker. Seine Fähigkeit spielt einen Ingenieur aus.
rules-WS-E1-2 = Sie wählt das Nashorn, einen Ingenieur. Für eine abgeworfene Karte bringt es eine weitere mit, egal welche. Sie wirft eine ab.
rules-WS-E1-3 = Sie spielt einen Affen als Botschafter aus, und seine Fähigkeit zieht ihr eine neue Karte. Drei Karten in einem Zug.

rules-veterans-title = Veteranen
rules-WS-17 = Spielst du einen Veteranen aus, rückt dein Marker auf der Leiste deines Kapitäns ein Feld nach rechts. Du bekommst, was das Feld zeigt: eine Fähigkeit, oder Credits am Ende. Hat auch die Karte eine Fähigkeit, wählst du, welche von beiden zuerst kommt, und alles, was daraus folgt, geschieht vor der anderen. Ein Veteran, der deine Besatzung verlässt, nimmt den Marker nicht zurück; am Ende der Leiste bleibt er stehen.
rules-WS-E2-title = Beispiel: ein Roboter als Veteran
rules-WS-E2 = Joachim spielt einen Roboter aus, der ein Veteran ist. Sein Marker kommt auf das erste Feld der Leiste, und er zieht sofort zwei Karten.

rules-signs-title = Was die Zeichen sagen
rules-abilities-title = Fähigkeiten
rules-WS-A1 = Eine Fähigkeit tut eines von diesen dreien. Planeten und die Leisten der Kapitäne haben dieselben Zeichen.
rules-act-draw = Ziehen
rules-act-draw-about = So viele Karten, wie die Zahl sagt, jede vom Stapel oder aus der Auslage.
rules-act-play = Ausspielen
rules-act-play-about = Eine Handkarte der gezeigten Art: eine beliebige, einen Spezialisten, einen Roboter, einen Botschafter, einen Veteranen, eine mit einem Beruf, oder wahlweise einen Roboter oder Botschafter. Wo ein Beruf oder ein Veteran verlangt ist, geht ein Roboter so gut wie ein Spezialist.
rules-act-draw-play = Ziehen und ausspielen
rules-act-draw-play-about = Eine Karte vom Stapel oder aus der Auslage, direkt in deine Besatzung. Ausspielen musst du sie; ihre Fähigkeit steht dir frei.
rules-conditions-title = Bedingungen
rules-WS-C1 = Eine Bedingung steht vor einer Fähigkeit oder vor der Landung auf einem Sektor. Verlangt eine Karte etwas, das du schon in der Besatzung hast, zählt sie selbst nie mit. Entfernen darfst du jede Karte außer dem Kapitän, auch die, deren Fähigkeit du nutzt.
rules-act-discard = Abwerfen
rules-act-discard-about = Eine Handkarte der gezeigten Art, oder zwei davon.
rules-act-have = Haben
rules-act-have-about = Eine Karte der gezeigten Art ist schon in deiner Besatzung. Sie bleibt dort.
rules-act-remove = Entfernen
rules-act-remove-about = Eine Karte deiner Besatzung kommt auf den Abwurfstapel. Dein Kapitän kann nicht gehen.
rules-missions-title = Missionen
rules-WS-M1 = Botschafter zahlen am Ende, auf eine von drei Weisen. Was sie zählen, ist in deiner Besatzung: Tierarten, Berufe, Roboter, Botschafter, Veteranen. Ein Botschafter zählt sich selbst mit, dein Kapitän zählt für seine Tierart und seinen Beruf, und eine Karte kann für beide Hälften eines Paars zählen. Wer allein spielt, vergleicht sich mit dem Schmuggler.
rules-kinds-title = Wer gemeint ist
rules-sign-specialist = Spezialist
rules-sign-emissary = Botschafter
rules-sign-robot = Roboter
rules-sign-veteran = Veteran

rules-credits-title = Credits am Ende
rules-species-title = Tierarten
rules-WS-19 = Die ersten beiden Tiere einer Art bringen nichts. Das dritte bringt 5 Credits, und jedes weitere ebenso.
rules-series-title = Serien
rules-WS-20 = Sechs Tiere sechs verschiedener Arten bringen 15 Credits, und jede weitere vollständige Serie noch einmal. Dieselben Tiere zählen auch für ihre Art. Handkarten bringen nichts.
rules-others-title = Missionen, Roboter, Kapitän
rules-WS-21 = Botschafter bringen, was ihre Missionen zahlen. Roboter bringen die Credits, die auf ihnen stehen. Dein Kapitän bringt die Credits jedes Feldes, das dein Marker erreicht oder hinter sich gelassen hat.
rules-WS-22 = Die meisten Credits gewinnen. Bei Gleichstand gewinnt die kleinere Besatzung; wer dann noch gleichauf ist, teilt sich den Sieg.
rules-WS-E3-title = Beispiel: 57 Credits
rules-WS-E3 = Joachim zählt seine Besatzung.
rules-WS-E3-species = Fünf Eulen 15, drei Bären 5
rules-WS-E3-series = Ein Tier von jeder Art
rules-WS-E3-emissaries = Zwei Missionen zu je 4
rules-WS-E3-robots = Credits auf Robotern
rules-WS-E3-captain = Der Marker ist am Feld für Credits vorbei
rules-WS-E3-total = Zusammen

rules-solo-title = Allein gegen den Schmuggler
rules-solo = Niemand da? Der Schmuggler schnappt sich, was in der Auslage liegt, und du fliegst seine Raumschiffe für ihn, so schlecht du kannst.
rules-WS-S1 = Der Schmuggler bekommt einen Kapitän und fünf Raumschiffe, aber keine Hand und keinen Veteranenmarker. Fünf feindliche Planeten werden nach dem gewählten Schwierigkeitsgrad zusammengestellt und gemischt; zwei davon liegen offen. Der nächste zeigt auf der Rückseite seine Kategorie. Wer beginnt, wird ausgelost, und beide haben zehn Züge. Du gewinnst nur mit mehr Credits als der Schmuggler: Gleichstand ist verloren.
rules-WS-S2 = Im Zug des Schmugglers wählst du einen der offenen feindlichen Planeten. Wo er kein Raumschiff hat, landet unten eines; wo er eines hat, erkundet es und rückt nach oben. Alles, was dort steht, geschieht, von links nach rechts.
rules-WS-S3 = Die Zeichen nennen einen Platz der Auslage: links, Mitte oder rechts. Die Karte dort kommt in die Besatzung des Schmugglers oder wird abgeworfen, und ersetzt wird sie vor dem nächsten Zeichen. So kann eine Landung die mittlere Karte abwerfen und die neue dort nehmen. Karten, die der Schmuggler nimmt, lösen nichts aus; wo keine Karte liegt, entfällt das Zeichen.
rules-WS-S4 = Ein erkundeter feindlicher Planet wird mit seinem Raumschiff beiseitegelegt, und der nächste wird aufgedeckt, solange es einen gibt.
rules-WS-S5 = Der Schmuggler wertet Tierarten, Serien und die Credits auf Robotern. Missionen kennt er nicht, und sein Kapitän bringt nichts ein, zählt aber für seine Tierart und seinen Beruf. Dazu bekommt er 1 Credit für jeden Botschafter, Roboter, Veteranen oder jede Karte eines Berufs in seiner Besatzung, für jedes solche Zeichen auf den fünf feindlichen Planeten.
rules-mix = Wie die fünf feindlichen Planeten zusammengestellt werden

rules-crew-title = Alle Karten
rules-crew = Jede Karte und was sie sagt, so sortiert, wie man sie sucht. Die Zahlen sind unsere eigenen; mehr dazu weiter unten.

# Woher die Zahlen des Kartendecks kommen, nach den Gruppen der Datei

deck-captains = Kapitäne: Dass es sechs sind, ist gedruckt, und ein Feld, das 2 Karten zieht. Wer welchen Beruf hat und der Rest der Leisten ist unseres.
deck-specialists = Spezialisten: sechzig, zehn von jeder Tierart und zehn von jedem Beruf. Zwei erzählt die Anleitung, den Affen, der als Botaniker einen Ingenieur mitbringt, und das Nashorn, das als Ingenieur für eine abgeworfene Karte eine beliebige mitbringt.
deck-emissaries = Botschafter: vierundzwanzig, vier von jeder Tierart. Die Anleitung erzählt von einem Affen, der eine Karte zieht, und von drei Missionen.
deck-robots = Roboter: achtzehn, einer davon der Veteran aus dem Beispiel der Anleitung.
deck-planets = Planeten: zwei für den Start, drei mit 3, drei mit 6, zwei mit 9, so viel ist veröffentlicht. Was ihre Sektoren bieten, ist unseres.
deck-hostile = Feindliche Planeten: zwölf in drei Arten. Die Anleitung erzählt eine Landung, die die mittlere Karte abwirft und die neue nimmt.
deck-solo = Schwierigkeitsgrade: Leicht, normal und schwer sind gedruckt, aber nicht, welche feindlichen Planeten dazugehören.
rules-WS-D1 = Die Anleitung sagt, wie viele Karten es gibt, was die Zeichen bedeuten, und nennt in Beispielen ein paar Karten; eine Liste der Karten ist nicht veröffentlicht. Alles andere ist unseres, mit denselben Zeichen. Wenn du das gedruckte Spiel besitzt, kannst du seine Karten eintippen und damit spielen.
deck-own-title = Deine eigenen gedruckten Karten
deck-own-1 = Lade unsere Datei herunter und ändere, was auf deinen Karten anders ist. Ist eine Gruppe fertig, setz ihre Herkunft (provenance) auf „published“.
deck-own-2 = Jedes Zeichen ist eine kurze Wendung, etwa „draw 2“ oder „discard any“. Oben in der Datei stehen alle.
deck-own-3 = Eröffne einen Tisch und füg deine Datei unter „Ein eigenes Kartendeck“ ein. Alle an diesem Tisch spielen damit.
deck-own-make = Einen Tisch eröffnen
deck-file = Die Datei mit unserem Kartendeck

# Die geführte erste Partie
# Lektionen kennen $seat (einen Namen), $cards (ihre Namen), $kind (den Namen der ersten Karte in Dateien, etwa bear-pilot),
# $number, und den Namen der anderen Person als $seat1.

guide-land-title = Deine erste Landung
guide-land = Willkommen an Bord! In jedem deiner zehn Züge setzt du eines von fünf Raumschiffen ein: Erst landet es, später erkundet es. Zwei Planeten stehen allen offen. Jeder hat zwei Sektoren, und ein Sektor sagt, was du für die Landung bekommst.
guide-land-why = Auf Planet 1 ziehst du links zwei Karten. Mehr Karten, mehr Auswahl.

guide-pool-title = Auslage oder Stapel?
guide-pool = Du ziehst Karte für Karte: aus der Auslage, oder die oberste vom Stapel, ungesehen. Schau erst auf deine Hand: Dein Affe, ein Botaniker, kann einen Ingenieur mitbringen.
guide-pool-why = Da liegt ein Ingenieur, das Nashorn in der Mitte. Und für eine abgeworfene Karte bringt es noch eine mit, egal welche.

guide-pile-title = Und die zweite Karte?
guide-pile = Deine Karte wurde sofort ersetzt, und du siehst die neue, bevor du entscheidest. Was du aus der Auslage nimmst, wissen alle; was vom Stapel kommt, nur du.
guide-pile-why = Hier passt nichts zu deiner Hand, also versuch dein Glück.

guide-over-title = Dein Zug ist zu Ende
guide-over = Ein Roboter, und ein Veteran: Merk ihn dir. Wenn du fertig bist, ist { $seat1 } am Zug.
guide-over-why = In diesem Zug gibt es nichts mehr zu tun.

guide-chance-title = Zeit für deine Besatzung
guide-chance = Auf der Hand bringen Karten nichts. Ausgespielt bringen sie Credits, und Planeten weiter draußen verlangen eine Besatzung von 3, 6 oder 9. Dein Kapitän ist die erste davon.
guide-chance-why = Auf Planet 1 spielst du rechts eine Karte aus, und deine bringt weitere mit.

guide-chain-title = Wer fängt an?
guide-chain = Jede deiner Handkarten darf jetzt in die Besatzung. Was sie kann, kann sie nur in diesem Moment. Also beginn mit der, die die nächste mitbringt.
guide-chain-why = Der Affe ist ein Botaniker, der einen Ingenieur ausspielt. Du hast einen.

guide-link-title = Eine Kette
guide-link = Der Affe ist in deiner Besatzung, und seine Fähigkeit spielt einen Ingenieur aus. Das ist ein Angebot: Du könntest verzichten, hier wie immer.
guide-link-why = Das Nashorn ist dein Ingenieur, und es hat selbst eine Fähigkeit.

guide-price-title = Eine Fähigkeit mit Preis
guide-price = Das Nashorn spielt eine beliebige Karte aus, wenn du zuerst eine abwirfst. So ein Preis heißt Bedingung. Welche Karte kannst du entbehren?
guide-price-why = Das Nashorn unter den Botschaftern zahlt für Soldaten, und du hast keine. Es fehlt dir am wenigsten.

guide-third-title = Die dritte in einem Zug
guide-third = Jetzt geht jede Karte. Zähl deine Affen: Kapitän und Botaniker. Ab dem dritten Tier einer Art bringt jedes 5 Credits.
guide-third-why = Der Botschafter ist dein dritter Affe, 5 Credits. Seine Mission zahlt für je drei von ihnen noch 3 dazu.

guide-gift-title = Eine Fähigkeit umsonst
guide-gift = Diese zieht eine Karte und verlangt nichts. Du nutzt sie jetzt oder nie.
guide-gift-why = Eine Karte geschenkt: kein Grund zu verzichten.

guide-one-title = Eine Karte
guide-one = Auslage oder Stapel, wie immer.
guide-one-why = In der Auslage liegt nichts, was dir sofort hilft. Der Stapel vielleicht schon.

guide-horizon-title = Ein neuer Planet
guide-horizon = Drei Karten in einem Zug, und so hat deine Besatzung vier. Wenn dein Zug endet, wird Planet 3 für alle aufgedeckt, denn deine Besatzung ist groß genug.
guide-horizon-why = Schauen wir nach, was es da draußen gibt.

guide-explore-title = Erkunden
guide-explore = Ein gelandetes Raumschiff kann erkunden. Das verlangt nichts und bietet immer dasselbe: 3 Karten ziehen oder 1 ausspielen. Danach ist es verbraucht. Jedes reicht also für zwei Züge.
guide-explore-why = Du hast einen Veteranen, der in deine Besatzung gehört. Das geht beim Erkunden.

guide-either-title = Ziehen oder ausspielen?
guide-either = Drei Karten locken. Aber auf der Hand zählen Karten nicht, und diese hier setzt etwas in Gang.
guide-either-why = Ein ausgespielter Veteran rückt deinen Marker vor.

guide-veteran-title = Ein Veteran
guide-veteran = Der Winkel zeigt einen Veteranen. Spielst du einen aus, rückt dein Marker auf der Leiste deines Kapitäns ein Feld vor. Du bekommst, was das Feld zeigt.
guide-veteran-why = Der Roboter bringt dich auf das erste Feld: Zieh 2 Karten.

guide-square-title = Das erste Feld
guide-square = Dein Kapitän lässt dich also zwei Karten ziehen. Das vierte Feld der Leiste ist 7 Credits wert: noch drei Veteranen.
guide-square-why = In der Auslage liegt noch immer nichts, was zu deiner Besatzung passt.

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
guide-condition = Mit fünf Karten ist dir Planet 3 zugänglich. Links ziehst du 3 Karten. Rechts gibt es eine Bedingung: eine beliebige Karte abwerfen. Dann ziehst du eine und spielst sie sofort aus.
guide-condition-why = In der Auslage liegt dein vierter Affe. Und der Bär tut nichts ohne einen Soldaten.

guide-straight-title = Direkt in die Besatzung
guide-straight = In der Auslage siehst du, was du bekommst. Vom Stapel kann alles kommen.
guide-straight-why = Der Botschafter ist dein vierter Affe, 5 Credits, und er zieht eine Karte.

guide-onwards-title = Du kennst das Spiel
guide-onwards = Sechs Karten decken Planet 6 auf. Jetzt hast du alles gesehen: landen, erkunden, ziehen, Ketten, Preise, Veteranen. Ab hier erkläre ich jede Entscheidung, wie sie kommt.
guide-onwards-why = Schau weit voraus: Sechs verschiedene Tierarten bringen 15 Credits.

guide-ship-title = Zug { $number } von 10
guide-last-title = Dein letzter Zug
guide-fleet = { $number ->
    [one] 1 Raumschiff kann noch landen. Die gelandeten können erkunden.
   *[other] { $number } Raumschiffe können noch landen. Die gelandeten können erkunden.
}
guide-fleet-landed = Alle deine Raumschiffe sind gelandet. Jetzt erkunden sie: 3 Karten ziehen oder 1 ausspielen.
guide-far = { $number ->
    [one] Noch eine Karte in der Besatzung, und der nächste Planet steht dir offen.
   *[other] Noch { $number } Karten in der Besatzung, und der nächste Planet steht dir offen.
}
guide-why-explore = Erkunden kostet nichts und lässt dir die Wahl: drei Karten, oder eine ausspielen.
guide-why-stay = Nirgends kannst du landen, nichts kannst du erkunden: Deine Besatzung ist zu klein. Spiel Karten aus, wann immer es geht.
guide-why-worth = Die Landung dort ist den Preis wert: { $cards }.
guide-why-several = Dort darfst du zwischen mehreren Aktionen wählen.
guide-why-draw = Du brauchst Karten, aus denen du wählen kannst.
guide-why-play = Karten bringen nur ausgespielt Credits, und manche bringen die nächste mit.
guide-why-both = Eine Karte gezogen und sofort ausgespielt: zwei Schritte in einem.

guide-pay-title = Was die Landung verlangt
guide-pay = Du wählst die Bedingung, wo es mehrere gibt, und die Karte, die sie verlangt.
guide-why-cheapest = Das kostet dich am wenigsten.
guide-why-discard = Das kannst du entbehren: { $cards }.
guide-why-remove = Das kann deine Besatzung entbehren: { $cards }. Ein Planet, der dir offensteht, kann sich damit aber schließen.

guide-action-title = Welche Aktion?
guide-action = Du nimmst eine davon. Ziehen gibt dir Auswahl, ausspielen gibt dir Credits.

guide-draw-title = { $number ->
    [one] Zieh eine Karte
   *[other] Zieh { $number } Karten
}
guide-draw = Eine nach der anderen, aus der Auslage oder ungesehen vom Stapel.
guide-why-pile = Keine Karte der Auslage hilft dir genug. Im Stapel ist vielleicht Besseres.
guide-both-title = Zieh eine Karte in die Besatzung
guide-both = Sie kommt sofort in deine Besatzung. In der Auslage siehst du, was du bekommst.
guide-why-luck = In der Auslage ist nichts für dich. Nimm, was kommt: Deine Besatzung wird so oder so größer.

guide-put-title = Spiel eine Karte aus
guide-put = Sie kommt in deine Besatzung. Ihre Fähigkeit folgt sofort.
guide-why-keep = Eine Karte, die passt, bringt dir später mehr. Behalte sie.
guide-why-none = Du hast keine Karte, die passt.
guide-why-credits = { $cards }: { $number ->
    [one] 1 Credit
   *[other] { $number } Credits
} mehr, mit deiner Besatzung.
guide-why-veteran = { $cards }: ein Veteran, also rückt dein Marker ein Feld vor.
guide-why-able = { $cards }: Die Fähigkeit bringt dich weiter.
guide-why-animal = { $number ->
    [one] { $cards }: das erste Tier dieser Art. Sechs verschiedene sind eine Serie, 15 Credits.
   *[other] { $cards }: Nummer { $number } dieser Art. Ab dem dritten Tier bringt jedes 5 Credits.
}
guide-why-plain = { $cards }: eine Karte mehr für einen Planeten weiter draußen, und manche Mission zählt Roboter.

guide-ability-title = { $cards }
guide-ability-free = Diese Fähigkeit kostet nichts. Du nutzt sie jetzt oder nie.
guide-ability-paid = Diese Fähigkeit hat einen Preis, und du darfst verzichten. Du nutzt sie jetzt oder nie.
guide-why-use = { $cards }: Da gibt es nichts zu verlieren.
guide-why-decline = Sie ist ihren Preis jetzt nicht wert.
guide-why-poor = Du hast nichts, womit du sie bezahlen könntest.

guide-order-title = Zwei Geschenke auf einmal
guide-order = Ein Veteran mit einer Fähigkeit: Die Karte gibt dir etwas, und das Feld, das dein Marker erreicht hat, auch. Was du zuerst wählst, geschieht zuerst, mit allem, was daraus folgt.
guide-why-card-first = Erst die Karte: Was sie bringt, hilft vielleicht beim Feld.
guide-why-square-first = Erst das Feld: Was es bringt, hilft vielleicht bei der Karte.

guide-ends-title = Das Ende deines Zugs
guide-ends = Noch könntest du für eine Handkarte die Auslage erneuern. Sonst geht der Zug weiter.
guide-turns-up = Deine Besatzung ist groß genug: Planet { $number } wird aufgedeckt.
guide-why-end = In diesem Zug ist nichts mehr zu gewinnen.

guide-smuggler-title = Der Zug des Schmugglers
guide-smuggler = Du fliegst sein Raumschiff, und alle Zeichen dort geschehen von links nach rechts. Schau, welche Karten der Auslage er bekäme.
guide-why-smuggler = { $cards }: Das bringt dem Schmuggler am wenigsten.

guide-why-refresh = Eine neue Auslage ist dir mehr wert als { $cards }.

guide-end-won = Du hast gewonnen, mit { $number ->
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
guide-end-rival = { $seat } hat { $number }.

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

stat-credits = Credits bisher
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
    [one] Besatzung: 1 Karte
   *[other] Besatzung: { $count } Karten
}
known-card = hat sicher: { $card }
starts = Begann
starts-about = Hatte den ersten Zug der Partie.
crew-by-species = Besatzung nach Tierarten
crew-by-occupation = Besatzung nach Berufen
crew-of = Besatzung von { $name }
holding = { $what }: { $count }{ $captain ->
    [yes] , mit dem Kapitän
   *[no] {""}
}{ $worth ->
    [0] {""}
   *[other] . Bisher { $worth } wert
}
series-worth = { $worth ->
    [0] Noch keine Serie aus sechs verschiedenen Tieren
   *[other] Serien aus sechs verschiedenen Tieren: bisher { $worth } wert
}
track = Veteranenleiste
track-about = Jeder Veteran, den du ausspielst, rückt den Marker ein Feld vor, und du bekommst, was es zeigt.
square = Feld { $number }{ $reached ->
    [yes] , erreicht:
   *[no] :
}
square-short = Feld { $number }:

smuggler-lands = Landen: { $planet }
smuggler-explores = Erkunden: { $planet }

pile-draw = zum Ziehen
pile-discard = abgeworfen
take-card = Nehmen: { $card }
planet-hidden = Wird aufgedeckt, sobald jemand { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} in der Besatzung hat
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
link-stayed = Geblieben
link-drew = { $count ->
    [one] Eine Karte gezogen
   *[other] { $count } Karten gezogen
}
link-took = Genommen: { $cards }
link-played = Ausgespielt: { $cards }
link-advanced = Veteran auf Feld { $count }
link-discarded = Abgeworfen: { $cards }
link-removed = Entfernt: { $cards }
link-refreshed = Neue Auslage für { $cards }
link-declined = Dabei belassen
link-smuggled = Genommen: { $cards }
link-scrapped = Abgeworfen: { $cards }
link-ship = Ein Raumschiff einsetzen
link-smuggler = Das Raumschiff des Schmugglers
link-action = Eine Aktion nehmen
link-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
link-draw-into-play = Eine Karte ziehen und ausspielen
link-put = Ausspielen: { $what }
link-ability = { $cards }: { $what }
link-order = { $cards } oder Feld { $count }

hand-held = { $most ->
    [0] { $held ->
        [0] Deine Hand ist leer
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $held } Karten
    }
   *[other] Deine Besatzung: Welche Karte geht?
}
keys-pick = Hand, Planeten oder Auslage, Stapel, Auslage erneuern
lane = Worum es geht
one-series = Serie
score-reason = { $card } { $count }

instead = Auslage erneuern
instead-about = Auslage erneuern: Du gibst eine Handkarte her, und alle drei Karten der Auslage werden ersetzt
instead-empty = Welche Karte gibst du her?
instead-ready = Neue Auslage für: %

title-UseShip = { $kind ->
    [ship] Lande mit einem Raumschiff, oder erkunde
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
    [remove] Die Karte verlässt deine Besatzung. Wähle, welche.
   *[discard] Wähle aus deiner Hand.
}
go-UseShip = Bleiben, wo du bist
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
    [discard] Abwerfen: %
    [remove] Entfernen: %
   *[other] %
}
wait-UseShip = { $names } setzt ein Raumschiff ein.

title-TakeAction = { $kind ->
    [explore] Erkunden: 3 ziehen oder 1 ausspielen?
   *[land] Welche Aktion nimmst du?
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
line-Draw = { $count ->
    [one] Aus der Auslage, die sofort aufgefüllt wird, oder vom Stapel.
   *[other] Eine nach der anderen: aus der Auslage, die sofort aufgefüllt wird, oder vom Stapel.
}
empty-Draw = Auslage oder Stapel?
more-Draw = Auslage oder Stapel?
ready-Draw = %
wait-Draw = { $names } zieht Karten.

title-DrawIntoPlay = Zieh eine Karte und spiel sie sofort aus
line-DrawIntoPlay = Aus der Auslage oder, ungesehen, vom Stapel. Ihre Fähigkeit wird dir gleich angeboten.
empty-DrawIntoPlay = Auslage oder Stapel?
more-DrawIntoPlay = Auslage oder Stapel?
ready-DrawIntoPlay = %
wait-DrawIntoPlay = { $names } zieht eine Karte und spielt sie aus.

title-PutIntoPlay = { $kind ->
    [some] Spiel aus: { $what }
   *[none] Ausspielen: { $what }? Du hast keine
}
line-PutIntoPlay = { $kind ->
    [some] Sie kommt in deine Besatzung, und ihre Fähigkeit wird dir gleich angeboten.
   *[none] Nichts auf deiner Hand passt. Für eine Karte kannst du noch die Auslage erneuern.
}
go-PutIntoPlay = Ohne weiter
empty-PutIntoPlay = Karte wählen
more-PutIntoPlay = Karte wählen
ready-PutIntoPlay = Ausspielen: %
other-PutIntoPlay = Verzichten
wait-PutIntoPlay = { $names } darf eine Karte ausspielen.

title-UseAbility = { $card }: { $what }
line-UseAbility = { $kind ->
    [use] Jetzt oder nie, und du musst nicht.
    [unpaid] Du müsstest dafür { $condition }, und das geht nicht.
   *[other] Dafür musst du { $condition }.
}
go-UseAbility = { $kind ->
    [use] Nutzen
   *[other] Ohne weiter
}
empty-UseAbility = { $count ->
    [one] Karte wählen
   *[other] { $count } Karten wählen
}
more-UseAbility = %
ready-UseAbility = { $kind ->
    [remove] Entfernen: %
   *[other] Abwerfen: %
}
other-UseAbility = Verzichten
wait-UseAbility = { $names } darf eine Fähigkeit nutzen.

title-InAnyOrder = Was kommt zuerst?
line-InAnyOrder = { $card } ist ein Veteran: Beides gibt dir etwas, eins nach dem anderen.
empty-InAnyOrder = Was zuerst?
more-InAnyOrder = Was zuerst?
ready-InAnyOrder = Zuerst: %
wait-InAnyOrder = { $names } entscheidet, was zuerst kommt.

title-EndTurn = Das war dein Zug
line-EndTurn = Bis du ihn beendest, darfst du noch die Auslage erneuern. Dann werden Planeten aufgedeckt, für die deine Besatzung groß genug ist.
go-EndTurn = Zug beenden
wait-EndTurn = { $names } beendet den Zug.

title-SmugglerTurn = Du steuerst den Schmuggler
line-SmugglerTurn = Lande auf einem feindlichen Planeten, oder erkunde, wo sein Raumschiff steht. Was dort steht, geschieht von links nach rechts.
empty-SmugglerTurn = Feindlichen Planeten wählen
more-SmugglerTurn = Feindlichen Planeten wählen
ready-SmugglerTurn = %
wait-SmugglerTurn = { $names } steuert den Schmuggler.

# Das Terminal: Plätze der Auslage und ein Platz in einer Zeile

spot-pile = Stapel ({ $count })
spot-left = links: { $card }
spot-middle = Mitte: { $card }
spot-right = rechts: { $card }
seat-line = Besatzung { $crew }, Hand { $hand }, Schiffe übrig { $ships }, Veteranenfeld { $square }, Credits { $credits }
seat-line-virtual = Besatzung { $crew }, Credits { $credits }

# Das Terminal: was auf Karten und Planeten steht, in wenigen Worten

brief-veteran = Veteran
brief-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
brief-draw = zieh { $count }
brief-play = spiel { $what } aus
brief-draw-and-play = zieh eine Karte und spiel sie aus
brief-have = hast du { $what }
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
brief-pair = je { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für { $one } und { $other }
brief-most = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} für die meisten { $many }
brief-captain = { $occupation }; Leiste { $track }

beat-turn = { $you ->
    [yes] Dein Zug
   *[no] Am Zug: { $name }
}
beat-turned-up = { $cards } wird aufgedeckt.
tie-break-crew = Gleichstand mit { $name }. Die kleinere Crew gewinnt.
tie-break-smuggler = Gleichstand mit { $name }. Der Schmuggler gewinnt jeden Gleichstand.
idle-hand = Die Fähigkeit wirkt jetzt nicht: Auf deiner Hand fehlt { $what }.
idle-crew = Die Fähigkeit wirkt jetzt nicht: In deiner Crew fehlt { $what }.
idle-sector = Jetzt ohne Wirkung: Auf deiner Hand fehlt { $what }.
