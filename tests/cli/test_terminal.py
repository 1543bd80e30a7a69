"""Playing in the terminal: what is shown, how much of it, and in which colours. Whole games are played by advice."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from rich.console import Console

import wildtable
from tests.cli.conftest import Run
from wildtable.cli.terminal.console import MUTED, PALETTE, WARNING, make_console
from wildtable.cli.terminal.session import TerminalSession

GAMES = tuple(wildtable.games())


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Advised(TerminalSession):
    """A player who follows the advice, in full notation, and never plays a move that the question does not ask for."""

    def read(self) -> str:
        view = self.view
        assert view.choice is not None
        offers = [offer.move for offer in self.wording.offers(view) if offer.move.verb not in self.wording.asides]
        move = view.game.advise(view, view.choice)
        chosen = move if move in offers else offers[0]
        self.console.print(f"> {chosen.notation}")
        return chosen.notation


def transcript(name: str, *, seed: int = 2, width: int = 80, seats: int = 3, **options: Any) -> str:
    """Return everything shown in a game."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    state = wildtable.load(name).new(seats, seed=seed, **options)
    kinds = ["", *["greedy"] * (len(state.people) - 1)]
    Advised(console, state, 0, kinds=kinds, name=None, path=Path("game.toml")).run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("locale", "seats", "seed"),
    [("C", 5, 16), ("de_DE", 3, 5), ("de_DE", 4, 6), ("de_DE", 5, 16), ("nl_NL", 4, 6), ("nl_NL", 5, 16)],
)
def test_a_game_of_wild_space_takes_less_than_600_lines(
    monkeypatch: pytest.MonkeyPatch, locale: str, seats: int, seed: int
) -> None:
    """The longest of twenty games."""
    monkeypatch.setenv("LC_ALL", locale)
    shown = transcript("wild-space", seed=seed, seats=seats)
    assert len(shown.splitlines()) < 600


def questions(shown: str) -> list[tuple[str, str]]:
    """Return what is shown before each answer, and the answer."""
    parts = re.split(r"^> (.*)\n", shown, flags=re.MULTILINE)
    return list(zip(parts[::2], parts[1::2], strict=False))


def test_each_turn_of_wild_space_shows_the_own_crew_hand_and_pool() -> None:
    """The crew by what counts in it, if it has changed; the pool at least by name."""
    turns = [asked for asked, _ in questions(transcript("wild-space")) if "Round " in asked]
    assert len(turns) == 10
    assert all(re.search(r"^Pool .*^Hand ", turn, re.MULTILINE | re.DOTALL) for turn in turns)
    crews = [turn for turn in turns if re.search(r"^Crew  +\w", turn, re.MULTILINE)]
    assert len(crews) > 6
    assert re.search(r" Crew (\d \w+s|\w+), (.+, )+.*robot.*; (\d \w+s|\w+), .* Hand ", " ".join(crews[-1].split()))


def test_an_unchanged_pool_is_named_once_while_one_draws() -> None:
    asked = [question.splitlines()[-1] for question, answer in questions(transcript("wild-space")) if answer == "draw pile"]
    assert "Draw 2 cards.   1 pile   2 left   3 middle   4 right" in [line.partition("   5")[0] for line in asked]


def test_refreshing_is_offered_where_it_matters_and_always_accepted(run: Run) -> None:
    said = run("play", "wild-space", "--seed", "77", typed=["land 1-right", "? refresh", "q"]).out.split("\n> ")
    assert "5\N{EN DASH}7 Refresh pool" in said[0]
    assert "Refresh pool" not in said[1]
    first = re.findall(r"5 Refresh pool for (.+?)\s*\n", said[2])[0]
    again = run("play", "wild-space", "--seed", "77", typed=["land 1-right", f"refresh {first}", "q"]).out.split("\n> ")
    assert "Pool  left: " in again[2]


def test_of_the_final_score_the_cards_of_the_player_and_the_winner_are_shown() -> None:
    final = transcript("wild-space", seed=2).partition("Final score")[2]
    listed = re.findall(r"^(\w+) +Species \d", final, re.MULTILINE)
    winner = re.findall(r"^(?:(\w+) wins|You win)", final, re.MULTILINE)[0] or "Robin"
    assert sorted(listed) == sorted({"Robin", winner})


def test_a_tie_names_what_decided_it(run: Run) -> None:
    out = run("play", "wild-realms-alliance", "--seed", "3", typed=["1"] * 20).out
    assert "Bruno wins; you finish 2nd." in out
    assert "A tie with you. The larger sum of strengths wins." in out


def test_the_heading_of_the_score_is_not_wrapped_to_its_table(run: Run) -> None:
    assert "\nScore if the game ended now\n" in run("play", "wild-space", "--seed", "5", typed=["s", "q"]).out


def test_short_answers_share_a_line(run: Run) -> None:
    out = run("play", "wild-space", "--seed", "8", typed=["q"]).out
    assert re.search(r"^ 1 Planet 1, left .* 2 Planet 1, right ", out, re.MULTILINE)


def test_the_price_of_an_ability_is_named_every_time() -> None:
    """Cards to discard look like cards to put into play."""
    asked = [question for question, answer in questions(transcript("wild-space", seed=5)) if answer.startswith("discard")]
    assert len(asked) > 2
    assert all("For that you" in question or "To land" in question for question in asked)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("width", "locale"), [(60, "C"), (80, "de_DE"), (120, "nl_NL")])
def test_lines_keep_to_the_width(monkeypatch: pytest.MonkeyPatch, name: str, width: int, locale: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    shown = transcript(name, width=width)
    assert max(map(len, shown.splitlines())) <= width
    assert "shuffled" not in shown


def test_a_round_of_wild_cards() -> None:
    """Compared literally: the table, the question, what has happened, what has changed."""
    shown = "\n".join(line.rstrip() for line in transcript("wild-cards", seed=3).splitlines())
    assert shown.startswith(Path(__file__).with_name("wild_cards_round.txt").read_text(encoding="utf-8"))


def test_what_is_public_in_wild_space_is_shown() -> None:
    """Revealed planets with their sectors, spaceships, the pool with its cards, the number of draws left."""
    shown = " ".join(transcript("wild-space").split())
    for words in ("Planet 3 Revealed when", "Revealed: Planet 3", "Planet 3, left", "ships to land 4", "Draw 2 cards."):
        assert words in shown


def test_spaceships_are_on_the_table(run: Run) -> None:
    shown = " ".join(run("play", "wild-space", "--seed", "2", typed=["land 1-left", "t", "q"]).out.split())
    assert "(Landed: Robin)" in shown


def test_the_solo_game_shows_the_smugglers_planets() -> None:
    shown = transcript("wild-space", seats=2, solo="easy")
    for words in ("Hostile planets", "Choose the Smuggler\u2019s move.", "Take the ", "Smuggler explores"):
        assert words in shown


def test_a_card_is_explained_once_a_turn(run: Run) -> None:
    """A repeated question is short; the second draw explains only the card that is new in the pool."""
    typed = ["explore 1-left", "land 1-left", "draw left", "nonsense", "q"]
    said = run("play", "wild-space", "--seed", "2", typed=typed).out.split("\n> ")
    name, text = re.findall(r"left: ([\w ]+?)  (\S.+?)\s*\n", said[0])[0]
    assert text in said[0]
    assert name in said[2]
    assert text not in said[2]
    assert said[3].count("Pool ") == 1
    assert "Pool " not in said[4]


def test_questions_of_wild_realms_say_what_they_are_about() -> None:
    """Figures for every animal, abilities where they are chosen, targets by name with their animals."""
    shown = " ".join(" ".join(transcript("wild-realms-alliance", seed=seed) for seed in (2, 3, 4, 5)).split())
    for words in ("which ability?", "1 Use the first ability", "1 Ada Fighter: ", "Leader: ", "(Strength "):
        assert words in shown
    assert "target 1" not in shown.replace("> target 1", "")


def test_the_score_so_far_has_ranges_where_cards_are_hidden(run: Run) -> None:
    """The player's own animals are known, of rivals' only the open ones."""
    answers = ["1", "1", "1", "1, 1", "s", "q"]
    out = run("play", "wild-realms-alliance", "--seed", "7", typed=answers).out.partition("ended now")[2]
    totals = next(line for line in out.splitlines() if line.startswith("Total")).split()[1:]
    assert totals[0].isdecimal()
    assert all("\N{EN DASH}" in total for total in totals[1:])
    assert "Rank" not in out


def test_names_are_explained_several_at_once(run: Run) -> None:
    output = run("play", "wild-cards", "--seed", "7", typed=["? lion-leader, ibex,bid forest-3, nonsense", "q"]).out
    for words in (
        "You win every tie in the bidding.",
        "At home in the mountains.",
        "Costs 2 more cards.",
        "called “nonsense”",
    ):
        assert words in output


@pytest.mark.parametrize(
    ("name", "asked", "rule"),
    [
        ("wild-cards", "natural", "Every species has one natural habitat."),
        ("wild-space", "veterans", "your token moves one square"),
        ("wild-space", "series", "Six animals of six different species earn 15 credits"),
        ("wild-realms-alliance", "goal", "Goal"),
    ],
)
def test_headings_of_the_rules_are_explained(run: Run, name: str, asked: str, rule: str) -> None:
    assert rule in " ".join(run("play", name, "--seed", "7", typed=[f"? {asked}", "q"]).out.split())


@pytest.mark.parametrize("name", GAMES)
def test_help_names_a_card_of_the_game(run: Run, name: str) -> None:
    output = run("play", name, "--seed", "7", typed=["?", "l", "q"]).out
    example = " ".join(output.split()).partition(" unseen. ? ")[2].partition(" explains")[0]
    game = wildtable.load(name)
    assert example in {game.texts.say("en", f"card-{card}") for card in game.catalogue.names}


def test_help_needs_no_card_on_the_table() -> None:
    """The display is empty when the ibex offers the bid back."""
    hands = {0: ["forest-1"], 1: ["savannah-1"], 2: ["mountain-1"]}
    about: dict[str, Any] = {
        "display": ["lion", "eagle"],
        "collections": {0: ["ibex"]},
        "leaders": {"ibex": 0},
        "talisman": 2,
    }
    state = wildtable.load("wild-cards").setup(hands=hands, **about)
    for seat, move in [(0, "bid forest-1"), (1, "bid savannah-1"), (2, "bid refill"), (2, "done"), (0, "take lion")]:
        state.play(seat, move)
    state.play(1, "take eagle")
    console = Console(file=io.StringIO(), width=80)
    Advised(console, state, 0, kinds=["", "greedy", "greedy"], name=None, path=Path("game.toml")).show_help()
    assert isinstance(console.file, io.StringIO)
    assert "With the ibex leader" in console.file.getvalue()


# Colours


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("colour", [*PALETTE, MUTED, WARNING])
def test_colours_are_readable_on_light_and_dark(colour: str) -> None:
    assert (luminance(colour) + 0.05) / 0.05 > 3.5
    assert 1.05 / (luminance(colour) + 0.05) > 3.5


def test_no_color_means_plain_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    make_console().print("plain", style="bold red")
    assert "\x1b" in capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    make_console().print("plain", style="bold red")
    assert capsys.readouterr().out == "plain\n"
