"""Names and sizes: class names are unique, and files are short enough to read."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import wildtable
from tests.architecture import tree_of

SOURCE = Path(wildtable.__file__).parent
ROOT = Path(__file__).parents[1]
MAX_LINES = 1200


def test_every_class_name_is_unique() -> None:
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(tree_of(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                modules[node.name].append(str(path.relative_to(SOURCE)))
    assert {name: paths for name, paths in modules.items() if len(paths) > 1} == {}


def test_no_file_is_too_long() -> None:
    files = [path for folder in ("src", "tests", "bench", "tools") for path in (ROOT / folder).rglob("*.*")]
    sources = [path for path in files if path.suffix in {".py", ".css", ".js", ".html"}]
    lines = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert {name: number for name, number in lines.items() if number >= MAX_LINES} == {}
