"""Export: everything the server stores of a visitor, as a file."""

from __future__ import annotations

import json
from asyncio import sleep
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from wildtable.engine.errors import WildtableError
from wildtable.server.store.rows import GameRow, Visitor
from wildtable.server.tables.archive import Archive

PIECE = 50
"""Rows that are written without others getting a turn."""
NO_LIMIT = 1_000_000


async def export_visitor(archive: Archive, visitor: Visitor) -> AsyncIterator[str]:
    """Yield a visitor's data as JSON, piece by piece: names, tables, results, ratings, chat, records."""
    store = archive.store
    arrived = await store.arrival(visitor.id)
    said = await store.chat_by(visitor.id)
    results = await store.latest_results(visitor.id, NO_LIMIT, include_private=True)
    latest = {result.name: result for result in reversed(results) if result.rated}
    head: dict[str, Any] = {
        "name": visitor.name,
        "animal": visitor.animal,
        "names": sorted({visitor.name, *(line.name for _, line in said)}),
        "person": visitor.id,
        "personal_link": bool(visitor.link),
        **({} if arrived is None else {"arrived": _time(arrived)}),
        "ratings": {name: {"mu": result.mu, "sigma": result.sigma} for name, result in latest.items()},
    }
    tables = await store.tables_of(visitor.id, NO_LIMIT)
    lists: dict[str, Iterator[dict[str, Any]]] = {
        "tables": (
            {"table": row.id, "made": _time(row.made), "host": row.host == visitor.id, "game": row.config.game_name}
            for row in tables
        ),
        "results": (
            {key: value for key, value in asdict(result).items() if key != "player"} | {"ended": _time(result.ended)}
            for result in results
        ),
        **{name: iter(rows) for name, rows in (await store.rows_about(visitor.id)).items()},
        "chat": ({"table": table, "at": _time(line.at), "name": line.name, "text": line.text} for table, line in said),
    }
    yield json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    for name, items in lists.items():
        for piece in _spell_list(name, items):
            yield piece
            await sleep(0)
    yield ',\n "records": ['
    separator = "\n"
    for game in await store.games_of(visitor.id):
        if record := await _record(archive, game):
            yield separator + json.dumps({"game": game.id, "record": record}, ensure_ascii=False)
            separator = ",\n"
    yield "\n]}\n"


def _spell_list(name: str, items: Iterator[dict[str, Any]]) -> Iterator[str]:
    """Yield a list as JSON in pieces that take little time each, however long it is."""
    yield f',\n "{name}": ['
    separator = "\n"
    while piece := [json.dumps(item, ensure_ascii=False) for item in islice(items, PIECE)]:
        yield separator + ",\n".join(piece)
        separator = ",\n"
    yield "\n]"


async def _record(archive: Archive, game: GameRow) -> str:
    """The text of a game's record; empty if it cannot be rebuilt."""
    try:
        return str(await archive.record(game))
    except WildtableError:
        return ""


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
