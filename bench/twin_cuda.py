"""What the twins do in a second on a CUDA device: python -m bench.twin_cuda [GAME ...]

Plays whole games by chance, dealing included, one thread for each game, and compares some of them with the same games on the
CPU, word by word. Prints one JSON document.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

import wildtable
from wildtable.engine.twin.cuda import CudaBackend, cuda
from wildtable.engine.twin.frames import SEED
from wildtable.engine.twin.loops import CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

GAMES = 1 << 20
COMPARED = 2000
ROUNDS = 3


def arrays(twin: Twin, games: int, first: int) -> tuple[Any, Any]:
    """Return the words and numbers of so many games that have not begun."""
    words = twin.backend.zeros(games, twin.rules.size)
    numbers = twin.backend.zeros(games, 4)
    words[:, SEED] = range(first, first + games)
    numbers[:, 0], numbers[:, 1] = CHANCE, words[:, SEED]
    return words, numbers


def measure(name: str) -> dict[str, Any]:
    """Measure one game: the best of some runs, copies to and from the device left out."""
    twin = wildtable.twin(name, compiled=True)
    backend = CudaBackend(twin.rules)
    tables = backend.to_device(twin.tables)
    words, numbers = arrays(twin, COMPARED, 0)
    expected, counts = words.copy(), numbers.copy()
    twin.backend.run(PLAY_GAME, expected, twin.tables, counts)
    began = perf_counter()
    backend.run(PLAY_GAME, words, twin.tables, numbers)
    compiled = perf_counter() - began
    equal = bool((words == expected).all() and (numbers[:, 0] == counts[:, 0]).all())
    best = 0.0
    for number in range(ROUNDS):
        words, numbers = arrays(twin, GAMES, GAMES * number)
        on_device, found = backend.to_device(words), backend.to_device(numbers)
        cuda.synchronize()
        began = perf_counter()
        backend.run(PLAY_GAME, on_device, tables, found)
        cuda.synchronize()
        spent = perf_counter() - began
        best = max(best, int(found.copy_to_host()[:, 0].sum()) / spent)
    return {
        "game": name,
        "device": str(cuda.get_current_device().name),
        "decisions_per_second": round(best),
        "games_at_once": GAMES,
        "equal_to_cpu": equal,
        "compile_seconds": round(compiled, 1),
    }


def main() -> None:
    print(json.dumps([measure(name) for name in sys.argv[1:] or twinned()], indent=2))


if __name__ == "__main__":
    main()
