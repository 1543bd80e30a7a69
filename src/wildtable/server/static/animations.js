// Performs a plan of the choreography: copies of cards ("ghosts") fly over the page while the real ones are already in place. They
// cannot be touched and are not read out. Only transform, opacity and filter change.

import { copyBack, copyFace } from "./deck.js";
import { find, rectOf } from "./dom.js";
import { animate } from "./motion.js";

/**
 * @import { Flight, Plan, Rect, Side } from "./types.d.ts"
 * @import { Placed, Survey } from "./survey.js"
 */

const EASE = "cubic-bezier(.2,.8,.2,1)";
const LOW = "drop-shadow(0 1px 2px #0004)";
const HIGH = "drop-shadow(0 14px 14px #0005)";

/** @type {HTMLElement | null} */
let overlay = null;

/**
 * Start all animations of a plan at once, each with its own delay.
 * @param {Plan} plan
 * @returns {Animation[]}
 */
export function performPlan({ flights, hidden, riffles, scores, told, length }) {
  return [
    ...flights.flatMap(fly),
    ...hidden.map(({ node, until }) => animate(node, [{ opacity: 0 }, { opacity: 0 }], { duration: until })),
    ...riffles.flatMap(({ top, start, end }) => riffle(copyBack(top.node), top.rect, start, end)),
    ...scores.flatMap(({ seat, number, at }) => showScore(seat, number, at)),
    ...told.flatMap(({ node, at }) => tellLine(node, at, length)),
  ];
}

/**
 * Slide what has moved from where it was: cards of the hand that close a gap, and pieces; a new piece comes from its store.
 * @param {Survey} before
 * @param {Survey} after
 * @param {Set<HTMLElement>} landing cards that fly by themselves
 * @returns {Animation[]}
 */
export function slideMoved(before, after, landing) {
  const cards = [...after.hand].flatMap(([key, now]) => {
    return landing.has(now.node) ? [] : slide(now.node.closest("li") ?? now.node, before.hand.get(key)?.rect, now);
  });
  const pieces = [...after.pieces].flatMap(([name, now]) => {
    const was = before.pieces.get(name)?.rect ?? before.stores.get(now.node.dataset.from ?? "");
    return was?.width && now.rect.width ? slide(now.node, was, now) : [];
  });
  return [...cards, ...pieces];
}

/**
 * @param {Element} element
 * @param {Rect | undefined} was
 * @param {Placed} now
 */
function slide(element, was, { rect }) {
  if (!was) return [];
  const [dx, dy] = [was.x - rect.x, was.y - rect.y];
  const frames = [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }];
  return Math.hypot(dx, dy) > 1 ? [animate(element, frames, { duration: 240, easing: EASE })] : [];
}

/**
 * Let a line of the story appear when it comes to that, and let the story last until the end.
 * @param {HTMLElement} node
 * @param {number} at
 * @param {number} length
 */
function tellLine(node, at, length) {
  const cue = animate(node, [{ opacity: 0 }, { opacity: 0 }], { duration: at });
  void cue.finished.then(() => node.scrollIntoView({ block: "nearest" }));
  return [cue, animate(node, null, { duration: length })];
}

/** Remove all ghosts. */
export function clearGhosts() {
  overlay?.remove();
  overlay = null;
}

/** @param {Flight} flight */
function fly({ sides: described, from, to, start, end, seen, gone, swell = 0 }) {
  const sides = described.flatMap((side) => draw(side) ?? []);
  const [place, origin] = [to ?? from, from ?? to];
  if (!place || !origin || sides.length < described.length) return [];
  const width = Math.max(place.width, origin.width);
  const [ghost, mover] = [make("ghost"), make("mover")];
  put(ghost, { left: place.x, top: place.y, width, height: (width * place.height) / place.width });
  ghost.style.opacity = "0";
  ghost.append(mover);
  mover.append(...sides);
  for (const side of sides) {
    side.style.setProperty("--w", `${width}px`);
    Object.assign(side.style, { position: "absolute", inset: "0 auto auto 0", margin: 0 });
    if (!side.matches(".card")) Object.assign(side.style, { width: "100%", height: "100%" });
  }
  overlay ??= addOverlay();
  overlay.append(ghost);
  const timing = /** @type {const} */ ({ delay: start, duration: end - start, easing: EASE, fill: "both" });
  return [
    animate(ghost, [{ opacity: 1 }, { opacity: 1 }], { delay: seen, duration: Math.max(gone - seen, 1) }),
    animate(mover, pathFrames(from, to, width, swell), timing),
    ...turnOver(sides, start, end),
  ];
}

/**
 * @param {Side} side
 * @returns {HTMLElement | null}
 */
function draw(side) {
  if ("card" in side) return copyFace(side.card);
  if (!("sign" in side)) return copyBack(side.back);
  const copy = /** @type {HTMLElement} */ (side.sign.node.cloneNode(true));
  copy.style.color = side.sign.colour;
  return copy;
}

/**
 * @param {Rect | null} from
 * @param {Rect | null} to
 * @param {number} width
 * @param {number} swell
 * @returns {Keyframe[]}
 */
function pathFrames(from, to, width, swell) {
  if (!to) return [{ opacity: 1 }, { opacity: 0, transform: "translateY(-14px) scale(.92)" }];
  if (!from) return [{ opacity: 0, transform: "scale(.7)" }, { opacity: 1, transform: `scale(${to.width / width})` }];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [first, last] = [from.width / width, to.width / width];
  const middle = ((first + last) / 2) * (swell || 1.04);
  const aside = swell ? (width * (middle - 1)) / 2 : 0;
  const lift = dx || dy ? 18 : 0;
  const over = `translate(${dx * 0.45 - aside}px,${dy * 0.5 - lift - aside}px) scale(${middle})`;
  return [
    { transform: `translate(${dx}px,${dy}px) scale(${first})`, filter: LOW },
    { transform: over, filter: HIGH, offset: 0.55 },
    { transform: `scale(${last})`, filter: LOW },
  ];
}

/**
 * Turn to the edge, change the side, turn on.
 * @param {HTMLElement[]} sides
 * @param {number} start
 * @param {number} end
 */
function turnOver([first, second], start, end) {
  if (!first || !second) return [];
  const half = (end - start) / 2;
  const [edge, flat] = [{ transform: "rotateY(90deg) scale(1.06)" }, { transform: "none" }];
  return [
    animate(first, [flat, edge], { delay: start, duration: half, easing: "ease-in", fill: "both" }),
    animate(second, [edge, flat], { delay: start + half, duration: half, easing: "ease-out", fill: "both" }),
  ];
}

/**
 * Shuffle a pile: two halves part and meet again.
 * @param {HTMLElement | null} back
 * @param {Rect | null} rect
 * @param {number} start
 * @param {number} end
 */
function riffle(back, rect, start, end) {
  if (!back || !rect) return [];
  return [-1, 1].flatMap((side) => {
    const flight = fly({ sides: [{ back }], from: rect, to: rect, start, end, seen: start, gone: end });
    const half = overlay?.lastElementChild?.querySelector(".card");
    const parted = `translateX(${(side * rect.width) / 3}px) rotate(${side * 7}deg)`;
    const frames = [{ transform: "none" }, { transform: parted, offset: 0.4 }, { transform: "none" }];
    return half ? [...flight, animate(half, frames, { delay: start, duration: end - start, easing: "ease-in-out" })] : flight;
  });
}

/**
 * Float points over their owner's count (`data-scored`) when it comes to that, or when all is ended sooner.
 * @param {number | null} seat
 * @param {number} number
 * @param {number} at
 */
function showScore(seat, number, at) {
  const count = find(`[data-seat="${seat}"] [data-scored]`);
  if (!count?.getClientRects().length) return [];
  const rect = rectOf(count);
  const cue = animate(count, null, { duration: at });
  void cue.finished.then(() => float(`+${number}`, rect));
  return [cue];
}

/**
 * @param {string} text
 * @param {Rect} rect
 */
function float(text, rect) {
  const points = make("float");
  points.textContent = text;
  put(points, { left: rect.x + rect.width / 2, top: rect.y });
  document.body.append(points);
  const at = (/** @type {number} */ y) => `translate(-50%, ${y}px)`;
  const frames = [
    { opacity: 0, transform: at(8) },
    { opacity: 1, transform: at(-6), offset: 0.2 },
    { opacity: 1, transform: at(-14), offset: 0.7 },
    { opacity: 0, transform: at(-34) },
  ];
  void animate(points, frames, { duration: 1200 }).finished.then(() => points.remove());
}

function addOverlay() {
  const added = make("overlay");
  Object.assign(added.style, { inset: 0, zIndex: 40, overflow: "hidden" });
  document.body.append(added);
  return added;
}

/** @param {"overlay" | "ghost" | "mover" | "float"} name */
function make(name) {
  const element = document.createElement("div");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  element.style.position = name === "overlay" || name === "float" ? "fixed" : "absolute";
  element.style.pointerEvents = "none";
  if (name === "mover") Object.assign(element.style, { inset: 0, transformOrigin: "0 0" });
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {Partial<Record<"left" | "top" | "width" | "height", number>>} box
 */
function put(element, box) {
  for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
}
