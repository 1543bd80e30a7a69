"""Page load times: medians of cold loads in a real browser, and the bytes transferred.

"Painted" is the first contentful paint. "Ready" is the load event; for a table, also its live connection.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright
from tests.browser.chromium import launch
from tests.browser.places import Load, find_places
from tests.harness.process import serving_browsers

if TYPE_CHECKING:
    from playwright.sync_api import Browser, StorageState

READY = """
window.ready = new Promise((done) => {
  const waits = () => document.querySelector("#table[data-table]:not([data-live=yes])");
  const look = () => document.readyState === "complete" && !waits() && done(performance.now());
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  addEventListener("load", look);
});
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"


class Times(NamedTuple):
    received: int
    painted: float
    ready: float


def measure_pages(loads: int) -> None:
    with (
        TemporaryDirectory(prefix="wildtable-bench-") as folder,
        serving_browsers(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        try:
            context = browser.new_context(base_url=server.address)
            places = find_places(context.new_page())
            known = context.storage_state()
            print(f"medians of {loads} cold loads      over the wire   painted     ready")
            for name, path in places.items():
                times = [load_once(browser, f"{server.address}{path}", known) for _ in range(loads)]
                received, painted, ready = (median(column) for column in zip(*times, strict=True))
                print(f"{name:28} {received / 1000:10.1f} kB {painted:6.0f} ms {ready:6.0f} ms")
        finally:
            browser.close()


def load_once(browser: Browser, address: str, known: StorageState) -> Times:
    """Load a page in a fresh browser context of the same visitor."""
    context = browser.new_context(storage_state=known, viewport={"width": 1280, "height": 800})
    context.add_init_script(READY)
    page = context.new_page()
    load = Load(page)
    page.goto(address)
    ready = float(page.evaluate("ready"))
    page.wait_for_load_state("networkidle")
    times = Times(load.received, float(page.evaluate(PAINTED)), ready)
    context.close()
    return times
