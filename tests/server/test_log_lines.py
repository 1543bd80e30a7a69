"""Log lines: each put into words once, and always those of the events now shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable.engine.knowledge.events import Seen
from wildtable.server.html.phrases import LATEST_LINES, GrowingLog
from wildtable.server.html.presenter import Presenter

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


class Words:
    """Puts events into words for a reader as pages do, and counts them."""

    def __init__(self, names: Sequence[str], reader: int | None) -> None:
        view = GAME.new(seats=3, seed=7).view(reader)
        self.about = tuple(names), reader
        self.count = 0
        self._presenter = Presenter(view, names, (), "en")

    def __call__(self, events: Sequence[Mapping[str, Any]]) -> str:
        self.count += len(events)
        return self._presenter._word_events(events)


def show(words: Words, events: Sequence[Mapping[str, Any]]) -> str:
    """Return the region with the lines of these events, all worded now."""
    return f'<ol class="lines">\n{words(events)}</ol>'


def test_lines_follow_a_log_that_moves_on_is_taken_back_and_names_others() -> None:
    rng, log = Random(1), list[Mapping[str, Any]]()
    grown = GrowingLog()
    for number, events in enumerate(play(rng)):
        log += events
        if number % 5 == 4:
            del log[-rng.randrange(1, 4) :]
        words = Words(NAMES if number % 7 else NAMES[::-1], 0)
        for step in (0, 6, WINDOW - 1):  # the oldest leave one by one, several at a time, and nearly all at once
            shown = log[-WINDOW - (len(log) % step if step else 0) :]
            grown.follow(words.about, shown, words)
            assert grown.region == show(words, shown)
            latest = words(shown).splitlines()[-LATEST_LINES:]
            assert grown.take_latest().splitlines() == latest
    grown.follow(words.about, [], words)
    assert grown.region == show(words, [])
    assert grown.take_latest() == ""


def test_a_line_grows_with_events_of_its_name_that_come_later() -> None:
    grown, words = GrowingLog(), Words(NAMES, 0)
    log = [event for events in play(Random(1))[:60] for event in events]
    for end in range(1, len(log) + 1):
        grown.follow(words.about, log[:end], words)
        assert grown.region == show(words, log[:end])


def test_a_line_that_fails_spoils_none_of_the_others() -> None:
    def fail(_: Sequence[Mapping[str, Any]]) -> str:
        raise RuntimeError

    grown, words, log = GrowingLog(), Words(NAMES, 0), list[Mapping[str, Any]]()
    for number, events in enumerate(play(Random(1))[:40]):
        log += events
        if number % 3 == 1 and events:
            with pytest.raises(RuntimeError):
                grown.follow(words.about, log, fail)
        grown.follow(words.about, log, words)
        assert grown.region == show(words, log)


def test_only_new_lines_are_put_into_words() -> None:
    grown, words, log = GrowingLog(), Words(NAMES, 0), list[Mapping[str, Any]]()
    for events in play(Random(1)):
        log += events
        grown.follow(words.about, log, words)
    assert words.count < 3 * len(log), "new ones, and the last that may have grown"
