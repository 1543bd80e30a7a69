"""The expected score of an alliance as kernels: the same whole numbers as `wild_realms_alliance.prospects`.

A holding is a set of animals, the Leader and the Collector as sets of one or none, their endgame abilities or -1, and the
set of tucked animals.
"""

from __future__ import annotations

from wildtable.engine.twin.constants import pack
from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import count_bits, lowest
from wildtable.games.wild_realms_alliance import prospects
from wildtable.games.wild_realms_alliance.twin import constants as at
from wildtable.games.wild_realms_alliance.twin.effects import amount_of, has_effect, has_phase, printed

DRAW = prospects.DRAW
MORE_DRAWS, MOST_DRAWS = pack(prospects.MORE_DRAWS, 8), len(prospects.MORE_DRAWS) - 1
VALUES, SYMBOL_VALUES, SYMBOL_COUNTS = prospects.VALUES, prospects.SYMBOL_VALUES, prospects.SYMBOL_COUNTS
WEAK_COUNT, MIGHTY_COUNT, WILD_COUNT, SHOWN = (
    prospects.WEAK_COUNT,
    prospects.MIGHTY_COUNT,
    prospects.WILD_COUNT,
    prospects.SHOWN,
)


@kernel
def tally_of(t: Words, animals: int) -> int:
    """Return the tally of a set of animals."""
    found = 0
    while animals:
        found += t[at.TALLIES + lowest(animals)]
        animals &= animals - 1
    return found


@kernel
def strengths_and_symbols(found: int) -> int:
    """strengths_and_symbols: the strengths of a tally and the values of its matching symbols."""
    best = 0
    for number in range(at.WILD):
        if (found >> (SYMBOL_COUNTS + 3 * number)) & 6:
            best = max(best, (found >> (SYMBOL_VALUES + 8 * number)) & 255)
    return (found & 255) + best


@kernel
def count_shown(found: int) -> int:
    """count_shown: how many animals show a symbol."""
    shown = -2 * ((found >> WILD_COUNT) & 7)
    for number in range(at.WILD):
        shown += (found >> (SYMBOL_COUNTS + 3 * number)) & 7
    return shown


@kernel
def count_matching(found: int) -> int:
    """count_matching: how many symbols match, of the kind that is worth most."""
    best = 0
    for number in range(at.WILD):
        count = (found >> (SYMBOL_COUNTS + 3 * number)) & 7
        if count > 1:
            best = max(best, 8 * ((found >> (SYMBOL_VALUES + 8 * number)) & 255) + count)
    return best & 7


@kernel
def count_kinds(found: int) -> int:
    """count_kinds: how many different symbols there are; a wild one is whichever is missing."""
    wild = (found >> WILD_COUNT) & 7
    kinds = wild
    for number in range(at.WILD):
        if (found >> (SYMBOL_COUNTS + 3 * number)) & 7 > wild:
            kinds += 1
    return min(at.WILD, kinds)


@kernel
def count_scored(found: int, each: int, all_match: bool) -> int:
    """count_each: how often an endgame ability scores."""
    if each == at.EACH_MATCHING:
        if all_match:
            return count_shown(found) if count_shown(found) > 1 else 0
        return count_matching(found)
    if each == at.EACH_KIND:
        return count_kinds(found)
    if each == at.EACH_WEAK:
        return (found >> WEAK_COUNT) & 7
    return (found >> MIGHTY_COUNT) & 7 if each == at.EACH_MIGHTY else 1


@kernel
def points(found: int, leads: int, collects: int) -> int:
    """points: the score of a tally with the endgame abilities of Leader and Collector, in halves."""
    all_match = has_effect(leads, at.WILD_EFFECT) or has_effect(collects, at.WILD_EFFECT)
    if all_match:
        total = 2 * (found & 255)
        if count_shown(found) > 1:
            total += 2 * ((found >> VALUES) & 255)
    else:
        total = 2 * strengths_and_symbols(found)
    return total + endgame_points(found, leads, all_match) + endgame_points(found, collects, all_match)


@kernel
def endgame_points(found: int, ability: int, all_match: bool) -> int:
    """points: what one endgame ability adds, in halves."""
    if not has_effect(ability, at.SCORE):
        return 0
    target = (ability >> 16) & 255
    if target == at.MINE:
        return 2 * amount_of(ability) * count_scored(found, (ability >> 32) & 255, all_match)
    return -amount_of(ability) if target == at.RIVAL else -2 * amount_of(ability)


@kernel
def rate_three(t: Words, kept: int, leader: int, leads: int, collector: int, collects: int, tucked: int) -> int:
    """rate_three: the score of three animals, in halves."""
    found = tally_of(t, kept)
    if kept & leader:
        while tucked:
            found += t[at.TALLIES + lowest(tucked)] & SHOWN
            tucked &= tucked - 1
    return points(found, leads if kept & leader else -1, collects if kept & collector else -1)


@kernel
def best_with(
    t: Words, animals: int, wanted: int, leader: int, leads: int, collector: int, collects: int, tucked: int
) -> int:
    """Return the highest score of three of the animals, in halves, with those wanted among them."""
    if count_bits(animals) <= at.ALLIANCE_SIZE:
        return rate_three(t, animals, leader, leads, collector, collects, tucked)
    best = -(1 << 40)
    first = animals
    while first:
        one = first & -first
        first ^= one
        second = first
        while second:
            two = second & -second
            second ^= two
            third = second
            while third:
                three = third & -third
                third ^= three
                kept = one | two | three
                if wanted & ~kept == 0:
                    best = max(best, rate_three(t, kept, leader, leads, collector, collects, tucked))
    return best


@kernel
def best(t: Words, animals: int, leader: int, leads: int, collector: int, collects: int, tucked: int) -> int:
    """best: the highest score of three of the animals, in halves."""
    return best_with(t, animals, 0, leader, leads, collector, collects, tucked)


@kernel
def promised(
    t: Words,
    animals: int,
    leader: int,
    leads: int,
    collector: int,
    collects: int,
    tucked: int,
    unseen: int,
    draws: int,
) -> int:
    """promised: the expected highest score after drawing this many of the unseen cards, in halves times `scale(unseen)`."""
    now = best(t, animals, leader, leads, collector, collects, tucked)
    if unseen == 0 or draws == 0:
        return now * scale(unseen)
    one = 0
    left = unseen
    while left:
        one += best(t, animals | (left & -left), leader, leads, collector, collects, tucked)
        left &= left - 1
    return now * scale(unseen) + (one - now * count_bits(unseen)) * more(draws)


@kernel
def more(draws: int) -> int:
    """more: the value of several cards drawn, in units of which the first has `DRAW`."""
    return (MORE_DRAWS >> (8 * min(draws, MOST_DRAWS))) & 255


@kernel
def scale(unseen: int) -> int:
    """scale: what expected scores are multiplied by, to be whole numbers."""
    return DRAW * max(1, count_bits(unseen))


@kernel
def final(ability: int) -> int:
    """final: the ability if it acts at the end, else -1."""
    return ability if has_phase(ability, at.ENDGAME_PHASE) else -1


@kernel
def best_final(t: Words, card: int) -> int:
    """best_final: the first endgame ability of an animal, or -1."""
    for number in range(1, t[at.ABILITY_COUNTS + card] + 1):
        if has_phase(printed(t, card, number), at.ENDGAME_PHASE):
            return printed(t, card, number)
    return -1
