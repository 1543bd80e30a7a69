"""Randomness: the source of every unpredictable value of the server, injected like the clock."""

from __future__ import annotations

import secrets

ID_LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"


class Randomness:
    """Make ids, tokens, keys, epochs and the secrets of games from the system's randomness.

    A test passes a subclass to `create_app` or `build` and overrides what it wants to predict. Overriding `secret` and
    `player_commitment` makes every deal predictable: a game is dealt from its table's secret and its players' bytes, and
    the moves of bots follow from the secret too. Ids must stay unique within a data folder.
    """

    def id(self, length: int = 10) -> str:
        """Return an id of a table or visitor: easy to read aloud and hard to guess, but no secret."""
        return "".join(secrets.choice(ID_LETTERS) for _ in range(length))

    def token(self) -> str:
        """Return a bearer token or the secret part of a link: 160 bits."""
        return secrets.token_urlsafe(20)

    def key(self) -> bytes:
        """Return a signing key: 256 bits."""
        return secrets.token_bytes(32)

    def secret(self) -> str:
        """Return the server's share of a shuffle: 256 bits in hexadecimal."""
        return secrets.token_hex(32)

    def player_commitment(self, sent: str) -> str:
        """Return the commitment to use for what a player's browser sent; empty to deal without this player's bytes."""
        return sent

    def epoch(self) -> str:
        """Return the id of a feed, which tells its numbers from those of an earlier feed of the same table."""
        return secrets.token_hex(8)


SYSTEM_RANDOMNESS = Randomness()
