"""Plain text: names and chat without characters that cannot be seen."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
JOINER = "\N{ZERO WIDTH JOINER}"
INVISIBLE_CATEGORIES = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def plain(text: str) -> str:
    """Remove control characters, directions and line breaks from a text. Emoji may be joined."""
    return "".join(
        letter
        if letter == JOINER or unicodedata.category(letter) not in INVISIBLE_CATEGORIES
        else " " * (letter in "\n\r\t")
        for letter in text
    )


def plain_name(text: str) -> str:
    """Return a name as it may be shown anywhere: one short line, possibly empty."""
    return " ".join(plain(text[: 20 * NAME_LENGTH]).split())[:NAME_LENGTH].strip()
