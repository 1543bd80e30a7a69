"""The page of a game: its summary, its rules with every card, rulings on open questions, and the sources of its deck."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response
from markdown_it import MarkdownIt
from markupsafe import Markup

import wildtable
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option, Setting
from wildtable.games import get_game
from wildtable.server.html.assets import art
from wildtable.server.html.fragments import load_fragments
from wildtable.server.html.texts import say
from wildtable.server.pages.opponents import last_opponents
from wildtable.server.pages.page import open_page

CLAUSE = re.compile(r"\b[A-Z]{2,3}-[A-Z]?\d+\b")
router = APIRouter(include_in_schema=False)


@router.get("/{name}")
async def show_game(request: Request, name: str) -> Response:
    if name not in wildtable.games():
        raise HTTPException(404, "Not Found")
    page = await open_page(request)
    game = get_game(name)
    one = load_fragments(game, page.language)
    return await page.render_large(
        f"{name}/rules.html",
        game=game,
        about={**describe_game(name, page.language), "opponents": last_opponents(request, game)},
        rulings=render_rulings(name, page.language),
        tell=one.say,
        card=one.card,
        back=one.back,
        art=one.art,
    )


def describe_game(name: str, language: str) -> dict[str, Any]:
    """Return what introduces a game: picture, number of players, duration, summary and ways to start."""
    game = get_game(name)
    words = ("title", "summary", "players", "minutes")
    starts = [
        (
            setting.name,
            game.texts.say(language, f"start-{setting.name}"),
            [label_value(game, setting, value, language) for value in setting.values[1:]],
        )
        for setting in (start.setting for start in game.starts)
    ]
    return {"name": name, "cover": art(name, "cover"), "guided": game.guide is not None, "starts": starts} | {
        word: game.texts.say(language, f"game-{word}") for word in words
    }


def label_value(game: AnyGame, setting: Setting, value: Option, language: str) -> tuple[str, str]:
    """Return a value of an option as forms send it, and its label: in the game's words, where it has any."""
    if isinstance(value, bool):
        word = "yes" if value else "no"
        return word, say(language, word)
    message = f"option-{setting.name}-{value}"
    return str(value), game.texts.say(language, message) if game.texts.has(language, message) else str(value)


@lru_cache(maxsize=64)
def render_rulings(name: str, language: str) -> tuple[str, Markup]:
    """Render the rulings, in the reader's language or else in English, with clauses linked to their rules."""
    folder = get_game(name).folder
    file = folder.joinpath(f"RULINGS.{language}.md")
    if not file.is_file():
        language, file = "en", folder.joinpath("RULINGS.md")
    _, _, text = file.read_text(encoding="utf-8").partition("\n")
    markdown = MarkdownIt("commonmark", {"html": False})
    tokens = markdown.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1]) + 1}"
    html = markdown.renderer.render(tokens, markdown.options, {})
    return language, Markup(CLAUSE.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', html))
