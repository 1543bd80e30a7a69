"""Archive: finished games, read in one way by pages, the API, exports and results."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass

from wildtable.engine.errors import WildtableError
from wildtable.engine.files.record import Record
from wildtable.server.errors import Denied
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.rows import UNKNOWN_NAME, GameRow, PlayerRow, SeatResult, TableRow
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.game_session import GameSession, RulesChanged, load_session
from wildtable.server.tables.supervisor import Supervisor

log = logging.getLogger(__name__)
MAX_GAME_ID = 2**53
MAX_CACHED_POSITIONS = 2000
BATCH_SIZE = 200
BOT_PREFIX = "bot-"


@dataclass(frozen=True)
class ArchivedGame:
    """A finished game and its replay."""

    row: GameRow
    replay: Replay

    @property
    def record(self) -> Record:
        return self.replay.record


class ReplayCache:
    """Cache of recent replays, bounded by the positions they hold: stepping through a game replays it once."""

    def __init__(self, max_positions: int = MAX_CACHED_POSITIONS) -> None:
        self._max_positions = max_positions
        self._replays: OrderedDict[Hashable, Replay] = OrderedDict()

    def find(self, key: Hashable) -> Replay | None:
        if replay := self._replays.get(key):
            self._replays.move_to_end(key)
            return replay
        return None

    def add(self, key: Hashable, replay: Replay) -> None:
        self._replays[key] = replay
        self._replays.move_to_end(key)
        while len(self._replays) > 1 and sum(replay.last for replay in self._replays.values()) > self._max_positions:
            self._replays.popitem(last=False)


class Archive:
    """Finished games of the store, and records that were imported.

    Every method that rebuilds a game raises WildtableError if its rules version is gone or its log does not play out.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cache = ReplayCache()

    async def find(self, number: int, may_watch: Callable[[TableRow], Awaitable[bool]]) -> ArchivedGame | None:
        """Return a finished game of a table that the viewer may watch; None for any other number. Raise Denied if its rules
        have changed."""
        row = await self.store.game(number) if 0 <= number < MAX_GAME_ID else None
        table = None if row is None or row.ended is None else await self.store.table(row.table)
        if row is None or table is None or not await may_watch(table):
            return None
        names = await self._names(row)

        async def load() -> Record:
            try:
                session = await self.session(row)
            except RulesChanged:
                raise Denied("record-rules") from None
            return session.record(names)

        return ArchivedGame(row, await self._replay((row.id, *sorted(names.items())), load))

    async def find_shared(self, number: int) -> ArchivedGame | None:
        """Return a finished game for a visitor who has its link."""

        async def may_watch(_: TableRow) -> bool:
            return True

        return await self.find(number, may_watch)

    async def imported(self, id: str) -> Replay | None:
        """Return the replay of an imported record."""
        text = await self.store.imported(id)

        async def parse() -> Record:
            return await asyncio.to_thread(Record.parse, text or "")

        return None if text is None else await self._replay(id, parse)

    async def record(self, row: GameRow) -> Record:
        """Return the record of a finished game, without a replay."""
        session = await self.session(row)
        return session.record(await self._names(row))

    async def session(self, row: GameRow) -> GameSession:
        return await load_session(self.store, row)

    def clear(self) -> None:
        """Forget all replays, also those under way: a visitor's name may be in them."""
        self._cache = ReplayCache()

    async def _names(self, row: GameRow) -> dict[str, str]:
        known = {visitor.id: visitor.name for visitor in await self.store.visitors(sorted(row.people))}
        return dict.fromkeys(row.people, UNKNOWN_NAME) | known

    async def _replay(self, key: Hashable, load: Callable[[], Awaitable[Record]]) -> Replay:
        cache = self._cache
        replay = cache.find(key)
        if replay is None:
            replay = await asyncio.to_thread(Replay, await load())
            cache.add(key, replay)
        return replay


# Results


def player_of(player: PlayerRow) -> str:
    """Return what a player is known by: a visitor's id, or `bot-NAME`. No visitor's id has a dash."""
    return f"{BOT_PREFIX}{player.bot}" if player.bot else player.visitor or ""


def is_rated(config: TableConfig, game: GameRow) -> bool:
    """Is a game rated? Only if the host chose so, people took part, and it was the game of the ladder: no prepared deal, no
    deck of the host's own. Games among bots would let anybody move the ladder without playing."""
    return config.can_be_rated and not game.piles and bool(game.people)


def results_of(session: GameSession, config: TableConfig) -> list[SeatResult]:
    """Return the results of a game that is over, one per person or bot; virtual players have none."""
    row, result = session.row, session.result
    assert result is not None
    assert row.ended is not None
    favourites = session.favourites()
    return [
        SeatResult(
            game=row.id,
            seat=seat,
            name=row.game,
            ended=row.ended,
            player=player_of(player),
            people=len(row.players),
            rank=result.ranks[seat],
            points=result.scores[seat],
            favourites=favourites[seat],
            open=config.open,
            rated=is_rated(config, row),
        )
        for seat, player in enumerate(row.players)
    ]


async def store_results_of(session: GameSession, config: TableConfig, store: Store, supervisor: Supervisor) -> None:
    """Store the results of a game that has just ended, and let ratings be computed later, so that no player waits for them.
    If that fails, the game is over nevertheless, and it is tried again."""

    async def put() -> None:
        await store.put_results(results_of(session, config))
        supervisor.start("ratings", store.finish_ratings)

    try:
        await put()
    except StoreError as error:
        log.error("cannot store the results of game %s yet: %s", session.row.id, error)  # noqa: TRY400
        supervisor.start("results", put)
    except Exception:
        log.exception("cannot store the results of game %s", session.row.id)


async def add_missing_results(archive: Archive) -> int:
    """Store the results of every finished game that has none, the oldest first. Return how many games got some."""
    done, _ = await _store_results_of_all(archive, archive.store.games_without_results)
    await archive.store.finish_ratings()
    return done


async def recompute_results(archive: Archive) -> tuple[int, int]:
    """Derive all results and ratings again. Return how many games were read, and how many could not be."""
    counts = await _store_results_of_all(archive, archive.store.ended_games)
    await archive.store.recompute_ratings()
    return counts


async def _store_results_of_all(
    archive: Archive, find_games: Callable[[int, int], Awaitable[Sequence[int]]]
) -> tuple[int, int]:
    """Store the results of all games that are found, batch by batch: those after a game, at most so many. Return how many
    logs could be read, and how many could not."""
    done, lost, after = 0, 0, 0
    while games := await find_games(after, BATCH_SIZE):
        for number in games:
            if await store_results(archive, number):
                done += 1
            else:
                lost += 1
        after = games[-1]
    return done, lost


async def store_results(archive: Archive, number: int) -> bool:
    """Derive a game's results from its log and store them. Return whether its log could be read."""
    store = archive.store
    game = await store.game(number)
    table = None if game is None else await store.table(game.table)
    if game is None or table is None:
        return False
    try:
        session = await archive.session(game)
    except WildtableError:
        log.warning("cannot derive the results of game %s", number, exc_info=True)
        return False
    await store.put_results(results_of(session, table.config))
    return True
