"""The WebSocket of the lobby: a snapshot, then numbered changes; the page sends nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from wildtable.server.context import context_of
from wildtable.server.live.channels import SocketReader
from wildtable.server.live.websocket import GONE, TOO_MUCH, admit, read_language, read_since, send_messages
from wildtable.server.net.addresses import client_address

router = APIRouter()


async def serve_lobby(websocket: WebSocket) -> None:
    """Send the lobby's changes to a page, which sends nothing."""
    context = context_of(websocket)
    async with admit(context, websocket) as is_admitted:
        visitor = await context.sessions.find_visitor(websocket) if is_admitted else None
        if visitor is None or context.sanctions.is_banned(visitor.id):
            if is_admitted:
                await websocket.close(GONE, "no-session")
            return
        since = await read_since(websocket)
        if since is None:
            return
        await websocket.accept()
        reader = SocketReader(context.settings.queue, visitor.id, client_address(websocket))
        channel = await context.lobby.open(visitor, read_language(websocket))
        reader.join(channel, *since)
        context.matchmaker.arrive(visitor.id)
        writing = asyncio.create_task(send_messages(websocket, channel, reader))
        try:
            with suppress(WebSocketDisconnect):
                await websocket.receive_text()
                await websocket.close(TOO_MUCH, "too-much")
        finally:
            channel.readers.discard(reader)
            context.matchmaker.depart(visitor.id)
            writing.cancel()


router.add_websocket_route("/lobby/socket", serve_lobby)
