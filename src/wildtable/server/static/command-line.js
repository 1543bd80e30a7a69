// The text field of a table: moves and questions. The reply is spoken, and stays below the field to be read again.

import { byId, find } from "./dom.js";
import { say } from "./voice.js";

const MAX_REPLIES = 10;

/**
 * Send what was typed instead of loading the page with the reply.
 * @param {HTMLFormElement} form
 */
export async function sendLine(form) {
  const field = /** @type {HTMLInputElement} */ (byId("line"));
  const line = field.value.trim();
  if (!line) return;
  const data = new FormData(form);
  data.set("question", find("[data-your-move]")?.dataset.question ?? "");
  const reply = await fetch(form.action, { method: "POST", body: data, headers: { accept: "application/json" } }).catch(() => null);
  const lines = reply && (await readLines(reply));
  if (!lines) {
    say(form.dataset.failed ?? "");
    return;
  }
  if (field.value.trim() === line && reply.ok) field.value = "";
  if (lines.length) showReply(line, lines);
  say(lines.join(" "));
}

/** @param {Response} reply */
async function readLines(reply) {
  const found = /** @type {{ lines?: string[] }} */ (await reply.json().catch(() => ({})));
  return found.lines ?? null;
}

/**
 * @param {string} line
 * @param {string[]} lines
 */
function showReply(line, lines) {
  const item = document.createElement("li");
  const title = Object.assign(document.createElement("b"), { textContent: line });
  item.append(title, ...lines.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
  const replies = byId("replies");
  replies.prepend(item);
  while (replies.children.length > MAX_REPLIES) replies.lastElementChild?.remove();
}
