// Countdowns: every element with a deadline shows the time left, by the server's clock. The player's own is called out at half of the
// time, at 30 and at 10 seconds.

import { find, findAll } from "./dom.js";

const SHORT = 10;
const CALLS = [30, SHORT];
/** From how many seconds on a call counts minutes. */
const MINUTES = 120;
const [HOUR, DAY] = [3600, 86400];

/**
 * Texts with `%` for a number, and `timeLeft` with `%` for a time.
 * @typedef {{ days: string, hours: string, minutes: string, seconds: string, timeLeft: string }} Units
 */

let skew = 0;
/** @type {Units} */
let units = { days: "%", hours: "%", minutes: "%", seconds: "%", timeLeft: "%" };
/** @type {(text: string) => void} */
let callOut = () => {};
let own = { deadline: "", total: 0, left: 0 };

/**
 * Count down from now on. `now` is the server's time; `call` is given what is called out.
 * @param {Units & { now: string }} table
 * @param {(text: string) => void} call
 */
export function startClocks(table, call) {
  skew = Number(table.now) - Date.now() / 1000;
  units = table;
  callOut = call;
  setInterval(updateClocks, 1000);
}

export function updateClocks() {
  const mine = find(".mine [data-deadline]")?.dataset.deadline ?? "";
  if (mine !== own.deadline) own = { deadline: mine, total: secondsUntil(mine), left: secondsUntil(mine) };
  const before = own.left;
  own.left = secondsUntil(mine);
  if (mine && isCalled(own.total, before, own.left)) callOut(formatCall(own.left, units));
  for (const clock of findAll("[data-deadline]")) {
    const left = secondsUntil(clock.dataset.deadline ?? "");
    const shown = formatTime(left, units);
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("short", left <= SHORT);
  }
}

/** @param {string} deadline */
function secondsUntil(deadline) {
  return Math.max(0, Math.round(Number(deadline) - skew - Date.now() / 1000));
}

/**
 * Is the time called out that is left now, of all that there was?
 * @param {number} total seconds
 * @param {number} before
 * @param {number} left
 */
export function isCalled(total, before, left) {
  return [Math.floor(total / 2), ...CALLS].some((at) => at < total && before > at && left <= at) && left > 0;
}

/**
 * @param {number} left seconds
 * @param {Pick<Units, "minutes" | "seconds" | "timeLeft">} units
 */
export function formatCall(left, { minutes, seconds, timeLeft }) {
  const [unit, count] = left < MINUTES ? [seconds, left] : [minutes, Math.round(left / 60)];
  return timeLeft.replace("%", unit.replace("%", String(count)));
}

/**
 * @param {number} left seconds
 * @param {{ days: string, hours: string }} units
 */
export function formatTime(left, { days, hours }) {
  if (left >= 2 * DAY) return days.replace("%", String(Math.floor(left / DAY)));
  if (left >= 2 * HOUR) return hours.replace("%", String(Math.floor(left / HOUR)));
  const pad = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const [hour, minute, second] = [Math.floor(left / HOUR), Math.floor(left / 60) % 60, left % 60];
  return hour ? `${hour}:${pad(minute)}:${pad(second)}` : `${minute}:${pad(second)}`;
}
