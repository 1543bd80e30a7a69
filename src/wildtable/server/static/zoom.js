// Zoom: a larger card, by resting on one, by a long press, by key. Never over the button that answers.

import { copyFace } from "./deck.js";
import { find, targetOf } from "./dom.js";

const REST = 500;
const HOLD = 450;
const SLIP = 10;
const GAP = 12;
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

/** @param {HTMLElement} card */
function open(card) {
  const large = copyFace(card.dataset.card ?? "") ?? (card.matches(".card") ? card.cloneNode(true) : null);
  if (!popover || !(large instanceof HTMLElement)) return "";
  clearTimeout(timer);
  const about = large.dataset.about ?? "";
  const words = document.createElement("p");
  words.textContent = about;
  popover.replaceChildren(large, ...(about ? [words] : []));
  Object.assign(popover.style, { inset: "auto", margin: 0, pointerEvents: "none" });
  if (!shown) popover.showPopover();
  shown = card;
  const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const button = find(".actions")?.getBoundingClientRect() ?? new DOMRect();
  const { x, y } = placeBeside(card.getBoundingClientRect(), popover.getBoundingClientRect(), button, room);
  Object.assign(popover.style, { left: `${x}px`, top: `${y}px` });
  return about;
}

/**
 * Choose a place beside the card that is inside the window and clear of the button.
 * @param {DOMRectReadOnly} card
 * @param {{ width: number, height: number }} size of what is placed
 * @param {DOMRectReadOnly} button
 * @param {{ width: number, height: number }} room
 */
export function placeBeside(card, { width, height }, button, room) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ size, /** @type {number} */ all) => {
    return Math.max(GAP, Math.min(value, all - size - GAP));
  };
  const level = clamp(card.top + card.height / 2 - height / 2, height, room.height);
  const along = clamp(card.left + card.width / 2 - width / 2, width, room.width);
  const corner = { x: GAP, y: GAP };
  const places = [
    { x: along, y: card.top - height - GAP },
    { x: card.right + GAP, y: level },
    { x: card.left - width - GAP, y: level },
    { x: along, y: card.bottom + GAP },
    corner,
  ];
  const found = places.find(({ x, y }) => {
    const isInside = x >= GAP && y >= GAP && x + width <= room.width - GAP && y + height <= room.height - GAP;
    return isInside && (x + width < button.left || x > button.right || y + height < button.top || y > button.bottom);
  });
  return found ?? corner;
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
  const card = cardOf(targetOf(event));
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

if (popover) {
  document.addEventListener("pointerover", over);
  document.documentElement.addEventListener("pointerleave", leave);
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release);
  for (const name of ["click", "contextmenu"]) document.addEventListener(name, swallow, { capture: true });
  document.addEventListener("keydown", () => (held = null), { capture: true });
  document.addEventListener("focusout", close);
  document.addEventListener("scroll", close, { capture: true, passive: true });
  addEventListener("blur", close);
  popover.addEventListener("toggle", (event) => event.newState === "closed" && (shown = null));
}
