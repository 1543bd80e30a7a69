"""Settings to begin with: on a CPU to try things out, on a GPU for nets that are shipped."""

from __future__ import annotations

from typing import Any

from wildtable.lab.training.settings import TrainingSettings

PRESETS: dict[str, dict[str, Any]] = {
    "cpu": {"games": 256, "steps": 32, "minibatch": 2048, "hidden": (128, 128), "rate": 2e-3, "horizon": 5_000_000},
    "cuda": {"games": 1 << 17, "steps": 32, "minibatch": 1 << 16, "hidden": (512, 512), "rate": 7e-4},
}
"""By device."""


def find_preset(game: str, device: str, **changes: Any) -> TrainingSettings:
    """Return the settings for a device, some of them changed."""
    return TrainingSettings(game, **PRESETS[device] | changes)
