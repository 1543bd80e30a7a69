"""The API's tables: make one, sit down, play. Seats are lent to programs by tokens of their own."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException

from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.server.api.auth import SEAT, Caller, Changing, Reading
from wildtable.server.api.errors import Door
from wildtable.server.api.requests import (
    Answer,
    Link,
    NewTable,
    OfSeat,
    Repeatable,
    Said,
    SeatBot,
    Sitting,
    row_shape,
    table_shape,
)
from wildtable.server.api.schema import Done, Links, Role, RowReply, SeatToken, TableReply
from wildtable.server.net.tokens import hashed, matches
from wildtable.server.tables.game_session import Denied
from wildtable.server.tables.table import Table

MOST_LISTED = 50
OK: Done = {"ok": True}

router = APIRouter(prefix="/tables", route_class=Door)


@router.get("")
async def tables(caller: Reading) -> list[RowReply]:
    """The tables that are open to everybody, the newest first."""
    return [row_shape(row) for row in await caller.context.store.open_tables(MOST_LISTED)]


@router.post("", status_code=201)
async def new_table(sent: NewTable, caller: Changing) -> Links:
    """A new table, whose host the caller is. The links' tokens are told here and never again."""
    context, host = caller.context, caller.known
    config = sent.config()
    if len(sent.bots) > config.people:
        raise Denied("no-such-seat", seat=len(sent.bots) - 1)
    bots = [*sent.bots, *[None] * (config.people - len(sent.bots))]
    table = await context.make_table(host, config, [{"bot": bot} if bot else {} for bot in bots])
    return _linked(caller, table, *await table.renew_links(host))


def _linked(caller: Caller, table: Table, invite: str, watch: str) -> Links:
    page = f"{caller.context.settings.address}/t/{table.row.id}"
    return {
        "table": table.row.id,
        "page": page,
        "invite": {"token": invite, "page": f"{page}/join/{invite}"},
        "watch": {"token": watch, "page": f"{page}/watch/{watch}"},
    }


@router.get("/{name}")
async def look(name: str, caller: Reading) -> TableReply:
    """Everything that the caller may know of a table."""
    table = await caller.table(name)
    host = "" if caller.token else caller.name
    return table_shape(table.snapshot(caller.seat_at(table), host), caller.language)


@router.post("/{name}/join")
async def join(name: str, sent: Link, caller: Changing) -> Role:
    """Come in by a link: as a guest, who may sit, or to look on."""
    context, visitor = caller.context, caller.known
    table = await context.table(name)
    if matches(sent.token, table.row.invite):
        role = "guest"
    elif matches(sent.token, table.row.watch):
        role = await context.store.role(name, visitor.id) or "watcher"
    else:
        raise HTTPException(404, "no-table")
    await context.store.admit(name, visitor.id, role)
    return {"role": role}


@router.post("/{name}/sit")
async def sit(name: str, sent: Sitting, caller: Changing) -> Done:
    visitor, table = caller.known, await caller.table(name)
    if not await caller.context.may_sit(table, visitor):
        raise Denied("may-not-sit")
    await table.sit(visitor, sent.seat, sent.chance)
    return OK


@router.post("/{name}/leave")
async def leave(name: str, caller: Changing) -> Done:
    visitor, table = caller.known, await caller.table(name)
    await table.leave(visitor)
    return OK


@router.post("/{name}/bot")
async def bot(name: str, sent: SeatBot, caller: Changing) -> Done:
    """The host puts a bot into an empty seat, or takes it out."""
    visitor, table = caller.known, await caller.table(name)
    await table.seat_bot(visitor, sent.seat, sent.bot)
    return OK


@router.post("/{name}/start")
async def start(name: str, caller: Changing) -> Done:
    visitor, table = caller.known, await caller.table(name)
    await table.start(visitor)
    return OK


@router.post("/{name}/links")
async def links(name: str, caller: Changing) -> Links:
    """The host gets fresh links; the old ones open nothing any more."""
    visitor, table = caller.known, await caller.table(name)
    return _linked(caller, table, *await table.renew_links(visitor))


@router.post("/{name}/seat-token")
async def seat_token(name: str, caller: Changing) -> SeatToken:
    """A token with which a program plays for the caller's seat and can do nothing else; an older one is void."""
    visitor, table = caller.known, await caller.table(name)
    token = SEAT + caller.context.randomness.token()
    await table.set_seat_token(visitor, hashed(token))
    return {"token": token}


@router.post("/{name}/hand-over")
async def hand_over(name: str, sent: OfSeat, caller: Changing) -> Done:
    """The host lets a bot play for somebody who is not there."""
    visitor, table = caller.known, await caller.table(name)
    await table.hand_over(visitor, sent.seat)
    return OK


@router.post("/{name}/chat")
async def chat(name: str, sent: Said, caller: Changing) -> Done:
    visitor, table = caller.known, await caller.table(name)
    await table.say(visitor, sent.text)
    return OK


@router.post("/{name}/answer")
async def answer(name: str, sent: Answer, caller: Changing) -> Done:
    """Answer the question, with one move or several, in notation or by number. How long the log has become is not told:
    others' hidden answers are in it."""
    table, seat = await _seated(name, caller)
    await table.answer(seat, _notations(table, sent.moves), sent.request, sent.question)
    return OK


@router.post("/{name}/withdraw")
async def withdraw(name: str, caller: Changing, sent: Repeatable | None = None) -> Done:
    table, seat = await _seated(name, caller)
    await table.withdraw(seat, sent.request if sent else "")
    return OK


@router.post("/{name}/undo")
async def undo(name: str, caller: Changing, sent: Repeatable | None = None) -> Done:
    table, seat = await _seated(name, caller)
    await table.undo(seat, sent.request if sent else "")
    return OK


@router.post("/{name}/back")
async def back(name: str, caller: Changing) -> Done:
    """A player who was away plays on."""
    table, seat = await _seated(name, caller)
    await table.take_back(seat)
    return OK


async def _seated(name: str, caller: Caller) -> tuple[Table, Seat]:
    table = await caller.table(name)
    seat = caller.seat_at(table)
    if seat is None:
        raise Denied("not-seated")
    return table, seat


def _notations(table: Table, moves: list[str | int]) -> list[str]:
    """Moves by number are moves of the vocabulary of the table's game and deck."""
    rules = table.config.rules
    for move in moves:
        if isinstance(move, int) and move >= len(rules.moves):
            raise Refusal("unknown-move", rules.texts, move=str(move), near="none")
    return [rules.moves[move].notation if isinstance(move, int) else move for move in moves]
