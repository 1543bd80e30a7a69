"""What a browser stores in cookies: language, theme, speeds of animations and bots, and the opponents chosen last."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.server.context import context_of
from wildtable.server.html.languages import LANGUAGE_NAMES
from wildtable.server.net.sessions import YEAR
from wildtable.server.pages.page import LISTENING, MAX_FIELDS, SPEEDS, THEMES, Form
from wildtable.server.store.rows import SeatRow

KNOWN = {"language": tuple(LANGUAGE_NAMES), "theme": THEMES, "pace": SPEEDS, "bots": SPEEDS, **LISTENING}
LOCAL = re.compile(r"/(?![/\\])[!-~]*")
COOKIE = "opponents"
STORED = re.compile(r"(\d)-([a-z]+)", re.ASCII)
router = APIRouter(include_in_schema=False)


@router.post("/preferences")
async def prefer(request: Request) -> Response:
    """Store the chosen values and return to the page. Unknown values change nothing."""
    form = Form(await request.form(max_files=0, max_fields=MAX_FIELDS))
    response = RedirectResponse(local(form.text("back")), 303)
    for name, known in KNOWN.items():
        if form.text(name) in known:
            secure = context_of(request).settings.is_secure
            response.set_cookie(name, form.text(name), max_age=YEAR, samesite="lax", secure=secure)
    if form.text("theme") == "system":
        response.delete_cookie("theme")
    return response


def local(address: str) -> str:
    """Return an address if it is on this server, else the start page."""
    return address if LOCAL.fullmatch(address) else "/"


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
