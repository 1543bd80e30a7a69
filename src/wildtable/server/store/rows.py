"""Rows: what the store holds, as typed values."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, Self

from wildtable.engine.fairness import ANONYMOUS
from wildtable.engine.game import Piles
from wildtable.engine.options import Option
from wildtable.server.store.config import TableConfig

UNKNOWN_NAME = ANONYMOUS
"""The name of a deleted visitor in records; pages translate it."""
SHORT_NAME = 3
MAX_CHAT_LINES = 100
"""How many lines of a table's chat are stored and shown."""
MAX_MEMBERS = 500
"""How many visitors of each role a table that is not open admits."""

EntryKind = Literal["answer", "withdraw", "undo", "away", "back"]
"""`answer`: a seat's moves; `away`: a bot plays for the seat from here on; `back`: its player does again."""
Actor = Literal["person", "bot", "clock", "admin"]
"""Who caused an entry; `clock`: the time ran out."""
MemberRole = Literal["guest", "watcher"]
"""What a visitor may do at a table that is not open: a guest may take a seat, a watcher may not."""
RematchAnswer = Literal["", "yes", "no"]
SanctionKind = Literal["mute", "ban", "address"]


def unnamed(text: str, names: Collection[str]) -> str:
    """Replace these names in a text: anywhere, but names of up to SHORT_NAME letters only as whole words."""
    for name in sorted(names, key=len, reverse=True):
        pattern = re.escape(name) if len(name) > SHORT_NAME else rf"(?<!\w){re.escape(name)}(?!\w)"
        text = re.sub(pattern, UNKNOWN_NAME, text, flags=re.IGNORECASE)
    return text


@dataclass(frozen=True)
class Entry:
    """One row of a game's log. request: the client's own id of the request, which makes repeating it harmless."""

    number: int
    kind: EntryKind
    seat: int
    moves: tuple[str, ...]
    by: Actor
    request: str
    at: float


@dataclass(frozen=True)
class Visitor:
    """A person without an account. link: the hash of a personal link, if there is one. generation: how often the visitor
    has signed out elsewhere; cookies of earlier generations are invalid. animal: the picture that stands for the visitor;
    empty without one."""

    id: str
    name: str
    link: str = ""
    generation: int = 0
    animal: str = ""

    def seat_in(self, row: TableRow) -> int | None:
        """Return the visitor's seat at a table."""
        return row.seat_of(self.id)


@dataclass(frozen=True)
class Deletion:
    """The deletion of a visitor, from its beginning to its end. instead: the anonymous visitor in their seats; names: all
    that the visitor had."""

    visitor: str
    instead: str
    names: Sequence[str]


@dataclass(frozen=True)
class PlayerRow:
    """The player in a seat: a visitor or a bot. origin: the seat a bot had first, counted from 1, by which it is named; 0 if
    it is still there. name: the visitor's when the list of a deal was fixed, which its record keeps; empty before that."""

    visitor: str | None = None
    bot: str | None = None
    origin: int = 0
    name: str = ""

    def without(self, visitor: str, instead: str) -> Self:
        """Return the row with a deleted visitor replaced by an anonymous one."""
        return type(self)(visitor=instead) if self.visitor == visitor else self


@dataclass(frozen=True)
class SeatRow(PlayerRow):
    """A seat of a table: taken by a visitor or a bot, or free.

    token: the hash of a token with which a program plays for the visitor. commitment: the SHA-256 of the bytes that the
    visitor adds to the next shuffle; added: these bytes, once revealed. Both in hexadecimal. rematch: the visitor's answer
    to the offer of another game. left: who made the visitor leave while a deal was under way, after which a bot plays.
    """

    token: str = ""
    commitment: str = ""
    added: str = ""
    rematch: RematchAnswer = ""
    left: Actor | Literal[""] = ""

    @property
    def is_free(self) -> bool:
        return self.visitor is None and self.bot is None

    @property
    def player(self) -> PlayerRow:
        return PlayerRow(self.visitor, self.bot, self.origin, self.name)

    def without(self, visitor: str, instead: str) -> Self:
        """Return the same with a deleted visitor replaced. The bytes stay: a deal under way has them in its list."""
        if self.visitor != visitor:
            return self
        return type(self)(visitor=instead, commitment=self.commitment, added=self.added, left=self.left)


@dataclass(frozen=True)
class TableRow:
    """A table. secret: the server's share of its next shuffle; invite, watch: hashes of links; closed: why, if it is.

    dealing: since when the commitments of the next deal are fixed and their bytes awaited; None at any other time.
    network: a pseudonym of the network it was created from, by which tables are counted. links: how often its links were
    made; they are derived from it, so that the host can see them again. version: how often the row was stored, 0 for never;
    rows are equal whatever their versions.
    """

    id: str
    host: str
    made: float
    config: TableConfig
    seats: Sequence[SeatRow]
    secret: str
    invite: str
    watch: str
    game: int | None = None
    played: int = 0
    closed: str = ""
    dealing: float | None = None
    network: str = ""
    links: int = 0
    version: int = field(default=0, compare=False)

    @property
    def people(self) -> set[str]:
        """The host and the visitors who have a seat."""
        return {self.host, *(seat.visitor for seat in self.seats if seat.visitor is not None)}

    def seat_of(self, visitor: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.visitor == visitor), None)

    def without(self, visitor: str, instead: str) -> TableRow:
        """Return the table with a deleted visitor replaced by an anonymous one; another of its people becomes host."""
        seats = [seat.without(visitor, instead) for seat in self.seats]
        others = [seat.visitor for seat in seats if seat.visitor not in (None, instead)]
        if self.host != visitor:
            return replace(self, seats=seats)
        return replace(self, seats=seats, host=next(iter(others), None) or instead, network="")


class TableVersion(NamedTuple):
    """How far a table is: the version of its row, its game and the length of that game's log, and its last line of chat."""

    row: int
    game: int | None
    entries: int
    lines: int


@dataclass(frozen=True)
class GameRow:
    """A game: with its log, all that a replay needs. piles: the prepared deal of a guided game, empty for any other.

    commitments, added: what each seat committed to and revealed; games from before players committed have no commitments.
    """

    id: int
    table: str
    made: float
    game: str
    rules: int
    seats: int
    options: Mapping[str, Option]
    piles: Piles
    deck: str
    seed: bytes
    secret: str
    added: Sequence[str]
    players: Sequence[PlayerRow]
    ended: float | None = None
    scores: Sequence[int] = ()
    commitments: Sequence[str] = ()

    @property
    def people(self) -> set[str]:
        return {player.visitor for player in self.players if player.visitor is not None}

    def without(self, visitor: str, instead: str) -> GameRow:
        """Return the game with a deleted visitor replaced by an anonymous one."""
        return replace(self, players=[player.without(visitor, instead) for player in self.players])


@dataclass(frozen=True)
class ChatLine:
    """One line of a table's chat."""

    number: int
    visitor: str
    name: str
    text: str
    at: float
    animal: str = ""


@dataclass(frozen=True)
class QueueRow:
    """A visitor who waits for others to play with. patience: after how many seconds bots may take the other seats, None for
    never; network: a pseudonym of their network; commitment: that of their browser for the deal, empty without one; table:
    the one they have got, empty while they wait."""

    visitor: str
    game: str
    joined: float
    patience: int | None
    network: str
    commitment: str = ""
    table: str = ""


@dataclass(frozen=True)
class ImportRow:
    """A record that a visitor imported. owner, network: the visitor, and a pseudonym of their network; empty if unknown."""

    id: str
    text: str
    at: float
    owner: str = ""
    network: str = ""


@dataclass(frozen=True)
class ImportQuota:
    """How many imported records are stored: for each visitor, for each network, and in all."""

    visitor: int
    network: int
    server: int


@dataclass(frozen=True)
class Sanction:
    """A visitor who is muted or banned, or an address that is barred."""

    kind: SanctionKind
    subject: str
    at: float


@dataclass(frozen=True)
class SeatResult:
    """One seat's result in a finished game, derived from the game's log.

    player: a visitor's id, or `bot-NAME`; people: the number of players; rank: 1 is first, and may be shared; favourites:
    what the game declares as such; open: is the table public? mu and sigma: the rating after a rated game, set by the store.
    """

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
    """A place on a game's ladder. called, animal: of a person, empty for a bot."""

    player: str
    called: str
    mu: float
    sigma: float
    games: int
    animal: str = ""


@dataclass(frozen=True)
class Tally:
    """A player's games and wins of one kind."""

    name: str
    what: str
    games: int
    wins: int


@dataclass(frozen=True)
class WorkerRow:
    """A worker and how it is. host, pid: where it runs; figures: what it counts, by name."""

    id: int
    host: str
    pid: int
    began: float
    at: float
    figures: Mapping[str, float]
