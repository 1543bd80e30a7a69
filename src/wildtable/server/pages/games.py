"""The page of a game: its summary, its rules with every card, rulings on open questions, and the sources of its deck."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

import wildtable
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option, Setting
from wildtable.engine.presentation.texts import RULES
from wildtable.games import get_game
from wildtable.server.html.assets import art
from wildtable.server.html.game_page import game_template, load_game_page
from wildtable.server.html.markdown import RULINGS, render_prose
from wildtable.server.html.texts import say
from wildtable.server.pages.page import open_page
from wildtable.server.pages.preferences import last_opponents

router = APIRouter(include_in_schema=False)


@router.get("/{name}")
async def show_game(request: Request, name: str) -> Response:
    if name not in wildtable.games():
        raise HTTPException(404, "Not Found")
    page = await open_page(request)
    game = get_game(name)
    one = load_game_page(game, page.language)
    return await page.render_large(
        game_template(game, "rules.html"),
        game=game,
        about={**describe_game(name, page.language), "opponents": last_opponents(request, game)},
        rules=render_prose(game, RULES, page.language),
        rulings=render_prose(game, RULINGS, page.language),
        tell=one.say,
        card=one.card,
        back=one.back,
        art=one.art,
    )


def describe_game(name: str, language: str) -> dict[str, Any]:
    """Return what introduces a game: picture, number of players, duration, summary and ways to start."""
    game = get_game(name)
    words = ("title", "summary", "players")
    starts = [
        (
            setting.name,
            game.texts.say(language, f"start-{setting.name}"),
            [label_value(game, setting, value, language) for value in setting.values[1:]],
        )
        for setting in (start.setting for start in game.starts)
    ]
    minutes = game.texts.say(language, "game-minutes") if game.texts.has(language, "game-minutes") else ""
    shown = {"name": name, "cover": art(name, "cover"), "guided": game.guide is not None, "starts": starts}
    return {**shown, "minutes": minutes} | {word: game.texts.say(language, f"game-{word}") for word in words}


def label_value(game: AnyGame, setting: Setting, value: Option, language: str) -> tuple[str, str]:
    """Return a value of an option as forms send it, and its label: in the game's words, where it has any."""
    if isinstance(value, bool):
        word = "yes" if value else "no"
        return word, say(language, word)
    message = f"option-{setting.name}-{value}"
    return str(value), game.texts.say(language, message) if game.texts.has(language, message) else str(value)
