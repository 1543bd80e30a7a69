"""Whatever is in a file, a name or an argument, a terminal shows it and obeys none of it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.table import Table

import wildtable
from wildtable.cli.terminal.console import OBEYED, make_console, print_text, printable
from wildtable.engine.errors import DeckError
from wildtable.engine.files.deck import NAME_LENGTH

from .conftest import Ran, Run

EVIL = {"obeyed": "a\x1b[31mRED\x1b[2J\x07\x08\x9b\u202eb", "NUL": "a\x00b", "long": "a" * 10_000}
MAX_PRINTED = 40_000
"""Far more than any of these commands prints of its own accord."""
STRING = re.compile(r'"[^"\n]*"')


def check(ran: Ran, about: object) -> None:
    found = ran.out + ran.err
    assert not OBEYED.search(found.replace("\r\n", "\n")), about
    assert "Traceback" not in found, about
    assert len(found) < MAX_PRINTED, about
    assert ran.status in {0, 1, 2}, about


def spoiled(text: str, share: int) -> Iterator[str]:
    """Yield a file with one of its texts replaced by each evil one, for every so many texts, and with evil between lines."""
    places = [*STRING.finditer(text)]
    for place in places[:6] + places[6::share]:
        for evil in EVIL.values():
            yield f"{text[: place.start()]}{json.dumps(evil)}{text[place.end() :]}"
    for evil in EVIL.values():
        yield f"{evil}\n{text}"
        yield f"{json.dumps(evil)} = 1\n{text}"
        yield f"{text}\n[{json.dumps(evil)}]\n"


@pytest.mark.parametrize("name", wildtable.games())
def test_decks(run: Run, name: str) -> None:
    path = Path("deck.toml")
    for text in spoiled(wildtable.load(name).deck.text, 40):
        path.write_text(text, encoding="utf-8", newline="")
        check(run("deck", "check", "deck.toml"), text[:200])
        check(run("deck", "check", "deck.toml", "--game", name), text[:200])
    check(run("simulate", name, "--games", "3", "--bots", "random,random,random", "--deck", "deck.toml"), name)


@pytest.mark.parametrize("name", wildtable.games())
@pytest.mark.parametrize("evil", [*EVIL.values(), "", " ", "two\nlines", 3])
def test_names_of_decks_are_checked(name: str, evil: object) -> None:
    game = wildtable.load(name)
    text = re.sub(r'^name = ".*"$', lambda _: f"name = {json.dumps(evil)}", game.deck.text, count=1, flags=re.MULTILINE)
    with pytest.raises(
        DeckError, match=f"name: must be a name of at most {NAME_LENGTH} characters in a line, not "
    ) as error:
        type(game)(text)
    assert len(str(error.value)) < 300
    named = re.sub(r'^name = ".*"$', 'name = " Häkeln 🐺 "', game.deck.text, count=1, flags=re.MULTILINE)
    assert type(game)(named).deck.name == "Häkeln 🐺"


def test_records(run: Run) -> None:
    state, rng = wildtable.load("wild-realms-alliance").new(3, seed="filed"), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    path = Path("game.toml")
    state.record(["Kim", "Lou", "Max"]).write(path)
    text = path.read_text(encoding="utf-8")
    moves = text.replace("0 keep ", "0 keep \x1b[31m", 1), text.replace("0 keep ", f"0 keep {'x' * 10_000}", 1)
    for record in (*spoiled(text, 3), *moves):
        path.write_text(record, encoding="utf-8", newline="")
        for command in ("verify", "replay"):
            check(run(command, "game.toml"), record[:300])
    check(run("analyse", "game.toml"), "analyse")


def test_files_of_the_lab(run: Run) -> None:
    ladder = ("lab", "ladder", "wild-realms-alliance", "--bots", "random,eager", "--games", "3")
    simulate = (
        "simulate",
        "wild-realms-alliance",
        "--bots",
        "random,random,random",
        "--games",
        "3",
        "--checkpoint",
        "job.jsonl",
    )
    for command, path in ((ladder, Path("wild-realms-alliance-ladder.jsonl")), (simulate, Path("job.jsonl"))):
        check(run(*command), command)
        text = path.read_text(encoding="utf-8")
        for spoilt in spoiled(text, 9):
            path.write_text(spoilt, encoding="utf-8", newline="")
            check(run(*command), spoilt[:300])
            check(run("lab", "merge", str(path), "--out", "merged"), spoilt[:300])


@pytest.mark.parametrize("evil", EVIL.values(), ids=EVIL)
def test_arguments_and_paths(run: Run, evil: str) -> None:
    for argv in (
        (evil,),
        ("games", evil),
        ("play", evil),
        ("deck", "check", evil),
        ("replay", evil),
        ("verify", evil),
        ("simulate", "wild-cards", "--bots", f"{evil},random,random"),
        ("simulate", "wild-cards", "--seed", evil, "--games", "3", "--bots", "random,random,random"),
        ("lab", "ladder", "wild-cards", "--bot", f"{evil}.py:Mine"),
        ("lab", "merge", evil),
        ("game", "check", evil),
    ):
        if "\x00" not in evil or "seed" in argv:
            check(run(*argv), argv)


def test_what_is_typed_at_the_table(run: Run) -> None:
    for evil in EVIL.values():
        check(
            run("play", "wild-cards", "--seed", "1", "--name", evil.replace("\x00", ""), typed=[evil, "help " + evil]), evil
        )


def test_texts_stay_as_they_are_but_for_what_a_terminal_obeys(capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("Häkeln 🐺 👩‍🚀\ta\n", "日本 “x”"):
        assert printable(text) == text
    assert printable("\x1b\x00\u202e\x85\udc80") == "\\x1b\\x00\\u202e\\x85\\udc80"
    table = Table("head\x1b[2J")
    table.add_row("cell\x07")
    console = make_console()
    console.print(table)
    console.print("line\u202e", style="bold")
    print_text("plain\x1b")
    found = capsys.readouterr().out
    assert not OBEYED.search(found)
    assert all(text in found for text in ("head\\x1b[2J", "cell", "line\\u202e", "plain\\x1b\n"))


def test_nothing_is_printed_past_the_console() -> None:
    """Commands print with `print_text` or a console of `make_console`, which are the terminal's edge."""
    folder = Path(wildtable.__file__).parent / "cli"
    for path in folder.rglob("*.py"):
        calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        names = {call.id for call in calls if isinstance(call, ast.Name)}
        assert path.name == "console.py" or not names & {"print", "Console"}, path
