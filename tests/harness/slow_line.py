"""A proxy that delays each chunk at random, as a slow network does, so that connections overtake each other."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from random import Random

CHUNK = 1 << 16
MOST_SECONDS = 0.4
"""The longest delay of a chunk: many times what a page and a server on one machine need."""


@contextlib.contextmanager
def slow_line(port: int, target: int) -> Iterator[None]:
    """Forward a local port to another, both ways."""
    started: SimpleQueue[Callable[[], object]] = SimpleQueue()
    thread = threading.Thread(target=lambda: asyncio.run(_pass_on(port, target, started)))
    thread.start()
    stop = started.get()
    try:
        yield
    finally:
        stop()
        thread.join()


async def _pass_on(port: int, target: int, started: SimpleQueue[Callable[[], object]]) -> None:
    rng, ended = Random(port), asyncio.Event()

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while chunk := await reader.read(CHUNK):
                await asyncio.sleep(rng.uniform(0, MOST_SECONDS))
                writer.write(chunk)
                await writer.drain()
        except ConnectionError:
            pass  # the other side sees the connection close
        finally:
            writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", target)
        await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))

    server = await asyncio.start_server(connect, "127.0.0.1", port)
    started.put(partial(asyncio.get_running_loop().call_soon_threadsafe, ended.set))
    await ended.wait()
    server.close()
