"""Install games from outside the package: a folder on the path with the metadata that pip would write."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
GOOFSPIEL = ROOT / "examples" / "goofspiel"


def install_package(site: Path, name: str, points: Mapping[str, str]) -> None:
    """Declare games by entry points, in a folder on the path."""
    metadata = site / f"{name.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{game} = {source}" for game, source in points.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[wildtable.games]", *lines, ""]), encoding="utf-8")


def install_project(site: Path, project: Path) -> str:
    """Install a project from its pyproject.toml; return the PYTHONPATH that finds it."""
    declared = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install_package(site, declared["name"], declared["entry-points"]["wildtable.games"])
    return f"{site}:{project / 'src'}"
