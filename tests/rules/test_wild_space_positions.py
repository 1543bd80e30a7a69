"""Wild Space: what `setup` accepts and how it refuses the rest; what views and counts show."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wildtable import OptionError
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import CREWS, DISCARDS, FACE_DOWN, HANDS, HOSTILE, HOSTILE_PILES, PLANETS, POOL

from .playing import asked, names
from .wild_space_decks import plain, seen

FOUR = ["bear-pilot", "owl-pilot", "rhino-pilot", "lizard-pilot"]


def test_given_cards_are_in_the_given_zones(space: WildSpace) -> None:
    state = space.setup(
        3,
        hands={1: ["robot-1"]},
        crews={0: ["captain-owl", "bear-pilot"], 2: FOUR[1:]},
        pool=["robot-3", "robot-2"],
        discard=["robot-5", "robot-4"],
        planets=["planet-6-2"],
        ships={0: {"1-left": "explored"}, 1: {"6-right": "landed"}},
        tokens={2: 3},
        first=2,
        seed=3,
    )
    assert names(state, HANDS[1]) == ["robot-1"]
    assert [len(state[hand]) for hand in HANDS] == [3, 1, 3, 0, 0]
    assert names(state, CREWS[0]) == ["captain-owl", "bear-pilot"]
    assert [state.crew_size(seat) for seat in range(3)] == [2, 1, 4]
    assert [names(state, spot) for spot in POOL[:2]] == [["robot-3"], ["robot-2"]]
    assert len(state[POOL[2]]) == 1
    assert names(state, DISCARDS) == ["robot-5", "robot-4"]
    assert [bool(state[place]) for place in PLANETS] == [True, True, True, True, False]
    assert names(state, PLANETS[3]) == ["planet-6-2"]
    assert [bool(state[place]) for place in FACE_DOWN.values()] == [False, False, True]
    assert (state.tokens, state.first, state.turn) == ((0, 0, 3), 2, 6)
    assert asked(state) == [2]
    assert space.replay(state.record()) == state


def test_without_words_it_is_the_start_of_a_game(space: WildSpace) -> None:
    state = space.setup()
    assert (state.seats, state.turn, asked(state)) == (3, 0, [0])
    assert [len(state[hand]) for hand in HANDS[:3]] == [3, 3, 3]


def test_hostile_planets_named_are_the_first(space: WildSpace) -> None:
    named = ["hostile-harsh-2", "hostile-mild-4", "hostile-mild-1"]
    state = space.setup(2, solo="easy", hostile=named)
    assert [names(state, place) for place in HOSTILE] == [[named[0]], [named[1]]]
    assert names(state, HOSTILE_PILES["mild"])[0] == named[2]
    assert seen(state, 0).hostile_back == "mild"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"hands": {3: []}}, "hands: there is no seat 3 for that; seats are 0 to 2"),
        ({"hands": {0: ["robot-1"], 1: ["robot-1"]}}, "hands: robot-1 cannot lie there, or lies elsewhere already"),
        ({"hands": {0: ["captain-owl"]}}, "hands: captain-owl cannot lie there"),
        ({"hands": {0: ["robot"]}}, "there is no card 'robot'; did you mean"),
        ({"crews": {0: ["captain-owl", "captain-bear"]}}, "crews: seat 0 has 2 captains"),
        ({"crews": {0: ["planet-1"]}}, "crews: planet-1 cannot lie there"),
        ({"crews": {5: []}}, "crews: there is no seat 5"),
        ({"pool": ["robot-1", "robot-2", "robot-3", "robot-4"]}, "pool: it has 3 spots, not 4"),
        ({"planets": ["planet-1"]}, "planets: planet-1 is no planet of 3, 6 or 9"),
        ({"planets": ["robot-1"]}, "planets: robot-1 is no planet"),
        ({"planets": ["planet-3-1", "planet-3-2"]}, "planets: there is one planet of 3 in a game"),
        ({"ships": {0: {"4-left": "landed"}}}, "ships: a ship has landed or explored on one of 1-left, "),
        ({"ships": {0: {"1-left": "flew"}}}, "not 1-left: flew"),
        ({"ships": {0: {"3-left": "landed"}}}, "ships: planet 3 lies face down"),
        (
            {
                "planets": ["planet-3-1"],
                "ships": {0: dict.fromkeys(("1-left", "1-right", "2-left", "2-right", "3-left", "3-right"), "landed")},
            },
            "ships: seat 0 has 6 of them, 5 at most",
        ),
        ({"ships": {4: {}}}, "ships: there is no seat 4"),
        ({"tokens": {0: 6}}, "tokens: the track of seat 0 has 5 squares, not 6"),
        ({"tokens": {3: 1}}, "tokens: there is no seat 3"),
        ({"tokens": {0: "2"}}, "tokens: must be an integer, not '2'"),
        ({"first": 3}, "first: there is no seat 3"),
        ({"first": "0"}, "first: there is no seat '0' for that"),
        ({"turn": "x"}, "turn: must be an integer, not 'x'"),
        ({"pool": "robot-1"}, "cards must be a list of names, such as .'robot-1'., not the text 'robot-1'"),
        ({"turn": 30}, "turn: there are 30 turns, counted from 0, not 30"),
        ({"turn": 2, "ships": {0: {"1-left": "explored"}}}, "turn: seat 0 has used its spaceships 2 times, in fewer turns"),
        ({"seats": 2, "solo": "hard", "hostile": "hostile-mild-1"}, "cards must be a list of names"),
        ({"hostile": ["hostile-mild-1"]}, "hostile: the Smuggler does not play"),
        ({"seats": 2, "solo": "hard", "hostile": ["hostile-mild-1"]}, "mild is not there to be stacked"),
        ({"colour": "red"}, "setup has no word 'colour'; its words are hands, .* and the options solo"),
        ({"seats": 7}, "wild-space has 2 to 5 seats, not 7"),
    ],
)
def test_a_position_that_cannot_be(space: WildSpace, wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        space.setup(**wrong)


def test_the_view_has_names_for_what_it_shows(space: WildSpace) -> None:
    state = space.setup(
        2,
        solo="easy",
        hands={0: ["robot-1"]},
        crews={0: ["captain-owl", *FOUR], 1: ["robot-4"]},
        pool=["robot-2", "robot-3", "robot-5"],
        ships={0: {"1-left": "landed", "2-right": "explored"}},
        tokens={0: 2},
        hostile=["hostile-mild-2", "hostile-harsh-1"],
    )
    view, spell = seen(state, 0), space.catalogue.spell
    assert (view.me, spell(view.hand), view.hand_size(0)) == (0, ["robot-1"], 1)
    assert (spell(view.crew(0))[0], view.captain(0).species) == ("captain-owl", "owl")
    assert spell(tuple(card for card in view.pool if card is not None)) == ["robot-2", "robot-3", "robot-5"]
    assert [planet is None for planet in view.planets] == [False, False, False, True, True]
    assert view.pile_size == 102 - 4 - 1 - 1 - 3
    assert (view.first, view.turn, view.active, view.round) == (0, 6, 0, 4)
    assert view.ships(0) == (1, 0, 0, 2, 0, 0, 0, 0, 0, 0)
    assert (view.ships_left(0), view.tokens, view.used, view.discards) == (3, (2, 0), (), ())
    assert (view.smuggler, view.hostile_ships, view.hostile_left, view.explored) == (1, (0, 0), 3, ())
    assert spell(tuple(card for card in view.hostile if card is not None)) == ["hostile-mild-2", "hostile-harsh-1"]
    assert seen(space.setup(2), None).smuggler is None


def test_what_the_lab_counts(space: WildSpace) -> None:
    state, rng = space.new(3, seed=8), Random(8)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    counted = space.counted(state)
    assert counted["seat"] == [["0"], ["1"], ["2"]]
    assert [len(captain) for captain in counted["captain"]] == [1, 1, 1]
    assert counted["crew"] == [names(state, CREWS[seat])[1:] for seat in range(3)]
    assert all(len(sectors) == 5 - state.ships_left(seat) for seat, sectors in enumerate(counted["sector"]))


# The bound of a turn


def test_no_turn_outlasts_its_bound() -> None:
    """The hand is spent on refreshing the pool, then every card brings in the next, and veterans draw on top of that."""
    crew = plain().catalogue.spell(plain().figures.crew_cards)
    changes: dict[str, dict[str, object]] = {name: {"ability": "draw and play"} for name in crew}
    for name in ("bear-pilot", "owl-pilot", "rhino-pilot", "robot-1", "robot-2", "robot-3"):
        changes[name]["veteran"] = True
    game = plain(changes)
    state = game.setup(2, hands={0: crew[:40], 1: []})
    wanted = ("first", "play", "use", "draw", "end")
    moves = 0
    while state.turn == 0:
        offered = {move.verb: move for move in state.asking[0]}
        refreshing = len(state[HANDS[0]]) > 1 and "refresh" in offered
        verb = "refresh" if refreshing else next(verb for verb in (*wanted, "land") if verb in offered)
        state.play(0, "land 1-right" if verb == "land" else offered[verb])
        moves += 1
    assert state.crew_size(0) > len(crew) - 3
    assert state.tokens[0] == 5
    assert 250 < moves <= game.longest_turn
    assert game.longest(2) == 20 * game.longest_turn
