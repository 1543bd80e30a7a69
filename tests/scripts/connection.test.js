import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { define, one, openPage } from "./page.js";

/** @import { Request, TableData, WithData } from "../../src/wildtable/server/static/types.d.ts" */

openPage("");
const { Connection } = await import("../../src/wildtable/server/static/connection.js");

/** The server's end of a socket. */
class Socket {
  static OPEN = 1;
  /** @type {Socket[]} */
  static all = [];
  readyState = 0;
  /** @type {Request[]} */
  sent = [];
  onopen = () => {};
  onmessage = (/** @type {{ data: string }} */ _event) => {};
  onclose = (/** @type {{ code: number }} */ _event) => {};

  /** @param {URL} address */
  constructor(address) {
    this.address = address;
    Socket.all.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(/** @type {Request} */ (JSON.parse(text)));
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** @param {object} message */
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** @param {number} code */
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

define("WebSocket", Socket);

/** @returns {Socket} */
function last() {
  return /** @type {Socket} */ (Socket.all.at(-1));
}

function open() {
  document.body.innerHTML = '<div id="table" data-socket="/t/abc/socket" data-epoch="e1" data-number="4" data-language="en" data-kept="Kept" data-offline="Offline" data-crowded="Crowded"></div>';
  /** @type {WithData<TableData>} */
  const table = one("#table");
  /** @type {{ drawn: object[], notices: string[], waiting: boolean, connected: number, moved: number }} */
  const page = { drawn: [], notices: [], waiting: false, connected: 0, moved: 0 };
  const connection = new Connection(table, {
    onDrawing: (message) => page.drawn.push(message),
    onNotice: (text) => page.notices.push(text),
    onWaiting: (waiting) => (page.waiting = waiting),
    onConnected: () => (page.connected += 1),
    onMoved: () => (page.moved += 1),
  });
  return { connection, page, table };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 0.5);
  Socket.all = [];
});

test("it asks for what came after the page, and after what it has received", () => {
  const { page, table } = open();
  assert.equal(String(last().address), "ws://localhost/t/abc/socket?epoch=e1&number=4&language=en");
  last().accept();
  assert.deepEqual([page.connected, table.dataset.live], [1, "yes"]);
  last().say({ snapshot: 9, epoch: "e2", regions: {} });
  last().say({ change: 10, regions: {}, events: [] });
  last().drop();
  mock.timers.tick(250);
  assert.match(last().address.search, /epoch=e2&number=10/);
  assert.equal(page.drawn.length, 2);
});

test("changes patch what was sent whole before", () => {
  const { page } = open();
  last().accept();
  last().say({ change: 5, regions: { log: "a\nb\nc", mat: "old" }, events: [] });
  last().say({ change: 6, regions: { log: [1, 2, "d", "e"], mat: "new" }, events: [] });
  last().say({ snapshot: 7, epoch: "e1", regions: { log: "x\ny" } });
  last().say({ change: 8, regions: { log: [0, "z"] }, events: [] });
  assert.deepEqual(page.drawn.slice(1), [
    { change: 6, regions: { log: "b\nc\nd\ne", mat: "new" }, events: [] },
    { snapshot: 7, epoch: "e1", regions: { log: "x\ny" } },
    { change: 8, regions: { log: "x\nz" }, events: [] },
  ]);
});

test("an answer is pending until it is acknowledged, and a refusal is shown", () => {
  const { connection, page } = open();
  last().accept();
  let done = 0;
  connection.send({ do: "answer", question: 1, moves: ["bid owl"] }, () => (done += 1));
  assert.equal(page.waiting, true);
  last().say({ re: last().sent[0]?.id, ok: true });
  assert.deepEqual([page.waiting, done, page.notices.at(-1)], [false, 1, ""]);
  connection.send({ do: "answer", question: 1, moves: ["bid owl"] }, () => (done += 1));
  last().say({ re: last().sent[1]?.id, refusal: { text: "Not in hand" } });
  assert.deepEqual([page.waiting, done, page.notices.at(-1)], [false, 1, "Not in hand"]);
});

test("what was not acknowledged is sent again under the same id, but chat is not", () => {
  const { connection, page } = open();
  last().accept();
  connection.send({ do: "answer", question: 1, moves: ["bid owl"] });
  connection.send({ do: "chat", text: "hello" });
  const [answer] = last().sent;
  last().drop();
  assert.equal(page.waiting, true);
  mock.timers.tick(250);
  last().accept();
  assert.deepEqual(last().sent, [answer]);
});

test("what is said while offline is sent when the connection is back", () => {
  const { connection, page } = open();
  connection.send({ do: "undo" });
  assert.deepEqual([last().sent, page.notices], [[], ["Kept"]]);
  last().accept();
  assert.deepEqual(last().sent.map((one) => one.do), ["undo"]);
});

test("a snapshot in the middle of a connection makes it send again", () => {
  const { connection } = open();
  last().accept();
  last().say({ snapshot: 5, epoch: "e1", regions: {} });
  connection.send({ do: "withdraw" });
  last().say({ snapshot: 8, epoch: "e1", regions: {} });
  assert.deepEqual(last().sent.map((one) => one.do), ["withdraw", "withdraw"]);
});

test("a lost connection is tried again, later each time, and reported from the second time on", () => {
  const { page, table } = open();
  last().accept();
  for (const delay of [250, 500, 1000]) {
    const count = Socket.all.length;
    last().drop();
    mock.timers.tick(delay - 1);
    assert.equal(Socket.all.length, count);
    mock.timers.tick(1);
    assert.equal(Socket.all.length, count + 1);
  }
  assert.deepEqual([page.notices, table.dataset.live], [["Offline", "Offline"], "no"]);
  last().accept();
  assert.deepEqual(page.notices.at(-1), "");
});

test("a full server is reported at once and retried late", () => {
  const { page } = open();
  last().accept();
  last().drop(4503);
  assert.deepEqual(page.notices, ["Crowded"]);
  mock.timers.tick(9999);
  assert.equal(Socket.all.length, 1);
  mock.timers.tick(1);
  assert.equal(Socket.all.length, 2);
});

test("a player moved to another seat connects again with the page of that seat", () => {
  const { connection, page, table } = open();
  last().accept();
  last().say({ snapshot: 5, epoch: "e1", regions: { mat: "one" } });
  last().drop(4409);
  mock.timers.tick(60_000);
  assert.deepEqual([page.moved, Socket.all.length], [1, 1], "there is another page to show first");
  Object.assign(table.dataset, { epoch: "e2", number: "7" });
  connection.rejoin();
  assert.match(String(last().address), /epoch=e2&number=7/);
});

test("a network that is back replaces the connection", () => {
  open();
  last().accept();
  const before = last();
  dispatchEvent(new Event("online"));
  assert.notEqual(last(), before);
  assert.equal(before.readyState, 3);
});

test("what the page sends by itself changes no notice", () => {
  const { connection, page } = open();
  last().accept();
  let done = 0;
  connection.send({ do: "commit", text: "00" }, () => (done += 1));
  connection.send({ do: "reveal", text: "00" }, () => (done += 1));
  last().say({ re: last().sent[0]?.id, ok: true });
  last().say({ re: last().sent[1]?.id, error: { text: "Too late" } });
  assert.deepEqual([done, page.notices], [1, []]);
});
