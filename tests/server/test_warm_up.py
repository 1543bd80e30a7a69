"""The warm-up does all one-time work, so that no request blocks the event loop for long."""

from __future__ import annotations

import wildtable
from wildtable.games import get_game
from wildtable.server.html.fragments import _make_fragments, load_fragments
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.pages.warm_up import warm_up


def test_the_cards_of_every_game_are_drawn_in_every_language() -> None:
    _make_fragments.cache_clear()
    warm_up()
    for game in wildtable.games():
        for language in LANGUAGES:
            assert "deck" in vars(load_fragments(get_game(game), language)), (game, language)
