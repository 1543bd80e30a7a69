"""Wild Cards: acquiring animals, passing, claiming leaders, natural habitats, and clearing the table."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import HABITATS, LEADER, LION
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import ANIMAL_PILE, BIDS, COLLECTIONS, DISCARD, HANDS, LEADERS, OUT, PAYMENTS

from .playing import asked, bid, events_named, names, options, play

FOREST = ["forest-1", "forest-1", "forest-2", "forest-2", "forest-3", "forest-3", "forest-4"]
SAVANNAH = [card.replace("forest", "savannah") for card in FOREST]
NATURAL = {
    "peacock": "forest",
    "squirrel": "forest",
    "lion": "savannah",
    "meerkat": "savannah",
    "eagle": "mountain",
    "ibex": "mountain",
}


@pytest.mark.rule("WC-11")
def test_bidders_act_in_descending_order(game: WildCards, edition: str) -> None:
    hands = {
        0: ["forest-2", "wild-1"],
        1: ["savannah-4", "savannah-1", "savannah-2", "savannah-3"],
        2: ["mountain-1"],
        3: ["wild-3", "mountain-1", "mountain-2"],
    }
    state = game.setup(4, edition=edition, hands=hands)
    bid(state, "forest-2", "savannah-4", "mountain-1", "wild-3")
    order = []
    for _ in range(4):
        order += asked(state)
        state.play(order[-1], "pass")
    assert order == [1, 3, 0, 2]
    assert state.round == 2


@pytest.mark.rule("WC-12")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_an_animal_costs_one_card_less_than_the_bid(game: WildCards, edition: str, number: int) -> None:
    hand = ["forest-1", "forest-2", "savannah-3", "mountain-4"]
    state = game.setup(3, edition=edition, hands={0: [f"wild-{number}", *hand], 1: [], 2: []}, display=["lion"])
    state.play(0, f"bid wild-{number}")
    state.play(0, "take lion")
    paid = hand[5 - number :]
    if paid:
        assert options(state, 0) == [f"pay {card}" for card in hand]
        state.play(0, *(f"pay {card}" for card in paid))
    assert [game.catalogue.spell(event.cards) for event in events_named(state, "paid")] == ([paid] if paid else [])
    assert names(state, HANDS[0]) == [*hand[: 5 - number], "refill"]
    assert state[COLLECTIONS[0]] == (LION,)


@pytest.mark.rule("WC-12")
def test_a_payment_lies_open_beside_the_bid(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-2", "wild-4", "forest-1"], 1: ["savannah-1"], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["lion", "eagle"])
    bid(state, "forest-2", "savannah-1")
    play(state, "0 take lion; 0 pay wild-4")
    assert asked(state) == [1]
    view = game.view(state, 1)
    assert game.catalogue.spell(view.payment(0)) == ["wild-4"]
    assert game.catalogue.spell(view.cards(BIDS[0])) == ["forest-2"]


@pytest.mark.rule("WC-12")
def test_taking_is_decided_before_paying(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-2", "wild-4", "forest-1"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["lion", "eagle"])
    state.play(0, "bid forest-2")
    assert options(state, 0) == ["take lion", "take eagle", "pass"]
    state.play(0, "take eagle")
    assert options(state, 0) == ["pay forest-1", "pay wild-4"]


@pytest.mark.rule("WC-13")
def test_a_player_who_passes_takes_the_bid_back_and_draws_two(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-2", "forest-3"], 1: FOREST[:1], 2: SAVANNAH}
    state = game.setup(3, edition=edition, hands=hands, piles={"habitats": ["wild-1", "wild-2", "wild-3"]})
    bid(state, "forest-2", "forest-1", "refill")
    play(state, "2 done; 0 pass")
    assert asked(state) == [1]
    assert names(state, HANDS[0]) == ["forest-2", "forest-3", "wild-1", "wild-2", "refill"]
    assert (state[BIDS[0]], state[COLLECTIONS[0]]) == ((), ())


@pytest.mark.rule("WC-13")
def test_a_player_who_cannot_pay_passes_unasked(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-3", "forest-2"], 1: SAVANNAH, 2: SAVANNAH[:1]}
    state = game.setup(3, edition=edition, hands=hands, piles={"habitats": ["wild-1", "wild-2", "wild-3"]})
    bid(state, "forest-3", "refill", "savannah-1")
    state.play(1, "done")
    assert asked(state) == [2]
    assert names(state, HANDS[0]) == ["forest-2", "forest-3", "wild-1", "wild-2", "refill"]


@pytest.mark.rule("WC-13")
def test_a_player_who_can_just_pay_may_take(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: ["forest-3", "forest-2", "wild-1"], 1: [], 2: []}, display=["lion"])
    state.play(0, "bid forest-3")
    assert "take lion" in options(state, 0)


@pytest.mark.rule("WC-13")
def test_a_player_who_finds_the_display_empty_passes_too(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-1"], 1: ["forest-2", "wild-1"], 2: ["forest-3", "wild-2", "wild-3"]}
    state = game.setup(3, edition=edition, hands=hands, display=["lion", "eagle"], piles={"habitats": SAVANNAH})
    bid(state, "forest-1", "forest-2", "forest-3")
    play(state, "2 take lion; 1 take eagle")
    assert [event.seat for event in events_named(state, "passed")] == [0]
    assert names(state, HANDS[0]) == ["forest-1", "savannah-1", "savannah-1", "refill"]


@pytest.mark.rule("WC-14")
def test_the_first_of_a_species_brings_its_leader(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: ["forest-1"], 1: [], 2: []}, display=["lion"])
    play(state, "0 bid forest-1; 0 take lion")
    assert names(state, LEADERS[0]) == ["lion-leader"]


@pytest.mark.rule("WC-14")
@pytest.mark.parametrize(("had", "claimed"), [(0, False), (1, False), (2, True)])
def test_matching_the_owner_takes_the_leader(game: WildCards, edition: str, had: int, claimed: bool) -> None:
    state = game.setup(
        3,
        edition=edition,
        hands={0: ["forest-1"], 1: [], 2: []},
        collections={0: ["lion"] * had, 1: ["lion"] * 3, 2: ["ibex"]},
        display=["lion"],
    )
    play(state, "0 bid forest-1; 0 take lion")
    assert state.owner(LION) == (0 if claimed else 1)


@pytest.mark.rule("WC-14")
def test_a_leader_can_change_hands_twice_in_a_round(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-1"], 1: ["wild-2", "forest-2"], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["lion", "lion"])
    bid(state, "forest-1", "wild-2")
    play(state, "1 take lion")
    assert state.owner(LION) == 1
    play(state, "0 take lion")
    assert [(event.seat, event.cards) for event in events_named(state, "leader-claimed")] == [(0, (LEADER[LION],))]
    assert state.owner(LION) == 0


@pytest.mark.rule("WC-15")
@pytest.mark.parametrize("species", NATURAL)
@pytest.mark.parametrize("habitat", HABITATS)
def test_an_animal_in_its_natural_habitat_earns_two_points(
    game: WildCards, edition: str, species: str, habitat: str
) -> None:
    hand = [f"{habitat}-3", f"{habitat}-1", f"{habitat}-1"]
    state = game.setup(3, edition=edition, hands={0: hand, 1: [], 2: []}, display=[species])
    state.play(0, f"bid {habitat}-3")
    state.play(0, f"take {species}")
    assert state.tokens[0] == (2 if NATURAL[species] == habitat else 0)


@pytest.mark.rule("WC-15")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["forest-3", "wild-1", "forest-2"], 2),
        (["wild-3", "forest-1", "forest-2"], 2),
        (["wild-3", "wild-1", "wild-4"], 2),
        (["savannah-3", "forest-1", "forest-2"], 0),
        (["forest-3", "savannah-1", "forest-2"], 0),
        (["forest-3", "wild-1", "savannah-2"], 0),
    ],
)
def test_bid_and_every_payment_must_fit_and_wild_cards_do(
    game: WildCards, edition: str, cards: list[str], points: int
) -> None:
    state = game.setup(3, edition=edition, hands={0: cards, 1: [], 2: []}, display=["peacock"])
    state.play(0, f"bid {cards[0]}")
    state.play(0, "take peacock")
    assert state.tokens == (points, 0, 0)


@pytest.mark.rule("WC-15")
def test_a_bid_of_one_may_earn_the_points_alone(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: ["forest-1"], 1: [], 2: []}, display=["peacock"])
    play(state, "0 bid forest-1; 0 take peacock")
    assert state.tokens == (2, 0, 0)
    assert [(event.seat, event.number) for event in events_named(state, "scored")] == [(0, 2)]


@pytest.mark.rule("WC-15")
@pytest.mark.parametrize(("paid", "points"), [("wild-4", 2), ("savannah-4", 0)])
def test_a_payment_laid_in_a_tie_counts(game: WildCards, edition: str, paid: str, points: int) -> None:
    hands = {0: ["forest-2", paid, "forest-1"], 1: ["forest-2", "mountain-1", "mountain-1"], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["peacock", "squirrel"])
    bid(state, "forest-2", "forest-2")
    state.play(0, f"pay {paid}")
    play(state, "1 pay mountain-1; 0 take peacock; 1 take squirrel")
    assert state.tokens == (points, 0, 0)


@pytest.mark.rule("WC-15", "WC-17")
@pytest.mark.parametrize(("hand", "revealed", "points"), [("forest-1", "savannah-4", 2), ("savannah-1", "forest-4", 0)])
def test_cards_that_broke_a_tie_count_for_nothing(game: WildCards, hand: str, revealed: str, points: int) -> None:
    hands = {0: [hand, revealed, "mountain-1"], 1: ["mountain-1", "mountain-2"], 2: []}
    state = game.setup(3, edition="2020", hands=hands, display=["peacock", "squirrel"])
    bid(state, hand, "mountain-1")
    state.play(0, f"reveal {revealed}")
    play(state, "1 reveal mountain-2; 0 take peacock")
    assert state.tokens == (points, 0, 0)


@pytest.mark.rule("WC-15")
def test_an_exchange_earns_nothing(game: WildCards, edition: str) -> None:
    state = game.setup(
        3, edition=edition, hands={0: ["forest-1"], 1: [], 2: []}, collections={0: ["meerkat"]}, display=["peacock"]
    )
    play(state, "0 bid refill; 0 give meerkat; 0 get peacock; 0 done")
    assert state.tokens == (0, 0, 0)


@pytest.mark.rule("WC-20")
def test_bids_and_payments_are_discarded_and_animals_left_go_out(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-3", "wild-1", "savannah-4"], 1: ["wild-2", "forest-2"], 2: SAVANNAH}
    state = game.setup(4, edition=edition, hands=hands | {3: FOREST}, display=["lion", "eagle", "peacock"])
    pile = state[ANIMAL_PILE]
    bid(state, "forest-3", "wild-2", "refill", "refill")
    play(state, "2 done; 3 done; 0 take eagle")
    assert state[DISCARD] == ()
    play(state, "1 pass")
    assert names(state, DISCARD) == ["forest-3", "savannah-4", "wild-1"]
    assert sorted(names(state, OUT)) == ["lion", "peacock"]
    assert not any(state[zone] for zone in (*BIDS, *PAYMENTS))
    assert [animal for _, animal in state.displayed()] == list(pile[:3])
    assert state[ANIMAL_PILE] == pile[3:]
    assert state.view(None).shown[DISCARD] == state[DISCARD]
