"""Render: a table's regions as HTML, from what one viewer may know and from nothing else."""

from __future__ import annotations

from wildtable.server.sight import TableSight


def public_regions(sight: TableSight, language: str) -> dict[str, str]:
    """The regions that look the same to everybody, drawn once for all readers of a language."""
    return {"status": f"{sight.id} {sight.question} {language}"}


def private_regions(sight: TableSight, language: str) -> dict[str, str]:
    """The regions that only this viewer sees."""
    return {"prompt": f"{sight.viewer} {language}"}
