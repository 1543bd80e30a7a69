"""Listings: tables and games as pages list them, for a visitor or for everybody."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import compress
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from wildtable.games import title_of
from wildtable.server.context import Context
from wildtable.server.html.assets import draw_avatar
from wildtable.server.html.durations import format_rough
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import say
from wildtable.server.store.rows import GameRow, PlayerRow, TableRow, Visitor

if TYPE_CHECKING:
    from markupsafe import Markup

MAX_LISTED = 20
MAX_ENDED = 6


class Reader(Protocol):
    """For whom something is listed."""

    @property
    def context(self) -> Context: ...

    @property
    def visitor(self) -> Visitor: ...

    @property
    def language(self) -> str: ...


class Listings:
    """Tables and games as pages list them, from stored rows: listing a table does not load it.

    Only tables where it may be the visitor's turn are loaded, because only a game's log says whether it is.
    """

    def __init__(self, reader: Reader) -> None:
        self._visit = reader
        self._store = reader.context.store
        self._names: dict[str, Markup] = {}

    async def tables(self, rows: Iterable[TableRow]) -> list[dict[str, Any]]:
        """List tables, all at once: on a busy server each wait for the store takes a while."""
        return await asyncio.gather(*map(self.table, rows))

    async def games(self, rows: Iterable[GameRow]) -> list[dict[str, Any]]:
        return await asyncio.gather(*map(self.game, rows))

    async def table(self, row: TableRow) -> dict[str, Any]:
        game = None if row.game is None else await self._store.game(row.game)
        over = game is not None and game.ended is not None
        players = Counter(one for one in await self.players(row.seats) if one)
        several = partial(say, self._visit.language, "several")
        return {
            "id": row.id,
            "table": row.id,
            "title": title_of(row.config.game_name),
            "players": [one if count == 1 else several(count=count, card=one) for one, count in players.items()],
            "free": sum(one.is_free for one in row.seats),
            "running": game is not None and not over,
            "over": over,
        }

    async def game(self, row: GameRow) -> dict[str, Any]:
        players = await self.players(row.players)
        return {
            "id": row.id,
            "table": row.table,
            "title": title_of(row.game),
            "players": list(zip(players, row.scores, strict=False)),
        }

    async def is_open(self, row: GameRow) -> bool:
        """Was the game played at an open table? Others are not listed."""
        table = await self._store.table(row.table)
        return table is not None and table.config.open

    async def players(self, seats: Sequence[PlayerRow]) -> list[str]:
        return await asyncio.gather(*map(self._name, seats))

    async def turns(self) -> list[dict[str, Any]]:
        """Return the tables where it is the visitor's turn, the next deadline first, those without one last."""
        rows = await self._store.tables_in_play(self._visit.context.settings.tables_per_visitor, self._visit.visitor.id)
        due = [(deadline, row) for row in rows if (deadline := await self._due(row)) is not None]
        return [
            {**await self.table(row), "left": self._left(deadline)}
            for deadline, row in sorted(due, key=lambda one: (one[0], one[1].made))
        ]

    async def _due(self, row: TableRow) -> float | None:
        """Return the deadline of the visitor's answer; None where it is not their turn."""
        table = await self._visit.context.tables.find(row.id)
        seat = None if table is None else table.seat_of(self._visit.visitor.id)
        if table is None or seat is None:
            return None
        snapshot = table.snapshot(seat)
        if snapshot.view is None or snapshot.view.choice is None or snapshot.seats[seat].away or snapshot.frozen:
            return None
        return inf if snapshot.deadline is None else snapshot.deadline

    def _left(self, deadline: float) -> str:
        if deadline == inf:
            return ""
        language = self._visit.language
        return say(language, "live-time", time=format_rough(language, deadline - self._visit.context.clock.now()))

    async def _name(self, seat: PlayerRow) -> str:
        """Return the name of a player, people with their animal; empty for a free seat."""
        if seat.bot:
            return say(self._visit.language, "seat-bot", bot=seat.bot)
        person = seat.visitor
        if not person:
            return ""
        if person == self._visit.visitor.id:
            return draw_avatar(self._visit.visitor.animal) + say(self._visit.language, "seat-you")
        if person not in self._names:
            found = await self._store.visitor(person)
            name = isolate_name(found.name) if found else say(self._visit.language, "somebody")
            self._names[person] = draw_avatar(found.animal if found else "") + name
        return self._names[person]


class SharedReader(NamedTuple):
    """Everybody who reads a language."""

    context: Context
    language: str
    visitor: Visitor = Visitor("", "")


class TableLists(NamedTuple):
    """Tables to join, games to watch and finished games, as everybody may see them."""

    joinable: Sequence[dict[str, Any]]
    watchable: Sequence[dict[str, Any]]
    ended: Sequence[dict[str, Any]]

    def without(self, tables: Collection[str]) -> TableLists:
        return TableLists(*([one for one in rows if one["table"] not in tables] for rows in self))

    @property
    def shown(self) -> dict[str, Sequence[dict[str, Any]]]:
        """As many as fit on a page."""
        return TableLists(self.joinable[:MAX_LISTED], self.watchable[:MAX_LISTED], self.ended[:MAX_ENDED])._asdict()


async def share_lists(context: Context, language: str) -> TableLists:
    """Return the lists of open tables, made once after a change."""
    return await context.lobby.share(("lists", language), partial(_make_lists, SharedReader(context, language)))


async def _make_lists(reader: SharedReader) -> TableLists:
    store, lists = reader.context.store, Listings(reader)
    tables, games = await asyncio.gather(store.open_tables(2 * MAX_LISTED), store.latest_games(2 * MAX_LISTED))
    are_open = await asyncio.gather(*map(lists.is_open, games))
    opened, ended = await asyncio.gather(lists.tables(tables), lists.games(compress(games, are_open)))
    joinable = [one for one in opened if one["free"] and not one["running"]]
    return TableLists(joinable, [one for one in opened if one["running"]], ended)
