"""Screen reader play: everything is said once, in order and politely, and every game can be played by keyboard and ear
alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import wildtable
from tests.browser.conftest import Visitors
from tests.browser.listening import Listener, listener_at
from tests.browser.playing import MY_MOVE, PICKS, new_table, start
from tests.harness.process import ServerProcess

GAMES = wildtable.games()
FEW, ALL = 3, 1000
"""Questions answered in a normal run, and in a campaign."""
LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
PREFERENCES = {"listening": "on", "speech": "key", "bots": "none"}


def start_listening(visitor: Visitors, server: ServerProcess, game: str, language: str = "en") -> Listener:
    """Start a game with two bots in listening mode, where speech advances by key."""
    page = visitor(locale=LOCALES[language])
    page.context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in PREFERENCES.items()])
    one = listener_at(page)
    new_table(page, ("me", "easy", "easy"), game=game)
    start(page)
    return one


@pytest.mark.parametrize("game", GAMES)
def test_a_few_questions_by_ear(visitor: Visitors, server: ServerProcess, game: str) -> None:
    """The first is answered by keys, the others in the text field."""
    one = start_listening(visitor, server, game)
    known = one.log()
    one.listen_to_question()
    one.page.locator("#line").evaluate("(field) => field.blur()")
    one.page.locator("[data-region=prompt]").focus()
    _answer_by_keys(one)
    play_by_listening(one, FEW)
    one.listen_to_question()
    one.check_lines(one.log()[len(known) :])


def _answer_by_keys(one: Listener) -> None:
    """Answer with arrows and Enter: an arrow focuses the first pick, arrows then only move, Enter picks, and Enter again
    confirms."""
    page = one.page
    question = page.locator(MY_MOVE)
    page.keyboard.press("ArrowRight")
    expect(page.locator(PICKS).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"{PICKS}:checked")).to_have_count(0)
    while page.locator(".go[aria-disabled=true]").count():
        page.keyboard.press("Enter")
        expect(page.locator("input:focus")).to_be_checked()
        if page.locator(".go[aria-disabled=true]").count():
            page.keyboard.press("ArrowRight")
    question.evaluate("(one) => one.setAttribute('data-given', '')")
    one.forget_the_past()
    page.keyboard.press("Enter")
    expect(page.locator(f"{MY_MOVE}[data-given]")).to_have_count(0)
    one.check()


def play_by_listening(one: Listener, questions: int) -> None:
    """Answer questions with the first options heard, as many as required."""
    for number in range(questions):
        question = one.listen_to_question()
        one.check()
        if not question:
            return
        if number == 0:
            assert one.ask("options").startswith("1 ")
            assert one.ask("turn").split(".")[0] in question
        least = int(one.page.locator(MY_MOVE).get_attribute("data-least") or 0)
        one.play(", ".join(one.options()[:least]) if least > 1 else "1")


@pytest.mark.campaign
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(visitor: Visitors, server: ServerProcess, game: str, language: str) -> None:
    """At the end the winner has the focus, and the score is read out."""
    one = start_listening(visitor, server, game, language)
    play_by_listening(one, ALL)
    standing = one.page.locator(".final").get_attribute("data-standing") or ""
    one.listen(" ".join(standing.split()))
    expect(one.page.locator(".final .win")).to_be_focused()
