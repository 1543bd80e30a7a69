"""The law of reach on every screen, for every kind of question of every game, as the tests check it on some."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import wildtable
from tests.browser.chromium import launch
from tests.browser.reach import find_faults, kinds_of_views, open_views, seats_of
from tests.browser.screens import LONG_WORDS, PHONE, SCREENS
from tests.harness.process import serving_browsers

if TYPE_CHECKING:
    from playwright.sync_api import Page


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
        for game, seats in ((game, seats) for game in games or wildtable.games() for seats in seats_of(game)):
            about = {**PHONE, "base_url": server.address, "locale": LONG_WORDS, "reduced_motion": "reduce"}
            with browser.new_context(**about, service_workers="block") as player, browser.new_context(**about) as stranger:
                contexts = iter((player, stranger))

                def visit() -> Page:
                    return next(contexts).new_page()

                kinds = [kind for kind in kinds_of_views(game, seats) if only in kind]
                for view, page in open_views(visit, server, game, seats, kinds):
                    report.views += 1
                    for fault in find_faults(page, screens):
                        report.faults.append(f"{game}, {seats} seats, {view}, {fault}")
                        print(report.faults[-1], flush=True)
        browser.close()
    return report
