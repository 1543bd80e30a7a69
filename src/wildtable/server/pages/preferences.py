"""Preferences: language and theme. They are the browser's own, kept in cookies, and of no value to anybody else."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from wildtable.server.context import context_of
from wildtable.server.html.languages import LANGUAGE_NAMES
from wildtable.server.net.sessions import YEAR
from wildtable.server.pages.page import MAX_FIELDS, THEMES, Form

LOCAL = re.compile(r"/(?![/\\])[!-~]*")
router = APIRouter(include_in_schema=False)


@router.post("/preferences")
async def prefer(request: Request) -> Response:
    """Keep what was chosen, and back to the page it was chosen on. Whatever is not known is left as it is."""
    form = Form(await request.form(max_files=0, max_fields=MAX_FIELDS))
    response = RedirectResponse(local(form.text("back")), 303)
    for name, known in (("language", tuple(LANGUAGE_NAMES)), ("theme", THEMES)):
        if form.text(name) in known:
            secure = context_of(request).settings.address.startswith("https:")
            response.set_cookie(name, form.text(name), max_age=YEAR, samesite="lax", secure=secure)
    if form.text("theme") == "system":
        response.delete_cookie("theme")
    return response


def local(address: str) -> str:
    """An address on this server, or else the start page."""
    return address if LOCAL.fullmatch(address) else "/"
