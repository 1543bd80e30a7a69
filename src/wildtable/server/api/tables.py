"""Routes of tables: create one, take a seat, play. A seat can be lent to a program by a token of its own."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request

from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.server.api.auth import SEAT_PREFIX, AnyCaller, AuthenticatedCaller, Caller
from wildtable.server.api.errors import ApiRoute
from wildtable.server.api.replies import expert_reply, row_reply, table_reply
from wildtable.server.api.requests import (
    AnswerRequest,
    ChatRequest,
    CommitRequest,
    JoinRequest,
    NewTableRequest,
    PeopleRequest,
    RepeatableRequest,
    RevealRequest,
    SeatBotRequest,
    SeatRequest,
    SitRequest,
)
from wildtable.server.api.schema import (
    DoneReply,
    ExpertReply,
    LinksReply,
    RoleReply,
    SeatTokenReply,
    TableReply,
    TableRowReply,
)
from wildtable.server.errors import Denied
from wildtable.server.net.addresses import client_network
from wildtable.server.net.tokens import hashed, matches
from wildtable.server.store.rows import MemberRole, SeatRow
from wildtable.server.tables.table import Table

MAX_LISTED_TABLES = 50
OK: DoneReply = {"ok": True}

router = APIRouter(prefix="/tables", route_class=ApiRoute)


@router.get("")
async def tables(caller: AnyCaller) -> list[TableRowReply]:
    """List open tables, newest first."""
    return [row_reply(row) for row in await caller.context.store.open_tables(MAX_LISTED_TABLES)]


@router.post("", status_code=201)
async def new_table(request: Request, sent: NewTableRequest, caller: AuthenticatedCaller) -> LinksReply:
    """Create a table with the caller as its host."""
    context, host = caller.context, caller.require_visitor()
    config = await context.check_config(sent.config(), client_network(request), host)
    if len(sent.bots) > config.people:
        raise Denied("no-such-seat", seat=len(sent.bots) - 1)
    bots = [*sent.bots, *[None] * (config.people - len(sent.bots))]
    seats = [SeatRow(bot=bot or None) for bot in bots]
    table = await context.make_table(host, config, seats, client_network(request))
    return _links_reply(caller, table)


def _links_reply(caller: Caller, table: Table) -> LinksReply:
    invite, watch = caller.context.links_of(table.row)
    page = f"{caller.address}/t/{table.row.id}"
    return {
        "table": table.row.id,
        "page": page,
        "invite": {"token": invite, "page": f"{page}/join/{invite}"},
        "watch": {"token": watch, "page": f"{page}/watch/{watch}"},
    }


@router.get("/{name}")
async def get_table(name: str, caller: AnyCaller) -> TableReply:
    """Return everything the caller may know of a table."""
    return table_reply(caller.snapshot(await caller.table(name)), caller.language)


@router.get("/{name}/expert")
async def expert(request: Request, name: str, caller: AnyCaller) -> ExpertReply:
    """Return what an expert would do with the question before the caller, in a game against bots with hints on. The work
    begins with the first call, goes on ten seconds after each, and gives its results bit by bit: call again until `done`."""
    table = await caller.table(name)
    return expert_reply(caller.context.consult(table, caller.seat_at(table), client_network(request), caller.visitor))


@router.post("/{name}/join")
async def join(name: str, sent: JoinRequest, caller: AuthenticatedCaller) -> RoleReply:
    """Join by the token of a link: as a guest, who may take a seat, or as a spectator."""
    context, visitor = caller.context, caller.require_visitor()
    table = await context.table(name)
    if matches(sent.token, table.row.invite):
        role: MemberRole = "guest"
    elif matches(sent.token, table.row.watch):
        role = await context.store.role(name, visitor.id) or "watcher"
    else:
        raise HTTPException(404, "no-table")
    await context.store.admit(name, visitor.id, role)
    return {"role": role}


@router.post("/{name}/sit")
async def sit(name: str, sent: SitRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Take a seat."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    if not await caller.context.may_sit(table, visitor):
        raise Denied("may-not-sit")
    await table.sit(visitor, sent.seat, sent.commitment or "")
    return OK


@router.post("/{name}/leave")
async def leave(name: str, caller: AuthenticatedCaller) -> DoneReply:
    """Leave the seat; during a game a bot plays on."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.leave(visitor)
    return OK


@router.post("/{name}/bot")
async def bot(name: str, sent: SeatBotRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Put a bot into a free seat, or remove it. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.seat_bot(visitor, sent.seat, sent.bot)
    return OK


@router.post("/{name}/people")
async def people(name: str, sent: PeopleRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Change how many people play, between games. Free seats go first, then bots. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.set_people(visitor, sent.people)
    return OK


@router.post("/{name}/start")
async def start(name: str, caller: AuthenticatedCaller) -> DoneReply:
    """Start the first game; after it, offer or accept a rematch, which starts when everybody in a seat has accepted."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.start(visitor)
    return OK


@router.post("/{name}/decline")
async def decline(name: str, caller: AuthenticatedCaller) -> DoneReply:
    """Decline a rematch, or take an offer back. The host can give the seat to a bot."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.decline(visitor)
    return OK


@router.post("/{name}/links")
async def links(name: str, caller: AuthenticatedCaller) -> LinksReply:
    """Create new links; the old ones become invalid. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await caller.context.renew_links(table, visitor)
    return _links_reply(caller, table)


@router.post("/{name}/seat-token")
async def seat_token(name: str, caller: AuthenticatedCaller) -> SeatTokenReply:
    """Create a token that can only play the caller's seat. An older one becomes invalid."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    token = SEAT_PREFIX + caller.context.randomness.token()
    await table.set_seat_token(visitor, hashed(token))
    return {"token": token}


@router.post("/{name}/hand-over")
async def hand_over(name: str, sent: SeatRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Let a bot play for an absent player. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.hand_over(visitor, sent.seat)
    return OK


@router.post("/{name}/chat")
async def chat(name: str, sent: ChatRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Send a line of chat."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.say(visitor, sent.text)
    return OK


@router.post("/{name}/commit")
async def commit(name: str, sent: CommitRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Commit to random bytes for the next deal, before it starts. Without a commitment the seat leaves the shuffles to the
    server and the others."""
    table, seat = await _seated(name, caller)
    await table.commit(seat, sent.commitment)
    return OK


@router.post("/{name}/reveal")
async def reveal(name: str, sent: RevealRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Reveal the bytes while `deal` lists the fixed commitments of all seats. Store that list first: with it the caller can
    check the record."""
    table, seat = await _seated(name, caller)
    await table.reveal(seat, sent.bytes)
    return OK


@router.post("/{name}/answer")
async def answer(name: str, sent: AnswerRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Answer the question with one move or several, in notation or by number. The reply does not contain the length of the
    log, which would count hidden answers of others."""
    table, seat = await _seated(name, caller)
    await table.answer(seat, _notations(table, sent.moves), sent.request, sent.question)
    return OK


@router.post("/{name}/withdraw")
async def withdraw(name: str, caller: AuthenticatedCaller, sent: RepeatableRequest | None = None) -> DoneReply:
    """Withdraw an answer while others still owe theirs."""
    table, seat = await _seated(name, caller)
    await table.withdraw(seat, sent.request if sent else "")
    return OK


@router.post("/{name}/undo")
async def undo(name: str, caller: AuthenticatedCaller, sent: RepeatableRequest | None = None) -> DoneReply:
    """Undo the last answer, if nothing was revealed since."""
    table, seat = await _seated(name, caller)
    await table.undo(seat, sent.request if sent else "")
    return OK


@router.post("/{name}/back")
async def back(name: str, caller: AuthenticatedCaller) -> DoneReply:
    """Take the seat back from the bot that plays for it."""
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
    """Return moves as notations; numbers refer to the vocabulary of the table's game and deck."""
    game = table.config.game
    for move in moves:
        if isinstance(move, int) and move >= len(game.moves):
            raise Refusal("unknown-move", game.texts, move=str(move), near="none")
    return [game.moves[move].notation if isinstance(move, int) else move for move in moves]
