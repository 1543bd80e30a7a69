"""The search bot: tries each move in many imagined deals and plays the one that wins most often. It knows no game."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, sqrt
from random import Random
from statistics import fmean, pstdev
from time import monotonic
from typing import TYPE_CHECKING, Any

from wildtable.bots.bot import Bot
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.twin.trials import Outcome, Trials

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wildtable.engine.game import AnyGame
    from wildtable.engine.twin.twin import Twin

STAGES = 4
"""After each stage but the last the worse half of the moves is dropped, and the next stage has twice the deals."""


class Search(Bot):
    """Deals what it cannot see anew from its view, tries every move in the same deals with the same chance, and plays on by
    the game's advice, but for some decisions by chance. The advice stands unless another move is clearly better.

    `deals` is how many deals the moves that are tried longest have seen, so that a budget plays the same on any machine;
    `seconds` is a limit on top, after which no further stage begins. `noise` is the share of decisions left to chance,
    `doubt` by how many standard errors a move must be better than the advice, and `weight` how much the margin counts
    beside the win.
    """

    name = "search"

    def __init__(
        self,
        deals: float = 128,
        noise: float = 0.0,
        doubt: float = 1.0,
        weight: float = 0.5,
        seconds: float = inf,
        depth: float = 0,
        breadth: float = inf,
        trust: float = 0.0,
        mix: float = 0.0,
    ) -> None:
        self.deals = int(deals)
        self.noise = noise
        self.doubt = doubt
        self.weight = weight
        self.seconds = seconds
        self.depth = int(depth)
        self.breadth = breadth
        self.trust = trust
        self.mix = mix

    def needs_twin(self, game: AnyGame) -> bool:
        return True

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        moves = {move.id: move for move in choice}
        if len(moves) == 1:
            return next(iter(moves.values()))
        deadline = monotonic() + self.seconds
        from wildtable.bots.policy import find_net
        twin = load_twin(view.game, view.seats, tuple(view.options.items()))
        advised = view.game.advise(view, choice, rng).id
        net = find_net(view.game, view.seats, view.options) if self.depth else None
        trials: Trials | Foresight
        if net is None:
            trials, prior = Trials(twin, view, self.noise), dict.fromkeys(moves, 0.0)
        else:
            from wildtable.bots.foresight import Foresight
            trials = Foresight(twin, net, view, self.depth, self.mix)
            prior = trials.rate([*moves])
            ranked = sorted(moves, key=lambda move: (-prior[move], move))
            advised = ranked[0]
            kept = {*ranked[:int(min(self.breadth, 1000))]}
            prior = {move: number for move, number in prior.items() if move in kept}
        self.prior = prior
        seen: dict[int, list[Outcome]] = {move: [] for move in prior}
        for number, deals in enumerate(split_budget(int(self.deals * self.share))):
            if number:
                if monotonic() >= deadline:
                    break
                seen = self._better_half(seen, advised)
            tried = [*seen]
            for outcomes in trials.run([rng.getrandbits(62) for _ in range(deals)], tried):
                for move, outcome in zip(tried, outcomes, strict=True):
                    seen[move].append(outcome)
        best = max(seen, key=lambda move: self._lead(seen, move, advised))
        return moves[best if self._lead(seen, best, advised) > 0 else advised]

    def _better_half(self, seen: dict[int, list[Outcome]], advised: int) -> dict[int, list[Outcome]]:
        """Keep the moves with the better half of the results, and the advised one."""
        scale = _spread(seen)
        ranked = sorted(seen, key=lambda move: -fmean(self._values(seen[move], scale)) - self.trust * self.prior[move])
        kept = {advised, *ranked[: max(2, (len(ranked) + 1) // 2)]}
        return {move: outcomes for move, outcomes in seen.items() if move in kept}

    def _lead(self, seen: dict[int, list[Outcome]], move: int, advised: int) -> float:
        """Return by how much a move is better than the advice, less what may be chance."""
        if move == advised:
            return 0.0
        scale = _spread(seen)
        pairs = zip(self._values(seen[move], scale), self._values(seen[advised], scale), strict=True)
        differences = [one - other for one, other in pairs]
        return self.trust * (self.prior[move] - self.prior[advised]) + fmean(differences) - self.doubt * pstdev(differences) / sqrt(len(differences))

    def _values(self, outcomes: Sequence[Outcome], scale: float) -> list[float]:
        """Return what ends of games are worth: the win and, smoother, the margin."""
        return [
            (1 - self.weight) * one.win + self.weight / (1 + exp(max(min(-one.margin / scale, 50), -50))) for one in outcomes
        ]


def split_budget(budget: int) -> Iterator[int]:
    """Return the number of further deals of each stage; at least one deal in all."""
    least = max(budget >> (STAGES - 1), 1)
    done = 0
    while done < max(budget, 1):
        deals = min(max(done, least), max(budget, 1) - done)
        done += deals
        yield deals


def _spread(seen: dict[int, list[Outcome]]) -> float:
    """Return how far margins lie apart, as the scale of a logistic curve."""
    return max(0.55 * pstdev([one.margin for outcomes in seen.values() for one in outcomes]), 0.25)


@lru_cache(maxsize=16)
def load_twin(game: AnyGame, seats: int, options: tuple[tuple[str, Option], ...]) -> Twin:
    """Return the twin of a game, made once for the same seats and options."""
    return game.twin(seats, dict(options))
