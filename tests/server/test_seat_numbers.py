"""Texts call seats by the names of their players. Numbers are in fields and in exceptions, and count from 0."""

from __future__ import annotations

import re

import pytest

import wildtable
from tests.harness.server import Running
from wildtable.server.html.texts import TEXTS, denial

LANGUAGES = ("en", "de", "nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_denial_names_no_number_of_a_seat(language: str) -> None:
    for seat in (0, 7):
        for code in ("seat-taken", "no-such-seat", "player-here"):
            found = denial(language, code, seat=seat, name="Kim")
            assert found["seat"] == seat
            assert not re.search(r"\d", found["text"])
    assert "Kim" in denial(language, "player-here", seat=1, name="Kim")["text"]
    empty = denial(language, "seats-empty", seats=[0, 4], count=2)
    assert empty["seats"] == [0, 4]
    assert re.findall(r"\d", empty["text"]) == ["2"]
    assert TEXTS.has(language, "denied-seats-empty")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Kim and Lou decide now"), ("de", "entscheiden Kim und Lou"), ("nl", "beslissen Kim en Lou")],
)
def test_a_refusal_names_the_players(language: str, text: str) -> None:
    state = wildtable.load("wild-cards").new(seats=3, seed=1)
    refusal = wildtable.Refusal("not-asked", state.game.texts, seats=(0, 1))
    assert "seats 0, 1 decide now" in str(refusal)
    assert "1, 2" in refusal.text(language)
    named = refusal.named(["Kim", "Lou", "Mia"])
    assert text in named.text(language)
    assert refusal.dump(language)["seats"] == named.dump(language)["seats"] == [0, 1]
    alone = wildtable.Refusal("not-asked", state.game.texts, seats=(2,)).named(["Kim", "Lou", "Mia"])
    assert "Mia" in alone.text(language)


def test_the_api_names_players_in_texts_and_numbers_in_fields(running_server: Running) -> None:
    with (
        running_server.program("Mia") as mia,
        running_server.program("Kim") as kim,
        running_server.program("Lou") as lou,
    ):
        table = f"/tables/{kim.does('/tables', game='wild-cards', seats=3)['table']}"
        assert kim.post(f"{table}/sit", seat=7).json["error"]["seat"] == 7
        kim.does(f"{table}/sit", seat=1)
        empty = kim.post(f"{table}/start").json["error"]
        assert (empty["code"], empty["seats"]) == ("seats-empty", [0, 2])
        assert lou.post(f"{table}/sit", seat=1).json["error"]["seat"] == 1
        lou.does(f"{table}/sit", seat=2)
        mia.does(f"{table}/sit", seat=0)
        kim.does(f"{table}/start")
        players = (mia, kim, lou)
        while len((seen := kim.get(table).json)["asked"]) > 1:
            choice = players[seen["waiting"][0]].get(table).json["choice"]
            players[seen["waiting"][0]].does(f"{table}/answer", moves=[choice[-1]["id"]])
        (asked,) = seen["asked"]
        refused = players[asked - 1].post(f"{table}/answer", moves=["bid refill"])
        assert refused.status == 422
        refusal = refused.json["refusal"]
        assert (refusal["code"], refusal["seats"]) == ("not-asked", [asked])
        assert f"{seen['seats'][asked]['name']} decides now" in refusal["text"]
