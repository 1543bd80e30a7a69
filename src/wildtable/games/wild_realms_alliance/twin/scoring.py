"""The final scoring of Wild Realms Alliance as kernels."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, count_bits, lowest
from wildtable.games.wild_realms_alliance.twin import constants as at


@kernel
def endgame_number(s: Words, t: Words, role: int, seat: int) -> int:
    """Return the first endgame ability that a kept Leader or Collector may score, or 0."""
    cards = s[(at.LEADERS if role == at.LEADER else at.COLLECTORS) + seat]
    if cards == 0:
        return 0
    card = lowest(cards)
    in_use = byte_at(s[at.USES], seat + (at.MAX_SEATS if role == at.COLLECTOR else 0))
    for number in range(1, t[at.ABILITY_COUNTS + card] + 1):
        phase = (t[at.ABILITIES + 2 * card + number - 1] >> 8) & 255
        if phase == at.ENDGAME_PHASE and (in_use == 0 or in_use == number):
            return number
    return 0


@kernel
def is_torn(s: Words, t: Words, seat: int) -> bool:
    """Has a kept Collector two endgame abilities, of which none is settled?"""
    cards = s[at.COLLECTORS + seat]
    if cards == 0 or byte_at(s[at.USES], seat + at.MAX_SEATS):
        return False
    card = lowest(cards)
    found = 0
    for number in range(t[at.ABILITY_COUNTS + card]):
        if (t[at.ABILITIES + 2 * card + number] >> 8) & 255 == at.ENDGAME_PHASE:
            found += 1
    return found > 1


@kernel
def all_match(s: Words, t: Words, seat: int) -> bool:
    """Does an endgame ability make all symbols of this seat match?"""
    for role in range(3):
        if role != at.FIGHTER:
            number = endgame_number(s, t, role, seat)
            if number:
                card = lowest(s[(at.LEADERS if role == at.LEADER else at.COLLECTORS) + seat])
                if t[at.ABILITIES + 2 * card + number - 1] & 255 == at.WILD_EFFECT:
                    return True
    return False


@kernel
def animals(s: Words, seat: int) -> int:
    """Return the animals of which the final three are chosen, or once they are, these."""
    found = s[at.LEADERS + seat] | s[at.FIGHTERS + seat] | s[at.COLLECTORS + seat]
    return found | s[at.JOINED + seat] | s[at.RECRUITS + seat]


@kernel
def sum_of(t: Words, table: int, cards: int) -> int:
    """Return the sum of a figure over a set of animals."""
    found = 0
    while cards:
        found += t[table + lowest(cards)]
        cards &= cards - 1
    return found


@kernel
def of_kind(t: Words, cards: int, kind: int) -> int:
    """Return the animals of a set that show a symbol, or a wild one."""
    found = 0
    for card in range(at.ANIMALS):
        symbol = t[at.SYMBOLS + card]
        if (cards >> card) & 1 and (symbol == kind or symbol == at.WILD):
            found |= 1 << card
    return found


@kernel
def matching(s: Words, t: Words, seat: int) -> int:
    """Return the animals whose symbols match and are worth most: two or more of one kind, with the wild ones."""
    shown = animals(s, seat) | s[at.TUCKED + seat]
    if all_match(s, t, seat):
        return shown if shown & (shown - 1) else 0
    best, most = 0, -1
    for kind in range(at.WILD):
        cards = of_kind(t, shown, kind)
        if cards & (cards - 1):
            worth = 64 * sum_of(t, at.VALUES, cards) + count_bits(cards)
            if worth > most:
                best, most = cards, worth
    return best


@kernel
def count_each(s: Words, t: Words, seat: int, each: int) -> int:
    """Return how often an endgame ability scores."""
    if each == at.EACH_MATCHING:
        return count_bits(matching(s, t, seat))
    if each == at.EACH_KIND:
        return count_symbols(t, animals(s, seat) | s[at.TUCKED + seat])
    if each == at.EACH_WEAK or each == at.EACH_MIGHTY:
        found = 0
        cards = animals(s, seat)
        while cards:
            strength = t[at.STRENGTHS + lowest(cards)]
            if strength <= at.WEAK if each == at.EACH_WEAK else strength >= at.MIGHTY:
                found += 1
            cards &= cards - 1
        return found
    return 1


@kernel
def count_symbols(t: Words, shown: int) -> int:
    """Return how many different symbols there are; a wild one is whichever is missing."""
    symbols = wild = 0
    while shown:
        symbol = t[at.SYMBOLS + lowest(shown)]
        if symbol == at.WILD:
            wild += 1
        else:
            symbols |= 1 << symbol
        shown &= shown - 1
    return min(at.WILD, count_bits(symbols) + wild)


@kernel
def score(s: Words, t: Words, seat: int) -> int:
    """Return a seat's points: strengths, the values of the symbols that match, and what endgame abilities brought."""
    strengths = sum_of(t, at.STRENGTHS, animals(s, seat))
    return strengths + sum_of(t, at.VALUES, matching(s, t, seat)) + s[at.ENDGAME + seat]


@kernel
def rank_key(s: Words, t: Words, seat: int) -> int:
    """Return a number that is higher for a seat that ranks higher: points, then the sum of strengths."""
    return 4096 * score(s, t, seat) + sum_of(t, at.STRENGTHS, animals(s, seat))
