"""Helpers for tests of guided games: prepared games, played by a learner who follows the advice to some degree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import wildtable
from wildtable.engine.presentation.guide import LEARNER, Guide, Lesson, LessonLine
from wildtable.engine.state import State

NAMES = ("You", "Bruno", "Cleo")
GUIDED = [name for name in wildtable.games() if wildtable.load(name).guide is not None]


def guide_of(name: str) -> Guide:
    guide = wildtable.load(name).guide
    assert guide is not None
    return guide


def begun(name: str, seed: int) -> Any:
    """Return a game as its guide prepares it; the rest is random."""
    guide = guide_of(name)
    options: dict[str, Any] = dict(guide.options)
    return wildtable.load(name).new(guide.seats, seed=seed, piles=guide.piles, **options)


def lesson(state: State, seat: int = LEARNER) -> Lesson:
    found = guide_of(state.game.name).lesson(state.view(seat))
    assert found is not None
    return found


def decisions(state: State, follow: float, rng: Random) -> Iterator[Lesson]:
    """Play to the end and yield at each decision of the learner, who follows the advice with this probability and otherwise
    plays at random. The partners answer in random order."""
    guide = guide_of(state.game.name)
    while not state.over:
        seat = rng.choice(list(state.asking))
        if seat != LEARNER:
            state.play(seat, guide.partner(state.view(seat), state.asking[seat]))
            continue
        given = lesson(state)
        yield given
        if rng.random() < follow:
            state.play(LEARNER, *given.moves)
        else:
            state.play(LEARNER, state.asking[LEARNER].sample(rng))


def messages(given: Lesson) -> list[LessonLine]:
    return [given.title, *given.lines, *([given.reason] if given.reason else [])]
