"""The bot pool: bots run in separate processes, get only a view, and never outlive the server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import wildtable
from wildtable.server.tables.processes.bot_pool import BotPool, BotQuestion, think

if TYPE_CHECKING:
    import pytest

GAME = wildtable.load("wild-cards")
SERVER = """
import asyncio, json, sys
from wildtable import load
from wildtable.server.tables.processes.bot_pool import BotPool

async def main():
    bot_pool = BotPool(1, 30)
    dump = load("wild-cards").new(3, seed=1).view(0).dump()
    await bot_pool.answer("table", load("wild-cards"), dump, "random", "x")
    print(json.dumps(bot_pool.pool.pids), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_an_answer_is_complete_and_legal() -> None:
    state = GAME.setup(
        hands={0: ["forest-3", "forest-1", "wild-2", "wild-1"], 1: ["forest-1"], 2: ["forest-1"]}, display=["lion", "ibex"]
    )
    for seat, bid in enumerate(("bid forest-3", "bid forest-1", "bid forest-1")):
        state.play(seat, bid)
    state.play(0, "take lion")
    moves = think(BotQuestion("wild-cards", "", json.loads(json.dumps(state.view(0).dump())), "greedy", "seed")).moves
    assert len(moves) == 2
    state.play(0, *moves)


def test_the_same_seed_gives_the_same_answer() -> None:
    dump = GAME.new(3, seed=1).view(1).dump()
    question = BotQuestion("wild-cards", "", dump, "random", "a")
    assert think(question) == think(question)


def test_the_more_questions_wait_the_smaller_the_budgets() -> None:
    """Six questions for two processes, asked at once: the last four get half their budgets."""

    async def story() -> None:
        pool, dump = BotPool(2, 60), GAME.new(3, seed=1).view(0).dump()
        shares: list[float] = []
        try:
            async with asyncio.TaskGroup() as questions:
                for _ in range(6):
                    shares.append(pool.share)
                    questions.create_task(pool.answer("table", GAME, dump, "medium", "x"))
                    await asyncio.sleep(0)
        finally:
            pool.close()
        assert shares == [1, 1, 1, 1, 0.5, 0.5]
        assert pool.metrics.bot_budgets.counts["1"] == 6

    asyncio.run(story())


def test_an_unknown_or_slow_bot_gives_no_answer() -> None:
    async def story() -> None:
        dump = GAME.new(3, seed=1).view(0).dump()
        patient, hasty = BotPool(1, 30), BotPool(1, 0.0)
        assert await patient.answer("table", GAME, dump, "nobody", "x") is None
        assert await patient.answer("table", GAME, dump, "random", "x") is not None
        assert await hasty.answer("table", GAME, dump, "random", "x") is None
        patient.close()
        hasty.close()

    asyncio.run(story())


def test_starting_the_workers_does_not_count_as_thinking_time() -> None:
    """A pool with a time limit of 0 is late only once its processes are running."""

    async def story() -> None:
        hasty = BotPool(1, 0.0)
        assert await hasty.answer("table", GAME, GAME.new(3, seed=1).view(0).dump(), "random", "x") is None
        assert hasty.metrics.bot_failures.counts["late"] == 1
        hasty.close()

    asyncio.run(story())


def test_a_bot_whose_process_is_stopped_gives_no_answer_and_the_next_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool, dump = BotPool(1, 60), GAME.new(3, seed=1).view(0).dump()
        assert await pool.answer("table", GAME, dump, "random", "x") is not None
        (stopped,) = pool.pool.pids
        os.kill(stopped, signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(pool.pool, "_seconds", 0.2)
            assert await pool.answer("table", GAME, dump, "random", "x") is None
        assert pool.metrics.bot_failures.counts["late"] == 1
        assert await pool.answer("table", GAME, dump, "random", "x") is not None
        assert pool.pool.pids != [stopped]
        pool.close()

    asyncio.run(story())


def test_no_bot_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        (worker,) = json.loads(server.stdout.readline())
        server.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 60
    while _lives(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _lives(worker)


def _lives(process: int) -> bool:
    """Is the process alive, and not a zombie?"""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().split(")")[1].split()[0] != "Z"
    except OSError:
        return False
