"""Compiling the twins of all games before they are needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from wildtable.engine.twin.backends import has_numba, is_compiled
from wildtable.engine.twin.backends.cache import cache_folder
from wildtable.games import game_types, twin, twinned

_WARM: set[tuple[Path, str]] = set()
"""The games found to be compiled, by cache folder: looking takes longer than a small search."""


def is_warm(name: str) -> bool:
    """Can a game's compiled twin be loaded at once? Otherwise `wildtable.twin` compiles it first, which takes seconds."""
    key = (cache_folder(), name)
    if key not in _WARM and is_compiled(game_types()[name].twin_rules()):
        _WARM.add(key)
    return key in _WARM


def warm_in_background() -> subprocess.Popen[bytes] | None:
    """Compile all twins in another process, unless that is done or Numba is not installed."""
    if not has_numba() or all(map(is_warm, twinned())):
        return None
    return subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.DEVNULL)


def main() -> None:
    """Compile all twins that are not compiled yet, at low priority. If several processes do so, they share the work."""
    if sys.platform != "win32":
        os.nice(10)
    for name in twinned():
        if not is_warm(name):
            twin(name)


if __name__ == "__main__":
    main()
