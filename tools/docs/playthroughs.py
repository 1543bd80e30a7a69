"""Playthroughs: play the same games every time and collect questions, views and states."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any

import wildtable
from tools.docs.messages import game_messages
from wildtable.engine.game import AnyGame
from wildtable.engine.state import State

SEED = "docs"


@dataclass
class Question:
    """A question of a game: the most seats asked at once, the verbs it asks for, and an example answer."""

    name: str
    text: str
    clauses: dict[str, None] = field(default_factory=dict)
    verbs: dict[str, None] = field(default_factory=dict)
    seats: int = 0
    answer: str = ""


@dataclass
class Playthrough:
    """Every question of a game, and the views and states of its first playthrough."""

    game: AnyGame
    questions: dict[str, Question]
    views: list[dict[str, Any]]
    states: list[State]


def all_games() -> list[AnyGame]:
    return [wildtable.load(name) for name in wildtable.games()]


@cache
def play_games(name: str) -> Playthrough:
    """Play games in every variant until every question was asked."""
    game = wildtable.load(name)
    seen = Playthrough(game, {step: Question(step, text) for step, text in game_messages(game, "ask-").items()}, [], [])
    for number in count():
        seed = f"{SEED}-{number}"
        for seats, variant in game.variants():
            options: dict[str, Any] = dict(variant)
            _play(seen, game.new(seats, seed=seed, **options), Random(seed))
        if all(question.answer for question in seen.questions.values()):
            return seen
    raise AssertionError


def _play(seen: Playthrough, state: State, rng: Random) -> None:
    """Play a game, half by advice and half at random, to reach all of it."""
    playthrough = not seen.states
    while not state.over:
        if playthrough:
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
    if playthrough:
        seen.views += [state.view(viewer).dump() for viewer in (None, 0)]
        seen.states.append(state)
