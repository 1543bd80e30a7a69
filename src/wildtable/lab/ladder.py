"""Ladders: each bot plays alone against a table of each other bot, all on the same deals and from every seat.

Every deal of every pairing is one line of a file, so that a ladder can be interrupted, continued and extended. What is
computed from it does not depend on that.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any, Self

from wildtable.engine.errors import OptionError, RecordError
from wildtable.games import load
from wildtable.lab.matches import Contest, Match, Played, WinTally, open_map, play_game
from wildtable.lab.strength import Pairing, Strength, estimate

Key = tuple[str, str, int]
"""A bot, the bot of all other seats, and the number of the deal."""


@dataclass(frozen=True)
class Ladder(Contest[str]):
    """The settings of a ladder, with at least two bots and the number of games of each pairing."""

    def __post_init__(self) -> None:
        if len({*self.bots}) < max(len(self.bots), 2):
            raise OptionError("a ladder needs at least two different bots")
        if self.people < 2:
            raise OptionError(f"a ladder needs a game of at least two people, not {self.people}")

    @property
    def deals(self) -> int:
        """How many deals are played, each once from every seat."""
        return max(self.games // self.people, 1)

    def match(self, one: str, other: str) -> Match:
        """Return the match of one bot against a table of another."""
        lineup = (one, *[other] * (self.people - 1))
        return Match(self.game, self.seats, lineup, self.deals * self.people, self.seed, self.options, self.deck)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return [*permutations(self.bots, 2)]

    @property
    def games_in_all(self) -> int:
        return self.deals * self.people * len(self.pairings)


@dataclass(frozen=True)
class LadderCell:
    """How one bot fared against a table of another."""

    bot: str
    against: str
    win_rate: float
    ci95: tuple[float, float]


@dataclass(frozen=True)
class LadderReport:
    """The result of a ladder: bots from the strongest to the weakest, and all pairings."""

    games: int
    fair: float
    bots: tuple[Strength, ...]
    cells: tuple[LadderCell, ...]

    def row(self, bot: str) -> list[LadderCell | None]:
        """Return how a bot fared against each bot, in their order; None against itself."""
        cells = {cell.against: cell for cell in self.cells if cell.bot == bot}
        return [cells.get(other.bot) for other in self.bots]


def play_ladder(ladder: Ladder, path: Path, workers: int = 1, on_deal: Callable[[int], None] | None = None) -> LadderReport:
    """Play what is missing in the file and return the result; call `on_deal` with the games of each deal played."""
    found = LadderFile(path, ladder)
    jobs = [
        (ladder.match(one, other), deal)
        for deal in range(ladder.deals)
        for one, other in ladder.pairings
        if found.key(one, other, deal) not in found.played
    ]
    with open_map(workers) as map_deals, found:
        for (match, deal), games in zip(jobs, map_deals(_play_deal, jobs), strict=True):
            found.add(found.key(match.names[0], match.names[1], deal), games)
            if on_deal is not None:
                on_deal(len(games))
    return _report(ladder, found)


def _play_deal(job: tuple[Match, int]) -> list[Played]:
    match, deal = job
    return [play_game(match, deal * match.rotations + rotation) for rotation in range(match.rotations)]


def _report(ladder: Ladder, found: LadderFile) -> LadderReport:
    cells, pairings = [], []
    for one, other in ladder.pairings:
        deals = [found.played[found.key(one, other, deal)] for deal in range(ladder.deals)]
        tally = WinTally()
        for games in deals:
            tally.add([(game.shares[0], game.scores[0]) for game in games])
        standing = tally.standing(one)
        cells.append(LadderCell(one, other, standing.win_rate, standing.ci95))
        pairings.append(Pairing(one, other, deals))
    return LadderReport(ladder.games_in_all, 1 / ladder.people, estimate(ladder.bots, pairings, ladder.seed), tuple(cells))


class LadderFile:
    """The deals played, one a line after a first line that says of which game; appended to as a context manager."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        self.path = path
        game = load(ladder.game, ladder.deck)
        self._levels = game.levels
        self._heading = {
            "game": ladder.game,
            "rules": game.rules_version,
            "seats": ladder.seats,
            "options": dict(ladder.options),
            "deck": game.deck_text,
            "seed": ladder.seed,
        }
        self.played: dict[Key, list[Played]] = {}
        self._end = 0
        if path.exists():
            self._read()

    def key(self, one: str, other: str, deal: int) -> Key:
        """Return the key of a deal. A level is noted as what plays it, since that may change."""
        return self._levels.get(one, one), self._levels.get(other, other), deal

    def _read(self) -> None:
        lines = [line for line in self.path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        self._end = sum(map(len, lines))
        if not lines:
            return
        try:
            heading, *rest = map(json.loads, lines)
            for one, other, deal, games in rest:
                self.played[one, other, deal] = [Played(tuple(wins), tuple(scores), moves) for wins, scores, moves in games]
        except (ValueError, TypeError):
            raise RecordError(f"{self.path} is not the file of a ladder; name another folder") from None
        if heading != self._heading:
            raise RecordError(f"{self.path} is the file of another ladder; name another folder, or remove it")

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None
        self._file.truncate(self._end)
        if not self._end:
            self._write(self._heading)
        return self

    def add(self, key: Key, games: Sequence[Played]) -> None:
        self.played[key] = [*games]
        self._write([*key, games])

    def _write(self, line: Any) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __exit__(self, *_: object) -> None:
        self._file.close()
