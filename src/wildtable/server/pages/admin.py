"""The admin page: running tables, who sits at them and who is shut out, and what went wrong lately.

Whoever looks after the context sees of a game what a spectator sees, and of that only who plays: no card is shown here.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable.games import made
from wildtable.server.errors import Denied
from wildtable.server.html.templating import isolated
from wildtable.server.html.texts import say
from wildtable.server.net.addresses import client_address
from wildtable.server.net.admin import ADMIN_PATH
from wildtable.server.net.sanctions import ADDRESS, MUTE, SANCTION_KINDS, is_in_network, parse_network
from wildtable.server.net.sessions import unsaved_visitor
from wildtable.server.pages.page import Form, Visit, posting, visiting
from wildtable.server.store.rows import Sanction, TableRow
from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)
MOST_TABLES = 100
router = APIRouter(prefix=ADMIN_PATH, include_in_schema=False)
Act = Callable[[Visit, Form], Awaitable[None]]


@router.get("")
async def show(request: Request) -> Response:
    visit = await visiting(request)
    if not visit.context.admins.is_admin(request, visit.visitor.id):
        return visit.page("admin_login.html", here=ADMIN_PATH, notice="")
    return await _page(visit)


@router.post("/login")
async def login(request: Request) -> Response:
    visit, form = await posting(request)
    if not visit.context.admins.is_admin_token(form.text("key")):
        log.warning("somebody tried to log in as admin with a wrong token")
        return visit.page("admin_login.html", 403, here=ADMIN_PATH, notice=visit.reason(Denied("admin-token")))
    response = visit.goes(ADMIN_PATH)
    visit.context.admins.set_cookie(response, visit.visitor.id)
    return response


@router.post("/logout")
async def logout(request: Request) -> Response:
    visit, _ = await posting(request)
    response = visit.goes(ADMIN_PATH)
    visit.context.admins.delete_cookie(response)
    return response


async def _hand_over(visit: Visit, form: Form) -> None:
    await (await _table(visit, form)).replace_player(form.number("seat"))


async def _close(visit: Visit, form: Form) -> None:
    await (await _table(visit, form)).close()


async def _mute(visit: Visit, form: Form) -> None:
    await visit.context.sanctions.impose(MUTE, _visitor(form))


async def _ban(visit: Visit, form: Form) -> None:
    """A visitor, or an address; but never oneself, nor those behind the same address."""
    if address := form.text("address", 60):
        own = client_address(visit.request)
        if is_in_network(own, parse_network(address)):
            raise Denied("ban-yourself")
        await visit.context.ban_address(address)
        return
    visitor = _visitor(form)
    if visitor == visit.visitor.id:
        raise Denied("ban-yourself")
    await visit.context.ban(visitor)


async def _lift(visit: Visit, form: Form) -> None:
    """`mute kim`: the kind of a sanction and whom it is for."""
    kind, _, subject = form.text("sanction", 100).partition(" ")
    if kind not in SANCTION_KINDS:
        raise Denied("bad-message")
    await visit.context.sanctions.lift(SANCTION_KINDS[kind], subject)


ACTS: dict[str, Act] = {"hand-over": _hand_over, "close": _close, "mute": _mute, "ban": _ban, "lift": _lift}


async def act(request: Request) -> Response:
    """Do what a form of the admin page asks, and write down that it was asked."""
    visit, form = await posting(request)
    if not visit.context.admins.is_admin(request, visit.visitor.id):
        raise HTTPException(403, "admin-only")
    name = request.url.path.rpartition("/")[2]
    about = {key: form.text(key, 60) for key in ("table", "seat", "visitor", "address", "sanction") if key in form}
    try:
        await ACTS[name](visit, form)
    except Denied as error:
        return await _page(visit, 409, visit.reason(error))
    log.info("admin: %s %s", name, about)
    return visit.goes(ADMIN_PATH)


for action in ACTS:
    router.add_api_route(f"/{action}", act, methods=["POST"])


async def _table(visit: Visit, form: Form) -> Table:
    return await visit.context.table(form.text("table", 40))


def _visitor(form: Form) -> str:
    visitor = form.text("visitor", 40)
    if not visitor:
        raise Denied("bad-message")
    return visitor


async def _page(visit: Visit, status: int = 200, notice: str = "") -> Response:
    context = visit.context
    people = People(visit)
    awake = context.tables.all_awake
    known = {table.row.id for table in awake}
    asleep = [row for row in await context.store.tables_in_play(MOST_TABLES) if row.id not in known]
    tables = [await people.table(table.row, table) for table in awake[:MOST_TABLES]]
    tables += [await people.table(row, None) for row in asleep]
    return visit.page(
        "admin.html",
        status,
        here=ADMIN_PATH,
        notice=notice,
        tables=tables,
        counts={"tables": len(awake), "sockets": len(context.readers), "moves": sum(context.metrics.moves.counts.values())},
        sanctions=[await people.sanction(one) for one in context.sanctions.latest],
        errors=[(_moment(one.at), one) for one in context.errors.latest],
    )


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


class People:
    """Tables and whoever is at them, as the page lists them. A table that is asleep is not woken up for it."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._house = visit.context
        self._names: dict[str, str] = {}
        self._addresses = {reader.visitor: reader.address for reader in self._house.readers if reader.visitor}

    async def table(self, row: TableRow, table: Table | None) -> dict[str, Any]:
        playing = table is None or table.playing
        seated = {seat.visitor: number for number, seat in enumerate(row.seats) if seat.visitor}
        others = [] if table is None else [*table.here, *(line.visitor for line in table.chat)]
        people = dict.fromkeys([*seated, *filter(None, others)])
        return {
            "id": row.id,
            "title": made(row.config.game_name).title,
            "state": "closed" if row.closed else "playing" if playing else "over" if row.game else "waiting",
            "open": row.config.open,
            "bots": sum(bool(seat.bot) for seat in row.seats),
            "people": [await self._person(one, seated.get(one), table, playing=playing) for one in people],
        }

    async def _person(self, visitor: str, seat: int | None, table: Table | None, *, playing: bool) -> dict[str, Any]:
        snapshot = None if table is None or seat is None else table.seat_snapshot(seat)
        away = snapshot is not None and snapshot.away
        sanctions = self._house.sanctions
        return {
            "id": visitor,
            "name": await self._name(visitor, passing=seat is None),
            "seat": seat,
            "away": away,
            "here": table is not None and table.is_here(visitor),
            "may_hand_over": seat is not None and playing and not away,
            "muted": sanctions.is_muted(visitor),
            "banned": sanctions.is_banned(visitor),
            "mine": visitor == self._visit.visitor.id,
            "address": self._addresses.get(visitor, ""),
        }

    async def sanction(self, one: Sanction) -> dict[str, Any]:
        who = one.subject if one.kind == ADDRESS else await self._name(one.subject)
        return {"kind": one.kind, "subject": one.subject, "who": who, "at": _moment(one.at)}

    async def _name(self, visitor: str, *, passing: bool = False) -> str:
        """Of whom nothing is kept was forgotten, or is just passing by, with the name that goes with their cookie."""
        if visitor not in self._names:
            found = await self._house.store.visitor(visitor)
            self._names[visitor] = isolated(found.name) if found else ""
        return self._names[visitor] or (
            isolated(unsaved_visitor(visitor).name) if passing else say(self._visit.language, "somebody")
        )
