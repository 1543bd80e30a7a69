// A review in the making: the page is fetched again until it is complete, and what was found so far replaces the rest.

import { find } from "./dom.js";

const INTERVAL = 1000;

async function refresh() {
  const answer = document.hidden ? null : await fetch(location.href).catch(() => null);
  const now = find("#review");
  if (answer?.ok && now) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = find("#review", page);
    if (fresh) replace(now, fresh);
  }
  wait();
}

/**
 * Replace what has changed, part by part, so that open details and the focus stay where nothing changes.
 * @param {HTMLElement} now
 * @param {HTMLElement} fresh
 */
function replace(now, fresh) {
  const opened = [...now.querySelectorAll("details")].map((one) => one.open);
  if (now.innerHTML !== fresh.innerHTML) now.replaceChildren(...fresh.childNodes);
  for (const [number, one] of now.querySelectorAll("details").entries()) one.open ||= opened[number] ?? false;
  now.toggleAttribute("data-waiting", fresh.hasAttribute("data-waiting"));
}

function wait() {
  if (find("#review[data-waiting]")) setTimeout(() => void refresh(), INTERVAL);
}

wait();
