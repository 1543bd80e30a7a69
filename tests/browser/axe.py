"""Accessibility checks with axe.

Light pages get every rule, target sizes included. Dark pages differ only in colours and are checked for contrast alone.
Contrast is the slowest rule, so narrow light pages, whose colours are the same as wide ones, skip it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
Theme = Literal["light", "dark"]
LOOKS: tuple[tuple[ViewportSize, Theme], ...] = ((WIDE, "light"), (NARROW, "dark"), (NARROW, "light"), (WIDE, "dark"))
SIZES = {"target-size": {"enabled": True}}
RUN = """([asked, part]) =>
  axe.run(part || document, { resultTypes: ["violations"], ...asked }).then(({ violations }) => violations)"""


def check_with_axe(page: Page, state: str, looks: Sequence[tuple[ViewportSize, Theme]] = LOOKS, part: str = "") -> None:
    """Assert that axe finds no violation, wide and narrow, light and dark.

    The first two `looks` are wide light and narrow dark. `part` limits the dark contrast check to one selector.
    """
    for size, theme in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found = violations(page, look_for(size, theme), part if theme == "dark" else "")
        assert not found, "\n".join([f"{state}, {size['width']}, {theme}", *found])


def look_for(size: ViewportSize, theme: Theme) -> dict[str, Any]:
    """Return axe's run options for a viewport and theme."""
    if theme == "dark":
        return {"runOnly": ["color-contrast"]}
    return {"rules": SIZES if size == WIDE else SIZES | {"color-contrast": {"enabled": False}}}


def violations(page: Page, asked: dict[str, Any], part: str = "") -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(RUN, [asked, part])
    return [f"{one['id']}: {node['html']} {node['any'][:1]}" for one in found for node in one["nodes"]]
