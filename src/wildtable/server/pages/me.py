"""Me: a visitor's name, a personal link to be the same person elsewhere, all that is kept of them, and the end of it."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import StreamingResponse

from wildtable.server.context import context_of
from wildtable.server.net.addresses import client_network
from wildtable.server.net.sessions import unsaved_visitor
from wildtable.server.net.tokens import hashed
from wildtable.server.pages.listings import Lists
from wildtable.server.pages.page import Visit, posting, visiting
from wildtable.server.plain_text import plain_name
from wildtable.server.tables.export import export_visitor

FORGETTING = 200
"""How many requests it counts as: the whole database is written anew, and meanwhile nothing else is."""
router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> Response:
    return await _page(await visiting(request))


@router.post("/me")
async def rename(request: Request) -> Response:
    visit, form = await posting(request)
    if name := plain_name(form.text("name")):
        visitor = replace(visit.visitor, name=name)
        await visit.context.store.put_visitor(visitor)
        visit.context.tables.rename(visitor)
    return visit.goes("/me")


@router.post("/me/link")
async def link(request: Request) -> Response:
    """A fresh personal link, shown this once; the one before opens nothing any more."""
    visit, _ = await posting(request)
    token = visit.context.randomness.token()
    await visit.context.store.put_visitor(replace(visit.visitor, link=hashed(token)))
    return await _page(visit, link=f"{visit.address}/me/{token}")


@router.get("/me/export")
async def export(request: Request) -> Response:
    """All that is kept of its reader, as a file."""
    context = context_of(request)
    visitor = await context.sessions.require_visitor(request)
    context.check_not_banned(visitor)
    headers = {"Content-Disposition": 'attachment; filename="wildtable.json"', "Cache-Control": "no-store"}
    return StreamingResponse(export_visitor(context.archive, visitor), media_type="application/json", headers=headers)


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Once it is sure, nothing is kept of its reader but games that somebody played; their browser is a newcomer's."""
    visit, form = await posting(request)
    if form.text("sure") != "yes":
        return await _page(visit, 409, unsure=True)
    if not visit.context.requests.allows(client_network(request), FORGETTING):
        raise HTTPException(429, "too-much")
    await visit.context.forget(visit.visitor)
    return replace(visit, visitor=unsaved_visitor(visit.context.randomness.id(16))).page("forgotten.html", here="/")


@router.get("/me/{token}")
async def become(request: Request, token: str) -> Response:
    visit = await visiting(request)
    found = await visit.context.store.visitor_by_link(hashed(token))
    if found is None:
        raise HTTPException(404, "bad-link")
    return replace(visit, visitor=found).goes("/me")


async def _page(visit: Visit, status: int = 200, *, link: str = "", unsure: bool = False) -> Response:
    return visit.page("me.html", status, link=link, unsure=unsure, turns=await Lists(visit).turns())
