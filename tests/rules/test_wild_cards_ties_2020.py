"""Wild Cards, edition of 2020: one more card each breaks ties that totals leave open."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import COMPARED, DISCARD, HABITAT_PILE, HANDS, TIE_CARDS, WildCardsState

from .playing import asked, bid, events_named, names, options, others, play

SEVEN = ["mountain-1", "mountain-1", "mountain-2", "mountain-2", "mountain-3", "mountain-3", "mountain-4"]


def tied_on_one(game: WildCards, *reveals: list[str], pile: list[str] | None = None) -> WildCardsState:
    """Set up a tie on 1 between the seats with hands; the next seat has refilled without drawing."""
    ones = ["forest-1", "savannah-1", "wild-1"]
    hands = {seat: [ones[seat], *cards] for seat, cards in enumerate(reveals)}
    state = game.setup(len(hands) + 1, edition="2020", hands=hands | {len(hands): SEVEN}, piles={"habitats": pile or []})
    bid(state, *ones[: len(hands)], "refill")
    state.play(len(hands), "done")
    return state


@pytest.mark.rule("WC-17")
def test_each_reveals_a_card_from_hand_or_from_the_pile(game: WildCards) -> None:
    state = tied_on_one(game, ["forest-2", "forest-4"], ["savannah-3"])
    assert asked(state) == [0, 1]
    assert options(state, 0) == ["reveal forest-2", "reveal forest-4", "reveal pile"]
    assert options(state, 1) == ["reveal savannah-3", "reveal pile"]


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize(("card", "winner"), [("forest-2", 1), ("forest-4", 0)])
def test_the_highest_card_goes_first(game: WildCards, card: str, winner: int) -> None:
    state = tied_on_one(game, ["forest-2", "forest-4"], ["savannah-3"])
    state.play(0, f"reveal {card}")
    state.play(1, "reveal savannah-3")
    assert asked(state) == [winner]
    assert "pass" in options(state, winner)


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize("viewer", [None, 1])
def test_the_card_is_secret_until_all_are_set(game: WildCards, viewer: int | None) -> None:
    seen = []
    for move in ("reveal forest-2", "reveal forest-4", "reveal pile"):
        state = tied_on_one(game, ["forest-2", "forest-4"], ["savannah-3"])
        state.play(0, move)
        seen.append(state.view(viewer).dump())
    assert seen[0] == seen[1] == seen[2]
    state.play(1, "reveal savannah-3")
    assert [event.faces(viewer) is not None for event in events_named(state, "revealed")] == [True, True]


@pytest.mark.rule("WC-17")
def test_equal_totals_of_payments_come_to_this_too(game: WildCards) -> None:
    hands = {0: ["forest-2", "forest-3", "forest-1"], 1: ["savannah-2", "savannah-3", "savannah-4"], 2: SEVEN}
    state = game.setup(3, edition="2020", hands=hands, display=["lion", "eagle"])
    bid(state, "forest-2", "savannah-2", "refill")
    play(state, "2 done; 0 pay forest-3; 1 pay savannah-3")
    assert (asked(state), options(state, 0)) == ([0, 1], ["reveal forest-1", "reveal pile"])
    play(state, "0 reveal forest-1; 1 reveal savannah-4; 1 take lion")
    assert asked(state) == [0]


@pytest.mark.rule("WC-17")
def test_equals_go_on_alone_and_for_the_next_place_all_are_back(game: WildCards) -> None:
    """After 4, 4, 2 the two 4s compare again; when one of them is done, the 2 compares with the other."""
    state = tied_on_one(
        game, ["forest-4", "forest-2", "forest-3"], ["savannah-4", "savannah-3", "savannah-2"], ["wild-2", "wild-4"]
    )
    play(state, "0 reveal forest-4; 1 reveal savannah-4; 2 reveal wild-2")
    assert asked(state) == [0, 1]
    play(state, "0 reveal forest-2; 1 reveal savannah-3; 1 pass")
    assert asked(state) == [0, 2]
    assert options(state, 2) == ["reveal wild-4", "reveal pile"]
    play(state, "0 reveal forest-3; 2 reveal wild-4")
    assert asked(state) == [2]


@pytest.mark.rule("WC-17")
def test_the_cards_are_discarded_once_the_first_place_is_decided(game: WildCards) -> None:
    state = tied_on_one(game, ["forest-4", "forest-2"], ["savannah-4", "savannah-3"])
    play(state, "0 reveal forest-4; 1 reveal savannah-4")
    assert state[DISCARD] == ()
    assert names(state, COMPARED) == ["forest-4", "savannah-4"]
    play(state, "0 reveal forest-2; 1 reveal savannah-3")
    assert names(state, DISCARD) == ["forest-2", "forest-4", "savannah-3", "savannah-4"]
    assert asked(state) == [1]
    assert not any(state[zone] for zone in (COMPARED, *TIE_CARDS))


@pytest.mark.rule("WC-17")
def test_the_cards_do_not_pay(game: WildCards) -> None:
    """Nor do they come back: a player who passes has lost the revealed card."""
    hands = {0: ["forest-2", "forest-3", "forest-4"], 1: ["savannah-2", "savannah-3", "savannah-1"], 2: SEVEN}
    state = game.setup(3, edition="2020", hands=hands, piles={"habitats": ["wild-1", "wild-2"]})
    bid(state, "forest-2", "savannah-2", "refill")
    play(state, "2 done; 0 pay forest-3; 1 pay savannah-3; 0 reveal forest-4; 1 reveal savannah-1; 0 pass")
    assert names(state, HANDS[0]) == ["forest-2", "forest-3", "wild-1", "wild-2", "refill"]
    assert names(state, DISCARD) == ["forest-4", "savannah-1"]


@pytest.mark.rule("WC-17")
def test_pile_cards_are_dealt_in_seat_order(game: WildCards) -> None:
    """The top card goes to the lower seat, in whatever order they answer."""
    state = tied_on_one(game, ["forest-2"], ["savannah-2"], pile=["wild-4", "wild-3"])
    play(state, "1 reveal pile; 0 reveal pile")
    revealed = [(event.seat, names_of(game, event.cards)) for event in events_named(state, "revealed")]
    assert revealed == [(0, ["wild-4"]), (1, ["wild-3"])]
    assert asked(state) == [0]


def names_of(game: WildCards, cards: tuple[int, ...]) -> list[str]:
    return game.catalogue.spell(cards)


@pytest.mark.rule("WC-17")
def test_an_empty_hand_must_draw(game: WildCards) -> None:
    """There is one answer, and everyone can see that: only the other seat is asked."""
    state = tied_on_one(game, [], ["savannah-2"], pile=["wild-3"])
    assert asked(state) == [1]
    state.play(1, "reveal savannah-2")
    assert [event.seat for event in events_named(state, "revealed")] == [1, 0]
    assert asked(state) == [0]


@pytest.mark.rule("WC-10", "WC-17")
def test_a_pile_that_runs_out_is_made_anew_without_the_tie_cards(game: WildCards) -> None:
    """The last card of the pile and a card compared before are on the table: neither goes into the new pile."""
    hands = {0: ["forest-1", "forest-4"], 1: ["savannah-1", "savannah-4", "savannah-2"], 2: SEVEN}
    discard = others(*hands.values(), ["wild-4"])
    state = game.setup(3, edition="2020", hands=hands, discard=discard, piles={"habitats": [["wild-4"], ["mountain-4"]]})
    bid(state, "forest-1", "savannah-1", "refill")
    play(state, "2 done; 0 reveal forest-4; 1 reveal savannah-4; 1 reveal pile")
    (recycled,) = events_named(state, "recycled")
    assert sorted(names_of(game, recycled.cards)) == discard
    assert sorted(names(state, COMPARED)) == ["forest-4", "mountain-4", "savannah-4", "wild-4"]
    assert asked(state) == [1]


@pytest.mark.rule("WC-17")
def test_the_pile_is_offered_while_there_are_discards_to_make_one(game: WildCards) -> None:
    hands = {0: ["forest-1", "forest-4"], 1: ["savannah-1", "savannah-4"], 2: SEVEN}
    state = game.setup(3, edition="2020", hands=hands, discard=others(*hands.values()))
    bid(state, "forest-1", "savannah-1", "refill")
    state.play(2, "done")
    assert state[HABITAT_PILE] == ()
    assert options(state, 0) == ["reveal forest-4", "reveal pile"]


def everything_in_hands(game: WildCards, zero: list[str], one: list[str]) -> WildCardsState:
    """Set up five seats that hold all habitat cards, with empty piles; seats 0 and 1 are tied on 4 with equal payments."""
    rest = others(zero, one)
    hands = {0: zero, 1: one, 2: rest[:10], 3: rest[10:20], 4: rest[20:30]}
    state = game.setup(5, edition="2020", hands=hands)
    assert state[HABITAT_PILE] == state[DISCARD] == ()
    bid(state, "forest-4", "savannah-4", "refill", "refill", "refill")
    play(state, "2 done; 3 done; 4 done")
    play(state, "0 pay forest-1, pay forest-1, pay forest-1; 1 pay savannah-1, pay savannah-1, pay savannah-1")
    return state


PAID = ["4", "1", "1", "1"]


@pytest.mark.rule("WC-17")
def test_with_empty_piles_a_hand_must_reveal_its_own(game: WildCards) -> None:
    zero = [f"forest-{number}" for number in [*PAID, "2", "3"]]
    one = [f"savannah-{number}" for number in [*PAID, "2", "3", "2", "3", "2", "3"]]
    state = everything_in_hands(game, zero, one)
    assert options(state, 0) == ["reveal forest-2", "reveal forest-3"]


@pytest.mark.rule("WC-17")
def test_a_player_who_can_reveal_nothing_counts_zero(game: WildCards) -> None:
    zero = [f"forest-{number}" for number in [*PAID, "2", "3"]]
    one = [f"savannah-{number}" for number in [*PAID, "2", "3", "2", "3", "1", "2"]]
    state = everything_in_hands(game, zero, one)
    play(state, "0 reveal forest-2; 1 reveal savannah-2; 1 reveal savannah-3")
    assert asked(state) == [1]
    state.play(1, "reveal savannah-1")
    assert (asked(state), options(state, 1)[-1]) == ([1], "pass")


@pytest.mark.rule("WC-17")
def test_if_no_player_can_reveal_a_card_the_lowest_seat_goes_first(game: WildCards) -> None:
    zero = [f"forest-{number}" for number in [*PAID, "2", "2", "2", "2"]]
    one = [f"savannah-{number}" for number in [*PAID, "2", "2", "2", "2"]]
    state = everything_in_hands(game, zero, one)
    for _ in range(3):
        play(state, "1 reveal savannah-2; 0 reveal forest-2")
    assert (asked(state), options(state, 0)[-1]) == ([0], "pass")
    assert names(state, DISCARD) == ["forest-2"] * 4 + ["savannah-2"] * 4
