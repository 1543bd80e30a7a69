"""Markdown: the building blocks of generated pages."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from textwrap import dedent, fill

WIDTH = 125
GENERATED = "*Generated from the code by `scripts/docs`.*"


def document(*parts: str) -> str:
    """Join parts with empty lines."""
    return "\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n"


def prose(text: str) -> str:
    """Wrap paragraphs to the line length of the project."""
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
    """Return the first paragraph of a docstring on one line."""
    return " ".join(text.strip().split("\n\n")[0].split())


def field_docs(kind: type) -> dict[str, str]:
    """Return the docstrings below the fields of a dataclass, by field."""
    assert is_dataclass(kind)
    (body,) = [node for node in ast.parse(dedent(inspect.getsource(kind))).body if isinstance(node, ast.ClassDef)]
    docs: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            docs[field.target.id] = sentence(str(after.value.value))
    return docs


KINDS = {bool: "flag", int: "number", str: "text", list: "list", tuple: "list", dict: "table", type(None): "null"}
MAX_DEPTH = 3


def describe_shape(values: Sequence[object], *, several: bool = False, depth: int = MAX_DEPTH) -> str:
    """Describe the common shape of values: "list of texts", "number or null"."""
    kinds = sorted({_kind(value) for value in values}, key=list(KINDS.values()).index)
    return " or ".join(kind + "s" * several * (kind != "null") + _within(kind, values, depth) for kind in kinds)


def _kind(value: object) -> str:
    return next(name for kind, name in KINDS.items() if isinstance(value, kind))


def _within(kind: str, values: Sequence[object], depth: int) -> str:
    """Describe the contents of lists and tables; tables that always have the same keys, key by key."""
    same = [value for value in values if _kind(value) == kind]
    keys = {tuple(value) for value in same if isinstance(value, Mapping)}
    if len(keys) == 1 and len(same) > 1 and depth < MAX_DEPTH and 0 < len(next(iter(keys))) < MAX_DEPTH:
        parts = [
            f"{key}: {describe_shape([value[key] for value in same if isinstance(value, Mapping)])}"
            for key in next(iter(keys))
        ]
        return f" ({'; '.join(parts)})"
    inside: list[object] = []
    for value in same:
        if isinstance(value, Mapping):
            inside += value.values()
        elif isinstance(value, list | tuple):
            inside += value
    varied = len({_kind(one) for one in inside}) > MAX_DEPTH
    return f" of {describe_shape(inside, several=True, depth=depth - 1)}" if inside and depth and not varied else ""


def format_json(data: Mapping[str, object], *opened: str) -> str:
    """Format JSON with a key per line; the tables named in `opened` also have a key per line."""
    lines = []
    for key, value in data.items():
        if key in opened and isinstance(value, Mapping):
            inner = ",\n".join(f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items())
            lines.append(f"  {json.dumps(key)}: {{\n{inner}\n  }}")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}"
