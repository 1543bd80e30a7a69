"""A log cut at any byte opens, and holds all that was synced before. `scripts/soak wal` makes any number of cuts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.soak.wal import FILE, Copy, Report, Writing, campaign, check, copy_files
from wildtable.server.store.sqlite.store import SqliteStore

pytestmark = pytest.mark.sqlite


def test_whatever_is_left_of_the_log_opens_and_has_no_gaps(tmp_path: Path) -> None:
    report = asyncio.run(campaign(tmp_path, 40, "test"))
    print(report)
    assert report.copies == 40
    assert report.sound, report
    assert 0 < report.cut_in_synced < 40
    assert report.checkpointed


def test_the_check_sees_what_is_missing(tmp_path: Path) -> None:
    """Cut half of what was synced and pretend it is complete: the check must notice."""

    async def main() -> Report:
        report = Report()
        store = await SqliteStore(tmp_path / FILE).open()
        writing = Writing(store)
        task = asyncio.create_task(writing.write(1))
        await writing.wait(30)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.check()
        copy = copy_files(tmp_path / FILE, tmp_path / "copy", writing.acknowledged)
        log = tmp_path / "copy" / f"{FILE}-wal"
        log.write_bytes(log.read_bytes()[: copy.synced // 2])
        await check(Copy(copy.folder, copy.acknowledged, 0, 0), 0, report)
        await store.close()
        return report

    report = asyncio.run(main())
    assert report.missing
    assert not report.gaps
    assert not report.broken
