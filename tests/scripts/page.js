// A page for scripts under test: a real DOM without a browser. Every test file runs in a process of its own, so that the modules it
// imports see this page alone.

import { Window } from "happy-dom";

/**
 * Make the globals of a page and draw it. Import the script under test afterwards.
 * @param {string} html
 */
export function openPage(html) {
  const window = new Window({ url: "http://localhost/t/abc?x" });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || name === "Event");
  for (const name of [...names, "CustomEvent", "FormData", "location", "navigator"]) define(name, Reflect.get(window, name));
  for (const name of ["addEventListener", "dispatchEvent", "matchMedia", "getComputedStyle", "requestAnimationFrame"]) {
    define(name, /** @type {Function} */ (Reflect.get(window, name)).bind(window));
  }
  define("window", globalThis);
  document.documentElement.lang = "en";
  document.body.innerHTML = html;
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function define(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/**
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} selector
 * @returns {E}
 */
export function one(selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return /** @type {E} */ (found);
}

/**
 * @param {string} key
 * @param {KeyboardEventInit} [how]
 */
export function press(key, how = {}) {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Let everything that is already resolved run. */
export async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
