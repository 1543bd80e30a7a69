"""Which moves the viewer may play now, or why not."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.games.wild_space.view import WildSpaceView

LETTERS = "ABCDEFGHIJ"
"""The keys of places on the mat, from left to right: sectors, spots of the pool, hostile planets, answers in words."""


@dataclass(frozen=True)
class RefusedMove:
    """Why a move is not legal: the code of the refusal, its clause, and the number in its text."""

    code: str
    clause: str
    count: int = 0


def offers(view: WildSpaceView, notation: str) -> str:
    """Return the move if the viewer may play it now, else an empty text."""
    return notation if view.choice is not None and view.game.moves[notation] in view.choice else ""


def why(view: WildSpaceView, notation: str) -> RefusedMove | None:
    """Return why the viewer may not play a move now."""
    refusal = None if view.choice is None else view.choice.why(view.game.moves[notation])
    if refusal is None:
        return None
    count = refusal.about.get("count", 0)
    assert isinstance(count, int), "a number of crew cards"
    return RefusedMove(refusal.code, refusal.clause or "", count)
