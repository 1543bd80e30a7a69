"""Wild Realms Alliance: the final three, and what they score."""

from __future__ import annotations

import pytest

from wildtable.games.wild_realms_alliance.scoring import Alliance, rank, score
from wildtable.games.wild_realms_alliance.state import CENTRE, COLLECTORS, JOINED, LEADERS, TUCKED, WildRealmsState

from .playing import asked, events_named, names, options, play
from .wra_decks import GATHER, TUCK, WILD, cards, chase, plain, points, scores, three

ROWS = {0: ["goose", "hare", "toad"], 1: ["crane", "boar", "mouse"], 2: ["swan", "lynx", "badger"]}
CENTRE_CARDS = ["wolf", "sheep", "fox"]


def collected(start: int = 0, everyone: bool = False, **abilities: str) -> WildRealmsState:
    """Set up the final choice: seat 0 has lost and defended; the others have drawn wolf and sheep."""
    option = "everyone" if everyone else "loser"
    state = plain(**abilities).setup(3, alliances=ROWS, centre=CENTRE_CARDS, start=start, collector_abilities=option)
    play(state, "1 decline; 0 defend")
    return state


def lines(state: WildRealmsState, seat: int) -> list[int]:
    assert state.result is not None
    return [points for _, points in state.result.lines[seat].lines]


@pytest.mark.rule("WRA-15")
def test_all_choose_three_at_once_and_discard_the_rest() -> None:
    state = collected()
    assert asked(state) == [1, 2]
    assert options(state, 1) == ["keep crane", "keep boar", "keep mouse", "keep wolf"]
    state.play(1, "keep wolf", "keep boar", "keep crane")
    assert asked(state) == [2]
    three(state)
    assert state.over
    assert sorted(names(state, zone)[0] for zone in (LEADERS[1], JOINED[1])) == ["crane", "wolf"]
    assert cards("mouse")[0] in state[CENTRE]
    assert events_named(state, "joined")[0].cards == cards("wolf")


@pytest.mark.rule("WRA-15")
def test_a_player_with_fewer_than_three_keeps_all_of_them() -> None:
    """A tucked Fighter and an empty deck: only Leader and Collector are left."""
    rows = {**ROWS, 3: ["fox", "wolf", "stag"]}
    gather = '{ effect = "gather", phase = "leadership", amount = 3 }'
    state = plain(goose=TUCK, crane=gather, swan=gather).setup(4, alliances=rows)
    while not state.over:
        seat = asked(state)[0]
        state.play(seat, options(state, seat)[0])
    assert state.animals(0) == cards("goose", "toad")


@pytest.mark.rule("WRA-16")
def test_strengths_and_matching_symbols_add_up() -> None:
    """Swan, badger and sheep: 4 + 6 + 2, and two flowers of 4 and 5."""
    state = collected()
    three(state, s1="crane boar wolf", s2="swan badger sheep")
    assert lines(state, 2) == [12, 9, 0]
    assert lines(state, 0) == [5 + 3 + 1, 0, 0]


@pytest.mark.rule("WRA-16")
def test_one_symbol_alone_matches_nothing() -> None:
    figures = plain().figures
    assert Alliance(figures, cards("wolf", "sheep", "fox")).symbols == 0
    assert Alliance(figures, cards("crane")).symbols == 0


@pytest.mark.rule("WRA-16")
def test_only_one_kind_of_symbols_scores() -> None:
    """Two triangles of 4 and 5, two flowers of 4 and 4: the triangles count."""
    figures = plain().figures
    assert Alliance(figures, cards("hare", "swan", "hedgehog"), cards("mouse")).symbols == 9
    assert Alliance(figures, cards("hare", "swan", "hedgehog"), cards("wolf")).symbols == 8


@pytest.mark.rule("WRA-16", "WRA-K4")
def test_a_wild_symbol_joins_the_kind_that_scores_most() -> None:
    """The crane's 3 with the sheep's 5, not with the wolf's 1."""
    figures = plain().figures
    assert Alliance(figures, cards("crane", "wolf", "sheep")).symbols == 8
    assert Alliance(figures, cards("crane", "mouse", "sheep"), cards("hare")).symbols == 12


@pytest.mark.rule("WRA-16", "WRA-K4")
@pytest.mark.parametrize(
    ("kept", "tucked", "kind", "worth"),
    [("crane stag wolf", "boar", "crane boar wolf", 5), ("crane stag goose", "mouse", "crane goose stag", 8)],
)
def test_of_two_kinds_worth_the_same_the_one_with_more_symbols_counts(kept: str, tucked: str, kind: str, worth: int) -> None:
    """Triangles of 1 and 1 or a flower of 2, flowers of 2 and 3 or a triangle of 5, each with the wild 3."""
    alliance = Alliance(plain().figures, cards(*kept.split()), cards(tucked))
    assert (alliance.symbols, alliance.count("matching")) == (worth, 3)
    assert {*alliance.matching} == {*cards(*kind.split())}


@pytest.mark.rule("WRA-K4")
def test_where_all_symbols_are_wild_all_of_them_match() -> None:
    state = collected(goose=WILD)
    three(state)
    assert lines(state, 0) == [9, 3 + 4 + 5, 0]


@pytest.mark.rule("WRA-K3", "WRA-16")
def test_a_tucked_animal_scores_its_symbol_and_not_its_strength() -> None:
    rows = {**ROWS, 0: ["goose", "sheep", "toad"]}
    state = plain(goose=TUCK).setup(3, alliances=rows, recruits={0: ["otter"]}, centre=["wolf", "fox", "horse"])
    play(state, "1 decline; 2 collect")
    assert names(state, TUCKED[0]) == ["sheep"]
    assert "keep sheep" not in options(state, 0)
    three(state, s0="goose toad otter")
    assert lines(state, 0) == [5 + 1 + 4, 3 + 5, 0]  # the flowers of goose and sheep; the circles would be as much


@pytest.mark.rule("WRA-16", "WRA-K5")
def test_kept_leaders_and_collectors_score_their_endgame_abilities() -> None:
    """Under both readings, and whatever the outcome of the battle."""
    for everyone in (False, True):
        state = collected(everyone=everyone, goose=points(1), toad=points(2), crane=points(3), mouse=points(4))
        three(state, s1="crane mouse wolf")
        assert state.endgame == (3, 7, 0)
        assert lines(state, 1)[2] == 7


@pytest.mark.rule("WRA-16")
@pytest.mark.parametrize(("each", "expected"), [("weak", 2 * 2), ("mighty", 0), ("matching", 0), ("kind", 2 * 3)])
def test_endgame_abilities_can_count(each: str, expected: int) -> None:
    """Goose, hare and toad: two of them weak, three kinds of symbols."""
    state = collected(goose=points(2, each=each))
    three(state)
    assert state.endgame[0] == expected


@pytest.mark.rule("WRA-16", "WRA-K4")
def test_what_is_counted() -> None:
    figures = plain().figures
    assert Alliance(figures, cards("wolf", "lynx", "badger")).count("mighty") == 2
    assert Alliance(figures, cards("hare", "badger", "lynx"), cards("wolf")).count("matching") == 3
    assert Alliance(figures, cards("hare", "crane", "badger")).count("kind") == 2
    assert Alliance(figures, cards("hare", "crane", "swan"), cards("fox")).count("kind") == 3
    assert Alliance(figures, cards("hare", "fox", "swan"), all_match=True).count("matching") == 3


@pytest.mark.rule("WRA-16")
@pytest.mark.parametrize("start", range(3))
def test_endgame_effects_on_others_resolve_in_turn_order(start: int) -> None:
    bite = points(-3, "rival")
    state = collected(start, goose=bite, crane=bite, swan=bite)
    three(state, s1="crane boar mouse", s2="swan lynx badger")
    for step in range(3):
        seat = (start + step) % 3
        assert asked(state) == [seat]
        state.play(seat, f"target {(seat + 1) % 3}")
    assert state.over
    assert state.endgame == (-3, -3, -3)


@pytest.mark.rule("WRA-16")
def test_an_ability_can_act_on_all_rivals() -> None:
    state = collected(goose=points(-2, "rivals"))
    three(state)
    assert state.endgame == (0, -2, -2)


@pytest.mark.rule("WRA-16", "WRA-01")
def test_a_collector_with_two_endgame_abilities_scores_the_one_its_player_chooses() -> None:
    state = collected(mouse=f"{points(1)}, {points(5)}", badger=f"{points(2)}, {GATHER}")
    three(state, s1="crane boar mouse", s2="swan lynx badger")
    assert (asked(state), options(state, 1)) == ([1], ["use first", "use second"])
    state.play(1, "use second")
    assert state.endgame == (0, 5, 2)


@pytest.mark.rule("WRA-17")
def test_a_leader_that_was_discarded_brings_nothing() -> None:
    """The wolf led but a collected sheep was kept instead: neither ability counts."""
    game = plain(wolf=points(6), sheep=points(3))
    rows = {**ROWS, 1: ["wolf", "boar", "mouse"]}
    state = game.setup(3, alliances=rows, centre=["sheep", "fox"])
    play(state, "1 decline; 0 defend")
    three(state, s1="sheep boar mouse")
    assert names(state, JOINED[1]) == ["sheep"]
    assert state.endgame == (0, 0, 0)


@pytest.mark.rule("WRA-17")
def test_a_collector_that_was_discarded_brings_nothing() -> None:
    state = collected(mouse=points(6), wolf=points(3))
    three(state, s1="crane boar wolf")
    assert state[COLLECTORS[1]] == ()
    assert state.endgame == (0, 0, 0)


@pytest.mark.rule("WRA-17", "WRA-K3")
def test_a_tucked_animal_is_discarded_with_its_leader() -> None:
    state = plain(crane=TUCK).setup(3, alliances=ROWS, recruits={1: ["otter"]}, centre=["horse", "fox", "wolf"])
    play(state, "2 decline; 0 collect")
    assert names(state, TUCKED[1]) == ["boar"]
    kept = [name for name in state.game.catalogue.spell(state.animals(1)) if name != "crane"]
    three(state, s1=" ".join(kept))
    assert state[TUCKED[1]] == ()
    assert {*cards("boar", "crane")} <= {*state[CENTRE]}


@pytest.mark.rule("WRA-17")
def test_wild_symbols_end_with_the_leader_that_made_them_so() -> None:
    state = collected(crane=WILD)
    three(state, s1="boar mouse wolf")
    assert lines(state, 1)[1] == 1 + 5 + 1  # three triangles, as printed
    assert not state.all_match(1)


@pytest.mark.rule("WRA-18")
def test_the_largest_total_wins() -> None:
    state = collected()
    three(state, s1="crane boar wolf", s2="swan badger sheep")
    assert state.result is not None
    assert scores(state) == (9, 26, 21)
    assert state.result.ranks == (3, 1, 2)


@pytest.mark.rule("WRA-18")
def test_ties_go_to_the_larger_strengths_then_the_rank_is_shared() -> None:
    figures = plain().figures
    strong = score(Alliance(figures, cards("wolf", "horse")), 0)
    weaker = score(Alliance(figures, cards("boar")), 7)
    assert rank([strong, weaker]).ranks == (1, 2)
    assert rank([weaker, strong, strong]).ranks == (3, 1, 1)


def test_a_chased_leader_scores_nothing_either() -> None:
    state = plain(goose=chase("leader"), crane=points(9)).setup(3, alliances=ROWS)
    play(state, "0 target 1; 1 decline; 0 defend")
    three(state)
    assert state.endgame == (0, 0, 0)
