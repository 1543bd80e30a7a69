"""The lobby: its lists update live, and two visitors are matched."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Route, expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, new_table

TWO_PLAY = "wild-space"


def test_two_browsers_find_each_other_without_reloading(visitor: Visitors) -> None:
    one, other = visitor(), visitor(service_workers="block")  # Playwright cannot hold requests that a service worker makes
    with other.expect_websocket() as opened:
        for page in (one, other):
            page.goto("/lobby")
            page.wait_for_selector("#lobby[data-live=yes]")
    row = one.locator(f".queue li:has([value={TWO_PLAY}]), .queue li:has([formaction='/lobby/leave'])")
    expect(row).to_contain_text("nobody waiting")
    check_with_axe(one, "lobby")
    other.locator("[name=patience]").select_option("never")
    other.locator(f"[name=game][value={TWO_PLAY}]").click()
    expect(other.get_by_role("button", name="Stop waiting")).to_be_visible()
    expect(row).to_contain_text("1 person waiting")
    held: list[tuple[Route, APIResponse]] = []
    other.route("**/t/*", lambda route: held.append((route, route.fetch())))
    with other.expect_request("**/t/*"):
        one.locator(f"[name=game][value={TWO_PLAY}]").click()
    one.wait_for_url("**/t/*")
    one.wait_for_selector(f"{MY_MOVE}, [data-region=prompt] .ask")
    table = one.url
    with opened.value.expect_event("framereceived", lambda news: '"tables"' in str(news)):
        new_table(one, is_open=True)
    for route, answer in held:
        route.fulfill(response=answer)
    other.wait_for_url(table)


def test_a_new_table_appears_by_itself(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    guest.goto("/lobby")
    guest.wait_for_selector("#lobby[data-live=yes]")
    new_table(host, is_open=True)
    path = host.url.removeprefix(host.url.partition("/t/")[0])
    expect(guest.locator(f"[data-region=tables] a[href='{path}']")).to_be_visible()
    guest.locator(f"a[href='{path}']").click()
    guest.get_by_role("button", name="Sit here").click()
