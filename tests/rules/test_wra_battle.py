"""Wild Realms Alliance: the battle."""

from __future__ import annotations

import pytest

from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import FIGHTERS, RECRUITS, WildRealmsState

from .playing import asked, options, play
from .wra_decks import ABSTAIN, REVERSE, TUCK, plain, points, scores, stronger, three

LEADERS = ("goose", "crane", "swan", "fox")
COLLECTORS = ("toad", "mouse", "badger", "stag")


def fight(game: WildRealmsAlliance, *fighters: str, start: int = 0) -> WildRealmsState:
    """Set up a table on which these Fighters meet."""
    rows = {seat: [LEADERS[seat], fighter, COLLECTORS[seat]] for seat, fighter in enumerate(fighters)}
    return game.setup(len(fighters), alliances=rows, start=start)


def outcome(state: WildRealmsState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return state.won, state.lost


@pytest.mark.rule("WRA-08")
def test_the_highest_strength_wins_and_the_lowest_loses() -> None:
    state = fight(plain(), "hare", "boar", "lynx")
    assert outcome(state) == ((1,), (0,))
    assert all(state.view(2).shown[FIGHTERS[seat]] for seat in range(3))


@pytest.mark.rule("WRA-01")
def test_a_fighter_uses_no_ability() -> None:
    """As a Leader the hare would make the Fighter stronger by 9."""
    state = fight(plain(hare=stronger(9)), "hare", "boar", "lynx")
    assert outcome(state) == ((1,), (0,))


@pytest.mark.rule("WRA-08")
def test_ties_for_highest_go_to_the_higher_symbol_value() -> None:
    """The wolf has strength 8 and symbol value 1, the horse 8 and 2."""
    assert outcome(fight(plain(), "wolf", "horse", "sheep"))[0] == (1,)


@pytest.mark.rule("WRA-08")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_further_ties_for_highest_go_to_the_first_in_turn_order(start: int, winner: int) -> None:
    """The wolf has strength 8 and symbol value 1, the boar 9 and 1, less one."""
    state = fight(plain(crane=stronger(-1)), "wolf", "boar", "sheep", start=start)
    assert outcome(state)[0] == (winner,)


@pytest.mark.rule("WRA-08")
def test_ties_for_lowest_are_lost_by_the_lower_symbol_value() -> None:
    """The otter has strength 4 and symbol value 3, the beaver 4 and 4."""
    assert outcome(fight(plain(), "beaver", "otter", "wolf"))[1] == (1,)


@pytest.mark.rule("WRA-08")
@pytest.mark.parametrize(("start", "loser"), [(0, 1), (1, 0), (2, 1)])
def test_further_ties_for_lowest_are_lost_by_the_last_in_turn_order(start: int, loser: int) -> None:
    """Hare, raven and hedgehog all have strength 3 and symbol value 4."""
    assert outcome(fight(plain(), "hare", "raven", "wolf", start=start))[1] == (loser,)


@pytest.mark.rule("WRA-08", "WRA-K1")
def test_a_fighter_that_abstains_neither_wins_nor_loses() -> None:
    assert outcome(fight(plain(crane=ABSTAIN), "hare", "boar", "lynx")) == ((2,), (0,))
    assert outcome(fight(plain(goose=ABSTAIN), "hare", "boar", "lynx")) == ((1,), (2,))


@pytest.mark.rule("WRA-08", "WRA-K1")
def test_if_all_but_one_abstain_that_one_wins_and_no_one_loses() -> None:
    state = fight(plain(goose=ABSTAIN, crane=ABSTAIN), "hare", "boar", "lynx")
    assert outcome(state) == ((2,), ())
    play(state, "2 decline")
    assert [len(state[RECRUITS[seat]]) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("WRA-08", "WRA-K1")
def test_if_all_abstain_no_one_wins_or_loses() -> None:
    state = fight(plain(goose=ABSTAIN, crane=ABSTAIN, swan=TUCK), "hare", "boar", "lynx")
    assert outcome(state) == ((), ())
    assert [len(state[RECRUITS[seat]]) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("WRA-08")
def test_changes_of_strength_decide_the_battle_and_do_not_score() -> None:
    state = fight(plain(goose=stronger(9)), "hare", "boar", "lynx")
    assert outcome(state) == ((0,), (2,))
    play(state, "0 decline; 2 defend")
    three(state, s0="goose hare toad", s1="crane boar mouse")
    assert scores(state)[0] == 5 + 3 + 1


@pytest.mark.rule("WRA-08")
def test_a_fighter_can_be_weakened_below_another() -> None:
    state = fight(plain(goose=stronger(-4, "rivals")), "hare", "boar", "lynx")
    assert state.bonus == (0, -4, -4)
    assert outcome(state) == ((1,), (2,))


@pytest.mark.rule("WRA-08")
def test_the_battle_can_be_turned_around_and_back() -> None:
    assert outcome(fight(plain(goose=REVERSE), "hare", "boar", "lynx")) == ((0,), (1,))
    assert outcome(fight(plain(goose=REVERSE, swan=REVERSE), "hare", "boar", "lynx")) == ((1,), (0,))


@pytest.mark.rule("WRA-08")
def test_ties_in_a_battle_turned_around_still_go_to_the_higher_symbol_value() -> None:
    """Otter 4 with symbol value 3, beaver 4 with 4; wolf 8 with 1, horse 8 with 2."""
    game = plain(goose=REVERSE)
    assert outcome(fight(game, "beaver", "otter", "wolf")) == ((0,), (2,))
    assert outcome(fight(game, "otter", "beaver", "wolf")) == ((1,), (2,))
    assert outcome(fight(game, "wolf", "horse", "sheep")) == ((2,), (0,))
    assert outcome(fight(game, "horse", "wolf", "sheep")) == ((2,), (1,))


@pytest.mark.rule("WRA-08")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_further_ties_in_a_battle_turned_around_are_won_by_the_first_in_turn_order(start: int, winner: int) -> None:
    """Hare and raven both have strength 3 and symbol value 4."""
    assert outcome(fight(plain(goose=REVERSE), "hare", "raven", "wolf", start=start)) == ((winner,), (2,))


@pytest.mark.rule("WRA-08")
@pytest.mark.parametrize(("start", "loser"), [(0, 1), (1, 0), (2, 1)])
def test_further_ties_in_a_battle_turned_around_are_lost_by_the_last_in_turn_order(start: int, loser: int) -> None:
    """The wolf has strength 8 and symbol value 1, the boar 9 and 1, less one."""
    game = plain(goose=REVERSE, crane=stronger(-1))
    assert outcome(fight(game, "wolf", "boar", "sheep", start=start)) == ((2,), (loser,))


@pytest.mark.rule("WRA-08")
def test_winner_and_loser_are_fixed_before_the_collection() -> None:
    """The swap after the battle moves the Fighters, not the outcome."""
    state = fight(plain(goose='{ effect = "swap", phase = "collection" }'), "hare", "boar", "lynx")
    play(state, "1 decline; 0 target 1")
    assert outcome(state) == ((1,), (0,))
    assert asked(state) == [0]
    assert options(state, 0) == ["defend", "collect"]


@pytest.mark.rule("WRA-09")
def test_the_winner_may_draw() -> None:
    state = fight(plain(), "hare", "boar", "lynx")
    assert (asked(state), options(state, 1)) == ([1], ["draw", "decline"])
    declined = state.copy()
    state.play(1, "draw")
    declined.play(1, "decline")
    assert [len(state[RECRUITS[1]]), len(declined[RECRUITS[1]])] == [1, 0]
    assert state.view(0).shown[RECRUITS[1]] is None
    assert state.view(1).shown[RECRUITS[1]] == state[RECRUITS[1]]


@pytest.mark.rule("WRA-09")
def test_cards_drawn_stay_secret_until_all_have_chosen_their_three() -> None:
    state = fight(plain(), "hare", "boar", "lynx")
    play(state, "1 draw; 0 defend")
    drawn = state[RECRUITS[1]]
    assert asked(state) == [1, 2]
    state.play(1, *[f"keep {name}" for name in state.game.catalogue.spell((*drawn[:2], *state[FIGHTERS[1]]))])
    assert state.view(0).shown[RECRUITS[1]] is None
    three(state)
    assert state.over
    assert set(drawn[:2]) <= set(state.game.view(state, 0).open_animals(1))


@pytest.mark.rule("WRA-09")
def test_an_empty_centre_deck_is_not_offered() -> None:
    gather = '{ effect = "gather", phase = "leadership", amount = 3 }'
    state = fight(plain(goose=gather, crane=gather), "hare", "boar", "lynx", "wolf")
    assert (state.won, asked(state)) == ((1,), [0])
    state.play(0, "collect")
    assert [len(state[RECRUITS[seat]]) for seat in range(4)] == [3, 4, 0, 0]  # the winner draws the hare from under the deck


@pytest.mark.rule("WRA-10")
def test_everyone_but_the_loser_keeps_what_they_have() -> None:
    state = fight(plain(fox=points(1)), "hare", "boar", "lynx")
    play(state, "1 decline; 0 collect")
    assert [bool(state[FIGHTERS[seat]]) for seat in range(3)] == [False, True, True]
