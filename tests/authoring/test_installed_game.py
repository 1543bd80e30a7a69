"""A third-party game works in terminal, lab, adapters and replay without any code elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

from tests.authoring.conftest import Wildtable, run_program
from tests.harness.examples import GOOFSPIEL

ADAPTERS = """
import gymnasium
import pyspiel
import wildtable
import wildtable.adapters.gymnasium
import wildtable.adapters.openspiel
from wildtable.adapters.pettingzoo import env

assert "Wildtable/Goofspiel-v0" in gymnasium.registry
assert "python_goofspiel" in pyspiel.registered_names()
players = env("goofspiel", seats=2)
players.reset(seed=1)
for agent in players.agent_iter():
    observation, _, over, stopped, _ = players.last()
    mask = observation["action_mask"]
    players.step(None if over or stopped else int(mask.argmax()))
print("played")
"""


def test_it_is_listed_after_the_games_that_come_along(wildtable: Wildtable) -> None:
    games = json.loads(wildtable("games", "--json").stdout)
    assert games[-1] == {
        "name": "goofspiel",
        "title": "Goofspiel",
        "rules": 1,
        "seats": [2, 3, 4, 5],
        "options": {"ties": ["carry", "discard"]},
    }


def test_it_is_played_in_the_terminal_and_replayed(wildtable: Wildtable, tmp_path: Path) -> None:
    ran = wildtable("play", "goofspiel", "--seed", "5", "--record", "game.toml", typed="1\n" * 12)
    assert ran.returncode == 0, ran.stderr
    assert "Prizes on offer" in ran.stdout
    assert "Final score" in ran.stdout
    assert (tmp_path / "game.toml").is_file()
    assert "Goofspiel" in wildtable("replay", "game.toml").stdout
    assert wildtable("verify", "game.toml").returncode == 0


def test_it_is_measured_in_the_lab_and_greedy_beats_chance(wildtable: Wildtable) -> None:
    report = json.loads(wildtable("simulate", "goofspiel", "--bots", "greedy,random", "--games", "60", "--json").stdout)
    greedy, random = report["players"]
    assert greedy["win_rate"] > 0.6 > random["win_rate"]


def test_adapters_have_it(installed: dict[str, str], tmp_path: Path) -> None:
    ran = run_program(installed, tmp_path, "-W", "ignore", "-c", ADAPTERS)
    assert ran.stdout == "played\n", ran.stderr


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    """Its rules, and the laws, texts, pages and golden records by the tool for game authors."""
    ran = run_program(installed, GOOFSPIEL, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert ran.returncode == 0, ran.stdout


def test_a_broken_neighbour_is_named_and_hurts_nobody(wildtable: Wildtable, tmp_path: Path) -> None:
    points = next((tmp_path / "site").iterdir()) / "entry_points.txt"
    points.write_text(points.read_text(encoding="utf-8") + "broken = goofspiel.nothing:GAME\n", encoding="utf-8")
    ran = wildtable("games")
    assert ran.returncode == 0
    assert "Goofspiel" in ran.stdout
    reason = "ModuleNotFoundError: No module named 'goofspiel.nothing'"
    assert f"be loaded: broken\n  {reason}" in ran.stderr
    refused = wildtable("play", "broken")
    assert refused.returncode == 2
    assert "game 'broken' is left out: ModuleNotFoundError" in refused.stderr
