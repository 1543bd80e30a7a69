"""Seats count from 1 in messages for people, and from 0 in the API and in exceptions."""

from __future__ import annotations

import pytest

import wildtable
from wildtable.server.html.texts import denial


@pytest.mark.parametrize(("language", "text"), [("en", "Seat 1 "), ("de", "Platz 1 "), ("nl", "Plek 1 ")])
def test_a_denial_counts_from_one(language: str, text: str) -> None:
    assert denial(language, "seat-taken", seat=0)["text"].startswith(text)
    assert "1, 2" in denial(language, "seats-empty", seats=[0, 1, 2])["text"]
    assert "3" in denial(language, "seats-empty", seats=[0, 1, 2])["text"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "up to seats 1, 2 now"),
        ("de", "entscheiden die Plätze 1, 2"),
        ("nl", "beslissen de plekken 1, 2"),
    ],
)
def test_a_refusal_counts_from_one(language: str, text: str) -> None:
    state = wildtable.load("wild-cards").new(seats=3, seed=1)
    refusal = wildtable.Refusal("not-asked", state.game.texts, seats=(0, 1))
    assert text in refusal.text(language)
    assert refusal.about["seats"] == (0, 1)
    assert "up to seats 0, 1 now" in str(refusal)
    assert text in str(refusal.dump(language)["text"])
