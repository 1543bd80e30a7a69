"""Players who listen: everything is said once, in order and politely, and every game can be played by keys and by ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import wildtable
from tests.browser.conftest import Visitors
from tests.browser.listening import listener_at
from tests.browser.playing import new_table, start
from tests.harness.process import ServerProcess

GAMES = wildtable.games()
FEW, ALL = 4, 1000
LANGUAGES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
HEARD = {"listening": "on", "speech": "key", "bots": "none"}


def by_ear(visitor: Visitors, server: ServerProcess, **about: object):
    page = visitor(**about)
    page.context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in HEARD.items()])
    return listener_at(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_ear(visitor: Visitors, server: ServerProcess, game: str) -> None:
    one = by_ear(visitor, server)
    new_table(one.page, ("me", "medium", "medium"), game=game)
    start(one.page)
    one.forget()
    for _ in range(FEW):
        known = one.log()
        question = one.listen_to_question()
        print(question)
        print(one.ask("options"))
        one.play("1")
        one.listen_to_question()
        one.check_lines(one.log()[len(known):])
        one.check()
