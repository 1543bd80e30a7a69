"""Scaffolding: a small playable game as a package of its own, to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

from wildtable.engine.presentation.texts import name_in_words

SUFFIX = ".template"


def write_game(name: str, folder: Path) -> list[Path]:
    """Write a game of this name into a folder, and return its files."""
    package = name.replace("-", "_")
    words = {
        "name": name,
        "package": package,
        "kind": "".join(part.capitalize() for part in name.split("-")),
        "title": name_in_words(name),
        "clause": (name.replace("-", "") + "x")[:2].upper() if name[:2].isalpha() else "GA",
    }
    written = []
    for path, template in _templates(files(__package__).joinpath("scaffold")):
        file = folder / path.removesuffix(SUFFIX).replace("PACKAGE", package)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(Template(template.read_text(encoding="utf-8")).substitute(words), encoding="utf-8")
        written.append(file)
    return written


def _templates(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """Yield the templates below a folder with their paths, sorted."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            yield f"{path}{entry.name}", entry
