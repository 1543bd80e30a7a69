"""The WebSockets of the lobby and the start page: a snapshot, then numbered changes; the pages send nothing."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from wildtable.server.context import context_of
from wildtable.server.live.channels import SocketReader
from wildtable.server.live.lobby import EVERYBODY
from wildtable.server.live.websocket import (
    GONE,
    MOVED,
    TOO_MUCH,
    admit,
    close_quietly,
    read_language,
    read_since,
    start_sending,
)
from wildtable.server.net.limits import client_address

router = APIRouter()


async def serve_lists(websocket: WebSocket, page: str) -> None:
    """Send a page its changes: to the start page those for all visitors, to the lobby also those of the visitor, who counts
    as present there."""
    context, is_lobby, address = context_of(websocket), page == "lobby", client_address(websocket)
    async with admit(context, websocket) as is_admitted:
        visitor = await context.access.sessions.find_visitor(websocket) if is_admitted else None
        if visitor is None or context.access.sanctions.is_banned(visitor.id):
            if is_admitted:
                await websocket.close(GONE, "no-session")
            return
        since = await read_since(websocket)
        if since is None:
            return
        reader = SocketReader(context.settings.queue, visitor.id, address)
        channel = await context.live.lobby.open(page, read_language(websocket), visitor if is_lobby else EVERYBODY)
        with ExitStack() as leaving:
            reader.join(channel, *since)  # before the WebSocket is open: a channel without readers is dropped
            leaving.callback(channel.readers.discard, reader)
            await websocket.accept()
            stop_sending = start_sending(websocket, channel, reader)
            leaving.callback(stop_sending)
            reader.wake()
            if is_lobby:
                context.matchmaker.arrive(visitor.id)
                leaving.callback(context.matchmaker.depart, visitor.id)
            closing: set[asyncio.Task[None]] = set()

            def check_access() -> None:
                """Close the WebSocket of a visitor who signed out or was banned."""
                may_stay = context.access.is_signed_in(visitor) and not context.access.sanctions.is_address_banned(address)
                if not may_stay and not closing:
                    channel.readers.discard(reader)
                    stop_sending()
                    closing.add(asyncio.create_task(close_quietly(websocket, MOVED, "moved")))

            context.tables.access_listeners.add(check_access)
            leaving.callback(context.tables.access_listeners.discard, check_access)
            check_access()
            with suppress(WebSocketDisconnect):
                await websocket.receive_text()
                await websocket.close(TOO_MUCH, "too-much")


for name in ("lobby", "start"):
    router.add_websocket_route(f"/{name}/socket", partial(serve_lists, page=name))
