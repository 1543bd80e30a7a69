"""Positions laid out for what random games hardly ever come to: the twin is compared with the steps in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.rules.ability_positions import CARD
from tests.rules.test_wild_space_chains import returning
from tests.rules.wra_decks import BOTH, chase, plain, points
from tests.twin.lockstep import Difference, compare
from wildtable.engine.state import State
from wildtable.engine.twin.twin import Twin


class Line(NamedTuple):
    """A position, and what is played from there, written like a record: `0 take lion; 0 pay forest-1, pay wild-2`."""

    state: Callable[[], State]
    script: str


def equal_sets(kept: str, tucked: str) -> State:
    """Set up a Leader that scores each matching symbol, with an animal to tuck under it, before the leadership phase."""
    leader, *others = kept.split()
    tuck = '{ effect = "tuck", phase = "leadership", target = "rival" }'
    rows = {0: [leader, tucked, others[0]], 1: ["swan", "lynx", "badger"], 2: ["toad", "hare", "fox"]}
    game = plain(**{leader: points(1, each="matching"), "swan": tuck})
    return game.setup(3, alliances=rows, recruits={0: [others[1]]})


def no_collector() -> State:
    """Set up a Leader that lets its Collector do both, and a rival that chases this Collector away before the battle, which
    the hare loses."""
    rows = {0: ["goose", "hare", "toad"], 1: ["crane", "boar", "mouse"], 2: ["swan", "lynx", "badger"]}
    return plain(goose=BOTH, crane=chase("collector")).setup(3, alliances=rows)


LINES: dict[str, tuple[Line, ...]] = {
    "wild-cards": (),
    "wild-realms-alliance": (
        Line(lambda: equal_sets("crane stag wolf", "boar"), "1 target 0"),
        Line(lambda: equal_sets("crane stag goose", "mouse"), "1 target 0"),
        Line(no_collector, "1 target 0"),
    ),
    "wild-space": (
        Line(
            lambda: returning("play any", ["draw 1", "play any", "draw 1", "draw 1", "credits 6"]),
            f"0 land 1-right; 0 play {CARD}; 0 first card; 0 play owl-pilot; 0 first card; 0 remove {CARD}; 0 draw pile; "
            f"0 play {CARD}",
        ),
        Line(
            lambda: returning("draw 1", ["play any", "play any", "credits 6", "draw 1", "draw 1"], "robot-8"),
            f"0 land 1-right; 0 play {CARD}; 0 first card; 0 decline; 0 play owl-pilot; 0 first card; 0 remove {CARD}; "
            f"0 draw pile; 0 play {CARD}",
        ),
    ),
}


def follow_line(line: Line, change: Callable[[Twin], None] = lambda _: None) -> None:
    """Play a line with the steps and with the twin, then the first moves to the end, and compare them at every decision."""
    state = line.state()
    options: Any = state.options
    twin = state.game.twin(state.seats, options, compiled=False)
    change(twin)
    position = twin.from_state(state)
    script = [part.strip().split(" ", 1) for part in line.script.split(";")]
    while state.asking:
        compare(state, position, often=True)
        seat, move = script.pop(0) if script else (min(state.asking), next(iter(state.asking[min(state.asking)])))
        found = state.game.moves[str(move)]
        state.play(int(seat), found)
        position.play(int(seat), found.id)
    compare(state, position, often=True)
    assert state.result is not None
    if (state.result.scores, state.result.ranks) != (position.scores, position.ranks):
        raise Difference(f"{state.result.scores}, {state.result.ranks}; in the twin {position.scores}, {position.ranks}")
