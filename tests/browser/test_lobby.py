"""The lobby and the start page: their lists update live, and two visitors are matched."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Route, expect

from tests.browser.axe import check_with_axe
from tests.browser.company import Friend
from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, name_of, new_table, start
from tests.browser.prepared import play_to_the_end
from tests.harness.process import ServerProcess

TWO_PLAY = "wild-space"


def test_two_browsers_find_each_other_without_reloading(visitor: Visitors) -> None:
    one, other = visitor(), visitor()
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
    guest.wait_for_selector("#lobby[data-live=yes]", state="attached")
    new_table(host, is_open=True)
    path = host.url.removeprefix(host.url.partition("/t/")[0])
    expect(guest.locator(f"[data-region=tables] a[href='{path}']")).to_be_visible()
    guest.locator(f"a[href='{path}']").click()
    guest.get_by_role("button", name="Sit here").click()


def test_the_start_page_follows_the_tables_of_others(visitor: Visitors, server: ServerProcess) -> None:
    host, guest, friend = visitor(), visitor(), Friend(server.address, "Aiko")
    guest.goto("/")
    guest.wait_for_selector("#lobby[data-live=yes]", state="attached")
    guest.evaluate("window.isSame = true")
    new_table(host, ["me", ""], is_open=True, game=TWO_PLAY)
    table = name_of(host)
    row = f"[data-table='{table}']"
    expect(guest.locator(f"[aria-labelledby=join] {row}")).to_contain_text("1 open seat")
    unscripted = visitor(java_script_enabled=False)
    unscripted.goto("/")
    expect(unscripted.locator(row)).to_be_visible()
    friend.sit(table, 1)
    friend.program.http.close()
    expect(guest.locator(row)).to_have_count(0)
    start(host)
    expect(guest.locator(f"[aria-labelledby=watch] {row}")).to_contain_text("Aiko")
    check_with_axe(guest, "start")
    play_to_the_end(host, server, TWO_PLAY)
    expect(guest.locator(f"[aria-labelledby=ended] [data-table='{name_of(host)}']")).to_contain_text("Driver 0")
    assert guest.evaluate("isSame"), "not loaded again"


def test_own_tables_are_not_listed_among_others(visitor: Visitors) -> None:
    host, other = visitor(), visitor()
    new_table(host, is_open=True)
    own = name_of(host)
    host.goto("/")
    host.wait_for_selector("#lobby[data-live=yes]", state="attached")
    new_table(other, is_open=True)
    expect(host.locator(f"[data-region=lists] [data-table='{name_of(other)}']")).to_be_visible()
    expect(host.locator(f"a[href='/t/{own}']")).to_have_count(1)
