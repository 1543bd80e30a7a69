"""Freeze the animations or timers of a page, so that tests can inspect it at leisure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


HOLD_TIMERS = """() => {
  const [began, clear] = [performance.now(), window.clearTimeout];
  window.passed = 0;
  window.timers = new Map();
  performance.now = () => began + passed;
  window.setTimeout = (work, time = 0) => {
    const name = -1 - timers.size;
    timers.set(name, { work, due: passed + time });
    return name;
  };
  window.clearTimeout = (name) => (timers.has(name) ? (timers.get(name).due = Infinity) : clear(name));
}"""
PASS_TIME = """(time) => {
  passed += time;
  for (const timer of timers.values()) {
    if (timer.due > passed) continue;
    timer.due = Infinity;
    timer.work();
  }
}"""


def hold_motion(page: Page) -> None:
    """Freeze every animation that starts from now on at its first frame. A key or click still ends it."""
    page.evaluate("document.documentElement.dataset.motion = 'held'")


def release_motion(page: Page) -> None:
    """Let frozen animations run."""
    page.evaluate("delete document.documentElement.dataset.motion")


def hold_timers(page: Page) -> None:
    """Replace the page's timers and clock: from now on time passes only by `pass_time`."""
    page.evaluate(HOLD_TIMERS)


def pass_time(page: Page, milliseconds: int) -> None:
    page.evaluate(PASS_TIME, milliseconds)
