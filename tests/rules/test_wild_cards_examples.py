"""Wild Cards: the rulebooks' examples, played."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import IBEX, PEACOCK, SQUIRREL, habitats_in
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import COLLECTIONS, HANDS

from .playing import asked, bid, idle, names, options, play


@pytest.mark.rule("WC-E1")
def test_a_peacock_for_three_forests(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-3", "forest-1", "wild-2", "mountain-4"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["peacock"])
    play(state, "0 bid forest-3; 0 take peacock; 0 pay forest-1, pay wild-2")
    assert state[COLLECTIONS[0]] == (PEACOCK,)
    assert state.tokens == (2, 0, 0)
    assert names(state, HANDS[0]) == ["mountain-4", "refill"]


@pytest.mark.rule("WC-E2")
def test_five_goes_before_three(game: WildCards, edition: str) -> None:
    hands = {
        0: ["savannah-3", "savannah-2", "savannah-1", "savannah-4"],
        1: ["forest-3", "forest-2", "wild-3", "forest-4"],
        2: ["forest-1"],
    }
    state = game.setup(3, edition=edition, hands=hands, display=["eagle", "squirrel"])
    bid(state, "savannah-3", "forest-3", "refill")
    play(state, "2 done; 0 pay savannah-2, pay savannah-1; 1 pay wild-3, pay forest-2")
    assert asked(state) == [1]
    state.play(1, "take squirrel")
    assert options(state, 0) == ["take eagle", "pass"]


@pytest.mark.rule("WC-E3")
def test_a_full_round(game: WildCards, edition: str) -> None:
    hands = {
        0: ["forest-4", "savannah-1", "savannah-2", "savannah-3", "forest-1"],
        1: ["forest-2", "mountain-3", "mountain-4"],
        2: ["wild-1", "forest-3"],
    }
    state = game.setup(
        3, edition=edition, hands=hands, display=["ibex", "ibex"], piles={"habitats": ["mountain-1", "mountain-2"]}
    )
    bid(state, "forest-4", "forest-2", "wild-1")
    play(state, "0 take ibex; 0 pay savannah-1, pay savannah-2, pay savannah-3")
    assert (state[COLLECTIONS[0]], state.owner(IBEX)) == ((IBEX,), 0)
    play(state, "1 take ibex; 1 pay mountain-3")
    assert (state[COLLECTIONS[1]], state.owner(IBEX)) == ((IBEX,), 1)
    assert names(state, HANDS[2]) == ["forest-3", "mountain-1", "mountain-2", "wild-1", "refill"]
    assert (asked(state), options(state, 1)) == ([1], ["take-back", "leave"])
    state.play(1, "take-back")
    assert names(state, HANDS[1]) == ["forest-2", "mountain-4", "refill"]
    assert names(state, HANDS[0]) == ["forest-1", "refill"]
    assert (state.round, asked(state)) == (2, [0, 1, 2])


@pytest.mark.rule("WC-E4")
def test_an_ibex_for_a_squirrel(game: WildCards, edition: str) -> None:
    state = game.setup(
        3,
        edition=edition,
        hands={0: ["forest-1", "forest-2"], 1: [], 2: []},
        collections={0: ["meerkat", "ibex", "squirrel"], 1: ["squirrel", "ibex"]},
        leaders={"squirrel": 1, "ibex": 1},
        display=["lion", "squirrel"],
    )
    play(state, "0 bid refill; 0 give ibex; 0 get squirrel")
    assert state.owner(SQUIRREL) == 0
    state.play(0, "done")
    assert len(habitats_in(state[HANDS[0]])) == 10


@pytest.mark.rule("WC-E5")
def test_the_scoring_example(game: WildCards, edition: str) -> None:
    """Another seat has the leaders of ibex and squirrel."""
    collections = {0: ["peacock"] * 4 + ["ibex"] * 3 + ["squirrel"] * 3, 1: ["ibex"] * 4 + ["squirrel"] * 4}
    state = game.setup(4, edition=edition, collections=collections, tokens={0: 8}, round=12)
    idle(state)
    assert state.result is not None
    assert state.result.lines[0].lines == (("most", 8), ("second", 3), ("leaders", 3), ("tokens", 8))
    assert state.result.scores[0] == 22


@pytest.mark.rule("WC-E5")
def test_the_scoring_example_with_four_ibexes(game: WildCards, edition: str) -> None:
    collections = {0: ["peacock"] * 4 + ["ibex"] * 4 + ["squirrel"] * 3, 1: ["squirrel"] * 4}
    state = game.setup(4, edition=edition, collections=collections, tokens={0: 8}, round=12)
    idle(state)
    assert state.result is not None
    assert state.result.lines[0].lines[:2] == (("most", 8), ("second", 4))
