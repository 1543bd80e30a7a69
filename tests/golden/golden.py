"""Golden files: records, counts and encodings of every variant. A change of behaviour without a new `rules` number fails.

`python -m tests.golden.golden` regenerates them after an intended change.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import wildtable
from wildtable import Record
from wildtable.adapters.encoding import Encoding
from wildtable.authoring.golden import digest_positions, label_variant, play_variant
from wildtable.engine.state import State

FOLDER = Path(__file__).parent
Variant = tuple[str, int, dict[str, Any]]


def variants() -> list[Variant]:
    return [(name, seats, options) for name in wildtable.games() for seats, options in wildtable.load(name).variants()]


def label(variant: Variant) -> str:
    name, seats, options = variant
    return label_variant(wildtable.load(name), seats, options)


def record_path(variant: Variant) -> Path:
    return FOLDER / "records" / f"{label(variant)}.toml"


def play(variant: Variant) -> State:
    name, seats, options = variant
    return play_variant(wildtable.load(name), seats, options)


def path_digests(variant: Variant, record: Record) -> str:
    return digest_positions(wildtable.load(variant[0]), record)


def perft(state: State, depth: int) -> int:
    """Count the sequences of the next `depth` moves; the lowest seat that owes an answer moves first."""
    if depth == 0 or state.over:
        return 1
    seat = min(state.asking)
    if depth == 1:
        return len(state.asking[seat])
    count = 0
    for move in state.asking[seat]:
        twin = state.copy()
        twin.play(seat, move)
        count += perft(twin, depth - 1)
    return count


def counts(variant: Variant, most: int = 60_000) -> dict[str, list[int]]:
    """Return perft counts from a fixed deal and from the middle of the golden game, depth by depth, while they are small."""
    name, seats, options = variant
    record = Record.read(record_path(variant))
    game = wildtable.load(name)
    starts = {
        "deal": game.new(seats, seed="perft", **options),
        "middle": game.replay(record, at=len(record.moves) // 2),
    }
    return {start: _deepen(state, most) for start, state in starts.items()}


def _deepen(state: State, most: int) -> list[int]:
    found: list[int] = []
    while not found or found[-1] * 6 < most:
        found.append(perft(state, len(found) + 1))
    return found


def encoded_fields(variant: Variant) -> dict[str, int]:
    """Return the fields of a variant's encoding with their sizes, in order."""
    name, seats, options = variant
    fields = Encoding(wildtable.load(name), seats, options).fields
    return {field: part.stop - part.start for field, part in fields.items()}


def main() -> None:
    (FOLDER / "records").mkdir(exist_ok=True)
    trails: dict[str, str] = {}
    perfts: dict[str, dict[str, list[int]]] = {}
    for variant in variants():
        record = play(variant).record()
        record.write(record_path(variant))
        trails[label(variant)] = path_digests(variant, record)
        perfts[label(variant)] = counts(variant)
    (FOLDER / "trails.json").write_text(json.dumps(trails, indent=1) + "\n")
    (FOLDER / "perft.json").write_text(json.dumps(perfts, indent=1) + "\n")
    encoded = [f"{json.dumps(label(variant))}: {json.dumps(encoded_fields(variant))}" for variant in variants()]
    (FOLDER / "encodings.json").write_text("{\n" + ",\n".join(encoded) + "\n}\n")


if __name__ == "__main__":
    main()
