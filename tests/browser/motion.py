"""Hold the animations of a page, to look at them for as long as it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


def hold_motion(page: Page) -> None:
    """Every animation started from now on waits at its first frame. A key or a press still ends it."""
    page.evaluate("document.documentElement.dataset.motion = 'held'")


def release_motion(page: Page) -> None:
    """Let animations go on."""
    page.evaluate("delete document.documentElement.dataset.motion")
