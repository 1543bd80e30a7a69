// The text field of a table: moves and questions. The reply is spoken, and stays below the field to be read again.

import { byId, find } from "./dom.js";
import { say, speech } from "./voice.js";

const MAX_REPLIES = 10;

/** The keys that ask, by what they ask: words that every language knows. */
const QUESTIONS = new Map(Object.entries({ h: "hand", t: "table", o: "options", w: "turn", e: "last", i: "time" }));
const REPEAT = "y";

/**
 * Ask what a key stands for; the focus stays where it is.
 * @param {string} key
 */
export function askByKey(key) {
  const line = QUESTIONS.get(key);
  if (line) void send(byId("command"), line);
  else if (key === REPEAT) speech.repeat();
}

/**
 * Send what was typed instead of loading the page with the reply. The field is free at once, so that the focus may leave it; what
 * was not taken comes back.
 * @param {HTMLFormElement} form
 */
export async function sendLine(form) {
  const field = /** @type {HTMLInputElement} */ (byId("line"));
  const line = field.value.trim();
  if (!line) return;
  field.value = "";
  if (!(await send(form, line)) && !field.value) field.value = line;
}

/**
 * Send a line, show and say the reply. Return whether it was taken.
 * @param {HTMLFormElement} form
 * @param {string} line
 */
async function send(form, line) {
  const data = new FormData(form);
  data.set("line", line);
  data.set("question", find("[data-your-move]")?.dataset.question ?? "");
  const reply = await fetch(form.action, { method: "POST", body: data, headers: { accept: "application/json" } }).catch(() => null);
  const lines = reply && (await readLines(reply));
  if (!lines) {
    say(form.dataset.failed ?? "");
    return false;
  }
  if (lines.length) showReply(line, lines);
  say(lines.join(" "));
  return reply.ok;
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
