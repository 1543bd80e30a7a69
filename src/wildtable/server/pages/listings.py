"""Listings: tables and games as pages list them, for a visitor or for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse

from wildtable.games import title_of
from wildtable.server.context import Context, context_of
from wildtable.server.html.assets import draw_avatar
from wildtable.server.html.templating import isolate_name, render
from wildtable.server.html.texts import format_rough, say
from wildtable.server.pages.page import NO_STORE, PageRequest, language_of
from wildtable.server.store.rows import GameRow, PlayerRow, TableRow, Visitor

if TYPE_CHECKING:
    from markupsafe import Markup


MAX_LISTED = 20
MAX_ENDED = 6
router = APIRouter(include_in_schema=False)


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

    async def tables(self, rows: Sequence[TableRow]) -> list[dict[str, Any]]:
        """List tables. Their games are read at once, and so are their players: on a busy server each wait for the store
        takes a while."""
        games = {game.id: game for game in await self._store.games([row.game for row in rows if row.game is not None])}
        await self._read_names(seat for row in rows for seat in row.seats)
        return [self._table(row, None if row.game is None else games.get(row.game)) for row in rows]

    async def games(self, rows: Sequence[GameRow]) -> list[dict[str, Any]]:
        await self._read_names(player for row in rows for player in row.players)
        return [
            {
                "id": row.id,
                "table": row.table,
                "title": title_of(row.game, self._visit.language),
                "players": list(zip(map(self._name, row.players), row.scores, strict=False)),
            }
            for row in rows
        ]

    def _table(self, row: TableRow, game: GameRow | None) -> dict[str, Any]:
        over = game is not None and game.ended is not None
        players = Counter(filter(None, map(self._name, row.seats)))
        several = partial(say, self._visit.language, "several")
        return {
            "id": row.id,
            "table": row.id,
            "title": title_of(row.config.game_name, self._visit.language),
            "players": [one if count == 1 else several(count=count, card=one) for one, count in players.items()],
            "free": sum(one.is_free for one in row.seats),
            "running": game is not None and not over,
            "over": over,
        }

    async def turns(self) -> list[dict[str, Any]]:
        """Return the tables where it is the visitor's turn, the next deadline first, those without one last."""
        rows = await self._store.tables_in_play(self._visit.context.settings.tables_per_visitor, self._visit.visitor.id)
        due = [(deadline, row) for row in rows if (deadline := await self._due(row)) is not None]
        due.sort(key=lambda one: (one[0], one[1].made))
        tables = await self.tables([row for _, row in due])
        return [{**table, "left": self._left(deadline)} for table, (deadline, _) in zip(tables, due, strict=True)]

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

    async def _read_names(self, seats: Iterable[PlayerRow]) -> None:
        """Read the names of players that are not known yet."""
        unknown = {seat.visitor for seat in seats if seat.visitor} - self._names.keys() - {self._visit.visitor.id}
        for found in await self._store.visitors(sorted(unknown)):
            self._names[found.id] = draw_avatar(found.animal) + isolate_name(found.name)

    def _name(self, seat: PlayerRow) -> str:
        """Return the name of a player, people with their animal; empty for a free seat."""
        if seat.bot:
            return say(self._visit.language, "seat-bot", bot=seat.bot)
        person = seat.visitor
        if not person:
            return ""
        if person == self._visit.visitor.id:
            return draw_avatar(self._visit.visitor.animal) + say(self._visit.language, "seat-mine")
        return self._names.get(person) or draw_avatar("") + say(self._visit.language, "somebody")


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
    return await context.live.lobby.share(("lists", language), partial(_make_lists, SharedReader(context, language)))


async def _make_lists(reader: SharedReader) -> TableLists:
    store, lists = reader.context.store, Listings(reader)
    opened = await lists.tables(await store.open_tables(2 * MAX_LISTED))
    games = await store.latest_games(2 * MAX_LISTED)
    public = {table.id for table in await store.tables([game.table for game in games]) if table.config.open}
    ended = await lists.games([game for game in games if game.table in public])
    joinable = [one for one in opened if one["free"] and not one["running"]]
    return TableLists(joinable, [one for one in opened if one["running"]], ended)


@router.get("/turns")
async def turns(request: Request) -> Response:
    """Render the list of games in which it is the visitor's turn. Pages that show it poll it."""
    context = context_of(request)
    visitor = await context.access.sessions.find_visitor(request)
    if visitor is None:
        raise HTTPException(401, "no-session")
    context.access.check_not_banned(visitor)
    page = PageRequest(request, context, visitor, language_of(request))
    html = render("turns.html", page.language, turns=await Listings(page).turns())
    return HTMLResponse(html, headers=NO_STORE)
