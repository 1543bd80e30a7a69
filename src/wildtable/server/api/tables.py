"""Routes of tables: create one, take a seat, play. A seat can be lent to a program by a token of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Annotated, get_type_hints

from fastapi import HTTPException, Path

from wildtable.engine.refusals import Refusal
from wildtable.server.actions import Action, actions_at
from wildtable.server.api.auth import AnyCaller, AuthenticatedCaller
from wildtable.server.api.errors import FOUND, PLAY_ERRORS, TABLE_ERRORS, api_router
from wildtable.server.api.replies import expert_reply, row_reply, seat_names, table_reply
from wildtable.server.api.requests import JoinRequest, NewTableRequest, RequestBody
from wildtable.server.api.schema import (
    DoneReply,
    ExpertReply,
    LinksReply,
    RoleReply,
    SeatTokenReply,
    TableReply,
    TableRowReply,
)
from wildtable.server.context import SEAT_PREFIX, Caller
from wildtable.server.errors import Denied
from wildtable.server.net.sessions import hashed, matches
from wildtable.server.store.rows import MemberRole, SeatRow
from wildtable.server.tables.table import Table

if TYPE_CHECKING:
    from starlette.routing import BaseRoute

TableName = Annotated[str, Path(description="The name of the table, the last part of its address.", examples=["kx7d2mqp"])]
MAX_LISTED_TABLES = 50
OK: DoneReply = {"ok": True}

router = api_router("/tables")


@router.get("", tags=["Tables"])
async def list_tables(caller: AnyCaller) -> list[TableRowReply]:
    """List open tables, newest first."""
    return [row_reply(row) for row in await caller.context.store.open_tables(MAX_LISTED_TABLES)]


@router.post("", status_code=201, tags=["Tables"], responses=TABLE_ERRORS)
async def new_table(sent: NewTableRequest, caller: AuthenticatedCaller) -> LinksReply:
    """Create a table with the caller as its host."""
    context, host = caller.context, caller.require_visitor()
    config = await context.work.check_config(sent.config(), caller.network, host)
    if len(sent.bots) > config.people:
        has_virtual = config.people < config.seats
        virtual = config.game.texts.say(caller.language, "virtual-player") if has_virtual else "none"
        raise Denied("too-many-bots", bots=len(sent.bots), people=config.people, places=config.seats, virtual=virtual)
    bots = [*sent.bots, *[None] * (config.people - len(sent.bots))]
    seats = [SeatRow(bot=bot or None) for bot in bots]
    table = await context.maker.make(host, config, seats, context.access.sessions.pseudonym(caller.network))
    return _links_reply(caller, table)


def _links_reply(caller: Caller, table: Table) -> LinksReply:
    invite, watch = caller.context.maker.links_of(table.row)
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
async def consult_expert(name: TableName, caller: AnyCaller) -> ExpertReply:
    """Return what an expert would do with the question before the caller, in a game against bots with hints on. The work
    begins with the first call, continues for ten seconds after each, and returns partial results: repeat it until `done`."""
    table = await caller.table(name)
    return expert_reply(caller.context.work.consult(table, caller.seat_at(table), caller.network, caller.visitor))


@router.post("/{name}/join", tags=["Tables"], responses=TABLE_ERRORS)
async def join(name: TableName, sent: JoinRequest, caller: AuthenticatedCaller) -> RoleReply:
    """Join by the token of a link: as a guest, who may take a seat, or as a spectator."""
    context, visitor = caller.context, caller.require_visitor()
    table = await context.access.table(name)
    if matches(sent.token, table.row.invite):
        role: MemberRole = "guest"
    elif matches(sent.token, table.row.watch):
        role = await context.store.role(name, visitor.id) or "watcher"
    else:
        raise HTTPException(404, "no-table")
    await context.access.admit(table, visitor, role, caller.network)
    return {"role": role}


@router.post("/{name}/links", tags=["Tables"], responses=TABLE_ERRORS)
async def renew_links(name: TableName, caller: AuthenticatedCaller) -> LinksReply:
    """Create new links; the old ones become invalid. Hosts only."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    await caller.context.maker.renew_links(table, visitor)
    return _links_reply(caller, table)


@router.post("/{name}/seat-token", tags=["Tables"], responses=TABLE_ERRORS)
async def lend_seat(name: TableName, caller: AuthenticatedCaller) -> SeatTokenReply:
    """Create a token that can only play the caller's seat. An older one becomes invalid."""
    visitor, table = caller.require_visitor(), await caller.table(name)
    token = SEAT_PREFIX + caller.context.access.randomness.token()
    await table.set_seat_token(visitor, hashed(token))
    return {"token": token}


def action_routes() -> list[BaseRoute]:
    """Return a route for each action of programs."""
    actions = api_router("/tables")
    for action in actions_at("api"):
        actions.post(
            f"/{{name}}/{action.name}",
            tags=[action.tag],
            name=action.act.__name__,
            responses=TABLE_ERRORS | PLAY_ERRORS if action.is_move else TABLE_ERRORS,
        )(_endpoint(action))
    return actions.routes


def _endpoint(action: Action) -> Callable[..., Awaitable[object]]:
    """Return what carries an action out, with the signature that FastAPI derives its description from. Without fields there
    is no body, and without required ones it may be absent."""

    async def endpoint(name: str, caller: Caller, sent: RequestBody | None = None) -> object:
        if not action.is_lent:
            caller.require_visitor()
        table = await caller.table(name)
        try:
            await action.act(caller, table, sent or action.input())
        except Refusal as refusal:
            raise refusal.named(seat_names(table.snapshot(None))) from None
        return action.reply(caller.snapshot(table), caller.language) if action.reply else OK

    parameter = partial(Parameter, kind=Parameter.KEYWORD_ONLY)
    parameters = [parameter("name", annotation=TableName), parameter("caller", annotation=AuthenticatedCaller)]
    fields = action.input.model_fields.values()
    if any(field.is_required() for field in fields):
        parameters.append(parameter("sent", annotation=action.input))
    elif fields:
        parameters.append(parameter("sent", annotation=action.input | None, default=None))
    returned = get_type_hints(action.reply)["return"] if action.reply else DoneReply
    vars(endpoint)["__signature__"] = Signature(parameters, return_annotation=returned)
    endpoint.__doc__ = action.act.__doc__
    return endpoint
