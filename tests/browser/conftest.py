"""One server and one browser for all tests of the pages; every test brings its own visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.serving import Running

PATIENCE = 20_000
Visitors = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Call it for a page of somebody new."""
    contexts: list[BrowserContext] = []

    def come(**about: object) -> Page:
        context = browser.new_context(base_url=server.address, **about)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
