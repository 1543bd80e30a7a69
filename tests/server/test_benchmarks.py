"""The server benchmarks run, at the smallest size, so that they do not break unnoticed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from bench import workers
from bench.archive import fill
from bench.drawing import _play
from bench.load import Times, gather_crowds
from bench.server import start_pages

from tests.harness.client import entries_of, prepare, stored
from tests.harness.server import Running, settings_for

SMALL, COPIES = 3, 30


@pytest.mark.usefixtures("each_store")
def test_an_archive_has_finished_games_and_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.archive.DISTINCT_GAMES", SMALL)
    settings = settings_for(tmp_path)
    half = asyncio.run(fill(settings, COPIES))
    assert [entry.request for entry in entries_of(settings, half)] == [one.request for one in half.acknowledged.values()]
    assert not half.over
    assert stored(settings, "select count(*) from tables join games on games.id = tables.game") == [(COPIES,)]
    running = "select count(*) from games where ended is null"
    assert stored(settings, running) == [(len(range(0, COPIES, 10)),)]
    (longest,), (shortest,) = (
        stored(settings, f"select {most}(count) from (select count(*) as count from log group by game) as each")[0]
        for most in ("max", "min")
    )
    assert longest > shortest > 0


def test_players_and_spectators_of_the_load_see_moves(running_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.load.TIMEOUT_SECONDS", 60)

    async def story() -> None:
        settings = running_server.settings
        (crowd,) = await gather_crowds([settings], await prepare(settings, 1))
        times = Times()
        async with start_pages(settings) as pages:
            await crowd.play(times, Random(1), 0.1, perf_counter() + 0.3)
        await crowd.leave()
        assert times.seen
        assert not times.unseen
        assert pages

    asyncio.run(story())


def test_the_cost_of_a_move_is_measured() -> None:
    async def story() -> None:
        moves = _play("wild-realms-alliance")
        assert min(await anext(moves)) > 0
        await moves.aclose()

    asyncio.run(story())


def test_appends_are_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(workers, "APPENDS", 2)
    monkeypatch.setattr(workers, "AT_ONCE", 2)
    asyncio.run(workers._measure_appends(workers.Place("SQLite", 1), settings_for(tmp_path)))
    assert "appends/s" in capsys.readouterr().out
