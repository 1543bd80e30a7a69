// Measures where everything is on the page, before and after a swap.

import { findAll, rectOf } from "./dom.js";
import { Zones } from "./zones.js";

/**
 * @import { Rect, Sign, Spot, Thing } from "./types.d.ts"
 * @typedef {{ node: HTMLElement, rect: Rect }} Placed
 * @typedef {{ zones: Zones, hand: Map<string, Placed>, pieces: Map<string, Placed>, stores: Map<string, Rect> }} Survey
 */

/** @returns {Survey} */
export function survey() {
  return { zones: surveyZones(), hand: surveyHand(), ...surveyPieces() };
}

/** Zones may share an element; what is in it is then one thing, taken once. */
function surveyZones() {
  /** @type {Map<string, Spot[]>} */
  const zones = new Map();
  for (const element of findAll("[data-zone]").filter(isDrawn)) {
    const holds = element.dataset.holds?.split(" ");
    const free = findAll(".slot", element).map(rectOf);
    const spot = { rect: rectOf(element), holds, free, things: thingsIn(element), signs: signsIn(element) };
    for (const name of element.dataset.zone?.split(" ") ?? []) zones.set(name, [...(zones.get(name) ?? []), spot]);
  }
  return new Zones(zones);
}

/** @param {Element} element */
function isDrawn(element) {
  return element.getClientRects().length > 0;
}

/**
 * @param {HTMLElement} element
 * @returns {Thing[]}
 */
function thingsIn(element) {
  return findAll(".card", element)
    .filter(isDrawn)
    .map((node) => ({
      node,
      card: node.dataset.card ?? "",
      rect: rectOf(node),
      picked: node.closest(".pick")?.querySelector(":checked") != null,
      sealed: node.matches(".sealed, .seal > .card"),
      taken: false,
    }));
}

/**
 * A picture is the sign of the card it is named after; `data-signs` ("card:picture") names it for other cards.
 * @param {HTMLElement} element
 * @returns {Sign[]}
 */
function signsIn(element) {
  const aliases = (element.dataset.signs?.split(" ") ?? []).map((one) => one.split(":"));
  return findAll("svg.art", element)
    .filter((node) => !node.closest(".card") && isDrawn(node))
    .map((node) => {
      const pictures = [...node.classList].filter((name) => name.startsWith("art-")).map((name) => name.slice("art-".length));
      const others = aliases.flatMap(([card = "", picture = ""]) => (pictures.includes(picture) ? card : []));
      return { node, names: [...pictures, ...others], rect: rectOf(node), colour: getComputedStyle(node).color };
    });
}

/** The viewer's hand: copies of a kind are distinguished by their order. */
function surveyHand() {
  /** @type {Map<string, Placed>} */
  const cards = new Map();
  for (const node of findAll("[data-region=hand] .card[data-card]")) {
    let copy = 1;
    while (cards.has(`${node.dataset.card} ${copy}`)) copy += 1;
    cards.set(`${node.dataset.card} ${copy}`, { node, rect: rectOf(node) });
  }
  return cards;
}

/** Pieces that are no cards have names of their own (`data-piece`), and a place they come from (`data-store`). */
function surveyPieces() {
  const pieces = new Map(findAll("[data-piece]").map((node) => [node.dataset.piece ?? "", { node, rect: rectOf(node) }]));
  const stores = new Map(findAll("[data-store]").map((node) => [node.dataset.store ?? "", rectOf(node)]));
  return { pieces, stores };
}
