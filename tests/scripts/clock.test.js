import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { one, openPage } from "./page.js";

openPage('<time data-deadline="1030"></time>');
const { formatTime, startClocks, updateClocks } = await import("../../src/wildtable/server/static/clock.js");

const UNITS = { days: "% days", hours: "% hours" };
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
  startClocks({ now: "1000", ...UNITS });
  updateClocks();
  assert.deepEqual([one("time").textContent, one("time").className], ["0:30", ""]);
  mock.timers.tick(20_000);
  assert.deepEqual([one("time").textContent, one("time").className], ["0:10", "short"]);
  mock.timers.tick(60_000);
  assert.equal(one("time").textContent, "0:00");
});
