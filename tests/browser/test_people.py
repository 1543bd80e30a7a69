"""Profiles in a browser: from the ladder to a profile with its rating chart, accessible; and deleting one's account."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import Visitors
from tests.browser.places import rated_player
from tests.browser.test_pages import NAMELESS, PHONE, UNSTYLED
from tests.harness.process import ServerProcess

GAME = "wild-realms-alliance"
LADDER = f"/{GAME}/ladder"
NAME = "Wilhelmina of Otterburn"


def test_a_ladder_leads_to_people_and_people_can_go(visitor: Visitors, server: ServerProcess) -> None:
    me = rated_player(server.address, GAME, NAME)
    page = visitor(java_script_enabled=False, viewport=PHONE)
    page.goto(f"/{GAME}")
    page.get_by_role("link", name="Ladder").click()
    page.get_by_role("link", name=NAME).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(page.get_by_role("img", name="Rating in Wild Realms Alliance")).to_be_visible()
    expect(page.get_by_text("after 1 rated game")).to_be_visible()
    person = page.url

    reader = visitor()
    for path in (LADDER, person):
        reader.goto(path)
        reader.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
        assert reader.evaluate(NAMELESS) == []
        assert reader.evaluate(UNSTYLED) == 0
        check_with_axe(reader, path)
        assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(f"/me/{me.token}")
    page.get_by_role("button", name="Continue as").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert NAME in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was deleted")
    page.get_by_label("Yes, delete my data").check()
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("heading", name="Your data is deleted")).to_be_visible()
    page.goto(LADDER)
    expect(page.get_by_role("link", name="Cem").first).to_be_visible()
    expect(page.get_by_role("link", name=NAME)).to_have_count(0)
    page.goto(person)
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
