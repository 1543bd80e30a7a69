"""Messages: the English texts of a game, with variables in braces."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, SelectExpression, StringLiteral, TextElement, VariableReference

from wildtable.engine.game import AnyGame


def game_messages(game: AnyGame, prefix: str) -> dict[str, str]:
    """Return the messages of a game whose names start with a prefix, by the rest of their names, in file order."""
    return _starting_with(game.folder, prefix)


def shared_messages(prefix: str) -> dict[str, str]:
    """Return the messages that all games share."""
    return _starting_with(files("wildtable.engine"), prefix)


def _starting_with(folder: Any, prefix: str) -> dict[str, str]:
    found = _read(folder).items()
    return {name.removeprefix(prefix): text for name, text in found if name.startswith(prefix)}


@cache
def _read(folder: Any) -> dict[str, str]:
    text = folder.joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message) and entry.value]
    return {entry.id.name: _spell(entry.value).strip() for entry in entries}


def _spell(part: Any) -> str:
    """Return a pattern as text; of several variants the default."""
    match part:
        case TextElement():
            return " ".join(part.value.split("\n"))
        case StringLiteral():
            return str(part.parse()["value"])
        case VariableReference():
            return f"{{{part.id.name}}}"
        case SelectExpression():
            return _spell(next(variant.value for variant in part.variants if variant.default))
        case Placeable():
            return _spell(part.expression)
    return "".join(map(_spell, part.elements))
