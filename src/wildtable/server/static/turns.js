// The games in which it is your move: asked for again while the page is open. The tab tells how many; a note, that there is
// one more.

import * as notes from "./notes.js";

const EVERY = 30000;
const place = document.querySelector("[data-turns]");
const title = document.title.replace(/^\(\d+\) /, "");

let known = addresses();

async function refresh() {
  const answer = await fetch(place.dataset.turns).catch(() => null);
  if (!answer?.ok) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  if (fresh.innerHTML.trim() === place.innerHTML.trim()) return;
  const focused = place.contains(document.activeElement) ? document.activeElement.getAttribute("href") : "";
  place.replaceChildren(fresh.content);
  if (focused) place.querySelector(`a[href="${focused}"]`)?.focus();
  tell();
}

function tell() {
  const now = addresses();
  document.title = now.length ? `(${now.length}) ${title}` : title;
  for (const link of place.querySelectorAll("a")) {
    const address = link.getAttribute("href");
    if (!known.includes(address)) notes.show(address, `${place.dataset.call} – ${link.querySelector("b").textContent}`, link.querySelector("span").textContent);
  }
  for (const gone of known.filter((address) => !now.includes(address))) notes.clear(gone);
  known = now;
}

function addresses() {
  return [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", () => document.hidden || refresh());
addEventListener("pageshow", ({ persisted }) => persisted && refresh());
