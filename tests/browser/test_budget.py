"""The cost of a page: bytes, third-party requests, layout shifts, console errors. `scripts/bench pages` measures time."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

import wildtable
from tests.browser.conftest import WITH_SERVICE_WORKER, Knowledge, Visitors
from tests.browser.places import FIRST, Load
from tests.browser.playing import answer, asked_or_over, live, play_now, some_of
from tests.harness.process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_BYTES = 150_000
"""The largest page is a guided game of Wild Space on a phone; a tenth of its bytes label cards and controls for screen
readers."""
MOST_SHIFT = 0.01
QUESTIONS = 4
"""More than a round."""
PLAYED = ("table", "guided", "replay")
"""Pages that differ with the screen size; the others are loaded on the phone only."""
OF_A_GAME = ("game", *PLAYED)
"""Pages that differ much from game to game; the others are loaded for one game only."""
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
SHIFTS = """
window.shifted = 0;
window.culprits = [];
let phase, changed = -1000;
new MutationObserver(() => {
  const now = document.querySelector("[data-region=top]:not(:has(.round)) [aria-current]")?.textContent;
  if (now !== phase) [phase, changed] = [now, performance.now()];
}).observe(document, { childList: true, subtree: true });
const told = ({ node, previousRect: { x, y, width, height }, currentRect: now }) => {
  const name = node?.nodeType === 1 ? node.outerHTML.slice(0, 80) : node?.textContent;
  return `${name}: ${[x, y, width, height]} to ${[now.x, now.y, now.width, now.height]}`;
};
new PerformanceObserver((list) => {
  for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
    if (hadRecentInput || Math.abs(startTime - changed) <= 100) continue;
    if (sources.every(({ previousRect: { width, height } }) => !width && !height)) continue;
    shifted += value;
    culprits.push(...sources.map(told));
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Sums layout shifts not caused by input. Ignored: elements that had no size before, which appear rather than move, and the
change of phase in a game without rounds, which redraws the table."""


@pytest.mark.parametrize("size", some_of(SIZES, "phone"))
@pytest.mark.parametrize("game", wildtable.games())
def test_every_page_is_light_and_steady(
    visitor: Visitors, known: Knowledge, server: ServerProcess, game: str, size: str
) -> None:
    page = visitor(viewport=SIZES[size], storage_state=known(game).state, **WITH_SERVICE_WORKER)
    page.add_init_script(SHIFTS)
    load = Load(page)
    forget(page)
    for name, path in known(game).places.items():
        if name not in (PLAYED if size == "desk" else OF_A_GAME) and (size, game) != ("phone", FIRST):
            continue
        received, shifted = load.open(path), page.evaluate("shifted")
        print(f"{name:8} {received / 1000:6.1f} kB  shift {shifted:.4f}")
        assert received < MOST_BYTES, name
        assert shifted < MOST_SHIFT, (name, page.evaluate("culprits"))
        assert [one for one in load.complaints if "/nowhere" not in one or "404" not in one] == []
    assert load.hosts == {urlsplit(server.address).netloc}


def forget(page: Page) -> None:
    """Disable the HTTP cache and the service worker: each page loads as on a first visit."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.send("Network.setBypassServiceWorker", {"bypass": True})


@pytest.mark.motion
@pytest.mark.parametrize("size", some_of(SIZES, "desk"))
@pytest.mark.parametrize("game", wildtable.games())
def test_nothing_shifts_while_a_game_is_played(visitor: Visitors, game: str, size: str) -> None:
    page = visitor(viewport=SIZES[size], **WITH_SERVICE_WORKER)
    page.add_init_script(SHIFTS)
    load = Load(page)
    play_now(page, game)
    for _ in range(QUESTIONS):
        if not asked_or_over(page):
            break
        assert page.evaluate("shifted") < MOST_SHIFT, page.evaluate("culprits")
        answer(page)
    page.context.set_offline(True)
    page.context.set_offline(False)
    live(page)
    assert load.complaints == []
