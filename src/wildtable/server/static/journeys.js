// Journeys: what moves on the page because of what happened. Events are told in beats: those of one name go together, a
// little apart, the next ones follow. What an event does not show flies face down.

import * as ghosts from "./ghosts.js";
import { back, face, rectOf, survey } from "./zones.js";

const APART = 70;
const FLIGHT = 320;
const LARGE = { width: 90, flight: 380 };
const CROWN = { flight: 400, swell: 2.2 };
const TURN = 360;
const RIFFLE = 300;
const OVERLAP = 120;
const MOST = 10;

// Swap the page and set in motion what led to it; all animations at once, each with its own delay.
export function tell(events, swap) {
  const before = survey();
  const hand = inHand();
  const pieces = inPlace();
  swap();
  const after = survey();
  const story = new Story(before, after);
  for (const beat of beats([...sealings(before, after, events), ...events])) story.tell(beat);
  return { animations: [...closing(hand, story.landing), ...sliding(pieces), ...story.play()], length: story.length };
}

// About how long this will take.
export function length(events) {
  return beats(events).reduce((sum, beat) => {
    const cards = beat.filter(({ from, to }) => from || to).reduce((count, event) => count + cardsOf(event).length, 0);
    return sum + (cards ? FLIGHT + APART * (cards - 1) - OVERLAP : 0);
  }, 0);
}

function beats(events) {
  const groups = [];
  for (const event of events) {
    if (groups.at(-1)?.[0].event === event.event) groups.at(-1).push(event);
    else groups.push([event]);
  }
  return groups;
}

function cardsOf({ cards, count }) {
  return (cards ?? Array(count).fill(null)).slice(0, MOST);
}

class Story {
  constructor(before, after) {
    this.before = before;
    this.after = after;
    this.clock = 0;
    this.length = 0;
    this.journeys = [];
    this.others = [];
    this.landing = new Set();
  }

  tell(beat) {
    const told = new Set(this.journeys);
    let row = 0;
    let end = this.clock;
    for (const event of beat) {
      if (event.event === "shuffled") end = Math.max(end, this.riffle(event.to));
      else if (event.event === "scored") this.score(event);
      else if (event.from !== event.to) {
        for (const card of cardsOf(event)) {
          const journey = this.travel(event, card, row);
          if (!journey) continue;
          row += journey.turns ? 0 : 1;
          end = Math.max(end, journey.end);
        }
      }
    }
    for (const journey of this.journeys) if (journey.stays && !told.has(journey)) journey.gone = Math.max(journey.gone, end);
    this.clock = row ? Math.max(this.clock, end - OVERLAP) : end;
    this.length = end;
  }

  travel(event, card, row) {
    const { before, after } = this;
    const target = this.target(event.to, card);
    const lying = before.things(event.to).find((thing) => !thing.taken && isUnder(thing, card, target));
    if (lying) {
      lying.taken = true;
      if (lying.card || !card || (target && !target.card)) return null;
      return this.go(event, card, { thing: lying, target, from: lying.rect, to: target?.rect ?? lying.rect, turns: true });
    }
    const thing = before.take(event.from, card);
    const from = thing?.rect ?? where(event.from, card, before, after);
    const to = target?.rect ?? where(event.to, card, after, before);
    const signs = card && !thing && !target && { from: before.sign(event.from, card), to: after.sign(event.to, card) };
    if (signs && (signs.from || signs.to)) return this.crown(signs, row);
    return from || to ? this.go(event, card, { thing, target, from, to, row }) : null;
  }

  // The real card at the end of the way: face up, or one more that lies face down.
  target(zone, card) {
    const { before, after } = this;
    const shown = card && after.take(zone, card, true);
    if (shown) return shown;
    const more = after.backs(zone).filter((thing) => !thing.taken).length;
    const waited = before.sealed(zone).some((thing) => !thing.taken);
    return more && (waited || after.backs(zone).length > before.backs(zone).length) ? after.take(zone, null, true) : null;
  }

  go(event, card, { thing, target, from, to, row = 0, turns = false }) {
    const { before, after } = this;
    const starts = card !== null && (thing ? thing.card !== "" : before.isOpen(event.from) || !from);
    const ends = card !== null && (target ? target.card !== "" : after.isOpen(event.to) || !after.backs(event.to).length);
    const down = () => back(thing?.node, target?.node, before.backs(event.from)[0]?.node, after.backs(event.to)[0]?.node);
    const side = (up) => (up && face(card)) || down();
    const sides = starts === ends ? [side(ends)] : [side(starts), side(ends)];
    const start = Math.max(this.clock + (turns ? 0 : row * APART), thing?.journey?.end ?? 0);
    const flight = Math.max(from?.width ?? 0, to?.width ?? 0) > LARGE.width ? LARGE.flight : FLIGHT;
    const end = start + (turns ? TURN : flight);
    const journey = { sides, from, to, start, end, seen: thing && !thing.journey ? 0 : start, gone: end, turns };
    if (thing?.journey) thing.journey.gone = start;
    if (target) this.land(event.to, target, end);
    else {
      journey.stays = after.things(event.to).length > 0;
      before.put(event.to, { card: ends ? card : "", rect: to, node: sides.at(-1), journey, taken: false });
    }
    if (sides.every(Boolean)) this.journeys.push(journey);
    return journey;
  }

  // The real card is unseen until then, its seal too; what lay under it in a pile is still to be seen.
  land(zone, { node }, end) {
    this.landing.add(node);
    this.others.push(() => ghosts.hide(node.closest(".seal") ?? node, end));
    const [under, ...rest] = this.before.things(zone).filter((thing) => !thing.journey);
    if (!under?.card || under.taken || rest.length || this.after.things(zone).length > 1) return;
    const sides = [face(under.card)];
    if (sides[0]) this.journeys.unshift({ sides, from: under.rect, to: under.rect, start: 0, end: 1, seen: 0, gone: end });
  }

  crown(signs, row) {
    const start = this.clock + row * APART;
    const end = start + CROWN.flight;
    const sign = signs.to ?? signs.from;
    const sides = [sign.node.cloneNode(true)];
    sides[0].style.color = sign.colour;
    const seen = signs.from ? 0 : start;
    const journey = { sides, from: signs.from?.rect, to: signs.to?.rect, start, end, seen, gone: end, swell: CROWN.swell };
    this.journeys.push(journey);
    if (signs.to) this.others.push(() => ghosts.hide(signs.to.node, end));
    return journey;
  }

  riffle(zone) {
    const top = this.after.backs(zone)[0];
    if (!top) return this.clock;
    const [start, end] = [this.clock, this.clock + RIFFLE];
    this.others.push(() => ghosts.riffle(back(top.node), top.rect, start, end));
    return end;
  }

  score({ seat, number }) {
    const tokens = document.querySelector(`[data-seat="${seat}"] .tokens`);
    if (!tokens?.getClientRects().length || !number) return;
    const [rect, at] = [rectOf(tokens), this.clock];
    this.others.push(() => ghosts.cue(tokens, at, () => ghosts.float(`+${number}`, rect)));
  }

  play() {
    return [...this.journeys.flatMap(ghosts.fly), ...this.others.flatMap((make) => make())];
  }
}

function where(zone, card, ...surveys) {
  const places = [...surveys.map((survey) => survey.at(zone, card)), ...surveys.map((survey) => survey.amid(zone))];
  return places.find(Boolean) ?? null;
}

// Does this lie there as the answer that is now shown: sealed, or face down where the card will lie face up?
function isUnder(thing, card, target) {
  return thing.card ? thing.sealed && thing.card === card : thing.sealed || Boolean(target?.card);
}

// Answers laid face down, and taken back, are no events: nothing has happened yet. They are seen all the same.
function sealings(before, after, events) {
  const reached = new Set(events.map((event) => event.to));
  return after.names.flatMap((zone) => {
    const hand = handOf(zone, before);
    const [were, are] = [before.sealed(zone), after.sealed(zone)];
    if (were.length === are.length || reached.has(zone)) return [];
    if (are.length > were.length) return [{ event: "sealed", from: hand, to: zone, ...named(are.slice(were.length)) }];
    return after.things(zone).length ? [] : [{ event: "unsealed", from: zone, to: hand, ...named(were) }];
  });
}

// Where the owner of a zone holds cards.
function handOf(zone, { spots }) {
  const seat = zone.match(/-\d+$/)?.[0];
  return [...spots.keys()].find((name) => name.startsWith("hand") && seat && name.endsWith(seat)) ?? null;
}

function named(things) {
  return { cards: things.every(({ card }) => card) ? things.map(({ card }) => card) : null, count: things.length };
}

// The hand closes its gaps: every card that was there comes from where it was.
function closing(before, landing) {
  const now = inHand();
  return [...now].flatMap(([key, { node, rect }]) => {
    const was = before.get(key)?.rect;
    if (!was || landing.has(node)) return [];
    const [dx, dy] = [was.x - rect.x, was.y - rect.y];
    return Math.hypot(dx, dy) > 1 ? [ghosts.slide(node.closest("li") ?? node, dx, dy)] : [];
  });
}

// Pieces that are no cards have names of their own: each comes from where it was, a new one from where it was kept.
function sliding({ pieces, stores }) {
  return [...inPlace().pieces].flatMap(([name, { node, rect }]) => {
    const was = pieces.get(name)?.rect ?? stores.get(node.dataset.from);
    if (!was?.width || !rect.width) return [];
    const [dx, dy] = [was.x - rect.x, was.y - rect.y];
    return Math.hypot(dx, dy) > 1 ? [ghosts.slide(node, dx, dy)] : [];
  });
}

function inPlace() {
  const all = (name) => [...document.querySelectorAll(`[data-${name}]`)];
  const pieces = new Map(all("piece").map((node) => [node.dataset.piece, { node, rect: rectOf(node) }]));
  return { pieces, stores: new Map(all("store").map((node) => [node.dataset.store, rectOf(node)])) };
}

function inHand() {
  const cards = new Map();
  const copies = {};
  for (const node of document.querySelectorAll("[data-region=hand] .card[data-card]")) {
    const { card } = node.dataset;
    copies[card] = (copies[card] ?? 0) + 1;
    cards.set(`${card} ${copies[card]}`, { node, rect: rectOf(node) });
  }
  return cards;
}
