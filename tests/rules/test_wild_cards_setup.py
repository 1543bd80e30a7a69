"""Wild Cards: components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from wildtable import OptionError
from wildtable.games.wild_cards.cards import (
    ANIMALS,
    EAGLE,
    IBEX,
    LEADER_CARDS,
    LION,
    PEACOCK,
    REFILL,
    SQUIRREL,
    TALISMAN,
    habitat,
    habitats_in,
    value,
)
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    COLLECTIONS,
    DISCARD,
    DISPLAY,
    HABITAT_PILE,
    HANDS,
    LEADERS,
    LEO_PILE,
    OUT,
    REFILLS,
    REMOVED,
    SUPPLY,
    TALISMANS,
)

from .playing import bid, events_named, names, options, play


@pytest.mark.rule("WC-01")
def test_the_box_holds_the_printed_cards(game: WildCards, edition: str) -> None:
    state = game.new(4, seed=1, edition=edition)
    cards = Counter(card for zone in state.zones for card in zone)
    habitats = [card for card in cards.elements() if card < REFILL]
    assert {animal: cards[animal] for animal in ANIMALS} == dict.fromkeys(ANIMALS, 7)
    assert Counter(map(habitat, habitats)) == {"forest": 14, "savannah": 14, "mountain": 14, "wild": 4}
    assert set(map(value, habitats)) == {1, 2, 3, 4}
    assert {leader: cards[leader] for leader in LEADER_CARDS} == dict.fromkeys(LEADER_CARDS, 1)
    assert cards[REFILL] == 5
    assert cards[TALISMAN] == (edition == "2022")
    assert cards.total() == 42 + 46 + 6 + 5 + (edition == "2022")


@pytest.mark.rule("WC-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_refill_card_a_seat_the_others_stay_out(game: WildCards, edition: str, seats: int) -> None:
    state = game.new(seats, seed=1, edition=edition)
    assert [state[HANDS[seat]].count(REFILL) for seat in range(seats)] == [1] * seats
    assert state[REFILLS] == (REFILL,) * (5 - seats)


@pytest.mark.rule("WC-01")
def test_leaders_begin_in_the_common_supply(game: WildCards, edition: str) -> None:
    state = game.new(3, seed=1, edition=edition)
    assert set(LEADER_CARDS) <= set(state[SUPPLY])
    assert not any(state[zone] for zone in LEADERS)


@pytest.mark.rule("WC-01")
def test_tokens_never_run_out(game: WildCards, edition: str) -> None:
    """All tokens together are worth 55 points."""
    state = game.setup(3, edition=edition, hands={0: ["forest-1"], 1: [], 2: []}, display=["peacock"], tokens={0: 30, 1: 24})
    play(state, "0 bid forest-1; 0 take peacock")
    assert state.tokens == (32, 24, 0)


@pytest.mark.rule("WC-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_wild_cards_have_values_that_count_for_the_bid(game: WildCards, edition: str, number: int) -> None:
    hand = ["forest-1", "forest-1", "forest-2", "forest-2"]
    state = game.setup(3, edition=edition, hands={0: [f"wild-{number}", *hand], 1: [], 2: []})
    state.play(0, f"bid wild-{number}")
    assert state.price(0) == number - 1


@pytest.mark.rule("WC-01")
def test_wild_cards_count_with_their_value_in_a_payment(game: WildCards, edition: str) -> None:
    hands = {0: ["forest-2", "forest-2", "forest-3"], 1: ["forest-2", "wild-4", "forest-1"], 2: []}
    state = game.setup(3, edition=edition, hands=hands)
    bid(state, "forest-2", "forest-2")
    play(state, "0 pay forest-3; 1 pay wild-4")
    assert list(state.asking) == [1]


@pytest.mark.rule("WC-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_edition_seats_three_to_five(game: WildCards, seats: int) -> None:
    state = game.new(seats, seed=1, edition="2020")
    assert list(state.asking) == list(range(seats))


@pytest.mark.rule("WC-02")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_the_first_edition_seats_no_other_number(game: WildCards, seats: int) -> None:
    with pytest.raises(OptionError, match="seats"):
        game.new(seats, seed=1, edition="2020")


@pytest.mark.rule("WC-02")
def test_leo_does_not_play_in_the_first_edition(game: WildCards) -> None:
    with pytest.raises(OptionError, match="Leo plays only in the 2022 edition"):
        game.new(3, seed=1, edition="2020", leo=True)


@pytest.mark.rule("WC-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_people_alone_or_with_leo_in_the_last_seat(game: WildCards, seats: int) -> None:
    alone = game.new(seats, seed=1, edition="2022")
    assert (list(alone.people), alone.leo) == (list(range(seats)), None)
    together = game.new(seats, seed=1, edition="2022", leo=True)
    assert (list(together.people), together.leo) == (list(range(seats - 1)), seats - 1)


@pytest.mark.rule("WC-03")
def test_two_people_need_leo(game: WildCards) -> None:
    with pytest.raises(OptionError, match="two people need Leo"):
        game.new(2, seed=1, edition="2022")
    assert list(game.new(3, seed=1, edition="2022", leo=True).people) == [0, 1]


@pytest.mark.rule("WC-03")
@pytest.mark.parametrize("leo", [False, True])
def test_leo_cannot_be_the_sixth(game: WildCards, leo: bool) -> None:
    with pytest.raises(OptionError, match="3 to 5 seats"):
        game.new(6, seed=1, edition="2022", leo=leo)


@pytest.mark.rule("WC-03", "WC-04", "WC-05")
@pytest.mark.parametrize(("seats", "shown", "pile"), [(3, 2, 26), (4, 3, 33), (5, 4, 36)])
def test_setting_up_counts_leo_as_a_player(game: WildCards, seats: int, shown: int, pile: int) -> None:
    state = game.new(seats, seed=1, edition="2022", leo=True)
    assert len(state.displayed()) == shown
    assert len(state[ANIMAL_PILE]) == pile
    assert len(state[REFILLS]) == 5 - seats


@pytest.mark.rule("WC-04")
@pytest.mark.parametrize(("seats", "removed"), [(3, 14), (4, 6), (5, 2)])
def test_animals_are_removed_before_play(game: WildCards, edition: str, seats: int, removed: int) -> None:
    state = game.new(seats, seed=1, edition=edition)
    assert len(state[REMOVED]) + len(state[OUT]) == removed
    assert len(state[ANIMAL_PILE]) == 42 - removed - len(state.displayed())


@pytest.mark.rule("WC-04")
@pytest.mark.parametrize("leo", [False, True])
def test_at_three_seats_one_of_each_species_is_removed_by_default(game: WildCards, leo: bool) -> None:
    state = game.new(3, seed=1, edition="2022", leo=leo)
    assert state[OUT] == ANIMALS
    assert len(state[REMOVED]) == 8


@pytest.mark.rule("WC-04")
def test_at_three_seats_all_fourteen_may_be_removed_unseen(game: WildCards, edition: str) -> None:
    assert game.new(3, seed=1, edition=edition)[OUT] == ANIMALS
    state = game.new(3, seed=1, edition=edition, one_of_each=False)
    assert (len(state[OUT]), len(state[REMOVED])) == (0, 14)


@pytest.mark.rule("WC-04")
@pytest.mark.parametrize("viewer", [None, 0])
def test_removed_animals_are_hidden_from_all(game: WildCards, edition: str, viewer: int | None) -> None:
    state = game.new(4, seed=1, edition=edition)
    view = state.view(viewer)
    assert view.shown[REMOVED] is None
    (removal,) = (event for event in view.events if event.name == "removed")
    assert (removal.cards, removal.size) == (None, 6)


@pytest.mark.rule("WC-05")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_display_is_one_short_and_the_first_card_lies_nearest(game: WildCards, edition: str, seats: int) -> None:
    state = game.new(seats, seed=1, edition=edition, piles={"animals": ["lion", "ibex", "lion", "peacock"]})
    assert list(state.displayed()) == [(1, LION), (2, IBEX), (3, LION), (4, PEACOCK)][: seats - 1]


@pytest.mark.rule("WC-05")
def test_gaps_in_the_display_stay(game: WildCards, edition: str) -> None:
    state = game.setup(4, edition=edition, hands={0: ["forest-1"], 1: [], 2: [], 3: []}, display=["lion", "ibex", "peacock"])
    play(state, "0 bid forest-1; 0 take lion")
    assert [event.source for event in events_named(state, "acquired")] == [DISPLAY[0]]
    assert [event.source for event in events_named(state, "left")] == [DISPLAY[1], DISPLAY[2]]


@pytest.mark.rule("WC-05")
def test_an_exchanged_animal_takes_the_place_of_the_other(game: WildCards, edition: str) -> None:
    state = game.setup(
        4,
        edition=edition,
        collections={0: ["meerkat", "squirrel"]},
        display=["lion", "ibex", "peacock"],
    )
    bid(state, "refill", "refill", "refill", "refill")
    play(state, "0 give squirrel; 0 get ibex")
    assert list(state.displayed()) == [(1, LION), (2, SQUIRREL), (3, PEACOCK)]


@pytest.mark.rule("WC-05")
def test_with_leo_copies_differ_by_their_place(game: WildCards) -> None:
    state = game.setup(
        4,
        edition="2022",
        leo=True,
        hands={0: ["forest-1"], 1: [], 2: []},
        display=["ibex", "lion", "ibex"],
        piles={"leo": ["refill"]},
    )
    state.play(0, "bid forest-1")
    assert options(state, 0) == ["take ibex@1", "take lion@2", "take ibex@3", "pass"]
    state.play(0, "take ibex@3")
    assert [event.source for event in events_named(state, "acquired")] == [DISPLAY[2]]


@pytest.mark.rule("WC-05")
def test_with_leo_an_exchange_names_the_place_too(game: WildCards) -> None:
    state = game.setup(
        4,
        edition="2022",
        leo=True,
        collections={0: ["meerkat"]},
        display=["ibex", "lion", "ibex"],
        piles={"leo": ["refill"]},
    )
    bid(state, "refill", "refill", "refill")
    state.play(0, "give meerkat")
    assert options(state, 0) == ["get ibex@1", "get lion@2", "get ibex@3"]
    state.play(0, "get ibex@3")
    assert names(state, DISPLAY[0]) == ["ibex"]
    assert names(state, DISPLAY[2]) == ["meerkat"]


@pytest.mark.rule("WC-05")
def test_without_leo_copies_are_alike(game: WildCards, edition: str) -> None:
    state = game.setup(4, edition=edition, hands={0: ["forest-1"], 1: [], 2: [], 3: []}, display=["ibex", "lion", "ibex"])
    state.play(0, "bid forest-1")
    assert options(state, 0) == ["take ibex", "take lion", "pass"]


@pytest.mark.rule("WC-06")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_seven_habitat_cards_and_a_refill_card(game: WildCards, edition: str, seats: int) -> None:
    state = game.new(seats, seed=1, edition=edition)
    for seat in range(seats):
        assert len(habitats_in(state[HANDS[seat]])) == 7
        assert len(state[HANDS[seat]]) == 8
    assert len(state[HABITAT_PILE]) == 46 - 7 * seats


@pytest.mark.rule("WC-06")
@pytest.mark.parametrize("viewer", [None, 1])
def test_hands_are_secret_and_their_size_is_public(game: WildCards, edition: str, viewer: int | None) -> None:
    state = game.new(3, seed=1, edition=edition)
    view = state.view(viewer)
    assert view.shown[HANDS[0]] is None
    assert view.counts[HANDS[0]] == 8
    assert state.view(0).cards(HANDS[0]) == state[HANDS[0]]


@pytest.mark.rule("WC-06")
def test_everything_else_but_the_piles_is_public(game: WildCards, edition: str) -> None:
    state = game.setup(
        3, edition=edition, collections={0: ["lion"], 1: ["ibex"]}, discard=["forest-1", "wild-4"], tokens={0: 2}
    )
    view = game.view(state, None)
    assert view.shown[HABITAT_PILE] is view.shown[ANIMAL_PILE] is None
    assert view.counts[HABITAT_PILE] == 46 - 21 - 2
    assert view.counts[ANIMAL_PILE] == len(state[ANIMAL_PILE])
    for zone in (DISCARD, SUPPLY, *DISPLAY, *COLLECTIONS, *LEADERS, *TALISMANS):
        assert view.cards(zone) == state[zone]
    assert names(state, DISCARD) == ["forest-1", "wild-4"]
    assert view.tokens == (2, 0, 0)


@pytest.mark.rule("WC-06")
def test_the_size_of_a_hand_does_not_betray_a_refill_bid(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition)
    one, other = state.copy(), state.copy()
    one.play(0, "bid refill")
    other.play(0, next(move for move in other.asking[0] if move.notation != "bid refill"))
    assert [game.view(table, 1).hand_size(0) for table in (state, one, other)] == [8, 8, 8]


@pytest.mark.rule("WC-32")
def test_the_virtual_player_has_a_pile_and_no_hand(game: WildCards) -> None:
    state = game.new(3, seed=1, edition="2022", leo=True)
    assert state[HANDS[2]] == ()
    assert len(state[LEO_PILE]) == 6


@pytest.mark.rule("WC-04")
def test_animals_leave_off_the_bottom_even_where_the_top_is_alike(game: WildCards) -> None:
    rest = ["lion"] * 5 + ["ibex"] * 5 + ["eagle"] * 5 + ["peacock", "squirrel", "meerkat"] * 7
    state = game.new(5, seed=1, piles={"animals": ["lion", "ibex", "eagle", "eagle", *rest, "lion", "ibex"]})
    assert state.displayed() == ((1, LION), (2, IBEX), (3, EAGLE), (4, EAGLE))
