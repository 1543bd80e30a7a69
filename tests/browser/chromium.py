"""The browser that tests, pictures and measurements open pages in.

A new window of Chromium loads pages of its own for suggestions in the address bar, which nobody sees here and which cost
more than ours: they are turned off. Naming features replaces Playwright's list of them, so what we need of it is repeated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Playwright

PROGRAM = "/usr/bin/chromium"
SUGGESTIONS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "PreconnectToSearch", "OptimizationHints")
OF_PLAYWRIGHT = ("HttpsUpgrades", "PaintHolding", "Translate")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(SUGGESTIONS + OF_PLAYWRIGHT)}")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)


def at_home(browser: Browser, folder: Path) -> BrowserContext:
    """A window of somebody who keeps what pages leave behind, as most people do: only there can a page be installed."""
    return browser.browser_type.launch_persistent_context(folder, executable_path=PROGRAM, args=ARGUMENTS)
