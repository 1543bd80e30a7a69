"""Warm-up: do at start what is done once, such as compiling templates, so that no visitor waits for it."""

from __future__ import annotations

from wildtable.games import game_types, get_game
from wildtable.server.html import assets, markdown
from wildtable.server.html.fragments import load_fragments
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.templating import ENVIRONMENT
from wildtable.server.html.texts import say
from wildtable.server.pages.games import describe_game, render_rulings


def warm_up() -> None:
    """Fill the caches of templates, texts, cards, assets and documentation."""
    for template in ENVIRONMENT.list_templates(extensions=["html"]):
        ENVIRONMENT.get_template(template)
    for language in LANGUAGES:
        say(language, "yes")
        for name in game_types():
            describe_game(name, language)
            render_rulings(name, language)
            _ = load_fragments(get_game(name), language).deck
    assets.pack_all()
    for page in markdown.SOURCES:
        markdown.doc(page)
