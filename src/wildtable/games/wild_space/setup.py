"""Lay out a position in the middle of a game, at the start of a turn, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.setup import check_number, check_seat
from wildtable.engine.zones import Zone
from wildtable.games.wild_space import smuggler, steps
from wildtable.games.wild_space.abilities import fill_pool
from wildtable.games.wild_space.cards import CATEGORIES, PLACES, SECTORS, place_of
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    DISCARDS,
    DONE,
    FACE_DOWN,
    HAND,
    HANDS,
    HOSTILE_STACKS,
    LANDED,
    PILE,
    PLANET_STACKS,
    PLANETS,
    POOL,
    SHIPS,
    TURNS,
    WildSpaceState,
)

Names = Sequence[str]
SHIP_WORDS = {"landed": LANDED, "explored": DONE}


def lay_out_position(
    state: WildSpaceState,
    *,
    hands: Mapping[Seat, Names],
    crews: Mapping[Seat, Names],
    pool: Names,
    discard: Names,
    planets: Names,
    ships: Mapping[Seat, Mapping[str, str]],
    tokens: Mapping[Seat, int],
    first: Seat,
    turn: int | None,
    hostile: Names,
) -> None:
    """Lay out what is given, deal the rest, and begin a turn. Raise an OptionError for what the rules do not allow."""
    _gather(state, crews)
    _lay_planets(state, planets)
    _deal(state, hands, pool, discard)
    _park(state, ships)
    _promote(state, tokens)
    _meet(state, hostile)
    _begin(state, first, turn)
    state.agenda = (steps.Turn(),)


def stacked(hostile: Names) -> dict[str, list[Any]]:
    """Return the stacked piles that put the hostile planets named first."""
    by_category = {zone.name: [name for name in hostile if name.startswith(zone.name)] for zone in HOSTILE_STACKS.values()}
    backs = [[category for category in CATEGORIES if name.startswith(f"hostile-{category}-")] for name in hostile]
    return {**by_category, smuggler.BACKS: backs}


def _lay(state: WildSpaceState, what: str, cards: Cards, source: Zone, target: Zone) -> None:
    try:
        state.move(cards, source, target, "put-up")
    except InvariantError:
        names = ", ".join(state.game.catalogue.spell(cards))
        raise OptionError(f"{what}: {names} cannot lie there, or lies elsewhere already") from None


def _gather(state: WildSpaceState, crews: Mapping[Seat, Names]) -> None:
    """Lay out the crews named, each with a captain, a random one where none is named."""
    game = state.game
    for seat, names in crews.items():
        check_seat("crews", seat, range(state.seats))
        cards = game.catalogue.cards(names)
        captains = tuple(card for card in cards if card in game.figures.captains)
        if len(captains) > 1:
            raise OptionError(f"crews: seat {seat} has {len(captains)} captains")
        _lay(state, "crews", captains, CAPTAINS, CREWS[seat])
        _lay(state, "crews", tuple(card for card in cards if card not in captains), PILE, CREWS[seat])
    state.shuffle(CAPTAINS)
    for seat in range(state.seats):
        if state[CREWS[seat]][:1] not in [(captain,) for captain in game.figures.captains]:
            state.move(state[CAPTAINS][:1], CAPTAINS, CREWS[seat], "captain-dealt")


def _lay_planets(state: WildSpaceState, planets: Names) -> None:
    """Lay out planets: those named and those for which a crew is large enough face up, the rest face down."""
    for name, card in zip(planets, state.game.catalogue.cards(planets), strict=True):
        number = state.game.figures.planets[card].number if card in state.game.figures.planets else 0
        if not number:
            raise OptionError(f"planets: {name} is no planet of 3, 6 or 9")
        _lay(state, "planets", (card,), PLANET_STACKS[number], PLANETS[PLACES.index(number)])
        if len(state[PLANETS[PLACES.index(number)]]) > 1:
            raise OptionError(f"planets: there is one planet of {number} in a game")
    for place in PLANETS[:2]:
        state.move(state[PLANET_STACKS[0]][:1], PLANET_STACKS[0], place, "laid-out")
    for number, zone in FACE_DOWN.items():
        state.shuffle(PLANET_STACKS[number])
        if not state[PLANETS[PLACES.index(number)]]:
            state.move(state[PLANET_STACKS[number]][:1], PLANET_STACKS[number], zone, "laid-out")
    for seat in state.people:
        steps.turn_up(state, seat)


def _deal(state: WildSpaceState, hands: Mapping[Seat, Names], pool: Names, discard: Names) -> None:
    """Lay out hands, pool and discard pile as named; other hands get three cards, and gaps in the pool are filled."""
    catalogue = state.game.catalogue
    for seat, names in hands.items():
        _lay(state, "hands", catalogue.cards(names), PILE, HANDS[check_seat("hands", seat, state.people)])
    drawn = catalogue.cards(pool)
    if len(drawn) > len(POOL):
        raise OptionError(f"pool: it has {len(POOL)} spots, not {len(drawn)}")
    for card, spot in zip(drawn, POOL, strict=False):
        _lay(state, "pool", (card,), PILE, spot)
    _lay(state, "discard", catalogue.cards(discard), PILE, DISCARDS)
    state.shuffle(PILE)
    fill_pool(state)
    for seat in state.people:
        if seat not in hands:
            state.move(state[PILE][:HAND], PILE, HANDS[seat], "dealt")


def _park(state: WildSpaceState, ships: Mapping[Seat, Mapping[str, str]]) -> None:
    """Put spaceships on face-up planets, at most five of each seat."""
    for seat, parked in ships.items():
        check_seat("ships", seat, state.people)
        for name, word in parked.items():
            if name not in SECTORS or word not in SHIP_WORDS:
                raise OptionError(f"ships: a ship has landed or explored on one of {', '.join(SECTORS)}, not {name}: {word}")
            if not state[PLANETS[place_of(SECTORS.index(name))]]:
                raise OptionError(f"ships: planet {name.partition('-')[0]} lies face down")
            state.put_ship(seat, SECTORS.index(name), SHIP_WORDS[word])
        if state.ships_left(seat) < 0:
            raise OptionError(f"ships: seat {seat} has {len(parked)} of them, {SHIPS} at most")


def _promote(state: WildSpaceState, tokens: Mapping[Seat, int]) -> None:
    for seat, squares in tokens.items():
        check_seat("tokens", seat, state.people)
        track = len(state.captain(seat).track)
        if check_number("tokens", squares) not in range(track + 1):
            raise OptionError(f"tokens: the track of seat {seat} has {track} squares, not {squares}")
    state.tokens = tuple(int(tokens.get(seat, 0)) for seat in range(state.seats))


def _meet(state: WildSpaceState, hostile: Names) -> None:
    """Lay out the Smuggler's planets, those named first."""
    if state.smuggler is not None:
        smuggler.lay_out(state)
    elif hostile:
        raise OptionError("hostile: the Smuggler does not play")


def _begin(state: WildSpaceState, first: Seat, turn: int | None) -> None:
    """Set whose turn it is: by default the first player's, after as many rounds as the most used spaceships take."""
    state.first = check_seat("first", first, range(state.seats))
    used = {seat: sum(state.ships_of(seat)) for seat in range(state.seats)}
    state.turn = max(used.values()) * state.seats if turn is None else check_number("turn", turn)
    if not 0 <= state.turn < TURNS * state.seats:
        raise OptionError(f"turn: there are {TURNS * state.seats} turns, counted from 0, not {state.turn}")
    for seat, ships in used.items():
        if TURNS - state.turns_left(seat) < ships:
            raise OptionError(f"turn: seat {seat} has used its spaceships {ships} times, in fewer turns")
