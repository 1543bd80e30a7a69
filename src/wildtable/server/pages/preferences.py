"""Preferences: language, theme, and the speeds of animations and bots, stored in cookies of the browser."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from wildtable.server.context import context_of
from wildtable.server.html.languages import LANGUAGE_NAMES
from wildtable.server.net.sessions import YEAR
from wildtable.server.pages.page import LISTENING, MAX_FIELDS, SPEEDS, THEMES, Form

KNOWN = {"language": tuple(LANGUAGE_NAMES), "theme": THEMES, "pace": SPEEDS, "bots": SPEEDS, **LISTENING}
LOCAL = re.compile(r"/(?![/\\])[!-~]*")
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
