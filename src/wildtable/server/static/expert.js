// What an expert would do: on the table in a popover, otherwise as a page of its own, fetched again until it is complete.

import { find } from "./dom.js";

const INTERVAL = 1000;
const popover = find("#expert");
let address = location.href;

/** Fetch the opinion and show it; on the table only while it is visible. */
async function refresh() {
  const answer = document.hidden ? null : await fetch(address).catch(() => null);
  if (popover && !popover.matches(":popover-open")) return;
  if (answer && !answer.ok) return close();
  const page = answer && new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page && find("#opinion", page);
  if (fresh) (find("#opinion") ?? popover?.appendChild(document.createElement("div")))?.replaceWith(fresh);
  wait();
}

function close() {
  popover?.hidePopover();
}

function wait() {
  if (!find("#opinion") || find("#opinion[data-waiting]")) setTimeout(() => void refresh(), INTERVAL);
}

/**
 * Show the opinion on the present question, at the table.
 * @param {string} href
 */
export function openExpert(href) {
  address = href;
  find("#opinion")?.remove();
  popover?.showPopover();
  void refresh();
}

if (!popover) wait();
