"""Wild Space: turns, landing, exploring, revealed planets."""

from __future__ import annotations

from random import Random

import pytest

from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import CREWS, DISCARDS, FACE_DOWN, HANDS, PLANETS, WildSpaceState

from .playing import asked, events_named, names, options, play
from .wild_space_decks import plain, sector, seen

THREE = ["bear-pilot", "owl-pilot", "rhino-pilot"]
SIX = [*THREE, "lizard-pilot", "monkey-pilot", "octopus-pilot"]
NINE = [*SIX, "robot-1", "robot-2", "robot-3"]
OTHERS = ["bear-military", "owl-military", "rhino-military"]
UP = ["planet-3-1", "planet-6-1", "planet-9-1"]


def places(state: WildSpaceState, seat: int, verb: str) -> list[str]:
    """Return the sectors that a seat may name with a verb."""
    return [option.partition(" ")[2] for option in options(state, seat) if option.startswith(verb)]


def finish(state: WildSpaceState) -> None:
    """End the current turn in as few moves as possible."""
    turn = state.turn
    while not state.over and state.turn == turn:
        (seat,) = asked(state)
        quick = ("end", "decline", "take draw-3", "draw pile")
        offered = options(state, seat)
        state.play(seat, next(word for word in (*quick, *offered) if word in offered))


@pytest.mark.rule("WS-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_turns_each_clockwise_from_the_first_player(space: WildSpace, seats: int) -> None:
    state, rng = space.new(seats, seed=6), Random(6)
    turns = [event.seat for event in events_named(state, "turn-began")]
    while not state.over:
        (seat,) = asked(state)
        assert seat == state.active == turns[-1]
        state.play(seat, state.asking[seat].sample(rng))
        turns += [event.seat for event in events_named(state, "turn-began")]
    assert turns == [(state.first + turn) % seats for turn in range(10 * seats)]
    assert [state.turns_left(seat) for seat in state.people] == [0] * seats


@pytest.mark.rule("WS-06")
def test_a_turn_uses_one_spaceship_and_takes_its_action() -> None:
    state = plain().setup(2, hands={0: [], 1: []})
    assert [state.turns_left(seat) for seat in range(2)] == [10, 10]
    play(state, "0 land 1-left; 0 draw pile; 0 draw pile; 0 end")
    assert (len(state[HANDS[0]]), asked(state)) == (2, [1])
    assert [state.turns_left(seat) for seat in range(2)] == [9, 10]
    assert (state.ships_left(0), state.ships_left(1)) == (4, 5)
    assert seen(state, 0).round == 1


@pytest.mark.rule("WS-06")
def test_five_landings_and_five_explorations_are_a_game() -> None:
    state = plain().setup(2, crews={0: NINE, 1: OTHERS}, hands={0: [], 1: []})
    while not state.over:
        finish(state)
    assert [sorted(state.ships_of(seat)) for seat in range(2)] == [[0] * 5 + [2] * 5] * 2
    assert seen(state, 0).round == 10


@pytest.mark.rule("WS-07")
@pytest.mark.parametrize(
    ("crew", "open_places"),
    [([], "12"), (THREE[:1], "12"), (THREE[:2], "123"), (THREE, "123"), (SIX[:5], "1236"), (NINE[:8], "12369")],
)
def test_a_planet_asks_for_as_many_crew_cards_as_its_number(crew: list[str], open_places: str) -> None:
    """The captain counts, so three others make the four of the example."""
    state = plain().setup(2, crews={0: crew}, hands={0: [], 1: []}, planets=UP)
    assert places(state, 0, "land") == [f"{place}-{side}" for place in open_places for side in ("left", "right")]


@pytest.mark.rule("WS-07")
def test_the_ship_lies_on_the_sector_and_the_crew_may_shrink_by_the_condition() -> None:
    game = plain({"planet-3-1": {"left": sector("draw 1", conditions=("remove any",))}})
    state = game.setup(2, crews={0: THREE[:2]}, hands={0: [], 1: []}, planets=["planet-3-1"])
    play(state, "0 land 3-left, remove bear-pilot")
    assert state.ships_of(0)[4] == 1
    assert state.crew_size(0) == 2
    assert asked(state) == [0]


@pytest.mark.rule("WS-07")
def test_landing_is_legal_even_if_the_action_does_nothing() -> None:
    state = plain().setup(2, hands={0: [], 1: []})
    play(state, "0 land 1-right")
    assert asked(state) == [1]
    assert state.ships_of(0)[1] == 1


@pytest.mark.rule("WS-08")
@pytest.mark.parametrize("ship", ["landed", "explored"])
def test_never_two_spaceships_on_one_sector(ship: str) -> None:
    ships = {0: {"1-left": ship}, 1: {"2-left": ship, "2-right": ship, "1-right": ship}}
    state = plain().setup(2, hands={0: [], 1: []}, ships=ships)
    assert places(state, 0, "land") == ["1-right", "2-left", "2-right"]


@pytest.mark.rule("WS-09")
def test_one_of_several_actions() -> None:
    game = plain({"planet-1": {"left": sector("draw 2", "play robot", "draw 1")}})
    state = game.setup(2, hands={0: ["robot-1"], 1: []})
    state.play(0, "land 1-left")
    assert options(state, 0) == ["take draw-2", "take play-robot", "take draw-1", "refresh robot-1"]
    play(state, "0 take play-robot; 0 play robot-1")
    assert "robot-1" in names(state, CREWS[0])
    assert asked(state) == [1]


@pytest.mark.rule("WS-09")
def test_a_condition_is_fulfilled_on_landing_or_one_cannot_land() -> None:
    game = plain({"planet-1": {"left": sector("draw 1", conditions=("discard 2 robot",))}})
    state = game.setup(2, hands={0: ["robot-1", "bear-pilot"], 1: ["robot-2", "robot-3", "robot-4", "owl-pilot"]}, turn=0)
    assert "1-left" not in places(state, 0, "land")
    play(state, "0 land 1-right; 0 decline; 0 end; 1 land 1-left")
    assert options(state, 1) == ["discard robot-2", "discard robot-3", "discard robot-4"]
    assert state.ships_of(1)[0] == 0
    play(state, "1 discard robot-4; 1 discard robot-2")
    assert names(state, DISCARDS) == ["robot-2", "robot-4"]
    assert state.ships_of(1)[0] == 1
    assert options(state, 1)[0] == "draw pile"


@pytest.mark.rule("WS-09")
def test_a_landing_begun_can_be_taken_back_before_it_is_paid() -> None:
    game = plain({"planet-1": {"left": sector("draw 1", conditions=("discard any",))}})
    state = game.setup(2, hands={0: ["robot-1", "robot-2"], 1: []})
    before = state.position()
    state.play(0, "land 1-left")
    assert options(state, 0) == ["discard robot-1", "discard robot-2"], "refreshing the pool is not offered in between"
    state.withdraw(0)
    assert state.position() == before


@pytest.mark.rule("WS-09")
def test_of_several_conditions_the_player_chooses() -> None:
    game = plain({"planet-1": {"left": sector("draw 1", conditions=("discard robot", "have emissary"))}})
    crews, hands = {0: ["emissary-owl-1"]}, {0: ["robot-1", "bear-pilot"], 1: []}
    state = game.setup(2, crews=crews, hands=hands)
    state.play(0, "land 1-left")
    assert options(state, 0) == ["meet discard-robot", "meet have-emissary"]
    free, paid = state.copy(), state
    free.play(0, "meet have-emissary")
    assert len(free[HANDS[0]]) == 2
    play(paid, "0 meet discard-robot, discard robot-1")
    assert names(paid, DISCARDS) == ["robot-1"]
    for one in (free, paid):
        assert options(one, 0)[0] == "draw pile"


@pytest.mark.rule("WS-09")
@pytest.mark.parametrize(
    ("crew", "hand", "moves"),
    [
        (["emissary-owl-1"], ["bear-pilot"], "land 1-left"),
        ([], ["robot-1", "bear-pilot"], "land 1-left, discard robot-1"),
        ([], ["bear-pilot"], ""),
    ],
)
def test_the_one_condition_that_can_be_fulfilled_is_meant(crew: list[str], hand: list[str], moves: str) -> None:
    game = plain({"planet-1": {"left": sector("draw 1", conditions=("discard robot", "have emissary"))}})
    state = game.setup(2, crews={0: crew}, hands={0: hand, 1: []})
    assert ("1-left" in places(state, 0, "land")) is bool(moves)
    if moves:
        state.play(0, *moves.split(", "))
        assert options(state, 0)[0] == "draw pile"


@pytest.mark.rule("WS-10")
def test_exploring_slides_the_ship_up_and_offers_two_actions() -> None:
    state = plain().setup(2, hands={0: ["bear-pilot"], 1: []}, ships={0: {"1-left": "landed", "2-left": "explored"}})
    assert places(state, 0, "explore") == ["1-left"]
    state.play(0, "explore 1-left")
    assert options(state, 0) == ["take draw-3", "take play-any", "refresh bear-pilot"]
    assert state.ships_of(0)[0] == 2
    drawing, playing = state.copy(), state
    play(drawing, "0 take draw-3; 0 draw pile; 0 draw pile; 0 draw pile; 0 end")
    assert len(drawing[HANDS[0]]) == 4
    play(playing, "0 take play-any; 0 play bear-pilot")
    assert "bear-pilot" in names(playing, CREWS[0])
    assert asked(drawing) == asked(playing) == [1]


@pytest.mark.rule("WS-10")
def test_exploring_asks_for_no_condition_and_no_crew_size() -> None:
    game = plain({"planet-6-1": {"left": sector("draw 1", conditions=("discard robot",))}})
    state = game.setup(2, hands={0: [], 1: []}, planets=UP, ships={0: {"6-left": "landed"}})
    assert state.crew_size(0) == 1
    assert places(state, 0, "explore") == ["6-left"]


@pytest.mark.rule("WS-11")
def test_without_a_spaceship_left_the_player_must_explore() -> None:
    landed = dict.fromkeys(("1-left", "1-right", "2-left", "2-right", "3-left"), "landed")
    state = plain().setup(2, crews={0: NINE}, hands={0: [], 1: []}, planets=UP, ships={0: landed})
    assert options(state, 0) == [f"explore {name}" for name in landed]


@pytest.mark.rule("WS-11")
def test_a_player_who_can_neither_land_nor_explore_stays_and_the_turn_counts() -> None:
    used = dict.fromkeys(("1-left", "1-right", "2-left", "2-right"), "explored")
    state = plain().setup(2, hands={0: ["bear-pilot"], 1: []}, ships={0: used})
    assert options(state, 0) == ["stay", "refresh bear-pilot"]
    left = state.turns_left(0)
    play(state, "0 stay; 0 end")
    assert state.turns_left(0) == left - 1
    assert state.ships_left(0) == 1


@pytest.mark.rule("WS-11")
def test_staying_without_a_hand_follows_from_public_facts_and_is_not_asked() -> None:
    used = dict.fromkeys(("1-left", "1-right", "2-left", "2-right"), "explored")
    state = plain().setup(2, hands={0: [], 1: ["bear-pilot"]}, ships={0: used})
    assert asked(state) == [1]
    assert state.turn == 17


@pytest.mark.rule("WS-11")
def test_a_condition_that_only_the_hand_cannot_fulfil_is_asked_about_all_the_same() -> None:
    game = plain({"planet-3-1": {side: sector("draw 1", conditions=("discard robot",)) for side in ("left", "right")}})
    used = dict.fromkeys(("1-left", "1-right", "2-left", "2-right"), "explored")
    state = game.setup(2, crews={0: THREE}, hands={0: ["bear-military"], 1: []}, ships={0: used}, planets=["planet-3-1"])
    assert options(state, 0) == ["stay", "refresh bear-military"]


@pytest.mark.rule("WS-11")
@pytest.mark.parametrize(("explored", "warned"), [(2, None), (3, 2), (4, 0)])
def test_players_are_warned_before_they_are_stuck(explored: int, warned: int | None) -> None:
    used = dict.fromkeys(("1-left", "1-right", "2-left", "2-right")[:explored], "explored")
    state = plain().setup(3, hands={0: [], 1: [], 2: []}, ships={1: used}, turn=3 * 2 * explored)
    play(state, "0 land 1-right")
    assert [event.number for event in events_named(state, "stuck-soon")] == ([] if warned is None else [warned])


@pytest.mark.rule("WS-18")
def test_planets_are_turned_up_at_the_end_of_a_turn() -> None:
    state = plain().setup(2, crews={0: THREE[:1]}, hands={0: ["robot-1"], 1: []})
    assert not state[PLANETS[2]]
    play(state, "0 land 1-right; 0 play robot-1")
    assert names(state, PLANETS[2])[0].startswith("planet-3-")
    assert [event.name for event in state.events][-2:] == ["turned-up", "turn-began"]
    assert not state[PLANETS[3]]
    assert state.view(None).shown[PLANETS[2]] == state[PLANETS[2]]
    assert places(state, 1, "land") == ["1-left", "1-right", "2-left", "2-right"]


@pytest.mark.rule("WS-18")
def test_planets_are_not_turned_up_before_the_end_of_the_turn() -> None:
    state = plain().setup(2, crews={0: THREE[:1]}, hands={0: ["robot-1", "robot-2"], 1: []})
    play(state, "0 land 1-right; 0 play robot-1")
    assert (asked(state), state[PLANETS[2]]) == ([0], ())
    state.play(0, "end")
    assert state[PLANETS[2]]
    assert not state[FACE_DOWN[3]]


@pytest.mark.rule("WS-18")
def test_several_planets_are_turned_up_at_once_and_stay_up() -> None:
    chain = {f"robot-{number}": {"ability": "play any"} for number in range(1, 6)}
    game = plain({**chain, "planet-1": {"left": sector("draw 1", conditions=("remove any",))}})
    robots = [f"robot-{number}" for number in range(1, 6)]
    state = game.setup(2, hands={0: robots, 1: []})
    play(state, "0 land 1-right;" + ";".join(f"0 play {robot}" for robot in robots))
    assert [bool(state[place]) for place in PLANETS] == [True] * 4 + [False]
    play(state, "1 land 1-right; 0 land 1-left, remove robot-1")
    assert state.crew_size(0) == 5
    assert state[PLANETS[3]]
