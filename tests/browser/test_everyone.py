"""For everyone: nothing that axe finds, no word of another language, and slow play without scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, TextElement
from playwright.sync_api import Page, expect

import wildtable
from tests.browser.axe import LOOKS, NARROW, WIDE, check_with_axe
from tests.browser.company import Friend, friends_at, up_to_date, worth
from tests.browser.conftest import Knowledge, Visitors
from tests.browser.playing import (
    COACH,
    GO,
    MY_MOVE,
    PICKS,
    advised,
    asked,
    asked_or_over,
    call_oneself,
    follow,
    give,
    live,
    mouse,
    new_table,
    start,
    tick,
    way_in,
)
from tests.browser.test_games import DESK, FITS, STILL
from tests.harness.process import ServerProcess

GAMES = wildtable.games()
KINDS = 4
"""At least so many kinds of questions does every game have."""


# axe


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_pages_of_a_game(visitor: Visitors, known: Knowledge, game: str) -> None:
    page, places = visitor(reduced_motion="reduce", storage_state=known(game).state), known(game).places
    for name in ("game", "guided", "story", "replay"):
        page.goto(places[name])
        check_with_axe(page, name, LOOKS if name == "game" else LOOKS[:2])


def test_axe_finds_nothing_at_a_table(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(reduced_motion="reduce")
    new_table(page)
    check_with_axe(page, "before the game")
    with friends_at(page, server.address) as friends:
        tick(page)
        check_with_axe(page, "bidding")
        for name in ("score", "log", "keys", "menu"):
            page.locator(f".tools [popovertarget={name}]").evaluate("one => one.click()")
            check_with_axe(page, name, LOOKS[:2])
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        _bid_the_same(page, friends)
        check_with_axe(page, "a tie")
        tick(page)
        page.locator(GO).click()
        _settle(page, friends)
        check_with_axe(page, "an animal to take")


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_whole_game(visitor: Visitors, game: str) -> None:
    """Rare things can stand on a table, so every question is looked at in every look."""
    page, rng = visitor(**STILL), Random(game)
    new_table(page, ("me", "greedy", "greedy", "greedy"), game=game)
    start(page)
    while asked_or_over(page):
        question = asked(page)
        check_with_axe(page, question.kind)
        page.set_viewport_size(WIDE)
        give(page, question, question.chance(rng), mouse)
    check_with_axe(page, "the end")


def _bid_the_same(page: Page, friends: Sequence[Friend]) -> None:
    """Until the page's visitor is tied and lays a payment."""
    rng = Random(2)
    while True:
        _settle(page, friends)
        question = asked(page)
        if question.clause == "WC-16":
            return
        if question.kind != "WC-08 bid":
            give(page, question, question.chance(rng), mouse)
            continue
        mine = {worth(move): move for move in question.picks}
        theirs = {worth(move): (friend, move) for friend in friends for move in friend.choices()}
        same = min((value for value in mine.keys() & theirs.keys() if value > 1), default=0)
        give(page, question, question.say(mine[same] if same else question.picks[0]), mouse)
        for friend in friends:
            friend.bid(theirs[same][1] if same and theirs[same][0] is friend else "bid refill")


def _settle(page: Page, friends: Sequence[Friend]) -> None:
    """The others do the least they can until the page's visitor is asked."""
    while 0 not in (seen := friends[0].look())["waiting"]:
        assert not seen["over"]
        for friend in friends:
            moves = friend.choices()
            if moves:
                friend.answer("pass" if "pass" in moves else moves[-1])
    up_to_date(page)


# Languages

SOURCE = Path(__file__).parents[2] / "src" / "wildtable"
TEXTS = [SOURCE / "engine" / "texts", SOURCE / "server" / "texts", *SOURCE.glob("games/*/texts")]
SAID = """() => {
  const texts = [];
  const spoken = /^(title|aria-label|placeholder|alt|data-(say-.*|empty|more|ready|about))$/;
  const ours = (node) => !node.parentElement.closest("script, bdi, kbd, code, [lang]:not(html)");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (ours(walker.currentNode)) texts.push(walker.currentNode.data);
  for (const one of document.querySelectorAll("body *:not([lang])")) {
    for (const { name, value } of one.attributes) if (spoken.test(name)) texts.push(value);
  }
  return texts;
}"""
NAME = re.compile("\N{FIRST STRONG ISOLATE}.*?\N{POP DIRECTIONAL ISOLATE}", re.DOTALL)
WORD = re.compile(r"[^\W\d_]{3,}")


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of ours in a language."""
    found: set[str] = set()
    for folder in TEXTS:
        for entry in FluentParser().parse(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body:
            found.update(word.lower() for text in _texts(entry) for word in WORD.findall(text))
    return frozenset(found)


def _texts(part: Any) -> Iterator[str]:
    """The words of a message, without its names and values."""
    if isinstance(part, TextElement):
        yield part.value
    elif isinstance(part, list):
        yield from (text for one in part for text in _texts(one))
    elif isinstance(part, BaseNode):
        yield from (text for child in vars(part).values() for text in _texts(child))


def strangers(page: Page, language: str) -> set[str]:
    """Words on a page that are ours in English and not in its language."""
    said = {word.lower() for text in page.evaluate(SAID) for word in WORD.findall(NAME.sub("", text))}
    return said & vocabulary("en") - vocabulary(language)


@pytest.mark.parametrize(("language", "locale"), [("de", "de-DE"), ("nl", "nl-NL")])
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left(visitor: Visitors, known: Knowledge, game: str, language: str, locale: str) -> None:
    page = visitor(locale=locale, reduced_motion="reduce", storage_state=known(game).state)
    left = {}
    for name, path in known(game).places.items():
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        left[name] = strangers(page, language)
    page.goto("/")
    way_in(page, "friends", game).click()
    page.wait_for_selector("#invite")
    left["links"] = strangers(page, language)
    assert [f"{name}: {sorted(words)}" for name, words in left.items() if words] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_german(visitor: Visitors, game: str) -> None:
    """At every question nothing is too long and no word is English. At the first of each kind axe finds nothing, before
    anything is picked and then, in other looks for every other kind; nor at the end. A short game may ask too little: then
    another is played."""
    page, rng = visitor(**DESK, **STILL, locale="de-DE"), Random(game)
    call_oneself(page, "Zoë")
    new_table(page, ("me", *["greedy"] * (wildtable.load(game).seat_counts[0] - 1)), game=game)
    assert strangers(page, "de") == set()
    seen: set[str] = set()
    while len(seen) < KINDS:
        start(page)
        while asked_or_over(page):
            assert strangers(page, "de") == set()
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
    assert strangers(page, "de") == set()
    check_with_axe(page, "the end")


# Without scripts


def test_without_scripts_the_forms_do_it_all(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    way_in(page, "quick").click()
    for _ in range(8):
        _reload_until_asked(page)
        tick(page)
        page.locator(GO).click()
    page.locator(".tools [popovertarget=log]").click()
    page.locator("#chat input[name=text]").fill("good <i>game</i>")
    page.locator("#chat button").click()
    expect(page.locator("[data-region=chat] bdi").last).to_have_text("good <i>game</i>")


def _reload_until_asked(page: Page) -> None:
    for _ in range(100):
        if page.locator(MY_MOVE).count():
            return
        page.reload()
    raise AssertionError("never asked")


def test_a_stale_form_is_explained_without_scripts(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    way_in(page, "quick").click()
    _reload_until_asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    for one in (other, page):
        one.locator(PICKS).first.check()
        one.locator(GO).click()
    expect(page.locator("#notice")).not_to_be_empty()


# The guided first game


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_from_start_to_end(visitor: Visitors, game: str) -> None:
    """Played on a phone; on a desk, too, nothing lies over what a lesson speaks of when it first comes."""
    page = visitor(viewport=NARROW, reduced_motion="reduce")
    page.goto("/")
    way_in(page, "guide", game).click()
    live(page)
    explained: set[str] = set()
    while asked_or_over(page):
        if page.locator(COACH).locator("h2").inner_text() not in explained:
            page.set_viewport_size(WIDE)
            for move in {*advised(page)} & {*asked(page).picks}:
                page.locator(f"label.pick:has(input[value='{move}'])").first.click(trial=True)
            page.set_viewport_size(NARROW)
        explained.add(follow(page))
    assert len(explained) > 6
    expect(page.locator(COACH)).to_be_visible()
    expect(page.locator(".final .win")).to_be_visible()
