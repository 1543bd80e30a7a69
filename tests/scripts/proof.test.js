import assert from "node:assert/strict";
import { test } from "node:test";

import { judge, shuffle } from "../../src/wildtable/server/static/proof.js";

/** @import { Fairness, Note, Proof } from "../../src/wildtable/server/static/types.d.ts" */

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const ORDER = [3, 17, 8, 15, 13, 19, 14, 7, 2, 18, 16, 6, 0, 4, 12, 5, 10, 1, 9, 11];
const ITEMS = Array.from({ length: 20 }, (_, index) => index);
const SEED_HEX = Buffer.from(SEED).toString("hex");
const GOOD = { number: 1, pile: "animals", items: ITEMS, order: ORDER };
/** @type {Proof} */
const BARE = {
  seed: SEED_HEX,
  game: "wild-cards",
  rules: 2,
  seats: 3,
  options: { leo: false, edition: "ä" },
  deck: "",
  bots: ["", "", "greedy"],
  players: ["Ann", "Ben", "greedy"],
  fairness: null,
  shuffles: [GOOD],
  prepared: false,
};
const OLD = {
  commitment: "06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8",
  secret: "00ff",
  added: ["0102", ""],
  commitments: [],
  sources: [],
  terms: "",
};
const OLD_SEED = "bfd64677ddc3a3d2920d17576f809d5f0ff344579f713ab89151eb8e981ccd6e";

const TERMS =
  '{"game":"wild-cards","rules":2,"seats":3,"options":{"edition":"ä","leo":false},"deck":"","bots":["","","greedy"]}';
const HASHED = Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(TERMS))).toString("hex");

/** @param {string} hex */
const hash = async (hex) => Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(hex, "hex"))).toString("hex");

/**
 * A deal as it should be, after the protocol: an honest player, a seat that may withhold its bytes, a bot.
 * @param {{ secret?: string, ann?: string, other?: string, commitments?: string[] }} [changes]
 */
async function deal({ secret = "00ff", ann = "aa".repeat(16), other = "bb".repeat(16), commitments } = {}) {
  const added = [ann, other, ""];
  const promised = commitments ?? COMMITMENTS;
  const parts = [secret, ...added, HASHED].map((part) => (part.length / 2).toString(16).padStart(8, "0") + part);
  const sources = added.map((part, seat) => (part ? "player" : promised[seat] ? "withheld" : "server"));
  /** @type {Fairness} */
  const fairness = { commitment: await hash(secret), secret, added, commitments: promised, sources, terms: HASHED };
  return { ...BARE, seed: await hash(parts.join("")), fairness, shuffles: [] };
}

const COMMITMENTS = [await hash("aa".repeat(16)), await hash("bb".repeat(16)), ""];
/** @type {Note} */
const NOTE = {
  table: "t1",
  commitment: await hash("00ff"),
  commitments: COMMITMENTS,
  terms: TERMS,
  players: ["Ann", "Ben", "greedy"],
  seat: 0,
  played: 0,
  own: COMMITMENTS[0] ?? "",
  bytes: "aa".repeat(16),
  revealed: 1,
  acknowledged: true,
  before: "",
  game: "7",
};

/**
 * @param {Proof} proof
 * @param {Note | null} [note]
 */
async function verdict(proof, note = null) {
  const { verdict, reason } = await judge(proof, note);
  return reason ? `${verdict}: ${reason}` : verdict;
}

test("a shuffle gives what the engine gives", async () => {
  assert.deepEqual(await shuffle(SEED, 1, ITEMS), ORDER);
  assert.deepEqual(await shuffle(SEED, 1, ITEMS.toReversed()), ORDER, "whatever the order before");
  assert.deepEqual(await shuffle(SEED, 2, [3, 3, 1, 2, 2, 5]), [3, 1, 5, 2, 2, 3]);
});

test("a game is consistent if every shuffle is", async () => {
  assert.equal(await verdict(BARE), "consistent");
  assert.equal(await verdict({ ...BARE, prepared: true }), "consistent: prepared");
  const bad = { ...GOOD, order: [ORDER.at(-1) ?? 0, ...ORDER.slice(1, -1), ORDER[0] ?? 0] };
  assert.equal(await verdict({ ...BARE, shuffles: [GOOD, bad] }), "broken: shuffle");
});

test("a record from before players committed is consistent at most", async () => {
  const proof = { ...BARE, seed: OLD_SEED, fairness: OLD, shuffles: [] };
  assert.equal(await verdict(proof), "consistent");
  assert.equal(await verdict({ ...proof, fairness: { ...OLD, secret: "00fe" } }), "broken: secret");
  assert.equal(await verdict({ ...proof, fairness: { ...OLD, added: ["", "0102"] } }), "broken: seed");
  assert.equal(await verdict({ ...proof, seed: SEED_HEX }), "broken: seed");
});

test("a deal is proven to a player whose notes match", async () => {
  assert.equal(await verdict(await deal()), "consistent");
  assert.equal(await verdict(await deal(), NOTE), "proven");
});

test("the operator's cheats are found", async () => {
  const chosen = "cc".repeat(16);
  assert.equal(await verdict(await deal({ other: chosen }), NOTE), "broken: seats", "bytes chosen last");
  const list = [COMMITMENTS[0] ?? "", await hash(chosen), ""];
  assert.equal(await verdict(await deal({ other: chosen, commitments: list }), NOTE), "broken: list", "and a list to match");
  assert.equal(await verdict(await deal({ secret: "00fe" }), NOTE), "broken: server", "a secret swapped");
  assert.equal(await verdict(await deal({ ann: chosen }), NOTE), "broken: seats", "bytes swapped");
  assert.equal(await verdict(await deal({ ann: "" }), NOTE), "broken: bytes", "bytes left out");
  const without = ["", ...COMMITMENTS.slice(1)];
  assert.equal(await verdict(await deal({ ann: "", commitments: without }), NOTE), "broken: list", "a seat left out");
  assert.equal(await verdict({ ...(await deal()), fairness: null }, NOTE), "broken: missing");
  const { seed, fairness } = await deal();
  assert.equal(await verdict({ ...BARE, seed, fairness: { ...fairness, sources: [] }, shuffles: [] }), "broken: seats");
});

test("seats, options, deck and bots are bound", async () => {
  const honest = await deal();
  assert.equal(await verdict({ ...honest, players: ["Ben", "Ann", "greedy"] }, NOTE), "broken: players", "seats swapped");
  assert.equal(await verdict(honest, { ...NOTE, played: 1 }), "broken: played", "though not in the record");
  assert.equal(await verdict({ ...honest, players: ["somebody", "Ben"] }, NOTE), "proven", "deleted since");
  for (const [change, fault] of /** @type {[Partial<Proof>, string][]} */ ([
    [{ game: "wild-space" }, "game"],
    [{ rules: 3 }, "rules"],
    [{ seats: 4 }, "people"],
    [{ options: { edition: "ä", leo: true } }, "options"],
    [{ deck: "reordered" }, "deck"],
    [{ bots: ["", "greedy", ""] }, "bots"],
  ])) {
    assert.equal(await verdict({ ...honest, ...change }, NOTE), `broken: ${fault}`);
    assert.equal(await verdict({ ...honest, ...change }), "broken: terms", "nor is it consistent for others");
  }
  assert.equal(await verdict({ ...honest, fairness: { ...honest.fairness, terms: "" } }, NOTE), "broken: terms");
});

test("notes of the older form prove what they did", async () => {
  const older = { ...NOTE, terms: undefined, players: undefined, seat: undefined, played: undefined };
  assert.equal(await verdict(await deal(), older), "proven: unbound");
  assert.equal(await verdict(await deal(), { ...older, played: 2 }), "proven: unbound", "named by a new page");
});

test("bytes that came too late, and seats that withheld theirs, are named", async () => {
  assert.equal(await verdict(await deal({ ann: "" }), { ...NOTE, acknowledged: false }), "consistent: late");
  assert.deepEqual(await judge(await deal({ other: "" }), NOTE), { verdict: "proven", reason: "", withheld: [1] });
});
