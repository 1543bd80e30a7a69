"""A server that is killed loses nothing that it acknowledged. `scripts/soak kill` does the same for as long as one likes."""

from __future__ import annotations

import asyncio
from pathlib import Path

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
