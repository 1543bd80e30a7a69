"""`wildtable play`, with lines piped into it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.rules.wra_decks import printed
from wildtable.bots import levels
from wildtable.engine.files.record import Record
from wildtable.games import game_of_record

PLAY = ("play", "wild-cards", "--seed", "7", "--bots", "random")


def first_always() -> Iterator[str]:
    """Return "1" for every question, for longer than any game."""
    return islice(cycle(["1"]), 2000)


def replayed(path: str) -> Record:
    """Return the record in a file after replaying it."""
    record = Record.read(path)
    game_of_record(record).replay(record)
    return record


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--set", "edition=2020", "--bots", "greedy"),
        ("--set", "leo=yes", "--bots", "greedy"),
        ("--seats", "5", "--seat", "3", "--bots", "random,eager,greedy,random"),
        ("--seats", "4", "--bots", "greedy", "--seat", "1"),
    ],
)
def test_a_whole_game(run: Run, options: tuple[str, ...]) -> None:
    ran = run(*PLAY, *options, typed=first_always())
    assert ran.status == 0
    assert ran.err == ""
    for words in ("Round 1 begins.", "Place your bid", "You bid", "Final score", "Most-collected species", "Total"):
        assert words in ran.out
    assert "Record saved to wild-cards-7.toml" in ran.out
    record = replayed("wild-cards-7.toml")
    assert record.scores
    assert record.players.count("human") == 1
    assert [not bot for bot in record.bots] == [player == "human" for player in record.players]


def test_a_whole_game_with_animals_of_ones_own(run: Run) -> None:
    """Cards have the names of the deck, and the record replays without the file."""
    deck = Path("printed.toml")
    deck.write_text(printed(), encoding="utf-8")
    asks = ["? snow leopard", "snow leopard", "eisbär", "arctic-fox"]
    ran = run("play", "wild-realms-alliance", "--deck", "printed.toml", "--seed", "7", typed=[*asks, *first_always()])
    assert ran.status == 0
    assert "Snow Leopard Strength 2, flower 5." in " ".join(ran.out.split())
    assert "Arctic Fox" in ran.out
    deck.unlink()
    assert "Printed" in replayed("wild-realms-alliance-7.toml").deck


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    first, second = (run(*PLAY, "--record", "same.toml", typed=["1", "q"]).out for _ in range(2))
    assert first == second


def test_a_seed_is_found_where_none_is_given(run: Run) -> None:
    run("play", "wild-cards", typed=["q"])
    run("play", "wild-cards", typed=["q"])
    seeds = {Record.read(path).seed for path in Path().glob("wild-cards-*.toml")}
    assert len(seeds) == 2


def test_records_are_not_written_over(run: Run) -> None:
    for name in ("wild-cards-7.toml", "wild-cards-7-2.toml", "wild-cards-7-3.toml"):
        assert name in run(*PLAY, typed=["q"]).out
        assert Path(name).exists()


def test_a_seed_with_odd_letters_still_names_a_file(run: Run) -> None:
    run("play", "wild-cards", "--seed", "../a b/c", typed=["q"])
    assert Record.read("wild-cards-.._a_b_c.toml").seed == "../a b/c"


@pytest.mark.parametrize("lines", [["1", "q"], ["1", "quit"], ["1"], []])
def test_leaving_early_saves_the_record(run: Run, lines: list[str]) -> None:
    ran = run(*PLAY, "--record", "mine.toml", typed=lines)
    assert ran.status == 0
    assert "Record saved to mine.toml" in ran.out
    record = replayed("mine.toml")
    assert bool(record.moves) == bool(lines)
    assert not record.scores


def test_a_record_that_cannot_be_written_is_found_out_at_once(run: Run) -> None:
    ran = run(*PLAY, "--record", "no/such/folder.toml", typed=first_always())
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err == "wildtable: no/such/folder.toml: No such file or directory\n"


def bid(path: str, seat: int = 0) -> list[str]:
    """Return the first bid of a seat."""
    return list(replayed(path).moves[0][seat])


@pytest.mark.parametrize("said", ["bid forest-3", "BID  Forest-3", "forest-3", "Forest 3", "f3", "for", "bid f", "1"])
def test_an_answer_can_be_said_in_many_ways(run: Run, said: str) -> None:
    run(*PLAY, "--record", "said.toml", typed=[said, "q"])
    assert bid("said.toml") == ["bid forest-3"]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("99", "Enter a number from 1 to 7."),
        ("0", "Enter a number from 1 to 7."),
        ("wild", "“wild” matches several answers: Bid Wild 1, Bid Wild 2."),
        ("w", "“w” matches several answers: Bid Wild 1, Bid Wild 2."),
        ("forest-4", "You have no Forest 4 in your hand."),
        ("f4", "“f4” isn\N{RIGHT SINGLE QUOTATION MARK}t a move in this game."),
        ("pass", "“pass” isn\N{RIGHT SINGLE QUOTATION MARK}t possible now. You need a “bid” move."),
        ("bid forrest-3", "Did you mean “bid forest-3”?"),
        ("forest-3, savannah-1", "is too much: your answer is complete with one move"),
        (",", "No move was given."),
        ("[bold]", "“[bold]” isn\N{RIGHT SINGLE QUOTATION MARK}t a move in this game."),
    ],
)
def test_what_is_no_answer_is_explained_and_asked_again(run: Run, said: str, answer: str) -> None:
    ran = run(*PLAY, "--record", "said.toml", typed=[said, "f3", "q"])
    assert answer in " ".join(ran.out.split())
    assert ran.out.count("Place your bid") == 2
    assert bid("said.toml") == ["bid forest-3"]


def test_an_empty_line_asks_again(run: Run) -> None:
    assert run(*PLAY, typed=["", "  ", "q"]).out.count("Place your bid") == 3


def turns(run: Run) -> list[str]:
    """Return the output before each answer of a game in which every answer is 1."""
    return run(*PLAY, typed=first_always()).out.split("\n> ")


def turn_of(run: Run, *words: str) -> int:
    """Return the first turn of that game whose output contains all these words."""
    return next(number for number, text in enumerate(turns(run)) if all(word in text for word in words))


def test_several_cards_at_once_or_one_by_one(run: Run) -> None:
    turn = turn_of(run, "Pay 2 cards for a")
    options = turns(run)[turn].partition("Pay 2 cards for a")[2]
    one, two = (f"pay {name.lower()}-{value}" for name, value in re.findall(r"\d ([A-Z]\w+) (\d)", options)[:2])
    records = []
    for lines in ([f"{one}, {two}"], [one, two], [two, one], ["1, 2"]):
        run(*PLAY, "--record", "paid.toml", typed=[*["1"] * turn, *lines, "q"])
        records.append(replayed("paid.toml"))
    assert all(record == records[0] for record in records)
    assert [one, two] in [answers.get(0) for answers in records[0].moves]


def test_roles_are_named_at_once(run: Run) -> None:
    """Numbers are those of the list shown."""
    for said in ("crane, hare", "2, 1", "lead crane, fight hare"):
        out = run("play", "wild-realms-alliance", "--seed", "11", typed=["otter", "crane", "hare", said, "q"]).out
        assert "Leader: Crane" in out
        assert "Fighter: Hare" in out


def test_help_table_memory_and_score(run: Run) -> None:
    ran = run(*PLAY, typed=["?", "t", "m", "s", "q"])
    said = " ".join(ran.out.split())
    assert "stays face down until everyone has chosen" in said
    assert "Common supply: 6" in said
    assert "Somewhere in Habitat draw pile (25), Ada\N{RIGHT SINGLE QUOTATION MARK}s Hand (7)" in said
    assert "Score if the game ended now" in said


def test_hints_say_what_each_answer_brings(run: Run) -> None:
    ran = run(*PLAY, "--record", "said.toml", typed=["hints", "q"])
    assert re.search(r"\d Refill.*: Draw nothing", ran.out), ran.out


def test_without_numba_the_expert_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "has_numba", lambda: False)
    ran = run(*PLAY, "--record", "said.toml", typed=["expert", "q"])
    assert "install wildtable[fast]" in ran.out


def test_a_begun_answer_is_taken_back(run: Run) -> None:
    """Undo takes the first of two cards back, and the question is the same as before."""
    turn = turn_of(run, "Pay 2 cards for a")
    said = run(*PLAY, typed=[*["1"] * turn, "1", "undo", "q"]).out.split("\n> ")
    assert "Picked: Pay " in said[turn + 1]
    assert "Picked" not in said[turn + 2]
    assert said[turn + 2].endswith(said[turn].splitlines()[-1].strip())


def test_what_others_have_seen_is_not_taken_back(run: Run) -> None:
    ran = run(*PLAY, typed=["u", "f3", "u", "q"])
    assert ran.out.count("You have no choice to take back.") == 2


def test_an_answer_no_other_player_saw_is_taken_back(run: Run) -> None:
    """The choice of an animal can be undone before it is paid."""
    turn = turn_of(run, "Pay ", " for a")
    again = run(*PLAY, typed=[*["1"] * turn, "u", "q"]).out.split("\n> ")
    assert "Pay 2 cards for a" in again[turn]
    assert "Take an animal or pass." in again[turn + 1]


@pytest.mark.parametrize("name", ["Kim", "[/red]", ":lion:", "Ada"])
def test_names_are_taken_as_they_are(run: Run, name: str) -> None:
    ran = run(*PLAY, "--name", name, typed=["1", "q"])
    assert f"{name} (you)" in ran.out
    assert f"You are {name}, " in ran.out


@pytest.mark.parametrize("width", ["60", "80", "120"])
def test_lines_keep_to_the_width(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    ran = run(*PLAY, "--seats", "5", typed=first_always())
    assert max(len(line) for line in ran.out.splitlines()) <= int(width)


def test_a_pipe_gets_no_colours() -> None:
    command = Path(sys.executable).with_name("wildtable")
    argv = [str(command), *PLAY, "--record", "/dev/null"]
    ran = subprocess.run(argv, input="1\n1\nq\n", capture_output=True, text=True, check=True)
    assert "You bid" in ran.stdout
    assert "\x1b" not in ran.stdout
