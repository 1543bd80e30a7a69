"""Turn alerts: sounds, notifications for visitors who look elsewhere, and the list of games that wait for one's move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import NARROW, WIDE
from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, live, play_now
from tests.browser.wire import Wire

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LISTENING = """
window.contexts = [];
window.voices = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    contexts.push(this);
  }
};
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, about) {
    super(context, about);
    voices.push(about.frequency);
  }
};
"""
"""Counts the sounds really played."""
TOUCHING = """
window.touched = false;
addEventListener("pointerdown", () => (touched = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
"""
"""Playwright's `evaluate` counts as user activation; here only pointer events do."""
ASKING = """
window.asked = 0;
const ask = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => ((asked += 1), ask());
"""
AWAY = """(away) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Headless browsers have no window to hide, so the page's visibility is simulated."""
SHOWING = """
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (title, about) {
  do await show.call(this, title, about);
  while ((await this.getNotifications({ tag: about.tag })).length === 0);
};
"""
"""Chromium on a busy machine sometimes loses a notification it has reported as shown: try again until it is there."""
NOTES = """async (count) => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 3000; tries += 1) {
    const notes = await worker.getNotifications();
    if (notes.length === count) return notes.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("other notes");
}"""
TICKING = """
window.ticks = [];
window.setInterval = (tick) => ticks.push(tick);
"""
"""Lets the test run what the page does at intervals."""
NOBODY = "<div class=prompt><h2 tabindex=-1>Not you</h2></div>"


def switch(page: Page, value: str) -> Locator:
    """Return the switch for notifications."""
    return page.locator(f"#calls [value={value}]")


def allow_notes(visitor: Visitors) -> Page:
    page = visitor(permissions=["notifications"])
    page.add_init_script(SHOWING)
    return page


def notes(page: Page, count: int) -> Any:
    """Return the browser's notifications, as soon as there are `count`."""
    return page.evaluate(NOTES, count)


def ready(page: Page) -> None:
    """Wait until the alerts are available, which is when the table is live."""
    page.wait_for_selector("#calls:not([hidden])", state="attached")


def open_menu(page: Page) -> None:
    page.locator("[popovertarget=menu]").first.click()
    expect(page.locator("#menu")).to_be_visible()


def turn_comes(wire: Wire, asked: str) -> None:
    """Ask the visitor after a time without a question."""
    wire.change(prompt=NOBODY)
    expect(wire.page.locator(MY_MOVE)).to_have_count(0)
    wire.change(prompt=asked)
    wire.page.wait_for_selector(MY_MOVE)


# Sounds


def test_nothing_sounds_before_a_touch_and_then_a_turn_does(visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(LISTENING)
    page.add_init_script(TOUCHING)
    wire = Wire(page)
    ready(page)
    asked = wire.region("prompt")
    turn_comes(wire, asked)
    assert page.evaluate("contexts.length") == 0
    page.locator("h1").click()
    turn_comes(wire, asked)
    page.wait_for_function("() => contexts[0]?.state === 'running'")
    assert page.evaluate("voices") == [659, 988]
    wire.change(mat="<div class=final data-won></div>")
    page.wait_for_function("() => voices.length === 6")
    assert page.evaluate("contexts.length") == 1


def test_sounds_are_off_by_a_click_and_stay_off(visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(LISTENING)
    wire = Wire(page)
    ready(page)
    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    sounds.click()
    for _ in range(2):
        expect(sounds).to_have_attribute("aria-pressed", "false")
        turn_comes(wire, wire.region("prompt"))
        assert page.evaluate("voices") == []
        page.reload()
        live(page)
        ready(page)
        page.locator("h1").click()
    sounds.focus()
    page.keyboard.press("Enter")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("voices") == [659, 988]


# Notifications


@pytest.mark.windows
def test_a_turn_is_noted_for_who_looks_elsewhere_and_taken_back_when_they_come(visitor: Visitors) -> None:
    page = allow_notes(visitor)
    wire = Wire(page)
    ready(page)
    asked = wire.region("prompt")
    turn_comes(wire, asked)
    assert notes(page, 0) == []
    page.evaluate(AWAY, True)
    turn_comes(wire, asked)
    (note,) = notes(page, 1)
    path = re.sub("^.*(?=/t/)", "", page.url)
    assert (note["tag"], note["data"]) == (path, path)
    assert note["title"].startswith("Your turn \N{EN DASH} Wild Cards")
    assert note["body"] == page.locator(f"{MY_MOVE} h2").inner_text()
    page.evaluate(AWAY, False)
    notes(page, 0)


@pytest.mark.windows
def test_notes_are_off_by_a_click_and_stay_off(visitor: Visitors) -> None:
    page = allow_notes(visitor)
    wire = Wire(page)
    ready(page)
    open_menu(page)
    expect(switch(page, "on")).to_have_attribute("aria-pressed", "true")
    switch(page, "off").click()
    page.reload()
    live(page)
    ready(page)
    expect(switch(page, "off")).to_have_attribute("aria-pressed", "true")
    page.evaluate(AWAY, True)
    turn_comes(wire, wire.region("prompt"))
    assert notes(page, 0) == []


def test_only_a_click_makes_the_browser_ask_and_a_refusal_is_explained(visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(ASKING)
    wire = Wire(page)
    ready(page)
    page.evaluate(AWAY, True)
    turn_comes(wire, wire.region("prompt"))
    page.evaluate(AWAY, False)
    assert page.evaluate("asked") == 0
    open_menu(page)
    switch(page, "on").click()
    expect(page.locator("#calls [role=status]")).to_contain_text("blocks notifications from this site")
    expect(switch(page, "off")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("locale", ["en", "de", "nl"])
def test_the_menu_with_its_switches_fits(visitor: Visitors, locale: str) -> None:
    page = visitor(locale=locale)
    play_now(page)
    ready(page)
    open_menu(page)
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        assert page.locator("#menu").evaluate("(menu) => menu.scrollWidth <= menu.clientWidth")


# Turns


def test_the_list_of_turns_renews_itself_and_the_tab_counts_them(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/me")
    title = page.title()
    assert not title.startswith("(")
    other = page.context.new_page()
    play_now(other)
    other.wait_for_selector(MY_MOVE)
    page.evaluate(AWAY, True)
    page.evaluate(AWAY, False)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page).to_have_title(f"(1) {title}")
    page.locator("[data-turns] a").focus()
    play_now(other)
    other.wait_for_selector(MY_MOVE)
    page.evaluate(AWAY, False)
    expect(page.locator("[data-turns] a")).to_have_count(2)
    expect(page).to_have_title(f"(2) {title}")
    assert page.evaluate("document.activeElement.matches('[data-turns] a')")
    page.reload()
    expect(page).to_have_title(f"(2) {title}")
    page.locator("[data-turns] a").first.click()
    live(page)


@pytest.mark.windows
def test_a_new_turn_elsewhere_is_noted(visitor: Visitors) -> None:
    page = allow_notes(visitor)
    page.add_init_script(TICKING)
    page.goto("/")
    page.wait_for_function("() => ticks.length === 1")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.evaluate(AWAY, True)  # before it is their turn: visitors who look at the page are not notified
    other = page.context.new_page()
    play_now(other)
    other.wait_for_selector(MY_MOVE)
    page.wait_for_function("() => (ticks[0](), document.querySelector('[data-turns] a'))", polling=200)
    (note,) = notes(page, 1)
    assert note["title"] == "Your turn \N{EN DASH} Wild Cards"
    assert other.url.endswith(note["tag"])
    expect(page.locator("[data-turns] a")).to_have_count(1)
