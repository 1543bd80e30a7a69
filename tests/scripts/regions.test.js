import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { one, openPage } from "./page.js";

const HAND = '<label><input type="checkbox" id="owl"></label><label><input type="checkbox" id="bear"></label>';
const prompt = (/** @type {number} */ question) => `<div data-your-move data-question="${question}"><h2 tabindex="-1">Bid</h2></div><button class="go">Go</button>`;

openPage('<section data-region="mat"></section><section data-region="prompt" tabindex="-1"></section><section data-region="hand"></section>');
const { swapRegions } = await import("../../src/wildtable/server/static/regions.js");

beforeEach(() => {
  document.body.focus();
  swapRegions({ mat: "", prompt: "", hand: "" });
  swapRegions({ prompt: prompt(1), hand: HAND, mat: '<details id="more"></details>' });
});

/** @param {string} selector */
const input = (selector) => /** @type {HTMLInputElement} */ (one(selector));

test("a region that did not change is not touched", () => {
  const before = one("#owl");
  swapRegions({ hand: HAND, mat: "<i id=new></i>" });
  assert.equal(one("#owl"), before);
  one("#new");
});

test("of several drawings the last is shown, and unknown regions are ignored", () => {
  swapRegions({ mat: "<i id=first></i>", hand: "" }, { mat: "<i id=second></i>", nowhere: "x" });
  assert.deepEqual([one("[data-region=mat]").innerHTML, one("[data-region=hand]").innerHTML], ['<i id="second"></i>', ""]);
});

test("picks outlive a swap but not their question", () => {
  input("#owl").checked = true;
  swapRegions({ hand: `${HAND}<i></i>` });
  assert.deepEqual([input("#owl").checked, input("#bear").checked], [true, false]);
  swapRegions({ prompt: prompt(2) });
  assert.equal(input("#owl").checked, false, "also where the hand was drawn as before");
});

test("focus stays on the same thing, or goes to where the question is and stays there", () => {
  one("#bear").focus();
  swapRegions({ hand: `${HAND}<i></i>` });
  assert.equal(document.activeElement?.id, "bear");
  swapRegions({ hand: "" });
  assert.equal(document.activeElement, one("[data-region=prompt]"));
  swapRegions({ prompt: prompt(7) });
  assert.equal(document.activeElement, one("[data-region=prompt]"));
  swapRegions({ prompt: prompt(1) });
  one(".go").focus();
  swapRegions({ prompt: prompt(1).replace("Go", "Choose a card") });
  assert.ok(document.activeElement?.matches(".go"));
});

test("focus elsewhere is left alone", () => {
  document.body.insertAdjacentHTML("beforeend", "<input id=chat>");
  one("#chat").focus();
  swapRegions({ hand: "", prompt: prompt(3) });
  assert.equal(document.activeElement?.id, "chat");
});

test("what is open stays open", () => {
  one("#more").setAttribute("open", "");
  swapRegions({ mat: '<details id="more"></details><i></i>' });
  assert.ok(one("#more").hasAttribute("open"));
});
