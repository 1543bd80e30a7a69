"""The policy bot: plays the move that a trained net rates highest, without search. It knows no game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from wildtable.bots.bot import Bot
from wildtable.bots.search import Search, load_twin
from wildtable.bots.simple import Eager, Greedy
from wildtable.bots.trained import find_net, has_numpy
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.twin.backends import has_numba

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame


class Policy(Bot):
    """Plays the move that the game's net rates highest; of equals the one with the lowest number. Without slips, the same
    view gives the same move on every machine.

    A net is for the seats, options, rules and deck it was trained with: `coverage` says which. With others, and in games
    without a net, it searches with `deals`; where NumPy, Numba or the game's twin is missing, it follows the advice.
    `slips` is the share of decisions in which it plays any move instead, but where its own move declines.
    """

    name = "policy"

    def __init__(self, deals: float = 128, slips: float = 0.0) -> None:
        self.deals = deals
        self.slips = slips

    def needs_twin(self, game: AnyGame) -> bool:
        return game.has_twin()

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        move = self._best(view, choice, rng)
        if self.slips and move.notation != choice.decline and rng.random() < self.slips:
            return Eager().choose(view, choice, rng)
        return move

    def _best(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        game = view.game
        net = find_net(game, view.seats, view.options) if has_numpy() else None
        if net is None:
            other = Search(self.deals) if game.has_twin() and has_numba() else Greedy()
            other.share = self.share
            return other.choose(view, choice, rng)
        moves = {move.id: move for move in choice}
        if len(moves) == 1:
            return next(iter(moves.values()))
        assert view.viewer is not None, "a spectator is asked nothing"
        twin = load_twin(game, view.seats, tuple(view.options.items()))
        return moves[net.choose(twin.imagine(view, rng).observe(view.viewer), [*moves])]
