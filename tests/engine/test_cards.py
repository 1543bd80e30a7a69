"""Kinds, zones and moves: the basic types."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wildtable
from wildtable.engine.cards import Catalogue, whole_number, without
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.moves import Vocabulary
from wildtable.engine.presentation.scenes import CardFace
from wildtable.engine.zones import Layout, Visibility

CATALOGUE = Catalogue([("tree", ["oak", "elm"]), ("fish", ["pike"])])


@given(st.lists(st.integers(0, 5)), st.randoms())
def test_the_cards_taken_and_the_rest_are_all_cards(cards: list[int], rng: Random) -> None:
    taken = [card for card in cards if rng.random() < 0.5]
    rest = without(tuple(cards), tuple(taken))
    assert sorted(rest + tuple(taken)) == sorted(cards)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(InvariantError, match="cannot take"):
        without((1, 2), (2, 2))


def test_the_top_of_a_pile_leaves_the_rest_in_order() -> None:
    assert without((3, 1, 3, 2), (3, 1)) == (3, 2)


def test_a_catalogue_knows_its_kinds() -> None:
    assert len(CATALOGUE) == 3
    assert "oak" in CATALOGUE
    assert CATALOGUE.cards(["pike", "oak"]) == (2, 0)
    assert CATALOGUE.spell((2, 0)) == ["pike", "oak"]
    assert CATALOGUE.families == ("tree", "tree", "fish")


@pytest.mark.parametrize(
    ("name", "hint"), [("pikes", "did you mean pike"), ("zzz", "cards are named like oak"), (["oak"], "no card")]
)
def test_a_wrong_name_is_answered_with_a_right_one(name: str, hint: str) -> None:
    with pytest.raises(OptionError, match=hint):
        CATALOGUE.card(name)


def test_who_may_see_each_zone() -> None:
    layout = Layout(seats=2)
    nobody, everybody = layout.one("pile", Visibility.NOBODY), layout.one("open", Visibility.ALL)
    own = layout.per_seat("hand", Visibility.OWNER)
    assert [nobody.visible(viewer) for viewer in (None, 0, 1)] == [False, False, False]
    assert [everybody.visible(viewer) for viewer in (None, 0, 1)] == [True, True, True]
    assert [own[0].visible(viewer) for viewer in (None, 0, 1)] == [False, True, False]
    assert repr(own[1]) == "hand-1"


def test_a_move_discloses_when_someone_new_sees_a_face() -> None:
    layout = Layout(seats=2)
    nobody, everybody = layout.one("pile", Visibility.NOBODY), layout.one("open", Visibility.ALL)
    mine, yours = layout.per_seat("hand", Visibility.OWNER)
    assert mine.reveals(nobody)
    assert mine.reveals(yours)
    assert everybody.reveals(mine)
    assert everybody.reveals(nobody)
    assert not mine.reveals(everybody)
    assert not nobody.reveals(mine)
    assert not nobody.reveals(everybody)
    assert not mine.reveals(mine)


def test_a_vocabulary_is_numbered_with_done_last() -> None:
    moves = Vocabulary(CATALOGUE, wildtable.load("wild-cards"))
    moves.add("plant", CATALOGUE.cards(["oak", "elm"]))
    moves.add("catch", CATALOGUE.cards(["pike"]), place=2)
    moves.add_word("rest", "here")
    moves.add("pass")
    assert [move.notation for move in moves] == ["plant oak", "plant elm", "catch pike@2", "rest here", "pass", "done"]
    assert [move.id for move in moves] == list(range(len(moves)))
    assert moves[2].place == 2
    assert repr(moves["rest here"]) == "rest here"
    assert moves.of["plant"][1] is moves["plant elm"]
    assert moves.written["done"] is moves.done
    assert moves.near("plant oack") == "plant oak"
    assert moves.near("xyz") is None


def test_a_text_about_a_card_needs_no_values_unless_the_game_has_some() -> None:
    face = CardFace("lion")
    assert (face.title_message, face.about_message, face.about_values) == ("card-lion", "about-lion", {})


class NoScalar:
    """What an array of several numbers is: it has `__index__`, which refuses."""

    def __index__(self) -> int:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")


def test_what_is_no_integer_is_none() -> None:
    assert [whole_number(value) for value in (3, True, 3.0, "3", None, NoScalar())] == [3, None, None, None, None, None]
