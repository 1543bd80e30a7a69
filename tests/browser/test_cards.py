"""No card is too small for what it says: every kind, wherever cards lie, in every language, wide and narrow."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import ViewportSize

import wildtable
from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, asked, asked_or_over, give, live, mouse, new_table, start
from tests.browser.test_games import STILL

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = (ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800))
QUESTIONS = 6
"""After so many, cards have lain wherever they may lie."""
BURST = """(known) => {
  const kinds = [...document.getElementById("deck").content.querySelectorAll("[data-card]")];
  const [seen, burst] = [new Set(known), []];
  const isWithin = (one, box) =>
    one.left >= box.left - 1 && one.top >= box.top - 1 && one.right <= box.right + 1 && one.bottom <= box.bottom + 1;
  const isCut = (one) => getComputedStyle(one).overflow !== "visible" &&
    (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
  const parts = (card) => [...card.querySelectorAll("*:not(svg *)")].filter((one) => one.checkVisibility());
  const places = [];
  for (const place of document.querySelectorAll(":is(main, #zoom:popover-open) .card[data-card]:not(.mini)")) {
    const region = place.closest("[data-region], #zoom");
    const name = region.id === "zoom" ? "zoom" : region.className;
    const where = `${name} ${place.parentElement.className} ${place.offsetWidth}`;
    if (!place.checkVisibility() || seen.has(where)) continue;
    seen.add(where);
    places.push({ where, place, card: place });
  }
  const put = (one, card) => (one.card.replaceWith(card), (one.card = card));
  for (const kind of kinds) {
    for (const one of places) put(one, kind.cloneNode(true));
    for (const { where, card } of places) {
      const box = card.getBoundingClientRect();
      const wrong = parts(card).find((one) => !isWithin(one.getBoundingClientRect(), box) || isCut(one));
      if (wrong) burst.push(`${where}: ${kind.dataset.card}: ${wrong.outerHTML.slice(0, 90)}`);
    }
  }
  for (const one of places) put(one, one.place);
  return { places: [...seen], burst };
}"""
"""Puts every kind of card of the deck wherever a whole one lies, and looks for parts that leave it or are cut. A place is
known by what it is called and by its width."""


def look_at(page: Page, places: set[str]) -> None:
    """At the places not looked at before."""
    found = page.evaluate(BURST, list(places))
    assert found["burst"] == []
    places.update(found["places"])


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "nl-NL"])
@pytest.mark.parametrize("game", wildtable.games())
def test_every_card_has_room_for_what_it_says(visitor: Visitors, game: str, locale: str) -> None:
    page, rng = visitor(**STILL, locale=locale), Random(game)
    places: set[str] = set()
    new_table(page, ("me", "random", "random"), game=game)
    start(page)
    live(page)
    page.wait_for_selector(MY_MOVE)
    for size in SIZES:
        page.set_viewport_size(size)
        page.locator("[data-region=hand] .card[data-card]").first.hover(force=True)
        page.wait_for_selector("#zoom .card")
        look_at(page, places)
        page.mouse.move(0, 0)
    for _ in range(QUESTIONS):
        if not asked_or_over(page):
            break
        for size in SIZES:
            page.set_viewport_size(size)
            look_at(page, places)
        question = asked(page)
        give(page, question, question.chance(rng), mouse)
    regions = {place.split()[0] for place in places}
    assert {"hand", "zoom"} <= regions
    assert regions & {"place", "mat"}
