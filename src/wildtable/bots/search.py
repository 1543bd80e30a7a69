"""The search bot: tries each move in many imagined deals and plays the one that wins most often. It knows no game."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, sqrt
from random import Random
from statistics import fmean, pstdev
from time import monotonic
from typing import TYPE_CHECKING, Any

from wildtable.bots.bot import Bot
from wildtable.bots.trained import find_net, has_numpy
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.twin.backends import has_numba
from wildtable.engine.twin.trials import Outcome, Trials

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildtable.bots.foresight import Foresight
    from wildtable.engine.game import AnyGame
    from wildtable.engine.twin.twin import Twin

STAGES = 4
"""After each stage but the last the worse half of the moves is dropped."""
COST = 3
"""How often a game is played out for a decision, for each deal of the budget."""


class Search(Bot):
    """Deals what it cannot see anew from its view, tries every move in the same deals with the same chance, and plays on by
    the game's advice, but for some decisions by chance. The advice stands unless another move is clearly better.

    With a `depth` of at least 1, where a net covers the variant, the net takes the place of the advice: its move stands, it
    plays on for all seats until the searcher has been asked so many times, and its value of what the searcher then sees
    takes the place of the game's end. The `breadth` moves that it finds likeliest are tried, and a move has to make up for
    being less likely: `trust` is what a likelihood e times as high is worth, as a chance to win. Where no net covers the
    variant, moves are tried by advice in `plain` deals.

    `deals` is how many deals the moves that are tried longest have seen at least. With few moves they see more: every
    decision takes about the same work, so that the time does not tell how many moves a hidden hand allows. From seven moves
    on it takes more, with twelve half as much again. A budget plays the same on any machine; `seconds` is a limit on top,
    after which no further stage begins. `noise` is the share of decisions left to chance, `doubt` by how many standard
    errors a move must be better than the advice, and `weight` how much the margin counts beside the win.
    """

    name = "search"

    def __init__(  # noqa: PLR0917 - settings, by name
        self,
        deals: float = 128,
        noise: float = 0.0,
        doubt: float = 1.0,
        weight: float = 0.5,
        seconds: float = inf,
        depth: float = 0,
        breadth: float = 64,
        trust: float = 0.0,
        plain: float = 128,
    ) -> None:
        self.deals = int(deals)
        self.noise = noise
        self.doubt = doubt
        self.weight = weight
        self.seconds = seconds
        self.depth = int(depth)
        self.breadth = max(int(breadth), 1)
        self.trust = trust
        self.plain = int(plain) if depth else self.deals

    def needs_twin(self, game: AnyGame) -> bool:
        return True

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        moves = {move.id: move for move in choice}
        if len(moves) == 1:
            return next(iter(moves.values()))
        deadline = monotonic() + self.seconds
        trials, contest, budget = self._prepare(view, choice, rng)
        for stage in range(STAGES):
            if stage:
                if monotonic() >= deadline:
                    break
                contest.drop_worse_half()
            tried = [*contest.seen]
            deals = count_deals(int(budget * self.share), stage, len(tried), len(contest.seen[tried[0]]))
            for outcomes in trials.run([rng.getrandbits(62) for _ in range(deals)], tried):
                for move, outcome in zip(tried, outcomes, strict=True):
                    contest.seen[move].append(outcome)
        return moves[contest.winner]

    def _prepare(self, view: View, choice: Choice[Any], rng: Random) -> tuple[Trials | Foresight, Contest, int]:
        """Return how moves are tried, which ones, and in how many deals."""
        twin = load_twin(view.game, view.seats, tuple(view.options.items()))
        moves = [move.id for move in choice]
        if self.depth and has_numba() and has_numpy() and (net := find_net(view.game, view.seats, view.options)):
            from wildtable.bots.foresight import Foresight  # noqa: PLC0415 - needs NumPy, which is optional

            foresight = Foresight(twin, net, view, self.depth)
            likely = foresight.rate(moves, self.breadth)
            default = next(iter(likely))
            extras = {move: self.trust * (number - likely[default]) for move, number in likely.items()}
            return foresight, Contest(extras, default, self.doubt, weight=0.0), self.deals
        advised = view.game.advise(view, choice, rng).id
        return (
            Trials(twin, view, self.noise),
            Contest(dict.fromkeys(moves, 0.0), advised, self.doubt, self.weight),
            self.plain,
        )


class Contest:
    """Moves that are tried in the same deals. The default stands unless another one is clearly better; `extras` is what
    each move is worth besides what is seen of it."""

    def __init__(self, extras: Mapping[int, float], default: int, doubt: float, weight: float) -> None:
        self.seen: dict[int, list[Outcome]] = {move: [] for move in extras}
        self._extras, self._default = extras, default
        self._doubt, self._weight = doubt, weight

    def drop_worse_half(self) -> None:
        """Keep the moves with the better half of the results, and the default."""
        scale = self._scale()
        ranked = sorted(self.seen, key=lambda move: -fmean(self._values(move, scale)) - self._extras[move])
        kept = {self._default, *ranked[: max(2, (len(ranked) + 1) // 2)]}
        self.seen = {move: outcomes for move, outcomes in self.seen.items() if move in kept}

    @property
    def winner(self) -> int:
        """The move to play."""
        best = max(self.seen, key=self._lead)
        return best if self._lead(best) > 0 else self._default

    def _lead(self, move: int) -> float:
        """Return by how much a move is better than the default, less what may be chance."""
        if move == self._default:
            return 0.0
        scale = self._scale()
        pairs = zip(self._values(move, scale), self._values(self._default, scale), strict=True)
        differences = [result - other for result, other in pairs]
        extra = self._extras[move] - self._extras[self._default]
        return extra + fmean(differences) - self._doubt * pstdev(differences) / sqrt(len(differences))

    def _values(self, move: int, scale: float) -> list[float]:
        """Return what ends of games are worth: the win and, smoother, the margin."""
        weight = self._weight
        values = []
        for outcome in self.seen[move]:
            exponent = max(min(-outcome.margin / scale, 50), -50)
            values.append((1 - weight) * outcome.win + weight / (1 + exp(exponent)))
        return values

    def _scale(self) -> float:
        """Return how far margins lie apart, as the scale of a logistic curve."""
        return max(0.55 * pstdev([outcome.margin for outcomes in self.seen.values() for outcome in outcomes]), 0.25)


def count_deals(budget: int, stage: int, moves: int, seen: int) -> int:
    """Return in how many further deals a stage tries so many moves, which have seen some. Each stage takes the same share of
    the work, but with many moves more, so that those that are tried longest have seen the whole budget."""
    least = max(-(-budget >> (STAGES - 1)), 1)
    return max(COST * budget // (STAGES * moves), (least << stage) - seen)


@lru_cache(maxsize=16)
def load_twin(game: AnyGame, seats: int, options: tuple[tuple[str, Option], ...]) -> Twin:
    """Return the twin of a game, made once for the same seats and options."""
    return game.twin(seats, dict(options))
