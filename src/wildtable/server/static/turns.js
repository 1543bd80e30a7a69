// The list of games in which it is the visitor's move: refreshed while the page is open. The tab's title counts them, and a new
// one is notified.

import { find, findAll } from "./dom.js";
import { clearNotification, notify } from "./notifications.js";

const INTERVAL = 30_000;
const list = find("[data-turns]");
const title = document.title.replace(/^\(\d+\) /, "");

let known = list ? pathsIn(list) : [];

/** @param {HTMLElement} list */
async function refresh(list) {
  const answer = await fetch(list.dataset.turns ?? "").catch(() => null);
  if (!answer?.ok) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  if (fresh.innerHTML.trim() === list.innerHTML.trim()) return;
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  list.replaceChildren(fresh.content);
  if (focused) find(`a[href="${focused}"]`, list)?.focus();
  announce(list);
}

/** @param {HTMLElement} list */
function announce(list) {
  const now = pathsIn(list);
  document.title = now.length ? `(${now.length}) ${title}` : title;
  for (const link of findAll("a", list)) {
    const path = link.getAttribute("href") ?? "";
    const [game, question] = [find("b", link)?.textContent ?? "", find("span", link)?.textContent ?? ""];
    if (!known.includes(path)) notify(path, `${list.dataset.call} – ${game}`, question);
  }
  for (const gone of known.filter((path) => !now.includes(path))) clearNotification(gone);
  known = now;
}

/** @param {HTMLElement} list */
function pathsIn(list) {
  return findAll("a", list).map((link) => link.getAttribute("href") ?? "");
}

if (list) {
  setInterval(() => void refresh(list), INTERVAL);
  document.addEventListener("visibilitychange", () => document.hidden || void refresh(list));
  addEventListener("pageshow", ({ persisted }) => persisted && void refresh(list));
}
