"""Me: a visitor's name, a personal link to be the same person elsewhere, all that is kept of them, and the end of it."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import StreamingResponse

from wildtable.server.house import house_of
from wildtable.server.lists import Lists
from wildtable.server.markup import plain_name
from wildtable.server.pages import Visit, posting, visiting
from wildtable.server.people import exported
from wildtable.server.secrets import hashed, new_id, new_token
from wildtable.server.sessions import newcomer

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
        await visit.house.store.put_visitor(visitor)
        visit.house.tables.rename(visitor)
    return visit.goes("/me")


@router.post("/me/link")
async def link(request: Request) -> Response:
    """A fresh personal link, shown this once; the one before opens nothing any more."""
    visit, _ = await posting(request)
    token = new_token()
    await visit.house.store.put_visitor(replace(visit.visitor, link=hashed(token)))
    return await _page(visit, link=f"{visit.house.settings.address}/me/{token}")


@router.get("/me/export")
async def export(request: Request) -> Response:
    """All that is kept of its reader, as a file."""
    house = house_of(request)
    visitor = await house.sessions.required(request)
    house.welcome(visitor)
    headers = {"Content-Disposition": 'attachment; filename="wildtable.json"', "Cache-Control": "no-store"}
    return StreamingResponse(exported(house.store, visitor), media_type="application/json", headers=headers)


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Once it is sure, nothing is kept of its reader but games that somebody played; their browser is a newcomer's."""
    visit, form = await posting(request)
    if form.text("sure") != "yes":
        return await _page(visit, 409, unsure=True)
    if not visit.house.requests.allows(request.client.host if request.client else "?", FORGETTING):
        raise HTTPException(429, "too-much")
    await visit.house.forget(visit.visitor)
    return replace(visit, visitor=newcomer(new_id(16))).page("forgotten.html", here="/")


@router.get("/me/{token}")
async def become(request: Request, token: str) -> Response:
    visit = await visiting(request)
    found = await visit.house.store.visitor_by_link(hashed(token))
    if found is None:
        raise HTTPException(404, "bad-link")
    return replace(visit, visitor=found).goes("/me")


async def _page(visit: Visit, status: int = 200, *, link: str = "", unsure: bool = False) -> Response:
    return visit.page("me.html", status, link=link, unsure=unsure, turns=await Lists(visit).turns())
