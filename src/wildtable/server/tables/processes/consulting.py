"""Consulting: what an expert would do with the question before a player, made in the bot pool in idle time.

For players against bots, with hints on. Work ends when the question is answered or no client asks any longer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wildtable import bots
from wildtable.engine.cards import Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.twin.backends import has_numba
from wildtable.games import get_game
from wildtable.lab.expert import LOOKS, ExpertOpinion, Look, find_answer, seed_of, try_moves
from wildtable.lab.warming import is_warm
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.processes.process_pool import ProcessDied
from wildtable.server.tables.processes.reviews import COMPILING_SECONDS, PATIENCE_SECONDS
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)
MAX_CONSULTATIONS = 100
"""Consultations in memory, a few kB each; beyond it, the least recently read is dropped."""
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
class Consultation:
    """An expert's opinion on one question, as far as it is known."""

    table: Table
    seat: Seat
    question: tuple[object, ...]
    dumped: DumpedView
    opinion: ExpertOpinion = field(default_factory=ExpertOpinion)
    has_failed: bool = False
    wanted_until: float = 0.0
    job: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return len(self.opinion.looks) == LOOKS

    @property
    def is_running(self) -> bool:
        return self.job is not None and not self.job.done()

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


class Consultations:
    """The consultations of a running server."""

    def __init__(self, bot_pool: BotPool, clock: Clock, max_consultations: int = MAX_CONSULTATIONS) -> None:
        self._bot_pool = bot_pool
        self._clock = clock
        self._max_consultations = max_consultations
        self._consultations: dict[tuple[object, ...], Consultation] = {}

    def holds(self, snapshot: TableSnapshot) -> bool:
        """Was this question begun before?"""
        return identify_question(snapshot) in self._consultations

    def open(self, table: Table, seat: Seat) -> Consultation:
        """Return the opinion on the question before a seat and go on with it. Raise Denied where there can be none."""
        snapshot = table.snapshot(seat)
        if not may_consult(snapshot):
            raise Denied("expert-not-now")
        game = snapshot.config.game
        if not (has_numba() and game.has_twin()):
            raise Denied("review-numba")
        assert snapshot.view is not None
        question = identify_question(snapshot)
        found = self._consultations.pop(question, None)
        if found is None or found.has_failed:
            found = Consultation(table, seat, question, (game.name, game.deck_text, snapshot.view.dump()))
        self._consultations[question] = found
        if len(self._consultations) > self._max_consultations:
            _stop(self._consultations.pop(next(iter(self._consultations))))
        found.wanted_until = self._clock.monotonic() + PATIENCE_SECONDS
        if not found.is_done and not found.is_running:
            self._bot_pool.prepare(game, bots.EXPERT)
            found.job = asyncio.get_running_loop().create_task(self._work(found))
        return found

    async def _work(self, one: Consultation) -> None:
        run, owner = self._bot_pool.pool.run_in_background, f"expert {one.question}"
        try:
            while not one.opinion.answer and self._is_wanted(one):
                answer = await run(owner, consult_answer, one.dumped)
                if answer is None:
                    await self._clock.sleep(COMPILING_SECONDS)
                else:
                    one.opinion.answer = answer
            while not one.is_done and self._is_wanted(one):
                one.opinion.looks.append(await run(owner, consult_look, one.dumped, len(one.opinion.looks)))
        except (TimeoutError, ProcessDied):
            log.warning("an expert took too long in one step, or its process died")
            one.has_failed = True
        except Exception:
            log.exception("an expert failed")
            one.has_failed = True
        if not one.is_open:
            self._consultations.pop(one.question, None)

    def _is_wanted(self, one: Consultation) -> bool:
        return self._clock.monotonic() < one.wanted_until and one.is_open

    def close(self) -> None:
        for one in self._consultations.values():
            _stop(one)


def _stop(one: Consultation) -> None:
    if one.job is not None:
        one.job.cancel()
