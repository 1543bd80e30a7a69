"""The credits of Wild Space as kernels."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, lowest
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.sets import captain_of, count_matching, size


@kernel
def score_animals(s: Words, t: Words, seat: int) -> int:
    """Return 5 for the third and every further animal of a species, and 15 for six different animals on top."""
    earned = 0
    series = at.CREW
    for species in range(at.SPECIES):
        count = count_matching(s, t, at.CREWS + 2 * seat, at.FIRST_SPECIES + species)
        earned += at.PER_ANIMAL * max(0, count - at.FREE_ANIMALS)
        series = min(series, count)
    return earned + at.PER_SERIES * series


@kernel
def fulfil(s: Words, t: Words, seat: int, mission: int) -> int:
    """Return the credits of a mission: per number of a thing, per pair of two things, or for strictly most of one."""
    form, earned, needed = byte_at(mission, 0), byte_at(mission, 1), byte_at(mission, 2)
    thing, other_thing = byte_at(mission, 3), byte_at(mission, 4)
    count = count_matching(s, t, at.CREWS + 2 * seat, thing)
    if form == at.MOST:
        for other in range(t[at.SEATS]):
            if other != seat and count_matching(s, t, at.CREWS + 2 * other, thing) >= count:
                return 0
        return earned
    if form == at.PER:
        return earned * (count // needed)
    return earned * min(count, count_matching(s, t, at.CREWS + 2 * seat, other_thing))


@kernel
def score_crew(s: Words, t: Words, seat: int) -> int:
    """Return what emissaries and robots are worth; of the Smuggler only robots."""
    earned = 0
    for half in range(2):
        cards = s[at.CREWS + 2 * seat + half]
        while cards:
            card = at.HALF * half + lowest(cards)
            cards &= cards - 1
            earned += t[at.CREDITS + card]
            if t[at.MISSIONS + card] >= 0 and seat != t[at.SMUGGLER]:
                earned += fulfil(s, t, seat, t[at.MISSIONS + card])
    return earned


@kernel
def score_captain(s: Words, t: Words, seat: int) -> int:
    """Return what the credit squares say that the veteran token has reached or passed."""
    squares = t[at.TRACK_CREDITS + captain_of(s, seat)]
    earned = 0
    for square in range(byte_at(s[at.TOKENS], seat)):
        earned += byte_at(squares, square)
    return earned


@kernel
def score_icons(s: Words, t: Words, seat: int) -> int:
    """Return one for each card of the Smuggler that shows an icon on top of a hostile planet, as often as it is there."""
    planets = s[at.EXPLORED]
    for place in range(2):
        if byte_at(s[at.HOSTILE], place):
            planets |= 1 << (byte_at(s[at.HOSTILE], place) - 1)
    earned = 0
    while planets:
        icons = t[at.ICONS + lowest(planets)]
        while icons:
            earned += count_matching(s, t, at.CREWS + 2 * seat, (icons & 255) - 1)
            icons >>= 8
        planets &= planets - 1
    return earned


@kernel
def score(s: Words, t: Words, seat: int) -> int:
    """Return a seat's credits."""
    earned = score_animals(s, t, seat) + score_crew(s, t, seat)
    return earned + (score_icons(s, t, seat) if seat == t[at.SMUGGLER] else score_captain(s, t, seat))


@kernel
def rank_key(s: Words, t: Words, seat: int) -> int:
    """Return a number that is higher for a seat that ranks higher: credits, then the smaller crew. The
    Smuggler counts as the smallest crew, so that a player alone must have more credits than it."""
    return 1024 * score(s, t, seat) - (0 if seat == t[at.SMUGGLER] else size(s, at.CREWS + 2 * seat))
