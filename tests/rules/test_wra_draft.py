"""Wild Realms Alliance: the deal, the draft, the roles; and who knows what about them."""

from __future__ import annotations

import pytest

import wildtable
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import (
    CENTRE,
    FIGHTERS,
    HANDS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    KEPT,
    LEADERS,
    WildRealmsState,
)

from .playing import asked, events_named, names, options, play
from .wra_decks import cards, plain

DEALT = {
    0: ["wolf", "sheep", "fox", "hare"],
    1: ["boar", "stag", "raven", "hedgehog"],
    2: ["badger", "lynx", "swan", "toad"],
}


def drafted(state: WildRealmsState) -> WildRealmsState:
    """Draft for all seats: keep the first card of each hand."""
    while asked(state) and options(state, asked(state)[0])[0].startswith("keep"):
        seat = asked(state)[0]
        state.play(seat, options(state, seat)[0])
    return state


@pytest.mark.rule("WRA-01")
def test_there_are_eighteen_different_animals(wra: WildRealmsAlliance) -> None:
    assert len(set(wra.catalogue.names)) == 18
    assert sorted(wra.new(3, seed=1).game.boxes(3, {})[CENTRE]) == list(range(18))
    assert all(animal.symbol in ("triangle", "circle", "flower", "wild") for animal in wra.figures.animals)
    assert all(1 <= len(animal.abilities) <= 2 for animal in wra.figures.animals)


@pytest.mark.rule("WRA-02")
def test_three_or_four_play(wra: WildRealmsAlliance) -> None:
    assert [len(wra.new(seats, seed=1).people) for seats in wra.seat_counts] == [3, 4]
    for seats in (2, 5):
        with pytest.raises(wildtable.OptionError, match=f"3 to 4 seats, not {seats}"):
            wra.new(seats, seed=1)


@pytest.mark.rule("WRA-03")
@pytest.mark.parametrize(("seats", "rest"), [(3, 6), (4, 2)])
def test_everybody_gets_four_and_the_rest_is_the_centre_deck(wra: WildRealmsAlliance, seats: int, rest: int) -> None:
    state = wra.new(seats, seed=1)
    assert [len(state[HANDS[4][seat]]) for seat in state.people] == [4] * seats
    assert len(state[CENTRE]) == rest
    assert not state.view(0).shown[CENTRE]
    assert [state.view(0).shown[HANDS[4][seat]] is None for seat in state.people] == [False] + [True] * (seats - 1)


@pytest.mark.rule("WRA-04")
def test_all_keep_one_at_once_and_pass_the_rest_to_the_left(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, hands=DEALT)
    assert asked(state) == [0, 1, 2]
    assert options(state, 0) == ["keep wolf", "keep sheep", "keep fox", "keep hare"]
    play(state, "0 keep wolf; 1 keep boar")
    assert names(state, KEPT[0]) == []
    play(state, "2 keep badger")
    assert [names(state, KEPT[seat]) for seat in range(3)] == [["wolf"], ["boar"], ["badger"]]
    assert names(state, HANDS[3][1]) == ["sheep", "fox", "hare"]
    assert names(state, HANDS[3][2]) == ["stag", "raven", "hedgehog"]
    assert names(state, HANDS[3][0]) == ["lynx", "swan", "toad"]
    play(state, "0 keep toad; 1 keep sheep; 2 keep stag")
    assert names(state, HANDS[2][1]) == ["lynx", "swan"]
    assert names(state, HANDS[2][2]) == ["fox", "hare"]
    assert names(state, HANDS[2][0]) == ["raven", "hedgehog"]
    assert names(state, KEPT[0]) == ["wolf", "toad"]


@pytest.mark.rule("WRA-04")
def test_kept_cards_are_hidden_and_passed_cards_are_remembered(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, hands=DEALT)
    play(state, "0 keep wolf; 1 keep boar; 2 keep badger")
    assert state.view(1).shown[KEPT[0]] is None
    assert state.view(0).shown[KEPT[0]] == cards("wolf")
    assert state.view(0).memory.known(HANDS[3][1]) == cards("sheep", "fox", "hare")
    assert state.view(2).memory.known(HANDS[3][1]) == ()
    play(state, "0 keep toad; 1 keep sheep; 2 keep stag")
    lot = next(lot for lot in state.view(0).memory.lots if cards("sheep")[0] in lot.cards)
    assert lot.cards == cards("sheep", "fox", "hare")
    assert dict(lot.slots) == {HANDS[2][2]: 2, KEPT[1]: 1}


@pytest.mark.rule("WRA-05")
@pytest.mark.parametrize(("seats", "size"), [(3, 9), (4, 6)])
def test_the_last_cards_go_hidden_into_a_new_centre_deck(wra: WildRealmsAlliance, seats: int, size: int) -> None:
    state = wra.new(seats, seed=2)
    before = state.shuffles
    drafted(state)
    assert len(state[CENTRE]) == size
    assert [len(state[KEPT[seat]]) for seat in state.people] == [3] * seats
    assert state.shuffles == before + 1
    put_back = events_named(state, "put-back")
    assert [event.faces(0) is not None for event in put_back] == [True] + [False] * (seats - 1)


@pytest.mark.rule("WRA-05")
def test_cards_discarded_in_the_draft_are_known_to_be_in_the_centre(wra: WildRealmsAlliance) -> None:
    state = drafted(wra.setup(3, hands=DEALT))
    put_back = events_named(state, "put-back")[0].cards
    assert state.view(0).memory.known(CENTRE) == put_back
    assert state.view(1).memory.known(CENTRE) != put_back


@pytest.mark.rule("WRA-06")
def test_roles_are_assigned_in_secret() -> None:
    kept = {0: ["wolf", "sheep", "fox"], 1: ["boar", "stag", "raven"], 2: ["badger", "lynx", "swan"]}
    state = plain().setup(3, kept=kept)
    assert asked(state) == [0, 1, 2]
    assert options(state, 0) == ["lead wolf", "lead sheep", "lead fox"]
    state.play(0, "lead sheep")
    assert options(state, 0) == ["fight wolf", "fight fox"]
    state.play(0, "fight wolf")
    assert names(state, LEADERS[0]) == []
    assert asked(state) == [1, 2]
    play(state, "1 lead boar, fight stag; 2 lead badger, fight lynx")
    assert names(state, LEADERS[0]) == ["sheep"]
    assigned = events_named(state, "assigned")
    assert [event.cards for event in assigned[:2]] == [cards("wolf"), cards("fox")]
    assert assigned[0].target == HIDDEN_FIGHTERS[0]
    assert assigned[1].target == HIDDEN_COLLECTORS[0]
    assert [event.faces(1) for event in assigned[:2]] == [None, None]


@pytest.mark.rule("WRA-04")
def test_a_kept_card_can_be_taken_back_until_all_have_kept_one(wra: WildRealmsAlliance) -> None:
    state = wra.new(3, seed=1)
    before = options(state, 0)
    state.play(0, before[0])
    assert asked(state) == [1, 2]
    state.withdraw(0)
    assert options(state, 0) == before
    assert asked(state) == [0, 1, 2]


@pytest.mark.rule("WRA-06")
def test_roles_can_be_taken_back_until_all_are_in(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, kept={0: ["wolf", "sheep", "fox"]})
    state.play(0, "lead wolf", "fight fox")
    state.withdraw(0)
    assert options(state, 0) == ["lead wolf", "lead sheep", "lead fox"]


@pytest.mark.rule("WRA-19")
def test_the_phases_come_in_order_and_an_alliance_is_revealed_from_left_to_right() -> None:
    state = plain().new(3, seed=4, piles={"seats": ["0"]})
    order: list[str] = []
    while not state.over:
        seat = asked(state)[0]
        state.play(seat, options(state, seat)[0])
        order += [event.name for event in state.events]
    stages = ["kept", "leader-revealed", "battle-began", "fighter-revealed", "collection-began", "collector-revealed"]
    places = [order.index(stage) for stage in [*stages, "scoring-began"]]
    assert places == sorted(places)


@pytest.mark.rule("WRA-19")
def test_roles_to_come_stay_hidden_while_leaders_act(wra: WildRealmsAlliance) -> None:
    alliances = {0: ["wolf", "sheep", "toad"], 1: ["stag", "boar", "raven"], 2: ["swan", "lynx", "badger"]}
    state = wra.setup(3, alliances=alliances)
    view = state.view(1)
    assert view.shown[LEADERS[0]] == cards("wolf")
    assert view.shown[HIDDEN_FIGHTERS[0]] is None
    assert view.shown[HIDDEN_COLLECTORS[0]] is None
    assert view.counts[HIDDEN_FIGHTERS[0]] == view.counts[HIDDEN_COLLECTORS[0]] == 1
    assert view.shown[FIGHTERS[0]] == ()


@pytest.mark.rule("WRA-03", "WRA-07")
def test_the_start_player_is_drawn_at_random(wra: WildRealmsAlliance) -> None:
    starts = {wra.new(4, seed=seed).start for seed in range(20)}
    assert starts == {0, 1, 2, 3}
    assert wra.new(4, seed=1, piles={"seats": ["2"]}).start == 2
