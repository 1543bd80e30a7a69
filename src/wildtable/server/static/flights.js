// Moves cards on this page, in the order of events. Nothing moves under reduced motion or on a hidden page.

import { clearGhosts, performPlan, slideMoved } from "./animations.js";
import { planMotion } from "./choreography.js";
import { FlightQueue } from "./flight-queue.js";
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
  const before = survey();
  show();
  const after = survey();
  const plan = planMotion(events, before.zones, after.zones);
  return { animations: [...slideMoved(before, after, plan.landing), ...performPlan(plan)], length: plan.length };
}

/**
 * @template {Message} M
 * @returns {FlightQueue<M>}
 */
export function makeFlights() {
  /** @type {FlightQueue<M>} */
  const queue = new FlightQueue({ isStill: () => still.matches, isHidden: () => document.hidden, start, clear: clearGhosts });
  const land = () => queue.land();
  addEventListener("keydown", land, { capture: true });
  addEventListener("pointerdown", (event) => queue.press(event.button === 0), { capture: true });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => queue.lift(), { capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && land());
  still.addEventListener("change", () => still.matches && land());
  return queue;
}
