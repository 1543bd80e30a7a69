"""Clauses: the rules that questions rest on, by their numbers, from a game's messages or from its RULES.md."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame

RULES = "RULES"
RULE = re.compile(r"^[-*] \*\*([A-Z]{2,3}-[A-Z]?\d+)\*\*\s+(.+?)(?=\n[-*#\n]|\Z)", re.MULTILINE | re.DOTALL)
"""A clause of RULES.md: an entry of a list that begins with its number in bold."""


def read_prose(game: AnyGame, name: str, language: str) -> tuple[str, str]:
    """Return the language and the text of a Markdown file of a game: the reader's, else English, else nothing."""
    for spoken, full_name in ((language, f"{name}.{language}.md"), ("en", f"{name}.md")):
        file = game.folder.joinpath(full_name)
        if file.is_file():
            return spoken, file.read_text(encoding="utf-8")
    return "", ""


def clause_text(game: AnyGame, clause: str, language: str) -> str:
    """Return a rule by its clause: a message of the game, or what RULES says of it; empty where neither does."""
    message = f"rules-{clause}"
    if game.texts.has(language, message):
        return game.texts.say(language, message)
    return find_clauses(game, language).get(clause, "")


@lru_cache(maxsize=64)
def find_clauses(game: AnyGame, language: str) -> dict[str, str]:
    """Return the clauses that RULES lists, each with its text."""
    return {clause: " ".join(text.split()) for clause, text in RULE.findall(read_prose(game, RULES, language)[1])}
