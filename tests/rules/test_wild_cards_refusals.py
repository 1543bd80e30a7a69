"""Wild Cards: every way a move is refused. People, API clients and bots get the same object."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import WildCardsState

from .playing import bid, idle, options, others, play, refusal, refused

HANDS_OF_THREE = {
    0: ["forest-1", "forest-3", "wild-2"],
    1: ["savannah-1", "savannah-3", "savannah-4"],
    2: ["mountain-1", "mountain-2", "mountain-4"],
}


def test_game_over(game: WildCards) -> None:
    state = game.setup(3, round=14)
    idle(state)
    found = refusal(state, 0, "bid refill")
    assert (found.code, found.clause, found.legal) == ("game-over", None, ())
    assert "over" in found.text()


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_such_seat(game: WildCards, seat: int) -> None:
    found = refusal(game.setup(3), seat, "bid refill")
    assert (found.code, found.clause, found.legal) == ("no-such-seat", None, ())
    assert f"no seat {seat}; seats are 0 to 2" in found.text()


def test_virtual_seat(game: WildCards) -> None:
    found = refusal(game.setup(3, leo=True), 2, "bid refill")
    assert (found.code, found.clause, found.legal) == ("virtual-seat", None, ())
    assert "Seat 3 belongs to a virtual player" in found.text()


def test_no_move(game: WildCards) -> None:
    state = game.setup(3)
    found = refusal(state, 0)
    assert (found.code, found.clause, found.legal) == ("no-move", None, state.asking[0].notations)


def test_unknown_move_says_what_was_meant(game: WildCards) -> None:
    state = game.setup(3, hands={0: ["savannah-1", "wild-4"]})
    found = refusal(state, 0, "bid forrest-3")
    assert (found.code, found.clause, found.near) == ("unknown-move", None, "bid forest-3")
    assert found.legal == ("bid savannah-1", "bid wild-4", "bid refill"), "the suggested move is not listed as legal"
    assert found.dump()["near"] == "bid forest-3"
    assert "“bid forrest-3”" in found.text()
    assert "Did you mean “bid forest-3”?" in found.text()


def test_unknown_move_that_is_like_none(game: WildCards) -> None:
    state = game.setup(3)
    found = refusal(state, 0, "xyzzy 9")
    assert (found.code, found.legal, found.near) == ("unknown-move", state.asking[0].notations, None)
    assert found.text() == "“xyzzy 9” isn\N{RIGHT SINGLE QUOTATION MARK}t a move in this game."


def test_the_refill_card_pays_for_nothing(game: WildCards) -> None:
    assert refusal(game.setup(3), 0, "pay refill").code == "unknown-move"


def test_not_asked(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE)
    bid(state, "forest-1", "savannah-3", "mountain-2")
    found = refusal(state, 0, "pass")
    assert (found.code, found.clause, found.legal) == ("not-asked", None, ())
    assert found.about["seats"] == (1,)
    assert "seat 2 decides now" in found.text()
    assert "seat 1 decides now" in str(found)


def test_already_answered(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE)
    state.play(0, "bid forest-1")
    found = refusal(state, 0, "pass")
    assert (found.code, found.clause, found.legal) == ("already-answered", "WC-08", ())
    assert "already chosen" in found.text()


def test_too_many(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE)
    state.play(0, "bid forest-1")
    found = refusal(state, 0, "bid forest-3")
    assert (found.code, found.clause, found.legal) == ("too-many", "WC-08", ())
    assert "“bid forest-3” is one card too many" in found.text()


def test_too_many_at_once_plays_none_of_them(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE)
    found = refusal(state, 0, "bid forest-1", "bid forest-3")
    assert (found.code, found.clause, found.legal) == ("too-many", "WC-08", tuple(options(state, 0)))
    assert "“bid forest-3” is too much: your answer is complete with one move" in found.text()
    assert 0 in state.asking


def test_another_question(game: WildCards) -> None:
    found = refusal(game.setup(3, hands=HANDS_OF_THREE), 0, "take lion")
    assert (found.code, found.clause) == ("another-question", "WC-08")
    assert found.legal == ("bid forest-1", "bid forest-3", "bid wild-2", "bid refill")
    assert "“take lion” isn\N{RIGHT SINGLE QUOTATION MARK}t possible now. You need a “bid” move." in found.text()


def test_not_in_hand(game: WildCards) -> None:
    found = refusal(game.setup(3, hands=HANDS_OF_THREE), 0, "bid forest-4")
    assert (found.code, found.clause) == ("not-in-hand", "WC-08")
    assert found.legal == ("bid forest-1", "bid forest-3", "bid wild-2", "bid refill")
    assert "Forest 4" in found.text()


def test_not_in_hand_when_paying(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE | {1: [], 2: []}, display=["lion"])
    play(state, "0 bid wild-2; 0 take lion")
    found = refusal(state, 0, "pay wild-2")
    assert (found.code, found.clause, found.legal) == ("not-in-hand", "WC-12", ("pay forest-1", "pay forest-3"))


def test_picked_already(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE | {1: [], 2: []})
    play(state, "0 bid refill; 0 discard forest-1")
    found = refusal(state, 0, "discard forest-1")
    assert (found.code, found.clause) == ("picked-already", "WC-09")
    assert found.legal == ("discard forest-3", "discard wild-2", "done")
    assert "last Forest 1" in found.text()


def test_too_few(game: WildCards) -> None:
    hands = {0: ["forest-4", "forest-1", "forest-2", "forest-3", "wild-1"], 1: [], 2: []}
    state = game.setup(3, hands=hands, display=["lion"])
    play(state, "0 bid forest-4; 0 take lion; 0 pay forest-1")
    found = refusal(state, 0, "done")
    assert (found.code, found.clause, found.legal) == ("too-few", "WC-12", ("pay forest-2", "pay forest-3", "pay wild-1"))
    assert found.text() == "Pick 2 more cards."
    state.play(0, "pay forest-2")
    assert refusal(state, 0, "done").code == "another-question"


def test_too_few_for_an_eagle_without_a_bid(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE, collections={0: ["eagle"]})
    found = refusal(state, 0, "done")
    assert (found.code, found.clause, found.text()) == ("too-few", "WC-08", "Pick 1 more card.")


def test_not_placed(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE, collections={0: ["eagle"]})
    play(state, "0 bid forest-1, bid forest-3; 1 bid refill; 2 bid refill")
    found = refusal(state, 0, "choose wild-2")
    assert (found.code, found.clause, found.legal) == ("not-placed", "WC-26", ("choose forest-1", "choose forest-3"))
    assert "Wild 2" in found.text()


def test_not_in_collection(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE, collections={0: ["meerkat", "lion"]})
    bid(state, "refill", "refill", "refill")
    found = refusal(state, 0, "give ibex")
    assert (found.code, found.clause) == ("not-in-collection", "WC-29")
    assert found.legal == ("give lion", "give meerkat", "pass")
    assert "Ibex" in found.text()


def test_not_on_display(game: WildCards) -> None:
    state = game.setup(3, hands={0: ["forest-1"], 1: [], 2: []}, display=["lion", "ibex"])
    state.play(0, "bid forest-1")
    found = refusal(state, 0, "take peacock")
    assert (found.code, found.clause, found.legal) == ("not-on-display", "WC-12", ("take lion", "take ibex", "pass"))
    assert "Peacock" in found.text()


def test_not_on_display_for_an_exchange(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE, collections={0: ["meerkat"]}, display=["lion", "ibex"])
    bid(state, "refill", "refill", "refill")
    state.play(0, "give meerkat")
    found = refusal(state, 0, "get peacock")
    assert (found.code, found.clause, found.legal) == ("not-on-display", "WC-29", ("get lion", "get ibex"))


def test_no_place_needed(game: WildCards) -> None:
    state = game.setup(3, hands={0: ["forest-1"], 1: [], 2: []}, display=["lion", "ibex"])
    state.play(0, "bid forest-1")
    found = refusal(state, 0, "take ibex@2")
    assert (found.code, found.clause, found.legal) == ("no-place-needed", "WC-12", ("take lion", "take ibex", "pass"))
    assert "Ibex" in found.text()


def leos_table(game: WildCards) -> WildCardsState:
    state = game.setup(3, leo=True, hands={0: ["forest-1"], 1: []}, display=["lion", "ibex"], piles={"leo": ["refill"]})
    state.play(0, "bid forest-1")
    return state


def test_which_copy(game: WildCards) -> None:
    found = refusal(leos_table(game), 0, "take ibex")
    assert (found.code, found.clause, found.legal) == ("which-copy", "WC-12", ("take lion@1", "take ibex@2", "pass"))
    assert "“take ibex@1”" in found.text()


def test_wrong_place(game: WildCards) -> None:
    found = refusal(leos_table(game), 0, "take ibex@1")
    assert (found.code, found.clause, found.legal) == ("wrong-place", "WC-12", ("take lion@1", "take ibex@2", "pass"))
    assert "“take ibex@1”" in found.text()


def test_piles_empty(game: WildCards) -> None:
    """All habitat cards are in hands: a tie can only be broken from there."""
    zero, one = [f"forest-{number}" for number in "112233"], [f"savannah-{number}" for number in "1122334441"]
    rest = others(zero, one)
    hands = {0: zero, 1: one, 2: rest[:10], 3: rest[10:20], 4: rest[20:]}
    state = game.setup(5, edition="2020", hands=hands)
    bid(state, "forest-1", "savannah-1", "refill", "refill", "refill")
    play(state, "2 done; 3 done; 4 done")
    found = refusal(state, 0, "reveal pile")
    assert (found.code, found.clause) == ("piles-empty", "WC-17")
    assert found.legal == ("reveal forest-1", "reveal forest-2", "reveal forest-3")
    assert "hand" in found.text()


def test_nothing_to_withdraw(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE)
    found = refused(state, lambda: state.withdraw(0))
    assert (found.code, found.clause, found.legal) == ("nothing-to-withdraw", None, state.asking[0].notations)


@pytest.mark.rule("WC-08")
def test_an_answer_can_be_withdrawn_until_the_last_is_in(game: WildCards) -> None:
    state = game.setup(3, hands=HANDS_OF_THREE)
    before = state.position()
    state.play(0, "bid forest-1")
    state.withdraw(0)
    assert state.position() == before
    assert options(state, 0) == ["bid forest-1", "bid forest-3", "bid wild-2", "bid refill"]
    bid(state, "forest-3", "savannah-1", "mountain-1")
    assert refused(state, lambda: state.withdraw(0)).code == "nothing-to-withdraw"
