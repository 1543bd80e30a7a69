import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "./page.js";

openPage('<main id="table"></main>');
/** @type {string[]} */
const registered = [];
const register = async (/** @type {string} */ script) => {
  registered.push(script);
  throw new Error("there is none here");
};
Object.defineProperty(navigator, "serviceWorker", { value: { register } });
await import("../../src/wildtable/server/static/preferences.js");

test("a replay, which is a table that is not live, registers the service worker when it has loaded", () => {
  dispatchEvent(new Event("load"));
  assert.deepEqual(registered, ["/worker.js"]);
});
