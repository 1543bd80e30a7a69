// A closer look at a card: by resting on it, by a long press, by key. Never over the button that answers.

import { face } from "./zones.js";

const REST = 500;
const HOLD = 450;
const SLIP = 10;
const GAP = 12;
const glass = document.getElementById("zoom");

let timer = 0;
let hovered = null;
let shown = null;
let held = null;
let last = { x: -1, y: -1 };

// Look at the card in focus, else at the one under the pointer; or stop looking. Says what is told of the card.
export function look() {
  const card = cardOf(document.activeElement) ?? hovered;
  if (shown) close();
  else if (card?.isConnected) return open(card);
  return "";
}

export function close() {
  clearTimeout(timer);
  if (!shown) return;
  shown = null;
  glass.hidePopover();
}

function open(card) {
  const large = face(card.dataset.card) ?? (card.matches(".card") ? card.cloneNode(true) : null);
  if (!glass || !large) return "";
  clearTimeout(timer);
  const about = large.dataset.about ?? "";
  const words = document.createElement("p");
  words.textContent = about;
  glass.replaceChildren(large, ...(about ? [words] : []));
  Object.assign(glass.style, { inset: "auto", margin: 0, pointerEvents: "none" });
  if (!shown) glass.showPopover();
  shown = card;
  place(card.getBoundingClientRect());
  return about;
}

// Beside the card where there is room, and nowhere near the button.
function place(card) {
  const { width, height } = glass.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const clamp = (value, size, all) => Math.max(GAP, Math.min(value, all - size - GAP));
  const level = clamp(card.top + card.height / 2 - height / 2, height, high);
  const along = clamp(card.left + card.width / 2 - width / 2, width, wide);
  const places = [
    { x: along, y: card.top - height - GAP },
    { x: card.right + GAP, y: level },
    { x: card.left - width - GAP, y: level },
    { x: along, y: card.bottom + GAP },
    { x: GAP, y: GAP },
  ];
  const inside = ({ x, y }) => x >= GAP && y >= GAP && x + width <= wide - GAP && y + height <= high - GAP;
  const button = document.querySelector(".actions")?.getBoundingClientRect() ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const clear = ({ x, y }) => x + width < button.left || x > button.right || y + height < button.top || y > button.bottom;
  const { x, y } = places.find((one) => inside(one) && clear(one)) ?? places.at(-1);
  Object.assign(glass.style, { left: `${x}px`, top: `${y}px` });
}

// What picks a card may lie over it.
function cardOf(element) {
  return element?.closest("[data-card]") ?? element?.closest(".pick, .held")?.querySelector("[data-card]") ?? null;
}

// The page may change under a pointer that rests: only one that has moved looks.
function over(event) {
  const card = cardOf(event.target);
  if (event.pointerType !== "mouse" || card === hovered) return;
  const moved = event.clientX !== last.x || event.clientY !== last.y;
  hovered = card;
  close();
  if (card && moved) timer = setTimeout(() => card.isConnected && hovered === card && open(card), REST);
}

function leave(event) {
  if (event.pointerType !== "mouse") return;
  hovered = null;
  close();
}

function down(event) {
  const looking = shown !== null;
  held = null;
  close();
  const card = cardOf(event.target);
  if (event.pointerType === "mouse" || !card) return;
  held = { x: event.clientX, y: event.clientY, long: looking };
  if (looking) return;
  timer = setTimeout(() => {
    held.long = card.isConnected;
    if (held.long) open(card);
  }, HOLD);
}

function move(event) {
  last = { x: event.clientX, y: event.clientY };
  if (held && !held.long && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) release();
}

function release() {
  if (!held?.long) held = null;
  if (!shown) clearTimeout(timer);
}

// A long press looks and a tap on a card ends that, and nothing else: the click that follows is nobody's.
function swallow(event) {
  if (!held?.long) return;
  if (event.type === "click") held = null;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (glass) {
  document.addEventListener("pointerover", over);
  document.documentElement.addEventListener("pointerleave", leave);
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release);
  for (const name of ["click", "contextmenu"]) document.addEventListener(name, swallow, { capture: true });
  document.addEventListener("keydown", () => (held = null), { capture: true });
  document.addEventListener("focusout", close);
  document.addEventListener("scroll", close, { capture: true, passive: true });
  addEventListener("blur", close);
  glass.addEventListener("toggle", (event) => event.newState === "closed" && (shown = null));
}
