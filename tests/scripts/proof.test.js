import assert from "node:assert/strict";
import { test } from "node:test";

import { isProven, isSeedProven, shuffle } from "../../src/wildtable/server/static/proof.js";

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const ORDER = [3, 17, 8, 15, 13, 19, 14, 7, 2, 18, 16, 6, 0, 4, 12, 5, 10, 1, 9, 11];
const ITEMS = Array.from({ length: 20 }, (_, index) => index);
const SEED_HEX = Buffer.from(SEED).toString("hex");

test("a shuffle gives what the engine gives", async () => {
  assert.deepEqual(await shuffle(SEED, 1, ITEMS), ORDER);
  assert.deepEqual(await shuffle(SEED, 1, ITEMS.toReversed()), ORDER, "whatever the order before");
  assert.deepEqual(await shuffle(SEED, 2, [3, 3, 1, 2, 2, 5]), [3, 1, 5, 2, 2, 3]);
});

test("a game is proven if every shuffle is", async () => {
  const good = { number: 1, pile: "animals", items: ITEMS, order: ORDER };
  assert.equal(await isProven({ seed: SEED_HEX, fairness: null, shuffles: [good] }), true);
  const bad = { ...good, order: [ORDER.at(-1) ?? 0, ...ORDER.slice(1, -1), ORDER[0] ?? 0] };
  assert.equal(await isProven({ seed: SEED_HEX, fairness: null, shuffles: [good, bad] }), false);
});

test("the seed is proven by the secret committed to and all contributions", async () => {
  const fairness = {
    commitment: "06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8",
    secret: "00ff",
    added: ["0102", ""],
  };
  const seed = "bfd64677ddc3a3d2920d17576f809d5f0ff344579f713ab89151eb8e981ccd6e";
  assert.equal(await isSeedProven({ seed, fairness }), true);
  assert.equal(await isSeedProven({ seed, fairness: { ...fairness, secret: "00fe" } }), false);
  assert.equal(await isSeedProven({ seed, fairness: { ...fairness, added: ["", "0102"] } }), false);
  assert.equal(await isSeedProven({ seed: SEED_HEX, fairness }), false);
  assert.equal(await isProven({ seed: SEED_HEX, fairness, shuffles: [] }), false);
});
