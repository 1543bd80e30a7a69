// Keys: a key presses what shows it in a `<kbd>` (inside, or right after it). Besides: Enter picks or confirms, Escape goes back, arrows
// move the focus, space ticks, Z zooms. Letters and digits work in the game area only, since they are a screen reader's own keys
// elsewhere; with Alt and Shift they work everywhere. While a player types only Escape does anything.

import { find, findAll, rectOf } from "./dom.js";

/**
 * What the page does on a key; each may be missing.
 * @typedef {{
 *   confirm?: (focus: Element) => void,
 *   back?: () => boolean,
 *   zoom?: () => void,
 *   toggle?: (input: HTMLElement) => void,
 *   ask?: (key: string) => boolean,
 *   unknown?: (key: string) => void,
 * }} Actions
 * @typedef {{ x: number, y: number }} Point
 */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PICKS = ":is(label:is(.pick, .instead) input, button.pick)";
const CHARACTER = /^[\p{L}\p{N}]$/u;
const FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** @param {Actions} actions */
export function listenToKeys({ confirm, back, zoom, toggle, ask, unknown }) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const isChord = event.altKey && event.shiftKey;
    if (isChord ? pressCharacter(characterOf(event)) : !event.altKey && handle(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function handle({ key, repeat, shiftKey }) {
    const focus = document.activeElement ?? document.body;
    if (isTyping() && key !== "Escape") return false;
    const direction = DIRECTIONS[key];
    if (direction) return moveFocus(focus, direction, shiftKey);
    if (repeat) return false;
    if (key === "Escape") return closePopover() || (!isTyping() && Boolean(back?.()));
    if (key === "Enter") return enter(focus);
    if (key === " ") return tick(focus);
    if (!isGameArea(focus)) return false;
    if (pressCharacter(key)) return true;
    if (CHARACTER.test(key)) unknown?.(key.toUpperCase());
    return false;
  }

  /** @param {string} key */
  function pressCharacter(key) {
    if (press(key) || ask?.(key.toLowerCase())) return true;
    if (key.toLowerCase() === "z") zoom?.();
    return key.toLowerCase() === "z" && zoom !== undefined;
  }

  /** @param {Element} focus */
  function enter(focus) {
    if (!confirm || focus.matches("a, button, summary, [popover]:popover-open, [popover]:popover-open *")) return false;
    confirm(focus);
    return true;
  }

  /** @param {Element} focus */
  function tick(focus) {
    if (!toggle || !(focus instanceof HTMLElement) || !focus.matches("label:is(.pick, .instead) input")) return false;
    toggle(focus);
    return true;
  }

  /**
   * Press what shows this key. A button that answers by itself is only led to: one more press answers.
   * @param {string} key
   */
  function press(key) {
    const control = controlFor(key);
    if (!control) return false;
    const input = find("input", control);
    const isLedTo = control.matches("button[name=only]") && document.activeElement !== control;
    if (!control.matches("[popovertarget]")) (input ?? control).focus({ preventScroll: true });
    if (isLedTo) return true;
    if (input && toggle) toggle(input);
    else control.click();
    return true;
  }
}

/** Tell assistive technology the keys of cards and buttons, which are only drawn beside them. */
export function nameKeys() {
  for (const cap of findAll("main kbd")) {
    const [control, key] = [controlOf(cap), cap.textContent.trim()];
    if (control && CHARACTER.test(key)) (find("input", control) ?? control).setAttribute("aria-keyshortcuts", key.toLowerCase());
  }
}

/**
 * Return the letter or digit of a key, whatever it types with its modifiers.
 * @param {{ code: string, key: string }} event
 */
function characterOf({ code, key }) {
  return /^(?:Key|Digit)(?<character>.)$/.exec(code)?.groups?.character ?? key;
}

/**
 * Do letters and digits belong to the game here? Not in panels; and on the page as a whole only for those who look at it.
 * @param {Element} focus
 */
function isGameArea(focus) {
  if (focus === document.body) return document.documentElement.dataset.listening === undefined;
  return !focus.closest("[popover]:popover-open");
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

export function isTyping() {
  return Boolean(document.activeElement?.matches(FIELDS));
}

/**
 * Move the focus to the nearest thing in a direction that can be picked, or with `all` to any card; from elsewhere, to the first.
 * @param {Element} focus
 * @param {[number, number]} direction
 * @param {boolean} all
 */
function moveFocus(focus, direction, all) {
  if (focus.closest("[popover]:popover-open")) return false;
  const cards = findAll(`main ${PICKS}`).filter((one) => one.checkVisibility() && boxOf(one).width);
  const inputs = cards.filter((one) => one.matches("input"));
  const picks = all || !inputs.length ? cards : inputs;
  const found = focus.matches(PICKS) ? neighbour(focus, picks, direction) : (inputs[0] ?? cards[0]);
  found?.focus({ preventScroll: true });
  return found !== undefined || focus.matches(PICKS);
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
