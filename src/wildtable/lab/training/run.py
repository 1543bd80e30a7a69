"""Training runs: from a checkpoint or from nothing, for so long, with metrics, checkpoint and weights as files."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import torch

import wildtable
from wildtable.bots.net import IntegerNet
from wildtable.lab.job import fingerprint
from wildtable.lab.training.checkpoint import read_checkpoint, write_checkpoint
from wildtable.lab.training.environments import Evaluation, evaluate
from wildtable.lab.training.learner import Learner
from wildtable.lab.training.settings import TrainingSettings

REPORT_SECONDS = 5.0
SUMS = ("wins_past", "games_past", "wins_greedy", "games_greedy", "games_ended", "play_seconds", "learn_seconds")
"""What is added up between two reports; of all else the mean is reported."""
OnReport = Callable[[Mapping[str, Any]], None]


class Run:
    """A learner with its files: `NAME.checkpoint.npz`, `NAME.weights.npz` and `NAME.metrics.jsonl` in a folder."""

    def __init__(self, learner: Learner, folder: Path, name: str, seconds: float = 0.0) -> None:
        self.learner = learner
        self.seconds = seconds
        """How long has been trained, in all pieces together."""
        self._folder = folder
        self._name = name
        folder.mkdir(parents=True, exist_ok=True)

    @classmethod
    def resume(
        cls, path: Path, folder: Path, name: str, device: str, *, threads: int = 1, changes: Mapping[str, Any] | None = None
    ) -> Run:
        """Go on with a checkpoint, with some settings changed."""
        about, arrays = read_checkpoint(path)
        learner = Learner(TrainingSettings.load({**about["settings"], **(changes or {})}), device, threads)
        learner.restore(about, arrays)
        return cls(learner, folder, name, about["seconds"])

    def path(self, kind: str) -> Path:
        return self._folder / f"{self._name}.{kind}"

    def train(self, seconds: float, updates: int | None = None, on_report: OnReport = lambda _: None) -> None:
        """Train for some seconds, or for a number of updates, and report now and then."""
        learner, measured, began = self.learner, [], perf_counter()
        last, before = began, self.seconds
        goal = None if updates is None else learner.updates + updates
        while True:
            measured.append(learner.iterate())
            now = perf_counter()
            is_done = now - began >= seconds if goal is None else learner.updates >= goal
            self.seconds = before + now - began
            if is_done or now - last >= REPORT_SECONDS:
                report = self._report(measured, now - last)
                with self.path("metrics.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(report) + "\n")
                on_report(report)
                measured, last = [], now
            if is_done:
                return

    def _report(self, measured: list[dict[str, float]], seconds: float) -> dict[str, Any]:
        count = len(measured)
        sums = {name: sum(metrics[name] for metrics in measured) for name in measured[0]}
        decisions = count * self.learner.settings.games * self.learner.settings.steps
        means = {name: round(value / count, 6) for name, value in sums.items() if name not in SUMS}
        rates = {
            "decisions_per_second": round(decisions / seconds),
            "played_per_second": round(decisions / sums["play_seconds"]),
            "learned_per_second": round(decisions * self.learner.settings.epochs / sums["learn_seconds"]),
        }
        wins = {
            f"wins_{name}": round(sums[f"wins_{name}"] / max(sums[f"games_{name}"], 1), 4) for name in ("past", "greedy")
        }
        count_of = {"seconds": round(self.seconds, 1), "updates": self.learner.updates, "decisions": self.learner.decisions}
        return count_of | rates | wins | {"games_ended": round(sums["games_ended"])} | means

    def save(self, with_games: bool = True) -> None:
        """Write the checkpoint and the weights."""
        about, arrays = self.learner.dump(with_games)
        write_checkpoint(self.path("checkpoint.npz"), {**self.provenance(), **about, "seconds": self.seconds}, arrays)
        self.learner.net(self.provenance()).save(self.path("weights.npz"))

    def provenance(self) -> dict[str, Any]:
        """Return what weights say of where they come from, and of what they are for."""
        learner = self.learner
        device = torch.cuda.get_device_name() if learner.device.type == "cuda" else "cpu"
        return {
            "game": learner.settings.game,
            "rules": learner.twin.game.rules_version,
            "seats": learner.settings.seats,
            "options": dict(learner.twin.options),
            "version": wildtable.__version__,
            "commit": find_commit(),
            "sources": fingerprint({}, learner.twin.game),
            "command": " ".join([Path(sys.argv[0]).name, *sys.argv[1:]]),
            "device": device,
            "seconds": round(self.seconds, 1),
            "decisions": learner.decisions,
            "updates": learner.updates,
            "settings": learner.settings.dump(),
        }

    def judge(self, net: IntegerNet, against: str | IntegerNet, games: int, threads: int = 1) -> Evaluation:
        """Let a net play against a table of others, and note the result."""
        evaluation = evaluate(self.learner.twin, net, against, games, threads=threads)
        with self.path("metrics.jsonl").open("a", encoding="utf-8") as file:
            line = {"seconds": round(self.seconds, 1), "decisions": self.learner.decisions, "evaluation": asdict(evaluation)}
            file.write(json.dumps(line) + "\n")
        return evaluation


def find_commit() -> str:
    """Return the commit of the sources, empty where there is none to be found."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
