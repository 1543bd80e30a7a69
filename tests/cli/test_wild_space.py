"""Wild Space on the command line, also solo against the Smuggler."""

from __future__ import annotations

import json
from itertools import cycle, islice
from pathlib import Path

import pytest

import wildtable
from tests.cli.conftest import Run
from wildtable.engine.files.record import Record
from wildtable.games import game_of_record

ALONE = ("play", "wild-space", "--solo", "hard", "--seed", "5")
EVERY_LINE = ("Species", "Series", "Emissaries", "Robots", "Captain", "Total")


def first_always() -> list[str]:
    """Return "1" for every question, for longer than a game."""
    return ["1"] * 600


def test_it_is_listed_with_its_option(run: Run) -> None:
    out = run("games").out
    for words in ("Wild Space", "wild-space", "2, 3, 4, 5", "--solo", "no (default), easy, normal, hard"):
        assert words in out
    assert "option of wild-space: no (default), easy, normal, hard" in " ".join(run("play", "--help").out.split())


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_a_whole_game_alone(run: Run, difficulty: str) -> None:
    """The flag determines the seats; the Smuggler has a name and a score."""
    ran = run("play", "wild-space", "--solo", difficulty, "--seed", "5", typed=first_always())
    assert (ran.status, ran.err) == (0, "")
    for words in ("against Smuggler.", "Choose the Smuggler\u2019s move.", "Icons of hostile planets", *EVERY_LINE):
        assert words in ran.out
    record = Record.read("wild-space-5.toml")
    result = game_of_record(record).replay(record).result
    assert result is not None
    assert (record.seats, record.options, record.players) == (2, {"solo": difficulty}, ("human",))
    assert len(record.scores) == len(result.virtual) == 1
    assert str(result.virtual[0].total) in ran.out.rpartition("Total")[2].partition("\n")[0]


def test_it_says_that_the_smuggler_has_won(run: Run) -> None:
    """Always answering 1 loses."""
    out = run(*ALONE, typed=first_always()).out
    assert "Smuggler wins; you finish 2nd." in out
    assert "Rank" in out


def test_the_flag_says_what_set_says(run: Run) -> None:
    said = run("play", "wild-space", "--set", "solo=hard", "--seed", "5", "--record", "one.toml", typed=["1", "q"]).out
    assert run(*ALONE, "--record", "one.toml", typed=["1", "q"]).out == said


@pytest.mark.parametrize("options", [(), ("--seats", "5", "--seat", "2", "--bots", "random")])
def test_a_whole_game_against_bots(run: Run, options: tuple[str, ...]) -> None:
    ran = run("play", "wild-space", "--seed", "8", *options, typed=islice(cycle(["1"]), 600))
    assert (ran.status, ran.err) == (0, "")
    for words in ("Land a spaceship", "Round 10 of 10", *EVERY_LINE):
        assert words in ran.out
    record = Record.read("wild-space-8.toml")
    assert game_of_record(record).replay(record).over


def test_cards_memory_and_score_are_shown(run: Run) -> None:
    out = run(*ALONE, typed=["? planet 1", "? hostile planet (deadly)", "m", "s", "t", "q"]).out
    for words in ("Open to everyone.", "Landing:", "Hidden cards you know", "Score if the game ended now", "Smuggler"):
        assert words in out


def test_cards_not_in_the_game_are_shown_on_request(run: Run) -> None:
    assert "Unused" not in run(*ALONE, typed=["q"]).out
    assert "Unused captains: 4" in run(*ALONE, typed=["t", "q"]).out


def test_its_records_are_replayed_and_verified(run: Run) -> None:
    run(*ALONE, typed=first_always())
    end = run("replay", "wild-space-5.toml").out
    for words in ("human", "Smuggler", "Icons of hostile planets", "Total"):
        assert words in end
    start = run("replay", "wild-space-5.toml", "--at", "0", "--seat", "0").out
    assert "human (you)" in start
    seen = json.loads(run("replay", "wild-space-5.toml", "--at", "0", "--json").out)
    assert (seen["seats"], seen["people"], seen["zones"]["hand-0"], seen["zones"]["hand-1"]) == (2, 1, 3, 0)
    assert "Valid: every move" in run("verify", "wild-space-5.toml").out


def test_the_cards_that_earned_each_line_are_shown(run: Run, tmp_path: Path) -> None:
    game = wildtable.load("wild-space")
    crew = ["captain-owl", "owl-military", "owl-pilot", "owl-scientist"]
    state = game.setup(2, crews={0: crew}, hands={0: [], 1: []}, ships={1: {"1-left": "landed"}}, turn=19, seed=1)
    state.play(1, "explore 1-left")
    state.play(1, "take play-any")
    state.record(["Kim", "Lou"]).write(tmp_path / "game.toml")
    assert state.result.lines[0].lines[0] == ("species", 10)
    shown = " ".join(run("replay", "game.toml").out.rpartition("Final score")[2].replace("│", " ").split())
    assert "Kim Species 10: Owl captain, Owl soldier, Owl pilot, Owl scientist" in shown


def test_bots_play_it(run: Run) -> None:
    several = run("simulate", "wild-space", "--seats", "3", "--bots", "eager,random,random", "--games", "3", "--json")
    assert [player["bot"] for player in json.loads(several.out)["players"]] == ["eager", "random", "random"]
    alone = json.loads(run("simulate", "wild-space", "--solo", "hard", "--bots", "random", "--games", "3", "--json").out)
    assert (alone["seats"], alone["options"], len(alone["players"])) == (2, {"solo": "hard"}, 1)
    assert alone["players"][0]["win_rate"] == 0


@pytest.mark.parametrize("options", [("--seats", "3"), ("--solo", "normal")])
def test_the_lab_counts_it(run: Run, options: tuple[str, ...]) -> None:
    ran = run("lab", "balance", "wild-space", *options, "--games", "2", "--bots", "random", "--workers", "1")
    assert (ran.status, ran.err) == (0, "")
    for words in ("Captain", "In the crew at the end", "Landed on", "planet-1-left"):
        assert words in ran.out
    groups = json.loads(Path("wild-space-balance.json").read_text(encoding="utf-8"))["bots"][0]["groups"]
    assert list(groups) == ["seat", "order", "captain", "crew", "sector"]


def test_its_deck_is_checked_and_shown_card_by_card(run: Run, tmp_path: Path) -> None:
    """One line per card, for comparison with printed cards."""
    path = tmp_path / "deck.toml"
    path.write_text(wildtable.load("wild-space").deck.text, encoding="utf-8")
    ran = run("deck", "check", str(path))
    assert ran.status == 0
    out = " ".join(ran.out.split())
    for words in ("is a valid deck for wild-space", "reconstructed", "cards 2 = species bear, occupation military, veteran"):
        assert words in out
    for start in ("cards 60 =", "start 1 = left actions", "nine 2 =", "mild 1 = landing discard middle / take middle"):
        assert start in out
    assert run("play", "wild-space", "--deck", str(path), "--seed", "1", typed=["q"]).status == 0


def test_numbers_that_are_not_listed_play_nothing_and_refreshing_names_the_card(run: Run) -> None:
    """The choice of an action does not list refreshing the pool, though it can be typed by name."""
    start = ("play", "wild-space", "--seats", "2", "--seed", "11", "--record", "one.toml")
    out = run(*start, typed=["3", "3", "q"]).out
    assert "Which action do you take?" in out
    assert "Enter a number from 1 to 2." in " ".join(out.split())
    assert " to refresh the pool." not in out
    assert "You discard Octopus emissary to refresh the pool." in " ".join(run(*start, typed=["5", "q"]).out.split())
