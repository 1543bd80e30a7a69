"""Records of every edition still replay position by position, and perft counts are unchanged."""

from __future__ import annotations

import json

import pytest

from tests.golden.golden import FOLDER, Variant, counts, encoded_fields, label, path_digests, play, record_path, variants
from wildtable import Record


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_a_golden_record_plays_as_it_did(variant: Variant) -> None:
    record = Record.read(record_path(variant))
    assert path_digests(variant, record) == json.loads((FOLDER / "trails.json").read_text())[label(variant)]


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_the_same_chance_makes_the_same_record(variant: Variant) -> None:
    assert str(play(variant).record()) == record_path(variant).read_text(encoding="utf-8")


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_positions_count_as_they_did(variant: Variant) -> None:
    assert counts(variant) == json.loads((FOLDER / "perft.json").read_text())[label(variant)]


def test_views_are_encoded_as_they_were() -> None:
    golden = json.loads((FOLDER / "encodings.json").read_text())
    for variant in variants():
        assert [*encoded_fields(variant).items()] == [*golden[label(variant)].items()]


def test_every_golden_record_belongs_to_a_variant() -> None:
    assert sorted((FOLDER / "records").iterdir()) == sorted(map(record_path, variants()))
