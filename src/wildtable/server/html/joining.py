"""Scripts are written as modules of one idea each and served joined: a browser asks once instead of a dozen times.

Every module keeps a scope of its own and is known to the others by what it exports, as if they had imported it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

IMPORT = re.compile(r'^import (?:\* as )?(.+) from "\./([\w-]+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async function|function|const) (\w+))", re.MULTILINE)


def joined(name: str, read: Callable[[str], str]) -> str:
    """A script and all that it leads to, what is imported before what imports it."""
    before: dict[str, str] = {}
    own = _linked(name, read, before)
    return "\n".join([*before.values(), own])


def _linked(name: str, read: Callable[[str], str], before: dict[str, str]) -> str:
    """A script that finds what it imports in `before`, to which that is added."""
    text = read(name)
    for _, imported in IMPORT.findall(text):
        if imported not in before:
            before[imported] = _scoped(imported, _linked(f"{imported}.js", read, before))
    return IMPORT.sub(r"const \1 = $\2;", text)


def _scoped(module: str, text: str) -> str:
    exports = ", ".join(name for _, name in EXPORT.findall(text))
    body = EXPORT.sub(r"\1", text)
    return f"const ${module} = (() => {{\n{body}\nreturn {{ {exports} }};\n}})();\n"
