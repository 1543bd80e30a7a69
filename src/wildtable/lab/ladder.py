"""Ladders: each bot plays alone against a table of each other bot, and what the games say of its strength."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from math import log10
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, ClassVar, NamedTuple, Self

from wildtable.engine.errors import OptionError, RecordError
from wildtable.lab.counting import Cutter, LineFile, OnGames, WinCount
from wildtable.lab.job import WHOLE, Job, LabError, Part
from wildtable.lab.matches import Match, Played, play_game
from wildtable.lab.spread import Engine, choose_engine

RESAMPLES = 200
ROUNDS = 500
PRECISION = 1e-6


class Pairing(NamedTuple):
    """The games of one bot against a table of another, deal by deal."""

    bot: str
    rival: str
    deals: Iterable[Sequence[Played]]


@dataclass(frozen=True)
class Strength:
    """A bot's strength in Elo points above the mean of the ladder, and its OpenSkill rating where that is installed."""

    bot: str
    elo: float
    ci95: tuple[float, float]
    openskill: tuple[float, float] | None
    """The estimate, and half the width of its 95% interval."""


def estimate(bots: Sequence[str], pairings: Sequence[Pairing], seed: str) -> tuple[Strength, ...]:
    """Return the strength of each bot, the strongest first. Intervals come from drawing deals again, with replacement."""
    wins = [[sum(game.shares[0] for game in deal) for deal in pairing.deals] for pairing in pairings]
    people = len(next(iter(pairings[0].deals))[0].shares)
    deals = len(wins[0])

    def fit(drawn: Sequence[int]) -> Mapping[str, float]:
        totals = [
            (pairing.bot, pairing.rival, sum([row[deal] for deal in drawn]))
            for pairing, row in zip(pairings, wins, strict=True)
        ]
        return _fit(bots, totals, deals * people, people)

    middle, rng = fit(range(deals)), Random(f"{seed}-strength")
    again = [fit(rng.choices(range(deals), k=deals)) for _ in range(RESAMPLES)]
    rated = _rate(bots, pairings)
    strengths = [
        Strength(bot, middle[bot], _interval(sorted([fitted[bot] for fitted in again])), rated.get(bot)) for bot in bots
    ]
    return tuple(sorted(strengths, key=lambda strength: -strength.elo))


def _interval(values: Sequence[float]) -> tuple[float, float]:
    edge = round(0.025 * len(values))
    return values[edge], values[-1 - edge]


def _fit(bots: Sequence[str], totals: Sequence[tuple[str, str, float]], games: int, people: int) -> dict[str, float]:
    """Return the strengths that make the results most likely.

    The chance that one bot of strength a wins against n - 1 of strength b is a / (a + (n - 1) * b): the model of Bradley and
    Terry, in Luce's form for several players. Each pairing gets one game more, divided in fair shares, since a bot
    that never lost would have no bound. The iteration is Hunter's (2004): it raises the likelihood in every round.
    """
    seats = people - 1
    strengths = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.0)
    for bot, rival, wins in totals:
        won[bot] += wins + 1 / people
        won[rival] += games - wins + seats / people
    for _ in range(ROUNDS):
        weights = dict.fromkeys(bots, 0.0)
        for bot, rival, _ in totals:
            share = (games + 1) / (strengths[bot] + seats * strengths[rival])
            weights[bot] += share
            weights[rival] += seats * share
        before = strengths
        strengths = {bot: won[bot] / weights[bot] for bot in bots}
        if max(abs(strengths[bot] / before[bot] - 1) for bot in bots) < PRECISION:
            break
    logs = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    mean = fmean(logs.values())
    return {bot: value - mean for bot, value in logs.items()}


def _rate(bots: Sequence[str], pairings: Sequence[Pairing]) -> dict[str, tuple[float, float]]:
    """Return the OpenSkill ratings after all games, in the order of the deals; none where it is not installed."""
    try:
        from wildtable.lab.ratings import Rating, update_ratings  # noqa: PLC0415 - OpenSkill is optional
    except ImportError:
        return {}
    ratings = dict.fromkeys(bots, Rating())
    for deal in zip(*(pairing.deals for pairing in pairings), strict=True):
        for pairing, games in zip(pairings, deal, strict=True):
            for game in games:
                lineup = [pairing.bot, *[pairing.rival] * (len(game.shares) - 1)]
                order = sorted({*zip(game.shares, game.scores, strict=True)}, reverse=True)
                ranks = [order.index(end) + 1 for end in zip(game.shares, game.scores, strict=True)]
                ratings |= update_ratings(ratings, [*zip(lineup, ranks, strict=True)])
    return {bot: (rating.mu, rating.spread) for bot, rating in ratings.items()}


# Ladders


PairingDeal = tuple[str, str, int]
"""A bot, the bot of all other seats, and the number of the deal."""
PairingKey = tuple[tuple[str, str], tuple[str, str]]
"""Two bots, each with its fingerprint."""
OLD_LINE = 4
"""How many entries a line had when it had no fingerprints."""


@dataclass(frozen=True)
class Ladder(Job):
    """The settings of a ladder, with at least two bots and the number of games of each pairing."""

    command: ClassVar[str] = "ladder"

    def __post_init__(self) -> None:
        super().__post_init__()
        if len({*self.bot_names}) < max(len(self.bot_names), 2):
            raise OptionError("a ladder needs at least two different bots")
        if self.people < 2:
            raise OptionError(f"a ladder needs a game of at least two people, not {self.people}")

    @property
    def deals(self) -> int:
        """How many deals are played, each once from every seat."""
        return max(self.games // self.people, 1)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return [*permutations(self.bot_names, 2)]

    @property
    def total(self) -> int:
        return self.deals * self.people * len(self.pairings)

    def wanted(self, part: Part) -> Iterator[PairingDeal]:
        """Yield the deals of a part, all pairings of one after the other."""
        for number in part.cut(self.deals * len(self.pairings)):
            deal, pairing = divmod(number, len(self.pairings))
            yield *self.pairings[pairing], deal

    @property
    def fingerprints(self) -> dict[str, str]:
        """What stands for all that decides how each bot plays."""
        return {self.key(bot): self.fingerprint([bot]) for bot in self.bot_names}

    def key(self, bot: str) -> str:
        """Return the name by which the games of a bot are noted: for a level that of what plays it, which may change."""
        return self.rulebook.levels.get(bot, bot)

    def run(self, task: Sequence[PairingDeal]) -> list[list[Played]]:
        """Play deals, each from every seat."""
        people, played = self.people, list[list[Played]]()
        for bot, rival, deal in task:
            lineup = (bot, *[rival] * (people - 1))
            match = Match(self.game, self.seats, lineup, people, self.seed, self.options, self.deck)
            played.append([play_game(match, deal * people + rotation) for rotation in range(people)])
        return played


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


def play_ladder(
    ladder: Ladder,
    path: Path,
    engine: Engine | None = None,
    part: Part = WHOLE,
    *,
    on_games: OnGames | None = None,
    on_changed: Callable[[Sequence[str]], None] | None = None,
) -> LadderReport | None:
    """Play what is missing in the file, and return the result; none for a part. Games of a bot that has changed since they
    were played do not count; `on_changed` is told the names of such bots."""
    file, engine, people = LadderFile(path, ladder), engine or choose_engine(ladder, ladder.total), ladder.people
    if on_changed is not None and (changed := file.changed):
        on_changed(changed)
    played = sum(map(file.has, ladder.wanted(part)))
    missing = (deal for deal in ladder.wanted(part) if not file.has(deal))
    cutter = Cutter([range(played, sum(1 for _ in ladder.wanted(part)))], 1, engine)
    tasks = (tuple(islice(missing, stop - start)) for start, stop in cutter)
    if on_games is not None and played:
        on_games(played * people)
    with file:
        try:
            for task, result, seconds in engine.run(ladder, tasks):
                for deal, games in zip(task, result, strict=True):
                    file.add(deal, games)
                cutter.learn(len(task), seconds)
                if on_games is not None:
                    on_games(len(task) * people)
        except LabError as error:
            raise LabError(f"{error}; the same command goes on from {path}") from None
    return report_ladder(ladder, file) if part == WHOLE else None


def report_ladder(ladder: Ladder, file: LadderFile) -> LadderReport:
    """Return the result of a ladder whose deals are all in the file."""
    if missing := [deal for deal in ladder.wanted(WHOLE) if not file.has(deal)]:
        bot, rival, deal = missing[0]
        raise LabError(f"{len(missing)} deals are missing, the first of them deal {deal} of {bot} against {rival}")
    cells, pairings = [], []
    for bot, rival in ladder.pairings:
        deals = LadderDeals(file, bot, rival, ladder.deals)
        count = WinCount()
        for games in deals:
            count.add_deal([game.shares[0] for game in games])
        cells.append(LadderCell(bot, rival, count.win_rate, count.ci95))
        pairings.append(Pairing(bot, rival, deals))
    return LadderReport(ladder.total, 1 / ladder.people, estimate(ladder.bot_names, pairings, ladder.seed), tuple(cells))


def merge_ladders(paths: Sequence[Path], ladder: Ladder, target: Path) -> LadderReport:
    """Write the deals of several files into one, and return the result. Each bot must have been the same in all of them; it
    need not be what it is here."""
    parts = [LadderFile(path, ladder) for path in paths]
    played: dict[str, str] = {}
    for part in parts:
        for bot, fingerprint in part.last.items():
            if played.setdefault(bot, fingerprint) != fingerprint:
                raise LabError(f"{bot} is not the same in all files: it changed between them; play its part again")
    merged = LadderFile(target, ladder, played)
    with merged:
        for part in parts:
            part.fingerprints = played
            for deal in ladder.wanted(WHOLE):
                if part.has(deal) and not merged.has(deal):
                    merged.add(deal, part.games(deal))
    return report_ladder(ladder, merged)


class LadderFile:
    """The deals played, one a line after a first line that says of which game. Only their places are in memory.

    A line has the fingerprint of both bots. Those of a bot that has changed stay in the file, and count again if the change
    is undone.
    """

    def __init__(self, path: Path, ladder: Ladder, fingerprints: Mapping[str, str] | None = None) -> None:
        self._ladder = ladder
        self.fingerprints = ladder.fingerprints if fingerprints is None else fingerprints
        self.last: dict[str, str] = {}
        """The fingerprint with which each bot played last."""
        self._lines = LineFile(path, "ladder")
        self._places: dict[PairingKey, array[int]] = {}
        self._lines.read(self._note)
        self._lines.expect(ladder.dump(), ("game", "rules", "seats", "options", "deck", "seed"))

    @property
    def changed(self) -> list[str]:
        """The bots whose games in the file were all played with another fingerprint."""
        played = {bot for key in self._places for bot in key}
        keys = ((bot, self._ladder.key(bot)) for bot in self._ladder.bot_names)
        return [bot for bot, key in keys if key in self.last and (key, self.fingerprints[key]) not in played]

    def _key(self, bot: str, rival: str) -> PairingKey:
        """Return the key of a pairing."""
        first, second = self._ladder.key(bot), self._ladder.key(rival)
        return (first, self.fingerprints.get(first, "")), (second, self.fingerprints.get(second, ""))

    def _note(self, line: Any, place: int) -> None:
        if len(line) == OLD_LINE:
            raise RecordError(
                f"{self._lines.path} was written by an older version, without the fingerprints of its bots; "
                "remove it, or choose another folder, to play its games again"
            )
        bot, first, rival, second, deal, _ = line
        self.last |= {bot: first, rival: second}
        places = self._places.setdefault(((bot, first), (rival, second)), array("q"))
        places.extend([-1] * (deal + 1 - len(places)))
        places[deal] = place

    def has(self, wanted: PairingDeal) -> bool:
        bot, rival, deal = wanted
        places = self._places.get(self._key(bot, rival), ())
        return deal < len(places) and places[deal] >= 0

    def games(self, wanted: PairingDeal) -> list[Played]:
        """Read the games of a deal."""
        bot, rival, deal = wanted
        with self._lines.path.open("rb") as file:
            file.seek(self._places[self._key(bot, rival)][deal])
            *_, games = json.loads(file.readline())
        return [Played(tuple(wins), tuple(scores), moves) for wins, scores, moves in games]

    def add(self, wanted: PairingDeal, games: Sequence[Played]) -> None:
        bot, rival, deal = wanted
        first, second = self._key(bot, rival)
        line = [*first, *second, deal, games]
        self._note(line, self._lines.append(line))

    def __enter__(self) -> Self:
        self._lines.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.__exit__()


class LadderDeals:
    """The deals of a pairing, read while they are iterated over."""

    def __init__(self, file: LadderFile, bot: str, rival: str, count: int) -> None:
        self._file, self._bot, self._rival, self._count = file, bot, rival, count

    def __iter__(self) -> Iterator[Sequence[Played]]:
        return (self._file.games((self._bot, self._rival, deal)) for deal in range(self._count))
