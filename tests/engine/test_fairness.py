"""Fair shuffles: commitment, seed and verification."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from wildtable import Record, RecordError
from wildtable.engine.fairness import (
    ANONYMOUS,
    Fairness,
    FairnessError,
    Notes,
    commitment,
    derive_seed,
    hash_terms,
    write_terms,
)

SECRET = bytes(range(32))
ADDED = [b"\x01\x02", b"", b"\x03"]
SEED = derive_seed(SECRET, ADDED)
FAIR = Fairness(commitment(SECRET), SECRET.hex(), tuple(part.hex() for part in ADDED))
PARTS = [bytes([1]) * 16, b"", bytes([3]) * 32]
PROMISED = (commitment(PARTS[0]), commitment(b"never revealed"), commitment(PARTS[2]))
AGREED = Fairness(
    commitment(SECRET),
    SECRET.hex(),
    tuple(part.hex() for part in PARTS),
    PROMISED,
    ("player", "withheld", "player"),
)
NOTES = Notes(AGREED.commitment, list(PROMISED), PARTS[0].hex(), acknowledged=True)
TERMS = write_terms("g", 1, seats=3, options={}, deck="", bots=["", "", ""])
BOUND = replace(AGREED, terms=hash_terms(TERMS))
RECORD = Record("g", 1, 3, {}, "hex:" + SEED.hex(), [{0: ["pass"]}], fairness=FAIR)


def test_the_seed_is_the_written_one() -> None:
    hashed = b"\x00\x00\x00\x20" + SECRET + b"\x00\x00\x00\x02\x01\x02" + b"\x00\x00\x00\x00" + b"\x00\x00\x00\x01\x03"
    assert sha256(hashed).digest() == SEED
    FAIR.check(SEED, "")


def test_the_terms_are_part_of_the_seed() -> None:
    text = '{"game":"wild-cards","rules":1,"seats":3,"options":{"edition":"ä","leo":false},"deck":"","bots":["","greedy"]}'
    options = {"leo": False, "edition": "ä"}
    assert write_terms("wild-cards", 1, seats=3, options=options, deck="", bots=["", "greedy"]) == text
    hashed = sha256(text.encode()).digest()
    assert hash_terms(text) == hashed.hex()
    assert (
        derive_seed(SECRET, [b""], hashed.hex())
        == sha256(b"\x00\x00\x00\x20" + SECRET + bytes(4) + b"\x00\x00\x00\x20" + hashed).digest()
    )
    bound = replace(AGREED, terms=hashed.hex())
    seed = derive_seed(SECRET, PARTS, hashed.hex())
    bound.check(seed, text)
    for terms, checked in ((TERMS, bound), (text, AGREED)):
        with pytest.raises(RecordError, match=r"not those of the deal|does not follow"):
            checked.check(seed, terms)


def test_a_record_has_the_terms_of_its_deal() -> None:
    record = replace(RECORD, fairness=BOUND, bots=("", "easy"), deck="cards")
    deck = sha256(b"cards").hexdigest()
    assert json.loads(record.terms) == {
        "game": "g", "rules": 1, "seats": 3, "options": {}, "deck": deck, "bots": ["", "easy", ""],
    }  # fmt: skip
    assert json.loads(replace(record, fairness=None, bots=(), deck="").terms) == {
        "game": "g", "rules": 1, "seats": 3, "options": {}, "deck": "", "bots": [],
    }  # fmt: skip


def test_the_bytes_of_each_seat_are_separated() -> None:
    assert derive_seed(SECRET, [b"\x01", b"\x02"]) != derive_seed(SECRET, [b"\x01\x02", b""])


@pytest.mark.parametrize(
    ("fairness", "reason"),
    [
        (replace(FAIR, secret=bytes(32).hex()), "not the one that was committed to"),
        (replace(FAIR, added=()), "does not follow"),
        (replace(FAIR, secret="zz"), "fairness: "),
    ],
)
def test_a_changed_secret_or_seed_is_detected(fairness: Fairness, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        fairness.check(SEED, "")


@pytest.mark.parametrize(
    ("fairness", "reason"),
    [
        (replace(AGREED, added=("02" * 16, *AGREED.added[1:])), "bytes of seat 0 are not those"),
        (replace(AGREED, commitments=PROMISED[:2]), "one entry for each seat"),
        (replace(AGREED, sources=()), "one entry for each seat"),
        (replace(AGREED, sources=("player", "server", "player")), "source of seat 1"),
        (replace(AGREED, commitments=(PROMISED[0], "", PROMISED[2])), "source of seat 1"),
        (replace(AGREED, added=("", *AGREED.added[1:]), sources=("withheld", "withheld", "player")), "does not follow"),
    ],
)
def test_seats_are_bound_to_their_commitments(fairness: Fairness, reason: str) -> None:
    AGREED.check(derive_seed(SECRET, PARTS), "")
    assert AGREED.withheld == [1]
    with pytest.raises(RecordError, match=reason):
        fairness.check(derive_seed(SECRET, PARTS), "")


def test_notes_bind_a_record_to_what_a_player_saw() -> None:
    assert NOTES.check(AGREED)
    assert not replace(NOTES, acknowledged=False).check(replace(AGREED, added=("", *AGREED.added[1:])))
    for fairness, reason in (
        (replace(AGREED, commitment=commitment(b"another")), "another secret"),
        (replace(AGREED, commitments=(PROMISED[0], "", PROMISED[2])), "were others before the deal"),
        (replace(AGREED, added=("", *AGREED.added[1:])), "left out"),
    ):
        with pytest.raises(RecordError, match=reason):
            NOTES.check(fairness)
    with pytest.raises(RecordError, match="prove nothing"):
        replace(NOTES, bytes="09" * 16).check(AGREED)


def test_own_bytes_count_at_the_own_seat_alone() -> None:
    assert replace(NOTES, seat=0, played=0).check(AGREED)
    assert replace(NOTES, played=2).check(AGREED), "older notes have no seat"
    with pytest.raises(RecordError, match="prove nothing"):
        replace(NOTES, seat=2).check(AGREED)
    with pytest.raises(RecordError, match="was 0 before the deal, and 2 after it"):
        replace(NOTES, seat=0, played=2).check(AGREED)
    copied = replace(AGREED, commitments=(PROMISED[2], *PROMISED[1:]), added=("", *AGREED.added[1:]))
    notes = Notes(copied.commitment, list(copied.commitments), PARTS[2].hex(), acknowledged=True)
    assert replace(notes, seat=2).check(copied)
    with pytest.raises(RecordError, match="left out"):
        replace(notes, seat=0).check(copied)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "h"}, "game"),
        ({"rules": 2}, "rules"),
        ({"seats": 4}, "people"),
        ({"options": {"x": 1}}, "options"),
        ({"deck": "another"}, "deck"),
        ({"bots": ("", "easy", "")}, "bots"),
        ({"players": ("Ben", "Ann", "greedy")}, "players"),
        ({"fairness": replace(AGREED, terms="")}, "terms"),
        ({"players": ("Ann", ANONYMOUS)}, ""),
        ({"options": {"x": True}}, ""),
    ],
)
def test_notes_bind_a_record_to_what_was_agreed(change: Any, fault: str) -> None:
    agreed = replace(RECORD, fairness=BOUND, options={"x": True}, players=("Ann", "Ben", "greedy"))
    notes = replace(NOTES, terms=agreed.terms, players=["Ann", "Ben", "greedy"])
    bound = replace(BOUND, terms=hash_terms(agreed.terms))
    record = replace(agreed, **{"fairness": bound, **change})
    assert record.fairness
    if not fault:
        notes.check_terms(record.fairness, record.terms, record.players)
        return
    with pytest.raises(FairnessError) as error:
        notes.check_terms(record.fairness, record.terms, record.players)
    assert error.value.fault == fault
    NOTES.check_terms(record.fairness, record.terms, record.players)


def test_a_seat_that_copies_a_commitment_does_not_discredit_it() -> None:
    copied = replace(AGREED, commitments=(PROMISED[2], *PROMISED[1:]), added=("", *AGREED.added[1:]))
    assert Notes(copied.commitment, list(copied.commitments), PARTS[2].hex(), acknowledged=True).check(copied)


def test_notes_are_a_file(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text(json.dumps(asdict(NOTES)))
    assert Notes.read(path) == NOTES
    path.write_bytes(b"\xff")
    with pytest.raises(RecordError, match="UTF-8"):
        Notes.read(path)
    with pytest.raises(RecordError, match="No such file"):
        Notes.read(tmp_path / "none.json")


def test_notes_are_json() -> None:
    text = json.dumps({**asdict(NOTES), "game": "7"})
    assert Notes.parse(text) == NOTES
    for wrong in ("", "[]", "{}", text.replace(NOTES.bytes, "zz"), text.replace(NOTES.bytes, '"'), "[" * 100_000):
        with pytest.raises(RecordError, match="notes: must be JSON"):
            Notes.parse(wrong)
    for name in ("commitments", "players"):
        with pytest.raises(RecordError, match=f"{name} must be a list of texts"):
            Notes.parse(json.dumps({**asdict(NOTES), name: "abc"}))
    for name in ("seat", "played"):
        with pytest.raises(RecordError, match="must be numbers"):
            Notes.parse(json.dumps({**asdict(NOTES), name: "1"}))
    for terms in ("3", "{", 3, "[" * 100_000):
        with pytest.raises(RecordError, match="notes: must be JSON"):
            Notes.parse(json.dumps({**asdict(NOTES), "terms": terms}))


@pytest.mark.parametrize("fairness", [FAIR, AGREED, BOUND])
def test_a_record_tells_it(fairness: Fairness) -> None:
    record = replace(RECORD, fairness=fairness)
    assert Record.parse(str(record)) == record


def test_a_record_with_a_wrong_commitment_is_refused() -> None:
    text = str(replace(RECORD, fairness=None))
    for wrong in ("fairness = 3", "[fairness]\nsecret = 4"):
        with pytest.raises(RecordError, match="not a table with commitment and secret"):
            Record.parse(f"{text}\n{wrong}\n")
    with pytest.raises(RecordError, match="terms must be a text"):
        Record.parse(f'{text}\n[fairness]\ncommitment = ""\nsecret = ""\nterms = 3\n')


@pytest.mark.parametrize("terms", ["0" * 100, "[]", "{", "[" * 5000])
def test_notes_whose_terms_are_no_object_fit_no_record(terms: str) -> None:
    notes = Notes(BOUND.commitment, BOUND.commitments, "00" * 16, terms=terms)
    with pytest.raises(FairnessError, match="must be an object in JSON") as broken:
        notes.check_terms(BOUND, TERMS, ())
    assert broken.value.fault == "terms"
