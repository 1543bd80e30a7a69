// Language, theme and speeds. Without scripts a form does it; with them theme and animations change at once, and the menu closes like
// menus do.
// The service worker is notified of both, since it caches the offline page.

import { find, findAll, targetOf } from "./dom.js";
import { submitOnce } from "./forms.js";

const YEAR = 365 * 24 * 3600;
const root = document.documentElement;

/**
 * Mark the chosen button of a preference and remember it.
 * @param {HTMLButtonElement} chosen
 * @param {number} [age] seconds
 */
function remember({ name, value }, age = YEAR) {
  for (const button of /** @type {HTMLButtonElement[]} */ (findAll(`button[name=${name}]`))) {
    button.ariaPressed = String(button.value === value);
  }
  document.cookie = `${name}=${value}; path=/; max-age=${age}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
}

/**
 * How fast cards move, how much is announced, and how fast.
 * @param {HTMLButtonElement} button
 */
function applySpeed(button) {
  root.dataset[button.name] = button.value;
  remember(button);
}

/** @param {HTMLButtonElement} button */
function applyTheme(button) {
  const theme = button.value;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  find("meta[name=color-scheme]")?.setAttribute("content", theme === "system" ? "light dark" : theme);
  void registerWorker();
  remember(button, theme === "system" ? 0 : YEAR);
}

async function registerWorker() {
  const about = `?theme=${root.dataset.theme ?? ""}&language=${root.lang}`;
  if (!("serviceWorker" in navigator)) return;
  const registered = await navigator.serviceWorker.register("/worker.js").catch(() => null);
  if (registered) (await navigator.serviceWorker.ready).active?.postMessage(about);
}

/** @returns {HTMLDetailsElement[]} */
function openMenus() {
  return findAll("details.menu[open]");
}

submitOnce();
addEventListener(find("#table[data-socket]") ? "alerts" : "load", () => void registerWorker());

addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null} */
  const button = targetOf(event, "button:is([name=theme], [name=pace], [name=verbosity], [name=speech])");
  if (button) {
    event.preventDefault();
    if (button.name === "theme") applyTheme(button);
    else applySpeed(button);
  }
  for (const menu of openMenus()) if (!menu.contains(targetOf(event))) menu.open = false;
});

addEventListener("keydown", (event) => {
  const [menu] = event.key === "Escape" ? openMenus() : [];
  if (!menu) return;
  menu.open = false;
  find("summary", menu)?.focus();
});
