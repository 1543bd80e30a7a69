"""Hold the animations or the timers of a page, to look at it for as long as it takes."""

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
    """Every animation started from now on waits at its first frame. A key or a press still ends it."""
    page.evaluate("document.documentElement.dataset.motion = 'held'")


def release_motion(page: Page) -> None:
    """Let animations go on."""
    page.evaluate("delete document.documentElement.dataset.motion")


def hold_timers(page: Page) -> None:
    """What the scripts of a page measure and wait for from now on takes the time that `pass_time` says."""
    page.evaluate(HOLD_TIMERS)


def pass_time(page: Page, milliseconds: int) -> None:
    page.evaluate(PASS_TIME, milliseconds)
