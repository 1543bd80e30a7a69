import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { endSentence, rateOf, SpeechQueue } from "../../src/wildtable/server/static/speech.js";

/** @type {{ done: () => void, at: number }[]} */
let timers = [];
/** @type {string[]} */
let spoken = [];
let [now, rate] = [0, 15];
let queue = new SpeechQueue({ speak: () => {}, interrupt: () => {}, wait: () => {}, rate: () => 0 });

beforeEach(() => {
  [timers, spoken, now, rate] = [[], [], 0, 15];
  queue = new SpeechQueue({
    speak: (text) => spoken.push(`${now}: ${text}`),
    interrupt: (text) => spoken.push(`${now}! ${text}`),
    wait: (done, time) => timers.push({ done, at: now + time }),
    rate: () => rate,
  });
});

/** @param {number} until */
function pass(until) {
  for (;;) {
    const due = timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
    if (!due) break;
    timers.splice(timers.indexOf(due), 1);
    now = due.at;
    due.done();
  }
  now = until;
}

test("what happened in one moment is one message, and the question comes last", () => {
  queue.ask("Your turn: Bid");
  queue.tell("Ada bids.", "Bruno passes");
  queue.tell("Cleo takes the lion.");
  pass(1000);
  assert.deepEqual(spoken, ["80: Ada bids. Bruno passes. Cleo takes the lion. Your turn: Bid."]);
});

test("a message waits until the one before it has been spoken", () => {
  queue.tell("x".repeat(149));
  pass(100);
  queue.tell("Ada bids.");
  queue.ask("Bid");
  pass(10_300);
  assert.equal(spoken.length, 1, "10 s for 149 characters and a full stop");
  pass(11_000);
  assert.equal(spoken[1], "10380: Ada bids. Bid.");
});

test("a question that was not yet put is replaced or taken back", () => {
  queue.tell("Ada bids.");
  pass(90);
  queue.ask("Bid");
  queue.ask("Pay");
  pass(5000);
  queue.ask("Take");
  queue.ask("");
  pass(9000);
  assert.deepEqual(spoken, ["80: Ada bids.", "980: Pay."]);
});

test("time and connection interrupt, and what waits comes after them", () => {
  queue.tell("Ada bids.");
  pass(90);
  queue.tell("Bruno bids.");
  queue.interrupt("10 seconds left");
  pass(1000);
  assert.deepEqual(spoken, ["80: Ada bids.", "90! 10 seconds left"]);
  pass(2000);
  assert.deepEqual(spoken.slice(2), ["1390: Bruno bids."]);
});

test("a reply comes at once and before what waits; of several only the last", () => {
  queue.tell("Ada bids.");
  pass(90);
  queue.tell("Bruno bids.");
  queue.reply("1 of 3");
  queue.reply("2 of 3");
  queue.reply(" ");
  pass(90);
  assert.deepEqual(spoken.slice(1), ["90: 2 of 3"]);
  pass(5000);
  assert.deepEqual(spoken.slice(2), ["790: Bruno bids."]);
});

test("a key silences what is spoken, and the queue goes on", () => {
  queue.hurry();
  queue.tell("x".repeat(1000));
  pass(90);
  queue.tell("Ada bids.");
  queue.hurry();
  pass(90);
  assert.deepEqual(spoken.slice(1), ["90: Ada bids."]);
  pass(100_000);
  assert.equal(spoken.length, 2, "nothing is said again");
});

test("at the pace of keys every message waits for one", () => {
  rate = rateOf("key");
  queue.tell("Ada bids.");
  pass(100);
  queue.tell("Bruno bids.");
  queue.ask("Bid");
  pass(100_000);
  assert.deepEqual(spoken, ["80: Ada bids."]);
  queue.hurry();
  queue.reply("1 of 3");
  pass(100_000);
  assert.deepEqual(spoken.slice(1), ["100000: 1 of 3"], "what the key does comes first");
  queue.hurry();
  pass(100_000);
  assert.deepEqual(spoken.slice(2), ["100000: Bruno bids. Bid."]);
});

test("the focus moves when what came before was spoken, and is spoken only where it may not move", () => {
  for (const mayMove of [true, false]) {
    [timers, spoken] = [[], []];
    const start = now;
    queue.tell("Cleo scores.");
    queue.lead("Game over", () => spoken.push(`${now - start} focus`) > 0 && mayMove);
    queue.tell("Ada 5.");
    pass(start + 10_000);
    const texts = spoken.map((text) => text.replace(/^\d+: /, ""));
    assert.deepEqual(texts, ["Cleo scores.", "1180 focus", ...(mayMove ? [] : ["Game over"]), "Ada 5."]);
  }
});

test("what was said last is said again", () => {
  queue.repeat();
  queue.tell("Ada bids.");
  pass(5000);
  queue.repeat();
  pass(5000);
  assert.deepEqual(spoken, ["80: Ada bids.", "5000: Ada bids."]);
});

test("sentences end", () => {
  assert.deepEqual(["Round 2", "Bid?", " a\n b ", "(you)", "\u2068Ada\u2069"].map(endSentence), ["Round 2.", "Bid?", "a b.", "(you).", "\u2068Ada\u2069."]);
  assert.deepEqual([rateOf("fast"), rateOf(undefined)], [30, 15]);
});

test("the page knows whether something is being spoken or waits for a key", () => {
  /** @type {string[]} */
  const busy = [];
  queue.onBusy = (isBusy) => {
    if (busy.at(-1) !== String(isBusy)) busy.push(String(isBusy));
  };
  queue.tell("Ada bids.");
  assert.deepEqual(busy, ["true"]);
  pass(500);
  queue.tell("Bruno passes.");
  pass(1300);
  assert.deepEqual(busy, ["true"], "the second message follows the first");
  pass(5000);
  assert.deepEqual(busy, ["true", "false"]);
  rate = 0;
  queue.tell("Cleo bids.");
  pass(60_000);
  assert.equal(busy.at(-1), "true", "until a key is pressed");
  queue.hurry();
  pass(60_001);
  assert.equal(busy.at(-1), "false");
});
