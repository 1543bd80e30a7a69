import assert from "node:assert/strict";
import { test } from "node:test";

import { define, one, openPage } from "./page.js";

openPage('<a href="/games/7/share" data-done="Copied"><small>Share</small></a>');
const { shareTarget } = await import("../../src/wildtable/server/static/sharing.js");
const link = /** @type {HTMLAnchorElement} */ (one("a"));
/** @type {string[]} */
const visited = [];
define("location", { assign: (/** @type {string} */ address) => visited.push(address) });

test("a game that cannot be fetched is not shared: the browser goes there, and says why", async () => {
  for (const reply of [async () => new Response("", { status: 404 }), async () => Promise.reject(new TypeError())]) {
    globalThis.fetch = /** @type {typeof fetch} */ (reply);
    await shareTarget(link);
  }
  assert.deepEqual(visited, [link.href, link.href]);
  assert.equal(link.textContent, "Share");
});
