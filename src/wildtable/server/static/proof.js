// The shuffle of the rules, written a second time: Fisher-Yates over SHA-256(seed, shuffle, block). Nothing is taken on trust but
// the record.

/** @import { Proof } from "./types.d.ts" */

/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {ArrayBuffer} buffer */
const toHex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Uint8Array<ArrayBuffer>} data */
const sha256 = (data) => crypto.subtle.digest("SHA-256", data);

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

/**
 * Was the seed made of the secret that was committed to, and of all contributions?
 * @param {Pick<Proof, "seed" | "fairness">} proof
 */
export async function isSeedProven({ seed, fairness }) {
  if (!fairness) return true;
  const secret = fromHex(fairness.secret);
  if (toHex(await sha256(secret)) !== fairness.commitment) return false;
  const parts = [secret, ...fairness.added.map(fromHex)].flatMap((part) => [toBytes(part.length, 4), part]);
  return toHex(await sha256(concatenate(...parts))) === seed;
}

/**
 * Repeat every shuffle of a game and compare.
 * @param {Proof} proof
 */
export async function isProven(proof) {
  if (!(await isSeedProven(proof))) return false;
  for (const { number, items, order } of proof.shuffles) {
    const again = await shuffle(fromHex(proof.seed), number, items);
    if (again.join() !== order.join()) return false;
  }
  return true;
}
