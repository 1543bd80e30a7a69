"""Counting: the games of a job played in tasks anywhere and added up, with a checkpoint from which a run can be resumed."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from wildtable.engine.errors import RecordError
from wildtable.lab.job import WHOLE, Job, LabError, Part
from wildtable.lab.lines import LineFile
from wildtable.lab.spread import Engine, choose_engine
from wildtable.lab.summary import Summary

TASK_SECONDS = 2.0
"""How long a task should take: long enough to make the cost of sending it small, short enough to be lost."""
GROWTH = 4
"""How much larger than the last one a task may be, as the first ones tell little."""

OnGames = Callable[[int], None]
"""Is called with numbers of games that are played, or that were found in a checkpoint."""


class Cutter:
    """Cuts ranges of numbers into tasks, whose size follows from how long those before took. Tasks end between units."""

    def __init__(self, ranges: Sequence[range], unit: int, engine: Engine) -> None:
        self._ranges, self._unit, self._engine = ranges, unit, engine
        self._left = sum(map(len, ranges))
        self._played, self._seconds, self._last = 0, 0.0, 0

    def learn(self, played: int, seconds: float) -> None:
        """Note how long a number of games took."""
        self._played += played
        self._seconds += seconds

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for numbers in self._ranges:
            start = numbers.start
            while start < numbers.stop:
                stop = min(start + self._size(), numbers.stop)
                self._left -= stop - start
                yield start, stop
                start = stop

    def _size(self) -> int:
        """Return the size of the next task; near the end they are smaller, so that no core waits long for another."""
        unit = self._unit
        wanted = int(TASK_SECONDS * self._played / self._seconds) if self._seconds else unit
        shared = -(-self._left // (2 * self._engine.slots))
        self._last = max(1, min(wanted, shared, GROWTH * self._last or unit) // unit) * unit
        return self._last


class Checkpoint:
    """The results of a job by range of games, in a file if there is one."""

    def __init__(self, job: Job, path: Path | None = None) -> None:
        self.summary = Summary()
        self._found: list[tuple[int, int]] = []
        self._lines = None
        if path is not None:
            self._lines = LineFile(path, "job")
            self.read(self._lines, job.dump() | {"fingerprint": job.fingerprint()})

    def read(self, lines: LineFile, heading: Mapping[str, Any]) -> None:
        """Add the results of a file, which must be one of the same job with the same sources."""
        lines.read(self._add_line)
        lines.expect(heading)

    def _add_line(self, line: Any, _: int) -> None:
        start, stop, result = line
        self._note(start, stop, result)

    def _note(self, start: int, stop: int, result: Any) -> None:
        """Add a result. Ranges are sorted, and neighbours are one, so that the list stays short."""
        place = bisect(self._found, (start, stop))
        before, after = self._found[:place][-1:], self._found[place : place + 1]
        if (before and before[0][1] > start) or (after and after[0][0] < stop):
            raise RecordError(f"games {start} to {stop - 1} are there twice; leave out one of the files")
        joined = [one for one in (*before, (start, stop), *after) if start <= one[1] and one[0] <= stop]
        first = place - (before != [] and before[0] in joined)
        self._found[first : first + len(joined) - 1] = [(joined[0][0], joined[-1][1])]
        self.summary.add(result)

    def missing(self, wanted: range) -> list[range]:
        """Return the ranges of wanted numbers without a result."""
        ranges, start = [], wanted.start
        for first, last in self._found:
            if start < first < wanted.stop:
                ranges.append(range(start, first))
            start = max(start, last)
        return [one for one in (*ranges, range(start, wanted.stop)) if one]

    def add(self, start: int, stop: int, result: Any) -> None:
        self._note(start, stop, result)
        if self._lines is not None:
            self._lines.append([start, stop, result])

    @property
    def file(self) -> Any:
        """What is open while results are added."""
        return nullcontext() if self._lines is None else self._lines


def add_up(
    job: Job,
    engine: Engine | None = None,
    checkpoint: Path | None = None,
    part: Part = WHOLE,
    on_games: OnGames | None = None,
) -> Summary:
    """Play what is missing of a job, or of a part of it, and return the sum of all.

    The result depends on the job alone, not on the engine, the tasks or the number of runs it took.
    """
    found = Checkpoint(job, checkpoint)
    wanted = part.cut(job.total, job.unit)
    missing = found.missing(wanted)
    engine = engine or choose_engine(job, sum(map(len, missing)))
    cutter = Cutter(missing, job.unit, engine)
    done = len(wanted) - sum(map(len, missing))
    if on_games is not None and done:
        on_games(done)
    try:
        with found.file:
            for (start, stop), result, seconds in engine.run(job, cutter):
                found.add(start, stop, result)
                cutter.learn(stop - start, seconds)
                done += stop - start
                if on_games is not None:
                    on_games(stop - start)
    except LabError as error:
        resume = f"; the same command goes on from {checkpoint}" if checkpoint else "; a checkpoint would have kept them"
        raise LabError(f"{error}, after {done} of {len(wanted)} games{resume}") from None
    return found.summary


def merge(job: Job, heading: Mapping[str, Any], paths: Sequence[Path]) -> Summary:
    """Return the sum of files with the same heading, which must hold every game of a job once."""
    found = Checkpoint(job)
    for path in paths:
        found.read(LineFile(path, "job"), heading)
    if missing := found.missing(range(job.total)):
        ranges = ", ".join(f"{one.start} to {one.stop - 1}" for one in missing[:5])
        raise LabError(f"{sum(map(len, missing))} of {job.total} games are missing: {ranges}{' ...' * (len(missing) > 5)}")
    return found.summary
