"""Matches: bots play the same deals from every seat; the result is each bot's win rate with a 95% interval.

Game i of a match is deal i // n in rotation i % n, where n is the number of people: player p then sits in seat
(p + rotation) % n. Deals, and the chance of each bot in each game, follow from the match's seed and these numbers alone, so
that the result does not depend on how the games are distributed over processes or machines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, ClassVar, NamedTuple

from wildtable import bots
from wildtable.bots.outside import OWN
from wildtable.engine.errors import OptionError
from wildtable.engine.moves import Move
from wildtable.engine.state import State
from wildtable.lab.counting import OnGames, Summary, WinCount, add_up
from wildtable.lab.job import WHOLE, Job, Part
from wildtable.lab.spread import Engine


@dataclass(frozen=True)
class Match(Job):
    """A match, with one bot for each person."""

    command: ClassVar[str] = "simulate"

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.bot_names) != (people := self.people):
            raise OptionError(f"{self.game} with {self.seats} seats needs {people} bots here, not {len(self.bot_names)}")

    @property
    def unit(self) -> int:
        """How often a deal is played: once with every player in every seat."""
        return len(self.bot_names)

    @property
    def kinds(self) -> dict[str, list[int]]:
        """The players of each bot that has several."""
        players = {name: [player for player, bot in enumerate(self.bot_names) if bot == name] for name in self.bot_names}
        return {name: some for name, some in players.items() if len(some) > 1}

    def kind_key(self, players: Sequence[int]) -> tuple[int]:
        """Return the key by which several players are counted together: numbers beyond those of players."""
        return (len(self.bot_names) + players[0],)

    def run(self, task: tuple[int, int]) -> list[Any]:
        """Play a range of games, which begins with a deal, and add them up by player."""
        start, stop = task
        summary = Summary()
        for first in range(start, stop, self.unit):
            games = [play_game(self, number) for number in range(first, min(first + self.unit, stop))]
            summary.decisions += sum(game.decisions for game in games)
            for player in range(len(self.bot_names)):
                shares, points = [game.shares[player] for game in games], sum(game.scores[player] for game in games)
                summary.counts[player,].add_deal(shares, points)
            for players in self.kinds.values():
                shares = [game.shares[player] for game in games for player in players]
                points = sum(game.scores[player] for game in games for player in players)
                summary.counts[self.kind_key(players)].add_deal(shares, points)
        return summary.dump()


class Played(NamedTuple):
    """One game, by player: their share of the win and their score; and how many moves it took."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class MatchStanding:
    """The result of one player over a match, or of all players with the same bot, per player."""

    bot: str
    win_rate: float
    """Its mean share of the win: players who share the first rank share the win equally."""
    ci95: tuple[float, float]
    """The 95% interval of the win rate; the games of one deal count as correlated."""
    mean_score: float
    score_error: float | None
    """The standard error of the mean score; None for a single deal."""
    players: int = 1
    """How many of the players it stands for."""

    @classmethod
    def of(cls, bot: str, count: WinCount, players: int = 1) -> MatchStanding:
        error, name = count.points_error, bot.removeprefix(OWN)
        return cls(name, count.win_rate, count.ci95, count.mean_points, error, players)


@dataclass(frozen=True)
class Report:
    """The result of a match, players in the order they were named."""

    game: str
    games: int
    decisions: int
    seconds: float
    players: tuple[MatchStanding, ...]
    kinds: tuple[MatchStanding, ...]
    """The same, players with the same bot together."""

    @property
    def chance(self) -> float:
        """The win rate of each player if all were equally good."""
        return 1 / len(self.players)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def dump(self) -> dict[str, object]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "chance": self.chance,
            "players": [asdict(player) | {"ci95": list(player.ci95)} for player in self.players],
            "kinds": [asdict(kind) | {"ci95": list(kind.ci95)} for kind in self.kinds],
        }


def play_on(state: State, players: Sequence[bots.Bot], chances: Sequence[Random]) -> Iterator[Move]:
    """Let bots, by seat, play a game to its end, and yield each move. Of several seats that are asked the first moves."""
    if not len(players) == len(chances) == (people := len(state.people)):
        raise OptionError(f"{people} people play: that many bots and generators, not {len(players)} and {len(chances)}")
    while not state.over:
        seat = next(iter(state.asking))
        yield bots.play_move(players[seat], state, seat, chances[seat])


def finish(state: State, players: Sequence[bots.Bot], chances: Sequence[Random]) -> int:
    """Let bots, by seat, play a game to its end; return how many moves they made."""
    return sum(1 for _ in play_on(state, players, chances))


class PreparedGame(NamedTuple):
    """A game of a match before its first move, with bots and their chance by seat."""

    state: Any
    seed: str
    lineup: Sequence[str]
    players: Sequence[bots.Bot]
    chances: Sequence[Random]


def prepare_game(match: Match, number: int) -> PreparedGame:
    """Deal game `number` of a match, which depends on nothing else."""
    people = len(match.bot_names)
    deal, rotation = divmod(number, people)
    player_in = [(seat - rotation) % people for seat in range(people)]
    options: dict[str, Any] = dict(match.options)
    seed, lineup = f"{match.seed}-{deal}", [match.bot_names[player] for player in player_in]
    return PreparedGame(
        match.rulebook.new(match.seats, seed=seed, **options),
        seed,
        lineup,
        [bots.make(name) for name in lineup],
        [Random(f"{seed}-{rotation}-{player}") for player in player_in],
    )


def play_game(match: Match, number: int) -> Played:
    """Play game `number` of a match."""
    state, _, _, players, chances = prepare_game(match, number)
    decisions = finish(state, players, chances)
    result, people = state.result, len(match.bot_names)
    seat_of = [(player + number) % people for player in range(people)]
    return Played(
        tuple(result.shares[seat] for seat in seat_of),
        tuple(result.scores[seat] for seat in seat_of),
        decisions,
    )


def play(
    match: Match,
    engine: Engine | None = None,
    checkpoint: Path | None = None,
    part: Part = WHOLE,
    on_games: OnGames | None = None,
) -> Report:
    """Play a match, or a part of it, on an engine (None: processes of this machine, if they pay off)."""
    start = perf_counter()
    summary = add_up(match, engine, checkpoint, part, on_games)
    return report_match(match, summary, perf_counter() - start)


def report_match(match: Match, summary: Summary, seconds: float = 0.0) -> Report:
    """Return the report on the games of a match that have been added up."""
    counts = [summary.counts[player,] for player in range(len(match.bot_names))]
    standings = tuple(MatchStanding.of(bot, count) for bot, count in zip(match.bot_names, counts, strict=True))
    several = {
        bot: MatchStanding.of(bot, summary.counts[match.kind_key(some)], len(some)) for bot, some in match.kinds.items()
    }
    kinds = dict(zip(match.bot_names, standings, strict=True)) | several
    return Report(match.game, counts[0].games, summary.decisions, seconds, standings, tuple(kinds.values()))
