"""Wild Realms Alliance: Leaders choose and use their abilities."""

from __future__ import annotations

import pytest

from wildtable.engine.knowledge.events import Event
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import (
    CENTRE,
    FIGHTERS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    LEADERS,
    RECRUITS,
    TUCKED,
    WildRealmsState,
)

from .playing import asked, events_named, names, options, play
from .wra_decks import BOTH, GATHER, SWAP, TUCK, cards, chase, plain, points, stronger

ROWS = {0: ["wolf", "sheep", "toad"], 1: ["stag", "boar", "raven"], 2: ["swan", "lynx", "badger"]}


def set_up(game: WildRealmsAlliance, start: int = 0, seats: int = 3) -> WildRealmsState:
    return game.setup(seats, alliances=ROWS, start=start)


@pytest.mark.rule("WRA-07")
def test_all_say_at_once_which_of_two_abilities_they_use() -> None:
    state = set_up(plain(wolf=f"{GATHER}, {points(3)}", stag=f"{points(1)}, {GATHER}"))
    assert asked(state) == [0, 1]
    assert options(state, 0) == ["use first", "use second"]
    state.play(0, "use first")
    assert len(state[RECRUITS[0]]) == 0
    state.play(1, "use first")
    assert state.uses[:3] == (1, 1, 1)
    assert [len(state[RECRUITS[seat]]) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("WRA-07", "WRA-01")
def test_choosing_one_ability_gives_up_the_other() -> None:
    state = set_up(plain(wolf=f"{GATHER}, {points(3)}"))
    state.play(0, "use second")
    assert len(state[RECRUITS[0]]) == 0
    play(state, "1 decline; 2 defend" if 2 in state.lost else "1 decline; 0 defend")
    finish(state)
    assert state.endgame == (3, 0, 0)


def finish(state: WildRealmsState) -> None:
    """Play to the end, keeping the first three: Leader, Fighter, Collector."""
    while not state.over:
        seat = asked(state)[0]
        state.play(seat, options(state, seat)[0])


@pytest.mark.rule("WRA-07")
@pytest.mark.parametrize("start", range(3))
def test_abilities_resolve_in_turn_order_from_the_start_player(start: int) -> None:
    state = set_up(plain(wolf=GATHER, stag=GATHER, swan=GATHER), start)
    drawn = [event.seat for event in draws_before_the_first_question(state)]
    assert drawn == [start, (start + 1) % 3, (start + 2) % 3]


def draws_before_the_first_question(state: WildRealmsState) -> list[Event]:
    """Return the draws before the first question, by playing up to it: a state that was set up has no events."""
    again = state.game.setup(3, kept=ROWS, start=state.start)
    for seat, (leader, fighter, _) in ROWS.items():
        again.play(seat, f"lead {leader}", f"fight {fighter}")
    return events_named(again, "drawn")


@pytest.mark.rule("WRA-07")
def test_abilities_of_later_phases_wait() -> None:
    """A Leader's choice that is due now comes before any strength changes."""
    state = set_up(plain(wolf=stronger(3), stag=SWAP))
    assert asked(state) == [1]
    assert state.bonus == (0, 0, 0)
    state.play(1, "target 2")
    assert state.bonus == (3, 0, 0)


@pytest.mark.rule("WRA-07")
def test_without_a_target_nothing_happens() -> None:
    """Both rivals' Fighters are tucked before the swap."""
    state = plain(wolf=TUCK, stag=TUCK, swan=SWAP).setup(3, kept=ROWS, start=0)
    for seat, (leader, fighter, _) in ROWS.items():
        state.play(seat, f"lead {leader}", f"fight {fighter}")
    assert [event.seat for event in events_named(state, "nothing-happened")] == [2]
    assert names(state, FIGHTERS[2]) == ["lynx"]


@pytest.mark.rule("WRA-07")
def test_without_a_fighter_of_ones_own_there_is_nothing_to_swap() -> None:
    state = set_up(plain(wolf=chase("fighter"), stag=SWAP))
    state.play(0, "target 1")
    assert [event.seat for event in events_named(state, "nothing-happened")] == [1]
    assert (names(state, FIGHTERS[0]), names(state, FIGHTERS[2])) == (["sheep"], ["lynx"])


@pytest.mark.rule("WRA-07")
def test_a_leader_removed_before_its_turn_still_resolves() -> None:
    state = set_up(plain(wolf=chase("leader"), stag=GATHER))
    state.play(0, "target 1")
    assert state[LEADERS[1]] == ()
    assert cards("stag")[0] == state[CENTRE][-1]
    assert len(state[RECRUITS[1]]) == 2  # one for the Leader, one gathered


@pytest.mark.rule("WRA-17", "WRA-07")
def test_an_ability_that_waits_ends_with_its_card() -> None:
    state = set_up(plain(wolf=chase("leader"), stag=stronger(5)))
    state.play(0, "target 1")
    assert state.bonus == (0, 0, 0)


@pytest.mark.rule("WRA-17")
def test_finished_effects_stand_when_their_card_leaves() -> None:
    """The stag has gathered before the wolf's turn comes."""
    state = set_up(plain(wolf=chase("leader"), stag=GATHER), start=1)
    before = len(state[RECRUITS[1]])
    state.play(0, "target 1")
    assert (before, len(state[RECRUITS[1]])) == (1, 2)


@pytest.mark.rule("WRA-08")
def test_hidden_fighters_moved_by_abilities_stay_hidden() -> None:
    state = set_up(plain(wolf=SWAP, stag=SWAP))
    state.play(0, "target 2")
    assert names(state, HIDDEN_FIGHTERS[0]) == ["lynx"]
    assert names(state, HIDDEN_FIGHTERS[2]) == ["sheep"]
    swapped = events_named(state, "swapped")
    assert [event.faces(1) for event in swapped] == [None, None]
    assert [event.faces(2) for event in swapped] == [cards("sheep"), cards("lynx")]
    assert state.view(1).shown[HIDDEN_FIGHTERS[0]] is None


@pytest.mark.rule("WRA-08")
def test_a_hidden_collector_chased_away_stays_hidden() -> None:
    state = set_up(plain(wolf=chase("collector"), swan=SWAP))
    state.play(0, "target 1")
    assert state[HIDDEN_COLLECTORS[1]] == ()
    (event,) = events_named(state, "chased-away")
    assert (event.faces(1), event.faces(0)) == (cards("raven"), None)


@pytest.mark.rule("WRA-K3")
def test_a_fighter_tucked_before_the_battle_abstains() -> None:
    state = set_up(plain(stag=TUCK))
    assert names(state, TUCKED[1]) == ["boar"]
    assert state[FIGHTERS[1]] == ()
    assert (state.won, state.lost) == ((2,), (0,))


@pytest.mark.rule("WRA-K3")
def test_everybody_sees_which_hidden_fighter_is_tucked() -> None:
    state = set_up(plain(stag=TUCK))
    assert all(state.view(viewer).shown[TUCKED[1]] == cards("boar") for viewer in (None, 0, 1, 2))


@pytest.mark.rule("WRA-K3")
def test_a_tucked_animal_leaves_with_its_leader() -> None:
    state = set_up(plain(stag=TUCK, wolf=chase("leader")), start=1)
    state.play(0, "target 1")
    assert state[TUCKED[1]] == ()
    assert cards("boar")[0] in state[CENTRE]


def test_a_leader_chased_away_cannot_be_tucked_under() -> None:
    state = set_up(plain(wolf=chase("leader"), stag=TUCK))
    state.play(0, "target 1")
    assert names(state, FIGHTERS[1]) == ["boar"]


def test_a_fighter_chased_away_does_not_fight() -> None:
    state = set_up(plain(wolf=chase("fighter")))
    assert options(state, 0) == ["target 1", "target 2"]
    state.play(0, "target 1")
    assert (state.won, state.lost) == ((2,), (0,))
    assert len(state[RECRUITS[1]]) == 1


def test_the_chased_player_draws_before_the_animal_goes_under() -> None:
    """From an empty deck nothing is drawn, not even the animal itself."""
    rows = {**ROWS, 3: ["otter", "fox", "hare"]}
    game = plain(
        wolf='{ effect = "gather", phase = "leadership", amount = 3 }',
        stag='{ effect = "gather", phase = "leadership", amount = 3 }',
        swan=chase("leader"),
    )
    state = game.setup(4, alliances=rows)
    assert state[CENTRE] == ()
    state.play(2, "target 1")
    assert len(state[RECRUITS[1]]) == 3
    assert names(state, CENTRE) == ["stag"]


def test_an_offered_target_may_be_declined() -> None:
    state = set_up(plain(wolf='{ effect = "swap", phase = "leadership", may = true }'))
    assert options(state, 0) == ["target 1", "target 2", "decline"]
    state.play(0, "decline")
    assert names(state, FIGHTERS[0]) == ["sheep"]
    assert [event.name for event in state.events][:1] == ["declined"]


def test_with_one_target_there_is_no_question() -> None:
    state = plain(stag=TUCK, wolf=SWAP).setup(3, alliances=ROWS, start=1)
    assert names(state, FIGHTERS[0]) == ["lynx"]


@pytest.mark.rule("WRA-11")
def test_both_is_for_leaders_and_acts_by_itself() -> None:
    state = set_up(plain(wolf=BOTH))
    assert state.lost == (0,)
    state.play(1, "decline")
    assert names(state, FIGHTERS[0]) == ["sheep"]
    assert len(state[RECRUITS[0]]) == 1
