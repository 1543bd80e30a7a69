import assert from "node:assert/strict";
import { test } from "node:test";

import { Zones } from "../../src/wildtable/server/static/zones.js";

/** @import { Spot, Thing } from "../../src/wildtable/server/static/types.d.ts" */

const BOX = { x: 10, y: 20, width: 200, height: 140 };

/**
 * @param {(string | Partial<Thing>)[]} cards
 * @param {Partial<Spot>} [about]
 * @returns {Spot}
 */
function spot(cards, about = {}) {
  const things = cards.map((card) => ({ card: "", rect: BOX, taken: false, ...(typeof card === "string" ? { card } : card) }));
  return { rect: BOX, free: [], things, signs: [], ...about };
}

test("cards are taken once, by kind, the picked one first", () => {
  const zones = new Zones(new Map([["hand-0", [spot(["owl", { card: "owl", picked: true }, "bear"])]]]));
  assert.equal(zones.take("hand-0", "owl")?.picked, true);
  assert.equal(zones.take("hand-0", "owl")?.picked, undefined);
  assert.equal(zones.take("hand-0", "owl"), undefined);
  assert.equal(zones.take("hand-0", null), undefined, "none is face down");
  assert.equal(zones.take("nowhere", "owl"), undefined);
  assert.equal(zones.take(null, "owl"), undefined);
});

test("zones that share an element share its cards", () => {
  const shared = spot(["owl"]);
  const zones = new Zones(new Map([["bid-0", [shared]], ["face-down-0", [shared]]]));
  assert.deepEqual(zones.names, ["bid-0"]);
  zones.take("bid-0", "owl");
  assert.equal(zones.take("face-down-0", "owl"), undefined);
});

test("a zone is open if a face is shown, or if it says what it holds", () => {
  const zones = new Zones(new Map([["pile", [spot([""])]], ["discard", [spot(["owl"])]], ["bears", [spot([], { holds: ["bear"] })]]]));
  assert.deepEqual(["pile", "discard", "bears", "nowhere"].map((name) => zones.isOpen(name)), [false, true, true, false]);
});

test("a card goes to its own slot, then to a free one, then among the others", () => {
  const free = { x: 1, y: 1, width: 40, height: 56 };
  const zones = new Zones(new Map([["crew", [spot([], { holds: ["bear"] }), spot(["owl"], { free: [free] })]]]));
  assert.deepEqual(zones.at("crew", "bear"), { x: 60, y: 20, width: 100, height: 140 });
  assert.equal(zones.at("crew", "owl"), free);
  assert.equal(zones.at("crew", "owl"), BOX);
  assert.equal(zones.at("nowhere", "owl"), null);
  assert.deepEqual(zones.amid("crew"), { x: 60, y: 20, width: 100, height: 140 });
});
