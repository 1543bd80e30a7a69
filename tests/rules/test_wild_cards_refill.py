"""Wild Cards: refilling the hand, drawing, the hand limit, and piles that run out."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import REFILL, habitats_in
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import BIDS, COLLECTIONS, DISCARD, HABITAT_PILE, HANDS

from .playing import asked, bid, events_named, names, options, others, play

FIVE = ["forest-1", "forest-2", "savannah-1", "savannah-2", "mountain-1"]
NINE = [*FIVE, "mountain-2", "mountain-3", "mountain-4", "wild-1"]


@pytest.mark.rule("WC-09")
def test_a_refill_draws_up_to_seven_and_takes_the_refill_card_back(game: WildCards, edition: str) -> None:
    pile = ["wild-2", "wild-3", "wild-4"]
    state = game.setup(3, edition=edition, hands={0: FIVE, 1: [], 2: []}, piles={"habitats": pile})
    play(state, "0 bid refill")
    assert options(state, 0) == [*(f"discard {card}" for card in FIVE), "done"]
    state.play(0, "done")
    assert names(state, HANDS[0]) == [*FIVE, "wild-2", "wild-3", "refill"]
    assert state[BIDS[0]] == ()


@pytest.mark.rule("WC-09")
@pytest.mark.parametrize("count", range(6))
def test_any_number_of_cards_is_discarded_before_drawing(game: WildCards, edition: str, count: int) -> None:
    """New cards come from the pile: discarded ones are face up."""
    state = game.setup(3, edition=edition, hands={0: FIVE, 1: [], 2: []})
    state.play(0, "bid refill")
    state.play(0, *(f"discard {card}" for card in FIVE[:count]), *(["done"] if count < 5 else []))
    (drawn,) = (event for event in events_named(state, "drawn") if event.seat == 0)
    assert len(drawn.cards) == 2 + count
    assert names(state, DISCARD) == FIVE[:count]
    assert len(habitats_in(state[HANDS[0]])) == 7


@pytest.mark.rule("WC-09")
def test_a_refill_ends_ones_part_of_the_round(game: WildCards, edition: str) -> None:
    """No animal and no two cards: the refill bidder is next asked in the next round."""
    hands = {0: FIVE, 1: ["forest-1"], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["lion", "ibex"])
    bid(state, "refill", "forest-1")
    state.play(0, "done")
    assert asked(state) == [1]
    state.play(1, "take lion")
    assert state.round == 2
    assert state[COLLECTIONS[0]] == ()
    assert len(habitats_in(state[HANDS[0]])) == 7


@pytest.mark.rule("WC-09")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_a_hand_of_seven_or_more_draws_nothing(game: WildCards, edition: str, discarded: int) -> None:
    state = game.setup(3, edition=edition, hands={0: NINE, 1: [], 2: []})
    state.play(0, "bid refill")
    state.play(0, *(f"discard {card}" for card in NINE[:discarded]), "done")
    assert names(state, HANDS[0]) == [*NINE[discarded:], "refill"]
    assert not any(event.seat == 0 for event in events_named(state, "drawn"))


@pytest.mark.rule("WC-09")
def test_the_refill_card_cannot_be_discarded(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: FIVE, 1: [], 2: []})
    state.play(0, "bid refill")
    assert game.moves.get("discard refill") is None
    assert state[BIDS[0]] == (REFILL,)


@pytest.mark.rule("WC-07", "WC-13")
@pytest.mark.parametrize(("held", "drawn"), [(7, 2), (8, 2), (9, 1), (10, 0)])
def test_drawing_stops_at_ten_habitat_cards(game: WildCards, edition: str, held: int, drawn: int) -> None:
    """The hand counts with the bid just taken back and without the refill card."""
    state = game.setup(3, edition=edition, hands={0: [*NINE, "wild-2"][:held], 1: [], 2: []})
    play(state, "0 bid forest-1; 0 pass")
    assert len(habitats_in(state[HANDS[0]])) == held + drawn
    assert len(state[HANDS[0]]) == held + drawn + 1


@pytest.mark.rule("WC-07")
@pytest.mark.parametrize("held", [0, 5, 9, 10])
def test_a_refill_to_ten_stops_at_ten(game: WildCards, edition: str, held: int) -> None:
    hands = {0: [*NINE, "wild-2"][:held], 1: ["forest-1"], 2: []}
    state = game.setup(3, edition=edition, hands=hands, collections={0: ["squirrel"]})
    bid(state, "refill" if held else "", "refill")
    if held:
        state.play(0, "done")
    assert len(habitats_in(state[HANDS[0]])) == 10


@pytest.mark.rule("WC-10")
def test_the_discards_become_the_new_pile_in_the_middle_of_a_draw(game: WildCards, edition: str) -> None:
    hand, pile = ["forest-1", "forest-2"], ["wild-1", "wild-2"]
    again = ["mountain-4", "savannah-4", "forest-4"]
    state = game.setup(
        3,
        edition=edition,
        hands={0: hand, 1: [], 2: []},
        discard=others(hand, pile),
        piles={"habitats": [pile, again]},
    )
    state.play(0, "bid refill")
    state.play(0, "done")
    assert sorted(names(state, HANDS[0])) == sorted([*hand, *pile, *again, "refill"])
    recycled = [event.name for event in state.events if event.name in ("drawn", "recycled") and event.seat in (0, None)]
    assert recycled == ["drawn", "recycled", "drawn"]
    assert state[DISCARD] == ()


@pytest.mark.rule("WC-10")
def test_the_new_pile_is_shuffled(game: WildCards, edition: str) -> None:
    hand = ["forest-1", "forest-2"]
    orders = set()
    for seed in range(3):
        state = game.setup(3, seed=seed, edition=edition, hands={0: hand, 1: [], 2: []}, discard=others(hand))
        state.play(0, "bid refill")
        state.play(0, "done")
        orders.add(state[HABITAT_PILE])
    assert len(orders) == 3


@pytest.mark.rule("WC-10")
def test_the_pile_is_made_anew_only_when_a_card_is_needed(game: WildCards, edition: str) -> None:
    pile = ["wild-1", "wild-2"]
    state = game.setup(3, edition=edition, hands={0: FIVE, 1: FIVE, 2: FIVE}, discard=others(FIVE, FIVE, FIVE, pile))
    bid(state, "refill", "refill", "refill")
    discard = state[DISCARD]
    state.play(0, "done")
    assert sorted(names(state, HANDS[0])) == sorted([*FIVE, *pile, "refill"])
    assert state[HABITAT_PILE] == ()
    assert state[DISCARD] == discard
    state.play(1, "done")
    assert events_named(state, "recycled")
    assert state[DISCARD] == ()


@pytest.mark.rule("WC-10")
def test_cards_on_the_table_are_not_in_the_new_pile(game: WildCards, edition: str) -> None:
    """Seat 0 has paid when seat 1 passes and draws from a new pile."""
    seven = [*FIVE, "mountain-2", "mountain-3"]
    hands = {0: ["forest-2", "wild-4"], 1: ["wild-1"], 2: seven}
    state = game.setup(3, edition=edition, hands=hands, discard=others(*hands.values()), display=["lion"])
    bid(state, "forest-2", "wild-1", "refill")
    state.play(2, "done")
    play(state, "0 take lion; 1 pass")
    (recycled,) = events_named(state, "recycled")
    assert sorted(game.catalogue.spell(recycled.cards)) == others(*hands.values())
    assert names(state, DISCARD) == ["forest-2", "wild-4"]


@pytest.mark.rule("WC-10")
def test_with_both_piles_empty_the_rest_of_the_draw_is_skipped(game: WildCards, edition: str) -> None:
    cards = others()
    hands = {0: [], 1: cards[:10], 2: cards[10:20], 3: cards[20:30], 4: cards[30:40]}
    state = game.setup(5, edition=edition, hands=hands)
    bid(state, "", "refill", "refill", "refill", "refill")
    play(state, "1 done; 2 done; 3 done; 4 done")
    assert names(state, HANDS[0]) == [*sorted(cards[40:], key=game.catalogue.card), "refill"]
    assert state[HABITAT_PILE] == state[DISCARD] == ()
    assert state.round == 2
