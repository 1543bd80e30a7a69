"""The law of reach on every screen, for every kind of question of every game, as the tests check it on some."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import wildtable
from tests.browser.chromium import launch
from tests.browser.reach import find_faults, kinds_of_views, open_views, seats_of
from tests.browser.screens import LONG_WORDS, PHONE, SCREENS
from tests.harness.process import serving_browsers

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page


@dataclass
class Report:
    """How many views were looked at on how many screens, and what cannot be reached."""

    screens: int
    views: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.faults

    def __str__(self) -> str:
        return f"{self.views} views on {self.screens} screens, {len(self.faults)} faults"


def campaign(folder: Path, sizes: Sequence[str], games: Sequence[str], only: str) -> Report:
    """Look at all views, or at those whose name contains `only`."""
    screens = [one for one in SCREENS if not sizes or f"{one['width']}x{one['height']}" in sizes]
    report = Report(len(screens))
    with serving_browsers(folder) as server, sync_playwright() as playwright:
        server.deal_by("reach")
        browser = launch(playwright)
        for game in games or wildtable.games():
            for seats in seats_of(game):
                contexts: list[BrowserContext] = []
                visit = partial(_visit, browser, server.address, contexts)
                kinds = [kind for kind in kinds_of_views(game, seats) if only in kind]
                for view, page in open_views(visit, server, game, seats, kinds):
                    report.views += 1
                    for fault in find_faults(page, screens):
                        report.faults.append(f"{game}, {seats} seats, {view}, {fault}")
                        print(report.faults[-1], flush=True)
                for context in contexts:
                    context.close()
        browser.close()
    return report


def _visit(browser: Browser, address: str, contexts: list[BrowserContext]) -> Page:
    """Open a page for a new visitor, in a context that is added to the list."""
    about = {**PHONE, "base_url": address, "locale": LONG_WORDS, "reduced_motion": "reduce", "service_workers": "block"}
    contexts.append(browser.new_context(**about))
    return contexts[-1].new_page()
