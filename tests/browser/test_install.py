"""The installed app: the page can be installed, and without a connection it says so and shows no outdated table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import launch_persistent
from tests.browser.conftest import WITH_SERVICE_WORKER, Visitors
from tests.browser.playing import MY_MOVE, play_now
from tests.harness.process import ServerProcess

TITLES = {"en": "Can\N{RIGHT SINGLE QUOTATION MARK}t connect", "de": "Keine Verbindung", "nl": "Geen verbinding"}
IN_CHARGE = """(language) => {
  const kept = new RegExp(`/offline[?].*language=${language}$`);
  const look = async () => (await (await caches.open("offline")).keys()).some(({ url }) => kept.test(url));
  look().then((found) => (window.isKept = found));
  return window.isKept;
}"""
KEPT = """async () => {
  const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caching.flat().map(({ url }) => url.replace(location.origin, "").replace(/[?].*/, "")).sort();
}"""


def guarded(page: Page) -> None:
    """Wait until the service worker has cached the offline page in this page's language."""
    page.wait_for_function(IN_CHARGE, arg=page.locator("html").get_attribute("lang"))


def test_a_browser_finds_nothing_in_the_way_of_installing_it(
    browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    context = launch_persistent(browser, tmp_path)
    page = context.new_page()
    page.goto(server.address)
    guarded(page)
    wire = context.new_cdp_session(page)
    assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert wire.send("Page.getAppManifest")["errors"] == []
    context.close()


def test_without_a_connection_a_page_says_so_and_comes_back_by_itself(visitor: Visitors) -> None:
    page = visitor(locale="de", **WITH_SERVICE_WORKER)
    play_now(page)
    guarded(page)
    table = page.url
    assert page.evaluate(KEPT)[0] == "/offline"
    assert all(path.startswith("/static/") for path in page.evaluate(KEPT)[1:])
    page.context.set_offline(True)
    page.goto(table)
    expect(page.locator("h1")).to_have_text(TITLES["de"])
    expect(page.locator("#why")).to_contain_text("ist offline")
    assert page.locator("#table").count() == 0
    assert page.evaluate("document.images[0].naturalWidth > 0")
    assert page.locator("main").evaluate("(main) => getComputedStyle(main).textAlign") == "center"
    page.context.set_offline(False)
    page.wait_for_selector(MY_MOVE)
    assert page.url == table


def test_another_language_brings_another_offline_page(visitor: Visitors) -> None:
    page = visitor(**WITH_SERVICE_WORKER)
    page.goto("/")
    guarded(page)
    page.locator("details.menu summary").click()
    with page.expect_navigation():
        page.locator("button[value=nl]").click()
    guarded(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text(TITLES["nl"])


def test_a_server_that_does_not_answer_is_told_from_a_lost_connection(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**WITH_SERVICE_WORKER)
    page.goto("/me")
    guarded(page)
    server.kill()
    page.goto("/me")
    expect(page.locator("h1")).to_have_text(TITLES["en"])
    expect(page.locator("#why")).to_contain_text("t responding")
    server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("[name=name]")).to_be_visible()
