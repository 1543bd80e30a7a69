"""Opponents: how many bots a visitor chose last and of which level, stored in a cookie, for games that start at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.server.context import context_of
from wildtable.server.net.sessions import YEAR
from wildtable.server.store.rows import SeatRow

if TYPE_CHECKING:
    from fastapi import Request, Response

COOKIE = "opponents"
STORED = re.compile(r"(\d)-([a-z]+)", re.ASCII)


class Opponents(NamedTuple):
    """A number of bots of one level."""

    bots: int
    level: str


def last_opponents(request: Request, game: AnyGame) -> Opponents:
    """Return what was chosen last, as far as the game allows it; as few as possible and Medium at first."""
    count, level = game.seat_counts[0] - 1, bots.MEDIUM
    if found := STORED.fullmatch(request.cookies.get(COOKIE, "")):
        count = int(found[1]) if int(found[1]) + 1 in game.seat_counts else count
        level = found[2] if found[2] in bots.levels_for(game) else level
    return Opponents(count, level)


def remember_opponents(request: Request, response: Response, seats: Sequence[SeatRow]) -> Response:
    """Store the number of bots and the level of most of them, where one person plays with bots of a level."""
    levels = Counter(seat.bot for seat in seats if seat.bot in bots.LEVELS)
    if levels and sum(seat.visitor is not None for seat in seats) == 1 and not any(seat.is_free for seat in seats):
        value = f"{levels.total()}-{levels.most_common(1)[0][0]}"
        secure = context_of(request).settings.is_secure
        response.set_cookie(COOKIE, value, max_age=YEAR, samesite="lax", httponly=True, secure=secure)
    return response
