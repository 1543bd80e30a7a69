"""Golden files: a record of every variant of a game, and a hash of the positions it leads through.

A change of the rules without a new `rules_version` fails against them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from wildtable.authoring.laws import lively
from wildtable.engine.errors import WildtableError
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option
from wildtable.engine.state import State

TRAILS = "trails.json"


def label_variant(game: AnyGame, seats: int, options: Mapping[str, Option]) -> str:
    """Return the name of a variant, as files have it: `goofspiel-2-ties=carry`."""
    return "-".join([game.name, str(seats), *(f"{key}={str(value).lower()}" for key, value in options.items())])


def play_variant(game: AnyGame, seats: int, options: Mapping[str, Option]) -> State:
    """Play a random game, each seat in turn, the same one each time."""
    label = label_variant(game, seats, options)
    chosen: dict[str, Any] = dict(options)
    state: State = game.new(seats, seed=label, **chosen)
    rng = Random(label)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, lively(choice, rng) if game.digresses else choice.sample(rng))
    return state


def digest_positions(game: AnyGame, record: Record) -> str:
    """Return one hash over the positions after every question of a record, memories included."""
    state: State = game.replay(record, at=0)
    trail = [_digest(state)]
    for answers in record.moves:
        for seat, moves in answers.items():
            state.play(seat, *moves)
        trail.append(_digest(state))
    return hashlib.sha256("".join(trail).encode()).hexdigest()[:16]


def _digest(state: State) -> str:
    return hashlib.sha256(json.dumps(state.position(), sort_keys=True).encode()).hexdigest()[:16]


def write_golden(game: AnyGame, folder: Path) -> None:
    """Write the golden files of a game into a folder, and remove those of variants that it no longer has."""
    folder.mkdir(parents=True, exist_ok=True)
    trails = {}
    for seats, options in game.variants():
        record = play_variant(game, seats, options).record()
        record.write(folder / f"{label_variant(game, seats, options)}.toml")
        trails[label_variant(game, seats, options)] = digest_positions(game, record)
    for file in folder.glob("*.toml"):
        if file.stem not in trails:
            file.unlink()
    (folder / TRAILS).write_text(json.dumps(trails, indent=1) + "\n", encoding="utf-8")


def compare_golden(game: AnyGame, folder: Path) -> Iterator[str]:
    """Yield how a game differs from its golden files."""
    trails = json.loads((folder / TRAILS).read_text(encoding="utf-8")) if (folder / TRAILS).is_file() else {}
    labels = [label_variant(game, seats, options) for seats, options in game.variants()]
    for label, (seats, options) in zip(labels, game.variants(), strict=True):
        if label not in trails:
            yield f"{label}: no golden record; write it with --write-golden"
            continue
        record = Record.read(folder / f"{label}.toml")
        try:
            if digest_positions(game, record) != trails[label]:
                yield f"{label}: the record leads through other positions than before"
            elif str(play_variant(game, seats, options).record()) != str(record):
                yield f"{label}: the same chance leads to another record"
        except WildtableError as error:
            yield f"{label}: {error}"
    yield from (f"{label}: there is no such variant" for label in trails if label not in labels)
