"""Tokens and ids: random names for tables and visitors, and secrets, which are stored as hashes only."""

from __future__ import annotations

import secrets
from hashlib import sha256

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    """Return an id that is easy to read aloud and hard to guess, but no secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_token() -> str:
    """Return a secret of 160 bits."""
    return secrets.token_urlsafe(20)


def new_secret() -> str:
    """Return the server's part of a shuffle: 256 bits in hexadecimal."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """Return the hash under which a token is stored."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Does a token have this hash? Nothing matches an empty one."""
    return bool(stored) and secrets.compare_digest(hashed(token), stored)
