"""Markdown: the few fragments that generated pages are put together from."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from textwrap import dedent, fill

WIDTH = 125
WRITTEN = "*Written from the code by `scripts/docs`; what this page says is what the code does.*"


def document(*parts: str) -> str:
    """Parts with an empty line between them."""
    return "\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n"


def prose(text: str) -> str:
    """A paragraph, or several, as wide as the lines of the project."""
    paragraphs = dedent(text).strip().split("\n\n")
    return "\n\n".join(
        fill(" ".join(one.split()), WIDTH, break_long_words=False, break_on_hyphens=False) for one in paragraphs
    )


def code(text: object) -> str:
    return f"`{text}`"


def codes(texts: Iterable[object]) -> str:
    return ", ".join(map(code, texts))


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def block(text: str, language: str = "") -> str:
    return f"```{language}\n{text.strip(chr(10))}\n```"


def sentence(text: str) -> str:
    """The first paragraph of a docstring, in one line."""
    return " ".join(text.strip().split("\n\n")[0].split())


def documented(kind: type) -> dict[str, str]:
    """What a class says of each of its fields, in the string below it."""
    assert is_dataclass(kind)
    (body,) = [node for node in ast.parse(dedent(inspect.getsource(kind))).body if isinstance(node, ast.ClassDef)]
    told: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            told[field.target.id] = sentence(str(after.value.value))
    return told


KINDS = {bool: "flag", int: "number", str: "text", list: "list", tuple: "list", dict: "table", type(None): "null"}
DEEP = 3


def shape(values: Sequence[object], *, several: bool = False, deep: int = DEEP) -> str:
    """What plain data looks like, in words: from all of these values, which stand in the same place."""
    kinds = sorted({_kind(value) for value in values}, key=list(KINDS.values()).index)
    return " or ".join(kind + "s" * several * (kind != "null") + _within(kind, values, deep) for kind in kinds)


def _kind(value: object) -> str:
    return next(name for kind, name in KINDS.items() if isinstance(value, kind))


def _within(kind: str, values: Sequence[object], deep: int) -> str:
    """What is in lists and tables: tables that always have the same keys are told key by key."""
    same = [value for value in values if _kind(value) == kind]
    keys = {tuple(value) for value in same if isinstance(value, Mapping)}
    if len(keys) == 1 and len(same) > 1 and deep < DEEP and 0 < len(next(iter(keys))) < DEEP:
        parts = [f"{key}: {shape([value[key] for value in same if isinstance(value, Mapping)])}" for key in next(iter(keys))]
        return f" ({'; '.join(parts)})"
    inside: list[object] = []
    for value in same:
        if isinstance(value, Mapping):
            inside += value.values()
        elif isinstance(value, list | tuple):
            inside += value
    varied = len({_kind(one) for one in inside}) > DEEP
    return f" of {shape(inside, several=True, deep=deep - 1)}" if inside and deep and not varied else ""


def laid_out(data: Mapping[str, object], *opened: str) -> str:
    """JSON with a key a line; the tables in `opened` have their keys on lines, too."""
    lines = []
    for key, value in data.items():
        if key in opened and isinstance(value, Mapping):
            inner = ",\n".join(f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items())
            lines.append(f"  {json.dumps(key)}: {{\n{inner}\n  }}")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}"
