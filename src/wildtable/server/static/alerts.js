// Alerts: a sound for what just happened, and a notification for players who look elsewhere. Loaded when the table is live.
// Sounds are no motion: they play under reduced motion too, and have a switch of their own.

import { byId, find, findAll, targetOf } from "./dom.js";
import { areWanted, choose, clearNotification, notify } from "./notifications.js";
import { playSound } from "./sounds.js";

/**
 * @import { GameEvent, TableData, WithData } from "./types.d.ts"
 * @typedef {{ asked: string, won: boolean }} Look
 */

const CHOICE = "sounds";
/** @type {WithData<TableData>} */
const table = byId("table");
const switches = byId("calls");
const soundSwitch = byId("sounds");
const path = location.pathname;

let before = look();

/**
 * Choose the sound for what led from one look at the table to the next. Being asked twice in a row does not sound, and cards are
 * silent on a hidden page.
 * @param {Look} before
 * @param {Look} now
 * @param {Pick<GameEvent, "from" | "to" | "count">[]} events
 * @param {boolean} hidden
 */
export function chooseSound(before, now, events, hidden) {
  if (now.won && !before.won) return "win";
  if (now.asked && !before.asked) return "turn";
  return !hidden && events.some(({ from, to, count }) => from && to && from !== to && count) ? "card" : null;
}

/** @param {GameEvent[]} events */
export function alertPlayer(events) {
  const now = look();
  const sound = chooseSound(before, now, events, document.hidden);
  if (sound && areSoundsOn()) playSound(sound);
  if (sound === "turn") notify(path, `${table.dataset.turn} – ${table.dataset.title}`, now.asked, areSoundsOn());
  if (!now.asked && before.asked) clearNotification(path);
  before = now;
}

/** @returns {Look} */
function look() {
  const prompt = find("[data-your-move]");
  return { asked: (prompt && find("h2", prompt)?.textContent) ?? "", won: find("[data-won]") !== null };
}

function areSoundsOn() {
  return localStorage.getItem(CHOICE) !== "off";
}

/** Turning sounds on plays one, so that its loudness is known. */
function switchSounds() {
  localStorage.setItem(CHOICE, areSoundsOn() ? "off" : "on");
  if (areSoundsOn()) playSound("turn");
  showSwitches();
}

/** @param {string} value */
async function switchNotifications(value) {
  await choose(value);
  showSwitches();
  const isRefused = value === "on" && !areWanted();
  const status = find("[role=status]", switches);
  if (status) status.textContent = isRefused ? (switches.dataset.refused ?? "") : "";
}

function showSwitches() {
  soundSwitch.ariaPressed = String(areSoundsOn());
  for (const button of /** @type {HTMLButtonElement[]} */ (findAll("button", switches))) {
    button.ariaPressed = String(areWanted() === (button.value === "on"));
  }
}

soundSwitch.addEventListener("click", switchSounds);
switches.addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null} */
  const button = targetOf(event, "button");
  if (button) void switchNotifications(button.value);
});
document.addEventListener("visibilitychange", () => document.hidden || clearNotification(path));
addEventListener("storage", showSwitches);
showSwitches();
switches.hidden = false;
dispatchEvent(new Event("alerts"));
