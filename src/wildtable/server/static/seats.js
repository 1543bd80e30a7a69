// Seats: who sits down, leaves, goes offline or hands over to a bot, as sentences.

import { findAll } from "./dom.js";

/** @typedef {{ who: string, status: string }} Occupant */

/** Return who is in each seat, by its number. */
export function readSeats() {
  return new Map(findAll("[data-region] > .seat[data-who]").map(({ dataset, parentElement }) => {
    return [parentElement?.dataset.region ?? "", { who: dataset.who ?? "", status: dataset.status ?? "" }];
  }));
}

/**
 * Describe what changed; `%` in the texts is a name.
 * @param {Map<string, Occupant>} before
 * @param {Map<string, Occupant>} now
 * @param {{ arrives: string, leaves: string, returns: string }} texts
 */
export function describeChanges(before, now, { arrives, leaves, returns }) {
  return [...now].flatMap(([seat, { who, status }]) => {
    const old = before.get(seat) ?? { who, status };
    if (old.who !== who) {
      return [...(old.who ? [leaves.replace("%", old.who)] : []), ...(who ? [arrives.replace("%", who)] : [])];
    }
    if (old.status === status || !who) return [];
    return [status ? `${who}: ${status}` : returns.replace("%", who)];
  });
}
