"""Watching: games are played, and what was asked and shown is noted. The same games every time."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any

import wildtable
from tools.docs.wording import of_game
from wildtable.engine.game import AnyGame
from wildtable.engine.state import State

SEED = "docs"


@dataclass
class Question:
    """A question of a game: whom it was put to at once at the most, what it asks for, and an answer that was given."""

    name: str
    text: str
    clauses: dict[str, None] = field(default_factory=dict)
    verbs: dict[str, None] = field(default_factory=dict)
    seats: int = 0
    answer: str = ""


@dataclass
class Watched:
    """What was seen of a game: every question there is, and the views of somebody at one table."""

    game: AnyGame
    questions: dict[str, Question]
    views: list[dict[str, Any]]
    states: list[State]


def all_games() -> list[AnyGame]:
    return [wildtable.load(name) for name in wildtable.games()]


@cache
def watch(name: str) -> Watched:
    """Games in every variant, until every question was put to somebody."""
    game = wildtable.load(name)
    seen = Watched(game, {step: Question(step, text) for step, text in of_game(game, "ask-").items()}, [], [])
    for number in count():
        seed = f"{SEED}-{number}"
        for seats, variant in game.variants():
            options: dict[str, Any] = dict(variant)
            _play(seen, game.new(seats, seed=seed, **options), Random(seed))
        if all(question.answer for question in seen.questions.values()):
            return seen
    raise AssertionError


def _play(seen: Watched, state: State, rng: Random) -> None:
    """A game, half by advice and half by chance, so that all of it is seen."""
    watched = not seen.states
    while not state.over:
        if watched:
            seen.views += [state.view(viewer).dump() for viewer in (None, 0)]
            seen.states.append(state.copy())
        question = seen.questions[type(state.agenda[0]).__name__]
        question.seats = max(question.seats, len(state.asking))
        seat, choice = next(iter(state.asking.items()))
        question.clauses[choice.clause] = None
        for verb in choice.verbs():
            question.verbs[verb] = None
        move = choice.sample(rng) if rng.random() < 0.5 else seen.game.advise(state.view(seat), choice)
        if not question.answer and move.verb == next(iter(question.verbs)):
            question.answer = move.notation
        state.play(seat, move)
    if watched:
        seen.views += [state.view(viewer).dump() for viewer in (None, 0)]
        seen.states.append(state)
