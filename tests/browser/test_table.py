"""The table page by mouse, keyboard and touch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.motion import hold_timers, pass_time
from tests.browser.playing import GO, MY_MOVE, PICKS, answer, live, new_table, play_now
from tests.browser.wire import HAND, Wire

QUESTIONS = 4

HOUR, DAY = 3600, 86400

A_SECOND_LATER = "(later => (performance.now = () => later))(performance.now() + 1000)"
READABLE = 160
"""Least width in pixels of an enlarged card on a phone."""
ENLARGED = "() => document.querySelector('#zoom .card').offsetWidth"
COVERED = """() => {
  const zoom = document.getElementById("zoom").getBoundingClientRect();
  const meets = ({ left, top, right, bottom }) =>
    left < zoom.right && right > zoom.left && top < zoom.bottom && bottom > zoom.top;
  const compared = [...document.querySelectorAll("[data-region=hand] .card, .actions")];
  return compared.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 60));
}"""
"""Cards in hand and buttons that the enlarged card covers."""


def picked(page: Page) -> list[str]:
    return [str(one.get_attribute("value")) for one in page.locator(f"{PICKS}:checked").all()]


def value(pick: Locator) -> str:
    return str(pick.get_attribute("value"))


def test_a_card_is_picked_put_back_and_bid_by_mouse(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    cards = page.locator(HAND)
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    before = page.locator(".sofar").inner_text()
    cards.nth(0).click()
    expect(page.locator("#say")).to_contain_text(re.compile("cost", re.IGNORECASE))
    expect(page.locator(GO)).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".sofar")).to_contain_text(re.compile("cost", re.IGNORECASE))
    cards.nth(1).click()
    assert picked(page) == [value(cards.nth(1))]
    page.evaluate(A_SECOND_LATER)
    cards.nth(1).click()
    assert picked(page) == []
    expect(page.locator(".sofar")).to_have_text(before)
    page.locator(GO).click(force=True)
    expect(page.locator("#say")).to_have_text("Choose a card")
    cards.nth(2).click()
    page.locator(GO).click()
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    assert wire.answered() == [value(cards.nth(2))]


def test_a_second_tap_confirms(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    hold_timers(page)
    page.locator(HAND).nth(3).dblclick()
    pass_time(page, 0)
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    assert wire.answered() == [value(page.locator(HAND).nth(3))]


def test_the_oldest_pick_makes_room_and_clear_lets_all_go(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    wire.ask_for_two()
    cards = page.locator(HAND)
    expect(page.locator("[data-clear]")).to_be_hidden()
    cards.nth(2).click()
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    cards.nth(0).click()
    cards.nth(1).click()
    assert picked(page) == [value(cards.nth(0)), value(cards.nth(1))]
    page.locator("[data-clear]").click()
    assert picked(page) == []
    expect(page.locator("[data-clear]")).to_be_hidden()


def test_a_pick_outlives_news_but_not_its_question(visitor: Visitors) -> None:
    """The hand may be redrawn unchanged: the same cards asked for again must not be picked."""
    page = visitor()
    wire = Wire(page)
    page.locator(HAND).nth(1).click()
    wire.change(mat=wire.region("mat"), chat="<p id=news>news</p>")
    page.wait_for_selector("#news", state="attached")
    assert picked(page) == [value(page.locator(HAND).nth(1))]
    wire.change(prompt=re.sub('data-question="[0-9]+"', 'data-question="77"', wire.region("prompt")))
    page.wait_for_selector("[data-question='77']")
    assert picked(page) == []
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")


def test_a_socket_that_is_closed_says_why_or_where_to_look(visitor: Visitors) -> None:
    """With too many connections the page says so; a visitor moved to another seat sees the table from there."""
    page = visitor()
    wire = Wire(page)
    wire.route.close(code=4503, reason="crowded")
    expect(page.locator("#notice", has_text="Too many pages are open in your network")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('online'))")
    live(page)
    expect(page.locator("#notice", has_text="Too many pages are open in your network")).to_be_hidden()
    page.locator("#table").evaluate("(table) => { window.isSame = true; table.dataset.live = 'before'; }")
    wire.route.close(code=4409, reason="moved")
    live(page)
    assert page.evaluate("window.isSame"), "the page was reloaded"


def test_the_keyboard_picks_walks_and_confirms(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    wire.ask_for_two()
    cards = page.locator(HAND)
    page.keyboard.press("3")
    page.keyboard.press("1")
    page.keyboard.press("R")
    assert len(picked(page)) == 2
    assert "bid refill" in picked(page)
    page.keyboard.press("Escape")
    assert picked(page) == []
    cards.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    assert picked(page) == [value(cards.nth(0))], "Enter answered with one of two cards"
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    assert sorted(wire.answered()) == sorted([value(cards.nth(0)), value(cards.nth(1))])


def test_arrows_and_space_pick_whatever_is_asked_for(visitor: Visitors) -> None:
    """Whole games are tested with the keys that cards show; this test uses arrows and Space only."""
    page = visitor()
    play_now(page)
    for _ in range(QUESTIONS):
        page.wait_for_selector(MY_MOVE)
        asked = page.locator(MY_MOVE)
        question, least = asked.get_attribute("data-question"), int(asked.get_attribute("data-least") or 0)
        while len(picked(page)) < least:
            page.keyboard.press("ArrowRight")
            if page.locator(f"{PICKS}:not(:checked):focus").count():
                page.keyboard.press(" ")
        if page.locator(f"{PICKS}:not(:checked):focus").count():
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(f"{MY_MOVE}[data-question='{question}']")).to_have_count(0)


def test_keys_open_what_is_tucked_away_and_only_escape_does_while_one_types(visitor: Visitors) -> None:
    page = visitor()
    Wire(page)
    for key, name in (("s", "score"), ("?", "keys"), ("g", "log")):
        page.keyboard.press(key)
        expect(page.locator(f"#{name}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#{name}")).to_be_hidden()
    page.keyboard.press("g")
    field = page.locator("#chat input[name=text]")
    field.click()
    page.keyboard.type("1s?")
    expect(field).to_have_value("1s?")
    expect(page.locator("#score")).to_be_hidden()
    assert picked(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#log")).to_be_hidden()


def test_a_key_zooms_the_card_in_focus(visitor: Visitors) -> None:
    page = visitor()
    Wire(page)
    page.keyboard.press("2")
    card = page.locator("[data-region=hand] .card").nth(1).get_attribute("data-card")
    page.keyboard.press("z")
    expect(page.locator(f"#zoom .card[data-card={card}]")).to_be_visible()
    zoom, button = page.locator("#zoom").bounding_box(), page.locator(".actions").bounding_box()
    assert zoom is not None
    assert button is not None
    assert zoom["x"] + zoom["width"] < button["x"] or zoom["y"] + zoom["height"] < button["y"]
    page.keyboard.press("z")
    expect(page.locator("#zoom")).to_be_hidden()
    page.keyboard.press("z")
    page.keyboard.press("Escape")
    expect(page.locator("#zoom")).to_be_hidden()
    assert len(picked(page)) == 1, "enlarging a card changed the picks"


def test_resting_on_a_card_zooms_it(visitor: Visitors) -> None:
    page = visitor()
    Wire(page)
    hold_timers(page)
    page.locator("[data-zone=display-1] .card").hover()
    expect(page.locator("#zoom")).to_be_hidden()
    pass_time(page, 600)
    expect(page.locator("#zoom .card")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator("#zoom")).to_be_hidden()


def test_a_long_press_zooms_and_picks_nothing(visitor: Visitors) -> None:
    page = visitor(has_touch=True, viewport={"width": 390, "height": 844})
    Wire(page)
    hold_timers(page)
    fingers = page.context.new_cdp_session(page)
    box = page.locator(HAND).nth(1).bounding_box()
    assert box is not None
    points = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    pass_time(page, 600)
    expect(page.locator("#zoom .card")).to_be_visible()
    assert page.evaluate(ENLARGED) >= READABLE
    assert page.evaluate(COVERED) == []
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("#table").evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert picked(page) == []
    expect(page.locator("#zoom")).to_be_visible()
    page.touchscreen.tap(points[0]["x"], points[0]["y"])
    expect(page.locator("#zoom")).to_be_hidden()
    assert picked(page) == []
    page.touchscreen.tap(points[0]["x"], points[0]["y"])
    expect(page.locator(HAND).nth(1)).to_be_checked()


def test_title_and_icon_call(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", re.compile("icon-call"))
    asked = wire.region("prompt")
    wire.change(prompt="<div class=prompt><h2 tabindex=-1>Not you</h2></div>")
    expect(page).to_have_title(re.compile("^Wild Cards"))
    expect(icon).to_have_attribute("href", re.compile(r"icon\.svg"))
    wire.change(prompt=asked)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator("#say")).to_contain_text("Your turn")


def test_what_one_does_outlives_a_swap(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    page.keyboard.press("2")
    focused = page.locator(HAND).nth(1)
    expect(focused).to_be_focused()
    wire.change(hand=f"{wire.region('hand')}<i id=first></i>", prompt=wire.region("prompt") + "<i></i>")
    page.wait_for_selector("#first", state="attached")
    expect(focused).to_be_focused()
    expect(focused).to_be_checked()
    expect(page.locator(GO)).not_to_have_attribute("aria-disabled", "true")
    page.locator(GO).focus()
    wire.change(prompt=wire.region("prompt") + "<i id=second></i>")
    page.wait_for_selector("#second", state="attached")
    expect(page.locator(GO)).to_be_focused()
    focused.focus()
    wire.change(hand="<i id=third></i>")
    page.wait_for_selector("#third", state="attached")
    expect(page.locator("[data-region=prompt]")).to_be_focused()


def test_clocks_count_down_and_warn(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    now = float(page.locator("#table").get_attribute("data-now") or 0)
    clocks = (f'<time data-deadline="{now + seconds}"></time>' for seconds in (3 * DAY + 60, 5 * HOUR + 60, HOUR + 120, 0))
    wire.change((), **{"seat-1": "".join(clocks)})
    expect(page.locator("[data-deadline]").nth(0)).to_have_text("3 days")
    expect(page.locator("[data-deadline]").nth(1)).to_have_text("5 hours")
    expect(page.locator("[data-deadline]").nth(2)).to_have_text(re.compile("^1:0[0-2]:[0-5][0-9]$"))
    expect(page.locator("[data-deadline].short")).to_have_text("0:00")


def test_the_dot_counts_what_was_not_read(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    expect(page.locator(".dot")).to_be_hidden()
    wire.change(chat="<ol><li>one</li><li>two</li></ol>")
    expect(page.locator(".dot")).to_have_text("2")
    expect(page.locator("#say")).to_contain_text("two")
    page.keyboard.press("g")
    expect(page.locator(".dot")).to_be_hidden()
    wire.change(chat="<ol><li>one</li><li>two</li><li>three</li></ol>")
    expect(page.locator("[data-region=chat]")).to_contain_text("three")
    expect(page.locator(".dot")).to_be_hidden()


def test_escape_takes_a_sealed_answer_back(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    new_table(host, is_open=True)
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start game").click()
    live(host)
    host.wait_for_selector(MY_MOVE)
    host.keyboard.press("2")
    bid = picked(host)[0].removeprefix("bid ")
    host.keyboard.press("Enter")
    expect(host.locator(f"[data-region=prompt] .seal [data-card={bid}]")).to_be_visible()
    host.keyboard.press("Escape")
    host.wait_for_selector(MY_MOVE)
    expect(host.locator("[data-region=prompt] .seal")).to_have_count(0)


def test_scripts_that_cannot_be_fetched_stop_nothing(visitor: Visitors) -> None:
    """Without flights the page shows each change at once; what a script would open is a page of its own."""
    page = visitor()
    page.route(re.compile(r"/(flights|command-line|expert)\b[^/]*\.js"), lambda route: route.abort())
    play_now(page)
    live(page)
    answer(page)
    page.wait_for_selector(MY_MOVE)
    page.keyboard.press("h")
    expect(page.locator("#notice")).to_contain_text("try again")
    page.locator("a[data-expert]").click()
    expect(page).to_have_url(re.compile("/expert$"))
