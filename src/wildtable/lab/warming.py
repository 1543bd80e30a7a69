"""Compiling the twins of all games before anybody needs them."""

from __future__ import annotations

import os
import subprocess
import sys

from wildtable.engine.twin.backends import has_numba, is_compiled
from wildtable.games import game_types, twin, twinned


def is_warm(name: str) -> bool:
    """Can a game's compiled twin be loaded at once? Otherwise `wildtable.twin` compiles it first, which takes seconds."""
    return is_compiled(game_types()[name].twin_rules())


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
