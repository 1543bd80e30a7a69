"""Lay out a position at the start of the draft, of the roles or of the leadership phase, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.steps import AnyStep
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.state import (
    CENTRE,
    HANDS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    KEPT,
    LEADERS,
    RECRUITS,
    WildRealmsState,
)

Names = Sequence[str]


def put_up(
    table: WildRealmsState,
    *,
    hands: Mapping[Seat, Names],
    kept: Mapping[Seat, Names],
    alliances: Mapping[Seat, Names],
    recruits: Mapping[Seat, Names],
    start: Seat,
) -> None:
    """Lay out what is given and deal the rest: alliances before the leadership phase, kept animals before the roles, or
    hands before the draft. Whatever the rules do not allow is refused."""
    if sum(map(bool, (hands, kept, alliances))) > 1:
        raise OptionError("hands are for the draft, kept for the roles, alliances for what follows: name one of them")
    table.start = _seat(table, "start", start)
    step: AnyStep
    if alliances:
        _lay(table, "recruits", recruits, RECRUITS)
        _lay_roles(table, alliances)
        step = steps.Leadership()
    elif recruits:
        raise OptionError("recruits: nobody has any before there are alliances")
    elif kept:
        _lay(table, "kept", kept, KEPT, 3)
        _deal(table, KEPT, 3)
        step = steps.AssignRoles()
    else:
        _lay(table, "hands", hands, HANDS[4], 4)
        _deal(table, HANDS[4], 4)
        step = steps.Draft(4)
    table.agenda = (step,)


def _seat(table: WildRealmsState, what: str, seat: Seat) -> Seat:
    if seat not in table.people:
        raise OptionError(f"{what}: there is no seat {seat}; seats are 0 to {table.people[-1]}")
    return seat


def _lay(
    table: WildRealmsState, what: str, named: Mapping[Seat, Names], zones: Sequence[Zone], size: int | None = None
) -> None:
    for seat, names in named.items():
        _seat(table, what, seat)
        if size is not None and len(names) != size:
            raise OptionError(f"{what}: {len(names)} animals for seat {seat}, must be {size}")
        _move(table, what, table.game.catalogue.cards(names), zones[seat])


def _move(table: WildRealmsState, what: str, cards: Cards, target: Zone) -> None:
    try:
        table.move(cards, CENTRE, target, "put-up")
    except InvariantError:
        raise OptionError(
            f"{what}: there is one of each animal, look for {', '.join(table.game.catalogue.spell(cards))}"
        ) from None


def _lay_roles(table: WildRealmsState, alliances: Mapping[Seat, Names]) -> None:
    """Leader, Fighter and Collector as named, from left to right; seats not named get any animals."""
    _lay(table, "alliances", alliances, KEPT, 3)
    _deal(table, KEPT, 3)
    for seat in table.people:
        leader, fighter, collector = table.game.catalogue.cards(alliances[seat]) if seat in alliances else table[KEPT[seat]]
        table.move((fighter,), KEPT[seat], HIDDEN_FIGHTERS[seat], "assigned")
        table.move((collector,), KEPT[seat], HIDDEN_COLLECTORS[seat], "assigned")
        table.move((leader,), KEPT[seat], LEADERS[seat], "leader-revealed")


def _deal(table: WildRealmsState, zones: Sequence[Zone], size: int) -> None:
    """Shuffle the rest and deal to those who have nothing; what is left is the centre deck."""
    table.shuffle(CENTRE)
    for seat in table.people:
        if not table[zones[seat]]:
            table.move_bottom(size, CENTRE, zones[seat], "dealt")
