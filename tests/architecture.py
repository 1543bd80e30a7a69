"""The imports and the uses of states in a source tree, for the architecture tests."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = "wildtable"
STATE_MODULE = f"{PACKAGE}.engine.state"
STATE_ATTRIBUTES = frozenset({"state", "_state", "states", "_states", "_undo_points", "before"})
"""Attributes of game sessions and replays that are or hold states."""
STATE_MAKERS = frozenset({"new", "setup", "replay", "from_position", "imagine"})
"""Methods of a game that return a state."""


def modules(root: Path, package: str) -> dict[str, ast.Module]:
    """Return every module of a package at any depth, by its dotted name; a package itself ends in `.__init__`."""
    return {
        ".".join([package, *path.relative_to(root).with_suffix("").parts]): tree_of(path.read_text(encoding="utf-8"))
        for path in sorted(root.rglob("*.py"))
    }


@cache
def tree_of(source: str) -> ast.Module:
    """Parse a module once for all tests; none changes it."""
    return ast.parse(source)


def imports(tree: ast.Module, name: str) -> set[str]:
    """Return the project's modules that a module imports, anywhere in its code, with the names taken from each."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*name.split(".")[: -node.level], *filter(None, [node.module])])
            found |= {f"{base}.{alias.name}" for alias in node.names}
    return {one for one in found if one == PACKAGE or one.startswith(f"{PACKAGE}.")}


def part(name: str, parent: str) -> str:
    """Return the part of a package that a dotted name is in: `wildtable.server.net.x` is in `net` of `wildtable.server`."""
    return name.removeprefix(f"{parent}.").split(".")[0]


def wrong_imports(root: Path, parent: str, may_import: Mapping[str, Collection[str]]) -> list[str]:
    """Return imports between parts of a package that are not allowed. Every part must be listed."""
    wrong = []
    for name, tree in modules(root, parent).items():
        room = part(name, parent)
        for imported in sorted(imports(tree, name)):
            if not imported.startswith(f"{parent}."):
                continue
            other = part(imported, parent)
            if other != room and other not in may_import.get(room, ()):
                wrong.append(f"{name} imports {imported}")
    return wrong


def reached_states(root: Path, may_hold: Collection[str]) -> list[str]:
    """Return where the server's modules import, make or reach a State, except those that may hold one."""
    return [
        f"{name}, line {line}: {what}"
        for name, tree in modules(root, f"{PACKAGE}.server").items()
        if name not in may_hold
        for line, what in _state_uses(tree, name)
    ]


def _state_uses(tree: ast.Module, name: str) -> Iterator[tuple[int, str]]:
    if found := {one for one in imports(tree, name) if one == STATE_MODULE or one.startswith(f"{STATE_MODULE}.")}:
        yield 1, f"imports {', '.join(sorted(found))}"
    if f"{PACKAGE}.State" in imports(tree, name):
        yield 1, "imports State"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in STATE_ATTRIBUTES and not _is_app_state(node):
            yield node.lineno, f"reaches {ast.unparse(node)}"
        elif isinstance(node, ast.Call) and _makes_state(node):
            yield node.lineno, f"makes {ast.unparse(node.func)}()"
        elif isinstance(node, ast.Call) and _reads_state_by_name(node):
            yield node.lineno, f"reaches {ast.unparse(node)}"


def _makes_state(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in STATE_MAKERS and ast.unparse(call.func.value) != "hmac"


def _is_app_state(node: ast.Attribute) -> bool:
    """Is it `app.state`, the storage of a Starlette application?"""
    owner = ast.unparse(node.value)
    return node.attr == "state" and (owner == "app" or owner.endswith((".app", "['app']")))


def _reads_state_by_name(call: ast.Call) -> bool:
    called = ast.unparse(call.func).rpartition(".")[2]
    if called == "vars":
        return bool(call.args) and ast.unparse(call.args[0]).endswith("session")
    names = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    return called in ("getattr", "attrgetter") and any(name in STATE_ATTRIBUTES for name in names)
