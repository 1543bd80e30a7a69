"""Shuffling: the only source of chance in a game. Anyone can verify it, as all of it is specified here.

Shuffle number n (counted from 0 within a game) of a list sorts the list, then walks i from the last index down to 1 and
swaps item i with item j, 0 <= j <= i, where j is the next number below i + 1.

Numbers come from 32-bit words. Block b is SHA-256(seed, n, b): the seed's bytes, then n and b as eight bytes each, most
significant first. Each block gives eight words, most significant byte first. A number below m takes the next word w,
throws it away and takes another while w >= 2**32 - 2**32 % m, and is w % m.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, count
from secrets import token_hex
from struct import Struct

from wildtable.engine.cards import whole_number
from wildtable.engine.errors import OptionError
from wildtable.engine.refusals import spell_value

Seed = int | str | bytes | None
"""What every shuffle of a game follows from; None for a random one."""


@dataclass(frozen=True)
class Shuffle:
    """One shuffle of a game: the sorted items of a pile, and their new order."""

    number: int
    pile: str
    items: Sequence[int]
    order: Sequence[int]


_WORDS = Struct(">8I")
_COUNTERS = Struct(">QQ")


def seed_bytes(seed: Seed) -> bytes:
    """Return a seed as bytes: an integer is its decimal text, a text its UTF-8, None a random text."""
    if seed is None:
        return token_hex(16).encode()
    if isinstance(seed, bytes):
        return seed
    text = seed if isinstance(seed, str) else whole_number(seed)
    if text is None:
        raise OptionError(f"a seed must be an integer, a text, bytes, or None for a random one, not {spell_value(seed)}")
    try:
        return str(text).encode()
    except ValueError as error:
        raise OptionError(f"a seed must have a decimal text or a UTF-8 encoding: {error}") from None


def spell_seed(seed: bytes) -> str:
    """Return the seed as files name it: as text if it is printable, else `hex:` and its bytes."""
    try:
        text = seed.decode()
    except UnicodeDecodeError:
        text = ""
    return text if text.isprintable() and text and not text.startswith("hex:") else "hex:" + seed.hex()


def parse_seed(text: str) -> bytes:
    """Return the seed that a file names."""
    try:
        return bytes.fromhex(text[4:]) if text.startswith("hex:") else text.encode()
    except ValueError as error:
        raise OptionError(f"seed: must be a text, or 'hex:' and bytes in hexadecimal, not {text!r}: {error}") from None


def _words(seed: bytes, number: int) -> Iterator[int]:
    blocks = (_WORDS.unpack(sha256(seed + _COUNTERS.pack(number, block)).digest()) for block in count())
    return chain.from_iterable(blocks)


def arranged(items: Iterable[int], words: Iterator[int]) -> tuple[int, ...]:
    """Return the items in the order these words give them; words that would favour small numbers are rejected.

    Almost all words are below the limit for every size, so the limit for one size is hardly ever computed.
    """
    order = sorted(items)
    surely_fair = 2**32 - len(order)
    for size, word in zip(range(len(order), 1, -1), words, strict=False):
        while word >= surely_fair and word >= 2**32 - 2**32 % size:
            word = next(words)
        last, other = size - 1, word % size
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def shuffled(seed: bytes, number: int, items: Iterable[int]) -> tuple[int, ...]:
    """Return the items in the order that shuffle `number` of this seed gives them."""
    return arranged(items, _words(seed, number))
