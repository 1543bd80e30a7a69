import assert from "node:assert/strict";
import { test } from "node:test";

import { one, openPage } from "./page.js";

openPage(`<template id="deck"><span data-card="lion"><i class="name">Lion</i></span>
<span data-card="wolf" data-about="Wolf, 5. Steals a card."><i class="name">Wolf</i></span></template><div id="prompt"></div><div id="hand"></div>`);
const cards = await import("../../src/wildtable/games/wild_cards/page/table.js");
const space = await import("../../src/wildtable/games/wild_space/page/table.js");
const realms = await import("../../src/wildtable/games/wild_realms_alliance/page/table.js");

/**
 * @param {Record<string, string>} said
 * @param {object} [figures]
 * @param {number} [most]
 */
function prompt(said, figures, most = 1) {
  const asked = one("#prompt");
  for (const name of asked.getAttributeNames()) if (name !== "id") asked.removeAttribute(name);
  for (const [name, text] of Object.entries(said)) asked.setAttribute(`data-say-${name}`, text);
  if (figures) asked.dataset.figures = JSON.stringify(figures);
  asked.dataset.most = String(most);
  return asked;
}

test("Wild Cards says what a bid costs", () => {
  const asked = prompt({ "cost-2": "costs 2 cards", refill: "refills your hand" });
  assert.deepEqual(cards.explainPicks(["bid forest-3"], asked), [{ text: "costs 2 cards" }]);
  assert.deepEqual(cards.explainPicks(["bid refill"], asked), [{ text: "refills your hand" }]);
  assert.equal(cards.explainPicks(["bid forest-1"], asked), null, "no text, no explanation");
  assert.equal(cards.explainPicks(["bid forest-3", "bid forest-2"], asked), null);
  assert.equal(cards.explainPicks([], asked), null);
});

test("Wild Cards adds a payment up and finds natural habitats", () => {
  const asked = prompt({ total: "% points", "bonus-savannah": "% is at home" }, { bid: "savannah-3", natural: { lion: "savannah" } }, 2);
  assert.deepEqual(cards.explainPicks(["pay savannah-1"], asked), [{ text: "1 points" }]);
  const whole = [{ text: "3 points" }, { text: "Lion is at home", bonus: true }];
  assert.deepEqual(cards.explainPicks(["pay savannah-1", "pay wild-2"], asked), whole);
  assert.deepEqual(cards.explainPicks(["pay savannah-1", "pay forest-2"], asked), [{ text: "3 points" }]);
});

test("Wild Realms Alliance says what an animal does and what three would score", () => {
  assert.deepEqual(realms.explainPicks(["lead wolf"], prompt({})), [{ text: "Wolf: Steals a card." }]);
  assert.deepEqual(realms.explainPicks(["keep wolf"], prompt({})), [{ text: "Steals a card." }]);
  assert.equal(realms.explainPicks(["fight wolf"], prompt({})), null);
  const asked = prompt({ sum: "%1 + %2 = %3", "sum-endgame": "% at the end" }, { "fox hare wolf": [5, 3, -2] }, 3);
  assert.deepEqual(realms.explainPicks(["score wolf", "score fox", "score hare"], asked), [
    { text: "5 + 3 = 8" },
    { text: "−2 at the end", bonus: true },
  ]);
  assert.equal(realms.explainPicks(["score wolf"], asked), null);
});

test("Wild Space says in words what is picked", () => {
  one("#hand").innerHTML = `<input type="radio" name="move" value="take owl" data-label="Owl" aria-label="Owl. Draws two cards." checked>
    <div class="option"><input type="checkbox" name="move" value="pass" data-label="Pass" aria-label="Pass. Really." checked></div>
    <input type="checkbox" name="move" value="take bear" data-label="Bear" aria-label="Bear" checked>`;
  assert.deepEqual(space.explainPicks(["take owl"]), [{ text: "Draws two cards." }]);
  assert.equal(space.explainPicks(["take bear"]), null);
  assert.equal(space.explainPicks(["pass"]), null);
  assert.equal(space.explainPicks(["take owl", "take bear"]), null);
  assert.equal(space.explainPicks([]), null);
});

test("Wild Space shows how far planets are swiped", () => {
  one("#hand").innerHTML = `<div class="mat"><ol class="planets"></ol></div><ol class="log"></ol>`;
  const [mat, planets] = [one(".mat"), one(".planets")];
  const scrollTo = (/** @type {number} */ scrollLeft) => {
    const sizes = Object.entries({ scrollLeft, scrollWidth: 500, clientWidth: 300 });
    for (const [name, value] of sizes) Object.defineProperty(planets, name, { value, configurable: true });
    planets.dispatchEvent(new Event("scroll"));
    return mat.style.getPropertyValue("--at");
  };
  assert.equal(scrollTo(50), "0.25");
  assert.equal(scrollTo(210), "1", "not further than the end");
  one(".log").dispatchEvent(new Event("scroll"));
  assert.equal(mat.style.getPropertyValue("--at"), "1");
});
