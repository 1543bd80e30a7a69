"""A third-party game without scenes, templates or art: its table page is built from its zones, moves and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import PATIENCE
from tests.browser.playing import GO, MY_MOVE, OVER, live, start_button
from tests.browser.screens import DESK, FITS, PHONE
from tests.harness.examples import GOOFSPIEL, install_project
from tests.harness.process import ServerProcess
from tests.harness.server import NO_LIMIT, free_port, settings_for


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with Goofspiel and a game that fails to load installed. It starts cold, so that it discovers them."""
    folder, port = tmp_path_factory.mktemp("authors"), free_port()
    install_project(folder / "site", GOOFSPIEL)
    points = next((folder / "site").iterdir()) / "entry_points.txt"
    points.write_text(points.read_text(encoding="utf-8") + "broken = goofspiel.nothing:GAME\n", encoding="utf-8")
    settings = settings_for(folder / "data", port=port, base=f"http://127.0.0.1:{port}", tables_per_visitor=NO_LIMIT)
    server = ServerProcess(settings, warm=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder / "site")  # the new process inherits this path
        server.start()
    yield server
    server.stop()


@pytest.fixture
def open_page(browser: Browser, host: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Any]:
    host.deal_by(request.node.name)
    contexts = []

    def open_page(**about: Any) -> Page:
        context = browser.new_context(base_url=host.address, reduced_motion="reduce", **about)
        context.add_cookies([{"name": "pace", "value": "fast", "url": host.address}])
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


def bid(page: Page) -> None:
    """Bid the lowest card, and wait for the next question or the end."""
    asked = page.locator(MY_MOVE).get_attribute("data-question")
    page.locator(".hand label.pick").first.click()
    page.locator(GO).click()
    expect(page.locator(f"{OVER}, {MY_MOVE}:not([data-question='{asked}'])")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_played_to_its_end_and_replayed(open_page: Any, screen: dict[str, Any]) -> None:
    page = open_page(**screen)
    page.goto("/")
    start_button(page, "quick", "goofspiel").click()
    live(page)
    assert page.evaluate(FITS)
    assert page.locator(".mat .group h2").all_inner_texts() == ["Pile 12", "Prizes on offer"]
    assert page.locator(".hand .card").count() == 13
    for _ in range(12):
        bid(page)
    expect(page.locator(".win")).to_contain_text("points")
    page.goto(f"{page.locator('.links a').first.get_attribute('href')}".replace("at=0", "at=3"))
    assert page.locator(".said").inner_text().startswith("Step 3 of 12")
    assert page.locator(".held .card").count() == 20


def test_pages_of_other_games_and_of_this_one_open(open_page: Any) -> None:
    page = open_page(**DESK)
    for path, heading in (
        ("/", "Board games"),
        ("/goofspiel", "Goofspiel"),
        ("/wild-cards", "Wild Cards"),
    ):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 200
        expect(page.locator("h1")).to_contain_text(heading)
    page.goto("/goofspiel?language=de#GO-3")
    expect(page.locator("#GO-3")).to_be_in_viewport()
    assert page.goto("/broken").status == 404


def test_the_table_can_be_used_by_everyone(open_page: Any) -> None:
    page = open_page(**DESK, color_scheme="dark")
    page.goto("/")
    start_button(page, "quick", "goofspiel").click()
    live(page)
    check_with_axe(page, "the default table")
