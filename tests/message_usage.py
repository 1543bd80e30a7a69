"""The messages that code and templates use, as far as their names are literals."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment, nodes

from wildtable.engine.game import AnyGame

ROOT = Path(__file__).parent.parent / "src" / "wildtable"
GAMES = ROOT / "games"
SERVER = ROOT / "server"
GAME_FOLDERS = tuple(folder.name for folder in sorted(GAMES.iterdir()) if (folder / "game.py").is_file())
LANGUAGES = ("en", "de", "nl")
TABLE_TEMPLATES = {SERVER / "templates" / name for name in ("regions", "replay", "default")}
"""The server's templates that draw tables. Like those of games they say what the game or the server has a text for."""
MESSAGE_FUNCTIONS = {".py": {"say"}, ".html": {"say", "tell"}}
OPTIONAL = {"instead-about", "instead-empty", "instead-ready", "virtual-player", "game-minutes"}
"""Messages that generic code uses only for games that need them."""


class GameMessages(NamedTuple):
    """A game, and the names of its parts that have messages."""

    game: AnyGame
    questions: list[str]
    events: set[str]
    facts: tuple[str, ...]
    score: list[str]
    lessons: set[str]


def expand(pattern: str, *parts: Iterable[str]) -> set[str]:
    """Return the names that a pattern covers."""
    return {pattern.replace("*", "{}").format(*chosen) for chosen in product(*parts)}


@cache
def _texts_of(folder: str) -> set[str]:
    """Return the names of the English messages of a game or of the server; none for other owners."""
    file = (SERVER if folder == "server" else GAMES / folder) / "texts" / "en.ftl"
    return {*re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)} if file.is_file() else set()


class MessageUsage(NamedTuple):
    """Message names, patterns of names (`card-*`) and all strings in the sources, by owner."""

    names: dict[str, set[str]]
    patterns: dict[str, set[str]]
    strings: dict[str, set[str]]


def spelled(expression: ast.AST) -> Iterator[str]:
    """Yield the strings that an expression can be: a literal, both branches of a condition, or a pattern."""
    match expression:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from (*spelled(body), *spelled(other))
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)


def spelled_in_page(expression: nodes.Node) -> Iterator[str]:
    match expression:
        case nodes.Const(value=str(text)):
            yield text
        case nodes.CondExpr(expr1=body, expr2=nodes.Expr() as other):
            yield from (*spelled_in_page(body), *spelled_in_page(other))
        case nodes.Concat(nodes=parts):
            yield "".join(str(part.value) if isinstance(part, nodes.Const) else "*" for part in parts)


def calls(path: Path) -> Iterator[tuple[str, bool, list[str]]]:
    """Yield the calls of a file: the name, whether it is a method, and the strings passed."""
    if path.suffix == ".html":
        for called in Environment().parse(path.read_text(encoding="utf-8")).find_all(nodes.Call):
            if isinstance(called.node, nodes.Name):
                yield called.node.name, False, [text for one in called.args[:1] for text in spelled_in_page(one)]
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            own = isinstance(node.func, ast.Attribute)
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, own, [text for one in node.args for text in spelled(one)]


@cache
def strings(path: Path) -> set[str]:
    """Return every string in a file, patterns included."""
    if path.suffix == ".py":
        return {text for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for text in spelled(node)}
    return set(re.findall(r"[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8")))


def find_owners(path: Path, speaker: str, own: bool, message: str) -> tuple[str, ...]:
    """Return the owners of a message used here: a game for its own code and templates, all games for generic code that calls
    a method of a game, else the server or the command line."""
    played = tuple(game for game in GAME_FOLDERS if path.is_relative_to(GAMES / game)) or GAME_FOLDERS
    if path.suffix == ".html":
        is_table = path.name != "rules.html" and (path.is_relative_to(GAMES) or path.parent in TABLE_TEMPLATES)
        pattern = message.replace("*", ".*")
        in_games, in_server = (
            any(re.fullmatch(pattern, name) for owner in owners for name in _texts_of(owner))
            for owners in (played, ["server"])
        )
        is_own = in_games or not in_server
        return played if speaker == "tell" or (is_table and is_own) else ("server",)
    if own:
        return played
    return ("server",) if path.is_relative_to(SERVER) else ("commands",)


@cache
def find_usage() -> MessageUsage:
    found = MessageUsage(defaultdict(set), defaultdict(set), defaultdict(set))
    for path in (path for kind in ("py", "html", "js") for path in sorted(ROOT.rglob(f"*.{kind}"))):
        for game in GAME_FOLDERS:
            if not path.is_relative_to(GAMES) or path.parent == GAMES or path.is_relative_to(GAMES / game):
                found.strings[game] |= strings(path)
        is_server = path.is_relative_to(SERVER) or path.suffix != ".py"
        found.strings["server" if is_server else "commands"] |= strings(path)
        for name, own, texts in calls(path) if path.suffix != ".js" else ():
            if name in MESSAGE_FUNCTIONS[path.suffix]:
                for text in set(texts) - set(LANGUAGES):
                    kind = found.patterns if "*" in text else found.names
                    for owner in find_owners(path, name, own, text):
                        if text not in OPTIONAL or text in _texts_of(owner):
                            kind[owner].add(text)
    return found


def find_error_codes(*names: str) -> set[str]:
    """Return the error codes that the server passes to these functions."""
    return {
        text
        for path in SERVER.rglob("*.py")
        for name, _, texts in calls(path)
        for text in texts
        if name in names and re.fullmatch("[a-z-]+", text)
    }


def find_statuses() -> set[str]:
    """Return the error statuses in the sources of the server."""
    named = {
        str(node.value)
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and type(node.value) is int and 400 <= node.value < 600
    }
    return {*named, "405"}
