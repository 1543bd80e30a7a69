// Where cards are on the page, by the names events give to zones. Cards are found by their kind, never by identity.

/** @import { Rect, Sign, Spot, Thing } from "./types.d.ts" */

const RATIO = 1.4;
const LARGEST = 110;
const SMALLEST = 16;

export class Zones {
  /** @param {Map<string, Spot[]>} spots */
  constructor(spots) {
    this.spots = spots;
  }

  /** Each spot once, by the first of its zones. */
  get names() {
    const seen = new Set();
    return [...this.spots].filter(([, [spot]]) => !seen.has(spot) && seen.add(spot)).map(([name]) => name);
  }

  /** @param {string | null} name */
  spotsOf(name) {
    return (name !== null && this.spots.get(name)) || [];
  }

  /** @param {string | null} name */
  things(name) {
    return this.spotsOf(name).flatMap((spot) => spot.things);
  }

  /** @param {string | null} name */
  backs(name) {
    return this.things(name).filter((thing) => !thing.card);
  }

  /** @param {string | null} name */
  sealed(name) {
    return this.things(name).filter((thing) => thing.sealed);
  }

  /**
   * Take a card out of a zone, the picked one first; without a kind, one that is face down.
   * @param {string | null} name
   * @param {string | null} card
   * @param {boolean} [isLast]
   */
  take(name, card, isLast = false) {
    const free = this.things(name).filter((thing) => !thing.taken && thing.card === (card ?? ""));
    const thing = free.find((one) => one.picked) ?? free.at(isLast ? -1 : 0);
    if (thing) thing.taken = true;
    return thing;
  }

  /**
   * Add a card that has landed: later in the same plan it leaves from there.
   * @param {string | null} name
   * @param {Thing} thing
   */
  put(name, thing) {
    this.spotsOf(name).at(-1)?.things.push(thing);
  }

  /**
   * Are the cards of a zone visible to everyone? A slot says so by what it holds, a pile by its top.
   * @param {string | null} name
   */
  isOpen(name) {
    return this.spotsOf(name).some((spot) => spot.holds || spot.things.some((thing) => thing.card));
  }

  /**
   * Return where a card of this kind would be: at its own sign or slot, in a free slot, or among the others.
   * @param {string | null} name
   * @param {string | null} card
   * @returns {Rect | null}
   */
  at(name, card) {
    const spots = this.spotsOf(name);
    const slot = card === null ? undefined : spots.find((spot) => spot.holds?.includes(card));
    if (slot && card !== null) return fitCard(this.sign(name, card)?.rect ?? slot.rect);
    const free = spots.find((spot) => spot.free.length)?.free.shift();
    const things = this.things(name);
    return free ?? things[Math.floor(things.length / 2)]?.rect ?? null;
  }

  /**
   * Return the middle of a zone.
   * @param {string | null} name
   */
  amid(name) {
    const spot = this.spotsOf(name).at(-1);
    return spot ? fitCard(spot.rect) : null;
  }

  /**
   * Return the sign that represents a card where no card is drawn.
   * @param {string | null} name
   * @param {string} card
   * @returns {Sign | undefined}
   */
  sign(name, card) {
    const spots = this.spotsOf(name).filter((spot) => !spot.holds || spot.holds.includes(card));
    return spots.flatMap((spot) => spot.signs).find((sign) => sign.names.includes(card));
  }
}

/**
 * Return the largest card that fits into a box, centred.
 * @param {Rect} box
 */
function fitCard({ x, y, width, height }) {
  const wide = Math.max(SMALLEST, Math.min(width, height / RATIO, LARGEST));
  return { x: x + (width - wide) / 2, y: y + (height - wide * RATIO) / 2, width: wide, height: wide * RATIO };
}
