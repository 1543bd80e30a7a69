"""Web: the pages, for people. All of them work without scripts; with them, a table is live."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

import wildtable
from wildtable.games import made
from wildtable.server import web_admin, web_docs, web_games, web_me, web_new, web_preferences, web_records, web_tables
from wildtable.server.markup import isolated
from wildtable.server.pages import Visit, problem, visiting
from wildtable.server.store import GameRow, TableRow
from wildtable.server.words import say

__all__ = ["problem", "router"]

SHOWN = 20
ENDED = 6
router = APIRouter(include_in_schema=False)
for part in (web_new, web_tables, web_me, web_records, web_preferences, web_docs, web_admin):
    router.include_router(part.router)


@router.get("/")
async def lobby(request: Request) -> Response:
    visit = await visiting(request)
    store = visit.house.store
    lists = Lists(visit)
    opened = [await lists.table(row) for row in await store.open_tables(2 * SHOWN)]
    mine = [await lists.table(row) for row in await store.tables_of(visit.visitor.id, SHOWN)]
    known = {one["id"] for one in mine}
    ended = [await lists.game(row) for row in await store.games_ended(2 * SHOWN) if await lists.is_open(row)]
    return visit.page(
        "lobby.html",
        games=[web_games.described(name, visit.language) for name in wildtable.games()],
        mine=sorted((one for one in mine if not one["over"]), key=lambda one: not one["asked"]),
        past=[one for one in mine if one["over"]][:ENDED],
        joinable=[one for one in opened if one["free"] and not one["running"] and one["id"] not in known][:SHOWN],
        watchable=[one for one in opened if one["running"] and one["id"] not in known][:SHOWN],
        ended=[one for one in ended if one["table"] not in known][:ENDED],
    )


class Lists:
    """Tables and games as the lobby lists them: from what is kept, so that no table is woken up to be listed."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._store = visit.house.store
        self._names: dict[str, str] = {}

    async def table(self, row: TableRow) -> dict[str, Any]:
        game = None if row.game is None else await self._store.game(row.game)
        over = game is not None and game.ended is not None
        players = Counter(one for one in await self.players(row.seats) if one)
        several = partial(say, self._visit.language, "several")
        return {
            "id": row.id,
            "title": made(row.terms["game"]).title,
            "players": [one if count == 1 else several(count=count, card=one) for one, count in players.items()],
            "free": sum(not one for one in row.seats),
            "running": game is not None and not over,
            "over": over,
            "asked": self._asked(row),
        }

    async def game(self, row: GameRow) -> dict[str, Any]:
        players = await self.players(row.players)
        return {
            "id": row.id,
            "table": row.table,
            "title": made(row.game).title,
            "players": list(zip(players, row.scores, strict=False)),
        }

    async def is_open(self, row: GameRow) -> bool:
        """A game played behind a closed door is not listed."""
        table = await self._store.table(row.table)
        return table is not None and bool(table.terms["open"])

    async def players(self, seats: Sequence[Mapping[str, Any]]) -> list[str]:
        return [await self._name(one) for one in seats]

    def _asked(self, row: TableRow) -> bool:
        """Is it the reader's move? Told of tables that are awake, which is where it matters soon."""
        table = self._visit.house.tables.awake(row.id)
        seat = None if table is None else table.seat_of(self._visit.visitor.id)
        if table is None or seat is None:
            return False
        view = table.sight(seat).view
        return view is not None and view.choice is not None

    async def _name(self, seat: Mapping[str, Any]) -> str:
        if seat.get("bot"):
            return say(self._visit.language, "seat-bot", bot=seat["bot"])
        person = seat.get("visitor")
        if not person:
            return ""
        if person == self._visit.visitor.id:
            return say(self._visit.language, "seat-you")
        if person not in self._names:
            found = await self._store.visitor(person)
            self._names[person] = isolated(found.name if found else "?")
        return self._names[person]


router.include_router(web_games.router)
