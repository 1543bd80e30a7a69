"""Cheating with shuffles, each way tried by an operator who controls one seat: detected, or limited to what the docs
name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random
from statistics import mean
from typing import Any

import pytest

import wildtable
from wildtable import Record
from wildtable.engine.fairness import Fairness, Notes, commitment, derive_seed, source_of
from wildtable.engine.state import State
from wildtable.lab.verification import Verdict, verify

SECRET = sha256(b"operator").digest()
ANN, COLLUDER = sha256(b"ann").digest()[:16], sha256(b"colluder").digest()[:16]
"""The bytes of an honest player in seat 0, and of a seat the operator controls; seat 2 is a bot's."""
COMMITMENTS = (commitment(ANN), commitment(COLLUDER), "")
NOTES = Notes(commitment(SECRET), list(COMMITMENTS), ANN.hex(), acknowledged=True)
"""What Ann's browser stored when the list of commitments was fixed, before it revealed anything."""
TRIES = 2000


def deal(secret: bytes, added: Sequence[bytes]) -> State:
    state: State = wildtable.load("wild-cards").new(3, seed=derive_seed(secret, added))
    return state


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


def record_of(secret: bytes, added: Sequence[bytes], commitments: Sequence[str] = COMMITMENTS) -> Record:
    """Play a random game dealt from these parts, and return the record that an operator would publish."""
    state, rng = deal(secret, added), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    parts = [part.hex() for part in added]
    sources = [source_of(*pair) for pair in zip(commitments, parts, strict=True)]
    fairness = Fairness(commitment(secret), secret.hex(), tuple(parts), tuple(commitments), tuple(sources))
    return replace(state.record(), fairness=fairness)


def check(record: Record) -> Verdict:
    """Return the verdict that Ann gets."""
    return verify(Record.parse(str(record)), NOTES)


def test_an_honest_deal_is_proven_to_ann_and_consistent_to_others() -> None:
    record = record_of(SECRET, [ANN, COLLUDER, b""])
    assert check(record).verdict == "proven"
    assert verify(record).verdict == "consistent"


def test_choosing_last_pays_without_commitments() -> None:
    """The cheat that commitments prevent: it pays off well."""
    usual = [strength(deal(SECRET, [ANN, bytes([number]) * 16, b""])) for number in range(200)]
    assert strength(deal(SECRET, [ANN, best_bytes(), b""])) >= max(usual) > mean(usual)


def test_a_seat_that_chooses_last_is_caught() -> None:
    """Its bytes do not match its commitment; with a matching commitment, the list differs from Ann's."""
    for promised in (commitment(COLLUDER), commitment(best_bytes())):
        record = record_of(SECRET, [ANN, best_bytes(), b""], (COMMITMENTS[0], promised, ""))
        assert check(record).verdict == "broken"


@pytest.mark.parametrize("published", [commitment(SECRET), None], ids=["kept", "replaced"])
def test_a_secret_swapped_after_the_commitment_is_caught(published: str | None) -> None:
    other = sha256(b"swapped").digest()
    record = record_of(other, [ANN, COLLUDER, b""])
    assert record.fairness is not None
    record = replace(record, fairness=replace(record.fairness, commitment=published or commitment(other)))
    assert check(record).verdict == "broken"
    assert verify(record).verdict == ("broken" if published else "consistent")


@pytest.mark.parametrize("promised", [commitment(ANN), commitment(bytes(16))], ids=["kept", "replaced"])
def test_bytes_swapped_for_ann_are_caught(promised: str) -> None:
    assert check(record_of(SECRET, [bytes(16), COLLUDER, b""], (promised, *COMMITMENTS[1:]))).verdict == "broken"


@pytest.mark.parametrize("promised", ["", commitment(ANN)], ids=["server", "withheld"])
def test_ann_left_out_is_caught(promised: str) -> None:
    record = record_of(SECRET, [b"", COLLUDER, b""], (promised, *COMMITMENTS[1:]))
    assert verify(record).verdict == "consistent"
    assert check(record).verdict == "broken"


def test_a_record_without_commitments_is_caught() -> None:
    record = record_of(SECRET, [ANN, COLLUDER, b""])
    assert record.fairness is not None
    assert check(replace(record, fairness=None)).verdict == "broken"
    assert check(replace(record, fairness=replace(record.fairness, commitments=(), sources=()))).verdict == "broken"


def test_lists_that_differ_between_viewers_are_caught_by_one_of_them() -> None:
    """A record has one list, so it contradicts the notes of every player who was shown another."""
    other = sha256(b"other").digest()[:16]
    shown = Notes(NOTES.commitment, [commitment(ANN), commitment(other), ""], ANN.hex(), acknowledged=True)
    for part in (COLLUDER, other):
        record = record_of(SECRET, [ANN, part, b""], (commitment(ANN), commitment(part), ""))
        assert sorted(verify(record, notes).verdict for notes in (NOTES, shown)) == ["broken", "proven"]


def test_a_deal_that_was_replaced_by_another_contradicts_the_notes_of_the_first() -> None:
    """The second deal has its own notes. Those of the first match no record: that is all a player can show."""
    secret, fresh = sha256(b"second").digest(), sha256(b"fresh").digest()[:16]
    commitments = (commitment(fresh), commitment(COLLUDER), "")
    record = record_of(secret, [fresh, COLLUDER, b""], commitments)
    assert verify(record, Notes(commitment(secret), list(commitments), fresh.hex(), True)).verdict == "proven"
    assert check(record).verdict == "broken"


def test_withholding_leaves_a_choice_of_two_deals_and_is_named() -> None:
    """Not preventable: a seat controlled by the operator can see the deal first, and withhold its bytes if it dislikes
    it."""
    records = [record_of(SECRET, [ANN, part, b""]) for part in (COLLUDER, b"")]
    assert [check(record).verdict for record in records] == ["proven", "proven"]
    assert [list(check(record).withheld) for record in records] == [[], [1]]


def test_a_prepared_position_below_honest_commitments_is_caught() -> None:
    honest = record_of(SECRET, [ANN, COLLUDER, b""])
    prepared = wildtable.load("wild-cards").setup(hands={1: ["wild-4"]}).record()
    record = replace(prepared, seed=honest.seed, fairness=honest.fairness)
    assert check(record).verdict == "broken"
    assert (verify(record).committed, verify(record).stacked) == (None, True)


@pytest.mark.parametrize(
    "change", [{"deck": "game = 3"}, {"position": {"game": "x"}}, {"piles": {"x": [["y"]]}}, {"game": "x"}]
)
def test_a_record_that_cannot_begin_is_broken(change: Any) -> None:
    verdict = verify(replace(record_of(SECRET, [ANN, COLLUDER, b""]), **change))
    assert (verdict.verdict, verdict.plays_out) == ("broken", False)
    assert verdict.reason
