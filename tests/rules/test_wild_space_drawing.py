"""Wild Space: drawing from pile and pool, refreshing the pool, an empty draw pile."""

from __future__ import annotations

import pytest

from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import CREWS, DISCARDS, HANDS, PILE, POOL, WildSpaceState

from .playing import asked, events_named, names, options, play
from .wild_space_decks import plain, sector, seen

ROBOTS = ["robot-1", "robot-2", "robot-3"]
OWLS = ["owl-military", "owl-pilot", "owl-botanist", "owl-engineer", "owl-programmer", "owl-scientist"]
ALL = [f"draw {place}" for place in ("pile", "left", "middle", "right")]


def pool(state: WildSpaceState) -> list[str]:
    """Return the pool from left to right, with a dash for each gap."""
    return [(names(state, spot) or ["-"])[0] for spot in POOL]


def rest(*named: list[str]) -> list[str]:
    """Return all cards that can be drawn except these."""
    game = plain()
    used = {name for cards in named for name in cards}
    return [name for name in game.catalogue.spell(game.figures.crew_cards) if name not in used]


@pytest.mark.rule("WS-12")
def test_card_by_card_from_the_pile_or_from_the_pool() -> None:
    state = plain().setup(2, hands={0: [], 1: []}, pool=ROBOTS, piles={"pile": OWLS})
    state.play(0, "land 1-left")
    assert options(state, 0) == ALL
    state.play(0, "draw pile")
    assert names(state, HANDS[0]) == ["owl-military"]
    assert pool(state) == ROBOTS
    state.play(0, "draw middle")
    assert names(state, HANDS[0]) == ["owl-military", "robot-2"]
    assert pool(state) == ["robot-1", "owl-pilot", "robot-3"]
    assert options(state, 0) == ["end", "refresh owl-military", "refresh robot-2"]


@pytest.mark.rule("WS-12")
def test_what_was_drawn_is_seen_before_the_next_card() -> None:
    state = plain().setup(2, hands={0: [], 1: []}, pool=ROBOTS, piles={"pile": OWLS})
    play(state, "0 land 1-left; 0 draw left")
    view = seen(state, 0)
    assert view.game.catalogue.spell(view.hand) == ["robot-1"]
    assert pool(state)[0] == "owl-military"
    assert view.choice is not None
    state.play(0, "draw left")
    assert names(state, HANDS[0]) == ["owl-military", "robot-1"]


@pytest.mark.rule("WS-12")
def test_the_example_pile_refresh_pool() -> None:
    state = plain().setup(2, hands={0: ["bear-pilot"], 1: []}, pool=ROBOTS, piles={"pile": OWLS})
    play(state, "0 land 1-left; 0 draw pile; 0 refresh bear-pilot; 0 draw right")
    assert names(state, HANDS[0]) == ["owl-military", "owl-engineer"]
    assert pool(state) == ["owl-pilot", "owl-botanist", "owl-programmer"]


@pytest.mark.rule("WS-12")
def test_no_hand_limit_and_drawing_is_done_in_full() -> None:
    game = plain({"planet-1": {"left": sector("draw 6")}})
    state = game.setup(2, hands={0: rest()[:80], 1: []})
    play(state, "0 land 1-left")
    assert "decline" not in options(state, 0)
    play(state, ";".join(["0 draw pile"] * 6))
    assert len(state[HANDS[0]]) == 86


@pytest.mark.rule("WS-12")
def test_what_all_players_know_about_a_draw() -> None:
    state = plain().setup(3, hands={0: [], 1: [], 2: []}, pool=ROBOTS, piles={"pile": OWLS})
    play(state, "0 land 1-left; 0 draw pile")
    (drawn,) = events_named(state, "drawn")
    assert drawn.faces(0) == state[HANDS[0]]
    assert drawn.faces(1) is drawn.faces(None) is None
    assert state.view(1).memory.known(HANDS[0]) == ()
    state.play(0, "draw left")
    (taken,) = events_named(state, "taken")
    assert taken.faces(1) == taken.faces(None) == taken.cards
    assert state.view(1).game.catalogue.spell(state.view(1).memory.known(HANDS[0])) == ["robot-1"]
    for viewer in (None, 1):
        counts = state.view(viewer).counts
        assert [counts[zone] for zone in (HANDS[0], CREWS[0], POOL[0], DISCARDS)] == [2, 1, 1, 0]
        assert seen(state, viewer).hand_size(0) == 2


@pytest.mark.rule("WS-13")
def test_a_hand_card_refreshes_the_whole_pool() -> None:
    state = plain().setup(2, hands={0: ["bear-pilot", "bear-military"], 1: []}, pool=ROBOTS, piles={"pile": OWLS})
    state.play(0, "refresh bear-pilot")
    assert pool(state) == OWLS[:3]
    assert names(state, DISCARDS) == ["bear-pilot", *ROBOTS]
    assert options(state, 0)[0] == "land 1-left"
    state.play(0, "refresh bear-military")
    assert pool(state) == OWLS[3:]
    assert not state[HANDS[0]]
    assert not [option for option in options(state, 0) if option.startswith("refresh")]


@pytest.mark.rule("WS-13")
def test_at_any_moment_of_ones_own_turn() -> None:
    """Before the ship, before an action is chosen, between draws, at abilities and their prices, and after the action."""
    game = plain(
        {
            "planet-1": {"left": sector("draw 1", "play any"), "right": sector("draw and play")},
            "bear-pilot": {"ability": "play any", "condition": "discard any", "veteran": True},
            "bear-military": {"ability": "draw 2"},
        }
    )
    state = game.setup(2, hands={0: ["bear-pilot", "bear-military", *OWLS], 1: ["robot-5"]})
    moments = [
        ("UseShip", "land 1-left"),
        ("TakeAction", "take play-any"),
        ("PutIntoPlay", "play bear-pilot"),
        ("InAnyOrder", "first square"),
        ("Draw", "draw pile"),
        ("UseAbility", "discard owl-scientist"),
        ("PutIntoPlay", "play bear-military"),
        ("UseAbility", "use"),
        ("Draw", "draw pile"),
        ("Draw", "draw pile"),
        ("EndTurn", "end"),
    ]
    for moment, move in moments:
        assert type(state.agenda[0]).__name__ == moment
        refreshing = [option for option in options(state, 0) if option.startswith("refresh ")]
        assert [option.partition(" ")[2] for option in refreshing] == names(state, HANDS[0])
        before = state.copy()
        before.play(0, refreshing[-1])
        assert before.agenda == state.agenda
        state.play(0, move)
    assert asked(state) == [1]
    play(state, "1 land 1-right")
    assert type(state.agenda[0]).__name__ == "DrawIntoPlay"
    assert options(state, 1) == [*ALL, "refresh robot-5"]


@pytest.mark.rule("WS-13")
def test_only_on_ones_own_turn() -> None:
    state = plain().setup(2, hands={0: ["bear-pilot"], 1: ["bear-military"]})
    why = state.why(1, "refresh bear-military")
    assert why is not None
    assert why.code == "not-asked"


@pytest.mark.rule("WS-13", "WS-14")
def test_hand_card_and_pool_are_discarded_before_the_new_cards_are_revealed() -> None:
    crew = rest(ROBOTS, ["bear-pilot"])
    state = plain().setup(
        2, crews={1: crew}, hands={0: ["bear-pilot"], 1: []}, pool=ROBOTS, piles={"pile": [[], ["bear-pilot", "robot-3"]]}
    )
    assert not state[PILE]
    state.play(0, "refresh bear-pilot")
    assert pool(state)[:2] == ["bear-pilot", "robot-3"]
    assert len(state[PILE]) == 1
    assert not state[DISCARDS]


@pytest.mark.rule("WS-14")
def test_an_empty_draw_pile_is_made_anew_when_a_card_is_needed() -> None:
    crew = rest(ROBOTS, OWLS)
    piles = {"pile": [["owl-military"], ["owl-scientist", "owl-pilot"]]}
    state = plain().setup(2, crews={1: crew}, hands={0: [], 1: []}, pool=ROBOTS, discard=OWLS[1:], piles=piles)
    play(state, "0 land 1-left; 0 draw pile")
    assert not state[PILE]
    assert len(state[DISCARDS]) == 5
    assert options(state, 0)[:4] == ALL
    state.play(0, "draw pile")
    assert names(state, HANDS[0]) == ["owl-military", "owl-scientist"]
    assert [event.name for event in state.events] == ["recycled", "shuffled", "drawn"]
    assert not state[DISCARDS]
    assert len(state[PILE]) == 4


@pytest.mark.rule("WS-14")
def test_a_reshuffled_pile_is_known_but_for_its_order() -> None:
    crew = rest(ROBOTS, OWLS)
    piles = {"pile": [["owl-military"]]}
    state = plain().setup(2, crews={1: crew}, hands={0: [], 1: []}, pool=ROBOTS, discard=OWLS[1:], piles=piles)
    play(state, "0 land 1-left; 0 draw pile; 0 draw left")
    assert set(state.view(None).memory.known(PILE)) == set(state[PILE])


@pytest.mark.rule("WS-14")
def test_with_nothing_left_draws_are_skipped_and_the_pool_has_gaps() -> None:
    crew = rest(ROBOTS)
    game = plain({"planet-1": {"left": sector("draw 4")}})
    state = game.setup(2, crews={1: crew}, hands={0: [], 1: []}, pool=ROBOTS)
    state.play(0, "land 1-left")
    assert options(state, 0) == ALL[1:]
    state.play(0, "draw middle")
    assert pool(state) == ["robot-1", "-", "robot-3"]
    assert options(state, 0) == ["draw left", "draw right", "refresh robot-2"]
    play(state, "0 draw left; 0 draw right")
    assert pool(state) == ["-", "-", "-"]
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-14")
def test_nothing_to_draw_and_nothing_to_put_into_play_by_it() -> None:
    crew = rest(ROBOTS)
    game = plain({"planet-1": {"left": sector("draw 3"), "right": sector("draw and play")}})
    state = game.setup(2, crews={1: crew}, hands={0: [], 1: []}, pool=ROBOTS)
    play(state, ";".join(["0 land 1-left", "0 draw left", "0 draw middle", "0 draw right", "0 end"]))
    play(state, "1 land 1-right")
    assert asked(state) == [0]


@pytest.mark.rule("WS-14")
def test_gaps_fill_from_the_left_as_soon_as_there_is_a_card() -> None:
    crew = rest(ROBOTS, ["bear-pilot"])
    game = plain({"bear-pilot": {"ability": "draw 1", "condition": "discard 2 any"}, "planet-1": {"left": sector("draw 3")}})
    state = game.setup(2, crews={1: crew}, hands={0: ["bear-pilot"], 1: []}, pool=ROBOTS)
    play(state, "0 land 1-left; 0 draw left; 0 draw middle; 0 draw right; 0 end; 1 land 1-left")
    assert pool(state) == ["-", "-", "-"]
    play(state, "0 land 1-right; 0 play bear-pilot; 0 discard robot-1, discard robot-2")
    assert [spot == "-" for spot in pool(state)] == [False, False, True]
    assert {*pool(state)} == {"robot-1", "robot-2", "-"}


def test_the_discard_pile_is_open(space: WildSpace) -> None:
    state = space.setup(2, hands={0: ["bear-pilot"], 1: []}, pool=ROBOTS)
    state.play(0, "refresh bear-pilot")
    assert space.catalogue.spell(seen(state, None).discards) == ["bear-pilot", *ROBOTS]
