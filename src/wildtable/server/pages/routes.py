"""Routes of all pages. Pages work without scripts; with scripts, a table is live."""

from __future__ import annotations

from fastapi import APIRouter

from wildtable.server.pages import (
    admin,
    commands,
    docs,
    games,
    install,
    lobby,
    me,
    new,
    people,
    preferences,
    records,
    start,
    table,
    turns,
)

router = APIRouter(include_in_schema=False)
PARTS = (new, commands, table, turns, me, docs, people, records, preferences, install, admin, lobby, start, games)
"""In the order in which their paths are matched: `/t/{name}/command` before `/t/{name}/{action}`, `/docs/ladder` before
`/{game}/ladder`, and `/{name}` of the games last."""
for part in PARTS:
    router.routes.extend(part.router.routes)
