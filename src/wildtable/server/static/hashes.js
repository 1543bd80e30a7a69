// Bytes in hexadecimal, random bytes, and SHA-256. Browsers offer SHA-256 only on pages from https or localhost: friends who open a
// host's address in their network have the one written here.

/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {ArrayBuffer | Uint8Array} bytes */
export const toHex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {number} bytes */
export const randomHex = (bytes) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/**
 * @param {Uint8Array<ArrayBuffer>} data
 * @returns {Promise<ArrayBuffer>}
 */
export async function sha256(data) {
  return "subtle" in crypto ? await crypto.subtle.digest("SHA-256", data) : digest(data);
}

/** @param {number} count */
const primes = (count) => {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
};

/** @param {number} root its fraction, as 32 bits */
const fraction = (root) => Math.floor((root % 1) * 2 ** 32);

const CONSTANTS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/**
 * @param {number} word
 * @param {number} bits
 */
const rotate = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** @param {Uint32Array} words 16 words of a block, and room for 48 that follow from them */
function expand(words) {
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const one = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const two = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two;
  }
}

/**
 * SHA-256 as FIPS 180-4 defines it.
 * @param {Uint8Array} data
 */
export function digest(data) {
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((data.length + 9) / 64)));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(data.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, data.length << 3);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = padded.getUint32(block + 4 * at);
    expand(words);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (const [at, constant] of CONSTANTS.entries()) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + constant + (words[at] ?? 0);
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) result.setUint32(4 * at, word);
  return result.buffer;
}
