"""A visitor's own page: their name, a personal link for other browsers, the export and the deletion of their data."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import StreamingResponse

from wildtable.server.context import context_of
from wildtable.server.net.sessions import unsaved_visitor
from wildtable.server.net.tokens import hashed
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.page import PageRequest, open_form, open_page
from wildtable.server.plain_text import plain_name
from wildtable.server.tables.export import export_visitor

DELETION_COST = 200
"""Cost of a deletion in requests: it rewrites the whole database, which blocks all other writes."""
router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> Response:
    return await _page(await open_page(request))


@router.post("/me")
async def rename(request: Request) -> Response:
    page, form = await open_form(request)
    if name := plain_name(form.text("name")):
        visitor = replace(page.visitor, name=name)
        await page.context.store.put_visitor(visitor)
        page.context.tables.rename(visitor)
    return page.redirect("/me")


@router.post("/me/link")
async def link(request: Request) -> Response:
    """A fresh personal link, shown this once; the one before opens nothing any more."""
    page, _ = await open_form(request)
    token = page.context.randomness.token()
    await page.context.store.put_visitor(replace(page.visitor, link=hashed(token)))
    return await _page(page, link=f"{page.context.settings.address}/me/{token}")


@router.get("/me/export")
async def export(request: Request) -> Response:
    """Send all stored data of the visitor as a file."""
    context = context_of(request)
    visitor = await context.sessions.require_visitor(request)
    context.check_not_banned(visitor)
    headers = {"Content-Disposition": 'attachment; filename="wildtable.json"', "Cache-Control": "no-store"}
    return StreamingResponse(export_visitor(context.archive, visitor), media_type="application/json", headers=headers)


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Delete the visitor after confirmation. Their games stay, without a name, and their browser becomes a new visitor."""
    page, form = await open_form(request)
    if form.text("sure") != "yes":
        return await _page(page, 409, unsure=True)
    if not page.context.requests.allows(request.client.host if request.client else "?", DELETION_COST):
        raise HTTPException(429, "too-much")
    await page.context.forget(page.visitor)
    return replace(page, visitor=unsaved_visitor(page.context.randomness.id(16))).render("forgotten.html", here="/")


@router.get("/me/{token}")
async def become(request: Request, token: str) -> Response:
    page = await open_page(request)
    found = await page.context.store.visitor_by_link(hashed(token))
    if found is None:
        raise HTTPException(404, "bad-link")
    return replace(page, visitor=found).redirect("/me")


async def _page(page: PageRequest, status: int = 200, *, link: str = "", unsure: bool = False) -> Response:
    return page.render("me.html", status, link=link, unsure=unsure, turns=await Listings(page).turns())
