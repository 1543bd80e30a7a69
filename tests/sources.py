"""What the sources say: the messages that code and pages ask for, as far as they spell them out."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment, nodes

ROOT = Path(__file__).parent.parent / "src" / "wildtable"
GAMES = ROOT / "games"
SERVER = ROOT / "server"
PLAYED = ("wild_cards", "wild_realms_alliance", "wild_space")
LANGUAGES = ("en", "de", "nl")
SPEAKERS = {".py": {"say", "words"}, ".html": {"say", "tell", "words"}}
INSTEAD = {"instead-about", "instead-empty", "instead-ready"}
NOT_SAID = {"wild_cards": INSTEAD, "wild_realms_alliance": {"virtual-player", *INSTEAD}}
"""What is asked for outside of games, but never of these: another use of cards in hand, or a virtual player."""


class Said(NamedTuple):
    """The messages that sources ask for by name, the patterns by which they make names (`card-*`), and all their strings."""

    names: dict[str, set[str]]
    patterns: dict[str, set[str]]
    strings: dict[str, set[str]]


def spelled(expression: ast.AST) -> Iterator[str]:
    """A string, each of two, or a pattern, as far as the source spells it out."""
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
    """Whom a file calls, whether as somebody's own method, and with which strings."""
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
    """Every string in a file, patterns included."""
    if path.suffix == ".py":
        return {text for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for text in spelled(node)}
    return set(re.findall(r"[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8")))


def rooms(path: Path, speaker: str, own: bool) -> tuple[str, ...]:
    """Whose message is asked for: a game says its own through a method, or in its pages, and one that is asked for outside
    of games is every game's; all others say theirs."""
    played = tuple(game for game in PLAYED if path.is_relative_to(GAMES / game)) or PLAYED
    if path.suffix == ".html":
        ours = path.is_relative_to(SERVER) or path.name == "rules.html"
        return ("server",) if speaker == "words" or (speaker == "say" and ours) else played
    if own:
        return ("server",) if speaker == "words" else played
    return ("server",) if path.is_relative_to(SERVER) else ("commands",)


@cache
def said() -> Said:
    found = Said(defaultdict(set), defaultdict(set), defaultdict(set))
    for path in (path for kind in ("py", "html", "js") for path in sorted(ROOT.rglob(f"*.{kind}"))):
        for game in PLAYED:
            if not path.is_relative_to(GAMES) or path.is_relative_to(GAMES / game):
                found.strings[game] |= strings(path)
        is_server = path.is_relative_to(SERVER) or path.suffix != ".py"
        found.strings["server" if is_server else "commands"] |= strings(path)
        for name, own, texts in calls(path) if path.suffix != ".js" else ():
            if name in SPEAKERS[path.suffix]:
                for text in set(texts) - set(LANGUAGES):
                    kind = found.patterns if "*" in text else found.names
                    for room in rooms(path, name, own):
                        if text not in NOT_SAID.get(room, ()):
                            kind[room].add(text)
    return found


def raised(*names: str) -> set[str]:
    """The codes and statuses with which the server says no."""
    return {
        text
        for path in SERVER.rglob("*.py")
        for name, _, texts in calls(path)
        for text in texts
        if name in names and re.fullmatch("[a-z-]+", text)
    }


def statuses() -> set[str]:
    """Those the server's sources name."""
    named = {
        str(node.value)
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and type(node.value) is int and 400 <= node.value < 600
    }
    return {*named, "405"}
