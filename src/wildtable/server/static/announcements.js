// Announcements: the tab when it is the player's move, a count of unread chat, and what a screen reader is given to say of changes.

import { find, findAll, byId } from "./dom.js";
import { isTyping } from "./keys.js";
import { scrollToEnd } from "./regions.js";
import { endSentence } from "./speech.js";
import { speech, verbosity } from "./voice.js";

/**
 * @import { TableData, WithData } from "./types.d.ts"
 * @typedef {{ who: string, status: string }} Occupant
 * @typedef {{ text: string, kind: string, brief?: string | undefined }} Line
 */

/** @type {WithData<TableData>} */
const table = byId("table");
/** @type {HTMLLinkElement | null} */
const icon = find("link[rel=icon]");
const log = document.getElementById("log");
const lines = { log: linesOf("log"), chat: linesOf("chat") };
/** Explanations of questions that were spoken: each is spoken once. */
const explained = new Set();

let asked = "";
let lesson = lessonText();
let unread = 0;
let seats = readSeats();
let isOver = find(".final") !== null;
let isAway = isBotPlaying();
let waiting = "";

log?.addEventListener("toggle", (event) => {
  if (event.newState !== "open") return;
  unread = 0;
  showUnread();
  scrollToEnd();
});

/** Announce what the regions now show: what happened, then who came and went, then what is asked. */
export function announce() {
  const { turn, title } = table.dataset;
  const prompt = find("[data-your-move]");
  document.title = prompt ? `● ${turn} – ${title}` : title;
  const href = prompt ? table.dataset.iconCall : table.dataset.icon;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  announceLines();
  announceSeats();
  announceLesson();
  announceQuestion(prompt);
  announceEnd();
  announceBot();
  announceWaiting();
}

function announceLines() {
  const isFirst = !lines.log.length;
  const [logged, chatted] = [takeNewLines("log"), takeNewLines("chat")];
  const spoken = chooseLines(logged, verbosity(), isFirst);
  speech.tell(...(isFirst ? spoken : addStanding(spoken, standing())).map(({ text }) => text), ...chatted.map(({ text }) => text));
  if (!log?.matches(":popover-open")) unread += chatted.length;
  showUnread();
}

/**
 * Choose the lines that are spoken: the deal, which ends with the first milestone, and what is tidied away only in full; in brief
 * their brief forms, and of others not what the player did. A bot may have moved before the first drawing.
 * @param {Line[]} lines
 * @param {string} verbosity
 * @param {boolean} isFirst do they begin a game?
 */
export function chooseLines(lines, verbosity, isFirst) {
  if (verbosity === "full") return lines;
  const begin = lines.findIndex(({ kind }) => kind === "milestone");
  const since = isFirst ? lines.slice(begin < 0 ? lines.length : begin) : lines;
  const isBrief = verbosity === "brief";
  const isSpoken = (/** @type {Line} */ { kind, brief }) => kind !== "tidying" && (!isBrief || (brief ?? kind !== "own"));
  return since.filter(isSpoken).map((line) => (isBrief ? { ...line, text: line.brief ?? line.text } : line));
}

/**
 * Sum a round up: the score comes before the heading of the next one.
 * @param {Line[]} lines
 * @param {string} score
 */
export function addStanding(lines, score) {
  const at = lines.findLastIndex(({ kind }) => kind === "milestone");
  return at < 0 || !score ? lines : lines.toSpliced(at, 0, { text: score, kind: "" });
}

/** Return the points of all players in a line; empty where the page shows no score. */
function standing() {
  const points = findAll("[data-region=score] tfoot td").map((sum) => sum.textContent.trim());
  const names = findAll("[data-region=score] thead th").map((name) => name.textContent.trim());
  return names.map((name, player) => `${name} ${points[player]}`).join(", ");
}

function announceSeats() {
  const before = seats;
  seats = readSeats();
  speech.tell(...describeChanges(before, seats, table.dataset));
}

/** Return who is in each seat, by its number. */
function readSeats() {
  return new Map(findAll("[data-region] > .seat[data-who]").map(({ dataset, parentElement }) => {
    return [parentElement?.dataset.region ?? "", { who: dataset.who ?? "", status: dataset.status ?? "" }];
  }));
}

/**
 * Describe what changed; `%` in the texts is a name.
 * @param {Map<string, Occupant>} before
 * @param {Map<string, Occupant>} now
 * @param {{ arrives: string, leaves: string, returns: string }} texts
 */
function describeChanges(before, now, { arrives, leaves, returns }) {
  return [...now].flatMap(([seat, { who, status }]) => {
    const old = before.get(seat) ?? { who, status };
    if (old.who !== who) {
      return [...(old.who ? [leaves.replace("%", old.who)] : []), ...(who ? [arrives.replace("%", who)] : [])];
    }
    if (old.status === status || !who) return [];
    return [status ? `${who}: ${status}` : returns.replace("%", who)];
  });
}

function announceLesson() {
  const before = lesson;
  lesson = lessonText();
  if (lesson !== before && verbosity() !== "brief") speech.tell(lesson);
}

function lessonText() {
  return findAll("[data-region=lesson] :is(h2, p)").map((part) => endSentence(part.textContent)).join(" ");
}

/**
 * Put the question once, with the line that explains it as often as the player wants.
 * @param {HTMLElement | null} prompt
 */
function announceQuestion(prompt) {
  const question = prompt?.dataset.question ?? "";
  if (question === asked) return;
  asked = question;
  if (!prompt) {
    speech.ask("");
    return;
  }
  const line = (find(".line", prompt)?.firstChild?.textContent ?? "").trim();
  const isExplained = verbosity() === "full" || (verbosity() === "normal" && !explained.has(line));
  explained.add(line);
  const title = endSentence(find("h2", prompt)?.textContent ?? "");
  speech.ask(`${table.dataset.turn}: ${title} ${isExplained ? line : ""}`);
}

/** Lead to the heading that names the winner, and tell the score. */
function announceEnd() {
  const final = find(".final");
  const wasOver = isOver;
  isOver = final !== null;
  if (!final || wasOver) return;
  const heading = find(".win", final);
  speech.lead(heading?.textContent ?? "", () => moveFocus(heading));
  speech.tell(final.dataset.standing ?? "");
}

/** Interrupt when a bot has taken over, and lead to the button that ends it. */
function announceBot() {
  const wasAway = isAway;
  isAway = isBotPlaying();
  if (!isAway || wasAway) return;
  speech.interrupt(table.dataset.away);
  moveFocus(find("button[data-do=back]"));
}

/** Tell what is next before and after a game. */
function announceWaiting() {
  const before = waiting;
  waiting = findAll("[data-before] :is(h2, .line)").map((part) => endSentence(part.textContent)).join(" ");
  if (waiting !== before) speech.tell(waiting);
}

function isBotPlaying() {
  return find("button.go[data-do=back]") !== null;
}

/**
 * Move the focus unless the player is typing or looks at a panel; from the field for moves if that is empty.
 * @param {HTMLElement | null} element
 */
function moveFocus(element) {
  const focus = document.activeElement;
  const isWriting = isTyping() && !(focus instanceof HTMLInputElement && focus.id === "line" && !focus.value);
  if (!element?.isConnected || isWriting || focus?.closest("[popover]:popover-open")) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
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
  const fresh = newLines(before.map(({ text }) => text), lines[name].map(({ text }) => text));
  return fresh.length ? lines[name].slice(-fresh.length) : [];
}

/** @param {"log" | "chat"} name */
function linesOf(name) {
  return findAll(`[data-region=${name}] li:not(.none)`).map((line) => {
    return { text: line.textContent.trim(), kind: line.className, brief: line.dataset.brief };
  });
}

/**
 * Return the lines after the last two known ones: old lines may have left at the top, an undo removes some, and the last may have
 * been joined with what followed.
 * @param {string[]} before
 * @param {string[]} now
 */
export function newLines(before, now) {
  if (!before.length) return now;
  for (const known of [before, before.slice(0, -1)]) {
    const end = endOf(known, now);
    if (end) return now.slice(end);
  }
  return now.slice(before.length);
}

/**
 * Return where the known lines end; 0 where they are not there.
 * @param {string[]} known
 * @param {string[]} now
 */
function endOf(known, now) {
  const [last, previous] = [known.at(-1), known.at(-2)];
  for (let end = now.length; end > 0; end -= 1) {
    if (now[end - 1] === last && (end < 2 || previous === undefined || now[end - 2] === previous)) return end;
  }
  return 0;
}
