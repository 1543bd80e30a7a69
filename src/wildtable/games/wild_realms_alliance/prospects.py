"""The expected score of an alliance: the points of three animals, and the value of cards still to be drawn.

All of it is in whole numbers. Points are counted in halves, since a point taken from one rival is worth half a point. The
figures of several animals are added up at once, in tallies.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from wildtable.engine.cards import Card, Cards
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_realms_alliance.cards import (
    ENDGAME,
    MINE,
    NONE,
    RIVAL,
    RIVALS,
    SYMBOLS,
    WILD,
    Animal,
    AnimalAbility,
    WildRealmsFigures,
)
from wildtable.games.wild_realms_alliance.scoring import MIGHTY, WEAK
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE

MORE_DRAWS = (0, 20, 31, 38, 43)
"""The value of several cards drawn, in twentieths of the first: each adds less than the one before."""
DRAW = MORE_DRAWS[1]

# The fields of a tally: sums of strengths, of all values and of the values of each symbol, then how many animals show each
# symbol (a wild one shows all), are weak, are mighty, and show a wild symbol
STRENGTHS, VALUES, SYMBOL_VALUES, SYMBOL_COUNTS, WEAK_COUNT, MIGHTY_COUNT, WILD_COUNT = 0, 8, 16, 40, 49, 52, 55
SHOWN = ~((1 << VALUES) - 1 | 63 << WEAK_COUNT)
"""What a tucked animal adds to a tally: no strength."""


def tally_of(animal: Animal) -> int:
    """Return the figures of an animal as numbers that can be added up."""
    tally = animal.strength | animal.value << VALUES
    for number, symbol in enumerate(SYMBOLS):
        if animal.symbol in (symbol, WILD):
            tally |= animal.value << SYMBOL_VALUES + 8 * number | 1 << SYMBOL_COUNTS + 3 * number
    tally |= (animal.strength <= WEAK) << WEAK_COUNT | (animal.strength >= MIGHTY) << MIGHTY_COUNT
    return tally | (animal.symbol == WILD) << WILD_COUNT


@lru_cache(maxsize=256)
def tallies(figures: WildRealmsFigures) -> tuple[int, ...]:
    """Return the tally of each animal of a deck."""
    return tuple(map(tally_of, figures.animals))


def strengths_and_symbols(tally: int) -> int:
    """Return the strengths of a tally and the values of its matching symbols."""
    best = 0
    if tally >> 40 & 6:
        best = tally >> 16 & 255
    if tally >> 43 & 6 and tally >> 24 & 255 > best:
        best = tally >> 24 & 255
    if tally >> 46 & 6 and tally >> 32 & 255 > best:
        best = tally >> 32 & 255
    return (tally & 255) + best


def count_shown(tally: int) -> int:
    """Return how many animals show a symbol."""
    return (tally >> 40 & 7) + (tally >> 43 & 7) + (tally >> 46 & 7) - 2 * (tally >> WILD_COUNT & 7)


def count_matching(tally: int) -> int:
    """Return how many symbols match, of the kind that is worth most."""
    best = 0
    for number in range(len(SYMBOLS)):
        count = tally >> SYMBOL_COUNTS + 3 * number & 7
        if count > 1:
            best = max(best, 8 * (tally >> SYMBOL_VALUES + 8 * number & 255) + count)
    return best & 7


def count_kinds(tally: int) -> int:
    """Return how many different symbols there are; a wild one is whichever is missing."""
    wild = tally >> WILD_COUNT & 7
    return min(len(SYMBOLS), wild + sum(tally >> SYMBOL_COUNTS + 3 * number & 7 > wild for number in range(len(SYMBOLS))))


def count_each(tally: int, each: str, all_match: bool) -> int:
    """Return how often an endgame ability scores."""
    if each == "matching":
        return count_shown(tally) * (count_shown(tally) > 1) if all_match else count_matching(tally)
    if each == "kind":
        return count_kinds(tally)
    return 1 if each == "" else tally >> (WEAK_COUNT if each == "weak" else MIGHTY_COUNT) & 7


def points(tally: int, leads: AnimalAbility, collects: AnimalAbility) -> int:
    """Return the score of a tally with the endgame abilities of Leader and Collector, in halves."""
    if leads is NONE and collects is NONE:
        return 2 * strengths_and_symbols(tally)
    all_match = leads.effect == "wild" or collects.effect == "wild"
    if all_match:
        total = 2 * ((tally & 255) + (tally >> VALUES & 255) * (count_shown(tally) > 1))
    else:
        total = 2 * strengths_and_symbols(tally)
    for ability in (leads, collects):
        if ability.effect == "score":
            if ability.target == MINE:
                total += 2 * ability.amount * count_each(tally, ability.each, all_match)
            else:
                total -= ability.amount * (1 if ability.target == RIVAL else 2)
    return total


class Candidates(NamedTuple):
    """The animals to choose the final three from, with Leader, Collector and their endgame abilities."""

    animals: Cards
    leader: Card | None = None
    leads: AnimalAbility = NONE
    collector: Card | None = None
    collects: AnimalAbility = NONE
    tucked: Cards = ()

    def with_card(self, card: Card) -> Candidates:
        return self._replace(animals=(*self.animals, card))

    def without(self, card: Card) -> Candidates:
        return self._replace(animals=tuple(other for other in self.animals if other != card))

    def tucking(self, card: Card) -> Candidates:
        return self.without(card)._replace(tucked=(*self.tucked, card))


def rate_three(figures: WildRealmsFigures, kept: Cards, holding: Candidates) -> int:
    """Return the score of three animals, in halves."""
    sums = tallies(figures)
    tally = sum([sums[card] for card in kept])
    leads = holding.leader in kept
    if leads:
        for card in holding.tucked:
            tally += sums[card] & SHOWN
    return points(tally, holding.leads if leads else NONE, holding.collects if holding.collector in kept else NONE)


def best(figures: WildRealmsFigures, holding: Candidates) -> int:
    """Return the highest score of three of the animals, in halves."""
    size = min(ALLIANCE_SIZE, len(holding.animals))
    return max([rate_three(figures, kept, holding) for kept in combinations(holding.animals, size)])


def promised(figures: WildRealmsFigures, holding: Candidates, unseen: Cards, draws: int) -> int:
    """Return the expected highest score after drawing this many of the unseen cards, in halves times `scale(unseen)`."""
    now = best(figures, holding)
    if not unseen or not draws:
        return now * scale(unseen)
    drawn = sum([best(figures, holding.with_card(card)) for card in unseen])
    return now * scale(unseen) + (drawn - now * len(unseen)) * more(draws)


def more(draws: int) -> int:
    """Return the value of several cards drawn, in units of which the first has `DRAW`."""
    return MORE_DRAWS[min(draws, len(MORE_DRAWS) - 1)]


def scale(unseen: Cards) -> int:
    """Return what expected scores are multiplied by, to be whole numbers."""
    return DRAW * max(1, len(unseen))


def final(ability: AnimalAbility) -> AnimalAbility:
    """Return the ability if it acts at the end, else NONE."""
    return ability if ability.phase == ENDGAME else NONE


def best_final(figures: WildRealmsFigures, card: Card) -> AnimalAbility:
    """Return the first endgame ability of an animal, or NONE."""
    return next((ability for ability in figures[card].abilities if ability.phase == ENDGAME), NONE)


# The outlook before the battle


BLIND = 3  # the value, in halves of strength, of hindering one unknown Fighter
RIVAL_FIGHTER = 6  # the usual strength of a Fighter
SIFTED = 2  # how many cards it is worth to take one of several
HARM = 1  # the value, in halves of a point, of chasing a rival's animal away


def count_draws(ability: AnimalAbility) -> int:
    """Return how many cards an ability is worth."""
    return ability.amount if ability.effect == "gather" else SIFTED if ability.effect == "sift" else 0


@lru_cache(maxsize=64)
def find_outlook(figures: WildRealmsFigures, kept: Cards, unseen: Cards, rivals: int, everyone: bool) -> Outlook:
    """Return the outlook of three animals, cached, as all moves of a question share it."""
    return Outlook(figures, kept, unseen, rivals, everyone)


class Outlook:
    """What three animals may become before the battle: drawn cards may replace them, and the Fighter may be lost.

    Ratings are in halves of a point, times `scale(unseen)`, times the number of battles considered.
    """

    def __init__(self, figures: WildRealmsFigures, kept: Cards, unseen: Cards, rivals: int, everyone: bool) -> None:
        self.figures, self.kept, self.unseen, self.rivals, self.everyone = figures, kept, unseen, rivals, everyone
        self.scale = scale(unseen)
        self.tallies = sums = tallies(figures)
        self.total = total = sum([sums[card] for card in kept])
        self.now = now = strengths_and_symbols(total)
        gained = 0
        one, two, three = kept
        replaced = dict.fromkeys(kept, 0)
        for card in unseen:
            drawn = total + sums[card]
            first = strengths_and_symbols(drawn - sums[one])
            second = strengths_and_symbols(drawn - sums[two])
            third = strengths_and_symbols(drawn - sums[three])
            replaced[one] += first
            replaced[two] += second
            replaced[three] += third
            gained += max(first, second, third, now) - now
        self.gained = 2 * gained
        """What the first card drawn adds, in all."""
        self.replaced = replaced
        """The scores with a drawn card in place of an animal, in all."""
        self.rival_fighters = [(2 * figures[card].strength, (figures[card].strength + 1) ** 2) for card in unseen]
        """The strengths that a rival's Fighter may have, in halves, and how much more often strong animals fight."""
        self.battles = int(self.beats(0)[1] ** rivals)
        """The number of battles that a plan is rated over."""

    @lazy_property
    def plans(self) -> dict[Cards, int]:
        """The best plan for each Leader and Fighter."""
        return {
            (leader, fighter): max([self.plan(leader, fighter, ability) for ability in self.figures[leader].abilities])
            for leader, fighter in permutations(self.kept, 2)
        }

    def plan(self, leader: Card, fighter: Card, ability: AnimalAbility) -> int:
        """The expected points of an alliance before the battle, with this ability of its Leader."""
        (collector,) = (card for card in self.kept if card not in (leader, fighter))
        endgame = points(self.total, final(ability), best_final(self.figures, collector)) - 2 * self.now
        base = self.scale * (2 * self.now + endgame)
        draws = 1 + count_draws(ability)
        late = max([count_draws(ability) for ability in self.figures[collector].abilities])
        if self.everyone:
            draws, late = draws + late, 0
        middle = base + more(draws) * self.gained
        if ability.effect == "tuck" and ability.target == MINE:
            middle = max(middle, self.tucked(fighter, endgame) + (more(draws) - DRAW) * self.gained)
        if ability.effect in ("abstain", "reverse" * ability.may) and ability.target == MINE:
            lost = middle
        elif ability.effect in ("both", "tuck") and ability.target == MINE:
            lost = middle + (more(draws + late) - more(draws)) * self.gained
        else:
            further = (more(draws + late) - DRAW) * self.gained
            collected = 2 * DRAW * self.replaced[fighter] + self.scale * endgame + further
            lost = max(base + more(draws + late - 1) * self.gained, collected)
        won = base + more(draws + 1) * self.gained
        beaten, all_ = self.beats(self.fighting(fighter, ability))
        wins, loses, battles = (int(cases**self.rivals) for cases in (beaten, all_ - beaten, all_))
        harm = HARM if ability.effect == "chase" else 0
        if ability.effect == "swap":
            harm = max(0, RIVAL_FIGHTER - self.figures[fighter].strength)
        return wins * won + loses * lost + (battles - wins - loses) * middle + battles * harm * self.scale

    def tucked(self, fighter: Card, endgame: int) -> int:
        """The expected points with the Fighter under its Leader and one card drawn."""
        rest = self.total - self.tallies[fighter] + (self.tallies[fighter] & SHOWN)
        scores = sum([strengths_and_symbols(rest + self.tallies[card]) for card in self.unseen])
        return 2 * DRAW * scores + self.scale * endgame

    def beats(self, strength: int) -> tuple[int, int]:
        """Return in how many of how many cases a Fighter of this strength, in halves, beats a rival's."""
        beaten = all_ = 0
        for other, weight in self.rival_fighters:
            all_ += 2 * weight
            if other <= strength:
                beaten += weight if other == strength else 2 * weight
        return beaten, max(1, all_)

    def fighting(self, fighter: Card, ability: AnimalAbility) -> int:
        """The effective strength of a Fighter, in halves, with the ability of its Leader."""
        strength = 2 * self.figures[fighter].strength
        if ability.effect == "reverse":
            turned = 4 * RIVAL_FIGHTER - strength
            return max(strength, turned) if ability.may else turned
        if ability.effect == "strengthen":
            return strength + ability.amount * {MINE: 2, RIVAL: -1, RIVALS: -2}[ability.target]
        return strength + BLIND * (ability.effect in ("abstain", "tuck") and ability.target != MINE)
