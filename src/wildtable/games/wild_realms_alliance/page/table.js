// Wild Realms Alliance: what a picked animal can do, or what three of them would score, in the words the page brings along.

/** @import { Chip } from "../../../server/static/types.d.ts" */

/**
 * Explain picks such as "keep wolf"; null leaves what the server has said.
 * @param {string[]} picks
 * @param {HTMLElement} prompt
 * @returns {Chip[] | null}
 */
export function explainPicks(picks, prompt) {
  const names = picks.map((move) => move.slice(move.indexOf(" ") + 1));
  if (prompt.dataset.figures) return explainScore(names, prompt);
  const [first = "", ...others] = names;
  const verb = picks[0]?.split(" ")[0];
  if (verb === "lead") return [{ text: `${nameOf(first)}: ${abilityOf(first)}` }];
  return !others.length && (verb === "keep" || verb === "take") ? [{ text: abilityOf(first) }] : null;
}

/**
 * @param {string[]} names
 * @param {HTMLElement} prompt
 * @returns {Chip[] | null}
 */
function explainScore(names, prompt) {
  const say = (/** @type {string} */ what) => prompt.getAttribute(`data-say-${what}`) ?? "";
  const figures = /** @type {Record<string, [number, number, number]>} */ (JSON.parse(prompt.dataset.figures ?? "{}"));
  const sum = figures[names.toSorted().join(" ")];
  if (!sum) return null;
  const [strengths, symbols, endgame] = sum;
  const numbers = [strengths, symbols, strengths + symbols];
  const text = numbers.reduce((text, number, at) => text.replace(`%${at + 1}`, String(number)), say("sum"));
  const signed = endgame > 0 ? `+${endgame}` : `−${-endgame}`;
  return [{ text }, ...(endgame ? [{ text: say("sum-endgame").replace("%", signed), bonus: true }] : [])];
}

/**
 * Return what a card says of itself after its figures, which are visible.
 * @param {string} name
 */
function abilityOf(name) {
  const about = cardOf(name)?.dataset.about ?? "";
  return about.slice(about.indexOf(". ") + 2);
}

/** @param {string} name */
function nameOf(name) {
  return cardOf(name)?.querySelector(".name")?.textContent ?? name;
}

/**
 * @param {string} name
 * @returns {HTMLElement | null}
 */
function cardOf(name) {
  const deck = /** @type {HTMLTemplateElement | null} */ (document.getElementById("deck"));
  return deck?.content.querySelector(`[data-card="${CSS.escape(name)}"]`) ?? null;
}
