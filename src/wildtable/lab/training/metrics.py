"""Metrics of a training run: lines of JSON, one for each report and one for each evaluation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from wildtable.engine.errors import RecordError


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
