"""The end of a game: the score counts up, then the winner is shown; a key skips to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.motion import hold_motion, release_motion
from tests.browser.wire import Wire

PLAYER = "<li data-points='{}'><b class=place>1</b><span>{}</span><b class=sum>{}</b><dl></dl></li>"
FINAL = (
    "<div class=final><div class=verdict><h2 class=win>Ben wins.</h2></div><ol class=standing>"
    + PLAYER.format("1 9", "Ben", 10)
    + PLAYER.format("5 0", "Ann", 5)
    + "</ol><table class=score><tbody><tr><td>1</td></tr><tr><td>9</td></tr></tbody>"
    + "<tfoot><tr><td>10</td></tr></tfoot></table></div>"
)
RANKED = "<div class=seat><div class=id><h2>Ben</h2><span class=state>1st</span></div></div>"
COACH = "<div class=coach><h2>You won</h2></div>"
OPACITY = "it => getComputedStyle(it).opacity"

pytestmark = pytest.mark.motion


@pytest.mark.parametrize("skips", [True, False])
def test_the_winner_comes_after_the_count(visitor: Visitors, skips: bool) -> None:
    page = visitor()
    wire = Wire(page)
    hold_motion(page)
    wire.change((), **{"mat": FINAL, "seat-1": RANKED, "lesson": COACH})
    verdict, standing = page.locator(".verdict"), page.locator(".standing")
    expect(standing).to_be_visible()
    outcome = [verdict, page.locator("#seat-1 .state"), page.locator(".coach")]
    assert [one.evaluate(OPACITY) for one in outcome] == ["0"] * 3
    assert page.locator(".score tbody tr").nth(1).evaluate(OPACITY) == "0"
    if skips:
        page.keyboard.press("x")
    else:
        release_motion(page)
        expect(verdict).to_have_css("opacity", "1")
    expect(standing).to_be_hidden()
    expect(page.locator(".standing .sum").first).to_have_text("10")
    assert [one.evaluate(OPACITY) for one in outcome] == ["1"] * 3
    wire.change(mat=FINAL + "<i id=again></i>")
    page.wait_for_selector("#again", state="attached")
    assert verdict.evaluate(OPACITY) == "1", "the count ran again"
