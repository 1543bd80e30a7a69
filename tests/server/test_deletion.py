"""Deletion of a visitor from the database: every byte is overwritten, in steps that can be interrupted anywhere."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from tests.harness.step_store import StepStore, reopen
from tests.harness.tables import ANN, BEN, context, make_game, until
from tests.server.store_samples import GAME, NO_QUOTA, TABLE
from tests.server.test_forgetting import NAME, OLD, found
from tests.server.test_replays import finished
from wildtable.engine.files.record import Record
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import (
    ChatLine,
    Deletion,
    ImportRow,
    PlayerRow,
    SeatResult,
    SeatRow,
    Visitor,
    unnamed,
)
from wildtable.server.store.sqlite import file
from wildtable.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    import pytest

MAX_ROWS = 100
"""Cap on the rows a write may change: SQLite changes many thousand a second."""


async def delete(store: SqliteStore, visitor: str) -> None:
    await store.finish_deletion(await store.begin_deletion(visitor, f"not-{visitor}"))


def test_an_interrupted_wipe_is_finished_at_the_next_start(tmp_path: Path) -> None:
    """The deletion is marked in the same commit, so that the next start finishes it."""
    path = tmp_path / "wildtable.db"

    async def begin() -> None:
        store = await SqliteStore(path).open()
        for number in range(200):
            await store.add_visitor(Visitor(f"x{number}", f"{NAME} {number}"))
        await store.say("oak", ChatLine(0, "x7", f"{NAME} 7", "hello", 1.0))

        async def killed(_: object) -> None:
            return None

        store._alone = killed  # type: ignore[assignment,method-assign]
        for number in range(200):
            await delete(store, f"x{number}")
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("select count(*) from pending_wipe").fetchone() == (1,)
        assert found(tmp_path, NAME) == [NAME]
        await store.close()

    async def start() -> None:
        await (await SqliteStore(path).open()).close()

    asyncio.run(begin())
    asyncio.run(start())
    assert found(tmp_path, NAME) == []
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select count(*) from pending_wipe").fetchone() == (0,)
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_wipe_waits_while_another_program_reads(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "wildtable.db"

    async def main() -> None:
        store = await SqliteStore(path, patience=0.05).open()
        await store.add_visitor(Visitor("x", NAME))
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("begin")
            reader.execute("select count(*) from visitors").fetchone()
            await delete(store, "x")
            assert await store.visitor("x") is None
        assert "not wiped yet" in caplog.text
        await store.add_visitor(Visitor("z", "Zoe"))
        await delete(store, "z")
        await store.close()

    asyncio.run(main())
    assert found(tmp_path, NAME) == []


def test_rows_deleted_earlier_are_wiped_too(tmp_path: Path) -> None:
    """A name replaced before the store overwrote anything, in a file written by an earlier version."""
    path = tmp_path / "wildtable.db"

    async def main() -> None:
        store = await SqliteStore(path).open()
        await change_names(store)
        assert found(tmp_path, OLD) == [OLD]
        await delete(store, "x1")
        assert found(tmp_path, OLD) == []
        await store.close()

    asyncio.run(main())


def test_a_large_database_is_rewritten_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "wildtable.db"
    monkeypatch.setattr(file, "MAX_BYTES_AT_ONCE", 0)
    statements: list[str] = []

    async def main() -> None:
        store = await SqliteStore(path).open()
        await change_names(store)
        await store._alone(lambda db: db.set_trace_callback(statements.append))
        await delete(store, "x1")
        await store.close()

    asyncio.run(main())
    assert any("insert into deletions" in statement for statement in statements)
    assert "vacuum" not in statements
    assert found(tmp_path, OLD) == [OLD]
    asyncio.run(reopen(path))
    assert found(tmp_path, OLD) == []


async def change_names(store: SqliteStore) -> None:
    """Replace many names, without overwriting the old bytes."""
    await store._alone(lambda db: db.execute("pragma secure_delete = off"))
    for number in range(300):
        await store.add_visitor(Visitor(f"x{number}", f"{OLD} {number}"))
    for number in range(300):
        await store.rename_visitor(Visitor(f"x{number}", f"Z {number}"))


# Deletion in steps


async def fill(store: SqliteStore, games: int) -> None:
    """Store a visitor with many tables, chat lines, mentions in others' lines, and imported games."""
    await store.add_visitor(Visitor("me", NAME, "link"))
    for number in range(games):
        table = replace(TABLE, id=f"t{number}", host="me", seats=[SeatRow(visitor="me"), SeatRow(visitor="lou")])
        players = [PlayerRow("me"), PlayerRow("lou"), PlayerRow(bot="greedy")]
        game = replace(GAME, table=table.id, seed=sha256(table.id.encode()).digest(), players=players, piles={})
        game, table = await store.begin_game(game, table)
        await store.admit(table.id, "me", "guest")
        await store.put_results([result_of(game.id, seat, player) for seat, player in enumerate(("me", "lou"))])
        for _ in range(3):
            await store.say(table.id, ChatLine(0, "me", NAME, "mine", 1.0))
            await store.say(table.id, ChatLine(0, "lou", "Lou", f"hello {NAME}", 1.0))
    record = Record.parse(str(replace(finished(), seed=game.seed.hex(), players=[NAME, "Lou", "Mia"])))
    await store.put_import(ImportRow("theirs", str(record), 1.0, "lou"), NO_QUOTA)
    await store.put_import(ImportRow("mine", "text", 1.0, "me", "here"), NO_QUOTA)


def result_of(game: int, seat: int, player: str) -> SeatResult:
    return SeatResult(game, seat, GAME.game, 1.0, player, 2, seat + 1, 5, [], open=True, rated=True)


def test_no_step_of_a_deletion_changes_many_rows_and_others_write_in_between(tmp_path: Path) -> None:
    async def main() -> None:
        store = await StepStore(tmp_path / "wildtable.db").open()
        await fill(store, 120)
        deletion = await store.begin_deletion("me", "not-me")
        store.changes.clear()
        deleting = asyncio.create_task(store.finish_deletion(deletion))
        said = 0
        while not deleting.done():
            await store.say("elsewhere", ChatLine(0, "lou", "Lou", "still here", 1.0))
            said += 1
        await deleting
        assert sum(store.changes) > 120 * 8
        assert max(store.changes) <= MAX_ROWS
        assert said >= len(store.changes) // 4
        await store.close()

    asyncio.run(main())
    assert found(tmp_path, NAME, '"me"') == []


def test_a_deletion_that_was_killed_anywhere_is_finished_by_the_next_server(tmp_path: Path) -> None:
    async def rows_after(lives: int) -> tuple[list[str], int]:
        """Delete, killed after every `lives` writes; return the final rows, and the number of kills."""
        path = tmp_path / f"{lives}.db"
        store = await SqliteStore(path).open()
        await fill(store, 12)
        deletion, kills = await store.begin_deletion("me", "not-me"), 0
        await store.close()
        while True:
            stepping = await StepStore(path, lives).open()
            try:
                await stepping.finish_deletion(deletion)
            except StoreError:
                kills += 1
                lives += 1
                assert await stepping.deletions() == [deletion]
                continue
            finally:
                await stepping.close()
            with closing(sqlite3.connect(path)) as db:
                return list(db.iterdump()), kills

    async def main() -> None:
        expected, kills = await rows_after(1_000_000)
        assert kills == 0
        assert NAME not in "".join(expected)
        for lives in range(0, 12, 3):
            rows, kills = await rows_after(lives)
            assert kills
            assert rows == expected

    asyncio.run(main())


def test_a_start_goes_on_with_a_deletion_and_tables_show_its_end_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            await table.say(BEN, "hello Ann")
            await one.store.begin_deletion(ANN.id, "not-ann")
        async with context(tmp_path) as one:
            (deletion,) = await one.store.deletions()
            await one.tables.resume_deletions()
            again = await one.tables.find("table")
            assert again is not None
            assert again.row.host == "ben"
            assert [line.text for line in again.chat] == ["hello somebody"]
            assert again.seat_of(ANN.id) is None
            await until(lambda: not one.tables._deletions, one)
            assert await one.store.deletions() == []
            row = await one.store.table("table")
            assert row == again.row
            assert row.seat_of(deletion.instead) == 0

    asyncio.run(main())


def test_a_deletion_waits_for_the_store_and_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path, patience=0.01) as one:
            await make_game(one)
            finish, failures = one.store.finish_deletion, [StoreError("full"), StoreError("full")]

            async def fail_twice(deletion: Deletion) -> None:
                if failures:
                    raise failures.pop()
                await finish(deletion)

            one.store.finish_deletion = fail_twice  # type: ignore[method-assign]
            deleting = asyncio.create_task(one.forget(ANN))
            await until(deleting.done, one)
            await deleting
            assert await one.store.deletions() == []
            assert (await one.store.tables_of(ANN.id, 9)) == []

    asyncio.run(main())


def test_names_are_removed_from_chat_and_short_ones_only_as_words() -> None:
    assert unnamed("Bo! bo? Bob and (BO)", ["Bo"]) == "somebody! somebody? Bob and (somebody)"
    assert unnamed("Roberts? Xrobert", ["Robert"]) == "somebodys? Xsomebody"
    assert unnamed("Ann Lee and Ann", ["Ann", "Ann Lee"]) == "somebody and somebody"
    assert unnamed("a.b", ["a.b"]) == "somebody"
    assert unnamed("axb", ["a.b"]) == "axb"
