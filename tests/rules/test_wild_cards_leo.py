"""Wild Cards, edition of 2022: the virtual player Leo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from wildtable.games.wild_cards.cards import EAGLE, IBEX, LION, REFILL, habitats_in
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import (
    BIDS,
    COLLECTIONS,
    DISCARD,
    DISPLAY,
    HABITAT_PILE,
    HANDS,
    LEO_PILE,
    PAYMENTS,
    WildCardsState,
)

from .playing import asked, bid, events_named, idle, names, options, others, play

LEO = 2


def with_leo(
    game: WildCards,
    pile: list[str],
    *,
    display: Sequence[str] = (),
    collections: Mapping[int, Sequence[str]] | None = None,
    talisman: int = 0,
    round: int | None = None,
) -> WildCardsState:
    """Set up two players, each with a 1, a 2 and a 3, and Leo with these cards on top of his pile."""
    return game.setup(
        3,
        edition="2022",
        leo=True,
        hands={0: ["forest-1", "forest-2", "forest-3"], 1: ["savannah-1", "savannah-2", "savannah-3"]},
        display=display,
        collections=collections,
        talisman=talisman,
        round=round,
        piles={"habitats": [card for card in pile if card != "refill"], "leo": pile},
    )


@pytest.mark.rule("WC-32")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_leo_is_dealt_five_habitat_cards_and_a_refill_card(game: WildCards, seats: int) -> None:
    state = game.new(seats, seed=1, edition="2022", leo=True)
    assert len(habitats_in(tuple(sorted(state[LEO_PILE])))) == 5
    assert state[LEO_PILE].count(REFILL) == 1
    assert len(state[HABITAT_PILE]) == 46 - 7 * (seats - 1) - 5


@pytest.mark.rule("WC-32")
def test_leos_pile_is_shuffled_and_face_down(game: WildCards) -> None:
    """The refill card can be anywhere, and nobody sees where."""
    states = [game.new(3, seed=seed, edition="2022", leo=True) for seed in range(40)]
    assert {state[LEO_PILE].index(REFILL) for state in states} == set(range(6))
    assert states[0].view(0).shown[LEO_PILE] is states[0].view(None).shown[LEO_PILE] is None


@pytest.mark.rule("WC-32")
def test_the_top_card_of_the_pile_is_leos_bid_revealed_with_all_others(game: WildCards) -> None:
    state = with_leo(game, ["wild-3", "wild-4", "refill"])
    state.play(0, "bid forest-1")
    assert (state[BIDS[LEO]], len(state[LEO_PILE])) == ((), 6)
    state.play(1, "bid refill")
    assert names(state, BIDS[LEO]) == ["wild-3"]
    assert names(state, LEO_PILE)[:2] == ["wild-4", "refill"]
    assert [event.seat for event in events_named(state, "bid")] == [0, 1, 2]


@pytest.mark.rule("WC-32")
def test_the_eagle_chooses_when_leos_bid_is_known(game: WildCards) -> None:
    state = with_leo(game, ["wild-3"], collections={0: ["eagle"]})
    play(state, "0 bid forest-1, bid forest-2; 1 bid savannah-1")
    assert options(state, 0) == ["choose forest-1", "choose forest-2"]
    assert names(state, BIDS[LEO]) == ["wild-3"]


@pytest.mark.rule("WC-33")
def test_leos_refill_discards_the_rest_and_makes_a_new_pile(game: WildCards) -> None:
    left = ["wild-1", "wild-2", "wild-3", "wild-4", "mountain-4"]
    fresh = ["mountain-1", "mountain-1", "mountain-2", "mountain-2", "mountain-3"]
    state = game.setup(
        3,
        edition="2022",
        leo=True,
        hands={0: ["forest-1"], 1: ["savannah-1"]},
        piles={"habitats": [*left, *fresh], "leo": [["refill"], ["mountain-3", "refill"]]},
    )
    bid(state, "forest-1", "savannah-1")
    assert sorted(names(state, DISCARD)) == sorted(left)
    assert sorted(names(state, LEO_PILE)) == sorted([*fresh, "refill"])
    assert names(state, LEO_PILE)[:2] == ["mountain-3", "refill"]
    assert state[BIDS[LEO]] == ()


@pytest.mark.rule("WC-33")
def test_a_refill_ends_leos_part_of_the_round(game: WildCards) -> None:
    state = with_leo(game, ["refill"], display=["lion", "ibex"])
    bid(state, "forest-1", "savannah-2")
    play(state, "1 pass; 0 pass")
    assert state.round == 2
    assert state[COLLECTIONS[LEO]] == ()


@pytest.mark.rule("WC-33")
def test_leo_refills_in_seat_order_which_is_last(game: WildCards) -> None:
    state = with_leo(game, ["refill"])
    bid(state, "refill", "refill")
    play(state, "0 done")
    assert not any(event.seat == LEO for event in events_named(state, "drawn"))
    play(state, "1 done")
    assert [event.seat for event in events_named(state, "drawn")] == [1, LEO]


@pytest.mark.rule("WC-33")
def test_leos_draw_makes_a_new_pile_when_cards_run_out(game: WildCards) -> None:
    """His own discards are in it."""
    hands = {0: ["forest-1"], 1: ["savannah-1"]}
    left = ["wild-1", "wild-2", "wild-3", "wild-4", "mountain-4"]
    state = game.setup(
        3,
        edition="2022",
        leo=True,
        hands=hands,
        discard=others(*hands.values(), left, ["forest-4", "forest-4"]),
        piles={"habitats": [left, ["wild-4", "mountain-4", "wild-3"]], "leo": [["refill"], []]},
    )
    bid(state, "forest-1", "savannah-1")
    assert sorted(names(state, LEO_PILE)) == sorted(["forest-4", "forest-4", "wild-4", "mountain-4", "wild-3", "refill"])
    assert events_named(state, "recycled")
    assert state[DISCARD] == ()


@pytest.mark.rule("WC-33")
def test_leo_finds_five_cards_even_when_all_hands_are_full(game: WildCards) -> None:
    """Four players hold forty cards at most: his own discards and one more card are left for him."""
    cards = others()
    hands = {seat: cards[10 * seat : 10 * seat + 10] for seat in range(4)}
    state = game.setup(5, edition="2022", leo=True, hands=hands, discard=cards[40:41], piles={"leo": ["refill"]})
    assert state[HABITAT_PILE] == ()
    bid(state, *(names(state, HANDS[seat])[0] for seat in range(4)))
    assert len(state[LEO_PILE]) == 6
    assert sorted(names(state, LEO_PILE) + names(state, HABITAT_PILE)) == sorted([*cards[40:], "refill"])


@pytest.mark.rule("WC-34")
def test_leo_takes_the_nearest_and_pays_nothing(game: WildCards) -> None:
    state = with_leo(game, ["wild-4"], display=["ibex", "lion"])
    bid(state, "forest-2", "savannah-1")
    assert names(state, COLLECTIONS[LEO]) == ["ibex"]
    assert state[PAYMENTS[LEO]] == ()
    assert state[DISPLAY[0]] == ()
    assert len(state[LEO_PILE]) == 5


@pytest.mark.rule("WC-34")
def test_leo_takes_the_nearest_that_is_left(game: WildCards) -> None:
    state = with_leo(game, ["mountain-1"], display=["ibex", "lion"])
    bid(state, "forest-2", "refill")
    play(state, "1 done; 0 take ibex@1; 0 pay forest-1")
    assert [(event.seat, event.source) for event in events_named(state, "acquired")][-1] == (LEO, DISPLAY[1])


@pytest.mark.rule("WC-34")
def test_leo_never_passes_while_an_animal_is_left(game: WildCards) -> None:
    """Not even with a bid he could not pay."""
    state = with_leo(game, ["wild-4"])
    bid(state, "refill", "refill")
    play(state, "0 done; 1 done")
    assert len(state[COLLECTIONS[LEO]]) == 1
    assert not events_named(state, "passed")


@pytest.mark.rule("WC-34")
def test_with_an_empty_display_leos_bid_is_just_discarded(game: WildCards) -> None:
    """No passing, no two cards."""
    state = with_leo(game, ["mountain-1", "wild-4"], display=["squirrel", "lion"])
    bid(state, "forest-2", "savannah-3")
    play(state, "1 take squirrel@1; 0 take lion@2; 0 pay forest-1")
    assert state.round == 2
    assert "mountain-1" in names(state, DISCARD)
    assert (len(state[LEO_PILE]), state[HANDS[LEO]]) == (5, ())
    assert not any(event.seat == LEO for event in (*events_named(state, "passed"), *events_named(state, "drawn")))


@pytest.mark.rule("WC-34")
def test_leo_gets_no_tokens(game: WildCards) -> None:
    state = with_leo(game, ["mountain-1"], display=["ibex"])
    bid(state, "refill", "refill")
    play(state, "0 done; 1 done")
    assert state[COLLECTIONS[LEO]] == (IBEX,)
    assert state.tokens == (0, 0, 0)


@pytest.mark.rule("WC-23", "WC-34")
def test_leo_has_no_final_score_and_no_rank(game: WildCards) -> None:
    state = with_leo(game, ["refill"], collections={0: ["lion"], 2: ["ibex", "ibex", "ibex"]}, round=14)
    idle(state)
    assert state.result is not None
    assert (state.result.scores, state.result.ranks) == ((3, 0), (1, 2))


@pytest.mark.rule("WC-34")
def test_leo_claims_leaders_until_matched(game: WildCards) -> None:
    state = with_leo(game, ["wild-4"], display=["lion", "lion"], collections={0: ["ibex"]})
    bid(state, "forest-1", "refill")
    state.play(1, "done")
    assert state.owner(LION) == LEO
    state.play(0, "take lion@2")
    assert state.owner(LION) == 0


@pytest.mark.rule("WC-34")
def test_leo_does_not_claim_a_leader_with_fewer(game: WildCards) -> None:
    state = with_leo(game, ["wild-4"], display=["lion", "ibex"], collections={0: ["lion", "lion"]})
    bid(state, "forest-1", "refill")
    state.play(1, "done")
    assert state[COLLECTIONS[LEO]] == (LION,)
    assert state.owner(LION) == 0


@pytest.mark.rule("WC-34")
def test_leo_never_uses_his_leaders(game: WildCards) -> None:
    """Eagle: one card. Meerkat: no exchange. Ibex: his bid is discarded. Squirrel: five new cards."""
    owned = {2: ["eagle", "meerkat", "ibex", "squirrel"]}
    state = with_leo(game, ["refill"], collections=owned)
    bid(state, "forest-1", "savannah-2")
    assert not events_named(state, "got")
    assert len(state[LEO_PILE]) == 6
    state = with_leo(game, ["mountain-3", "mountain-4"], collections=owned, display=["lion", "peacock"])
    bid(state, "refill", "refill")
    assert names(state, BIDS[LEO]) == ["mountain-3"]
    play(state, "0 done; 1 done")
    assert asked(state) == [0, 1]
    assert "mountain-3" in names(state, DISCARD)
    assert state.owner(EAGLE) == LEO


@pytest.mark.rule("WC-35")
@pytest.mark.parametrize("number", [1, 2])
def test_leo_wins_every_tie(game: WildCards, number: int) -> None:
    """Before any payment is laid; the players then settle theirs."""
    state = with_leo(game, [f"mountain-{number}"], display=["ibex", "lion"])
    bid(state, f"forest-{number}", f"savannah-{number}")
    assert state[COLLECTIONS[LEO]] == (IBEX,)
    assert state[PAYMENTS[0]] == state[PAYMENTS[1]] == ()


@pytest.mark.rule("WC-35")
def test_the_lions_owner_goes_before_leo(game: WildCards) -> None:
    state = with_leo(game, ["mountain-1"], display=["ibex", "eagle"], collections={1: ["lion"]})
    bid(state, "forest-1", "savannah-1")
    assert (asked(state), state[COLLECTIONS[LEO]]) == ([1], ())
    state.play(1, "take ibex@1")
    assert state[COLLECTIONS[LEO]] == (EAGLE,)


@pytest.mark.rule("WC-35")
def test_a_lion_that_is_not_tied_does_not_hold_leo_back(game: WildCards) -> None:
    state = with_leo(game, ["mountain-1"], display=["ibex", "eagle"], collections={1: ["lion"]})
    bid(state, "forest-1", "refill")
    state.play(1, "done")
    assert state[COLLECTIONS[LEO]] == (IBEX,)
    assert asked(state) == [0]


@pytest.mark.rule("WC-35")
def test_leo_wins_with_the_lion_as_without(game: WildCards) -> None:
    state = with_leo(game, ["mountain-1"], display=["ibex", "eagle"], collections={2: ["lion"]})
    bid(state, "forest-1", "savannah-1")
    assert sorted(names(state, COLLECTIONS[LEO])) == ["ibex", "lion"]


@pytest.mark.rule("WC-35")
def test_leo_never_holds_the_talisman(game: WildCards) -> None:
    """It passes from player to player and skips Leo."""
    for owner in (0, 1):
        state = with_leo(game, ["refill"], talisman=owner)
        bid(state, "forest-1", "savannah-1")
        play(state, f"{1 - owner} pass; {owner} pass")
        assert state.talisman == 1 - owner
