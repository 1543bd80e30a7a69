"""The settings of a training run: plain values, written into checkpoints and weights."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, Self

from wildtable.engine.errors import OptionError, RecordError
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
        known = {field.name: dumped[field.name] for field in fields(cls) if field.name in dumped}
        return cls(**known | {"hidden": tuple(known["hidden"])})


# Presets


PRESETS: dict[str, dict[str, Any]] = {
    "cpu": {"games": 256, "steps": 32, "minibatch": 2048, "hidden": (128, 128), "rate": 2e-3, "horizon": 5_000_000},
    "cuda": {"games": 1 << 17, "steps": 32, "minibatch": 1 << 16, "hidden": (512, 512), "rate": 7e-4},
}
"""By device."""


def find_preset(game: str, device: str, **changes: Any) -> TrainingSettings:
    """Return the settings for a device, some of them changed."""
    return TrainingSettings(game, **PRESETS[device] | changes)


# Metrics


class TrainingMetrics(NamedTuple):
    """What a run has reported so far, in the order of time."""

    reports: list[dict[str, Any]]
    evaluations: list[dict[str, Any]]


def read_metrics(path: Path) -> TrainingMetrics:
    """Read the metrics of a run."""
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} has no metrics of a training run: {error}") from None
    judged = [{"decisions": line["decisions"], **line["evaluation"]} for line in lines if "evaluation" in line]
    return TrainingMetrics([line for line in lines if "evaluation" not in line], judged)
