"""Me: a visitor's name, and a personal link to be the same person on another device."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable.server.lists import Lists
from wildtable.server.markup import plain_name
from wildtable.server.pages import posting, visiting
from wildtable.server.secrets import hashed, new_token

router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> Response:
    visit = await visiting(request)
    return visit.page("me.html", link="", turns=await Lists(visit).turns())


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
    return visit.page("me.html", link=f"{visit.house.settings.address}/me/{token}", turns=await Lists(visit).turns())


@router.get("/me/{token}")
async def become(request: Request, token: str) -> Response:
    visit = await visiting(request)
    found = await visit.house.store.visitor_by_link(hashed(token))
    if found is None:
        raise HTTPException(404, "bad-link")
    return replace(visit, visitor=found).goes("/me")
