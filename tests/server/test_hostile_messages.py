"""Hostile clients do not affect others. `scripts/soak socket` and `slow` run the same campaigns at full size."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.soak import fuzz, slow
from tests.soak.malice import ANSWERED, BROKEN, CUT


def test_malformed_messages_do_not_affect_other_clients(tmp_path: Path) -> None:
    report = asyncio.run(fuzz.campaign(tmp_path, 500, "test", warm=True))
    print(report)
    assert report.sound, report
    assert report.honest
    assert {kind.__name__ for kind in ANSWERED} <= set(report.kinds)
    assert {kind.__name__ for kind in (*CUT, *BROKEN)} & set(report.kinds)


def test_idle_connections_do_not_affect_other_clients(tmp_path: Path) -> None:
    report = asyncio.run(slow.campaign(tmp_path, 40, 20, 1, warm=True))
    print(report)
    assert report.sound, report
    assert report.opened.total() >= 40
    assert report.sockets[0] > len(slow.KINDS)
