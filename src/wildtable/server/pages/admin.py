"""The admin page: running tables and their players, bans and mutes, and recent errors.

An admin sees of a game what a spectator sees, and of that only the players: no card is shown here.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable.games import failed_games, title_of
from wildtable.server.errors import Denied
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import say
from wildtable.server.net.admin import ADMIN_PATH
from wildtable.server.net.limits import client_address, network_of
from wildtable.server.net.sanctions import ADDRESS, MUTE, SANCTION_KINDS, is_in_network, parse_network
from wildtable.server.pages.page import Form, PageRequest, open_form, open_page
from wildtable.server.store.rows import Sanction, TableRow, WorkerRow
from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)
MAX_TABLES = 100
router = APIRouter(prefix=ADMIN_PATH, include_in_schema=False)
Act = Callable[[PageRequest, Form], Awaitable[None]]


@router.get("")
async def show(request: Request) -> Response:
    page = await open_page(request)
    if not page.context.access.admins.is_admin(request, page.visitor.id):
        return page.render("admin_login.html", here=ADMIN_PATH, notice="")
    return await _page(page)


@router.post("/login")
async def login(request: Request) -> Response:
    page, form = await open_form(request)
    if not page.context.access.admins.is_admin_token(form.text("key")):
        log.warning("admin login with a wrong token")
        return page.render("admin_login.html", 403, here=ADMIN_PATH, notice=page.explain(Denied("admin-token")))
    response = page.redirect(ADMIN_PATH)
    page.context.access.admins.set_cookie(response, page.visitor.id)
    return response


@router.post("/logout")
async def logout(request: Request) -> Response:
    page, _ = await open_form(request)
    response = page.redirect(ADMIN_PATH)
    page.context.access.admins.delete_cookie(response)
    return response


async def _hand_over(page: PageRequest, form: Form) -> None:
    await (await _table(page, form)).replace_player(form.number("seat"))


async def _close(page: PageRequest, form: Form) -> None:
    await (await _table(page, form)).close()


async def _mute(page: PageRequest, form: Form) -> None:
    await page.context.access.sanctions.impose(MUTE, _visitor(form))


async def _ban(page: PageRequest, form: Form) -> None:
    """Ban a visitor or an address, but not the admin's own."""
    if address := form.text("address", 60):
        own = client_address(page.request)
        if is_in_network(own, parse_network(address)):
            raise Denied("ban-yourself")
        await page.context.access.ban_address(address)
        return
    visitor = _visitor(form)
    if visitor == page.visitor.id:
        raise Denied("ban-yourself")
    await page.context.access.ban(visitor)


async def _lift(page: PageRequest, form: Form) -> None:
    """Lift a sanction, named by its kind and subject: `mute kim`."""
    kind, _, subject = form.text("sanction", 100).partition(" ")
    if kind not in SANCTION_KINDS:
        raise Denied("bad-message")
    await page.context.access.sanctions.lift(SANCTION_KINDS[kind], subject)


ACTS: dict[str, Act] = {"hand-over": _hand_over, "close": _close, "mute": _mute, "ban": _ban, "lift": _lift}


async def act(request: Request) -> Response:
    """Carry out a form of the admin page, and log it."""
    page, form = await open_form(request)
    if not page.context.access.admins.is_admin(request, page.visitor.id):
        raise HTTPException(403, "admin-only")
    name = request.url.path.rpartition("/")[2]
    about = {key: form.text(key, 60) for key in ("table", "seat", "visitor", "address", "sanction") if key in form}
    try:
        await ACTS[name](page, form)
    except Denied as error:
        return await _page(page, 409, page.explain(error))
    log.info("admin: %s %s", name, about)
    return page.redirect(ADMIN_PATH)


for action in ACTS:
    router.add_api_route(f"/{action}", act, methods=["POST"])


async def _table(page: PageRequest, form: Form) -> Table:
    return await page.context.access.table(form.text("table", 40))


def _visitor(form: Form) -> str:
    visitor = form.text("visitor", 40)
    if not visitor:
        raise Denied("bad-message")
    return visitor


async def _page(page: PageRequest, status: int = 200, notice: str = "") -> Response:
    context = page.context
    people = AdminListing(page)
    awake = context.tables.all_awake
    known = {table.row.id for table in awake}
    asleep = [row for row in await context.store.tables_in_play(MAX_TABLES) if row.id not in known]
    tables = [*((table.row, table) for table in awake[:MAX_TABLES]), *((row, None) for row in asleep)]
    await people.read_names(tables)
    return page.render(
        "admin.html",
        status,
        here=ADMIN_PATH,
        notice=notice,
        tables=[people.table(*one) for one in tables],
        counts=_counts(context.worker_sync.workers),
        workers=[f"{worker.host}:{worker.pid}" for worker in context.worker_sync.workers],
        sanctions=[people.sanction(one) for one in context.access.sanctions.latest],
        errors=[(_moment(one.at), one) for one in context.monitor.errors.latest],
        failed_games=failed_games(),
    )


def _counts(workers: Sequence[WorkerRow]) -> dict[str, int]:
    """Return the figures of all workers together."""
    total: Counter[str] = Counter()
    for worker in workers:
        total.update({name: int(value) for name, value in worker.figures.items()})
    return dict(total)


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _people_at(row: TableRow, table: Table | None) -> list[str]:
    """Return all who sit at a table, are there or have written in its chat."""
    others = [] if table is None else [*table.presence, *(line.visitor for line in table.chat)]
    return list(dict.fromkeys(filter(None, [*(seat.visitor for seat in row.seats), *others])))


class AdminListing:
    """Tables and their visitors as the page lists them. A table that is not loaded is not loaded for it."""

    def __init__(self, page: PageRequest) -> None:
        self._visit = page
        self._context = page.context
        self._names: dict[str, str] = {}
        readers = self._context.live.readers
        self._addresses = {reader.visitor: network_of(reader.address) for reader in readers if reader.visitor}

    async def read_names(self, tables: Iterable[tuple[TableRow, Table | None]]) -> None:
        """Read the names of all who are listed: at these tables, and with a sanction."""
        people = {person for one in tables for person in _people_at(*one)}
        people |= {one.subject for one in self._context.access.sanctions.latest if one.kind != ADDRESS}
        self._names = {one.id: isolate_name(one.name) for one in await self._context.store.visitors(sorted(people))}

    def table(self, row: TableRow, table: Table | None) -> dict[str, Any]:
        playing = table is None or table.playing
        seated = {seat.visitor: number for number, seat in enumerate(row.seats) if seat.visitor}
        return {
            "id": row.id,
            "title": title_of(row.config.game_name, self._visit.language),
            "state": "closed" if row.closed else "playing" if playing else "over" if row.game else "waiting",
            "open": row.config.open,
            "bots": sum(bool(seat.bot) for seat in row.seats),
            "people": [self._person(one, seated.get(one), table, playing=playing) for one in _people_at(row, table)],
        }

    def _person(self, visitor: str, seat: int | None, table: Table | None, *, playing: bool) -> dict[str, Any]:
        snapshot = None if table is None or seat is None else table.seat_snapshot(seat)
        away = snapshot is not None and snapshot.away
        sanctions = self._context.access.sanctions
        return {
            "id": visitor,
            "name": self._name(visitor, passing=seat is None),
            "seat": seat,
            "away": away,
            "here": table is not None and visitor in table.presence,
            "may_hand_over": seat is not None and playing and not away,
            "muted": sanctions.is_muted(visitor),
            "banned": sanctions.is_banned(visitor),
            "mine": visitor == self._visit.visitor.id,
            "address": self._addresses.get(visitor, ""),
        }

    def sanction(self, one: Sanction) -> dict[str, Any]:
        who = one.subject if one.kind == ADDRESS else self._name(one.subject)
        return {"kind": one.kind, "subject": one.subject, "who": who, "at": _moment(one.at)}

    def _name(self, visitor: str, *, passing: bool = False) -> str:
        """Name a visitor. One who is not stored was forgotten or, as a `passing` guest, has the name of their cookie."""
        if passing and visitor not in self._names:
            return isolate_name(self._context.access.sessions.unsaved_visitor(self._visit.request, visitor).name)
        return self._names.get(visitor) or say(self._visit.language, "somebody")
