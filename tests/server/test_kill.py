"""A killed server loses nothing it acknowledged, alone or as one of two workers. `scripts/soak kill` and `scripts/soak
workers` do the same for any length of time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.soak import workers
from tests.soak.kill import campaign

KILLS = 4


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    report = asyncio.run(campaign(tmp_path, KILLS, "test", warm=True))
    print(report)
    assert report.kills == KILLS
    assert report.sound, report
    assert report.acknowledged > 5 * KILLS
    assert report.reconnected > KILLS
    assert report.finished
    assert report.bot_moves
    assert report.chat > KILLS


def test_no_acknowledged_move_is_lost_when_a_worker_and_the_database_are_killed(tmp_path: Path) -> None:
    report = asyncio.run(workers.campaign(tmp_path, 0.1, 4, "test", warm=True, at_once=1, max_pause=0.05))
    print(report)
    assert report.sound, report
    assert (report.kills, report.database_kills, report.races) == (1, 1, 4)
    assert report.acknowledged > 20
    assert report.finished
    assert report.bot_games
