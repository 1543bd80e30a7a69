"""Fair shuffles: no one, the operator included, can choose the cards, and every player can verify that.

Before the deal the server publishes a commitment, the SHA-256 of a secret of 32 bytes. Then each player's browser may
add bytes of its own. The game's seed is the SHA-256 of the secret and of what each seat added, in the order of seats,
each preceded by its length as four bytes, most significant first. After the game the secret is published. With it
anyone can check that it is the one committed to, that the seed follows from it, and with the seed every shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from wildtable.engine.errors import RecordError


@dataclass(frozen=True)
class Fairness:
    """Where the seed of a finished game came from, all in hexadecimal."""

    commitment: str
    """The SHA-256 of the secret, published before the deal."""
    secret: str
    """The server's secret, published after the game."""
    added: Sequence[str] = ()
    """What each seat added before the deal, in the order of seats; empty where it added nothing."""

    def check(self, seed: bytes) -> None:
        """Refuse a seed that does not follow from the secret, and a secret that is not the one committed to."""
        try:
            secret, added = bytes.fromhex(self.secret), [bytes.fromhex(text) for text in self.added]
        except ValueError as error:
            raise RecordError(f"fairness: {error}") from None
        if commitment(secret) != self.commitment:
            raise RecordError("fairness: the secret is not the one that was committed to before the deal")
        if derive_seed(secret, added) != seed:
            raise RecordError("fairness: the seed does not follow from the secret and what the players added")


def commitment(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def derive_seed(secret: bytes, added: Sequence[bytes]) -> bytes:
    """Return the seed of a game, from the server's secret and what each seat added."""
    parts = [len(part).to_bytes(4, "big") + part for part in (secret, *added)]
    return sha256(b"".join(parts)).digest()
