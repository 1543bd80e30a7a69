"""Shuffles are fair, fixed forever, and specified exactly."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildtable.engine.errors import OptionError
from wildtable.engine.shuffling import arranged, parse_seed, seed_bytes, shuffled, spell_seed


def by_the_book(seed: bytes, number: int, items: list[int]) -> list[int]:
    """Shuffle as the module's docstring describes, implemented a second time as simply as possible."""
    order = sorted(items)
    stream = b"".join(
        sha256(seed + number.to_bytes(8, "big") + block.to_bytes(8, "big")).digest() for block in range(len(items) + 1)
    )
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    for i in range(len(order) - 1, 0, -1):
        while words[0] >= 2**32 - 2**32 % (i + 1):
            words.pop(0)
        j = words.pop(0) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@given(st.binary(), st.integers(0, 2**64 - 1), st.lists(st.integers(0, 30), max_size=60))
def test_a_shuffle_is_the_written_one(seed: bytes, number: int, items: list[int]) -> None:
    assert list(shuffled(seed, number, items)) == by_the_book(seed, number, items)


def test_a_shuffle_never_changes() -> None:
    assert shuffled(b"7", 0, range(10)) == (1, 3, 7, 9, 8, 2, 4, 5, 0, 6)
    assert shuffled(b"7", 1, range(10)) == (5, 1, 4, 3, 9, 6, 7, 8, 0, 2)


@given(st.binary(max_size=8), st.permutations(list(range(12))))
def test_the_order_before_does_not_matter(seed: bytes, items: list[int]) -> None:
    assert shuffled(seed, 0, items) == shuffled(seed, 0, range(12))


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    assert arranged(range(3), iter([2**32 - 1, 2**32 - 2, 1])) == (0, 1, 2)
    assert arranged(range(3), iter([2**32 - 4, 1])) == (2, 1, 0)


def test_every_order_is_about_equally_likely() -> None:
    counts = Counter(shuffled(str(seed).encode(), 0, range(3)) for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_seeds_are_numbers_texts_or_bytes() -> None:
    drawn: Any = np.int64(7)
    assert seed_bytes(7) == seed_bytes("7") == seed_bytes(b"7") == seed_bytes(drawn)


@pytest.mark.parametrize("seed", [True, 1.5, [7], np.float64(7), np.True_])
def test_nothing_else_is_a_seed(seed: Any) -> None:
    with pytest.raises(OptionError, match="a seed must be an integer, a text, bytes, or None for a random one, not "):
        seed_bytes(seed)


@given(st.binary())
def test_a_seed_survives_its_spelling(seed: bytes) -> None:
    assert parse_seed(spell_seed(seed)) == seed


def test_a_plain_seed_is_spelled_plainly() -> None:
    assert spell_seed(b"friday evening") == "friday evening"
    assert spell_seed(b"hex:00") == "hex:6865783a3030"
    assert spell_seed(b"\xff") == "hex:ff"
    assert spell_seed(b"") == "hex:"
