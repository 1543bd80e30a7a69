"""Several sockets answer at once and exactly one answer counts. `scripts/soak races` repeats it any number of times."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.soak.races import campaign


def test_exactly_one_answer_of_a_seat_is_taken_and_nobody_is_stale(tmp_path: Path) -> None:
    report = asyncio.run(campaign(tmp_path, 60, "test", warm=True))
    print(report)
    assert report.sound, report
    assert report.rounds == 60
    assert report.together > 5
