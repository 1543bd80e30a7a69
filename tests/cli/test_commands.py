"""Every command but `play` and the server's: output for people and for programs, and errors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random

import pytest

import wildtable
from tests.cli.conftest import Run
from tests.docs.markdown import ROOT
from wildtable.cli import arguments
from wildtable.engine.files.deck import PROVENANCES

Fails = Callable[..., str]
SIMULATE = ("simulate", "wild-cards", "--seats", "3", "--bots", "eager,random,random", "--games", "20", "--seed", "5")


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A custom deck that differs from the game's in a few cards."""
    printed: str = wildtable.load("wild-cards").deck.text
    path = tmp_path / "own.toml"
    path.write_text(printed.replace("forest = [4, 4, 3, 3]", "forest = [2, 4, 4, 4]"), encoding="utf-8")
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    state, rng = wildtable.load("wild-cards").new(3, seed="filed"), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    path = tmp_path / "game.toml"
    state.record(["Kim", "Lou"]).write(path)
    return path


# Help


def test_version(run: Run) -> None:
    assert run("--version").out == f"wildtable {version('wildtable')}\n"


@pytest.mark.parametrize(("words", "status"), [(("--version",), 0), (("nothing",), 2)])
def test_the_package_runs_as_a_module(run: Run, words: tuple[str, ...], status: int) -> None:
    ran = subprocess.run([sys.executable, "-m", "wildtable", *words], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (status, run(*words).out)
    assert ran.stderr.startswith("wildtable: there is no command" if status else "")


@pytest.mark.parametrize("command", [(), ("games",), ("play",), ("simulate",), ("replay",), ("deck",), ("deck", "check")])
def test_help_has_examples(run: Run, command: tuple[str, ...]) -> None:
    ran = run(*command, "--help")
    assert ran.status == 0
    assert "examples:\n  wildtable" in ran.out


def test_no_command_shows_the_help(run: Run) -> None:
    assert run() == run("--help")
    assert run("deck") == run("deck", "--help")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("dance",), "there is no command 'dance' (see wildtable --help)"),
        (("gmaes",), "there is no command 'gmaes'; did you mean 'games'?"),
        (("lab", "zoo"), "there is no command 'lab zoo' (see wildtable lab --help)"),
        (("lab", "balanse", "wild-cards"), "there is no command 'lab balanse'; did you mean 'lab balance'?"),
        (("games", "--loud"), "unrecognized arguments: --loud"),
        (("play",), "required: GAME"),
        (("play", "chess"), "there is no game 'chess'; games are wild-cards"),
        (("play", "wild-cards", "--seats", "two"), "must be an integer of at least 1, not 'two'"),
        (("play", "wild-cards", "--seats", "2"), "Leo"),
        (("play", "wild-cards", "--seats", "9"), "3 to 5 seats, not 9"),
        (("play", "wild-cards", "--seat", "3"), "--seat: must be from 0 to 2, not 3"),
        (("play", "wild-cards", "--set", "leo=yes", "--seat", "2"), "--seat: must be from 0 to 1, not 2"),
        (("play", "wild-cards", "--bots", "clever"), "there is no bot 'clever'"),
        (("play", "wild-cards", "--bots", "random,random,random"), "all opponents or one per opponent (2), not 3"),
        (("play", "wild-cards", "--set", "edition"), "must be an option as name=value"),
        (("play", "wild-cards", "--set", "edition=1999"), "one of 2022, 2020"),
        (("play", "wild-cards", "--set", "colour=red"), "has no option 'colour'"),
        (("play", "wild-cards", "--set", "leo=yes", "--set", "edition=2020"), "2022 edition"),
        (("play", "wild-cards", "--leo", "yes", "--edition", "2020"), "2022 edition"),
        (("play", "wild-cards", "--edition", "1999"), "one of 2022, 2020"),
        (("play", "wild-cards", "--solo", "easy"), "wild-cards has no option 'solo'"),
        (("play", "wild-space", "--solo"), "expected one argument"),
        (("play", "wild-space", "--solo", "brutal"), "one of no, easy, normal, hard"),
        (("play", "wild-space", "--solo", "hard", "--seats", "3"), "the Smuggler plays against one person"),
        (("play", "wild-space", "--solo", "hard", "--seat", "1"), "--seat: must be from 0 to 0, not 1"),
        (
            ("play", "wild-space", "--solo", "hard", "--bots", "greedy,random"),
            "all opponents or one per opponent (0), not 2",
        ),
        (("play", "wild-space", "--seats", "1"), "seats=2, solo=easy"),
        (
            ("simulate", "wild-space", "--solo", "easy", "--bots", "greedy,random"),
            "name 1 bot for 2 seats (1 of them for a virtual player), not 2",
        ),
        (("play", "wild-cards", "--seed", ""), "--seed: must be printable and not empty"),
        (("simulate", "wild-cards"), "required: --bots"),
        ((*SIMULATE[:4], "--bots", "greedy,random"), "--bots: must name 3 bots for 3 seats, not 2"),
        ((*SIMULATE[:4], "--bots", "greedy"), "--bots: must name 3 bots for 3 seats, not 1"),
        ((*SIMULATE, "--set", "leo=yes"), "2 bots for 3 seats (1 of them for a virtual player), not 3"),
        ((*SIMULATE, "--games", "0"), "must be an integer of at least 1, not '0'"),
        ((*SIMULATE, "--workers", "-1"), "--workers"),
        (("replay",), "required: RECORD"),
    ],
)
def test_a_usage_error_is_one_line(fails: Fails, argv: tuple[str, ...], words: str) -> None:
    assert words in fails(2, *argv)


# Games


def test_games_lists_names_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert out.splitlines()[0].split() == ["Wild", "Cards", "wild-cards"]
    for words in ("Wild Cards", "wild-cards", "3, 4, 5", "--edition", "2022 (default), 2020", "no (default), yes"):
        assert words in out


def test_games_for_programs(run: Run) -> None:
    game, *others = json.loads(run("games", "--json").out)
    assert [other["name"] for other in others] == ["wild-realms-alliance", "wild-space"]
    assert game["name"] == "wild-cards"
    assert game["title"] == "Wild Cards"
    assert game["seats"] == [3, 4, 5]
    assert game["options"]["edition"] == ["2022", "2020"]
    assert game["options"]["leo"] == [False, True]


# Simulate


def test_simulate_for_people(run: Run) -> None:
    ran = run(*SIMULATE)
    assert ran.status == 0
    assert ran.err == ""
    assert "20 games of wild-cards" in ran.out
    assert ran.out.count("random") == 1, "one row for each kind of bot"
    words = " ".join(ran.out.split())
    assert "random (\N{MULTIPLICATION SIGN}2)" in words
    assert "95% interval" in words
    assert "equally good players would win 33.3% each" in words
    assert "A shared first place counts as a part of a win" in words
    assert re.search(r"eager \d+\.\d% .* \d+\.\d ± \d+\.\d", words)


def test_a_bot_of_ones_own_plays_in_commands(run: Run) -> None:
    own = f"{ROOT / 'examples' / 'collector.py'}:Collector"
    lineup = ("--bots", f"{own},greedy,greedy", "--games", "3")
    found = json.loads(run("simulate", "wild-cards", "--seats", "3", *lineup, "--json").out)
    assert [kind["bot"] for kind in found["kinds"]] == [own, "greedy"]
    assert found["chance"] == 1 / 3
    assert run("play", "wild-cards", "--bots", own, typed=["q"]).status == 0


def test_bots_that_search_say_that_they_need_numba(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arguments, "has_numba", lambda: False)
    few = ("simulate", "wild-realms-alliance", "--games", "1", "--workers", "1", "--bots")
    assert "search:deals=1: this takes about a hundred times longer" in run(*few, "search:deals=1,greedy,greedy").err
    assert run(*few, "greedy,greedy,greedy").err == ""


def test_simulate_for_programs(run: Run) -> None:
    found = json.loads(run(*SIMULATE, "--json").out)
    assert found["game"] == "wild-cards"
    assert found["games"] == 20
    assert found["seed"] == "5"
    assert found["decisions"] > 1000
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert [player["bot"] for player in found["players"]] == ["eager", "random", "random"]
    for player in found["players"]:
        low, high = player["ci95"]
        assert low <= player["win_rate"] <= high
        assert player["mean_score"] > 0


def test_simulate_is_the_same_for_any_number_of_workers(run: Run) -> None:
    one, three = (json.loads(run(*SIMULATE, "--games", "120", "--workers", n, "--json").out) for n in ("1", "3"))
    assert one["players"] == three["players"]
    assert one["decisions"] == three["decisions"]


def test_simulate_with_a_custom_deck(run: Run, deck: Path) -> None:
    usual = json.loads(run(*SIMULATE, "--json").out)
    own = json.loads(run(*SIMULATE, "--json", "--deck", str(deck)).out)
    assert own["players"] != usual["players"]


def test_simulate_with_the_virtual_player_and_another_edition(run: Run) -> None:
    leo = json.loads(run(*SIMULATE[:4], "--bots", "eager,random", "--games", "4", "--set", "leo=yes", "--json").out)
    assert len(leo["players"]) == 2
    older = json.loads(run(*SIMULATE, "--set", "edition=2020", "--json").out)
    assert older["options"]["edition"] == "2020"


# Replay


def test_replay_shows_the_end_and_the_result(run: Run, record: Path) -> None:
    out = run("replay", str(record)).out
    for words in ("Wild Cards", "Kim", "Lou", "Seat 2", "Most-collected species", "Total", "1st"):
        assert words in out


def test_replay_stops_at_a_question(run: Run, record: Path) -> None:
    start = run("replay", str(record), "--at", "0").out
    assert "Place your bid." in start
    assert "Kim, Lou, Seat 2" in start
    assert "Total" not in start


def test_replay_shows_only_what_the_viewer_saw(run: Run, record: Path) -> None:
    spectator = json.loads(run("replay", str(record), "--at", "5", "--json").out)
    seat = json.loads(run("replay", str(record), "--at", "5", "--seat", "1", "--json").out)
    assert isinstance(spectator["zones"]["hand-1"], int)
    assert isinstance(seat["zones"]["hand-0"], int)
    assert len(seat["zones"]["hand-1"]) == spectator["zones"]["hand-1"]
    assert "Lou (you)" in run("replay", str(record), "--at", "5", "--seat", "1").out


def test_replay_for_programs_has_the_result(run: Run, record: Path) -> None:
    result = json.loads(run("replay", str(record), "--json").out)["result"]
    assert len(result["scores"]) == 3
    assert min(result["ranks"]) == 1


def test_replay_reports_errors(fails: Fails, record: Path, tmp_path: Path) -> None:
    assert "--at: must be from 0 to" in fails(2, "replay", str(record), "--at", "9999")
    assert "--seat: must be from 0 to 2, not 3" in fails(2, "replay", str(record), "--seat", "3")
    assert "No such file" in fails(1, "replay", str(tmp_path / "none.toml"))
    broken = tmp_path / "broken.toml"
    broken.write_text("hello", encoding="utf-8")
    assert "no record" in fails(1, "replay", str(broken))
    broken.write_text(record.read_text(encoding="utf-8").replace("bid", "bed", 1), encoding="utf-8")
    assert "moves, line 1" in fails(1, "replay", str(broken))
    broken.write_text(record.read_text(encoding="utf-8").replace("wild-cards", "chess"), encoding="utf-8")
    assert "there is no game 'chess'" in fails(1, "replay", str(broken))


# Deck check


def test_deck_check_shows_groups_and_provenance(run: Run, deck: Path) -> None:
    ran = run("deck", "check", str(deck))
    assert ran.status == 0
    for words in (
        "is a valid deck for wild-cards",
        "animals",
        "rulebook",
        "natural",
        "reconstructed",
        "forest = [2, 4, 4, 4]",
    ):
        assert words in ran.out


@pytest.mark.parametrize("provenance", PROVENANCES)
def test_deck_check_shows_every_provenance(run: Run, deck: Path, provenance: str) -> None:
    deck.write_text(deck.read_text(encoding="utf-8").replace('"reconstructed"', f'"{provenance}"'), encoding="utf-8")
    assert provenance in run("deck", "check", str(deck)).out


def test_deck_check_for_programs(run: Run, deck: Path) -> None:
    found = json.loads(run("deck", "check", str(deck), "--game", "wild-cards", "--json").out)
    assert found["game"] == "wild-cards"
    assert found["groups"]["animals"] == {"provenance": "rulebook", "copies": 7}
    assert found["groups"]["habitats"]["forest"] == [2, 4, 4, 4]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            'game = "wild-cards"',
            'game = "chess"',
            "game: must be one of wild-cards, wild-realms-alliance, wild-space, not 'chess'",
        ),
        ('game = "wild-cards"', "", "game: must be one of wild-cards, wild-realms-alliance, wild-space, not None"),
        ('game = "wild-cards"', "game = [1]", "game: must be one of wild-cards, wild-realms-alliance, wild-space, not [1]"),
        ("[animals]", "[animals", "must be TOML"),
        ("copies = 7", "copies = 8", "[animals] copies"),
        ("[2, 4, 4, 4]", "[2, 4, 4, 5]", "[habitats] forest: must add up to 14"),
        ('"reconstructed"', '"guessed"', "provenance"),
    ],
)
def test_deck_check_reports_errors(fails: Fails, deck: Path, old: str, new: str, words: str) -> None:
    text = deck.read_text(encoding="utf-8")
    assert old in text
    deck.write_text(text.replace(old, new), encoding="utf-8")
    said = fails(1, "deck", "check", str(deck))
    assert words in said
    assert str(deck) in said


def test_deck_check_without_a_valid_file(fails: Fails, tmp_path: Path, deck: Path) -> None:
    assert "No such file" in fails(1, "deck", "check", str(tmp_path / "none.toml"))
    assert "there is no game 'chess'" in fails(1, "deck", "check", str(deck), "--game", "chess")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert "must be a text file" in fails(1, "deck", "check", str(tmp_path / "binary"))
    assert "No such file" in fails(1, "play", "wild-cards", "--deck", "none.toml")


# In a separate process


def test_the_installed_command() -> None:
    command = Path(sys.executable).with_name("wildtable")
    found = subprocess.run([command, "games", "--json"], capture_output=True, text=True, check=True)
    assert json.loads(found.stdout)[0]["name"] == "wild-cards"
    wrong = subprocess.run([command, "play", "chess"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1


def test_a_closed_pipe_is_no_error() -> None:
    command = Path(sys.executable).with_name("wildtable")
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        ran = subprocess.run([command, "games"], stdout=closed, stderr=subprocess.PIPE, text=True, check=False)
    assert "Traceback" not in ran.stderr


def test_a_file_that_cannot_be_written_is_an_error_in_one_line(fails: Fails, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = fails(1, "new-game", "foo-bar", "--folder", str(tmp_path / "file" / "below"))
    assert said.strip() == f"wildtable: {tmp_path / 'file' / 'below' / 'foo-bar'}: Not a directory"
