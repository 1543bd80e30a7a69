# Wat Wild Realms Alliance zegt. Gedrukte Nederlandse spelregels bestaan er niet; de woorden zijn van ons, de toon is “je”.
#
# alliance            alliantie                                recruit            rekruut
# Leader              leider                                   role               rol
# Fighter             vechter                                  battle             gevecht
# Collector           verzamelaar                              centre deck        middenstapel
# strength            kracht                                   ability            vaardigheid
# symbol, value       symbool (driehoek, cirkel, bloem), waarde  wild symbol      jokersymbool, kort joker
# to match            bij elkaar passen                        kind of symbol     soort
# to abstain          afzijdig blijven                         to tuck            onder de leider schuiven
# to collect, gather  verzamelen, oppakken                     to defend          verdedigen
# to chase away       verjagen                                 to swap            ruilen
# endgame             speleinde                                scoring            puntentelling
# start player        startspeler                              turn order         speelvolgorde
# rival               tegenstander                             to reveal          onthullen
# phases              draft, rollen, leiding, gevecht, verzamelen, puntentelling; draften is onder spelers gewoon
# wolf wolf, sheep schaap, fox vos, hare haas, boar zwijn, stag hert, raven raaf, hedgehog egel, badger das, lynx lynx,
# swan zwaan, toad pad, crane kraanvogel, beaver bever, horse paard, goose gans, otter otter, mouse muis
#
# Gebeurtenissen kennen $seat (een naam, of "none"), $cards (hun namen, of hoeveel) en $number.

game-title = Wild Realms Alliance
game-summary = Draft in het geheim drie dieren, geef elk een rol en eindig met de sterkste alliantie.
game-players = 3 of 4 spelers
game-minutes = 7 tot 10 minuten

option-collector_abilities = Wiens verzamelaar zijn vaardigheid gebruikt: alleen die van de verliezer van het gevecht, of van iedereen wiens verzamelaar verzamelt
option-collector_abilities-loser = alleen wie het gevecht verloor
option-collector_abilities-everyone = iedereen wiens verzamelaar verzamelt

# Kaarten

card-wolf = Wolf
card-sheep = Schaap
card-fox = Vos
card-hare = Haas
card-boar = Zwijn
card-stag = Hert
card-raven = Raaf
card-hedgehog = Egel
card-badger = Das
card-lynx = Lynx
card-swan = Zwaan
card-toad = Pad
card-crane = Kraanvogel
card-beaver = Bever
card-horse = Paard
card-goose = Gans
card-otter = Otter
card-mouse = Muis

symbol-triangle = driehoek
symbol-circle = cirkel
symbol-flower = bloem
symbol-wild = jokersymbool

# Wat een dier is en kan. Vaardigheden kennen $phase, $target, $amount met $sign, $role, $each, en of ze maar een aanbod zijn ($may).

animal = { $other ->
    [none] Kracht { $strength }, { $symbol } { $value }. { $ability }
   *[other] Kracht { $strength }, { $symbol } { $value }. Eén van beide: (1) { $ability } (2) { $other }
}
ability-none = Geen vaardigheid.
ability-strengthen = Als leider: in het gevecht { $sign ->
    [more] { $target ->
        [mine] krijgt je vechter { $amount } kracht erbij
        [rival] krijgt de vechter van een tegenstander naar keuze { $amount } kracht erbij
       *[rivals] krijgen de vechters van alle tegenstanders { $amount } kracht erbij
    }
   *[less] { $target ->
        [mine] verliest je vechter { $amount } kracht
        [rival] verliest de vechter van een tegenstander naar keuze { $amount } kracht
       *[rivals] verliezen de vechters van alle tegenstanders { $amount } kracht
    }
}{ $may ->
    [yes] , als je dat wilt.
   *[no] .
}
ability-abstain = Als leider: als de vechters onthuld zijn, { $target ->
    [mine] { $may ->
        [yes] mag je vechter afzijdig blijven: dan wint hij niet en verliest hij niet.
       *[no] blijft je vechter afzijdig: hij wint niet en verliest niet.
    }
   *[rival] { $may ->
        [yes] mag je een tegenstander kiezen wiens vechter afzijdig blijft: die wint niet en verliest niet.
       *[no] kies je een tegenstander wiens vechter afzijdig blijft: die wint niet en verliest niet.
    }
}
ability-reverse = { $may ->
    [yes] Als leider: je mag het gevecht omdraaien. De zwakste vechter wint, de sterkste verliest. Twee keer omgedraaid is zoals eerst.
   *[no] Als leider: het gevecht wordt omgedraaid. De zwakste vechter wint, de sterkste verliest. Twee keer omgedraaid is zoals eerst.
}
ability-tuck = { $phase ->
    [leadership] Voor het gevecht (als verzamelaar: erna)
    [battle] Als leider: als de vechters onthuld zijn,
   *[collection] Na het gevecht
} { $target ->
    [mine] { $may ->
        [yes] mag je je vechter onder je leider schuiven: zijn symbool telt nog, zijn kracht niet, en je kunt hem niet verliezen.
       *[no] schuif je je vechter onder je leider: zijn symbool telt nog, zijn kracht niet, en je kunt hem niet verliezen.
    }
    [rival] { $may ->
        [yes] mag je de vechter van een tegenstander kiezen: die gaat onder zijn eigen leider. Zijn symbool telt nog, zijn kracht niet.
       *[no] kies je de vechter van een tegenstander: die gaat onder zijn eigen leider. Zijn symbool telt nog, zijn kracht niet.
    }
   *[any] { $may ->
        [yes] mag je een vechter kiezen, ook de jouwe: die gaat onder zijn eigen leider. Zijn symbool telt nog, zijn kracht niet.
       *[no] kies je een vechter, ook de jouwe mag: die gaat onder zijn eigen leider. Zijn symbool telt nog, zijn kracht niet.
    }
}
ability-swap = { $phase ->
    [leadership] Voor het gevecht (als verzamelaar: erna)
   *[collection] Na het gevecht
} { $may ->
    [yes] mag je je vechter ruilen met die van een tegenstander naar keuze.
   *[no] ruil je je vechter met die van een tegenstander naar keuze.
}
ability-chase = { $phase ->
    [leadership] Voor het gevecht (als verzamelaar: erna)
   *[collection] Na het gevecht
} { $may ->
    [yes] mag je
   *[no] moet je
} { $role ->
    [leader] de leider van een tegenstander naar keuze verjagen: die trekt een kaart, daarna gaat de leider onder de middenstapel.
    [fighter] de vechter van een tegenstander naar keuze verjagen: die trekt een kaart, daarna gaat de vechter onder de middenstapel.
   *[collector] de verzamelaar van een tegenstander naar keuze verjagen: die trekt een kaart, daarna gaat de verzamelaar onder de middenstapel.
}
ability-gather = { $phase ->
    [leadership] Voor het gevecht (als verzamelaar: erna)
   *[collection] Na het gevecht
} { $amount ->
    [one] trek je een kaart voor je alliantie.
   *[other] trek je { $amount } kaarten voor je alliantie.
}
ability-sift = { $phase ->
    [leadership] Voor het gevecht (als verzamelaar: erna)
   *[collection] Na het gevecht
} bekijk je de bovenste { $amount ->
    [one] kaart
   *[other] { $amount } kaarten
} van de middenstapel. Neem er een in je alliantie op; de rest gaat onder de stapel zoals hij lag.
ability-both = Als leider: verlies je het gevecht, dan verdedigt je verzamelaar je vechter en verzamelt hij toch een kaart.
ability-score = Speleinde: { $target ->
    [mine] je { $sign ->
        [more] krijgt
       *[less] verliest
    } { $amount ->
        [one] 1 punt
       *[other] { $amount } punten
    }{ $each ->
        [once] .
        [weak] {" "}voor elk van je dieren met kracht 3 of minder.
        [mighty] {" "}voor elk van je dieren met kracht 7 of meer.
        [matching] {" "}voor elk van je bij elkaar passende symbolen.
       *[kind] {" "}voor elk verschillend symbool dat je hebt.
    }
    [rival] een tegenstander naar keuze { $sign ->
        [more] krijgt
       *[less] verliest
    } { $amount ->
        [one] 1 punt
       *[other] { $amount } punten
    }.
   *[rivals] alle tegenstanders { $sign ->
        [more] krijgen
       *[less] verliezen
    } { $amount ->
        [one] 1 punt.
       *[other] { $amount } punten.
    }
}
ability-wild = Speleinde: al je symbolen passen bij elkaar.

# Waar kaarten liggen

zone-centre = Middenstapel
zone-hand-of-four = Hand
zone-hand-of-three = Hand
zone-hand-of-two = Hand
zone-kept = Gesloten dieren
zone-leader = Leider
zone-tucked = Onder de leider
zone-hidden-fighter = Gesloten vechter
zone-fighter = Vechter
zone-hidden-collector = Gesloten verzamelaar
zone-collector = Verzamelaar
zone-looked-at = Bekeken kaarten
zone-recruits = Rekruten
zone-joined = Opgenomen rekruten

# Vragen

ask-Draft = Welk dier houd je?
help-Draft = Je houdt één kaart, gesloten en geheim, en geeft de rest door naar links. Dat doe je drie keer: één van vier, één van drie, één van twee; de laatste kaart die overblijft gaat in de middenstapel. Sterke dieren vechten goed, zwakke hebben vaak betere symbolen en vaardigheden. Met ? en de naam van een dier lees je wat het kan.

ask-AssignRoles = Wie leidt, en wie vecht?
help-AssignRoles = Noem eerst je leider, dan je vechter; het derde dier is je verzamelaar. De vaardigheid van je leider werkt. De kracht van je vechter beslist het gevecht. Je verzamelaar trekt een kaart, of verdedigt je vechter als je verliest; zijn vaardigheid voor het speleinde telt als je hem tot het laatst houdt.

ask-ChooseAbility = Welke van zijn twee vaardigheden gebruikt je dier?
help-ChooseAbility = “first” is de vaardigheid die als eerste op de kaart staat. Je gebruikt er een en ziet af van de andere. Met ? en de naam van het dier lees je ze allebei.

ask-ChooseTarget = Wie kies je?
help-ChooseTarget = De vaardigheid van je dier werkt op wie je noemt, met het nummer van de plek. Met ? en de naam van het dier lees je wat ze doet.

ask-UseOrDecline = Gebruik je je vaardigheid, of niet?
help-UseOrDecline = Deze vaardigheid is een aanbod: je mag het ook laten. Met ? en de naam van het dier lees je wat ze doet.

ask-TakeOne = Welke van deze kaarten neem je?
help-TakeOne = De kaart komt in je alliantie en blijft voorlopig geheim. De andere gaan onder de middenstapel.

ask-WinnerDraws = Je hebt het gevecht gewonnen: trek je een kaart?
help-WinnerDraws = Die komt in je alliantie en blijft geheim tot iedereen de laatste drie heeft gekozen. Met meer dieren heb je meer te kiezen.

ask-DefendOrCollect = Je hebt het gevecht verloren: verdedig je je vechter, of verzamel je?
help-DefendOrCollect = Verdedigt je verzamelaar, dan houd je je vechter en trek je niets. Verzamelt hij, dan trek je een kaart en gaat je vechter onder de middenstapel.

ask-ChooseThree = Welke drie dieren houd je?
help-ChooseThree = Deze drie zijn je alliantie: hun kracht telt, en de waarde van alle symbolen van één soort als er minstens twee bij elkaar passen. De vaardigheden van je leider en je verzamelaar voor het speleinde tellen alleen als je ze houdt, en een dier onder je leider gaat met hem mee weg.

# Wat er gebeurt

event-put-up = Klaargelegd: { $cards }.
event-shuffled = Een stapel van { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} wordt geschud.
event-dealt = Gedeeld aan { $seat }: { $cards }.
event-start-drawn = { $seat } is startspeler.
event-kept = { $seat } houdt { $cards }.
event-passed = { $seat } geeft { $cards } door naar links.
event-put-back = { $seat } legt { $cards } in de middenstapel.
event-assigned = { $seat } legt { $cards } gesloten neer.
event-leader-revealed = { $seat } onthult de leider: { $cards }.
event-ability-chosen = { $seat } kiest de { $number ->
    [one] eerste
   *[other] tweede
} vaardigheid van { $cards }.
event-ability-used = { $seat } gebruikt een vaardigheid van { $cards }.
event-nothing-happened = Er is niets waarop { $cards } kan werken.
event-declined = { $seat } laat het erbij.
event-battle-began = Het gevecht
event-fighter-revealed = { $seat } onthult de vechter: { $cards }.
event-strengthened = { $seat }: de vechter krijgt { $number } kracht erbij voor dit gevecht.
event-weakened = { $seat }: de vechter verliest { $number } kracht voor dit gevecht.
event-abstained = { $seat }: de vechter blijft afzijdig.
event-turned-around = { $seat } draait het gevecht om: de zwakste wint, de sterkste verliest.
event-tucked = { $seat }: { $cards } gaat onder de leider.
event-swapped = { $seat } krijgt { $cards } als vechter.
event-chased-away = { $seat } verliest { $cards } aan de middenstapel.
event-drawn = { $seat } trekt { $cards }.
event-looked-at = { $seat } bekijkt { $cards }.
event-took = { $seat } neemt { $cards }.
event-went-under = { $seat } legt { $cards } onder de middenstapel.
event-won-battle = { $seat } wint het gevecht met { $cards }.
event-lost-battle = { $seat } verliest het gevecht met { $cards }.
event-collection-began = Het verzamelen
event-collector-revealed = { $seat } onthult de verzamelaar: { $cards }.
event-defended = { $seat } verdedigt { $cards }.
event-did-both = { $seat } verdedigt { $cards } en verzamelt toch.
event-lost-fighter = { $seat } legt { $cards } onder de middenstapel.
event-discarded = { $seat } legt { $cards } weg.
event-joined = { $seat } houdt { $cards }, eerder getrokken.
event-scoring-began = De puntentelling
event-endgame-gained = { $seat } krijgt { $number ->
    [one] 1 punt voor het speleinde
   *[other] { $number } punten voor het speleinde
}.
event-endgame-lost = { $seat } verliest { $number ->
    [one] 1 punt voor het speleinde
   *[other] { $number } punten voor het speleinde
}.

# Het einde

score-strengths = Kracht
score-symbols = Passende symbolen
score-endgame = Speleinde

# Wat er verder te weten is

fact-start = Startspeler (plek)

# Waarom een zet niet kan

refusal-leader-first = Noem eerst je leider, dan je vechter.
refusal-leader-named = Je leider staat al vast: noem nu je vechter, of neem je antwoord terug.
refusal-leads-already = { $card } leidt al: laat een ander dier vechten.
refusal-not-kept = { $card } heb je niet gedraft.
refusal-first-or-second = Zeg welke vaardigheid je bedoelt: “use first” of “use second”.
refusal-use-or-decline = “{ $move }” past hier niet: zeg “use” of “decline”.
refusal-no-target = “{ $move }” kan niet: je vaardigheid kan niet op die plek werken.
refusal-not-looked-at = { $card } is niet bij de kaarten die je bekijkt.
refusal-not-in-alliance = { $card } is niet in je alliantie.

# De regels, zoals de pagina van het spel ze vertelt. Een nummer in de naam is de regel waarover het gaat.

rules-goal-title = Het doel
rules-goal = Sluit het spel af met de sterkste alliantie van drie dieren.

rules-table-title = Wat er op tafel ligt
rules-WRA-01 = Achttien dieren, elk één keer. Elke kaart toont een kracht en een symbool, en zegt wat het dier kan:
rules-strength = Kracht, linksboven
rules-strength-about = Die beslist het gevecht, en aan het eind telt ze als punten.
rules-symbol = Symbool met een waarde, rechtsboven
rules-symbol-about = Een driehoek, een cirkel of een bloem. Aan het eind tellen de waarden van symbolen die bij elkaar passen als punten. Een jokersymbool past bij alles.
rules-ability = Eén vaardigheid of twee
rules-ability-about = Van twee gebruik je er een en zie je af van de andere. Alleen je leider en je verzamelaar gebruiken hun vaardigheden: de vechter brengt zijn kracht mee, een rekruut zijn kracht en zijn symbool.
rules-players-title = Hoeveel spelers
rules-WRA-02 = Je speelt met zijn drieën of vieren.
rules-WRA-03 = Schud de achttien dieren en deel er vier aan elke speler. De rest is de gesloten middenstapel: zes kaarten met drie spelers, twee met vier. De startspeler wordt geloot.

rules-phases-title = Hoe een spel verloopt
rules-WRA-19 = Een spel gaat één keer door zijn fasen, en iedereen gaat er samen doorheen: draft, rollen, leiding, gevecht, verzamelen (in de spelregels ook ondersteuning genoemd), puntentelling. Je alliantie wordt van links naar rechts onthuld.
rules-draft-title = Draft
rules-WRA-04 = Iedereen houdt tegelijk één van zijn vier kaarten, gesloten en geheim, en geeft de rest door naar links. Van de drie die je krijgt houd je er weer een en geef je er twee door; van de laatste twee houd je er een.
rules-WRA-05 = De kaart die overblijft gaat ongezien naar het midden. Daarna wordt het midden tot een nieuwe stapel geschud: negen kaarten met drie spelers, zes met vier.
rules-roles-title = Rollen
rules-WRA-06 = Geef elk van je drie dieren in het geheim een rol en leg ze gesloten op een rij: links de leider, in het midden de vechter, rechts de verzamelaar.
rules-leader = Leider
rules-leader-about = handelt met een vaardigheid
rules-fighter = Vechter
rules-fighter-about = gaat het gevecht in
rules-collector = Verzamelaar
rules-collector-about = trekt een kaart, of verdedigt de vechter
rules-leadership-title = Leiding
rules-WRA-07 = Alle leiders worden tegelijk onthuld. Wie uit twee vaardigheden kan kiezen, zegt welke het wordt, iedereen op hetzelfde moment. Dan werken de vaardigheden in speelvolgorde, met de klok mee vanaf de startspeler. Wat bij het gevecht, het verzamelen of het speleinde hoort, wacht tot dan. Is er niets om op te werken, dan gebeurt er niets. Een leider die verjaagd wordt voor hij aan de beurt is, handelt in deze fase nog; wat hij pas later zou doen, gaat met hem weg.
rules-battle-title = Gevecht
rules-WRA-08 = Alle vechters worden tegelijk onthuld. De hoogste kracht wint het gevecht, de laagste verliest het. Vaardigheden kunnen een kracht voor het gevecht veranderen, of een vechter eruit halen. Bij gelijke kracht wint de hogere symboolwaarde, dan wie eerder komt in de speelvolgorde; en de lagere waarde verliest, dan wie het laatst komt. Draait een vaardigheid het gevecht om, dan wint de laagste kracht en verliest de hoogste; bij gelijke kracht wint nog steeds de hogere symboolwaarde. Twee keer omgedraaid is zoals eerst.
rules-WRA-09 = De winnaar mag een kaart van de middenstapel trekken. Wat je trekt blijft je geheim tot iedereen de laatste drie heeft gekozen.
rules-WRA-10 = De verliezer moet de vechter afstaan, tenzij de verzamelaar hem verdedigt. Voor alle anderen verandert er niets.
rules-collection-title = Verzamelen
rules-WRA-12 = Alle verzamelaars worden tegelijk onthuld. Eerst beslist de verliezer: verdedigen of verzamelen. Wie verzamelt trekt een kaart, en daarna gaat de vechter onder de middenstapel.
rules-WRA-11 = Elk dier kan verdedigen. Wie verdedigt houdt de vechter en trekt niets: een verzamelaar doet het een of het ander, tenzij de leider allebei toestaat.
rules-WRA-13 = Daarna verzamelen alle anderen één kaart, in speelvolgorde vanaf de winnaar. Heeft niemand gewonnen, dan begint de startspeler; een lege stapel geeft niets.
rules-WRA-14 = Daarna gebruikt de verzamelaar van de verliezer zijn vaardigheid, één van twee als hij er twee heeft. Wat een leider voor het gevecht doet, doet een verzamelaar nu; wat bij het gevecht hoort komt te laat en doet niets; wat bij het speleinde hoort, wacht op de puntentelling.
rules-WRA-15 = Kies allemaal tegelijk drie van je dieren. Zij zijn je alliantie; de rest wordt weggelegd. Wie er minder dan drie heeft, houdt wat er is.
rules-scoring-title = Puntentelling
rules-scoring = Je drie dieren worden geteld: hun kracht, hun bij elkaar passende symbolen en hun vaardigheden voor het speleinde.
rules-scoring-more = Hoe precies

rules-words-title = Vijf woorden op de kaarten
rules-abstain = Afzijdig blijven
rules-WRA-K1 = Niet meedoen. Een vechter die afzijdig blijft, wint niet en verliest niet. Is er nog maar één in het gevecht, dan wint die, en verliest niemand.
rules-collect = Verzamelen, oppakken
rules-WRA-K2 = Trek een kaart van de middenstapel voor je alliantie. Elke verzamelaar kan dat.
rules-tuck = Onder de leider schuiven
rules-WRA-K3 = De vechter gaat onder zijn leider, zodat alleen het symbool te zien is: zijn kracht telt niet meer, zijn symbool wel. Hij doet niet meer mee aan het gevecht en je kunt hem niet verliezen. Hij is geen van de drie, en gaat weg als zijn leider weggaat. Iedereen mag zien welk dier het is, ook als het gesloten lag.
rules-wild = Joker
rules-WRA-K4 = Past bij alles: een jokersymbool telt als het symbool dat jou het meest helpt.
rules-endgame = Speleinde
rules-WRA-K5 = Werkt bij de puntentelling, en alleen daar.

rules-animals-title = De achttien dieren
rules-animals = Op volgorde van kracht. De cijfers en vaardigheden zijn van onszelf; meer daarover hieronder.

rules-score-title = De puntentelling
rules-WRA-16 = Je telt de gedrukte kracht van je drie dieren, de waarden van alle symbolen van één soort als je er twee of meer van hebt, en de vaardigheden van je leider en je verzamelaar voor het speleinde. Een jokersymbool hoort bij de soort die het meest oplevert. Wat er in het gevecht bij kwam of af ging, telt hier niet.
rules-WRA-17 = Een leider of verzamelaar die je niet hebt gehouden levert niets op: zijn vaardigheid is voorbij, en die van een ander dier komt er niet voor in de plaats. Wie met de wolf leidde en in plaats daarvan een later getrokken schaap houdt, heeft de vaardigheid van geen van beide.
rules-WRA-18 = Het hoogste totaal wint. Bij een gelijkstand wint de grootste som van kracht; wie dan nog gelijk staat, deelt de plaats.
rules-example-title = Voorbeeld: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rules-example = Cleo leidde met de zwaan en verzamelde met het schaap. Ze trok de kraanvogel en houdt deze drie.
rules-example-strengths = Kracht: { $sum }
rules-example-symbols = Twee bloemen en een jokersymbool: { $sum }
rules-example-leader = De zwaan was leider: { $amount } voor elk van { $count } bij elkaar passende symbolen
rules-example-collector = Het schaap was verzamelaar: { $amount } voor elk zwak dier, hier { $count }
rules-example-total = Samen
rules-example-other = Zonder de zwaan zouden alleen de bloem van het schaap en de joker bij elkaar passen, en was de vaardigheid van de zwaan weg.

rules-readings-title = Twee manieren voor verzamelaars
rules-readings = Over vaardigheden van verzamelaars die meteen werken, zeggen de spelregels twee dingen. Je kiest als je een tafel opent.
rules-readings-loser-title = Alleen de verliezer (zo spelen we gewoonlijk)
rules-readings-loser = Het verloop van het verzamelen noemt alleen de verliezer van het gevecht. Zo heeft verliezen zijn troost, ook voor een verzamelaar die heeft verdedigd.
rules-readings-everyone-title = Iedereen
rules-readings-everyone = De beschrijving van de rollen zegt dat een verzamelaar of verdedigt, of zijn vaardigheid gebruikt en rekruteert. Dus gebruikt iedereen wiens verzamelaar verzamelt diens vaardigheid, vanaf de winnaar, de verliezer als laatste. Een verliezer wiens leider allebei toestaat, hoort daarbij.
rules-readings-end = Vaardigheden voor het speleinde tellen hoe dan ook, voor iedereen die het dier heeft gehouden.

# Waar de cijfers van het deck vandaan komen, naar de groepen van het bestand

deck-animals = Alles. De spelregels noemen twee dieren, de wolf en het schaap, en laten geen van de kaarten zien.
rules-WRA-D1 = Kracht, symbolen en vaardigheden van de achttien dieren zijn van onszelf, met de woorden van de spelregels. Heb je het gedrukte spel, dan kun je de kaarten ervan intypen en ermee spelen.
deck-own-title = Je eigen gedrukte kaarten
deck-own-1 = Kopieer ons deckbestand van hieronder naar een eigen bestand, en vul in wat er op jouw achttien kaarten staat: naam, kracht, symbool, waarde, en één vaardigheid of twee. Zet de herkomst (provenance) op “published”. Dieren die we niet getekend hebben, laten een pootafdruk zien.
deck-own-2 = Een vaardigheid zeg je in een paar woorden: wat ze doet, wanneer, bij wie, hoeveel. Boven in het bestand staan ze allemaal. Kun je een gedrukte vaardigheid er niet mee zeggen, schrijf dan “none”.
deck-own-3 = Open een tafel en plak je bestand onder “Een eigen deck”. Iedereen aan die tafel speelt ermee.
deck-own-make = Een tafel openen
deck-file = Ons deckbestand
deck-symbols = Welke symbolen er zijn, met hun waarden

# Het begeleide eerste spel
# Lessen kennen $seat (een naam), $cards (hun namen), $kind (de naam van de eerste kaart in bestanden, zoals wolf, om een
# lidwoord te kiezen), $number, en de namen van de anderen als $seat1 en $seat2.

guide-Draft-4-title = Houd één van vier
guide-Draft-4 = Je hebt drie dieren nodig. Hun kracht, linksboven, telt aan het eind. Hun symbolen, rechtsboven, tellen alleen als er twee of meer bij elkaar passen. Houd één kaart; de andere gaan naar links, naar { $seat1 }, en van { $seat2 } krijg je er drie.
guide-Draft-4-why = Een gemiddelde kracht, een bloem, en twee vaardigheden om uit te kiezen. Een ervan pakt helemaal aan het eind 3 punten af van een tegenstander, als niemand meer iets terug kan doen.

guide-Draft-3-title = Kracht, of een symbool?
guide-Draft-3 = De wolf zou je 8 kracht opleveren. Het schaap heeft er maar 2, maar zijn bloem past bij die van je gans: dan tellen 6 en 2 allebei.
guide-Draft-3-why = 2 kracht en twee passende bloemen van samen 8 is 10. Het symbool van de wolf past bij niets wat je hebt, dus hij zou 8 opleveren.

guide-Draft-2-title = Niets past: kijk naar de vaardigheden
guide-Draft-2 = Raaf en haas zijn even sterk, en een cirkel noch een driehoek past bij je bloemen. De kaart die je laat liggen gaat in de middenstapel.
guide-Draft-2-why = De raaf kan drie kaarten bekijken en er een van nemen. Misschien vindt hij een derde bloem voor je.

guide-AssignRoles-title = Wie doet wat?
guide-AssignRoles = Je leider handelt. Je vechter gaat het gevecht in: de sterkste wint een kaart, de zwakste gaat verloren als je verzamelaar hem niet verdedigt. En daarna, een kleine troost, gebruikt de verzamelaar van de verliezer zijn vaardigheid.
guide-AssignRoles-why = Je drie winnen haast nooit een gevecht, dus verlies het met opzet. De raaf verdedigt het schaap en mag drie kaarten bekijken, terwijl de anderen blind trekken.

guide-ChooseAbility-goose-title = De vaardigheid van je leider
guide-ChooseAbility-goose = Alle leiders liggen nu open. { $seat1 } leidt met de lynx, die een vechter kan verzwakken, en { $seat2 } met de kraanvogel, die een kaart trekt. Je gans pakt aan het eind 3 punten af van een tegenstander, of levert je 1 op voor elk verschillend symbool dat je hebt.
guide-ChooseAbility-goose-why = Je verzamelt bloemen, dus je zult nauwelijks verschillende symbolen hebben. 3 punten minder voor de beste van de anderen is meer.

guide-DefendOrCollect-title = Je hebt het gevecht verloren
guide-DefendOrCollect = De lynx pakte 4 kracht af van het zwijn van { $seat2 }, 7, en zo won de vos van { $seat1 }, 5; een veranderde kracht geldt alleen in het gevecht. Je schaap, 2, verloor. Je raaf kan het verdedigen: je houdt het schaap en trekt niets. Of hij verzamelt: je trekt een kaart, en het schaap gaat onder de stapel.
guide-DefendOrCollect-why = De bloem van het schaap past bij die van je gans: 10 punten die je zou verliezen. En je raaf heeft zijn vaardigheid nog.

guide-TakeOne-title = De troost van de verliezer
guide-TakeOne = De anderen hebben elk een kaart verzameld. Je raaf laat je er drie zien, en alleen jij ziet ze. Het paard is sterk. Maar reken uit wat een kaart toevoegt aan je gans en je schaap: haar kracht, en haar symbool als het een bloem is.
guide-TakeOne-why = Het hert voegt 7 kracht toe en een derde bloem met waarde 2. Dat is één meer dan de 8 van het paard.

guide-ChooseThree-title = Je laatste drie
guide-ChooseThree = Iedereen kiest nu drie dieren en legt de rest weg. De vaardigheid van een leider blijft alleen van jou als je de leider houdt: zonder de gans verliest niemand 3 punten.
guide-ChooseThree-why = Kracht 6, 2 en 7 is 15, bloemen 2, 6 en 2 is 10: 25 punten. Met de raaf in plaats van het hert zou het 21 zijn.

guide-ChooseTarget-goose-title = De gans bijt
guide-ChooseTarget-goose = Alle allianties liggen open, en je kunt rekenen. { $seat1 }: kracht 6, 4 en 5, bloemen 5 en 2, 22 punten. { $seat2 }: kracht 7, 5 en 4, een cirkel 6 en een jokersymbool 4 dat erbij past, 26 punten. Jij hebt er 25.
guide-ChooseTarget-goose-why = { $seat2 } staat voor je. 3 punten minder, en jij bent eerste.

guide-draft-title = { $number ->
    [2] Houd één van twee
    [3] Houd één van drie
   *[4] Houd één van vier
}
guide-draft-first = Kracht telt aan het eind altijd. Symbolen tellen alleen als er twee of meer van je laatste drie bij elkaar passen.
guide-draft-match = Je hebt: { $cards }. Wat past daarbij? Een sterk dier is op zichzelf goed, een symbool heeft een tweede van zijn soort nodig.
guide-why-match = { $cards }: het symbool past, en je bij elkaar passende symbolen zouden { $number } waard zijn.
guide-why-strong = { $cards }: kracht { $number }, en niemand hier is sterker. Dat telt in elke alliantie.
guide-why-promising = { $cards }: niet het sterkst, maar symbool of vaardigheid leveren je misschien meer op.

guide-roles-title = Wie doet wat?
guide-fighter = { $cards } vecht, met kracht { $number }. De sterkste vechter wint een kaart, de zwakste gaat verloren als de verzamelaar hem niet verdedigt.
guide-collector = { $cards } verzamelt: trekt een kaart, of verdedigt je vechter als je verliest.

guide-ability-title = { $cards }: welke vaardigheid?
guide-ability = Je gebruikt er een en ziet af van de andere.
guide-target-title = { $cards }: wie kies je?
guide-offer-title = { $cards }: wil je dat?

guide-effect-none = { $cards }: geen vaardigheid zou je hier meer helpen.
guide-effect-strengthen = { $cards }: kracht beslist het gevecht. Wie wint mag een kaart trekken, wie verliest raakt misschien de vechter kwijt.
guide-effect-abstain = { $cards }: een vechter die afzijdig blijft, wint niet en verliest niet, dus er gebeurt hem niets.
guide-effect-reverse = { $cards }: als de zwakste vechter wint, maakt de jouwe een goede kans.
guide-effect-tuck = { $cards }: wie onder de leider ligt, is uit het gevecht. De kracht is weg, het symbool telt.
guide-effect-swap = { $cards }: jij krijgt een andere vechter, en een ander moet zich met de jouwe zien te redden.
guide-effect-chase = { $cards }: een tegenstander verliest een dier waar een plan mee was, en krijgt er een willekeurige kaart voor.
guide-effect-gather = { $cards }: één dier meer om je laatste drie uit te kiezen.
guide-effect-sift = { $cards }: je kiest uit meer kaarten, waar anderen blind trekken.
guide-effect-both = { $cards }: als je het gevecht verliest, houd je je vechter en trek je toch een kaart.
guide-effect-score = { $cards }: dit telt aan het eind, als je het dier houdt.
guide-effect-wild = { $cards }: aan het eind passen al je symbolen bij elkaar, als je het dier houdt.

guide-why-use = Hiermee sta je er beter voor dan zonder.
guide-why-decline = Je staat er beter voor als alles blijft zoals het is.
guide-why-me = Je eigen vechter: onder je leider is zijn symbool je meer waard dan zijn kracht.
guide-why-battle = { $seat }: dit doet het meest voor je in het gevecht.
guide-why-better = { $seat }: van alle vechters die je kunt krijgen doet deze het meest voor je alliantie: { $cards }.
guide-why-unknown = { $seat } laat tot nu toe het minst zien, dus de vechter is misschien een sterke.
guide-why-ahead = { $seat } staat er het best voor, met { $number ->
    [one] 1 punt
   *[other] { $number } punten
} tot nu toe.
guide-why-last = { $seat } heeft er het minst aan.
guide-why-threat = { $seat } lijkt het sterkst, naar wat er open ligt.

guide-won-title = Je hebt het gevecht gewonnen
guide-won = Je mag een kaart van de middenstapel trekken. Die blijft je geheim tot iedereen de laatste drie heeft gekozen.
guide-why-draw = Eén dier meer om uit te kiezen kan alleen maar helpen.

guide-lost-title = Je hebt het gevecht verloren
guide-lost = Verdedigt je verzamelaar, dan houd je je vechter en trek je niets. Verzamelt hij, dan trek je een kaart, en gaat je vechter onder de middenstapel: { $cards }.
guide-lost-acts = Hoe dan ook gebruikt je verzamelaar daarna zijn vaardigheid, als hij er een heeft die nu werkt.
guide-why-defend = { $cards }: hiermee zijn je beste drie { $number } waard. Een kaart die je niet kent levert zelden meer op.
guide-why-collect = { $cards }: deze vechter levert je weinig op. Een nieuwe kaart belooft meer.

guide-take-title = Kies een kaart
guide-take = Alleen jij ziet deze kaarten. Die je neemt komt in je alliantie, de andere gaan onder de middenstapel.
guide-why-take = { $cards }: hiermee zijn je beste drie { $number } waard.
guide-why-least = { $cards }: je drie zijn beter dan alles hier, en geen van deze kaarten verandert dat.

guide-three-title = Je laatste drie
guide-three = Hun kracht telt, en de waarden van symbolen die bij elkaar passen. De rest wordt weggelegd.
guide-stays = Je houdt het dier, dus de vaardigheid voor het speleinde telt: { $cards }.
guide-leaves = Je staat het dier af, en daarmee de vaardigheid voor het speleinde: { $cards }.
guide-why-three = { $cards }: samen zijn ze { $number } waard.

guide-end-won = Je hebt gewonnen, met { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
guide-end-lost = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} in je eerste spel
guide-end-strengths = Kracht van je drie, { $cards }: { $number }.
guide-end-symbols = Waarden van je bij elkaar passende symbolen: { $number }.
guide-end-endgame = Vaardigheden voor het speleinde, die van jou en van anderen: { $number }.
guide-end-rival = De beste van de anderen is { $seat }, met { $number }.

# Wat zetten doen, zoals knoppen het zeggen. Zetten kennen de namen van iedereen als $seat0, $seat1, ...

move-keep = Houden
move-lead = Leider
move-fight = Vechter
move-take = Nemen
move-use = Gebruiken
move-use-first = De eerste vaardigheid
move-use-second = De tweede vaardigheid
move-target-0 = { $seat0 }
move-target-1 = { $seat1 }
move-target-2 = { $seat2 }
move-target-3 = { $seat3 }
move-decline = Laten
move-draw = Een kaart trekken
move-defend = Verdedigen
move-collect = Verzamelen

# De pagina van de tafel

phase-draft = Draft
phase-roles = Rollen
phase-leadership = Leiding
phase-battle = Gevecht
phase-collection = Verzamelen
phase-scoring = Telling

role-leader = Leider
role-fighter = Vechter
role-collector = Verzamelaar
role-about-leader = Zijn vaardigheid werkt, de anderen kijken toe.
role-about-fighter = Zijn kracht beslist het gevecht.
role-about-collector = Trekt een kaart, of verdedigt je vechter.

# Een vaardigheid in twee of drie woorden, op de kaart.
strip-strengthen = { $target ->
    [mine] Vechter { $sign ->
        [more] +
       *[less] −
    }{ $amount }
    [rival] Een ander { $sign ->
        [more] +
       *[less] −
    }{ $amount }
   *[rivals] Alle anderen { $sign ->
        [more] +
       *[less] −
    }{ $amount }
}
strip-abstain = { $target ->
    [mine] Afzijdig
   *[rival] Een ander niet
}
strip-reverse = Zwakste wint
strip-tuck = { $target ->
    [mine] Vechter eronder
    [rival] Ander eronder
   *[any] Een eronder
}
strip-swap = Ruil vechters
strip-chase = { $role ->
    [leader] Leider weg
    [fighter] Vechter weg
   *[collector] Verzamelaar weg
}
strip-gather = Trek { $amount }
strip-sift = Kies 1 uit { $amount }
strip-both = Dekt en trekt
strip-score = { $target ->
    [mine] { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $each ->
        [once] punten
        [weak] per zwak dier
        [mighty] per sterk dier
        [matching] per passend
       *[kind] per symbool
    }
    [rival] Een ander { $sign ->
        [more] +
       *[less] −
    }{ $amount }
   *[rivals] Anderen { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $amount ->
        [one] punt
       *[other] punten
    }
}
strip-wild = Alles past

stat-hand = Kaarten om uit te kiezen
stat-hand-short = op hand
stat-recruits = Kaarten in de alliantie getrokken, gesloten
stat-recruits-short = { $count ->
    [one] rekruut
   *[other] rekruten
}
known-card = Je weet dat dit dier hier is: { $card }
starts = begint
starts-about = Startspeler: eerste in de speelvolgorde
aim = Kies { $name }
aim-short = Kiezen
outcome-won = won het gevecht
outcome-won-short = won
outcome-lost = verloor het gevecht
outcome-lost-short = verloor
spot-hidden = gesloten
spot-free = nog geen dier
spot-secret = alleen jij ziet het
abstains = afzijdig
strength = Kracht { $strength }
deed-defend = Verdedigen
deed-collect = Verzamelen
deed-about-defend = Houd je vechter en trek niets.
deed-about-collect = Trek een kaart; je vechter gaat onder de middenstapel.
deeds = Wat vaardigheden hebben gedaan
deed-left = niet gebruikt
no-effect = Werkt hier niet.
target-label = { $role ->
    [leader] Leider
    [fighter] Vechter
   *[collector] Verzamelaar
} van { $name }
lane = Waar je vraag over gaat

zone-alliance = De drie dieren
mat-centre = Middenstapel
mat-draft = Houd één van { $count }, geef er { $left } door naar links
mat-draft-last = Houd één van 2, de andere gaat in de middenstapel
mat-roles = Eén dier voor elke rol, gesloten
mat-leadership = Leiders handelen in speelvolgorde
mat-leadership-choosing = De leiders zijn onthuld: welke vaardigheid gebruiken ze?
mat-battle = Vechters op kracht: de hoogste wint, de laagste verliest
mat-battle-turned = Omgedraaid: de laagste wint, de hoogste verliest
mat-tied = Even sterk: de symboolwaarde beslist, dan de beurtvolgorde
mat-collection = Het gevecht is beslist; verzamelaars trekken of verdedigen
mat-three = Iedereen heeft getrokken: drie dieren blijven
mat-scoring = Punten tot nu toe; vaardigheden voor het speleinde kunnen ze nog veranderen
mat-passed = Je hebt doorgegeven
mat-passed-to = aan { $name }
mat-unseen = Voor jou verborgen: { $count } van 18
pass-to = geeft door aan
pass-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
leading-gone = geen leider
leading-chooses = kiest nog
line-won = wint
line-lost = verliest
line-abstains = afzijdig
line-changed = gedrukt { $printed }
animal-unseen = { $animal }, voor jou verborgen
animal-seen = { $animal }
hand-held = { $most ->
    [0] Je rekruten: { $held }
    [4] Uitgedeeld: houd 1 van 4
   *[other] Voor jou: houd 1 van { $most }
}
keys-pick = kies een kaart, een vaardigheid, een tegenstander; het dier in beeld leidt, vecht, verzamelt
score-reason = { $card } { $count }

title-Draft = Houd één dier
line-Draft = { $count ->
    [2] De andere kaart gaat in de middenstapel. Dan heb je er drie.
   *[other] Het ligt gesloten voor je. De rest gaat naar links, naar { $names }.
}
empty-Draft = Kies een kaart
more-Draft = Kies een kaart
ready-Draft = Houd: %
wait-Draft = Kiest nog een kaart: { $names }.

title-AssignRoles = Eerst je leider, dan je vechter
line-AssignRoles = Kies ze in die volgorde; het derde dier is je verzamelaar. Alles blijft gesloten tot iedereen zover is.
empty-AssignRoles = Kies je leider
more-AssignRoles = Kies je vechter
ready-AssignRoles = Leg ze gesloten neer
wait-AssignRoles = Verdeelt nog de rollen: { $names }.

title-ChooseAbility = { $card }: welke vaardigheid?
line-ChooseAbility = { $role ->
    [collector] Je verzamelaar gebruikt een van zijn twee vaardigheden en ziet af van de andere.
   *[leader] Je leider gebruikt een van zijn twee vaardigheden en ziet af van de andere.
}{ $idle ->
    [first] {" "}De eerste werkt hier niet.
    [second] {" "}De tweede werkt hier niet.
    [both] {" "}Geen van beide werkt hier.
   *[none] {""}
}
empty-ChooseAbility = Kies een vaardigheid
more-ChooseAbility = Kies een vaardigheid
ready-ChooseAbility = %
wait-ChooseAbility = Kiest nog een vaardigheid: { $names }.

title-ChooseTarget = { $effect ->
    [tuck] Welke vechter gaat onder zijn leider?
    [strengthen] Wiens vechter krijgt { $count } kracht erbij?
    [weaken] Wiens vechter verliest { $count } kracht?
    [abstain] Wiens vechter blijft afzijdig?
    [swap] Met wie ruil je van vechter?
    [chase] { $role ->
        [leader] Wiens leider verjaag je?
        [fighter] Wiens vechter verjaag je?
       *[collector] Wiens verzamelaar verjaag je?
    }
   *[other] Welke tegenstander kies je?
}
line-ChooseTarget = { $effect ->
    [tuck] Nu handelt: { $card }. Het symbool telt aan het eind nog, de kracht niet.
    [abstain] Nu handelt: { $card }. Wie afzijdig blijft, wint niet en verliest niet.
    [swap] Nu handelt: { $card }. Gesloten vechters blijven gesloten, maar de jouwe zie je.
    [chase] Nu handelt: { $card }. Die speler trekt een kaart, daarna gaat het dier onder de middenstapel.
    [score] Nu handelt: { $card }. Dit verandert de punten aan het eind.
   *[other] Nu handelt: { $card }, alleen voor dit gevecht.
}
empty-ChooseTarget = Kies een speler
more-ChooseTarget = Kies een speler
ready-ChooseTarget = Kies: %
other-ChooseTarget = Laten
wait-ChooseTarget = Kiest nog een speler: { $names }.

title-UseOrDecline = { $effect ->
    [abstain] Blijft je vechter afzijdig?
    [tuck] Je vechter onder je leider schuiven?
    [reverse] Het gevecht omdraaien?
   *[other] { $card }: de vaardigheid gebruiken?
}
line-UseOrDecline = { $effect ->
    [abstain] Een aanbod van: { $card }. Dan wint je vechter niet en verliest hij niet.
    [tuck] Een aanbod van: { $card }. Het symbool telt nog, de kracht niet, en je kunt de vechter niet verliezen.
    [reverse] Een aanbod van: { $card }. De zwakste vechter wint, de sterkste verliest.
   *[other] Het is een aanbod: je mag het ook laten.
}
go-UseOrDecline = { $effect ->
    [abstain] Afzijdig blijven
    [tuck] Eronder schuiven
    [reverse] Omdraaien
   *[other] Gebruiken
}
other-UseOrDecline = Laten
wait-UseOrDecline = Beslist of de vaardigheid werkt: { $names }.

title-TakeOne = { $count ->
    [one] Neem deze kaart
   *[other] Neem één van deze { $count } kaarten
}
line-TakeOne = Die komt gesloten in je alliantie. De rest gaat onder de middenstapel.
empty-TakeOne = Kies een kaart
more-TakeOne = Kies een kaart
ready-TakeOne = Neem: %
wait-TakeOne = Bekijkt kaarten van de middenstapel: { $names }.

title-WinnerDraws = Je hebt het gevecht gewonnen: een kaart trekken?
line-WinnerDraws = Die komt gesloten in je alliantie. Met meer dieren heb je aan het eind meer te kiezen.
go-WinnerDraws = Trek een kaart
other-WinnerDraws = Nee, dank je
wait-WinnerDraws = Won het gevecht en mag een kaart trekken: { $names }.

title-DefendOrCollect = Je hebt het gevecht verloren: { $card }
line-DefendOrCollect = Je verzamelaar verdedigt de vechter, of verzamelt een kaart en laat hem gaan.
empty-DefendOrCollect = Verdedigen of verzamelen?
more-DefendOrCollect = Verdedigen of verzamelen?
ready-DefendOrCollect = %
wait-DefendOrCollect = Verloor het gevecht en kiest, verdedigen of verzamelen: { $names }.

title-ChooseThree = Houd drie dieren
line-ChooseThree = Hun kracht telt, en alle symbolen van één soort als er twee of meer bij elkaar passen. Voor vaardigheden bij het speleinde heb je de leider of verzamelaar nodig.
empty-ChooseThree = Kies drie dieren
more-ChooseThree = %
ready-ChooseThree = Houd deze drie
wait-ChooseThree = Kiest nog de laatste drie: { $names }.

say-sum = Kracht %1 + symbolen %2 = %3
say-sum-endgame = Speleinde %

# Wat het lab telt

counted-drafted = Gedraft
favourite-leader = Favoriete leiders
counted-leader = Als leider
counted-fighter = Als vechter
counted-collector = Als verzamelaar
counted-final = Bij de laatste drie
counted-alike = Drie gelijke symbolen
counted-ability = Gebruikte vaardigheid

# De terminal: een dier in een paar woorden

brief = Kracht { $strength }, { $symbol } { $value }. { $abilities }

beat-leader-revealed = { $you ->
    [yes] Jouw Leider: { $cards }.
   *[no] Leider van { $name }: { $cards }.
}
beat-ability-used = { $you ->
    [yes] Bij jou komt { $cards } in actie.
   *[no] Bij { $name } komt { $cards } in actie.
}
beat-nothing-happened = { $you ->
    [yes] { $cards } heeft bij jou geen effect.
   *[no] { $cards } heeft bij { $name } geen effect.
}
beat-declined = { $you ->
    [yes] Je ziet ervan af.
   *[no] { $name } ziet ervan af.
}
beat-fighter-revealed = { $you ->
    [yes] Jouw Vechter: { $cards }.
   *[no] Vechter van { $name }: { $cards }.
}
beat-strengthened = { $you ->
    [yes] Jouw Vechter: kracht +{ $number }.
   *[no] Vechter van { $name }: kracht +{ $number }.
}
beat-weakened = { $you ->
    [yes] Jouw Vechter: kracht −{ $number }.
   *[no] Vechter van { $name }: kracht −{ $number }.
}
beat-abstained = { $you ->
    [yes] Jouw Vechter doet niet mee aan dit gevecht.
   *[no] De Vechter van { $name } doet niet mee aan dit gevecht.
}
beat-turned-around = { $you ->
    [yes] Jij draait het gevecht om: de zwakste wint.
   *[no] { $name } draait het gevecht om: de zwakste wint.
}
beat-tucked = { $you ->
    [yes] Onder jouw Leider geschoven: { $cards }.
   *[no] Onder de Leider van { $name } geschoven: { $cards }.
}
beat-swapped = { $you ->
    [yes] Geruild: jouw Vechter is nu { $cards }.
   *[no] Geruild: de Vechter van { $name } is nu { $cards }.
}
beat-chased-away = { $you ->
    [yes] Jij verliest { $cards }.
   *[no] { $name } verliest { $cards }.
}
beat-collector-revealed = { $you ->
    [yes] Jouw Verzamelaar: { $cards }.
   *[no] Verzamelaar van { $name }: { $cards }.
}
beat-defended = { $you ->
    [yes] Jij verdedigt en houdt { $cards }.
   *[no] { $name } verdedigt en houdt { $cards }.
}
beat-did-both = { $you ->
    [yes] Jij houdt { $cards } en verzamelt ook.
   *[no] { $name } houdt { $cards } en verzamelt ook.
}
beat-lost-fighter = { $you ->
    [yes] Bij jou gaat { $cards } onder de stapel in het midden.
   *[no] Bij { $name } gaat { $cards } onder de stapel in het midden.
}
beat-endgame-gained = { $you ->
    [yes] Eindtelling: +{ $number } voor jou.
   *[no] Eindtelling: +{ $number } voor { $name }.
}
beat-endgame-lost = { $you ->
    [yes] Eindtelling: −{ $number } voor jou.
   *[no] Eindtelling: −{ $number } voor { $name }.
}
beat-drawn = { $number ->
    [one] { $you ->
        [yes] Je trekt een kaart.
       *[no] { $name } trekt een kaart.
    }
   *[other] { $you ->
        [yes] Je trekt { $number } kaarten.
       *[no] { $name } trekt { $number } kaarten.
    }
}
beat-looked-at = { $number ->
    [one] { $you ->
        [yes] Je bekijkt een kaart.
       *[no] { $name } bekijkt een kaart.
    }
   *[other] { $you ->
        [yes] Je bekijkt { $number } kaarten.
       *[no] { $name } bekijkt { $number } kaarten.
    }
}
beat-won-battle = { $tie ->
    [value] { $you ->
        [yes] Jij wint het gevecht: { $cards }, kracht { $strength }. Gelijk, de waarde van het symbool beslist.
       *[no] { $name } wint het gevecht: { $cards }, kracht { $strength }. Gelijk, de waarde van het symbool beslist.
    }
    [order] { $you ->
        [yes] Jij wint het gevecht: { $cards }, kracht { $strength }. Gelijk, de beurtvolgorde beslist.
       *[no] { $name } wint het gevecht: { $cards }, kracht { $strength }. Gelijk, de beurtvolgorde beslist.
    }
   *[none] { $you ->
        [yes] Jij wint het gevecht: { $cards }, kracht { $strength }.
       *[no] { $name } wint het gevecht: { $cards }, kracht { $strength }.
    }
}
beat-lost-battle = { $tie ->
    [value] { $you ->
        [yes] Jij verliest het gevecht: { $cards }, kracht { $strength }. Gelijk, de waarde van het symbool beslist.
       *[no] { $name } verliest het gevecht: { $cards }, kracht { $strength }. Gelijk, de waarde van het symbool beslist.
    }
    [order] { $you ->
        [yes] Jij verliest het gevecht: { $cards }, kracht { $strength }. Gelijk, de beurtvolgorde beslist.
       *[no] { $name } verliest het gevecht: { $cards }, kracht { $strength }. Gelijk, de beurtvolgorde beslist.
    }
   *[none] { $you ->
        [yes] Jij verliest het gevecht: { $cards }, kracht { $strength }.
       *[no] { $name } verliest het gevecht: { $cards }, kracht { $strength }.
    }
}
tie-break-strengths = Gelijk met { $name }. De hoogste totale kracht wint.
idle-collector = Geen effect als Verzamelaar.
idle-collector-short = Geen effect als Verzamelaar
