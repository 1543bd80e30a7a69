import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "./page.js";

openPage("<div></div>");
const { countUp, placesByLine } = await import("../../src/wildtable/server/static/ending.js");

test("players change places with every line, and equal sums keep their final order", () => {
  const points = [
    [2, 5, 9],
    [6, 0, 1],
    [2, 5, 0],
  ];
  assert.deepEqual(placesByLine(points), [
    [1, 0, 2],
    [0, 2, 1],
    [0, 1, 2],
  ]);
  assert.deepEqual(placesByLine([]), []);
});

test("nothing counts up where a game is not over, or was over before", () => {
  assert.deepEqual(countUp(false, 0, 1), { animations: [], length: 0 });
  document.body.innerHTML = "<div class=final></div>";
  assert.deepEqual(countUp(true, 0, 1), { animations: [], length: 0 });
});
