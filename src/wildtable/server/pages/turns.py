"""Turns: the games in which it is the reader's move. Pages that show them ask for them again from time to time."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse

from wildtable.server.context import context_of
from wildtable.server.html.templating import draw
from wildtable.server.pages.listings import Lists
from wildtable.server.pages.page import Visit, language_of

router = APIRouter(include_in_schema=False)


@router.get("/turns")
async def turns(request: Request) -> Response:
    """The list as it stands on the pages that have one, for somebody known."""
    context = context_of(request)
    visitor = await context.sessions.find_visitor(request)
    if visitor is None:
        raise HTTPException(401, "no-session")
    context.welcome(visitor)
    visit = Visit(request, context, visitor, language_of(request))
    html = draw("turns.html", visit.language, turns=await Lists(visit).turns())
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})
