// Keys: a key presses what shows it in a `<kbd>` (inside, or right after it). Besides: Enter confirms, Escape goes back, arrows
// move the focus, space ticks, Z zooms. While a player types only Escape does anything.

import { find, findAll, rectOf } from "./dom.js";

/**
 * What the page does on a key; each may be missing.
 * @typedef {{
 *   confirm?: (focus: Element) => void,
 *   back?: () => boolean,
 *   zoom?: () => void,
 *   toggle?: (input: HTMLElement) => void,
 * }} Actions
 * @typedef {{ x: number, y: number }} Point
 */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PICKS = ":is(label:is(.pick, .instead) input, button.pick)";

/** @param {Actions} actions */
export function listenToKeys({ confirm, back, zoom, toggle }) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.key)) return;
    if (handle(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function handle({ key, repeat }) {
    const focus = document.activeElement ?? document.body;
    const direction = DIRECTIONS[key];
    if (direction) return moveFocus(focus, direction);
    if (repeat) return false;
    if (key === "Escape") return closePopover() || Boolean(back?.());
    if (key === "Enter") return enter(focus);
    if (key === " ") return tick(focus);
    if (press(key)) return true;
    if (key.toLowerCase() === "z") zoom?.();
    return key.toLowerCase() === "z" && zoom !== undefined;
  }

  /** @param {Element} focus */
  function enter(focus) {
    if (!confirm || focus.matches("a, button, summary, [popover]:popover-open *")) return false;
    confirm(focus);
    return true;
  }

  /** @param {Element} focus */
  function tick(focus) {
    if (!toggle || !(focus instanceof HTMLElement) || !focus.matches("label:is(.pick, .instead) input")) return false;
    toggle(focus);
    return true;
  }

  /** @param {string} key */
  function press(key) {
    const control = controlFor(key);
    if (!control) return false;
    const input = find("input", control);
    (input ?? control).focus({ preventScroll: true });
    if (input && toggle) toggle(input);
    else control.click();
    return true;
  }
}

/**
 * Find what shows this key: picks first, for they change, while the rest is always there.
 * @param {string} key
 */
function controlFor(key) {
  const caps = findAll("kbd").filter((cap) => cap.textContent.trim().toLowerCase() === key.toLowerCase());
  const controls = caps.flatMap((cap) => controlOf(cap) ?? []);
  const pick = controls.find((one) => one.matches(".pick, .instead, [data-place]"));
  return pick ?? controls.find((one) => one.checkVisibility({ visibilityProperty: true }));
}

/**
 * @param {HTMLElement} cap
 * @returns {HTMLElement | null | undefined}
 */
function controlOf(cap) {
  const around = /** @type {HTMLElement | null} */ (cap.closest(".pick, button, a, label"));
  return around ?? [.../** @type {HTMLCollectionOf<HTMLElement>} */ (cap.parentElement?.children ?? [])].findLast(isUsable);
}

/**
 * Of two ways to pick a card only one is visible.
 * @param {HTMLElement} control
 */
function isUsable(control) {
  return control.matches(".pick, .instead") && (find("input", control) ?? control).checkVisibility();
}

function closePopover() {
  const open = findAll(":popover-open").at(-1);
  open?.hidePopover();
  return open !== undefined;
}

/** @param {string} key */
function isTyping(key) {
  const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
  return key !== "Escape" && Boolean(document.activeElement?.matches(fields));
}

/**
 * Move the focus to the nearest pick in a direction; from elsewhere, to the first that can be picked.
 * @param {Element} focus
 * @param {[number, number]} direction
 */
function moveFocus(focus, direction) {
  const picks = findAll(`main ${PICKS}`).filter((one) => one.checkVisibility() && boxOf(one).width);
  if (!picks.length || focus.closest("[popover]:popover-open")) return false;
  const first = picks.find((one) => one.matches("input")) ?? picks[0];
  const found = focus.matches(PICKS) ? neighbour(focus, picks, direction) : first;
  found?.focus({ preventScroll: true });
  return found !== undefined;
}

/**
 * @param {Element} focus
 * @param {HTMLElement[]} picks
 * @param {[number, number]} direction
 */
function neighbour(focus, picks, direction) {
  const others = picks.filter((one) => one !== focus);
  const at = nearestIndex(middleOf(focus), others.map(middleOf), direction, boxOf(focus).height / 2);
  return at === undefined ? undefined : others[at];
}

/**
 * Return the index of the nearest point in a direction. Points within `height` make a row; rows wrap around.
 * @param {Point} here
 * @param {Point[]} points
 * @param {[number, number]} direction
 * @param {number} height
 */
export function nearestIndex(here, points, [right, down], height) {
  const others = points.map(({ x, y }, index) => ({ index, x: x - here.x, y: y - here.y }));
  const row = others.filter(({ y }) => Math.abs(y) < height);
  const ahead = right ? row.filter(({ x }) => x * right > 0) : others.filter(({ y }) => y * down > height);
  const nearest = ahead.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0];
  const around = right ? row.toSorted((a, b) => (a.x - b.x) * right)[0] : undefined;
  return (nearest ?? around)?.index;
}

/** @param {Element} pick */
function boxOf(pick) {
  return rectOf(pick.closest(".pick, .instead") ?? pick);
}

/** @param {Element} pick */
function middleOf(pick) {
  const { x, y, width, height } = boxOf(pick);
  return { x: x + width / 2, y: y + height / 2 };
}
