"""Chance: the shuffles of the engine, bit for bit, and cheaper ones for searches.

A state with seed -1 shuffles as the engine does, by SHA-256 over the bytes of a seed that its tables hold. Any other state
has a seed of 62 bits and uses a multiply-with-carry generator: the same shuffle of the same seed still has the same numbers,
whatever was played before.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import card_at, put_card
from wildtable.engine.twin.kernels.frames import SEED, SHUFFLES

# The words all tables begin with: what SHA-256 needs, the seed's last bytes, and the stream of the shuffle under way
CONSTANTS, INITIAL, SCHEDULE, DIGEST, BLOCK, USED, LENGTH, TAIL, SEED_BYTES = 0, 64, 72, 136, 144, 145, 146, 147, 148
TABLES = SEED_BYTES + 64

LOW = 0xFFFFFFFF
CARRY = 2147483085  # CARRY * 2**32 - 1 and CARRY * 2**31 - 1 are prime: the period is CARRY * 2**31 - 1
SCRAMBLE = 0x45D9F3B


@kernel
def mix(word: int) -> int:
    """Return 32 bits in which every bit depends on all 32 bits of the word."""
    word = ((word ^ (word >> 16)) * SCRAMBLE) & LOW
    word = ((word ^ (word >> 16)) * SCRAMBLE) & LOW
    return word ^ (word >> 16)


@kernel
def generator(seed: int, number: int) -> int:
    """Return the generator of a stream of numbers."""
    low = mix((seed & LOW) ^ mix(number + 1))
    high = mix((seed >> 32) ^ low ^ SCRAMBLE)
    return advance(advance(((high & 0x3FFFFFFF) << 32) | low | 1))


@kernel
def advance(state: int) -> int:
    """Return the generator's next state. Its numbers are `below(state, limit)`."""
    return CARRY * (state & LOW) + (state >> 32)


@kernel
def below(state: int, limit: int) -> int:
    """Return a number from 0 to limit - 1, for limits far below 2**32."""
    return (((state ^ (state >> 32)) & LOW) * limit) >> 32


@kernel
def shuffle(s: Words, t: Words, pile: int) -> None:
    """Shuffle a pile whose cards lie in ascending order from the top."""
    if s[SEED] >= 0:
        shuffle_fast(s, pile, generator(s[SEED], s[SHUFFLES]))
    else:
        shuffle_proven(s, t, pile)
    s[SHUFFLES] += 1


@kernel
def shuffle_fast(s: Words, pile: int, state: int) -> None:
    """Shuffle a pile with the cheap generator."""
    size = s[pile]
    for left in range(size, 1, -1):
        state = advance(state)
        swap(s, pile, size - left, size - 1 - below(state, left))


@kernel
def shuffle_proven(s: Words, t: Words, pile: int) -> None:
    """Shuffle a pile as the engine does."""
    size = s[pile]
    t[BLOCK] = 0
    t[USED] = 8
    for left in range(size, 1, -1):
        word = next_word(t, s[SHUFFLES])
        while word >= 0x100000000 - 0x100000000 % left:
            word = next_word(t, s[SHUFFLES])
        swap(s, pile, size - left, size - 1 - word % left)


@kernel
def swap(s: Words, pile: int, one: int, other: int) -> None:
    """Swap two cards of a pile."""
    card = card_at(s, pile, one)
    put_card(s, pile, one, card_at(s, pile, other))
    put_card(s, pile, other, card)


@kernel
def next_word(t: Words, number: int) -> int:
    """Return the next 32 bits of a shuffle's stream."""
    if t[USED] == 8:
        hash_block(t, number, t[BLOCK])
        t[BLOCK] += 1
        t[USED] = 0
    t[USED] += 1
    return t[DIGEST + t[USED] - 1]


@kernel
def hash_block(t: Words, number: int, block: int) -> None:
    """Compute SHA-256 of seed, number and block."""
    for place in range(8):
        t[DIGEST + place] = t[INITIAL + place]
    for chunk in range((t[TAIL] + 24) // 64 + 1):
        for word in range(16):
            value = 0
            for byte in range(4):
                value = (value << 8) | message_byte(t, number, block, 64 * chunk + 4 * word + byte)
            t[SCHEDULE + word] = value
        compress(t)


@kernel
def message_byte(t: Words, number: int, block: int, place: int) -> int:
    """Return a byte of the padded message, counted after the seed's whole blocks, which are in the initial digest."""
    tail = t[TAIL]
    end = (tail + 24) // 64 * 64 + 63
    if place < tail:
        return t[SEED_BYTES + place]
    if place < tail + 8:
        return (number >> (8 * (tail + 7 - place))) & 255
    if place < tail + 16:
        return (block >> (8 * (tail + 15 - place))) & 255
    if place == tail + 16:
        return 128
    if place > end - 8:
        return ((8 * (t[LENGTH] + 16)) >> (8 * (end - place))) & 255
    return 0


@kernel
def rotate(word: int, count: int) -> int:
    return ((word >> count) | (word << (32 - count))) & LOW


@kernel
def compress(t: Words) -> None:
    """Fold sixteen words of the message into the digest."""
    for place in range(SCHEDULE + 16, SCHEDULE + 64):
        old, recent = t[place - 15], t[place - 2]
        small = rotate(old, 7) ^ rotate(old, 18) ^ (old >> 3)
        large = rotate(recent, 17) ^ rotate(recent, 19) ^ (recent >> 10)
        t[place] = (t[place - 16] + small + t[place - 7] + large) & LOW
    a, b, c, d = t[DIGEST], t[DIGEST + 1], t[DIGEST + 2], t[DIGEST + 3]
    e, f, g, h = t[DIGEST + 4], t[DIGEST + 5], t[DIGEST + 6], t[DIGEST + 7]
    for place in range(64):
        sums = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        one = h + sums + ((e & f) ^ ((e ^ LOW) & g)) + t[CONSTANTS + place] + t[SCHEDULE + place]
        two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e, d, c, b, a = g, f, e, (d + one) & LOW, c, b, a, (one + two) & LOW
    t[DIGEST] = (t[DIGEST] + a) & LOW
    t[DIGEST + 1] = (t[DIGEST + 1] + b) & LOW
    t[DIGEST + 2] = (t[DIGEST + 2] + c) & LOW
    t[DIGEST + 3] = (t[DIGEST + 3] + d) & LOW
    t[DIGEST + 4] = (t[DIGEST + 4] + e) & LOW
    t[DIGEST + 5] = (t[DIGEST + 5] + f) & LOW
    t[DIGEST + 6] = (t[DIGEST + 6] + g) & LOW
    t[DIGEST + 7] = (t[DIGEST + 7] + h) & LOW


@lru_cache
def _roots(power: int, count: int) -> tuple[int, ...]:
    """Return the first 32 bits of the fractional parts of the roots of the first primes: constants of SHA-256."""
    primes: list[int] = []
    number = 2
    while len(primes) < count:
        if all(number % prime for prime in primes):
            primes.append(number)
        number += 1
    return tuple([_root(prime << 32 * power, power) & LOW for prime in primes])


def _root(number: int, power: int) -> int:
    """Return the whole part of a square or cube root."""
    if power == 2:
        return isqrt(number)
    low, high = 0, 1 << (number.bit_length() // power + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low


def hash_tables(seed: bytes) -> list[int]:
    """Return the words all tables begin with, for the shuffles of a seed."""
    t = [0] * TABLES
    t[CONSTANTS:INITIAL] = _roots(3, 64)
    t[DIGEST:BLOCK] = _roots(2, 8)
    whole = len(seed) // 64 * 64
    for start in range(0, whole, 64):
        for word in range(16):
            t[SCHEDULE + word] = int.from_bytes(seed[start + 4 * word : start + 4 * word + 4])
        compress(t)
    t[INITIAL:SCHEDULE] = t[DIGEST:BLOCK]
    t[LENGTH], t[TAIL] = len(seed), len(seed) - whole
    t[SEED_BYTES : SEED_BYTES + t[TAIL]] = seed[whole:]
    return t
