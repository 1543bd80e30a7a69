"""Secrets: names for tables and visitors, tokens that open doors. Tokens are kept as hashes only."""

from __future__ import annotations

import secrets
from hashlib import sha256

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    """A name that is easy to read aloud and hard to guess, but no secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_token() -> str:
    """A secret of 160 bits."""
    return secrets.token_urlsafe(20)


def new_secret() -> str:
    """The host's part of a shuffle: 256 bits in hexadecimal."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, kept: str) -> bool:
    return bool(kept) and secrets.compare_digest(hashed(token), kept)
