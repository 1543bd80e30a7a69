"""Ladders: the same whether interrupted or not, with any number of processes; calibrated strength intervals."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from math import log10
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from wildtable.engine.errors import OptionError, RecordError
from wildtable.lab import job as jobs
from wildtable.lab.job import LabError, Part
from wildtable.lab.ladder import Ladder, Pairing, estimate, merge_ladders, play_ladder
from wildtable.lab.matches import Match, Played, play
from wildtable.lab.spread import Here, Processes

LADDER = Ladder("wild-realms-alliance", 3, ("greedy", "easy", "random"), games=12, seed="rungs")


def test_a_ladder_can_be_interrupted_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = play_ladder(LADDER, path)
    written = path.read_bytes()
    for end in (0, 1, written.index(b"\n") + 1, len(written) // 2, len(written) - 1):
        path.write_bytes(written[:end])
        assert play_ladder(LADDER, path) == whole
        assert path.read_bytes() == written


def test_any_number_of_workers_gives_the_same_ladder(tmp_path: Path) -> None:
    alone, two = tmp_path / "alone.jsonl", tmp_path / "two.jsonl"
    assert play_ladder(LADDER, alone) == play_ladder(LADDER, two, Processes(2))
    assert sorted(alone.read_bytes().splitlines()) == sorted(two.read_bytes().splitlines())


def test_games_and_bots_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    played: list[int] = []
    play_ladder(LADDER, path, on_games=played.append)
    assert sum(played) == LADDER.total == 72
    more = replace(LADDER, bots=(*LADDER.bots, "eager"), games=15)
    added: list[int] = []
    report = play_ladder(more, path, on_games=added.append)
    assert added[0] == 72, "games already in the file are counted"
    assert sum(added) == more.total
    assert report == play_ladder(more, tmp_path / "at-once.jsonl")


def test_a_pairing_is_a_match_on_the_deals_of_the_seed(tmp_path: Path) -> None:
    report = play_ladder(LADDER, tmp_path / "ladder.jsonl")
    assert report is not None
    match = Match(LADDER.game, 3, ("greedy", "random", "random"), games=12, seed="rungs")
    cell = next(cell for cell in report.cells if (cell.bot, cell.against) == ("greedy", "random"))
    standing = play(match, Here()).players[0]
    assert (cell.win_rate, cell.ci95) == (standing.win_rate, standing.ci95)


@pytest.mark.parametrize("other", [replace(LADDER, seed="other"), replace(LADDER, seats=4)], ids=["seed", "seats"])
def test_the_file_of_another_ladder_is_left_alone(tmp_path: Path, other: Ladder) -> None:
    path = tmp_path / "ladder.jsonl"
    play_ladder(replace(LADDER, games=3), path)
    written = path.read_bytes()
    with pytest.raises(RecordError, match="another ladder"):
        play_ladder(other, path)
    path.with_name("text").write_text("Dear diary\n", encoding="utf-8")
    with pytest.raises(RecordError, match="not the file of a ladder"):
        play_ladder(other, path.with_name("text"))
    assert path.read_bytes() == written


BOT = """
import wildtable
from taste import PLACE


class Mine(wildtable.Bot):
    def choose(self, view, choice, rng):
        return [*choice][PLACE]
"""


def count_deals(path: Path) -> Counter[tuple[str, str]]:
    """Return how many deals of each pairing have been played into a file."""
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines()[1:])
    return Counter((one, other) for one, _, other, *_ in lines)


def test_games_of_a_bot_that_has_changed_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot, taste, path = Path("my_bot.py"), Path("taste.py"), tmp_path / "ladder.jsonl"
    mine, told = "my_bot.py:Mine", list[Sequence[str]]()
    bot.write_text(BOT, encoding="utf-8")
    taste.write_text("PLACE = 0\n", encoding="utf-8")
    ladder = Ladder("wild-realms-alliance", 3, ("greedy", "random", mine), games=6, seed="changes")

    def play_on() -> list[Sequence[str]]:
        """Return which bots have changed."""
        sys.modules.pop("taste", None)
        told.clear()
        assert play_ladder(ladder, path, on_changed=told.append) is not None
        return [*told]

    assert play_on() == []
    assert count_deals(path) == dict.fromkeys(ladder.pairings, 2)
    written = path.read_bytes()
    assert play_on() == []
    assert path.read_bytes() == written
    for file, text in ((bot, BOT + "# Better.\n"), (taste, "PLACE = -1\n")):
        before = count_deals(path)
        file.write_text(text, encoding="utf-8")
        assert play_on() == [[mine]], "the user is told once"
        assert count_deals(path) - before == {pairing: 2 for pairing in ladder.pairings if mine in pairing}
        assert play_on() == []
    bot.write_text(BOT, encoding="utf-8")
    taste.write_text("PLACE = 0\n", encoding="utf-8")
    before = count_deals(path)
    assert play_on() == []
    assert count_deals(path) == before, "games count again if the change is undone"


def test_an_upgrade_changes_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder, path, told = replace(LADDER, games=3), tmp_path / "ladder.jsonl", list[Sequence[str]]()
    play_ladder(ladder, path)
    monkeypatch.setattr(jobs, "own_sources", lambda: b"another version")
    play_ladder(ladder, path, on_changed=told.append)
    assert told == [[*ladder.bot_names]]
    assert count_deals(path).total() == 2 * len(ladder.pairings)


def test_files_of_older_versions_say_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    play_ladder(replace(LADDER, games=3), path)
    heading, first, *_ = path.read_text(encoding="utf-8").splitlines()
    one, _, other, _, deal, games = json.loads(first)
    path.write_text(f"{heading}\n{json.dumps([one, other, deal, games])}\n", encoding="utf-8")
    with pytest.raises(RecordError, match="older version, without the fingerprints of its bots; remove it"):
        play_ladder(LADDER, path)


def test_parts_of_bots_that_changed_between_them_are_not_merged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [tmp_path / name for name in ("1.jsonl", "2.jsonl")]
    for number, path in enumerate(paths, 1):
        monkeypatch.setattr(jobs, "own_sources", lambda number=number: b"version %d" % number)
        play_ladder(LADDER, path, part=Part(number, 2))
    with pytest.raises(LabError, match="greedy is not the same in all files"):
        merge_ladders(paths, LADDER, tmp_path / "merged.jsonl")
    monkeypatch.setattr(jobs, "own_sources", lambda: b"version 1")
    play_ladder(LADDER, paths[1], part=Part(2, 2))
    monkeypatch.setattr(jobs, "own_sources", lambda: b"version 3")
    assert merge_ladders(paths, LADDER, tmp_path / "merged.jsonl") == play_ladder(LADDER, tmp_path / "whole.jsonl")


def test_a_ladder_of_nobody_is_refused() -> None:
    for names in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(OptionError, match="two different bots"):
            replace(LADDER, bots=names)
    with pytest.raises(OptionError, match="at least two people, not 1"):
        Ladder("wild-space", 2, ("greedy", "random"), 10, "0", {"solo": "easy"})


def draw(strengths: Mapping[str, float], deals: int, rng: Random) -> list[Pairing]:
    """Return games of three players that follow the model."""

    def game(one: float, other: float) -> Played:
        (winner,) = rng.choices(range(3), [one, other, other])
        return Played(tuple(float(seat == winner) for seat in range(3)), tuple(int(seat == winner) for seat in range(3)), 1)

    def games(one: str, other: str) -> Sequence[Sequence[Played]]:
        return [[game(strengths[one], strengths[other]) for _ in range(3)] for _ in range(deals)]

    return [Pairing(one, other, games(one, other)) for one, other in permutations(strengths, 2)]


def test_intervals_hold_the_true_strengths() -> None:
    true = {"weak": 1.0, "fair": 2.0, "good": 6.0}
    elo = {bot: 400 * log10(strength) for bot, strength in true.items()}
    held = 0
    for trial in range(20):
        found = estimate([*true], draw(true, 40, Random(trial)), str(trial))
        assert [one.bot for one in found] == ["good", "fair", "weak"]
        held += sum(one.ci95[0] <= elo[one.bot] - fmean(elo.values()) <= one.ci95[1] for one in found)
    assert held >= 51


def test_openskill_agrees_on_the_order() -> None:
    found = estimate(["weak", "good"], draw({"weak": 1.0, "good": 9.0}, 30, Random(3)), "0")
    ratings = [one.openskill for one in found]
    assert ratings[0] is not None
    assert ratings[1] is not None
    assert ratings[0][0] - ratings[0][1] > ratings[1][0] + ratings[1][1]


def test_who_never_lost_has_a_bound() -> None:
    found = estimate(["weak", "good"], draw({"weak": 1e-9, "good": 1.0}, 5, Random(4)), "0")
    assert 200 < found[0].elo < 2000
