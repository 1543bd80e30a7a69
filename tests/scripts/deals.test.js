import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { one, openPage } from "./page.js";

/** @import { Deal, Note, Request } from "../../src/wildtable/server/static/types.d.ts" */

openPage("");
const { DealPart } = await import("../../src/wildtable/server/static/deals.js");
const { findNote, fixDeal, makeNote, nameGame, noteFor, readNotes, saveNote } = await import("../../src/wildtable/server/static/notes.js");

class Server {
  isLive = true;
  /** @type {{ request: Omit<Request, "id">, done?: () => void }[]} */
  sent = [];

  /**
   * @param {Omit<Request, "id">} request
   * @param {() => void} [done]
   */
  send(request, done) {
    this.sent.push({ request, done });
  }

  get last() {
    return this.sent.at(-1)?.request;
  }
}

/** @param {Record<string, string>} data */
function show(data) {
  document.body.innerHTML = "<i></i>";
  Object.assign(one("i").dataset, data);
}

/**
 * The list of a deal, as it is announced to the seat of this browser.
 * @param {string[]} commitments
 * @param {Partial<Deal>} [changes]
 * @returns {Deal}
 */
const list = (commitments, changes) => ({ commitment: "s1", commitments, terms: "{}", players: ["Ann", "Ben"], seat: 0, ...changes });

/**
 * @param {string[]} commitments
 * @param {Partial<Deal>} [changes]
 */
const announce = (commitments, changes) => show({ deal: JSON.stringify(list(commitments, changes)) });

/** @returns {Note} */
const latest = () => /** @type {Note} */ (readNotes().at(-1));

beforeEach(() => localStorage.clear());

test("it commits, and reveals once the list is fixed", async () => {
  const server = new Server();
  const part = new DealPart(server, "t1");
  show({ chance: "s1" });
  await part.take();
  await part.take();
  assert.equal(server.sent.length, 1);
  const own = server.last?.text ?? "";
  assert.deepEqual([server.last?.do, own.length], ["commit", 64]);
  assert.equal(JSON.stringify(server.sent).includes(latest().bytes), false, "the bytes stay here");
  announce(["", own], { seat: 1 });
  await part.take();
  await part.take();
  assert.deepEqual(server.sent.slice(1).map(({ request }) => request), [{ do: "reveal", text: latest().bytes }]);
  assert.deepEqual([latest().commitment, latest().commitments, latest().acknowledged], ["s1", ["", own], false]);
  assert.deepEqual([latest().terms, latest().players, latest().seat], ["{}", ["Ann", "Ben"], 1]);
  server.sent.at(-1)?.done?.();
  assert.equal(latest().acknowledged, true);
});

test("another tab and another connection send the same", async () => {
  const [server, other] = [new Server(), new Server()];
  show({ chance: "s1" });
  const part = new DealPart(server, "t1");
  await part.take();
  await new DealPart(other, "t1").take();
  assert.deepEqual(other.last, server.last);
  await part.take({ again: true });
  assert.deepEqual(server.sent.map(({ request }) => request), [other.last, other.last]);
  show({ chance: "s2" });
  await part.take();
  assert.notEqual(server.last?.text, other.last?.text, "each deal has bytes of its own");
});

test("bytes are never revealed for a second list", async () => {
  const server = new Server();
  const { own } = saveNote(await makeNote());
  announce([own, "aa"]);
  await new DealPart(server, "t1").take();
  assert.equal(server.sent.length, 1);
  /** @type {[string[], Partial<Deal>][]} */
  const others = [
    [[own, "bb"], {}],
    [[own, "aa"], { commitment: "s2" }],
    [[own, "aa"], { terms: '{"deck":"other"}' }],
    [[own, own], { seat: 1 }],
    [["bb"], {}],
  ];
  for (const [commitments, changes] of others) {
    announce(commitments, changes);
    await new DealPart(server, "t1").take();
  }
  assert.equal(server.sent.length, 1);
  announce([own, "aa"]);
  await new DealPart(server, "t1").take();
  assert.equal(server.sent.length, 2, "for the same list they may be sent again");
  assert.notEqual((await noteFor("t1", "s1")).own, own, "nor committed to again");
});

test("bytes are revealed for the own seat's commitment alone", async () => {
  const server = new Server();
  const { own } = saveNote(await makeNote());
  announce([own, "aa"], { seat: 1 });
  await new DealPart(server, "t1").take();
  assert.equal(server.sent.length, 0, "somebody copied it");
  announce([own, own], { seat: 1 });
  await new DealPart(server, "t1").take();
  assert.deepEqual([server.sent.length, latest().seat], [1, 1]);
});

test("a note learns its game, and asks for a lost acknowledgement", async () => {
  const server = new Server();
  const { own, bytes } = saveNote(await makeNote());
  fixDeal("t1", list([own], { commitment: "s1" }), "6", 1000);
  show({ record: "6", dealt: "s0", seat: "0" });
  await new DealPart(server, "t1").take();
  assert.deepEqual([latest().game, server.sent.length], ["", 0], "not the game before");
  show({ record: "7", dealt: "s1", seat: "" });
  await new DealPart(server, "t1").take();
  assert.equal(latest().game, "", "not for a spectator");
  show({ record: "7", dealt: "s1", seat: "2" });
  await new DealPart(server, "t1").take();
  assert.deepEqual([latest().game, latest().played, server.last], ["7", 2, { do: "reveal", text: bytes }]);
});

test("a game with another commitment is the deal's only at once", async () => {
  const { own } = saveNote(await makeNote());
  fixDeal("t1", list([own], { commitment: "s1" }), "", 1000);
  assert.equal(nameGame("t1", "8", "s9", 0, 61_000), null, "it may be a later one");
  assert.equal(nameGame("t2", "7", "s1", 0, 2000), null, "at another table");
  assert.equal(nameGame("t1", "7", "s9", 0, 2000)?.game, "7", "a secret swapped at the deal");
  assert.equal(nameGame("t1", "7", "s9", 0, 2000), null);
});

test("a deal that never became a game stays in the notes", async () => {
  const [first, second] = [saveNote(await makeNote()), saveNote(await makeNote())];
  fixDeal("t1", list([first.own], { commitment: "s1" }), "", 1000);
  fixDeal("t1", list([second.own], { commitment: "s2" }), "", 2000);
  nameGame("t1", "7", "s2", 0, 3000);
  assert.deepEqual(readNotes().map(({ commitment, game }) => [commitment, game]), [["s1", ""], ["s2", "7"]]);
});

test("notes are found by their game, or by what a record says", async () => {
  const { own } = saveNote(await makeNote());
  const fairness = list([own]);
  assert.equal(findNote("7", fairness), null, "nothing was fixed");
  fixDeal("t1", fairness, "", 1000);
  assert.equal(findNote("", { commitment: "s1", commitments: [] })?.own, own);
  assert.equal(findNote("", { commitment: "s2", commitments: [own] })?.own, own);
  assert.equal(findNote("7", { commitment: "s2", commitments: [] }), null);
  nameGame("t1", "7", "s1", 0, 1000);
  assert.equal(findNote("7", { commitment: "s2", commitments: [] })?.own, own, "whatever the record says");
  assert.equal(findNote("", null), null);
});

test("the oldest notes go first", async () => {
  for (let number = 0; number < 201; number += 1) saveNote({ ...(await makeNote()), table: String(number) });
  assert.deepEqual([readNotes().length, readNotes()[0]?.table], [200, "1"]);
});

test("where the storage is full, notes last as long as the page", async () => {
  saveNote({ ...(await makeNote()), table: "before" });
  const full = mock.method(Storage.prototype, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { own } = await noteFor("t1", "s1");
  full.mock.restore();
  assert.equal(fixDeal("t1", list([own], { commitment: "s1" }), "", 1)?.own, own);
  assert.deepEqual(readNotes().map(({ table }) => table).slice(-2), ["before", "t1"]);
});

test("a page that is offline or cannot hash takes no part", async () => {
  const server = new Server();
  server.isLive = false;
  show({ chance: "s1" });
  await new DealPart(server, "t1").take();
  assert.equal(server.sent.length, 0);
});
