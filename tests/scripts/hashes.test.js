import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { digest, fromHex, toHex } from "../../src/wildtable/server/static/hashes.js";

test("our SHA-256 agrees with that of node for every length up to four blocks", () => {
  for (let length = 0; length <= 256; length += 1) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 13) % 256);
    assert.equal(toHex(digest(data)), createHash("sha256").update(data).digest("hex"));
  }
});

test("it has the digests that the standard names", () => {
  const two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
  assert.equal(toHex(digest(new TextEncoder().encode("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.equal(toHex(digest(new TextEncoder().encode(two))), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
});

test("bytes are written in hexadecimal and read back", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  assert.deepEqual(fromHex(toHex(bytes)), bytes);
});
