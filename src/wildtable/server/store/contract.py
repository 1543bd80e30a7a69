"""Store: what every store promises.

The log is the truth: one row for each complete answer, keyed by game and number, never changed. When `append` returns,
the row is durable; of two writers that race for a number one wins. Names and chat are outside the log.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from wildtable.server.store.rows import (
    Entry,
    GameRow,
    Line,
    MemberRole,
    Rung,
    Sanction,
    SanctionKind,
    SeatResult,
    TableRow,
    Tally,
    Visitor,
)


class StoreError(Exception):
    """Nothing was kept, for a reason that may pass: the disk is full, or the database locked. Try again."""


class Taken(Exception):
    """Another row has that key already."""


class Store(Protocol):
    """Every method is a coroutine; every write is durable when it returns, or raises StoreError and has done nothing."""

    async def put_visitor(self, visitor: Visitor) -> None: ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitor_by_link(self, link: str) -> Visitor | None: ...

    async def visitors_called(self, name: str) -> list[Visitor]: ...

    async def put_table(self, table: TableRow) -> None: ...

    async def table(self, id: str) -> TableRow | None: ...

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Tables open to the lobby, the newest first."""
        ...

    async def tables_of(self, visitor: str, limit: int) -> list[TableRow]:
        """Tables where somebody sits or is host, the newest first."""
        ...

    async def tables_in_play(self, limit: int, visitor: str = "") -> list[TableRow]:
        """Tables whose game is not over, the newest first: all of them, or those where somebody sits or is host."""
        ...

    async def admit(self, table: str, visitor: str, role: MemberRole) -> None:
        """Let a visitor into a table that is not open: as `guest` who may sit, or `watcher` who may not."""
        ...

    async def role(self, table: str, visitor: str) -> MemberRole | None: ...

    async def begin_game(self, game: GameRow, table: TableRow) -> GameRow:
        """Keep a new game and the table it is played at; gives the game its number."""
        ...

    async def game(self, id: int) -> GameRow | None: ...

    async def latest_games(self, limit: int) -> list[GameRow]: ...

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        """Raises Taken if the log of the game has that number already. With scores the entry ends the game: both or none."""
        ...

    async def log(self, game: int) -> list[Entry]: ...

    async def say(self, table: str, line: Line) -> Line:
        """Keep a line of chat; gives it its number."""
        ...

    async def chat(self, table: str, limit: int) -> list[Line]: ...

    async def put_results(self, standings: Sequence[SeatResult]) -> None:
        """Keep how one game came out. If it is rated and was not known before, the ratings of its players move; they come
        out the same in whatever order games get here."""
        ...

    async def games_without_results(self, after: int, limit: int) -> list[int]:
        """Games that are over and have no standings, by number, from the one after that."""
        ...

    async def ended_games(self, after: int, limit: int) -> list[int]:
        """All games that are over, in the same way."""
        ...

    async def recompute_ratings(self) -> None:
        """All ratings from the standings, as if the games ended now one after the other."""
        ...

    async def ladder(self, name: str, limit: int) -> list[Rung]:
        """The bots and those people who keep a personal link, the surest strength first."""
        ...

    async def latest_results(self, player: str, limit: int, *, include_private: bool) -> list[SeatResult]:
        """The latest results of a player, the newest first: those that are everybody's to see, or everything."""
        ...

    async def rating_history(self, player: str, name: str, limit: int) -> list[SeatResult]:
        """A player's latest rated results in a game, the oldest first."""
        ...

    async def win_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        """By game and number of players."""
        ...

    async def favourite_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        """By game and favourite, the most played first."""
        ...

    async def games_of(self, visitor: str) -> list[GameRow]:
        """The finished games somebody sat at, the oldest first."""
        ...

    async def chat_by(self, visitor: str) -> list[tuple[str, Line]]:
        """All that somebody said, by table."""
        ...

    async def forget(self, visitor: str, instead: str) -> Collection[str]:
        """Somebody's name, chat and doors are gone for good; where they sat, somebody unknown did, whom `instead` stands
        for. When it returns, the files hold nothing of the name, also where it was deleted earlier. Only a sanction stays,
        for a number that nothing else knows any more. Gives the names that were theirs."""
        ...

    async def put_import(self, id: str, text: str, at: float) -> None: ...

    async def imported(self, id: str) -> str | None: ...

    async def put_sanction(self, sanction: Sanction) -> None: ...

    async def lift_sanction(self, kind: SanctionKind, subject: str) -> None: ...

    async def sanctions(self) -> list[Sanction]: ...

    @property
    def waiting(self) -> Mapping[str, int]:
        """How much work is queued, to `read` and to `write`."""
        ...

    async def backup(self, path: str) -> None:
        """Copy all of it, as it was at one moment, while work goes on."""
        ...

    async def healthy(self) -> bool:
        """Would a write be taken now?"""
        ...

    async def close(self) -> None: ...
