"""The end of a game on the page: the winner, the tie-breaker, and all scores."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import wildtable
from wildtable.engine.presentation.scenes import Column, ScoreLine
from wildtable.games import get_game
from wildtable.server.html.game_page import load_game_page

TIE_BREAKS = ("tie-break-collection", "tie-break-strengths", "tie-break-crew")


def final(game: str, *columns: Column) -> str:
    return load_game_page(get_game(game), "en").render("regions/final.html", columns=columns, animals=("lion",))


def column(name: str, rank: int, total: int, emblem: str, tie_break: str) -> Column:
    return Column(name, False, rank, (ScoreLine("species", total, ()),), total, emblem, tie_break)


@pytest.mark.parametrize(
    ("tie_break", "emblem", "said"),
    [
        ("tie-break-crew", "head-owl", "A tie with Ann. The smaller crew wins."),
        ("tie-break-smuggler", "smuggler", "A tie with Ann. The Smuggler wins every tie."),
    ],
)
def test_a_tie_break_is_named_and_the_winner_is_in_the_picture(tie_break: str, emblem: str, said: str) -> None:
    drawn = final("wild-space", column("Ann", 2, 30, "head-bear", "tie-break-crew"), column("Ben", 1, 30, emblem, tie_break))
    assert said in drawn
    assert f"art-{emblem}" in drawn.partition("win")[0]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "A tie with you."), ("de", "Gleichstand mit dir."), ("nl", " als jij.")]
)
def test_a_tie_with_the_reader_is_said_to_them(language: str, said: str) -> None:
    for game in wildtable.games():
        tie_break = next(one for one in TIE_BREAKS if get_game(game).texts.has(language, one))
        mine, other = (column("Ben", rank, 30, "", tie_break)._replace(mine=rank == 2, lines=()) for rank in (2, 1))
        drawn = load_game_page(get_game(game), language).draw("regions/final.html", columns=(mine, other), animals=())
        assert said in drawn


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (
            30,
            {
                "en": "A tie with you, Dora and Eli.",
                "de": "Gleichstand mit dir, Dora und Eli.",
                "nl": " als jij, Dora en Eli.",
            },
        ),
        (20, {"en": " ahead of you, Dora and Eli.", "de": " vor dir, Dora und Eli.", "nl": " op jou, Dora en Eli."}),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_who_are_behind_the_winner_are_named(language: str, total: int, said: Mapping[str, str]) -> None:
    for game in wildtable.games():
        tie_break = next(one for one in TIE_BREAKS if get_game(game).texts.has(language, one))
        places = [("Dora", 3, total), ("Bruno", 1, 30), ("Cleo", 2, total), ("Eli", 4, total), ("Finn", 5, 10)]
        columns = [
            column(name, rank, points, "", tie_break)._replace(mine=name == "Cleo", lines=())
            for name, rank, points in places
        ]
        drawn = load_game_page(get_game(game), language).render("regions/final.html", columns=columns, animals=())
        assert said[language] in drawn


def test_without_a_tie_the_lead_is_said() -> None:
    drawn = final("wild-space", column("Ann", 1, 31, "head-bear", "tie-break-crew"), column("Ben", 2, 30, "head-owl", "x"))
    assert "Ann wins with 31 credits." in drawn
    assert "1 credit ahead of Ben." in drawn
    assert "tie" not in drawn.partition("standing")[0]


def test_players_are_listed_by_rank_with_their_points() -> None:
    drawn = final("wild-space", column("Ann", 2, 5, "head-bear", "x"), column("Ben", 1, 30, "head-owl", "x"))
    listed = drawn.partition('class="standing"')[2]
    assert listed.index("Ben") < listed.index("Ann")
    assert 'data-points="30"' in listed
    assert listed.count("avatar") == 4, "Ann's, in the list and the table, each as sprite and class"
