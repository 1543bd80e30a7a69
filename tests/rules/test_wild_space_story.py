"""The story of the turns since a player's last one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wildtable.engine.presentation.scenes import LONG
from wildtable.games.wild_space.game import WildSpace

from .scene_tables import NAMES, tell
from .wild_space_tables import WildSpaceTable, by_chance


def headings(table: WildSpaceTable, viewer: int | None) -> list[int | None]:
    """Return the names of those whose turns are told."""
    return [beat.seat for beat in table.beats(viewer) if beat.message == "beat-turn"]


def test_the_turns_of_the_others_and_the_present_one_are_told(space: WildSpace) -> None:
    for table, _ in by_chance(space, "told turns"):
        turns = [event["seat"] for event in table.story(None) if event["event"] == "turn-began"]
        seats = table.state.seats
        assert headings(table, None) == turns[-seats:]
        for viewer in table.state.people:
            told = headings(table, viewer)
            assert told == turns[len(turns) - len(told) :]
            assert viewer not in told[:-1]
            assert len(told) <= seats


@pytest.mark.whole_games
def test_every_link_of_a_turn_is_told_and_planets_are_held_longer(space: WildSpace) -> None:
    revealed = []
    for table, _ in by_chance(space, "told links"):
        lines = tell(table, 0)
        assert all(
            line in ("Your turn", *(f"{name}\N{RIGHT SINGLE QUOTATION MARK}s turn" for name in NAMES)) for line in lines[:1]
        )
        revealed += [beat for beat in table.beats(0) if beat.message == "event-turned-up"]
    assert {beat.hold for beat in revealed} == {LONG}


def test_draws_from_the_pile_that_follow_each_other_are_told_as_one(space: WildSpace) -> None:
    """With their number, and only those: what is taken from the pool has a name."""
    counts = set()
    for table, _ in by_chance(space, "told draws"):
        for viewer in (None, 0):
            beats, story = table.beats(viewer), table.story(viewer)
            drawn = [beat for beat in beats if beat.message == "link-drew"]
            assert not any(one.message == other.message == "link-drew" for one, other in pairwise(beats))
            first = beats[0].place if beats else 0
            happened = [event for event in story[first:] if event["event"] == "drawn"]
            numbers = [int(dict(beat.about)["count"]) for beat in drawn]
            assert sum(numbers) == sum(event["count"] for event in happened)
            counts |= {*numbers}
    assert {1, 2, 3} <= counts


def test_nothing_is_told_before_the_first_turn(space: WildSpace) -> None:
    table = WildSpaceTable(space.new(2, seed="first"))
    table._happened.clear()
    assert table.beats(0) == ()


def test_the_smuggler_wins_as_itself(space: WildSpace) -> None:
    table = WildSpaceTable(space.new(2, seed="smuggler", solo="easy"))
    mine, smuggler = table.columns(0)
    assert (smuggler.emblem, smuggler.tie_break) == ("smuggler", "tie-break-smuggler")
    assert mine.emblem.startswith("head-")
    assert mine.tie_break == "tie-break-crew"
