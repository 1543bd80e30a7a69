"""Results: the result of each player of a finished game, derived from its log, for profiles and ladders.

The log stays the truth: a game without results gets them when the server starts, and `wildtable ratings` derives all of
them again.
"""

from __future__ import annotations

import logging

from wildtable.engine.errors import WildtableError
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.rows import GameRow, PlayerRow, SeatResult
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.supervisor import Supervisor

log = logging.getLogger(__name__)
BATCH_SIZE = 200
BOT_PREFIX = "bot-"


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
    done, after = 0, 0
    while games := await archive.store.games_without_results(after, BATCH_SIZE):
        for number in games:
            done += await store_results(archive, number)
        after = games[-1]
    await archive.store.finish_ratings()
    return done


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


async def recompute_results(archive: Archive) -> tuple[int, int]:
    """Derive all results and ratings again. Return how many games were read, and how many could not be."""
    done, lost, after = 0, 0, 0
    while games := await archive.store.ended_games(after, BATCH_SIZE):
        for number in games:
            if await store_results(archive, number):
                done += 1
            else:
                lost += 1
        after = games[-1]
    await archive.store.recompute_ratings()
    return done, lost
