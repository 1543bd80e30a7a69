"""Store: what every store promises.

The log is the truth: one row for each complete answer, keyed by game and number, never changed. When `append` returns,
the row is durable; of two writers that race for a number one wins. Names and chat are outside the log.

Several workers may use one store at the same time. A table's row changes by compare and swap, everything else by one
operation per intent, so that no worker overwrites what another wrote. Workers learn of each other's changes by notices, and
one of them drives the bots and clocks of each table.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, Self

from wildtable.lab.ratings import Rating
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
    TableVersion,
    Tally,
    Visitor,
    WorkerRow,
)


class StoreError(Exception):
    """It is not known that anything was written, for a reason that may pass: the disk is full, the database locked, or the
    connection to it lost. The next writer reads the store first; what is sent again with the same mark is stored once."""


class Taken(Exception):
    """Another row has the same key."""


class Stale(Exception):
    """The row has changed since it was read."""


class Crowded(Exception):
    """A table has as many guests or spectators as are stored."""


class SignedOut(Exception):
    """The visitor has signed out elsewhere since the row was read, or is deleted."""


class Store(Protocol):
    """Storage of visitors, tables, games and results. Every write is durable and complete when it returns, or raises
    StoreError."""

    async def open(self) -> Self:
        """Connect to the database, and create or upgrade its schema. Raise StoreError if that fails."""
        ...

    async def add_visitor(self, visitor: Visitor, arrived: float | None = None) -> None:
        """Store a visitor, unless there is one with the same id. One who `arrived` at some time is deleted by
        `remove_idle_visitors`."""
        ...

    async def arrival(self, visitor: str) -> float | None:
        """Return when a visitor arrived, as long as that is stored."""
        ...

    async def remove_idle_visitors(self, before: float) -> bool:
        """Delete some visitors who arrived before a time and have done nothing since but look: they changed neither name nor
        links, have no seat, result, message or imported record, and do not wait. Return whether there may be more."""
        ...

    async def rename_visitor(self, visitor: Visitor) -> None:
        """Change the name and the animal of a visitor. Like all changes of visitors, it changes nothing and raises SignedOut
        if the visitor has signed out elsewhere since the row was read."""
        ...

    async def set_link(self, visitor: Visitor, link: str) -> None:
        """Change the hash of a visitor's personal link."""
        ...

    async def sign_out(self, visitor: Visitor, link: str) -> None:
        """Begin the next generation of a visitor, with another link."""
        ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitors(self, ids: Sequence[str]) -> list[Visitor]:
        """Return the visitors with these ids who are stored."""
        ...

    async def visitor_by_link(self, link: str) -> Visitor | None: ...

    async def visitors_called(self, name: str) -> list[Visitor]: ...

    async def swap_table(self, table: TableRow) -> TableRow:
        """Store a table and return it with its next version. A table of version 0 is new. Raise Stale if the stored one has
        another version."""
        ...

    async def versions(self, tables: Sequence[str]) -> Mapping[str, TableVersion]:
        """Return how far these tables are, to compare with what a worker has in memory."""
        ...

    async def table(self, id: str) -> TableRow | None: ...

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Return the tables with these ids that are stored."""
        ...

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

    async def games_left(self) -> set[int]:
        """Return the games in progress that a player has left to a bot, also if the player has come back."""
        ...

    async def admit(self, table: str, visitor: str, role: MemberRole) -> None:
        """Give a visitor a role at a table that is not open. Raise Crowded if too many have it."""
        ...

    async def role(self, table: str, visitor: str) -> MemberRole | None: ...

    async def begin_game(self, game: GameRow, table: TableRow, entries: Sequence[Entry] = ()) -> tuple[GameRow, TableRow]:
        """Store a new game with the first entries of its log, and swap its table; return the game with its id, and the table
        with that and its next version. Raise Stale like `swap_table`."""
        ...

    async def game(self, id: int) -> GameRow | None: ...

    async def games(self, ids: Sequence[int]) -> list[GameRow]:
        """Return the games with these ids that are stored."""
        ...

    async def latest_games(self, limit: int) -> list[GameRow]: ...

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        """Append to a game's log; raise Taken if it has that number already. Scores end the game with it."""
        ...

    async def log(self, game: int, after: int = 0) -> list[Entry]:
        """Return the entries of a game's log after a number."""
        ...

    async def say(self, table: str, line: ChatLine, mark: str = "") -> ChatLine:
        """Store a line of chat; return it with its number. A line of the same visitor with the same mark is stored once.
        Nobody sees a line before those with smaller numbers. All but the latest MAX_CHAT_LINES of the table are deleted."""
        ...

    async def chat(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        """Return the latest lines of a table's chat after a number, in order."""
        ...

    async def put_results(self, results: Sequence[SeatResult]) -> None:
        """Store the results of one game. A rated game that is new changes its players' ratings; these do not depend on the
        order in which games are stored. After a game that comes late, `finish_ratings` has to compute them again."""
        ...

    async def finish_ratings(self) -> None:
        """Compute the ratings that late games have changed, in small steps between other writes; go on with them if that was
        interrupted."""
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

    async def rating_history(self, player: str, name: str, points: int, latest: int) -> Mapping[int, Rating]:
        """Return a player's ratings after rated games by their numbers, in order: after the latest ones, and after at most
        `points` evenly chosen from all. Those still to be computed are left out."""
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

    async def rows_about(self, visitor: str) -> Mapping[str, list[dict[str, Any]]]:
        """Return a visitor's rows in tables that no other method returns, as far as the visitor may see them."""
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

        Of a store in a file, no byte of what was deleted is left, not even of names replaced earlier; of a large one, after
        the next start."""
        ...

    async def join_queue(self, row: QueueRow) -> QueueRow:
        """Let a visitor wait for a game, and for no other any more, and return the row. A visitor who has got a table and
        does not know it yet keeps it: the same request may come twice."""
        ...

    async def leave_queue(self, visitors: Sequence[str], table: str = "") -> None:
        """Delete visitors who wait, or who have got this table."""
        ...

    async def queue(self) -> list[QueueRow]:
        """Return who waits, and who has got a table, the first to come first."""
        ...

    async def seat_waiting(self, table: TableRow, visitors: Sequence[str]) -> TableRow:
        """Store a new table for waiting visitors, who then have got it. Raise Stale, and store nothing, if one of them does
        not wait any more."""
        ...

    async def put_import(self, record: ImportRow, quota: ImportQuota) -> None:
        """Store an imported record. Beyond the quota the oldest ones go: of its owner, of its network, and for the quota of
        all, of the network that has most."""
        ...

    async def imported(self, id: str) -> str | None: ...

    async def put_sanction(self, sanction: Sanction) -> None: ...

    async def lift_sanction(self, kind: SanctionKind, subject: str) -> None: ...

    async def sanctions(self) -> list[Sanction]: ...

    @property
    def waiting(self) -> Mapping[str, int]:
        """The number of queued jobs, to `read` and to `write`."""
        ...

    async def check(self) -> None:
        """Write something and read it back; raise StoreError if that fails."""
        ...

    async def close(self) -> None: ...

    # Several workers

    @property
    def is_shared(self) -> bool:
        """May other workers change what is stored?"""
        ...

    def notices(self) -> AsyncIterator[Notice]:
        """Take part as a worker, until the store is closed: yield what others have changed, and take leases."""
        ...

    async def send_notices(self, notices: Sequence[Notice]) -> None:
        """Send notices about what is not stored to all other workers."""
        ...

    def drives(self, table: str) -> bool:
        """Does this worker have the lease to drive the bots and clocks of a table?"""
        ...

    @property
    def leads(self) -> bool:
        """Is this the worker for what must be done once for all tables?"""
        ...

    async def report(self, worker: WorkerRow) -> list[WorkerRow]:
        """Store how this worker is, and return all that are alive."""
        ...

    async def secret(self, name: str, new: bytes) -> bytes | None:
        """Return a secret that all workers share, `new` if there was none; None where the data folder holds the secrets."""
        ...

    async def is_in_use(self) -> bool:
        """Does a worker use the store now, as far as the store knows?"""
        ...

    async def times(self) -> tuple[float, float] | None:
        """Return the database's time of day, and when the first of the present workers began; None if this is the only
        one."""
        ...


# Notices: hints of what a worker changed; the store has the truth, so one that is missed does no harm


NoticeKind = Literal[
    "log",
    "table",
    "chat",
    "visitor",
    "deletion",
    "sanctions",
    "queue",
    "here",
    "who",
    "waiting",
    "missed",
    "leases",
    "workers",
]
"""log, table, chat: a table's log, row or chat has changed. visitor: a visitor's name or sessions. deletion: a visitor is
being deleted, or has been. here: who has a table open at a worker; who: a worker wants to know that. waiting: whose page of
the lobby is open.

The store itself adds: missed: notices may have been lost; leases: this worker drives other tables now; workers: others came
or went."""


class Notice(NamedTuple):
    """What has changed, at which worker. subject: the id of a table or a visitor; about: more, as JSON."""

    kind: NoticeKind
    subject: str = ""
    about: str = ""
    worker: int = 0
