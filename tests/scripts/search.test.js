import assert from "node:assert/strict";
import { test } from "node:test";

import { one, openPage } from "./page.js";

openPage('<search><input id="find"><p id="found-count" data-none="None" data-some="found"></p><ol id="found"></ol></search>');

const SECTIONS = [
  { page: "Writing a bot", heading: "Limits", path: "/docs/bots#limits", text: "Status 429 has Retry-After." },
  { page: "API", heading: "answer", path: "/docs/api#answer", text: "Answer the question with one move." },
  { page: "API", heading: "Errors", path: "/docs/api#errors", text: "429 too-much, an answer too many" },
];
let loads = 0;
globalThis.fetch = /** @type {typeof fetch} */ (async () => {
  loads += 1;
  return new Response(JSON.stringify(SECTIONS));
});
const { findSections } = await import("../../src/wildtable/server/static/search.js");

/** @param {string} query */
const paths = (query) => findSections(SECTIONS, query).map((section) => section.path);

test("a section is found by all words, one whose heading they are first", () => {
  assert.deepEqual(paths("429"), ["/docs/bots#limits", "/docs/api#errors"]);
  assert.deepEqual(paths("ANSWER"), ["/docs/api#answer", "/docs/api#errors"]);
  assert.deepEqual(paths("429 retry"), ["/docs/bots#limits"]);
  assert.deepEqual(paths("nothing at all"), []);
  assert.deepEqual(paths("  "), []);
});

test("the field is shown, loads the sections once, and lists what is found", async () => {
  const field = /** @type {HTMLInputElement} */ (one("#find"));
  assert.equal(loads, 0);
  for (const [query, count] of [["429", "2 found"], ["zebra", "None"], ["", ""]]) {
    field.value = query ?? "";
    field.dispatchEvent(new Event("input"));
    await new Promise((done) => setImmediate(done));
    assert.equal(one("#found-count").textContent, count);
  }
  assert.equal(loads, 1);
  field.value = "answer";
  field.dispatchEvent(new Event("input"));
  await new Promise((done) => setImmediate(done));
  assert.deepEqual([...document.querySelectorAll("#found a")].map((link) => link.textContent), ["API: answer", "API: Errors"]);
});
