"""Pages for themselves: who may open which, forms that only their own page can send, and pages that everybody can use."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, answer, invitation, live, new_table, play_now

NAMELESS = """() => [...document.querySelectorAll("input:not([type=hidden]), select, textarea, button, a, summary")]
  .filter((one) => !(one.labels?.[0]?.textContent || one.textContent || one.getAttribute("aria-label") || "").trim())
  .map((one) => one.outerHTML)"""
UNSTYLED = """() => document.querySelectorAll("[style], script:not([src]), style, [onclick]").length"""


@pytest.mark.parametrize("path", ["/", "/tables/new?game=wild-cards", "/me", "/nowhere"])
def test_every_page_is_whole(visitor: Visitors, path: str) -> None:
    page = visitor()
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(path)
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(UNSTYLED) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_table_page_is_whole_and_keyboard_enough(visitor: Visitors) -> None:
    page = visitor()
    page.set_viewport_size({"width": 390, "height": 800})
    play_now(page)
    page.wait_for_selector(MY_MOVE)
    assert page.locator("h1").count() == 1
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(UNSTYLED) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".moves input").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(f"{MY_MOVE}[data-question='0']")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('[data-region=prompt] h2')"), "no button"


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
        expect(stranger.get_by_role("heading", name="That did not work")).to_be_visible()
    host.get_by_role("button", name="Make fresh links").click()
    stranger.goto(host.locator("#watch").input_value())
    live(stranger)
    stranger.get_by_role("button", name="Sit here", exact=True).click()
    expect(stranger.locator("#notice")).to_contain_text("looking on")


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
    page.get_by_role("button", name="Make a personal link").click()
    link = page.locator("#link").input_value()
    device.goto(link)
    expect(device.locator("header .me")).to_contain_text("Kim")
    page.get_by_role("button", name="Make a personal link").click()
    stale = visitor().goto(link)
    assert stale is not None
    assert stale.status == 404


def test_wrong_options_are_explained_on_the_form(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/tables/new?game=wild-cards")
    page.locator("[name=option-leo]").select_option("yes")
    page.locator("[name=option-edition]").select_option("2020")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".notice")).to_contain_text("Leo plays only in the 2022 edition")
    expect(page.locator("[name=option-leo]")).to_have_value("yes")
    page.locator("[name=option-edition]").select_option("2022")
    page.get_by_text("A deck of your own").click()
    page.locator("[name=deck]").fill("nonsense")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".notice")).not_to_be_empty()
    page.locator("[name=deck]").fill("")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")


def test_leo_sits_at_the_table_by_his_name(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/tables/new?game=wild-cards")
    page.locator("[name=option-leo]").select_option("yes")
    page.locator("[name=seat-1]").select_option("eager")
    page.locator("[name=clock]").select_option("60")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-seat='2'] h3")).to_have_text("Leo")
    expect(page.locator("[data-deadline]")).to_contain_text("left")
    answer(page)


def test_the_host_hands_an_absent_seat_to_a_bot(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    new_table(host)
    friend.goto(invitation(host))
    friend.get_by_role("button", name="Sit here", exact=True).click()
    host.get_by_role("button", name="Start the game").click()
    friend.wait_for_selector(MY_MOVE)
    table = friend.url
    friend.goto("about:blank")
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("away")
    friend.goto(table)
    friend.get_by_role("button", name="Take your seat back").click()
    expect(host.locator("[data-seat='1']")).not_to_contain_text("away")
