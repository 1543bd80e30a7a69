// The script of a game without one of its own: the prompt says all there is to say of the picks.

/**
 * @import { Chip } from "./types.d.ts"
 * @returns {Chip[] | null}
 */
export function explainPicks() {
  return null;
}
