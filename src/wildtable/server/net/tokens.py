"""Tokens: hashed for the store, and compared in constant time."""

from __future__ import annotations

import secrets
from hashlib import sha256


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, kept: str) -> bool:
    return bool(kept) and secrets.compare_digest(hashed(token), kept)
