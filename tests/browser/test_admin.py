"""The admin page in a browser: sign in, hand a seat to a bot, mute, ban, close a table; accessibility."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import LOOKS, Theme, check_with_axe
from tests.browser.conftest import Visitors
from tests.browser.playing import MY_MOVE, live, name_of, new_table, play_now, set_name, start
from tests.browser.test_pages import NAMELESS, UNSTYLED
from tests.harness.process import ServerProcess
from wildtable.server.net.admin import ADMIN_TOKEN, load_token


def log_in(page: Page, server: ServerProcess) -> None:
    page.goto("/admin")
    page.locator("[name=key]").fill(load_token(server.settings.data, ADMIN_TOKEN))
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Recent log entries")).to_be_visible()


def test_a_player_is_relieved_muted_and_banned(visitor: Visitors, server: ServerProcess) -> None:
    host, player, admin = visitor(), visitor(), visitor()
    new_table(host, is_open=True)
    set_name(player, "Mallory")
    player.goto(f"/t/{name_of(host)}")
    player.locator("main [formaction$='/sit'][value='1']").click()
    live(player)
    start(host)
    player.wait_for_selector(MY_MOVE)
    table = name_of(player)
    log_in(admin, server)
    held = admin.locator(f".held > li:has(code:text-is('{table}'))")
    held.get_by_role("button", name=re.compile("Let a bot play.*Mallory")).click()
    expect(player.get_by_role("heading", name="A bot is playing for you")).to_be_visible()
    expect(held.get_by_role("button", name="Let a bot play")).to_have_count(1)
    held.get_by_role("button", name=re.compile("Mute.*Mallory")).click()
    expect(held).to_contain_text("muted")
    held.get_by_role("button", name=re.compile(r"Ban \W+Mallory")).click()
    expect(player.get_by_text("been banned from this server.")).to_be_visible()
    sanctions = admin.locator("section:has(#sanctions)")
    expect(sanctions).to_contain_text("Mallory")
    sanctions.get_by_role("button", name="Lift").first.click()
    sanctions.get_by_role("button", name="Lift").first.click()
    expect(sanctions).to_contain_text("Nobody.")
    player.reload()
    expect(player.get_by_role("heading", name="A bot is playing for you")).to_be_visible()
    held.get_by_role("button", name="Close table").click()
    expect(player.get_by_text("An administrator closed this table.", exact=True)).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), LOOKS[:2], ids=["desk", "phone"])
def test_everybody_can_use_it(visitor: Visitors, server: ServerProcess, size: ViewportSize, theme: Theme) -> None:
    play_now(visitor())
    page = visitor(viewport=size, color_scheme=theme)
    page.goto("/admin")
    check_with_axe(page, "admin", [(size, theme)])
    log_in(page, server)
    page.get_by_label("Ban an address").fill("203.0.113.7")
    page.locator("[action='/admin/ban'] button").click()
    expect(page.locator("section:has(#sanctions)")).to_contain_text("203.0.113.7")
    check_with_axe(page, "admin", [(size, theme)])
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(UNSTYLED) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Lift").first.click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
