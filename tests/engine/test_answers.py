"""What players type: ambiguous answers, and names to look up."""

from __future__ import annotations

import pytest

import wildtable
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.commands import AmbiguousAnswer, look_up, parse_answer
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.wording import TextItem, Wording

NAMES = ("Ada", "Bruno", "Cleo")


def cards_view() -> tuple[View, Wording]:
    game = wildtable.load("wild-cards")
    hands = {0: ["forest-3", "savannah-1", "wild-1", "wild-2"], 1: ["forest-1"], 2: ["forest-1"]}
    view = game.setup(hands=hands, display=["lion", "ibex"]).view(0)
    return view, wording_of(game, NAMES, "en")


def space_view() -> tuple[View, Wording]:
    game = wildtable.load("wild-space")
    state = game.new(3, seed=5)
    view = state.view(next(iter(state.asking)))
    return view, wording_of(game, NAMES, "en")


@pytest.mark.parametrize("said", ["0", "9", "wild"])
def test_what_matches_no_answer_or_several_is_explained(said: str) -> None:
    view, wording = cards_view()
    with pytest.raises(AmbiguousAnswer) as error:
        parse_answer(said, view, wording)
    assert str(error.value) in ("Enter a number from 1 to 5.", "“wild” matches several answers: Bid Wild 1, Bid Wild 2.")


@pytest.mark.parametrize(
    ("said", "moves"),
    [
        ("f3", ["bid forest-3"]),
        ("bid forest 3", ["bid forest-3"]),
        ("lion", ["lion"]),
        ("forest 4", ["bid forest-4"]),
        ("1, 2", ["bid forest-3", "bid savannah-1"]),
    ],
)
def test_answers_are_parsed(said: str, moves: list[str]) -> None:
    view, wording = cards_view()
    assert [str(move) for move in parse_answer(said, view, wording)] == moves


def test_a_card_that_also_refreshes_the_pool_answers_the_question() -> None:
    """Where a card is an answer, its name means that answer, not the additional move."""
    game = wildtable.load("wild-space")
    state = game.setup(2, hands={0: ["owl-pilot"]}, ships={0: {"1-left": "landed"}}, seed=1)
    state.play(0, "explore 1-left")
    state.play(0, "take play-any")
    view, wording = state.view(0), wording_of(game, NAMES[:2], "en")
    assert [str(move) for move in parse_answer("Owl pilot", view, wording)] == ["play owl-pilot"]


def test_several_names_are_looked_up_at_once() -> None:
    view, wording = cards_view()
    found = look_up("lion, take-back, 1, bruno, nonsense", view, wording)
    assert [item.name for item in found["lion"]] == ["Lion"]
    assert found["take-back"] == [TextItem("Take your bid back")]
    assert [item.name for item in found["1"]] == ["Forest 3"]
    assert found["bruno"][0].name == "Bruno"
    assert "hand 2" in found["bruno"][0].text
    assert found["nonsense"] == []


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("rhino-scientist-2", "Rhino scientist 2"),
        ("Rhino scientist 2", "Rhino scientist 2"),
        ("play rhino-scientist-2", "Rhino scientist 2"),
        ("planet 1", "Planet 1"),
        ("planet 1, left", "Planet 1"),
        ("land 1-left", "Land on planet 1, left"),
        ("pool", "left: "),
        ("rhino scient", "Rhino scientist"),
        ("left", "left: "),
        ("land", "1 Land on planet 1, left"),
        ("1l", "1 Land on planet 1, left"),
    ],
)
def test_every_name_that_moves_and_table_use_is_known(asked: str, name: str) -> None:
    view, wording = space_view()
    first = next(iter(look_up(asked, view, wording).values()))
    assert first[0].name.startswith(name)
    assert first[0].text


def test_of_cards_with_one_name_the_open_ones_are_explained() -> None:
    view, wording = space_view()
    assert len(look_up("planet 1", view, wording)["planet 1"]) == 1
    assert len(look_up("planet 3", view, wording)["planet 3"]) == 3


def test_a_part_of_many_names_lists_them() -> None:
    view, wording = space_view()
    (found,) = look_up("rhino", view, wording)["rhino"]
    assert "Rhino captain" in found.name
    assert not found.text
