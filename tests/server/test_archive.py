"""The archive loads a finished game once, only for those who may watch its table, and only under the rules it was played
by."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.harness.server import running
from tests.harness.tables import ANN, BEN, CLEO, context, forbid, make_game, play_out, record_of
from tests.server.store_samples import NO_QUOTA
from wildtable.engine.errors import WildtableError
from wildtable.server.store.rows import UNKNOWN_NAME, ImportRow, TableRow
from wildtable.server.store.sql.store import SqlStore


async def allow(_: TableRow) -> bool:
    return True


async def deny(_: TableRow) -> bool:
    return False


def test_a_finished_game_is_replayed_once_for_those_who_may_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            number = table.row.game or 0
            assert await h.archive.find(number, allow) is None, "the game is still running"
            await play_out(table)
            game = await h.archive.find(number, allow)
            assert game is not None
            assert game.record == record_of(table) == await h.archive.record(game.row)
            again = await h.archive.find(number, allow)
            assert again is not None
            assert again.replay is game.replay
            assert await h.archive.find(number, deny) is None
            for unknown in (-1, number + 1, 2**70):
                assert await h.archive.find(unknown, allow) is None
            h.archive.clear()
            fresh = await h.archive.find(number, allow)
            assert fresh is not None
            assert fresh.replay is not game.replay

    asyncio.run(story())


def test_the_names_of_all_players_are_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await play_out(table)
            game = await h.store.game(table.row.game or 0)
            assert game is not None
            await h.store.finish_deletion(await h.store.begin_deletion(ANN.id, "anonymous"))
            forbid(monkeypatch, h.store, "visitor")
            assert (await h.archive.record(game)).players == (UNKNOWN_NAME, BEN.name, CLEO.name)

    asyncio.run(story())


def test_a_game_of_another_rules_version_is_not_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await play_out(table)
            row = await h.store.game(table.row.game or 0)
            assert row is not None
            with pytest.raises(WildtableError, match="version 99 of the rules"):
                await h.archive.session(replace(row, rules=99))

    asyncio.run(story())


@pytest.mark.usefixtures("each_store")
def test_a_finished_game_of_other_rules_says_so(tmp_path: Path) -> None:
    async def story() -> int:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await play_out(table)
            assert isinstance(h.store, SqlStore)
            await h.store._write(lambda db: db.execute("update games set rules = 99"))
            return table.row.game or 0

    texts = {"en": "have changed since", "de": "haben sich seit der Partie", "nl": "zijn sinds deze partij"}
    path = f"/records/{asyncio.run(story())}"
    with running(tmp_path) as server:
        for language, words in texts.items():
            for place in (path, f"{path}.toml", f"/api{path}", f"{path}/review"):
                answer = httpx.get(f"{server.address}{place}", headers={"Accept-Language": language}, timeout=60)
                assert (answer.status_code, words in answer.text) == (409, True), place


def test_an_imported_record_is_replayed_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await play_out(table)
            assert await h.archive.imported("x") is None
            await h.store.put_import(ImportRow("x", str(record_of(table)), 1.0), NO_QUOTA)
            replay = await h.archive.imported("x")
            assert replay is not None
            assert await h.archive.imported("x") is replay

    asyncio.run(story())
