"""Wild Realms Alliance: defending, collecting, Collectors' abilities."""

from __future__ import annotations

import pytest

from wildtable.engine.presentation.page_modules import wording_of
from wildtable.games.wild_realms_alliance.state import CENTRE, COLLECTORS, FIGHTERS, RECRUITS, WildRealmsState

from .playing import asked, events_named, names, options, play
from .wra_decks import ABSTAIN, BOTH, GATHER, REVERSE, SWAP, TUCK, cards, chase, plain, points, stronger, three
from .wra_tables import WildRealmsTable

ROWS = {0: ["goose", "hare", "toad"], 1: ["crane", "boar", "mouse"], 2: ["swan", "lynx", "badger"]}
SIFT = '{ effect = "sift", phase = "leadership", amount = 3 }'
LATER = '{ effect = "gather", phase = "collection", amount = 1 }'


def battle(start: int = 0, everyone: bool = False, **abilities: str) -> WildRealmsState:
    """Set up a battle that the hare of seat 0 loses and the boar of seat 1 wins, drawing nothing."""
    option = "everyone" if everyone else "loser"
    state = plain(**abilities).setup(3, alliances=ROWS, start=start, collector_abilities=option)
    assert (state.won, state.lost) == ((1,), (0,))
    state.play(1, "decline")
    return state


def drawn(state: WildRealmsState) -> list[int]:
    return [len(state[RECRUITS[seat]]) for seat in range(3)]


@pytest.mark.rule("WRA-10", "WRA-12")
def test_a_loser_who_collects_draws_and_loses_the_fighter() -> None:
    state = battle()
    assert (asked(state), options(state, 0)) == ([0], ["defend", "collect"])
    assert all(state.view(2).shown[COLLECTORS[seat]] for seat in range(3))
    top = state[CENTRE][0]
    state.play(0, "collect")
    assert state[FIGHTERS[0]] == ()
    assert state[RECRUITS[0]] == (top,)
    assert state[CENTRE][-1] == cards("hare")[0]


@pytest.mark.rule("WRA-12")
def test_the_loser_draws_before_the_fighter_goes_under() -> None:
    """From an empty deck nothing is drawn, not even the Fighter itself."""
    rows = {**ROWS, 3: ["fox", "wolf", "stag"]}
    gather = '{ effect = "gather", phase = "leadership", amount = 3 }'
    state = plain(goose=gather, crane=gather).setup(4, alliances=rows)
    assert state[CENTRE] == ()
    state.play(0, "collect")
    assert cards("hare")[0] in state[RECRUITS[1]]  # the winner, who collects next, draws it


@pytest.mark.rule("WRA-10", "WRA-11")
def test_any_collector_can_defend_and_then_does_not_collect() -> None:
    state = battle()
    state.play(0, "defend")
    assert names(state, FIGHTERS[0]) == ["hare"]
    assert drawn(state) == [0, 1, 1]


@pytest.mark.rule("WRA-11", "WRA-12")
def test_a_leader_may_allow_both() -> None:
    state = battle(goose=BOTH)
    assert names(state, FIGHTERS[0]) == ["hare"]
    assert drawn(state) == [1, 1, 1]
    assert [event.seat for event in events_named(state, "did-both")] == [0]
    assert 0 in asked(state)  # to keep three of four


@pytest.mark.rule("WRA-11", "WRA-17")
def test_a_leader_that_is_gone_allows_nothing() -> None:
    state = plain(goose=BOTH, swan=chase("leader")).setup(3, alliances=ROWS)
    play(state, "2 target 0; 1 decline")
    assert options(state, 0) == ["defend", "collect"]


@pytest.mark.rule("WRA-11")
def test_without_a_collector_the_loser_can_do_neither() -> None:
    state = plain(swan=chase("collector")).setup(3, alliances=ROWS)
    play(state, "2 target 0; 1 decline")
    assert state[FIGHTERS[0]] == ()
    assert drawn(state) == [1, 1, 1]  # the loser's card came for the Collector
    assert [event.seat for event in events_named(state, "drawn")] == [1, 2]


@pytest.mark.rule("WRA-11", "WRA-13")
def test_others_without_a_collector_collect_nothing() -> None:
    state = plain(swan=chase("collector")).setup(3, alliances=ROWS)
    play(state, "2 target 1; 1 decline; 0 defend")
    assert [event.seat for event in events_named(state, "drawn")] == [2]


@pytest.mark.rule("WRA-12", "WRA-K3")
def test_a_loser_whose_fighter_was_tucked_after_the_battle_simply_collects() -> None:
    tuck = '{ effect = "tuck", phase = "collection", target = "mine" }'
    state = battle(goose=tuck)
    assert drawn(state) == [1, 1, 1]
    assert [event.name for event in state.events if event.name == "lost-fighter"] == []


@pytest.mark.rule("WRA-12")
def test_a_loser_whose_fighter_was_chased_away_simply_collects() -> None:
    state = plain(swan=chase("fighter", "collection")).setup(3, alliances=ROWS)
    play(state, "1 decline; 2 target 0")
    assert drawn(state) == [2, 1, 1]


@pytest.mark.rule("WRA-13")
@pytest.mark.parametrize("start", range(3))
def test_the_others_collect_starting_with_the_winner(start: int) -> None:
    state = battle(start)
    state.play(0, "defend")
    assert [event.seat for event in events_named(state, "drawn")] == [1, 2]


@pytest.mark.rule("WRA-13")
@pytest.mark.parametrize("start", range(3))
def test_without_a_winner_they_collect_in_turn_order(start: int) -> None:
    state = plain(goose=TUCK, crane=TUCK, swan=TUCK).setup(3, kept=ROWS, start=start)
    for seat, (leader, fighter, _) in ROWS.items():
        state.play(seat, f"lead {leader}", f"fight {fighter}")
    assert [event.seat for event in events_named(state, "drawn")] == [(start + step) % 3 for step in range(3)]


@pytest.mark.rule("WRA-13")
def test_an_empty_deck_gives_nothing() -> None:
    rows = {**ROWS, 3: ["fox", "wolf", "stag"]}
    gather = '{ effect = "gather", phase = "leadership", amount = 3 }'
    state = plain(goose=gather, crane=gather).setup(4, alliances=rows)
    state.play(0, "defend")
    assert [len(state[RECRUITS[seat]]) for seat in range(4)] == [3, 3, 0, 0]


@pytest.mark.rule("WRA-14")
def test_by_the_letter_only_the_loser_activates_a_collector() -> None:
    state = battle(toad=GATHER, mouse=GATHER, badger=GATHER)
    state.play(0, "collect")
    assert drawn(state) == [2, 1, 1]


@pytest.mark.rule("WRA-14")
def test_by_the_letter_even_a_collector_that_defended_is_activated() -> None:
    state = battle(toad=LATER, mouse=GATHER)
    state.play(0, "defend")
    assert drawn(state) == [1, 1, 1]


@pytest.mark.rule("WRA-14")
def test_by_the_letter_no_collector_is_activated_without_a_loser() -> None:
    state = plain(goose=ABSTAIN, crane=ABSTAIN, swan=ABSTAIN, toad=GATHER).setup(3, alliances=ROWS)
    assert drawn(state) == [1, 1, 1]


@pytest.mark.rule("WRA-14")
def test_by_the_other_reading_everyone_does_the_loser_last() -> None:
    state = battle(everyone=True, toad=GATHER, mouse=GATHER, badger=LATER)
    state.play(0, "collect")
    assert [event.seat for event in events_named(state, "drawn")] == [0, 1, 2, 1, 2, 0]


@pytest.mark.rule("WRA-14")
@pytest.mark.parametrize("start", range(3))
def test_by_the_other_reading_the_winner_is_first_whoever_began(start: int) -> None:
    state = battle(start, everyone=True, toad=GATHER, mouse=GATHER, badger=GATHER)
    state.play(0, "collect")
    assert [event.seat for event in events_named(state, "drawn")][-3:] == [1, 2, 0]


@pytest.mark.rule("WRA-14")
def test_by_the_other_reading_a_player_who_defended_does_not() -> None:
    state = battle(everyone=True, toad=GATHER, mouse=GATHER)
    state.play(0, "defend")
    assert drawn(state) == [0, 2, 1]


@pytest.mark.rule("WRA-14", "WRA-11")
def test_by_the_other_reading_a_collector_that_may_do_both_is_activated() -> None:
    state = battle(everyone=True, goose=BOTH, toad=GATHER)
    assert drawn(state) == [2, 1, 1]


@pytest.mark.rule("WRA-14")
def test_a_collector_with_two_abilities_uses_one() -> None:
    state = battle(toad=f"{GATHER}, {points(4)}")
    state.play(0, "defend")
    assert options(state, 0) == ["use first", "use second"]
    other = state.copy()
    state.play(0, "use first")
    other.play(0, "use second")
    assert [drawn(state)[0], drawn(other)[0]] == [1, 0]
    three(state, s0="goose hare toad")
    three(other)
    assert [state.endgame[0], other.endgame[0]] == [0, 4]


@pytest.mark.rule("WRA-14", "WRA-08")
@pytest.mark.parametrize("ability", [ABSTAIN, REVERSE, stronger(9)])
def test_battle_abilities_of_a_collector_come_too_late(ability: str) -> None:
    """A Collector acts after the battle, so that only a Leader can influence it."""
    state = battle(toad=ability)
    state.play(0, "defend")
    assert state.abstaining == (0, 0, 0)
    assert (state.won, state.lost) == ((1,), (0,))


def test_what_lets_collectors_do_both_does_nothing_for_a_collector() -> None:
    state = battle(toad=BOTH)
    state.play(0, "collect")
    assert state[FIGHTERS[0]] == ()


@pytest.mark.rule("WRA-14")
def test_a_collector_does_after_the_battle_what_a_leader_does_before_it() -> None:
    state = battle(toad=SWAP)
    play(state, "0 defend; 0 target 1")
    assert (state.won, state.lost) == ((1,), (0,))
    assert names(state, FIGHTERS[0]) == ["boar"]
    assert names(state, FIGHTERS[1]) == ["hare"]


@pytest.mark.rule("WRA-K2")
def test_every_collector_can_collect_from_the_centre_deck() -> None:
    state = battle()
    before = state[CENTRE]
    state.play(0, "collect")
    assert [state[RECRUITS[seat]][0] for seat in (0, 1, 2)] == list(before[:3])


@pytest.mark.rule("WRA-K2")
def test_what_is_looked_at_and_not_taken_goes_under_as_it_lay() -> None:
    state = plain(goose=SIFT).setup(3, alliances=ROWS, centre=["otter", "wolf", "raven"])
    assert options(state, 0) == ["take wolf", "take raven", "take otter"]
    state.play(0, "take raven")
    assert names(state, CENTRE)[-2:] == ["otter", "wolf"]


@pytest.mark.rule("WRA-14")
@pytest.mark.parametrize(
    ("ability", "idle"),
    [(ABSTAIN, True), (BOTH, True), ('"none"', True), (GATHER, False), (points(1), False), (chase("leader"), False)],
)
def test_an_ability_that_would_do_nothing_is_marked_in_the_choice(ability: str, idle: bool) -> None:
    state = battle(toad=f"{points(4)}, {ability}")
    state.play(0, "defend")
    table = WildRealmsTable(state)
    assert table.spot("collector", 0, 0).idle == (False, idle)
    assert table.prompt(0).about["idle"] == ("second" if idle else "none")
    first, second = wording_of(state.game, ["Kim", "Lou", "Max"], "en").offers(state.view(0))
    assert "No effect here." not in first.text
    assert second.text.endswith("No effect here.") is idle


@pytest.mark.rule("WRA-14")
def test_an_ability_without_a_target_left_is_marked_in_the_choice() -> None:
    """The loser who collected has no Fighter to swap."""
    state = battle(toad=f"{SWAP}, {TUCK}")
    state.play(0, "collect")
    assert WildRealmsTable(state).prompt(0).about["idle"] == "both"


@pytest.mark.rule("WRA-K2")
def test_to_gather_is_to_draw_into_the_alliance() -> None:
    state = plain(goose='{ effect = "gather", phase = "leadership", amount = 2 }').setup(
        3, alliances=ROWS, centre=["wolf", "fox", "otter"]
    )
    assert names(state, RECRUITS[0]) == ["wolf", "fox"]
    assert names(state, CENTRE)[0] == "otter"
