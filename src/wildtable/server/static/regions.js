// Regions: the parts of the page that the server draws. A swap keeps what a player is doing: focus, picks, what is open, how far
// the log is scrolled, and rows that scroll sideways (`data-sideways`). A region that did not change is not touched.

import { find, findAll } from "./dom.js";

/** @import { Regions } from "./types.d.ts" */

/** @type {Map<string, string>} */
const drawn = new Map();

rememberRegions();

/** Take the regions as they are on the page. */
export function rememberRegions() {
  drawn.clear();
  for (const region of findAll("[data-region]")) drawn.set(region.dataset.region ?? "", region.innerHTML);
}

/**
 * Show regions; of several drawings of one the last wins.
 * @param {...Regions} drawings
 */
export function swapRegions(...drawings) {
  const all = /** @type {Regions} */ (Object.assign({}, ...drawings));
  const fresh = Object.entries(all).flatMap(([name, html]) => parseChanged(name, html));
  const kept = captureState();
  releaseFocus(fresh.map(({ region }) => region));
  for (const { region, content } of fresh) region.replaceChildren(content);
  restoreState(kept);
}

/**
 * Parse what a region is to show, if that is new.
 * @param {string} name
 * @param {string} html
 */
function parseChanged(name, html) {
  const region = find(`[data-region="${name}"]`);
  if (!region) return [];
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const text = fresh.innerHTML;
  if (drawn.get(name) === text) return [];
  drawn.set(name, text);
  return [{ region, content: fresh.content }];
}

/**
 * Blur before removing the focused element: removing it while focused makes the browser lay out a half-swapped page.
 * @param {HTMLElement[]} regions
 */
function releaseFocus(regions) {
  const focused = document.activeElement;
  const isInside = regions.some((region) => region !== focused && region.contains(focused));
  if (focused instanceof HTMLElement && isInside) focused.blur();
}

function captureState() {
  const focused = document.activeElement?.closest("[data-region] *");
  return {
    focus: focused ? identify(focused) : "",
    question: questionNumber(),
    ticked: tickedInputs().map((input) => input.id),
    open: findAll("[data-region] details[open]").map((details) => details.id),
    popped: findAll("[data-region] :popover-open").map((popover) => popover.id),
    scrolled: scrollers().map((box) => ({ isAtEnd: isAtEnd(box), top: box.scrollTop })),
    aside: sidewaysRows().map((row) => row.scrollLeft),
  };
}

/**
 * Picks belong to a question: the same card may be asked for again.
 * @param {ReturnType<typeof captureState>} kept
 */
function restoreState({ focus, question, ticked, open, popped, scrolled, aside }) {
  const isSameQuestion = question === questionNumber();
  if (!isSameQuestion) for (const input of tickedInputs()) input.checked = false;
  for (const id of isSameQuestion ? ticked : []) {
    const input = /** @type {HTMLInputElement | null} */ (document.getElementById(id));
    if (input && !input.checked) input.checked = true;
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of popped) find(`#${id}[popover]:not(:popover-open)`)?.showPopover();
  for (const [index, box] of scrollers().entries()) {
    const { isAtEnd, top } = scrolled[index] ?? { isAtEnd: true, top: 0 };
    box.scrollTop = isAtEnd ? box.scrollHeight : top;
  }
  for (const [index, row] of sidewaysRows().entries()) row.scrollLeft = aside[index] ?? 0;
  if (focus && document.activeElement === document.body) restoreFocus(focus);
}

/** @param {string} focus */
function restoreFocus(focus) {
  const focusable = "[data-region] :is(a, button, input, summary, h2[tabindex])";
  const same = findAll(focusable).find((one) => identify(one) === focus);
  if (same) same.focus({ preventScroll: true });
  else focusPrompt();
}

/**
 * Put the focus where the next question will be: on what stays while regions are swapped, so that it moves, and is read, only once.
 * For those who listen that is the field for moves.
 */
export function focusPrompt() {
  (find("[data-listening] #line") ?? find("[data-region=prompt]"))?.focus({ preventScroll: true });
}

/**
 * Name an element so that it is found again in the next drawing.
 * @param {Element} element
 */
function identify(element) {
  if (element.matches(".go")) return `go ${questionNumber()}`;
  return element.id || element.getAttribute("value") || element.getAttribute("formaction") || element.textContent.trim();
}

function questionNumber() {
  return find("[data-your-move]")?.dataset.question ?? "";
}

/** @returns {HTMLInputElement[]} */
function tickedInputs() {
  return findAll("[data-region] input:checked");
}

/** List what scrolls in an open log and chat. A closed drawer is not measured. */
function scrollers() {
  return findAll(":popover-open > :is([data-region=log], [data-region=chat])").flatMap((region) => [
    region.parentElement ?? region,
    region,
    region.firstElementChild ?? region,
  ]);
}

function sidewaysRows() {
  return findAll("[data-region] [data-sideways]");
}

/** @param {Element} box */
function isAtEnd(box) {
  return box.scrollHeight - box.clientHeight - box.scrollTop < 8;
}

export function scrollToEnd() {
  for (const box of scrollers()) box.scrollTop = box.scrollHeight;
}
