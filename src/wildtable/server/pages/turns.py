"""The list of games in which it is the visitor's turn. Pages that show it poll it."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse

from wildtable.server.context import context_of
from wildtable.server.html.templating import render
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.page import NO_STORE, PageRequest, language_of

router = APIRouter(include_in_schema=False)


@router.get("/turns")
async def turns(request: Request) -> Response:
    """Render the list for a visitor with a session."""
    context = context_of(request)
    visitor = await context.access.sessions.find_visitor(request)
    if visitor is None:
        raise HTTPException(401, "no-session")
    context.access.check_not_banned(visitor)
    page = PageRequest(request, context, visitor, language_of(request))
    html = render("turns.html", page.language, turns=await Listings(page).turns())
    return HTMLResponse(html, headers=NO_STORE)
