"""What holds for every guided first game, whatever moves are played."""

from __future__ import annotations

from random import Random

import pytest

from wildtable.engine.presentation.guide import LEARNER

from .guided_games import GUIDED, NAMES, begun, decisions, guide_of, lesson, messages

SEEDS = range(12)


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("often", [0.0, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("game", GUIDED)
def test_every_decision_has_a_lesson_and_a_whole_legal_answer(game: str, often: float, seed: int) -> None:
    state, rng = begun(game, seed), Random(seed)
    for given in decisions(state, often, rng):
        assert 1 <= len(given.lines) <= 3
        assert given.reason is not None
        assert all(line.say(state.game, "en", NAMES) for line in messages(given))
        twin = state.copy()
        twin.play(LEARNER, *given.moves)
        assert LEARNER not in twin.asking or twin.history is not state.history
    assert state.over


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GUIDED)
def test_following_the_advice_wins(game: str, seed: int) -> None:
    """The first lesson explains how to win, and the last one what decided the game."""
    state = begun(game, seed)
    goals = [given.lines[0].message == "guide-goal" for given in decisions(state, 1.0, Random(seed))]
    assert goals == [True] + [False] * (len(goals) - 1)
    assert state.result is not None
    assert state.result.winners == (LEARNER,)
    assert lesson(state).title.message == "guide-end-won"
    decided = lesson(state).lines[-1]
    assert decided.message in ("guide-ahead", "guide-tied")
    assert decided.say(state.game, "en", NAMES)


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GUIDED)
def test_lessons_follow_from_the_view_and_from_nothing_else(game: str, seed: int) -> None:
    """Deal anew what the learner cannot see, and drop the past events: the lesson stays the same."""
    state, rng = begun(game, seed), Random(seed)
    for given in decisions(state, 0.8, rng):
        assert lesson(state.game.imagine(state.view(LEARNER), rng)) == given
    assert lesson(state.game.imagine(state.view(LEARNER), rng)) == lesson(state)


@pytest.mark.parametrize("game", GUIDED)
def test_there_is_no_lesson_for_spectators_or_while_others_choose(game: str) -> None:
    state, guide = begun(game, 1), guide_of(game)
    assert guide.lesson(state.view(None)) is None
    while LEARNER in state.asking:
        state.play(LEARNER, *lesson(state).moves)
    assert guide.lesson(state.view(LEARNER)) is None


@pytest.mark.parametrize("game", GUIDED)
def test_only_the_learner_gets_prepared_lessons(game: str) -> None:
    state = begun(game, 1)
    given = lesson(state)
    while 1 not in state.asking:
        state.play(LEARNER, *lesson(state).moves)
    assert lesson(state, 1).title.message != given.title.message


@pytest.mark.parametrize("game", GUIDED)
def test_a_record_of_it_says_its_piles_and_replays(game: str) -> None:
    state = begun(game, 5)
    for _ in decisions(state, 1.0, Random(5)):
        pass
    record = type(state.record()).parse(str(state.record()))
    assert set(record.piles) == set(guide_of(game).piles)
    assert state.game.replay(record) == state
