"""The replay page: a finished game step by step, by mouse, by keyboard, by autoplay, and without JavaScript."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import wildtable
from tests.browser.conftest import Visitors
from tests.browser.motion import hold_motion, hold_timers, release_motion
from tests.browser.prepared import play_to_the_end
from tests.browser.screens import DESK, PHONE
from tests.harness.process import ServerProcess
from wildtable.engine.files.record import Record

PLAYERS = ("Ida", "Ben", "<b>Mallory</b>")
OPPONENTS = "[...document.querySelectorAll('.opps .place')].map((one) => one.dataset.seat).join()"
NAMELESS = """() => {
  const name = (one) => [one.labels?.[0]?.textContent, one.textContent, one.ariaLabel, one.querySelector("img")?.alt];
  const all = [...document.querySelectorAll("input:not([type=hidden]), select, button, a, summary")];
  return all.filter((one) => !name(one).some((text) => text?.trim())).map((one) => one.outerHTML);
}"""


@cache
def record(name: str = "wild-cards") -> Record:
    game = wildtable.load(name)
    state = game.new(seats=3, seed=11)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, game.advise(state.view(seat), choice))
    made: Record = state.record(PLAYERS)
    return made


LAST = len(record().moves)


def bring(page: Page, game: str = "wild-cards", /, **query: int) -> str:
    """Import the record of a game and open it at a step."""
    page.goto("/")
    token = page.locator("[name=token]").first.get_attribute("value")
    form: dict[str, str | float | bool] = {"token": token or "", "record": str(record(game))}
    answer = page.request.post("/records/import", form=form, max_redirects=0)
    path = answer.headers["location"]
    page.goto(path + "?" + "&".join(f"{name}={value}" for name, value in query.items()))
    expect(page.locator("#table.live")).to_be_visible()
    return path


def at(page: Page, step: int, seat: int | None = None) -> None:
    """Expect the page, its slider and its address to be at this step."""
    expect(page.locator("#moment")).to_have_text(f"Step {step} of {LAST}" if step else "Start")
    expect(page.locator(".timeline input")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"\?at={step}{'' if seat is None else f'&seat={seat}'}$"))


def test_every_way_to_step(visitor: Visitors) -> None:
    page = visitor()
    bring(page, at=0)
    before = page.evaluate("history.length")
    for press, step in (
        ("#next", 1),
        ("#next", 2),
        ("#previous", 1),
        ("#last", LAST),
        ("#previous", LAST - 1),
        ("#first", 0),
    ):
        page.locator(press).click()
        at(page, step)
    for key, step in (("ArrowRight", 1), ("End", LAST), ("ArrowRight", LAST), ("ArrowLeft", LAST - 1), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step)
    third = int(page.locator(".milestones li").nth(2).get_attribute("data-at") or 0)
    page.get_by_role("link", name="Round 3", exact=True).click()
    at(page, third)
    expect(page.locator(".round")).to_contain_text("Round 3")
    expect(page.locator(".milestones [aria-current]")).to_have_text(re.compile("3$"))
    page.keyboard.press("PageUp")
    expect(page.locator(".round")).to_contain_text("Round 2")
    page.keyboard.press("PageDown")
    at(page, third)
    page.locator(".timeline input").fill("40")
    at(page, 40)
    assert page.evaluate("history.length") == before
    page.reload()
    at(page, 40)


def test_what_was_answered_is_told(visitor: Visitors) -> None:
    page = visitor()
    bring(page, at=0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    expect(page.locator(".answers li")).to_have_count(len(record().moves[0]))
    expect(page.locator(".answers li").first).to_contain_text(re.compile(r"Ida.* Bid "))
    expect(page.locator("#say")).to_contain_text(re.compile(rf"Step 1 of {LAST}.*Ida.* Bid"))
    assert page.locator(".said b b, h1 b").count() == 0, "a name was rendered as markup"


def test_it_plays_by_itself_to_the_end_and_again(visitor: Visitors) -> None:
    page = visitor(reduced_motion="reduce")
    bring(page, at=LAST - 3)
    page.locator("#speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, LAST)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".final")).to_be_visible()
    page.locator(".mat").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("#moment")).to_have_text(re.compile("Step [1-9]"))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_cards_fly_onward_only(visitor: Visitors) -> None:
    page = visitor(reduced_motion="no-preference")
    bring(page, at=0)
    hold_motion(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost")).not_to_have_count(0)
    release_motion(page)
    expect(page.locator(".ghost")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    assert page.locator(".ghost").count() == 0
    still = visitor(reduced_motion="reduce")
    bring(still, at=0)
    still.keyboard.press("ArrowRight")
    at(still, 1)
    assert still.locator(".ghost").count() == 0


def test_a_seat_sees_its_own_hand_only(visitor: Visitors) -> None:
    page = visitor()
    path = bring(page, at=12)
    expect(page.locator(".held")).to_have_count(3)
    expect(page.locator(".hand .card")).to_have_count(0)
    assert page.evaluate(OPPONENTS) == "0,1,2"
    page.locator("select[name=seat]").select_option("1")
    at(page, 12, 1)
    expect(page.locator(".held")).to_have_count(0)
    expect(page.locator(".hand h2")).to_contain_text("Ben")
    expect(page.locator(".place.mine h2")).to_contain_text("Ben")
    assert page.evaluate(OPPONENTS) == "2,0"
    page.keyboard.press("Escape")
    page.locator("#next").click()
    at(page, 13, 1)
    other = visitor()
    other.goto(f"{path}?at=13&seat=1")
    for name in ("top", "seat-0", "seat-1", "seat-2", "mat", "hand", "prompt", "log", "score"):
        region = f"[data-region={name}]"
        assert other.locator(region).inner_html() == page.locator(region).inner_html(), name
    assert other.evaluate(OPPONENTS) == "2,0"
    page.locator("select[name=seat]").select_option("")
    at(page, 13)
    assert page.evaluate(OPPONENTS) == "0,1,2"
    expect(page.locator(".place.mine")).to_have_count(0)


def test_a_link_to_the_moment_asked_for(visitor: Visitors) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    path = bring(page, at=7, seat=2)
    page.route("**/moment.json?at=8*", lambda _: None)
    page.reload()
    expect(page.locator("#table.live")).to_be_visible()
    hold_timers(page)
    page.locator("#next").click()
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"{path}?at=8&seat=2")
    assert page.locator("[name=back]").first.get_attribute("value") == f"{path}?at=8&seat=2"


def test_a_game_is_shared_from_its_table(visitor: Visitors, server: ServerProcess) -> None:
    page, stranger = visitor(permissions=["clipboard-read", "clipboard-write"]), visitor()
    play_to_the_end(page, server, "wild-realms-alliance")
    hold_timers(page)
    page.locator(".links a[data-share]").click()
    expect(page.locator(".links a[data-share]")).to_contain_text("Copied")
    stranger.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.locator(".final")).to_be_visible()


def test_the_shuffles_are_checked(visitor: Visitors) -> None:
    page = visitor()
    path = bring(page)
    at_end = page.locator(".links a[href='#shuffles']")
    expect(page.locator("#check")).to_have_attribute("data-verdict", "consistent")
    expect(page.locator("#shuffles")).to_be_hidden()
    at_end.click()
    expect(page.locator("#shuffles")).to_be_visible()
    expect(page.locator("#check")).to_contain_text("Consistent only")
    page.keyboard.press("Escape")
    expect(page.locator("#shuffles")).to_be_hidden()
    page.goto("about:blank")
    page.goto(f"{path}#shuffles")
    expect(page.locator("#shuffles")).to_be_visible()
    with page.expect_download() as downloading:
        page.locator("#shuffles").get_by_role("link", name="Download record").click()
    assert downloading.value.path().read_text(encoding="utf-8") == str(record())


def test_a_shuffle_that_is_not_so_is_found(visitor: Visitors) -> None:
    page = visitor()
    path = bring(page, at=0)
    told = page.request.get(f"{path}/shuffles.json").json()
    order = told["shuffles"][-1]["order"]
    order[0], order[-1] = order[-1], order[0]
    page.route("**/shuffles.json", lambda route: route.fulfill(json=told))
    page.reload()
    expect(page.locator("#check")).to_have_attribute("data-verdict", "broken")


def test_what_cannot_be_fetched_is_said_and_tried_again(visitor: Visitors) -> None:
    page = visitor()
    bring(page, at=20)
    asked: list[Route] = []
    page.route("**/moment.json*", lambda route: asked.extend([route]))
    page.reload()
    expect(page.locator("#table.live")).to_be_visible()
    with page.expect_request("**/moment.json?at=0"):
        page.keyboard.press("Home")
    page.locator("#copy").click()
    expect(page).to_have_url(re.compile(r"\?at=0$"))
    for route in asked:
        route.abort()
    expect(page.locator("#notice")).to_contain_text("load this step")
    at(page, 20)
    page.unroute("**/moment.json*")
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator("#notice")).to_be_hidden()


def test_without_a_script_links_and_a_form_lead_everywhere(visitor: Visitors) -> None:
    maker, page = visitor(), visitor(java_script_enabled=False)
    path = bring(maker, at=0)
    page.goto(f"{path}?at=0")
    expect(page.locator("#play")).to_be_hidden()
    page.locator("#next").click()
    expect(page.locator("#moment")).to_have_text(f"Step 1 of {LAST}")
    page.get_by_role("link", name="Round 2", exact=True).click()
    expect(page.locator(".round")).to_contain_text("Round 2")
    page.locator("select[name=seat]").select_option("2")
    page.locator(".timeline input").fill("30")
    page.get_by_role("button", name="Show").click()
    expect(page).to_have_url(re.compile(r"\?at=30&seat=2$"))
    expect(page.locator(".hand h2")).to_contain_text("<b>Mallory</b>")
    page.goto(f"{path}?at=30#shuffles")
    expect(page.locator("#shuffles")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("query", [{"at": 37, "seat": 1}, {}])
def test_it_is_whole_and_nothing_shifts(visitor: Visitors, width: int, query: dict[str, int]) -> None:
    page = visitor(viewport={"width": width, "height": 844 if width < 900 else 800})
    bring(page, **query)
    assert page.locator("h1").count() == page.locator("main").count() == 1
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate("document.querySelectorAll('script:not([src]), style, [onclick]').length") == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if width > 900:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    place = page.locator("#play").bounding_box()
    page.keyboard.press("Home")
    at(page, 0, query.get("seat"))
    page.keyboard.press("End")
    at(page, LAST, query.get("seat"))
    if width > 900:
        assert page.locator("#play").bounding_box() == place


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_without_rounds_is_marked_by_its_phases(visitor: Visitors, screen: dict[str, Any]) -> None:
    """Each milestone links to the start of its phase; none overlap, and all fit."""
    page = visitor(**screen)
    bring(page, "wild-realms-alliance", at=0)
    marks = page.locator(".milestones a")
    names = [name.strip() for name in marks.all_inner_texts()]
    assert names[:2] + names[-1:] == ["Draft", "Roles", "Final score"]
    boxes = [mark.bounding_box() for mark in marks.all()]
    ends = [(one["x"], one["x"] + one["width"]) for one in boxes if one]
    assert len(ends) == len(names)
    assert all(before[1] <= after[0] for before, after in pairwise(ends))
    assert ends[-1][1] <= screen["viewport"]["width"]
    for mark in marks.all():
        mark.click()
        start = mark.get_attribute("data-to")
        expect(page.locator(".timeline input")).to_have_value(start or "")
        expect(page.locator(".milestones [aria-current]")).to_have_attribute("data-to", start or "")
        expect(page.locator("[data-region=top] [aria-current]")).to_have_text(mark.inner_text().strip())
