"""Tokens: hashed for the store, and compared in constant time."""

from __future__ import annotations

import secrets
from hashlib import sha256


def hashed(token: str) -> str:
    """Return the hash under which a token is stored."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Does a token have this hash? Nothing matches an empty one."""
    return bool(stored) and secrets.compare_digest(hashed(token), stored)
