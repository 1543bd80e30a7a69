"""Helpers for screenshots: players who answer through the API, and the files written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.company import seen_by
from tests.browser.playing import MY_MOVE, PICKS, live, name_of
from tests.harness.process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
COUNTED = "let count = 0; crypto.getRandomValues = (array) => array.fill(++count);"
"""Makes the pages' contributions to the deals the same every time."""


class Player:
    """A player with a page, whose answers go through the API."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self) -> dict[str, Any]:
        return seen_by(self.page)

    def choices(self) -> list[str]:
        return [one["move"] for one in self.look()["choice"]]

    def answer(self, *moves: str) -> None:
        token = self.page.locator("#act [name=token]").input_value()
        response = self.page.request.post(
            f"/api/tables/{name_of(self.page)}/answer", data={"moves": list(moves)}, headers={"X-Form-Token": token}
        )
        assert response.ok, response.text()

    def bid(self, move: str) -> None:
        """Bid exactly this card, also where two may be placed."""
        self.answer(move)
        if "done" in self.choices():
            self.answer("done")

    def sit(self, table: str, seat: int) -> None:
        self.page.goto(table)
        self.page.locator(f"main [formaction$='/sit'][value='{seat}']").click()
        live(self.page)


@dataclass
class Gallery:
    """The pages of one visitor, and the folder for their screenshots."""

    pages: dict[str, Page]
    folder: Path
    language: str = ""

    def open(self, path: str) -> None:
        for page in self.pages.values():
            page.goto(path)

    def show(self, name: str, *only: str) -> None:
        """Save a screenshot of each page, light and dark, once fonts and images are loaded; or only some, such as
        `desk-light`."""
        for size, page in self.pages.items():
            for theme in ("light", "dark"):
                if only and f"{size}-{theme}" not in only:
                    continue
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.evaluate(
                    "() => Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])"
                )
                file = "-".join(part for part in (name, size, theme, self.language) if part)
                page.screenshot(path=self.folder / f"{file}.png", animations="disabled")
                print(file, flush=True)

    def refresh(self, seen: dict[str, Any]) -> None:
        """Reload the table, and wait until it shows the current question."""
        for page in self.pages.values():
            page.reload()
            page.wait_for_selector(f"#table[data-live=yes] {MY_MOVE}[data-question='{seen['question']}']")

    def wait(self, selector: str) -> None:
        for page in self.pages.values():
            page.wait_for_selector(selector)

    def pick(self, *moves: str) -> None:
        """Pick these moves on every page, then remove pointer and focus."""
        for page in self.pages.values():
            for move in moves:
                page.locator(f"{PICKS}[value='{move}']:not(:checked)").first.check()
            page.mouse.move(640, 2)
            page.evaluate("document.activeElement.blur()")


def open_browser(
    browser: Browser, server: ServerProcess, size: str, same: BrowserContext | None = None, locale: str = "en-GB"
) -> BrowserContext:
    """Open a browser context for a new visitor, or for the visitor of another context."""
    state = same.storage_state() if same else None
    context = browser.new_context(base_url=server.address, storage_state=state, locale=locale, **SIZES[size])
    context.add_init_script(COUNTED)
    return context
