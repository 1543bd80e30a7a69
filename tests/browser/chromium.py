"""The browser that tests, pictures and measurements open pages in.

A new window of Chromium loads pages of its own for suggestions in the address bar, which nobody sees here and which cost
more than ours: they are turned off. Naming features replaces Playwright's list of them, so what we need of it is repeated.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

SHELL, WHOLE_BROWSER = "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"
PROGRAM = SHELL if Path(SHELL).exists() else WHOLE_BROWSER
"""The same engine without windows, tabs and toolbars, which take half the time where nobody looks at them."""
SUGGESTIONS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "PreconnectToSearch", "OptimizationHints")
OF_PLAYWRIGHT = ("HttpsUpgrades", "PaintHolding", "Translate")
NETWORK_NAME = "friends.home"
"""A name of this machine, as others in a network may have one for it. Not being localhost, it makes pages insecure: browsers
then hold back what they offer only over TLS."""
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(SUGGESTIONS + OF_PLAYWRIGHT)}"),
    f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1",
)


def launch(playwright: Playwright, program: str = PROGRAM, pause: float = 0) -> Browser:
    """Open a browser that pauses for so many milliseconds before each command."""
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS, slow_mo=pause)


def at_home(browser: Browser, folder: Path) -> BrowserContext:
    """A window of somebody who keeps what pages leave behind, as most people do: only there can a page be installed."""
    return browser.browser_type.launch_persistent_context(folder, executable_path=WHOLE_BROWSER, args=ARGUMENTS)
