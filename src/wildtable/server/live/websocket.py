"""Socket: live play. One WebSocket for each page: a snapshot, then numbered changes; answers and chat the other way.

What comes in is small, strict and bounded: `{"do": "answer", "id": "a1", "question": 3, "moves": ["bid forest-3"]}`, and
likewise `withdraw`, `undo`, `back`, `chance` and `chat`. Each gets a reply with its id: `{"re": "a1", "ok": true}`, or a
`refusal` or an `error`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Annotated, Any, Literal

from fastapi import APIRouter, HTTPException, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from wildtable.engine.refusals import Refusal
from wildtable.server.api.errors import misunderstood
from wildtable.server.context import Context, context_of
from wildtable.server.html.languages import choose_language
from wildtable.server.html.texts import denial
from wildtable.server.live.channels import Channel, Reader
from wildtable.server.store.contract import StoreError, Visitor
from wildtable.server.tables.game_session import Denied
from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)
router = APIRouter()

GONE, FORBIDDEN, TOO_MUCH, MOVED, CROWDED = 4404, 4403, 4429, 4409, 4503
"""Why a socket is closed. Browsers tell a page only if it was open, so it is opened first where the page should know."""
Notation = Annotated[str, Field(max_length=60)]


class Message(BaseModel):
    """What a page may say."""

    model_config = ConfigDict(extra="forbid", strict=True)

    do: Literal["answer", "withdraw", "undo", "back", "chance", "chat"]
    id: str = Field(max_length=40, pattern=r"^[\w-]+$")
    question: int | None = Field(default=None, ge=0, le=1_000_000)
    moves: list[Notation] = Field(default_factory=list, max_length=20)
    text: str = Field(default="", max_length=500)


@router.websocket("/t/{name}/socket")
async def socket(websocket: WebSocket, name: str, epoch: str = "", number: int = -1, language: str = "") -> None:
    context = context_of(websocket)
    if websocket.headers.get("origin") != context.origin:
        await websocket.close(FORBIDDEN, "origin")
        return
    address = websocket.client.host if websocket.client else ""
    if context.sanctions.bars(address):
        await websocket.close(FORBIDDEN, "banned")
        return
    if not context.requests.allows(address):
        context.metrics.sockets_refused.add("too-much")
        await websocket.close(TOO_MUCH, "too-much")
        return
    with context.sockets.taken(address) as free:
        if free:
            await _attend(context, websocket, name, address=address, since=(epoch, number), language=language)
        else:
            context.metrics.sockets_refused.add("crowded")
            await websocket.accept()
            await websocket.close(CROWDED, "crowded")


async def _attend(
    context: Context, websocket: WebSocket, name: str, *, address: str, since: tuple[str, int], language: str
) -> None:
    """Tell a page what it may see for as long as it is there, and do what it asks."""
    async with context.opening:
        await asyncio.sleep(0)
        visitor = await context.sessions.known(websocket)
        try:
            table = await context.watched(name, visitor)
        except HTTPException:
            await websocket.close(GONE, "no-table")
            return
        await websocket.accept()
    key = context.key(table, visitor, choose_language(language, websocket.headers.get("accept-language", "")))
    channel = context.channels_of(table).open(key)
    person = visitor.id if visitor else ""
    reader = Reader(context.settings.queue, person, address)
    for message in channel.since(*since):
        reader.push(message)
    channel.readers.add(reader)
    table.arrive(person)
    writing = asyncio.create_task(_write(websocket, channel, reader))
    closing: set[asyncio.Task[None]] = set()

    def look() -> None:
        """Whoever sits elsewhere now, or is shut out, gets nothing more from here; the page comes back for what it may
        see."""
        moved = context.key(table, visitor, key.language) != key
        if (moved or context.sanctions.bans(person) or context.sanctions.bars(address)) and not closing:
            channel.readers.discard(reader)
            writing.cancel()
            closing.add(asyncio.create_task(_close(websocket, MOVED, "moved")))

    table.listeners.add(look)
    try:
        await _listen(context, websocket, table, visitor=visitor, reader=reader, language=key.language)
    except WebSocketDisconnect:
        pass
    finally:
        table.listeners.discard(look)
        channel.readers.discard(reader)
        table.depart(person)
        writing.cancel()


async def _write(websocket: WebSocket, channel: Channel, reader: Reader) -> None:
    """Send what waits; a reader that fell behind gets one snapshot instead of a backlog."""
    while True:
        for message in await reader.next(channel):
            try:
                await websocket.send_text(message)
            except (WebSocketDisconnect, RuntimeError):
                return


async def _listen(
    context: Context, websocket: WebSocket, table: Table, *, visitor: Visitor | None, reader: Reader, language: str
) -> None:
    speaker = visitor.id if visitor else f"nobody at {reader.address}"
    while True:
        await asyncio.sleep(0)  # Many messages may be there already: others come between them, and replies get out.
        sent = await _receive(websocket)
        if len(sent) > context.settings.message_bytes or not context.messages.allows(speaker) or reader.deaf:
            await _close(websocket, TOO_MUCH, "too-much")
            return
        try:
            message = Message.model_validate_json(sent)
        except ValidationError as error:
            told = error.errors(include_url=False, include_context=False, include_input=False)
            reader.reply(json.dumps({"re": None, "error": misunderstood(language, told)}))
            continue
        if context.key(table, visitor, language).seat is None and message.do != "chat":
            reply: dict[str, Any] = {"error": denial(language, "not-seated")}
        elif visitor is None:
            reply = {"error": denial(language, "no-session")}
        else:
            reply = await act(table, visitor, message, language)
        reader.reply(json.dumps({"re": message.id, **reply}))


async def _receive(websocket: WebSocket) -> str | bytes:
    """What comes next, as text or as bytes, for both may hold a message."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return str(message["text"]) if message.get("text") is not None else bytes(message["bytes"])


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    """Close a socket that may have been closed in the meantime."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code, reason)


async def act(table: Table, visitor: Visitor, message: Message, language: str) -> dict[str, Any]:
    """Do what a message asks; whatever goes wrong is an answer, never silence. Numbers of the log would count what is
    hidden, so none is told."""
    try:
        await _do(table, visitor, message)
    except Refusal as refusal:
        return {"refusal": refusal.dump(language)}
    except Denied as denied:
        return {"error": denial(language, denied.code, **denied.about)}
    except StoreError:
        log.exception("the store refused")
        return {"error": denial(language, "try-again")}
    return {"ok": True}


async def _do(table: Table, visitor: Visitor, message: Message) -> None:
    seat = table.seat_of(visitor.id)
    if message.do == "chat":
        await table.say(visitor, message.text)
    elif seat is None:
        raise Denied("not-seated")
    elif message.do == "answer":
        await table.answer(seat, message.moves, message.id, message.question)
    elif message.do == "withdraw":
        await table.withdraw(seat, message.id)
    elif message.do == "undo":
        await table.undo(seat, message.id)
    elif message.do == "back":
        await table.take_back(seat)
    else:
        await table.add_chance(visitor, message.text)
