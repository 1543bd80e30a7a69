// Announcements: the tab when it is the player's move, a count of unread chat, and texts for screen readers.

import { byId, find, findAll } from "./dom.js";
import { scrollToEnd } from "./regions.js";

/** @import { TableData, WithData } from "./types.d.ts" */

/** @type {WithData<TableData>} */
const table = byId("table");
/** @type {HTMLLinkElement | null} */
const icon = find("link[rel=icon]");
const log = document.getElementById("log");
const lines = { log: linesOf("log"), chat: linesOf("chat") };

let asked = "";
let unread = 0;

log?.addEventListener("toggle", (event) => {
  if (event.newState !== "open") return;
  unread = 0;
  showUnread();
  scrollToEnd();
});

/**
 * Have a screen reader speak.
 * @param {string} text
 */
export function say(text) {
  byId("say").textContent = text;
}

/** Announce what the regions now show. */
export function announce() {
  const { turn, title } = table.dataset;
  const prompt = find("[data-your-move]");
  document.title = prompt ? `● ${turn} – ${title}` : title;
  const href = prompt ? table.dataset.iconCall : table.dataset.icon;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  const question = prompt?.dataset.question ?? "";
  if (question !== asked) say(prompt ? `${turn}: ${find("h2", prompt)?.textContent ?? ""}` : "");
  asked = question;
  announceLines();
}

function announceLines() {
  const [logged, chatted] = [takeNewLines("log"), takeNewLines("chat")];
  const happened = document.getElementById("happened");
  if (happened && logged.length + chatted.length) happened.textContent = [...logged, ...chatted].join(" ");
  if (!log?.matches(":popover-open")) unread += chatted.length;
  showUnread();
}

function showUnread() {
  for (const dot of findAll(".dot")) {
    dot.textContent = unread ? String(unread) : "";
    dot.hidden = !unread;
  }
}

/** @param {"log" | "chat"} name */
function takeNewLines(name) {
  const before = lines[name];
  lines[name] = linesOf(name);
  return newLines(before, lines[name]);
}

/** @param {"log" | "chat"} name */
function linesOf(name) {
  return findAll(`[data-region=${name}] li:not(.none)`).map((line) => line.textContent.trim());
}

/**
 * Return the lines after the last two known ones: old lines may have left at the top, and an undo removes some.
 * @param {string[]} before
 * @param {string[]} now
 */
export function newLines(before, now) {
  if (!before.length) return now;
  const [last, previous] = [before.at(-1), before.at(-2)];
  for (let end = now.length; end > 0; end -= 1) {
    const isKnown = now[end - 1] === last && (end < 2 || previous === undefined || now[end - 2] === previous);
    if (isKnown) return now.slice(end);
  }
  return now.slice(before.length);
}
