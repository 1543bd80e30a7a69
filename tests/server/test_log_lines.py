"""Log lines: each rendered once, and always those of the events now shown."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import wildtable
from wildtable.engine.knowledge.events import Seen
from wildtable.server.html.phrases import LogLines, Phrases

WINDOW = 12
GAME = wildtable.load("wild-cards")
NAMES = ("Ann", "Ben", "Cleo")


def play(rng: Random) -> list[list[Mapping[str, Any]]]:
    """Play a game and return the events of each move as a spectator saw them."""
    state, told = GAME.new(seats=3, seed=7), list[list[Mapping[str, Any]]]()
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
        told.append([Seen.of(event, None).dump(GAME.catalogue) for event in state.events])
    return told


def test_lines_follow_a_log_that_moves_on_is_taken_back_and_names_others() -> None:
    rng = Random(1)
    lines, log = LogLines(), list[Mapping[str, Any]]()
    for number, events in enumerate(play(rng)):
        log += events
        if number % 5 == 4:
            del log[-rng.randrange(1, 4) :]
        names = NAMES if number % 7 else NAMES[::-1]
        phrases = Phrases(GAME, names, "en")
        shown = log[-WINDOW:]
        assert lines.update(phrases, shown, 0) == phrases.log_lines(shown, 0)


def test_lines_are_rendered_once() -> None:
    rendered: list[int] = []

    class Counted(Phrases):
        def log_run(self, events: Any, reader: Any) -> Any:
            rendered.append(len(events))
            return super().log_run(events, reader)

    lines, log = LogLines(), list[Mapping[str, Any]]()
    for events in play(Random(1)):
        log += events
        lines.update(Counted(GAME, NAMES, "en"), log[-WINDOW:], 0)
    assert sum(rendered) < 3 * len(log), "only the last run and a cut one are rendered again"


def test_readers_share_the_lines_of_spectators_that_do_not_name_them() -> None:
    public, own, log = LogLines(), LogLines(), list[Mapping[str, Any]]()
    for events in play(Random(1)):
        log += events
    phrases = Phrases(GAME, NAMES, "en")
    shown = log[-WINDOW:]
    theirs = public.update(phrases, shown, None)
    mine = own.update(phrases, shown, 0, public)
    assert mine == phrases.log_lines(shown, 0)
    shared = [line for line in mine if any(line is other for other in theirs)]
    assert 0 < len(shared) < len(mine)
