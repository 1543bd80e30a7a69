"""Fair shuffles: no single party, the operator included, can choose the cards, and every player can verify that.

Everyone commits before anyone reveals. The server publishes its commitment, the SHA-256 of a secret of 32 bytes. Each
player's browser generates at least 16 random bytes and sends only their SHA-256. The start of the game fixes this list;
from then on it cannot change. Each browser stores the list with its own bytes as its notes, and only then reveals the
bytes, which the server checks against their commitment. Bots and players without a script commit to nothing: for them
the server's secret stands alone, and the record says `server`. Bytes that do not arrive in time are left out, and the
record says `withheld`.

The game's seed is the SHA-256 of the secret and of each seat's bytes, in the order of seats, each preceded by its
length as four bytes, most significant first. After the game the secret and all bytes are published. With them anyone
can check that a record agrees with itself. A player with notes can check more: that the record has the commitments
their browser saw before it revealed anything, and the bytes that it sent.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from wildtable.engine.errors import RecordError
from wildtable.engine.files.text_files import read_text

Source = Literal["player", "server", "withheld"]
MIN_BYTES, MAX_BYTES = 16, 32
"""How many bytes a player adds."""
HASH_LENGTH = 64


@dataclass(frozen=True)
class Fairness:
    """Where the seed of a finished game came from; commitments and bytes in hexadecimal."""

    commitment: str
    """The SHA-256 of the secret, published before the deal."""
    secret: str
    """The server's secret, published after the game."""
    added: Sequence[str] = ()
    """The bytes of each seat, in the order of seats; empty where it added nothing."""
    commitments: Sequence[str] = ()
    """The SHA-256 of each seat's bytes, fixed before any were revealed; empty where it committed to nothing. Records from
    before players committed have none."""
    sources: Sequence[str] = ()
    """For each seat `player`, `server` (it committed to nothing) or `withheld` (its bytes did not arrive in time)."""

    def check(self, seed: bytes) -> None:
        """Refuse a seed that does not follow from the secret, and a secret or bytes other than those committed to."""
        try:
            secret, added = bytes.fromhex(self.secret), [bytes.fromhex(text) for text in self.added]
        except ValueError as error:
            raise RecordError(f"fairness: {error}") from None
        if commitment(secret) != self.commitment:
            raise RecordError("fairness: the secret is not the one that was committed to before the deal")
        if self.commitments or self.sources:
            self._check_seats(added)
        if derive_seed(secret, added) != seed:
            raise RecordError("fairness: the seed does not follow from the secret and what the players added")

    @property
    def withheld(self) -> list[int]:
        """The seats that committed to bytes and did not reveal them in time."""
        return [seat for seat, source in enumerate(self.sources) if source == "withheld"]

    def _check_seats(self, added: Sequence[bytes]) -> None:
        if not len(added) == len(self.commitments) == len(self.sources):
            raise RecordError("fairness: added, commitments and sources must have one entry for each seat")
        for seat, (part, promised, source) in enumerate(zip(added, self.commitments, self.sources, strict=True)):
            if source != source_of(promised, part.hex()):
                raise RecordError(f"fairness: the source of seat {seat} must be player, server or withheld as its bytes say")
            if part and commitment(part) != promised:
                raise RecordError(f"fairness: the bytes of seat {seat} are not those it committed to")


@dataclass(frozen=True)
class Notes:
    """What a player's browser stored of a deal: the fixed commitments it saw, and its own bytes. As JSON in a file."""

    commitment: str
    """The server's commitment."""
    commitments: Sequence[str]
    """The commitments of all seats."""
    bytes: str
    """The browser's own bytes."""
    acknowledged: bool = False
    """Whether the server confirmed that it has the bytes."""

    @classmethod
    def parse(cls, text: str) -> Notes:
        """Parse notes that a page saved; other fields are ignored."""
        try:
            data: Any = json.loads(text)
            notes = cls(data["commitment"], data["commitments"], data["bytes"], data.get("acknowledged") is True)
            bytes.fromhex(notes.bytes)
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            raise RecordError("notes: must be JSON with commitment, commitments and bytes, as a page saves them") from None
        if not isinstance(notes.commitments, list) or not all(isinstance(one, str) for one in notes.commitments):
            raise RecordError("notes: commitments must be a list of texts")
        return notes

    @classmethod
    def read(cls, path: Path) -> Notes:
        return cls.parse(read_text(path, RecordError))

    def check(self, fairness: Fairness) -> bool:
        """Return whether the bytes took part in the deal, or were late. Refuse a record that contradicts the notes."""
        if fairness.commitment != self.commitment:
            raise RecordError("notes: the server committed to another secret before the deal")
        if list(fairness.commitments) != list(self.commitments):
            raise RecordError("notes: the commitments of the seats were others before the deal")
        own = commitment(bytes.fromhex(self.bytes))
        if own not in self.commitments:
            raise RecordError("notes: the bytes are not among the commitments, so these notes prove nothing")
        if (own, self.bytes) in zip(fairness.commitments, fairness.added, strict=True):
            return True
        if self.acknowledged:
            raise RecordError("notes: the bytes were left out of the deal, though the server confirmed them")
        return False


@lru_cache(maxsize=4096)
def commitment(secret: bytes) -> str:
    """Return the commitment to a secret. Cached, because every page of a table shows it."""
    return sha256(secret).hexdigest()


def source_of(promised: str, added: str) -> Source:
    """Return where a seat's part of a shuffle came from, by its commitment and bytes."""
    return "player" if added else "withheld" if promised else "server"


def derive_seed(secret: bytes, added: Sequence[bytes]) -> bytes:
    """Return the seed of a game, from the server's secret and what each seat added."""
    parts = [len(part).to_bytes(4, "big") + part for part in (secret, *added)]
    return sha256(b"".join(parts)).digest()
