"""Wild Cards, edition of 2022: the talisman breaks ties that totals leave open."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import TALISMAN
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import TALISMANS

from .playing import asked, bid, events_named, play


def ones(people: int) -> dict[int, list[str]]:
    """Return hands with a 1 and two 2s each."""
    hands = [["forest-1", "forest-2", "forest-2"], ["savannah-1", "savannah-2", "savannah-2"]]
    hands += [["mountain-1", "mountain-2", "mountain-2"], ["wild-1", "wild-2", "forest-2"]]
    return dict(enumerate(hands[:people]))


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize("owner", range(4))
def test_the_first_clockwise_after_the_talismans_owner_goes_first(game: WildCards, owner: int) -> None:
    """The owner comes last."""
    state = game.setup(4, edition="2022", hands=ones(4), talisman=owner)
    bid(state, "forest-1", "savannah-1", "mountain-1", "wild-1")
    order = []
    for _ in range(4):
        order += asked(state)
        state.play(order[-1], "pass")
    assert order == [(owner + step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize(("owner", "first"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_only_the_tied_count(game: WildCards, owner: int, first: int) -> None:
    state = game.setup(4, edition="2022", hands=ones(4), talisman=owner)
    bid(state, "forest-1", "refill", "mountain-1", "refill")
    play(state, "1 done; 3 done")
    assert asked(state) == [first]


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_talisman_settles_equal_totals(game: WildCards, owner: int) -> None:
    state = game.setup(3, edition="2022", hands=ones(3), talisman=owner)
    bid(state, "forest-2", "savannah-2", "refill")
    play(state, "2 done; 0 pay forest-2; 1 pay savannah-2")
    assert asked(state) == [1 - owner]
    assert [event.seat for event in events_named(state, "talisman-decided")] == [1 - owner]


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize("owner", range(3))
def test_leos_seat_is_passed_over(game: WildCards, owner: int) -> None:
    state = game.setup(4, edition="2022", leo=True, hands=ones(3), talisman=owner, piles={"leo": ["refill"]})
    bid(state, "forest-1", "savannah-1", "mountain-1")
    assert asked(state) == [(owner + 1) % 3]


@pytest.mark.rule("WC-19")
@pytest.mark.parametrize("owner", range(3))
def test_a_talisman_that_decided_moves_on(game: WildCards, owner: int) -> None:
    """In the last phase of the round, to the next player clockwise."""
    state = game.setup(3, edition="2022", hands=ones(3), talisman=owner)
    bid(state, "forest-1", "savannah-1", "refill")
    state.play(2, "done")
    first, second = (1, 0) if owner == 0 else (0, 1)
    state.play(first, "pass")
    assert state.talisman == owner
    state.play(second, "pass")
    assert state.talisman == (owner + 1) % 3


@pytest.mark.rule("WC-19")
def test_the_talisman_never_goes_to_leo(game: WildCards) -> None:
    state = game.setup(3, edition="2022", leo=True, hands=ones(2), talisman=1, piles={"leo": ["refill"]})
    bid(state, "forest-1", "savannah-1")
    play(state, "0 pass; 1 pass")
    assert state.talisman == 0


@pytest.mark.rule("WC-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("leo", [False, True])
def test_one_of_the_people_holds_it_at_the_start(game: WildCards, seats: int, leo: bool) -> None:
    """Drawn at random: over some seeds every player, never Leo."""
    tables = [game.new(seats, seed=seed, edition="2022", leo=leo) for seed in range(40)]
    holders = [[seat for seat in range(seats) if table[TALISMANS[seat]] == (TALISMAN,)] for table in tables]
    assert all(len(holder) == 1 for holder in holders)
    assert {holder[0] for holder in holders} == set(tables[0].people)


@pytest.mark.rule("WC-19")
def test_however_many_ties_it_decides_it_moves_one_place(game: WildCards) -> None:
    """A tie on 2 and another on 1, both settled from the same seat."""
    state = game.setup(4, edition="2022", hands=ones(4), talisman=0)
    bid(state, "forest-2", "savannah-2", "mountain-1", "wild-1")
    play(state, "0 pay forest-2; 1 pay savannah-2; 1 pass; 0 pass")
    assert asked(state) == [2]
    play(state, "2 pass; 3 pass")
    assert state.talisman == 1


@pytest.mark.rule("WC-19")
def test_a_tie_of_three_moves_it_one_place_too(game: WildCards) -> None:
    state = game.setup(3, edition="2022", hands=ones(3), talisman=0)
    bid(state, "forest-1", "savannah-1", "mountain-1")
    play(state, "1 pass; 2 pass; 0 pass")
    assert state.talisman == 1


@pytest.mark.rule("WC-19", "WC-21")
@pytest.mark.parametrize(("round", "given"), [(13, 1), (14, 0)])
def test_it_stays_after_the_last_round(game: WildCards, round: int, given: int) -> None:
    """The game ends at once."""
    state = game.setup(3, edition="2022", hands=ones(3), talisman=0, round=round)
    bid(state, "forest-1", "savannah-1", "mountain-1")
    play(state, "1 pass; 2 pass; 0 pass")
    assert (state.over, len(events_named(state, "talisman-given")), state.talisman) == (not given, given, given)


@pytest.mark.rule("WC-19")
def test_it_stays_where_no_tie_came_up(game: WildCards) -> None:
    state = game.setup(3, edition="2022", hands=ones(3), talisman=0)
    bid(state, "forest-1", "savannah-2", "refill")
    play(state, "2 done; 1 pass; 0 pass")
    assert (state.round, state.talisman) == (2, 0)


@pytest.mark.rule("WC-19")
def test_it_stays_where_totals_decided(game: WildCards) -> None:
    hands = {0: ["forest-2", "forest-3", "forest-1"], 1: ["savannah-2", "savannah-1", "wild-1"], 2: ["mountain-1"]}
    state = game.setup(3, edition="2022", hands=hands, talisman=0)
    bid(state, "forest-2", "savannah-2", "refill")
    play(state, "2 done; 0 pay forest-3; 1 pay wild-1; 0 pass; 1 pass")
    assert (state.round, state.talisman) == (2, 0)


@pytest.mark.rule("WC-19", "WC-28")
def test_it_stays_where_the_lion_decided(game: WildCards) -> None:
    state = game.setup(3, edition="2022", hands=ones(3), collections={0: ["lion"]}, talisman=0)
    bid(state, "forest-1", "savannah-1", "refill")
    play(state, "2 done; 0 pass; 1 pass")
    assert (state.round, state.talisman) == (3, 0)


@pytest.mark.rule("WC-19", "WC-35")
def test_it_stays_where_leo_decided(game: WildCards) -> None:
    hands = {0: ["forest-1"], 1: ["forest-1"]}
    state = game.setup(
        3, edition="2022", leo=True, hands=hands, talisman=0, piles={"habitats": ["wild-1"], "leo": ["wild-1"]}
    )
    bid(state, "forest-1", "refill")
    play(state, "1 done; 0 pass")
    assert (state.round, state.talisman) == (2, 0)
