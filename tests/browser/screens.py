"""Screens that pages are opened on, and what must hold on each of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ViewportSize

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT = ViewportSize(width=390, height=664)
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
FITS = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  const { left, top, right, bottom } = document.querySelector(".go[form=answer]").getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""
"""Is the whole table on the screen, and the button that answers?"""
WHOLE = """() => {
  const seen = [...document.querySelectorAll("main label.pick input")].map((input) => input.closest(".pick"));
  const scrolls = (one) => one.closest(".board, .planets, .hand ul") !== null;
  return seen.filter((one) => !scrolls(one)).every((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}"""
"""Is everything that can be picked on the screen, unless it lies where one scrolls?"""
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
"""Puts every kind of card of the deck beside a whole one wherever that lies, as wide as it, and looks for parts that leave
it or are cut. A place is known by what it is called and by its width."""
HIDES = """() => {
  const mat = document.querySelector(".mat").getBoundingClientRect();
  const isIn = ({ x, y, right, bottom }) => y >= mat.y && bottom <= mat.bottom && x >= mat.x && right <= mat.right;
  const isSeen = (one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none";
  const shown = [...document.querySelectorAll(".mat .field *, .mat .centre *")].filter(isSeen);
  return shown.filter((one) => !isIn(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""
"""What of the mat does not lie within it."""
