"""The settings of a training run: plain values, written into checkpoints and weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.games import get_game


@dataclass(frozen=True)
class TrainingSettings:
    """What decides how a run goes, besides the device."""

    game: str
    seats: int = 3
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    games: int = 256
    """Games that are played side by side."""
    steps: int = 32
    """Decisions in each game between two updates."""
    hidden: tuple[int, ...] = (256, 256)
    """The size of each hidden layer."""
    minibatch: int = 4096
    """Decisions in a step of the optimizer."""
    epochs: int = 1
    """How often each decision is learned from."""
    rate: float = 1e-3
    """The learning rate at the beginning; at the horizon it is a tenth of that."""
    entropy: float = 0.02
    """The weight of the entropy at the beginning; at the horizon it is a tenth of that."""
    horizon: int = 1_000_000_000
    """The decisions over which learning rate and entropy are lowered."""
    clip: float = 0.2
    trace: float = 0.95
    """The lambda of the advantages: how far they look beyond the next decision of the same seat."""
    value_weight: float = 0.5
    max_norm: float = 0.5
    """The greatest norm of a gradient."""
    past: float = 0.125
    """The share of games in which one seat learns against past selves."""
    greedy: float = 0.125
    """The share of games in which one seat learns against the game's advice."""
    imitation: int = 0
    """The decisions at the beginning in which the net learns to do what the game advises."""
    pool: int = 8
    """How many past selves are remembered."""
    pool_every: int = 20
    """After how many updates the pool gets another past self."""

    def __post_init__(self) -> None:
        if self.games < 8 or self.steps < 2 or self.minibatch < 1:
            raise OptionError("training needs at least 8 games, 2 steps and minibatches of at least 1 decision")
        if not 0 <= self.past + self.greedy <= 1:
            raise OptionError(f"the shares of games against others must add up to at most 1, not {self.past + self.greedy}")

    @property
    def rulebook(self) -> AnyGame:
        return get_game(self.game)

    def anneal(self, value: float, decisions: int) -> float:
        """Return a value that falls to a tenth over the horizon, by equal factors."""
        return float(value * 0.1 ** min(decisions / self.horizon, 1.0))

    def dump(self) -> dict[str, Any]:
        """Return the settings as plain data."""
        return asdict(self) | {"options": dict(self.options), "hidden": list(self.hidden)}

    @classmethod
    def load(cls, dumped: Mapping[str, Any]) -> Self:
        """Return the settings of plain data."""
        known = {one.name: dumped[one.name] for one in fields(cls) if one.name in dumped}
        return cls(**known | {"hidden": tuple(known["hidden"])})
