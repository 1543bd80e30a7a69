// Typed access to the page.

/**
 * Return the element with this id; throw where the page has none.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return /** @type {E} */ (found);
}

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E | null}
 */
export function find(selector, root = document) {
  return root.querySelector(selector);
}

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E[]}
 */
export function findAll(selector, root = document) {
  /** @type {NodeListOf<E>} */
  const found = root.querySelectorAll(selector);
  return [...found];
}

/**
 * Return the element an event happened at, or the nearest one around it that matches.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} [selector]
 * @returns {E | null}
 */
export function targetOf({ target }, selector = "*") {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Resolve when the page and all that it waits for have loaded. */
export async function pageLoaded() {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
}

/**
 * @param {Element} element
 * @returns {import("./types.d.ts").Rect}
 */
export function rectOf(element) {
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
