"""Counting: the games of a job, played in tasks anywhere, added up in integers, with a checkpoint to resume from."""

from __future__ import annotations

import json
from bisect import bisect
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import astuple, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Self

from wildtable.engine.errors import RecordError
from wildtable.lab.job import WHOLE, Job, LabError, Part
from wildtable.lab.spread import Engine, choose_engine

Z95 = 1.959963984540054
WIN = 60
"""A win in the unit of its shares, which up to six people can share equally."""

Key = tuple[int | str, ...]
"""What is counted: a player of a match, or a bot, a group and a thing of a balance."""


@dataclass
class WinCount:
    """The games of one player, with the sums that an interval needs; the rotations of a deal are one cluster."""

    games: int = 0
    deals: int = 0
    wins: int = 0
    """In 60ths."""
    points: int = 0
    squared_wins: int = 0
    wins_by_games: int = 0
    squared_games: int = 0
    squared_points: int = 0
    points_by_games: int = 0

    def add_deal(self, shares: Sequence[float], points: int = 0) -> None:
        """Add one deal: this player's share of the win in each of its games, and the points of all."""
        games, wins = len(shares), round(WIN * sum(shares))
        self.games += games
        self.deals += 1
        self.wins += wins
        self.points += points
        self.squared_wins += wins * wins
        self.wins_by_games += wins * games
        self.squared_games += games * games
        self.squared_points += points * points
        self.points_by_games += points * games

    def add(self, other: Iterable[int]) -> None:
        """Add the numbers of another count."""
        for name, number in zip(self.__dataclass_fields__, other, strict=True):
            setattr(self, name, getattr(self, name) + number)

    @property
    def win_rate(self) -> float:
        return self.wins / (WIN * self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.games

    @property
    def points_error(self) -> float | None:
        """The standard error of the mean points, from their variance between deals; None for a single deal."""
        games, points, deals = self.games, self.points, self.deals
        if deals < 2:
            return None
        spread = games**2 * self.squared_points - 2 * games * points * self.points_by_games + points**2 * self.squared_games
        return sqrt(deals / (deals - 1) * spread) / games**2

    @property
    def effective_games(self) -> float:
        """How many independent games are worth as much as these, since those of one deal are correlated.

        With p the win rate over N games in D deals, deal d having n_d games and w_d wins, the variance of p between deals is

            V = D / (D - 1) * sum((w_d - n_d * p) ** 2) / N ** 2

        and N independent games would have p * (1 - p) / N. So the games are worth p * (1 - p) / V independent ones, but
        never fewer than D nor more than N. Where the deals have no variance (one deal, or only wins, or no win) it is D.
        """
        games, wins, deals = self.games, self.wins, self.deals
        if deals < 2 or wins in (0, WIN * games):
            return deals
        spread = games**2 * self.squared_wins - 2 * games * wins * self.wins_by_games + wins**2 * self.squared_games
        if not spread:
            return games
        worth = wins * (WIN * games - wins) * (deals - 1) * games**2 / (deals * spread)
        return min(max(worth, deals), games)

    @property
    def ci95(self) -> tuple[float, float]:
        return wilson(self.win_rate, self.effective_games)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval for a rate observed in n independent games: with z = 1.96,

    (rate + z**2 / 2n +- z * sqrt(rate * (1 - rate) / n + z**2 / 4n**2)) / (1 + z**2 / n)

    At a rate of 0 or 1 that is an end of the interval itself, but for rounding.
    """
    shrink = 1 + Z95**2 / games
    middle = (rate + Z95**2 / (2 * games)) / shrink
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2)) / shrink
    return max(0.0, middle - half) if rate else 0.0, min(1.0, middle + half) if rate < 1 else 1.0


class Summary:
    """The games of a job, or of a part of it: decisions, and a count for each thing that is counted."""

    def __init__(self) -> None:
        self.decisions = 0
        self.counts: defaultdict[Key, WinCount] = defaultdict(WinCount)

    def add(self, dumped: Any) -> None:
        """Add another summary, given as plain data."""
        decisions, counts = dumped
        self.decisions += decisions
        for key, numbers in counts:
            self.counts[tuple(key)].add(numbers)

    def dump(self) -> list[Any]:
        """Return plain data, the same for the same games."""
        return [self.decisions, [[[*key], [*astuple(count)]] for key, count in sorted(self.counts.items())]]


# Files that grow by lines


class LineFile:
    """A heading and lines, appended to as a context manager. A last line that was not finished is dropped; one that would
    have been the heading only if it is the beginning of the heading expected, as any other file may have such a line."""

    def __init__(self, path: Path, kind: str) -> None:
        self.path, self.kind = path, kind
        self.heading: dict[str, Any] | None = None
        self._end = 0
        self._torn = b""
        """A last line that was not finished."""

    def read(self, on_line: Callable[[Any, int], None]) -> None:
        """Read the heading, and call `on_line` with each line after it and the place where it begins."""
        if not self.path.exists():
            return
        try:
            with self.path.open("rb") as file:
                for line in file:
                    if not line.endswith(b"\n"):
                        self._torn = line
                        return
                    place, self._end = self._end, self._end + len(line)
                    content = json.loads(line)
                    if self.heading is None:
                        self.heading = dict(content)
                    else:
                        on_line(content, place)
        except RecordError:
            raise
        except (ValueError, TypeError, RecursionError):
            raise self._refuse() from None
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None

    def _refuse(self) -> RecordError:
        return RecordError(f"{self.path} is not the file of a {self.kind}; name another one")

    @classmethod
    def read_heading(cls, path: Path, kind: str) -> dict[str, Any]:
        """Return the heading of a file that must exist."""
        lines = cls(path, kind)
        lines.read(lambda *_: None)
        if lines.heading is None:
            raise RecordError(f"{path} is not the file of a {kind}: it does not exist or has no first line")
        return lines.heading

    def expect(self, heading: Mapping[str, Any], compared: Iterable[str] | None = None) -> None:
        """Set the heading of a new file; refuse one that says something else, in what is compared."""
        if self.heading is None:
            if not _encode(heading).startswith(self._torn):
                raise self._refuse()
            self.heading = {**heading}
        elif other := [key for key in compared or heading if self.heading.get(key) != heading[key]]:
            raise RecordError(
                f"{self.path} is the file of another {self.kind} (other {', '.join(other)}); name another one, or remove it"
            )

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None
        self._file.truncate(self._end)
        if not self._end:
            self.append(self.heading)
        return self

    def append(self, line: Any) -> int:
        """Write a line at once, and return the place where it begins."""
        text = _encode(line)
        self._file.write(text)
        self._file.flush()
        place, self._end = self._end, self._end + len(text)
        return place

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _encode(line: Any) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


# Counting


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
        self._done: list[tuple[int, int]] = []
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
        place = bisect(self._done, (start, stop))
        before, after = self._done[:place][-1:], self._done[place : place + 1]
        if (before and before[0][1] > start) or (after and after[0][0] < stop):
            raise RecordError(f"games {start} to {stop - 1} are there twice; leave out one of the files")
        joined = [(first, last) for first, last in (*before, (start, stop), *after) if start <= last and first <= stop]
        begin = place - (before != [] and before[0] in joined)
        self._done[begin : begin + len(joined) - 1] = [(joined[0][0], joined[-1][1])]
        self.summary.add(result)

    def missing(self, wanted: range) -> list[range]:
        """Return the ranges of wanted numbers without a result."""
        ranges, start = [], wanted.start
        for first, last in self._done:
            if start < first < wanted.stop:
                ranges.append(range(start, first))
            start = max(start, last)
        return [numbers for numbers in (*ranges, range(start, wanted.stop)) if numbers]

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
    results = Checkpoint(job, checkpoint)
    wanted = part.cut(job.total, job.unit)
    missing = results.missing(wanted)
    engine = engine or choose_engine(job, sum(map(len, missing)))
    cutter = Cutter(missing, job.unit, engine)
    done = len(wanted) - sum(map(len, missing))
    if on_games is not None and done:
        on_games(done)
    try:
        with results.file:
            for (start, stop), result, seconds in engine.run(job, cutter):
                results.add(start, stop, result)
                cutter.learn(stop - start, seconds)
                done += stop - start
                if on_games is not None:
                    on_games(stop - start)
    except LabError as error:
        resume = f"; the same command goes on from {checkpoint}" if checkpoint else "; a checkpoint would have kept them"
        raise LabError(f"{error}, after {done} of {len(wanted)} games{resume}") from None
    return results.summary


def merge(job: Job, heading: Mapping[str, Any], paths: Sequence[Path]) -> Summary:
    """Return the sum of files with the same heading, which must hold every game of a job once."""
    results = Checkpoint(job)
    for path in paths:
        results.read(LineFile(path, "job"), heading)
    if missing := results.missing(range(job.total)):
        ranges = ", ".join(f"{numbers.start} to {numbers.stop - 1}" for numbers in missing[:5])
        raise LabError(f"{sum(map(len, missing))} of {job.total} games are missing: {ranges}{' ...' * (len(missing) > 5)}")
    return results.summary
