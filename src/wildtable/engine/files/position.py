"""Position: a state as a JSON file, checked on loading."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError, PositionError
from wildtable.engine.files.parsing import has_type, read_text
from wildtable.engine.knowledge.history import HistoryRoot
from wildtable.engine.knowledge.memory import Lot, Memory
from wildtable.engine.refusals import Refusal, quote_value
from wildtable.engine.shuffling import parse_seed, spell_seed
from wildtable.engine.zones import Zone

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State

FORMAT = 1
MAX_COUNT = 2**63 - 1
"""The greatest number of shuffles or disclosures that a position may have."""
TYPES: dict[str, tuple[Any, str]] = {
    "seats": (int, "an integer"),
    "options": (dict[str, Any], "a value for each option"),
    "seed": (str, "a text"),
    "shuffles": (int, "an integer"),
    "disclosed": (int, "an integer"),
    "stacks": (dict[str, list[list[str]]], "a list of shuffles for each pile, each a list of cards"),
    "facts": (dict[str, Any], "a value for each fact"),
    "zones": (dict[str, list[str]], "a list of cards for each zone"),
    "agenda": (list[Any], "a list of steps"),
    "sealed": (dict[str, list[str]], "a list of moves for each seat"),
    "memory": (dict[str, list[tuple[list[str], dict[str, int]]]], "for each viewer a list of pairs: cards, sizes of places"),
}
"""The type of each entry, and its name in errors."""


class Position(dict[str, Any]):
    """A state as plain data, which a JSON file holds; `game.from_position` checks it and gives the state back."""

    def __str__(self) -> str:
        return json.dumps(self, ensure_ascii=False, indent=1) + "\n"

    def write(self, path: Path | str) -> None:
        Path(path).write_text(str(self), encoding="utf-8")

    @classmethod
    def read(cls, path: Path | str) -> Position:
        """Read a position from a JSON file."""
        text = read_text(path, PositionError)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PositionError(f"{path}: must be a JSON file: {error}") from None
        if not isinstance(data, dict):
            raise PositionError(f"{path}: must be a JSON object, not {type(data).__name__}")
        return cls(data)


def dump_position(state: State) -> Position:
    """Return all of a state as plain data."""
    game, names = state.game, state.game.catalogue
    return Position(
        {
            "wildtable": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "deck": game.deck_text,
            "seats": state.seats,
            "options": dict(state.options),
            "seed": spell_seed(state.seed),
            "shuffles": state.shuffles,
            "disclosed": state.disclosed,
            "stacks": {name: [game.spell_pile(name, pile) for pile in piles] for name, piles in state.stacks.items()},
            "facts": {name: _plain(getattr(state, name)) for name in state.fact_names},
            "zones": {zone.name: names.spell(state[zone]) for zone in game.layout.zones if state[zone]},
            "agenda": [game.steps.dump(step) for step in state.agenda],
            "sealed": {str(seat): [move.notation for move in moves] for seat, moves in sorted(state.sealed.items())},
            "memory": {
                "all" if viewer is None else str(viewer): [
                    [names.spell(lot.cards), {place.name: count for place, count in lot.slots}]
                    for lot in state.history.memory(viewer).lots
                ]
                for viewer in (None, *state.people)
            },
        }
    )


def load_position(game: AnyGame, position: Mapping[str, Any]) -> Any:
    """Return the state that a position describes; raise a PositionError for anything that is no position of this game."""
    try:
        return _load(game, position)
    except (PositionError, OptionError, InvariantError, Refusal) as error:
        raise PositionError(f"position: {error}") from None
    except KeyError as error:
        raise PositionError(f"position: {error} is missing, or not known here") from None
    except (ArithmeticError, AssertionError, AttributeError, IndexError, TypeError, ValueError) as error:
        raise PositionError(f"position: the parts contradict each other ({type(error).__name__}: {error})") from None


def _load(game: AnyGame, position: Mapping[str, Any]) -> State:
    if not isinstance(position, Mapping):
        raise PositionError(f"must be a mapping, as `state.position()` returns it, not {quote_value(position)}")
    try:
        data = Position(json.loads(json.dumps(dict(position))))
    except (TypeError, ValueError, RecursionError) as error:
        raise PositionError(f"must be what JSON can hold: {error}") from None
    _check_head(game, data)
    _check_types(data)
    state: State = game.blank(data["seats"], data["options"], parse_seed(data["seed"]))
    state.shuffles = data["shuffles"]
    state.disclosed = data["disclosed"]
    state.stacks = {name: tuple(game.parse_pile(name, pile) for pile in piles) for name, piles in data["stacks"].items()}
    for name in state.fact_names:
        value = data["facts"][name]
        setattr(state, name, tuple(value) if isinstance(value, list) else value)
    _lay_out(state, data["zones"])
    state.history = HistoryRoot()
    for viewer in (None, *state.people):
        state.history.memories[viewer] = _memory(state, viewer, data["memory"]["all" if viewer is None else str(viewer)])
    _ask(state, data["agenda"], data["sealed"])
    state.origin = data
    return state


def _check_head(game: AnyGame, data: Mapping[str, Any]) -> None:
    if data["wildtable"] != FORMAT:
        raise PositionError(f"format {data['wildtable']} is not {FORMAT}")
    if (data["game"], data["rules"]) != (game.name, game.rules_version):
        raise PositionError(f"is of {data['game']}, rules {data['rules']}, not of {game.name}, rules {game.rules_version}")
    if data["deck"] != game.deck_text:
        raise PositionError("is of another deck; load the game with that deck first")


def _check_types(data: Mapping[str, Any]) -> None:
    for key, (kind, name) in TYPES.items():
        if not has_type(data[key], kind):
            raise PositionError(f"{key}: must be {name}, not {quote_value(data[key])}")
    for key in ("shuffles", "disclosed"):
        if not 0 <= data[key] <= MAX_COUNT:
            raise PositionError(f"{key}: must be from 0 to {MAX_COUNT}, not {quote_value(data[key])}")


def _lay_out(state: State, zones: Mapping[str, list[str]]) -> None:
    """Put every card where the position says, and check that each is there once."""
    game = state.game
    state.zones = [()] * len(game.layout.zones)
    for name, cards in zones.items():
        zone = game.layout.named[name]
        state.zones[zone] = game.catalogue.cards(cards)
        if zone.sorts and list(state[zone]) != sorted(state[zone]):
            raise PositionError(f"{name} is not in order")
    game.check(state)


def _ask(state: State, agenda: list[object], sealed: Mapping[str, list[str]]) -> None:
    """Ask the first question of the agenda and replay the sealed answers."""
    limits = {"seat": state.seats, "card": len(state.game.catalogue)}
    state.agenda = tuple(state.game.steps.load(step, limits) for step in agenda)
    if state.agenda and not state.ask(state.agenda[0]):
        raise PositionError("the first step of the agenda asks nobody")
    for seat, moves in sealed.items():
        if seat not in map(str, state.people):
            raise PositionError(f"sealed: must have seats from 0 to {state.people[-1]}, not {quote_value(seat)}")
        for move in moves:
            state.play(int(seat), move)
    if state.history.lines():
        raise PositionError("all answers are sealed, but the question is still open")


def _memory(state: State, viewer: Seat | None, lots: list[tuple[list[str], dict[str, int]]]) -> Memory:
    """Return a memory, if it admits the contents of the hidden places."""
    game = state.game
    memory = Memory(
        viewer,
        tuple(
            Lot(game.catalogue.cards(cards), tuple((game.layout.named[name], count) for name, count in slots.items()))
            for cards, slots in lots
        ),
    )
    if not memory.admits(_hidden_cards(state, viewer)):
        raise PositionError(f"what {'the spectators' if viewer is None else f'seat {viewer}'} remember cannot be true")
    return memory


def _plain(fact: int | tuple[int, ...]) -> int | list[int]:
    return list(fact) if isinstance(fact, tuple) else fact


def _hidden_cards(state: State, viewer: Seat | None) -> dict[Zone, Cards]:
    """Return the cards of each place that a viewer may not see."""
    hidden: dict[Zone, Cards] = {}
    for zone in state.game.layout.zones:
        if not zone.visible(viewer):
            hidden[zone.place] = hidden.get(zone.place, ()) + state[zone]
    return hidden
