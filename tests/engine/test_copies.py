"""Copies: copy, deepcopy and pickle give equal objects, independent where they can change, and moves stay interned."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.state import State

GAMES = wildtable.games()
WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return wildtable.load(request.param)


@pytest.fixture(params=WAYS)
def duplicate(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return WAYS[request.param]


def own_deck(name: str, folder: Path) -> Path:
    """Write the printed deck under another name."""
    path = folder / "deck.toml"
    printed = wildtable.load(name).deck
    path.write_text(printed.text.replace(f'name = "{printed.name}"', 'name = "Mine"', 1), encoding="utf-8")
    return path


def play_on(state: State, rng: Random, moves: int | None = None) -> State:
    """Play random moves, to the end if no number is given."""
    while not state.over and moves != 0:
        seat, choice = rng.choice(list(state.asking.items()))
        state.play(seat, choice.sample(rng))
        moves = None if moves is None else moves - 1
    return state


def states(game: AnyGame) -> list[State]:
    """Return a new game, one with a begun or sealed answer, a finished one, one from a position and an imagined one."""
    rng = Random(5)
    under_way = play_on(game.new(3, seed="copies"), rng, 10)
    position = game.from_position(under_way.position())
    return [
        game.new(3, seed="copies"),
        under_way,
        play_on(game.new(3, seed="copies"), rng),
        play_on(position.copy(), rng, 4),
        game.imagine(under_way.view(0), rng),
    ]


def describe(state: State) -> tuple[object, ...]:
    """Return everything a state shows."""
    asked = {seat: [move.notation for move in choice] for seat, choice in state.asking.items()}
    views = [state.view(viewer).dump() for viewer in (None, *state.people)]
    return state.position(), state.record(), state.events, asked, views, state.result, state.disclosed


@pytest.mark.whole_games
def test_a_state_has_equal_and_independent_copies(game: AnyGame, duplicate: Callable[[Any], Any]) -> None:
    for state in states(game):
        before = describe(state)
        twin = duplicate(state)
        assert twin == state
        assert twin is not state
        assert type(twin) is type(state)
        assert describe(twin) == before
        played = describe(play_on(twin.copy(), Random(9)))
        assert describe(play_on(twin, Random(9))) == played
        assert describe(state) == before
        assert describe(play_on(state, Random(9))) == played


def test_a_pickled_state_has_no_shuffle_callback(game: AnyGame) -> None:
    shuffles: list[object] = []
    state = game.new(3, seed=1)
    state.on_shuffle = shuffles.append
    assert pickle.loads(pickle.dumps(state)).on_shuffle is None


def test_a_view_has_equal_copies(game: AnyGame, duplicate: Callable[[Any], Any]) -> None:
    for state in states(game):
        for viewer in (None, *state.people):
            view: View = state.view(viewer)
            twin = duplicate(view)
            assert twin == view
            assert duplicate is WAYS["pickle"] or twin.history() == view.history()
            assert twin.dump() == view.dump()
            assert twin.events == view.events
            assert twin.result == view.result
            if twin.choice is not None:
                assert view.choice is not None
                assert twin.choice.options == view.choice.options
                assert game.advise(twin, twin.choice) is game.advise(view, view.choice)
            assert view != state.view(None if viewer == 0 else 0)
    assert view != state


def test_a_pickled_view_holds_nothing_that_its_viewer_may_not_know(game: AnyGame) -> None:
    """Views of states that the viewer cannot tell apart are pickled alike."""
    state = play_on(game.new(3, seed="copies"), Random(5), 10)
    for viewer in state.people:
        view = state.view(viewer)
        imagined = game.imagine(view, Random(1))
        assert imagined.position() != state.position()
        parts, others = view.__getstate__(), imagined.view(viewer).__getstate__()
        assert not [value for value in parts.values() if isinstance(value, State)]
        assert imagined.view(viewer) == view
        assert imagined.view(viewer).dump() == view.dump()
        for name in parts.keys() - {"choice", "events"}:
            assert parts[name] == others[name], name
        assert state.seed not in pickle.dumps(view)


def test_a_view_loaded_from_its_dump_has_copies(game: AnyGame, duplicate: Callable[[Any], Any]) -> None:
    view = View.load(game, game.new(3, seed=1).view(0).dump())
    assert duplicate(view) == view


def test_games_and_moves_stay_the_same_objects(game: AnyGame, duplicate: Callable[[Any], Any]) -> None:
    assert duplicate(game) is game
    assert duplicate(game.layout) is game.layout
    assert all(duplicate(move) is move for move in game.moves)


def test_games_and_moves_of_a_custom_deck_stay_the_same_objects(tmp_path: Path, duplicate: Callable[[Any], Any]) -> None:
    for name in GAMES:
        path = own_deck(name, tmp_path)
        game = wildtable.load(name, path)
        assert game is not wildtable.load(name)
        assert game is wildtable.load(name, path)
        assert duplicate(game) is game
        assert all(duplicate(move) is move for move in game.moves)
        state = game.new(3, seed=1)
        assert duplicate(state).game is game


def test_a_record_has_equal_and_independent_copies(game: AnyGame, duplicate: Callable[[Any], Any]) -> None:
    record = play_on(game.new(3, seed=1), Random(1)).record(["Ann", "Ben", "Cem"])
    twin = duplicate(record)
    assert twin == record
    assert twin is not record
    assert game.replay(twin) == game.replay(record)


def test_a_choice_and_a_refusal_have_copies(game: AnyGame, duplicate: Callable[[Any], Any]) -> None:
    state = game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    assert duplicate(choice).options == choice.options
    refusal = state.why(seat, "done")
    twin = duplicate(refusal)
    assert (twin.dump("de"), twin.about) == (refusal.dump("de"), refusal.about)


def test_another_process_reads_what_is_pickled_here(tmp_path: Path) -> None:
    game = wildtable.load("wild-space", own_deck("wild-space", tmp_path))
    state = play_on(game.new(3, seed="there"), Random(1), 20)
    file = tmp_path / "pickled"
    file.write_bytes(pickle.dumps((state, state.view(0), game.moves[3])))
    read = (
        "import pickle, sys\n"
        "state, view, move = pickle.load(open(sys.argv[1], 'rb'))\n"
        "assert view.game is state.game and move is state.game.moves[3]\n"
        "assert state.view(0) == view\n"
        "print(state.record(), end='')"
    )
    printed = subprocess.run([sys.executable, "-c", read, file], capture_output=True, text=True, check=True).stdout
    assert printed == str(state.record())
