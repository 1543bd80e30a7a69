"""Games of other projects, each in its own virtual environment in the cache folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from wildtable.engine.twin.backends.cache import cache_folder

HERE = Path(__file__).parent
REQUIREMENTS = {
    "uno": ("rlcard==1.2.0", "numpy==2.4.6"),
    "hearts": ("open_spiel==2.0.2",),
    "ppo": ("torch==2.13.0", "sb3-contrib==2.9.2", "stable-baselines3==2.9.2", "gymnasium==1.4.0", "numpy==2.4.6"),
    "holdem": ("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame==2.6.1", "numpy==2.4.6"),
}
"""Requirements of the programs next to this one, by name; `ppo` is examples/maskable_ppo.py."""


class Peer:
    """Another project's game in its own process, which plays a given number of games at a time."""

    def __init__(self, name: str) -> None:
        self._process = subprocess.Popen(
            [set_up(name), HERE / f"{name}.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def rate(self, seconds: float) -> float:
        """Return decisions per CPU second."""
        games, decisions, spent = 50, 0.0, 0.0
        while spent < seconds:
            assert self._process.stdin
            assert self._process.stdout
            print(games, file=self._process.stdin, flush=True)
            some, took = map(float, self._process.stdout.readline().split())
            decisions, spent = decisions + some, spent + took
        return decisions / spent

    def close(self) -> None:
        self._process.communicate()


def set_up(name: str) -> Path:
    """Return the Python of a peer's environment, creating it if necessary."""
    folder = cache_folder() / "peers" / name
    ready, wanted = folder / "ready", " ".join(REQUIREMENTS[name])
    python = folder / "bin" / "python"
    if not ready.exists() or ready.read_text(encoding="utf-8") != wanted:
        print(f"setting up {folder} ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([python, *install, *REQUIREMENTS[name]], check=True, stdout=sys.stderr)
        ready.write_text(wanted, encoding="utf-8")
    return python
