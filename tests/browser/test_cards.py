"""No card is too small for what it says: every kind, wherever cards lie, in every language, wide and narrow."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import wildtable
from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, asked, asked_or_over, give, live, mouse, new_table, start
from tests.browser.test_games import DESK, STILL

if TYPE_CHECKING:
    from playwright.sync_api import Page

NARROW = {"viewport": {"width": 390, "height": 844}}
QUESTIONS = 9
"""After so many, cards have lain wherever they may lie."""
BURST = """() => {
  const [kinds, seen, burst] = [[...document.getElementById("deck").content.querySelectorAll("[data-card]")], new Set(), []];
  const isWithin = (one, box) =>
    one.left >= box.left - 1 && one.top >= box.top - 1 && one.right <= box.right + 1 && one.bottom <= box.bottom + 1;
  const isCut = (one) => getComputedStyle(one).overflow !== "visible" &&
    (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
  const parts = (card) => [...card.querySelectorAll("*:not(svg *)")].filter((one) => one.checkVisibility());
  for (const place of document.querySelectorAll(":is(main, #zoom:popover-open) .card[data-card]:not(.mini)")) {
    const where = `${place.closest("[data-region], #zoom").className} ${place.parentElement.className} ${place.offsetWidth}`;
    if (!place.checkVisibility() || seen.has(where)) continue;
    seen.add(where);
    for (const kind of kinds) {
      const card = kind.cloneNode(true);
      place.replaceWith(card);
      const box = card.getBoundingClientRect();
      const wrong = parts(card).find((one) => !isWithin(one.getBoundingClientRect(), box) || isCut(one));
      if (wrong) burst.push(`${where}: ${kind.dataset.card}: ${wrong.outerHTML.slice(0, 90)}`);
      card.replaceWith(place);
    }
  }
  return { places: [...seen], burst };
}"""
"""Puts every kind of card of the deck where a whole one lies, and looks for parts that leave it or are cut."""


def look_at(page: Page) -> set[str]:
    found = page.evaluate(BURST)
    assert found["burst"] == []
    return set(found["places"])


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "nl-NL"])
@pytest.mark.parametrize("screen", [DESK, NARROW], ids=["desk", "phone"])
@pytest.mark.parametrize("game", wildtable.games())
def test_every_card_has_room_for_what_it_says(visitor: Visitors, game: str, screen: dict[str, Any], locale: str) -> None:
    page, rng, places = visitor(**screen, **STILL, locale=locale), Random(game), set()
    new_table(page, ("me", "random", "random"), game=game)
    start(page)
    live(page)
    page.wait_for_selector(MY_MOVE)
    page.locator("[data-region=hand] .card[data-card]").first.hover(force=True)
    page.wait_for_selector("#zoom .card")
    assert look_at(page)
    page.mouse.move(0, 0)
    for _ in range(QUESTIONS):
        if not asked_or_over(page):
            break
        places |= look_at(page)
        question = asked(page)
        give(page, question, question.chance(rng), mouse)
    regions = {place.split()[0] for place in places}
    assert "hand" in regions
    assert regions & {"place", "mat"}
