"""Card animations on the table: in the order of events, quick, readable, skippable, and never showing a hidden face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.motion import hold_motion, release_motion
from tests.browser.playing import answer, asked_or_over, play_now
from tests.browser.wire import HAND, Wire

QUESTIONS = 6
OVERLAY = ".overlay"
WATCH = """() => {
  window.seen = { overlays: 0, faces: [], backs: 0 };
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (added.matches?.(".overlay")) seen.overlays += 1;
      if (!added.matches?.(".ghost")) continue;
      seen.faces.push(...[...added.querySelectorAll("[data-card]")].map((card) => card.dataset.card));
      seen.backs += added.querySelectorAll(".card:not([data-card])").length;
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""

WATCH_FIRST = """() => {
  window.first = 0;
  new MutationObserver((changes) => {
    first += changes.flatMap((change) => [...change.addedNodes]).filter((added) => added.id === "first").length;
  }).observe(document.body, { childList: true, subtree: true });
}"""

pytestmark = pytest.mark.motion


def event(name: str, cards: Sequence[str] | None, source: str, target: str, count: int = 1) -> dict[str, Any]:
    size = count if cards is None else len(cards)
    return {"event": name, "seat": 1, "cards": cards, "count": size, "from": source, "to": target, "number": None}


def test_what_is_hidden_flies_face_down(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    hold_motion(page)
    wire.change([event("drawn", None, "habitats", "hand-1", 3)], mat=wire.region("mat") + "<i id=swapped></i>")
    ghosts = page.locator(f"{OVERLAY} .ghost")
    expect(ghosts).to_have_count(3)
    expect(ghosts.locator(".card:not([data-card])")).to_have_count(3)
    expect(ghosts.locator("[data-card]")).to_have_count(0)
    release_motion(page)
    expect(page.locator(OVERLAY)).to_have_count(0)
    assert page.locator("#swapped").count() == 1


SEAT = '<div class="seat"><b data-scored>2</b><span data-zone="hand-1">7</span><span data-zone="bid-1">{}</span></div>'
SEALED = SEAT.format('<span class="seal"><span class="card back"></span></span>')
OPEN = SEAT.format('<span class="card forest" data-card="forest-3" id="bid"></span>')


def test_a_sealed_card_turns_over_where_it_lies(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    wire.change((), **{"seat-1": SEALED})
    page.wait_for_selector("[data-zone=bid-1] .back", state="attached")
    page.keyboard.press("x")
    hold_motion(page)
    wire.change([event("bid", ["forest-3"], "hand-1", "bid-1")], **{"seat-1": OPEN})
    ghost, card = page.locator(".ghost"), page.locator("#bid")
    expect(ghost.locator(".card")).to_have_count(2)
    expect(ghost.locator("[data-card=forest-3]")).to_have_count(1)
    assert ghost.evaluate("it => it.style.left") == card.evaluate("it => `${it.getBoundingClientRect().left}px`")
    assert card.evaluate("it => getComputedStyle(it).opacity") == "0", "the real card shows before its ghost lands"
    page.keyboard.press("x")
    assert card.evaluate("it => getComputedStyle(it).opacity") == "1"


def test_points_float_over_their_owner_and_hold_nothing_up(visitor: Visitors) -> None:
    """A key ends card flights but not the floating points."""
    page = visitor()
    wire = Wire(page)
    hold_motion(page)
    scored = {**event("scored", ["lion"], "", ""), "from": None, "to": None, "number": 2}
    wire.change([scored], **{"seat-1": OPEN})
    page.wait_for_selector("#bid", state="attached")
    page.keyboard.press("x")
    points = page.locator(".float")
    expect(points).to_have_text("+2")
    page.keyboard.press("x")
    expect(points).to_have_text("+2")
    release_motion(page)
    expect(points).to_have_count(0)


def test_a_key_ends_all_flights_and_nothing_is_lost(visitor: Visitors) -> None:
    """The second and third of three messages wait until a key is pressed."""
    page = visitor()
    wire = Wire(page)
    mat = wire.region("mat")
    hold_motion(page)
    for number in range(3):
        wire.change([event("drawn", None, "habitats", "hand-1", 2)], mat=f"{mat}<i id=state-{number}></i>")
    wire.tell("all have come")
    expect(page.locator("#notice")).to_have_text("all have come")
    expect(page.locator("#state-0")).to_have_count(1)
    expect(page.locator(OVERLAY)).to_have_count(1)
    page.keyboard.press("x")
    assert page.locator(OVERLAY).count() == 0
    assert page.locator("#state-2").count() == 1
    assert page.locator("#state-0, #state-1").count() == 0


def test_a_burst_is_told_to_its_end(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    mat = wire.region("mat")
    page.evaluate(WATCH)
    for number in range(6):
        wire.change([event("drawn", None, "habitats", "hand-1", 5)], mat=f"{mat}<i id=state-{number}></i>")
    page.wait_for_selector("#state-5", state="attached")
    expect(page.locator(OVERLAY)).to_have_count(0)
    assert page.evaluate("seen.overlays") == 6


def test_a_press_in_mid_flight_hits_what_was_aimed_at(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    hold_motion(page)
    flight = [event("drawn", None, "habitats", "hand-1", 2)]
    wire.change(flight, mat=wire.region("mat") + "<i></i>")
    wire.change(flight, hand=wire.region("hand") + "<i id=later></i>")
    expect(page.locator(OVERLAY)).to_have_count(1)
    page.locator(HAND).nth(1).click()
    page.wait_for_selector("#later", state="attached")
    expect(page.locator(HAND).nth(1)).to_be_checked()
    expect(page.locator(OVERLAY)).to_have_count(0)


def test_with_reduced_motion_nothing_flies(visitor: Visitors) -> None:
    page = visitor(reduced_motion="reduce")
    play_now(page)
    page.evaluate(WATCH)
    for _ in range(6):
        if asked_or_over(page):
            answer(page)
    assert page.evaluate("seen.overlays") == 0


ALLOWED = """() => {
  window.bad = [];
  window.flown = 0;
  const known = new Set(["refill"]);
  const look = () => document.querySelectorAll("#table [data-card]").forEach((card) => known.add(card.dataset.card));
  look();
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (!added.matches?.(".ghost")) continue;
      for (const { dataset } of added.querySelectorAll("[data-card]")) {
        flown += 1;
        if (!known.has(dataset.card) && !told.has(dataset.card)) bad.push(dataset.card);
      }
    }
    look();
  }).observe(document.body, { childList: true, subtree: true });
}"""
OVERHEAR = """
window.told = new Set();
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  set onmessage(heard) {
    super.onmessage = (event) => {
      for (const { cards } of JSON.parse(event.data).events ?? []) for (const card of cards ?? []) told.add(card);
      heard(event);
    };
  }
};
"""


HOLD_FRAMES = """() => {
  window.held = [];
  window.requestAnimationFrame = (draw) => held.push(draw);
}"""


def test_with_reduced_motion_what_comes_within_a_frame_is_drawn_once(visitor: Visitors) -> None:
    page = visitor(reduced_motion="reduce")
    wire = Wire(page)
    page.evaluate(HOLD_FRAMES)
    page.evaluate(WATCH_FIRST)
    wire.change(mat="<i id=first></i>", top="<i id=above></i>")
    wire.change(mat="<i id=second></i>")
    wire.tell("both have come")
    expect(page.locator("#notice")).to_have_text("both have come")
    assert page.locator("#first, #second, #above").count() == 0
    page.evaluate("held.splice(0).forEach((draw) => draw())")
    assert page.locator("#second, #above").count() == 2
    assert page.evaluate("first") == 0


def test_with_reduced_motion_a_press_makes_nothing_fly(visitor: Visitors) -> None:
    page = visitor(reduced_motion="reduce")
    wire = Wire(page)
    page.evaluate(HOLD_FRAMES)
    page.evaluate(WATCH)
    wire.change([event("drawn", None, "habitats", "hand-1", 3)], mat=wire.region("mat") + "<i id=swapped></i>")
    wire.tell("it has come")
    expect(page.locator("#notice")).to_have_text("it has come")
    page.mouse.click(5, 5)
    page.wait_for_selector("#swapped", state="attached")
    assert page.evaluate("seen.overlays") == 0


def test_no_ghost_shows_a_card_nobody_has_shown(visitor: Visitors) -> None:
    """Checked over several rounds."""
    page = visitor()
    page.add_init_script(OVERHEAR)
    play_now(page)
    page.evaluate(ALLOWED)
    for _ in range(QUESTIONS):
        answer(page)
    assert page.evaluate("flown") > 0
    assert page.evaluate("bad") == []
