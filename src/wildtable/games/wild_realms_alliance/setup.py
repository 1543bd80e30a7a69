"""Lay out a position at the start of the draft, of the roles or of the leadership phase, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.setup import check_seat
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


def lay_out_position(
    state: WildRealmsState,
    *,
    hands: Mapping[Seat, Names],
    kept: Mapping[Seat, Names],
    alliances: Mapping[Seat, Names],
    recruits: Mapping[Seat, Names],
    start: Seat,
) -> None:
    """Lay out what is given and deal the rest: alliances before the leadership phase, kept animals before the roles, or
    hands before the draft. Raise an OptionError for what the rules do not allow."""
    if sum(map(bool, (hands, kept, alliances))) > 1:
        raise OptionError("hands are for the draft, kept for the roles, alliances for what follows: name one of them")
    state.start = check_seat("start", start, state.people)
    step: AnyStep
    if alliances:
        _lay(state, "recruits", recruits, RECRUITS)
        _lay_roles(state, alliances)
        step = steps.Leadership()
    elif recruits:
        raise OptionError("recruits: nobody has any before there are alliances")
    elif kept:
        _lay(state, "kept", kept, KEPT, 3)
        _deal(state, KEPT, 3)
        step = steps.AssignRoles()
    else:
        _lay(state, "hands", hands, HANDS[4], 4)
        _deal(state, HANDS[4], 4)
        step = steps.Draft(4)
    state.agenda = (step,)


def _lay(
    state: WildRealmsState, what: str, named: Mapping[Seat, Names], zones: Sequence[Zone], size: int | None = None
) -> None:
    for seat, names in named.items():
        check_seat(what, seat, state.people)
        animals = state.game.catalogue.cards(names)
        if size is not None and len(animals) != size:
            raise OptionError(f"{what}: {len(animals)} animals for seat {seat}, must be {size}")
        _move(state, what, animals, zones[seat])


def _move(state: WildRealmsState, what: str, cards: Cards, target: Zone) -> None:
    try:
        state.move(cards, CENTRE, target, "put-up")
    except InvariantError:
        raise OptionError(
            f"{what}: there is one of each animal, look for {', '.join(state.game.catalogue.spell(cards))}"
        ) from None


def _lay_roles(state: WildRealmsState, alliances: Mapping[Seat, Names]) -> None:
    """Lay out Leader, Fighter and Collector as named, from left to right; other seats get any animals."""
    _lay(state, "alliances", alliances, KEPT, 3)
    _deal(state, KEPT, 3)
    for seat in state.people:
        leader, fighter, collector = state.game.catalogue.cards(alliances[seat]) if seat in alliances else state[KEPT[seat]]
        state.move((fighter,), KEPT[seat], HIDDEN_FIGHTERS[seat], "assigned")
        state.move((collector,), KEPT[seat], HIDDEN_COLLECTORS[seat], "assigned")
        state.move((leader,), KEPT[seat], LEADERS[seat], "leader-revealed")


def _deal(state: WildRealmsState, zones: Sequence[Zone], size: int) -> None:
    """Shuffle the rest and deal to the seats without cards; what is left is the centre deck."""
    state.shuffle(CENTRE)
    for seat in state.people:
        if not state[zones[seat]]:
            state.move_bottom(size, CENTRE, zones[seat], "dealt")
