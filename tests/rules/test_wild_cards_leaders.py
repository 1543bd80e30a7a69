"""Wild Cards: the powers of squirrel, eagle and ibex, and what applies to all leaders."""

from __future__ import annotations

import pytest

from wildtable.games.wild_cards.cards import EAGLE, IBEX, REFILL, SQUIRREL, habitats_in
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import BIDS, DISCARD, FACE_DOWN, HANDS

from .playing import asked, bid, events_named, names, options, play

SEVEN = ["mountain-1", "mountain-1", "mountain-2", "mountain-2", "mountain-3", "mountain-3", "mountain-4"]
EIGHT = {0: ["forest-1", "forest-3", "wild-1"], 1: ["savannah-2", "savannah-1"], 2: ["mountain-1", "mountain-2"]}


@pytest.mark.rule("WC-25")
@pytest.mark.parametrize(("owner", "size"), [(0, 10), (1, 7)])
def test_the_squirrels_owner_refills_to_ten(game: WildCards, edition: str, owner: int, size: int) -> None:
    hands = {0: ["forest-1", "forest-2", "forest-3"], 1: SEVEN, 2: SEVEN[:1]}
    state = game.setup(3, edition=edition, hands=hands, collections={owner: ["squirrel"]})
    bid(state, "refill", "mountain-2", "mountain-1")
    state.play(0, "discard forest-1", "done")
    assert len(habitats_in(state[HANDS[0]])) == size


@pytest.mark.rule("WC-25")
def test_a_squirrel_that_passes_draws_two_like_anybody(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-1", "forest-2"], 1: SEVEN, 2: []}
    state = game.setup(3, edition=edition, hands=hands, collections={0: ["squirrel"]})
    bid(state, "forest-1", "refill")
    play(state, "1 done; 0 pass")
    assert len(habitats_in(state[HANDS[0]])) == 4


@pytest.mark.rule("WC-26")
def test_the_eagles_owner_may_place_two_cards(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=EIGHT, collections={0: ["eagle"]})
    state.play(0, "bid forest-3")
    assert options(state, 0) == ["bid forest-1", "bid wild-1", "bid refill", "done"]
    state.play(0, "bid forest-1")
    assert asked(state) == [1, 2]
    state.play(1, "bid savannah-2")
    assert asked(state) == [2]


@pytest.mark.rule("WC-26")
def test_others_place_one_card_only(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=EIGHT, collections={1: ["eagle"]})
    state.play(0, "bid forest-3")
    assert asked(state) == [1, 2]


@pytest.mark.rule("WC-26")
def test_the_eagle_chooses_when_all_others_are_revealed(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=EIGHT, collections={0: ["eagle"]})
    play(state, "0 bid forest-3, bid forest-1; 1 bid savannah-2; 2 bid mountain-1")
    assert (names(state, BIDS[1]), names(state, BIDS[2]), state[BIDS[0]]) == (["savannah-2"], ["mountain-1"], ())
    assert (asked(state), options(state, 0)) == ([0], ["choose forest-1", "choose forest-3"])
    state.play(0, "choose forest-1")
    assert names(state, BIDS[0]) == ["forest-1"]
    assert names(state, HANDS[0]) == ["forest-3", "wild-1", "refill"]
    assert asked(state) == [1]


@pytest.mark.rule("WC-26")
@pytest.mark.parametrize("chosen", ["refill", "forest-3"])
def test_the_refill_card_may_be_one_of_the_two(game: WildCards, edition: str, chosen: str) -> None:
    """The other card is back in hand before the refill: it may be discarded, or the refill card is in hand again."""
    state = game.setup(3, edition=edition, hands=EIGHT, collections={0: ["eagle"]})
    play(state, "0 bid refill, bid forest-3; 1 bid savannah-1; 2 bid mountain-2")
    state.play(0, f"choose {chosen}")
    assert asked(state) == [0]
    if chosen == "refill":
        assert options(state, 0) == ["discard forest-1", "discard forest-3", "discard wild-1", "done"]
    else:
        assert REFILL in state[HANDS[0]]
        assert options(state, 0)[-1] == "pass"


@pytest.mark.rule("WC-26")
@pytest.mark.parametrize("viewer", [None, 1])
def test_how_many_cards_the_eagle_placed_is_seen_only_when_all_have_bid(
    game: WildCards, edition: str, viewer: int | None
) -> None:
    seen = []
    for moves in (["bid forest-3", "done"], ["bid forest-3", "bid forest-1"], ["bid refill", "bid wild-1"]):
        state = game.setup(3, edition=edition, hands=EIGHT, collections={0: ["eagle"]})
        state.play(0, *moves)
        seen.append(state.view(viewer).dump())
    assert seen[0] == seen[1] == seen[2]
    play(state, "1 bid savannah-1; 2 bid mountain-2")
    view = state.view(viewer)
    assert (view.counts[FACE_DOWN[0]], view.shown[FACE_DOWN[0]]) == (2, None)


@pytest.mark.rule("WC-26")
def test_a_single_card_of_the_eagle_is_revealed_with_the_others(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=EIGHT, collections={0: ["eagle"]})
    play(state, "0 bid forest-3, done; 1 bid savannah-1; 2 bid mountain-2")
    assert [event.seat for event in events_named(state, "bid")] == [0, 1, 2]
    assert (asked(state), options(state, 0)[-1]) == ([0], "pass")


@pytest.mark.rule("WC-26")
def test_the_card_not_chosen_returns_unseen(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands=EIGHT, collections={0: ["eagle"]})
    play(state, "0 bid forest-3, bid forest-1; 1 bid savannah-1; 2 bid mountain-1; 0 choose forest-3")
    (returned,) = events_named(state, "taken-back")
    assert [returned.faces(viewer) for viewer in (None, 1, 2)] == [None] * 3
    assert returned.faces(0) == game.catalogue.cards(["forest-1"])


@pytest.mark.rule("WC-26")
def test_losing_the_eagle_later_in_the_round_changes_nothing(game: WildCards, edition: str) -> None:
    """Seat 1 exchanges for an eagle and has the leader; the bid chosen before stands."""
    state = game.setup(
        3,
        edition=edition,
        hands=EIGHT,
        collections={0: ["eagle"], 1: ["meerkat", "peacock"]},
        display=["eagle", "lion"],
    )
    play(state, "0 bid forest-3, bid forest-1; 1 bid refill; 2 bid mountain-1; 0 choose forest-1")
    play(state, "1 give peacock; 1 get eagle; 1 done")
    assert state.owner(EAGLE) == 1
    assert names(state, BIDS[0]) == ["forest-1"]
    assert names(state, HANDS[0]) == ["forest-3", "wild-1", "refill"]


@pytest.mark.rule("WC-26")
def test_gaining_the_eagle_works_from_the_next_bid(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-1", "forest-2"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["eagle"])
    play(state, "0 bid forest-1; 0 take eagle; 0 bid forest-2")
    assert options(state, 0) == ["bid refill", "done"]


@pytest.mark.rule("WC-27")
@pytest.mark.parametrize(("answer", "back"), [("take-back", True), ("leave", False)])
def test_the_ibexs_owner_may_take_the_bid_back(game: WildCards, edition: str, answer: str, back: bool) -> None:
    """But never the payment."""
    hands = {0: ["forest-2", "forest-4", "wild-1"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, collections={0: ["ibex"]}, display=["lion"])
    play(state, "0 bid forest-2; 0 take lion; 0 pay forest-4")
    assert (asked(state), options(state, 0)) == ([0], ["take-back", "leave"])
    state.play(0, answer)
    assert names(state, HANDS[0]) == [*["forest-2"] * back, "wild-1", "refill"]
    assert names(state, DISCARD) == [*["forest-2"] * (not back), "forest-4"]


@pytest.mark.rule("WC-27")
def test_the_ibex_does_not_take_back_a_wild_card(game: WildCards, edition: str) -> None:
    hands = {0: ["wild-2", "forest-4", "wild-1"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, collections={0: ["ibex"]}, display=["lion"])
    play(state, "0 bid wild-2; 0 take lion; 0 pay forest-4")
    assert state.round == 3
    assert sorted(names(state, DISCARD)) == ["forest-4", "wild-2"]


@pytest.mark.rule("WC-27")
def test_the_ibex_has_nothing_to_take_back_after_passing_or_refilling(game: WildCards, edition: str) -> None:
    for card, answer in (("forest-2", "pass"), ("refill", "done")):
        hands = {0: ["forest-2", "forest-4", "wild-1"], 1: [], 2: []}
        state = game.setup(3, edition=edition, hands=hands, collections={0: ["ibex"]})
        play(state, f"0 bid {card}; 0 {answer}")
        assert state.round == 3


@pytest.mark.rule("WC-27")
@pytest.mark.parametrize(("animal", "owner"), [("peacock", 0), ("ibex", 1)])
def test_the_owner_of_the_ibex_in_the_last_phase_decides(game: WildCards, edition: str, animal: str, owner: int) -> None:
    """Seat 0 had it when it acted; seat 1 has it if it then took an ibex and matched."""
    hands = {0: ["forest-2", "forest-4"], 1: ["savannah-1"], 2: []}
    state = game.setup(3, edition=edition, hands=hands, collections={0: ["ibex"]}, display=["lion", animal])
    bid(state, "forest-2", "savannah-1")
    play(state, f"0 take lion; 1 take {animal}")
    assert (state.owner(IBEX), asked(state)) == (owner, [owner])
    state.play(owner, "take-back")
    assert names(state, HANDS[owner]) == [("forest-2", "savannah-1")[owner], "refill"]


@pytest.mark.rule("WC-31")
def test_a_leader_gained_in_the_round_works_at_once(game: WildCards, edition: str) -> None:
    """The first ibex taken already gives the bid back that took it."""
    hands = {0: ["forest-2", "forest-4", "wild-1"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, display=["ibex"])
    play(state, "0 bid forest-2; 0 take ibex; 0 pay forest-4")
    assert options(state, 0) == ["take-back", "leave"]


@pytest.mark.rule("WC-37")
def test_powers_work_as_long_as_one_owns_the_leader(game: WildCards, edition: str) -> None:
    """An owner who loses the squirrel to an exchange refills to seven only; a player who has gained it, to ten."""
    hands = {0: ["forest-1"], 1: ["savannah-1"], 2: ["mountain-1"]}
    state = game.setup(
        3,
        edition=edition,
        hands=hands,
        collections={0: ["squirrel"], 1: ["meerkat", "lion"]},
        display=["squirrel"],
    )
    bid(state, "refill", "refill", "refill")
    play(state, "1 give lion; 1 get squirrel; 0 done; 1 done; 2 done")
    assert state.owner(SQUIRREL) == 1
    assert [len(habitats_in(state[HANDS[seat]])) for seat in range(3)] == [7, 10, 7]


@pytest.mark.rule("WC-37")
def test_eagle_ibex_and_meerkat_are_offered_the_others_work_alone(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-1", "forest-2"], 1: ["savannah-1"], 2: []}
    state = game.setup(
        3,
        edition=edition,
        hands=hands,
        collections={0: ["eagle", "ibex", "meerkat", "lion", "squirrel"]},
        display=["peacock"],
    )
    bid(state, "forest-1", "savannah-1")
    assert options(state, 0)[-1] == "done"
    state.play(0, "done")
    assert (asked(state), options(state, 0)) == ([0], ["take peacock", options(state, 0)[1], "pass"])
    state.play(0, "take peacock")
    play(state, "1 pass")
    assert options(state, 0) == ["take-back", "leave"]


@pytest.mark.rule("WC-37")
@pytest.mark.parametrize("species", ["eagle", "meerkat"])
def test_an_offered_power_may_be_declined(game: WildCards, edition: str, species: str) -> None:
    hands = {0: ["forest-1", "forest-2"], 1: [], 2: []}
    state = game.setup(3, edition=edition, hands=hands, collections={0: [species]})
    state.play(0, "bid refill")
    assert ("done" if species == "eagle" else "pass") in options(state, 0)
    state.play(0, "done" if species == "eagle" else "pass")
    assert options(state, 0)[-1] == "done"
