"""A visitor's own page: name and animal, a personal link for other browsers, the export and the deletion of their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import StreamingResponse

from wildtable.server.context import Context, context_of
from wildtable.server.errors import Denied
from wildtable.server.html.assets import avatars, name_avatar
from wildtable.server.net.addresses import client_network
from wildtable.server.net.tokens import hashed
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.page import NO_STORE, Form, PageRequest, open_form, open_page
from wildtable.server.plain_text import plain_name
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.archive.export import export_visitor

DELETION_COST = EXPORT_COST = 200
"""Costs in requests: a deletion looks at all games and imported records, an export replays them."""
router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> Response:
    return await _page(await open_page(request))


@router.post("/me")
async def rename(request: Request) -> Response:
    page, form = await open_form(request)
    await save_name(page, form)
    return page.redirect("/me")


async def save_name(page: PageRequest, form: Form) -> Visitor:
    """Save the name and the animal in a form; an unknown animal changes nothing."""
    name, animal = plain_name(form.text("name")), form.text("animal")
    if not name:
        raise Denied("invisible-name")
    visitor = replace(page.visitor, name=name, animal=animal if animal in avatars() else page.visitor.animal)
    await page.context.store.rename_visitor(visitor)
    page.context.tables.rename(visitor)
    page.context.live.lobby.announce()
    return visitor


def choose_from(language: str) -> list[tuple[str, str]]:
    """Return the animals to choose from, each with its name in a language."""
    return [(name, name_avatar(name, language)) for name in avatars()]


@router.post("/me/link")
async def link(request: Request) -> Response:
    """Make a fresh personal link, shown only once; the earlier one becomes invalid."""
    page, _ = await open_form(request)
    token = page.context.randomness.token()
    await page.context.store.set_link(page.visitor, hashed(token))
    return await _page(page, link=f"{page.address}/me/{token}")


@router.get("/me/export")
async def export(request: Request) -> Response:
    """Send all stored data of the visitor as a file."""
    context = context_of(request)
    visitor = await context.access.sessions.require_visitor(request)
    context.access.check_not_banned(visitor)
    _count(context, request, EXPORT_COST)
    headers = NO_STORE | {"Content-Disposition": 'attachment; filename="wildtable.json"'}
    return StreamingResponse(export_visitor(context.archive, visitor), media_type="application/json", headers=headers)


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Delete the visitor after confirmation. Their games stay, without a name, and their browser becomes a new visitor."""
    page, form = await open_form(request)
    if form.text("sure") != "yes":
        return await _page(page, 409, unsure=True)
    _count(page.context, request, DELETION_COST)
    await page.context.forget(page.visitor)
    return replace(page, visitor=page.context.access.sessions.unsaved_visitor(request)).render("forgotten.html", here="/")


def _count(context: Context, request: Request, cost: int) -> None:
    if not context.limits.requests.allows(client_network(request), cost):
        raise context.limits.requests.too_much(cost)


@router.post("/me/sign-out")
async def sign_out(request: Request) -> Response:
    """Sign out everywhere else: other browsers, programs, and the personal link, which is replaced."""
    page, _ = await open_form(request)
    turns = await Listings(page).turns()  # nothing may fail once the sessions have ended
    visitor, token = await page.context.access.sign_out_elsewhere(page.visitor)
    link = f"{page.address}/me/{token}" if token else ""
    return _render(replace(page, visitor=visitor), turns, link=link, is_signed_out=True)


@router.get("/me/{token}")
async def confirm_link(request: Request, token: str) -> Response:
    """Ask whether to become the visitor of a personal link. A link alone changes nothing: another site could open it."""
    page = await open_page(request)
    found = await _find_linked(page, token)
    return page.render("personal_link.html", here="/me", name=found.name, is_self=found.id == page.visitor.id, link=token)


@router.post("/me/{token}")
async def become(request: Request, token: str) -> Response:
    page, _ = await open_form(request)
    return replace(page, visitor=await _find_linked(page, token)).redirect("/me")


async def _find_linked(page: PageRequest, token: str) -> Visitor:
    found = await page.context.store.visitor_by_link(hashed(token))
    if found is None:
        raise HTTPException(404, "bad-link")
    return found


async def _page(page: PageRequest, status: int = 200, *, link: str = "", unsure: bool = False) -> Response:
    return _render(page, await Listings(page).turns(), status, link=link, unsure=unsure)


def _render(
    page: PageRequest,
    turns: Sequence[Mapping[str, object]],
    status: int = 200,
    *,
    link: str = "",
    unsure: bool = False,
    is_signed_out: bool = False,
) -> Response:
    return page.render(
        "me.html",
        status,
        link=link,
        unsure=unsure,
        is_signed_out=is_signed_out,
        turns=turns,
        animals=choose_from(page.language),
    )
