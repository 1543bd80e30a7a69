import assert from "node:assert/strict";
import { test } from "node:test";

import { one, openPage } from "./page.js";

openPage(`<div class="coach" data-advised="refresh lizard"></div>
  <label class="pick"><input name="move" value="draw left"></label>
  <label class="instead"><input name="move" value="refresh lizard"></label>
  <label class="other"><input type="checkbox" id="instead"></label><button name="only" value="decline"></button>`);
const { markAdvised } = await import("../../src/wildtable/server/static/advice.js");

/** @returns {string[]} */
const marked = () => [...document.querySelectorAll(".advised")].map((node) => node.className.split(" ")[0] ?? "");

test("advice to use a card in another way marks the switch to it, too", () => {
  markAdvised();
  assert.deepEqual(marked(), ["instead", "other"]);
  one(".coach").dataset.advised = "draw left";
  markAdvised();
  assert.deepEqual(marked(), ["pick"]);
  one(".coach").dataset.advised = "decline";
  markAdvised();
  assert.deepEqual([...document.querySelectorAll(".advised")], [one("button")]);
});
