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
# Gebeurtenissen kennen $seat (een naam, "you" voor de lezer, of "none"), $cards (hun namen, of hoeveel), $a en $the
# (hetzelfde met lidwoord, als voorwerp en aan het begin van een zin) en $number. De hoofdknop (empty-, more-, ready-,
# go-, other-) heeft hooguit 16 tekens behalve de naam van de kaart.

game-title = Wild Realms Alliance
game-summary = Draft in het geheim drie dieren, geef elk een rol en eindig met de sterkste alliantie.
game-players = 3 of 4 spelers
game-minutes = 7 tot 10 minuten

option-collector_abilities = Wie gebruikt de vaardigheid van de verzamelaar?
option-collector_abilities-loser = alleen de verliezer van het gevecht
option-collector_abilities-everyone = iedereen die verzamelt

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
a-wolf = de wolf
a-sheep = het schaap
a-fox = de vos
a-hare = de haas
a-boar = het zwijn
a-stag = het hert
a-raven = de raaf
a-hedgehog = de egel
a-badger = de das
a-lynx = de lynx
a-swan = de zwaan
a-toad = de pad
a-crane = de kraanvogel
a-beaver = de bever
a-horse = het paard
a-goose = de gans
a-otter = de otter
a-mouse = de muis
the-wolf = De wolf
the-sheep = Het schaap
the-fox = De vos
the-hare = De haas
the-boar = Het zwijn
the-stag = Het hert
the-raven = De raaf
the-hedgehog = De egel
the-badger = De das
the-lynx = De lynx
the-swan = De zwaan
the-toad = De pad
the-crane = De kraanvogel
the-beaver = De bever
the-horse = Het paard
the-goose = De gans
the-otter = De otter
the-mouse = De muis

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
ability-abstain = Als leider: zodra de vechters onthuld zijn, { $target ->
    [mine] { $may ->
        [yes] mag je vechter afzijdig blijven: dan wint hij niet en verliest hij niet.
       *[no] blijft je vechter afzijdig: hij wint niet en verliest niet.
    }
   *[rival] { $may ->
        [yes] mag je de vechter van een tegenstander afzijdig laten blijven: die wint niet en verliest niet.
       *[no] laat je de vechter van een tegenstander afzijdig blijven: die wint niet en verliest niet.
    }
}
ability-reverse = { $may ->
    [yes] Als leider: je mag het gevecht omdraaien. De zwakste vechter wint, de sterkste verliest. Twee keer omdraaien heft het effect op.
   *[no] Als leider: je draait het gevecht om. De zwakste vechter wint, de sterkste verliest. Twee keer omdraaien heft het effect op.
}
ability-tuck = { $phase ->
    [leadership] Voor het gevecht (als verzamelaar: erna)
    [battle] Als leider: zodra de vechters onthuld zijn,
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
    [leader] de leider van een tegenstander naar keuze verjagen: die tegenstander trekt een kaart, daarna gaat de leider onder de middenstapel.
    [fighter] de vechter van een tegenstander naar keuze verjagen: die tegenstander trekt een kaart, daarna gaat de vechter onder de middenstapel.
   *[collector] de verzamelaar van een tegenstander naar keuze verjagen: die tegenstander trekt een kaart, daarna gaat de verzamelaar onder de middenstapel.
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
} van de middenstapel. Neem er een op in je alliantie; de rest gaat in dezelfde volgorde onder de stapel.
ability-both = Als leider: verlies je het gevecht, dan verdedigt je verzamelaar je vechter en verzamelt hij ook nog een kaart.
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
zone-joined = Gehouden rekruten

# Vragen

ask-Draft = Welk dier houd je?
help-Draft = Je houdt één kaart gesloten en geeft de rest door naar links. Dat doe je drie keer: één van vier, één van drie, één van twee; de laatste kaart gaat in de middenstapel. Sterke dieren vechten goed, zwakke hebben vaak betere symbolen en vaardigheden. Met ? en de naam van een dier lees je wat het kan.

ask-AssignRoles = Wie leidt en wie vecht?
help-AssignRoles = Noem eerst je leider, dan je vechter; het derde dier is je verzamelaar. Je leider gebruikt zijn vaardigheid. De kracht van je vechter beslist het gevecht. Je verzamelaar trekt een kaart, of verdedigt je vechter als je verliest; zijn vaardigheid voor het speleinde telt als je hem tot het laatst houdt.

ask-ChooseAbility = Welke van zijn twee vaardigheden gebruikt je dier?
help-ChooseAbility = “first” is de vaardigheid die als eerste op de kaart staat. Je gebruikt er een en ziet af van de andere. Met ? en de naam van het dier lees je ze allebei.

ask-ChooseTarget = Wie kies je?
help-ChooseTarget = Kies op wie de vaardigheid van je dier werkt, met het nummer van de plek. Met ? en de naam van het dier lees je wat die doet.

ask-UseOrDecline = Gebruik je de vaardigheid?
help-UseOrDecline = Je hoeft deze vaardigheid niet te gebruiken. Met ? en de naam van het dier lees je wat die doet.

ask-TakeOne = Welke van deze kaarten pak je?
help-TakeOne = De kaart komt in je alliantie en blijft voorlopig geheim. De andere gaan onder de middenstapel.

ask-WinnerDraws = Je hebt het gevecht gewonnen: trek je een kaart?
help-WinnerDraws = Die komt in je alliantie en blijft geheim tot iedereen de laatste drie heeft gekozen. Met meer dieren heb je meer te kiezen.

ask-DefendOrCollect = Je hebt het gevecht verloren: verdedig je je vechter of verzamel je?
help-DefendOrCollect = Verdedigt je verzamelaar, dan houd je je vechter en trek je niets. Verzamelt hij, dan trek je een kaart en gaat je vechter onder de middenstapel.

ask-ChooseThree = Welke drie dieren houd je?
help-ChooseThree = Deze drie zijn je alliantie: hun kracht telt, en de waarde van alle symbolen van één soort als er minstens twee bij elkaar passen. Vaardigheden van je leider en je verzamelaar voor het speleinde tellen alleen als je die dieren houdt. Houd je je leider niet, dan ben je ook het dier eronder kwijt.

# Wat er gebeurt

event-put-up = Klaargelegd: { $cards }.
event-shuffled = Een stapel van { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} wordt geschud.
event-dealt = { $seat ->
    [you] Je krijgt { $cards }.
   *[other] { $seat } krijgt { $cards }.
}
event-start-drawn = { $seat ->
    [you] Je bent startspeler.
   *[other] { $seat } is startspeler.
}
event-kept = { $seat ->
    [you] Je houdt { $a }.
   *[other] { $seat } houdt { $a }.
}
event-passed = { $seat ->
    [you] Je geeft { $a } door naar links.
   *[other] { $seat } geeft { $a } door naar links.
}
event-put-back = { $seat ->
    [you] Je legt { $a } in de middenstapel.
   *[other] { $seat } legt { $a } in de middenstapel.
}
event-assigned = { $seat ->
    [you] Je legt { $a } gesloten neer.
   *[other] { $seat } legt { $a } gesloten neer.
}
event-leader-revealed = { $seat ->
    [you] Je onthult { $a } als leider.
   *[other] { $seat } onthult { $a } als leider.
}
event-ability-chosen = { $seat ->
    [you] Je kiest
   *[other] { $seat } kiest
} de { $number ->
    [one] eerste
   *[other] tweede
} vaardigheid van { $a }: { $ability }
event-ability-used = { $seat ->
    [you] Je gebruikt de vaardigheid van { $a }
   *[other] { $seat } gebruikt de vaardigheid van { $a }
}{ $ability ->
    [none] { "." }
   *[other] { ":" } { $ability }
}
event-nothing-happened = { $the } heeft geen effect.
event-declined = { $seat ->
    [you] Je slaat de vaardigheid over.
   *[other] { $seat } slaat de vaardigheid over.
}
event-battle-began = Gevecht
event-fighter-revealed = { $seat ->
    [you] Je vecht met { $a }, kracht { $strength }.
   *[other] { $seat } vecht met { $a }, kracht { $strength }.
}
event-strengthened = { $seat ->
    [you] Je vechter krijgt
   *[other] De vechter van { $seat } krijgt
} { $number } kracht erbij voor dit gevecht.
event-weakened = { $seat ->
    [you] Je vechter verliest
   *[other] De vechter van { $seat } verliest
} { $number } kracht voor dit gevecht.
event-abstained = { $seat ->
    [you] Je vechter blijft afzijdig.
   *[other] De vechter van { $seat } blijft afzijdig.
}
event-turned-around = { $seat ->
    [you] Je draait het gevecht om
   *[other] { $seat } draait het gevecht om
}: de zwakste wint, de sterkste verliest.
event-tucked = { $seat ->
    [you] { $the } gaat onder je leider.
   *[other] { $the } gaat onder de leider van { $seat }.
}
event-swapped = { $seat ->
    [you] Je krijgt { $a } als vechter.
   *[other] { $seat } krijgt { $a } als vechter.
}
event-chased-away = { $seat ->
    [you] Je verliest { $a } aan de middenstapel.
   *[other] { $seat } verliest { $a } aan de middenstapel.
}
event-drawn = { $seat ->
    [you] Je trekt { $a }.
   *[other] { $seat } trekt { $a }.
}
event-looked-at = { $seat ->
    [you] Je bekijkt { $a }.
   *[other] { $seat } bekijkt { $a }.
}
event-took = { $seat ->
    [you] Je pakt { $a }.
   *[other] { $seat } pakt { $a }.
}
event-went-under = { $seat ->
    [you] Je legt { $a } onder de middenstapel.
   *[other] { $seat } legt { $a } onder de middenstapel.
}
event-won-battle = { $seat ->
    [you] Je wint het gevecht: { $cards }, kracht { $number }.
   *[other] { $seat } wint het gevecht: { $cards }, kracht { $number }.
}
event-lost-battle = { $seat ->
    [you] Je verliest het gevecht: { $cards }, kracht { $number }.
   *[other] { $seat } verliest het gevecht: { $cards }, kracht { $number }.
}
event-collection-began = Verzamelen
event-collector-revealed = { $seat ->
    [you] Je onthult { $a } als verzamelaar.
   *[other] { $seat } onthult { $a } als verzamelaar.
}
event-defended = { $seat ->
    [you] Je verdedigt { $a }.
   *[other] { $seat } verdedigt { $a }.
}
event-did-both = { $seat ->
    [you] Je verdedigt { $a } en verzamelt toch een kaart.
   *[other] { $seat } verdedigt { $a } en verzamelt toch een kaart.
}
event-lost-fighter = { $seat ->
    [you] Je legt { $a } onder de middenstapel.
   *[other] { $seat } legt { $a } onder de middenstapel.
}
event-discarded = { $seat ->
    [you] Je legt { $a } weg.
   *[other] { $seat } legt { $a } weg.
}
event-joined = { $seat ->
    [you] Je houdt { $a } van de getrokken kaarten.
   *[other] { $seat } houdt { $a } van de getrokken kaarten.
}
event-scoring-began = Puntentelling
event-endgame-gained = { $seat ->
    [you] Je krijgt
   *[other] { $seat } krijgt
} bij de puntentelling { $number ->
    [one] 1 punt
   *[other] { $number } punten
}.
event-endgame-lost = { $seat ->
    [you] Je verliest
   *[other] { $seat } verliest
} bij de puntentelling { $number ->
    [one] 1 punt
   *[other] { $number } punten
}.

# Wat luisteraars kort te horen krijgen

brief-event-leader-revealed = { $seat ->
    [you] Jij
   *[other] { $seat }
} leider { $cards }
brief-event-ability-chosen = { $seat ->
    [you] Jij
   *[other] { $seat }
} vaardigheid { $number }
brief-event-fighter-revealed = { $seat ->
    [you] Jij
   *[other] { $seat }
} vechter { $cards } { $strength }
brief-event-collector-revealed = { $seat ->
    [you] Jij
   *[other] { $seat }
} verzamelaar { $cards }

# Het einde

score-strengths = Kracht
score-symbols = Passende symbolen
score-endgame = Speleinde

# Wat er verder te weten is

fact-start = Startspeler (plek)

# Waarom een zet niet kan

refusal-leader-first = Noem eerst je leider, dan je vechter.
refusal-leader-named = Je leider staat al vast: noem nu je vechter, of neem je keuze terug.
refusal-leads-already = { $card } leidt al: laat een ander dier vechten.
refusal-not-kept = { $card } heb je niet gedraft.
refusal-first-or-second = Zeg welke vaardigheid je bedoelt: “use first” of “use second”.
refusal-use-or-decline = “{ $move }” kan hier niet: zeg “use” of “decline”.
refusal-no-target = “{ $move }” kan niet: je vaardigheid werkt niet op die plek.
refusal-not-looked-at = { $card } zit niet bij de kaarten die je bekijkt.
refusal-not-in-alliance = { $card } zit niet in je alliantie.

# De regels, zoals de pagina van het spel ze vertelt. Een nummer in de naam is de regel waarover het gaat.

rules-goal-title = Doel
rules-goal = Eindig met de sterkste alliantie van drie dieren.

rules-table-title = Spelmateriaal
rules-WRA-01 = Achttien dieren, elk één keer. Elke kaart toont een kracht, een symbool en wat het dier kan:
rules-strength = Kracht, linksboven
rules-strength-about = Beslist het gevecht, en telt aan het eind als punten.
rules-symbol = Symbool met een waarde, rechtsboven
rules-symbol-about = Een driehoek, een cirkel of een bloem. Aan het eind tellen de waardes van symbolen die bij elkaar passen als punten. Een jokersymbool past bij alles.
rules-ability = Eén of twee vaardigheden
rules-ability-about = Van twee gebruik je er een en zie je af van de andere. Alleen je leider en je verzamelaar gebruiken hun vaardigheden. De vechter brengt zijn kracht in, een rekruut zijn kracht en zijn symbool.
rules-players-title = Aantal spelers
rules-WRA-02 = Je speelt met z’n drieën of vieren.
rules-WRA-03 = Schud de achttien dieren en deel iedereen er vier. De rest is de gesloten middenstapel: zes kaarten met drie spelers, twee met vier. De startspeler wordt geloot.

rules-phases-title = Verloop van een partij
rules-WRA-19 = Een partij doorloopt elke fase één keer, en iedereen speelt tegelijk: draft, rollen, leiding, gevecht, verzamelen (in de spelregels ook ondersteuning genoemd), puntentelling. Je alliantie wordt van links naar rechts onthuld.
rules-draft-title = Draft
rules-WRA-04 = Iedereen houdt tegelijk één van zijn vier kaarten gesloten en geeft de rest door naar links. Van de drie die je krijgt houd je er weer een en geef je er twee door; van de laatste twee houd je er een.
rules-WRA-05 = De kaart die overblijft gaat ongezien naar het midden. Daarna wordt het midden tot een nieuwe stapel geschud: negen kaarten met drie spelers, zes met vier.
rules-roles-title = Rollen
rules-WRA-06 = Geef elk van je drie dieren in het geheim een rol en leg ze gesloten op een rij: links de leider, in het midden de vechter, rechts de verzamelaar.
rules-leader = Leider
rules-leader-about = gebruikt zijn vaardigheid
rules-fighter = Vechter
rules-fighter-about = gaat het gevecht in
rules-collector = Verzamelaar
rules-collector-about = trekt een kaart of verdedigt de vechter
rules-leadership-title = Leiding
rules-WRA-07 = Alle leiders worden tegelijk onthuld. Heeft je leider twee vaardigheden, dan kies je er nu een, iedereen tegelijk. Dan werken de vaardigheden in speelvolgorde, met de klok mee vanaf de startspeler. Vaardigheden voor het gevecht, het verzamelen of het speleinde wachten tot dan. Kan een vaardigheid nergens op werken, dan gebeurt er niets. Een leider die verjaagd wordt voor hij aan de beurt is, handelt in deze fase nog; wat hij pas later zou doen, vervalt.
rules-battle-title = Gevecht
rules-WRA-08 = Alle vechters worden tegelijk onthuld. De hoogste kracht wint het gevecht, de laagste verliest het. Vaardigheden kunnen een kracht voor het gevecht veranderen, of een vechter eruit halen. Bij gelijke kracht wint de hogere symboolwaarde, dan de speler die eerder komt in de speelvolgorde; de lagere symboolwaarde verliest, dan de speler die later komt. Draait een vaardigheid het gevecht om, dan wint de laagste kracht en verliest de hoogste; bij gelijke kracht wint nog steeds de hogere symboolwaarde. Twee keer omdraaien heft het effect op.
rules-WRA-09 = De winnaar mag een kaart van de middenstapel trekken. Getrokken kaarten blijven geheim tot iedereen de laatste drie heeft gekozen.
rules-WRA-10 = De verliezer moet de vechter afstaan, tenzij de verzamelaar hem verdedigt. Voor alle anderen verandert er niets.
rules-collection-title = Verzamelen
rules-WRA-12 = Alle verzamelaars worden tegelijk onthuld. Eerst beslist de verliezer: verdedigen of verzamelen. Bij verzamelen trekt de verliezer een kaart, en gaat de vechter daarna onder de middenstapel.
rules-WRA-11 = Elk dier kan verdedigen. Verdedigt je verzamelaar, dan houd je de vechter en trek je niets: een verzamelaar doet het een of het ander, tenzij de leider allebei toestaat.
rules-WRA-13 = Daarna verzamelen alle anderen één kaart, in speelvolgorde vanaf de winnaar. Heeft niemand gewonnen, dan begint de startspeler. Is de stapel leeg, dan krijg je niets.
rules-WRA-14 = Daarna gebruikt de verzamelaar van de verliezer zijn vaardigheid, of een van zijn twee. Wat een leider voor het gevecht doet, doet een verzamelaar nu. Wat bij het gevecht hoort, komt te laat en doet niets. Wat bij het speleinde hoort, wacht op de puntentelling.
rules-WRA-15 = Iedereen kiest tegelijk drie dieren als alliantie en legt de rest weg. Heb je er minder dan drie, dan houd je ze allemaal.
rules-scoring-title = Puntentelling
rules-scoring = Je drie dieren worden geteld: hun kracht, hun bij elkaar passende symbolen en hun vaardigheden voor het speleinde.
rules-scoring-more = In detail

rules-words-title = Sleutelwoorden
rules-abstain = Afzijdig blijven
rules-WRA-K1 = Niet meedoen. Een vechter die afzijdig blijft, wint niet en verliest niet. Is er nog maar één in het gevecht, dan wint die, en verliest niemand.
rules-collect = Verzamelen, oppakken
rules-WRA-K2 = Trek een kaart van de middenstapel voor je alliantie. Elke verzamelaar kan dat.
rules-tuck = Onder de leider schuiven
rules-WRA-K3 = De vechter gaat onder zijn leider, zodat alleen het symbool te zien is: zijn kracht telt niet meer, zijn symbool wel. Hij doet niet meer mee aan het gevecht en je kunt hem niet verliezen. Hij hoort niet bij de drie, en gaat weg als zijn leider weggaat. Iedereen mag zien welk dier het is, ook als het gesloten lag.
rules-wild = Joker
rules-WRA-K4 = Past bij alles: een jokersymbool telt als het symbool dat jou het meest helpt.
rules-endgame = Speleinde
rules-WRA-K5 = Werkt alleen bij de puntentelling.

rules-animals-title = De achttien dieren
rules-animals = Op volgorde van kracht. De cijfers en vaardigheden hebben we zelf bedacht; meer daarover hieronder.

rules-score-title = Puntentelling
rules-WRA-16 = Je telt de gedrukte kracht van je drie dieren, de waardes van alle symbolen van één soort als je er minstens twee van hebt, en de vaardigheden van je leider en je verzamelaar voor het speleinde. Een jokersymbool hoort bij de soort die het meest oplevert; zijn twee soorten evenveel waard, dan geldt die met meer symbolen. Veranderingen in het gevecht tellen hier niet.
rules-WRA-17 = Een leider of verzamelaar die je niet hebt gehouden levert niets op: je bent zijn vaardigheid kwijt, en die van een ander dier komt er niet voor in de plaats. Leidde je met de wolf en houd je in plaats daarvan een later getrokken schaap, dan heb je geen van beide vaardigheden.
rules-WRA-18 = De speler met de meeste punten wint. Bij gelijkstand wint de hoogste totale kracht; is die ook gelijk, dan delen jullie de plaats.
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
rules-example-other = Zonder de zwaan zouden alleen de bloem van het schaap en de joker bij elkaar passen, en was je de vaardigheid van de zwaan kwijt.

rules-readings-title = Twee lezingen voor verzamelaars
rules-readings = Over vaardigheden van verzamelaars die meteen werken, zeggen de spelregels twee verschillende dingen. Je kiest als je een tafel opent.
rules-readings-loser-title = Alleen de verliezer (standaard)
rules-readings-loser = Het verloop van het verzamelen noemt alleen de verliezer van het gevecht. Zo is er een troostprijs voor de verliezer, ook als de verzamelaar heeft verdedigd.
rules-readings-everyone-title = Iedereen
rules-readings-everyone = De beschrijving van de rollen zegt dat een verzamelaar ofwel verdedigt, ofwel zijn vaardigheid gebruikt en rekruteert. Dus gebruikt elke verzamelaar die verzamelt zijn vaardigheid, vanaf die van de winnaar, die van de verliezer als laatste. Ook als zijn leider allebei toestaat, hoort die erbij.
rules-readings-end = Vaardigheden voor het speleinde tellen hoe dan ook, voor iedereen die het dier heeft gehouden.

# Waar de cijfers van het deck vandaan komen, naar de groepen van het bestand

deck-animals = Alles. De spelregels noemen twee dieren, de wolf en het schaap, en laten geen van de kaarten zien.
rules-WRA-D1 = Kracht, symbolen en vaardigheden van de achttien dieren hebben we zelf bedacht, met de sleutelwoorden van de spelregels. Heb je het gedrukte spel, dan kun je de kaarten ervan intypen en ermee spelen.
deck-own-title = Je eigen gedrukte kaarten
deck-own-1 = Kopieer ons deckbestand van hieronder naar een eigen bestand, en vul in wat er op jouw achttien kaarten staat: naam, kracht, symbool, waarde, en één vaardigheid of twee. Zet de herkomst (provenance) op “published”. Dieren die we niet getekend hebben, laten een pootafdruk zien.
deck-own-2 = Een vaardigheid schrijf je in een paar woorden: wat die doet, wanneer, bij wie en hoeveel. Boven in het bestand staan ze allemaal. Lukt dat niet met een gedrukte vaardigheid, schrijf dan “none”.
deck-own-3 = Open een tafel en plak je bestand onder “Eigen deck”. Iedereen aan die tafel speelt ermee.
deck-own-make = Een tafel openen
deck-file = Ons deckbestand
deck-symbols = Symbolen en hun waardes

# De begeleide eerste partij
# Lessen kennen $seat (een naam), $cards (hun namen), $a en $the (de eerste met lidwoord, als voorwerp en aan het begin
# van een zin), $number, en de namen van de anderen als $seat1 en $seat2.

guide-goal = Je wint met de sterkste drie dieren. Aan het eind tellen hun kracht (linksboven) en hun symbolen (rechtsboven), als er twee of meer bij elkaar passen.

guide-Draft-4-title = Houd één van vier
guide-Draft-4 = Houd één kaart; de andere gaan naar links, naar { $seat1 }, en van { $seat2 } krijg je er drie.
guide-Draft-4-why = Een goede kracht, een bloem, en twee vaardigheden om uit te kiezen. Met een ervan pak je een tegenstander helemaal aan het eind 4 punten af, als niemand meer iets terug kan doen.

guide-Draft-3-title = Kracht of een symbool?
guide-Draft-3 = De wolf zou je 8 kracht opleveren. Het schaap heeft er maar 2, maar zijn bloem past bij die van je gans: dan tellen 6 en 1 allebei.
guide-Draft-3-why = 2 kracht en twee passende bloemen van samen 7 is 9. Het symbool van de wolf past bij niets wat je hebt, dus hij zou 8 opleveren.

guide-Draft-2-title = Niets past: kijk naar de vaardigheden
guide-Draft-2 = De haas is iets sterker dan de raaf, maar hun cirkel en driehoek passen niet bij je bloemen. De kaart die je niet houdt, gaat in de middenstapel.
guide-Draft-2-why = Met de raaf kun je drie kaarten bekijken en er een van pakken. Misschien vind je een derde bloem.

guide-AssignRoles-title = Wie doet wat?
guide-AssignRoles = Je leider gebruikt zijn vaardigheid. Je vechter gaat het gevecht in: de sterkste wint een kaart, de zwakste gaat verloren als je verzamelaar hem niet verdedigt. Als kleine troost gebruikt de verzamelaar van de verliezer daarna zijn vaardigheid.
guide-AssignRoles-why = Leidt de gans, dan wint geen van de andere twee het gevecht. Verlies het dus met opzet. De raaf verdedigt het schaap en je mag drie kaarten bekijken, terwijl de anderen blind trekken.

guide-ChooseAbility-goose-title = De vaardigheid van je leider
guide-ChooseAbility-goose = Alle leiders liggen nu open. { $seat1 } leidt met de lynx, die een vechter kan verzwakken, en { $seat2 } met de kraanvogel, die een kaart trekt. Je gans pakt een tegenstander aan het eind 4 punten af, of levert je 1 op voor elk verschillend symbool dat je hebt.
guide-ChooseAbility-goose-why = Je verzamelt bloemen, dus je zult nauwelijks verschillende symbolen hebben. De sterkste tegenstander 4 punten afpakken is meer waard.

guide-DefendOrCollect-title = Je hebt het gevecht verloren
guide-DefendOrCollect = De lynx maakte het zwijn (7) van { $seat2 } 4 zwakker, en zo won de vos (5) van { $seat1 }; dat geldt alleen in het gevecht. Je schaap (2) verloor. Je raaf kan het verdedigen: je houdt het schaap en trekt niets. Of hij verzamelt: je trekt een kaart, en het schaap gaat onder de stapel.
guide-DefendOrCollect-why = De bloem van het schaap past bij die van je gans: 9 punten die je zou verliezen. En je raaf heeft zijn vaardigheid nog.

guide-TakeOne-title = De troostprijs
guide-TakeOne = De anderen hebben elk een kaart verzameld. Je raaf laat drie kaarten zien, en alleen jij ziet ze. Het paard is sterk. Maar reken uit wat een kaart toevoegt aan je gans en je schaap: zijn kracht, en zijn symbool als het een bloem is.
guide-TakeOne-why = Het hert voegt 7 kracht toe en een derde bloem met waarde 2. Dat is één meer dan de 8 van het paard.

guide-ChooseThree-title = Je laatste drie
guide-ChooseThree = Iedereen kiest nu drie dieren en legt de rest weg. De vaardigheid van een leider blijft alleen van jou als je de leider houdt: zonder de gans verliest niemand 4 punten.
guide-ChooseThree-why = Kracht 7, 2 en 7 is 16, bloemen 1, 6 en 2 is 9: 25 punten. Met de raaf in plaats van het hert zou het 21 zijn.

guide-ChooseTarget-goose-title = De gans bijt
guide-ChooseTarget-goose = Alle allianties liggen open, en je kunt rekenen. { $seat1 }: kracht 6, 4 en 4, bloemen 5 en 3, 22 punten. { $seat2 }: kracht 7, 4 en 5, een cirkel 5 en een passend jokersymbool 5, 26 punten. Jij hebt er 25.
guide-ChooseTarget-goose-why = { $seat2 } staat voor je. Met 4 punten minder sta jij bovenaan.

guide-draft-title = { $number ->
    [2] Houd één van twee
    [3] Houd één van drie
   *[4] Houd één van vier
}
guide-draft-first = Kracht telt aan het eind altijd. Symbolen tellen alleen als er twee of meer van je laatste drie bij elkaar passen.
guide-draft-match = Je hebt: { $cards }. Wat past daarbij? Een sterk dier is op zichzelf goed, een symbool heeft een tweede van zijn soort nodig.
guide-why-match = { $the } heeft een passend symbool: je bij elkaar passende symbolen zouden { $number } waard zijn.
guide-why-strong = { $the } is hier het sterkst: { $number }. Dat telt in elke alliantie.
guide-why-promising = { $the } is niet het sterkst, maar symbool of vaardigheid leveren je misschien meer op.

guide-roles-title = Wie doet wat?
guide-fighter = { $the } vecht met kracht { $number }. De sterkste vechter wint een kaart, de zwakste gaat verloren als de verzamelaar hem niet verdedigt.
guide-collector = { $the } verzamelt een kaart, of verdedigt je vechter als je verliest.

guide-ability-title = { $cards }: welke vaardigheid?
guide-ability = Je gebruikt er een en ziet af van de andere.
guide-target-title = { $cards }: welke speler?
guide-offer-title = { $cards }: vaardigheid gebruiken?

guide-effect-none = { $the }: geen vaardigheid zou je hier meer helpen.
guide-effect-strengthen = Kracht beslist het gevecht. De winnaar mag een kaart trekken, de verliezer raakt misschien de vechter kwijt.
guide-effect-abstain = Een vechter die afzijdig blijft, wint niet en verliest niet, dus er gebeurt niets met hem.
guide-effect-reverse = Als de zwakste vechter wint, maakt de jouwe een goede kans.
guide-effect-tuck = Een vechter onder de leider is uit het gevecht. Zijn kracht ben je kwijt, zijn symbool telt.
guide-effect-swap = Jij krijgt een andere vechter, en een tegenstander moet zich met de jouwe zien te redden.
guide-effect-chase = Een tegenstander verliest een dier dat al een rol had, en krijgt er een willekeurige kaart voor.
guide-effect-gather = Eén dier meer om je laatste drie uit te kiezen.
guide-effect-sift = Je kiest uit meer kaarten, terwijl anderen blind trekken.
guide-effect-both = Als je het gevecht verliest, houd je je vechter en trek je toch een kaart.
guide-effect-score = { $the } levert aan het eind punten op als je het dier houdt.
guide-effect-wild = { $the } laat aan het eind al je symbolen bij elkaar passen, als je het dier houdt.

guide-why-use = Hiermee sta je er beter voor.
guide-why-decline = Zonder sta je er beter voor.
guide-why-me = Je eigen vechter: onder je leider is zijn symbool je meer waard dan zijn kracht.
guide-why-battle = Met { $seat } heb je in het gevecht het meeste voordeel.
guide-why-better = Van alle vechters die je kunt krijgen doet { $a } van { $seat } het meest voor je alliantie.
guide-why-unknown = { $seat } laat tot nu toe het minst zien, dus die vechter is misschien sterk.
guide-why-ahead = { $seat } staat voor, met { $number ->
    [one] 1 punt
   *[other] { $number } punten
} tot nu toe.
guide-why-last = { $seat } heeft er het minst aan.
guide-why-threat = { $seat } lijkt het sterkst, als je naar de open kaarten kijkt.

guide-won-title = Je hebt het gevecht gewonnen
guide-won = Je mag een kaart van de middenstapel trekken. Die blijft geheim tot iedereen de laatste drie heeft gekozen.
guide-why-draw = Eén dier meer om uit te kiezen kan alleen maar helpen.

guide-lost-title = Je hebt het gevecht verloren
guide-lost = Verdedigt je verzamelaar, dan houd je { $a } en trek je niets. Verzamelt hij, dan trek je een kaart en verlies je { $a } aan de middenstapel.
guide-lost-acts = In beide gevallen gebruikt je verzamelaar daarna zijn vaardigheid, als hij er een heeft die nu werkt.
guide-why-defend = Met { $a } zijn je beste drie { $number } waard. Een onbekende kaart levert zelden meer op.
guide-why-collect = { $the } levert je weinig op. Een nieuwe kaart belooft meer.

guide-take-title = Kies een kaart
guide-take = Alleen jij ziet deze kaarten. Eén komt in je alliantie, de andere gaan onder de middenstapel.
guide-why-take = Met { $a } zijn je beste drie { $number } waard.
guide-why-least = Je drie zijn beter dan al deze kaarten, dus het maakt niet uit welke je pakt.

guide-three-title = Je laatste drie
guide-three = Hun kracht telt, en de waardes van symbolen die bij elkaar passen. De rest wordt weggelegd.
guide-stays = Je houdt { $a }, dus de vaardigheid voor het speleinde telt.
guide-leaves = Je staat { $a } af, en daarmee de vaardigheid voor het speleinde.
guide-why-three = { $cards }: samen zijn ze { $number } waard.

guide-ahead = Dat gaf de doorslag: { $what }, { $number } meer dan { $seat }.
guide-behind = Dat gaf de doorslag: { $what }, { $number } minder dan { $seat }.
guide-tied = Evenveel punten als { $seat }: de hoogste totale kracht wint.
guide-end-won = Gewonnen, met { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
guide-end-lost = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} in je eerste partij
guide-end-strengths = Kracht van je drie ({ $cards }): { $number }.
guide-end-symbols = Waardes van je bij elkaar passende symbolen: { $number }.
guide-end-endgame = Vaardigheden voor het speleinde, van jou en van anderen: { $number }.

# Wat zetten doen, zoals knoppen het zeggen. Zetten kennen de namen van iedereen als $seat0, $seat1, ...

move-keep = { $card } houden
move-lead = { $card } als leider
move-fight = { $card } als vechter
move-take = { $card } pakken
move-use = Vaardigheid gebruiken
move-use-first = Eerste vaardigheid gebruiken
move-use-second = Tweede vaardigheid gebruiken
move-target-0 = { $seat0 }
move-target-1 = { $seat1 }
move-target-2 = { $seat2 }
move-target-3 = { $seat3 }
move-decline = Overslaan
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
role-collector = Verza­melaar
role-about-leader = Gebruikt zijn vaardig­heid.
role-about-fighter = Zijn kracht beslist het gevecht.
role-about-collector = Trekt een kaart of verdedigt je vechter.

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
   *[rival] Ander afzijdig
}
strip-reverse = Zwakste wint
strip-tuck = { $target ->
    [mine] Vechter eronder
    [rival] Ander eronder
   *[any] Iemand eronder
}
strip-swap = Ruil vechters
strip-chase = { $role ->
    [leader] Leider weg
    [fighter] Vechter weg
   *[collector] Verzamelaar weg
}
strip-gather = Trek { $amount }
strip-sift = Kies 1 uit { $amount }
strip-both = Verdedig en trek
strip-score = { $target ->
    [mine] { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $each ->
        [once] { $amount ->
            [one] punt
           *[other] punten
        }
        [weak] per zwak dier
        [mighty] per sterk dier
        [matching] per match
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
stat-recruits = Getrokken kaarten, gesloten
stat-recruits-short = { $count ->
    [one] rekruut
   *[other] rekruten
}
known-card = Dit dier ken je: { $card }
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
deeds = Gebruikte vaardigheden
deed-left = niet gebruikt
no-effect = Werkt hier niet.
target-label = { $role ->
    [leader] Leider
    [fighter] Vechter
   *[collector] Verzamelaar
} van { $name }
lane = Deze kaart

zone-alliance = Alliantie
mat-centre = Middenstapel
mat-draft = Houd één van { $count }, geef er { $left } door naar links
mat-draft-last = Houd één van 2, de andere gaat in de middenstapel
mat-roles = Eén dier voor elke rol, gesloten
mat-leadership = Leiders aan de beurt, in speelvolgorde
mat-leadership-choosing = Leiders onthuld: vaardigheden kiezen
mat-battle = Vechters op kracht: de hoogste wint, de laagste verliest
mat-battle-turned = Omgedraaid: de laagste wint, de hoogste verliest
mat-tied = Even sterk: de symboolwaarde beslist, dan de speelvolgorde
mat-collection = Na het gevecht: verzamelaars trekken of verdedigen
mat-three = De laatste drie kiezen
mat-scoring = Punten tot nu toe; vaardigheden voor het speleinde kunnen ze nog veranderen
mat-passed = Door jou doorgegeven
mat-passed-to = aan { $name }
mat-unseen = Nog niet gezien: { $count } van 18
pass-to = kaarten gaan naar
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
animal-unseen = { $animal }, nog niet gezien
animal-seen = { $animal }
hand-held = { $most ->
    [0] Je rekruten: { $held }
    [4] Uitgedeeld: houd 1 van 4
   *[other] Voor jou: houd 1 van { $most }
}
keys-pick = een kaart, een vaardigheid, een tegenstander kiezen; het dier in beeld leidt, vecht, verzamelt
score-reason = { $card } { $count }

title-Draft = Houd één dier
line-Draft = { $count ->
    [2] De andere kaart gaat in de middenstapel. Dan heb je er drie.
   *[other] Het blijft gesloten. De rest gaat naar links, naar { $names }.
}
empty-Draft = Kies een kaart
more-Draft = Kies een kaart
ready-Draft = % houden
wait-Draft = Wachten op de kaart van { $names }.

title-AssignRoles = Kies je leider, dan je vechter
line-AssignRoles = Het derde dier is je verzamelaar. Alles blijft gesloten tot iedereen zover is.
empty-AssignRoles = Kies je leider
more-AssignRoles = Kies je vechter
ready-AssignRoles = Gesloten leggen
wait-AssignRoles = Wachten op de rollen van { $names }.

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
empty-ChooseAbility = Kies er een
more-ChooseAbility = Kies er een
ready-ChooseAbility = %
wait-ChooseAbility = Wachten op de keuze van { $names }.

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
    [tuck] Vaardigheid: { $card }. Het symbool telt aan het eind nog, de kracht niet.
    [abstain] Vaardigheid: { $card }. Een vechter die afzijdig blijft, wint niet en verliest niet.
    [swap] Vaardigheid: { $card }. Gesloten vechters blijven gesloten, maar de jouwe zie je.
    [chase] Vaardigheid: { $card }. Die speler trekt een kaart, daarna gaat het dier onder de middenstapel.
    [score] Vaardigheid: { $card }. Dit verandert de punten aan het eind.
   *[other] Vaardigheid: { $card }. Alleen voor dit gevecht.
}
empty-ChooseTarget = Kies een speler
more-ChooseTarget = Kies een speler
ready-ChooseTarget = % kiezen
other-ChooseTarget = Overslaan
wait-ChooseTarget = { $names } kiest een speler.

title-UseOrDecline = { $effect ->
    [abstain] Moet je vechter afzijdig blijven?
    [tuck] Je vechter onder je leider schuiven?
    [reverse] Het gevecht omdraaien?
   *[other] { $card }: de vaardigheid gebruiken?
}
line-UseOrDecline = { $effect ->
    [abstain] Vaardigheid: { $card }. Dan wint je vechter niet en verliest hij niet.
    [tuck] Vaardigheid: { $card }. Het symbool telt nog, de kracht niet, en je kunt de vechter niet verliezen.
    [reverse] Vaardigheid: { $card }. De zwakste vechter wint, de sterkste verliest.
   *[other] Je hoeft deze vaardigheid niet te gebruiken.
}
go-UseOrDecline = { $effect ->
    [abstain] Afzijdig blijven
    [tuck] Eronder schuiven
    [reverse] Omdraaien
   *[other] Gebruiken
}
other-UseOrDecline = Overslaan
wait-UseOrDecline = { $names } beslist of de vaardigheid gebruikt wordt.

title-TakeOne = { $count ->
    [one] Pak deze kaart
   *[other] Pak één van deze { $count } kaarten
}
line-TakeOne = Die komt gesloten in je alliantie. De rest gaat onder de middenstapel.
empty-TakeOne = Kies een kaart
more-TakeOne = Kies een kaart
ready-TakeOne = % pakken
wait-TakeOne = { $names } bekijkt kaarten van de middenstapel.

title-WinnerDraws = Je hebt het gevecht gewonnen: een kaart trekken?
line-WinnerDraws = Die komt gesloten in je alliantie. Met meer dieren heb je aan het eind meer te kiezen.
go-WinnerDraws = Kaart trekken
other-WinnerDraws = Niet trekken
wait-WinnerDraws = { $names } won het gevecht en mag een kaart trekken.

title-DefendOrCollect = Gevecht verloren: { $card }
line-DefendOrCollect = Je verzamelaar verdedigt de vechter, of verzamelt een kaart; dan ben je de vechter kwijt.
empty-DefendOrCollect = Kies er een
more-DefendOrCollect = Kies er een
ready-DefendOrCollect = %
wait-DefendOrCollect = { $names } verloor: verdedigen of verzamelen?

title-ChooseThree = Houd drie dieren
line-ChooseThree = Hun kracht telt, en alle symbolen van één soort als er minstens twee bij elkaar passen. Vaardigheden voor het speleinde tellen alleen als je het dier houdt.
empty-ChooseThree = Kies drie dieren
more-ChooseThree = %
ready-ChooseThree = Deze drie houden
wait-ChooseThree = Wachten op de laatste drie van { $names }.

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

beat-won-battle = { $tie ->
    [value] { $you ->
        [yes] Jij wint het gevecht: { $cards }, kracht { $strength }. Even sterk: de waarde van het symbool beslist.
       *[no] { $name } wint het gevecht: { $cards }, kracht { $strength }. Even sterk: de waarde van het symbool beslist.
    }
    [order] { $you ->
        [yes] Jij wint het gevecht: { $cards }, kracht { $strength }. Even sterk: de speelvolgorde beslist.
       *[no] { $name } wint het gevecht: { $cards }, kracht { $strength }. Even sterk: de speelvolgorde beslist.
    }
   *[none] { $you ->
        [yes] Jij wint het gevecht: { $cards }, kracht { $strength }.
       *[no] { $name } wint het gevecht: { $cards }, kracht { $strength }.
    }
}
beat-lost-battle = { $tie ->
    [value] { $you ->
        [yes] Jij verliest het gevecht: { $cards }, kracht { $strength }. Even sterk: de waarde van het symbool beslist.
       *[no] { $name } verliest het gevecht: { $cards }, kracht { $strength }. Even sterk: de waarde van het symbool beslist.
    }
    [order] { $you ->
        [yes] Jij verliest het gevecht: { $cards }, kracht { $strength }. Even sterk: de speelvolgorde beslist.
       *[no] { $name } verliest het gevecht: { $cards }, kracht { $strength }. Even sterk: de speelvolgorde beslist.
    }
   *[none] { $you ->
        [yes] Jij verliest het gevecht: { $cards }, kracht { $strength }.
       *[no] { $name } verliest het gevecht: { $cards }, kracht { $strength }.
    }
}
beat-ability-used = { $seat ->
    [you] Je gebruikt de vaardigheid van { $a }.
   *[other] { $seat } gebruikt de vaardigheid van { $a }.
}
beat-fighter-revealed = { $seat ->
    [you] Je vecht met { $a }, kracht { $strength }.
   *[other] { $seat } vecht met { $a }, kracht { $strength }.
}
tie-break-strengths = Evenveel punten als { $names }. De hoogste totale kracht wint.
idle-collector = Geen effect als verzamelaar.
idle-collector-short = Geen effect als verza­melaar

hint-total = { $amount ->
    [one] hooguit 1 punt in totaal
   *[other] hooguit { $amount } punten in totaal
}
hint-expected = { $amount ->
    [one] ongeveer 1 punt in totaal
   *[other] ongeveer { $amount } punten in totaal
}
hint-beats = sterker dan { $amount } van { $all } onbekende dieren
hint-idle = geen effect
hint-battle = { $outcome ->
    [won] zo win je het gevecht
    [lost] zo verlies je het gevecht
   *[neither] zo win of verlies je het gevecht niet
}
hint-standing = { $amount ->
    [one] { $name } heeft 1 punt open liggen
   *[other] { $name } heeft { $amount } punten open liggen
}
hint-points = { $amount ->
    [0] geen punten
    [one] { $signed } punt
   *[other] { $signed } punten
}
hint-best = volgens onze schatting de beste keus
hint-less = { $amount ->
    [one] ongeveer 1 punt minder dan de beste keus
   *[other] ongeveer { $amount } punten minder dan de beste keus
}
amount-with = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
amount = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
