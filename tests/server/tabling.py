"""A house without doors: tables on a real store, with a clock that waits to be told. For tests of what tables promise."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildtable.server.app import build
from wildtable.server.clock import ManualClock
from wildtable.server.house import House
from wildtable.server.plays import Denied
from wildtable.server.settings import Settings
from wildtable.server.sqlite import SqliteStore
from wildtable.server.store import TableRow, Visitor
from wildtable.server.table import Table
from wildtable.server.terms import Terms

if TYPE_CHECKING:
    import pytest

ANN, BEN, CLEO, DAN = (Visitor(name, name.title()) for name in ("ann", "ben", "cleo", "dan"))


@asynccontextmanager
async def house(folder: Path, *, now: float = 0, **settings: Any) -> AsyncIterator[House]:
    """Everything real but the time, which begins `now` seconds after it always does."""
    chosen = Settings(data=folder, **{"bot_pause": 1.0, **settings})
    folder.mkdir(exist_ok=True)
    store = SqliteStore(folder / "wildtable.db")
    built = build(chosen, store, ManualClock(1_000_000.0 + now))
    for visitor in (ANN, BEN, CLEO, DAN):
        await store.put_visitor(visitor)
    try:
        yield built
    finally:
        built.tables.stop()
        built.thinkers.close()
        await store.close()


def clock_of(house: House) -> ManualClock:
    assert isinstance(house.clock, ManualClock)
    return house.clock


async def make_table(house: House, name: str = "table", **terms: Any) -> Table:
    """A table of three seats whose host is Ann. Its name decides what is dealt first: a test can be repeated."""
    edition = {"edition": terms.pop("edition")} if "edition" in terms else {}
    agreed = Terms(**{"game": "wild-cards", "seats": 3, "options": edition, **terms}).checked()
    row = TableRow(
        id=name,
        host=ANN.id,
        made=house.clock.now(),
        terms=agreed.dump(),
        seats=[{} for _ in range(agreed.people)],
        secret=sha256(name.encode()).hexdigest(),
        invite="",
        watch="",
    )
    return await house.tables.make(row, ANN)


async def make_game(house: House, name: str = "table", bots: int = 0, **terms: Any) -> Table:
    """A game begun: people in the first seats, random bots in the last ones."""
    table = await make_table(house, name, **terms)
    people = len(table.row.seats) - bots
    for seat, visitor in enumerate((ANN, BEN, CLEO, DAN)[:people]):
        await table.sit(visitor, seat)
    for seat in range(people, len(table.row.seats)):
        await table.seat_bot(ANN, seat, "random")
    await table.start(ANN)
    return table


def denied(error: pytest.ExceptionInfo[Denied]) -> str:
    return error.value.code


def waiting(table: Table) -> tuple[int, ...]:
    return table.sight(None).waiting


def options(table: Table, seat: int) -> list[str]:
    """What a seat may answer, as its own view shows it."""
    view = table.sight(seat).view
    assert view is not None
    return [] if view.choice is None else [move.notation for move in view.choice]


def dumps(table: Table) -> list[str]:
    """What everybody sees of a table, in bytes."""
    sights = [table.sight(viewer) for viewer in (None, 0, 1, 2)]
    return [json.dumps([sight.view.dump() if sight.view else None, sight.log, sight.question]) for sight in sights]


async def rebuilt(h: House, table: Table) -> list[str]:
    """What everybody sees once a table was forgotten and is looked at again, as after a restart."""
    h.tables._live.clear()
    again = await h.tables.find(table.row.id)
    assert again is not None
    assert again is not table
    return dumps(again)


async def answer_any(table: Table, seat: int) -> None:
    """The last answer that is legal and no refill, card by card until it is complete."""
    view = table.sight(seat).view
    assert view is not None
    question = table.sight(seat).question
    while table.sight(seat).question == question and (choices := options(table, seat)):
        await table.answer(seat, [move for move in choices if move != "bid refill"][-1:] or choices[:1])


async def play_out(table: Table) -> None:
    """Everybody answers anything until the game is over."""
    while (view := table.sight(None).view) is not None and not view.over:
        for seat in view.asked:
            await answer_any(table, seat)


async def until(condition: Any, house: House) -> None:
    """Let time pass in small steps until something is true; what is awaited is the real work of other threads."""
    for _ in range(4000):
        if condition():
            return
        await clock_of(house).advance(0.5)
        await asyncio.sleep(0.002)
    raise AssertionError("it never happened")
