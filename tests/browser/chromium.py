"""Launch the Chromium that tests, screenshots and benchmarks use.

New windows load Chromium's own pages for address bar suggestions, which cost more than ours: those features are disabled.
`--disable-features` replaces Playwright's list, so the entries we need from it are repeated.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

SHELL, WHOLE_BROWSER = "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"
PROGRAM = SHELL if Path(SHELL).exists() else WHOLE_BROWSER
"""The headless shell has the same engine without windows, tabs and toolbars, and takes half the time."""
SUGGESTIONS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "PreconnectToSearch", "OptimizationHints")
OF_PLAYWRIGHT = ("HttpsUpgrades", "PaintHolding", "Translate")
NETWORK_NAME = "friends.home"
"""A host name of this machine, as other computers on a network may use. Not being localhost, it makes pages insecure
contexts: browsers then withhold the APIs that need TLS."""
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(SUGGESTIONS + OF_PLAYWRIGHT)}"),
    f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1",
)


def launch(playwright: Playwright, program: str = PROGRAM, pause: float = 0) -> Browser:
    """Launch a browser that waits `pause` milliseconds before each command."""
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS, slow_mo=pause)


def launch_persistent(browser: Browser, folder: Path) -> BrowserContext:
    """Open a persistent browser context, with its profile in `folder`: pages can only be installed in one."""
    return browser.browser_type.launch_persistent_context(folder, executable_path=WHOLE_BROWSER, args=ARGUMENTS)
