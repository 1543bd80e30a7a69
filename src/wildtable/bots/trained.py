"""The nets that games are shipped with, and what they cover."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from wildtable.engine.threads import use_one_thread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildtable.bots.net import IntegerNet
    from wildtable.engine.game import AnyGame
    from wildtable.engine.options import Option

WEIGHTS = "weights.npz"
"""The file in a game's folder that has its net."""


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
    use_one_thread()
    from wildtable.bots.net import IntegerNet  # noqa: PLC0415 - needs NumPy, which is optional

    file = game.folder.joinpath(WEIGHTS)
    if game.deck_text or not game.has_twin() or not file.is_file():
        return None
    net = IntegerNet.load(file)
    return net if net.about["rules"] == game.rules_version else None
