// Cards move, in the order of what happened. Messages wait for each other, a burst is told faster, a key or a press ends it:
// the page is then at once what the newest message says. Nothing moves where people asked for that, or where nobody looks.

import * as ghosts from "./ghosts.js";
import { length, tell } from "./journeys.js";

const PATIENCE = 1200;
const LEAST = 100;
const PRESS = 600;
const TAP = 50;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const waiting = [];

let due = 0;
let flying = null;
let frame = 0;
let pressed = 0;
let hurried = false;

// `show` puts the page into the state after some messages. Every message is shown once and in order, alone or together with
// others, whatever becomes of the flights.
export function play(message, show) {
  waiting.push({ events: message.events ?? [], message, show });
  due = performance.now() + PATIENCE;
  if (document.hidden) land();
  else if (still.matches) frame ||= requestAnimationFrame(land);
  else if (flying) hasten();
  else next();
}

// The newest state, at once.
export function land() {
  frame = 0;
  end();
  const all = waiting.splice(0);
  all.at(-1)?.show(all.map(({ message }) => message));
}

function next() {
  if (still.matches) return land();
  while (waiting.length && !flying && !pressed) {
    const { events, message, show } = waiting.shift();
    take(tell(events, () => show([message])));
  }
}

function take({ animations, length: long }) {
  if (!animations.length) return;
  const now = { animations, long, rate: 1 };
  flying = now;
  hasten();
  Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    if (flying !== now) return;
    end();
    next();
  });
}

// The page is never further behind the newest message than people have patience.
function hasten() {
  const { animations, long, rate } = flying;
  const passed = Math.max(...animations.map((animation) => Number(animation.currentTime ?? 0)));
  const rest = Math.max(long - passed, 0) + waiting.reduce((sum, { events }) => sum + length(events), 0);
  flying.rate = Math.max(rate, rest / Math.max(due - performance.now(), LEAST));
  for (const animation of animations) animation.updatePlaybackRate(flying.rate);
}

function end() {
  if (!flying) return;
  for (const animation of flying.animations) animation.finish();
  flying = null;
  ghosts.clear();
}

// Under a finger nothing is exchanged: what is pressed is what was aimed at. A long press does not hold the table up.
function press(event) {
  hurried = flying !== null;
  end();
  if (event.button !== 0) return release();
  clearTimeout(pressed);
  pressed = setTimeout(release, PRESS);
}

// The click that belongs to a press comes after it.
function lift() {
  if (pressed) setTimeout(release, TAP);
}

function release() {
  clearTimeout(pressed);
  pressed = 0;
  if (hurried) land();
  else if (!flying) next();
  hurried = false;
}

addEventListener("keydown", land, { capture: true });
addEventListener("pointerdown", press, { capture: true });
addEventListener("pointerup", lift, { capture: true });
addEventListener("pointercancel", lift, { capture: true });
document.addEventListener("visibilitychange", () => document.hidden && land());
still.addEventListener("change", () => still.matches && land());
