"""Sight: all that one viewer may know of a table, as plain data and a view. What pages, sockets and programs are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.guide import GUIDE, Lesson
from wildtable.engine.view import View
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import Line


@dataclass(frozen=True)
class SeatSnapshot:
    """Who sits in a seat, as everybody may know it."""

    number: int
    name: str
    bot: str | None
    """The bot that plays it, if one does: for good, or while its player is away."""
    away: bool
    here: bool
    """Is its player looking at the table just now?"""


@dataclass(frozen=True)
class TableSnapshot:
    """A table as one viewer may know it. `view` is None before the first game."""

    id: str
    config: TableConfig
    seats: Sequence[SeatSnapshot]
    host: str
    viewer: Seat | None
    is_host: bool
    commitment: str
    game: int | None
    question: int
    """Counts the questions of this game; an answer names the one it answers."""
    deadline: float | None
    may_undo: bool
    frozen: str
    view: View | None
    log: Sequence[Mapping[str, Any]]
    """The latest events of this game as the viewer saw them."""
    happened: int
    """How many there were in all."""
    chat: Sequence[Line]

    @property
    def playing(self) -> bool:
        return self.view is not None and not self.view.over

    @property
    def guided(self) -> bool:
        """Is this a guided first game? It is where a guide's partners play."""
        return any(seat.bot == GUIDE for seat in self.seats)

    @property
    def lesson(self) -> Lesson | None:
        """What the guide has to say to the viewer now, from nothing but the viewer's own view."""
        guide = self.config.game.guide
        return guide.lesson(self.view) if guide is not None and self.guided and self.view is not None else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still owe an answer, as far as the table lets others know."""
        if self.view is None:
            return ()
        told = () if self.config.hide_answers else self.view.answered
        return tuple(seat for seat in self.view.asked if seat not in told)
