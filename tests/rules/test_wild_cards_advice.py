"""Wild Cards: the advice in positions where a sensible player has little doubt."""

from __future__ import annotations

from typing import Any

import pytest

from wildtable.games.wild_cards.cards import EAGLE, LION, PEACOCK
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.view import WildCardsView

from .playing import advice, bid, follow, load, play


@pytest.mark.whole_games
@pytest.mark.parametrize(("seats", "options"), load().variants())
def test_it_plays_whole_games_by_the_rules(game: WildCards, seats: int, options: dict[str, Any]) -> None:
    state = game.new(seats, seed="advice", **options)
    while not state.over:
        for seat in tuple(state.asking):
            view = state.view(seat)
            assert view.choice is not None
            move = view.game.advise(view, view.choice)
            assert move in view.choice
            state.play(seat, move)
    assert state.result is not None


def test_the_same_view_gets_the_same_advice(game: WildCards) -> None:
    state = game.new(5, seed=3)
    assert [advice(state, 1) for _ in range(3)] == [advice(state.copy(), 1)] * 3


# Bids


def test_an_empty_hand_is_refilled(game: WildCards) -> None:
    state = game.setup(3, hands={0: ["forest-4"]}, display=["peacock", "lion"])
    assert advice(state, 0) == "bid refill"


def test_a_full_hand_is_not_refilled(game: WildCards) -> None:
    state = game.setup(3, display=["peacock", "lion"])
    assert advice(state, 0) != "bid refill"


def test_cards_count_for_nothing_in_the_last_round(game: WildCards) -> None:
    state = game.setup(
        3, hands={0: ["forest-4", "forest-3", "forest-2", "forest-1"]}, display=["peacock", "squirrel"], round=14
    )
    assert advice(state, 0) == "bid forest-4"


def test_a_low_bid_is_enough_when_no_rival_can_outbid_it(game: WildCards) -> None:
    hand = ["forest-1", "forest-2", "forest-3", "forest-4", "forest-4"]
    state = game.setup(3, hands={0: hand, 1: [], 2: []}, display=["peacock", "lion"])
    assert advice(state, 0) == "bid forest-1"


def test_the_bid_shows_the_habitat_of_what_it_is_for(game: WildCards) -> None:
    hand = ["forest-1", "savannah-1", "mountain-1", "forest-3", "savannah-3", "mountain-3"]
    state = game.setup(3, hands={0: hand, 1: [], 2: []}, display=["lion", "meerkat"])
    assert advice(state, 0) == "bid savannah-1"


def test_the_lion_needs_no_more_than_a_tie(game: WildCards) -> None:
    """Against a revealed bid of 2 the eagle's owner chooses 3, or 2 with the lion."""
    chosen = []
    for animals in (["eagle"], ["eagle", "lion"]):
        hands = {0: ["forest-2", "forest-3", "forest-1", "forest-1", "forest-4"], 1: ["mountain-2", "mountain-1"], 2: []}
        state = game.setup(3, hands=hands, collections={0: animals}, display=["peacock", "ibex"])
        state.play(0, "bid forest-2", "bid forest-3")
        state.play(1, "bid mountain-2")
        chosen.append(advice(state, 0))
    assert chosen == ["choose forest-3", "choose forest-2"]


def test_the_eagle_places_a_second_card_in_case_the_first_fails(game: WildCards) -> None:
    state = game.setup(3, collections={0: ["eagle"]}, display=["peacock", "eagle"])
    said = follow(state, 0)
    assert len(said) == len(set(said)) == 2
    assert all(move.startswith("bid ") for move in said)


def test_the_eagle_keeps_the_better_of_two(game: WildCards) -> None:
    hands = {0: ["forest-1", "forest-4"], 1: ["mountain-4"], 2: []}
    state = game.setup(3, hands=hands, collections={0: ["eagle"]}, display=["peacock", "lion"])
    state.play(0, "bid forest-4", "bid forest-1")
    state.play(1, "bid mountain-4")
    assert advice(state, 0) == "choose forest-1", "a 4 could not be paid for"


def test_the_eagle_refills_when_others_take_everything(game: WildCards) -> None:
    hands = {0: ["forest-1"], 1: ["mountain-2", "mountain-1"], 2: ["savannah-2", "savannah-1"]}
    state = game.setup(3, hands=hands, collections={0: ["eagle"]}, display=["peacock", "lion"])
    state.play(0, "bid refill", "bid forest-1")
    state.play(1, "bid mountain-2")
    state.play(2, "bid savannah-2")
    assert advice(state, 0) == "choose refill"


# Animals


def test_it_takes_the_animal_that_brings_the_leader(game: WildCards) -> None:
    collections = {0: ["lion", "ibex"], 1: ["lion"], 2: ["ibex", "ibex", "ibex"]}
    state = game.setup(
        3, hands={0: ["forest-1"], 1: [], 2: []}, collections=collections, leaders={"lion": 1}, display=["ibex", "lion"]
    )
    bid(state, "forest-1")
    assert advice(state, 0) == "take lion"


def test_it_takes_more_of_its_largest_species(game: WildCards) -> None:
    collections = {0: ["ibex", "ibex", "lion"]}
    state = game.setup(3, hands={0: ["forest-1"], 1: [], 2: []}, collections=collections, display=["lion", "ibex"])
    bid(state, "forest-1")
    assert advice(state, 0) == "take ibex"


def test_with_leo_it_says_which_copy(game: WildCards) -> None:
    state = game.setup(4, leo=True, hands={0: ["wild-4"] + ["forest-1"] * 3, 1: [], 2: []}, display=["peacock"] * 3)
    bid(state, "wild-4")
    assert advice(state, 0) in ("take peacock@1", "take peacock@2")


def test_it_passes_when_the_animal_is_not_worth_the_price(game: WildCards) -> None:
    collections = {0: ["peacock"] * 3 + ["squirrel"] * 2 + ["eagle"], 1: ["lion"] * 3, 2: ["ibex"] * 3}
    hands = {0: ["forest-4", "forest-1", "mountain-1", "mountain-2"], 1: [], 2: []}
    state = game.setup(3, hands=hands, collections=collections, display=["lion", "ibex"])
    state.play(0, "bid forest-4", "done")
    assert advice(state, 0) == "pass"


def test_it_takes_what_the_payment_laid_in_a_tie_fits(game: WildCards) -> None:
    hands = {0: ["savannah-2", "savannah-4", "forest-1"], 1: ["mountain-2", "mountain-1"], 2: []}
    state = game.setup(3, hands=hands, display=["peacock", "lion"])
    bid(state, "savannah-2", "mountain-2")
    assert follow(state, 0) == ["pay savannah-4"]
    assert advice(state, 0) == "take lion"


def test_it_gives_the_least_useful_animal_for_the_most_useful(game: WildCards) -> None:
    collections = {0: ["peacock", "peacock", "meerkat", "meerkat", "ibex"], 1: ["ibex", "ibex"], 2: ["lion", "lion"]}
    state = game.setup(3, hands={1: [], 2: []}, collections=collections, display=["lion", "peacock"])
    bid(state, "refill")
    assert follow(state, 0) == ["give ibex"]
    assert advice(state, 0) == "get peacock"


def test_it_keeps_its_animals_when_no_exchange_helps(game: WildCards) -> None:
    collections = {0: ["meerkat", "meerkat"], 1: ["lion"] * 3, 2: ["ibex"] * 3}
    state = game.setup(3, hands={1: [], 2: []}, collections=collections, display=["lion", "ibex"])
    bid(state, "refill")
    assert advice(state, 0) == "pass"


# Cards


def test_it_pays_in_the_natural_habitat_and_spares_wild_cards(game: WildCards) -> None:
    hand = ["forest-3", "forest-1", "forest-2", "wild-4", "mountain-4"]
    state = game.setup(3, hands={0: hand, 1: [], 2: []}, display=["peacock", "peacock"])
    bid(state, "forest-3")
    assert follow(state, 0) == ["take peacock"]
    assert follow(state, 0) == ["pay forest-2", "pay forest-1"]
    assert state.tokens[0] == 2


def test_it_pays_for_the_animal_that_was_taken_not_the_one_it_would_have_taken(game: WildCards) -> None:
    hand = ["wild-2", "forest-1", "savannah-1", "mountain-1"]
    state = game.setup(3, hands={0: hand, 1: [], 2: []}, display=["peacock", "lion"])
    bid(state, "wild-2")
    play(state, "0 take lion")
    assert advice(state, 0) == "pay savannah-1"


def test_it_pays_with_high_cards_when_the_natural_habitat_is_out_of_reach(game: WildCards) -> None:
    hand = ["forest-3", "forest-1", "mountain-1", "mountain-4", "savannah-4"]
    state = game.setup(3, hands={0: hand, 1: [], 2: []}, display=["peacock", "peacock"])
    bid(state, "forest-3")
    play(state, "0 take peacock")
    state.play(0, "pay mountain-4")
    assert advice(state, 0) == "pay savannah-4"


def test_it_discards_high_cards_when_it_refills_and_keeps_low_and_wild_ones(game: WildCards) -> None:
    state = game.setup(3, hands={0: ["forest-1", "forest-4", "savannah-3", "wild-4"], 1: [], 2: []})
    bid(state, "refill")
    assert follow(state, 0) == ["discard forest-4", "discard savannah-3", "done"]


def test_it_discards_nothing_that_is_not_replaced(game: WildCards) -> None:
    hand = ["forest-4"] * 3 + ["savannah-4"] * 3 + ["mountain-4"] * 3
    state = game.setup(3, hands={0: hand, 1: [], 2: []})
    bid(state, "refill")
    assert advice(state, 0) == "done"


@pytest.mark.parametrize(("card", "move"), [("forest-3", "reveal forest-3"), ("forest-2", "reveal pile")])
def test_in_a_tie_it_reveals_its_highest_card_or_the_pile_if_that_is_likely_higher(
    game: WildCards, card: str, move: str
) -> None:
    hands = {0: ["savannah-1", "forest-1", card], 1: ["mountain-1", "mountain-2", "mountain-3"], 2: []}
    state = game.setup(3, edition="2020", hands=hands)
    bid(state, "savannah-1", "mountain-1")
    assert advice(state, 0) == move


def test_the_ibex_brings_the_bid_back(game: WildCards) -> None:
    state = game.setup(3, hands={0: ["forest-1"], 1: [], 2: []}, collections={0: ["ibex"]}, display=["lion", "peacock"])
    bid(state, "forest-1")
    play(state, "0 take lion")
    assert advice(state, 0) == "take-back"


# What the advice takes into account


def test_the_view_names_the_cards_on_the_table(game: WildCards) -> None:
    view = game.setup(
        3,
        hands={0: ["wild-1", "forest-2"]},
        collections={1: ["peacock"], 2: ["lion", "lion"]},
        display=["eagle", "lion"],
        tokens={2: 4},
        talisman=1,
    ).view(0)
    assert isinstance(view, WildCardsView)
    assert game.catalogue.spell(view.hand) == ["forest-2", "wild-1", "refill"]
    assert [view.hand_size(seat) for seat in range(3)] == [3, 8, 8]
    assert view.display == {1: EAGLE, 2: LION}
    assert view.collections == ((), (PEACOCK,), (LION, LION))
    assert view.leaders == {PEACOCK: 1, LION: 2}
    assert view.bids == (None, None, None)
    assert view.payment(1) == ()
    assert (view.tokens, view.talisman) == ((0, 0, 4), 1)
    assert (view.rounds_left, view.pile_size) == (11, 46 - 2 - 7 - 7)
