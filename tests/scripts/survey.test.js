import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "./page.js";

openPage(`<ul><li data-zone="collection-0 leaders-0" data-holds="lion lion-leader" data-signs="lion-leader:crown">
<svg class="art art-crown"></svg><svg class="art art-lion"></svg></li></ul>
<div data-zone="bid-1"><label class="pick"><input type="checkbox" checked><span class="card" data-card="owl"><svg class="art art-owl"></svg></span></label>
<span class="seal"><span class="card"></span></span><i class="slot"></i></div>
<section data-region="hand"><span class="card" data-card="owl"></span><span class="card" data-card="owl"></span></section>
<i data-piece="ship-1"></i><i data-store="ships"></i>`);
const { survey } = await import("../../src/wildtable/server/static/survey.js");

test("zones are found with what is in them", () => {
  const { zones } = survey();
  assert.deepEqual([...zones.spots.keys()], ["collection-0", "leaders-0", "bid-1"]);
  const [open, sealed] = zones.things("bid-1");
  assert.deepEqual([open?.card, open?.picked, open?.sealed], ["owl", true, false]);
  assert.deepEqual([sealed?.card, sealed?.picked, sealed?.sealed], ["", false, true]);
  assert.equal(zones.spotsOf("bid-1")[0]?.free.length, 1);
});

test("a picture is the sign of its own card, and of others the game names", () => {
  const { zones } = survey();
  assert.ok(zones.sign("leaders-0", "lion-leader")?.node.matches(".art-crown"));
  assert.ok(zones.sign("collection-0", "lion")?.node.matches(".art-lion"));
  assert.equal(zones.sign("collection-0", "bear"), undefined);
  assert.equal(zones.sign("bid-1", "owl"), undefined, "a card is no sign");
});

test("copies in the hand are distinguished, and pieces have names", () => {
  const { hand, pieces, stores } = survey();
  assert.deepEqual([...hand.keys()], ["owl 1", "owl 2"]);
  assert.deepEqual([[...pieces.keys()], [...stores.keys()]], [["ship-1"], ["ships"]]);
});
