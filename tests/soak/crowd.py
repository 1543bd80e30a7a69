"""Expensive use of open connections: hostile messages from a seat, and a table with a large audience."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from random import Random

import httpx

from tests.harness.client import Dealt, Stage, prepare_at
from tests.soak.fuzz import dialled
from tests.soak.malice import ANSWERED, CUT, Memory, in_parts
from tests.soak.polite import Polite
from wildtable.server.html.languages import LANGUAGE_NAMES
from wildtable.server.randomness import SYSTEM_RANDOMNESS
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig

MESSAGES, MOVES = 20, 15
WATCHERS = 220
"""More API clients than a table has event streams for."""
PAUSE = 0.01


async def prepare_crowd(settings: Settings) -> Stage:
    """Prepare the largest table that can be watched."""
    config = replace(TableConfig("wild-space", 5).checked(), open=True)
    (stage,) = await prepare_at(settings, [Dealt(config, SYSTEM_RANDOMNESS.secret())])
    return stage


async def send_messages(settings: Settings, stage: Stage) -> Counter[int]:
    """Send messages and frames of every hostile kind from a seat; count how the connections ended."""
    memory, codes = Memory(Random(0)), Counter[int]()
    for kind in (*ANSWERED, in_parts, *CUT):
        connection = await dialled(settings, stage, stage.cookies[0])
        for _ in range(1 if kind in CUT else MESSAGES):
            sent = kind(memory)
            if kind in ANSWERED:
                await connection.send(sent)
            else:
                connection.transport.write(sent if isinstance(sent, bytes) else sent.encode())
        if kind not in CUT:
            await connection.close()
        await connection.wait_closed()
        codes[connection.close_code or 0] += 1
    return codes


async def watch(settings: Settings, stage: Stage, address: str) -> Counter[int]:
    """Play at a table before an audience: pages of all seats, spectators in all languages, and API clients."""
    async with AsyncExitStack() as audience:
        statuses = Counter(
            [
                await audience.enter_async_context(_streaming(settings, stage, token))
                for token in await _tokens(address, WATCHERS)
            ]
        )
        for cookie in ("", *stage.cookies):
            for language in LANGUAGE_NAMES:
                await audience.enter_async_context(_watching(settings, stage, cookie, language))
        polite = Polite(settings, [stage], PAUSE)
        async with polite.playing():
            await polite.until(MOVES)
        assert not polite.troubles, polite.troubles
    return statuses


async def _tokens(address: str, count: int) -> Sequence[str]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        made = [await http.post("/api/visitors", json={"name": f"Watcher {number}"}) for number in range(count)]
    return [one.json()["token"] for one in made]


@asynccontextmanager
async def _watching(settings: Settings, stage: Stage, cookie: str, language: str) -> AsyncIterator[None]:
    connection = await dialled(settings, stage, cookie, f"?language={language}")

    async def read() -> None:
        async for _ in connection:
            pass

    reading = asyncio.create_task(read())
    yield
    await connection.close()
    await reading


@asynccontextmanager
async def _streaming(settings: Settings, stage: Stage, token: str) -> AsyncIterator[int]:
    """Yield the status of an event stream, and read it until the block ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", settings.port)
    head = f"GET /api/tables/{stage.row.id}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\r\n"
    writer.write(head.encode())
    status = int((await reader.readline()).split()[1])

    async def read() -> None:
        while await reader.read(65_536):
            pass

    reading = asyncio.create_task(read())
    yield status
    writer.close()
    await reading
