// The queue of messages that move cards. Each message is shown once and in order, alone or together with others. A burst plays
// faster, but what is told is held long enough to be read unless a crowd waits. A key or a press ends what flies, and the page is
// then at once what the newest message says.

import { estimateLength } from "./choreography.js";

/**
 * @import { GameEvent, Regions } from "./types.d.ts"
 * @typedef {Pick<Animation, "finished" | "currentTime" | "finish" | "updatePlaybackRate">} Motion
 * @typedef {{ regions: Regions, events?: GameEvent[] }} Message
 * @typedef {{ animations: Motion[], length: number, held: number, rate: number }} Started
 */

const PATIENCE = 1200;
const CROWD = 8;
const LEAST = 100;
const PRESS = 600;
const TAP = 50;

/**
 * What the queue needs of the page: `start` shows messages with motion, `clear` removes what flew.
 * @typedef {{
 *   isStill: () => boolean,
 *   isHidden: () => boolean,
 *   start: (events: GameEvent[], show: () => void) => Started,
 *   clear: () => void,
 * }} Stage
 */

/** @template {Message} M */
export class FlightQueue {
  /** @type {{ message: M, show: (messages: M[]) => void }[]} */
  #waiting = [];
  /** @type {(Started & { due: number }) | null} */
  #flying = null;
  #due = 0;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pressed;
  #isHurried = false;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /**
   * Show a message in its turn; `show` puts the page into the state after some messages. Under reduced motion all that come within
   * a frame are shown together.
   * @param {M} message
   * @param {(messages: M[]) => void} show
   */
  play(message, show) {
    this.#waiting.push({ message, show });
    this.#due = performance.now() + PATIENCE;
    if (this.stage.isHidden()) this.land();
    else if (this.stage.isStill()) this.#landNextFrame();
    else if (this.#flying) this.#hasten(this.#flying);
    else this.#next();
  }

  #landNextFrame() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.land());
  }

  /** Show the newest state at once. */
  land() {
    this.#frame = 0;
    this.#end();
    const all = this.#waiting.splice(0);
    all.at(-1)?.show(all.map(({ message }) => message));
  }

  /**
   * End flights under a pointer: nothing is exchanged before the click, so that it hits what was aimed at. A long press does not hold
   * the table up, nor does a button other than the first.
   * @param {boolean} isFirstButton
   */
  press(isFirstButton) {
    this.#isHurried = this.#flying !== null;
    this.#end();
    if (!isFirstButton) {
      this.#release();
      return;
    }
    clearTimeout(this.#pressed);
    this.#pressed = setTimeout(() => this.#release(), PRESS);
  }

  /** Go on after the click that belongs to a press. */
  lift() {
    if (this.#pressed) setTimeout(() => this.#release(), TAP);
  }

  #release() {
    clearTimeout(this.#pressed);
    this.#pressed = undefined;
    if (this.#isHurried) this.land();
    else if (!this.#flying) this.#next();
    this.#isHurried = false;
  }

  #next() {
    if (this.stage.isStill()) {
      this.land();
      return;
    }
    while (!this.#flying && !this.#pressed) {
      const first = this.#waiting.shift();
      if (!first) return;
      this.#take(this.stage.start(first.message.events ?? [], () => first.show([first.message])));
    }
  }

  /** @param {Started} started */
  #take(started) {
    if (!started.animations.length) return;
    const flying = { ...started, due: performance.now() + PATIENCE + started.held / started.rate };
    this.#flying = flying;
    this.#hasten(flying);
    void Promise.allSettled(flying.animations.map((animation) => animation.finished)).then(() => {
      if (this.#flying !== flying) return;
      this.#end();
      this.#next();
    });
  }

  /**
   * Play fast enough for the newest message to be shown within PATIENCE, after the time it takes to read what is told.
   * @param {Started & { due: number }} flying
   */
  #hasten(flying) {
    const passed = Math.max(...flying.animations.map((animation) => Number(animation.currentTime ?? 0)));
    const waiting = this.#waiting.reduce((sum, { message }) => sum + estimateLength(message.events ?? []), 0);
    const rest = Math.max(flying.length - passed, 0) + waiting;
    const due = this.#waiting.length < CROWD ? Math.max(this.#due, flying.due) : this.#due;
    flying.rate = Math.max(flying.rate, rest / Math.max(due - performance.now(), LEAST));
    for (const animation of flying.animations) animation.updatePlaybackRate(flying.rate);
  }

  #end() {
    if (!this.#flying) return;
    for (const animation of this.#flying.animations) animation.finish();
    this.#flying = null;
    this.stage.clear();
  }
}
