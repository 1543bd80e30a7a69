"""The law of reach: on every screen, whatever may be played and whatever is public can be brought into view and tapped."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import TYPE_CHECKING

import wildtable
from tests.browser.axe import WIDE
from tests.browser.places import RECORDS
from tests.browser.playing import MY_MOVE, follow, live, start_button
from tests.browser.prepared import open_each
from tests.harness.process import ServerProcess
from tests.harness.situations import full_hands

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SPECTATOR, REPLAY, GUIDE = "spectator", "replay", "guide"
LESSONS = 5
"""How many lessons of a guided game are looked at."""
PIECE = 44
"""The least width and height in pixels of what a finger must find."""
REACH = """([PIECE, only]) => {
  const STEP = 3, SLACK = 1.5, DRAWN = 6, LONG = 3, HELD = ".card, .deal", THING = ".card, .slot, .deal";
  const CORNERS = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
  const STENCIL = [[0, 0], [0, -1], [0, 1], [-1, 0], [1, 0], [-0.8, -0.8], [0.8, -0.8], [-0.8, 0.8], [0.8, 0.8]];
  const root = document.scrollingElement, faults = [];
  const scrolls = (value) => value === "auto" || value === "scroll";
  const parentOf = (one) => (getComputedStyle(one).position === "fixed" ? null : one.parentElement);
  const around = (one) => {
    const boxes = [];
    for (let box = parentOf(one); box && box !== document.documentElement; box = parentOf(box)) boxes.push(box);
    return boxes;
  };
  const isFixed = (one) => [one, ...around(one)].at(-1).parentElement !== document.documentElement;
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr") &&
    [one, ...around(one)].every((box) => getComputedStyle(box).clipPath === "none");

  // Scroll as a person can: boxes that scroll, within their limits; then the page.
  const bring = (one, part) => {
    for (const box of around(one)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const along = (wanted, start, size, scroll) => {
        const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
        if (wanted) box[scroll] += inner[start] - outer[start] - part * (outer[size] - inner[size]);
      };
      along(scrolls(overflowX), "left", "width", "scrollLeft");
      along(scrolls(overflowY), "top", "height", "scrollTop");
    }
    if (isFixed(one)) return;
    const { top, height } = one.getBoundingClientRect();
    root.scrollTop += top - part * (innerHeight - height);
  };
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (const box of [...around(one), root]) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const edges = box === root ? screen : box.getBoundingClientRect();
      const [cutsX, cutsY] = [overflowX, overflowY].map((value) => box === root || value !== "visible");
      if (cutsX) [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      if (cutsY) [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return { left, top, right, bottom };
  };
  // The middle of a square of `size` pixels, with round corners, in which everything belongs to this control.
  const square = (one, size) => {
    const { left, top, right, bottom } = one.getBoundingClientRect(), half = (size - 1) / 2;
    const isMine = (x, y) => one.contains(document.elementFromPoint(x, y));
    const fits = ([x, y]) => STENCIL.every(([across, down]) => isMine(x + across * half, y + down * half));
    const middle = [(left + right) / 2, (top + bottom) / 2];
    if (fits(middle)) return middle;
    const beyond = Math.max(0, size - Math.min(right - left, bottom - top)); // a target may be larger than what is drawn
    const places = (low, high) => {
      const [from, to] = [Math.max(0, low - beyond) + half + 0.5, high + beyond - half - 0.5];
      return Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, number) => from + number * STEP);
    };
    return places(top, bottom).flatMap((y) => places(left, right).map((x) => [x, y])).find(fits) ?? null;
  };
  const parts = [null, 0.5, 0, 1]; // null: as it is
  const nameOf = (one) => (one.querySelector("[name=move]")?.value ?? one.value) ||
    (one.querySelector("[data-card]")?.dataset.card ?? one.outerHTML.slice(0, 70));
  const reach = (one, kind, size = PIECE) => {
    const name = `${kind} ${nameOf(one)}`;
    if (!isShown(one)) return void faults.push(`${name} is not shown`);
    for (const part of parts) {
      if (part !== null) bring(one, part);
      const point = square(one, size);
      if (point) return point;
    }
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const under = hit && !one.contains(hit) ? `, under ${hit.outerHTML.slice(0, 40)}` : "";
    const box = [left, top, width, height].map(Math.round);
    faults.push(`${name} has no piece of ${size} px to tap: ${box}${under}`);
  };
  // Is the point on what enlarges a target beyond what is drawn of it?
  const isBeyond = (label, x, y) => {
    const { left, top, right, bottom } = label.getBoundingClientRect();
    return label.matches("label.pick") && (x < left || x > right || y < top || y > bottom);
  };
  const show = (one, zone, name) => {
    const own = zone.closest(".pick, .ask, .spot") ?? zone; // what is tapped lies on it, what is tucked under it
    let why = "";
    for (const part of parts) {
      if (part !== null) bring(one, part);
      const box = one.getBoundingClientRect(), { left, top, right, bottom } = seen(one);
      const cut = Math.max(box.height - (bottom - top), box.width - (right - left));
      const drawn = [box.width, box.height].map(Math.round);
      if (Math.min(...drawn) < DRAWN) return faults.push(`${name}: drawn ${drawn.join(" x ")} px`);
      const places = CORNERS.map(([x, y]) => [left + x * (right - left), top + y * (bottom - top)]);
      const hits = places.map(([x, y]) => document.elementFromPoint(x, y));
      const covers = (hit, [x, y]) => hit && !own.contains(hit) && !hit.contains(zone) && !isBeyond(hit, x, y);
      const over = hits.find((hit, number) => covers(hit, places[number]));
      if (cut <= SLACK && !over) return;
      why = cut > SLACK ? `cut by ${Math.round(cut)} px` : `under ${over.outerHTML.slice(0, 60)}`;
    }
    faults.push(`${name}: ${why}`);
  };

  const isLong = root.scrollHeight > LONG * innerHeight;
  if (isLong) faults.push(`page of ${root.scrollHeight} px`); // nobody scrolls through emptiness
  const main = document.querySelector("main");
  const all = (selector) => [...main.querySelectorAll(selector)];
  if (only !== null) return { point: reach(all("label.pick")[only], "pick") };
  for (const one of all("label.pick")) reach(one, "pick");
  for (const one of all(".actions :is(button, label), .sofar [data-do]")) if (isShown(one)) reach(one, "button");
  for (const one of all(".hand button.pick")) reach(one, "card");
  for (const one of all(".transport > *")) reach(one, "step");
  for (const one of all(".milestones a")) reach(one, "mark", 12);
  const instead = document.querySelector("#instead");
  if (instead) {
    instead.click();
    for (const one of all("label.instead")) reach(one, "instead");
    instead.click();
  }
  const asked = document.querySelector(".ask h2");
  if (asked && isShown(asked)) show(asked, asked, "the question");
  const isAsked = all("[data-your-move]").length > 0;
  if (isAsked && !all(".go").some(isShown)) faults.push("there is no button to answer with");
  const things = (zone) => [...zone.querySelectorAll(THING)].filter((one) => one.checkVisibility());
  const zoned = all(document.querySelector(".replay") ? ".mat [data-zone]" : "[data-zone]:not(.hand)");
  const zones = Map.groupBy(zoned.filter((one) => one.querySelector(HELD)), (one) => one.dataset.zone);
  for (const [name, places] of zones) {
    const opened = places.map((one) => one.closest("[popover]")).find((one) => one && !isShown(one));
    const zone = places.find((one) => things(one).length);
    if (opened) reach(document.querySelector(`[popovertarget=${opened.id}]`), `opener of ${name}`, 16);
    else if (!zone) faults.push(`zone ${name} is not shown`);
    else for (const one of things(zone)) show(one, zone, `zone ${name}, ${one.dataset.card ?? one.className}`);
  }
  root.scrollTop = 0;
  return { faults };
}"""


Visit = Callable[[], "Page"]


def open_views(
    visit: Visit, server: ServerProcess, game: str, seats: int, kinds: Container[str]
) -> Iterator[tuple[str, Page]]:
    """Open one after another what can be seen of a game with this many seats: the questions of these kinds with full hands,
    the table as a spectator, replays with open hands and from a seat, and the guided game."""
    page = visit()
    if questions := {kind: one for kind, one in full_hands(game, seats).items() if kind in kinds}:
        for kind in open_each(page, server, questions):
            yield kind, page
    if SPECTATOR in kinds:
        stranger = visit()
        for _ in open_each(page, server, dict([*full_hands(game, seats).items()][:1])):
            stranger.goto(page.url)
            live(stranger)
            yield SPECTATOR, stranger
    if REPLAY in kinds:
        for way in ("", "&seat=0"):
            path = _import_record(page, game, seats)
            page.goto(path)
            middle = int(page.locator("#table").get_attribute("data-last") or 0) // 2
            page.goto(f"{path}?at={middle}{way}")
            page.wait_for_selector("#table.live")
            yield f"{REPLAY}{way}", page
    if GUIDE in kinds:
        page.goto("/")
        start_button(page, "guide", game).click()
        live(page)
        for number in range(LESSONS):
            page.wait_for_selector(MY_MOVE)
            yield f"{GUIDE}, lesson {number + 1}", page
            page.set_viewport_size(WIDE)
            follow(page)


def kinds_of_views(game: str, seats: int) -> list[str]:
    return [*full_hands(game, seats), SPECTATOR, REPLAY, *([GUIDE] if seats == seats_of(game)[0] else [])]


def seats_of(game: str) -> list[int]:
    return sorted({seats for seats, _ in wildtable.load(game).variants()})


def find_faults(page: Page, screens: Iterable[ViewportSize]) -> list[str]:
    """Return what cannot be reached, with the screen on which it cannot."""
    faults = []
    for screen in screens:
        page.set_viewport_size(screen)
        found = page.evaluate(REACH, [PIECE, None])["faults"]
        faults += [f"{screen['width']}x{screen['height']}: {fault}" for fault in found]
    return faults


def tap_picks(page: Page, screen: ViewportSize, most: int) -> list[str]:
    """Scroll to some of the picks, tap each with a finger, and return those that were not picked by it."""
    page.set_viewport_size(screen)
    picks = page.locator("main label.pick input")
    missed = []
    for number in range(0, picks.count(), max(1, picks.count() // most)):
        point = page.evaluate(REACH, [PIECE, number])["point"]
        page.touchscreen.tap(*point)
        if not picks.nth(number).is_checked():
            missed.append(f"{screen['width']}x{screen['height']}: a tap at {point} misses {picks.nth(number).input_value()}")
        page.keyboard.press("Escape")
    return missed


def _import_record(page: Page, game: str, seats: int) -> str:
    """Import the game's stored record with this many seats, and return its path."""
    page.goto("/")
    token = page.locator("[name=token]").first.get_attribute("value") or ""
    record = max(RECORDS.glob(f"{game}-{seats}-*.toml")).read_text("utf-8")
    answer = page.request.post("/records/import", form={"token": token, "record": record}, max_redirects=0)
    return answer.headers["location"]
