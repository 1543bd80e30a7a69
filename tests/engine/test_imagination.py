"""A view is enough: whole states can be dealt from it, and its viewer could not tell them from the true one."""

from __future__ import annotations

import json
from random import Random

import wildtable
from wildtable.engine.knowledge.events import Event, Seen
from wildtable.engine.knowledge.view import View
from wildtable.games.wild_cards.state import BIDS, HABITAT_PILE, HANDS, LEO_PILE

GAME = wildtable.load("wild-cards")
HAND = ["forest-1", "forest-2", "savannah-2", "wild-3"]


def test_visible_cards_stay_and_the_rest_is_dealt_anew() -> None:
    state = GAME.new(3, seed=5)
    imagined = [GAME.imagine(state.view(0), Random(seed)) for seed in range(20)]
    for other in imagined:
        assert other[HANDS[0]] == state[HANDS[0]]
        assert other.view(0).dump() == state.view(0).dump()
        GAME.check(other)
    assert len({other[HANDS[1]] for other in imagined}) > 15
    assert len({other[HABITAT_PILE] for other in imagined}) == 20
    assert len({other.seed for other in imagined}) == 20


def test_a_card_seen_going_in_stays_there() -> None:
    state = GAME.setup(hands={0: HAND, 1: ["mountain-4"]}, display=["lion", "ibex"])
    state.play(0, "bid forest-1")
    state.play(1, "bid mountain-4")
    state.play(2, "bid refill")
    state.play(2, "done")
    assert state.view(0).memory.known(HANDS[1]) == GAME.catalogue.cards(["mountain-4", "refill"])
    for seed in range(10):
        assert GAME.catalogue.card("mountain-4") in GAME.imagine(state.view(0), Random(seed))[HANDS[1]]


def test_answers_given_are_answered_and_answers_begun_are_not() -> None:
    state = GAME.setup(hands={0: HAND}, collections={0: ["eagle"]})
    state.play(0, "bid wild-3")
    state.play(1, "bid refill")
    for viewer in (None, 0, 1, 2):
        imagined = GAME.imagine(state.view(viewer), Random(1))
        assert sorted(imagined.asking) == [0, 2]
        assert imagined.view(viewer).dump() == state.view(viewer).dump()
    assert GAME.imagine(state.view(0), Random(1)).sealed[0] == state.sealed[0]
    assert 0 not in GAME.imagine(state.view(1), Random(1)).sealed


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    rng = Random(3)
    state = GAME.imagine(GAME.new(3, seed=5, leo=True).view(0), rng)
    assert len(state[LEO_PILE]) == 6
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        other = GAME.imagine(state.view(seat), rng)
        assert other.view(seat).dump() == state.view(seat).dump()
        state.play(seat, choice.sample(rng))
    assert GAME.imagine(state.view(0), rng).result == state.result


def test_an_event_shows_the_faces_its_viewer_saw() -> None:
    drawn = Event("drawn", 1, (0, 3), HABITAT_PILE, HANDS[1], None)
    assert Seen.of(drawn, 1).dump(GAME.catalogue)["cards"] == ["forest-1", "forest-4"]
    assert Seen.of(drawn, 0).dump(GAME.catalogue) == {
        "event": "drawn",
        "seat": 1,
        "cards": None,
        "count": 2,
        "from": "habitats",
        "to": "hand-1",
        "number": None,
    }
    assert Seen.of(Event("scored", 0, (), None, None, 2), None).dump(GAME.catalogue)["from"] is None
    assert Event("bid", 0, (0,), HANDS[0], BIDS[0], None).faces(None) == (0,)


def test_a_view_shows_events_as_its_viewer_saw_them() -> None:
    state = GAME.setup(hands={0: HAND, 1: ["mountain-1"], 2: ["mountain-1"]}, display=["lion", "ibex"])
    for seat in range(3):
        state.play(seat, "bid refill")
    state.play(0, "done")
    mine, theirs = (next(seen for seen in state.view(viewer).events if seen.name == "drawn") for viewer in (0, 1))
    assert mine.cards is not None
    assert theirs.cards is None
    assert mine.size == theirs.size == 3


def test_a_view_read_from_its_dump_is_sufficient() -> None:
    """As for a bot in another process: no state behind the view, and still a whole game to search."""
    state = GAME.setup(hands={0: HAND, 1: ["mountain-1"]}, display=["lion", "ibex"], collections={0: ["eagle"]})
    state.play(1, "bid mountain-1")
    state.play(0, "bid wild-3")
    dump = json.loads(json.dumps(state.view(0).dump()))
    view = View.load(GAME, dump)
    imagined = GAME.imagine(view, Random(1))
    assert imagined.view(0).dump() == state.view(0).dump()
    assert imagined.asking[0].options == state.asking[0].options


def test_every_card_can_be_shown_after_the_game() -> None:
    state = GAME.setup(hands={0: HAND, 1: ["mountain-1"], 2: ["mountain-1"]}, display=["lion", "ibex"])
    for seat in range(3):
        state.play(seat, "bid refill")
    state.play(0, "done")
    view = state.view(None).opened()
    assert view.cards(HANDS[1]) == state[HANDS[1]]
    assert view.cards(HABITAT_PILE) == state[HABITAT_PILE]
    assert next(seen for seen in view.events if seen.name == "drawn").cards is not None
    assert view.memory.lots == ()
