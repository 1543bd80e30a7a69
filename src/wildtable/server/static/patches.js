// Patches: what changed in a region, line by line, so that what stayed is not sent again.

/** @import { Patch } from "./types.d.ts" */

/**
 * Return the text after a patch: the new text itself, or hunks of lines in the order of the text.
 * @param {string} before
 * @param {Patch} patch
 */
export function applyPatch(before, patch) {
  if (typeof patch === "string") return patch;
  const lines = before.split("\n");
  for (const [at, removed, ...added] of patch.toReversed()) lines.splice(at, removed, ...added);
  return lines.join("\n");
}
