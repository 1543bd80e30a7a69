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

    Equal strengths are told apart by the symbol's value, then by turn order: the higher wins, then the first; the lower
    loses, then the last. A battle that is turned around turns only the strengths around.
    """
    turn = -1 if state.reversed % 2 else 1
    fighting = [seat for seat in state.turn_order if state.fights(seat)]
    fighting.sort(key=lambda seat: (turn * strength(state, seat), _symbol(state, seat)), reverse=True)
    return tuple(fighting[:1]), tuple(fighting[-1:] if len(fighting) > 1 else ())


def _symbol(state: WildRealmsState, seat: Seat) -> int:
    """The value of a Fighter's symbol."""
    (fighter,) = state[FIGHTERS[seat]]
    return state.game.figures[fighter].value
