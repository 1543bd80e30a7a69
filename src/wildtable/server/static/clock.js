// Countdowns: every element with a deadline shows the time left, by the server's clock.

import { findAll } from "./dom.js";

const SHORT = 10;
const [HOUR, DAY] = [3600, 86400];

let skew = 0;
let units = { days: "%", hours: "%" };

/**
 * Count down from now on. `now` is the server's time; `days` and `hours` are texts with `%` for the number.
 * @param {{ now: string, days: string, hours: string }} table
 */
export function startClocks({ now, days, hours }) {
  skew = Number(now) - Date.now() / 1000;
  units = { days, hours };
  setInterval(updateClocks, 1000);
}

export function updateClocks() {
  for (const clock of findAll("[data-deadline]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.deadline) - skew - Date.now() / 1000));
    const shown = formatTime(left, units);
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("short", left <= SHORT);
  }
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
