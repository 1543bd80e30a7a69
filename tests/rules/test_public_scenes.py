"""What a game declares public is the same for everyone: the page renders it once, as spectators see it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wildtable
from wildtable.authoring.laws import lively
from wildtable.engine.presentation.scenes import AnyScenes
from wildtable.engine.state import State
from wildtable.games import scenes_of

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")
VARIANTS = [(name, *variant) for name in wildtable.games() for variant in wildtable.load(name).variants()[::-1][:3:2]]
"""The last variant of each game, and another one."""


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_everybody_sees_the_same_at_the_beginning(name: str, seats: int, options: dict[str, Any]) -> None:
    game = wildtable.load(name)
    compare(scenes_of(game), game.new(seats, seed=1, **options))


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_top_and_score_are_the_same_for_all_but_for_you(name: str, seats: int, options: dict[str, Any]) -> None:
    game = wildtable.load(name)
    scenes, rng = scenes_of(game), Random(name)
    state = game.new(seats, seed=f"{name} public", **options)
    while not state.over:
        seat = rng.choice(list(state.asking))
        state.play(seat, lively(state.asking[seat], rng))
        compare(scenes, state)


def compare(scenes: AnyScenes, state: State) -> None:
    """Compare all viewers with a spectator, who is never asked."""
    public = state.view(None)
    assert not scenes.is_answered_at_seats(public)
    for seat in state.people:
        view = state.view(seat)
        assert view.choice is not None or not scenes.is_answered_at_seats(view)
        assert scenes.build_top(view) == scenes.build_top(public)
        if scenes.IS_SCORE_PUBLIC:
            columns = list(scenes.build_columns(public, NAMES))
            columns[seat] = columns[seat]._replace(mine=True)
            assert scenes.build_columns(view, NAMES) == tuple(columns)
