# Wat Wild Cards zegt, met de woorden van de gedrukte Nederlandse spelregels (2022); de toon is “je”.
#
# habitat card       habitatkaart (bos, savanne, bergen)      animal card        dierkaart
# wild card          joker                                    species            diersoort
# refill hand card   aanvulkaart                              natural habitat    natuurlijke habitat
# leader card        leiderkaart (pauwleiderkaart)            power              kracht
# open display       Expo                                     collection         verzameling
# bid                bod, bieden                              payment, to pay    bijbetaling, bijbetalen
# tie in bids        conflict                                 total              totale waarde, totaal
# draw pile          trekstapel                               discard pile       aflegstapel
# common supply      voorraad                                 score tokens       puntenfiches
# face down, open    gesloten, open                           to reveal          onthullen
# to discard         wegleggen                                in one's hand      op hand
# round, phase       ronde, fase: bieden, aanvulkaarten afhandelen, dierkaarten pakken, de volgende ronde voorbereiden
# scoring            puntentelling                            tie at the end     gelijkstand
# talisman           talismankaart, kort talisman             clockwise          met de klok mee
# peacock pauw, squirrel eekhoorn, eagle arend, ibex steenbok, lion leeuw, meerkat stokstaartje
#
# Gebeurtenissen kennen $seat (een naam, "you" voor de lezer, of "none"), $cards (hun namen, of hoeveel), $a (hetzelfde
# met lidwoord) en $number. De hoofdknop (empty-, more-, ready-, go-, other-) heeft hooguit 16 tekens behalve de naam
# van de kaart.

game-title = Wild Cards
game-summary = Bied tegen elkaar op om wilde dieren. Wie van een diersoort de meeste heeft, krijgt de leiderkaart en de kracht die erbij hoort.
game-players = 2 tot 5 spelers
game-minutes = ongeveer 30 minuten

option-edition = Editie
option-leo = Met Leo spelen (virtuele speler, verplicht met z’n tweeën)
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
card-peacock-leader = Pauwleiderkaart
card-squirrel-leader = Eekhoornleiderkaart
card-eagle-leader = Arendleiderkaart
card-ibex-leader = Steenbokleiderkaart
card-lion-leader = Leeuwenleiderkaart
card-meerkat-leader = Stokstaartjesleiderkaart
card-talisman = Talisman
a-peacock = een pauw
a-squirrel = een eekhoorn
a-eagle = een arend
a-ibex = een steenbok
a-lion = een leeuw
a-meerkat = een stokstaartje
a-refill = de aanvulkaart
a-peacock-leader = de pauwleiderkaart
a-squirrel-leader = de eekhoornleiderkaart
a-eagle-leader = de arendleiderkaart
a-ibex-leader = de steenbokleiderkaart
a-lion-leader = de leeuwenleiderkaart
a-meerkat-leader = de stokstaartjesleiderkaart
the-peacock = De pauw
the-squirrel = De eekhoorn
the-eagle = De arend
the-ibex = De steenbok
the-lion = De leeuw
the-meerkat = Het stokstaartje

# Waar kaarten liggen

zone-habitats = Trekstapel
zone-discard = Aflegstapel
zone-animals = Stapel dierkaarten
zone-display = Expo
zone-removed = Gesloten weggelaten
zone-out = Terug in de doos
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

move-bid = { $card } bieden
move-choose = { $card } bieden
move-give = { $card } inruilen
move-get = { $card } nemen
move-discard = { $card } wegleggen
move-pay = { $card } bijbetalen
move-reveal = { $card } onthullen
move-reveal-pile = Bovenste kaart van de trekstapel onthullen
move-take = { $card } pakken
move-pass = Passen
move-take-back = Bod terugnemen
move-leave = Bod laten liggen

# Vragen

ask-PlaceBids = Doe je bod.
help-PlaceBids = Kies een kaart uit je hand. Hij blijft gesloten tot iedereen gekozen heeft. Hoge biedingen mogen als eerste een dier kiezen, maar betalen meer bij: één kaart minder dan het getal op het bod. Met de aanvulkaart bied je op geen enkel dier: je vult je hand aan. Met de arendleiderkaart mag je twee kaarten neerleggen en later beslissen.

ask-ChooseBid = Welke van je twee kaarten is je bod?
help-ChooseBid = Dankzij de arendleiderkaart heb je twee kaarten neergelegd. Alle andere biedingen liggen nu open: kies de kaart die telt. De andere gaat ongezien terug op hand.

ask-Exchange = Wil je een dier ruilen?
help-Exchange = Met de stokstaartjesleiderkaart en een aanvulkaart als bod mag je één dier uit je verzameling ruilen met één uit de Expo. Leiderkaarten wisselen meteen van eigenaar als de aantallen veranderen. Ruilen doe je vóór het aanvullen.

ask-GetAnimal = Welk dier wil je ervoor terug?
help-GetAnimal = Het nieuwe dier komt in je verzameling, het ingeruilde dier komt op zijn plaats in de Expo. Voor de natuurlijke habitat krijg je bij het ruilen geen punten.

ask-Refill = Welke kaarten leg je weg voor je aanvult?
help-Refill = Leg zoveel habitatkaarten weg als je wilt, of geen. Daarna vul je aan tot 7 (met de eekhoornleiderkaart tot 10) en neem je je aanvulkaart terug. Daarmee is de ronde voor jou klaar: je pakt geen dier.

ask-LayPayments = Conflict: leg je bijbetaling gesloten neer.
help-LayPayments = Meerdere spelers hebben evenveel geboden. Ze leggen hun hele bijbetaling gesloten neer en onthullen die tegelijk: het hoogste totaal wint het conflict. Pak je daarna een dier, dan betaal je met deze kaarten; pas je, dan krijg je ze terug.

ask-BreakTie = Nog steeds een conflict: onthul nog een kaart.
help-BreakTie = Kies een habitatkaart uit je hand, of ongezien de bovenste kaart van de trekstapel. De hoogste kaart wint het conflict; bij gelijke kaarten volgt er nog een. Deze kaarten worden daarna weggelegd en tellen niet als bijbetaling.

ask-TakeOrPass = Pak je een dier of pas je?
help-TakeOrPass = Een dier kost één kaart minder dan het getal op je bod. Heeft daarna niemand meer dieren van die soort dan jij, dan krijg je de leiderkaart. Pas je, dan gaat je bod terug op hand en trek je 2 kaarten.

ask-Pay = Betaal voor je dier.
help-Pay = Kies de habitatkaarten waarmee je bijbetaalt. Tonen je bod en je hele bijbetaling de natuurlijke habitat van het dier, of zijn het jokers, dan krijg je 2 punten.

ask-PrepareNextRound = Neem je je bod terug?
help-PrepareNextRound = Zo meteen worden alle geboden en bijbetaalde kaarten weggelegd. Met de steenbokleiderkaart mag je je eigen bod terug op hand nemen. Je bijbetaling ben je wel kwijt.

# Wat er gebeurd is

event-put-up = Klaargelegd: { $cards }.
event-removed = Voor het begin weggelaten: { $cards }.
event-dealt = { $seat ->
    [you] Je krijgt { $cards }.
   *[other] { $seat } krijgt { $cards }.
}
event-shuffled = Een stapel van { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} wordt geschud.
event-round-began = Ronde { $number } begint.
event-displayed = Nieuw in de Expo: { $cards }.
event-bid = { $seat ->
    [you] Je biedt { $a }.
   *[other] { $seat } biedt { $a }.
}
event-bid-two = { $seat ->
    [you] Je legt twee kaarten gesloten neer.
   *[other] { $seat } legt twee kaarten gesloten neer.
}
event-taken-back = { $seat ->
    [you] Je neemt { $a } terug op hand.
   *[other] { $seat } neemt { $a } terug op hand.
}
event-gave = { $seat ->
    [you] Je gebruikt de kracht van de stokstaartjes en ruilt { $a } in.
   *[other] { $seat } gebruikt de kracht van de stokstaartjes en ruilt { $a } in.
}
event-got = { $seat ->
    [you] Je krijgt er { $a } voor terug.
   *[other] { $seat } krijgt er { $a } voor terug.
}
event-discarded = { $seat ->
    [none] Weggelegd: { $cards }.
    [you] Je legt { $a } weg.
   *[other] { $seat } legt { $a } weg.
}
event-refill-returned = { $seat ->
    [you] Je neemt je aanvulkaart terug.
   *[other] { $seat } neemt de aanvulkaart terug.
}
event-drawn = { $seat ->
    [you] Je trekt { $a }.
   *[other] { $seat } trekt { $a }.
}
event-recycled = De aflegstapel wordt de nieuwe trekstapel.
event-laid = { $seat ->
    [you] Je legt { $a } neer als bijbetaling.
   *[other] { $seat } legt { $a } neer als bijbetaling.
}
event-revealed = { $seat ->
    [you] Je onthult { $a } om het conflict op te lossen.
   *[other] { $seat } onthult { $a } om het conflict op te lossen.
}
event-compared = { $seat ->
    [you] Je legt { $a } opzij.
   *[other] { $seat } legt { $a } opzij.
}
event-talisman-decided = { $seat ->
    [you] De talisman beslist: jij wint het conflict.
   *[other] De talisman beslist: { $seat } wint het conflict.
}
event-passed = { $seat ->
    [you] Je past.
   *[other] { $seat } past.
}
event-paid = { $seat ->
    [you] Je betaalt { $a } bij.
   *[other] { $seat } betaalt { $a } bij.
}
event-acquired = { $seat ->
    [you] Je pakt { $a }.
   *[other] { $seat } pakt { $a }.
}
event-leader-claimed = { $owner ->
    [none] { $seat ->
        [you] Je krijgt { $a }.
       *[other] { $seat } krijgt { $a }.
    }
    [you] { $seat } krijgt { $a } van jou.
   *[other] { $seat ->
        [you] Je krijgt { $a } van { $owner }.
       *[other] { $seat } krijgt { $a } van { $owner }.
    }
}
event-leader-returned = { $seat ->
    [you] Je legt { $a } terug in de voorraad.
   *[other] { $seat } legt { $a } terug in de voorraad.
}
event-scored = { $seat ->
    [you] Je krijgt
   *[other] { $seat } krijgt
} { $number ->
    [one] 1 punt
   *[other] { $number } punten
} voor { $a } in de natuurlijke habitat.
event-left = Terug in de doos: { $cards }.
event-talisman-given = { $seat ->
    [you] Je krijgt de talisman.
   *[other] { $seat } krijgt de talisman.
}

# Wat luisteraars kort te horen krijgen

brief-event-round-began = Ronde { $number }
brief-event-displayed = In de Expo: { $cards }
brief-event-bid = { $seat ->
    [you] Jij
   *[other] { $seat }
} { $cards }
brief-event-scored = { $seat ->
    [you] Jij
   *[other] { $seat }
} +{ $number }

# Het einde

score-most = Meest verzamelde soort
score-second = Op één na meeste
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
about-any-animal = Natuurlijke habitat: { $home }. Wie van een soort de meeste heeft, krijgt de leiderkaart.
about-any-habitat = { $value ->
    [1] Bied je hem, dan kies je als laatste en betaal je niets bij.
    [2] Bied je hem, dan betaal je 1 kaart bij.
    [3] Bied je hem, dan betaal je 2 kaarten bij.
   *[4] Bied je hem, dan kies je als eerste en betaal je 3 kaarten bij.
} Je kunt er ook mee bijbetalen.
about-refill = Bied hem om zoveel kaarten weg te leggen als je wilt en aan te vullen tot 7. Je pakt die ronde geen dier. Je krijgt hem altijd terug.
about-talisman = Beslist conflicten: wie met de klok mee als eerste na de eigenaar zit, wint. Daarna schuift de talisman door.
about-peacock-leader = Deze leiderkaart levert aan het eind 3 punten op in plaats van 1.
about-squirrel-leader = Met je aanvulkaart vul je aan tot 10 habitatkaarten in plaats van 7.
about-eagle-leader = Je mag twee kaarten gesloten bieden en kiest pas als alle andere biedingen open liggen.
about-ibex-leader = Als de biedingen worden weggelegd, mag je je eigen bod terugnemen, behalve een joker.
about-lion-leader = Bij conflicten win jij altijd.
about-meerkat-leader = Bied je je aanvulkaart, dan mag je eerst een van je dieren ruilen met een dier uit de Expo.

# Waarom een zet niet kan

refusal-only-habitats = Hier heb je een habitatkaart nodig. De aanvulkaart blijft bij jou.
refusal-not-placed = Je hebt { $card } niet gesloten neergelegd: kies een van je twee kaarten.
refusal-not-in-collection = “{ $card }” zit niet in je verzameling.
refusal-not-on-display = “{ $card }” ligt niet in de Expo.
refusal-which-copy = Als Leo meespeelt, telt de plaats in de Expo: zeg bij “{ $card }” welke kaart je bedoelt, zoals “{ $move }@1”, geteld vanaf de stapel.
refusal-wrong-place = “{ $move }” kan niet: “{ $card }” ligt niet op die plaats.
refusal-no-place-needed = Zonder Leo doet de plaats in de Expo er niet toe: noem alleen “{ $card }”.
refusal-piles-empty = Trekstapel en aflegstapel zijn allebei leeg: onthul een kaart uit je hand.
wrong-two-people = met zijn tweeën heb je Leo nodig, die een eigen plek heeft: seats=3, leo=True
wrong-leo = Leo speelt alleen mee in de uitgave van 2022; laat leo weg of neem edition=2022
wrong-one-of-each = one_of_each kun je alleen bij 3 plekken kiezen; laat het weg

# De regels, zoals de pagina van het spel ze vertelt. Een nummer in de naam is de regel waar het om gaat.

rules-goal-title = Doel
rules-goal = Leg de waardevolste dierenverzameling aan. De soort waarvan je de meeste dieren hebt, telt dubbel; leiderkaarten en puntenfiches komen erbij.

rules-table-title = Spelmateriaal
rules-players-title = Aantal spelers
rules-WC-02 = Je speelt met drie tot vijf spelers.
rules-WC-03 = In de editie van 2022 kan Leo, een virtuele speler, een plek innemen. Met z’n tweeën speel je altijd met hem. Waar de regels plekken tellen, telt Leo mee; hij zit op de laatste.
rules-WC-01 = Hiermee speel je:
rules-animals = 42 dierkaarten
rules-animals-about = Zeven van elke diersoort. Het ronde teken toont hun natuurlijke habitat.
rules-habitats = 46 habitatkaarten
rules-habitats-about = Van bos, savanne en bergen elk 14, met waardes van 1 tot 4. Daarmee bied en betaal je.
rules-wilds = waarvan 4 jokers
rules-wilds-about = De regenboog telt als elke habitat. De waarde telt gewoon mee.
rules-refill = ieder 1 aanvulkaart
rules-refill-about = Bied hem om je hand aan te vullen. Je krijgt hem altijd terug.
rules-leaders = 6 leiderkaarten
rules-leaders-about = Eén voor elke diersoort, in de voorraad.
rules-talisman = 1 talisman
rules-talisman-about = Beslist conflicten in de editie van 2022. Puntenfiches zijn punten en raken nooit op.
rules-WC-06 = Je begint met zeven habitatkaarten en je aanvulkaart. Welke kaarten je op hand hebt is geheim, hoeveel niet; de aanvulkaart telt daarbij mee. Verzamelingen, leiderkaarten, puntenfiches, de Expo, de aflegstapel en de hoogte van elke stapel zijn voor iedereen te zien.
rules-WC-07 = De handlimiet is tien habitatkaarten, de aanvulkaart niet meegerekend. Zou je er meer trekken, dan stop je bij tien.
rules-WC-05 = Naast de stapel dierkaarten ligt de Expo, een rij met één dier minder dan er plekken zijn: twee, drie of vier. Er is dus altijd iemand die geen dier kan pakken.
rules-WC-04 = Voor het begin worden er dieren gesloten weggelaten: 14 bij drie plekken, 6 bij vier, 2 bij vijf. Bij drie plekken laten we van elke diersoort één dier open weg en acht andere gesloten; je kunt ook alle 14 gesloten weglaten.

rules-round-title = Een ronde
rules-WC-36 = Een ronde heeft vier fases, die je met z’n allen tegelijk speelt. (In de editie van 2020 zijn de tweede en derde één fase.)
rules-bid-title = Bieden
rules-WC-08 = Iedereen legt één kaart gesloten neer: een habitatkaart, waarvan de waarde het bod is, of de aanvulkaart. Dan worden alle biedingen tegelijk onthuld. Je hoeft je bod niet te kunnen betalen: bluffen mag.
rules-refill-title = Aanvullen
rules-WC-09 = Heb je de aanvulkaart geboden, dan leg je zoveel habitatkaarten weg als je wilt, of geen, vul je je hand aan tot zeven en neem je de aanvulkaart terug. Daarmee is de ronde voor jou klaar: je krijgt geen dier en ook niets anders.
rules-WC-10 = Is de trekstapel leeg, dan schud je de aflegstapel tot een nieuwe trekstapel, ook midden in het trekken.
rules-acquire-title = Dieren pakken
rules-WC-11 = Dan zijn alle anderen aan de beurt, het hoogste bod eerst.
rules-WC-12 = Een dier kost kaarten: leg habitatkaarten uit je hand bij je bod, tot er evenveel kaarten liggen als de waarde van je bod. Dan komt een dier naar keuze uit de Expo in je verzameling.
rules-price = { $bid ->
    [1] Een bod van 1 kost geen extra kaart.
    [2] Een bod van 2 kost nog één kaart.
    [3] Een bod van 3 kost er nog twee.
   *[4] Een bod van 4 kost er nog drie.
}
rules-WC-13 = Wil je geen dier, kun je niet betalen of is er geen dier meer, dan pas je: neem je bod terug op hand, ook de bijbetaling die je bij een conflict hebt neergelegd, en trek daarna twee habitatkaarten.
rules-WC-14 = Heb je een dier gepakt en heb je nu minstens evenveel van die soort als elke andere speler, dan krijg je meteen de leiderkaart, uit de voorraad of van de eigenaar. Gelijk komen is genoeg, ook nog in dezelfde ronde.
rules-prepare-title = Voorbereiden
rules-WC-20 = Biedingen en bijbetalingen gaan open op de aflegstapel, overgebleven dieren gaan terug in de doos, en de Expo wordt weer gevuld.
rules-WC-E3-title = Voorbeeld: drie spelers, twee steenbokken
rules-WC-E3-1 = Nora biedt 4, Milo 2 en Ada 1. Nora is als eerste aan de beurt, betaalt drie kaarten bij en pakt een steenbok. Het is de eerste steenbok in het spel, dus krijgt ze ook de leiderkaart.
rules-WC-E3-2 = Milo betaalt één kaart bij voor de andere steenbok. Nu hebben ze er allebei een: Milo is gelijk gekomen en pakt de leiderkaart van Nora.
rules-WC-E3-3 = Voor Ada is de Expo leeg. Ze neemt haar 1 terug en trekt twee kaarten. Aan het eind van de ronde mag Milo zijn 2 terugnemen: dat is de kracht van de steenbokken.

rules-ties-title = Conflicten
rules-WC-16 = Hebben meerdere spelers hetzelfde geboden, en is dat 2 of meer, dan leggen ze hun hele bijbetaling gesloten neer als ze aan de beurt zijn. Alles wordt tegelijk onthuld, en het hoogste totaal wint het conflict. Pak je daarna een dier, dan betaal je met de kaarten die je hebt neergelegd. Kun je niet betalen, dan doe je niet mee en pas je na de anderen. Bij een bod van 1 valt er niets neer te leggen en ga je meteen door naar de volgende stap.
rules-WC-E2-title = Voorbeeld: een conflict bij 3
rules-WC-E2 = Allebei leggen ze twee kaarten neer. 3 en 2 is 5, 2 en 1 is 3: de 5 kiest eerst.
rules-still-tied = Nog steeds gelijk?
rules-WC-18 = De speler die met de klok mee als eerste na de eigenaar van de talisman zit, wint het conflict. De eigenaar komt als laatste.
rules-WC-19 = Aan het begin krijgt een willekeurige speler de talisman. Heeft die een conflict opgelost, dan schuift hij aan het eind van de ronde met de klok mee door naar de volgende, nooit naar Leo. Na de laatste ronde blijft hij liggen.
rules-WC-17 = De spelers in het conflict leggen elk gesloten nog één habitatkaart neer: een uit hun hand, of ongezien de bovenste van de trekstapel. Alles wordt onthuld en de hoogste wint het conflict; bij gelijke kaarten volgt er nog een. Deze kaarten worden weggelegd. Ze tellen niet als bijbetaling en niet voor de natuurlijke habitat.

rules-leaders-title = Leiderkaarten en hun krachten
rules-WC-37 = Een kracht is van jou zolang je de leiderkaart hebt, en gaat voor de andere regels. Leeuw, eekhoorn en pauw werken vanzelf; bij arend, steenbok en stokstaartje krijg je de vraag of je dat wilt.
rules-WC-31 = De kracht werkt meteen: ook in de ronde waarin je de kaart kreeg, als je er dan nog iets aan hebt.
rules-WC-24 = Aan het eind is deze leiderkaart 3 punten waard in plaats van 1.
rules-WC-25 = Met de aanvulkaart vul je aan tot tien habitatkaarten in plaats van zeven.
rules-WC-26 = Je mag twee kaarten gesloten neerleggen. Als alle andere biedingen open liggen, kies je een van de twee als je bod; de andere gaat ongezien terug op hand. De aanvulkaart mag er een van zijn.
rules-WC-27 = Als de biedingen worden weggelegd, mag je je eigen bod terug op hand nemen, behalve een joker. Je bijbetaling ben je wel kwijt.
rules-WC-28 = Bij conflicten win jij altijd, nog voordat iemand een bijbetaling neerlegt.
rules-WC-29 = Bied je de aanvulkaart, dan mag je eerst een dier uit je verzameling ruilen met een dier uit de Expo, voordat er iemand trekt.
rules-WC-30 = Na een ruil wisselen leiderkaarten meteen. Je krijgt die van de nieuwe diersoort als je er nu minstens evenveel hebt als elke andere speler. Je verliest die van de ingeruilde soort als je er geen meer hebt, of minder dan een ander: die gaat naar de speler met de meeste, of terug naar de voorraad.
rules-WC-E4-title = Voorbeeld: twee krachten in één ronde
rules-WC-E4 = Nora heeft de stokstaartjesleiderkaart en biedt haar aanvulkaart. Ze ruilt een steenbok voor een eekhoorn, heeft nu de meeste eekhoorns en krijgt hun leiderkaart. Dus vult ze nu meteen aan tot tien.

rules-natural-title = Natuurlijke habitat
rules-WC-15 = Elke diersoort heeft één natuurlijke habitat. Tonen je bod en alle kaarten die je bijbetaalt de natuurlijke habitat van het dier dat je pakt, dan krijg je 2 punten aan puntenfiches. Jokers tellen als elke habitat. Een bijbetaling die bij een conflict is neergelegd telt mee; ruilen levert niets op.
rules-at-home = { $habitat ->
    [forest] Thuis in het bos
    [savannah] Thuis op de savanne
   *[mountain] Thuis in de bergen
}
rules-WC-E1-title = Voorbeeld: 2 punten
rules-WC-E1 = Bos 3 geboden, bijbetaald met een boskaart en een joker, voor een pauw: alle drie tellen als bos.

rules-end-title = Einde en puntentelling
rules-WC-21 = Het spel is afgelopen als de Expo niet meer helemaal gevuld kan worden: na 14 rondes bij drie plekken, 12 bij vier, 10 bij vijf. Kaarten die je dan nog op hand hebt, tellen niet mee.
rules-WC-22 = Je krijgt 2 punten voor elk dier van de soort waar je de meeste van hebt, 1 voor elk dier van de soort daarna, 1 voor elke leiderkaart, en je puntenfiches. Telkens telt maar één diersoort, ook als je van meerdere soorten evenveel hebt.
rules-WC-23 = De speler met de meeste punten wint. Bij gelijkstand wint de grootste verzameling; is die ook gelijk, dan delen jullie de plaats.
rules-WC-E5-title = Voorbeeld: 22 punten
rules-WC-E5 = Vier pauwen en hun leiderkaart, drie steenbokken, drie eekhoorns en voor 8 aan puntenfiches.
rules-WC-E5-most = 4 pauwen, elk 2
rules-WC-E5-second = 3 steenbokken (of de 3 eekhoorns), elk 1
rules-WC-E5-leaders = de pauwleiderkaart
rules-WC-E5-tokens = puntenfiches
rules-WC-E5-total = Samen
rules-WC-E5-other = Met vier steenbokken in plaats van drie zouden alleen al de dieren 8 en 4 waard zijn.

rules-leo-title = Leo, de virtuele speler
rules-leo = Leo speelt niet om te winnen. Hij zit je in de weg.
rules-WC-32 = Leo heeft een gesloten stapel van vijf habitatkaarten en een aanvulkaart, geschud. De bovenste kaart is zijn bod en wordt tegelijk met de andere onthuld.
rules-WC-33 = Is het de aanvulkaart, dan wordt de rest van zijn stapel weggelegd. Vijf nieuwe habitatkaarten en de aanvulkaart worden geschud tot zijn volgende stapel.
rules-WC-34 = Als hij aan de beurt is, pakt hij het dier dat het dichtst bij de stapel ligt. Zolang er een dier ligt past hij nooit, en hij betaalt nooit bij. Hij krijgt geen puntenfiches en doet niet mee aan de puntentelling. Leiderkaarten krijgt hij zoals iedereen, maar hij gebruikt ze nooit: hij houdt ze tot iemand gelijk komt.
rules-WC-35 = Hij wint elk conflict, tenzij een van de spelers daarin de leeuwenleiderkaart heeft: die wint dan. De talisman krijgt hij nooit.

rules-editions-title = De twee edities
rules-editions = De spelregels zijn in twee edities verschenen. Al het andere is in beide gelijk.
rules-editions-caption = Verschillen tussen de edities
rules-edition = { $edition ->
    [2020] Editie 2020
   *[2022] Editie 2022
}
rules-editions-players = Spelers
rules-editions-players-2020 = drie tot vijf
rules-editions-players-2022 = twee tot vijf
rules-editions-leo = Leo
rules-editions-leo-2020 = speelt niet mee
rules-editions-leo-2022 = kan meespelen; verplicht met z’n tweeën
rules-editions-phases = Fases van een ronde
rules-editions-phases-2020 = drie: bieden, afhandelen, voorbereiden
rules-editions-phases-2022 = vier: bieden, aanvullen, dieren pakken, voorbereiden
rules-editions-ties = Bij gelijke totalen
rules-editions-ties-2020 = ieder onthult nog een kaart
rules-editions-ties-2022 = de talisman

# Waar de cijfers van het deck vandaan komen, volgens de groepen van het deckbestand

deck-animals = Van elke diersoort zijn er zeven dierkaarten.
deck-natural = Welke habitat voor welke diersoort de natuurlijke is. De spelregels zeggen het alleen van de pauw met zoveel woorden; voor de andere volgen we de inleiding.
deck-habitats = Hoe vaak elke waarde voorkomt. Dat er 14 kaarten van elke habitat en vier jokers zijn, is gedrukt; hoe de waardes verdeeld zijn niet.
deck-counts = Aantal kaarten per waarde
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
stat-tokens = Punten aan puntenfiches
stat-points = Punten, inclusief puntenfiches
stat-points-short = punten
known-card = Je kent deze kaart: { $card }
holding = { $leads ->
    [yes] { $species } { $count }, met leiderkaart
   *[other] { $species } { $count }
}
power-peacock = levert aan het eind 3 punten op
power-squirrel = vult aan tot 10
power-eagle = mag twee kaarten bieden
power-ibex = mag het bod terugnemen
power-lion = wint elk conflict
power-meerkat = mag ruilen bij het aanvullen
lane = Je bod en je bijbetaling

deed-waits = nog geen bod
deed-sealed = heeft geboden
deed-bids = biedt { $bid }
deed-tied = conflict bij { $bid }
deed-took = pakte: { $animal }
deed-passed = gepast
deed-refills = vult aan
deed-refilled = aangevuld

mat-habitats = Habitatkaarten
mat-order = Beurtvolgorde
mat-unseen = Nog niet gezien: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
pile-draw = stapel
pile-discard = weggelegd
pile-top = Bovenste van de stapel
rounds-left = { $rounds ->
    [0] laatste ronde
    [one] nog 1 ronde
   *[other] nog { $rounds } rondes
}
taken-by = → { $name }
offer-count = { $have } → { $will } bij jou
offer-heard = Je hebt er { $have }
offer-leader-keep = leiderkaart blijft van jou
offer-leader-new = met leiderkaart
offer-leader-from = leiderkaart van { $name }
on-display = In de Expo: { $cards }.
offer-copies = { $card } (×{ $count })
offer-pass = je bod komt terug, trek 2 kaarten
offer-unpaid = te weinig kaarten om een dier te betalen
offer-natural = { $cost ->
    [0] +2 punten
   *[other] +2 punten als je alleen met { $habitat } betaalt
}
offer-next = straks: { $name }
known-holds = { $name } heeft { $cards }.
hand-held = Je hand: { $held } van { $most } habitatkaarten
keys-pick = een kaart, de aanvulkaart, een dier kiezen
score-reason = { $line ->
    [leaders] { $card }
   *[other] { $count }× { $card }
}

title-PlaceBids = Leg je bod gesloten neer
line-PlaceBids = { $most ->
    [one] Hoge biedingen kiezen eerst. Een bod van 3 kost nog 2 kaarten.
   *[other] Met de arendleiderkaart mag je twee kaarten neerleggen. Je kiest als alle andere biedingen open liggen.
}
chip-PlaceBids = { $animals } dieren, { $people } bieders
empty-PlaceBids = { $most ->
    [one] Kies een kaart
   *[other] Kies er 1 of 2
}
more-PlaceBids = Kies een kaart
ready-PlaceBids = % bieden
wait-PlaceBids = Wachten op het bod van { $names }.

title-ChooseBid = Welke van je twee kaarten is je bod?
line-ChooseBid = Alle andere biedingen liggen open. De andere kaart gaat ongezien terug op hand.
empty-ChooseBid = Kies een kaart
more-ChooseBid = Kies een kaart
ready-ChooseBid = % bieden
wait-ChooseBid = { $names } kiest tussen twee kaarten.

title-Exchange = Stokstaartjesleider: dier ruilen?
line-Exchange = Met de stokstaartjesleiderkaart mag je voor het aanvullen een van je dieren ruilen met een dier uit de Expo.
empty-Exchange = Kies een dier
more-Exchange = Kies een dier
ready-Exchange = % inruilen
other-Exchange = Niet ruilen
wait-Exchange = { $names } mag een dier ruilen.

title-GetAnimal = Waarvoor ruil je { $animal }?
line-GetAnimal = Het komt in je verzameling, het jouwe komt op zijn plaats. Voor de habitat krijg je geen punten.
empty-GetAnimal = Kies een dier
more-GetAnimal = Kies een dier
ready-GetAnimal = % nemen
wait-GetAnimal = { $names } kiest een dier uit de Expo.

title-Refill = Leg weg wat je niet nodig hebt, en vul daarna aan tot { $full }
line-Refill = Zoveel kaarten als je wilt, of geen. Deze ronde pak je geen dier.
empty-Refill = { $missing ->
    [0] Alles houden
   *[other] Alleen aanvullen
}
more-Refill = Weg en aanvullen
ready-Refill = Weg en aanvullen
wait-Refill = { $names } vult aan.

title-LayPayments = Conflict met { $names }: leg { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} gesloten neer
line-LayPayments = Het hoogste totaal wint het conflict. Met deze kaarten betaal je ook; pas je, dan krijg je ze terug.
empty-LayPayments = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
more-LayPayments = %
ready-LayPayments = { $count ->
    [one] 1 neerleggen
   *[other] { $count } neerleggen
}
wait-LayPayments = Wachten op de bijbetaling van { $names }.

title-BreakTie = Nog steeds conflict met { $names }: onthul nog een kaart
line-BreakTie = Uit je hand, of de bovenste van de trekstapel. De hoogste wint het conflict en telt niet als bijbetaling.
empty-BreakTie = Kies een kaart
more-BreakTie = Kies een kaart
ready-BreakTie = % onthullen
wait-BreakTie = Wachten op de kaart van { $names }.

title-TakeOrPass = Pak een dier of pas
line-TakeOrPass = { $count ->
    [0] Je hoeft niets bij te betalen.
    [one] Het kost nog één kaart uit je hand.
   *[other] Het kost nog { $count } kaarten uit je hand.
}
empty-TakeOrPass = Kies een dier
more-TakeOrPass = Kies een dier
ready-TakeOrPass = % pakken
other-TakeOrPass = Passen, trek 2
wait-TakeOrPass = { $names } kiest een dier.

title-Pay = Betaal { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} bij voor { $animal }
line-Pay = { $match ->
    [yes] Natuurlijke habitat: { $home }. Betaal je alleen met { $home } en jokers, dan krijg je 2 punten.
   *[no] Natuurlijke habitat: { $home }. Je bod toont een andere, dus daar krijg je geen punten voor.
}
empty-Pay = { $count ->
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
more-Pay = %
ready-Pay = { $count ->
    [one] 1 bijbetalen
   *[other] { $count } bijbetalen
}
wait-Pay = { $names } betaalt bij.

title-PrepareNextRound = Je bod terugnemen?
line-PrepareNextRound = Met de steenbokleiderkaart mag je je geboden kaart houden. Je bijbetaling ben je wel kwijt.
go-PrepareNextRound = { $card } houden
other-PrepareNextRound = Laten liggen
wait-PrepareNextRound = { $names } mag een bod terugnemen.

say-cost-0 = Niets bijbetalen
say-cost-1 = Kost nog 1 kaart
say-cost-2 = Kost nog 2 kaarten
say-cost-3 = Kost nog 3 kaarten
say-refill = Je vult aan en pakt geen dier
say-total = Totaal %
say-bonus-forest = Alles bos: +2 (%)
say-bonus-savannah = Alles savanne: +2 (%)
say-bonus-mountain = Alles bergen: +2 (%)

# De eerste partij met uitleg
# Lessen kennen $seat (een naam), $cards (hun namen), $a en $the (de eerste met lidwoord, als voorwerp en aan het begin
# van een zin), $number, en de namen van de anderen als $seat1 en $seat2.

guide-goal = De meeste punten winnen: 2 voor elk dier van je meest verzamelde soort, 1 voor elk van de tweede, plus leiderkaarten en puntenfiches.

guide-1-PlaceBids-title = Je eerste bod
guide-1-PlaceBids = Iedereen biedt gesloten een kaart; het hoogste bod kiest als eerste. Het dier kost dan één kaart minder dan je bood. Bied en betaal je alleen met bos, de habitat van de pauw, dan krijg je 2 punten.
guide-1-PlaceBids-why = Een 2 kost maar één kaart extra, en je hebt nog meer bos om mee te betalen.

guide-1-TakeOrPass-title = Jij kiest eerst
guide-1-TakeOrPass = Jouw 2 gaat voor de 1 van { $seat1 }, en { $seat2 } bood de aanvulkaart, die geen dier oplevert. Wie als eerste een dier van een soort pakt, krijgt ook de leiderkaart.
guide-1-TakeOrPass-why = De pauw kun je met bos betalen, en de leiderkaart alleen al is aan het eind 3 punten waard.

guide-1-Pay-title = Betaal met de natuurlijke habitat
guide-1-Pay = Je bood een 2, dus je betaalt één kaart bij. Is dat ook bos, net als je bod, dan krijg je meteen 2 punten; een joker mag ook.
guide-1-Pay-why = Dit is bos, en een 4 zul je het minst missen: als bod zou hij nog drie kaarten kosten.

guide-2-PlaceBids-title = Wees de anderen voor
guide-2-PlaceBids = De pauw, de leiderkaart en 2 punten zijn van jou. Kijk nu naar de eekhoorn: met die leiderkaart vul je je hand aan tot 10 kaarten in plaats van 7. Hoe hoger je bod, hoe zekerder je eerst kiest, en hoe meer het kost: bij een 3 nog twee kaarten.
guide-2-PlaceBids-why = Een 3 gaat voor elke 1 en 2, en die leiderkaart wil je hebben.

guide-2-TakeOrPass-title = Twee dieren, drie spelers
guide-2-TakeOrPass = Jouw 3 gaat voor de 2 van { $seat1 } en de 1 van { $seat2 }. Is de Expo leeg, dan neemt de laatste speler het bod terug en trekt 2 kaarten.
guide-2-TakeOrPass-why = Nog niemand heeft een eekhoorn, dus krijg jij de leiderkaart. Volgende ronde gebruik je hem.

guide-2-Pay-title = Een hogere prijs
guide-2-Pay = Je 3 kost twee kaarten. Je bod is geen bos, dus die 2 punten zitten er niet in: betaal met wat je het minst nodig hebt.
guide-2-Pay-why = Hoge getallen zijn dure biedingen. Geef ze uit en bewaar de lage.

guide-3-PlaceBids-title = Tijd om aan te vullen
guide-3-PlaceBids = Je hebt nog twee kaarten, en daarmee kun je bijna niets betalen. Bied in plaats daarvan je aanvulkaart: je pakt deze ronde geen dier, maar je vult je hand, en je krijgt de kaart altijd terug.
guide-3-PlaceBids-why = Je hand is bijna leeg, en met de eekhoornleiderkaart vul je aan tot 10.

guide-3-Refill-title = Weg met wat je niet nodig hebt
guide-3-Refill = Voor je trekt mag je zoveel kaarten wegleggen als je wilt, en elke kaart wordt vervangen. Lage getallen zijn goedkope biedingen. Met hoge ben je eerder aan de beurt, maar je hebt kaarten nodig om ze te betalen.
guide-3-Refill-why = Een 3 kost nog twee kaarten. Aan een nieuwe kaart heb je waarschijnlijk meer.

guide-4-PlaceBids-title = Thuis in de bergen
guide-4-PlaceBids = Arenden leven in de bergen, en je hebt twee keer Bergen 2: één om te bieden en één om mee te betalen. Misschien biedt nog iemand een 2. Dan is er een conflict, en beslissen jullie bijbetalingen.
guide-4-PlaceBids-why = Alles bergen betekent 2 punten, en de arendleiderkaart krijg je erbij.

guide-4-LayPayments-title = Een conflict
guide-4-LayPayments = { $seat1 } bood ook een 2. Jullie leggen nu allebei je bijbetaling gesloten neer, en het hoogste totaal wint het conflict. Zijn ook de totalen gelijk, dan beslist de talisman.
guide-4-LayPayments-why = Weer bergen: krijg je de arend, dan levert hij je 2 punten op.

guide-4-TakeOrPass-title = De talisman beslist
guide-4-TakeOrPass = Jullie bijbetalingen zijn allebei 2 waard. { $seat2 } heeft de talisman, en met de klok mee kom jij daarna, dus kies jij eerst. Na deze ronde schuift hij door naar jou, en de eigenaar komt bij een conflict als laatste.
guide-4-TakeOrPass-why = De arend levert je de leiderkaart en 2 punten op, en betaald heb je al.

guide-5-PlaceBids-title = De kracht van de arend
guide-5-PlaceBids = Met de arendleiderkaart mag je twee kaarten neerleggen en pas kiezen als alle andere biedingen open liggen. Leg een lage en een hoge neer: je wilt een tweede eekhoorn of pauw, zo goedkoop mogelijk.
guide-5-PlaceBids-why = Is een 1 genoeg, dan betaal je niets bij. Zo niet, dan heb je de 3 nog.

guide-5-ChooseBid-title = Nu weet je het
guide-5-ChooseBid = { $seat2 } bood een 4 en is vóór jou aan de beurt, welke kaart je ook kiest. { $seat1 } vult aan en pakt geen dier, dus een van de twee blijft over voor jou. De andere kaart gaat ongezien terug op hand.
guide-5-ChooseBid-why = Met de 1 krijg je hetzelfde dier als met de 3, zonder bij te betalen.

guide-5-TakeOrPass-title = Leiderkaarten wisselen van eigenaar
guide-5-TakeOrPass = { $seat2 } bood een 4, was vóór jou aan de beurt en heeft nu ook een eekhoorn. Gelijk komen is genoeg: de eekhoornleiderkaart is van eigenaar gewisseld. Met nog een eekhoorn krijg jij hem terug.
guide-5-TakeOrPass-why = Met een tweede pauw is je leiderkaart veiliger, en met bos levert hij je 2 punten op.

guide-6-PlaceBids-title = Niets voor jou
guide-6-PlaceBids = Twee stokstaartjes, en { $seat1 } heeft er al twee: die leiderkaart krijg je niet. Aan het eind tellen alleen je twee meest verzamelde soorten, en het stokstaartje hoort daar niet bij. Bewaar je goede kaarten voor betere rondes.
guide-6-PlaceBids-why = Een 1 kost niets extra’s, en of je iets pakt beslis je later.

guide-6-TakeOrPass-title = Je mag passen
guide-6-TakeOrPass = { $seat1 } bood een 2 en was vóór jou aan de beurt. Je kunt het andere stokstaartje pakken of passen: dan gaat je bod terug op hand en trek je 2 kaarten.
guide-6-TakeOrPass-why = Eén stokstaartje levert je niets op. Met twee nieuwe kaarten pak je iets beters.

guide-bids-title = Ronde { $number }: je bod
guide-last-title = Je laatste bod
guide-last = Na deze ronde is het spel afgelopen. Kaarten die je dan nog op hand hebt, tellen niet mee, dus geef ze uit.
guide-points = Punten aan het eind: 2 voor elk dier van je meest verzamelde soort, 1 voor elk van de soort daarna, 1 voor elke leiderkaart (3 voor die van de pauwen), en je puntenfiches. Tot nu toe heb je er { $number }.
guide-soon = { $number ->
    [one] Na deze komt er nog één ronde.
   *[other] Na deze komen er nog { $number } rondes.
} Kaarten op hand tellen aan het eind niet mee.
guide-rival = { $the }: { $seat } heeft de leiderkaart, maar jij hebt er evenveel. Met nog één krijg jij hem.
guide-few = { $number ->
    [0] Je hebt geen habitatkaarten meer.
    [one] Je hebt nog één habitatkaart, en niets om mee te betalen.
   *[other] Je hebt nog { $number } habitatkaarten: daarmee kun je bijna niets betalen.
}
guide-nothing = Deze keer is niets in de Expo de prijs waard.
guide-why-refill = Je vult aan tot { $number } en pakt geen dier. De aanvulkaart krijg je terug.
guide-why-two = Met de arendleiderkaart leg je twee kaarten neer en kies je pas als alle andere biedingen open liggen.
guide-why-two-refill = Met de arendleiderkaart kan het allebei: bieden, en als de anderen niets goeds overlaten, toch aanvullen.
guide-why-low = Als je aan de beurt bent, kun je passen: je bod komt terug en je trekt 2 kaarten.
guide-why-bid = { $number ->
    [0] { $cards } kost niets extra’s. Je bent laat aan de beurt, maar vaak is er nog een dier over.
    [one] { $cards } gaat voor elk lager bod en kost nog één kaart.
   *[other] { $cards } gaat voor elk lager bod en kost nog { $number } kaarten.
}

guide-choose-title = Nu ken je de andere biedingen
guide-highest = Het hoogste bod van de anderen is de { $number } van { $seat }.
guide-alone = Verder biedt niemand op een dier.
guide-choose = Kies de kaart die telt. De andere gaat ongezien terug op hand.
guide-why-refill-after-all = De anderen laten niets over dat de prijs waard is. Vul je hand aan.
guide-why-no-refill = Je kunt een dier krijgen, en dat is je meer waard dan nieuwe kaarten.
guide-why-either = Als bod zijn ze evenveel waard. Deze past beter bij je hand.
guide-why-higher = Met de hogere kaart ben je eerder aan de beurt, en dat is hier de prijs waard.
guide-why-lower = De lagere kaart is goedkoper en is hier net zo goed.

guide-exchange-title = De kracht van de stokstaartjes
guide-exchange = Met de stokstaartjesleiderkaart mag je voor het aanvullen een van je dieren ruilen met een dier uit de Expo.
guide-why-give = { $the } kun je het best missen. In de Expo ligt iets beters.
guide-why-no-exchange = Niets in de Expo levert je meer op dan wat je hebt.
guide-get-title = Je nieuwe dier
guide-get = Het nieuwe dier komt in je verzameling, het jouwe komt op zijn plaats, en leiderkaarten wisselen meteen.
guide-why-better = { $the } levert je verzameling het meest op.

guide-refill-title = Vul je hand aan
guide-refill = Leg weg wat je wilt, of niets. Daarna vul je aan tot { $number }.
guide-why-discard = Hoge getallen zijn dure biedingen: { $cards }. Voor elke kaart die je weglegt, trek je een nieuwe.
guide-why-keep = Elke kaart op je hand is het bewaren waard.

guide-tie-title = Een conflict
guide-tie = { $seat } bood ook een { $number }. Leg nu je bijbetaling gesloten neer; het hoogste totaal wint het conflict.
guide-talisman = Zijn de totalen gelijk, dan beslist de talisman: de speler die met de klok mee als eerste na { $seat } zit, wint.
guide-talisman-mine = Zijn de totalen gelijk, dan kom jij als laatste: je hebt de talisman.
guide-why-high = Hoge kaarten winnen het conflict, en als bod zijn ze toch al duur.
guide-why-natural = Zo toont alles de natuurlijke habitat: 2 punten voor { $a }.

guide-take-title = Pak een dier of pas
guide-first = Jouw { $number } is het hoogste bod dat nog over is, dus kies jij nu.
guide-went-before = { $seat } bood { $number } en was vóór jou aan de beurt.
guide-tie-lion = { $seat } bood evenveel, maar met de leeuwenleiderkaart win jij elk conflict.
guide-tie-unpaid = { $seat } bood evenveel maar kan het niet betalen, dus kies jij eerst.
guide-tie-talisman = Alles is gelijk, dus beslist de talisman: met de klok mee na { $seat } kom jij als eerste.
guide-tie-won = { $seat } bood evenveel, maar jouw bijbetaling is meer waard: jij wint het conflict.
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
guide-ibex = Zo meteen worden de biedingen weggelegd. Met de steenbokleiderkaart mag je je eigen bod terugnemen.
guide-why-ibex = { $cards } gaat terug op hand, en het kost je niets.

guide-leader-and-natural = { $the } levert je de leiderkaart op, en 2 punten voor de natuurlijke habitat.
guide-natural = { $the } levert 2 punten op als je alleen met de natuurlijke habitat betaalt.
guide-leader = { $the } levert je de leiderkaart op: deze soort heeft nog niemand.
guide-leader-from = { $the } levert je de leiderkaart op: je hebt er dan minstens evenveel als { $seat }.
guide-adds = { $the } levert aan het eind { $number ->
    [one] één punt
   *[other] { $number } punten
} op.
guide-adds-nothing = { $the } levert nog geen punten op, maar bij gelijkstand aan het eind wint de grootste verzameling.

guide-power-peacock = Pauwleiderkaart: aan het eind 3 punten waard, andere maar 1.
guide-power-squirrel = Eekhoornleiderkaart: met de aanvulkaart vul je aan tot 10.
guide-power-eagle = Arendleiderkaart: je mag twee kaarten bieden en kiest als alle andere biedingen open liggen.
guide-power-ibex = Steenbokleiderkaart: je mag je bod terugnemen voordat het wordt weggelegd, behalve een joker.
guide-power-lion = Leeuwenleiderkaart: bij conflicten win jij altijd.
guide-power-meerkat = Stokstaartjesleiderkaart: bied je de aanvulkaart, dan mag je eerst een dier ruilen met een dier uit de Expo.

guide-ahead = Dat gaf de doorslag: { $what }, { $number } meer dan { $seat }.
guide-behind = Dat gaf de doorslag: { $what }, { $number } minder dan { $seat }.
guide-tied = Evenveel punten als { $seat }: de grootste verzameling wint.
guide-end-won = Gewonnen, met { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
guide-end-lost = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} in je eerste partij
guide-end-most = Meest verzamelde soort, elk 2 punten: { $cards }, { $number }.
guide-end-second = Op één na meest verzamelde soort, elk 1 punt: { $cards }, { $number }.
guide-end-leaders = Leiderkaarten, elk 1 punt en 3 voor die van de pauwen: { $number }.
guide-end-tokens = Puntenfiches voor natuurlijke habitats: { $number }.

# De terminal: een plek in één regel

seat-line = { $points ->
    [none] stapel { $hand }
   *[other] hand { $hand }, fiches { $tokens }, punten tot nu toe { $points }
}

beat-round = Ronde { $number }
beat-bid = Biedingen: { $all }
beat-laid = Conflict. De hoogste bijbetaling wint: { $all }
beat-revealed = Nog steeds een conflict. De hoogste kaart wint: { $all }
beat-tie-lion = { $you ->
    [yes] Conflict bij { $bid }: { $all }. Jij wint met de leeuwenleiderkaart.
   *[no] Conflict bij { $bid }: { $all }. { $name } wint met de leeuwenleiderkaart.
}
beat-tie-leo = Conflict bij { $bid }: { $all }. { $name } wint elk conflict.
beat-tie-able = { $you ->
    [yes] Conflict bij { $bid }: { $all }. Alleen jij kunt bijbetalen.
   *[no] Conflict bij { $bid }: { $all }. Alleen { $name } kan bijbetalen.
}
beat-refill-returned = { $you ->
    [yes] Je vult je hand aan.
   *[no] { $name } vult aan.
}
beat-got = { $you ->
    [yes] Je ruilt { $given } voor { $a }.
   *[no] { $name } ruilt { $given } voor { $a }.
}
beat-acquired = { $you ->
    [yes] Je pakt { $a }
   *[no] { $name } pakt { $a }
}{ $bonus ->
    [yes] : 2 punten voor de habitat.
   *[no] .
}
beat-leader-claimed = { $owner ->
    [none] { $you ->
        [yes] Je krijgt { $a }.
       *[no] { $name } krijgt { $a }.
    }
    [you] { $name } krijgt { $a } van jou.
   *[other] { $you ->
        [yes] Je krijgt { $a } van { $owner }.
       *[no] { $name } krijgt { $a } van { $owner }.
    }
}
beat-passed = { $first ->
    [none] { $you ->
        [yes] Je past, neemt je bod terug en trekt 2 kaarten.
       *[no] { $name } past, neemt het bod terug en trekt 2 kaarten.
    }
   *[other] { $mine ->
        [yes] Jij was met de { $bid } eerder aan de beurt en pakte het laatste dier, { $gone }.
       *[no] { $first } was met de { $bid } eerder aan de beurt en pakte het laatste dier, { $gone }.
    } { $you ->
        [yes] Je neemt je bod terug en trekt 2 kaarten.
       *[no] { $name } neemt het bod terug en trekt 2 kaarten.
    }
}
beat-left = Niemand pakt { $a }: terug in de doos.
tie-break-collection = Evenveel punten als { $names }. De grootste verzameling wint.
idle-bid = Je hebt niet genoeg kaarten om dit bod te betalen.

hint-natural = +{ $amount } mogelijk: { $cards }
hint-before = { $amount ->
    [0] niemand biedt hoger
    [one] 1 speler kiest eerder
   *[other] { $amount } spelers kiezen eerder
}
hint-tied = { $amount ->
    [one] conflict met 1 speler
   *[other] conflict met { $amount } spelers
}
hint-habitat = nog +{ $amount } als je alleen met { $habitat } bijbetaalt
hint-bid-back = je bod komt terug op hand
hint-bid-gone = je bod wordt weggelegd
hint-up-to = { $amount ->
    [0] geen punten
   *[other] hooguit { $signed } punten
}
hint-reveal = verslaat alles onder { $amount }
hint-draw = { $amount ->
    [0] niets trekken
   *[other] { $amount } trekken
}
hint-unknown = een onbekende kaart
hint-points = { $amount ->
    [0] geen punten
    [one] { $signed } punt
   *[other] { $signed } punten
}
amount-with = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
amount = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
