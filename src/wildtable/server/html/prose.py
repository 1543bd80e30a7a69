"""Prose: the Markdown files of a game, RULES and RULINGS, in the reader's language or else in English."""

from __future__ import annotations

import re
from functools import lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.texts import read_prose

CLAUSE = re.compile(r"\b[A-Z]{2,3}-[A-Z]?\d+\b")
RULINGS = "RULINGS"


@lru_cache(maxsize=64)
def render_prose(game: AnyGame, name: str, language: str) -> tuple[str, Markup] | None:
    """Render a file, with its language; None where the game has none. Clauses link to their rules, and those of RULES are
    what others link to."""
    spoken, text = read_prose(game, name, language)
    if not text:
        return None
    markdown = MarkdownIt("commonmark", {"html": False})
    tokens = markdown.parse(text.partition("\n")[2])
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1]) + 1}"
    html = markdown.renderer.render(tokens, markdown.options, {})
    linked = CLAUSE.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', html)
    return spoken, Markup(re.sub(r'<strong><a href="#([\w-]+)">', r'<strong id="\1"><a href="#\1">', linked))
