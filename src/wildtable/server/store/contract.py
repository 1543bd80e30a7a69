"""Store: what is kept, and the promises of whoever keeps it.

The log is the truth: one row for each complete answer, keyed by game and number, never changed. When `append` returns,
the row is durable; two that race for a number cannot both win. Names and chat live beside the log, not in it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

SOMEBODY = "somebody"
"""The name of a player who was forgotten, in records; pages say it in the reader's language."""
SHORT = 3


def unnamed(text: str, names: Collection[str]) -> str:
    """What was said, without these names: wherever they stand, but for short ones, which go as words of their own."""
    for name in sorted(names, key=len, reverse=True):
        pattern = re.escape(name) if len(name) > SHORT else rf"(?<!\w){re.escape(name)}(?!\w)"
        text = re.sub(pattern, SOMEBODY, text, flags=re.IGNORECASE)
    return text


class StoreError(Exception):
    """Nothing was kept, for a reason that may pass: the disk is full, or the database locked. Try again."""


class Taken(Exception):
    """Another row has that key already."""


@dataclass(frozen=True)
class Entry:
    """One row of the log.

    kind: `answer` (moves of a seat), `withdraw`, `undo`, `away` (a bot plays for the seat from here on), `back` (no longer).
    by: who did it: `person`, `bot`, `clock` when time ran out, or `context` for whoever looks after the server.
    request: the client's own mark, so that a repeated request is known for what it is.
    """

    number: int
    kind: str
    seat: int
    moves: tuple[str, ...]
    by: str
    request: str
    at: float


@dataclass(frozen=True)
class Visitor:
    """Somebody without an account: a name, and the hash of a personal link."""

    id: str
    name: str
    link: str = ""


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept: what it plays and how, who sits where, the secret of its next game."""

    id: str
    host: str
    made: float
    config: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    secret: str
    invite: str
    watch: str
    game: int | None = None
    played: int = 0
    closed: str = ""

    def without(self, visitor: str, instead: str) -> TableRow:
        """The table once a visitor is forgotten: somebody unknown sits there, and another of its people is host."""
        seats = [_without(one, visitor, instead) for one in self.seats]
        others = [str(one["visitor"]) for one in seats if one.get("visitor") not in (None, instead)]
        host = next(iter(others), instead) if self.host == visitor else self.host
        return replace(self, seats=seats, host=host)


@dataclass(frozen=True)
class GameRow:
    """A game as it is kept: everything that its replay needs but the log. Among the options of a guided game are the `piles`
    of its prepared deal."""

    id: int
    table: str
    made: float
    game: str
    rules: int
    seats: int
    options: Mapping[str, Any]
    deck: str
    seed: bytes
    secret: str
    added: Sequence[str]
    players: Sequence[Mapping[str, Any]]
    ended: float | None = None
    scores: Sequence[int] = ()

    def without(self, visitor: str, instead: str) -> GameRow:
        """The game as somebody unknown has played it."""
        return replace(self, players=[_without(one, visitor, instead) for one in self.players])


def _without(seat: Mapping[str, Any], visitor: str, instead: str) -> Mapping[str, Any]:
    return {"visitor": instead} if seat.get("visitor") == visitor else seat


@dataclass(frozen=True)
class Line:
    """One line of a table's chat."""

    number: int
    visitor: str
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Sanction:
    """What the context does not allow somebody: `mute` or `ban` a visitor, or an `address`."""

    kind: str
    subject: str
    at: float


@dataclass(frozen=True)
class Standing:
    """How one seat came out of a finished game, as its log tells. player: a visitor's id, or `bot-NAME`; people: how many
    played; rank: 1 is first, and may be shared; favourites: what the game declares as such; open: may everybody look at
    the table? rated: does it count? mu and sigma: then the rating after it, which only the store fills in."""

    game: int
    seat: int
    name: str
    ended: float
    player: str
    people: int
    rank: int
    points: int
    favourites: Sequence[str]
    open: bool
    rated: bool
    mu: float | None = None
    sigma: float | None = None


@dataclass(frozen=True)
class Rung:
    """A place on a game's ladder. called: the name of a person, nothing for a bot."""

    player: str
    called: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Tally:
    """How often somebody played one thing, and how often they came first with it."""

    name: str
    what: str
    games: int
    wins: int


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

    async def admit(self, table: str, visitor: str, role: str) -> None:
        """Let a visitor into a table that is not open: as `guest` who may sit, or `watcher` who may not."""
        ...

    async def role(self, table: str, visitor: str) -> str | None: ...

    async def begin_game(self, game: GameRow, table: TableRow) -> GameRow:
        """Keep a new game and the table it is played at; gives the game its number."""
        ...

    async def game(self, id: int) -> GameRow | None: ...

    async def games_ended(self, limit: int) -> list[GameRow]: ...

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        """Raises Taken if the log of the game has that number already. With scores the entry ends the game: both or none."""
        ...

    async def log(self, game: int) -> list[Entry]: ...

    async def say(self, table: str, line: Line) -> Line:
        """Keep a line of chat; gives it its number."""
        ...

    async def chat(self, table: str, limit: int) -> list[Line]: ...

    async def put_standings(self, standings: Sequence[Standing]) -> None:
        """Keep how one game came out. If it is rated and was not known before, the ratings of its players move; they come
        out the same in whatever order games get here."""
        ...

    async def unsettled(self, after: int, limit: int) -> list[int]:
        """Games that are over and have no standings, by number, from the one after that."""
        ...

    async def games_over(self, after: int, limit: int) -> list[int]:
        """All games that are over, in the same way."""
        ...

    async def rate_again(self) -> None:
        """All ratings from the standings, as if the games ended now one after the other."""
        ...

    async def ladder(self, name: str, limit: int) -> list[Rung]:
        """The bots and those people who keep a personal link, the surest strength first."""
        ...

    async def standings_of(self, player: str, limit: int, *, everything: bool) -> list[Standing]:
        """The latest results of a player, the newest first: those that are everybody's to see, or everything."""
        ...

    async def history_of(self, player: str, name: str, limit: int) -> list[Standing]:
        """A player's latest rated results in a game, the oldest first."""
        ...

    async def results_of(self, player: str, *, everything: bool) -> list[Tally]:
        """By game and number of players."""
        ...

    async def favourites_of(self, player: str, *, everything: bool) -> list[Tally]:
        """By game and favourite, the most played first."""
        ...

    async def games_of(self, visitor: str) -> list[GameRow]:
        """The finished games somebody sat at, the oldest first."""
        ...

    async def said_by(self, visitor: str) -> list[tuple[str, Line]]:
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

    async def lift_sanction(self, kind: str, subject: str) -> None: ...

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
