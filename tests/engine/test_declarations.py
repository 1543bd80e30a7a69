"""Declarations: facts with shapes and bounds, zones that declare their contents, steps with typed fields, utilities."""

from __future__ import annotations

import json
from itertools import chain
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable import OptionError, PositionError
from wildtable.engine.knowledge.history import HistoryEntry
from wildtable.engine.result import UTILITIES, Result, Score, find_utility
from wildtable.engine.steps import StepField

GAMES = [wildtable.load(name) for name in wildtable.games()]
VARIANTS = [(game, seats, options) for game in GAMES for seats, options in game.variants()]
CARDS, REALMS, SPACE = GAMES


def play_out(game: Any, seats: int, options: dict[str, object], seed: int = 1) -> Any:
    """Return a random game played to its end."""
    state, rng = game.new(seats, seed=seed, **options), Random(seed)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return state


def changed(state: Any, *path: object, to: object) -> Any:
    """Return the position of a state with one value changed."""
    position = inside = json.loads(str(state.position()))
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = to
    return position


@pytest.mark.parametrize(
    ("game", "fact", "value", "wanted"),
    [
        (CARDS, "round", 15, "round must be a number from 0 to 14, not 15"),
        (CARDS, "round", [1], "round must be a number from 0 to 14, not (1,)"),
        (CARDS, "round", True, "round must be a number from 0 to 14, not True"),
        (CARDS, "tokens", [0, 0], "tokens must be a list of 3 values from 0 to 84, not (0, 0)"),
        (CARDS, "tokens", [0, -2, 0], "tokens must be a list of 3 values from 0 to 84, not (0, -2, 0)"),
        (REALMS, "start", 3, "start must be a number from 0 to 2, not 3"),
        (REALMS, "won", [0, 1], "won must be a list of at most 1 different values from 0 to 2, not (0, 1)"),
        (REALMS, "uses", [0] * 5, "uses must be a list of 6 values from 0 to 2"),
        (SPACE, "ships", [0] * 10, "ships must be a list of 30 values from 0 to 2"),
        (SPACE, "used", [7, 7], "used must be a list of at most 102 different values"),
        (SPACE, "used", 7, "used must be a list of at most 102 different values"),
    ],
)
def test_a_fact_is_checked_when_a_position_is_loaded(game: Any, fact: str, value: object, wanted: str) -> None:
    position = changed(game.new(3, seed=1), "facts", fact, to=value)
    with pytest.raises(PositionError) as refused:
        game.from_position(position)
    assert wanted in str(refused.value)


def test_a_zone_holds_only_the_families_it_declares() -> None:
    state = CARDS.new(3, seed=1)
    zones = json.loads(str(state.position()))["zones"]
    zones["discard"] = [zones["display-1"][0]]
    del zones["display-1"]
    with pytest.raises(PositionError, match="discard cannot hold"):
        CARDS.from_position(changed(state, "zones", to=zones))


def test_steps_are_listed_with_typed_fields() -> None:
    kinds = {kind.name: kind for kind in chain.from_iterable(game.steps.kinds for game in GAMES)}
    assert kinds["TakeOrPass"].asks
    assert not kinds["GainAnimal"].asks
    assert kinds["TakeOrPass"].fields == (StepField("seat", "seat"),)
    assert kinds["GainAnimal"].fields[1] == StepField("place", "number", (1, 2, 3, 4))
    assert kinds["BreakTie"].fields[0] == StepField("tied", "seat", many=True)
    assert kinds["BreakTie"].fields[1] == StepField("acquiring", "step", steps=("AcquireAnimals",))
    assert kinds["PrepareNextRound"].fields == (StepField("by_talisman", "flag"),)
    assert kinds["ChooseAbility"].fields[0] == StepField("role", "word", ("leader", "fighter", "collector"))
    assert kinds["PutIntoPlay"].fields[2] == StepField("by", "card", optional=True)


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ({"step": "TakeOrPass", "seat": "0"}, "TakeOrPass: seat cannot be '0'"),
        ({"step": "GainAnimal", "seat": 0, "place": 5}, "GainAnimal: place cannot be 5"),
        ({"step": "PrepareNextRound", "by_talisman": 1}, "PrepareNextRound: by_talisman cannot be 1"),
        ({"step": "LayPayments", "seats": 1}, "LayPayments: seats cannot be 1"),
        ({"step": "BreakTie", "tied": [0, 1], "acquiring": {"step": "RevealDisplay"}}, "BreakTie: acquiring cannot be"),
    ],
)
def test_the_fields_of_a_step_are_checked_when_an_agenda_is_loaded(step: object, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        CARDS.steps.load(step)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_history_is_all_that_a_viewer_has_done_and_seen(game: Any) -> None:
    state, rng = game.new(3, seed=2), Random(2)
    seen: dict[int | None, list[Any]] = {viewer: [*state.view(viewer).events] for viewer in (None, 0, 1, 2)}
    done: dict[int, list[object]] = {0: [], 1: [], 2: []}
    for _ in range(60):
        if state.over:
            break
        seat, choice = next(iter(state.asking.items()))
        move = choice.sample(rng)
        done[seat].append(move)
        state.play(seat, move)
        for viewer, events in seen.items():
            events += state.view(viewer).events
    for seat in tuple(state.sealed):
        del done[seat][-len(state.sealed[seat]) :]
    for viewer, events in seen.items():
        history = state.view(viewer).history()
        assert isinstance(history[0], HistoryEntry)
        assert [event for entry in history for event in entry.events] == events
        moves = [move for entry in history for move in entry.moves]
        assert sorted(moves, key=id) == sorted(() if viewer is None else done[viewer], key=id)


def test_a_history_shows_no_hidden_faces() -> None:
    events = [event for entry in CARDS.new(3, seed=1).view(0).history() for event in entry.events]
    dealt = {
        event.target.name: event.cards for event in events if event.target and event.source == CARDS.layout.zone("habitats")
    }
    assert dealt["hand-0"]
    assert dealt["hand-1"] is None


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_utilities_are_within_their_bounds(game: Any, seats: int, options: dict[str, object]) -> None:
    result = play_out(game, seats, options).result
    for utility in UTILITIES.values():
        least, most = utility.bounds(game, seats)
        assert all(least <= value <= most for value in utility.values(result))
    if not result.virtual:
        assert sum(UTILITIES["win"].values(result)) == pytest.approx(1)
        assert sum(UTILITIES["rank"].values(result)) == pytest.approx(0)


def test_utilities_of_ties_and_of_one_person() -> None:
    score = Score(())
    tied = Result((9, 9, 4), (1, 1, 3), (score,) * 3)
    assert UTILITIES["win"].values(tied) == (0.5, 0.5, 0)
    assert UTILITIES["rank"].values(tied) == (0.5, 0.5, -1)
    assert UTILITIES["score"].values(tied) == (9, 9, 4)
    lost = Result((9,), (2,), (score,), (score,))
    assert UTILITIES["win"].values(lost) == (0,)
    assert UTILITIES["rank"].values(lost) == (-1,)


def test_a_utility_is_found_by_its_name() -> None:
    assert find_utility("rank") is UTILITIES["rank"]
    with pytest.raises(OptionError, match="utility must be one of win, rank, score, not 'luck'"):
        find_utility("luck")
