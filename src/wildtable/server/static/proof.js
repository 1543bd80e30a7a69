// The shuffle of the rules, written a second time: Fisher-Yates over SHA-256(seed, shuffle, block). Nothing is taken on trust but
// the record.

import { fromHex, sha256, toHex } from "./hashes.js";

/**
 * @import { Fairness, Note, Proof } from "./types.d.ts"
 * @typedef {"game" | "rules" | "people" | "options" | "deck" | "bots" | "players" | "terms"} Term
 * @typedef {Term | "secret" | "seats" | "seed" | "shuffle" | "server" | "list" | "own" | "bytes" | "played" | "missing"} Fault
 * @typedef {Fault | "late" | "prepared" | "unbound" | ""} Reason
 * @typedef {{ verdict: "proven" | "consistent" | "broken", reason: Reason, withheld: number[] }} Verdict
 */

const ANONYMOUS = "somebody"; // the name of a deleted player in records
/** The terms of a deal, and the fault of a record that has others. @type {[string, Term][]} */
const TERMS = [
  ["game", "game"],
  ["rules", "rules"],
  ["seats", "people"],
  ["options", "options"],
  ["deck", "deck"],
  ["bots", "bots"],
];

/** @param {...Uint8Array} parts */
function concatenate(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Write an integer as big-endian bytes.
 * @param {number} value
 * @param {number} length
 */
function toBytes(value, length) {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(length - 4, value);
  return new Uint8Array(view.buffer);
}

/**
 * @param {Uint8Array} seed
 * @param {number} shuffle
 * @returns {AsyncGenerator<number, never>}
 */
async function* words(seed, shuffle) {
  for (let block = 0; ; block += 1) {
    const view = new DataView(await sha256(concatenate(seed, toBytes(shuffle, 8), toBytes(block, 8))));
    for (let word = 0; word < 8; word += 1) yield view.getUint32(4 * word);
  }
}

/**
 * Draw a number below a bound, without bias.
 * @param {number} bound
 * @param {AsyncGenerator<number, never>} source
 */
async function drawBelow(bound, source) {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = await source.next();
    if (value < fair) return value % bound;
  }
}

/**
 * @param {Uint8Array} seed
 * @param {number} number of the shuffle
 * @param {number[]} items
 */
export async function shuffle(seed, number, items) {
  const order = items.toSorted((one, other) => one - other);
  const source = words(seed, number);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await drawBelow(last + 1, source);
    [order[last], order[other]] = [/** @type {number} */ (order[other]), /** @type {number} */ (order[last])];
  }
  return order;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
const hash = async (bytes) => toHex(await sha256(bytes));

/** @param {string} text */
const hashText = (text) => hash(new TextEncoder().encode(text));

/**
 * Write the terms of a deal, as `wildtable.engine.fairness` does.
 * @param {Proof} proof
 * @param {Fairness} fairness
 */
async function writeTerms({ game, rules, seats, options, deck, bots }, { added }) {
  const sorted = Object.fromEntries(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const named = [...bots, ...added.slice(bots.length).map(() => "")];
  return JSON.stringify({ game, rules, seats, options: sorted, deck: deck && (await hashText(deck)), bots: named });
}

/**
 * Find what a game was that it should not have been, by what this browser saw before the deal.
 * @param {Fairness} fairness
 * @param {string} terms of the record
 * @param {string[]} players of the record
 * @param {Note} note
 * @returns {Promise<Term | "">}
 */
async function findOtherTerms(fairness, terms, players, note) {
  if (!note.terms) return "";
  const [noted, found] = [note.terms, terms].map((text) => /** @type {Record<string, unknown>} */ (JSON.parse(text)));
  const other = TERMS.find(([name]) => JSON.stringify(noted?.[name]) !== JSON.stringify(found?.[name]));
  if (other) return other[1];
  if (fairness.terms !== (await hashText(note.terms))) return "terms";
  const isOther = note.players?.some((name, seat) => ![name, ANONYMOUS, undefined].includes(players[seat]));
  return isOther ? "players" : "";
}

/**
 * Find what is wrong with the origin of a seed: the secret, a seat's bytes, the terms, or the seed itself.
 * @param {string} seed
 * @param {Fairness} fairness
 * @param {string} terms of the record
 * @returns {Promise<Fault | "">}
 */
async function findFaultOfSeed(seed, { commitment, secret, added, commitments, sources, terms: promisedTerms }, terms) {
  if ((await hash(fromHex(secret))) !== commitment) return "secret";
  const isAgreed = commitments.length > 0 || sources.length > 0;
  if (isAgreed && (added.length !== commitments.length || added.length !== sources.length)) return "seats";
  for (const [seat, promised] of commitments.entries()) {
    const bytes = added[seat] ?? "";
    if (sources[seat] !== (bytes ? "player" : promised ? "withheld" : "server")) return "seats";
    if (bytes && (await hash(fromHex(bytes))) !== promised) return "seats";
  }
  if (promisedTerms && promisedTerms !== (await hashText(terms))) return "terms";
  const hashed = promisedTerms ? [promisedTerms] : [];
  const parts = [secret, ...added, ...hashed].map(fromHex).flatMap((part) => [toBytes(part.length, 4), part]);
  return (await hash(concatenate(...parts))) === seed ? "" : "seed";
}

/**
 * Find where a record contradicts what this browser saw before the deal. `late`: its bytes had no part in the deal.
 * @param {Fairness} fairness
 * @param {Note} note
 * @returns {Fault | "late" | ""}
 */
function findContradiction({ commitment, commitments, added }, note) {
  if (commitment !== note.commitment) return "server";
  if (commitments.join() !== note.commitments?.join()) return "list";
  const seats = [...commitments.keys()].filter((seat) => commitments[seat] === note.own && [undefined, seat].includes(note.seat));
  if (!seats.length) return "own";
  if (note.seat !== undefined && note.played !== undefined && note.played !== note.seat) return "played";
  if (seats.some((seat) => added[seat] === note.bytes)) return "";
  return note.acknowledged ? "bytes" : "late";
}

/**
 * Judge a record as `wildtable verify` does: repeat every shuffle, and compare with the notes of this browser.
 * @param {Proof} proof
 * @param {Note | null} note
 * @returns {Promise<Verdict>}
 */
export async function judge(proof, note) {
  const { seed, fairness, shuffles, prepared } = proof;
  const withheld = (fairness?.sources ?? []).flatMap((source, seat) => (source === "withheld" ? [seat] : []));
  const conclude = (/** @type {Verdict["verdict"]} */ verdict, /** @type {Verdict["reason"]} */ reason = "") => ({ verdict, reason, withheld });
  for (const { number, items, order } of shuffles) {
    const again = await shuffle(fromHex(seed), number, items);
    if (again.join() !== order.join()) return conclude("broken", "shuffle");
  }
  if (!fairness || prepared) return note ? conclude("broken", "missing") : conclude("consistent", prepared ? "prepared" : "");
  const terms = await writeTerms(proof, fairness);
  const fault = (note && (await findOtherTerms(fairness, terms, proof.players, note))) || (await findFaultOfSeed(seed, fairness, terms));
  if (fault) return conclude("broken", fault);
  if (!note) return conclude("consistent");
  const contradiction = findContradiction(fairness, note);
  if (contradiction === "late") return conclude("consistent", "late");
  if (contradiction) return conclude("broken", contradiction);
  return conclude("proven", note.terms ? "" : "unbound");
}
