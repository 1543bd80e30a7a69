"""Wild Cards: the meerkat's exchange, and what it does to leaders."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import EAGLE, IBEX, LEADER, LION, MEERKAT, PEACOCK, SQUIRREL, habitats_in
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import COLLECTIONS, HANDS, LEADERS, SUPPLY

from .playing import asked, bid, events_named, names, options, play


@pytest.mark.rule("WC-29")
def test_on_a_refill_bid_one_animal_is_exchanged_for_one_of_the_display(game: WildCards, edition: str) -> None:
    collections = {0: ["meerkat", "lion", "lion"]}
    state = game.setup(3, edition=edition, collections=collections, display=["peacock", "ibex"])
    bid(state, "refill", "refill", "refill")
    assert options(state, 0) == ["give lion", "give meerkat", "pass"]
    state.play(0, "give lion")
    assert options(state, 0) == ["get peacock", "get ibex"]
    state.play(0, "get ibex")
    assert sorted(names(state, COLLECTIONS[0])) == ["ibex", "lion", "meerkat"]
    assert list(state.displayed()) == [(1, PEACOCK), (2, LION)]
    assert options(state, 0)[-1] == "done"


@pytest.mark.rule("WC-29")
def test_without_a_refill_bid_there_is_no_exchange(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: ["forest-1"], 1: [], 2: []}, collections={0: ["meerkat"]})
    state.play(0, "bid forest-1")
    assert options(state, 0)[0].startswith("take")


@pytest.mark.rule("WC-29")
def test_without_the_meerkat_there_is_no_exchange(game: WildCards, edition: str) -> None:
    """Seat 1 has a meerkat too, but not the leader."""
    collections = {0: ["meerkat"], 1: ["meerkat", "lion"]}
    state = game.setup(
        3, edition=edition, hands={0: ["forest-1"], 1: ["forest-1"], 2: []}, collections=collections, leaders={"meerkat": 0}
    )
    bid(state, "forest-1", "refill")
    assert (asked(state), options(state, 1)) == ([1], ["discard forest-1", "done"])


@pytest.mark.rule("WC-29")
def test_the_exchange_may_be_declined_and_is_offered_once(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, collections={0: ["meerkat", "lion"]})
    bid(state, "refill", "refill", "refill")
    state.play(0, "pass")
    assert options(state, 0)[-1] == "done"
    assert sorted(names(state, COLLECTIONS[0])) == ["lion", "meerkat"]


@pytest.mark.rule("WC-29")
def test_exchanges_come_before_drawing_and_before_other_powers(game: WildCards, edition: str) -> None:
    """The meerkat sits last, and still goes before the squirrel's refill of seat 0."""
    collections = {0: ["squirrel"], 2: ["meerkat", "lion"]}
    state = game.setup(3, edition=edition, collections=collections, display=["squirrel"])
    bid(state, "refill", "refill", "refill")
    assert asked(state) == [2]
    play(state, "2 give lion; 2 get squirrel")
    assert state.owner(SQUIRREL) == 2
    assert not events_named(state, "drawn")
    play(state, "0 done")
    assert len(habitats_in(state[HANDS[0]])) == 7


@pytest.mark.rule("WC-29")
def test_a_meerkat_passed_on_lets_its_new_owner_exchange_next(game: WildCards, edition: str) -> None:
    collections = {0: ["meerkat"], 2: ["meerkat", "lion"]}
    state = game.setup(3, edition=edition, collections=collections, leaders={"meerkat": 0}, display=["peacock", "ibex"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give meerkat; 0 get peacock")
    assert state.owner(MEERKAT) == 2
    assert (asked(state), options(state, 2)) == ([2], ["give lion", "give meerkat", "pass"])
    play(state, "2 give meerkat; 2 get ibex")
    assert state.owner(MEERKAT) is None
    assert (asked(state), options(state, 0)[-1]) == ([0], "done")


@pytest.mark.rule("WC-29")
def test_a_player_who_still_owns_the_meerkat_exchanges_only_once(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, collections={0: ["meerkat", "lion"]}, display=["peacock", "ibex"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give lion; 0 get ibex")
    assert state.owner(MEERKAT) == 0
    assert options(state, 0)[-1] == "done"


@pytest.mark.rule("WC-29")
def test_a_new_owner_who_did_not_bid_refill_exchanges_nothing(game: WildCards, edition: str) -> None:
    collections = {0: ["meerkat"], 2: ["meerkat", "lion"]}
    hands = {0: ["forest-1"], 1: ["forest-1"], 2: ["forest-1"]}
    state = game.setup(
        3, edition=edition, hands=hands, collections=collections, leaders={"meerkat": 0}, display=["peacock", "ibex"]
    )
    bid(state, "refill", "refill", "forest-1")
    play(state, "0 give meerkat; 0 get peacock")
    assert state.owner(MEERKAT) == 2
    assert (asked(state), options(state, 0)[-1]) == ([0], "done")


@pytest.mark.rule("WC-29", "WC-30")
def test_an_exchange_within_a_species_counts_as_gaining(game: WildCards, edition: str) -> None:
    """Seat 0 has as many lions as the leader's owner and gives one for another: it now has the leader."""
    collections = {0: ["meerkat", "lion"], 1: ["lion"]}
    state = game.setup(3, edition=edition, collections=collections, leaders={"lion": 1}, display=["lion", "ibex"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give lion; 0 get lion")
    assert state.owner(LION) == 0
    assert state[COLLECTIONS[0]] == (LION, MEERKAT)
    assert list(state.displayed()) == [(1, LION), (2, IBEX)]


@pytest.mark.rule("WC-30")
@pytest.mark.parametrize(("theirs", "owner"), [(0, 0), (1, 0), (2, 1)])
def test_the_gained_species_leader_comes_with_as_many_as_the_most(
    game: WildCards, edition: str, theirs: int, owner: int
) -> None:
    collections = {0: ["meerkat", "ibex"], 1: ["peacock"] * theirs}
    state = game.setup(3, edition=edition, collections=collections, display=["peacock"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give ibex; 0 get peacock")
    assert state.owner(PEACOCK) == owner


@pytest.mark.rule("WC-30")
@pytest.mark.parametrize(("theirs", "owner"), [(1, 0), (2, 0), (3, 1)])
def test_the_given_species_leader_is_lost_with_fewer_than_another(
    game: WildCards, edition: str, theirs: int, owner: int
) -> None:
    collections = {0: ["meerkat", "ibex", "ibex", "ibex"], 1: ["ibex"] * theirs}
    state = game.setup(3, edition=edition, collections=collections, leaders={"ibex": 0}, display=["peacock"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give ibex; 0 get peacock")
    assert state.owner(IBEX) == owner


@pytest.mark.rule("WC-30")
def test_a_leader_no_player_can_have_returns_to_the_supply(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, collections={0: ["meerkat", "ibex"]}, display=["peacock"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give ibex; 0 get peacock")
    assert LEADER[IBEX] in state[SUPPLY]
    assert [event.seat for event in events_named(state, "leader-returned")] == [0]


@pytest.mark.rule("WC-30")
def test_giving_an_animal_without_its_leader_moves_no_leader(game: WildCards, edition: str) -> None:
    collections = {0: ["meerkat", "ibex"], 1: ["ibex"], 2: ["ibex"]}
    state = game.setup(3, edition=edition, collections=collections, leaders={"ibex": 2}, display=["peacock"])
    bid(state, "refill", "refill", "refill")
    play(state, "0 give ibex; 0 get peacock")
    assert state.owner(IBEX) == 2


@pytest.mark.rule("WC-30")
@pytest.mark.parametrize(("loser", "heir"), [(0, 1), (1, 3), (3, 0)])
def test_of_several_with_most_the_first_clockwise_receives_it(game: WildCards, edition: str, loser: int, heir: int) -> None:
    """Seats 0, 1 and 3 have two ibexes each, seat 2 one; the loser gives one away."""
    collections = {0: ["ibex"] * 2, 1: ["ibex"] * 2, 2: ["ibex"], 3: ["ibex"] * 2}
    collections[loser] = [*collections[loser], "meerkat"]
    state = game.setup(4, edition=edition, collections=collections, leaders={"ibex": loser}, display=["peacock"])
    bid(state, "refill", "refill", "refill", "refill")
    play(state, f"{loser} give ibex; {loser} get peacock")
    assert state.owner(IBEX) == heir


@pytest.mark.rule("WC-30")
def test_leo_counts_as_a_player_for_the_leader_lost(game: WildCards) -> None:
    state = game.setup(
        3,
        edition="2022",
        leo=True,
        collections={0: ["meerkat", "ibex"], 2: ["ibex"]},
        leaders={"ibex": 0},
        display=["peacock"],
        piles={"leo": ["refill"]},
    )
    bid(state, "refill", "refill")
    play(state, "0 give ibex; 0 get peacock@1")
    assert names(state, LEADERS[2]) == ["ibex-leader"]


@pytest.mark.rule("WC-30")
def test_leo_counts_as_a_player_for_the_leader_gained(game: WildCards) -> None:
    state = game.setup(
        3,
        edition="2022",
        leo=True,
        collections={0: ["meerkat", "ibex"], 2: ["eagle", "eagle"]},
        display=["eagle"],
        piles={"leo": ["refill"]},
    )
    bid(state, "refill", "refill")
    play(state, "0 give ibex; 0 get eagle@1")
    assert state.owner(EAGLE) == 2


@pytest.mark.rule("WC-31")
def test_a_squirrel_gained_by_the_exchange_applies_to_that_refill(game: WildCards, edition: str) -> None:
    state = game.setup(
        3,
        edition=edition,
        hands={0: ["forest-1"], 1: [], 2: []},
        collections={0: ["meerkat", "ibex"]},
        display=["squirrel"],
    )
    play(state, "0 bid refill; 0 give ibex; 0 get squirrel; 0 done")
    assert len(habitats_in(state[HANDS[0]])) == 10
