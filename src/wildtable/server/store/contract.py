"""Store: what every store promises.

The log is the truth: one row for each complete answer, keyed by game and number, never changed. When `append` returns,
the row is durable; of two writers that race for a number one wins. Names and chat are outside the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from wildtable.server.store.rows import (
    ChatLine,
    Deletion,
    Entry,
    GameRow,
    ImportQuota,
    ImportRow,
    MemberRole,
    QueueRow,
    Rung,
    Sanction,
    SanctionKind,
    SeatResult,
    TableRow,
    Tally,
    Visitor,
)


class StoreError(Exception):
    """Nothing was written, for a reason that may pass: the disk is full, or the database locked."""


class Taken(Exception):
    """Another row has the same key."""


class Store(Protocol):
    """Storage of visitors, tables, games and results. Every write is durable when it returns, or raises StoreError and has
    changed nothing."""

    async def put_visitor(self, visitor: Visitor) -> None: ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitor_by_link(self, link: str) -> Visitor | None: ...

    async def visitors_called(self, name: str) -> list[Visitor]: ...

    async def put_table(self, table: TableRow) -> None: ...

    async def table(self, id: str) -> TableRow | None: ...

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Return open tables, the newest first."""
        ...

    async def tables_of(self, visitor: str, limit: int) -> list[TableRow]:
        """Return the tables where a visitor has a seat or is host, the newest first."""
        ...

    async def count_tables(self, since: float, until: float, network: str) -> tuple[int, int]:
        """Count the tables that were created in a period: those from a network, and all."""
        ...

    async def tables_in_play(self, limit: int, visitor: str = "") -> list[TableRow]:
        """Return the tables whose game is not over, the newest first: all of them, or those of a visitor."""
        ...

    async def admit(self, table: str, visitor: str, role: MemberRole) -> None:
        """Give a visitor a role at a table that is not open."""
        ...

    async def role(self, table: str, visitor: str) -> MemberRole | None: ...

    async def begin_game(self, game: GameRow, table: TableRow) -> GameRow:
        """Store a new game and its table; return the game with its id."""
        ...

    async def game(self, id: int) -> GameRow | None: ...

    async def latest_games(self, limit: int) -> list[GameRow]: ...

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        """Append to a game's log; raise Taken if it has that number already. Scores end the game with it."""
        ...

    async def log(self, game: int) -> list[Entry]: ...

    async def say(self, table: str, line: ChatLine) -> ChatLine:
        """Store a line of chat; return it with its number."""
        ...

    async def chat(self, table: str, limit: int) -> list[ChatLine]: ...

    async def put_results(self, results: Sequence[SeatResult]) -> None:
        """Store the results of one game. A rated game that is new changes its players' ratings; these do not depend on the
        order in which games are stored. After a game that comes late they follow in small steps, between other writes."""
        ...

    async def finish_ratings(self) -> None:
        """Go on with ratings whose computation was interrupted."""
        ...

    async def games_without_results(self, after: int, limit: int) -> list[int]:
        """Return the ids of finished games without results that come after an id, in order."""
        ...

    async def ended_games(self, after: int, limit: int) -> list[int]:
        """Return the ids of all finished games that come after an id, in order."""
        ...

    async def recompute_ratings(self) -> None:
        """Compute all ratings again from the results, in the order in which the games ended."""
        ...

    async def ladder(self, name: str, limit: int) -> list[Rung]:
        """Return bots and people with a personal link, by guaranteed rating (lower bound)."""
        ...

    async def latest_results(self, player: str, limit: int, *, include_private: bool) -> list[SeatResult]:
        """Return a player's latest results, the newest first: the public ones, or all of them."""
        ...

    async def rating_history(self, player: str, name: str, limit: int) -> list[SeatResult]:
        """Return a player's latest rated results in a game, the oldest first."""
        ...

    async def win_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        """Count a player's games and wins, by game and number of players."""
        ...

    async def favourite_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        """Count a player's games and wins, by game and favourite, the most played first."""
        ...

    async def games_of(self, visitor: str) -> list[GameRow]:
        """Return the finished games of a visitor, the oldest first."""
        ...

    async def chat_by(self, visitor: str) -> list[tuple[str, ChatLine]]:
        """Return all lines of a visitor's chat, each with its table."""
        ...

    async def begin_deletion(self, visitor: str, instead: str) -> Deletion:
        """Delete a visitor's own row, and store that the rest must follow. A deletion that was begun before is returned."""
        ...

    async def deletions(self) -> list[Deletion]:
        """Return the deletions that were begun and not finished."""
        ...

    async def finish_deletion(self, deletion: Deletion) -> None:
        """Delete a visitor's chat and roles, their names in what others wrote about them, and put an anonymous visitor in
        their seats. Sanctions stay. Other writes go on meanwhile: it takes many small steps. One that fails may be repeated.

        No byte of what was deleted is left in the files, not even of names replaced earlier; of a large store, after the
        next start."""
        ...

    async def join_queue(self, row: QueueRow) -> None:
        """Let a visitor wait for a game, and for no other any more."""
        ...

    async def leave_queue(self, visitors: Sequence[str]) -> None: ...

    async def queue(self) -> list[QueueRow]:
        """Return who waits, the first to come first."""
        ...

    async def put_import(self, record: ImportRow, quota: ImportQuota) -> None:
        """Store an imported record. Beyond the quota the oldest ones go: of its owner, of its network, of all."""
        ...

    async def imported(self, id: str) -> str | None: ...

    async def put_sanction(self, sanction: Sanction) -> None: ...

    async def lift_sanction(self, kind: SanctionKind, subject: str) -> None: ...

    async def sanctions(self) -> list[Sanction]: ...

    @property
    def waiting(self) -> Mapping[str, int]:
        """The number of queued jobs, to `read` and to `write`."""
        ...

    async def backup(self, path: str) -> None:
        """Copy the whole store as of one moment, while it is in use."""
        ...

    async def check(self) -> None:
        """Write something and read it back; raise StoreError if that fails."""
        ...

    async def close(self) -> None: ...
