"""Every kind of question of every game: answered by keyboard and touch, with room for everything, and accessible."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import wildtable
from tests.browser.axe import LOOKS, NARROW, WIDE, check_with_axe
from tests.browser.conftest import Visitors
from tests.browser.playing import Hands, asked, finger, give, keys, mouse, some_of, tick
from tests.browser.prepared import open_each
from tests.browser.screens import (
    BURST,
    COVERED,
    DESK,
    FITS,
    HIDES,
    LOCALES,
    LONG_WORDS,
    PHONE,
    ROOMY,
    SHORT,
    WHOLE,
    look_for_room,
)
from tests.harness.game_facts import facts_of
from tests.harness.process import ServerProcess
from tests.harness.situations import situations

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = wildtable.games()
HANDS: dict[str, tuple[Hands, Mapping[str, Any]]] = {"mouse": (mouse, DESK), "finger": (finger, PHONE)}
AT_ONCE = """() => {
  const look = () => {
    const buttons = [...document.querySelectorAll(".go[form=answer]")].filter((one) => one.checkVisibility());
    const picked = [...document.querySelectorAll("main label.pick input:checked")].map((one) => one.value);
    return [picked, buttons.map((one) => [one.ariaDisabled, one.textContent])];
  };
  const changes = (one) => {
    const before = JSON.stringify(look());
    one.click();
    return JSON.stringify(look()) !== before;
  };
  const inputs = [...document.querySelectorAll("main label.pick input")];
  const least = Number(document.querySelector("[data-your-move]").dataset.least);
  const go = [...document.querySelectorAll(".go[form=answer]")].find((one) => one.checkVisibility());
  return [...inputs.slice(0, least), go].map(changes);
}"""
"""Picks and answers by clicks, and reports for each whether it changed the page synchronously."""
AT_A_SMALL_TABLE = 4
"""Seats that fit on a short phone."""
SOME = 3
"""In one of this many situations, every card is tried in every place, which covers all places, and axe looks."""


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_of_question_is_missing(game: str) -> None:
    assert [*situations(game)] == facts_of(game).questions


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.campaign)], ids=["some", "all"])
@pytest.mark.parametrize("name", some_of(HANDS, "finger"))
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_answered(
    visitor: Visitors, server: ServerProcess, game: str, name: str, every: int
) -> None:
    """Answers a share of the kinds: `test_every_kind_of_question_has_room_and_suits_everyone` answers all by keyboard and
    checks that nothing covers a pick on a phone."""
    hands, screen = HANDS[name]
    page, rng = visitor(**screen), Random(name)
    for kind in open_each(page, server, dict([*situations(game).items()][::every])):
        _answer(page, kind, rng, hands)


@pytest.mark.parametrize("game", GAMES)
def test_every_click_changes_the_page_at_once(visitor: Visitors, server: ServerProcess, game: str) -> None:
    """The change precedes the request: no network or queue delays it."""
    page = visitor(**DESK)
    for kind in open_each(page, server, dict([*situations(game).items()][::SOME])):
        assert all(page.evaluate(AT_ONCE)), kind


@pytest.mark.parametrize("locale", some_of(LOCALES, LONG_WORDS))
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_room_and_suits_everyone(
    visitor: Visitors, server: ServerProcess, game: str, locale: str
) -> None:
    """On a desktop, a phone and a short phone, every card has room for its text in every place. A share of the kinds is
    checked by axe in one look, before or after something is picked; `scripts/soak pages` checks whole games in all looks. No
    text is cramped on a phone and another screen. Then the question is answered by keyboard. Checks are grouped by screen
    size, since each resize redraws the page."""
    page, places, rng = visitor(**DESK, locale=locale), set[str](), Random(locale)
    every = situations(game)
    wanted = every if locale == LONG_WORDS else dict([*every.items()][::SOME])
    for number, kind in enumerate(open_each(page, server, wanted)):
        look = LOOKS[number // SOME % 4] if number % SOME == 0 else None
        for size in (WIDE, NARROW, *([SHORT] if wanted[kind].config.seats <= AT_A_SMALL_TABLE else [])):
            page.set_viewport_size(size)
            assert page.evaluate(FITS), f"{kind}: the table does not fit {size}"
            assert size != SHORT or page.evaluate(HIDES) == [], f"{kind}: the mat overflows"
            if (number % SOME == 0 or wanted is not every) and size != SHORT:
                _look_at_cards(page, places)
            if size == WIDE and number % 2:
                tick(page)
            if size == NARROW:
                look_for_room(page, kind, [NARROW])
                assert page.evaluate(WHOLE), f"{kind}: something to pick is off the screen"
                assert page.evaluate(COVERED) == [], kind
            if look and size == look[0]:
                check_with_axe(page, kind, [look])
        look_for_room(page, kind, [ROOMY[number % len(ROOMY)]])
        page.set_viewport_size(WIDE)
        page.keyboard.press("Escape")
        hand = page.locator("[data-region=hand] .card[data-card]")
        if not any(place.startswith("zoom") for place in places) and hand.count():
            hand.first.hover(force=True)
            page.wait_for_selector("#zoom .card")
            _look_at_cards(page, places)
            page.mouse.move(0, 0)
        _answer(page, kind, rng, keys)
    regions = {place.split()[0] for place in places}
    assert {"hand", "zoom"} <= regions
    assert regions & {"place", "mat"}


@pytest.mark.campaign
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_has_room_for_every_kind_of_question(
    visitor: Visitors, server: ServerProcess, game: str, locale: str
) -> None:
    page = visitor(**DESK, locale=locale)
    for kind in open_each(page, server, situations(game)):
        look_for_room(page, kind, ROOMY)


def _answer(page: Page, kind: str, rng: Random, hands: Hands) -> None:
    question = asked(page)
    assert page.evaluate(FITS), f"{kind}: the table does not fit the screen"
    assert page.evaluate(WHOLE), f"{kind}: something to pick is off the screen"
    give(page, question, question.chance(rng), hands)


def _look_at_cards(page: Page, places: set[str]) -> None:
    """Try every card in the places not checked before."""
    found = page.evaluate(BURST, list(places))
    assert found["burst"] == []
    places.update(found["places"])
