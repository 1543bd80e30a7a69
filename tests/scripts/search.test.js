import assert from "node:assert/strict";
import { test } from "node:test";

import { one, openPage } from "./page.js";

openPage('<search><input id="find"><p id="found-count" data-none="None" data-failed="Failed" data-some="found"></p><ol id="found"></ol></search>');

const SECTIONS = [
  { page: "Writing a bot", heading: "Limits", path: "/docs/bots#limits", text: "Status 429 has Retry-After." },
  { page: "API", heading: "answer", path: "/docs/api#answer", text: "Answer the question with one move." },
  { page: "API", heading: "Errors", path: "/docs/api#errors", text: "429 too-much, an answer too many" },
];
let loads = 0;
let status = 200;
globalThis.fetch = /** @type {typeof fetch} */ (async () => {
  loads += 1;
  return new Response(JSON.stringify(SECTIONS), { status });
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

/** @param {string} query */
async function type(query) {
  const field = /** @type {HTMLInputElement} */ (one("#find"));
  field.value = query;
  field.dispatchEvent(new Event("input"));
  await new Promise((done) => setImmediate(done));
  return one("#found-count").textContent;
}

test("sections that cannot be loaded are tried again with the next letter", async () => {
  assert.equal(loads, 0);
  status = 503;
  assert.equal(await type("4"), "Failed");
  status = 200;
  assert.equal(await type("42"), "2 found");
  assert.equal(loads, 2);
});

test("the field loads the sections once, and lists what is found", async () => {
  assert.equal(await type("429"), "2 found");
  assert.equal(await type("zebra"), "None");
  assert.equal(await type(""), "");
  assert.equal(loads, 2);
  await type("answer");
  assert.deepEqual([...document.querySelectorAll("#found a")].map((link) => link.textContent), ["API: answer", "API: Errors"]);
});
