"""Cheating with shuffles, each way tried by an operator who controls one seat: detected, or limited to what the docs
name."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from statistics import mean
from typing import Any

import pytest

from tests.harness.cheats import ANN, COLLUDER, NOTES, SECRET, cases, deal, record_of
from wildtable import Record
from wildtable.engine.fairness import commitment
from wildtable.engine.state import State
from wildtable.lab.verification import verify

TRIES = 2000


def strength(state: State) -> int:
    """Return the sum of the colluder's hand, which the operator wants to be large."""
    zones: Any = state.view(1).dump()["zones"]
    values = [card.rpartition("-")[2] for card in zones["hand-1"]]
    return sum(int(value) for value in values if value.isdecimal())


@cache
def best_bytes() -> bytes:
    """Return the best bytes for the colluder among many, given that the operator knows Ann's."""
    candidates = (sha256(f"try {number}".encode()).digest()[:16] for number in range(TRIES))
    return max(candidates, key=lambda part: strength(deal(SECRET, [ANN, part, b""])))


def test_choosing_last_pays_without_commitments() -> None:
    """The cheat that commitments prevent: it pays off well."""
    usual = [strength(deal(SECRET, [ANN, bytes([number]) * 16, b""])) for number in range(200)]
    assert strength(deal(SECRET, [ANN, best_bytes(), b""])) >= max(usual) > mean(usual)


@pytest.mark.parametrize("name", cases())
def test_every_cheat_is_broken_or_named(name: str) -> None:
    case = cases()[name]
    verdict = verify(Record.parse(str(case.record)), case.notes)
    assert (verdict.verdict, verdict.code, list(verdict.withheld)) == (case.verdict, case.code, list(case.withheld))
    assert bool(verdict.reason) == bool(case.code)
    assert verdict.plays_out or case.code in {"rules", "people", "game"}


def test_a_verdict_says_whether_the_seed_binds_the_game() -> None:
    assert verify(cases()["honest"].record).bound
    assert not verify(cases()["an old record"].record).bound


def test_lists_that_differ_between_viewers_are_caught_by_one_of_them() -> None:
    """A record has one list, so it contradicts the notes of every player who was shown another."""
    other = sha256(b"other").digest()[:16]
    shown = replace(NOTES, commitments=[commitment(ANN), commitment(other), ""])
    for part in (COLLUDER, other):
        record = record_of(added=[ANN, part, b""], commitments=(commitment(ANN), commitment(part), ""))
        assert sorted(verify(record, notes).verdict for notes in (NOTES, shown)) == ["broken", "proven"]


def test_a_deal_that_was_replaced_by_another_contradicts_the_notes_of_the_first() -> None:
    """The second deal has its own notes. Those of the first match no record: that is all a player can show."""
    secret, fresh = sha256(b"second").digest(), sha256(b"fresh").digest()[:16]
    commitments = (commitment(fresh), commitment(COLLUDER), "")
    record = record_of(secret, [fresh, COLLUDER, b""], commitments)
    second = replace(NOTES, commitment=commitment(secret), commitments=list(commitments), bytes=fresh.hex())
    assert verify(record, second).verdict == "proven"
    assert verify(record, NOTES).verdict == "broken"


def test_withholding_leaves_a_choice_of_two_deals_and_is_named() -> None:
    """Not preventable: a seat controlled by the operator can see the deal first, and withhold its bytes if it dislikes
    it."""
    verdicts = [verify(record_of(added=[ANN, part, b""]), NOTES) for part in (COLLUDER, b"")]
    assert [one.verdict for one in verdicts] == ["proven", "proven"]
    assert [list(one.withheld) for one in verdicts] == [[], [1]]


def test_an_acknowledgement_held_back_leaves_the_server_the_same_choice_and_is_named() -> None:
    """Not preventable either: to the player whose bytes are missing nothing is proven, and all others see whose they are."""
    others = replace(NOTES, bytes=COLLUDER.hex(), seat=1, played=1)
    left_out = cases()["left out, the acknowledgement held back"]
    assert verify(left_out.record, left_out.notes).verdict == "consistent"
    assert list(verify(left_out.record, others).withheld) == [0]


def test_a_prepared_position_is_told_without_notes() -> None:
    verdict = verify(cases()["a prepared position"].record)
    assert (verdict.committed, verdict.stacked, verdict.code) == (None, True, "prepared")


@pytest.mark.parametrize(
    "change", [{"deck": "game = 3"}, {"position": {"game": "x"}}, {"piles": {"x": [["y"]]}}, {"game": "x"}]
)
def test_a_record_that_cannot_begin_is_broken(change: Any) -> None:
    verdict = verify(replace(cases()["honest"].record, **change))
    assert (verdict.verdict, verdict.plays_out, verdict.code) == ("broken", False, "replay")
    assert verdict.reason


def test_a_record_whose_options_are_none_is_broken() -> None:
    options: Any = {"edition": {1, 2}}
    verdict = verify(replace(cases()["honest"].record, options=options), NOTES)
    assert (verdict.verdict, verdict.code) == ("broken", "replay")
