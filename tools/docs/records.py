"""Generate docs/records.md: the file formats of games and positions."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping

from tools.docs.markdown import GENERATED, block, code, describe_shape, document, field_docs, format_json, prose, table
from tools.docs.playthroughs import all_games, play_games
from wildtable.engine import fairness, shuffling
from wildtable.engine.fairness import Fairness, Notes
from wildtable.engine.files.record import FORMAT, Record

HEAD = f"""
A record is a game as a TOML file of a few kilobytes, with one question per line. People can read it, `wildtable replay`
replays it, and the page of a finished game offers it for download. It starts with `wildtable = {FORMAT}`, the version of
the format. Errors name the place and the reason; keys that are not listed here are ignored.
"""
MOVES = """
`moves` has a line for each question, in order. A line lists the seats that were asked with their answers in the notation of
[Moves](moves.md), separated by semicolons; several cards of one answer are separated by commas. `0 bid forest-3; 1 bid
wild-1` are two sealed answers to one question. Questions with only one answer, by public information, are skipped and
have no line.
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
A position is a complete state as JSON, hidden cards included. `state.position()` returns it; `game.from_position(position)`
loads it and checks, for example, that no card is missing and that no memory contradicts the cards. Positions and records
of running games never leave the server.
"""
KEYS = {
    "wildtable": "The version of the format.",
    "game": "The name of the game.",
    "rules": "The version of its rules.",
    "deck": "The text of a custom deck; empty for the game's own.",
    "seats": "The number of seats, including a virtual player's.",
    "options": "All options of the game.",
    "seed": "The seed, as in a record.",
    "shuffles": "The number of shuffles so far, which is the index of the next one.",
    "disclosed": "Counts cards shown to a new viewer, and shuffles. An answer can be undone until it rises.",
    "stacks": "Shuffles still to come whose order is fixed, by a test or a prepared deal.",
    "facts": "Public values that are not cards, as in a view.",
    "zones": "The cards of every zone that is not empty.",
    "agenda": "The steps still to do. The first is the current question.",
    "sealed": "The answers given so far to that question, by seat.",
    "memory": "What each seat, and a spectator (`all`), knows about hidden cards.",
}

VERDICTS = """
`wildtable verify` and the page of a record give the same verdict. `proven`: the record agrees with itself and with
the notes, and its deal has the bytes of the notes at their seat. `consistent`: it agrees with itself; without notes
nobody can know more, and records without commitments of the seats are consistent at most. `broken`: it contradicts
itself or the notes. [Fair shuffles](players.md#what-is-proven-and-for-whom) says what that proves and what it does not.

A verdict has a `code`. Of the record alone: `replay` (moves or shuffles are others), `secret`, `seats` (a seat's bytes),
`terms` and `seed`. Against the notes: `game`, `rules`, `people` (the number of seats), `options`, `deck`, `bots` and
`players` name what was another before the deal; `server` and `list` are commitments that were others; `own` notes of
another seat; `played` another seat than the noted one; `bytes` bytes that were left out though the server had confirmed
them; `missing` a record without commitments. Not broken are `late` (the bytes did not arrive, as the record says, and the
server never confirmed them), `prepared`, and `unbound`: proven, but by notes of the older form, which do not bind seats,
options and deck.
"""


def page() -> str:
    return document(
        "# Records and positions",
        prose(HEAD),
        GENERATED,
        EXAMPLE,
        "## Contents of a record",
        table(("key", "", "contents"), _fields(Record)),
        "### Moves, line by line",
        prose(MOVES),
        "### Games and their options",
        "An option that is missing from `options` has its default, which is listed first.",
        table(("game", "rules", "seats", "options"), _games()),
        "### A complete record",
        block(_record(), "toml"),
        "## Fairness",
        prose(str(fairness.__doc__)),
        table(("key of fairness", "", "contents"), _fields(Fairness)),
        "### Notes of a player",
        prose(str(Notes.__doc__)),
        table(("key of notes", "", "contents"), _fields(Notes)),
        "### Verdicts",
        prose(VERDICTS),
        "## Shuffles",
        prose(str(shuffling.__doc__)),
        "A seed is written as text if that can be printed and does not begin with `hex:`, otherwise as `hex:` followed by "
        "its bytes in hexadecimal.",
        "## Contents of a position",
        prose(POSITION),
        table(("key", "type", "contents"), _positions()),
        "### A complete position",
        block(_position(), "json"),
    )


def _fields(kind: type) -> list[tuple[str, str, str]]:
    docs = field_docs(kind)
    required = {field.name for field in dataclasses.fields(kind) if _is_required(field)}
    return [
        (code(field.name), "required" if field.name in required else "optional", docs[field.name])
        for field in dataclasses.fields(kind)
    ]


def _is_required(field: dataclasses.Field[object]) -> bool:
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
    """Return the record of a short game."""
    return str(play_games("wild-realms-alliance").states[-1].record(["Ada", "Bruno", "Cleo"]))


def _positions() -> list[tuple[str, str, str]]:
    positions: list[Mapping[str, object]] = [
        state.position() for game in all_games() for state in play_games(game.name).states
    ]
    assert list(positions[0]) == list(KEYS), "the page must explain all keys of a position"
    return [(code(key), describe_shape([position[key] for position in positions]), text) for key, text in KEYS.items()]


def _position() -> str:
    states = play_games("wild-realms-alliance").states
    return format_json(states[len(states) // 2].position(), "facts", "zones", "memory")
