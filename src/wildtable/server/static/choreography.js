// Choreography: what moves on the page because of some events, and when. Events of one name make a beat and move together, a
// little apart; beats follow each other. What an event does not show flies face down. Where the story tells of an event, its line
// appears with it and is held before anything else moves.

/**
 * @import { Cue, Flight, GameEvent, Plan, Rect, Side, Sign, Thing } from "./types.d.ts"
 * @import { Zones } from "./zones.js"
 */

const APART = 70;
const FLIGHT = 320;
const LARGE = { width: 90, flight: 380 };
const SIGN = { flight: 400, swell: 2.2 };
const TURN = 360;
const RIFFLE = 300;
const OVERLAP = 120;
const MOST = 10;

/**
 * Plan everything that moves from one survey of the zones to the next. Takes things out of both.
 * @param {GameEvent[]} events
 * @param {Zones} before
 * @param {Zones} after
 * @param {Cue[]} [cues]
 * @returns {Plan}
 */
export function planMotion(events, before, after, cues = []) {
  const planner = new Planner(before, after);
  for (const beat of beatsOf(sealings(before, after, events))) planner.add(beat);
  let start = 0;
  for (const beat of beatsOf(events)) {
    const end = start + beat.length;
    planner.add(
      beat,
      cues.filter(({ at }) => at >= start && at < end),
    );
    start = end;
  }
  return planner.plan;
}

/**
 * Estimate how long events will take to show.
 * @param {GameEvent[]} events
 */
export function estimateLength(events) {
  return beatsOf(events).reduce((sum, beat) => {
    const cards = beat.filter(({ from, to }) => from || to).reduce((count, event) => count + cardsOf(event).length, 0);
    return sum + (cards ? FLIGHT + APART * (cards - 1) - OVERLAP : 0);
  }, 0);
}

/**
 * Group neighbouring events of one name.
 * @param {GameEvent[]} events
 */
export function beatsOf(events) {
  /** @type {GameEvent[][]} */
  const beats = [];
  for (const event of events) {
    const beat = beats.at(-1);
    if (beat?.[0]?.event === event.event) beat.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** @param {GameEvent} event */
function cardsOf({ cards, count }) {
  return (cards ?? Array.from({ length: count }, () => null)).slice(0, MOST);
}

class Planner {
  #clock = 0;
  /** @type {Plan} */
  plan = { flights: [], hidden: [], riffles: [], scores: [], landing: new Set(), told: [], length: 0, held: 0 };

  /**
   * @param {Zones} before
   * @param {Zones} after
   */
  constructor(before, after) {
    this.before = before;
    this.after = after;
  }

  /**
   * @param {GameEvent[]} beat
   * @param {Cue[]} [cues] the lines that tell of it
   */
  add(beat, cues = []) {
    const read = this.#tell(cues);
    const earlier = new Set(this.plan.flights);
    let row = 0;
    let end = this.#clock;
    for (const event of beat) {
      if (event.event === "shuffled") end = Math.max(end, this.#addRiffle(event.to));
      else if (event.event === "scored") this.#addScore(event);
      else if (event.from !== event.to) {
        for (const card of cardsOf(event)) {
          const flight = this.#addCard(event, card, row);
          if (!flight) continue;
          row += flight.turns ? 0 : 1;
          end = Math.max(end, flight.end);
        }
      }
    }
    for (const flight of this.plan.flights) {
      if (flight.stays && !earlier.has(flight)) flight.gone = Math.max(flight.gone, end);
    }
    this.plan.length = Math.max(end, read);
    if (read) this.#clock = this.plan.length;
    else this.#clock = row ? Math.max(this.#clock, end - OVERLAP) : end;
  }

  /**
   * Show lines one after the other and return when the last has been read; 0 where there is nothing to read.
   * @param {Cue[]} cues
   */
  #tell(cues) {
    let at = this.#clock;
    for (const { node, hold } of cues) {
      this.plan.told.push({ node, at });
      at += hold;
      this.plan.held += hold;
    }
    return at > this.#clock ? at : 0;
  }

  /**
   * @param {GameEvent} event
   * @param {string | null} card
   * @param {number} row
   */
  #addCard(event, card, row) {
    const { before, after } = this;
    const target = this.#targetOf(event.to, card);
    const covered = before.things(event.to).find((thing) => !thing.taken && isCover(thing, card, target));
    if (covered) {
      covered.taken = true;
      if (covered.card || !card || (target && !target.card)) return null;
      const to = target?.rect ?? covered.rect;
      return this.#fly(event, card, { thing: covered, target, from: covered.rect, to, turns: true });
    }
    const thing = before.take(event.from, card);
    const from = thing?.rect ?? placeFor(event.from, card, before, after);
    const to = target?.rect ?? placeFor(event.to, card, after, before);
    if (card && !thing && !target) {
      const signs = { from: before.sign(event.from, card), to: after.sign(event.to, card) };
      const shown = signs.to ?? signs.from;
      if (shown) return this.#flySign(shown, signs, row);
    }
    return from || to ? this.#fly(event, card, { thing, target, from, to, row }) : null;
  }

  /**
   * Take the real card at the end of the way: face up, or one more that is face down.
   * @param {string | null} zone
   * @param {string | null} card
   */
  #targetOf(zone, card) {
    const { before, after } = this;
    const shown = card ? after.take(zone, card, true) : undefined;
    if (shown) return shown;
    const more = after.backs(zone).some((thing) => !thing.taken);
    const wasSealed = before.sealed(zone).some((thing) => !thing.taken);
    const hasGrown = after.backs(zone).length > before.backs(zone).length;
    return more && (wasSealed || hasGrown) ? after.take(zone, null, true) : undefined;
  }

  /**
   * @param {GameEvent} event
   * @param {string | null} card
   * @param {{ thing?: Thing, target?: Thing, from: Rect | null, to: Rect | null, row?: number, turns?: boolean }} way
   */
  #fly(event, card, { thing, target, from, to, row = 0, turns = false }) {
    const { before, after } = this;
    const startsOpen = card !== null && (thing ? thing.card !== "" : before.isOpen(event.from) || !from);
    const endsOpen = card !== null && (target ? target.card !== "" : after.isOpen(event.to) || !after.backs(event.to).length);
    const likely = [thing, target, before.backs(event.from)[0], after.backs(event.to)[0]];
    const back = likely.find((one) => one?.card === "" && one.node)?.node;
    /** @type {(isOpen: boolean) => Side} */
    const side = (isOpen) => (isOpen && card !== null ? { card } : { back });
    const start = Math.max(this.#clock + (turns ? 0 : row * APART), thing?.flight?.end ?? 0);
    const duration = Math.max(from?.width ?? 0, to?.width ?? 0) > LARGE.width ? LARGE.flight : FLIGHT;
    const end = start + (turns ? TURN : duration);
    const sides = startsOpen === endsOpen ? [side(endsOpen)] : [side(startsOpen), side(endsOpen)];
    /** @type {Flight} */
    const flight = { sides, from, to, start, end, seen: thing && !thing.flight ? 0 : start, gone: end, turns };
    if (thing?.flight) thing.flight.gone = start;
    if (target?.node) this.#land(event.to, target.node, end);
    else {
      flight.stays = after.things(event.to).length > 0;
      const landed = endsOpen ? { card } : { card: "", node: back };
      before.put(event.to, { ...landed, rect: to, flight, taken: false });
    }
    this.plan.flights.push(flight);
    return flight;
  }

  /**
   * Hide the real card, or its seal, until then; what was under it in a pile stays visible meanwhile.
   * @param {string | null} zone
   * @param {HTMLElement} node
   * @param {number} end
   */
  #land(zone, node, end) {
    this.plan.landing.add(node);
    this.plan.hidden.push({ node: node.closest(".seal") ?? node, until: end });
    const [under, ...rest] = this.before.things(zone).filter((thing) => !thing.flight);
    if (!under?.card || under.taken || rest.length || this.after.things(zone).length > 1) return;
    const { card, rect } = under;
    this.plan.flights.unshift({ sides: [{ card }], from: rect, to: rect, start: 0, end: 1, seen: 0, gone: end });
  }

  /**
   * @param {Sign} sign
   * @param {{ from?: Sign, to?: Sign }} signs
   * @param {number} row
   */
  #flySign(sign, { from, to }, row) {
    const start = this.#clock + row * APART;
    const end = start + SIGN.flight;
    const way = { from: from?.rect ?? null, to: to?.rect ?? null };
    /** @type {Flight} */
    const flight = { sides: [{ sign }], ...way, start, end, seen: from ? 0 : start, gone: end, swell: SIGN.swell };
    this.plan.flights.push(flight);
    if (to) this.plan.hidden.push({ node: to.node, until: end });
    return flight;
  }

  /** @param {string | null} zone */
  #addRiffle(zone) {
    const top = this.after.backs(zone)[0];
    if (!top) return this.#clock;
    const [start, end] = [this.#clock, this.#clock + RIFFLE];
    this.plan.riffles.push({ top, start, end });
    return end;
  }

  /** @param {GameEvent} event */
  #addScore({ seat, number }) {
    if (number) this.plan.scores.push({ seat, number, at: this.#clock });
  }
}

/**
 * @param {string | null} zone
 * @param {string | null} card
 * @param {...Zones} surveys
 */
function placeFor(zone, card, ...surveys) {
  const places = [...surveys.map((one) => one.at(zone, card)), ...surveys.map((one) => one.amid(zone))];
  return places.find(Boolean) ?? null;
}

/**
 * Is this the answer that is now shown: sealed, or face down where the card will be face up?
 * @param {Thing} thing
 * @param {string | null} card
 * @param {Thing | undefined} target
 */
function isCover(thing, card, target) {
  return thing.card ? thing.sealed && thing.card === card : thing.sealed || Boolean(target?.card);
}

/**
 * Make events of answers that were sealed or withdrawn: the server sends none, since nothing has happened yet.
 * @param {Zones} before
 * @param {Zones} after
 * @param {GameEvent[]} events
 * @returns {GameEvent[]}
 */
function sealings(before, after, events) {
  const reached = new Set(events.map((event) => event.to));
  return after.names.flatMap((zone) => {
    const hand = handOf(zone, before);
    const [were, are] = [before.sealed(zone), after.sealed(zone)];
    if (were.length === are.length || reached.has(zone)) return [];
    if (are.length > were.length) return [makeEvent("sealed", hand, zone, are.slice(were.length))];
    return after.things(zone).length ? [] : [makeEvent("unsealed", zone, hand, were)];
  });
}

/**
 * Return the zone in which the owner of a zone holds cards.
 * @param {string} zone
 * @param {Zones} zones
 */
function handOf(zone, { spots }) {
  const seat = /-\d+$/.exec(zone)?.[0];
  return [...spots.keys()].find((name) => name.startsWith("hand") && seat && name.endsWith(seat)) ?? null;
}

/**
 * @param {string} event
 * @param {string | null} from
 * @param {string | null} to
 * @param {Thing[]} things
 * @returns {GameEvent}
 */
function makeEvent(event, from, to, things) {
  const cards = things.every(({ card }) => card) ? things.map(({ card }) => card) : null;
  return { event, seat: null, cards, count: things.length, from, to, number: null };
}
