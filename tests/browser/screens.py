"""Screen sizes that pages are tested on, and layout checks for each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import ViewportSize

if TYPE_CHECKING:
    from playwright.sync_api import Page

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT = ViewportSize(width=390, height=664)
_SIZES = (
    "360x640, 844x390, 1280x620, 320x568, 1920x1080, 768x1024, 667x331, 820x1180, 390x844, 2560x1440, 375x553, 1024x768, "
    "1366x650, 360x560, 1366x768, 390x664"
)
SCREENS = [
    ViewportSize(width=int(width), height=int(height))
    for width, _, height in (one.partition("x") for one in _SIZES.split(", "))
]
"""Phones in portrait and landscape, a tablet both ways, low and usual laptops, large screens; neighbours differ much."""
ROOMY = [one for one in SCREENS if one["width"] * one["height"] >= 360 * 640]
"""Those on which texts of a table have room without scrolling. On the others the law of reach holds alone."""
LOCALES = ["en-GB", "de-DE", "nl-NL"]
LONG_WORDS = "de-DE"
"""The language with the longest texts."""
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
FITS = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  const { left, top, right, bottom } = document.querySelector(".go[form=answer]").getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && scrollWidth <= innerWidth && (scrollHeight <= innerHeight || innerHeight <= 700);
}"""
"""Are the whole table, which scrolls on low screens only, and the answer button on the screen?"""
WHOLE = """() => {
  const seen = [...document.querySelectorAll("main label.pick input")].map((input) => input.closest(".pick"));
  const scrolls = (one) => one.closest(".board, .planets, .hand ul") !== null;
  return seen.filter((one) => !scrolls(one)).every((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}"""
"""Is everything that can be picked on the screen, apart from what scrolls?"""
COVERED = """() => {
  const picks = [...document.querySelectorAll("main label.pick")].filter((one) => one.checkVisibility());
  const isCovered = (pick) => {
    const { left, top, right, bottom } = pick.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found && !pick.contains(found);
  };
  return picks.filter(isCovered).map((one) => one.outerHTML.slice(0, 90));
}"""
"""Picks whose centre is on the screen and covered by something else."""
BURST = """(known) => {
  const kinds = [...document.getElementById("deck").content.querySelectorAll("[data-card]")];
  const [seen, burst] = [new Set(known), []];
  const isWithin = (one, box) =>
    one.left >= box.left - 1 && one.top >= box.top - 1 && one.right <= box.right + 1 && one.bottom <= box.bottom + 1;
  const isCut = (one) => getComputedStyle(one).overflow !== "visible" &&
    (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
  const parts = (card) => [...card.querySelectorAll("*:not(svg *)")].filter((one) => one.checkVisibility());
  const places = [];
  for (const place of document.querySelectorAll(":is(main, #zoom:popover-open) .card[data-card]:not(.mini)")) {
    const region = place.closest("[data-region], #zoom");
    const name = region.id === "zoom" ? "zoom" : region.className;
    const where = `${name} ${place.parentElement.className} ${place.offsetWidth}`;
    if (!place.checkVisibility() || seen.has(where)) continue;
    seen.add(where);
    places.push({ where, place });
  }
  for (const { where, place } of places) {
    const cards = kinds.map((kind) => kind.cloneNode(true));
    for (const card of cards) Object.assign(card.style, { position: "absolute", width: `${place.offsetWidth}px` });
    place.after(...cards);
    for (const card of cards) {
      const box = card.getBoundingClientRect();
      const wrong = parts(card).find((one) => !isWithin(one.getBoundingClientRect(), box) || isCut(one));
      if (wrong) burst.push(`${where}: ${card.dataset.card}: ${wrong.outerHTML.slice(0, 90)}`);
    }
    for (const card of cards) card.remove();
  }
  return { places: [...seen], burst };
}"""
"""Copies every kind of card to each place where a whole card lies, at that card's width, and reports parts that overflow or
are cut. A place is identified by its names and width."""
HIDES = """() => {
  const mat = document.querySelector(".mat").getBoundingClientRect();
  const isIn = ({ x, y, right, bottom }) => y >= mat.y && bottom <= mat.bottom && x >= mat.x && right <= mat.right;
  const isSeen = (one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none";
  const shown = [...document.querySelectorAll(".mat .field *, .mat .centre *")].filter(isSeen);
  return shown.filter((one) => !isIn(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""
"""Elements of the mat that extend beyond it."""
CRAMPED = """() => {
  const SLACK = 1.5, LINE = 4, LEAST = 12, BUTTON = 130;
  const LEFT_OUT = ".card, .sr, .tip, .why, .skip, title, .coach, option, script, template, .chances .number";
  const isPhone = innerWidth <= 900 || innerHeight <= 500;
  const faults = new Set(), table = document.querySelector(".table"), mat = document.querySelector(".table .mat");
  const isExcerpt = (box) => box.matches(".chain ol, .chain li *, .deeds, .justnow, .justnow *, [title]");
  const clips = (value) => value === "hidden" || value === "clip";
  const leaves = (one, edges, low, high) => one[low] < edges[low] - SLACK || one[high] > edges[high] + SLACK;
  const scrolls = (value) => value === "auto" || value === "scroll";
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > LINE / 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LINE;
  const texts = [];
  const walker = document.createTreeWalker(table ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement, text = node.textContent.trim();
    if (!text || parent.closest(LEFT_OUT)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (!size) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = `"${text.slice(0, 40)}" (${parent.closest("[class]").getAttribute("class")})`;
    let hidden = false, cutter = null;
    const limits = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
    const cut = { x: true, y: true };
    let boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
    for (let box = parent; box && box !== document.body && !hidden; box = box.parentElement) {
      const style = getComputedStyle(box), { left, top, right, bottom } = box.getBoundingClientRect();
      hidden = style.clipPath !== "none";
      if (hidden) break;
      const axes = [["x", "left", "right", style.overflowX], ["y", "top", "bottom", style.overflowY]];
      for (const [axis, low, high, value] of axes) {
        const edges = { left, top, right, bottom };
        if (!scrolls(value) && !clips(value)) continue;
        const isAlong = scrolls(value) && !(axis === "y" && box.matches("[data-sideways]"));
        if (isAlong || isExcerpt(box)) cut[axis] = false;
        else if (cut[axis] && boxes.some((one) => leaves(one, edges, low, high))) cutter = box;
        limits[low] = Math.max(limits[low], edges[low]);
        limits[high] = Math.min(limits[high], edges[high]);
      }
      if (style.position === "fixed") break;
    }
    if (hidden) continue;
    if (cutter) faults.add(`cut: ${name} by ${cutter.outerHTML.slice(0, 30)}`);
    for (const { 0: word, index } of isExcerpt(parent) ? [] : node.textContent.matchAll(/[^\\s\\u200b]+/g)) {
      if (/[\\u00ad/-]/.test(word)) continue;
      const part = document.createRange();
      part.setStart(node, index);
      part.setEnd(node, index + word.length);
      const lines = [...part.getClientRects()].filter(({ width }) => width > 1);
      if (lines.length && lines.at(-1).top > lines[0].bottom - LINE) faults.add(`broken: ${word} in ${name}`);
    }
    if (isPhone && size < LEAST - 0.01) faults.add(`${size} px: ${name}`);
    const screen = { left: 0, right: innerWidth };
    if (cut.x && boxes.some((one) => leaves(one, screen, "left", "right"))) faults.add(`off the screen: ${name}`);
    boxes = boxes.map(({ left, top, right, bottom }) => ({
      left: Math.max(left, limits.left), top: Math.max(top, limits.top),
      right: Math.min(right, limits.right), bottom: Math.min(bottom, limits.bottom),
    }));
    const lies = !isPhone && mat?.contains(parent) && !parent.closest("[popover], kbd");
    const isOff = (one) => leaves(one, mat.getBoundingClientRect(), "top", "bottom");
    if (lies && boxes.some(isOff)) faults.add(`off the mat: ${name}`);
    const above = parent.matches(".card + :not(kbd)") && parent.previousElementSibling.getBoundingClientRect();
    if (above && boxes.some((one) => meet(one, above))) faults.add(`over its card: ${name}`);
    texts.push({ parent, name, boxes: boxes.filter((one) => one.right - one.left > 1 && one.bottom - one.top > 1) });
  }
  const cards = [...document.querySelectorAll(".card, .card *")].map((one) => one.getBoundingClientRect());
  const isOver = (x, y) => ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
  const isCovered = ({ parent }, { left, top, right, bottom }) => [0.25, 0.75].some((part) => {
    const [x, y] = [(left + right) / 2, top + part * (bottom - top)];
    if (!cards.some(isOver(x, y))) return false; // elementFromPoint is slow, and few texts are near a card
    const card = document.elementFromPoint(x, y)?.closest(".card");
    return card && !card.contains(parent);
  });
  for (const one of texts) {
    const isOfSeat = one.parent.closest(".place") && getComputedStyle(one.parent).pointerEvents !== "none";
    if (isOfSeat && one.boxes.some((box) => isCovered(one, box))) faults.add(`under a card: ${one.name}`);
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.parent === other.parent) continue;
      if (one.boxes.some((a) => other.boxes.some((b) => meet(a, b)))) faults.add(`overlap: ${one.name} and ${other.name}`);
    }
  }
  for (const row of isPhone ? document.querySelectorAll("main [data-sideways]") : []) {
    const low = row.getBoundingClientRect().bottom - parseFloat(getComputedStyle(row).paddingBottom) + SLACK;
    const isCut = (one) => one.checkVisibility() && one.getBoundingClientRect().bottom > low;
    const cut = row.getClientRects().length && [...row.querySelectorAll(".card, .deal, .unknown, .pile p")].find(isCut);
    if (cut) faults.add(`cut below: ${cut.outerHTML.slice(0, 60)}`);
  }
  for (const key of document.querySelectorAll("main .pick kbd")) {
    const names = [...key.closest(".pick").querySelectorAll(".card .name")].filter((one) => one.checkVisibility());
    const isUnder = (one) => meet(one.getBoundingClientRect(), key.getBoundingClientRect());
    if (names.some(isUnder)) faults.add(`a key covers "${names[0].textContent.trim()}"`);
  }
  const rows = document.scrollingElement;
  if (rows.scrollWidth > innerWidth) faults.add(`the page is ${rows.scrollWidth} px wide`);
  const mayScroll = isPhone && innerHeight <= 700; // too low for everything at once
  if (table && !mayScroll && rows.scrollHeight > innerHeight) faults.add(`the page is ${rows.scrollHeight} px high`);
  const asked = document.querySelector(".ask")?.getBoundingClientRect();
  const LIFTED = 14; // a picked card rises by less
  const covers = ({ left, top, right, bottom }) => Math.min(right, asked.right) - Math.max(left, asked.left) > LINE &&
    Math.min(bottom, asked.bottom) - Math.max(top, asked.top) > LIFTED;
  const things = asked ? document.querySelectorAll(`.hand .card${isPhone ? "" : ", .mat .deal"}`) : [];
  const over = [...things].find((one) => one.checkVisibility() && covers(one.getBoundingClientRect()));
  if (over) faults.add(`covers the question: ${over.outerHTML.slice(0, 60)}`);
  const prompt = document.querySelector(".prompt");
  const spills = !isPhone && prompt && prompt.scrollHeight > prompt.clientHeight + SLACK;
  if (spills) faults.add(`the prompt is ${prompt.scrollHeight} px high`);
  const go = document.querySelector(".go[form=answer]:not(.instead)"), caption = go?.firstElementChild;
  if (!caption) return [...faults];
  const said = caption.textContent;
  const labels = [...document.querySelectorAll("main [data-label]")].map(({ dataset }) => dataset.label);
  const longest = labels.reduce((one, other) => (other.length > one.length ? other : one), "");
  if (go.dataset.ready) caption.textContent = go.dataset.ready.replace("%", longest);
  const { left, top, right, bottom, width } = go.getBoundingClientRect(), text = caption.getBoundingClientRect();
  const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const holds = text.left >= left && text.right <= right && text.top >= top - SLACK && text.bottom <= bottom + SLACK;
  if (!isIn || !holds || width < BUTTON) faults.add(`the button is ${width} px wide: "${caption.textContent}"`);
  caption.textContent = said;
  return [...faults];
}"""
"""Reports text that is cut, broken within a word, overlapping, covering the question or a name, outside the mat or the
screen, or too small to read on a phone, and an answer button without room for the longest pick. Tables scroll on low
phones only; other pages may. `BURST` checks cards. Of scrolling areas, only the visible part counts. Excerpts may be cut:
logs, and elements with their whole text as title."""


def look_for_room(page: Page, what: str, screens: Iterable[ViewportSize]) -> None:
    for screen in screens:
        page.set_viewport_size(screen)
        faults = page.evaluate(CRAMPED)
        assert faults == [], f"{what}, {screen['width']} x {screen['height']}: {faults}"


def some_screens(number: int) -> list[ViewportSize]:
    """Return two roomy screens for the thing of this number; consecutive numbers cover all."""
    return [ROOMY[(2 * number + one) % len(ROOMY)] for one in range(2)]
