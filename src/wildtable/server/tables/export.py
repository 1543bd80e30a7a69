"""People's own data: all of it as a file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from wildtable.engine.errors import WildtableError
from wildtable.games import made
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import GameRow, Visitor
from wildtable.server.tables.game_session import Denied, GameSession, record_of

MOST = 1_000_000


async def exported(store: Store, visitor: Visitor) -> AsyncIterator[str]:
    """Everything that is kept of somebody, as JSON, piece by piece: names, tables, results, ratings, chat, records."""
    said = await store.said_by(visitor.id)
    results = await store.standings_of(visitor.id, MOST, everything=True)
    latest = {one.name: one for one in reversed(results) if one.rated}
    head: dict[str, Any] = {
        "name": visitor.name,
        "names": sorted({visitor.name, *(line.name for _, line in said)}),
        "person": visitor.id,
        "personal_link": bool(visitor.link),
        "tables": [
            {"table": row.id, "made": _time(row.made), "host": row.host == visitor.id, "game": row.config.game_name}
            for row in await store.tables_of(visitor.id, MOST)
        ],
        "results": [
            {key: value for key, value in asdict(one).items() if key != "player"} | {"ended": _time(one.ended)}
            for one in results
        ],
        "ratings": {name: {"mu": one.mu, "sigma": one.sigma} for name, one in latest.items()},
        "chat": [{"table": table, "at": _time(line.at), "name": line.name, "text": line.text} for table, line in said],
    }
    yield json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}") + ',\n "records": ['
    between = "\n"
    for game in await store.games_of(visitor.id):
        if record := await _record(store, game):
            yield between + json.dumps({"game": game.id, "record": record}, ensure_ascii=False)
            between = ",\n"
    yield "\n]}\n"


async def _record(store: Store, game: GameRow) -> str:
    """The record of a finished game, as its page gives it; none of one whose rules are no longer kept."""
    found = [await store.visitor(one) for one in game.people]
    names = {one.id: one.name for one in found if one is not None}
    entries = await store.log(game.id)
    try:
        if made(game.game, game.deck).rules != game.rules:
            return ""
        return str(await asyncio.to_thread(lambda: record_of(GameSession(game, entries), names)))
    except (WildtableError, Denied):
        return ""


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
