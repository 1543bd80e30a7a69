# Wat Wild Space zegt. Gedrukte Nederlandse spelregels hadden we niet; de woorden zijn van ons, de toon is “je”.
#
# crew                bemanning                                specialist         specialist
# captain             kapitein                                 emissary           gezant
# species             diersoort                                robot              robot
# occupation          beroep                                   veteran            veteraan
# spaceship           ruimteschip                              planet, sector     planeet, sector (links, rechts)
# to land             landen                                   to explore         verkennen
# to put into play    uitspelen                                in play            in de bemanning
# pool                aanbod (links, midden, rechts)           to refresh         verversen
# draw pile           trekstapel                               discard pile       aflegstapel
# to discard          wegleggen                                to remove          verwijderen
# ability             vaardigheid                              condition          voorwaarde
# mission             missie                                   credits            credits
# veterans' track     veteranenspoor                           square, token      vakje, veteranenfiche
# series              reeks                                    action             actie
# Smuggler            smokkelaar                               hostile planet     vijandige planeet (mild, ruig, dodelijk)
# bear beer, octopus octopus, monkey aap, rhino neushoorn, lizard hagedis, owl uil
# military soldaat, pilot piloot, botanist botanicus, engineer ingenieur, programmer programmeur, scientist wetenschapper
#
# Gebeurtenissen kennen $seat (een naam, "you" voor de lezer, of "none"), $cards (hun namen, of hoeveel) en $number. De
# hoofdknop (empty-, more-, ready-, go-, other-) heeft hooguit 16 tekens behalve de naam van de kaart.

game-title = Wild Space
game-summary = Verken planeten en neem dieren en robots in dienst, die elk de volgende kunnen meebrengen. De rijkste ontdekkingsreiziger wint.
game-players = 1 tot 5 spelers
game-minutes = ongeveer 30 minuten

option-solo = Moeilijkheid alleen tegen de smokkelaar (twee plekken)
option-solo-easy = makkelijk
option-solo-normal = normaal
option-solo-hard = moeilijk
start-solo = Alleen spelen:

virtual-player = Smokkelaar

# Kaarten. Ze heten en zeggen wat erop staat, zodat ook een eigen deck woorden heeft.

species-bear = Beer
species-octopus = Octopus
species-monkey = Aap
species-rhino = Neushoorn
species-lizard = Hagedis
species-owl = Uil

occupation-military = soldaat
occupation-pilot = piloot
occupation-botanist = botanicus
occupation-engineer = ingenieur
occupation-programmer = programmeur
occupation-scientist = wetenschapper

category-mild = mild
category-harsh = ruig
category-deadly = dodelijk

card-specialist = { $number ->
    [none] { $species } ({ $occupation })
   *[other] { $species } { $number } ({ $occupation })
}
card-emissary = { $number ->
    [none] { $species } (gezant)
   *[other] { $species } { $number } (gezant)
}
card-robot = { $occupation ->
    [none] { $number ->
        [none] Robot
       *[other] Robot { $number }
    }
   *[other] { $number ->
        [none] Robot ({ $occupation })
       *[other] Robot { $number } ({ $occupation })
    }
}
card-captain = { $species } (kapitein)
card-planet = Planeet { $planet }
card-hostile = { $number ->
    [none] Vijandige planeet ({ $category })
   *[other] Vijandige planeet { $number } ({ $category })
}

# Een ding als wat wordt uitgespeeld, weggelegd, verwijderd of nodig is; dan meer ervan.

a-any = een kaart naar keuze
a-specialist = een specialist
a-robot = een robot
a-emissary = een gezant
a-robot-or-emissary = een robot of een gezant
a-veteran = een veteraan
a-military = een soldaat
a-pilot = een piloot
a-botanist = een botanicus
a-engineer = een ingenieur
a-programmer = een programmeur
a-scientist = een wetenschapper
a-bear = een beer
a-octopus = een octopus
a-monkey = een aap
a-rhino = een neushoorn
a-lizard = een hagedis
a-owl = een uil

many-any = kaarten
many-specialist = specialisten
many-robot = robots
many-emissary = gezanten
many-veteran = veteranen
many-military = soldaten
many-pilot = piloten
many-botanist = botanici
many-engineer = ingenieurs
many-programmer = programmeurs
many-scientist = wetenschappers
many-bear = beren
many-octopus = octopussen
many-monkey = apen
many-rhino = neushoorns
many-lizard = hagedissen
many-owl = uilen

ability-draw = { $count ->
    [one] Trek een kaart.
   *[other] Trek { $count } kaarten.
}
ability-play = Speel { $what } uit.
ability-draw-and-play = Trek een kaart en speel die meteen uit.

# Voorwaarden staan als heel werkwoord, na een dubbele punt.

condition-discard = { $count ->
    [one] { $what } wegleggen
   *[other] { $count } { $what } wegleggen
}
condition-have = { $what } in je bemanning hebben
condition-remove = een kaart uit je bemanning verwijderen

mission-per = { $count ->
    [one] Missie: { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } voor elk van je { $many }.
   *[other] Missie: { $credits ->
       [one] 1 credit
      *[other] { $credits } credits
   } voor elke { $count } { $many } in je bemanning.
}
mission-pair = Missie: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} voor elk paar van { $one } en { $other } in je bemanning.
mission-most = Missie: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} als je meer { $many } hebt dan elke andere speler.

smuggling-take-left = Pak de linkerkaart.
smuggling-take-middle = Pak de middelste kaart.
smuggling-take-right = Pak de rechterkaart.
smuggling-discard-left = Leg de linkerkaart weg.
smuggling-discard-middle = Leg de middelste kaart weg.
smuggling-discard-right = Leg de rechterkaart weg.

about-veteran = Veteraan.
about-paid = Voorwaarde: { $condition }. { $ability }
about-credits = { $count ->
    [one] 1 credit waard.
   *[other] { $count } credits waard.
}
about-nothing = Geen vaardigheid.
about-captain = Beroep: { $occupation }. Veteranenspoor: { $track }
about-or = {" "}Of:{" "}
about-either = {" "}of{" "}
about-planet = { $count ->
    [0] Open voor iedereen.
   *[other] Vraagt { $count ->
       [one] 1 kaart
      *[other] { $count } kaarten
   } in je bemanning.
} Links: { $left } Rechts: { $right }
about-hostile = Landen: { $landing } Verkennen: { $exploring } Aan het eind krijgt de smokkelaar 1 credit voor elk van zijn { $icons }.

# Waar kaarten liggen

zone-pile = Trekstapel
zone-discard = Aflegstapel
zone-pool = Aanbod
zone-planet = Planeten
zone-face-down-three = Planeet 3, gesloten
zone-face-down-six = Planeet 6, gesloten
zone-face-down-nine = Planeet 9, gesloten
zone-hand = Hand
zone-crew = Bemanning
zone-hostile = Vijandige planeten
zone-hostile-pile-mild = Milde vijandige planeten die nog komen
zone-hostile-pile-harsh = Ruige vijandige planeten die nog komen
zone-hostile-pile-deadly = Dodelijke vijandige planeten die nog komen
zone-explored = Verkende vijandige planeten
zone-captains = Kapiteins die niet meedoen
zone-planets-start = Startplaneten
zone-planets-three = Planeten 3 die niet meedoen
zone-planets-six = Planeten 6 die niet meedoen
zone-planets-nine = Planeten 9 die niet meedoen
zone-hostile-mild = Milde vijandige planeten die niet meedoen
zone-hostile-harsh = Ruige vijandige planeten die niet meedoen
zone-hostile-deadly = Dodelijke vijandige planeten die niet meedoen

fact-tokens = Veteranen

# Zetten, zoals knoppen ze zeggen

move-land = Landen op { $card }
move-explore = { $card } verkennen
move-land-sector = Landen op planeet { $planet }, { $side ->
    [left] links
   *[right] rechts
}
move-explore-sector = Planeet { $planet } verkennen, { $side ->
    [left] links
   *[right] rechts
}
move-meet = Om te landen: { $condition }
move-stay = Beurt overslaan
move-draw-pile = Van de stapel
move-draw-left = Linkerkaart pakken
move-draw-middle = Middelste kaart pakken
move-draw-right = Rechterkaart pakken
move-refresh = Aanbod verversen voor { $card }
aside-refresh = Nieuw aanbod
move-play = { $card } uitspelen
move-discard = { $card } wegleggen
move-remove = { $card } uit je bemanning verwijderen
move-use = Vaardigheid gebruiken
move-decline = Overslaan
move-first-card = Eerst de kaart
move-first-square = Eerst het vakje
move-end = Beurt beëindigen

# Vragen

ask-UseShip = Welk ruimteschip gebruik je?
help-UseShip = Land met een nieuw ruimteschip op een sector van een open planeet, of verken met een schip dat al geland is. Het getal van een planeet zegt hoeveel kaarten je in je bemanning nodig hebt; de eerste twee vragen er geen. Op één sector land je nooit twee keer. Sommige sectoren hebben een voorwaarde: noem de kaarten daarvoor meteen na de sector (“land 3-right, discard robot-4”). Bij verkennen trek je altijd 3 kaarten of speel je 1 kaart uit. Typ ? en de naam van een planeet om te lezen wat de sectoren bieden. Op elk moment van je beurt mag je voor een handkaart het aanbod verversen.

ask-TakeAction = Welke actie kies je?
help-TakeAction = De sector biedt meer dan één actie; je kiest er een.

ask-Draw = Waar trek je?
help-Draw = Pak de bovenste kaart van de trekstapel, ongezien, of een kaart uit het aanbod, die meteen wordt vervangen. Je beslist kaart voor kaart.

ask-DrawIntoPlay = Welke kaart trek je en speel je uit?
help-DrawIntoPlay = De bovenste van de trekstapel, ongezien, of een uit het aanbod. Je speelt die meteen uit; de vaardigheid is zoals altijd vrijwillig.

ask-PutIntoPlay = Welke kaart speel je uit?
help-PutIntoPlay = De kaart komt bij je bemanning; je mag meteen de vaardigheid gebruiken. Je mag er ook van afzien. Typ ? en de naam van een kaart om te lezen wat die doet.

ask-UseAbility = Gebruik je de vaardigheid van de kaart?
help-UseAbility = Een vaardigheid is vrijwillig en kun je alleen nu gebruiken. Is er een prijs, noem dan de kaart die je uit je hand weglegt of uit je bemanning verwijdert. Typ ? en de naam van de kaart om te lezen wat die doet.

ask-InAnyOrder = Wat komt eerst: de vaardigheid van de kaart of het vakje van je veteranenspoor?
help-InAnyOrder = Een veteraan schuift je fiche één vakje op, en je krijgt de vaardigheid van dat vakje. Wat je kiest wordt eerst uitgevoerd, met alles wat eruit volgt; daarna het andere.

ask-EndTurn = Beurt beëindigen?
help-EndTurn = Je mag nog voor een handkaart het aanbod verversen. Daarna worden planeten onthuld waarvoor je bemanning groot genoeg is.

ask-SmugglerTurn = Waar gaat het ruimteschip van de smokkelaar heen?
help-SmugglerTurn = Land op een open vijandige planeet waar hij geen ruimteschip heeft, of verken er een waar hij er wel een heeft. Alle tekens daar worden van links naar rechts uitgevoerd. Typ ? en de naam van de planeet om ze te lezen.

# Wat er gebeurt

event-put-up = Klaargelegd: { $cards }.
event-shuffled = Een stapel van { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} wordt geschud.
event-laid-out = Neergelegd: { $cards }.
event-captain-dealt = { $seat ->
    [you] Je krijgt { $cards }.
   *[other] { $seat } krijgt { $cards }.
}
event-dealt = { $seat ->
    [you] Je krijgt { $cards }.
   *[other] { $seat } krijgt { $cards }.
}
event-first-drawn = { $seat ->
    [you] Je bent startspeler.
   *[other] { $seat } is startspeler.
}
event-round-began = Ronde { $number } van 10
event-turn-began = { $seat ->
    [you] Je bent aan de beurt.
   *[other] { $seat } is aan de beurt.
}
event-stuck-soon = { $seat ->
    [you] { $number ->
        [0] Je kunt nergens landen: je bemanning is te klein.
        [one] Met zo’n kleine bemanning kun je alleen deze beurt nog gebruiken.
       *[other] Met zo’n kleine bemanning kun je nog maar { $number } beurten gebruiken.
    }
   *[other] { $number ->
        [0] { $seat } kan nergens landen: de bemanning is te klein.
        [one] Met zo’n kleine bemanning kan { $seat } alleen deze beurt nog gebruiken.
       *[other] Met zo’n kleine bemanning kan { $seat } nog maar { $number } beurten gebruiken.
    }
}
event-landed-left = { $seat ->
    [you] Je landt op { $cards }, links.
   *[other] { $seat } landt op { $cards }, links.
}
event-landed-right = { $seat ->
    [you] Je landt op { $cards }, rechts.
   *[other] { $seat } landt op { $cards }, rechts.
}
event-explored-left = { $seat ->
    [you] Je verkent { $cards }, links.
   *[other] { $seat } verkent { $cards }, links.
}
event-explored-right = { $seat ->
    [you] Je verkent { $cards }, rechts.
   *[other] { $seat } verkent { $cards }, rechts.
}
event-stayed = { $seat ->
    [you] Je slaat je beurt over.
   *[other] { $seat } slaat de beurt over.
}
event-drawn = { $seat ->
    [you] Je trekt { $a }.
   *[other] { $seat } trekt { $a }.
}
event-taken = { $seat ->
    [you] Je pakt { $a } uit het aanbod.
   *[other] { $seat } pakt { $a } uit het aanbod.
}
event-drawn-into-play = { $seat ->
    [you] Je trekt { $a } en speelt die meteen uit.
   *[other] { $seat } trekt { $a } en speelt die meteen uit.
}
event-taken-into-play = { $seat ->
    [you] Je pakt { $a } uit het aanbod en speelt die meteen uit.
   *[other] { $seat } pakt { $a } uit het aanbod en speelt die meteen uit.
}
event-played = { $seat ->
    [you] Je speelt { $a } uit.
   *[other] { $seat } speelt { $a } uit.
}
event-advanced = { $seat ->
    [you] Je bereikt veteranenvakje { $number }.
   *[other] { $seat } bereikt veteranenvakje { $number }.
}
event-ability-used = { $seat ->
    [you] Je gebruikt de vaardigheid van { $a }
   *[other] { $seat } gebruikt de vaardigheid van { $a }
}{ $ability ->
    [none] { "." }
   *[other] { ":" } { $ability }
}
event-declined = { $seat ->
    [you] Je slaat dit over.
   *[other] { $seat } slaat dit over.
}
event-discarded = { $seat ->
    [you] Je legt { $a } weg.
   *[other] { $seat } legt { $a } weg.
}
event-removed = { $seat ->
    [you] Je verwijdert { $a } uit je bemanning.
   *[other] { $seat } verwijdert { $a } uit de bemanning.
}
event-refreshed = { $seat ->
    [you] Je legt { $a } weg om het aanbod te verversen.
   *[other] { $seat } legt { $a } weg om het aanbod te verversen.
}
event-cleared = Uit het aanbod weggelegd: { $cards }.
event-revealed = Nieuw in het aanbod: { $cards }.
event-recycled = De aflegstapel wordt de nieuwe trekstapel.
event-turned-up = Onthuld: { $cards }.
event-hostile-mixed = Vijandige planeten worden geschud.
event-hostile-revealed = Onthuld: { $cards }.
event-smuggler-landed = De smokkelaar landt op: { $cards }.
event-smuggler-explored = De smokkelaar verkent: { $cards }.
event-smuggled = De smokkelaar pakt { $a }.
event-scrapped = De smokkelaar legt { $a } uit het aanbod weg.
event-set-aside = Opzijgelegd: { $cards }.

# Wat luisteraars kort te horen krijgen

brief-event-round-began = Ronde { $number }

# Het einde

score-species = Diersoorten
score-series = Reeksen
score-emissaries = Gezanten
score-robots = Robots
score-captain = Kapitein
score-icons = Tekens van de vijandige planeten

# Waarom een zet niet kan

refusal-not-offered = “{ $move }” kan hier niet.
refusal-nothing-there = “{ $move }” kan niet: daar ligt geen kaart.
refusal-wrong-kind = { $card } is niet het gevraagde soort kaart.
refusal-not-in-crew = { $card } kun je niet uit je bemanning verwijderen.
refusal-face-down = “{ $move }” kan niet: die planeet ligt nog gesloten.
refusal-sector-taken = “{ $move }” kan niet: op die sector heb je al een ruimteschip.
refusal-no-ship-left = Je hebt geen ruimteschip meer om mee te landen: verken met een schip dat al geland is.
refusal-crew-too-small = “{ $move }” kan niet: die planeet vraagt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in je bemanning.
refusal-condition-unmet = “{ $move }” kan niet: je kunt niet aan de voorwaarde van die sector voldoen.
refusal-ship-first = Gebruik eerst een ruimteschip.
refusal-hostile-planet = { $card } is voor de ruimteschepen van de smokkelaar, niet voor die van jou.
refusal-explored-already = “{ $move }” kan niet: je ruimteschip daar heeft al verkend.
refusal-nothing-landed = “{ $move }” kan niet: je hebt daar geen ruimteschip.
refusal-not-the-smugglers = “{ $move }” kan niet: noem een open vijandige planeet, zonder ruimteschip om te landen, met ruimteschip om te verkennen.
wrong-one-person = in je eentje tref je de Smokkelaar, die een eigen plek heeft: seats=2, solo=easy
wrong-solo = de Smokkelaar speelt tegen één persoon: seats=2, of laat solo weg

# Wat het lab telt

counted-order = Beurtvolgorde
favourite-captain = Favoriete kapiteins
counted-captain = Kapitein
counted-crew = Aan het eind in de bemanning
counted-sector = Geland op

# De regels, zoals de pagina van het spel ze vertelt. Een nummer in de naam is de regel waar het om gaat.

rules-goal-title = Doel
rules-goal = Vlieg de ruimte in, neem een bemanning in dienst en sluit het spel af met de meeste credits: voor dieren van één soort, voor zes verschillende, voor missies, robots en je kapitein.

rules-table-title = Spelmateriaal
rules-WS-01 = 108 bemanningskaarten, 10 planeten, en voor elke speler 5 ruimteschepen en een veteranenfiche; verder 12 vijandige planeten voor het solospel. 1 tot 5 spelers.
rules-specialists = 60 specialisten
rules-specialists-about = Dieren van zes soorten met zes beroepen: het grootste deel van je bemanning.
rules-emissaries = 24 gezanten
rules-emissaries-about = Ook dieren. Elk heeft een missie die aan het eind credits oplevert.
rules-robots = 18 robots
rules-robots-about = Geen dieren. Veel hebben een beroep, sommige zijn credits waard.
rules-captains = 6 kapiteins
rules-captains-about = De eerste kaart van je bemanning, met een spoor voor je veteranen.
rules-planets = 10 planeten
rules-planets-about = Elk met twee sectoren. Het getal zegt hoe groot je bemanning moet zijn om te landen.
rules-ships = Ieder 5 ruimteschepen
rules-ships-about = Elk schip landt één keer en verkent één keer.
rules-WS-02 = Specialisten en gezanten zijn dieren van zes soorten; robots zijn geen dieren. Alle specialisten en de meeste robots hebben een van zes beroepen, en sommige van beide zijn veteraan. Ook je kapitein is een dier met een beroep, en beide tellen overal mee; maar hij is geen specialist, geen gezant en geen veteraan.
rules-card-title = Wat een kaart toont
rules-corner = Beroep, linksboven
rules-corner-about = Een teken met een letter. De diersoort herken je aan de kop, het beroep aan de uitrusting. Alle tekens staan hieronder.
rules-chevron = Streep, rechtsboven
rules-chevron-about = Een veteraan: die schuift je fiche op langs het spoor van je kapitein.
rules-strip = De strook onderaan
rules-strip-about = Wat de kaart doet als je hem uitspeelt: eerst een voorwaarde, als die er is, dan de vaardigheid. Een gezant toont hier zijn missie. De credits van een robot staan rechtsboven.
rules-setup-title = Voorbereiding
rules-WS-03 = De twee startplaneten liggen open. Daarnaast ligt telkens één willekeurige planeet met 3, 6 en 9, gesloten: je ziet het getal, maar niet de sectoren.
rules-WS-04 = Iedereen krijgt een willekeurige kapitein, open. Hij telt als de eerste kaart van je bemanning. Daarbij krijg je vijf ruimteschepen en een veteranenfiche, dat links van het spoor van de kapitein begint. De andere kapiteins doen niet mee.
rules-WS-05 = De andere 102 bemanningskaarten vormen de trekstapel. Drie ervan liggen er open naast als aanbod, en iedereen trekt drie kaarten op hand. De startspeler wordt geloot.

rules-turn-title = Je beurt
rules-WS-06 = De beurten gaan met de klok mee. In je beurt gebruik je één ruimteschip en voer je de actie uit. Iedereen heeft tien beurten, gewoonlijk vijf landingen en vijf verkenningen; dan is het spel afgelopen.
rules-land-title = Landen
rules-WS-07 = Zet een van je ruimteschepen onderaan op een sector, links of rechts, van een open planeet. Daarvoor heb je zoveel kaarten in je bemanning nodig als het getal van de planeet zegt, je kapitein meegeteld; de startplaneten vragen er geen. Met vier kaarten kun je dus op de eerste drie planeten landen. Er wordt geteld voordat je voor de landing betaalt, en je mag ook landen als de actie je niets oplevert.
rules-WS-08 = Op één sector heb je nooit twee ruimteschepen, geland of al verkend. Die van anderen zitten je niet in de weg, en je mag beide sectoren van een planeet gebruiken.
rules-WS-09 = Dan voer je de actie van de sector uit; zijn er meer, dan kies je er een. Toont de sector een voorwaarde, dan moet je daar bij het landen aan voldoen, vóór de actie; zijn er meer, dan kies je er een.
rules-explore-title = Of verkennen
rules-WS-10 = Schuif een geland ruimteschip binnen zijn sector omhoog. Daarna kun je het niet meer gebruiken. Verkennen heeft geen voorwaarde en vraagt geen bemanning, en biedt altijd hetzelfde: 3 kaarten trekken of 1 kaart uitspelen.
rules-WS-11 = Heb je geen ruimteschip meer om mee te landen, dan verken je. Is je bemanning nog te klein om de startplaneten te verlaten, dan kan er een beurt komen waarin je geen van beide kunt: die vervalt en telt als een van je tien. Je wordt op tijd gewaarschuwd.
rules-end-title = Einde van je beurt
rules-WS-18 = Gesloten planeten worden onthuld als je bemanning zoveel kaarten heeft als hun getal zegt. Ze blijven voor iedereen open, maar om er te landen heeft elke speler zelf zo’n grote bemanning nodig.

rules-drawing-title = Kaarten trekken
rules-WS-12 = Elke kaart pak je van de trekstapel, ongezien, of uit het aanbod, dat meteen wordt aangevuld. Je beslist kaart voor kaart: je kunt van de stapel trekken, het aanbod verversen en de volgende daar pakken. Je trekt alle kaarten die een actie je geeft. Een handlimiet is er niet, en hoeveel kaarten je op hand hebt mag iedereen weten.
rules-WS-13 = Op elk moment van je beurt mag je het aanbod verversen: leg een handkaart weg, dan het hele aanbod, en onthul drie nieuwe kaarten. Zo vaak je wilt, elke keer voor één kaart.
rules-WS-14 = Is de trekstapel leeg en is er een kaart nodig, dan schud je de aflegstapel tot een nieuwe trekstapel. Is er helemaal geen kaart, dan vervalt het trekken; gaten in het aanbod worden van links af gevuld zodra er een kaart is.

rules-playing-title = Een kaart uitspelen
rules-WS-15 = De kaart komt bij je bemanning, en je mag de vaardigheid gebruiken: nu of helemaal niet. Is er een voorwaarde, dan voldoe je daar eerst aan, met de kaarten die je op dat moment op hand en in je bemanning hebt. Je kunt een kaart ook uitspelen zonder de vaardigheid te gebruiken, en uitspelen zelf is altijd vrijwillig.
rules-WS-16 = Mag je door een vaardigheid nog een kaart uitspelen, dan volgt meteen de vaardigheid van die kaart, en zo verder: een keten gaat door zolang je passende kaarten hebt, ook kaarten die je onderweg trekt. De vaardigheid van een kaart kun je hoogstens één keer per beurt gebruiken, ook als de kaart je bemanning verlaat en terugkomt.
rules-WS-E1-title = Voorbeeld: een keten van drie
rules-WS-E1-1 = Amelie speelt een aap uit, een botanicus. Dankzij zijn vaardigheid mag ze een ingenieur uitspelen.
rules-WS-E1-2 = Ze kiest de neushoorn, een ingenieur. Daarmee mag ze een kaart naar keuze uitspelen als ze er een weglegt. Ze legt er een weg.
rules-WS-E1-3 = Ze speelt een aap uit die gezant is, en trekt dankzij zijn vaardigheid een nieuwe kaart. Drie kaarten in één beurt.

rules-veterans-title = Veteranen
rules-WS-17 = Speel je een veteraan uit, dan schuift je fiche op het spoor van je kapitein één vakje naar rechts. Je krijgt wat dat vakje toont: een vaardigheid, of credits aan het eind. Heeft de kaart ook een vaardigheid, dan kies je welke van de twee eerst komt; alles wat eruit volgt wordt vóór de andere uitgevoerd. Verlaat een veteraan je bemanning, dan gaat het fiche niet terug; aan het eind van het spoor blijft het staan.
rules-WS-E2-title = Voorbeeld: een robot als veteraan
rules-WS-E2 = Joachim speelt een robot uit die veteraan is. Zijn fiche komt op het eerste vakje van het spoor, en hij trekt meteen twee kaarten.

rules-signs-title = De tekens
rules-abilities-title = Vaardigheden
rules-WS-A1 = Er zijn drie vaardigheden. Planeten en de sporen van kapiteins hebben dezelfde tekens.
rules-act-draw = Trekken
rules-act-draw-about = Zoveel kaarten als het getal zegt, elk van de stapel of uit het aanbod.
rules-act-play = Uitspelen
rules-act-play-about = Een handkaart van de getoonde soort: een kaart naar keuze, een specialist, een robot, een gezant, een veteraan, een met een beroep, of naar keuze een robot of een gezant. Voor een beroep of een veteraan is een robot even goed als een specialist.
rules-act-draw-play = Trekken en uitspelen
rules-act-draw-play-about = Een kaart van de stapel of uit het aanbod, direct bij je bemanning. Je moet de kaart uitspelen; de vaardigheid mag.
rules-conditions-title = Voorwaarden
rules-WS-C1 = Een voorwaarde staat voor een vaardigheid of voor een landing. Vraagt een kaart om iets in je bemanning, dan telt hij zelf nooit mee. Verwijderen mag je elke kaart behalve je kapitein, ook de kaart waarvan je de vaardigheid gebruikt.
rules-act-discard = Wegleggen
rules-act-discard-about = Een handkaart van de getoonde soort, of twee.
rules-act-have = Hebben
rules-act-have-about = Een kaart van de getoonde soort zit al in je bemanning. Die blijft daar.
rules-act-remove = Verwijderen
rules-act-remove-about = Een kaart van je bemanning gaat naar de aflegstapel. Je kapitein kun je niet verwijderen.
rules-missions-title = Missies
rules-WS-M1 = Gezanten betalen aan het eind, op een van drie manieren. Ze tellen kaarten in je bemanning: diersoorten, beroepen, robots, gezanten, veteranen. Een gezant telt zichzelf mee, je kapitein telt voor zijn diersoort en zijn beroep, en één kaart kan voor beide helften van een paar tellen. Speel je alleen, dan vergelijk je met de smokkelaar.
rules-kinds-title = Soorten kaarten
rules-sign-specialist = Specialist
rules-sign-emissary = Gezant
rules-sign-robot = Robot
rules-sign-veteran = Veteraan

rules-credits-title = Credits aan het eind
rules-species-title = Diersoorten
rules-WS-19 = De eerste twee dieren van een soort leveren niets op. Het derde levert 5 credits op, en elk volgend dier ook.
rules-series-title = Reeksen
rules-WS-20 = Zes dieren van zes verschillende soorten leveren 15 credits op, en elke volgende volledige reeks nog eens. Dezelfde dieren tellen ook voor hun soort. Handkaarten leveren niets op.
rules-others-title = Missies, robots, kapitein
rules-WS-21 = Gezanten leveren op wat hun missies betalen. Robots leveren de credits op die erop staan. Je kapitein levert de credits op van elk vakje dat je fiche heeft bereikt of voorbij is.
rules-WS-22 = De speler met de meeste credits wint. Bij gelijkstand wint de kleinere bemanning; is die ook gelijk, dan deel je de overwinning.
rules-WS-E3-title = Voorbeeld: 57 credits
rules-WS-E3 = Joachim telt zijn bemanning.
rules-WS-E3-species = Vijf uilen 15, drie beren 5
rules-WS-E3-series = Eén dier van elke soort
rules-WS-E3-emissaries = Twee missies van 4
rules-WS-E3-robots = Credits op robots
rules-WS-E3-captain = Het fiche is voorbij het vakje met credits
rules-WS-E3-total = Samen

rules-solo-title = Alleen tegen de smokkelaar
rules-solo = Niemand in de buurt? De smokkelaar grijpt kaarten uit het aanbod, en jij vliegt zijn ruimteschepen, zo slecht als je kunt.
rules-WS-S1 = De smokkelaar krijgt een kapitein en vijf ruimteschepen, maar geen hand en geen veteranenfiche. Vijf vijandige planeten worden naar moeilijkheid samengesteld en geschud; twee ervan liggen open. De volgende toont op de achterkant zijn categorie. De startspeler wordt geloot, en allebei hebben jullie tien beurten. Je wint alleen met meer credits dan de smokkelaar: bij gelijkstand verlies je.
rules-WS-S2 = In de beurt van de smokkelaar kies je een van de open vijandige planeten. Heeft hij daar geen ruimteschip, dan landt er onderaan een; heeft hij er een, dan verkent het en schuift het naar boven. Alle tekens daar worden van links naar rechts uitgevoerd.
rules-WS-S3 = De tekens noemen een plaats in het aanbod: links, midden of rechts. De kaart daar gaat naar de bemanning van de smokkelaar of wordt weggelegd, en wordt vervangen vóór het volgende teken. Zo kan één landing de middelste kaart wegleggen en de nieuwe pakken. Kaarten die de smokkelaar pakt, doen niets; ligt er geen kaart, dan vervalt het teken.
rules-WS-S4 = Een verkende vijandige planeet wordt met zijn ruimteschip opzijgelegd, en de volgende wordt onthuld, als die er is.
rules-WS-S5 = De smokkelaar telt diersoorten, reeksen en de credits op robots. Missies kent hij niet, en zijn kapitein levert niets op, maar telt wel voor zijn diersoort en zijn beroep. Daarbij krijgt hij 1 credit voor elke gezant, robot, veteraan of kaart met een beroep in zijn bemanning, voor elk zo’n teken op de vijf vijandige planeten.
rules-mix = Vijandige planeten naar moeilijkheid

rules-crew-title = Alle kaarten
rules-crew = Alle kaarten met hun teksten, gesorteerd op soort. De cijfers hebben we zelf bedacht; meer daarover hieronder.

# Waar de cijfers van het deck vandaan komen, naar de groepen van het bestand

deck-captains = Kapiteins: gedrukt is dat het er zes zijn, en één vakje waarop je 2 kaarten trekt. Beroepen en de rest van de sporen hebben we zelf bedacht.
deck-specialists = Specialisten: zestig, tien van elke diersoort en tien van elk beroep. Twee staan in de spelregels, de aap die als botanicus een ingenieur meebrengt en de neushoorn die als ingenieur voor een weggelegde kaart een kaart naar keuze meebrengt.
deck-emissaries = Gezanten: vierentwintig, vier van elke diersoort. De spelregels noemen een aap waarmee je een kaart trekt, en drie missies.
deck-robots = Robots: achttien, waaronder de veteraan uit het voorbeeld van de spelregels.
deck-planets = Planeten: gepubliceerd zijn er twee om mee te beginnen, drie met 3, drie met 6 en twee met 9. De sectoren hebben we zelf bedacht.
deck-hostile = Vijandige planeten: twaalf in drie soorten. De spelregels noemen één landing, waarbij de middelste kaart wordt weggelegd en de nieuwe gepakt.
deck-solo = Moeilijkheid: makkelijk, normaal en moeilijk zijn gedrukt, maar niet welke vijandige planeten erbij horen.
rules-WS-D1 = De spelregels zeggen hoeveel kaarten er zijn en wat de tekens betekenen, en noemen in voorbeelden een paar kaarten; een lijst van de kaarten is niet gepubliceerd. Al het andere hebben we zelf bedacht, met dezelfde tekens. Heb je het gedrukte spel, dan kun je de kaarten ervan intypen en ermee spelen.
deck-own-title = Je eigen gedrukte kaarten
deck-own-1 = Download ons deckbestand en verander wat er op jouw kaarten anders staat. Is een groep klaar, zet de herkomst (provenance) dan op “published”.
deck-own-2 = Elk teken is een korte uitdrukking, zoals “draw 2” of “discard any”. Bovenaan het bestand staan ze allemaal.
deck-own-3 = Open een tafel en plak je bestand onder “Eigen deck”. Iedereen aan die tafel speelt ermee.
deck-own-make = Een tafel openen
deck-file = Ons deckbestand

# De begeleide eerste partij
# Lessen kennen $seat (een naam), $cards (hun namen), $number, en de naam van de andere speler als $seat1.

guide-goal = De meeste credits winnen: 5 voor elk dier van een soort vanaf het derde, 15 voor zes verschillende soorten, meer voor missies en robots.

guide-land-title = Je eerste landing
guide-land = In elk van je tien beurten gebruik je een van vijf ruimteschepen: eerst landt het, later verkent het. De twee sectoren van een planeet tonen wat je krijgt als je landt.
guide-land-why = Op planeet 1 trek je links twee kaarten. Meer kaarten, meer keus.

guide-pool-title = Aanbod of stapel?
guide-pool = Je trekt kaart voor kaart: uit het aanbod, of de bovenste van de stapel, ongezien. Kijk eerst naar je hand: je aap, een botanicus, kan een ingenieur meebrengen.
guide-pool-why = Daar ligt er een, de neushoorn in het midden. Daarmee mag je voor één weggelegde kaart nog een kaart uitspelen.

guide-pile-title = En de tweede kaart?
guide-pile = De kaart die je pakte is meteen vervangen, en je ziet de nieuwe voor je beslist. Wat je uit het aanbod pakt weet iedereen; wat van de stapel komt is je geheim.
guide-pile-why = Hier past niets bij je hand, dus waag het erop.

guide-over-title = Je beurt is voorbij
guide-over = Een robot, en een veteraan: onthoud hem. Als je klaar bent, is { $seat1 } aan de beurt.
guide-over-why = Er is deze beurt niets meer te doen.

guide-chance-title = Tijd voor je bemanning
guide-chance = Op hand leveren kaarten niets op. Je moet ze uitspelen: voor credits aan het eind, en omdat planeten verder weg een bemanning van 3, 6 of 9 vragen. Je kapitein is de eerste.
guide-chance-why = Op planeet 1 speel je rechts een kaart uit, en die van jou brengt er meer mee.

guide-chain-title = Welke kaart eerst?
guide-chain = Elke kaart op hand mag je nu uitspelen. De vaardigheid werkt alleen op dit moment. Begin dus met de kaart die de volgende meebrengt.
guide-chain-why = Met de aap, een botanicus, mag je een ingenieur uitspelen. Je hebt er een.

guide-link-title = Een keten
guide-link = De aap zit in je bemanning, en je mag een ingenieur uitspelen. Dat is vrijwillig, zoals altijd.
guide-link-why = De neushoorn is je ingenieur, en heeft zelf ook een vaardigheid.

guide-price-title = Een vaardigheid met een prijs
guide-price = Met de neushoorn mag je een kaart naar keuze uitspelen, als je er eerst een weglegt. Zo’n prijs heet een voorwaarde. Welke kaart kun je missen?
guide-price-why = De neushoorn die gezant is betaalt voor soldaten, en die heb je niet. Hem mis je het minst.

guide-third-title = De derde in één beurt
guide-third = Nu mag elke kaart. Tel je apen: kapitein en botanicus. Vanaf het derde dier van een soort levert elk 5 credits op.
guide-third-why = De gezant is je derde aap, 5 credits. Zijn missie betaalt er voor elke drie nog 3 bij.

guide-gift-title = Een gratis vaardigheid
guide-gift = Deze vaardigheid kost niets: trek een kaart. Nu of helemaal niet.
guide-gift-why = Een gratis kaart: geen reden om die te laten liggen.

guide-one-title = Eén kaart
guide-one = Aanbod of stapel, zoals altijd.
guide-one-why = Niets in het aanbod helpt je meteen. De stapel misschien wel.

guide-horizon-title = Een nieuwe planeet
guide-horizon = Drie kaarten in één beurt, dus je bemanning heeft er vier. Als je beurt eindigt, wordt planeet 3 voor iedereen onthuld, want je bemanning is groot genoeg.
guide-horizon-why = Kijken wat er daarbuiten is.

guide-explore-title = Verkennen
guide-explore = Een schip dat geland is kan verkennen. Dat heeft geen voorwaarde en biedt altijd hetzelfde: 3 kaarten trekken of 1 uitspelen. Daarna is het schip opgebruikt. Elk schip is dus goed voor twee beurten.
guide-explore-why = Je hebt een veteraan die in je bemanning hoort. Dat kan met verkennen.

guide-either-title = Trekken of uitspelen?
guide-either = Drie kaarten zijn verleidelijk. Maar op hand tellen kaarten niet, en deze zet iets in gang.
guide-either-why = Een uitgespeelde veteraan schuift je fiche op.

guide-veteran-title = Een veteraan
guide-veteran = De streep rechtsboven wijst een veteraan aan. Speel je er een uit, dan schuift je fiche één vakje op langs het spoor van je kapitein. Je krijgt wat het vakje toont.
guide-veteran-why = De robot brengt je op het eerste vakje: trek 2 kaarten.

guide-square-title = Het eerste vakje
guide-square = Je trekt dus twee kaarten. Het vierde vakje van het spoor is 7 credits waard: nog drie veteranen.
guide-square-why = In het aanbod ligt nog steeds niets wat bij je bemanning past.

guide-refresh-title = Het aanbod verversen
guide-refresh = Zit er niets bij? Op elk moment van je beurt mag je een handkaart wegleggen voor drie nieuwe in het aanbod.
guide-refresh-why = De hagedis die gezant is betaalt voor programmeurs, en die heb je niet.

guide-fresh-title = Veel beter
guide-fresh = Twee apen, en een ervan is veteraan.
guide-fresh-why = De soldaat is een aap, uitgespeeld 5 credits meer, en een veteraan, één vakje meer.

guide-done-title = Dat was een beurt
guide-done = Verkend, een veteraan uitgespeeld, twee kaarten getrokken, en tussendoor het aanbod ververst.
guide-done-why = Houd beide kaarten: volgende beurt heb je ze nodig.

guide-condition-title = Planeet 3
guide-condition = Met vijf kaarten kun je op planeet 3 landen. Links trek je 3 kaarten of speel je een robot uit. Rechts is er een voorwaarde: een kaart naar keuze wegleggen. Dan trek je er een en speel je die meteen uit.
guide-condition-why = In het aanbod ligt je vierde aap. En aan de beer heb je niets zonder soldaat.

guide-straight-title = Direct bij je bemanning
guide-straight = In het aanbod zie je wat je krijgt. Van de stapel kan alles komen, en je moet het uitspelen.
guide-straight-why = De gezant is je vierde aap, 5 credits, en je trekt een kaart.

guide-onwards-title = Je kent het spel
guide-onwards = Zes kaarten onthullen planeet 6. Nu heb je alles gezien: landen, verkennen, trekken, ketens, prijzen, veteranen. Vanaf hier leg ik elke beslissing uit als die zich voordoet.
guide-onwards-why = Kijk ver vooruit: zes verschillende diersoorten leveren 15 credits op.

guide-ship-title = Beurt { $number } van 10
guide-last-title = Je laatste beurt
guide-fleet = { $number ->
    [one] Je hebt nog 1 ruimteschip om mee te landen. Gelande schepen kunnen verkennen.
   *[other] Je hebt nog { $number } ruimteschepen om mee te landen. Gelande schepen kunnen verkennen.
}
guide-fleet-landed = Al je ruimteschepen zijn geland. Nu verkennen ze: 3 kaarten trekken of 1 uitspelen.
guide-far = { $number ->
    [one] Met nog één kaart in je bemanning kun je op de volgende planeet landen.
   *[other] Met nog { $number } kaarten in je bemanning kun je op de volgende planeet landen.
}
guide-why-explore = Verkennen kost niets en laat je de keus: drie kaarten, of één uitspelen.
guide-why-stay = Je kunt nergens landen en niets verkennen: je bemanning is te klein. Speel kaarten uit zodra het kan.
guide-why-worth = Daar landen is de prijs waard: { $cards }.
guide-why-several = Daar mag je uit meer acties kiezen.
guide-why-draw = Je hebt kaarten nodig om uit te kiezen.
guide-why-play = Kaarten leveren alleen uitgespeeld credits op, en sommige brengen de volgende mee.
guide-why-both = Een kaart trekken en meteen uitspelen: twee stappen in één.

guide-pay-title = De prijs van de landing
guide-pay = Kies de voorwaarde, als er meer zijn, en de kaart waarmee je betaalt.
guide-why-cheapest = Dit kost je het minst.
guide-why-discard = Je kunt missen: { $cards }.
guide-why-remove = Je bemanning kan missen: { $cards }. Misschien kun je daarna niet meer landen op een planeet die nu open voor je is.

guide-action-title = Welke actie?
guide-action = Je kiest er een. Trekken geeft je keus, uitspelen geeft je credits.

guide-draw-title = { $number ->
    [one] Trek een kaart
   *[other] Trek { $number } kaarten
}
guide-draw = Een voor een, uit het aanbod of ongezien van de stapel.
guide-why-pile = Geen kaart van het aanbod helpt je genoeg. In de stapel zit misschien iets beters.
guide-both-title = Trek een kaart en speel die uit
guide-both = Die komt meteen bij je bemanning. In het aanbod zie je wat je krijgt.
guide-why-luck = In het aanbod is niets voor je. Neem wat komt: je bemanning wordt hoe dan ook groter.

guide-put-title = Speel een kaart uit
guide-put = De kaart komt bij je bemanning; je mag meteen de vaardigheid gebruiken.
guide-why-keep = Bewaar hem: er komt een beter moment.
guide-why-none = Je hebt geen kaart die past.
guide-why-credits = { $cards }: { $number ->
    [one] 1 credit
   *[other] { $number } credits
} meer, met de bemanning die je hebt.
guide-why-veteran = { $cards }: een veteraan, dus je fiche schuift één vakje op.
guide-why-able = { $cards }: de vaardigheid helpt je nu.
guide-why-animal = { $number ->
    [one] { $cards }: de eerste van zijn soort. Zes verschillende zijn een reeks, 15 credits.
   *[other] { $cards }: nummer { $number } van zijn soort. Vanaf de derde levert elk 5 credits op.
}
guide-why-plain = { $cards }: één kaart meer voor een planeet verder weg, en sommige missies tellen robots.

guide-ability-title = { $cards }
guide-ability-free = Deze vaardigheid kost niets. Nu of helemaal niet.
guide-ability-paid = Deze vaardigheid heeft een prijs en is vrijwillig. Nu of helemaal niet.
guide-why-use = { $cards }: je hebt niets te verliezen.
guide-why-decline = Dat is nu de prijs niet waard.
guide-why-poor = Je hebt niets om dit mee te betalen.

guide-order-title = Twee bonussen tegelijk
guide-order = Een veteraan met een vaardigheid: de kaart geeft je iets, en het vakje dat je fiche heeft bereikt ook. Wat je kiest wordt eerst uitgevoerd, met alles wat eruit volgt.
guide-why-card-first = Eerst de kaart: wat die oplevert helpt misschien bij het vakje.
guide-why-square-first = Eerst het vakje: wat het oplevert helpt misschien bij de kaart.

guide-ends-title = Einde van je beurt
guide-ends = Je kunt nog voor een handkaart het aanbod verversen. Anders is de volgende aan de beurt.
guide-turns-up = Je bemanning is groot genoeg: planeet { $number } wordt onthuld.
guide-why-end = Er is deze beurt niets meer te doen.

guide-smuggler-title = De beurt van de smokkelaar
guide-smuggler = Jij vliegt zijn ruimteschip, en alle tekens op die plek worden van links naar rechts uitgevoerd. Kijk welke kaarten van het aanbod hij zou krijgen.
guide-why-smuggler = { $cards }: dit levert de smokkelaar het minst op.

guide-why-refresh = Een nieuw aanbod is je meer waard dan { $cards }.

guide-ahead = Dat gaf de doorslag: { $what }, { $number } meer dan { $seat }.
guide-behind = Dat gaf de doorslag: { $what }, { $number } minder dan { $seat }.
guide-tied = Evenveel credits als { $seat }: de kleinste bemanning wint.
guide-end-won = Gewonnen, met { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
guide-end-lost = { $number ->
    [one] 1 credit
   *[other] { $number } credits
} in je eerste partij
guide-end-species = Drie of meer dieren van een soort: { $number }.
guide-end-series = Reeksen van zes verschillende soorten: { $number }.
guide-end-emissaries = Missies van je gezanten: { $number }.
guide-end-robots = Credits van je robots: { $number }.
guide-end-captain = Het spoor van je kapitein: { $number }.

# De pagina van de tafel

phase-ship = Ruimteschip
phase-action = Actie
phase-end = Einde beurt
phase-smuggler = Smokkelaar

kind-emissary = Gezant
kind-robot = Robot
kind-captain = Kapitein

# Eén letter voor elk beroep, naast zijn teken; geen twee gelijk.
letter-military = S
letter-pilot = P
letter-botanist = B
letter-engineer = I
letter-programmer = R
letter-scientist = W

stat-credits = credits
stat-hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
stat-ships = { $count ->
    [0] geen ruimteschip meer om mee te landen
    [one] nog 1 ruimteschip om mee te landen
   *[other] nog { $count } ruimteschepen om mee te landen
}
stat-crew = { $count ->
    [one] Bemanning: 1 kaart
   *[other] Bemanning: { $count } kaarten
}
known-card = heeft in elk geval: { $card }
starts = Startspeler
starts-about = Had de eerste beurt van de partij.
crew-by-species = Bemanning naar diersoort
crew-by-occupation = Bemanning naar beroep
crew-of = Bemanning van { $name }
holding = { $what }: { $count }{ $captain ->
    [yes] , met de kapitein
   *[no] {""}
}{ $worth ->
    [0] {""}
   *[other] . Tot nu toe { $worth } waard
}
series-worth = { $worth ->
    [0] { $gathered } van 6 verschillende dieren: een reeks is 15 waard
   *[other] Reeksen van zes verschillende dieren: tot nu toe { $worth } waard, { $gathered } van 6 voor de volgende
}
track = Veteranenspoor
track-about = Elke veteraan die je uitspeelt, schuift het fiche één vakje op, en je krijgt wat dat toont.
square = Vakje { $number }{ $reached ->
    [yes] , bereikt:
   *[no] :
}
square-short = Vakje { $number }:

smuggler-lands = Op deze planeet landen
smuggler-explores = Deze planeet verkennen

pile-draw = Trek­stapel
pile-discard = Afleg­stapel
take-card = { $card } pakken
planet-hidden = Gesloten tot iemand { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de bemanning heeft
sector = Planeet { $planet }, { $side ->
    [left] links
   *[right] rechts
}
sector-asks = Om te landen:
sector-exploring = Je ruimteschip is hier. Verkennen:
ships-landed = Geland:
ships-explored = Verkend:
hostile-to-come = { $count ->
    [0] Er komt geen vijandige planeet meer.
    [one] Er komt nog één vijandige planeet: { $category }.
   *[other] Er komen nog { $count } vijandige planeten. De volgende: { $category }.
}

# Een beurt, schakel voor schakel: wat gedaan is, dan wat nog open staat.
chain = De beurt tot nu toe
chain-yours = Jouw beurt
chain-of = Beurt van { $name }
past = Sinds je vorige beurt
link-landed = { $side ->
    [left] Geland: { $cards }, links
    [right] Geland: { $cards }, rechts
   *[hostile] Geland: { $cards }
}
link-explored = { $side ->
    [left] Verkend: { $cards }, links
    [right] Verkend: { $cards }, rechts
   *[hostile] Verkend: { $cards }
}
link-stayed = Beurt overgeslagen
link-drew = { $count ->
    [one] Een kaart getrokken
   *[other] { $count } kaarten getrokken
}
link-took = Gepakt: { $cards }
link-played = Uitgespeeld: { $cards }
link-advanced = Veteraan naar vakje { $count }
link-discarded = Weggelegd: { $cards }
link-removed = Verwijderd: { $cards }
link-refreshed = { $cards } weggelegd, aanbod ververst
link-declined = Overgeslagen
link-smuggled = Gepakt: { $cards }
link-scrapped = Weggelegd: { $cards }
link-ship = Ruimteschip gebruiken
link-smuggler = Het ruimteschip van de smokkelaar
link-action = Actie kiezen
link-draw = { $count ->
    [one] Een kaart trekken
   *[other] { $count } kaarten trekken
}
link-draw-into-play = Een kaart trekken en uitspelen
link-put = Speel { $what } uit
link-ability = { $cards }: { $what }
link-order = { $cards } of vakje { $count }

hand-held = { $most ->
    [0] { $held ->
        [0] Je hand is leeg
        [one] Je hand: 1 kaart
       *[other] Je hand: { $held } kaarten
    }
   *[other] Je bemanning: welke kaart gaat weg?
}
keys-pick = hand, planeten of aanbod, stapel, aanbod verversen
lane = Deze kaart
one-series = reeks
score-reason = { $card } { $count }

instead = Aanbod verversen
instead-about = Aanbod verversen: je legt een handkaart weg, en alle drie de kaarten van het aanbod worden vervangen
instead-empty = Kies een kaart
instead-ready = Verversen voor %

title-UseShip = { $kind ->
    [ship] Land met een ruimteschip of verken
    [land] Land met een ruimteschip
    [explore] Verken met een ruimteschip
    [stay] Je kunt nergens heen
    [meet] Hoe voldoe je aan de voorwaarde?
   *[other] Om te landen: { $condition }
}
line-UseShip = { $kind ->
    [ship] Kies een sector. Bij verkennen trek je 3 kaarten of speel je er 1 uit.
    [land] Kies een sector. Die toont wat je voor het landen krijgt; later verkent je ruimteschip hem.
    [explore] Al je ruimteschepen zijn geland. Bij verkennen trek je 3 kaarten of speel je er 1 uit.
    [stay] Er is geen sector open voor je. Je beurt telt toch.
    [meet] Eén is genoeg.
    [remove] Kies de kaart die je bemanning verlaat.
   *[discard] Kies uit je hand.
}
go-UseShip = Beurt overslaan
empty-UseShip = { $kind ->
    [ship] Kies een sector
    [land] Kies een sector
    [explore] Kies een sector
    [meet] Kies er een
   *[other] Kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
}
more-UseShip = %
ready-UseShip = { $kind ->
    [discard] % wegleggen
    [remove] % verwijderen
   *[other] %
}
wait-UseShip = { $names } gebruikt een ruimteschip.

title-TakeAction = { $kind ->
    [explore] Verkennen: welke actie?
   *[land] Welke actie kies je?
}
line-TakeAction = De sector geeft je er één van.
empty-TakeAction = Kies een actie
more-TakeAction = Kies een actie
ready-TakeAction = %
wait-TakeAction = { $names } kiest een actie.

title-Draw = { $count ->
    [one] Trek een kaart
   *[other] Trek { $count } kaarten
}
line-Draw = Uit het aanbod, dat meteen wordt aangevuld, of van de stapel.
empty-Draw = Kies een kaart
more-Draw = Kies een kaart
ready-Draw = %
wait-Draw = { $names } trekt kaarten.

title-DrawIntoPlay = Trek een kaart en speel die meteen uit
line-DrawIntoPlay = Uit het aanbod of, ongezien, van de stapel. Je mag meteen de vaardigheid gebruiken.
empty-DrawIntoPlay = Kies een kaart
more-DrawIntoPlay = Kies een kaart
ready-DrawIntoPlay = %
wait-DrawIntoPlay = { $names } trekt een kaart en speelt die uit.

title-PutIntoPlay = { $kind ->
    [some] Speel { $what } uit
   *[none] Je hebt { $what } nodig
}
line-PutIntoPlay = { $kind ->
    [some] De kaart komt bij je bemanning; je mag meteen de vaardigheid gebruiken.
   *[none] Niets in je hand past. Voor een kaart kun je nog het aanbod verversen.
}
go-PutIntoPlay = Overslaan
empty-PutIntoPlay = Kies een kaart
more-PutIntoPlay = Kies een kaart
ready-PutIntoPlay = % uitspelen
other-PutIntoPlay = Overslaan
wait-PutIntoPlay = { $names } mag een kaart uitspelen.

title-UseAbility = { $card }: { $what }
line-UseAbility = { $kind ->
    [use] Vrijwillig: nu of helemaal niet.
    [unpaid] Daarvoor moet je { $condition }, en dat kun je niet.
   *[other] Prijs: { $condition }.
}
go-UseAbility = { $kind ->
    [use] Gebruiken
   *[other] Overslaan
}
empty-UseAbility = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
more-UseAbility = %
ready-UseAbility = { $kind ->
    [remove] % verwijderen
   *[other] % wegleggen
}
other-UseAbility = Overslaan
wait-UseAbility = { $names } mag een vaardigheid gebruiken.

title-InAnyOrder = Wat komt eerst?
line-InAnyOrder = { $card } is een veteraan: je krijgt allebei, na elkaar.
empty-InAnyOrder = Kies er een
more-InAnyOrder = Kies er een
ready-InAnyOrder = Eerst %
wait-InAnyOrder = { $names } beslist wat eerst komt.

title-EndTurn = Beurt beëindigen?
line-EndTurn = Je mag nog het aanbod verversen voor je de beurt beëindigt. Dan worden planeten onthuld waarvoor je bemanning groot genoeg is.
go-EndTurn = Beurt beëindigen
wait-EndTurn = { $names } beëindigt de beurt.

title-SmugglerTurn = Kies de zet van de smokkelaar
line-SmugglerTurn = Land op een vijandige planeet, of verken de planeet waar zijn ruimteschip staat. De tekens daar worden van links naar rechts uitgevoerd.
empty-SmugglerTurn = Kies een planeet
more-SmugglerTurn = Kies een planeet
ready-SmugglerTurn = %
wait-SmugglerTurn = { $names } kiest de zet van de smokkelaar.

# De terminal: plaatsen van het aanbod en een plek in één regel

spot-pile = stapel ({ $count })
again-pile = stapel
again-left = links
again-middle = midden
again-right = rechts
spot-left = links: { $card }
spot-middle = midden: { $card }
spot-right = rechts: { $card }
seat-line = bemanning { $crew }, credits { $credits }, veteranenvakje { $square }
seat-line-more = hand { $hand }, schepen over { $ships }
seat-line-virtual = bemanning { $crew }, credits { $credits }

# De terminal: wat er op kaarten en planeten staat, in een paar woorden

one-robot = robot
one-emissary = gezant
one-veteran = veteraan
one-military = soldaat
one-pilot = piloot
one-botanist = botanicus
one-engineer = ingenieur
one-programmer = programmeur
one-scientist = wetenschapper
one-bear = beer
one-octopus = octopus
one-monkey = aap
one-rhino = neushoorn
one-lizard = hagedis
one-owl = uil
crew-count = { $count ->
    [one] { $one }
   *[other] { $count } { $many }
}

brief-veteran = veteraan
brief-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
brief-draw = trek { $count }
brief-play = speel { $what } uit
brief-draw-and-play = trek 1 en speel die uit
brief-any = een kaart
brief-robot-or-emissary = een robot of gezant
brief-have = met { $what }
brief-per = { $count ->
    [one] { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} voor elk van je { $many }
   *[other] { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} per { $count } { $many }
}
brief-pair = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} per paar van { $one } en { $other }
brief-most = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} voor de meeste { $many }
brief-captain = { $occupation }; spoor { $track }

beat-turn = { $you ->
    [yes] Jouw beurt
   *[no] Beurt van { $name }
}
tie-break-crew = Evenveel credits als { $names }. De kleinste bemanning wint.
tie-break-smuggler = Evenveel credits als { $names }. De smokkelaar wint elke gelijkstand.
idle-hand = De vaardigheid heeft nu geen effect: daarvoor heb je { $what } op hand nodig.
idle-crew = De vaardigheid heeft nu geen effect: daarvoor heb je { $what } in je bemanning nodig.
idle-sector = Nu zonder effect: daarvoor heb je { $what } op hand nodig.
hint-credits = { $amount ->
    [0] nog geen credits
    [one] +1 credit
   *[other] +{ $amount } credits
}

hint-draw-and-play = een kaart trekken en meteen uitspelen
hint-nothing-to-play = geen effect: je mist { $what }
hint-play = { $amount ->
    [0] { $what } uitspelen
    [one] { $what } uitspelen voor hooguit 1 credit
   *[other] { $what } uitspelen voor hooguit { $amount } credits
}
hint-costs = { $amount ->
    [one] kost 1 kaart
   *[other] kost { $amount } kaarten
}
hint-costs-crew = kost een kaart uit je bemanning
hint-free = kost niets
hint-worth = { $amount ->
    [0] in je bemanning nog geen credits waard
    [one] in je bemanning 1 credit waard
   *[other] in je bemanning { $amount } credits waard
}
hint-refresh = drie nieuwe kaarten in het aanbod
hint-loss = { $amount ->
    [0] je verliest geen credits
    [one] −1 credit
   *[other] −{ $amount } credits
}
hint-reveals = onthult planeet { $planet }
hint-smuggler = { $amount ->
    [0] geen credits voor de smokkelaar
    [one] +1 credit voor de smokkelaar
   *[other] +{ $amount } credits voor de smokkelaar
}
hint-draw = { $amount ->
    [0] niets trekken
   *[other] { $amount } trekken
}
hint-unknown = een onbekende kaart
hint-either = { $one } of { $other }
amount-with = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
amount = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
