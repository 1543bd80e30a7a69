"""Turns: the games in which it is the reader's move. Pages that show them ask for them again from time to time."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse

from wildtable.server.context import context_of
from wildtable.server.html.templating import render
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.page import PageRequest, language_of

router = APIRouter(include_in_schema=False)


@router.get("/turns")
async def turns(request: Request) -> Response:
    """The list as it stands on the pages that have one, for somebody known."""
    context = context_of(request)
    visitor = await context.sessions.known(request)
    if visitor is None:
        raise HTTPException(401, "no-session")
    context.welcome(visitor)
    page = PageRequest(request, context, visitor, language_of(request))
    html = render("turns.html", page.language, turns=await Listings(page).turns())
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})
