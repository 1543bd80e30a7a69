"""Fair shuffles: commitment, seed and verification."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from wildtable import Record, RecordError
from wildtable.engine.fairness import Fairness, commitment, derive_seed

SECRET = bytes(range(32))
ADDED = [b"\x01\x02", b"", b"\x03"]
SEED = derive_seed(SECRET, ADDED)
FAIR = Fairness(commitment(SECRET), SECRET.hex(), tuple(part.hex() for part in ADDED))
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


def test_a_record_contains_the_commitment() -> None:
    assert Record.parse(str(RECORD)) == RECORD


def test_a_record_with_a_wrong_commitment_is_refused() -> None:
    text = str(replace(RECORD, fairness=None))
    for wrong in ("fairness = 3", "[fairness]\nsecret = 4"):
        with pytest.raises(RecordError, match="not a table with commitment and secret"):
            Record.parse(f"{text}\n{wrong}\n")
