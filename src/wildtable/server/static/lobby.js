// The lists of the lobby and the start page follow the server. In the lobby changes are spoken, and who got a table goes there.

import { Connection } from "./connection.js";
import { byId, find, findAll } from "./dom.js";
import { postForm } from "./forms.js";
import { swapRegions } from "./regions.js";
import { say, speech } from "./voice.js";

/** @import { LobbyData, WithData } from "./types.d.ts" */

const MAX_TOLD = 3;
/** @type {WithData<LobbyData>} */
const lobby = byId("lobby");
const own = new Set(findAll(".yours a, [aria-labelledby=past] a").map((link) => link.getAttribute("href")));

/** Go to the table that is ready: to the table itself, since the lobby no longer knows it once the table is being opened. */
function goIfReady() {
  /** @type {HTMLAnchorElement | null} */
  const ready = find("a[data-ready]");
  if (ready) location.assign(ready.href);
}

/** @param {string} text */
function showNotice(text) {
  byId("notice").textContent = text;
  say(text);
}

/** What is sent to all has the visitor's own tables, too, which the page lists above. */
function removeOwn() {
  for (const row of findAll("[data-region=lists] li")) if (own.has(`/t/${row.dataset.table}`)) row.remove();
}

function rows() {
  return findAll(".lobby [data-region] :is(.what, li > a, .hint)").map((row) => row.textContent.replaceAll(/\s+/g, " ").trim());
}

/** @param {SubmitEvent} event */
function submit(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id !== "act" || !connection.isLive) return;
  event.preventDefault();
  void postForm(form, event.submitter, showNotice);
}

const connection = new Connection(lobby, {
  onDrawing: ({ regions }) => {
    const before = rows();
    swapRegions(regions);
    removeOwn();
    speech.tell(...rows().filter((row) => !before.includes(row)).slice(0, MAX_TOLD));
    goIfReady();
  },
  onNotice: showNotice,
  onWaiting: () => undefined,
  onConnected: goIfReady,
  onMoved: () => location.reload(),
});
lobby.dataset.live = connection.isLive ? "yes" : "no";
document.addEventListener("submit", submit);
