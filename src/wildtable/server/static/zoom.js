// Help: a larger card with what it does and what it does now, by resting on one, by key, by a long press, and by a tap
// where a tap does nothing else. A tap explains signs and counters, too. Never over the button that answers, nor over the
// cards that one compares: of the widths a small screen offers (`--widths`), the card has the largest that leaves them free.

import { copyFace } from "./deck.js";
import { find, findAll, targetOf } from "./dom.js";

const REST = 500;
const HOLD = 450;
const SLIP = 10;
const GAP = 12;
const EXPLAINED = "[data-card], [title], :has(> .tip)";
const ACTING = "a, button:not(.pick), label, input, select, summary, textarea";
const popover = document.getElementById("zoom");

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {HTMLElement | null} */
let hovered = null;
/** @type {HTMLElement | null} */
let shown = null;
/** @type {{ x: number, y: number, isLong: boolean } | null} */
let held = null;
let last = { x: -1, y: -1 };

/** Zoom the card in focus, else the one under the pointer, or close the zoom. Return the card's description. */
export function zoomFocused() {
  const card = cardOf(document.activeElement) ?? hovered;
  if (shown) close();
  else if (card?.isConnected) return open(card);
  return "";
}

function close() {
  clearTimeout(timer);
  if (!shown) return;
  shown = null;
  popover?.hidePopover();
}

/**
 * Show a card with its description, or what something else is about.
 * @param {HTMLElement} card
 */
function open(card) {
  const face = copyFace(card.dataset.card ?? "") ?? (card.matches(".card") ? card.cloneNode(true) : null);
  const large = face instanceof HTMLElement ? face : null;
  const lines = large ? [large.dataset.about ?? "", ...describeNow(card)] : [describe(card)];
  if (!popover || !(large ?? lines[0])) return "";
  clearTimeout(timer);
  const about = lines.filter(Boolean).join(" ");
  popover.replaceChildren(...(large ? [large] : []), ...lines.filter(Boolean).map(makeLine));
  Object.assign(popover.style, { inset: "auto", margin: 0, pointerEvents: "none" });
  if (!shown) popover.showPopover();
  shown = card;
  const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const button = find(".actions")?.getBoundingClientRect() ?? new DOMRect();
  const others = findAll("[data-card]", card.closest("ol, ul") ?? card).filter((one) => one !== card && !card.contains(one));
  const compared = others.map((one) => one.getBoundingClientRect());
  for (const width of getComputedStyle(popover).getPropertyValue("--widths").split(" ")) {
    popover.style.setProperty("--zoomed", width);
    const place = placeBeside(card.getBoundingClientRect(), popover.getBoundingClientRect(), button, room, compared);
    Object.assign(popover.style, { left: `${place.x}px`, top: `${place.y}px` });
    if (!place.covered) break;
  }
  return about;
}

/** @param {string} text */
function makeLine(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

/**
 * Say what a card does at this moment: what it would bring, and why it has no effect or cannot be played.
 * @param {HTMLElement} card
 */
function describeNow(card) {
  const told = ["effect", "hint", "idle"].map((name) => card.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? "");
  const refused = card.closest("[aria-disabled=true]")?.getAttribute("aria-describedby") ?? "";
  return [...told, document.getElementById(refused)?.firstChild?.textContent?.trim() ?? ""];
}

/** @param {HTMLElement} element */
function describe(element) {
  return find(":scope > .tip", element)?.textContent.trim() ?? element.title;
}

/**
 * Choose a place beside the card, inside the window and clear of the button, that covers least of the others. Say how much.
 * @param {DOMRectReadOnly} card
 * @param {{ width: number, height: number }} size of what is placed
 * @param {DOMRectReadOnly} button
 * @param {{ width: number, height: number }} room
 * @param {DOMRectReadOnly[]} [others] the cards that one compares it with
 */
export function placeBeside(card, { width, height }, button, room, others = []) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ size, /** @type {number} */ all) => {
    return Math.max(GAP, Math.min(value, all - size - GAP));
  };
  const level = clamp(card.top + card.height / 2 - height / 2, height, room.height);
  const along = clamp(card.left + card.width / 2 - width / 2, width, room.width);
  const corner = { x: GAP, y: GAP, covered: Infinity };
  const all = [card, ...others];
  const edge = {
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
    left: Math.min(...all.map(({ left }) => left)),
  };
  const places = [card, edge].flatMap(({ top, right, bottom, left }) => [
    { x: along, y: top - height - GAP },
    { x: right + GAP, y: level },
    { x: left - width - GAP, y: level },
    { x: along, y: bottom + GAP },
  ]);
  const covered = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {DOMRectReadOnly} */ one) => {
    const across = Math.min(x + width, one.right) - Math.max(x, one.left);
    return Math.max(0, across) * Math.max(0, Math.min(y + height, one.bottom) - Math.max(y, one.top));
  };
  const fitting = [...places, corner].filter((place) => {
    const { x, y } = place;
    const isInside = x >= GAP && y >= GAP && x + width <= room.width - GAP && y + height <= room.height - GAP;
    return isInside && !covered(place, button);
  });
  const cost = (/** @type {{ x: number, y: number }} */ place) => all.reduce((sum, one) => sum + covered(place, one), 0);
  const rated = fitting.map(({ x, y }) => ({ x, y, covered: cost({ x, y }) }));
  return rated.toSorted((a, b) => a.covered - b.covered)[0] ?? corner;
}

/**
 * Return what a touch asks about: a card, or something that has a title or a tip.
 * @param {Element | null} element
 * @returns {HTMLElement | null}
 */
function explainedBy(element) {
  return cardOf(element) ?? element?.closest(EXPLAINED) ?? null;
}

/**
 * What picks a card may be laid over it.
 * @param {Element | null} element
 * @returns {HTMLElement | null}
 */
function cardOf(element) {
  return element?.closest("[data-card]") ?? element?.closest(".pick, .held")?.querySelector("[data-card]") ?? null;
}

/**
 * Zoom only for a pointer that has moved: the page may change under one that rests.
 * @param {PointerEvent} event
 */
function over(event) {
  const card = cardOf(targetOf(event));
  if (event.pointerType !== "mouse" || card === hovered) return;
  const hasMoved = event.clientX !== last.x || event.clientY !== last.y;
  hovered = card;
  close();
  if (card && hasMoved) timer = setTimeout(() => card.isConnected && hovered === card && open(card), REST);
}

/** @param {PointerEvent} event */
function leave(event) {
  if (event.pointerType !== "mouse") return;
  hovered = null;
  close();
}

/** @param {PointerEvent} event */
function down(event) {
  const isOpen = shown !== null;
  held = null;
  close();
  const card = explainedBy(targetOf(event));
  if (event.pointerType === "mouse" || !card) return;
  const press = { x: event.clientX, y: event.clientY, isLong: isOpen };
  held = press;
  if (isOpen) return;
  timer = setTimeout(() => {
    press.isLong = card.isConnected;
    if (press.isLong) open(card);
  }, HOLD);
}

/** @param {PointerEvent} event */
function move(event) {
  last = { x: event.clientX, y: event.clientY };
  if (held && !held.isLong && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) release();
}

function release() {
  if (!held?.isLong) held = null;
  if (!shown) clearTimeout(timer);
}

/**
 * A long press zooms and a tap closes the zoom, and nothing else: drop the click that follows.
 * @param {Event} event
 */
function swallow(event) {
  if (!held?.isLong) return;
  if (event.type === "click") held = null;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Explain what is tapped, unless the tap does something; and a pick, by the chip that stands for it.
 * @param {MouseEvent} event
 */
function tap(event) {
  const target = targetOf(event);
  const picked = document.getElementById(target?.closest("[data-explains]")?.getAttribute("data-explains") ?? "");
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  const meant = cardOf(picked) ?? (isTouch && !target?.closest(ACTING) ? explainedBy(target) : null);
  if (meant) open(meant);
}

if (popover) {
  document.addEventListener("pointerover", over);
  document.documentElement.addEventListener("pointerleave", leave);
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release);
  for (const name of ["click", "contextmenu"]) document.addEventListener(name, swallow, { capture: true });
  document.addEventListener("click", tap);
  document.addEventListener("keydown", () => (held = null), { capture: true });
  document.addEventListener("focusout", close);
  document.addEventListener("scroll", close, { capture: true, passive: true });
  addEventListener("blur", close);
  popover.addEventListener("toggle", (event) => event.newState === "closed" && (shown = null));
}
