# Wat Wild Cards zegt, met de woorden van de gedrukte Nederlandse spelregels (2022); de toon is “je”.
#
# habitat card       habitatkaart (bos, savanne, bergen)      animal card        dierkaart
# wild card          joker                                    species            diersoort
# refill hand card   aanvulkaart                              natural habitat    natuurlijke habitat
# leader card        leiderkaart (leiderkaart van de pauwen)  power              kracht
# open display       Expo                                     collection         verzameling
# bid                bod, bieden                              payment, to pay    bijbetaling, bijbetalen
# tie in bids        conflict                                 total              totale waarde, totaal
# draw pile          trekstapel                               discard pile       aflegstapel
# common supply      voorraad                                 score tokens       puntenfiches
# face down, open    gesloten, open                           to reveal          onthullen
# to discard         wegleggen                                in one's hand      op hand
# round, phase       ronde, fase: bieden, aanvulkaarten afhandelen, dierkaarten pakken, de volgende ronde voorbereiden
# scoring            puntentelling                            tie at the end     gelijkstand
# talisman           talismankaart, kort talisman             clockwise          met de wijzers van de klok mee
# peacock pauw, squirrel eekhoorn, eagle arend, ibex steenbok, lion leeuw, meerkat stokstaartje
#
# Gebeurtenissen kennen $seat (een naam, of "none"), $cards (hun namen, of hoeveel) en $number.

game-title = Wild Cards
game-summary = Bied tegen elkaar op om wilde dieren. Wie van een diersoort de meeste heeft, krijgt de leiderkaart en de kracht die erbij hoort.
game-players = 2 tot 5 spelers
game-minutes = ongeveer 30 minuten

option-edition = Editie
option-leo = Leo, een virtuele speler, neemt een plek: zo kan het ook met z’n tweeën
option-one_of_each = Van elke diersoort één dier weglaten (bij drie plekken)

# Kaarten

card-forest-1 = Bos 1
card-forest-2 = Bos 2
card-forest-3 = Bos 3
card-forest-4 = Bos 4
card-savannah-1 = Savanne 1
card-savannah-2 = Savanne 2
card-savannah-3 = Savanne 3
card-savannah-4 = Savanne 4
card-mountain-1 = Bergen 1
card-mountain-2 = Bergen 2
card-mountain-3 = Bergen 3
card-mountain-4 = Bergen 4
card-wild-1 = Joker 1
card-wild-2 = Joker 2
card-wild-3 = Joker 3
card-wild-4 = Joker 4
card-refill = Aanvulkaart
card-peacock = Pauw
card-squirrel = Eekhoorn
card-eagle = Arend
card-ibex = Steenbok
card-lion = Leeuw
card-meerkat = Stokstaartje
card-peacock-leader = Pauwleider
card-squirrel-leader = Eekhoornleider
card-eagle-leader = Arendleider
card-ibex-leader = Steenbokleider
card-lion-leader = Leeuwleider
card-meerkat-leader = Stokstaartleider
card-talisman = Talisman

# Waar kaarten liggen

zone-habitats = Trekstapel
zone-discard = Aflegstapel
zone-animals = Stapel dierkaarten
zone-display = Expo
zone-removed = Ongezien weggelaten
zone-out = Uit het spel
zone-supply = Voorraad
zone-refills = Overige aanvulkaarten
zone-hand = Hand
zone-face-down = Gesloten kaarten
zone-bid = Bod
zone-payment = Bijbetaling
zone-tie-cards = Conflictkaart
zone-collection = Verzameling
zone-leaders = Leiderkaarten
zone-talisman = Talisman
zone-compared = Al vergeleken kaarten
zone-leo = Stapel van Leo

# Zetten, zoals knoppen ze noemen

move-bid = Bieden
move-choose = Kiezen
move-give = Inruilen
move-get = Ruilen voor
move-discard = Wegleggen
move-pay = Bijbetalen
move-reveal = Onthullen
move-reveal-pile = Van de stapel
move-take = Pakken
move-pass = Passen
move-take-back = Terug op hand
move-leave = Laten liggen

# Vragen

ask-PlaceBids = Doe je bod.
help-PlaceBids = Kies een kaart uit je hand; niemand ziet hem tot iedereen gekozen heeft. Hoe hoger je habitatkaart, hoe eerder je een dier mag kiezen, maar ook hoe meer je bijbetaalt: één kaart minder dan het getal op je bod. Met de aanvulkaart bied je op geen enkel dier: je vult je hand weer aan. Met de leiderkaart van de arenden mag je twee kaarten neerleggen en pas later beslissen.

ask-ChooseBid = Welke van je twee kaarten is je bod?
help-ChooseBid = Dankzij de leiderkaart van de arenden heb je twee kaarten neergelegd. Alle andere biedingen liggen nu open: kies de kaart die telt. De andere gaat terug op hand, en niemand krijgt hem te zien.

ask-Exchange = Ruil je een dier, of pas je?
help-Exchange = Met de leiderkaart van de stokstaartjes en een aanvulkaart als bod mag je één dier uit je verzameling ruilen met één uit de Expo. Leiderkaarten wisselen meteen van eigenaar als de aantallen daarom vragen. Ruilen doe je voordat er iemand aanvult.

ask-GetAnimal = Welk dier wil je ervoor terug?
help-GetAnimal = Het dier dat je krijgt komt in je verzameling, het dier dat je inruilt neemt zijn plaats in de Expo in. Voor de natuurlijke habitat krijg je bij het ruilen geen punten.

ask-Refill = Welke kaarten leg je weg voor je aanvult?
help-Refill = Leg zoveel habitatkaarten weg als je wilt, of geen. Daarna vul je aan tot 7 (met de leiderkaart van de eekhoorns tot 10) en neem je je aanvulkaart terug. Daarmee is de ronde voor jou klaar: je pakt geen dier.

ask-LayPayments = Conflict: leg je bijbetaling neer.
help-LayPayments = Meerdere spelers hebben evenveel geboden. Zij leggen hun hele bijbetaling gesloten neer en onthullen die tegelijk: het hoogste totaal is als eerste aan de beurt. Pak je daarna een dier, dan betaal je met deze kaarten; pas je, dan krijg je ze terug.

ask-BreakTie = Nog steeds een conflict: onthul nog een kaart.
help-BreakTie = Kies een habitatkaart uit je hand, of vertrouw op de bovenste kaart van de trekstapel. De hoogste kaart is als eerste aan de beurt; bij gelijke kaarten volgt er nog een. Deze kaarten worden daarna weggelegd en tellen niet als betaling.

ask-TakeOrPass = Pak je een dier, of pas je?
help-TakeOrPass = Pak je er een, dan betaal je bij: één kaart minder dan het getal op je bod. Heeft daarna niemand meer dieren van die soort dan jij, dan krijg je de leiderkaart. Pas je, dan gaat je bod terug op hand en trek je 2 kaarten.

ask-Pay = Betaal voor je dier.
help-Pay = Kies de habitatkaarten waarmee je bijbetaalt. Tonen je bod en je hele bijbetaling de natuurlijke habitat van het dier, of zijn het jokers, dan krijg je 2 punten.

ask-PrepareNextRound = Neem je je bod terug?
help-PrepareNextRound = Zo meteen worden alle geboden en bijbetaalde kaarten weggelegd. Met de leiderkaart van de steenbokken mag je je eigen bod terug op hand nemen. Je bijbetaling ben je wel kwijt.

# Wat er gebeurd is

event-put-up = Klaargelegd: { $cards }.
event-removed = Voor het spel weggelaten: { $cards }.
event-dealt = Gedeeld aan { $seat }: { $cards }.
event-shuffled = Een stapel van { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} wordt geschud.
event-round-began = Ronde { $number } begint.
event-displayed = Nieuw in de Expo: { $cards }.
event-bid = { $seat } biedt { $cards }.
event-bid-two = { $seat } legt twee kaarten gesloten neer.
event-taken-back = { $seat } neemt { $cards } terug op hand.
event-gave = { $seat } gebruikt de kracht van de stokstaartjes en legt { $cards } in de Expo.
event-got = { $seat } pakt daarvoor { $cards }.
event-discarded = { $seat ->
    [none] Naar de aflegstapel: { $cards }.
   *[other] { $seat } legt { $cards } weg.
}
event-refill-returned = De aanvulkaart gaat terug naar { $seat }.
event-drawn = { $seat } trekt { $cards }.
event-recycled = De aflegstapel wordt de nieuwe trekstapel.
event-laid = { $seat } legt { $cards } neer als bijbetaling.
event-revealed = { $seat } onthult { $cards } om het conflict op te lossen.
event-compared = { $seat } legt { $cards } opzij.
event-talisman-decided = De talisman lost het conflict op: { $seat } is eerst.
event-passed = { $seat } past.
event-paid = { $seat } betaalt { $cards }.
event-acquired = { $seat } pakt { $cards }.
event-leader-claimed = { $seat } krijgt de { $cards }.
event-leader-returned = { $seat } legt de { $cards } terug in de voorraad.
event-scored = { $seat } krijgt { $number ->
    [one] 1 punt
   *[other] { $number } punten
}: { $cards } in de natuurlijke habitat.
event-left = Door niemand gepakt en uit het spel: { $cards }.
event-talisman-given = { $seat } krijgt de talisman.

# Het einde

score-most = Grootste diersoort
score-second = Op één na grootste
score-leaders = Leiderkaarten
score-tokens = Puntenfiches
counted-species = Diersoorten in de verzameling
favourite-leader = Favoriete leiderkaarten
counted-leader = Leiderkaart aan het einde

# Wie en wat nog meer

virtual-player = Leo
fact-round = Ronde
fact-tokens = Puntenfiches

# Wat een kaart doet

about-animal = { $home }. Leiderkaart: { $power }.
about-refill = Bied hem om zoveel kaarten weg te leggen als je wilt en aan te vullen tot 7. Je pakt die ronde geen dier, en je krijgt hem altijd terug.
about-talisman = Lost conflicten op: wie met de wijzers van de klok mee het eerst na de eigenaar komt, is eerst. Daarna schuift de talisman door.
about-peacock-leader = Deze leiderkaart levert aan het eind 3 punten op in plaats van 1.
about-squirrel-leader = Met je aanvulkaart vul je aan tot 10 habitatkaarten in plaats van 7.
about-eagle-leader = Je mag twee kaarten gesloten bieden en kiest pas als alle andere biedingen open liggen.
about-ibex-leader = Als de biedingen worden weggelegd, mag je het jouwe terugnemen, behalve een joker.
about-lion-leader = Bij elk conflict ben jij eerst.
about-meerkat-leader = Bied je je aanvulkaart, dan mag je eerst een van je dieren ruilen met een dier uit de Expo.

# Waarom een zet niet kan

refusal-only-habitats = Hier tellen alleen habitatkaarten: de aanvulkaart blijft bij jou.
refusal-not-placed = Je hebt { $card } niet gesloten neergelegd: kies een van je twee kaarten.
refusal-not-in-collection = “{ $card }” zit niet in je verzameling.
refusal-not-on-display = “{ $card }” ligt niet in de Expo.
refusal-which-copy = Als Leo meespeelt, telt de plaats in de Expo: zeg bij “{ $card }” welke kaart je bedoelt, zoals “{ $move }@1”, geteld vanaf de stapel.
refusal-wrong-place = “{ $move }” kan niet: “{ $card }” ligt niet op die plaats.
refusal-no-place-needed = Zonder Leo doet de plaats in de Expo er niet toe: noem alleen “{ $card }”.
refusal-piles-empty = Trekstapel en aflegstapel zijn allebei leeg: onthul een kaart uit je hand.

# De regels, zoals de pagina van het spel ze vertelt. Een nummer in de naam is de regel waar het om gaat.

rules-goal-title = Het doel
rules-goal = Leg de waardevolste dierenverzameling aan: waar je het meest van hebt telt dubbel, leiderkaarten en puntenfiches komen erbij.

rules-table-title = Wat er op tafel ligt
rules-players-title = Met hoeveel je speelt
rules-WC-02 = Je speelt met drie tot vijf mensen.
rules-WC-03 = In de editie van 2022 kan Leo, een virtuele speler, een van de plekken innemen. Met z’n tweeën speel je altijd met hem. Waar de regels plekken tellen, telt Leo mee; hij zit op de laatste.
rules-WC-01 = Hiermee speel je:
rules-animals = 42 dierkaarten
rules-animals-about = Zeven van elke diersoort. Het ronde teken noemt hun natuurlijke habitat.
rules-habitats = 46 habitatkaarten
rules-habitats-about = Elk 14 met bos, savanne en bergen, met waardes van 1 tot 4. Daarmee bied en betaal je.
rules-wilds = waarvan 4 jokers
rules-wilds-about = De regenboog telt als elke habitat. De waarde telt zoals elke andere.
rules-refill = ieder 1 aanvulkaart
rules-refill-about = Bied hem om je hand aan te vullen. Je krijgt hem altijd terug.
rules-leaders = 6 leiderkaarten
rules-leaders-about = Eén voor elke diersoort. Ze liggen klaar in de voorraad.
rules-talisman = 1 talisman
rules-talisman-about = Lost in de editie van 2022 conflicten op. Puntenfiches zijn punten en raken nooit op.
rules-WC-06 = Je begint met zeven habitatkaarten en je aanvulkaart. Wat je op hand hebt is geheim, hoeveel niet; de aanvulkaart telt daarbij mee. Verzamelingen, leiderkaarten, puntenfiches, de Expo, de aflegstapel en de hoogte van elke stapel zijn voor iedereen te zien.
rules-WC-07 = Meer dan tien habitatkaarten heb je nooit op hand, de aanvulkaart niet meegerekend. Zou je er meer trekken, dan stop je bij tien.
rules-WC-05 = Naast de stapel dierkaarten ligt de Expo, een rij met één dier minder dan er plekken zijn: twee, drie of vier. Er grijpt dus altijd iemand mis.
rules-WC-04 = Voor het spel worden er dieren ongezien weggelaten: 14 bij drie plekken, 6 bij vier, 2 bij vijf. Bij drie plekken laten we van elke diersoort één dier open weg en acht andere ongezien; je kunt ook alle 14 ongezien weglaten.

rules-round-title = Een ronde
rules-WC-36 = Een ronde heeft vier fases, die je met z’n allen tegelijk doorloopt. (In de editie van 2020 tellen de tweede en derde als één.)
rules-bid-title = Bieden
rules-WC-08 = Iedereen legt één kaart gesloten neer: een habitatkaart, waarvan de waarde het bod is, of de aanvulkaart. Dan worden alle biedingen tegelijk onthuld. Je hoeft niet te kunnen betalen wat je biedt, dus bluf zoveel je wilt.
rules-refill-title = Aanvullen
rules-WC-09 = Heb je de aanvulkaart geboden, dan leg je zoveel habitatkaarten weg als je wilt, of geen, vul je je hand aan tot zeven en neem je de aanvulkaart terug. Daarmee is de ronde voor jou klaar: je krijgt geen dier, en ook niets in plaats daarvan.
rules-WC-10 = Is de trekstapel op, dan wordt de aflegstapel geschud en is die de nieuwe, desnoods midden in het trekken.
rules-acquire-title = Dieren pakken
rules-WC-11 = Alle anderen zijn om de beurt aan zet, het hoogste bod eerst.
rules-WC-12 = Een dier pakken kost kaarten: leg habitatkaarten uit je hand bij je bod, tot er evenveel kaarten liggen als de waarde ervan. Dan komt een dier naar keuze uit de Expo in je verzameling.
rules-price = { $bid ->
    [1] Een bod van 1 kost verder niets.
    [2] Een bod van 2 kost nog één kaart.
    [3] Een bod van 3 kost er nog twee.
   *[4] Een bod van 4 kost er nog drie.
}
rules-WC-13 = Wil je geen dier, kun je niet betalen of is er geen meer, dan pas je: neem je bod terug op hand, ook de bijbetaling die je bij een conflict hebt gelegd, en trek daarna twee habitatkaarten.
rules-WC-14 = Heb je een dier gepakt en heb je nu minstens evenveel van die soort als ieder ander, dan krijg je meteen de leiderkaart, uit de voorraad of van de eigenaar. Gelijk komen is genoeg, ook nog in dezelfde ronde.
rules-prepare-title = Voorbereiden
rules-WC-20 = Biedingen en bijbetalingen gaan open op de aflegstapel, dieren die niemand pakte gaan uit het spel, en de Expo wordt weer helemaal gevuld.
rules-WC-E3-title = Voorbeeld: drie spelers, twee steenbokken
rules-WC-E3-1 = Nora biedt 4, Milo 2 en Ada 1. Nora is eerst, betaalt drie kaarten bij en pakt een steenbok. Het is de allereerste steenbok, dus krijgt ze ook de leiderkaart.
rules-WC-E3-2 = Milo betaalt één kaart bij voor de andere steenbok. Nu hebben ze er allebei een: Milo is gelijk gekomen en pakt de leiderkaart van Nora.
rules-WC-E3-3 = Voor Ada is de Expo leeg. Ze neemt haar 1 terug en trekt twee kaarten. Aan het eind van de ronde mag Milo zijn 2 terugnemen: dat is de kracht van de steenbokken.

rules-ties-title = Conflicten
rules-WC-16 = Hebben meerdere spelers hetzelfde geboden, en is dat 2 of meer? Als ze aan de beurt zijn, leggen ze hun hele bijbetaling gesloten neer. Alles wordt tegelijk onthuld, en het hoogste totaal is eerst. Pak je daarna een dier, dan betaal je met wat je hebt neergelegd. Wie niet kan betalen, doet niet mee en past na de anderen. Bij een bod van 1 valt er niets neer te leggen en ga je meteen door naar de volgende stap.
rules-WC-E2-title = Voorbeeld: een conflict met 3
rules-WC-E2 = Allebei leggen ze twee kaarten neer. 3 en 2 is 5, 2 en 1 is 3: de 5 kiest eerst.
rules-still-tied = Nog steeds gelijk?
rules-WC-18 = Wie van hen met de wijzers van de klok mee het eerst na de eigenaar van de talisman zit, is eerst. De eigenaar komt als laatste.
rules-WC-19 = Aan het begin krijgt iemand door loting de talisman. Heeft die een conflict opgelost, dan schuift hij aan het eind van de ronde met de wijzers van de klok mee door naar de volgende, nooit naar Leo. Na de laatste ronde blijft hij liggen.
rules-WC-17 = Wie nog gelijk staat, legt gesloten nog één habitatkaart neer: een uit de hand, of ongezien de bovenste van de trekstapel. Alle worden onthuld, de hoogste is eerst, gelijke gaan op dezelfde manier door. Deze kaarten worden weggelegd; ze betalen niets en tellen niet voor de natuurlijke habitat.

rules-leaders-title = Leiderkaarten en hun krachten
rules-WC-37 = Een kracht is van jou zolang je de leiderkaart hebt, en gaat voor de andere regels. Leeuw, eekhoorn en pauw werken vanzelf; bij arend, steenbok en stokstaartje word je gevraagd of je wilt.
rules-WC-31 = De kracht werkt meteen: ook in de ronde waarin je de kaart kreeg, als je er dan nog iets aan hebt.
rules-WC-24 = Aan het eind is deze leiderkaart 3 punten waard in plaats van 1.
rules-WC-25 = Met de aanvulkaart vul je aan tot tien habitatkaarten in plaats van zeven.
rules-WC-26 = Je mag twee kaarten gesloten neerleggen. Als alle andere biedingen open liggen, kies je een van de twee als je bod; de andere gaat ongezien terug op hand. De aanvulkaart mag er een van zijn.
rules-WC-27 = Als de biedingen worden weggelegd, mag je het jouwe terug op hand nemen, behalve een joker. Je bijbetaling ben je wel kwijt.
rules-WC-28 = Bij elk conflict ben jij eerst, nog voordat iemand een bijbetaling neerlegt.
rules-WC-29 = Bied je de aanvulkaart, dan mag je eerst een dier uit je verzameling ruilen met een dier uit de Expo, voordat er iemand trekt.
rules-WC-30 = Na een ruil wisselen leiderkaarten meteen. Je krijgt die van de nieuwe diersoort als je er nu minstens evenveel hebt als ieder ander. Je verliest die van de ingeruilde als je er geen meer hebt, of minder dan een ander: die gaat naar wie de meeste heeft, of terug naar de voorraad.
rules-WC-E4-title = Voorbeeld: twee krachten in één ronde
rules-WC-E4 = Nora heeft de leiderkaart van de stokstaartjes en biedt haar aanvulkaart. Ze ruilt een steenbok voor een eekhoorn, heeft nu de meeste eekhoorns en krijgt hun leiderkaart. Dus vult ze nu meteen aan tot tien.

rules-natural-title = De natuurlijke habitat
rules-WC-15 = Elke diersoort is in één habitat thuis. Tonen je bod en alle kaarten die je bijbetaalt de natuurlijke habitat van het dier dat je pakt, dan krijg je 2 punten aan puntenfiches. Jokers tellen als elke habitat. Een bijbetaling die bij een conflict is neergelegd telt mee; ruilen levert niets op.
rules-at-home = { $habitat ->
    [forest] Thuis in het bos
    [savannah] Thuis op de savanne
   *[mountain] Thuis in de bergen
}
rules-WC-E1-title = Voorbeeld: 2 punten
rules-WC-E1 = Bos 3 geboden, bijbetaald met een boskaart en een joker, voor een pauw: alle drie tellen als bos.

rules-end-title = Einde en puntentelling
rules-WC-21 = Het spel is afgelopen als de Expo niet meer helemaal gevuld kan worden: na 14 rondes bij drie plekken, 12 bij vier, 10 bij vijf. Kaarten die je dan nog op hand hebt, tellen niet.
rules-WC-22 = Je krijgt 2 punten voor elk dier van de soort waar je de meeste van hebt, 1 voor elk dier van de soort daarna, 1 voor elke leiderkaart, en je puntenfiches. Telkens telt maar één diersoort, ook als je er van meer evenveel hebt.
rules-WC-23 = De meeste punten winnen. Bij gelijkstand wint de grootste verzameling; wie dan nog gelijk staat, deelt de plaats.
rules-WC-E5-title = Voorbeeld: 22 punten
rules-WC-E5 = Vier pauwen en hun leiderkaart, drie steenbokken, drie eekhoorns en voor 8 aan puntenfiches.
rules-WC-E5-most = 4 pauwen, elk 2
rules-WC-E5-second = 3 steenbokken (of de 3 eekhoorns), elk 1
rules-WC-E5-leaders = de leiderkaart van de pauwen
rules-WC-E5-tokens = puntenfiches
rules-WC-E5-total = Samen
rules-WC-E5-other = Met vier steenbokken in plaats van drie zouden alleen al de dieren 8 en 4 waard zijn.

rules-leo-title = Leo, de virtuele speler
rules-leo = Leo speelt niet om te winnen. Hij zit je in de weg.
rules-WC-32 = Leo krijgt vijf habitatkaarten en een aanvulkaart, geschud tot een gesloten stapel. De bovenste kaart is zijn bod en wordt tegelijk met dat van jullie onthuld.
rules-WC-33 = Komt de aanvulkaart boven, dan wordt de rest van zijn stapel weggelegd. Vijf nieuwe habitatkaarten en de aanvulkaart, geschud, zijn zijn volgende stapel.
rules-WC-34 = Als hij aan de beurt is, pakt hij het dier dat het dichtst bij de stapel ligt. Zolang er een is past hij nooit, en hij betaalt nooit bij. Hij krijgt geen puntenfiches en heeft geen puntentelling. Leiderkaarten krijgt hij zoals iedereen, maar hij gebruikt ze nooit: ze zijn onbereikbaar tot iemand gelijk komt.
rules-WC-35 = Bij elk conflict is hij eerst, tenzij een van de spelers daarin de leiderkaart van de leeuwen heeft: die gaat voor. De talisman krijgt hij nooit.

rules-editions-title = De twee edities
rules-editions = De spelregels zijn twee keer uitgegeven. Al het andere is in beide gelijk.
rules-editions-caption = Waarin de edities verschillen
rules-edition = { $edition ->
    [2020] Editie 2020
   *[2022] Editie 2022
}
rules-editions-players = Mensen
rules-editions-players-2020 = drie tot vijf
rules-editions-players-2022 = twee tot vijf
rules-editions-leo = Leo
rules-editions-leo-2020 = speelt niet mee
rules-editions-leo-2022 = kan meespelen; met z’n tweeën moet het
rules-editions-phases = Fases van een ronde
rules-editions-phases-2020 = drie: bieden, afhandelen, voorbereiden
rules-editions-phases-2022 = vier: bieden, aanvullen, dieren pakken, voorbereiden
rules-editions-ties = Bij gelijke totalen
rules-editions-ties-2020 = ieder nog een kaart
rules-editions-ties-2022 = de talisman

# Waar de cijfers van het deck vandaan komen, volgens de groepen van het deckbestand

deck-animals = Van elke diersoort zijn er zeven dierkaarten.
deck-natural = Welke habitat voor welke diersoort de natuurlijke is. De spelregels zeggen het alleen van de pauw met zoveel woorden; de andere volgen hun inleiding.
deck-habitats = Hoe vaak elke waarde voorkomt. Dat er 14 kaarten van elke habitat en vier jokers zijn, is gedrukt; hoe de waardes verdeeld zijn niet.
deck-counts = Hoe vaak elke waarde voorkomt
deck-value = Waarde { $value }

# De pagina van de tafel

phase-bid = Bieden
phase-refill = Aanvullen
phase-acquire = Dieren pakken
phase-prepare = Voorbereiden

habitat-forest = Bos
habitat-savannah = Savanne
habitat-mountain = Bergen
habitat-wild = Joker
short-forest = Bo
short-savannah = Sa
short-mountain = Be
short-wild = Jo
short-refill = A

stat-hand = Kaarten op hand
stat-hand-short = op hand
stat-tokens = Punten in puntenfiches
stat-points = Punten tot nu toe
stat-points-short = tot nu
known-card = Je kent deze kaart: { $card }
holding = { $leads ->
    [yes] { $species } { $count }, met leiderkaart
   *[other] { $species } { $count }
}
power-peacock = levert aan het eind 3 op
power-squirrel = vult aan tot 10
power-eagle = mag twee kaarten bieden
power-ibex = mag het bod terugnemen
power-lion = is eerst bij elk conflict
power-meerkat = mag ruilen bij het aanvullen
lane = Je bod en je bijbetaling

deed-waits = nog geen bod
deed-sealed = gesloten
deed-bids = biedt { $bid }
deed-tied = conflict met { $bid }
deed-took = pakte: { $animal }
deed-passed = gepast
deed-refills = vult aan
deed-refilled = aangevuld

mat-habitats = Habitatkaarten
mat-order = Wie wanneer aan de beurt is
mat-unseen = Nog niet gezien: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
pile-draw = stapel
pile-discard = afleg
pile-top = Bovenste kaart van de trekstapel
rounds-left = { $rounds ->
    [0] laatste ronde
    [one] nog 1 ronde
   *[other] nog { $rounds } rondes
}
taken-by = → { $name }
offer-count = { $have } → { $will } bij jou
offer-leader-keep = leiderkaart blijft van jou
offer-leader-new = met leiderkaart
offer-leader-from = leiderkaart van { $name }
offer-next = straks voor { $name }
known-holds = { $name } heeft { $cards }.
hand-held = Je hand: { $held } van { $most } habitatkaarten
keys-pick = een kaart, de aanvulkaart, een dier kiezen
score-reason = { $line ->
    [leaders] { $card }
   *[other] { $count }× { $card }
}

title-PlaceBids = Leg één kaart gesloten neer als bod
line-PlaceBids = Hoge biedingen kiezen eerst. Een bod van 3 kost nog 2 kaarten.
chip-PlaceBids = { $animals } dieren, { $people } bieders
empty-PlaceBids = Kies een kaart
more-PlaceBids = Kies een kaart
ready-PlaceBids = Bieden: %
wait-PlaceBids = Wachten op het bod van { $names }.

title-ChooseBid = Welke van je twee kaarten is je bod?
line-ChooseBid = Alle andere biedingen liggen open. De andere kaart gaat ongezien terug.
empty-ChooseBid = Kies een van de twee
more-ChooseBid = Kies een van de twee
ready-ChooseBid = Bieden: %
wait-ChooseBid = Kiest nog tussen twee kaarten: { $names }.

title-Exchange = Een dier ruilen?
line-Exchange = Dankzij de stokstaartjes mag je voor het aanvullen een van je dieren ruilen met een dier uit de Expo.
empty-Exchange = Kies een dier om in te ruilen
more-Exchange = Kies een dier om in te ruilen
ready-Exchange = Inruilen: %
other-Exchange = Niet ruilen
wait-Exchange = Mag een dier ruilen: { $names }.

title-GetAnimal = Welk dier wil je ervoor terug?
line-GetAnimal = Het komt in je verzameling, het jouwe neemt zijn plaats in. Voor de habitat krijg je geen punten.
empty-GetAnimal = Kies een dier
more-GetAnimal = Kies een dier
ready-GetAnimal = Ruilen voor: %
wait-GetAnimal = Kiest een dier om te ruilen: { $names }.

title-Refill = Leg weg wat je niet wilt, en vul daarna aan tot { $full }
line-Refill = Zoveel kaarten als je wilt, of geen. Deze ronde pak je geen dier.
empty-Refill = { $missing ->
    [0] Alles houden
   *[other] Alles houden, trekken
}
more-Refill = Wegleggen en trekken
ready-Refill = Wegleggen en trekken
wait-Refill = Vult aan: { $names }.

title-LayPayments = Conflict met { $names }: leg { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} gesloten neer
line-LayPayments = Het hoogste totaal is eerst. Hiermee betaal je ook; pas je, dan krijg je ze terug.
empty-LayPayments = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
more-LayPayments = %
ready-LayPayments = { $count ->
    [one] 1 kaart neerleggen
   *[other] { $count } kaarten neerleggen
}
wait-LayPayments = Wachten op de bijbetaling van { $names }.

title-BreakTie = Nog steeds een conflict met { $names }: onthul nog een kaart
line-BreakTie = Uit je hand, of de bovenste van de trekstapel. De hoogste is eerst; betalen doe je er niet mee.
empty-BreakTie = Kies een kaart
more-BreakTie = Kies een kaart
ready-BreakTie = Onthullen: %
wait-BreakTie = Wachten op de kaart van { $names }.

title-TakeOrPass = Pak een dier, of pas
line-TakeOrPass = { $count ->
    [0] Het kost verder geen kaart.
    [one] Het kost nog één kaart uit je hand.
   *[other] Het kost nog { $count } kaarten uit je hand.
}
empty-TakeOrPass = Kies een dier
more-TakeOrPass = Kies een dier
ready-TakeOrPass = Pakken: %
other-TakeOrPass = Passen, trek 2
wait-TakeOrPass = Kiest een dier: { $names }.

title-Pay = Betaal { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} bij voor je dier
line-Pay = Tonen je bod en je hele bijbetaling de natuurlijke habitat, dan krijg je 2 punten. Jokers tonen elke.
empty-Pay = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
more-Pay = %
ready-Pay = { $count ->
    [one] 1 kaart bijbetalen
   *[other] { $count } kaarten bijbetalen
}
wait-Pay = Betaalt nog: { $names }.

title-PrepareNextRound = Je bod terugnemen?
line-PrepareNextRound = Dankzij de steenbokken mag je je geboden kaart houden. Je bijbetaling ben je wel kwijt.
go-PrepareNextRound = Terug op hand: { $card }
other-PrepareNextRound = Laten liggen
wait-PrepareNextRound = Mag een bod terugnemen: { $names }.

say-cost-0 = Kost verder geen kaart
say-cost-1 = Kost nog 1 kaart
say-cost-2 = Kost nog 2 kaarten
say-cost-3 = Kost nog 3 kaarten
say-refill = Je vult aan en pakt geen dier
say-total = Totaal %
say-bonus-forest = Alles Bos: +2 (%)
say-bonus-savannah = Alles Savanne: +2 (%)
say-bonus-mountain = Alles Bergen: +2 (%)

# Het eerste spel met uitleg
# Lessen kennen $seat (een naam), $cards (hun namen), $kind (hoe de eerste kaart in bestanden heet, zoals forest-2 of
# peacock), $number, en de namen van de anderen als $seat1 en $seat2.

guide-1-PlaceBids-title = Je eerste bod
guide-1-PlaceBids = Iedereen biedt gesloten één kaart; de hoogste kiest als eerste uit de Expo. Een dier pakken kost dan nog meer kaarten: één minder dan het getal dat je bood. Bied en betaal je voor de pauw alleen met bos, zijn natuurlijke habitat, dan krijg je 2 punten.
guide-1-PlaceBids-why = Een 2 kost maar één kaart extra, en je hebt nog meer bos om mee te betalen.

guide-1-TakeOrPass-title = Jij kiest eerst
guide-1-TakeOrPass = Jouw 2 gaat voor de 1 van { $seat1 }, en { $seat2 } bood de aanvulkaart, die geen dier oplevert. Wie als eerste een dier van een soort pakt, krijgt ook de leiderkaart.
guide-1-TakeOrPass-why = De pauw kun je met bos betalen, en de leiderkaart alleen al is aan het eind 3 punten waard.

guide-1-Pay-title = Betaal met de natuurlijke habitat
guide-1-Pay = Je bood een 2, dus je betaalt één kaart bij. Toont die het bos, net als je bod, dan krijg je meteen 2 punten; een joker zou ook goed zijn.
guide-1-Pay-why = Deze toont het bos, en een 4 zul je het minst missen: als bod zou hij nog drie kaarten kosten.

guide-2-PlaceBids-title = Wees de anderen voor
guide-2-PlaceBids = De pauw, de leiderkaart en 2 punten zijn van jou. Kijk nu naar de eekhoorn: met die leiderkaart vul je je hand aan tot 10 kaarten in plaats van 7. Hoe hoger je bod, hoe zekerder je eerst kiest, en hoe meer het kost: bij een 3 nog twee kaarten.
guide-2-PlaceBids-why = Een 3 gaat voor elke 1 en 2, en die leiderkaart wil je hebben.

guide-2-TakeOrPass-title = Twee dieren, drie spelers
guide-2-TakeOrPass = Jouw 3 gaat voor de 2 van { $seat1 } en de 1 van { $seat2 }. Is de Expo leeg, dan neemt wie overblijft het bod terug en trekt 2 kaarten.
guide-2-TakeOrPass-why = Nog niemand heeft een eekhoorn, dus krijg jij de leiderkaart. Volgende ronde gebruik je hem.

guide-2-Pay-title = Een hogere prijs
guide-2-Pay = Je 3 kost twee kaarten. Je bod toont geen bos, dus die 2 punten zitten er niet in: betaal met wat je het minst nodig hebt.
guide-2-Pay-why = Hoge getallen zijn dure biedingen. Geef ze uit en bewaar de lage.

guide-3-PlaceBids-title = Tijd om aan te vullen
guide-3-PlaceBids = Je hebt nog twee kaarten, en daarmee kun je bijna niets betalen. Bied in plaats daarvan je aanvulkaart: je pakt deze ronde geen dier, maar je vult je hand, en je krijgt de kaart altijd terug.
guide-3-PlaceBids-why = Je hand is bijna leeg, en met de leiderkaart van de eekhoorns vul je aan tot 10.

guide-3-Refill-title = Weg met wat je niet nodig hebt
guide-3-Refill = Voor je trekt mag je zoveel kaarten wegleggen als je wilt, en elke kaart wordt vervangen. Lage getallen zijn goedkope biedingen; hoge gaan eerst, maar alleen met kaarten om ze te betalen.
guide-3-Refill-why = Een 3 kost nog twee kaarten. Aan een nieuwe kaart heb je waarschijnlijk meer.

guide-4-PlaceBids-title = Thuis in de bergen
guide-4-PlaceBids = Arenden leven in de bergen, en je hebt twee keer Bergen 2: één om te bieden en één om mee te betalen. Misschien biedt nog iemand een 2. Dan is er een conflict, en beslissen de bijbetalingen wie er eerst is.
guide-4-PlaceBids-why = Alles in de bergen betekent 2 punten, en de leiderkaart van de arenden krijg je erbij.

guide-4-LayPayments-title = Een conflict
guide-4-LayPayments = { $seat1 } bood ook een 2. Jullie leggen nu allebei je bijbetaling gesloten neer, en het hoogste totaal is eerst. Zijn ook de totalen gelijk, dan beslist de talisman.
guide-4-LayPayments-why = Weer bergen: krijg je de arend, dan levert hij je 2 punten op.

guide-4-TakeOrPass-title = De talisman beslist
guide-4-TakeOrPass = Beide bijbetalingen zijn samen 2 waard. { $seat2 } heeft de talisman, en met de wijzers van de klok mee kom jij daarna, dus kies jij eerst. Na deze ronde schuift hij door naar jou, en de eigenaar komt bij een conflict als laatste.
guide-4-TakeOrPass-why = De arend levert je de leiderkaart en 2 punten op, en betaald heb je al.

guide-5-PlaceBids-title = De kracht van de arend
guide-5-PlaceBids = Met de leiderkaart van de arenden mag je twee kaarten neerleggen en pas kiezen als alle andere biedingen open liggen. Leg een lage en een hoge neer: je wilt een tweede eekhoorn of pauw, zo goedkoop mogelijk.
guide-5-PlaceBids-why = Is een 1 genoeg, dan betaal je niets bij. Zo niet, dan heb je de 3 nog.

guide-5-ChooseBid-title = Nu weet je het
guide-5-ChooseBid = { $seat2 } bood een 4 en gaat voor, welke kaart je ook kiest. { $seat1 } vult aan en pakt geen dier, dus een van de twee blijft over voor jou. De andere kaart gaat terug op hand, en niemand ziet hem.
guide-5-ChooseBid-why = Met de 1 krijg je hetzelfde dier als met de 3, zonder bij te betalen.

guide-5-TakeOrPass-title = Leiderkaarten wisselen van eigenaar
guide-5-TakeOrPass = { $seat2 } bood een 4, ging voor en heeft nu ook een eekhoorn. Evenveel hebben is genoeg: de leiderkaart van de eekhoorns is verhuisd. Met nog een eekhoorn kwam hij bij jou terug.
guide-5-TakeOrPass-why = Met een tweede pauw is je leiderkaart veiliger, en in bos levert hij je 2 punten op.

guide-6-PlaceBids-title = Niets voor jou
guide-6-PlaceBids = Twee stokstaartjes, en { $seat1 } heeft er al twee: die leiderkaart krijg je niet. Aan het eind tellen alleen je twee grootste diersoorten, en het stokstaartje hoort daar niet bij. Bewaar je goede kaarten voor betere rondes.
guide-6-PlaceBids-why = Een 1 kost verder niets, en of je iets pakt beslis je later.

guide-6-TakeOrPass-title = Je mag passen
guide-6-TakeOrPass = { $seat1 } bood een 2 en ging voor. Je kunt het andere stokstaartje pakken, of passen: dan gaat je bod terug op hand en trek je 2 kaarten.
guide-6-TakeOrPass-why = Eén stokstaartje levert je niets op. Met twee nieuwe kaarten pak je iets beters.

guide-bids-title = Ronde { $number }: je bod
guide-last-title = Je laatste bod
guide-last = Na deze ronde is het spel afgelopen. Kaarten die je dan nog op hand hebt, tellen niet, dus geef ze uit.
guide-points = Punten aan het eind: 2 voor elk dier van je grootste soort, 1 voor elk van de soort daarna, 1 voor elke leiderkaart (3 voor die van de pauwen), en je puntenfiches. Tot nu toe heb je er { $number }.
guide-soon = { $number ->
    [one] Na deze komt er nog één ronde.
   *[other] Na deze komen er nog { $number } rondes.
} Kaarten op hand tellen aan het eind niet.
guide-rival = { $cards }: { $seat } heeft de leiderkaart, maar jij hebt er evenveel. Nog één, en hij komt naar jou.
guide-few = { $number ->
    [0] Je hebt geen habitatkaarten meer.
    [one] Je hebt nog één habitatkaart, en niets om mee te betalen.
   *[other] Je hebt nog { $number } habitatkaarten: daarmee kun je bijna niets betalen.
}
guide-nothing = Deze keer is niets in de Expo je zijn prijs waard.
guide-why-refill = Je vult aan tot { $number } en pakt geen dier. De aanvulkaart krijg je terug.
guide-why-two = Met de leiderkaart van de arenden leg je twee kaarten neer en kies je pas als alle andere biedingen open liggen.
guide-why-two-refill = Met de leiderkaart van de arenden kan het allebei: bieden, en als de anderen niets goeds overlaten, toch aanvullen.
guide-why-low = Als je aan de beurt bent, kun je passen: je bod komt terug en je trekt 2 kaarten.
guide-why-bid = { $number ->
    [0] { $cards } kost verder niets. Je bent laat aan de beurt, maar vaak is er nog een dier over.
    [one] { $cards } gaat voor elk lager bod en kost nog één kaart.
   *[other] { $cards } gaat voor elk lager bod en kost nog { $number } kaarten.
}

guide-choose-title = Nu ken je de andere biedingen
guide-highest = Het hoogste bod van de anderen is de { $number } van { $seat }.
guide-alone = Verder biedt niemand op een dier.
guide-choose = Kies de kaart die telt. De andere gaat terug op hand, en niemand ziet hem.
guide-why-refill-after-all = De anderen laten niets over dat zijn prijs waard is. Vul je hand aan.
guide-why-no-refill = Er is een dier binnen bereik, en dat is je meer waard dan nieuwe kaarten.
guide-why-either = Als bod zijn ze evenveel waard. Deze past beter bij je.
guide-why-higher = De hogere kaart is eerder aan de beurt, en dat is hier zijn prijs waard.
guide-why-lower = De lagere kaart is goedkoper en doet het hier net zo goed.

guide-exchange-title = De kracht van de stokstaartjes
guide-exchange = Met de leiderkaart van de stokstaartjes mag je voor het aanvullen een van je dieren ruilen met een dier uit de Expo.
guide-why-give = { $cards }: die kun je het best missen. In de Expo ligt iets beters.
guide-why-no-exchange = Niets in de Expo levert je meer op dan wat je hebt.
guide-get-title = Jouw deel van de ruil
guide-get = Het nieuwe dier komt in je verzameling, het jouwe neemt zijn plaats in, en leiderkaarten wisselen meteen.
guide-why-better = { $cards }: daarmee haal je het meeste uit je verzameling.

guide-refill-title = Vul je hand aan
guide-refill = Leg weg wat je wilt, of niets. Daarna vul je aan tot { $number }.
guide-why-discard = Hoge getallen zijn dure biedingen: { $cards }. Voor elke kaart die je weglegt, trek je een nieuwe.
guide-why-keep = Alles op je hand is het bewaren waard.

guide-tie-title = Een conflict
guide-tie = { $seat } bood ook een { $number }. Leg nu je bijbetaling gesloten neer; het hoogste totaal is eerst.
guide-talisman = Zijn de totalen gelijk, dan beslist de talisman: eerst komt wie met de wijzers van de klok mee het eerst na { $seat } zit.
guide-talisman-mine = Zijn de totalen gelijk, dan kom jij als laatste: je hebt de talisman.
guide-why-high = Hoge kaarten winnen het conflict, en als bod zijn ze toch al duur.
guide-why-natural = Zo toont alles de natuurlijke habitat: 2 punten ({ $cards }).

guide-take-title = Pak een dier, of pas
guide-first = Jouw { $number } is het hoogste bod dat er nog ligt, dus kies jij nu.
guide-went-before = { $seat } bood { $number } en ging voor.
guide-tie-lion = { $seat } bood evenveel, maar met de leiderkaart van de leeuwen ben jij bij elk conflict eerst.
guide-tie-unpaid = { $seat } bood evenveel maar kan het niet betalen, dus kies jij eerst.
guide-tie-talisman = Alles is gelijk, dus beslist de talisman: met de wijzers van de klok mee na { $seat } kom jij eerst.
guide-tie-won = { $seat } bood evenveel, maar jouw bijbetaling is samen meer waard: jij bent eerst.
guide-pass = Pas je, dan gaat je bod terug op hand en trek je 2 kaarten.
guide-why-pass = Nieuwe kaarten zijn je meer waard dan wat hier nog ligt.

guide-pay-title = Betaal voor je dier
guide-pay = { $number ->
    [one] Je betaalt één kaart bij. Toont die net als je bod de natuurlijke habitat, dan krijg je 2 punten.
   *[other] Je betaalt { $number } kaarten bij. Tonen die net als je bod allemaal de natuurlijke habitat, dan krijg je 2 punten.
}
guide-pay-plain = { $number ->
    [one] Je betaalt één kaart bij.
   *[other] Je betaalt { $number } kaarten bij.
} De 2 punten voor de natuurlijke habitat zitten er deze keer niet in.
guide-why-least = Betaal met wat je het minst nodig hebt: hoge getallen zijn dure biedingen.

guide-ibex-title = De kracht van de steenbokken
guide-ibex = Zo meteen worden de biedingen weggelegd. Met de leiderkaart van de steenbokken mag je het jouwe terugnemen.
guide-why-ibex = { $cards } gaat terug op hand, en het kost je niets.

guide-leader-and-natural = { $cards }: levert je de leiderkaart op, en 2 punten voor de natuurlijke habitat.
guide-natural = { $cards }: kun je betalen met de natuurlijke habitat, en dat levert je 2 punten op.
guide-leader = { $cards }: die heeft nog niemand, dus krijg jij de leiderkaart.
guide-leader-from = { $cards }: daarmee heb je er minstens evenveel als { $seat }, dus krijg jij de leiderkaart.
guide-adds = { $cards }: levert aan het eind { $number ->
    [one] één punt
   *[other] { $number } punten
} op.
guide-adds-nothing = { $cards }: levert nog geen punten op, maar bij gelijkstand aan het eind wint de grootste verzameling.

guide-power-peacock = Leiderkaart van de pauwen: aan het eind 3 punten waard, andere maar 1.
guide-power-squirrel = Leiderkaart van de eekhoorns: met de aanvulkaart vul je aan tot 10.
guide-power-eagle = Leiderkaart van de arenden: je mag twee kaarten bieden en kiest als alle andere biedingen open liggen.
guide-power-ibex = Leiderkaart van de steenbokken: je mag je bod terugnemen voordat het wordt weggelegd, behalve een joker.
guide-power-lion = Leiderkaart van de leeuwen: bij elk conflict ben jij eerst.
guide-power-meerkat = Leiderkaart van de stokstaartjes: bied je de aanvulkaart, dan mag je eerst een dier ruilen met een dier uit de Expo.

guide-end-won = Je hebt gewonnen, met { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
guide-end-lost = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} in je eerste spel
guide-end-most = Grootste diersoort, elk 2 punten: { $cards }, { $number }.
guide-end-second = Op één na grootste diersoort, elk 1 punt: { $cards }, { $number }.
guide-end-leaders = Leiderkaarten, elk 1 punt en 3 voor die van de pauwen: { $number }.
guide-end-tokens = Puntenfiches voor natuurlijke habitats: { $number }.

# De terminal: een plek in één regel

seat-line = { $points ->
    [none] stapel { $hand }
   *[other] hand { $hand }, fiches { $tokens }, punten tot nu toe { $points }
}

beat-round = Ronde { $number }
beat-bid = Biedingen: { $all }
beat-laid = Gelijk. De hoogste betaling gaat eerst: { $all }
beat-revealed = Nog steeds gelijk. De hoogste kaart gaat eerst: { $all }
beat-tie-lion = { $you ->
    [yes] Gelijk met { $bid }: { $all }. Jij leidt de leeuwen en gaat eerst.
   *[no] Gelijk met { $bid }: { $all }. { $name } leidt de leeuwen en gaat eerst.
}
beat-tie-leo = Gelijk met { $bid }: { $all }. { $name } gaat altijd eerst.
beat-tie-able = { $you ->
    [yes] Gelijk met { $bid }: { $all }. Alleen jij kunt betalen.
   *[no] Gelijk met { $bid }: { $all }. Alleen { $name } kan betalen.
}
beat-talisman-decided = { $you ->
    [yes] De talisman beslist: jij gaat eerst.
   *[no] De talisman beslist: { $name } gaat eerst.
}
beat-refill-returned = { $you ->
    [yes] Je vult je hand aan.
   *[no] { $name } vult de hand aan.
}
beat-got = { $you ->
    [yes] Je ruilt { $given } voor { $cards }.
   *[no] { $name } ruilt { $given } voor { $cards }.
}
beat-acquired = { $bonus ->
    [yes] { $you ->
        [yes] Je pakt { $cards }: 2 punten voor het leefgebied.
       *[no] { $name } pakt { $cards }: 2 punten voor het leefgebied.
    }
   *[no] { $you ->
        [yes] Je pakt { $cards }.
       *[no] { $name } pakt { $cards }.
    }
}
beat-leader-claimed = { $owner ->
    [none] { $you ->
        [yes] { $cards }: nu van jou.
       *[no] { $cards }: nu van { $name }.
    }
   *[other] { $you ->
        [yes] { $cards }: nu van jou, eerst van { $owner }.
       *[no] { $cards }: nu van { $name }, eerst van { $owner }.
    }
}
beat-leader-returned = { $cards }: terug in de voorraad.
beat-passed = { $first ->
    [none] { $you ->
        [yes] Je past, neemt je bod terug en trekt 2 kaarten.
       *[no] { $name } past, neemt het bod terug en trekt 2 kaarten.
    }
   *[other] { $mine ->
        [yes] Jouw { $bid } ging eerst en pakte het laatste dier: { $gone }. { $name } neemt het bod terug en trekt 2 kaarten.
       *[no] { $you ->
            [yes] { $first } ging met de { $bid } eerst en pakte het laatste dier: { $gone }. Je neemt je bod terug en trekt 2 kaarten.
           *[no] { $first } ging met de { $bid } eerst en pakte het laatste dier: { $gone }. { $name } neemt het bod terug en trekt 2 kaarten.
        }
    }
}
beat-left = Niemand pakt { $cards }: uit het spel.
beat-talisman-given = { $you ->
    [yes] De talisman gaat naar jou.
   *[no] De talisman gaat naar { $name }.
}
tie-break-collection = Gelijk met { $name }. De grootste verzameling wint.
idle-bid = Je hebt niet genoeg kaarten om dit bod te betalen.
