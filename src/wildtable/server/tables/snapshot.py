"""Snapshots: all that one viewer may know of a table. Pages, sockets and the API are made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wildtable.engine.cards import Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.guide import GUIDE, Lesson
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import ChatLine, RematchAnswer


class SeatSnapshot(NamedTuple):
    """The player in a seat, as everybody may know it."""

    number: int
    name: str
    bot: str | None
    """The bot that plays the seat: its own, or the one that plays while its player is away."""
    away: bool
    here: bool
    """Is its player connected?"""
    animal: str = ""
    """The picture of its player; empty without one, and for a bot."""
    origin: int = 0
    """The seat by which a bot is named, counted from 1; 0 for this one."""
    rematch: RematchAnswer = ""
    """The answer of its player to the offer of another game."""
    deadline: float | None = None
    """Until when it is to answer; None where it is not asked, and without a clock."""
    missed: bool = False
    """Has its player missed a deadline and not been back since? Then there is less time to answer."""
    listening: bool = False
    """Do bots wait while its player listens to what happened?"""


class DealSnapshot(NamedTuple):
    """A deal whose list is fixed: the commitments of the server and of all seats of the next game, empty where there is
    none, the terms, and the players by seat. Bytes are revealed until the deadline."""

    commitment: str
    commitments: Sequence[str]
    terms: str
    """What is played, with which options, deck and bots (`engine.fairness`)."""
    players: Sequence[str]
    """The names of the players, or of their bots."""
    seat: Seat | None
    """Where the viewer sits in the next game."""
    deadline: float


class TableSnapshot(NamedTuple):
    """A table as one viewer may know it. `view` is None before the first game."""

    id: str
    config: TableConfig
    seats: Sequence[SeatSnapshot]
    host: str
    viewer: Seat | None
    is_host: bool
    commitment: str
    """The server's commitment for the next deal."""
    deal: DealSnapshot | None
    dealt: str
    """The server's commitment for the present game; empty without one, and for a prepared deal."""
    game: int | None
    question: int
    """The number of the current question; an answer names the one it answers."""
    deadline: float | None
    """Until when the viewer is to answer, or the others if the viewer is not asked."""
    may_undo: bool
    frozen: str
    view: View | None
    log: Sequence[Mapping[str, Any]]
    """The latest events of this game as the viewer saw them."""
    happened: int
    """The number of all events of this game."""
    chat: Sequence[ChatLine]
    stood_in: Sequence[str] = ()
    """What a bot last answered for the viewer, who missed a deadline and has not been back since."""

    @property
    def playing(self) -> bool:
        return self.view is not None and not self.view.over

    @property
    def is_rematch_offered(self) -> bool:
        return any(seat.rematch == "yes" for seat in self.seats)

    @property
    def guided(self) -> bool:
        """Is this a guided first game?"""
        return any(seat.bot == GUIDE for seat in self.seats)

    @property
    def lesson(self) -> Lesson | None:
        """What the guide says to the viewer now, from the viewer's own view alone."""
        guide = self.config.game.guide
        return guide.lesson(self.view) if guide is not None and self.guided and self.view is not None else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still owe an answer, as far as the table shows that."""
        if self.view is None:
            return ()
        answered = () if self.config.hide_answers else self.view.answered
        return tuple(seat for seat in self.view.asked if seat not in answered)
