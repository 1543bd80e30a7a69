"""Lay out a position in the middle of a game, at the start of a turn, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.zones import Zone
from wildtable.games.wild_space import smuggler, steps
from wildtable.games.wild_space.cards import PLACES, SECTORS, SQUARES, place_of
from wildtable.games.wild_space.drawing import fill_pool
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    DISCARDS,
    DONE,
    FACE_DOWN,
    HAND,
    HANDS,
    HOSTILE_PILE,
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


def put_up(
    table: WildSpaceState,
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
    """Lay out what is given, deal the rest, and begin a turn. Whatever the rules do not allow is refused."""
    _gather(table, crews)
    _lay_planets(table, planets)
    _deal(table, hands, pool, discard)
    _park(table, ships)
    _promote(table, tokens)
    _meet(table, hostile)
    _begin(table, first, turn)
    table.agenda = (steps.Turn(),)


def stacked(hostile: Names) -> dict[str, list[str]]:
    """How the hostile planets named come to be the first of those in the game."""
    by_category = {zone.name: [name for name in hostile if name.startswith(zone.name)] for zone in HOSTILE_STACKS.values()}
    return {**by_category, HOSTILE_PILE.name: list(hostile)}


def _lay(table: WildSpaceState, what: str, cards: Cards, source: Zone, target: Zone) -> None:
    try:
        table.move(cards, source, target, "put-up")
    except InvariantError:
        names = ", ".join(table.game.catalogue.spell(cards))
        raise OptionError(f"{what}: {names} cannot lie there, or lies elsewhere already") from None


def _seat(what: str, seat: Seat, seats: range) -> Seat:
    if seat not in seats:
        raise OptionError(f"{what}: there is no seat {seat} for that; seats are {seats[0]} to {seats[-1]}")
    return seat


def _gather(table: WildSpaceState, crews: Mapping[Seat, Names]) -> None:
    """Crews as named, with a captain where none is named."""
    game = table.game
    for seat, names in crews.items():
        _seat("crews", seat, range(table.seats))
        cards = game.catalogue.cards(names)
        captains = tuple(card for card in cards if card in game.figures.captains)
        if len(captains) > 1:
            raise OptionError(f"crews: seat {seat} has {len(captains)} captains")
        _lay(table, "crews", captains, CAPTAINS, CREWS[seat])
        _lay(table, "crews", tuple(card for card in cards if card not in captains), PILE, CREWS[seat])
    table.shuffle(CAPTAINS)
    for seat in range(table.seats):
        if table[CREWS[seat]][:1] not in [(captain,) for captain in game.figures.captains]:
            table.move(table[CAPTAINS][:1], CAPTAINS, CREWS[seat], "captain-dealt")


def _lay_planets(table: WildSpaceState, planets: Names) -> None:
    """Lay out planets: those named and those for which a crew is large enough face up, the rest face down."""
    for name, card in zip(planets, table.game.catalogue.cards(planets), strict=True):
        number = table.game.figures.planets[card].number if card in table.game.figures.planets else 0
        if not number:
            raise OptionError(f"planets: {name} is no planet of 3, 6 or 9")
        _lay(table, "planets", (card,), PLANET_STACKS[number], PLANETS[PLACES.index(number)])
        if len(table[PLANETS[PLACES.index(number)]]) > 1:
            raise OptionError(f"planets: there is one planet of {number} in a game")
    for place in PLANETS[:2]:
        table.move(table[PLANET_STACKS[0]][:1], PLANET_STACKS[0], place, "laid-out")
    for number, zone in FACE_DOWN.items():
        table.shuffle(PLANET_STACKS[number])
        if not table[PLANETS[PLACES.index(number)]]:
            table.move(table[PLANET_STACKS[number]][:1], PLANET_STACKS[number], zone, "laid-out")
    for seat in table.people:
        steps.turn_up(table, seat)


def _deal(table: WildSpaceState, hands: Mapping[Seat, Names], pool: Names, discard: Names) -> None:
    """Hands, pool and discard pile as named; everybody else gets three cards, and gaps in the pool are filled."""
    catalogue = table.game.catalogue
    for seat, names in hands.items():
        _lay(table, "hands", catalogue.cards(names), PILE, HANDS[_seat("hands", seat, table.people)])
    if len(pool) > len(POOL):
        raise OptionError(f"pool: it has {len(POOL)} spots, not {len(pool)}")
    for card, spot in zip(catalogue.cards(pool), POOL, strict=False):
        _lay(table, "pool", (card,), PILE, spot)
    _lay(table, "discard", catalogue.cards(discard), PILE, DISCARDS)
    table.shuffle(PILE)
    fill_pool(table)
    for seat in table.people:
        if seat not in hands:
            table.move(table[PILE][:HAND], PILE, HANDS[seat], "dealt")


def _park(table: WildSpaceState, ships: Mapping[Seat, Mapping[str, str]]) -> None:
    """Spaceships on face-up planets, five of each seat at the most."""
    for seat, parked in ships.items():
        _seat("ships", seat, table.people)
        for name, word in parked.items():
            if name not in SECTORS or word not in SHIP_WORDS:
                raise OptionError(f"ships: a ship has landed or explored on one of {', '.join(SECTORS)}, not {name}: {word}")
            if not table[PLANETS[place_of(SECTORS.index(name))]]:
                raise OptionError(f"ships: planet {name.partition('-')[0]} lies face down")
            table.put_ship(seat, SECTORS.index(name), SHIP_WORDS[word])
        if table.ships_left(seat) < 0:
            raise OptionError(f"ships: seat {seat} has {len(parked)} of them, {SHIPS} at most")


def _promote(table: WildSpaceState, tokens: Mapping[Seat, int]) -> None:
    for seat, squares in tokens.items():
        _seat("tokens", seat, table.people)
        if squares not in range(SQUARES + 1):
            raise OptionError(f"tokens: a track has {SQUARES} squares, not {squares}")
    table.tokens = tuple(tokens.get(seat, 0) for seat in range(table.seats))


def _meet(table: WildSpaceState, hostile: Names) -> None:
    """The Smuggler's planets, those named first."""
    if table.smuggler is not None:
        smuggler.lay_out(table)
    elif hostile:
        raise OptionError("hostile: the Smuggler does not play")


def _begin(table: WildSpaceState, first: Seat, turn: int | None) -> None:
    """Whose turn it is: usually the first player's, when everybody has had as many turns as anybody's spaceships tell."""
    table.first = _seat("first", first, range(table.seats))
    used = {seat: sum(table.ships_of(seat)) for seat in range(table.seats)}
    table.turn = max(used.values()) * table.seats if turn is None else turn
    if not 0 <= table.turn < TURNS * table.seats:
        raise OptionError(f"turn: there are {TURNS * table.seats} turns, counted from 0, not {table.turn}")
    for seat, ships in used.items():
        if TURNS - table.turns_left(seat) < ships:
            raise OptionError(f"turn: seat {seat} has used its spaceships {ships} times, in fewer turns")
