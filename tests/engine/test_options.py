"""Games are loaded by name, seats and options; errors say what is wrong and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import wildtable
from wildtable import OptionError
from wildtable.engine.options import Setting

GAME = wildtable.load("wild-cards")


def test_games_are_found_by_name() -> None:
    assert [wildtable.load(name).name for name in wildtable.games()] == wildtable.games()
    assert wildtable.load("wild-cards") is GAME


@pytest.mark.parametrize("said", ["on", "yes", "True", True])
def test_options_may_be_given_as_words(said: object) -> None:
    assert GAME.new(3, seed=1, leo=said).options["leo"] is True


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"edition": "2021"}, "option edition must be one of 2022, 2020, not '2021'"),
        ({"leo": "maybe"}, "option leo must be true or false (yes or no), not 'maybe'"),
        ({"leo": 1}, "option leo must be true or false (yes or no), not 1"),
        ({"colour": "red"}, "wild-cards has no option 'colour'; its options are edition, leo, one_of_each"),
        ({"piles": {"cellar": []}}, "there is no pile 'cellar'"),
        ({"piles": {"habitats": ["lion"]}}, "pile 'habitats': lion is not there"),
        ({"piles": {"seats": ["8"]}}, "pile 'seats': 8 is not there"),
        ({"piles": {"seats": ["x"]}}, "pile 'seats' holds numbers of seats, not x"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(3, seed=1, **options)
    assert reason in str(refused.value)


def test_a_number_is_an_option_too() -> None:
    assert Setting("planets", (3, 5)).parse("5") == 5


def test_the_same_options_give_the_same_game() -> None:
    assert GAME.new(3, seed="x", edition=2020) == GAME.new(3, seed=b"x", edition="2020")
    assert GAME.new(3, seed="x") != GAME.new(3, seed="y")


@pytest.mark.parametrize("name", wildtable.games())
def test_every_number_of_people_makes_a_game(name: str) -> None:
    game = wildtable.load(name)
    for people in game.people_counts:
        seats, options = game.seats_for(people, {})
        assert game.people(seats, game.choose(seats, options)) == people


def test_two_play_wild_cards_with_leo_and_one_plays_wild_space_alone() -> None:
    cards, space = wildtable.load("wild-cards"), wildtable.load("wild-space")
    assert cards.seats_for(2, {"edition": "2022"}) == (3, {"edition": "2022", "leo": True})
    assert cards.seats_for(4, {"leo": "yes"}) == (5, {"leo": True})
    assert cards.seats_for(3, {}) == (3, {"leo": False})
    assert space.seats_for(1, {}) == (2, {"solo": "easy"})
    assert space.seats_for(1, {"solo": "hard"}) == (2, {"solo": "hard"})


def test_a_word_that_setup_does_not_have_is_answered_with_those_it_has() -> None:
    with pytest.raises(OptionError, match=r"no word 'hand'; its words are hands, display, .*, and the options edition, leo"):
        wildtable.load("wild-cards").setup(hand=["forest-1"])


def test_what_is_no_move_is_refused_by_the_vocabulary() -> None:
    with pytest.raises(wildtable.Refusal) as refused:
        wildtable.load("wild-cards").moves.parse("bid forst-3")
    assert (refused.value.near, refused.value.legal) == ("bid forest-3", ())
