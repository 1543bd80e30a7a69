"""Warm-up: do at start what is done once, such as compiling templates, so that no visitor waits for it."""

from __future__ import annotations

from contextlib import suppress

from jinja2 import TemplateError

from wildtable.engine.presentation.texts import RULES
from wildtable.games import game_types, get_game
from wildtable.server.html import assets, markdown
from wildtable.server.html.game_page import load_game_page
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.markdown import RULINGS, render_prose
from wildtable.server.html.templating import ENVIRONMENT
from wildtable.server.html.texts import say
from wildtable.server.pages.games import describe_game


def warm_up() -> None:
    """Fill the caches of templates, texts, cards, assets and documentation."""
    for template in ENVIRONMENT.list_templates(extensions=["html"]):
        with suppress(TemplateError):  # a game's broken template is logged where it is drawn
            ENVIRONMENT.get_template(template)
    for language in LANGUAGES:
        say(language, "yes")
        for name in game_types():
            describe_game(name, language)
            for file in (RULES, RULINGS):
                render_prose(get_game(name), file, language)
            _ = load_game_page(get_game(name), language).deck
    assets.pack_all()
    for page in markdown.SOURCES:
        markdown.doc(page)
