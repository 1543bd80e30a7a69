// Patches: what changed in a region, line by line, so that what stayed is not sent again.

/** @import { Patch } from "./types.d.ts" */

/**
 * Return the text after a patch: the new text itself, or its lines, each new or the number of an old one.
 * @param {string} before
 * @param {Patch} patch
 */
export function applyPatch(before, patch) {
  if (typeof patch === "string") return patch;
  const old = before.split("\n");
  return patch.map((line) => (typeof line === "string" ? line : old[line])).join("\n");
}
