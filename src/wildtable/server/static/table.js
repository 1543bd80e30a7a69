// A live table. Without this script the same forms work by themselves.

import { foldLesson, markAdvised } from "./advice.js";
import { announce } from "./announcements.js";
import { startClocks, updateClocks } from "./clock.js";
import { Connection } from "./connection.js";
import { DealPart } from "./deals.js";
import { byId, find, pageLoaded, targetOf } from "./dom.js";
import { postForm } from "./forms.js";
import { showLog } from "./inline-log.js";
import { listenToKeys, nameKeys } from "./keys.js";
import { watchPanels } from "./panels.js";
import { clearPicks, confirmPicks, countPicks, mayAnswer, pickedMoves, setWaiting, togglePick, updatePicks } from "./picks.js";
import { focusPrompt, swapRegions } from "./regions.js";
import { say, speech } from "./voice.js";
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
let wasOffline = false;
let isHeld = false;

/**
 * Show a notice; one about the connection interrupts, others reply.
 * @param {string} text
 */
function showNotice(text) {
  if (notice.textContent === text) return;
  notice.textContent = text;
  const { offline, crowded, kept } = table.dataset;
  if (![offline, crowded, kept].includes(text)) {
    say(text);
    return;
  }
  wasOffline = true;
  speech.interrupt(text);
}

/** Update everything that follows from the regions. */
function update() {
  updatePicks();
  announce();
  updateClocks();
  markAdvised();
  foldLesson();
  nameKeys();
  showLog();
  void part.take();
}

addEventListener("resize", foldLesson);

/** @param {Drawing[]} messages */
function show(messages) {
  swapRegions(...messages.map((message) => message.regions));
  update();
  alerts?.alertPlayer(messages.flatMap((message) => ("events" in message ? message.events : [])));
}

/**
 * Load what moves cards after the page: nothing moves before the first message. If that fails, messages are shown without motion.
 * @returns {Promise<Pick<import("./flight-queue.js").FlightQueue<Drawing>, "play" | "land">>}
 */
async function loadFlights() {
  await pageLoaded();
  const loaded = await import("./flights.js").catch(() => null);
  return loaded?.makeFlights() ?? { play: (message, showAll) => showAll([message]), land: () => undefined };
}

/** Load sounds and notifications last: the table does not wait for them. */
async function loadAlerts() {
  await pageLoaded();
  alerts ??= await import("./alerts.js");
}

/**
 * Load the text field's script. If that fails, the notice says so, and what was typed is still there.
 * @param {(loaded: typeof import("./command-line.js")) => unknown} use
 */
async function withCommandLine(use) {
  const loaded = await import("./command-line.js").catch(() => null);
  if (loaded) use(loaded);
  else showNotice(byId("command").dataset.failed ?? "");
}

/**
 * Ask about the game by a key; the focus stays where it is.
 * @param {string} key
 */
function ask(key) {
  const isKnown = table.dataset.askingKeys.includes(key);
  if (isKnown) void withCommandLine(({ askByKey }) => askByKey(key));
  return isKnown;
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
  const loaded = await import("./expert.js").catch(() => null);
  if (loaded) loaded.openExpert(link.href);
  else location.assign(link.href);
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
  const loaded = await import("./sharing.js").catch(() => null);
  if (loaded) await loaded.shareTarget(link);
  else location.assign(link.href);
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

/**
 * Does a button change the table? The page follows it and need not be loaded anew.
 * @param {HTMLElement | null} submitter
 */
function isAboutTable(submitter) {
  return /\/(?:bot|bots|decline|hand-over|leave|people|sit|start)$/.test(submitter?.getAttribute("formaction") ?? "");
}

/** Show the page of another seat, or of another number of seats. */
async function reseat() {
  (await flights).land();
  const loaded = await import("./reseating.js").catch(() => null);
  if (!(await loaded?.adoptPage(table))) {
    location.reload();
    return;
  }
  connection.rejoin();
  update();
  if (document.activeElement === document.body) focusPrompt();
}

/**
 * Let bots wait while a listener hears what happened.
 * @param {boolean} isBusy
 */
function holdBots(isBusy) {
  if (isBusy === isHeld) return;
  isHeld = isBusy;
  if (connection.isLive) connection.send({ do: isBusy ? "hold" : "release" });
}

/** @param {SubmitEvent} event */
function submit(event) {
  const { submitter } = event;
  const form = /** @type {HTMLFormElement} */ (event.target);
  const action = /** @type {Request["do"] | undefined} */ (submitter?.dataset.do);
  if (form.id === "answer") {
    if (mayAnswer(submitter)) answer(form, submitter);
  } else if (form.id === "chat" && connection.isLive) chat(form);
  else if (form.id === "command") void withCommandLine(({ sendLine }) => sendLine(form));
  else if (form.id === "act" && connection.isLive && isAboutTable(submitter)) void postForm(form, submitter, showNotice);
  else if (form.id === "act" && action) connection.send({ do: action }, () => say(submitter?.dataset.done ?? ""));
  else return;
  event.preventDefault();
}

/**
 * Pick the card in focus; if it is picked, or none has the focus, confirm.
 * @param {Element} focus
 */
function enter(focus) {
  if (focus.matches("label:is(.pick, .instead) input:not(:checked)")) togglePick(/** @type {HTMLElement} */ (focus));
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
listenToKeys({ confirm: enter, back: goBack, zoom: () => say(zoomFocused()), toggle: togglePick, ask, unknown: (key) => say(table.dataset.noKey.replace("%", key)) });
watchPanels();
const connection = new Connection(table, {
  onDrawing: (message) => void flights.then((queue) => queue.play(message, show)),
  onNotice: showNotice,
  onWaiting: setWaiting,
  onConnected: () => {
    if (wasOffline) speech.interrupt(table.dataset.online);
    wasOffline = false;
    if (isHeld) connection.send({ do: "hold" });
    void part.take({ again: true });
    void loadAlerts();
  },
  onMoved: () => void reseat(),
});
const part = new DealPart(connection, table.dataset.table);
startClocks(table.dataset, (text) => speech.interrupt(text));
const isListening = document.documentElement.dataset.listening !== undefined;
if (isListening) speech.onBusy = holdBots;
update();
say(notice.textContent);
if (isListening) focusPrompt();
