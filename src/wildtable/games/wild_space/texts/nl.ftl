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
start-solo = Alleen tegen de smokkelaar:

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
    [one] Missie: { $credits } credits voor elk van je { $many }.
   *[other] Missie: { $credits } credits voor elke { $count } { $many } in je bemanning.
}
mission-pair = Missie: { $credits } credits voor elk paar van { $one } en { $other } in je bemanning.
mission-most = Missie: { $credits } credits als je meer { $many } hebt dan elke andere speler.

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
   *[other] Vraagt { $count } kaarten in je bemanning.
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
zone-hostile-pile = Vijandige planeten die nog komen
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
event-shuffled = Een stapel van { $number } kaarten wordt geschud.
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
refusal-asks-itself = { $card } kan niet zelf de prijs van haar eigen vaardigheid zijn.
refusal-face-down = “{ $move }” kan niet: die planeet ligt nog gesloten.
refusal-sector-taken = “{ $move }” kan niet: op die sector heb je al een ruimteschip.
refusal-no-ship-left = Je hebt geen ruimteschip meer om mee te landen: verken met een schip dat al geland is.
refusal-crew-too-small = “{ $move }” kan niet: die planeet vraagt { $count } kaarten in je bemanning.
refusal-condition-unmet = “{ $move }” kan niet: je kunt niet aan de voorwaarde van die sector voldoen.
refusal-ship-first = Je kunt een ruimteschip gebruiken, dus je moet.
refusal-hostile-planet = { $card } is voor de ruimteschepen van de smokkelaar, niet voor die van jou.
refusal-explored-already = “{ $move }” kan niet: je ruimteschip daar heeft al verkend.
refusal-nothing-landed = “{ $move }” kan niet: je hebt daar geen ruimteschip.
refusal-not-the-smugglers = “{ $move }” kan niet: noem een open vijandige planeet, om te landen een zonder ruimteschip, om te verkennen een met.

# Wat het lab telt

counted-captain = Kapitein
counted-crew = Aan het eind in de bemanning
counted-sector = Geland op
