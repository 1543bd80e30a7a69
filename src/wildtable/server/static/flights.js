// Moves cards on this page and tells what happened, in the order of events. Nothing moves under reduced motion, where the visitor
// prefers that, or on a hidden page.

import { clearGhosts, performPlan, slideMoved } from "./animations.js";
import { planMotion } from "./choreography.js";
import { find } from "./dom.js";
import { countUp } from "./ending.js";
import { FlightQueue } from "./flight-queue.js";
import { currentPace } from "./pace.js";
import { closeStory, closeStoryForQuestion, openStory, readCues } from "./story.js";
import { survey } from "./survey.js";

/**
 * @import { GameEvent } from "./types.d.ts"
 * @import { Message } from "./flight-queue.js"
 */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Swap the page by `show` and start all that moves because of it.
 * @param {GameEvent[]} events
 * @param {() => void} show
 */
function start(events, show) {
  const [before, wasOver] = [survey(), find(".final") !== null];
  show();
  const after = survey();
  const { hold, rate } = currentPace();
  const plan = planMotion(events, before.zones, after.zones, readCues(events.length, hold));
  if (plan.held) openStory();
  const ending = countUp(wasOver, plan.length, hold);
  const animations = [...slideMoved(before, after, plan.landing), ...performPlan(plan), ...ending.animations];
  return { animations, length: Math.max(plan.length, ending.length), held: plan.held + ending.length, rate };
}

function isStill() {
  return still.matches || currentPace().isStill;
}

function clear() {
  clearGhosts();
  closeStoryForQuestion();
}

/**
 * @template {Message} M
 * @returns {FlightQueue<M>}
 */
export function makeFlights() {
  /** @type {FlightQueue<M>} */
  const queue = new FlightQueue({ isStill, isHidden: () => document.hidden, start, clear });
  const land = () => {
    queue.land();
    closeStory();
  };
  addEventListener("keydown", land, { capture: true });
  addEventListener("pointerdown", (event) => {
    queue.press(event.button === 0);
    closeStory();
  }, { capture: true });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => queue.lift(), { capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && land());
  still.addEventListener("change", () => still.matches && land());
  return queue;
}
