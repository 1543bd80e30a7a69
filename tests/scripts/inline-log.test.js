import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { one, openPage } from "./page.js";

openPage('<ol data-region="log"></ol><div id="history"></div>');
const { countKnown, showLog } = await import("../../src/wildtable/server/static/inline-log.js");

/** @param {string[]} lines those in capitals are milestones */
function log(...lines) {
  one("[data-region=log]").innerHTML = lines
    .map((line) => (line === line.toUpperCase() ? `<li class="milestone"><h3>${line}</h3></li>` : `<li>${line}</li>`))
    .join("");
  showLog();
}

/** The headings and lines in the order in which they are read. */
function read() {
  return [...one("#history").querySelectorAll("h3, li")].map((part) => part.textContent);
}

beforeEach(() => log());

test("rounds have headings, and the newest comes first", () => {
  log("dealt", "ROUND 1", "Ada bids", "Bruno bids", "ROUND 2", "Ada passes");
  assert.deepEqual(read(), ["ROUND 2", "Ada passes", "ROUND 1", "Bruno bids", "Ada bids", "dealt"]);
});

test("what is there stays, so that nobody loses the place where they read", () => {
  log("ROUND 1", "Ada bids");
  const line = one("#history li");
  log("Ada bids", "Bruno bids");
  assert.equal(one("#history li + li"), line);
  assert.deepEqual(read(), ["ROUND 1", "Bruno bids", "Ada bids"]);
});

test("an undo or another game begins the log anew", () => {
  log("ROUND 1", "Ada bids", "Bruno bids");
  log("ROUND 1", "Ada bids");
  assert.deepEqual(read(), ["ROUND 1", "Ada bids"]);
  assert.equal(countKnown(["a", "b"], ["b", "c"]), 1);
  assert.equal(countKnown(["a", "b"], ["c"]), 0);
});
