"""The expected value of cards as kernels: the same as `wild_space.prospects`, in thousandths of a credit.

What the ratings of one question share is computed first and is in the scratch words of the state, which are 0 otherwise.
"""

from __future__ import annotations

from wildtable.engine.twin.constants import pack
from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, lowest
from wildtable.engine.twin.kernels.frames import DEPTH, STACK
from wildtable.games.wild_space import advice, prospects
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.sets import captain_of, contains, count_matching, size
from wildtable.games.wild_space.twin.steps import ships_left

CREDIT, ENOUGH_PLAYS, FAITH = prospects.CREDIT, prospects.ENOUGH_PLAYS, prospects.FAITH
OPENING, MISSION, LUCK, IDLE = prospects.OPENING, prospects.MISSION, prospects.LUCK, prospects.IDLE
NEARER, ODDS, MOST_ODDS = pack(prospects.NEARER, 16), pack(prospects.ODDS, 10), len(prospects.ODDS) - 1
LAST_SPREAD, USUAL_SPREAD = prospects.SPREAD
MOST_PLAYS = advice.MOST_PLAYS


@kernel
def timely(s: Words, worth: int) -> int:
    """Prospects.timely: what is left of a likely value in the turns left."""
    return worth * min(ENOUGH_PLAYS, s[at.PLAYS]) // ENOUGH_PLAYS


# Cards


@kernel
def gain(s: Words, t: Words, seat: int, card: int) -> int:
    """Prospects.gain: the expected credits of a card by the end of the game, if it is put into play."""
    worth = added(s, t, seat, card)
    if t[at.CARD_ABILITIES + card]:
        worth += expected(s, t, t[at.CARD_CONDITIONS + card] - 1, t[at.CARD_ABILITIES + card] - 1)
    return worth


@kernel
def added(s: Words, t: Words, seat: int, card: int) -> int:
    """Prospects.added: the gain of a card without its own ability."""
    worth = CREDIT * t[at.CREDITS + card] + s[at.GROWTH]
    things = t[at.CARD_THINGS + card]
    while things:
        worth += s[at.THINGS + (things & 255) - 1]
        things >>= 8
    mission = t[at.MISSIONS + card]
    if mission >= 0:
        own = int(contains(t, at.MATCHING + 2 * byte_at(mission, 3), card))
        other = int(contains(t, at.MATCHING + 2 * byte_at(mission, 4), card))
        worth += rate_mission(s, t, seat, mission, own, other)
    return worth + s[at.PROMOTION] if t[at.VETERANS + card] else worth


@kernel
def expected(s: Words, t: Words, condition: int, ability: int) -> int:
    """Prospects.expected: the expected value of an ability less the cost of its condition."""
    worth = timely(s, t[at.PLAIN + ability])
    if condition < 0:
        return worth
    if t[at.CONDITION_EFFECTS_AT + condition] == at.HAVE_EFFECT:
        return worth if s[at.COUNTS + t[at.CONDITION_WHATS + condition]] else worth // 2
    return max(0, worth - timely(s, t[at.TOLLS + condition]))


# What a card shows


@kernel
def rate_mission(s: Words, t: Words, seat: int, mission: int, more: int, more_others: int) -> int:
    """Prospects.mission: the credits to expect from a mission, with more of its first and second thing."""
    form, credit, needed = byte_at(mission, 0), byte_at(mission, 1), byte_at(mission, 2)
    thing, other = byte_at(mission, 3), byte_at(mission, 4)
    have = s[at.COUNTS + thing] + more
    plays = s[at.PLAYS]
    time = min(ENOUGH_PLAYS, plays)
    if form == at.MOST:
        ahead = have - count_most(s, t, seat, thing)
        odds = (ODDS >> (10 * max(0, min(ahead + 2, MOST_ODDS)))) & 1023
        certain = CREDIT if ahead > 0 else 0
        return credit * (time * odds + (ENOUGH_PLAYS - time) * certain) // ENOUGH_PLAYS
    likely = CREDIT * have + plays * t[at.OFTEN + thing]
    if form == at.PER:
        sure = CREDIT * (have // needed)
        hoped = (likely - CREDIT * (needed - 1) // 2) // needed
    else:
        others = s[at.COUNTS + other] + more_others
        sure = CREDIT * min(have, others)
        hoped = min(likely, CREDIT * others + plays * t[at.OFTEN + other])
    return credit * (sure + timely(s, max(0, hoped - sure) * FAITH // 1000))


@kernel
def count_most(s: Words, t: Words, seat: int, thing: int) -> int:
    """Prospects.most: the most of a thing that another seat has."""
    most = 0
    for other in range(t[at.SEATS]):
        if other != seat:
            most = max(most, count_matching(s, t, at.CREWS + 2 * other, thing))
    return most


@kernel
def series(s: Words, lacking: int) -> int:
    """Prospects.series: the probability of completing a series that lacks this many species."""
    return max(0, 1000 - 10000 * lacking // (9 * s[at.PLAYS] + 4)) if lacking else 1000


@kernel
def promoted(s: Words, squares: int) -> int:
    """Prospects.promoted: the probability that the token moves this many squares further."""
    return max(0, 1000 - 20000 * squares // (9 * s[at.PLAYS] + 10)) if squares else 1000


# What the ratings of a question share


@kernel
def prepare(s: Words, t: Words, seat: int) -> None:
    """Prospects: everything about the crew that ratings need, into the scratch words."""
    seats = t[at.SEATS]
    s[at.PLAYS] = at.TURNS + ((seat - s[at.FIRST_SEAT]) % seats - s[at.TURN]) // seats
    if (s[at.FIRST_SEAT] + s[at.TURN]) % seats == seat:
        s[at.PLAYS] -= 1
    for place in range(s[DEPTH] - 1):
        if s[STACK + place] & 255 == at.PUT_INTO_PLAY:
            s[at.PLAYS] += 1
    s[at.PLAYS] = min(MOST_PLAYS, s[at.PLAYS])
    for what in range(at.ALL_WHATS):
        s[at.COUNTS + what] = count_matching(s, t, at.CREWS + 2 * seat, what)
    prepare_growth(s, seat)
    prepare_animals(s)
    prepare_missions(s, t, seat)
    prepare_promotion(s, t, seat)
    prepare_average(s, t)


@kernel
def prepare_growth(s: Words, seat: int) -> None:
    """Prospects.growth: the value of one more card towards opening planets."""
    if ships_left(s, seat) == 0:
        return
    grown = size(s, at.CREWS + 2 * seat) + 1
    opens = False
    for place in range(at.PLANETS_IN_ROW):
        opens = opens or byte_at(at.NEEDS, place) == grown
    s[at.GROWTH] = timely(s, OPENING if opens else OPENING // 4)


@kernel
def prepare_animals(s: Words) -> None:
    """Prospects.animal: one more of each species."""
    fewest = at.CREW
    lacking = 0
    for species in range(at.FIRST_SPECIES, at.FIRST_SPECIES + at.SPECIES):
        have = s[at.COUNTS + species]
        lacking = 1 if have < fewest else lacking + (have == fewest)
        fewest = min(fewest, have)
    nearer = at.PER_SERIES * (series(s, lacking - 1) - series(s, lacking))
    for species in range(at.FIRST_SPECIES, at.FIRST_SPECIES + at.SPECIES):
        have = s[at.COUNTS + species]
        worth = CREDIT * at.PER_ANIMAL
        if have < at.FREE_ANIMALS:
            worth = timely(s, (NEARER >> (16 * have)) & 65535)
        s[at.THINGS + species] = worth + (nearer if have == fewest else 0)


@kernel
def prepare_missions(s: Words, t: Words, seat: int) -> None:
    """Prospects.thing: what the missions of the crew make of one more of each thing."""
    emissaries = at.MATCHING + 2 * at.EMISSARY
    for half in range(2):
        cards = s[at.CREWS + 2 * seat + half] & t[emissaries + half]
        while cards:
            mission = t[at.MISSIONS + at.HALF * half + lowest(cards)]
            cards &= cards - 1
            now = rate_mission(s, t, seat, mission, 0, 0)
            s[at.THINGS + byte_at(mission, 3)] += rate_mission(s, t, seat, mission, 1, 0) - now
            if byte_at(mission, 0) == at.PAIR:
                s[at.THINGS + byte_at(mission, 4)] += rate_mission(s, t, seat, mission, 0, 1) - now


@kernel
def prepare_promotion(s: Words, t: Words, seat: int) -> None:
    """Prospects.promotion: the value of a veteran: the next square, and progress towards the captain's credits."""
    captain, token = captain_of(s, seat), byte_at(s[at.TOKENS], seat)
    length = t[at.TRACK_LENGTHS + captain]
    if token == length:
        return
    gift = byte_at(t[at.TRACKS + captain], token)
    worth = timely(s, t[at.PLAIN + gift - 1]) if gift else 0
    for away in range(length - token):
        credit = byte_at(t[at.TRACK_CREDITS + captain], token + away)
        worth += credit * (promoted(s, away) - promoted(s, away + 1))
    s[at.PROMOTION] = worth


@kernel
def prepare_average(s: Words, t: Words) -> None:
    """Prospects.average and idle: the gain of a card of which nothing is known, and of a turn without a good one."""
    worth = t[at.ALL_CREDITS] + timely(s, t[at.ALL_OFFERS])
    for what in range(at.ALL_WHATS):
        worth += s[at.THINGS + what] * t[at.NUMBERS + what]
    worth += s[at.PROMOTION] * t[at.NUMBERS + at.VETERAN] + timely(s, MISSION * t[at.NUMBERS + at.EMISSARY])
    s[at.AVERAGE] = worth // (at.CREW - at.CAPTAINS) + s[at.GROWTH]
    if s[at.PLAYS]:
        s[at.IDLE] = IDLE * typical(s) * min(2, s[at.PLAYS] - 1) // 2000


@kernel
def spread(s: Words) -> int:
    """Prospects.spread: how far good and bad cards are from the average."""
    return LAST_SPREAD - timely(s, LAST_SPREAD - USUAL_SPREAD)


@kernel
def typical(s: Words) -> int:
    """Prospects.typical: the gain of a card drawn, as the player has a choice."""
    return s[at.AVERAGE] + LUCK
