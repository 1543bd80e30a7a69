"""Objects in a Python session: shown as a line, a text or a picture, and compared by value."""

from __future__ import annotations

import pickle
from random import Random
from xml.etree import ElementTree

import pytest

import wildtable

GAMES = wildtable.games()
LOOKS = 0.1
"""The share of a game's questions that are checked."""


def test_each_object_has_a_line_that_says_what_it_is() -> None:
    game = wildtable.load("wild-cards")
    state = game.new(seats=3, seed=7)
    view = state.view(0)
    assert repr(game) == f"<Game wild-cards: rules {game.rules_version}, 3 to 5 seats, 153 moves>"
    assert repr(game.moves) == "<Vocabulary wild-cards: 153 moves>"
    assert repr(state) == "<State wild-cards, 3 seats: PlaceBids, waiting for seats 0, 1, 2>"
    assert repr(view) == f"<View wild-cards, seat 0 of 3: PlaceBids, 1 of {len(view.choice)} moves>"
    assert repr(state.view(None)) == "<View wild-cards, spectator of 3: PlaceBids, waiting for seats 0, 1, 2>"
    assert repr(view.choice) == f"<Choice WC-08, 1 of {len(view.choice)}: {', '.join(view.choice.notations)}>"
    assert repr(state.record()) == "<Record wild-cards: 3 seats, 0 questions, not over>"
    refusal = state.why(0, "bid forst-3")
    assert repr(refusal) == f"<Refusal unknown-move: {refusal}>"


def test_a_choice_says_how_many_moves_it_takes() -> None:
    state = wildtable.load("wild-realms-alliance").new(3, seed=7)
    while 0 not in state.asking or state.asking[0].clause != "WRA-06":
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice[0])
    assert repr(state.asking[0]).startswith("<Choice WRA-06, 2 of 3: lead ")
    state.play(0, state.asking[0][0])
    assert repr(state.asking[0]).startswith("<Choice WRA-06, 1 of 2: fight ")


def test_a_choice_that_may_end_early_says_so() -> None:
    game = wildtable.load("wild-cards")
    rng, seen = Random("early"), set()
    state = game.new(5, seed="early")
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        if choice.owed[0] != choice.owed[1]:
            seen.add(repr(choice).partition(",")[2].partition(" of")[0].strip())
        state.play(seat, choice.sample(rng))
    assert seen
    assert all(" to " in one for one in seen)


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_printed_and_drawn_all_through_a_game(name: str) -> None:
    """From every seat, for a spectator, and with all cards open; every move is named for the seat that is asked."""
    game, rng = wildtable.load(name), Random(name)
    state = game.new(3, seed=name)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        if rng.random() > LOOKS:
            state.play(seat, choice.sample(rng))
            continue
        view = state.view(seat)
        assert str(view).startswith(f"{game.title}, seat {seat} of 3\n")
        assert str(view).endswith(", ".join(choice.notations))
        for shown in (view, state.view(None), state):
            ElementTree.fromstring(shown._repr_svg_())
        state.play(seat, choice.sample(rng))
    assert repr(state).endswith(f"over, scores {'-'.join(map(str, state.result.scores))}>")
    assert str(state).endswith(f"over, scores {'-'.join(map(str, state.result.scores))}")
    assert repr(state.record()).endswith(f"scores {'-'.join(map(str, state.result.scores))}>")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_lists_its_seats_and_options(name: str) -> None:
    game = wildtable.load(name)
    for text in (str(game), game._repr_html_()):
        assert game.title in text
        assert all(setting.name in text for setting in game.settings)
    ElementTree.fromstring(game._repr_html_())


def test_a_record_lists_its_players_and_moves() -> None:
    state = wildtable.load("wild-cards").new(3, seed="record")
    named = state.record(["<Kim>", "Lou", "Mia"])._repr_html_()
    assert "&lt;Kim&gt;" in named
    rng = Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    scores = state.result.scores
    html = state.record()._repr_html_()
    assert f"<th>seat 1</th><td>{scores[1]}</td>" in html
    ElementTree.fromstring(html)


def test_a_view_without_a_state_behind_it_still_shows_itself() -> None:
    game = wildtable.load("wild-cards")
    state = game.new(3, seed=7)
    loaded = type(state.view(0)).load(game, state.view(0).dump())
    assert repr(loaded) == "<View wild-cards, seat 0 of 3: PlaceBids, waiting for seats 0, 1, 2>"
    assert "bid forest-3" not in str(loaded)
    rng = Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    assert repr(type(state.view(0)).load(game, state.view(0).dump())) == "<View wild-cards, seat 0 of 3: over>"


def test_equal_views_compare_equal() -> None:
    state = wildtable.load("wild-cards").new(3, seed=7)
    assert state.view(0) == state.view(0) == pickle.loads(pickle.dumps(state.view(0)))
    assert state.view(0) != state.view(1)


def test_names_stand_in_for_numbers() -> None:
    view = wildtable.load("wild-cards").new(3, seed=7).view(0)
    assert view.names(view.cards("hand-0"))[:2] == ["forest-3", "savannah-1"]
    assert view.names(view.cards("hand-0")) == view.dump()["zones"]["hand-0"]
    with pytest.raises(PermissionError, match="may not see hand-1"):
        view.cards("hand-1")
    with pytest.raises(KeyError, match=r"bid forest-9.*bid forest-"):
        view.game.moves["bid forest-9"]
