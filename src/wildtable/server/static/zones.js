// Where cards lie: zones are found by the names events give them, cards by their kind, never by identity.

const RATIO = 1.4;
const LARGEST = 110;
const template = document.getElementById("deck");
const deck = template?.content;

// One card of every kind comes packed: there are many, and nothing needs them before the page is there.
async function unpack({ dataset: { packed } }) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  template.innerHTML = await text;
}

if (template) unpack(template);

// All that lies in the zones now. Zones may share an element; what lies in it is then one thing, taken once.
export function survey() {
  const zones = new Map();
  for (const element of document.querySelectorAll("[data-zone]")) {
    if (!element.getClientRects().length) continue;
    const holds = element.dataset.holds?.split(" ");
    const free = [...element.querySelectorAll(".slot")].map(rectOf);
    const spot = { rect: rectOf(element), holds, free, things: thingsIn(element), signs: signsIn(element) };
    for (const name of element.dataset.zone.split(" ")) zones.set(name, [...(zones.get(name) ?? []), spot]);
  }
  return new Zones(zones);
}

class Zones {
  constructor(spots) {
    this.spots = spots;
  }

  // Each place once, by the first of its names.
  get names() {
    const seen = new Set();
    return [...this.spots].filter(([, [spot]]) => !seen.has(spot) && seen.add(spot)).map(([name]) => name);
  }

  things(name) {
    return (this.spots.get(name) ?? []).flatMap((spot) => spot.things);
  }

  backs(name) {
    return this.things(name).filter((thing) => !thing.card);
  }

  sealed(name) {
    return this.things(name).filter((thing) => thing.sealed);
  }

  // Take a card out of a zone, the picked one first; without a name, one that lies face down.
  take(name, card, last = false) {
    const free = this.things(name).filter((thing) => !thing.taken && thing.card === (card ?? ""));
    const thing = free.find((one) => one.picked) ?? free.at(last ? -1 : 0);
    if (thing) thing.taken = true;
    return thing;
  }

  // Later in the same story a card leaves from where it has landed.
  put(name, thing) {
    this.spots.get(name)?.at(-1).things.push(thing);
  }

  // Do all see what lies here? A slot says so by what it holds, a pile by its top.
  isOpen(name) {
    return (this.spots.get(name) ?? []).some((spot) => spot.holds || spot.things.some((thing) => thing.card));
  }

  // Where a card of this kind would lie: at its own sign or slot, or where others lie, or where one is expected.
  at(name, card) {
    const spots = this.spots.get(name) ?? [];
    const slot = spots.find((spot) => spot.holds?.includes(card));
    if (slot) return boxed(this.sign(name, card)?.rect ?? slot.rect);
    const free = spots.find((spot) => spot.free.length)?.free.shift();
    const things = this.things(name);
    return free ?? things[Math.floor(things.length / 2)]?.rect ?? null;
  }

  // Where nothing lies and nothing is expected.
  amid(name) {
    const spot = this.spots.get(name)?.at(-1);
    return spot ? boxed(spot.rect) : null;
  }

  // The sign that stands for a card where no card lies: a leader's crown, a token.
  sign(name, card) {
    const spots = (this.spots.get(name) ?? []).filter((spot) => !spot.holds || spot.holds.includes(card));
    return spots.flatMap((spot) => spot.signs).find((sign) => sign.node.matches(signOf(card)));
  }
}

function thingsIn(element) {
  return [...element.querySelectorAll(".card")]
    .filter((node) => node.getClientRects().length)
    .map((node) => ({
      node,
      card: node.dataset.card ?? "",
      rect: rectOf(node),
      picked: node.closest(".pick")?.querySelector(":checked") != null,
      sealed: node.matches(".sealed, .seal > .card"),
      taken: false,
    }));
}

function signsIn(element) {
  return [...element.querySelectorAll("svg.art")]
    .filter((node) => !node.closest(".card") && node.getClientRects().length)
    .map((node) => ({ node, rect: rectOf(node), colour: getComputedStyle(node).color }));
}

// A fresh card, face up; `null` where the deck has no such kind.
export function face(card) {
  return deck?.querySelector(`[data-card="${CSS.escape(card)}"]`)?.cloneNode(true) ?? null;
}

// A card face down: as one that is seen on its way, else like any of the deck.
export function back(...nodes) {
  const seen = nodes.find((node) => node?.matches(".card:not([data-card])"));
  return (seen ?? deck?.querySelector(".card:not([data-card])"))?.cloneNode(true) ?? null;
}

export function rectOf(element) {
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function signOf(card) {
  return card.endsWith("-leader") ? ".art-crown" : `.art-${CSS.escape(card)}`;
}

// The largest card that fits into a place, in its middle.
function boxed({ x, y, width, height }) {
  const wide = Math.max(16, Math.min(width, height / RATIO, LARGEST));
  return { x: x + (width - wide) / 2, y: y + (height - wide * RATIO) / 2, width: wide, height: wide * RATIO };
}
