"""Cut the write-ahead log where a crash might, and check what is left: everything synced before, and never a gap.

A crash leaves the database file as it is, and of the log what had reached the disk: all that was synced, and any part of
what came after. Here the files are copied while they are written, the copy of the log is cut at some byte or its tail
overwritten with noise, and the store opens the copy.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import struct
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from wildtable.server.store.rows import Entry
from wildtable.server.store.sqlite.store import SqliteStore

FILE = "wildtable.db"
GAMES = 8
FRESH = 20
PAGES = 60
"""Pages of log after which SQLite checkpoints: far fewer than usual, so that it happens often."""
HEADER, FRAME = 32, 24
Numbers = dict[int, int]
"""For each game, the last number acknowledged."""


@dataclass
class Report:
    copies: int = 0
    cut_in_synced: int = 0
    """Cuts into what was synced: more than a crash can do. What is left must still have no gaps."""
    checkpointed: int = 0
    """Copies whose database file already had part of the log."""
    acknowledged: int = 0
    missing: int = 0
    gaps: int = 0
    broken: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not (self.missing or self.gaps or self.broken)

    def __str__(self) -> str:
        return (
            f"copies {self.copies}, {self.checkpointed} of them in the course of a checkpoint or after it,"
            f" {self.cut_in_synced} cut into what was synced; of logs with"
            f" {self.acknowledged} moves acknowledged in all; missing {self.missing}, gaps {self.gaps},"
            f" copies that did not open {len(self.broken)} {self.broken[:3]}"
        )


@dataclass(frozen=True)
class Copy:
    """Both files as they were at some moment, and what was durable before."""

    folder: Path
    acknowledged: Mapping[int, int]
    synced: int
    """Bytes of the log that had been synced when `acknowledged` was noted."""
    needed: int
    """Bytes of them already in the database file: SQLite never loses those, so no cut may either."""


def entry(game: int, number: int) -> Entry:
    return Entry(number, "answer", 0, (f"bid {game}-{number}",) * (1 + number % 5), "person", f"{game}-{number}", 1.0)


class Writing:
    """Games that append to their logs concurrently, while `going` is set."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.acknowledged: Numbers = dict.fromkeys(range(1, GAMES + 1), 0)
        self.going = asyncio.Event()
        self.going.set()
        self._more = asyncio.Event()

    async def write(self, game: int) -> None:
        while True:
            await self.going.wait()
            number = self.acknowledged[game] + 1
            await self._store.append(game, entry(game, number))
            self.acknowledged[game] = number
            self._more.set()

    async def wait(self, moves: int) -> None:
        """Wait until this many more have been acknowledged."""
        goal = sum(self.acknowledged.values()) + moves
        while sum(self.acknowledged.values()) < goal:
            self._more.clear()
            await self._more.wait()


class Index:
    """SQLite's index of the log: its salts, how far it is committed and synced, how far it is checkpointed."""

    def __init__(self, path: Path) -> None:
        index = Path(f"{path}-shm").read_bytes()[:136]
        (size, frames) = struct.unpack("<HI", index[14:20])
        (copied,) = struct.unpack("<I", index[128:132])
        frame = FRAME + (65536 if size == 1 else size)
        self.salts = index[32:40]
        self.synced = HEADER + frames * frame
        self.checkpointed = HEADER + copied * frame


def checkpoint(path: Path) -> None:
    """Move the log into the database file."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma wal_checkpoint(passive)")


def copy_files(path: Path, folder: Path, acknowledged: Numbers) -> Copy:
    """Copy both files while they are written. A reader's transaction keeps SQLite from restarting the log meanwhile."""
    folder.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select count(*) from log").fetchone()
        noted = dict(acknowledged)
        before = Index(path)
        shutil.copyfile(path, folder / FILE)
        shutil.copyfile(f"{path}-wal", folder / f"{FILE}-wal")
        after = Index(path)
        reader.execute("rollback")
    log = (folder / f"{FILE}-wal").read_bytes()
    synced = before.synced if before.salts == log[16:24] else 0
    needed = after.checkpointed if after.salts == log[16:24] else len(log)
    return Copy(folder, noted, synced, needed)


def damage(copy: Copy, rng: Random) -> int:
    """Cut the log at some byte, half the time beyond what was synced; sometimes replace the tail with noise."""
    path = copy.folder / f"{FILE}-wal"
    log = path.read_bytes()
    least = max(copy.synced, copy.needed) if rng.random() < 0.5 else copy.needed
    cut = rng.randint(min(least, len(log)), len(log))
    tail = rng.randbytes(len(log) - cut) if rng.random() < 0.3 else b""
    path.write_bytes(log[:cut] + tail)
    return cut


async def check(copy: Copy, cut: int, report: Report) -> None:
    """Open what is left and compare it with what was acknowledged."""
    report.copies += 1
    whole = cut >= copy.synced
    report.cut_in_synced += not whole
    report.checkpointed += copy.needed > HEADER
    try:
        store = await SqliteStore(copy.folder / FILE).open()
        logs = {game: await store.log(game) for game in copy.acknowledged}
        await store.append(1, entry(1, len(logs[1]) + 1))
        await store.close()
        with closing(sqlite3.connect(copy.folder / FILE)) as db:
            (verdict,) = db.execute("pragma integrity_check").fetchone()
        if verdict != "ok":
            report.broken.append(str(verdict))
    except Exception as error:  # noqa: BLE001 (whatever it is, the copy did not open)
        report.broken.append(repr(error))
        return
    for game, found in logs.items():
        report.gaps += found != [entry(game, number) for number in range(1, len(found) + 1)]
        if whole:
            report.missing += max(copy.acknowledged[game] - len(found), 0)


async def campaign(folder: Path, times: int, seed: str) -> Report:
    """Run the campaign in an empty folder; start a new database at times, since checking a large one takes long."""
    rng, report = Random(seed), Report()
    for first in range(0, times, FRESH):
        fresh = folder / str(first)
        fresh.mkdir()
        await _cut_often(fresh, min(FRESH, times - first), rng, report)
        await asyncio.to_thread(shutil.rmtree, fresh)
    return report


async def _cut_often(folder: Path, times: int, rng: Random, report: Report) -> None:
    store = await SqliteStore(folder / FILE).open()
    await store._write(lambda db: db.execute(f"pragma wal_autocheckpoint = {PAGES}"))
    writing = Writing(store)
    tasks = [asyncio.create_task(writing.write(game)) for game in writing.acknowledged]
    for number in range(times):
        await writing.wait(rng.randint(1, 200))
        if number % 4 == 0:  # copy when the database file has the log and no write has restarted it
            writing.going.clear()
            await store._write(lambda _: None)  # finish the pending writes
            await asyncio.to_thread(checkpoint, folder / FILE)
        copy = await asyncio.to_thread(copy_files, folder / FILE, folder / f"copy-{number}", writing.acknowledged)
        writing.going.clear()
        cut = await asyncio.to_thread(damage, copy, rng)
        await check(copy, cut, report)
        writing.going.set()
    report.acknowledged += sum(writing.acknowledged.values())
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
