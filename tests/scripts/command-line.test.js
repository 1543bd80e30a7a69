import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { define, one, openPage } from "./page.js";

openPage('<form id="command" action="/t/abc/command" data-failed="Try again"><input id="line" name="line"><ol id="replies"></ol></form>');
mock.timers.enable({ apis: ["setTimeout"] });
const { sendLine } = await import("../../src/wildtable/server/static/command-line.js");

const field = () => /** @type {HTMLInputElement} */ (one("#line"));

/**
 * Type a line that the server answers so; `while` happens meanwhile.
 * @param {string} line
 * @param {{ ok: boolean, lines?: string[] }} answer
 * @param {() => void} [meanwhile]
 */
async function type(line, { ok, lines }, meanwhile = () => {}) {
  define("fetch", async () => {
    assert.equal(field().value, "", "the field is free at once");
    meanwhile();
    return { ok, json: async () => ({ lines }) };
  });
  field().value = line;
  await sendLine(/** @type {HTMLFormElement} */ (one("#command")));
  mock.timers.tick(1);
  return [field().value, one("#say").textContent];
}

beforeEach(() => mock.timers.tick(100_000));

test("a reply is spoken, and stays to be read", async () => {
  assert.deepEqual(await type("hand", { ok: true, lines: ["Hand: Forest 1."] }), ["", "Hand: Forest 1."]);
  assert.equal(one("#replies li").textContent, "handHand: Forest 1.");
});

test("a line that was not taken comes back, unless another one is being typed", async () => {
  assert.deepEqual(await type("bid lion", { ok: false, lines: ["You have no lion."] }), ["bid lion", "You have no lion."]);
  assert.equal((await type("1", { ok: false }))[0], "1");
  const [left] = await type("1", { ok: false, lines: ["No."] }, () => (field().value = "2"));
  assert.equal(left, "2");
});
