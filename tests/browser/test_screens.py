"""Room on the pages around a game's questions: before it, at its end and after it, on every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

import wildtable
from tests.browser.axe import NARROW
from tests.browser.conftest import Visitors
from tests.browser.playing import COACH, follow, live, set_name, start_button
from tests.browser.prepared import play_to_the_end
from tests.browser.screens import DESK, LOCALES, LONG_WORDS, ROOMY, look_for_room, some_screens
from tests.harness.process import ServerProcess
from wildtable.server.plain_text import NAME_LENGTH

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

GAMES = wildtable.games()
PAGES = ("/", "/lobby", "/me", "/nowhere", *(path for game in GAMES for path in (f"/{game}", f"/tables/new?game={game}")))
Screens = Callable[[int], Iterable["ViewportSize"]]
DESKS = [one for one in ROOMY if one["width"] > 900 and one["height"] > 500]
"""Screens on which a guided game does not scroll."""
LESSONS = {"wild-cards": 3, "wild-realms-alliance": 6, "wild-space": 3}
"""How many of the first lessons are checked: they include the long ones."""
TIES = {
    "wild-cards": "tie-break-collection",
    "wild-realms-alliance": "tie-break-strengths",
    "wild-space": "tie-break-smuggler",
}
HIDDEN = """(mat) => {
  const said = mat.querySelector(".ahead").getBoundingClientRect(), { bottom } = mat.getBoundingClientRect();
  return said.bottom - bottom;
}"""
"""By how many pixels the line under the winner's name leaves the mat."""
UNREAD = """(coach) => {
  const advice = coach.querySelector("p.reason")?.getBoundingClientRect(), box = coach.getBoundingClientRect();
  const isPhone = innerWidth <= 900 || innerHeight <= 500;
  const hidden = coach.scrollHeight - coach.clientHeight;
  if (!isPhone && coach.dataset.folded !== undefined) return "folded";
  return advice && (advice.bottom > box.bottom + 1 || advice.top < box.top) ? "advice" : hidden > 1 ? `${hidden} px` : "";
}"""
"""Names what part of a lesson is not visible. Advice must always be visible; on a desktop everything must be; on a phone a
long lesson is folded."""
LONGEST_NAME = "Eichhörnchenwaldwanderin"
assert len(LONGEST_NAME) == NAME_LENGTH
CUT = "(told) => told.scrollHeight > told.clientHeight + 1"


def test_pages_before_a_game_have_room(visitor: Visitors) -> None:
    _look_before(visitor, LONG_WORDS, some_screens)


@pytest.mark.campaign
@pytest.mark.parametrize("locale", LOCALES)
def test_every_screen_has_room_for_pages_before_a_game(visitor: Visitors, locale: str) -> None:
    _look_before(visitor, locale, lambda _: ROOMY)


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.campaign)], ids=["some", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_whole_and_leave_room_for_the_table(visitor: Visitors, game: str, every: int) -> None:
    """Lessons alternate between three parts of the screens; in a campaign, each is checked on all."""
    page = visitor(**DESK, locale=LONG_WORDS)
    page.goto("/")
    start_button(page, "guide", game).click()
    live(page)
    for number in range(LESSONS[game]):
        title = page.locator(COACH).locator("h2").inner_text()
        for screen in ROOMY[number % every :: every]:
            page.set_viewport_size(screen)
            size = f"{title}, {screen['width']} x {screen['height']}"
            assert page.locator(COACH).evaluate(UNREAD) == "", size
        look_for_room(page, title, DESKS[number % len(DESKS) :][:2])
        page.set_viewport_size(DESK["viewport"])
        follow(page)


def test_a_folded_lesson_can_be_read_whole(visitor: Visitors) -> None:
    page = visitor(viewport=ROOMY[0], locale=LONG_WORDS)
    page.goto("/")
    start_button(page, "guide").click()
    live(page)
    assert page.locator(".told").evaluate(CUT)
    page.locator(".unfold").click()
    assert not page.locator(".told").evaluate(CUT)
    assert page.locator(COACH).evaluate(UNREAD) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_room(visitor: Visitors, server: ServerProcess, game: str) -> None:
    page = _called(LONGEST_NAME, visitor, LONG_WORDS)
    play_to_the_end(page, server, game)
    look_for_room(page, "the end", (NARROW, *some_screens(GAMES.index(game))))
    decided = wildtable.load(game).texts.say("de", TIES[game], names="Eichhörnchen")
    page.locator(".final .ahead").evaluate("(one, text) => { one.textContent = text }", decided)
    for screen in DESKS:
        page.set_viewport_size(screen)
        assert page.locator(".mat").evaluate(HIDDEN) <= 1, f"{screen}: what decided the game is out of sight"


@pytest.mark.campaign
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_has_room_for_ends_and_reviews(
    visitor: Visitors, server: ServerProcess, game: str, locale: str
) -> None:
    page = _called(LONGEST_NAME, visitor, locale)
    play_to_the_end(page, server, game)
    look_for_room(page, "the end", ROOMY)
    page.goto(page.locator(".links a[href$='/review']").get_attribute("href") or "")
    page.wait_for_selector("#review:not([data-waiting])")
    look_for_room(page, "the review", ROOMY)


def _called(name: str, visitor: Visitors, locale: str) -> Page:
    """Return a desktop page of a visitor with this name; a random one would decide whether there is room."""
    page = visitor(**DESK, locale=locale)
    set_name(page, name)
    return page


def _look_before(visitor: Visitors, locale: str, screens: Screens) -> None:
    """Check the pages that lead to a game, a table's seats and links, and what an invited friend sees."""
    host, friend = _called(LONGEST_NAME, visitor, locale), _called(LONGEST_NAME[::-1], visitor, locale)
    for number, path in enumerate(PAGES):
        host.goto(path)
        look_for_room(host, path, screens(number))
    host.goto("/")
    start_button(host, "friends").click()
    link = host.locator("#invite").input_value()
    look_for_room(host, "links", screens(0))
    friend.goto(urlsplit(link).path)
    look_for_room(friend, "the invitation", screens(1))
    host.goto(urlsplit(host.url).path.removesuffix("/links"))
    live(host)
    look_for_room(host, "seats", screens(2))
