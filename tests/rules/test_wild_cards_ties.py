"""Wild Cards: bidding ties in both editions, and the lion, which wins them."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import LION, habitats_in
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import BIDS, COLLECTIONS, DISCARD, HANDS, PAYMENTS

from .playing import asked, bid, events_named, names, options, play

THREES = {
    0: ["forest-3", "forest-1", "forest-2", "forest-4"],
    1: ["savannah-3", "savannah-1", "savannah-2", "savannah-4"],
    2: ["mountain-3", "mountain-1", "mountain-2", "mountain-4"],
}


@pytest.mark.rule("WC-16")
def test_tied_players_lay_their_payment_before_choosing(game: WildCards, edition: str) -> None:
    """All tied players, the full price, and no way out."""
    state = game.setup(3, edition=edition, hands=THREES)
    bid(state, "forest-3", "savannah-3", "mountain-2")
    assert asked(state) == [0, 1]
    assert options(state, 0) == ["pay forest-1", "pay forest-2", "pay forest-4"]
    state.play(0, "pay forest-1")
    assert options(state, 0) == ["pay forest-2", "pay forest-4"]
    state.play(0, "pay forest-4")
    assert asked(state) == [1]


@pytest.mark.rule("WC-16")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_payments_lie_face_down_until_all_are_laid(game: WildCards, edition: str, viewer: int | None) -> None:
    seen = []
    for cards in (["pay forest-1", "pay forest-2"], ["pay forest-4", "pay forest-1"]):
        state = game.setup(3, edition=edition, hands=THREES)
        bid(state, "forest-3", "savannah-3", "mountain-2")
        state.play(0, *cards)
        assert state[PAYMENTS[0]] == ()
        seen.append(state.view(viewer).dump())
    assert seen[0] == seen[1]
    state.play(1, "pay savannah-1", "pay savannah-2")
    assert names(state, PAYMENTS[0]) == ["forest-1", "forest-4"]
    assert names(state, PAYMENTS[1]) == ["savannah-1", "savannah-2"]


@pytest.mark.rule("WC-16")
@pytest.mark.parametrize(("first", "second", "winner"), [("1 2", "1 4", 1), ("2 4", "1 4", 0), ("1 4", "1 2", 0)])
def test_the_highest_total_goes_first(game: WildCards, edition: str, first: str, second: str, winner: int) -> None:
    state = game.setup(3, edition=edition, hands=THREES)
    bid(state, "forest-3", "savannah-3", "mountain-2")
    state.play(0, *(f"pay forest-{number}" for number in first.split()))
    state.play(1, *(f"pay savannah-{number}" for number in second.split()))
    assert asked(state) == [winner]
    assert "pass" in options(state, winner)


@pytest.mark.rule("WC-16")
def test_the_payment_laid_is_the_payment_used(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=THREES, display=["lion", "eagle"])
    bid(state, "forest-3", "savannah-3", "mountain-4")
    play(state, "2 pass; 0 pay forest-2, pay forest-4; 1 pay savannah-1, pay savannah-2; 0 take lion")
    assert asked(state) == [1]
    state.play(1, "take eagle")
    assert state.round == 2
    assert sorted(names(state, DISCARD)) == ["forest-2", "forest-3", "forest-4", "savannah-1", "savannah-2", "savannah-3"]
    assert names(state, HANDS[0]) == ["forest-1", "refill"]


@pytest.mark.rule("WC-13", "WC-16")
def test_a_player_who_lays_a_payment_and_passes_takes_it_back(game: WildCards, edition: str) -> None:
    hands = THREES | {2: ["mountain-4", "mountain-1", "mountain-2", "mountain-4"]}
    state = game.setup(3, edition=edition, hands=hands, piles={"habitats": ["wild-1", "wild-2", "wild-3", "wild-4"]})
    bid(state, "forest-3", "savannah-3", "mountain-1")
    play(state, "0 pay forest-2, pay forest-4; 1 pay savannah-1, pay savannah-2; 0 pass")
    assert names(state, HANDS[0]) == [*sorted(THREES[0]), "wild-1", "wild-2", "refill"]
    assert state[BIDS[0]] == state[PAYMENTS[0]] == ()
    assert asked(state) == [1]


@pytest.mark.rule("WC-16")
def test_the_tie_decides_only_who_goes_next(game: WildCards, edition: str) -> None:
    """The others compare again with what is already face up."""
    state = game.setup(4, edition=edition, hands=THREES | {3: ["wild-1"]})
    bid(state, "forest-3", "savannah-3", "mountain-3", "refill")
    state.play(3, "done")
    play(state, "0 pay forest-1, pay forest-2; 1 pay savannah-2, pay savannah-4; 2 pay mountain-1, pay mountain-4")
    order = []
    for _ in range(3):
        order += asked(state)
        state.play(order[-1], "pass")
    assert order == [1, 2, 0]


@pytest.mark.rule("WC-13", "WC-16")
def test_a_player_who_loses_the_tie_and_finds_nothing_left_takes_all_back(game: WildCards, edition: str) -> None:
    hands = THREES | {2: ["mountain-4", "mountain-1", "mountain-1", "mountain-2"]}
    state = game.setup(3, edition=edition, hands=hands, display=["lion", "eagle"], piles={"habitats": ["wild-1", "wild-2"]})
    bid(state, "forest-3", "savannah-3", "mountain-4")
    play(state, "2 take lion; 0 pay forest-1, pay forest-4; 1 pay savannah-1, pay savannah-2; 0 take eagle")
    assert [event.seat for event in events_named(state, "passed")] == [1]
    assert names(state, HANDS[1]) == [*sorted(THREES[1]), "wild-1", "wild-2", "refill"]


@pytest.mark.rule("WC-16")
def test_a_player_who_cannot_pay_takes_no_part_and_passes_last(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-3"], 1: ["savannah-3", "wild-1"]}
    hands |= {2: ["mountain-3", "mountain-1", "mountain-2", "wild-2"], 3: ["wild-3", "forest-1", "forest-1", "forest-2"]}
    state = game.setup(5, edition=edition, hands=hands | {4: ["forest-2"]})
    bid(state, "forest-3", "savannah-3", "mountain-3", "wild-3", "refill")
    state.play(4, "done")
    assert asked(state) == [2, 3]
    play(state, "2 pay mountain-1, pay mountain-2; 3 pay forest-1, pay forest-1; 2 pass")
    assert events_named(state, "passed")[-1].seat == 2
    state.play(3, "pass")
    assert [event.seat for event in events_named(state, "passed")] == [3, 0, 1]
    assert len(habitats_in(state[HANDS[0]])) == 3


@pytest.mark.rule("WC-16")
def test_if_only_one_can_pay_there_is_no_tie(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=THREES | {0: ["forest-3"]}, display=["lion"])
    bid(state, "forest-3", "savannah-3", "mountain-2")
    assert (asked(state), options(state, 1)[0]) == ([1], "take lion")
    state.play(1, "take lion")
    assert options(state, 1) == ["pay savannah-1", "pay savannah-2", "pay savannah-4"]
    state.play(1, "pay savannah-1", "pay savannah-2")
    assert [event.name for event in state.events if event.name in ("paid", "laid")] == ["paid"]
    assert [event.seat for event in events_named(state, "passed")] == [0]


@pytest.mark.rule("WC-16")
def test_a_tie_on_one_has_nothing_to_lay(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=THREES)
    bid(state, "forest-1", "savannah-1", "refill")
    state.play(2, "done")
    if edition == "2020":
        assert (asked(state), options(state, 0)[0]) == ([0, 1], "reveal forest-2")
    else:
        assert (asked(state), events_named(state, "talisman-decided")[0].seat) == ([1], 1)


@pytest.mark.rule("WC-28")
def test_the_lion_goes_first_and_pays_when_taking(game: WildCards, edition: str) -> None:
    """Automatic: nothing is laid, and nobody is asked who goes first."""
    hands = THREES | {1: ["savannah-3", "savannah-4", "savannah-4", "savannah-1"]}
    state = game.setup(3, edition=edition, hands=hands, collections={0: ["lion"]}, display=["eagle", "ibex"])
    bid(state, "forest-3", "savannah-3", "mountain-2")
    assert (asked(state), options(state, 0)) == ([0], ["take eagle", "take ibex", "pass"])
    state.play(0, "take eagle")
    assert options(state, 0) == ["pay forest-1", "pay forest-2", "pay forest-4"]
    state.play(0, "pay forest-1", "pay forest-2")
    assert (asked(state), options(state, 1)) == ([1], ["take ibex", "pass"])


@pytest.mark.rule("WC-28")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_lion_wins_ties_on_one(game: WildCards, edition: str, owner: int) -> None:
    state = game.setup(3, edition=edition, hands=THREES, collections={owner: ["lion"]})
    bid(state, "forest-1", "savannah-1", "refill")
    state.play(2, "done")
    assert asked(state) == [owner]


@pytest.mark.rule("WC-28")
def test_a_lion_that_cannot_pay_still_goes_first_and_passes(game: WildCards, edition: str) -> None:
    """Seat 2 passes before seat 0 and 1 settle their tie."""
    hands = THREES | {2: ["mountain-3"]}
    state = game.setup(4, edition=edition, hands=hands | {3: ["wild-1"]}, collections={2: ["lion"]})
    bid(state, "forest-3", "savannah-3", "mountain-3", "refill")
    state.play(3, "done")
    assert [event.seat for event in events_named(state, "passed")] == [2]
    assert asked(state) == [0, 1]
    assert options(state, 1)[0] == "pay savannah-1"


@pytest.mark.rule("WC-28")
def test_the_others_settle_their_own_order_after_the_lion(game: WildCards, edition: str) -> None:
    state = game.setup(4, edition=edition, hands=THREES | {3: ["wild-1"]}, collections={1: ["lion"]})
    bid(state, "forest-3", "savannah-3", "mountain-3", "refill")
    play(state, "3 done; 1 pass")
    assert asked(state) == [0, 2]
    play(state, "0 pay forest-1, pay forest-2; 2 pay mountain-1, pay mountain-4")
    assert asked(state) == [2]


@pytest.mark.rule("WC-14", "WC-28")
def test_a_lion_lost_in_the_round_wins_no_more_ties(game: WildCards, edition: str) -> None:
    """The owner at the time of the tie decides: seat 3 matches seat 0 before the tie on 1 is settled."""
    hands = {0: ["forest-1", "forest-2"], 1: ["savannah-1", "savannah-2"], 2: ["wild-4"], 3: ["forest-2", "wild-3"]}
    state = game.setup(4, edition=edition, hands=hands, collections={0: ["lion"]}, display=["lion"])
    bid(state, "forest-1", "savannah-1", "refill", "forest-2")
    play(state, "2 done; 3 take lion")
    assert state.owner(LION) == 3
    assert state[COLLECTIONS[3]] == (LION,)
    assert asked(state) == ([0, 1] if edition == "2020" else [1])


@pytest.mark.rule("WC-28", "WC-30")
def test_a_lion_lost_by_an_exchange_wins_no_more_ties(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-1", "forest-2"], 1: ["wild-4"], 2: ["savannah-1", "savannah-2"]}
    state = game.setup(
        3, edition=edition, hands=hands, collections={0: ["lion"], 1: ["meerkat", "peacock"]}, display=["lion"]
    )
    bid(state, "forest-1", "refill", "savannah-1")
    play(state, "1 give peacock; 1 get lion; 1 done")
    assert state.owner(LION) == 1
    assert asked(state) == ([0, 2] if edition == "2020" else [2])
