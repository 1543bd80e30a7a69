// A live table. Without this script the same forms work by themselves.

import { markAdvised } from "./advice.js";
import { announce, say } from "./announcements.js";
import { startClocks, updateClocks } from "./clock.js";
import { Connection } from "./connection.js";
import { DealPart } from "./deals.js";
import { byId, find, pageLoaded, targetOf } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { clearPicks, confirmPicks, countPicks, isReady, mayAnswer, pickedMoves, setWaiting, updatePicks } from "./picks.js";
import { swapRegions } from "./regions.js";
import { zoomFocused } from "./zoom.js";

/**
 * @import { Drawing } from "./connection.js"
 * @import { Request, TableData, WithData } from "./types.d.ts"
 */

/** @type {WithData<TableData>} */
const table = byId("table");
const notice = byId("notice");
const flights = loadFlights();
/** @type {typeof import("./alerts.js") | null} */
let alerts = null;

/** @param {string} text */
function showNotice(text) {
  if (notice.textContent !== text) notice.textContent = text;
}

/** Update everything that follows from the regions. */
function update() {
  updatePicks();
  announce();
  updateClocks();
  markAdvised();
  void part.take();
}

/** @param {Drawing[]} messages */
function show(messages) {
  swapRegions(...messages.map((message) => message.regions));
  update();
  alerts?.alertPlayer(messages.flatMap((message) => ("events" in message ? message.events : [])));
}

/**
 * Load what moves cards after the page: nothing moves before the first message.
 * @returns {Promise<import("./flight-queue.js").FlightQueue<Drawing>>}
 */
async function loadFlights() {
  await pageLoaded();
  const { makeFlights } = await import("./flights.js");
  return makeFlights();
}

/** Load sounds and notifications last: the table does not wait for them. */
async function loadAlerts() {
  await pageLoaded();
  alerts ??= await import("./alerts.js");
}

/**
 * Ask an expert at the table instead of on a page of its own.
 * @param {Event} event
 */
async function askExpert(event) {
  /** @type {HTMLAnchorElement | null} */
  const link = targetOf(event, "a[data-expert]");
  if (!link) return;
  event.preventDefault();
  const { openExpert } = await import("./expert.js");
  openExpert(link.href);
}

/**
 * Share a finished game from the table.
 * @param {Event} event
 */
async function shareGame(event) {
  /** @type {HTMLAnchorElement | null} */
  const link = targetOf(event, "a[data-share]");
  if (!link) return;
  event.preventDefault();
  const { shareTarget } = await import("./sharing.js");
  await shareTarget(link);
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
function answer(form, submitter) {
  const data = new FormData(form, submitter);
  const only = /** @type {string | null} */ (data.get("only"));
  const moves = only === null ? pickedMoves() : [only];
  if (only === null && moves.length < Number(data.get("most") ?? 0)) moves.push("done");
  connection.send({ do: "answer", question: Number(data.get("question")), moves });
}

/** @param {HTMLFormElement} form */
function chat(form) {
  /** @type {HTMLInputElement | null} */
  const field = find("[name=text]", form);
  const text = field?.value.trim();
  if (!field || !text) return;
  connection.send({ do: "chat", text }, () => {
    if (field.value.trim() === text) field.value = "";
  });
}

/** @param {SubmitEvent} event */
function submit(event) {
  const { submitter } = event;
  const form = /** @type {HTMLFormElement} */ (event.target);
  const action = /** @type {Request["do"] | undefined} */ (submitter?.dataset.do);
  if (form.id === "answer") {
    if (mayAnswer(submitter)) answer(form, submitter);
  } else if (form.id === "chat" && connection.isLive) chat(form);
  else if (form.id === "act" && action) connection.send({ do: action });
  else return;
  event.preventDefault();
}

/**
 * Pick the card in focus if more are wanted; else confirm.
 * @param {Element} focus
 */
function enter(focus) {
  const isUnpicked = focus.matches("label:is(.pick, .instead) input:not(:checked)");
  if (isUnpicked && !isReady()) /** @type {HTMLElement} */ (focus).click();
  else confirmPicks();
}

function goBack() {
  if (countPicks()) clearPicks();
  else find("button[data-do=withdraw]")?.click();
  return true;
}

document.addEventListener("click", (event) => void askExpert(event));
document.addEventListener("click", (event) => void shareGame(event));
document.addEventListener("submit", submit);
listenToKeys({ confirm: enter, back: goBack, zoom: () => say(zoomFocused()), toggle: (input) => input.click() });
const connection = new Connection(table, {
  onDrawing: (message) => void flights.then((queue) => queue.play(message, show)),
  onNotice: showNotice,
  onWaiting: setWaiting,
  onConnected: () => {
    void part.take({ again: true });
    void loadAlerts();
  },
});
const part = new DealPart(connection, table.dataset.table);
startClocks(table.dataset);
update();
