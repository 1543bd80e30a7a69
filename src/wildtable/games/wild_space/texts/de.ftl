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
start-solo = Allein gegen den Schmuggler:

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
    [one] Mission: je { $credits } Credits für deine { $many }.
   *[other] Mission: { $credits } Credits für je { $count } { $many } in deiner Besatzung.
}
mission-pair = Mission: je { $credits } Credits für { $one } und { $other } zusammen, so oft du beide hast.
mission-most = Mission: { $credits } Credits, wenn du mehr { $many } hast als alle anderen.

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
   *[other] Verlangt { $count } Karten in der Besatzung.
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
zone-hostile-pile = Feindliche Planeten, die noch kommen
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
event-shuffled = Ein Stapel aus { $number } Karten wird gemischt.
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
refusal-asks-itself = { $card } kann nicht selbst der Preis der eigenen Fähigkeit sein.
refusal-face-down = „{ $move }“ geht nicht: Dieser Planet liegt noch verdeckt.
refusal-sector-taken = „{ $move }“ geht nicht: Auf diesem Sektor hast du schon ein Raumschiff.
refusal-no-ship-left = Du hast kein Raumschiff mehr, das landen könnte: Erkunde mit einem gelandeten.
refusal-crew-too-small = „{ $move }“ geht nicht: Dieser Planet verlangt { $count } Karten in der Besatzung.
refusal-condition-unmet = „{ $move }“ geht nicht: Du kannst die Bedingung dieses Sektors nicht erfüllen.
refusal-ship-first = Du kannst ein Raumschiff einsetzen, also musst du.
refusal-hostile-planet = { $card } ist für die Raumschiffe des Schmugglers, nicht für deine.
refusal-explored-already = „{ $move }“ geht nicht: Dein Raumschiff dort hat schon erkundet.
refusal-nothing-landed = „{ $move }“ geht nicht: Du hast dort kein Raumschiff.
refusal-not-the-smugglers = „{ $move }“ geht nicht: Nenne einen offenen feindlichen Planeten, zum Landen einen ohne Raumschiff, zum Erkunden einen mit.

# Was das Labor zählt

counted-captain = Kapitän
counted-crew = Am Ende in der Besatzung
counted-sector = Gelandet auf
