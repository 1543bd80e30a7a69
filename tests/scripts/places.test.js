import assert from "node:assert/strict";
import { test } from "node:test";

import { Places } from "../../src/wildtable/server/static/places.js";

const [WOLF, FOX, HARE] = ["wolf", "fox", "hare"].map((id) => ({ id }));

/** @param {typeof WOLF[]} cards */
function makePlaces(cards = [WOLF, FOX, HARE]) {
  /** @type {Places<NonNullable<typeof WOLF>>} */
  const places = new Places();
  places.update(cards.filter((card) => card !== undefined), "Leader|Fighter|Collector");
  return places;
}

test("a question without names has no places", () => {
  const places = new Places();
  places.update([], undefined);
  assert.equal(places.any, false);
});

test("cards take the first free place, and the last card is what is left", () => {
  const places = makePlaces();
  assert.ok(WOLF && FOX && HARE);
  places.take(FOX);
  assert.deepEqual(places.filled(), [FOX, undefined, undefined]);
  places.take(HARE);
  assert.deepEqual(places.filled(), [FOX, HARE, WOLF]);
  assert.equal(places.nameOf(WOLF), "Collector");
});

test("a third card replaces the first, and a card is in one place only", () => {
  const places = makePlaces();
  assert.ok(WOLF && FOX && HARE);
  places.take(WOLF);
  places.take(FOX);
  places.take(HARE);
  assert.deepEqual(places.taken, [HARE, FOX, undefined]);
  places.take(FOX, 2);
  assert.deepEqual(places.taken, [HARE, undefined, FOX]);
  assert.deepEqual(places.filled(), [HARE, WOLF, FOX]);
  places.leave(HARE);
  assert.deepEqual(places.filled(), [undefined, undefined, FOX]);
});

test("a fresh drawing of the same cards keeps their places", () => {
  const places = makePlaces();
  assert.ok(WOLF && FOX && HARE);
  places.take(FOX, 1);
  const [wolf, fox] = [{ id: "wolf" }, { id: "fox" }];
  places.update([wolf, fox], "Leader|Fighter|Collector");
  assert.equal(places.taken[1], fox);
  assert.equal(places.recent, fox);
  places.update([wolf], "Leader|Fighter|Collector");
  assert.deepEqual([places.taken, places.recent], [[undefined, undefined, undefined], null]);
});
