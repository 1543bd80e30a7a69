"""What the lab counts in a finished game: roles, sets of three alike, and the abilities that were used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wildtable.engine.cards import Card, Seat
from wildtable.engine.knowledge.events import RawEvent
from wildtable.engine.knowledge.history import History
from wildtable.engine.moves import Move
from wildtable.games.wild_realms_alliance.abilities import LEADER, ROLES
from wildtable.games.wild_realms_alliance.state import WildRealmsState

Counts = dict[str, list[list[str]]]


def count_game(state: WildRealmsState) -> Counts:
    """Return, for each seat, the animals drafted, their roles, those kept to the end, sets alike, and abilities used."""
    *draft, roles = ({seat: _named(state, moves) for seat, moves in line.items()} for line in state.history.lines()[:4])
    drafted = [[name for kept in draft for name in kept[seat]] for seat in state.people]
    rows = [[*roles[seat], *(name for name in drafted[seat] if name not in roles[seat])] for seat in state.people]
    return (
        {"drafted": drafted}
        | {role: [[row[place]] for row in rows] for place, role in enumerate(ROLES)}
        | {"final": [state.game.catalogue.spell(state.animals(seat)) for seat in state.people]}
        | {"alike": count_alike(state), "ability": count_abilities(state)}
    )


def count_alike(state: WildRealmsState) -> list[list[str]]:
    """Return, for each seat, the symbol that all three of its animals show."""
    shown = [{state.game.figures[card].symbol for card in state.animals(seat)} for seat in state.people]
    return [list(symbols) if len(symbols) == 1 else [] for symbols in shown]


def count_abilities(state: WildRealmsState) -> list[list[str]]:
    """Return, for each seat, the abilities that did something, written `wolf 2` for the second of the wolf."""
    used: list[list[tuple[Card, int]]] = [[] for _ in state.people]
    leaders: dict[Seat | None, Card] = {}
    for name, seat, cards, _, _, number in _events(state):
        if name == "leader-revealed":
            leaders[seat] = cards[0]
        elif seat is not None and name == "ability-used":
            assert number is not None
            used[seat].append((cards[0], number))
        elif seat is not None and name in ("nothing-happened", "declined") and used[seat]:
            used[seat].pop()
        elif seat is not None and name == "did-both":
            used[seat].append((leaders[seat], state.used(LEADER, seat)))
    for seat in state.people:
        wild = [one for one in state.endgame_abilities(seat) if state.abilities(one[0])[one[1] - 1].effect == "wild"]
        used[seat] += wild
    names = state.game.catalogue.names
    return [[f"{names[card]} {number}" for card, number in dict.fromkeys(found)] for found in used]


def _events(state: WildRealmsState) -> Iterator[RawEvent]:
    """Yield all events of a game in order."""
    links = []
    point: History | None = state.history
    while point is not None:
        links.append(point.events)
        point = point.before
    return (event for events in reversed(links) for event in events)


def _named(state: WildRealmsState, moves: Iterable[Move]) -> list[str]:
    return state.game.catalogue.spell(tuple(move.card for move in moves if move.card is not None))
