"""Standings: how everybody came out of a finished game, read from its log. What people and ladders show is made of them.

They are no second truth: a game whose standings are missing gets them when the server starts, and `wildtable ratings`
makes all of them again.
"""

from __future__ import annotations

import asyncio
import logging

from wildtable.engine.errors import WildtableError
from wildtable.games import made
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import GameRow, PlayerRow, Standing
from wildtable.server.tables.game_session import Denied, GameSession

log = logging.getLogger(__name__)
BATCH = 200
BOT = "bot-"


def player_of(seat: PlayerRow) -> str:
    """What a player is known by: a visitor's id, or `bot-NAME`. No visitor's id has a dash."""
    return f"{BOT}{seat.bot}" if seat.bot else seat.visitor or ""


def is_rated(config: TableConfig, game: GameRow) -> bool:
    """Does a game count? Where its table says so, somebody played against somebody else, and all had the same game before
    them as everybody on the ladder: not a prepared deal, nor a deck of their own. What bots play among themselves the lab
    measures better, and a ladder that anybody can move without playing is worth nothing."""
    return config.can_be_rated and not game.piles and bool(game.people)


def standings(play: GameSession, config: TableConfig) -> list[Standing]:
    """How everybody came out of a game that is over. Virtual players are not among them: results list people only. Nobody
    else knows the cards of a deck of one's own, so that none of them is a favourite."""
    row, result = play.row, play.state.result
    assert result is not None
    assert row.ended is not None
    kind = "" if row.deck else play.game.favourite
    liked = play.game.counted(play.state)[kind] if kind else [[] for _ in row.players]
    return [
        Standing(
            game=row.id,
            seat=seat,
            name=row.game,
            ended=row.ended,
            player=player_of(one),
            people=len(row.players),
            rank=result.ranks[seat],
            points=result.scores[seat],
            favourites=liked[seat],
            open=config.open,
            rated=is_rated(config, row),
        )
        for seat, one in enumerate(row.players)
    ]


async def settle(store: Store) -> int:
    """Give every finished game its standings that has none, the oldest first."""
    done, after = 0, 0
    while games := await store.unsettled(after, BATCH):
        for number in games:
            done += await restate(store, number)
        after = games[-1]
    return done


async def restate(store: Store, number: int) -> bool:
    """Read a game's standings from its log. Those of a game whose rules are no longer kept stay as they are."""
    game = await store.game(number)
    table = None if game is None else await store.table(game.table)
    if game is None or table is None:
        return False
    entries = await store.log(number)
    try:
        if made(game.game, game.deck).rules != game.rules:
            return False
        play = await asyncio.to_thread(GameSession, game, entries)
    except (WildtableError, Denied):
        log.exception("game %s has no standings", number)
        return False
    await store.put_standings(standings(play, table.config))
    return True


async def recompute(store: Store) -> tuple[int, int]:
    """All standings and ratings again from the log: of how many games, and how many could not be read any more."""
    done, lost, after = 0, 0, 0
    while games := await store.games_over(after, BATCH):
        for number in games:
            if await restate(store, number):
                done += 1
            else:
                lost += 1
        after = games[-1]
    await store.rate_again()
    return done, lost
