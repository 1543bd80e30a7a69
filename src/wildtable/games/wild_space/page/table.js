// Wild Space: says in words what a picked thing does, for signs are small.

/** @import { Chip } from "../../../server/static/types.d.ts" */

/**
 * Explain a single pick by its accessible name; null leaves what the server has said.
 * @param {string[]} picks
 * @returns {Chip[] | null}
 */
export function explainPicks([pick, ...others]) {
  if (pick === undefined || others.length) return null;
  /** @type {HTMLInputElement | null} */
  const input = document.querySelector(`input[name=move][value="${CSS.escape(pick)}"]:checked`);
  if (!input || input.closest(".option")) return null;
  const { label = "" } = input.dataset;
  const name = input.getAttribute("aria-label") ?? label;
  const text = (name.startsWith(`${label}. `) ? name.slice(label.length + 2) : name).trim();
  return text === label ? null : [{ text }];
}
