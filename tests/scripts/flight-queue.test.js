import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { FlightQueue } from "../../src/wildtable/server/static/flight-queue.js";
import { define, settle } from "./page.js";

/** @import { GameEvent } from "../../src/wildtable/server/static/types.d.ts" */

/** @type {(() => void)[]} */
let frames = [];

class Motion {
  rate = 1;
  isFinished = false;
  currentTime = 0;
  /** @type {PromiseWithResolvers<Animation>} */
  #end = Promise.withResolvers();

  get finished() {
    return this.#end.promise;
  }

  finish() {
    this.isFinished = true;
    this.#end.resolve(/** @type {Animation} */ ({}));
  }

  /** @param {number} rate */
  updatePlaybackRate(rate) {
    this.rate = rate;
  }
}

/** A page that shows messages and moves as long as a test wants. */
class Page {
  isStill = false;
  isHidden = false;
  cleared = 0;
  held = 0;
  rate = 1;
  /** @type {string[][]} */
  shown = [];
  /** @type {Motion[]} */
  motions = [];
  queue = new FlightQueue({
    isStill: () => this.isStill,
    isHidden: () => this.isHidden,
    start: (events, show) => this.#start(events, show),
    clear: () => (this.cleared += 1),
  });

  /**
   * @param {GameEvent[]} events
   * @param {() => void} show
   */
  #start(events, show) {
    show();
    if (!events.length) return { animations: [], length: 0, held: 0, rate: 1 };
    const motion = new Motion();
    this.motions.push(motion);
    return { animations: [motion], length: 400 + this.held, held: this.held, rate: this.rate };
  }

  /**
   * @param {string} name
   * @param {boolean} [moves]
   */
  receive(name, moves = true) {
    const event = { event: "drawn", seat: 0, cards: null, count: 5, from: "pile", to: "hand-0", number: null };
    this.queue.play({ regions: { mat: name }, events: moves ? [event] : [] }, (messages) => {
      this.shown.push(messages.map(({ regions }) => regions.mat ?? ""));
    });
  }
}

beforeEach(() => {
  frames = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  define("requestAnimationFrame", (/** @type {() => void} */ draw) => frames.push(draw));
});

test("messages are shown in order, each after the flights of the one before", async () => {
  const page = new Page();
  for (const name of ["one", "two", "three"]) page.receive(name);
  for (const at of [0, 1, 2]) {
    assert.equal(page.shown.length, at + 1);
    page.motions[at]?.finish();
    await settle();
  }
  assert.deepEqual(page.shown, [["one"], ["two"], ["three"]]);
  assert.equal(page.cleared, 3);
});

test("a message that moves nothing holds nothing up", () => {
  const page = new Page();
  page.receive("one", false);
  page.receive("two", false);
  assert.deepEqual(page.shown, [["one"], ["two"]]);
});

test("a key ends all flights, and the newest state is shown with nothing lost", async () => {
  const page = new Page();
  for (const name of ["one", "two", "three"]) page.receive(name);
  page.queue.land();
  assert.ok(page.motions[0]?.isFinished);
  assert.deepEqual(page.shown, [["one"], ["two", "three"]]);
  await settle();
  assert.equal(page.shown.length, 2);
});

test("a burst plays faster", () => {
  const page = new Page();
  page.receive("one");
  assert.equal(page.motions[0]?.rate, 1);
  for (let number = 0; number < 6; number += 1) page.receive("more");
  assert.ok((page.motions[0]?.rate ?? 0) > 2);
});

test("what is told is held long enough to be read, unless a crowd waits", () => {
  const page = new Page();
  page.held = 30_000;
  page.receive("one");
  for (let number = 0; number < 7; number += 1) page.receive("more");
  assert.ok((page.motions[0]?.rate ?? 0) < 1.2);
  page.receive("a crowd");
  assert.ok((page.motions[0]?.rate ?? 0) > 2);
});

test("a preferred rate is that of every message", () => {
  const page = new Page();
  page.rate = 0.7;
  page.receive("one");
  assert.equal(page.motions[0]?.rate, 0.7);
});

test("under a press nothing is exchanged until the click has come", async () => {
  const page = new Page();
  page.receive("one");
  page.receive("two");
  page.queue.press(true);
  assert.ok(page.motions[0]?.isFinished);
  await settle();
  assert.deepEqual(page.shown, [["one"]]);
  page.queue.lift();
  assert.deepEqual(page.shown, [["one"]], "the click comes after the pointer is up");
  mock.timers.tick(50);
  assert.deepEqual(page.shown, [["one"], ["two"]]);
});

test("a long press does not hold the table up, nor does another button", () => {
  const page = new Page();
  page.queue.press(true);
  page.receive("one");
  assert.deepEqual(page.shown, []);
  mock.timers.tick(600);
  assert.deepEqual(page.shown, [["one"]]);
  page.queue.press(false);
  page.receive("two", false);
  assert.deepEqual(page.shown, [["one"], ["two"]]);
});

test("under reduced motion what comes within a frame is drawn once", () => {
  const page = new Page();
  page.isStill = true;
  page.receive("one");
  page.receive("two");
  assert.deepEqual([page.shown, frames.length], [[], 1]);
  frames.shift()?.();
  assert.deepEqual([page.shown, page.motions], [[["one", "two"]], []]);
});

test("under reduced motion a press makes nothing fly", () => {
  const page = new Page();
  page.isStill = true;
  page.receive("one");
  page.queue.press(true);
  page.queue.lift();
  mock.timers.tick(50);
  assert.deepEqual([page.shown, page.motions], [[["one"]], []]);
});

test("on a hidden page everything is shown at once", () => {
  const page = new Page();
  page.isHidden = true;
  page.receive("one");
  page.receive("two");
  assert.deepEqual([page.shown, page.motions], [[["one"], ["two"]], []]);
});
