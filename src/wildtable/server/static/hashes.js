// Bytes in hexadecimal, random bytes, and SHA-256. Browsers offer SHA-256 only on pages from https or localhost.

/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {ArrayBuffer | Uint8Array} bytes */
export const toHex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Uint8Array<ArrayBuffer>} data */
export const sha256 = (data) => crypto.subtle.digest("SHA-256", data);

/** @param {number} bytes */
export const randomHex = (bytes) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Can this page compute SHA-256? */
export const canHash = () => "subtle" in crypto;
