"""The policy bot: plays the move that a trained net rates highest, without search. It knows no game."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

from wildtable.bots.bot import Bot
from wildtable.bots.greedy import Greedy
from wildtable.bots.search import Search, load_twin
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.twin.backends import has_numba

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildtable.bots.net import IntegerNet
    from wildtable.engine.game import AnyGame
    from wildtable.engine.options import Option

WEIGHTS = "weights.npz"
"""The file in a game's folder that has its net."""


class Policy(Bot):
    """Plays the move that the game's net rates highest; of equals the one with the lowest number. The same view gives
    the same move on every machine.

    A net is for the seats, options, rules and deck it was trained with: `coverage` says which. With others, and in games
    without a net, it searches; where Numba or the game's twin is missing, it follows the advice.
    """

    name = "policy"

    def __init__(self) -> None:
        if not has_numpy():
            raise OptionError("the policy bot needs NumPy: pip install 'wildtable[fast]'; or choose another bot")

    def needs_twin(self, game: AnyGame) -> bool:
        return game.has_twin()

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        game = view.game
        net = find_net(game, view.seats, view.options)
        if net is None:
            other = Search() if game.has_twin() and has_numba() else Greedy()
            other.share = self.share
            return other.choose(view, choice, rng)
        moves = {move.id: move for move in choice}
        if len(moves) == 1:
            return next(iter(moves.values()))
        assert view.viewer is not None, "a spectator is asked nothing"
        twin = load_twin(game, view.seats, tuple(view.options.items()))
        return moves[net.choose(twin.imagine(view, rng).observe(view.viewer), [*moves])]


def has_numpy() -> bool:
    """Return whether nets can be computed here."""
    return find_spec("numpy") is not None


def find_net(game: AnyGame, seats: int, options: Mapping[str, Option]) -> IntegerNet | None:
    """Return the net that plays a game with these seats and options, if there is one."""
    net = load_net(game)
    if net is None or net.about["seats"] != seats or net.about["options"] != dict(options):
        return None
    return net


def coverage(game: AnyGame) -> str:
    """Return in words what the game's net covers: `3 seats, edition=2022`; empty if it has none."""
    net = load_net(game)
    if net is None:
        return ""
    return ", ".join([f"{net.about['seats']} seats", *(f"{name}={value}" for name, value in net.about["options"].items())])


@lru_cache(maxsize=8)
def load_net(game: AnyGame) -> IntegerNet | None:
    """Return a game's net; none where it has no file, plays by other rules than the net knows, or with another deck."""
    from wildtable.bots.net import IntegerNet  # noqa: PLC0415 - needs NumPy, which is optional

    file = game.folder.joinpath(WEIGHTS)
    if game.deck_text or not game.has_twin() or not file.is_file():
        return None
    net = IntegerNet.load(file)
    return net if net.about["rules"] == game.rules_version else None
