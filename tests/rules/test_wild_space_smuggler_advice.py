"""Solo Wild Space: the advice where a player moves the Smuggler."""

from __future__ import annotations

from typing import Any

from wildtable.games.wild_space.state import WildSpaceState

from .playing import advice
from .wild_space_decks import follow_turn, plain


def smuggler(pool: list[str], first: dict[str, Any], second: dict[str, Any]) -> WildSpaceState:
    """Set up the Smuggler's turn with two owls in its crew and two planets to choose from."""
    changes = {"hostile-mild-1": first, "hostile-mild-2": second}
    return plain(changes).setup(
        2,
        solo="easy",
        first=1,
        crews={0: ["captain-bear"], 1: ["captain-owl", "owl-pilot"]},
        hands={0: []},
        pool=pool,
        hostile=["hostile-mild-1", "hostile-mild-2"],
    )


def test_the_smuggler_is_led_away_from_its_third_owl() -> None:
    take = [{"landing": [f"take {spot}"], "exploring": ["discard left"], "icons": []} for spot in ("left", "middle")]
    assert advice(smuggler(["owl-military", "rhino-pilot", "robot-1"], *take)) == "land hostile-mild-2"
    assert advice(smuggler(["rhino-pilot", "owl-military", "robot-1"], *take)) == "land hostile-mild-1"


def test_the_smuggler_rather_discards_than_takes() -> None:
    planets = [{"landing": [f"{what} left"], "exploring": ["discard left"], "icons": []} for what in ("take", "discard")]
    assert advice(smuggler(["owl-military", "rhino-pilot", "robot-1"], *planets)) == "land hostile-mild-2"


def test_an_unknown_card_has_a_value_for_the_smuggler() -> None:
    unseen = {"landing": ["discard left", "take left"], "exploring": ["discard left"], "icons": []}
    known = {"landing": ["take left"], "exploring": ["take left"], "icons": []}
    state = smuggler(["robot-1", "rhino-pilot", "robot-2"], unseen, known)
    assert advice(state) == "land hostile-mild-2"
    state = smuggler(["owl-military", "rhino-pilot", "robot-2"], unseen, known)
    assert advice(state) == "land hostile-mild-1"


def test_where_it_has_landed_the_smuggler_may_explore() -> None:
    calm = {"landing": ["take left", "take middle"], "exploring": ["discard right"], "icons": []}
    wild = {"landing": ["take left", "take right"], "exploring": ["take left"], "icons": []}
    state = smuggler(["owl-military", "owl-scientist", "robot-2"], calm, wild)
    state.play(0, "land hostile-mild-1")
    follow_turn(state)
    assert advice(state) == "explore hostile-mild-1"
