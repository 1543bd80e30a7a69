"""Wild Cards: phase 1, placing bids, and the order of the phases."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import LION, PEACOCK
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import BIDS, COLLECTIONS, HANDS

from .playing import asked, bid, names, options, play

HANDS_OF_THREE = {
    0: ["forest-1", "forest-2", "wild-3"],
    1: ["savannah-1", "savannah-2", "savannah-4"],
    2: ["mountain-1", "mountain-1", "mountain-3"],
}


@pytest.mark.rule("WC-08")
def test_a_bid_is_one_card_a_habitat_card_or_the_refill_card(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=HANDS_OF_THREE)
    assert asked(state) == [0, 1, 2]
    assert options(state, 0) == ["bid forest-1", "bid forest-2", "bid wild-3", "bid refill"]
    state.play(0, "bid forest-1")
    assert asked(state) == [1, 2]


@pytest.mark.rule("WC-08")
def test_bids_are_revealed_all_at_once(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=HANDS_OF_THREE)
    play(state, "2 bid mountain-3; 0 bid forest-2")
    assert state.view(None).dump()["answered"] == [0, 2]
    assert [names(state, zone) for zone in BIDS[:3]] == [[], [], []]
    state.play(1, "bid savannah-1")
    assert [names(state, zone) for zone in BIDS[:3]] == [["forest-2"], ["savannah-1"], ["mountain-3"]]
    assert [event.faces(None) for event in state.events if event.name == "bid"] == [state[zone] for zone in BIDS[:3]]


@pytest.mark.rule("WC-08")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_bids_are_secret_until_they_are_revealed(game: WildCards, edition: str, viewer: int | None) -> None:
    """Whatever seat 0 bids, all others see the same table and have the same options."""
    seen = []
    for card in ("forest-1", "wild-3", "refill"):
        state = game.setup(3, edition=edition, hands=HANDS_OF_THREE)
        state.play(0, f"bid {card}")
        seen.append(state.view(viewer).dump())
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("WC-08")
def test_a_bid_need_not_be_payable(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: ["forest-4"], 1: [], 2: []})
    assert options(state, 0) == ["bid forest-4", "bid refill"]
    state.play(0, "bid forest-4")
    assert [event.name for event in state.events if event.seat == 0][:2] == ["bid", "passed"]


@pytest.mark.rule("WC-08")
def test_without_habitat_cards_only_the_refill_card_can_be_bid(game: WildCards, edition: str) -> None:
    """There is one answer, and everyone can see that, so it is not asked."""
    state = game.setup(3, edition=edition, hands={0: [], 1: ["forest-1"], 2: ["forest-1"]})
    assert asked(state) == [1, 2]
    play(state, "1 bid refill; 2 bid refill")
    assert [state.game.catalogue.spell(event.cards) for event in state.events if event.name == "bid"] == [["refill"]] * 3


@pytest.mark.rule("WC-36")
def test_refills_come_before_animals_and_both_before_the_next_round(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=HANDS_OF_THREE, display=["lion", "peacock"])
    bid(state, "forest-1", "savannah-2", "refill")
    assert asked(state) == [2]
    state.play(2, "done")
    assert asked(state) == [1]
    play(state, "1 take lion; 1 pay savannah-1")
    assert asked(state) == [0]
    state.play(0, "take peacock")
    assert state.round == 2
    assert asked(state) == [0, 1, 2]
    assert (state[COLLECTIONS[1]], state[COLLECTIONS[0]]) == ((LION,), (PEACOCK,))


@pytest.mark.rule("WC-36")
def test_refill_bidders_refill_in_seat_order(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=HANDS_OF_THREE)
    play(state, "2 bid refill; 1 bid refill; 0 bid refill")
    order = []
    for _ in range(3):
        order += asked(state)
        state.play(order[-1], "done")
    assert order == [0, 1, 2]


@pytest.mark.rule("WC-36")
def test_all_exchanges_come_before_the_first_refill(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=HANDS_OF_THREE, collections={2: ["meerkat"]})
    bid(state, "refill", "refill", "refill")
    assert (asked(state), options(state, 2)) == ([2], ["give meerkat", "pass"])
    state.play(2, "pass")
    assert asked(state) == [0]
    assert len(state[HANDS[0]]) == 3
