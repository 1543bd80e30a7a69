"""The page of records: games and positions as files."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping

from tools.docs.markdown import WRITTEN, block, code, document, documented, laid_out, prose, shape, table
from tools.docs.watching import all_games, watch
from wildtable.engine import fairness, shuffling
from wildtable.engine.fairness import Fairness
from wildtable.engine.record import FORMAT, Record

HEAD = f"""
A record is a game as a file: TOML, one question a line, a few kilobytes. People read it, `wildtable replay` plays it, and
the page of a finished game gives it to you. It begins with `wildtable = {FORMAT}`, the number of this format. Whatever is
no record is refused with the place and the reason; keys that are not listed here are ignored.
"""
MOVES = """
`moves` has a line for each question, in order. A line holds the seats that were asked and their answers, in the notation
of [Moves](moves.md), divided by semicolons; several cards of one answer are divided by commas. `0 bid forest-3; 1 bid
wild-1` are two sealed answers to one question. Questions that only one answer is possible to, by what everybody knows,
are not asked and have no line.
"""
EXAMPLE = """
```python
import random
import wildtable

game = wildtable.load("wild-realms-alliance")
state = game.new(seats=3, seed=7)
rng = random.Random(7)
while not state.over:
    seat, choice = next(iter(state.asking.items()))
    state.play(seat, choice.sample(rng))
record = wildtable.Record.parse(str(state.record(["Ada", "Bruno", "Cleo"])))
print(game.replay(record) == state)                    # prints True
print(record.game, len(record.moves))                  # prints wild-realms-alliance 8
```
"""
POSITION = """
A position is one moment of a game, all of it, hidden cards included, as JSON: `state.position()` gives it,
`game.from_position(position)` takes it back, and refuses one in which a card is missing or somebody remembers what cannot
be true. Positions and records of running games never leave the server.
"""
KEYS = {
    "wildtable": "The number of this format.",
    "game": "The name of the game.",
    "rules": "The number of its rules.",
    "deck": "The text of a deck of one's own; empty where it is the game's.",
    "seats": "How many seats there are, a virtual player's included.",
    "options": "All options of the game.",
    "seed": "The seed, as in a record.",
    "shuffles": "How many shuffles there have been: the number of the next one.",
    "disclosed": "How often a face was shown to somebody new, or a pile shuffled: what undo goes by.",
    "stacks": "Shuffles that are still to come out as a test stacked them.",
    "facts": "The public facts that are no cards, as in a view.",
    "zones": "The cards of every zone that is not empty.",
    "agenda": "The steps still to do. The first is the question that stands.",
    "sealed": "The answers given so far to that question, by seat.",
    "memory": "What each seat, and a spectator (`all`), still knows of cards gone from sight.",
}


def page() -> str:
    return document(
        "# Records and positions",
        prose(HEAD),
        WRITTEN,
        EXAMPLE,
        "## What a record holds",
        table(("key", "is", "holds"), _fields(Record)),
        "### Moves, line by line",
        prose(MOVES),
        "### Games and their options",
        "An option that is left out of `options` has its usual value, which stands first.",
        table(("game", "rules", "seats", "options"), _games()),
        "### A record, whole",
        block(_record(), "toml"),
        "## Fairness",
        prose(str(fairness.__doc__)),
        table(("key of fairness", "is", "holds"), _fields(Fairness)),
        "## Shuffles",
        prose(str(shuffling.__doc__)),
        "A seed is written as the text it is, and otherwise as `hex:` and its bytes in hexadecimal.",
        "## What a position holds",
        prose(POSITION),
        table(("key", "looks like", "holds"), _positions()),
        "### A position, whole",
        block(_position(), "json"),
    )


def _fields(kind: type) -> list[tuple[str, str, str]]:
    told = documented(kind)
    needed = {field.name for field in dataclasses.fields(kind) if _is_needed(field)}
    return [
        (code(field.name), "needed" if field.name in needed else "may be left out", told[field.name])
        for field in dataclasses.fields(kind)
    ]


def _is_needed(field: dataclasses.Field[object]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _games() -> list[tuple[str, str, str, str]]:
    return [
        (
            code(game.name),
            str(game.rules_version),
            f"{game.seat_counts[0]} to {game.seat_counts[-1]}",
            "; ".join(f"`{one.name}`: {', '.join(json.dumps(value) for value in one.values)}" for one in game.settings),
        )
        for game in all_games()
    ]


def _record() -> str:
    """The shortest game there is, to its end."""
    return str(watch("wild-realms-alliance").states[-1].record(["Ada", "Bruno", "Cleo"]))


def _positions() -> list[tuple[str, str, str]]:
    positions: list[Mapping[str, object]] = [state.position() for game in all_games() for state in watch(game.name).states]
    assert list(positions[0]) == list(KEYS), "a position holds other keys than this page explains"
    return [(code(key), shape([position[key] for position in positions]), text) for key, text in KEYS.items()]


def _position() -> str:
    states = watch("wild-realms-alliance").states
    return laid_out(states[len(states) // 2].position(), "facts", "zones", "memory")
