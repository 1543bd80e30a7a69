"""Playing: all or nothing, sealed until the last answer, disclosed exactly when a player learns something."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

import wildtable
from wildtable import OptionError, Refusal
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.texts import Texts
from wildtable.games.wild_cards.state import HANDS

GAME = wildtable.load("wild-cards")
HAND = ["forest-1", "forest-2", "savannah-2", "wild-3"]


def test_several_moves_are_played_all_or_none() -> None:
    state = GAME.setup(hands={0: HAND}, collections={0: ["eagle"]})
    before = state.position()
    with pytest.raises(Refusal) as refused:
        state.play(0, "bid forest-1", "bid mountain-4")
    assert refused.value.code == "not-in-hand"
    assert state.position() == before
    state.play(0, "bid wild-3", "bid forest-1")
    assert [move.notation for move in state.sealed[0]] == ["bid forest-1", "bid wild-3"]


@pytest.mark.parametrize("more", [["choose wild-3"], ["choose wild-3", "take lion"], ["bid wild-2"], ["xyzzy"], [None]])
def test_an_answer_ends_with_its_question(more: list[str]) -> None:
    """Whatever is sent after a complete answer is too much: no refusal tells what the next question would be."""
    state = GAME.setup(
        hands={0: HAND, 1: ["forest-1"], 2: ["forest-1"]}, display=["lion", "ibex"], collections={0: ["eagle"]}
    )
    state.play(1, "bid forest-1")
    state.play(2, "bid forest-1")
    before, legal = state.position(), state.asking[0].notations
    with pytest.raises(Refusal) as refused:
        state.play(0, "bid wild-3", "bid forest-1", *more)
    assert (refused.value.code, refused.value.legal, refused.value.about["count"]) == ("too-many", legal, 2)
    assert state.position() == before
    for answer in (["bid wild-3", "bid forest-1"], ["choose wild-3"], ["take lion"], ["pay forest-1", "pay forest-2"]):
        state.play(0, *answer)
    assert state.events[-1].seat != 0


def test_a_seat_that_is_not_asked_is_told_who_is_and_not_who_has_answered() -> None:
    tied = {seat: [f"{habitat}-{value}" for value in (1, 2, 3, 4)] for seat, habitat in enumerate(("forest", "savannah"))}
    state = GAME.setup(hands={**tied, 2: ["mountain-2"]}, display=["lion", "ibex"])
    for seat, bid in enumerate(("bid forest-3", "bid savannah-3", "bid mountain-2")):
        state.play(seat, bid)
    before = state.why(2, "pass")
    state.play(1, "pay savannah-1")
    state.play(1, "pay savannah-2")
    after = state.why(2, "pass")
    assert list(state.asking) == [0]
    assert before is not None
    assert after is not None
    assert before.dump() == after.dump()
    assert after.about["seats"] == (0, 1)
    assert after.named(("Kim", "Lou", "Mo")).text().endswith(": Kim and Lou decide now.")
    with pytest.raises(Refusal) as refused:
        state.play(2, "pass", "pass")
    assert refused.value.dump() == after.dump()


def test_picks_come_in_any_order_and_lead_to_the_same_state() -> None:
    ends = []
    for order in (["bid wild-3", "bid forest-2"], ["bid forest-2", "bid wild-3"]):
        state = GAME.setup(hands={0: HAND}, collections={0: ["eagle"]})
        for move in order:
            state.play(0, move)
        ends.append(state.position())
    assert ends[0] == ends[1]


def test_an_answer_can_be_taken_back_until_the_last_is_in() -> None:
    state = GAME.setup(hands={0: HAND})
    fresh = state.position()
    state.play(0, "bid forest-1")
    assert 0 not in state.asking
    state.withdraw(0)
    assert state.position() == fresh
    state.play(0, "bid wild-3")
    for seat in (1, 2):
        state.play(seat, "bid refill")
    with pytest.raises(Refusal) as refused:
        state.withdraw(1)
    assert refused.value.code == "nothing-to-withdraw"


def test_a_sealed_answer_changes_nothing_that_others_see() -> None:
    state = GAME.setup(hands={0: HAND}, collections={0: ["eagle"]})
    before = [state.view(viewer).dump() for viewer in (None, 1, 2)]
    state.play(0, "bid forest-1")
    assert [state.view(viewer).dump() for viewer in (None, 1, 2)] == before
    state.play(0, "done")
    after = [state.view(viewer).dump() for viewer in (None, 1, 2)]
    for old, new in zip(before, after, strict=True):
        assert {key for key in old if old[key] != new[key]} == {"answered"}


def test_disclosed_rises_with_faces_and_shuffles_only() -> None:
    state = GAME.setup(hands={0: HAND, 1: HAND[:1], 2: ["mountain-4"]}, display=["lion", "lion"], discard=["wild-1"])
    start = state.disclosed
    state.play(0, "bid wild-3")
    state.play(1, "bid refill")
    assert state.disclosed == start
    state.play(2, "bid refill")
    bids = state.disclosed
    assert bids > start
    state.play(1, "done")
    refilled = state.disclosed
    assert refilled > bids
    state.play(2, "done")
    passed = state.disclosed
    state.play(0, "take lion")
    assert state.disclosed == passed
    state.play(0, "pay forest-1", "pay forest-2")
    assert state.disclosed > passed


def test_a_copy_is_independent() -> None:
    state = GAME.new(3, seed=1)
    twin = state.copy()
    twin.play(0, "bid refill")
    assert 0 in state.asking
    assert twin.history is state.history
    assert state == GAME.new(3, seed=1)


def test_only_people_and_spectators_have_a_view() -> None:
    state = GAME.new(3, seed=1, leo=True)
    assert state.view(None).viewer is None
    for nobody in (2, -1, 7):
        with pytest.raises(OptionError, match=f"no person sits in seat {nobody}"):
            state.view(nobody)


def test_a_view_is_a_snapshot() -> None:
    state = GAME.new(3, seed=1)
    view = state.view(0)
    for seat in range(3):
        state.play(seat, "bid refill")
    assert view.answered == ()
    assert view.choice is not None
    assert view.choice.options[-1].notation == "bid refill"
    assert not view.over


def test_a_view_shows_no_card_its_viewer_may_not_see() -> None:
    view: View = GAME.new(3, seed=1).view(0)
    assert len(view.cards(HANDS[0])) == 8
    with pytest.raises(PermissionError, match="seat 0 may not see hand-1"):
        view.cards(HANDS[1])


def test_the_result_comes_with_the_end() -> None:
    assert GAME.new(3, seed=1).result is None
    state = GAME.new(3, seed=1)
    rng = Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    assert state.result is not None
    assert [score.total for score in state.result.lines] == list(state.result.scores)
    assert state.result.winners == tuple(seat for seat in range(3) if state.result.ranks[seat] == 1)
    assert dict(state.view(None).dump())["result"] is not None


def test_an_unknown_language_falls_back_to_english() -> None:
    refusal = GAME.new(3, seed=1).why(0, "dance")
    assert refusal is not None
    assert refusal.text("xx") == refusal.text("en") == str(refusal)


def test_a_missing_message_or_a_hole_in_one_is_a_bug_but_in_a_game() -> None:
    texts = Texts([files("wildtable.engine").joinpath("texts")])
    with pytest.raises(wildtable.WildtableError, match="no message 'nonsense' in en"):
        texts.say("en", "nonsense")
    with pytest.raises(wildtable.WildtableError, match="message 'refusal-no-such-seat' in en"):
        texts.say("en", "refusal-no-such-seat")
    assert GAME.texts.say("en", "nonsense") == "Nonsense"
    assert GAME.texts.say("en", "refusal-no-such-seat") == GAME.texts.say("en", "refusal-of-no-known-kind")


def test_texts_know_their_languages() -> None:
    texts: Texts = GAME.texts
    assert texts.languages[0] == "en"
    assert texts.has("en", "game-title")
    assert not texts.has("xx", "nonsense")
