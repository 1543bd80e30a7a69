import assert from "node:assert/strict";
import { test } from "node:test";

import { beatsOf, estimateLength, planMotion } from "../../src/wildtable/server/static/choreography.js";
import { Zones } from "../../src/wildtable/server/static/zones.js";

/** @import { GameEvent, Sign, Spot, Thing } from "../../src/wildtable/server/static/types.d.ts" */

/**
 * @param {string} name
 * @param {Partial<GameEvent>} about
 * @returns {GameEvent}
 */
function event(name, { cards = null, count = cards?.length ?? 1, ...about } = {}) {
  return { event: name, seat: 1, cards, count, from: null, to: null, number: null, ...about };
}

/** @param {string} name */
function node(name) {
  return /** @type {HTMLElement} */ (/** @type {unknown} */ ({ name, closest: () => null }));
}

/**
 * @param {string} card
 * @param {Partial<Thing>} [about]
 * @returns {Thing}
 */
function thing(card, about = {}) {
  return { card, node: node(card || "back"), rect: { x: 0, y: 0, width: 40, height: 56 }, taken: false, ...about };
}

/**
 * @param {number} x
 * @param {Thing[]} things
 * @param {Partial<Spot>} [about]
 * @returns {Spot}
 */
function spot(x, things, about = {}) {
  const rect = { x, y: 0, width: 40, height: 56 };
  return { rect, free: [], signs: [], ...about, things: things.map((one) => ({ ...one, rect })) };
}

/** @param {Record<string, Spot>} spots */
function zones(spots) {
  return new Zones(new Map(Object.entries(spots).map(([name, one]) => [name, [one]])));
}

/** @param {import("../../src/wildtable/server/static/types.d.ts").Side} side */
function look(side) {
  return "card" in side ? side.card : "sign" in side ? "sign" : "back";
}

test("events of one name make a beat", () => {
  const names = ["drawn", "drawn", "bid", "drawn"].map((name) => event(name));
  assert.deepEqual(beatsOf(names).map((beat) => beat.length), [2, 1, 1]);
});

test("hidden cards fly face down, and only so many at once", () => {
  const pile = () => zones({ pile: spot(0, [thing("")]), "hand-1": spot(500, []) });
  const plan = planMotion([event("drawn", { count: 3, from: "pile", to: "hand-1" })], pile(), pile());
  assert.deepEqual(plan.flights.map((flight) => flight.sides.map(look)), [["back"], ["back"], ["back"]]);
  assert.deepEqual(plan.flights.map(({ start }) => start), [0, 70, 140]);
  assert.equal(plan.length, 140 + 320);
  const many = planMotion([event("drawn", { count: 30, from: "pile", to: "hand-1" })], pile(), pile());
  assert.equal(many.flights.length, 10);
});

test("a card shown on its way turns over, an open one does not", () => {
  const played = [event("played", { cards: ["owl"], from: "hand-1", to: "display" })];
  const after = () => zones({ "hand-1": spot(0, []), display: spot(500, [thing("owl")]) });
  const hidden = zones({ "hand-1": spot(0, [thing("")]), display: spot(500, []) });
  assert.deepEqual(planMotion(played, hidden, after()).flights.map(({ sides }) => sides.map(look)), [["back", "owl"]]);
  const own = zones({ "hand-1": spot(0, [thing("bear"), thing("owl")]), display: spot(500, []) });
  assert.deepEqual(planMotion(played, own, after()).flights.map(({ sides }) => sides.map(look)), [["owl"]]);
});

test("a sealed card turns over in place, and the real one is hidden until then", () => {
  const before = zones({ "hand-1": spot(0, []), "bid-1": spot(500, [thing("", { sealed: true })]) });
  const real = thing("forest-3");
  const after = zones({ "hand-1": spot(0, []), "bid-1": spot(500, [real]) });
  const plan = planMotion([event("bid", { cards: ["forest-3"], from: "hand-1", to: "bid-1" })], before, after);
  const [flight, ...others] = plan.flights;
  assert.deepEqual(others, []);
  assert.deepEqual(flight?.sides.map(look), ["back", "forest-3"]);
  assert.equal(flight?.from?.x, flight?.to?.x);
  assert.deepEqual(plan.hidden, [{ node: real.node, until: 360 }]);
});

test("sealing an answer and taking it back move a card without an event", () => {
  const empty = () => zones({ "hand-1": spot(0, []), "bid-1": spot(500, []) });
  const laid = () => zones({ "hand-1": spot(0, []), "bid-1": spot(500, [thing("", { sealed: true })]) });
  const [seal] = planMotion([], empty(), laid()).flights;
  assert.deepEqual([seal?.from?.x, seal?.to?.x, seal?.sides.map(look)], [0, 500, ["back"]]);
  const [back] = planMotion([], laid(), empty()).flights;
  assert.deepEqual([back?.from?.x, back?.to?.x], [500, 0]);
  const named = [event("bid", { cards: ["forest-3"], from: "hand-1", to: "bid-1" })];
  assert.equal(planMotion(named, empty(), laid()).flights.length, 1, "not twice where an event says it");
});

test("beats follow each other, the next a little before the last has landed", () => {
  const all = () => zones({ pile: spot(0, [thing("")]), "hand-1": spot(500, []), discard: spot(900, []) });
  const drawn = event("drawn", { from: "pile", to: "hand-1" });
  const dropped = event("discarded", { cards: ["owl"], from: "hand-1", to: "discard" });
  const { flights } = planMotion([drawn, dropped], all(), all());
  assert.deepEqual(flights.map(({ start, end }) => [start, end]), [[0, 320], [200, 520]]);
});

test("a card moved twice leaves from where it landed, after it has", () => {
  const all = () => zones({ pile: spot(0, [thing("owl")]), table: spot(500, []), "hand-1": spot(900, []) });
  const hops = [
    event("shown", { cards: ["owl"], from: "pile", to: "table" }),
    event("taken", { cards: ["owl"], from: "table", to: "hand-1" }),
  ];
  const [first, second] = planMotion(hops, all(), all()).flights;
  assert.equal(second?.from?.x, first?.to?.x);
  assert.equal(second?.start, first?.end);
  assert.equal(first?.gone, second?.start);
});

test("what was on top of a pile stays visible until the next card covers it", () => {
  const before = zones({ "hand-1": spot(0, []), discard: spot(500, [thing("bear")]) });
  const after = zones({ "hand-1": spot(0, []), discard: spot(500, [thing("owl")]) });
  const plan = planMotion([event("discarded", { cards: ["owl"], from: "hand-1", to: "discard" })], before, after);
  assert.deepEqual(plan.flights.map((flight) => flight.sides.map(look)), [["bear"], ["back", "owl"]]);
  assert.equal(plan.flights[0]?.gone, plan.flights[1]?.end);
});

test("where no card is drawn its sign flies, and is hidden where it will be", () => {
  const sign = (/** @type {number} */ x) => {
    const rect = { x, y: 0, width: 20, height: 20 };
    return /** @type {Sign} */ ({ node: node("crown"), names: ["crown", "lion-leader"], rect, colour: "gold" });
  };
  const [was, is] = [sign(0), sign(500)];
  const before = zones({ "leaders-0": spot(0, [], { signs: [was] }), "leaders-1": spot(500, []) });
  const after = zones({ "leaders-0": spot(0, []), "leaders-1": spot(500, [], { signs: [is] }) });
  const plan = planMotion([event("led", { cards: ["lion-leader"], from: "leaders-0", to: "leaders-1" })], before, after);
  assert.deepEqual(plan.flights.map((flight) => flight.sides.map(look)), [["sign"]]);
  assert.deepEqual([plan.flights[0]?.from?.x, plan.flights[0]?.to?.x], [0, 500]);
  assert.deepEqual(plan.hidden, [{ node: is.node, until: 400 }]);
});

test("shuffles and points have their moment", () => {
  const all = () => zones({ pile: spot(0, [thing("")]) });
  const plan = planMotion([event("shuffled", { to: "pile", count: 20 }), event("scored", { number: 2 })], all(), all());
  assert.deepEqual(plan.riffles.map(({ start, end }) => [start, end]), [[0, 300]]);
  assert.deepEqual(plan.scores, [{ seat: 1, number: 2, at: 300 }]);
  assert.deepEqual(planMotion([event("scored", { number: 0 })], all(), all()).scores, []);
});

test("events between places that are not on the page move nothing", () => {
  assert.deepEqual(planMotion([event("drawn", { from: "here", to: "there" })], zones({}), zones({})).flights, []);
});

test("the length of events is estimated from their cards", () => {
  assert.equal(estimateLength([]), 0);
  assert.equal(estimateLength([event("round")]), 0);
  assert.equal(estimateLength([event("drawn", { count: 3, from: "pile", to: "hand-1" })]), 320 + 140 - 120);
});

test("a line of the story appears with its event and is held before anything else moves", () => {
  const table = () => zones({ pile: spot(0, [thing("")]), "hand-1": spot(500, []) });
  const events = [
    event("passed"),
    event("drawn", { from: "pile", to: "hand-1" }),
    event("round-began"),
    event("drawn", { from: "pile", to: "hand-1" }),
  ];
  const cues = [
    { at: 0, hold: 1500, node: node("passed") },
    { at: 2, hold: 2500, node: node("round") },
    { at: 2, hold: 0, node: node("heading") },
  ];
  const { told, flights, length, held } = planMotion(events, table(), table(), cues);
  const [first, second] = flights;
  assert.ok(first && second);
  assert.equal(told[0]?.at, 0);
  assert.equal(first.start, 1500);
  assert.equal(told[2]?.at, (told[1]?.at ?? 0) + 2500);
  assert.ok(second.start >= (told[1]?.at ?? 0) + 2500, "the next deal waits until the story has been read");
  assert.ok(first.end <= second.start);
  assert.equal(held, 4000);
  assert.ok(length >= second.end);
});

test("without lines to tell a plan is what it was", () => {
  const table = () => zones({ pile: spot(0, [thing("")]), "hand-1": spot(500, []) });
  const events = [event("drawn", { from: "pile", to: "hand-1" }), event("bid", { from: "pile", to: "hand-1" })];
  const plan = planMotion(events, table(), table());
  assert.deepEqual([plan.told, plan.held, plan.flights[1]?.start], [[], 0, 200]);
});
