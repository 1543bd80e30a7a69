"""WebSocket: live play. The server sends a page a snapshot, then numbered changes; the page sends answers and chat.

Messages of a page are small, strict and bounded: `{"do": "answer", "id": "a1", "question": 3, "moves": ["bid forest-3"]}`,
and likewise for every other action. Each gets a reply with its id: `{"re": "a1", "ok": true}`, or a `refusal` or an `error`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, WebSocket, WebSocketDisconnect
from pydantic import AfterValidator, ConfigDict, Field, ValidationError
from pydantic_core import PydanticKnownError, from_json
from starlette.status import WS_1008_POLICY_VIOLATION

from wildtable.engine.refusals import Refusal
from wildtable.server.actions import ACTIONS, actions_at, describe_invalid
from wildtable.server.api.requests import RequestBody
from wildtable.server.context import Caller, Context, context_of
from wildtable.server.errors import Denied
from wildtable.server.html.languages import choose_language
from wildtable.server.html.regions import name_players
from wildtable.server.html.texts import denial
from wildtable.server.live.channels import Channel, ChannelKey, SocketReader, to_json
from wildtable.server.net.limits import TooMuch, client_address, client_network, network_of
from wildtable.server.net.protocols import DIRECT_SENDER
from wildtable.server.store.contract import StoreError
from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)
router = APIRouter()

GONE, FORBIDDEN, TOO_MUCH, MOVED, CROWDED = 4404, 4403, 4429, 4409, 4503
"""Close codes. Browsers pass them on only for a WebSocket that was open, so it is accepted first where a page needs one."""


def _check_action(name: str) -> str:
    known = [action.name for action in actions_at("socket")]
    if name not in known:
        raise PydanticKnownError("literal_error", {"expected": ", ".join(map(repr, known))})
    return name


class PageMessage(RequestBody):
    """A message from a page: what to do, an id for its reply, and the fields of the action."""

    model_config = ConfigDict(extra="allow")

    do: Annotated[str, AfterValidator(_check_action)]
    id: str = Field(max_length=40, pattern=r"^[\w-]+$")

    def fields(self) -> dict[str, Any]:
        """Return the fields of the action. The id makes repeating the message harmless."""
        action, fields = ACTIONS[self.do], {**(self.model_extra or {})}
        if action.text and "text" in fields:
            fields[action.text] = fields.pop("text")
        return fields | ({"request": self.id} if "request" in action.input.model_fields else {})


async def serve_websocket(websocket: WebSocket) -> None:
    context, name = context_of(websocket), websocket.path_params["name"]
    async with admit(context, websocket, name) as is_admitted:
        if is_admitted and (since := await read_since(websocket)):
            await _serve_page(context, websocket, name, address=client_address(websocket), since=since)


router.add_websocket_route("/t/{name}/socket", serve_websocket)
"""A route of Starlette: one of FastAPI holds some kB for each connection."""


async def read_since(websocket: WebSocket) -> tuple[str, int] | None:
    """Return the epoch and the number of the last change that a page has; close the WebSocket if they are invalid."""
    query = websocket.query_params
    try:
        return query.get("epoch", ""), int(query.get("number", "-1"))
    except ValueError:
        await websocket.close(WS_1008_POLICY_VIOLATION)
        return None


def read_language(websocket: WebSocket) -> str:
    """Return the language in which a page is sent changes."""
    return choose_language(websocket.query_params.get("language", ""), websocket.headers.get("accept-language", ""))


@asynccontextmanager
async def admit(context: Context, websocket: WebSocket, table: str = "") -> AsyncIterator[bool]:
    """Count a WebSocket while the block runs, or close it if its address is banned or has too many. The page of a player is
    let in even so: spectators at the same address must not keep players from their game."""
    network = client_network(websocket)
    if context.access.sanctions.is_address_banned(client_address(websocket)):
        await websocket.close(FORBIDDEN, "banned")
        yield False
        return
    if not context.limits.requests.allows(network):
        context.monitor.metrics.sockets_refused.add("too-much")
        await websocket.close(TOO_MUCH, "too-much")
        yield False
        return
    if context.limits.sockets.is_full(network) and not await _needs_page(context, websocket, table):
        context.monitor.metrics.sockets_refused.add("crowded")
        await websocket.accept()
        await websocket.close(CROWDED, "crowded")
        yield False
        return
    with context.limits.sockets.count(network):
        yield True


async def _needs_page(context: Context, websocket: WebSocket, name: str) -> bool:
    """Does the visitor have a seat at a table, but no page of it open?"""
    visitor = await context.access.sessions.find_visitor(websocket)
    table = await context.tables.find(name) if name and visitor else None
    return (
        visitor is not None
        and table is not None
        and table.seat_of(visitor.id) is not None
        and visitor.id not in table.presence
    )


async def _serve_page(context: Context, websocket: WebSocket, name: str, *, address: str, since: tuple[str, int]) -> None:
    """Send a page what its visitor may see, and carry out its messages, until it disconnects."""
    language, network = read_language(websocket), network_of(address)
    async with context.live.opening:
        await asyncio.sleep(0)
        visitor = await context.access.sessions.find_visitor(websocket)
        caller = Caller(context, language, visitor=visitor, network=network)
        try:
            table = await caller.table(name)
        except HTTPException:
            await websocket.close(GONE, "no-table")
            return
        await websocket.accept()
    key = context.live.channel_key(table, visitor, language)
    channel = context.live.channels_of(table).open(key)
    person = visitor.id if visitor else ""
    reader = SocketReader(context.settings.queue, person, address)
    stop_sending = start_sending(websocket, channel, reader)
    reader.join(channel, *since)
    table.arrive(person, websocket.cookies.get("bots", ""))
    closing: set[asyncio.Task[None]] = set()

    def check_access() -> None:
        """Close the WebSocket of a visitor who changed seats, signed out or was banned; the page reconnects for what it may
        see now."""
        moved = context.live.channel_key(table, visitor, key.language) != key
        moved |= visitor is not None and not context.access.sessions.is_current(visitor)
        if (
            moved or context.access.sanctions.is_banned(person) or context.access.sanctions.is_address_banned(address)
        ) and not closing:
            channel.readers.discard(reader)
            stop_sending()
            closing.add(asyncio.create_task(close_quietly(websocket, MOVED, "moved")))

    table.listeners.add(check_access)
    try:
        await _receive_messages(websocket, caller, table, reader, key)
    except WebSocketDisconnect:
        pass
    finally:
        table.listeners.discard(check_access)
        channel.readers.discard(reader)
        table.depart(person)
        stop_sending()


def start_sending(websocket: WebSocket, channel: Channel, reader: SocketReader) -> Callable[[], object]:
    """Send a page what will be queued for it; return what ends that. Servers without a direct sender need a task."""
    sender = websocket.scope.get("extensions", {}).get(DIRECT_SENDER)
    if sender is None:
        return asyncio.create_task(send_messages(websocket, channel, reader)).cancel
    sender.take_next, reader.on_wake = partial(reader.pop, channel), sender.send_waiting
    return partial(setattr, sender, "take_next", None)


async def send_messages(websocket: WebSocket, channel: Channel, reader: SocketReader) -> None:
    """Send what is queued; a reader that fell behind gets one snapshot instead of a backlog."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await _send_all(websocket, await reader.take(channel))


async def _send_all(websocket: WebSocket, messages: list[str]) -> None:
    """Send messages, and forget them: a connection that waits for the next would hold the last one, which may be long."""
    for message in messages:
        await websocket.send_text(message)


async def _receive_messages(
    websocket: WebSocket, caller: Caller, table: Table, reader: SocketReader, key: ChannelKey
) -> None:
    """Reply to messages, each after its effect, until the client disconnects or exceeds a limit."""
    context, visitor, language = caller.context, caller.visitor, caller.language
    sender = visitor.id if visitor else f"anonymous at {caller.network}"
    while True:
        sent = await _receive(websocket)
        if (
            len(sent) > context.settings.message_bytes
            or not context.limits.messages.allows(sender)
            or reader.is_ignoring_replies
        ):
            await close_quietly(websocket, TOO_MUCH, "too-much")
            return
        fields = None
        try:
            message = PageMessage.model_validate_json(sent)
            action, fields = ACTIONS[message.do], message.fields()
            read = action.input.model_validate(fields)
        except ValidationError as error:
            reader.reply(to_json({"re": None, "error": describe_invalid(language, error, fields or _parse(sent))}))
            continue
        if visitor is None:
            reply: dict[str, Any] = {"error": denial(language, "no-session")}
        else:
            reply = await _reply(action.act(caller, table, read), table, language)
            context.live.channels_of(table).open(key)
        reader.reply(to_json({"re": message.id, **reply}))


def _parse(sent: str | bytes) -> object:
    with suppress(ValueError):
        return from_json(sent)
    return None


async def _receive(websocket: WebSocket) -> str | bytes:
    """Return the next message, as text or as bytes; both are accepted."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return str(message["text"]) if message.get("text") is not None else bytes(message["bytes"])


async def close_quietly(websocket: WebSocket, code: int, reason: str) -> None:
    """Close a WebSocket that may be closed already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code, reason)


async def _reply(act: Awaitable[object], table: Table, language: str) -> dict[str, Any]:
    """Carry out a message and return its reply, whatever goes wrong. The reply contains no number of the log, which would
    count hidden answers."""
    try:
        await act
    except TooMuch as error:
        return {"error": denial(language, error.detail, limit=error.limit)}
    except Refusal as refusal:
        return {"refusal": refusal.named(name_players(table.snapshot(None), language)).dump(language)}
    except Denied as denied:
        return {"error": denial(language, denied.code, **denied.about)}
    except StoreError:
        log.exception("store error")
        return {"error": denial(language, "try-again")}
    return {"ok": True}
