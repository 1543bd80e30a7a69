"""Balance: how often the owner of each thing that a game counts wins, when bots of one kind play each other.

A player who has a thing (an animal, a leader, a seat) is its owner. In a fair game of n people owners win one game in n.
Game i has seed `SEED-i`, whatever is counted.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from wildtable import bots
from wildtable.lab.counting import OnGames, Summary, WinCount, add_up
from wildtable.lab.job import WHOLE, Job, Part
from wildtable.lab.matches import finish
from wildtable.lab.spread import Engine


@dataclass(frozen=True)
class BalanceJob(Job):
    """What is measured: games of each bot against others of its kind."""

    command: ClassVar[str] = "balance"

    @property
    def total(self) -> int:
        return self.games * len(self.bot_names)

    def run(self, task: tuple[int, int]) -> list[Any]:
        """Play a range of games and add them up by bot, group and thing."""
        game, summary = self.rulebook, Summary()
        options: dict[str, Any] = dict(self.options)
        for number in range(*task):
            kind, deal = divmod(number, self.games)
            seed = f"{self.seed}-{deal}"
            state = game.new(self.seats, seed=seed, **options)
            players = [bots.make(self.bot_names[kind]) for _ in state.people]
            summary.decisions += finish(state, players, [Random(f"{seed}-{seat}") for seat in state.people])
            for place, (group, things) in enumerate(game.counted(state).items()):
                for name, shares in _owners(things, state.result.shares).items():
                    summary.counts[kind, place, group, name].add_deal(shares)
        return summary.dump()


@dataclass(frozen=True)
class Row:
    """One thing: how many owners it had, in what share of the games, and how often they won."""

    name: str
    owners: int
    presence: float
    win_rate: float
    ci95: tuple[float, float]


@dataclass(frozen=True)
class Balance:
    """The result for one kind of bot: rows by group, the highest win rate first."""

    bot: str
    games: int
    fair: float
    groups: dict[str, tuple[Row, ...]]

    def dump(self) -> dict[str, object]:
        """Return the result as plain data."""
        groups = {name: [asdict(row) | {"ci95": list(row.ci95)} for row in rows] for name, rows in self.groups.items()}
        return {"bot": self.bot, "games": self.games, "fair": self.fair, "groups": groups}


def measure(
    job: BalanceJob,
    engine: Engine | None = None,
    checkpoint: Path | None = None,
    part: Part = WHOLE,
    on_games: OnGames | None = None,
) -> list[Balance]:
    """Play and count on an engine (None: processes of this machine, if they pay off); return the result for each bot."""
    return report_balance(job, add_up(job, engine, checkpoint, part, on_games))


def report_balance(job: BalanceJob, summary: Summary) -> list[Balance]:
    """Return the result for each bot whose games have been added up."""
    counts: dict[int | str, dict[str, dict[str, WinCount]]] = {}
    for (kind, _, group, name), count in sorted(summary.counts.items()):
        counts.setdefault(kind, {}).setdefault(str(group), {})[str(name)] = count
    return [_balance(job, job.bot_names[int(kind)], groups) for kind, groups in counts.items()]


def _balance(job: BalanceJob, bot: str, groups: dict[str, dict[str, WinCount]]) -> Balance:
    games = groups["seat"]["0"].deals
    return Balance(bot, games, 1 / job.people, {group: _rows(counts, games) for group, counts in groups.items()})


def _owners(things: list[list[str]], shares: tuple[float, ...]) -> dict[str, list[float]]:
    """Return the shares of the win of the owners of each thing."""
    owners: dict[str, list[float]] = {}
    for names, share in zip(things, shares, strict=True):
        for name in names:
            owners.setdefault(name, []).append(share)
    return owners


def _rows(counts: dict[str, WinCount], games: int) -> tuple[Row, ...]:
    rows = [Row(name, count.games, count.deals / games, count.win_rate, count.ci95) for name, count in counts.items()]
    return tuple(sorted(rows, key=lambda row: (-row.win_rate, row.name)))
