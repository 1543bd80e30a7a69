"""Fair shuffles: commitment, seed and verification."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path

import pytest

from wildtable import Record, RecordError
from wildtable.engine.fairness import Fairness, Notes, commitment, derive_seed

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
RECORD = Record("g", 1, 3, {}, "hex:" + SEED.hex(), [{0: ["pass"]}], fairness=FAIR)


def test_the_seed_is_the_written_one() -> None:
    hashed = b"\x00\x00\x00\x20" + SECRET + b"\x00\x00\x00\x02\x01\x02" + b"\x00\x00\x00\x00" + b"\x00\x00\x00\x01\x03"
    assert sha256(hashed).digest() == SEED
    FAIR.check(SEED)


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
        fairness.check(SEED)


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
    AGREED.check(derive_seed(SECRET, PARTS))
    assert AGREED.withheld == [1]
    with pytest.raises(RecordError, match=reason):
        fairness.check(derive_seed(SECRET, PARTS))


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
    with pytest.raises(RecordError, match="not among the commitments"):
        replace(NOTES, bytes="09" * 16).check(AGREED)


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
    with pytest.raises(RecordError, match="list of texts"):
        Notes.parse(json.dumps({**asdict(NOTES), "commitments": "abc"}))


@pytest.mark.parametrize("fairness", [FAIR, AGREED])
def test_a_record_tells_it(fairness: Fairness) -> None:
    record = replace(RECORD, fairness=fairness)
    assert Record.parse(str(record)) == record


def test_a_record_with_a_wrong_commitment_is_refused() -> None:
    text = str(replace(RECORD, fairness=None))
    for wrong in ("fairness = 3", "[fairness]\nsecret = 4"):
        with pytest.raises(RecordError, match="not a table with commitment and secret"):
            Record.parse(f"{text}\n{wrong}\n")
