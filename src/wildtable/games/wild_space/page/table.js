// Wild Space: says in words what a picked thing does, for signs are small; shows how far planets are swiped.

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

/**
 * Set `--at`, how far planets are scrolled from 0 to 1, on the mat.
 * @param {Event} event
 */
function showProgress({ target }) {
  if (!(target instanceof HTMLElement) || !target.matches(".planets, .board")) return;
  const { scrollLeft, scrollWidth, clientWidth } = target;
  /** @type {HTMLElement | null} */
  const mat = target.closest(".mat");
  mat?.style.setProperty("--at", String(Math.min(1, scrollLeft / Math.max(1, scrollWidth - clientWidth))));
}

document.addEventListener("scroll", showProgress, { capture: true, passive: true });
