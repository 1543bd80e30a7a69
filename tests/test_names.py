"""Names: class names are unique."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import wildtable
from tests.architecture import tree_of

SOURCE = Path(wildtable.__file__).parent


def test_every_class_name_is_unique() -> None:
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(tree_of(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                modules[node.name].append(str(path.relative_to(SOURCE)))
    assert {name: paths for name, paths in modules.items() if len(paths) > 1} == {}
