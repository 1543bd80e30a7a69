"""Log lines: each rendered once, and always those of the events now shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable.engine.knowledge.events import Seen
from wildtable.server.html.phrases import LATEST_LINES, LogLines, Phrases, frame_log

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


def show(phrases: Phrases, events: Sequence[Mapping[str, Any]], reader: int | None) -> str:
    """Return the region with the lines of these events, all rendered now."""
    before, after = frame_log(phrases.language, is_empty=not events)
    return "".join([before, *[f"{line}\n" for line in phrases.log_lines(events, reader)], after])


def test_lines_follow_a_log_that_moves_on_is_taken_back_and_names_others() -> None:
    rng = Random(1)
    lines, log = LogLines(), list[Mapping[str, Any]]()
    for number, events in enumerate(play(rng)):
        log += events
        if number % 5 == 4:
            del log[-rng.randrange(1, 4) :]
        names = NAMES if number % 7 else NAMES[::-1]
        phrases = Phrases(GAME, names, "en")
        for step in (0, 6, WINDOW - 1):  # the oldest leave one by one, several at a time, and nearly all at once
            shown = log[-WINDOW - (len(log) % step if step else 0) :]
            lines.update(phrases, shown, 0)
            assert lines.region == show(phrases, shown, 0)
            latest = [str(line) for line in phrases.log_lines(shown, 0)[-LATEST_LINES:]]
            assert lines.take_latest().split("\n") == (latest or [""])
    lines.update(phrases, [], 0)
    assert lines.region == show(phrases, [], 0)
    assert lines.take_latest() == ""


def test_a_line_grows_with_events_of_its_name_that_come_later() -> None:
    lines, phrases = LogLines(), Phrases(GAME, NAMES, "en")
    log = [event for events in play(Random(1))[:60] for event in events]
    for end in range(1, len(log) + 1):
        lines.update(phrases, log[:end][-WINDOW:], 0)
        assert lines.region == show(phrases, log[:end][-WINDOW:], 0)


def test_a_line_that_fails_spoils_none_of_the_others() -> None:
    class Failing(Phrases):
        def log_run(self, events: Any, reader: Any) -> Any:
            raise RuntimeError

    lines, log, phrases = LogLines(), list[Mapping[str, Any]](), Phrases(GAME, NAMES, "en")
    for number, events in enumerate(play(Random(1))[:40]):
        log += events
        shown = log[-WINDOW:]
        if number % 3 == 1 and events:
            with pytest.raises(RuntimeError):
                lines.update(Failing(GAME, NAMES, "en"), shown, 0)
        lines.update(phrases, shown, 0)
        assert lines.region == show(phrases, shown, 0)


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
    assert sum(rendered) < 2 * len(log), "only a cut run and one that has grown are rendered again"


def test_readers_share_the_lines_of_spectators_that_do_not_name_them() -> None:
    rendered: list[int] = []

    class Counted(Phrases):
        def log_run(self, events: Any, reader: Any) -> Any:
            if reader is not None:
                rendered.append(len(events))
            return super().log_run(events, reader)

    public, own, log = LogLines(), LogLines(), list[Mapping[str, Any]]()
    for events in play(Random(1)):
        log += events
    phrases = Counted(GAME, NAMES, "en")
    shown = log[-WINDOW:]
    own.update(phrases, shown, 0, public.update(phrases, shown, None))
    assert own.region == show(phrases, shown, 0)
    assert 0 < sum(rendered) < len(shown)
