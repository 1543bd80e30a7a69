// How fast the page shows what happened: `<html data-pace>`, a preference. Fast holds no beats, none moves nothing at all.

/** @import { Pace } from "./types.d.ts" */

/** @type {Record<string, Pace>} */
const PACES = {
  calm: { hold: 1.1, rate: 0.7, isStill: false },
  normal: { hold: 1, rate: 1, isStill: false },
  fast: { hold: 0, rate: 1.6, isStill: false },
  none: { hold: 0, rate: 1, isStill: true },
};
const USUAL = /** @type {Pace} */ (PACES.normal);

export function currentPace() {
  return PACES[document.documentElement.dataset.pace ?? ""] ?? USUAL;
}
