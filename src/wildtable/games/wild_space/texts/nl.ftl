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
# Gebeurtenissen kennen $seat (een naam, of "none"), $cards (hun namen, of hoeveel) en $number.

game-title = Wild Space
game-summary = Verken planeten en neem dieren en robots in dienst, die elk de volgende kunnen meebrengen. De rijkste ontdekkingsreiziger wint.
game-players = 1 tot 5 spelers
game-minutes = ongeveer 30 minuten

option-solo = Alleen tegen de smokkelaar (twee plekken): hoe sterk hij is
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

occupation-military = Soldaat
occupation-pilot = Piloot
occupation-botanist = Botanicus
occupation-engineer = Ingenieur
occupation-programmer = Programmeur
occupation-scientist = Wetenschapper

category-mild = mild
category-harsh = ruig
category-deadly = dodelijk

card-specialist = { $number ->
    [none] { $occupation } { $species }
   *[other] { $occupation } { $species } { $number }
}
card-emissary = Gezant { $species } { $number }
card-robot = { $occupation ->
    [none] Robot { $number }
   *[other] Robot { $occupation } { $number }
}
card-captain = Kapitein { $species }
card-planet = Planeet { $planet }
card-hostile = Vijandige planeet { $category } { $number }

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

move-land = Landen
move-explore = Verkennen
move-land-sector = Landen op planeet { $planet }, { $side ->
    [left] links
   *[right] rechts
}
move-explore-sector = Planeet { $planet } verkennen, { $side ->
    [left] links
   *[right] rechts
}
move-meet = Om te landen: { $condition }
move-stay = Blijven waar je bent
move-draw-pile = Van de stapel trekken
move-draw-left = De linkerkaart van het aanbod pakken
move-draw-middle = De middelste kaart van het aanbod pakken
move-draw-right = De rechterkaart van het aanbod pakken
move-refresh = Aanbod verversen
move-play = Uitspelen
move-discard = Wegleggen
move-remove = Uit de bemanning verwijderen
move-use = Gebruiken
move-decline = Laten
move-first-card = Eerst de kaart
move-first-square = Eerst het vakje
move-end = Beurt beëindigen

# Vragen

ask-UseShip = Welk ruimteschip gebruik je?
help-UseShip = Land met een nieuw ruimteschip op een sector van een open planeet, of verken met een schip dat al geland is. Een planeet vraagt zoveel kaarten in je bemanning als haar getal zegt; de eerste twee vragen er geen. Op één sector land je nooit twee keer. Sommige sectoren hebben een voorwaarde: noem de kaarten daarvoor meteen na de sector (“land 3-right, discard robot-4”). Bij verkennen trek je altijd 3 kaarten of speel je 1 kaart uit. Typ ? en de naam van een planeet om te lezen wat haar sectoren bieden. Op elk moment van je beurt mag je voor een handkaart het aanbod verversen.

ask-TakeAction = Welke actie neem je?
help-TakeAction = De sector biedt meer dan één actie; je neemt er een.

ask-Draw = Waar trek je?
help-Draw = Pak de bovenste kaart van de trekstapel, ongezien, of een kaart uit het aanbod, die meteen wordt vervangen. Je beslist kaart voor kaart.

ask-DrawIntoPlay = Welke kaart trek je en speel je uit?
help-DrawIntoPlay = De bovenste van de trekstapel, ongezien, of een uit het aanbod. Je speelt haar meteen uit; haar vaardigheid wordt je zoals altijd aangeboden.

ask-PutIntoPlay = Welke kaart speel je uit?
help-PutIntoPlay = Ze komt bij je bemanning, en haar vaardigheid wordt je meteen aangeboden. Je mag er ook van afzien. Typ ? en de naam van een kaart om te lezen wat ze doet.

ask-UseAbility = Gebruik je de vaardigheid van de kaart?
help-UseAbility = Een vaardigheid kun je alleen nu gebruiken, en het hoeft nooit. Heeft ze een prijs, noem dan de kaart die je uit je hand weglegt of uit je bemanning verwijdert. Typ ? en de naam van de kaart om te lezen wat ze doet.

ask-InAnyOrder = Wat komt eerst: de vaardigheid van de kaart of het vakje van je veteranenspoor?
help-InAnyOrder = Een veteraan schuift je fiche één vakje op, en dat vakje geeft je zijn vaardigheid. Wat je kiest gebeurt eerst, met alles wat eruit volgt; daarna het andere.

ask-EndTurn = Is je beurt voorbij?
help-EndTurn = Je mag nog voor een handkaart het aanbod verversen. Daarna worden planeten onthuld waarvoor je bemanning groot genoeg is.

ask-SmugglerTurn = Waar gaat het ruimteschip van de smokkelaar heen?
help-SmugglerTurn = Land op een open vijandige planeet waar hij geen ruimteschip heeft, of verken er een waar hij er wel een heeft. Alles wat daar staat gebeurt, van links naar rechts. Typ ? en de naam van de planeet om het te lezen.

# Wat er gebeurt

event-put-up = Klaargelegd: { $cards }.
event-shuffled = Een stapel van { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} wordt geschud.
event-laid-out = Neergelegd: { $cards }.
event-captain-dealt = { $seat } krijgt een kapitein: { $cards }.
event-dealt = Gedeeld aan { $seat }: { $cards }.
event-first-drawn = { $seat } begint.
event-round-began = Beurt { $number } van 10
event-turn-began = { $seat } is aan de beurt.
event-stuck-soon = { $number ->
    [0] { $seat } kan met zo’n kleine bemanning nergens heen.
    [one] { $seat } kan met zo’n kleine bemanning alleen deze beurt nog gebruiken.
   *[other] { $seat } kan met zo’n kleine bemanning nog maar { $number } beurten gebruiken.
}
event-landed-left = { $seat } landt op { $cards }, links.
event-landed-right = { $seat } landt op { $cards }, rechts.
event-explored-left = { $seat } verkent { $cards }, links.
event-explored-right = { $seat } verkent { $cards }, rechts.
event-stayed = { $seat } blijft en doet niets.
event-drawn = { $seat } trekt { $cards }.
event-taken = { $seat } pakt { $cards } uit het aanbod.
event-drawn-into-play = { $seat } trekt { $cards } en speelt die meteen uit.
event-taken-into-play = { $seat } pakt { $cards } uit het aanbod en speelt die meteen uit.
event-played = { $seat } speelt { $cards } uit.
event-advanced = { $seat } bereikt vakje { $number } van het veteranenspoor.
event-ability-used = { $seat } gebruikt de vaardigheid van { $cards }.
event-declined = { $seat } laat het daarbij.
event-discarded = { $seat } legt { $cards } weg.
event-removed = { $seat } verwijdert { $cards } uit de bemanning.
event-refreshed = { $seat } legt { $cards } weg om het aanbod te verversen.
event-cleared = { $cards } verdwijnt uit het aanbod.
event-revealed = Nieuw in het aanbod: { $cards }.
event-recycled = De aflegstapel wordt de nieuwe trekstapel.
event-turned-up = { $cards } wordt onthuld.
event-hostile-mixed = Vijandige planeten worden gemengd.
event-hostile-revealed = Onthuld: { $cards }.
event-smuggler-landed = { $seat } landt: { $cards }.
event-smuggler-explored = { $seat } verkent: { $cards }.
event-smuggled = { $seat } pakt { $cards }.
event-scrapped = { $seat } laat { $cards } wegleggen.
event-set-aside = Opzijgelegd: { $cards }.

# Het einde

score-species = Diersoorten
score-series = Reeksen
score-emissaries = Gezanten
score-robots = Robots
score-captain = Kapitein
score-icons = Tekens van de vijandige planeten

# Waarom een zet niet kan

refusal-not-offered = “{ $move }” wordt hier niet aangeboden.
refusal-nothing-there = “{ $move }” kan niet: daar ligt geen kaart.
refusal-wrong-kind = { $card } is niet het soort kaart dat gevraagd wordt.
refusal-not-in-crew = { $card } is geen kaart van je bemanning die je kunt verwijderen.
refusal-face-down = “{ $move }” kan niet: die planeet ligt nog gesloten.
refusal-sector-taken = “{ $move }” kan niet: op die sector heb je al een ruimteschip.
refusal-no-ship-left = Je hebt geen ruimteschip meer om mee te landen: verken met een schip dat al geland is.
refusal-crew-too-small = “{ $move }” kan niet: die planeet vraagt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in je bemanning.
refusal-condition-unmet = “{ $move }” kan niet: je kunt niet aan de voorwaarde van die sector voldoen.
refusal-ship-first = Je kunt een ruimteschip gebruiken, dus je moet.
refusal-hostile-planet = { $card } is voor de ruimteschepen van de smokkelaar, niet voor die van jou.
refusal-explored-already = “{ $move }” kan niet: je ruimteschip daar heeft al verkend.
refusal-nothing-landed = “{ $move }” kan niet: je hebt daar geen ruimteschip.
refusal-not-the-smugglers = “{ $move }” kan niet: noem een open vijandige planeet, om te landen een zonder ruimteschip, om te verkennen een met.

# Wat het lab telt

counted-order = Volgorde van de beurten
favourite-captain = Favoriete kapiteins
counted-captain = Kapitein
counted-crew = Aan het eind in de bemanning
counted-sector = Geland op

# De regels, zoals de pagina van het spel ze vertelt. Een nummer in de naam is de regel waar het om gaat.

rules-goal-title = Het doel
rules-goal = Vlieg uit, neem een bemanning in dienst en sluit het spel af met de meeste credits: voor dieren van één soort, voor zes verschillende, voor missies, robots en je kapitein.

rules-table-title = Wat er op tafel ligt
rules-WS-01 = 108 bemanningskaarten, 10 planeten, en voor elke speler 5 ruimteschepen en een veteranenfiche; verder 12 vijandige planeten voor wie alleen speelt. 1 tot 5 spelers.
rules-specialists = 60 specialisten
rules-specialists-about = Dieren van zes soorten met zes beroepen: het grootste deel van je bemanning.
rules-emissaries = 24 gezanten
rules-emissaries-about = Ook dieren. Elk brengt een missie mee die aan het eind credits oplevert.
rules-robots = 18 robots
rules-robots-about = Geen dieren. Veel hebben een beroep, sommige zijn credits waard.
rules-captains = 6 kapiteins
rules-captains-about = De eerste kaart van je bemanning, met een spoor voor je veteranen.
rules-planets = 10 planeten
rules-planets-about = Met elk twee sectoren. Een getal zegt hoe groot je bemanning moet zijn om te landen.
rules-ships = Elk 5 ruimteschepen
rules-ships-about = Elk schip landt één keer en verkent één keer.
rules-WS-02 = Specialisten en gezanten zijn dieren van zes soorten; robots niet. Alle specialisten en de meeste robots hebben een van zes beroepen, en sommige van beide zijn veteraan. Ook je kapitein is een dier met een beroep, en beide tellen overal mee; maar hij is geen specialist, geen gezant en geen veteraan.
rules-card-title = Wat een kaart toont
rules-corner = Beroep, linksboven
rules-corner-about = Een teken met een letter. De diersoort herken je aan de kop, het beroep aan wat die draagt.
rules-chevron = Streep, rechtsboven
rules-chevron-about = Een veteraan: die schuift je fiche op langs het spoor van je kapitein.
rules-strip = De strook onderaan
rules-strip-about = Wat de kaart doet als je haar uitspeelt: eerst een voorwaarde, als die er is, dan de vaardigheid. Een gezant toont hier zijn missie. De credits van een robot staan rechtsboven.
rules-setup-title = Voor je begint
rules-WS-03 = De twee startplaneten liggen open. Daarna komt één planeet met 3, één met 6 en één met 9, geloot en gesloten: je ziet het getal, maar niet de sectoren.
rules-WS-04 = Iedereen krijgt door loting een kapitein, open. Hij is de eerste kaart van je bemanning en telt mee. Daarbij horen vijf ruimteschepen en een veteranenfiche, dat links van het spoor van de kapitein wacht. Kapiteins die niemand heeft, doen niet mee.
rules-WS-05 = De andere 102 bemanningskaarten worden de trekstapel. Drie ervan liggen er open naast als aanbod, en iedereen trekt drie kaarten op hand, geheim. Wie begint wordt geloot.

rules-turn-title = Je beurt
rules-WS-06 = De beurten gaan met de klok mee. In je beurt gebruik je één ruimteschip en neem je de actie waar het toe leidt. Iedereen heeft tien beurten, gewoonlijk vijf landingen en vijf verkenningen; dan is het spel afgelopen.
rules-land-title = Of je landt met een ruimteschip
rules-WS-07 = Zet een van je ruimteschepen onderaan op een sector, links of rechts, van een open planeet. Daarvoor heb je zoveel kaarten in je bemanning nodig als het getal van de planeet zegt, je kapitein meegeteld; de startplaneten vragen er geen. Met vier kaarten zijn dus de eerste drie planeten open voor je. Er wordt geteld voordat je iets voor de landing betaalt, en je mag ook landen als de actie je niets oplevert.
rules-WS-08 = Nooit heb je twee ruimteschepen op één sector, geland of al verkend. Die van anderen zitten je niet in de weg, en je mag beide sectoren van een planeet gebruiken.
rules-WS-09 = Dan neem je de actie van de sector; biedt hij er meer, dan één ervan. Toont de sector een voorwaarde, dan moet je daar bij het landen aan voldoen, vóór de actie; van meer voorwaarden is er één genoeg, en jij kiest welke.
rules-explore-title = Of je verkent met een schip dat geland is
rules-WS-10 = Schuif een ruimteschip binnen zijn sector omhoog. Daarmee is het opgebruikt. Verkennen vraagt niets, geen voorwaarde en geen bemanning, en biedt altijd hetzelfde: 3 kaarten trekken, of 1 kaart uitspelen.
rules-WS-11 = Heb je geen ruimteschip meer om mee te landen, dan verken je. Is je bemanning te klein gebleven om de startplaneten te verlaten, dan kan er een beurt komen waarin je geen van beide kunt: die gaat voorbij en telt als een van je tien. De tafel waarschuwt je op tijd.
rules-end-title = Het einde van je beurt
rules-WS-18 = Gesloten planeten worden onthuld als je bemanning zoveel kaarten heeft als hun getal zegt. Vanaf dan ziet iedereen ze, en ze blijven open; om er te landen heeft elke speler nog steeds zelf zo’n grote bemanning nodig.

rules-drawing-title = Kaarten trekken
rules-WS-12 = Elke kaart pak je van de trekstapel, ongezien, of uit het aanbod, waar meteen een nieuwe komt. Je beslist kaart voor kaart en ziet de vorige al: je kunt van de stapel trekken, het aanbod verversen en de volgende daar pakken. Je trekt alle kaarten die een actie je geeft. Een handlimiet is er niet, en hoeveel kaarten je hebt mag iedereen weten.
rules-WS-13 = Op elk moment van je eigen beurt mag je het aanbod verversen: leg een handkaart weg, dan het hele aanbod, en onthul drie nieuwe kaarten. Zo vaak je wilt, elke keer voor een kaart.
rules-WS-14 = Is de trekstapel leeg en is er een kaart nodig, dan wordt de aflegstapel geschud en de nieuwe. Is er helemaal geen kaart, dan vervalt het trekken; gaten in het aanbod worden van links af gevuld zodra er een is.

rules-playing-title = Een kaart uitspelen
rules-WS-15 = De kaart komt bij je bemanning, en je mag haar vaardigheid gebruiken: nu of nooit, en het hoeft nooit. Staat er een voorwaarde voor, dan voldoe je daar eerst aan, met wat je op dat moment op hand en in je bemanning hebt; je kunt een kaart ook zonder haar vaardigheid uitspelen. En je mag een kaart op hand houden: uitspelen is een recht, geen plicht.
rules-WS-16 = Speelt een vaardigheid nog een kaart uit, dan volgt meteen de vaardigheid van die kaart, en zo verder: een keten kan zo lang zijn als je hand toelaat. Elke kaart gebruikt haar vaardigheid hoogstens één keer per beurt, ook als ze je bemanning verlaat en terugkomt.
rules-WS-E1-title = Voorbeeld: een keten van drie
rules-WS-E1-1 = Amelie speelt een aap uit, een botanicus. Zijn vaardigheid speelt een ingenieur uit.
rules-WS-E1-2 = Ze kiest de neushoorn, een ingenieur. Voor één weggelegde kaart brengt die er nog een mee, welke dan ook. Ze legt er een weg.
rules-WS-E1-3 = Ze speelt een aap uit die gezant is, en zijn vaardigheid trekt een nieuwe kaart. Drie kaarten in één beurt.

rules-veterans-title = Veteranen
rules-WS-17 = Speel je een veteraan uit, dan schuift je fiche op het spoor van je kapitein één vakje naar rechts. Je krijgt wat dat vakje toont: een vaardigheid, of credits aan het eind. Heeft de kaart ook een vaardigheid, dan kies je welke van de twee eerst komt, en alles wat eruit volgt gebeurt vóór de andere. Een veteraan die je bemanning verlaat, neemt het fiche niet mee terug; aan het eind van het spoor blijft het staan.
rules-WS-E2-title = Voorbeeld: een robot als veteraan
rules-WS-E2 = Joachim speelt een robot uit die veteraan is. Zijn fiche komt op het eerste vakje van het spoor, en hij trekt meteen twee kaarten.

rules-signs-title = Wat de tekens zeggen
rules-abilities-title = Vaardigheden
rules-WS-A1 = Een vaardigheid doet een van deze drie. Planeten en de sporen van kapiteins hebben dezelfde tekens.
rules-act-draw = Trekken
rules-act-draw-about = Zoveel kaarten als het getal zegt, elk van de stapel of uit het aanbod.
rules-act-play = Uitspelen
rules-act-play-about = Een handkaart van de getoonde soort: een kaart naar keuze, een specialist, een robot, een gezant, een veteraan, een met een beroep, of naar keuze een robot of een gezant. Voor een beroep of een veteraan is een robot even goed als een specialist.
rules-act-draw-play = Trekken en uitspelen
rules-act-draw-play-about = Een kaart van de stapel of uit het aanbod, direct bij je bemanning. Uitspelen moet je haar; haar vaardigheid staat je vrij.
rules-conditions-title = Voorwaarden
rules-WS-C1 = Een voorwaarde staat voor een vaardigheid, of voor de landing op een sector. Vraagt een kaart om iets dat je al in je bemanning hebt, dan telt ze zelf nooit mee. Verwijderen mag je elke kaart behalve je kapitein, ook de kaart waarvan je de vaardigheid gebruikt.
rules-act-discard = Wegleggen
rules-act-discard-about = Een handkaart van de getoonde soort, of twee.
rules-act-have = Hebben
rules-act-have-about = Een kaart van de getoonde soort zit al in je bemanning. Ze blijft daar.
rules-act-remove = Verwijderen
rules-act-remove-about = Een kaart van je bemanning gaat naar de aflegstapel. Je kapitein kan niet weg.
rules-missions-title = Missies
rules-WS-M1 = Gezanten betalen aan het eind, op een van drie manieren. Wat ze tellen zit in je bemanning: diersoorten, beroepen, robots, gezanten, veteranen. Een gezant telt zichzelf mee, je kapitein telt voor zijn diersoort en zijn beroep, en één kaart kan voor beide helften van een paar tellen. Wie alleen speelt, vergelijkt zich met de smokkelaar.
rules-kinds-title = Wie er bedoeld is
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
rules-WS-22 = De meeste credits winnen. Bij een gelijkstand wint de kleinere bemanning; wie dan nog gelijk staat, deelt de winst.
rules-WS-E3-title = Voorbeeld: 57 credits
rules-WS-E3 = Joachim telt zijn bemanning.
rules-WS-E3-species = Vijf uilen 15, drie beren 5
rules-WS-E3-series = Eén dier van elke soort
rules-WS-E3-emissaries = Twee missies van 4
rules-WS-E3-robots = Credits op robots
rules-WS-E3-captain = Het fiche is voorbij het vakje voor credits
rules-WS-E3-total = Samen

rules-solo-title = Alleen tegen de smokkelaar
rules-solo = Niemand in de buurt? De smokkelaar grijpt wat er in het aanbod ligt, en jij vliegt zijn ruimteschepen voor hem, zo slecht als je kunt.
rules-WS-S1 = De smokkelaar krijgt een kapitein en vijf ruimteschepen, maar geen hand en geen veteranenfiche. Vijf vijandige planeten worden samengesteld naar de moeilijkheid die je kiest en geschud; twee ervan liggen open. De volgende toont op zijn achterkant zijn categorie. Wie begint wordt geloot, en allebei hebben jullie tien beurten. Je wint alleen met meer credits dan de smokkelaar: een gelijkstand is verloren.
rules-WS-S2 = In de beurt van de smokkelaar kies je een van de open vijandige planeten. Waar hij geen ruimteschip heeft, landt er onderaan een; waar hij er een heeft, verkent het en schuift het naar boven. Alles wat daar staat gebeurt, van links naar rechts.
rules-WS-S3 = De tekens noemen een plek van het aanbod: links, midden of rechts. De kaart daar gaat naar de bemanning van de smokkelaar of wordt weggelegd, en ze wordt vervangen vóór het volgende teken. Zo kan één landing de middelste kaart wegleggen en daar de nieuwe pakken. Kaarten die de smokkelaar pakt, doen niets; waar geen kaart ligt, vervalt het teken.
rules-WS-S4 = Een verkende vijandige planeet wordt met haar ruimteschip opzijgelegd, en de volgende wordt onthuld zolang er een is.
rules-WS-S5 = De smokkelaar telt diersoorten, reeksen en de credits op robots. Missies kent hij niet, en zijn kapitein levert niets op, maar telt wel voor zijn diersoort en zijn beroep. Daarbij krijgt hij 1 credit voor elke gezant, robot, veteraan of kaart met een beroep in zijn bemanning, voor elk zo’n teken op de vijf vijandige planeten.
rules-mix = Hoe de vijf vijandige planeten worden samengesteld

rules-crew-title = Alle kaarten
rules-crew = Elke kaart en wat ze zegt, gesorteerd zoals je haar zoekt. De cijfers zijn van onszelf; meer daarover hieronder.

# Waar de cijfers van het deck vandaan komen, naar de groepen van het bestand

deck-captains = Kapiteins: dat het er zes zijn is gedrukt, en één vakje dat 2 kaarten trekt. Wie welk beroep heeft en de rest van hun sporen is van ons.
deck-specialists = Specialisten: zestig, tien van elke diersoort en tien van elk beroep. Twee staan in de spelregels, de aap die als botanicus een ingenieur meebrengt en de neushoorn die als ingenieur voor een weggelegde kaart een kaart naar keuze meebrengt.
deck-emissaries = Gezanten: vierentwintig, vier van elke diersoort. De spelregels vertellen van een aap die een kaart trekt, en van drie missies.
deck-robots = Robots: achttien, waaronder de veteraan uit het voorbeeld van de spelregels.
deck-planets = Planeten: twee om mee te beginnen, drie met 3, drie met 6 en twee met 9, zoveel is gepubliceerd. Wat hun sectoren bieden is van ons.
deck-hostile = Vijandige planeten: twaalf in drie soorten. De spelregels vertellen één landing, die de middelste kaart weglegt en de nieuwe pakt.
deck-solo = Moeilijkheid: makkelijk, normaal en moeilijk zijn gedrukt, maar niet welke vijandige planeten erbij horen.
rules-WS-D1 = De spelregels zeggen hoeveel kaarten er zijn en wat de tekens betekenen, en noemen in voorbeelden een paar kaarten; een lijst van de kaarten is niet gepubliceerd. Al het andere is van ons, met dezelfde tekens. Heb je het gedrukte spel, dan kun je de kaarten ervan intypen en ermee spelen.
deck-own-title = Je eigen gedrukte kaarten
deck-own-1 = Download ons deckbestand en verander wat er op jouw kaarten anders staat. Is een groep klaar, zet de herkomst (provenance) dan op “published”.
deck-own-2 = Elk teken is een korte uitdrukking, zoals “draw 2” of “discard any”. Bovenaan het bestand staan ze allemaal.
deck-own-3 = Open een tafel en plak je bestand onder “Een eigen deck”. Iedereen aan die tafel speelt ermee.
deck-own-make = Een tafel openen
deck-file = Ons deckbestand

# Het begeleide eerste spel
# Lessen kennen $seat (een naam), $cards (hun namen), $kind (de naam van de eerste kaart in bestanden, zoals bear-pilot),
# $number, en de naam van de andere speler als $seat1.

guide-land-title = Je eerste landing
guide-land = Welkom aan boord! In elk van je tien beurten gebruik je een van vijf ruimteschepen: eerst landt het, later verkent het. Twee planeten zijn open voor iedereen. Elk heeft twee sectoren, en een sector zegt wat je krijgt als je er landt.
guide-land-why = Op planeet 1 trek je links twee kaarten. Meer kaarten, meer keus.

guide-pool-title = Het aanbod of de stapel?
guide-pool = Je trekt kaart voor kaart: uit het aanbod, of de bovenste van de stapel, ongezien. Kijk eerst naar je hand: je aap, een botanicus, kan een ingenieur meebrengen.
guide-pool-why = Daar ligt er een, de neushoorn in het midden. Voor één weggelegde kaart brengt die er nog een mee.

guide-pile-title = En de tweede kaart?
guide-pile = De kaart die je pakte is meteen vervangen, en je ziet de nieuwe voor je beslist. Wat je uit het aanbod pakt weet iedereen; wat van de stapel komt is je geheim.
guide-pile-why = Hier past niets bij je hand, dus waag het erop.

guide-over-title = Je beurt is voorbij
guide-over = Een robot, en een veteraan: onthoud hem. Als je klaar bent, is { $seat1 } aan de beurt.
guide-over-why = Er is deze beurt niets meer te doen.

guide-chance-title = Tijd voor je bemanning
guide-chance = Op hand leveren kaarten niets op. Je moet ze uitspelen: voor credits aan het eind, en omdat planeten verder weg een bemanning van 3, 6 of 9 vragen. Je kapitein is de eerste.
guide-chance-why = Op planeet 1 speel je rechts een kaart uit, en die van jou brengt er meer mee.

guide-chain-title = Wie begint?
guide-chain = Elke kaart op hand mag nu bij je bemanning. Wat ze kan, kan ze alleen op dit moment. Begin dus met de kaart die de volgende meebrengt.
guide-chain-why = De aap is een botanicus die een ingenieur uitspeelt. Je hebt er een.

guide-link-title = Een keten
guide-link = De aap zit in je bemanning, en zijn vaardigheid speelt een ingenieur uit. Het is een aanbod: je zou het kunnen laten, hier zoals altijd.
guide-link-why = De neushoorn is je ingenieur, en heeft zelf ook een vaardigheid.

guide-price-title = Een vaardigheid met een prijs
guide-price = De neushoorn speelt een kaart naar keuze uit, als je er eerst een weglegt. Zo’n prijs heet een voorwaarde. Welke kaart kun je missen?
guide-price-why = De neushoorn die gezant is betaalt voor soldaten, en die heb je niet. Hem mis je het minst.

guide-third-title = De derde in één beurt
guide-third = Nu mag elke kaart. Tel je apen: kapitein en botanicus. Vanaf het derde dier van een soort levert elk 5 credits op.
guide-third-why = De gezant is je derde aap, 5 credits. Zijn missie betaalt er voor elke drie nog 3 bij.

guide-gift-title = Een vaardigheid voor niets
guide-gift = Deze trekt een kaart en vraagt niets. Je gebruikt haar nu of nooit.
guide-gift-why = Een kaart cadeau: geen reden om het te laten.

guide-one-title = Eén kaart
guide-one = Aanbod of stapel, zoals altijd.
guide-one-why = Niets in het aanbod helpt je meteen. De stapel misschien wel.

guide-horizon-title = Een nieuwe planeet
guide-horizon = Drie kaarten in één beurt, dus je bemanning heeft er vier. Als je beurt eindigt, wordt planeet 3 voor iedereen onthuld, want je bemanning is groot genoeg.
guide-horizon-why = Kijken wat er daarbuiten is.

guide-explore-title = Verkennen
guide-explore = Een schip dat geland is kan verkennen. Dat vraagt niets en biedt altijd hetzelfde: 3 kaarten trekken of 1 uitspelen. Daarna is het opgebruikt. Elk is dus goed voor twee beurten.
guide-explore-why = Je hebt een veteraan die in je bemanning hoort. Dat kan met verkennen.

guide-either-title = Trekken of uitspelen?
guide-either = Drie kaarten zijn verleidelijk. Maar op hand tellen kaarten niet, en deze zet iets in gang.
guide-either-why = Een uitgespeelde veteraan schuift je fiche op.

guide-veteran-title = Een veteraan
guide-veteran = De streep rechtsboven wijst een veteraan aan. Speel je er een uit, dan schuift je fiche één vakje op langs het spoor van je kapitein. Je krijgt wat het vakje toont.
guide-veteran-why = De robot brengt je op het eerste vakje: trek 2 kaarten.

guide-square-title = Het eerste vakje
guide-square = Je kapitein laat je dus twee kaarten trekken. Het vierde vakje van het spoor is 7 credits waard: nog drie veteranen.
guide-square-why = In het aanbod ligt nog steeds niets wat bij je bemanning past.

guide-refresh-title = Het aanbod verversen
guide-refresh = Niets van je gading? Op elk moment van je beurt mag je een handkaart wegleggen voor drie nieuwe in het aanbod.
guide-refresh-why = De hagedis die gezant is betaalt voor programmeurs, en die heb je niet.

guide-fresh-title = Veel beter
guide-fresh = Twee apen, en een ervan is veteraan.
guide-fresh-why = De soldaat is een aap, uitgespeeld 5 credits meer, en een veteraan, één vakje meer.

guide-done-title = Dat was een beurt
guide-done = Verkend, een veteraan uitgespeeld, twee kaarten getrokken, en tussendoor het aanbod ververst.
guide-done-why = Houd beide kaarten: volgende beurt heb je ze nodig.

guide-condition-title = Planeet 3
guide-condition = Met vijf kaarten is planeet 3 open voor je. Links trek je 3 kaarten. Rechts is er een voorwaarde: een kaart naar keuze wegleggen. Dan trek je er een en speel je die meteen uit.
guide-condition-why = In het aanbod ligt je vierde aap. En de beer doet niets zonder soldaat.

guide-straight-title = Direct bij je bemanning
guide-straight = In het aanbod zie je wat je krijgt. Van de stapel kan alles komen, en het komt bij je bemanning, wat het ook is.
guide-straight-why = De gezant is je vierde aap, 5 credits, en trekt een kaart.

guide-onwards-title = Je kent het spel
guide-onwards = Zes kaarten onthullen planeet 6. Nu heb je alles gezien: landen, verkennen, trekken, ketens, prijzen, veteranen. Vanaf hier leg ik elke beslissing uit zoals ze komt.
guide-onwards-why = Kijk ver vooruit: zes verschillende diersoorten leveren 15 credits op.

guide-ship-title = Beurt { $number } van 10
guide-last-title = Je laatste beurt
guide-fleet = { $number ->
    [one] Je hebt nog 1 ruimteschip om mee te landen. Wat geland is kan verkennen.
   *[other] Je hebt nog { $number } ruimteschepen om mee te landen. Wat geland is kan verkennen.
}
guide-fleet-landed = Al je ruimteschepen zijn geland. Nu verkennen ze: 3 kaarten trekken of 1 uitspelen.
guide-far = { $number ->
    [one] Nog één kaart in je bemanning, en de volgende planeet is open voor je.
   *[other] Nog { $number } kaarten in je bemanning, en de volgende planeet is open voor je.
}
guide-why-explore = Verkennen kost niets en laat je de keus: drie kaarten, of één uitspelen.
guide-why-stay = Je kunt nergens landen en niets verkennen: je bemanning is te klein. Speel kaarten uit zodra het kan.
guide-why-worth = Daar landen is de prijs waard: { $cards }.
guide-why-several = Daar mag je uit meer acties kiezen.
guide-why-draw = Je hebt kaarten nodig om uit te kiezen.
guide-why-play = Kaarten leveren alleen uitgespeeld credits op, en sommige brengen de volgende mee.
guide-why-both = Een kaart getrokken en meteen uitgespeeld: twee stappen in één.

guide-pay-title = Wat de landing vraagt
guide-pay = Je kiest de voorwaarde, als er meer zijn, en de kaart die ze vraagt.
guide-why-cheapest = Dit kost je het minst.
guide-why-discard = Dit kun je missen: { $cards }.
guide-why-remove = Dit kan je bemanning missen: { $cards }. Een planeet die open voor je is, kan zich daarmee wel sluiten.

guide-action-title = Welke actie?
guide-action = Je neemt er een. Trekken geeft je keus, uitspelen geeft je credits.

guide-draw-title = { $number ->
    [one] Trek een kaart
   *[other] Trek { $number } kaarten
}
guide-draw = Een voor een, uit het aanbod of ongezien van de stapel.
guide-why-pile = Geen kaart van het aanbod helpt je genoeg. In de stapel zit misschien iets beters.
guide-both-title = Trek een kaart bij je bemanning
guide-both = Ze komt meteen bij je bemanning. In het aanbod zie je wat je krijgt.
guide-why-luck = In het aanbod is niets voor je. Neem wat komt: je bemanning wordt hoe dan ook groter.

guide-put-title = Speel een kaart uit
guide-put = Ze komt bij je bemanning. Haar vaardigheid volgt meteen.
guide-why-keep = Een kaart die past levert je later meer op. Houd haar.
guide-why-none = Je hebt geen kaart die past.
guide-why-credits = { $cards }: { $number ->
    [one] 1 credit
   *[other] { $number } credits
} meer, met de bemanning die je hebt.
guide-why-veteran = { $cards }: een veteraan, dus je fiche schuift één vakje op.
guide-why-able = { $cards }: de vaardigheid helpt je verder.
guide-why-animal = { $number ->
    [one] { $cards }: de eerste van zijn soort. Zes verschillende zijn een reeks, 15 credits.
   *[other] { $cards }: nummer { $number } van zijn soort. Vanaf de derde levert elk 5 credits op.
}
guide-why-plain = { $cards }: één kaart meer voor een planeet verder weg, en sommige missies tellen robots.

guide-ability-title = { $cards }
guide-ability-free = Deze vaardigheid kost niets. Je gebruikt haar nu of nooit.
guide-ability-paid = Deze vaardigheid heeft een prijs, en je mag het laten. Je gebruikt haar nu of nooit.
guide-why-use = { $cards }: er valt niets te verliezen.
guide-why-decline = Ze is haar prijs nu niet waard.
guide-why-poor = Je hebt niets om haar mee te betalen.

guide-order-title = Twee cadeaus tegelijk
guide-order = Een veteraan met een vaardigheid: de kaart geeft je iets, en het vakje dat je fiche heeft bereikt ook. Wat je eerst kiest gebeurt eerst, met alles wat eruit volgt.
guide-why-card-first = Eerst de kaart: wat ze oplevert helpt misschien bij het vakje.
guide-why-square-first = Eerst het vakje: wat het oplevert helpt misschien bij de kaart.

guide-ends-title = Het einde van je beurt
guide-ends = Je zou nog voor een handkaart het aanbod kunnen verversen. Anders gaat de beurt verder.
guide-turns-up = Je bemanning is groot genoeg: planeet { $number } wordt onthuld.
guide-why-end = Er is deze beurt niets meer te winnen.

guide-smuggler-title = De beurt van de smokkelaar
guide-smuggler = Jij vliegt zijn ruimteschip, en alle tekens op die plek gebeuren van links naar rechts. Kijk welke kaarten van het aanbod hij zou krijgen.
guide-why-smuggler = { $cards }: dit levert de smokkelaar het minst op.

guide-why-refresh = Een nieuw aanbod is je meer waard dan { $cards }.

guide-end-won = Je hebt gewonnen, met { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
guide-end-lost = { $number ->
    [one] 1 credit
   *[other] { $number } credits
} in je eerste spel
guide-end-species = Drie of meer dieren van een soort: { $number }.
guide-end-series = Reeksen van zes verschillende soorten: { $number }.
guide-end-emissaries = Missies van je gezanten: { $number }.
guide-end-robots = Credits van je robots: { $number }.
guide-end-captain = Het spoor van je kapitein: { $number }.
guide-end-rival = { $seat } heeft er { $number }.

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

stat-credits = credits tot nu toe
stat-hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
stat-ships = { $count ->
    [0] geen ruimteschip meer om te landen
    [one] nog 1 ruimteschip om te landen
   *[other] nog { $count } ruimteschepen om te landen
}
stat-crew = { $count ->
    [one] Bemanning: 1 kaart
   *[other] Bemanning: { $count } kaarten
}
known-card = heeft zeker: { $card }
starts = Begon
starts-about = Had de eerste beurt van het spel.
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
    [0] Nog geen reeks van zes verschillende dieren
   *[other] Reeksen van zes verschillende dieren: tot nu toe { $worth } waard
}
track = Veteranenspoor
track-about = Elke veteraan die je uitspeelt, schuift het fiche één vakje op, en je krijgt wat dat toont.
square = Vakje { $number }{ $reached ->
    [yes] , bereikt:
   *[no] :
}
square-short = Vakje { $number }:

smuggler-lands = Landen: { $planet }
smuggler-explores = Verkennen: { $planet }

pile-draw = te trekken
pile-discard = weggelegd
take-card = Pakken: { $card }
planet-hidden = Wordt onthuld zodra iemand { $count ->
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
link-stayed = Gebleven
link-drew = { $count ->
    [one] Een kaart getrokken
   *[other] { $count } kaarten getrokken
}
link-took = Gepakt: { $cards }
link-played = Uitgespeeld: { $cards }
link-advanced = Veteraan naar vakje { $count }
link-discarded = Weggelegd: { $cards }
link-removed = Verwijderd: { $cards }
link-refreshed = Nieuw aanbod voor { $cards }
link-declined = Daarbij gelaten
link-smuggled = Gepakt: { $cards }
link-scrapped = Weggelegd: { $cards }
link-ship = Een ruimteschip gebruiken
link-smuggler = Het ruimteschip van de smokkelaar
link-action = Een actie nemen
link-draw = { $count ->
    [one] Een kaart trekken
   *[other] { $count } kaarten trekken
}
link-draw-into-play = Een kaart trekken en uitspelen
link-put = Uitspelen: { $what }
link-ability = { $cards }: { $what }
link-order = { $cards } of vakje { $count }

hand-held = { $most ->
    [0] { $held ->
        [0] Je hand is leeg
        [one] Je hand: 1 kaart
       *[other] Je hand: { $held } kaarten
    }
   *[other] Je bemanning: welke kaart gaat?
}
keys-pick = hand, planeten of aanbod, stapel, aanbod verversen
lane = Waar het om gaat
one-series = reeks
score-reason = { $card } { $count }

instead = Aanbod verversen
instead-about = Aanbod verversen: je geeft een handkaart op, en alle drie de kaarten van het aanbod worden vervangen
instead-empty = Welke kaart geef je op?
instead-ready = Nieuw aanbod voor: %

title-UseShip = { $kind ->
    [ship] Land met een ruimteschip, of verken
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
    [stay] Geen sector staat voor je open. Je beurt telt toch.
    [meet] Eén is genoeg.
    [remove] De kaart verlaat je bemanning. Kies welke.
   *[discard] Kies uit je hand.
}
go-UseShip = Blijven waar je bent
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
    [discard] Wegleggen: %
    [remove] Verwijderen: %
   *[other] %
}
wait-UseShip = { $names } gebruikt een ruimteschip.

title-TakeAction = { $kind ->
    [explore] Verkennen: 3 trekken, of 1 uitspelen?
   *[land] Welke actie neem je?
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
line-Draw = { $count ->
    [one] Uit het aanbod, dat meteen wordt aangevuld, of van de stapel.
   *[other] Een voor een: uit het aanbod, dat meteen wordt aangevuld, of van de stapel.
}
empty-Draw = Aanbod of stapel?
more-Draw = Aanbod of stapel?
ready-Draw = %
wait-Draw = { $names } trekt kaarten.

title-DrawIntoPlay = Trek een kaart en speel haar meteen uit
line-DrawIntoPlay = Uit het aanbod of, ongezien, van de stapel. Haar vaardigheid wordt je meteen aangeboden.
empty-DrawIntoPlay = Aanbod of stapel?
more-DrawIntoPlay = Aanbod of stapel?
ready-DrawIntoPlay = %
wait-DrawIntoPlay = { $names } trekt een kaart en speelt haar uit.

title-PutIntoPlay = { $kind ->
    [some] Speel uit: { $what }
   *[none] Uitspelen: { $what }? Je hebt er geen
}
line-PutIntoPlay = { $kind ->
    [some] Die komt in je bemanning, en de vaardigheid wordt je meteen aangeboden.
   *[none] Niets in je hand past. Voor een kaart kun je nog het aanbod verversen.
}
go-PutIntoPlay = Verder zonder
empty-PutIntoPlay = Kies een kaart
more-PutIntoPlay = Kies een kaart
ready-PutIntoPlay = Uitspelen: %
other-PutIntoPlay = Laten
wait-PutIntoPlay = { $names } mag een kaart uitspelen.

title-UseAbility = { $card }: { $what }
line-UseAbility = { $kind ->
    [use] Nu of nooit, en het hoeft niet.
    [unpaid] Daarvoor zou je { $condition }, en dat kan niet.
   *[other] Daarvoor moet je { $condition }.
}
go-UseAbility = { $kind ->
    [use] Gebruiken
   *[other] Verder zonder
}
empty-UseAbility = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
more-UseAbility = %
ready-UseAbility = { $kind ->
    [remove] Verwijderen: %
   *[other] Wegleggen: %
}
other-UseAbility = Laten
wait-UseAbility = { $names } mag een vaardigheid gebruiken.

title-InAnyOrder = Wat komt eerst?
line-InAnyOrder = { $card } is een veteraan: allebei geven ze je iets, na elkaar.
empty-InAnyOrder = Wat eerst?
more-InAnyOrder = Wat eerst?
ready-InAnyOrder = Eerst: %
wait-InAnyOrder = { $names } beslist wat eerst komt.

title-EndTurn = Dat was je beurt
line-EndTurn = Tot je haar beëindigt, mag je nog het aanbod verversen. Dan worden planeten onthuld waarvoor je bemanning groot genoeg is.
go-EndTurn = Beurt beëindigen
wait-EndTurn = { $names } beëindigt de beurt.

title-SmugglerTurn = Jij stuurt de smokkelaar
line-SmugglerTurn = Land op een vijandige planeet, of verken waar zijn ruimteschip staat. Wat daar staat, gebeurt van links naar rechts.
empty-SmugglerTurn = Kies een vijandige planeet
more-SmugglerTurn = Kies een vijandige planeet
ready-SmugglerTurn = %
wait-SmugglerTurn = { $names } stuurt de smokkelaar.

# De terminal: plaatsen van het aanbod en een plek in één regel

spot-pile = stapel ({ $count })
spot-left = links: { $card }
spot-middle = midden: { $card }
spot-right = rechts: { $card }
seat-line = bemanning { $crew }, hand { $hand }, schepen over { $ships }, veteranenvakje { $square }, credits { $credits }
seat-line-virtual = bemanning { $crew }, credits { $credits }

# De terminal: wat er op kaarten en planeten staat, in een paar woorden

brief-veteran = veteraan
brief-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
brief-draw = trek { $count }
brief-play = speel { $what } uit
brief-draw-and-play = trek een kaart en speel die uit
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
beat-turned-up = { $cards } wordt onthuld.
tie-break-crew = Gelijk met { $name }. De kleinste bemanning wint.
tie-break-smuggler = Gelijk met { $name }. De Smokkelaar wint elk gelijkspel.
idle-hand = De vaardigheid heeft nu geen effect: in je hand ontbreekt { $what }.
idle-crew = De vaardigheid heeft nu geen effect: in je bemanning ontbreekt { $what }.
idle-sector = Nu zonder effect: in je hand ontbreekt { $what }.
