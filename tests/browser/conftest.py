"""Fixtures of the page tests: one server and one browser for all, new visitors for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, StorageState, expect, sync_playwright

from tests.browser.chromium import WHOLE_BROWSER, launch
from tests.browser.places import find_places
from tests.browser.playing import set_name
from tests.harness.process import ServerProcess, serving_browsers

PATIENCE = 60_000
"""Milliseconds until a wait fails. A passing test never waits that long."""
TEST_PAUSE = 150
"""Milliseconds before each browser command under `--slow tests`: longer than most animations and requests take."""
USUAL_SETTINGS = {
    *("color_scheme", "has_touch", "is_mobile", "java_script_enabled", "locale", "reduced_motion", "viewport"),
    "service_workers",
}
"""Settings with which a context can be reused by another test."""
Visitors = Callable[..., Page]
WITH_SERVICE_WORKER = {"service_workers": "allow"}
"""The settings of a page that gets its service worker, which takes over a page sooner or later. Others have none: Playwright
misses its requests, and each page that it loads takes 0.15 s of CPU time more.

A route must be set before its page is loaded: one that is already open may send requests past it."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def slow(request: pytest.FixtureRequest) -> str:
    """What `--slow` slows down: `pages`, `tests` or nothing. It exposes tests that do not wait for what they read."""
    chosen: str = request.config.getoption("--slow")
    return chosen


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, slow: str) -> Iterator[ServerProcess]:
    with serving_browsers(tmp_path_factory.mktemp("server"), is_slow=slow == "pages") as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright, slow: str) -> Iterator[Browser]:
    chromium = launch(playwright, pause=TEST_PAUSE if slow == "tests" else 0)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright, slow: str) -> Iterator[Browser]:
    """The full browser, with what the headless shell lacks, such as notifications; for tests marked `windows`."""
    chromium = launch(playwright, WHOLE_BROWSER, TEST_PAUSE if slow == "tests" else 0)
    yield chromium
    chromium.close()


@dataclass(frozen=True)
class Known:
    """The paths one visitor knows, and the storage state that makes a context theirs."""

    places: Mapping[str, str]
    state: StorageState


Knowledge = Callable[[str], Known]


@pytest.fixture(scope="session")
def known(browser: Browser, server: ServerProcess) -> Knowledge:
    """Return a function that finds a game's paths, once per game."""

    @cache
    def find(game: str) -> Known:
        server.deal_by(game)
        with browser.new_context(base_url=server.address, reduced_motion="reduce", service_workers="block") as context:
            page = context.new_page()
            set_name(page, "Zoë")
            return Known(find_places(page, game), context.storage_state())

    return find


@pytest.fixture(scope="session")
def idle_contexts() -> dict[str, list[BrowserContext]]:
    """Contexts left by earlier tests, by their settings, for reuse: their HTTP cache is already filled."""
    return {}


@pytest.fixture
def visitor(
    request: pytest.FixtureRequest, server: ServerProcess, idle_contexts: dict[str, list[BrowserContext]]
) -> Iterator[Visitors]:
    """Return a function that opens a page for a new visitor. Deals follow from the test's name. Motion is off unless the
    test is marked `motion`, and story beats are not held for reading unless it asks for another pace."""
    server.deal_by(f"{request.config.getoption('--deals')} {request.node.name}")
    is_whole = request.node.get_closest_marker("windows") is not None
    browser: Browser = request.getfixturevalue("whole_browser" if is_whole else "browser")
    contexts: list[tuple[str, BrowserContext]] = []
    motion = "no-preference" if request.node.get_closest_marker("motion") else "reduce"

    def open_page(*, pace: str = "fast", **about: Any) -> Page:
        is_usual = not is_whole and about.keys() <= USUAL_SETTINGS
        workers = "allow" if is_whole else "block"
        about = {"base_url": server.address, "reduced_motion": motion, "service_workers": workers, **about}
        kind = str(sorted(about.items())) if is_usual else ""
        idle = idle_contexts.setdefault(kind, [])
        context = idle.pop() if idle else browser.new_context(**about)
        context.add_cookies([{"name": "pace", "value": pace, "url": about["base_url"]}])
        context.set_default_timeout(PATIENCE)
        contexts.append((kind, context))
        return context.new_page()

    yield open_page
    for kind, context in contexts:
        if kind and context.pages:
            _forget_visitor(context, server.address)
            idle_contexts[kind].append(context)
        else:
            context.close()


def _forget_visitor(context: BrowserContext, address: str) -> None:
    """Clear a context's cookies, storage and pages; keep its HTTP cache."""
    wire = context.new_cdp_session(context.pages[0])
    wire.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    for page in context.pages:
        page.close()
    context.clear_cookies()
    context.set_offline(False)
