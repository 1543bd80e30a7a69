"""Appending to logs: one thread puts all entries that wait, of any tables, into one statement and one commit.

Each row has a mark of its own. After an answer that was lost with the connection, the statement is repeated, and the mark
tells whether the row that is there is this one. The order by key keeps two workers from waiting for each other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from itertools import count

from wildtable.server.store.contract import Taken
from wildtable.server.store.jobs import BatchQueue, StoreJob, resolve_all
from wildtable.server.store.postgres.connections import CHANNEL, Connection, Session, Unreachable
from wildtable.server.store.rows import Entry
from wildtable.server.store.sql.rows import ENTRIES, as_text

APPEND = """
with entries as (
  select * from unnest(%s::bigint[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::text[], %s::float8[],
    %s::text[], %s::text[]) as entry (game, number, kind, seat, moves, by, request, at, mark, scores)),
added as (
  insert into log (game, number, kind, seat, moves, by, request, at, mark)
  select game, number, kind, seat, moves, by, request, at, mark from entries order by game, number
  on conflict do nothing returning mark),
ended as (
  update games set ended = entries.at, scores = entries.scores from entries join added using (mark)
  where games.id = entries.game and entries.scores is not null returning games.id)
select mark, pg_notify(%s, %s || case when entries.scores is null then ' log ' else ' table ' end || table_id)
from added join entries using (mark) left join games on games.id = entries.game"""
FIND_MARKS = "select log.mark from log join unnest(%s::bigint[], %s::int[]) as entry (game, number) using (game, number)"


class Appending(StoreJob):
    """An entry that waits to be stored."""

    def __init__(
        self, game: int, entry: Entry, scores: Sequence[int] | None, mark: str, patience: float | None = None
    ) -> None:
        super().__init__(patience)
        self.mark = mark
        self.row = (game, *ENTRIES.dump(entry), mark, None if scores is None else as_text(scores))


class Appender:
    """The thread that appends to logs, with its own connection."""

    def __init__(self, open_connection: Callable[[], Connection], worker: int, patience: float) -> None:
        self._worker = worker
        self._patience = patience
        self._session = Session(open_connection, patience)
        self._queue = BatchQueue[Appending]()
        self._marks = count(1)
        self._thread = threading.Thread(target=self._run, name="PostgresAppender", daemon=True)
        self._thread.start()

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None) -> None:
        await self._queue.do(Appending(game, entry, scores, f"{self._worker}-{next(self._marks)}", self._patience))

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def close(self) -> None:
        """Finish the queued entries and refuse new ones."""
        self._queue.close()
        self._thread.join()

    def _run(self) -> None:
        for jobs in self._queue:
            if waiting := [job for job in jobs if not job.is_given_up]:
                self._append(waiting)
        self._session.close()

    def _append(self, jobs: Sequence[Appending]) -> None:
        """Store entries together, or if that fails for another reason than the connection, one by one."""
        try:
            stored = self._session.run(_Batch(jobs, self._worker), jobs[0].queued_at)
        except Exception as error:  # noqa: BLE001 (passed to the callers)
            if len(jobs) == 1 or isinstance(error, Unreachable):
                resolve_all(jobs, [(None, error)] * len(jobs))
            else:
                for job in jobs:
                    self._append([job])
            return
        taken = [
            None if job.mark in stored else Taken(f"game {job.row[0]} has an entry {job.row[1]} already") for job in jobs
        ]
        resolve_all(jobs, [(None, error) for error in taken])


class _Batch:
    """A statement that may be repeated: the first attempt may have succeeded although its answer was lost."""

    def __init__(self, jobs: Sequence[Appending], worker: int) -> None:
        self._columns = [list(column) for column in zip(*(job.row for job in jobs), strict=True)]
        self._worker = worker
        self._attempts = 0

    def __call__(self, connection: Connection) -> set[str]:
        self._attempts += 1
        stored = {row[0] for row in connection.execute(APPEND, (*self._columns, CHANNEL, str(self._worker)))}
        if self._attempts > 1:
            stored |= {mark for (mark,) in connection.execute(FIND_MARKS, self._columns[:2])}
        return stored
