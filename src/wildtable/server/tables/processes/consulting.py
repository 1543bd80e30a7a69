"""Consulting: what an expert would do with the question before a player, made in the bot pool in idle time.

For players against bots, with hints on. Work ends when the question is answered or no client asks any longer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.knowledge.view import View
from wildtable.games import get_game
from wildtable.lab.expert import LOOKS, ExpertOpinion, Look, find_answer, seed_of, try_moves
from wildtable.lab.warming import is_warm
from wildtable.server.errors import Denied
from wildtable.server.tables.processes.reviews import COMPILING_SECONDS, IdleWork, IdleWorks
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

DumpedView = tuple[str, str, Mapping[str, Any]]
"""A game, its deck, and a dumped view."""


def _load(dumped: DumpedView) -> View:
    name, deck, dump = dumped
    game = get_game(name, deck)
    view: View = game.view_class.load(game, dump)
    return view


def consult_answer(dumped: DumpedView) -> tuple[str, ...] | None:
    """Return the Expert bot's answer; None as long as the game's twin is not compiled."""
    return find_answer(_load(dumped), seed_of(dumped[2])) if is_warm(dumped[0]) else None


def consult_look(dumped: DumpedView, look: int) -> Look:
    """Try all moves once more."""
    return try_moves(_load(dumped), seed_of(dumped[2]), look)


@dataclass
class Consultation(IdleWork):
    """An expert's opinion on one question, as far as it is known."""

    table: Table
    seat: Seat
    question: tuple[object, ...]
    dumped: DumpedView
    opinion: ExpertOpinion = field(default_factory=ExpertOpinion)

    @property
    def is_done(self) -> bool:
        return len(self.opinion.looks) == LOOKS

    @property
    def is_open(self) -> bool:
        """Is the question still before its player?"""
        return identify_question(self.table.snapshot(self.seat)) == self.question


def identify_question(snapshot: TableSnapshot) -> tuple[object, ...]:
    """Return what tells a question from all others: table, game, question, seat and what is picked already."""
    picks = () if snapshot.view is None else tuple(move.notation for move in snapshot.view.picks)
    return snapshot.id, snapshot.game, snapshot.question, snapshot.viewer, picks


def may_consult(snapshot: TableSnapshot) -> bool:
    """May the viewer ask what an expert would do: is a question open, are hints on, and are all others bots?"""
    view = snapshot.view
    if view is None or view.choice is None or snapshot.viewer is None or snapshot.frozen or snapshot.guided:
        return False
    others = [seat for seat in snapshot.seats if seat.number != snapshot.viewer]
    return snapshot.config.aids and not snapshot.config.can_be_rated and not any(seat.name for seat in others)


class Consultations(IdleWorks[Consultation]):
    """The consultations of a running server."""

    def holds(self, snapshot: TableSnapshot) -> bool:
        """Was this question begun before?"""
        return identify_question(snapshot) in self._works

    def open(self, table: Table, seat: Seat) -> Consultation:
        """Return the opinion on the question before a seat and go on with it. Raise Denied where there can be none."""
        snapshot = table.snapshot(seat)
        view, game = snapshot.view, snapshot.config.game
        if view is None or not may_consult(snapshot):
            raise Denied("expert-not-now")
        question = identify_question(snapshot)
        dumped = game.name, game.deck_text, view.dump()
        return self._open(question, game, lambda: Consultation(table, seat, question, dumped))

    async def _work(self, consultation: Consultation) -> None:
        run, owner = self._pool.run_in_background, f"expert {consultation.question}"
        opinion, dumped = consultation.opinion, consultation.dumped
        try:
            while not opinion.answer and self._is_wanted(consultation):
                answer = await run(owner, consult_answer, dumped)
                if answer is None:
                    await self._clock.sleep(COMPILING_SECONDS)
                else:
                    opinion.answer = answer
            while not consultation.is_done and self._is_wanted(consultation):
                opinion.looks.append(await run(owner, consult_look, dumped, len(opinion.looks)))
        finally:
            if not consultation.is_open:
                self._works.pop(consultation.question, None)

    def _is_wanted(self, consultation: Consultation) -> bool:
        return super()._is_wanted(consultation) and consultation.is_open
