"""Pages by themselves: who may open which, forms that only their own page can submit, and accessibility."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import LOOKS, check_with_axe
from tests.browser.conftest import Visitors
from tests.browser.motion import hold_timers
from tests.browser.playing import MY_MOVE, accept, answer, invitation, live, new_table, play_now, start_button

NAMELESS = """() => [...document.querySelectorAll("input:not([type=hidden]), select, textarea, button, a, summary")]
  .filter((one) => !one.closest("[aria-hidden=true]"))
  .filter((one) => !(one.labels?.[0]?.textContent || one.textContent || one.getAttribute("aria-label") || "").trim())
  .map((one) => one.outerHTML)"""
UNSTYLED = """() => document.querySelectorAll("[style], script:not([src]), style, [onclick]").length"""
PRESSED_TWICE = """(button) => {
  let sent = 0;
  addEventListener("submit", (event) => {
    sent += !event.defaultPrevented;
    event.preventDefault();
  });
  button.click();
  button.click();
  return { sent, busy: button.ariaBusy };
}"""
"""Counts submissions of a form clicked twice, and reads its button's state; nothing is sent."""
RULES = "/wild-cards"
PATHS = ["/", RULES, "/tables/new?game=wild-cards", "/offline", "/docs/contributing", "/nowhere", "/me"]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}


@pytest.mark.parametrize("path", PATHS)
def test_every_page_is_whole(visitor: Visitors, path: str) -> None:
    page = visitor(viewport=PHONE)
    page.goto(path)
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(UNSTYLED) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("html").get_attribute("lang") == "en"


def test_axe_finds_nothing(visitor: Visitors) -> None:
    """Check pages without a game; `test_everyone` checks the others."""
    page = visitor()
    for number, path in enumerate(one for one in PATHS if one != RULES):
        page.goto(path)
        page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
        check_with_axe(page, path, [LOOKS[0], LOOKS[1 + number % 2]])
    page.goto("/")
    start_button(page, "friends").click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    check_with_axe(page, "links", LOOKS[:3])
    link = page.locator("#invite").input_value()
    guest = visitor()
    guest.goto(link)
    check_with_axe(guest, "invitation", LOOKS[:3])


# Language and theme


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_language_and_theme_are_chosen_anywhere_and_stay(visitor: Visitors, scripts: bool) -> None:
    page = visitor(java_script_enabled=scripts, color_scheme="light")
    page.goto("/me")
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    if not page.get_by_role("button", name="Deutsch").is_visible():
        page.locator(".menu summary").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.url.endswith("/me")
    for path in PATHS:
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".menu summary").click()
    page.locator("button[name=theme][value=system]").click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_the_theme_changes_without_loading_anything(visitor: Visitors) -> None:
    page = visitor(color_scheme="light")
    page.goto("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.evaluate("window.same = true")
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Dark").click()
    assert page.evaluate(ground) != light
    assert page.evaluate("window.same")
    expect(page.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Dark")).to_be_hidden()
    assert page.evaluate("document.activeElement.matches('.menu summary')")


# The start page and its links


def test_a_link_for_friends_is_made_once_and_copied(visitor: Visitors) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    assert start_button(page, "friends").evaluate(PRESSED_TWICE) == {"sent": 1, "busy": "true"}
    page.goto("/")
    start_button(page, "friends").click()
    expect(page.locator("[data-copy=invite]")).to_be_visible()
    hold_timers(page)
    page.locator("[data-copy=invite]").click()
    expect(page.locator("[data-copy=invite]")).to_contain_text("Copied")
    link = page.locator("#invite").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    friend = visitor()
    accept(friend, link)
    page.goto(page.url.replace("/links", ""))
    page.get_by_role("link", name="Invite players").click()
    assert page.locator("#invite").input_value() == link


def test_without_scripts_there_is_nothing_to_press_for_nothing(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    start_button(page, "friends").click()
    expect(page.locator("#invite")).to_be_visible()
    expect(page.locator("[data-copy]").first).to_be_hidden()
    page.goto("/tables/new?game=wild-cards")
    expect(page.locator("[data-seat]:visible")).to_have_count(5)
    expect(page.locator(".unscripted")).to_be_visible()


def test_the_form_has_as_many_places_as_people(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/tables/new?game=wild-cards")
    places = page.locator("[data-seat]:visible")
    expect(places).to_have_count(3)
    for people in (5, 2):
        page.locator(f"[name=people][value='{people}']").check()
        expect(places).to_have_count(people)
    expect(page.locator(".unscripted")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_refusal_leads_to_its_rule(visitor: Visitors, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 800})
    page.goto("/wild-cards#WC-30")
    rule = page.locator("#WC-30")
    expect(rule).to_be_in_viewport()
    assert rule.evaluate("one => one.matches(':target')")


# Access


def test_strangers_do_not_find_a_closed_table(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    new_table(host)
    table = host.url
    stranger.goto("/")
    assert table.rpartition("/")[2] not in stranger.content()
    for path in (table, f"{table}/join/wrong", f"{table}/watch/wrong"):
        response = stranger.goto(path)
        assert response is not None
        assert response.status == 404
        expect(stranger.get_by_role("heading", name="Page not found")).to_be_visible()
    host.get_by_role("link", name="Invite players").click()
    stranger.goto(host.locator("#watch").input_value())
    live(stranger)
    stranger.get_by_role("button", name="Sit here").click()
    expect(stranger.locator("#notice")).to_contain_text("for spectators")


def test_forms_need_their_own_page(visitor: Visitors) -> None:
    page, other = visitor(), visitor()
    play_now(page)
    other.goto("/")
    token = other.locator("[name=token]").first.input_value()
    for stolen in ("", token):
        assert page.request.post(f"{page.url}/chat", form={"text": "hi", "token": stolen}).status == 403
    assert page.request.post(f"{page.url}/nothing", form={"token": token}).status == 404


def test_nobody_is_told_of_a_game_that_runs(visitor: Visitors) -> None:
    page = visitor()
    play_now(page)
    page.wait_for_selector(MY_MOVE)
    for path in ("/records/1000000", "/records/x", "/records/99999999999999999999", "/imports/none"):
        for end in ("", ".toml", "/shuffles.json"):
            assert page.request.get(path + end).status == 404


def test_a_name_and_a_link_to_another_device(visitor: Visitors) -> None:
    page, device = visitor(), visitor()
    page.goto("/me")
    page.get_by_label("Your name").fill("Kim")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header .me")).to_contain_text("Kim")
    page.get_by_role("button", name="Create personal link").click()
    link = page.locator("#link").input_value()
    device.goto(link)
    expect(device.locator("header .me")).not_to_contain_text("Kim")
    device.locator("button.go").click()
    expect(device.locator("header .me")).to_contain_text("Kim")
    page.get_by_role("button", name="Create personal link").click()
    stale = visitor().goto(link)
    assert stale is not None
    assert stale.status == 404


def test_wrong_options_are_explained_on_the_form(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/tables/new?game=wild-cards")
    page.get_by_text("Options", exact=True).click()
    page.locator("[name=option-leo]").select_option("yes")
    page.locator("[name=option-edition]").select_option("2020")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".notice")).to_contain_text("Leo plays only in the 2022 edition")
    expect(page.locator("[name=option-leo]")).to_have_value("yes")
    page.locator("[name=option-edition]").select_option("2022")
    page.get_by_text("Custom deck", exact=True).click()
    page.locator("[name=deck]").fill("nonsense")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".notice")).not_to_be_empty()
    page.locator("[name=deck]").fill("")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")


def test_leo_sits_at_the_table_by_his_name(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/tables/new?game=wild-cards")
    page.locator("[name=people][value='2']").check()
    page.locator("[name=seat-1]").select_option("easy")
    page.get_by_text("Options", exact=True).click()
    page.locator("[name=clock]").select_option("60")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("#seat-2 h2")).to_have_text("Leo")
    expect(page.locator("#seat-0 [data-deadline]")).to_contain_text(":")
    answer(page)


def test_the_host_hands_an_absent_seat_to_a_bot(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    new_table(host)
    accept(friend, invitation(host))
    host.get_by_role("button", name="Start game").click()
    friend.wait_for_selector(MY_MOVE)
    table = friend.url
    friend.goto("about:blank")
    answer(host)
    expect(host.locator("#seat-1 .state")).to_be_empty()
    host.get_by_role("button", name="Let a bot play").click()
    host.get_by_role("dialog", name="Let a bot play for").get_by_role("button", name="Let a bot play").click()
    expect(host.locator("#seat-1")).to_contain_text("away")
    friend.goto(table)
    friend.get_by_role("button", name="Take over").click()
    expect(host.locator("#seat-1")).not_to_contain_text("away")


def test_covers_are_cut_above_rather_than_below(visitor: Visitors) -> None:
    """The animals stand at the bottom of the picture, and show their faces."""
    page = visitor(viewport={"width": 1366, "height": 768})
    page.goto("/")
    edges = """(cover) => {
      const whole = cover.querySelector("svg").getBoundingClientRect(), seen = cover.getBoundingClientRect();
      return [seen.top - whole.top, whole.bottom - seen.bottom, whole.height];
    }"""
    for cover in page.locator(".cover").all():
        above, below, height = cover.evaluate(edges)
        assert below <= above <= height / 8
