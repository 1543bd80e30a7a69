"""Routes of tables: create one, take a seat, play. A seat can be lent to a program by a token of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import HTTPException, Path, Request

from wildtable.engine.refusals import Refusal
from wildtable.server.api.auth import SEAT_PREFIX, AnyCaller, AuthenticatedCaller, Caller
from wildtable.server.api.errors import FOUND, PLAY_ERRORS, TABLE_ERRORS, api_router
from wildtable.server.api.replies import answer_reply, expert_reply, row_reply, seat_names, table_reply
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
from wildtable.server.api.schema.games import DoneReply
from wildtable.server.api.schema.records import ExpertReply
from wildtable.server.api.schema.tables import (
    AnswerReply,
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

TableName = Annotated[str, Path(description="The name of the table, the last part of its address.", examples=["kx7d2mqp"])]
MAX_LISTED_TABLES = 50
OK: DoneReply = {"ok": True}

router = api_router("/tables")


@router.get("", tags=["Tables"])
async def list_tables(caller: AnyCaller) -> list[TableRowReply]:
    """List open tables, newest first."""
    return [row_reply(row) for row in await caller.context.store.open_tables(MAX_LISTED_TABLES)]


@router.post("", status_code=201, tags=["Tables"], responses=TABLE_ERRORS)
async def new_table(request: Request, sent: NewTableRequest, caller: AuthenticatedCaller) -> LinksReply:
    """Create a table with the caller as its host."""
    context, host = caller.context, caller.require_visitor()
    config = await context.check_config(sent.config(), client_network(request), host)
    if len(sent.bots) > config.people:
        has_virtual = config.people < config.seats
        virtual = config.game.texts.say(caller.language, "virtual-player") if has_virtual else "none"
        raise Denied("too-many-bots", bots=len(sent.bots), people=config.people, places=config.seats, virtual=virtual)
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


@router.get("/{name}", tags=["Play"], responses=FOUND)
async def get_table(name: TableName, caller: AnyCaller) -> TableReply:
    """Return everything the caller may know of a table."""
    return table_reply(caller.snapshot(await caller.table(name)), caller.language)


@router.get("/{name}/expert", tags=["Play"], responses=TABLE_ERRORS)
async def consult_expert(request: Request, name: TableName, caller: AnyCaller) -> ExpertReply:
    """Return what an expert would do with the question before the caller, in a game against bots with hints on. The work
    begins with the first call, continues for ten seconds after each, and returns partial results: repeat it until `done`."""
    table = await caller.table(name)
    return expert_reply(caller.context.consult(table, caller.seat_at(table), client_network(request), caller.visitor))


@router.post("/{name}/join", tags=["Tables"], responses=TABLE_ERRORS)
async def join(request: Request, name: TableName, sent: JoinRequest, caller: AuthenticatedCaller) -> RoleReply:
    """Join by the token of a link: as a guest, who may take a seat, or as a spectator."""
    context, visitor = caller.context, caller.require_visitor()
    table = await context.table(name)
    if matches(sent.token, table.row.invite):
        role: MemberRole = "guest"
    elif matches(sent.token, table.row.watch):
        role = await context.store.role(name, visitor.id) or "watcher"
    else:
        raise HTTPException(404, "no-table")
    await context.admit(table, visitor, role, client_network(request))
    return {"role": role}


@router.post("/{name}/sit", tags=["Tables"], responses=TABLE_ERRORS)
async def sit(name: TableName, sent: SitRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Take a seat."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    if not await caller.context.may_sit(table, visitor):
        raise Denied("may-not-sit")
    await table.sit(visitor, sent.seat, sent.commitment or "")
    return OK


@router.post("/{name}/leave", tags=["Tables"], responses=TABLE_ERRORS)
async def leave(name: TableName, caller: AuthenticatedCaller) -> DoneReply:
    """Leave the seat; during a game a bot plays on."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.leave(visitor)
    return OK


@router.post("/{name}/bot", tags=["Tables"], responses=TABLE_ERRORS)
async def seat_bot(name: TableName, sent: SeatBotRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Put a bot into a free seat, or remove it. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.seat_bot(visitor, sent.seat, sent.bot)
    return OK


@router.post("/{name}/people", tags=["Tables"], responses=TABLE_ERRORS)
async def set_people(name: TableName, sent: PeopleRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Change how many people play, between games. Free seats go first, then bots. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.set_people(visitor, sent.people)
    return OK


@router.post("/{name}/start", tags=["Tables"], responses=TABLE_ERRORS)
async def start(name: TableName, caller: AuthenticatedCaller) -> DoneReply:
    """Start the first game; after it, offer or accept a rematch, which starts when everybody in a seat has accepted."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.start(visitor)
    return OK


@router.post("/{name}/decline", tags=["Tables"], responses=TABLE_ERRORS)
async def decline(name: TableName, caller: AuthenticatedCaller) -> DoneReply:
    """Decline a rematch, or take an offer back. The host can give the seat to a bot."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.decline(visitor)
    return OK


@router.post("/{name}/links", tags=["Tables"], responses=TABLE_ERRORS)
async def renew_links(name: TableName, caller: AuthenticatedCaller) -> LinksReply:
    """Create new links; the old ones become invalid. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await caller.context.renew_links(table, visitor)
    return _links_reply(caller, table)


@router.post("/{name}/seat-token", tags=["Tables"], responses=TABLE_ERRORS)
async def lend_seat(name: TableName, caller: AuthenticatedCaller) -> SeatTokenReply:
    """Create a token that can only play the caller's seat. An older one becomes invalid."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    token = SEAT_PREFIX + caller.context.randomness.token()
    await table.set_seat_token(visitor, hashed(token))
    return {"token": token}


@router.post("/{name}/hand-over", tags=["Tables"], responses=TABLE_ERRORS)
async def hand_over(name: TableName, sent: SeatRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Let a bot play for an absent player. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await table.hand_over(visitor, sent.seat)
    return OK


@router.post("/{name}/chat", tags=["Tables"], responses=TABLE_ERRORS)
async def chat(request: Request, name: TableName, sent: ChatRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Send a line of chat."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await caller.context.say(table, visitor, sent.text, client_network(request))
    return OK


@router.post("/{name}/commit", tags=["Shuffles"], responses=TABLE_ERRORS)
async def commit(name: TableName, sent: CommitRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Commit to random bytes for the next deal, before it starts. Without a commitment the seat leaves the shuffles to the
    server and the others."""
    table = await caller.table(name)
    await table.commit(caller, sent.commitment)
    return OK


@router.post("/{name}/reveal", tags=["Shuffles"], responses=TABLE_ERRORS)
async def reveal(name: TableName, sent: RevealRequest, caller: AuthenticatedCaller) -> DoneReply:
    """Reveal the bytes while `deal` lists the fixed commitments of all seats. Store that list first: with it the caller can
    check the record."""
    table = await caller.table(name)
    await table.reveal(caller, sent.bytes)
    return OK


@router.post("/{name}/answer", tags=["Play"], responses=TABLE_ERRORS | PLAY_ERRORS)
async def answer(name: TableName, sent: AnswerRequest, caller: AuthenticatedCaller) -> AnswerReply:
    """Answer the question with one move or several, in notation or by number."""
    table = await caller.table(name)
    with _naming_seats(table):
        await table.answer(caller, _notations(table, sent.moves), sent.request, sent.question)
    return answer_reply(caller.snapshot(table), caller.language)


@router.post("/{name}/withdraw", tags=["Play"], responses=TABLE_ERRORS | PLAY_ERRORS)
async def withdraw(name: TableName, caller: AuthenticatedCaller, sent: RepeatableRequest | None = None) -> DoneReply:
    """Withdraw an answer while others still owe theirs."""
    table = await caller.table(name)
    with _naming_seats(table):
        await table.withdraw(caller, sent.request if sent else "")
    return OK


@router.post("/{name}/undo", tags=["Play"], responses=TABLE_ERRORS)
async def undo(name: TableName, caller: AuthenticatedCaller, sent: RepeatableRequest | None = None) -> DoneReply:
    """Undo the last answer, if nothing was revealed since."""
    table = await caller.table(name)
    await table.undo(caller, sent.request if sent else "")
    return OK


@router.post("/{name}/back", tags=["Play"], responses=TABLE_ERRORS)
async def take_back(name: TableName, caller: AuthenticatedCaller) -> DoneReply:
    """Take the seat back from the bot that plays for it."""
    table = await caller.table(name)
    await table.take_back(caller)
    return OK


@contextmanager
def _naming_seats(table: Table) -> Iterator[None]:
    """Let refusals call seats by the names of their players."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.named(seat_names(table.snapshot(None))) from None


def _notations(table: Table, moves: list[str | int]) -> list[str]:
    """Return moves as notations; numbers refer to the vocabulary of the table's game and deck, others are no notation."""
    known = table.config.game.moves
    return [known[move].notation if isinstance(move, int) and move < len(known) else str(move) for move in moves]
