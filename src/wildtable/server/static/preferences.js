// Language and theme. Without scripts a form does it; with them the theme changes at once, and the menu closes like menus do.
// The service worker is notified of both, since it caches the offline page.

import { find, findAll, targetOf } from "./dom.js";
import { submitOnce } from "./forms.js";

const YEAR = 365 * 24 * 3600;
const root = document.documentElement;

/** @param {string} theme */
function applyTheme(theme) {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  find("meta[name=color-scheme]")?.setAttribute("content", theme === "system" ? "light dark" : theme);
  for (const button of /** @type {HTMLButtonElement[]} */ (findAll("button[name=theme]"))) {
    button.ariaPressed = String(button.value === theme);
  }
  const age = theme === "system" ? 0 : YEAR;
  void registerWorker();
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
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
addEventListener(document.getElementById("table") ? "alerts" : "load", () => void registerWorker());

addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null} */
  const button = targetOf(event, "button[name=theme]");
  if (button) {
    event.preventDefault();
    applyTheme(button.value);
  }
  for (const menu of openMenus()) if (!menu.contains(targetOf(event))) menu.open = false;
});

addEventListener("keydown", (event) => {
  const [menu] = event.key === "Escape" ? openMenus() : [];
  if (!menu) return;
  menu.open = false;
  find("summary", menu)?.focus();
});
