"""The rules panel at the table: goal, scoring and powers in every language, and the rule of every question."""

from __future__ import annotations

from random import Random

import pytest

import wildtable
from wildtable.engine.game import AnyGame
from wildtable.games import scenes_of

LANGUAGES = ("en", "de", "nl")


@pytest.mark.parametrize("name", wildtable.games())
def test_the_panel_has_texts_in_every_language_and_begins_with_the_goal(name: str) -> None:
    game = wildtable.load(name)
    rules = scenes_of(game).RULES
    assert rules[0].title == "rules-goal-title"
    used = [chapter.title for chapter in rules] + [word for one in rules for line in one.lines for word in line[:2] if word]
    for language in LANGUAGES:
        assert [message for message in used if not game.texts.has(language, message)] == []


@pytest.mark.parametrize("name", wildtable.games())
def test_every_question_has_its_rule(name: str) -> None:
    game = wildtable.load(name)
    clauses = {clause for seats, options in game.variants() for clause in _clauses(game, seats, options)}
    assert len(clauses) > 4
    for language in LANGUAGES:
        assert [clause for clause in clauses if not game.texts.has(language, f"rules-{clause}")] == []


def _clauses(game: AnyGame, seats: int, options: object) -> set[str]:
    """Return the clauses of all questions in a random game."""
    assert isinstance(options, dict)
    state, rng, found = game.new(seats, seed=3, **options), Random(3), set()
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        found.add(choice.clause)
        state.play(seat, choice.sample(rng))
    return found
