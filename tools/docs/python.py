"""Generate docs/python.md from the code: the public classes and functions, their methods and documentation."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import wildtable
from tools.docs.markdown import GENERATED, code, codes, document, prose, table
from tools.docs.playthroughs import all_games
from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Vocabulary
from wildtable.engine.options import setup_words
from wildtable.engine.result import Result, Score
from wildtable.engine.zones import Zone
from wildtable.lab import matches

HEAD = """
What bots and notebooks use, written from the code. The names of `wildtable` itself are [stable](stability.md); the others
change with a note in the changelog. [Writing a bot](bots.md) and [Research](research.md) show how they work together.
"""
EXAMPLE = """
```python
import wildtable

game = wildtable.load("wild-cards")
state = game.new(seats=3, seed=7)
view = state.view(0)
print(repr(view))                                      # prints <View wild-cards, seat 0 of 3: PlaceBids, 1 of 7 moves>
print(view.names(view.hand)[:3])                       # prints ['forest-3', 'savannah-1', 'savannah-2']
print("bid forest-3" in view.choice, view.choice.owed) # prints True (1, 1)
state.play(0, "bid forest-3")                          # or by number: state.play(0, 2)
print(repr(state))                          # prints <State wild-cards, 3 seats: PlaceBids, waiting for seats 1, 2>
```

`print(view)` shows the table as the terminal does; in a notebook a view or a state is drawn as a picture.
"""
SECTIONS: dict[str, tuple[Any, ...]] = {
    "Games": (wildtable.load, wildtable.games, wildtable.twin, wildtable.Game, Vocabulary),
    "States and views": (wildtable.State, wildtable.View, wildtable.Choice, wildtable.Move, wildtable.Refusal, Seen, Zone),
    "Results and records": (Result, Score, wildtable.Record, wildtable.Position),
    "Bots": (wildtable.Bot, bots.make, bots.names, bots.answer),
    "Matches": (
        matches.Match,
        matches.play,
        matches.Report,
        matches.MatchStanding,
        matches.finish,
        matches.play_game,
        matches.Played,
    ),
    "Errors": (
        wildtable.WildtableError,
        wildtable.OptionError,
        wildtable.DeckError,
        wildtable.RecordError,
        wildtable.PositionError,
        wildtable.HiddenError,
        wildtable.InvariantError,
    ),
}
FOR_GAMES = {
    "add_moves", "admit", "avatars", "blank", "boxes", "check", "companions", "counted", "empty", "favourite", "guide",
    "hints", "layout", "load", "longest", "opening", "starts", "seat_hints", "audience", "boxed", "reveals",
    "parse_pile", "score", "spell_pile", "steps", "twin_rules", "write", "ask", "emit", "move", "move_bottom", "order",
    "run", "shuffle", "add", "add_word", "refuse", "about", "miss", "verbs", "after", "answer", "in_order", "offers",
    "opened", "only", "now_legal", "effective_games",
}  # fmt: skip
"""Names that games use and bot authors do not need."""
VIEWS = """
What the view of each game adds. Cards are numbers here: `view.names(cards)` names them, `game.catalogue.card(name)` gives
the number of a name.
"""
SETUP = """
`game.setup` lays out a position in the middle of a game, in the game's own words, and deals the rest; `seats`, `seed`,
`piles` and the options of the game are the same as for `new`.
"""


def page() -> str:
    return document(
        "# Python",
        prose(HEAD),
        GENERATED,
        EXAMPLE,
        *(
            part
            for title, some in SECTIONS.items()
            for part in (f"## {title}", *(text for one in some for text in _entry(one)))
        ),
        "## Views of the games",
        prose(VIEWS),
        *(part for game in all_games() for part in _view(game)),
        "## Positions for tests",
        prose(SETUP),
        table(
            ("game", "words of `setup`"), [(code(game.name), codes(setup_words(type(game).setup))) for game in all_games()]
        ),
    )


def _entry(one: Any) -> list[str]:
    name = f"{_module(one)}.{one.__name__}"
    if not inspect.isclass(one):
        return [f"### {name}", code(f"{one.__name__}{_signature(one)}"), prose(inspect.getdoc(one) or "")]
    about = prose(inspect.getdoc(one) or "")
    return [f"### {name}", about, table(("name", "meaning"), rows) if (rows := list(_members(one))) else ""]


def _module(one: Any) -> str:
    return "wildtable" if one.__name__ in wildtable.__all__ else one.__module__.removesuffix(".bot")


def _members(kind: type, below: type = object) -> Iterator[tuple[str, str]]:
    """Yield the public attributes, properties and methods with their documentation, in source order."""
    docs = _attribute_docs(kind)
    for name, value in {**dict.fromkeys(docs), **vars(kind)}.items():
        if name.startswith("_") or name in FOR_GAMES or hasattr(below, name):
            continue
        function = value.fget if isinstance(value, property) else value.func if isinstance(value, lazy_property) else value
        if isinstance(function, classmethod | staticmethod):
            function = function.__func__
        if inspect.isfunction(function) and function.__doc__:
            is_method = function is value or isinstance(value, classmethod | staticmethod)
            yield code(f"{name}{_signature(function) if is_method else ''}"), _line(function.__doc__)
        elif name in docs:
            yield code(name), _line(docs[name])


def _line(text: str) -> str:
    return " ".join(dedent(text).split("\n\n")[0].split())


def _signature(function: Any) -> str:
    """Return the parameters as called: without self, and without module names."""
    signature = inspect.signature(function)
    parameters = [one for name, one in signature.parameters.items() if name not in ("self", "cls")]
    shown = str(signature.replace(parameters=parameters))
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", shown)


def _attribute_docs(kind: type) -> dict[str, str]:
    """Return the docstrings below attributes in a class body."""
    (body,) = [node for node in ast.parse(dedent(inspect.getsource(kind))).body if isinstance(node, ast.ClassDef)]
    found: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            found[field.target.id] = str(after.value.value)
    return found


def _view(game: AnyGame) -> list[str]:
    kind = type(game).view_class
    below = wildtable.View
    rows = []
    for name, value in vars(kind).items():
        function = value.fget if isinstance(value, property) else value.func if isinstance(value, lazy_property) else value
        if not name.startswith("_") and inspect.isfunction(function) and not hasattr(below, name):
            called = _signature(function) if function is value else f": {inspect.signature(function).return_annotation}"
            assert function.__doc__, f"{kind.__name__}.{name} has no docstring"
            rows.append((code(f"{name}{called}"), _line(function.__doc__)))
    return [f"### {game.title} in Python", table(("name", "meaning"), rows)]
