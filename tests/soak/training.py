"""Training with PyTorch, which the suite does not need: a small run learns, and a stopped run resumes bit for bit."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import numpy as np

from wildtable.lab.training.checkpoint import read_checkpoint
from wildtable.lab.training.settings import find_preset

if TYPE_CHECKING:
    from wildtable.lab.training.run import Run

ROOT = Path(__file__).parents[2]
GAME = "wild-cards"
FAIR = 1 / 3
SMALL: dict[str, Any] = {"games": 32, "steps": 8, "minibatch": 64, "hidden": (16, 16), "pool_every": 2}


def training(arguments: argparse.Namespace) -> None:
    """Compare games on the simulated device with the CPU's, resume a run, and train for some minutes."""
    if find_spec("torch") is None:
        sys.exit("needs PyTorch: pip install 'wildtable[train]'")
    simulate()
    with TemporaryDirectory(prefix="wildtable-soak-") as folder:
        is_same = resume(Path(folder))
        print("a stopped run goes on", "bit for bit" if is_same else "DIFFERENTLY", flush=True)
        before, after = learn(Path(folder), arguments.minutes)
    print(f"against two random players wins {before:.3f} before, {after:.3f} after {arguments.minutes} minutes")
    is_sound = is_same and before < after and after > FAIR
    print("sound" if is_sound else "NOT SOUND")
    sys.exit(not is_sound)


def simulate() -> None:
    """Run the CUDA kernels on Numba's simulator."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.twin.simulated_training", "40", "wild-cards", "wild-realms-alliance"]
    subprocess.run(command, check=True, cwd=ROOT, env=environment)


def make_run(folder: Path, name: str, **changes: Any) -> Run:
    from wildtable.lab.training.learner import Learner
    from wildtable.lab.training.run import Run

    return Run(Learner(find_preset(GAME, "cpu", **changes)), folder, name)


def resume(folder: Path) -> bool:
    """Return whether a run in two parts ends as one in a single part does: imitation, pool, games and all."""
    from wildtable.lab.training.run import Run

    changes = SMALL | {"imitation": 3 * SMALL["games"] * SMALL["steps"]}
    whole = make_run(folder, "whole", **changes)
    whole.train(0, updates=8)
    whole.save()
    piece = make_run(folder, "piece", **changes)
    piece.train(0, updates=5)
    piece.save()
    rest = Run.resume(folder / "piece.checkpoint.npz", folder, "rest", "cpu")
    rest.train(0, updates=3)
    rest.save()
    one, other = (read_checkpoint(folder / f"{name}.checkpoint.npz")[1] for name in ("whole", "rest"))
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def learn(folder: Path, minutes: float) -> tuple[float, float]:
    """Return the win rate against random players before and after training."""
    run = make_run(folder, "learn")
    before = run.judge(run.learner.net({}), "chance", 300).wins
    run.train(60 * minutes, on_report=lambda found: print(dict(found), flush=True))
    return before, run.judge(run.learner.net({}), "chance", 300).wins
