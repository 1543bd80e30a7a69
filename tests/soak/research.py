"""Third-party programs on our games, unchanged: MaskablePPO learns to beat random players, ISMCTS searches."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from bench.peers import set_up

ROOT = Path(__file__).parents[2]
FAIR = 1 / 3


def research(arguments: argparse.Namespace) -> None:
    """Train MaskablePPO of stable-baselines3-contrib in a virtual environment of its own, and let OpenSpiel's ISMCTS
    play."""
    learned = run(set_up("ppo"), "maskable_ppo.py", "--minutes", str(arguments.minutes))
    searched = run(sys.executable, "ismcts.py", "--games", str(arguments.games))
    print("sound" if min(learned, searched) > FAIR else "NOT SOUND")
    sys.exit(min(learned, searched) <= FAIR)


def run(python: Path | str, example: str, *options: str) -> float:
    """Run an example, show its output, and return the last win rate it prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [python, ROOT / "examples" / example, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    found = re.search(r"wins ([\d.]+)", lines[-1] if lines else "")
    if process.returncode or found is None:
        sys.exit(f"{example} ended with status {process.returncode}")
    return float(found[1])
