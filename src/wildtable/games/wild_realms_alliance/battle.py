"""The battle: strengths, winner and loser."""

from __future__ import annotations

from wildtable.engine.cards import Seat
from wildtable.games.wild_realms_alliance.state import FIGHTERS, WildRealmsState


def strength(state: WildRealmsState, seat: Seat) -> int:
    """Return a Fighter's strength in the battle: as printed, plus what abilities add or take."""
    (fighter,) = state[FIGHTERS[seat]]
    return state.game.figures[fighter].strength + state.bonus[seat]


def outcome(state: WildRealmsState) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the seats that won and lost, one each or none.

    Ties of strength are broken by the symbol's value, then by turn order: the first to win, the last to lose.
    """
    fighting = [seat for seat in state.turn_order if state.fights(seat)]
    fighting.sort(key=lambda seat: (strength(state, seat), _symbol(state, seat)), reverse=True)
    best, worst = (fighting[-1:], fighting[:1]) if state.reversed % 2 else (fighting[:1], fighting[-1:])
    return tuple(best), tuple(worst if len(fighting) > 1 else ())


def _symbol(state: WildRealmsState, seat: Seat) -> int:
    """The value of a Fighter's symbol."""
    (fighter,) = state[FIGHTERS[seat]]
    return state.game.figures[fighter].value
