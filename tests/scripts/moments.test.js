import assert from "node:assert/strict";
import { test } from "node:test";

import { findMilestone, MomentCache, opponentsOf, queryFor, Walker } from "../../src/wildtable/server/static/moments.js";
import { define, settle } from "./page.js";

/** Answers requests when a test says so. */
class Server {
  /** @type {string[]} */
  asked = [];
  /** @type {Map<string, (answer: object) => void>} */
  #open = new Map();

  constructor() {
    define("fetch", (/** @type {string} */ address) => {
      this.asked.push(address);
      return new Promise((answer) => this.#open.set(address, answer));
    });
  }

  /**
   * @param {number} at
   * @param {string} [seat]
   * @param {boolean} [ok]
   */
  async answer(at, seat = "", ok = true) {
    const moment = { at, last: 9, regions: {}, events: [], answers: {} };
    this.#open.get(`/records/1/moment.json${queryFor(at, seat)}`)?.({ ok, status: 500, json: async () => moment });
    await settle();
  }
}

function open() {
  const server = new Server();
  /** @type {[number, number, string][]} */
  const shown = [];
  let failures = 0;
  const walker = new Walker(new MomentCache("/records/1"), { at: 3, seat: "", last: 9 }, {
    show: (moment, from) => shown.push([from.at, moment.at, walker.seat]),
    fail: () => (failures += 1),
  });
  return { server, shown, walker, failures: () => failures };
}

test("a moment has an address of its own", () => {
  assert.equal(queryFor(7, ""), "?at=7");
  assert.equal(queryFor(0, "2"), "?at=0&seat=2");
});

test("a moment is fetched once", async () => {
  const { server, shown, walker } = open();
  walker.prefetch();
  void walker.go(4);
  await server.answer(4);
  assert.deepEqual([shown, server.asked.length, walker.at], [[[3, 4, ""]], 1, 4]);
});

test("steps stay within the game", async () => {
  const { server, shown, walker } = open();
  void walker.go(99);
  await server.answer(9);
  void walker.go(10);
  await settle();
  assert.deepEqual([shown, walker.at], [[[3, 9, ""]], 9]);
});

test("while one moment is fetched only the newest wish counts", async () => {
  const { server, shown, walker } = open();
  void walker.go(4);
  void walker.go(5);
  void walker.go(7, "1");
  await server.answer(4);
  assert.deepEqual(shown, []);
  await server.answer(7, "1");
  assert.deepEqual(shown, [[3, 7, "1"]]);
  assert.deepEqual(server.asked.map((address) => address.split("?")[1]), ["at=4", "at=7&seat=1"]);
});

test("what cannot be fetched is given up, and can be tried again", async () => {
  const { server, shown, walker, failures } = open();
  void walker.go(5);
  await server.answer(5, "", false);
  assert.deepEqual([failures(), walker.at, walker.wanted.at], [1, 3, 3]);
  void walker.go(5);
  await server.answer(5);
  assert.deepEqual(shown, [[3, 5, ""]]);
});

test("only the last moments stay in the cache", async () => {
  const { server, walker } = open();
  for (let at = 0; at < 70; at += 1) void walker.moments.get(at, "");
  void walker.moments.get(69, "");
  assert.equal(server.asked.length, 70);
  void walker.moments.get(0, "");
  assert.equal(server.asked.length, 71);
});

test("milestones are found in both directions, and the ends stay", () => {
  const starts = [0, 0, 12, 30, 50];
  assert.equal(findMilestone(starts, 12, 1), 30);
  assert.equal(findMilestone(starts, 13, -1), 12);
  assert.equal(findMilestone(starts, 12, -1), 0);
  assert.equal(findMilestone(starts, 50, 1), 50);
  assert.equal(findMilestone(starts, 0, -1), 0);
});

test("a seat sees the others clockwise from its left", () => {
  assert.deepEqual(opponentsOf(3, ""), [0, 1, 2]);
  assert.deepEqual(opponentsOf(3, "1"), [2, 0]);
  assert.deepEqual(opponentsOf(4, "3"), [0, 1, 2]);
});
