// The log on the page of a listener: rounds under headings, the newest first. What is read stays where it is; new lines come before it.

import { find, findAll } from "./dom.js";

/** @type {string[]} */
let shown = [];

/** Show the log as the regions have it now; nothing where the page has no such place. */
export function showLog() {
  const place = find("#history");
  if (!place) return;
  const lines = findAll("[data-region=log] li:not(.none)");
  const texts = lines.map((line) => line.textContent.trim());
  const known = countKnown(shown, texts);
  if (!known) place.replaceChildren();
  for (const line of lines.slice(known)) addLine(place, line);
  shown = texts;
}

/**
 * Return how many lines at the beginning were shown before: old ones may have left at the top. 0 where the log is another one.
 * @param {string[]} before
 * @param {string[]} now
 */
export function countKnown(before, now) {
  for (let gone = 0; gone < before.length; gone += 1) {
    const rest = before.slice(gone);
    if (rest.length <= now.length && rest.every((text, at) => text === now[at])) return rest.length;
  }
  return 0;
}

/**
 * @param {HTMLElement} place
 * @param {HTMLElement} line
 */
function addLine(place, line) {
  const heading = line.classList.contains("milestone") ? find("h3", line) : null;
  if (heading || !place.firstElementChild) {
    const round = document.createElement("section");
    round.append(...(heading ? [heading.cloneNode(true)] : []), document.createElement("ol"));
    place.prepend(round);
  }
  if (!heading) find("section > ol", place)?.prepend(line.cloneNode(true));
}
