"""Wording: what the English texts of a game say, with what is filled in shown in braces."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, SelectExpression, StringLiteral, TextElement, VariableReference

from wildtable.engine.game import AnyGame


def of_game(game: AnyGame, beginning: str) -> dict[str, str]:
    """The messages of a game whose names begin so, by the rest of their names, in the order of the file."""
    return _beginning(game.folder, beginning)


def of_all(beginning: str) -> dict[str, str]:
    """Those that all games share."""
    return _beginning(files("wildtable.engine"), beginning)


def _beginning(folder: Any, beginning: str) -> dict[str, str]:
    found = _read(folder).items()
    return {name.removeprefix(beginning): text for name, text in found if name.startswith(beginning)}


@cache
def _read(folder: Any) -> dict[str, str]:
    text = folder.joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message) and entry.value]
    return {entry.id.name: _spell(entry.value).strip() for entry in entries}


def _spell(part: Any) -> str:
    """A pattern as people read it; of several variants the usual one."""
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
