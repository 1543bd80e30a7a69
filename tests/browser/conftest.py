"""One server and one browser for all tests of the pages; every test brings its own visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, StorageState, expect, sync_playwright

from tests.browser.chromium import WHOLE_BROWSER, launch
from tests.browser.places import find_places
from tests.browser.playing import call_oneself
from tests.harness.process import ServerProcess, serving_browsers

PATIENCE = 60_000
"""Milliseconds until a test gives up. One that passes never waits for it."""
Visitors = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving_browsers(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser with all that belongs to its windows, such as notifications; for tests marked `windows`."""
    chromium = launch(playwright, WHOLE_BROWSER)
    yield chromium
    chromium.close()


@dataclass(frozen=True)
class Known:
    """Where one visitor finds every page, and what makes a browser theirs."""

    places: Mapping[str, str]
    state: StorageState


Knowledge = Callable[[str], Known]


@pytest.fixture(scope="session")
def known(browser: Browser, server: ServerProcess) -> Knowledge:
    """Call it with a game for its places; they are looked for once."""

    @cache
    def find(game: str) -> Known:
        server.deal_by(game)
        with browser.new_context(base_url=server.address) as context:
            page = context.new_page()
            call_oneself(page, "Zoë")
            return Known(find_places(page, game), context.storage_state())

    return find


@pytest.fixture
def visitor(request: pytest.FixtureRequest, server: ServerProcess) -> Iterator[Visitors]:
    """Call it for a page of somebody new. What is dealt follows from the test; nothing moves unless that is tested,
    and nothing is held to be read unless a test asks for another pace."""
    server.deal_by(f"{request.config.getoption('--deals')} {request.node.name}")
    name = "whole_browser" if request.node.get_closest_marker("windows") else "browser"
    browser: Browser = request.getfixturevalue(name)
    contexts: list[BrowserContext] = []
    motion = "no-preference" if request.node.get_closest_marker("motion") else "reduce"

    def come(*, pace: str = "fast", **about: Any) -> Page:
        context = browser.new_context(**{"base_url": server.address, "reduced_motion": motion, **about})
        context.add_cookies([{"name": "pace", "value": pace, "url": server.address}])
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
