"""Sample rows for store tests, and the base class of those tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import (
    Entry,
    GameRow,
    ImportQuota,
    PlayerRow,
    SeatRow,
    TableRow,
    Visitor,
)

T = TypeVar("T")

ADA = Visitor("ada", "Ada", "hash-of-ada")
BOB = Visitor("bob", "Bob")
CONFIG = TableConfig("wild-cards", 3, {"edition": "2022"})
NO_QUOTA = ImportQuota(10**9, 10**9, 10**9)
FREE = [SeatRow(), SeatRow(), SeatRow()]
SEATS = [SeatRow(visitor="ada", token="hash", commitment="aa", added="ff"), SeatRow(bot="greedy"), SeatRow()]
TABLE = TableRow("oak", "ada", 10.0, CONFIG, SEATS, "00", "in", "look")
GAME = GameRow(
    id=0,
    table="oak",
    made=20.0,
    game="wild-cards",
    rules=1,
    seats=3,
    options={"edition": "2022", "leo": False},
    piles={"habitats": ["forest-1", "fish-2"]},
    deck="",
    seed=bytes(range(32)),
    secret="00",
    added=["ff", "", ""],
    commitments=["aa", "", ""],
    players=[PlayerRow("ada"), PlayerRow(bot="greedy"), PlayerRow(bot="greedy")],
    scores=[],
)


def entry(number: int, request: str = "", *moves: str) -> Entry:
    return Entry(number, "answer", number % 3, moves or (f"bid forest-{number}",), "person", request, 30.0 + number)


class StoreTests:
    """Base class of store tests; each opens its own store with `self.opened()`."""

    def open(self, folder: Path) -> Store:
        raise NotImplementedError

    @asynccontextmanager
    async def opened(self, folder: Path) -> AsyncIterator[Store]:
        store = await self.open(folder).open()
        try:
            yield store
        finally:
            await store.close()

    def run(self, folder: Path, use: Callable[[Store], Awaitable[T]]) -> T:
        """Open a store, use it and close it."""

        async def main() -> T:
            async with self.opened(folder) as store:
                return await use(store)

        return asyncio.run(main())
