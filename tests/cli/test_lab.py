"""`wildtable lab balance`, `wildtable lab ladder`, and other commands with a game without rounds and virtual players."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from types import SimpleNamespace

import pytest

import wildtable
from tests.cli.conftest import Run
from wildtable.cli.lab import train
from wildtable.cli.lab.train import CURVES
from wildtable.cli.terminal.console import GameLog
from wildtable.engine.files.record import Record
from wildtable.games import game_of_record, get_game
from wildtable.lab.selfplay import read_selfplay
from wildtable.lab.training.checkpoint import write_checkpoint
from wildtable.lab.training.environments import Evaluation
from wildtable.lab.training.settings import find_preset

Fails = Callable[..., str]
BALANCE = ("lab", "balance", "wild-realms-alliance", "--games", "8", "--seed", "1", "--workers", "1")
ALLIANCE = ("play", "wild-realms-alliance", "--seed", "3")


def test_a_table_a_page_and_a_file_are_written(run: Run) -> None:
    ran = run(*BALANCE, "--out", "reports")
    assert ran.status == 0
    for words in ("8 games of wild-realms-alliance with 3 seats, all greedy", "all random", "As Leader", "Wolf", "33.3%"):
        assert words in ran.out
    page = Path("reports/wild-realms-alliance-balance.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Wild Realms Alliance: balance" in page
    assert page.count("<svg") == page.count("</svg>") > 50
    assert "http" not in page
    found = json.loads(Path("reports/wild-realms-alliance-balance.json").read_text(encoding="utf-8"))
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert found["options"] == {"collector_abilities": "loser"}


def test_json_output(run: Run) -> None:
    ran = run("lab", "balance", "wild-cards", "--games", "2", "--bots", "random", "--workers", "1", "--json")
    assert json.loads(ran.out) == json.loads(Path("wild-cards-balance.json").read_text(encoding="utf-8"))
    assert list(json.loads(ran.out)["bots"][0]["groups"]) == ["seat", "species", "leader"]


def test_an_unwritable_folder_is_an_error(fails: Fails) -> None:
    Path("file").write_text("")
    assert "file" in fails(1, *BALANCE, "--out", "file")


def test_a_ladder_writes_a_table_a_page_and_files(run: Run) -> None:
    command = ("lab", "ladder", "wild-realms-alliance", "--bots", "medium,easy", "--games", "6", "--seed", "1")
    ran = run(*command, "--bot", "class:tests.bots.test_outside:FirstMove", "--out", "reports")
    assert ran.status == 0
    for words in ("36 games of wild-realms-alliance with 3 seats, seed 1", "OpenSkill", "vs medium", "33.3%"):
        assert words in ran.out
    page = Path("reports/wild-realms-alliance-ladder.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Wild Realms Alliance: ladder of bots" in page
    assert page.count("<svg") == 1
    assert page.count('class="cell"') == 6
    assert "http" not in page
    found = json.loads(Path("reports/wild-realms-alliance-ladder.json").read_text(encoding="utf-8"))
    assert {bot["bot"] for bot in found["bots"]} == {"medium", "easy", "class:tests.bots.test_outside:FirstMove"}
    assert found["levels"]["medium"] == "greedy"
    again = run(*command, "--out", "reports", "--json")
    assert len(json.loads(again.out)["cells"]) == 2


def test_a_ladder_says_which_bot_has_changed(run: Run) -> None:
    bot, text = Path("my_bot.py"), Path(__file__).parents[1].joinpath("bots", "test_outside.py").read_text(encoding="utf-8")
    bot.write_text(text, encoding="utf-8")
    command = ("lab", "ladder", "wild-realms-alliance", "--bots", "random", "--bot", "my_bot.py:FirstMove", "--games", "3")
    assert run(*command).err == run(*command).err == ""
    bot.write_text(text + "# Better.\n", encoding="utf-8")
    said = "my_bot.py:FirstMove has changed since its games in wild-realms-alliance-ladder.jsonl were played"
    assert said in run(*command).err
    assert run(*command).err == ""


def test_parts_add_up_to_the_whole(run: Run) -> None:
    command = ("simulate", "wild-realms-alliance", "--bots", "greedy,random,random", "--games", "12", "--json")
    whole = json.loads(run(*command, "--workers", "1").out)
    for number in "21":
        ran = run(*command[:-1], "--part", f"{number}/2", "--checkpoint", f"{number}.jsonl")
        assert (ran.status, ran.err) == (0, "")
        assert f"Part {number} of 2 is in {number}.jsonl." in ran.out
    merged = json.loads(run("lab", "merge", "1.jsonl", "2.jsonl", "--json").out)
    assert merged["players"] == whole["players"]
    assert merged["decisions"] == whole["decisions"]
    assert "12 games of wild-realms-alliance" in run("lab", "merge", "1.jsonl", "2.jsonl").out


def test_parts_of_balances_and_ladders_add_up_to_the_same_reports(run: Run) -> None:
    few = ("--games", "6", "--seed", "1", "--workers", "1")
    for name, bots in (("balance", "random"), ("ladder", "medium,random")):
        command = ("lab", name, "wild-realms-alliance", "--bots", bots, *few)
        run(*command, "--out", "whole")
        for number in "12":
            files = ("--checkpoint", f"balance-{number}.jsonl") if name == "balance" else ()
            assert run(*command, "--out", "parts", "--part", f"{number}/2", *files).status == 0
        parts = ["balance-1.jsonl", "balance-2.jsonl"]
        if name == "ladder":
            parts = [f"parts/wild-realms-alliance-ladder-{number}-of-2.jsonl" for number in "12"]
        assert run("lab", "merge", *parts, "--out", "merged").status == 0
        for suffix in ("json", "html"):
            report = f"wild-realms-alliance-{name}.{suffix}"
            assert Path("merged", report).read_bytes() == Path("whole", report).read_bytes()


def test_wrong_parts_are_refused(fails: Fails) -> None:
    command = ("simulate", "wild-cards", "--bots", "random,random,random", "--games", "3")
    for part in ("0/3", "4/3", "3", "x/y"):
        assert f"such as 3/100, not '{part}'" in fails(2, *command, "--part", part)
    assert "needs --checkpoint" in fails(2, *command, "--part", "1/1000")
    assert "at most 1 here, not 2" in fails(1, *command, "--part", "1/2", "--checkpoint", "x.jsonl")
    assert "no first line" in fails(1, "lab", "merge", "nothing.jsonl")
    Path("wild-cards-ladder.jsonl").write_text('{"command":"ladder","games":2}\n', encoding="utf-8")
    assert "does not say what was played" in fails(1, "lab", "merge", "wild-cards-ladder.jsonl")


def test_a_lost_cluster_is_one_line(fails: Fails, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "0.1s")
    command = ("simulate", "wild-cards", "--bots", "random,random,random", "--games", "3")
    assert "no scheduler answers at nowhere" in fails(1, *command, "--cluster", "nowhere")


def test_selfplay_writes_games_and_decisions(run: Run) -> None:
    command = ("lab", "selfplay", "wild-realms-alliance", "--games", "3", "--out", "games", "--workers", "1")
    ran = run(*command, "--decisions")
    assert (ran.status, ran.err) == (0, "")
    assert "1 file in games" in ran.out
    assert len([*read_selfplay("games")]) == 3
    assert Path("games/decisions-000000000.parquet").exists()


def test_training_says_what_it_needs(fails: Fails, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda module: None if module == "torch" else module)
    assert "no module torch): pip install 'wildtable[train]'" in fails(2, "lab", "train", "wild-cards", "--minutes", "1")
    assert "no module torch" in fails(2, "lab", "train", "wild-cards", "--hours", "0.5")
    assert "not allowed with" in fails(2, "lab", "train", "wild-cards", "--minutes", "1", "--hours", "1")
    Path("own.toml").write_text(get_game("wild-cards").deck.text + "\n# own\n", encoding="utf-8")
    assert "leave out --deck" in fails(2, "lab", "train", "wild-cards", "--deck", "own.toml")


class ResumedRun:
    """A run without PyTorch, whose net is evaluated and not trained."""

    learner = SimpleNamespace(net=lambda _: None)

    def path(self, kind: str) -> Path:
        return Path(kind)

    def judge(self, _: object, against: str, games: int) -> Evaluation:
        return Evaluation(against, games, 0.5, 0.1)


@pytest.fixture
def checkpoint(monkeypatch: pytest.MonkeyPatch) -> str:
    """A checkpoint of a variant other than the default, and what else a resumed run needs."""
    settings = find_preset("wild-cards", "cpu", seats=4, options={"edition": "2020"}, seed=train._parse_seed("lucky"))
    write_checkpoint(Path("net.npz"), {"settings": settings.dump()}, {})
    Path("metrics.jsonl").write_text(json.dumps({"decisions": 1, **dict.fromkeys(CURVES, 1)}), encoding="utf-8")
    monkeypatch.setattr(train, "find_spec", lambda module: module)
    monkeypatch.setattr(train, "_start", lambda *_: ResumedRun())
    return "net.npz"


@pytest.mark.parametrize("more", [(), ("--seats", "4", "--set", "edition=2020", "--seed", "lucky")])
def test_training_goes_on_with_the_variant_of_a_checkpoint(run: Run, checkpoint: str, more: tuple[str, ...]) -> None:
    ran = run("lab", "train", "wild-cards", "--minutes", "0", "--resume", checkpoint, *more)
    assert (ran.status, ran.err) == (0, "")
    page = Path("training.html").read_text(encoding="utf-8")
    assert "4 seats" in page
    assert "edition=2020" in page


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        (("wild-space",), "net.npz was trained with game=wild-cards, not wild-space; change that, or leave out --resume"),
        (("wild-cards", "--seats", "3"), "trained with seats=4, not 3"),
        (("wild-cards", "--edition", "2022"), "trained with edition=2020, not 2022"),
        (("wild-cards", "--seed", "other"), f"trained with seed={train._parse_seed('lucky')}, not other"),
    ],
)
def test_training_does_not_go_on_with_another_variant(
    fails: Fails, checkpoint: str, typed: tuple[str, ...], message: str
) -> None:
    assert message in fails(2, "lab", "train", *typed, "--minutes", "0", "--resume", checkpoint)


def test_logs_say_how_fast_it_goes_and_how_long_it_takes() -> None:
    log = GameLog(1000)
    assert log.add(100, 59) == ""
    assert log.add(20, 60) == "120 of 1,000 games, 2 games/s, 0:07:20 left"
    assert log.add(1, 61) == ""


def test_a_ladder_refuses_a_bot_that_does_not_exist(fails: Fails) -> None:
    assert "no bot 'clever'" in fails(2, "lab", "ladder", "wild-cards", "--bot", "clever")
    assert "two different bots" in fails(1, "lab", "ladder", "wild-cards", "--bots", "easy")


def test_lab_alone_shows_its_commands(run: Run) -> None:
    ran = run("lab")
    assert "balance" in ran.out
    assert "ladder" in ran.out


@pytest.mark.parametrize("options", [(), ("--seats", "4", "--set", "collector_abilities=everyone", "--bots", "random")])
def test_an_alliance_can_be_played_to_the_end(run: Run, options: tuple[str, ...]) -> None:
    ran = run(*ALLIANCE, *options, typed=islice(cycle(["1"]), 100))
    assert (ran.status, ran.err) == (0, "")
    for words in ("Keep one animal.", "Choose your Leader, then your Fighter.", "Battle", "Matching symbols", "Total"):
        assert words in ran.out
    record = Record.read("wild-realms-alliance-3.toml")
    game_of_record(record).replay(record)
    shown = run("replay", "wild-realms-alliance-3.toml", "--at", "4", "--seat", "0")
    assert (shown.status, shown.err) == (0, "")
    assert "Leader" in shown.out


def test_cards_memory_and_score_are_shown(run: Run) -> None:
    out = " ".join(run(*ALLIANCE, typed=["? fox", "1", "m", "s", "t", "q"]).out.split())
    for words in ("Strength 5, circle 5.", "swap your Fighter", "Hidden cards you know", "Matching symbols"):
        assert words in out


def test_its_deck_is_checked_and_shown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(wildtable.load("wild-realms-alliance").deck.text, encoding="utf-8")
    out = " ".join(run("deck", "check", str(path)).out.split())
    for words in (
        "is a valid deck for wild-realms-alliance",
        "reconstructed",
        "toad = strength 2, symbol circle",
        "effect wild",
    ):
        assert words in out
