// Calling people: the tab when it is their move, a dot when something was said, words for those who listen to the page.

import { toEnd } from "./regions.js";

const table = document.getElementById("table");
const icon = document.querySelector("link[rel=icon]");
const log = document.getElementById("log");
const title = table.dataset.title ?? document.title;
const lines = { log: texts("log"), chat: texts("chat") };

let asked = "";
let unread = 0;

log?.addEventListener("toggle", (event) => {
  if (event.newState !== "open") return;
  unread = 0;
  dot();
  toEnd();
});

export function say(text) {
  document.getElementById("say").textContent = text;
}

export function settle() {
  const move = document.querySelector("[data-your-move]");
  document.title = move ? `● ${table.dataset.turn} – ${title}` : title;
  const href = move ? table.dataset.iconCall : table.dataset.icon;
  if (href && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  const question = move?.dataset.question ?? "";
  if (question !== asked) say(move ? `${table.dataset.turn}: ${move.querySelector("h2")?.textContent ?? ""}` : "");
  asked = question;
  listen();
}

function listen() {
  const told = news("log");
  const said = news("chat");
  const happened = document.getElementById("happened");
  if (happened && told.length + said.length) happened.textContent = [...told, ...said].join(" ");
  if (!log?.matches(":popover-open")) unread += said.length;
  dot();
}

function dot() {
  for (const one of document.querySelectorAll(".dot")) {
    one.textContent = unread || "";
    one.hidden = !unread;
  }
}

function texts(name) {
  return [...document.querySelectorAll(`[data-region=${name}] li:not(.none)`)].map((line) => line.textContent.trim());
}

// The lines after the last two known ones: old lines may have left at the top, and an undo takes some back.
function news(name) {
  const before = lines[name];
  const now = (lines[name] = texts(name));
  if (!before.length) return now;
  const [last, previous] = [before.at(-1), before.at(-2)];
  for (let end = now.length; end > 0; end -= 1) {
    const isKnown = now[end - 1] === last && (end < 2 || previous === undefined || now[end - 2] === previous);
    if (isKnown) return now.slice(end);
  }
  return now.slice(before.length);
}
