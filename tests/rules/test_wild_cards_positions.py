"""Wild Cards: what `new` and `setup` accept, and how they refuse the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from wildtable import OptionError
from wildtable.games.wild_cards.cards import LION, REFILL
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    COLLECTIONS,
    DISCARD,
    HABITAT_PILE,
    HANDS,
    LEADERS,
    LEO_PILE,
    OUT,
    REMOVED,
)

from .playing import names, play


def test_given_cards_are_in_the_given_zones(game: WildCards) -> None:
    state = game.setup(
        4,
        edition="2022",
        hands={0: ["wild-1", "forest-1"], 1: ["refill", "wild-2"]},
        display=["lion", "eagle"],
        collections={2: ["lion", "lion"], 3: ["lion", "lion"]},
        leaders={"lion": 3},
        tokens={1: 6},
        discard=["mountain-1"],
        talisman=2,
        round=4,
    )
    assert names(state, HANDS[0]) == ["forest-1", "wild-1", "refill"]
    assert names(state, HANDS[1]) == ["wild-2", "refill"]
    assert [len(state[HANDS[seat]]) for seat in (2, 3)] == [8, 8]
    assert [animal for _, animal in state.displayed()][:2] == list(game.catalogue.cards(["lion", "eagle"]))
    assert len(state.displayed()) == 3
    assert state[COLLECTIONS[2]] == (LION, LION)
    assert names(state, LEADERS[3]) == ["lion-leader"]
    assert (state.tokens, state.talisman, state.round) == ((0, 6, 0, 0), 2, 4)
    assert names(state, DISCARD) == ["mountain-1"]
    assert (len(state[REMOVED]), len(state[OUT]), len(state[ANIMAL_PILE])) == (6, 5, 42 - 6 - 4 - 3 - 5)


def test_leaders_belong_to_the_seat_with_most_and_of_equals_to_the_lowest(game: WildCards) -> None:
    state = game.setup(3, collections={0: ["lion"], 1: ["lion", "ibex"], 2: ["ibex", "ibex"]})
    assert [names(state, LEADERS[seat]) for seat in range(3)] == [["lion-leader"], [], ["ibex-leader"]]


def test_the_round_follows_from_what_is_collected(game: WildCards) -> None:
    rounds = [game.setup(3, collections={0: ["lion"] * count}).round for count in range(6)]
    assert rounds == [1, 2, 2, 3, 3, 4]


def test_a_position_plays_on_to_the_end(game: WildCards) -> None:
    state = game.setup(3, round=14, hands={0: ["forest-1"], 1: [], 2: []}, display=["lion"])
    play(state, "0 bid forest-1; 0 take lion")
    assert state.over
    assert game.replay(state.record()) == state


def test_all_cards_are_there(game: WildCards) -> None:
    state = game.setup(5, leo=True, hands={0: ["wild-4"]}, discard=["forest-1"] * 3, collections={4: ["ibex"]})
    assert len(state[LEO_PILE]) == 6
    assert Counter(card for cards in state.zones for card in cards) == Counter(
        card for cards in game.blank(5, {"leo": True}, b"").zones for card in cards
    )


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"hands": {3: ["forest-1"]}}, "hands: there is no seat 3 for that; seats are 0 to 2"),
        ({"hands": {"0": ["forest-1"]}}, "hands: there is no seat '0' for that; seats are 0 to 2"),
        ({"hands": {0: "forest-1"}}, "cards must be a list of names, such as ['forest-1'], not the text 'forest-1'"),
        ({"leaders": {"lion": "0"}}, "leaders: there is no seat '0' for that"),
        ({"hands": {-1: ["forest-1"]}}, "hands: there is no seat -1"),
        ({"hands": {0: ["forest-5"]}}, "there is no card 'forest-5'; did you mean forest-"),
        ({"hands": {0: ["lion"]}}, "hands: lion does not belong there"),
        ({"hands": {0: ["wild-1", "wild-1"]}}, "hands: the deck has not so many of wild-1, wild-1"),
        ({"hands": {0: ["wild-1"], 1: ["wild-1"]}}, "hands: the deck has not so many of wild-1"),
        (
            {"hands": {0: ["forest-1", "forest-2"] * 4 + ["savannah-1"] * 3}},
            "hands: 11 habitat cards for seat 0, 10 at most",
        ),
        ({"leo": True, "hands": {2: ["forest-1"]}}, "hands: there is no seat 2 for that; seats are 0 to 1"),
        ({"display": ["lion"] * 3}, "display: 3 animals at 3 seats, 2 at most"),
        ({"display": "lion"}, "cards must be a list of names, such as ['lion'], not the text 'lion'"),
        ({"display": ["forest-1"]}, "display: forest-1 does not belong there"),
        ({"collections": {3: ["lion"]}}, "collections: there is no seat 3"),
        ({"collections": {0: ["lion-leader"]}}, "collections: lion-leader does not belong there"),
        ({"collections": {0: ["lion"] * 7}}, "collections: the deck has not so many of lion"),
        ({"collections": {0: ["lion"] * 6}, "display": ["lion"]}, "display: the deck has not so many of lion"),
        ({"leaders": {"lion": 0}}, "leaders: seat 0 cannot own the lion with 0 of them"),
        ({"leaders": {"lion": 0}, "collections": {1: ["lion"]}}, "leaders: seat 0 cannot own the lion with 0 of them"),
        ({"leaders": {"lion": 3}}, "leaders: there is no seat 3"),
        ({"leaders": {"wolf": 0}}, "there is no card 'wolf'"),
        ({"leaders": {"forest-1": 0}}, "leaders: forest-1 does not belong there"),
        ({"tokens": {3: 2}}, "tokens: there is no seat 3"),
        ({"tokens": {0: "2"}}, "tokens: must be an integer, not '2'"),
        ({"tokens": {0: 3}}, "tokens: points come in twos, not 3"),
        ({"tokens": {0: -2}}, "tokens: points come in twos, not -2"),
        ({"leo": True, "tokens": {2: 2}}, "tokens: there is no seat 2"),
        ({"discard": ["refill"]}, "discard: refill does not belong there"),
        ({"discard": ["wild-1", "wild-1"]}, "discard: the deck has not so many of wild-1"),
        ({"talisman": 3}, "talisman: there is no seat 3"),
        ({"leo": True, "talisman": 2}, "talisman: there is no seat 2"),
        ({"edition": "2020", "talisman": 0}, "talisman: the 2020 edition has none"),
        ({"round": "x"}, "round: must be an integer, not 'x'"),
        ({"round": 15}, "round: with 0 animals collected it is round 1 to 14, not 15"),
        ({"round": 0}, "round: with 0 animals collected it is round 1 to 14, not 0"),
        ({"round": 2, "collections": {0: ["lion"] * 3}}, "round: with 3 animals collected it is round 3 to 14, not 2"),
    ],
)
def test_a_position_the_rules_do_not_allow_is_refused(game: WildCards, wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        game.setup(3, **wrong)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {}, "two people need Leo, who takes a seat of his own: seats=3, leo=True"),
        (6, {}, "wild-cards has 3 to 5 seats, not 6"),
        (3, {"edition": "2021"}, "option edition must be one of 2022, 2020, not '2021'"),
        (3, {"leo": "perhaps"}, "option leo must be true or false (yes or no), not 'perhaps'"),
        (3, {"edition": "2020", "leo": True}, "Leo plays only in the 2022 edition; leave out leo or choose edition=2022"),
        (4, {"one_of_each": False}, "one_of_each is a choice at 3 seats only; leave it out"),
    ],
)
def test_options_the_rulebooks_do_not_know_are_refused(
    game: WildCards, seats: int, options: dict[str, Any], reason: str
) -> None:
    for begin in (game.new, game.setup):
        with pytest.raises(OptionError) as caught:
            begin(seats, seed=1, **options)
        assert reason in str(caught.value)


def test_unknown_words_are_refused_with_those_that_exist(game: WildCards) -> None:
    with pytest.raises(OptionError, match="wild-cards has no option 'colour'; its options are edition, leo, one_of_each"):
        game.new(3, colour="red")
    with pytest.raises(OptionError, match=r"setup has no word 'colour'; .* and the options edition, leo, one_of_each"):
        game.setup(3, colour="red")


def test_options_may_be_given_as_words(game: WildCards) -> None:
    state = game.new(3, seed=1, edition=2022, leo="yes", one_of_each="off")
    assert state.options == {"edition": "2022", "leo": True, "one_of_each": False}


@pytest.mark.parametrize(
    ("piles", "reason"),
    [
        ({"stones": ["forest-1"]}, "there is no pile 'stones' to stack; piles are habitats, animals, leo, seats"),
        ({"habitats": ["forest-9"]}, "there is no card 'forest-9'"),
        ({"habitats": ["wild-1", "wild-1"]}, "pile 'habitats': wild-1 is not there to be stacked"),
        ({"habitats": ["lion"]}, "pile 'habitats': lion is not there to be stacked"),
        ({"seats": ["3"]}, "pile 'seats': 3 is not there to be stacked"),
        ({"seats": [3]}, "pile 'seats': 3 is not there to be stacked"),
        ({"seats": [1.5, None]}, "pile 'seats' holds numbers of seats, not 1.5, None"),
        ({"habitats": [5]}, "there is no card 5"),
        ({"habitats": 5}, "pile 'habitats' must be a list of names, or a list of such lists, not 5"),
        ({"habitats": "wild-1"}, "pile 'habitats' must be a list of names, or a list of such lists, not 'wild-1'"),
        ({"habitats": [["wild-1"], "wild-2"]}, "pile 'habitats' must be a list of names, or a list of such lists, not [["),
        (["habitats"], "piles must map the name of a pile to a list of names, not ['habitats']"),
    ],
)
def test_piles_that_cannot_be_stacked_are_refused(game: WildCards, piles: Any, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        game.new(3, seed=1, piles=piles)
    assert reason in str(caught.value)


def test_stacked_piles_are_dealt_seat_by_seat_from_the_top(game: WildCards) -> None:
    cards = [f"{habitat}-{value}" for habitat in ("forest", "savannah", "mountain", "wild") for value in range(1, 5)]
    state = game.new(3, seed=1, edition="2022", piles={"habitats": cards, "seats": [2]})
    assert names(state, HANDS[0]) == [*cards[:7], "refill"]
    assert names(state, HANDS[1]) == [*cards[7:14], "refill"]
    assert set(cards[14:]) <= set(names(state, HANDS[2]))
    assert state.talisman == 2
    assert REFILL not in state[HABITAT_PILE]
