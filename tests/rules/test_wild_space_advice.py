"""Wild Space: the advice in positions where a sensible player has little doubt."""

from __future__ import annotations

from typing import Any

import pytest

from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import WildSpaceState

from .playing import advice, play
from .wild_space_decks import follow_turn, load, plain, sector

LAST = 18
"""The last turn of the first of two players."""
DONE = {f"{place}-{side}": "explored" for place in (1, 2) for side in ("left", "right")}
FLOWN = {**DONE, "3-left": "landed"}
"""Nine turns taken, and one spaceship left to explore with."""
FAR = {"planet-3-1": {"left": sector("draw 2"), "right": sector("play any")}}
PAIRS = ["owl-pilot", "owl-military", "rhino-military", "rhino-engineer"]
"""One more of either earns five credits."""
DULL = ["robot-1", "robot-2", "robot-3"]


def last_turn(changes: dict[str, Any], crew: list[str], hand: list[str], **words: Any) -> WildSpaceState:
    """Set up the first of two players with one exploration left."""
    crews = {0: ["captain-bear", *crew], **words.pop("crews", {})}
    return plain(changes).setup(
        2, planets=["planet-3-1"], crews=crews, hands={0: hand, 1: []}, ships={0: FLOWN}, turn=LAST, **words
    )


def playing(changes: dict[str, Any], crew: list[str], hand: list[str], **words: Any) -> WildSpaceState:
    """Set up the first turn, with a planet's action that puts a card into play."""
    crews = {0: ["captain-bear", *crew]}
    state = plain(changes).setup(2, crews=crews, hands={0: hand, 1: []}, pool=words.pop("pool", DULL), **words)
    state.play(0, "land 1-right")
    return state


@pytest.mark.whole_games
@pytest.mark.parametrize(("seats", "options"), load().variants())
@pytest.mark.parametrize("seed", range(2))
def test_it_plays_whole_games_by_the_rules(space: WildSpace, seats: int, options: dict[str, Any], seed: int) -> None:
    state = space.new(seats, seed=f"advice-{seed}", **options)
    while not state.over:
        (seat,) = state.asking
        state.play(seat, advice(state, seat))
    assert state.result is not None
    assert all(not state.ships_left(seat) for seat in state.people), "every player uses all spaceships"


def test_the_same_view_gets_the_same_advice(space: WildSpace) -> None:
    state = space.new(4, seed=3)
    (seat,) = state.asking
    assert [advice(state, seat) for _ in range(3)] == [advice(state.copy(), seat)] * 3


# Credits


def test_the_third_owl_is_drawn() -> None:
    crews = {0: ["captain-bear", "owl-pilot", "owl-military"]}
    pool = ["rhino-pilot", "owl-scientist", "lizard-pilot"]
    state = plain().setup(2, crews=crews, pool=pool, hands={0: [], 1: []})
    state.play(0, "land 1-left")
    assert advice(state) == "draw middle"


def test_an_unknown_card_is_drawn_where_the_pool_has_nothing_for_the_crew() -> None:
    state = plain().setup(2, crews={0: ["captain-bear"]}, pool=DULL, hands={0: [], 1: []})
    state.play(0, "land 1-left")
    assert advice(state) == "draw pile"


def test_the_third_owl_comes_before_the_second_rhino_at_the_end() -> None:
    state = last_turn({}, ["owl-pilot", "owl-military", "rhino-pilot"], ["rhino-military", "owl-scientist"])
    assert follow_turn(state) == ["explore 3-left", "take play-any", "play owl-scientist", "end"]


def test_a_series_is_completed_at_the_end() -> None:
    crew = ["octopus-pilot", "monkey-pilot", "rhino-pilot", "lizard-pilot", "lizard-military"]
    state = last_turn({}, crew, ["lizard-scientist", "owl-scientist"])
    assert follow_turn(state)[2] == "play owl-scientist"


def test_early_the_third_owl_comes_before_the_second_rhino() -> None:
    crew = ["owl-pilot", "octopus-pilot", "monkey-pilot", "rhino-pilot", "lizard-pilot"]
    state = playing({}, [*crew, "owl-military"], ["owl-scientist", "rhino-scientist"])
    assert advice(state) == "play owl-scientist"


def test_a_robot_is_played_for_its_credits_at_the_end() -> None:
    state = last_turn({"robot-4": {"credits": 3}}, ["owl-pilot"], ["owl-scientist", "robot-4", "robot-5"])
    assert follow_turn(state)[2] == "play robot-4"


@pytest.mark.parametrize(
    ("mission", "wanted"),
    [
        ("5 per 3 pilot", "play emissary-owl-1"),
        ("5 per 4 pilot", "play robot-4"),
        ("3 per pilot and robot", "play emissary-owl-1"),
        ("2 per pilot and robot", "play robot-4"),
        ("9 per pilot and military", "play robot-4"),
        ("5 for most pilot", "play emissary-owl-1"),
        ("5 for most robot", "play robot-4"),
    ],
)
def test_a_mission_is_played_at_the_end_if_it_is_fulfilled(mission: str, wanted: str) -> None:
    changes = {"emissary-owl-1": {"mission": mission}, "robot-4": {"credits": 3}}
    crew = ["rhino-pilot", "lizard-pilot", "monkey-pilot", "robot-5"]
    state = last_turn(changes, crew, ["emissary-owl-1", "robot-4"], crews={1: ["captain-owl", "robot-6"]})
    assert follow_turn(state)[2] == wanted


def test_a_player_with_an_emissary_draws_what_its_mission_counts() -> None:
    changes = {"emissary-owl-1": {"mission": "9 per 3 pilot"}}
    state = playing(changes, ["emissary-owl-1"], ["rhino-pilot", "rhino-military"])
    assert advice(state) == "play rhino-pilot"


def test_a_veteran_reaches_the_credit_square_at_the_end() -> None:
    state = last_turn({"rhino-pilot": {"veteran": True}}, ["owl-pilot"], ["rhino-pilot", "rhino-military"], tokens={0: 4})
    assert follow_turn(state)[2] == "play rhino-pilot"


@pytest.mark.parametrize("token", [4, 5])
def test_a_veteran_gives_nothing_more_past_the_credit_square(token: int) -> None:
    changes = {
        "rhino-pilot": {"veteran": True},
        "robot-4": {"credits": 1},
        "captain-bear": {"track": ["draw 1", "draw 1", "draw 1", "credits 6", "draw 1"]},
    }
    state = last_turn(changes, ["owl-pilot"], ["rhino-pilot", "robot-4"], tokens={0: token})
    assert follow_turn(state)[2] == "play robot-4"


def test_early_a_veteran_is_played_for_its_square() -> None:
    state = playing({"rhino-pilot": {"veteran": True}}, [], ["rhino-pilot", "rhino-military"])
    assert advice(state) == "play rhino-pilot"


# Spaceships and actions


def test_the_most_valuable_landing_is_advised() -> None:
    changes = {"planet-2": {"left": sector("draw 1"), "right": sector("draw and play")}}
    state = plain(changes).setup(2, hands={0: [], 1: []})
    assert advice(state) == "land 2-right"


def test_a_condition_is_worth_its_price_or_not() -> None:
    for action, wanted in (("draw 6", "land 2-left"), ("draw 1", "land 1-left")):
        changes = {
            "planet-1": {"left": sector("draw 2"), "right": sector("draw 1")},
            "planet-2": {"left": sector(action, conditions=("discard any", "have robot")), "right": sector("draw 1")},
        }
        state = plain(changes).setup(2, crews={0: ["captain-bear"]}, hands={0: ["rhino-pilot"], 1: []})
        assert advice(state) == wanted


def test_a_card_of_the_crew_is_too_dear_for_a_landing() -> None:
    changes = {"planet-1": {"left": sector("draw 3", conditions=("remove any",)), "right": sector("draw 2")}}
    state = plain(changes).setup(2, crews={0: ["captain-bear", "rhino-pilot"]}, hands={0: [], 1: []})
    assert advice(state) != "land 1-left"


def test_a_condition_on_the_crew_is_cheaper_than_a_discard() -> None:
    price = ("discard any", "have robot", "discard 2 any")
    changes = {"planet-1": {"left": sector("draw 6", conditions=price[:2]), "right": sector("draw 1")}}
    state = plain(changes).setup(2, crews={0: ["captain-bear", "robot-1"]}, hands={0: ["rhino-pilot"], 1: []})
    state.play(0, "land 1-left")
    assert advice(state) == "meet have-robot"


def test_a_spaceship_is_kept_for_a_planet_that_gives_more() -> None:
    """Of two ships left, one lands best on planet 3, and the starting planets offer no more than exploring."""
    changes = {"planet-3-1": {"left": sector("draw and play"), "right": sector("draw and play")}}
    ships = {0: {"1-left": "explored", "2-left": "explored", "1-right": "landed"}}
    state = plain(changes).setup(2, planets=["planet-3-1"], ships=ships, hands={0: ["owl-pilot"], 1: []}, turn=10)
    assert advice(state) == "explore 1-right"


def test_good_cards_in_hand_are_played_and_otherwise_cards_are_drawn() -> None:
    """Three turns before the end."""
    ships = {0: {"1-left": "explored", "2-left": "explored", "2-right": "explored", "1-right": "landed"}}
    crews = {0: ["captain-bear", "owl-pilot", "owl-military"]}
    for hand, wanted in ((["owl-scientist", "owl-botanist", "owl-engineer"], "play-any"), (["robot-1"], "draw-3")):
        state = plain().setup(2, crews=crews, hands={0: hand, 1: []}, ships=ships, turn=14)
        play(state, "0 explore 1-right")
        assert advice(state) == f"take {wanted}"


def test_a_player_who_can_do_nothing_stays() -> None:
    state = plain().setup(2, crews={0: ["captain-bear"]}, hands={0: ["robot-1"], 1: []}, ships={0: DONE}, turn=16)
    assert advice(state) == "stay"


# Abilities and chains


def test_a_card_that_brings_in_another_comes_first() -> None:
    changes = {"rhino-pilot": {"ability": "play any"}}
    state = last_turn(changes, PAIRS, ["rhino-pilot", "owl-scientist"])
    assert follow_turn(state) == ["explore 3-left", "take play-any", "play rhino-pilot", "play owl-scientist"]


def test_a_chain_whose_condition_is_not_met_is_not_advised() -> None:
    changes = {"rhino-pilot": {"condition": "have robot", "ability": "play any"}}
    state = last_turn(changes, ["owl-pilot", "owl-military"], ["rhino-pilot", "owl-scientist"])
    assert follow_turn(state)[2] == "play owl-scientist"


def test_a_chain_whose_condition_is_met_is_advised() -> None:
    changes = {"rhino-pilot": {"condition": "have robot", "ability": "play any"}}
    state = last_turn(changes, [*PAIRS, "robot-1"], ["rhino-pilot", "owl-scientist"])
    assert follow_turn(state)[2:4] == ["play rhino-pilot", "play owl-scientist"]


def test_a_chain_that_cannot_be_paid_is_not_advised() -> None:
    changes = {"rhino-pilot": {"condition": "discard robot", "ability": "play any"}}
    state = last_turn(changes, ["owl-pilot", "owl-military"], ["rhino-pilot", "owl-scientist"])
    assert follow_turn(state)[2] == "play owl-scientist"


def test_the_least_useful_card_pays_for_the_next() -> None:
    changes = {"rhino-pilot": {"condition": "discard any", "ability": "play any"}, "robot-4": {"credits": 2}}
    state = last_turn(changes, PAIRS, ["rhino-pilot", "owl-scientist", "robot-4", "robot-5"])
    assert follow_turn(state)[2:5] == ["play rhino-pilot", "discard robot-5", "play owl-scientist"]


def test_two_cards_are_paid_where_it_is_worth_it() -> None:
    changes = {"rhino-pilot": {"condition": "discard 2 any", "ability": "draw and play"}}
    hand = ["rhino-pilot", "robot-4", "robot-5", "robot-6"]
    state = last_turn(changes, ["owl-pilot", "owl-military"], hand, pool=["owl-scientist", "robot-1", "robot-2"])
    assert follow_turn(state)[2:] == ["play rhino-pilot", "discard robot-4", "discard robot-5", "draw left", "end"]


def test_a_useless_discard_is_declined() -> None:
    changes = {"rhino-pilot": {"condition": "discard any", "ability": "draw 3"}}
    state = last_turn(changes, ["rhino-military", "rhino-engineer"], ["rhino-pilot", "robot-1"])
    assert follow_turn(state)[2:] == ["play rhino-pilot", "decline", "end"]


def test_a_worthless_card_is_removed_for_a_good_one_and_a_good_one_never() -> None:
    changes = {"rhino-pilot": {"condition": "remove any", "ability": "play any"}}
    hand = ["rhino-pilot", "owl-scientist", "owl-botanist"]
    rhinos = ["rhino-military", "rhino-engineer"]
    state = last_turn(changes, ["owl-pilot", "owl-military", "robot-1", *rhinos], ["rhino-pilot", "owl-scientist"])
    play(state, "0 explore 3-left; 0 take play-any; 0 play rhino-pilot")
    assert advice(state) == "remove robot-1"
    state = last_turn(changes, ["owl-pilot", "owl-military"], ["rhino-pilot", "owl-scientist"])
    play(state, "0 explore 3-left; 0 take play-any; 0 play rhino-pilot")
    assert advice(state) == "remove rhino-pilot", "even the card whose ability it is"
    state = last_turn(changes, ["owl-pilot", "owl-military", "owl-engineer", *rhinos], hand)
    play(state, "0 explore 3-left; 0 take play-any; 0 play rhino-pilot")
    assert advice(state) == "decline"


def test_a_free_ability_is_used() -> None:
    state = playing({"rhino-pilot": {"ability": "draw 1"}}, [], ["rhino-pilot"])
    state.play(0, "play rhino-pilot")
    assert advice(state) == "use"


def test_drawing_comes_before_playing() -> None:
    for ability, square, wanted in (
        ("draw 1", "play any", "first card"),
        ("play any", "draw 1", "first square"),
        ("draw and play", "play any", "first card"),
    ):
        changes = {
            "rhino-pilot": {"ability": ability, "veteran": True},
            "captain-bear": {"track": [square, *["draw 1"] * 3, "credits 6"]},
        }
        state = playing(changes, [], ["rhino-pilot", "owl-pilot", "lizard-pilot"])
        state.play(0, "play rhino-pilot")
        assert advice(state) == wanted


def test_an_ability_whose_condition_is_not_met_comes_last() -> None:
    """A pilot does not count as another pilot for itself."""
    for condition, wanted in (
        ("have pilot", "first square"),
        ("have engineer", "first card"),
        ("discard any", "first card"),
    ):
        changes = {
            "rhino-pilot": {"condition": condition, "ability": "draw 3", "veteran": True},
            "captain-bear": {"track": ["play any", *["draw 1"] * 3, "credits 6"]},
        }
        state = playing(changes, [], ["rhino-pilot", "owl-pilot", "lizard-pilot"])
        state.play(0, "play rhino-pilot")
        assert advice(state) == wanted


# The pool


def test_a_useless_card_refreshes_a_useless_pool() -> None:
    crew = ["bear-pilot", "bear-military", "owl-pilot", "owl-military", "rhino-pilot", "rhino-military"]
    state = plain(FAR).setup(
        2,
        planets=["planet-3-1"],
        crews={0: ["captain-bear", *crew]},
        hands={0: ["robot-4", "robot-5"], 1: []},
        pool=DULL,
        ships={0: {**DONE}},
        turn=16,
    )
    state.play(0, "land 3-left")
    assert advice(state) == "refresh robot-4"


def test_a_good_card_is_not_given_for_another_pool() -> None:
    crew = ["bear-pilot", "bear-military", "owl-pilot", "owl-military", "rhino-pilot", "rhino-military"]
    state = plain(FAR).setup(
        2, planets=["planet-3-1"], crews={0: ["captain-bear", *crew]}, hands={0: ["bear-scientist"], 1: []}, pool=DULL
    )
    state.play(0, "land 3-left")
    assert advice(state) == "draw pile"


def test_early_no_card_is_given_for_another_pool() -> None:
    """Not even one of many: chains and prices will need it."""
    hand = [f"{species}-{work}" for species in ("owl", "rhino") for work in ("pilot", "botanist", "engineer", "scientist")]
    state = plain().setup(2, crews={0: ["captain-bear"]}, hands={0: [*hand, "robot-4", "robot-5"], 1: []}, pool=DULL)
    state.play(0, "land 1-left")
    assert advice(state) == "draw pile"


def test_the_best_card_of_the_pool_is_drawn_into_play() -> None:
    changes = {"planet-3-1": {"left": sector("draw and play"), "right": sector("draw 1")}}
    state = plain(changes).setup(
        2,
        planets=["planet-3-1"],
        crews={0: ["captain-bear", "owl-pilot", "owl-military"]},
        hands={0: ["rhino-pilot"], 1: []},
        pool=["robot-1", "robot-2", "owl-scientist"],
    )
    state.play(0, "land 3-left")
    assert advice(state) == "draw right"
