"""Accessibility for everyone: no axe violation, no untranslated word, and play without JavaScript."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import wildtable
from tests.browser.axe import LOOKS, NARROW, WIDE, check_with_axe
from tests.browser.conftest import Knowledge, Visitors
from tests.browser.playing import (
    COACH,
    GO,
    MY_MOVE,
    PICKS,
    advised,
    asked,
    asked_or_over,
    follow,
    give,
    live,
    mouse,
    new_table,
    set_name,
    start,
    start_button,
    tick,
)
from tests.browser.prepared import open_each
from tests.browser.screens import DESK, FITS
from tests.harness.process import ServerProcess
from tests.harness.situations import situations
from tests.harness.words import untranslated_words

GAMES = wildtable.games()
KINDS = 4
"""Every game has at least this many kinds of questions."""
FEW, ALL = 4, 1000
"""Questions of a guided game answered in a normal run, and in a campaign."""


# axe

LOOKS_OF_PAGES = {"game": 3, "guided": 2, "story": 2, "replay": 3}
"""In how many looks (viewport and theme) each page of a game is checked."""


@pytest.mark.parametrize("everything", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_pages_of_a_game(visitor: Visitors, known: Knowledge, game: str, everything: bool) -> None:
    """Without `everything`, each game checks a page in another look, so that together they cover wide and narrow, light and
    dark."""
    page, places = visitor(storage_state=known(game).state), known(game).places
    for number, (name, looks) in enumerate(LOOKS_OF_PAGES.items(), GAMES.index(game)):
        page.goto(places[name])
        check_with_axe(page, name, LOOKS[:looks] if everything else LOOKS[number % looks :][:1])


def test_axe_finds_nothing_at_a_table(visitor: Visitors, server: ServerProcess) -> None:
    """Check the table before a game and the panels over it; `test_questions` checks the game itself."""
    page = visitor()
    new_table(page)
    check_with_axe(page, "before the game", LOOKS[:3])
    for _ in open_each(page, server, {"bid": situations("wild-cards")["WC-08 bid"]}):
        for number, name in enumerate(("score", "log", "keys", "menu")):
            page.locator(f".tools [popovertarget={name}]").evaluate("one => one.click()")
            check_with_axe(page, name, LOOKS[: 1 + number % 2], part=f"#{name}")
            page.keyboard.press("Escape")


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_whole_game(visitor: Visitors, game: str) -> None:
    """Check every question in every look, since rare things can be on the table."""
    page, rng = visitor(), Random(game)
    new_table(page, ("me", "medium", "medium", "medium"), game=game)
    start(page)
    while asked_or_over(page):
        question = asked(page)
        check_with_axe(page, question.kind)
        page.set_viewport_size(WIDE)
        give(page, question, question.chance(rng), mouse)
    check_with_axe(page, "the end")


# Languages


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_german(visitor: Visitors, game: str) -> None:
    """At every question, expect a table that fits and no English word. For the first question of each kind and at the end,
    also expect no axe violation, before and after something is picked; looks alternate by kind. If a short game asks too few
    kinds, another is played."""
    page, rng = visitor(**DESK, locale="de-DE"), Random(game)
    set_name(page, "Zoë")
    new_table(page, ("me", *["medium"] * (wildtable.load(game).seat_counts[0] - 1)), game=game)
    assert untranslated_words(page.content(), "de") == set()
    seen: set[str] = set()
    while len(seen) < KINDS:
        start(page)
        while asked_or_over(page):
            assert untranslated_words(page.content(), "de") == set()
            question = asked(page)
            if question.kind not in seen:
                seen.add(question.kind)
                before, after = (LOOKS[:1], LOOKS[1:2]) if len(seen) % 2 else (LOOKS[2:3], LOOKS[3:])
                check_with_axe(page, question.kind, before)
                tick(page)
                check_with_axe(page, f"{question.kind}, picked", after)
                page.keyboard.press("Escape")
                page.set_viewport_size(WIDE)
            assert page.evaluate(FITS), question
            give(page, question, question.chance(rng), mouse)
    assert untranslated_words(page.content(), "de") == set()
    check_with_axe(page, "the end")


# Without JavaScript


def test_without_scripts_the_forms_do_it_all(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    start_button(page, "quick").click()
    for _ in range(8):
        _reload_until_asked(page)
        tick(page)
        page.locator(GO).click()
    page.locator(".tools [popovertarget=log]").click()
    page.locator("#chat input[name=text]").fill("good <i>game</i>")
    page.locator("#chat button").click()
    expect(page.locator("[data-region=chat] bdi").last).to_have_text("good <i>game</i>")


def _reload_until_asked(page: Page) -> None:
    while not page.locator(MY_MOVE).count():
        page.reload()


def test_a_stale_form_is_explained_without_scripts(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    start_button(page, "quick").click()
    _reload_until_asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    for one in (other, page):
        one.locator(PICKS).first.check()
        one.locator(GO).click()
    expect(page.locator("#notice")).not_to_be_empty()


# The guided first game


@pytest.mark.parametrize("questions", [FEW, pytest.param(ALL, marks=pytest.mark.campaign)])
@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game(visitor: Visitors, game: str, questions: int) -> None:
    """Play it on a phone. On a desktop, too, nothing covers what a lesson advises when it first appears."""
    page = visitor(viewport=NARROW)
    page.goto("/")
    start_button(page, "guide", game).click()
    live(page)
    explained: set[str] = set()
    for _ in range(questions):
        if not asked_or_over(page):
            break
        if page.locator(COACH).locator("h2").inner_text() not in explained:
            page.set_viewport_size(WIDE)
            for move in {*advised(page)} & {*asked(page).picks}:
                page.locator(f"label.pick:has(input[value='{move}'])").first.click(trial=True)
            page.set_viewport_size(NARROW)
        explained.add(follow(page))
    if questions == FEW:
        assert len(explained) > 1
        return
    assert len(explained) > 6
    expect(page.locator(COACH)).to_be_visible()
    expect(page.locator(".final .win")).to_be_visible()
