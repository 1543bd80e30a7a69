"""The lobby in the workers campaign: visitors wait for a game at any worker, get one table each, and leave it to bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from random import Random
from time import perf_counter
from typing import Any

import httpx

from tests.harness.client import stored
from tests.harness.process import AsyncServerProcess

GAME = "wild-space"
PAUSE = 0.1
WAIT_SECONDS = 120


class Lobby:
    """Visitors whose every request goes to a random worker."""

    def __init__(self, servers: Sequence[AsyncServerProcess], seed: str) -> None:
        self._servers = servers
        self._rng = Random(seed)
        self._http = httpx.AsyncClient(timeout=60)
        self.troubles: list[str] = []
        self.visitors: list[str] = []
        """Visitors whose request to wait was accepted."""

    async def visit(self) -> None:
        """Wait for another visitor, and leave the game once it has begun."""
        made = (await self._call("POST", "/visitors", json={"name": "Guest"})).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        joined = await self._call("POST", "/queue", headers=headers, json={"game": GAME})
        assert joined.status_code == 200, joined.text
        self.visitors.append(made["visitor"])
        deadline = perf_counter() + WAIT_SECONDS
        while not (table := await self._find_table(headers)) and perf_counter() < deadline:
            await asyncio.sleep(PAUSE)
        if not table:
            self.troubles.append(f"{made['visitor']} got no table")
            return
        while (await self._call("GET", f"/tables/{table}", headers=headers)).json()["game"] is None:
            if perf_counter() > deadline:
                self.troubles.append(f"{table} did not begin")
                return
            await asyncio.sleep(PAUSE)
        left = await self._call("POST", f"/tables/{table}/leave", headers=headers)
        if left.status_code != 200:
            self.troubles.append(f"{made['visitor']} could not leave {table}: {left.text}")

    async def _find_table(self, headers: dict[str, str]) -> str:
        reply = (await self._call("GET", "/queue", headers=headers)).json()
        return reply["table"] or ""

    async def _call(self, method: str, path: str, **sent: Any) -> httpx.Response:
        """Call random workers until one replies."""
        while True:
            if (reply := await self._try(method, path, **sent)) is not None:
                return reply
            await asyncio.sleep(PAUSE)

    async def _try(self, method: str, path: str, **sent: Any) -> httpx.Response | None:
        """Return the reply of a worker, or None if it is gone or cannot reach the database."""
        port = self._rng.choice(self._servers).settings.port
        try:
            reply = await self._http.request(method, f"http://127.0.0.1:{port}/api{path}", **sent)
        except httpx.TransportError:
            return None
        return None if reply.status_code == HTTPStatus.SERVICE_UNAVAILABLE else reply

    async def close(self) -> None:
        """Check that every visitor who waited sits at exactly one table."""
        await self._http.aclose()
        settings = self._servers[0].settings
        for visitor in self.visitors:
            ((count,),) = stored(settings, "select count(*) from sitting where visitor = ?", visitor)
            if count != 1:
                self.troubles.append(f"{visitor} sits at {count} tables")
