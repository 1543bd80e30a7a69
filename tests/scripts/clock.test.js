import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { one, openPage } from "./page.js";

openPage('<div class="mine"><time data-deadline="1030"></time></div>');
const { formatCall, formatTime, isCalled, startClocks, updateClocks } = await import("../../src/wildtable/server/static/clock.js");

const UNITS = { days: "% days", hours: "% hours", minutes: "% minutes", seconds: "% seconds", timeLeft: "% left" };
const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

test("time is shown in the largest unit there is two of", () => {
  const times = /** @type {[number, string][]} */ ([
    [3 * DAY + 60, "3 days"], [2 * DAY, "2 days"], [2 * DAY - 1, "47 hours"], [5 * HOUR + MINUTE, "5 hours"],
    [HOUR + 2 * MINUTE, "1:02:00"], [MINUTE + 5, "1:05"], [9, "0:09"], [0, "0:00"],
  ]);
  for (const [left, shown] of times) assert.equal(formatTime(left, UNITS), shown);
});

test("clocks count down by the server's time, warn, and stop at zero", () => {
  mock.timers.enable({ apis: ["Date", "setInterval"], now: 5_000_000 });
  /** @type {string[]} */
  const called = [];
  startClocks({ now: "1000", ...UNITS }, (text) => called.push(text));
  updateClocks();
  assert.deepEqual([one("time").textContent, one("time").className], ["0:30", ""]);
  for (let second = 0; second < 20; second += 1) mock.timers.tick(1000);
  assert.deepEqual([one("time").textContent, one("time").className], ["0:10", "short"]);
  mock.timers.tick(60_000);
  assert.equal(one("time").textContent, "0:00");
  assert.deepEqual(called, ["15 seconds left", "10 seconds left"], "one's own time is called out");
});

test("the time left is called at half, at 30 and at 10 seconds, each once", () => {
  const calls = (/** @type {number} */ total) => Array.from({ length: total }, (_, at) => total - at - 1).filter((left) => isCalled(total, left + 1, left));
  assert.deepEqual(calls(120), [60, 30, 10]);
  assert.deepEqual(calls(60), [30, 10]);
  assert.deepEqual(calls(20), [10]);
  assert.deepEqual(calls(12), [10, 6]);
  assert.equal(isCalled(90, 50, 8), true, "also when the page slept");
  assert.equal(isCalled(90, 50, 0), false, "not when it is over");
  assert.deepEqual([formatCall(150, UNITS), formatCall(90, UNITS)], ["3 minutes left", "90 seconds left"]);
});
