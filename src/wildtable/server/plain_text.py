"""Plain text: names and chat without characters that cannot be seen."""

from __future__ import annotations

import re
import unicodedata

NAME_LENGTH = 24
JOINER, EMOJI_SELECTOR = "\N{ZERO WIDTH JOINER}", "\N{VARIATION SELECTOR-16}"
VIRAMA = 9
"""The combining class of the signs after which a joiner changes the shape of letters, as in Sinhala."""
INVISIBLE_CATEGORIES = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
BLANK = "\N{BRAILLE PATTERN BLANK}"
IGNORABLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
"""Marks and letters that Unicode calls default ignorable: most programs draw nothing for them."""


def plain(text: str) -> str:
    """Remove control characters, directions, line breaks and blank letters from a text. Emoji may be joined."""
    text = IGNORABLE.sub("", text.replace(BLANK, " "))
    return "".join(
        letter
        if unicodedata.category(letter) not in INVISIBLE_CATEGORIES and letter != EMOJI_SELECTOR
        else _shown_joint(text, index)
        for index, letter in enumerate(text)
    )


def _shown_joint(text: str, index: int) -> str:
    """Return what is left of a character that is invisible by itself: a joint where it changes its neighbours."""
    letter, before, after = text[index], text[:index][-1:], text[index + 1 :][:1]
    if letter in "\n\r\t":
        return " "
    if letter == EMOJI_SELECTOR:
        return letter if (before and unicodedata.category(before)[0] in "SN") or before in tuple("#*") else ""
    if letter != JOINER or not before or not after:
        return ""
    is_emoji = unicodedata.category(before)[0] == "S" or before == EMOJI_SELECTOR
    is_joint = (is_emoji and unicodedata.category(after)[0] == "S") or unicodedata.combining(before) == VIRAMA
    return letter if is_joint else ""


def plain_name(text: str) -> str:
    """Return a name as it may be shown anywhere: one short line, empty if nothing of it can be seen."""
    name = " ".join(plain(text[: 20 * NAME_LENGTH]).split())[:NAME_LENGTH].strip()
    return name if is_visible(name) else ""


def is_visible(text: str) -> bool:
    """Does a text have a letter, a digit or a sign?"""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
