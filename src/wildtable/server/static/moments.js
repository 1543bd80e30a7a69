// Steps of a finished game: fetched once, the last few cached, and the order of milestones and seats.

/** @import { Moment } from "./types.d.ts" */

const CACHED = 64;

/**
 * Write the query that leads to a moment; an empty seat shows all hands.
 * @param {number} at
 * @param {string} seat
 */
export function queryFor(at, seat) {
  return `?at=${at}${seat === "" ? "" : `&seat=${seat}`}`;
}

export class MomentCache {
  /** @type {Map<string, Promise<Moment>>} */
  #cached = new Map();

  /** @param {string} path of the record */
  constructor(path) {
    this.path = path;
  }

  /**
   * @param {number} at
   * @param {string} seat
   */
  get(at, seat) {
    const query = queryFor(at, seat);
    const found = this.#cached.get(query) ?? this.#load(query);
    this.#cached.delete(query);
    this.#cached.set(query, found);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > CACHED && oldest !== undefined) this.#cached.delete(oldest);
    return found;
  }

  /** @param {string} query */
  #load(query) {
    const loading = fetchMoment(`${this.path}/moment.json${query}`);
    loading.catch(() => this.#cached.delete(query));
    return loading;
  }
}

/** @param {string} address */
async function fetchMoment(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return /** @type {Moment} */ (await answer.json());
}

/**
 * Go to a wanted moment, one request at a time: while one is fetched only the newest wish counts.
 */
export class Walker {
  #isWalking = false;

  /**
   * @param {MomentCache} moments
   * @param {{ at: number, seat: string, last: number }} start
   * @param {{ show: (moment: Moment, from: { at: number, seat: string }) => void, fail: () => void }} page
   */
  constructor(moments, { at, seat, last }, page) {
    this.moments = moments;
    this.page = page;
    this.at = at;
    this.seat = seat;
    this.last = last;
    this.wanted = { at, seat };
  }

  /** @param {number} at */
  clamp(at) {
    return Math.max(0, Math.min(at, this.last));
  }

  /**
   * Resolve when the page is there, or at once where another call is under way.
   * @param {number} at
   * @param {string} [seat]
   */
  async go(at, seat = this.seat) {
    this.wanted = { at: this.clamp(at), seat };
    if (this.#isWalking) return;
    this.#isWalking = true;
    try {
      while (this.wanted.at !== this.at || this.wanted.seat !== this.seat) {
        const aim = this.wanted;
        const moment = await this.moments.get(aim.at, aim.seat);
        if (aim !== this.wanted) continue;
        const from = { at: this.at, seat: this.seat };
        [this.at, this.seat] = [moment.at, aim.seat];
        this.page.show(moment, from);
      }
    } catch {
      this.wanted = { at: this.at, seat: this.seat };
      this.page.fail();
    } finally {
      this.#isWalking = false;
    }
  }

  /** Fetch the next moment ahead of time. */
  prefetch() {
    if (this.at < this.last) this.moments.get(this.at + 1, this.seat).catch(() => {});
  }
}

/**
 * Return the next milestone after a step, or the one before it.
 * @param {number[]} starts in order
 * @param {number} at
 * @param {1 | -1} direction
 */
export function findMilestone(starts, at, direction) {
  return (direction > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? at;
}

/**
 * Order the opponents as a seat sees them, clockwise from its left; all seats where none is chosen.
 * @param {number} seats
 * @param {string} seat
 */
export function opponentsOf(seats, seat) {
  const all = Array.from({ length: seats }, (_, number) => number);
  if (seat === "") return all;
  const own = Number(seat);
  return [...all.slice(own + 1), ...all.slice(0, own)];
}
