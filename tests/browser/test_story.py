"""The story of what happened is told beat by beat, held until it is read or skipped, and can be read again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.motion import hold_motion, release_motion
from tests.browser.playing import MY_MOVE
from tests.browser.test_flights import event
from tests.browser.wire import HAND, Wire

BEAT = '<li data-event="{}" data-hold="{}" id="beat-{}"><span>{}</span></li>'
STORY = (
    "<h2>What happened</h2><ol class=beats data-happened=9>"
    + BEAT.format(7, 15, 1, "Bids")
    + BEAT.format(8, 25, 2, "Cleo leads")
    + "</ol>"
)
EVENTS = [event("bid", ["forest-3"], "hand-1", "bid-1"), event("drawn", None, "habitats", "hand-1", 2)]
TELLING = "#story[data-telling]"

pytestmark = pytest.mark.motion


def tell(page: Page, **regions: str) -> Wire:
    """Send two events and their story while animations are frozen."""
    wire = Wire(page)
    hold_motion(page)
    wire.change(EVENTS, story=STORY, **regions)
    page.wait_for_selector("#beat-1", state="attached")
    return wire


def opacity(page: Page, beat: int) -> str:
    found: str = page.locator(f"#beat-{beat}").evaluate("it => getComputedStyle(it).opacity")
    return found


@pytest.mark.parametrize("width", [1280, 390])
def test_beats_appear_in_order_and_the_next_message_waits(visitor: Visitors, width: int) -> None:
    page = visitor(pace="normal", viewport={"width": width, "height": 844})
    wire = tell(page)
    expect(page.locator(TELLING)).to_be_visible()
    assert (opacity(page, 1), opacity(page, 2)) == ("1", "0")
    wire.change([], mat=wire.region("mat") + "<i id=next></i>")
    wire.tell("it has come")
    expect(page.locator("#notice")).to_have_text("it has come")
    assert page.locator("#next").count() == 0
    assert page.locator(TELLING).bounding_box() is not None
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0


@pytest.mark.parametrize("lesson", ["", "<div class=coach><h2>Your bid</h2></div>"])
def test_a_long_story_stays_on_a_short_screen(visitor: Visitors, lesson: str) -> None:
    page = visitor(pace="normal", viewport={"width": 360, "height": 640})
    beats = "".join(BEAT.format(7, 15, number, "Bids") for number in range(1, 40))
    wire = Wire(page)
    hold_motion(page)
    wire.change(EVENTS, story=f"<h2>What happened</h2><ol class=beats data-happened=9>{beats}</ol>", lesson=lesson)
    box = page.locator(TELLING).bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 640
    assert page.evaluate("document.scrollingElement.scrollHeight") < 2 * 640


@pytest.mark.parametrize("way", ["key", "press"])
def test_a_key_or_a_press_goes_on_at_once_and_hits_what_was_aimed_at(visitor: Visitors, way: str) -> None:
    """The question is there from the start: a visitor who has read enough can answer it."""
    page = visitor(pace="normal")
    wire = tell(page)
    wire.change([], log=wire.region("log") + "<i id=next></i>")
    if way == "key":
        page.keyboard.press("x")
    else:
        page.locator(HAND).nth(1).click()
        expect(page.locator(HAND).nth(1)).to_be_checked()
    page.wait_for_selector("#next", state="attached")
    expect(page.locator(TELLING)).to_have_count(0)
    assert (opacity(page, 1), opacity(page, 2)) == ("1", "1")


def test_the_story_ends_by_itself_and_closes_for_a_question(visitor: Visitors) -> None:
    page = visitor(pace="normal")
    tell(page)
    release_motion(page)
    expect(page.locator(TELLING)).to_have_count(0)
    assert page.locator(MY_MOVE).count() == 1


def test_while_others_act_the_story_stays(visitor: Visitors) -> None:
    page = visitor(pace="normal")
    wire = tell(page, prompt="<div class=prompt></div>")
    release_motion(page)
    wire.change([event("drawn", None, "habitats", "hand-1", 1)], log="<i id=next></i>")
    page.wait_for_selector("#next", state="attached")
    expect(page.locator(".overlay")).to_have_count(0)
    expect(page.locator(TELLING)).to_be_visible()
    page.mouse.click(5, 5)
    expect(page.locator(TELLING)).to_have_count(0)


def test_fast_holds_nothing(visitor: Visitors) -> None:
    page = visitor()
    tell(page)
    assert page.locator(TELLING).count() == 0
    assert page.locator(".overlay").count() == 1


def test_animations_can_be_turned_off_at_once_and_for_later(visitor: Visitors) -> None:
    page = visitor(pace="normal")
    wire = Wire(page)
    page.locator("[popovertarget=menu]").click()
    page.locator("#menu [name=pace][value=none]").click()
    expect(page.locator("#menu [name=pace][value=none]")).to_have_attribute("aria-pressed", "true")
    hold_motion(page)
    wire.change(EVENTS, story=STORY)
    page.wait_for_selector("#beat-2", state="attached")
    assert page.locator(f"{TELLING}, .overlay").count() == 0
    page.goto("/me")
    assert page.locator("html").get_attribute("data-pace") == "none"
