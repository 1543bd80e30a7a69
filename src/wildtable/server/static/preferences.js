// Language and theme: without a script a form does it; with one the theme changes at once, and the menu closes like menus do.
// The worker is told of them, since it keeps the page that explains when the server cannot be reached.
import * as forms from "./forms.js";

const YEAR = 365 * 24 * 3600;
const root = document.documentElement;

function wear(theme) {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  document.querySelector("meta[name=color-scheme]").content = theme === "system" ? "light dark" : theme;
  for (const button of document.querySelectorAll("button[name=theme]")) button.ariaPressed = String(button.value === theme);
  const age = theme === "system" ? 0 : YEAR;
  employ();
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
}

// Nothing waits for it, at a table least of all.
async function employ() {
  const about = `?theme=${root.dataset.theme ?? ""}&language=${root.lang}`;
  const isThere = await navigator.serviceWorker?.register("/worker.js").catch(() => null);
  if (isThere) (await navigator.serviceWorker.ready).active.postMessage(about);
}

forms.sendOnce();
addEventListener(document.getElementById("table") ? "summons" : "load", employ);

addEventListener("click", (event) => {
  const button = event.target.closest?.("button[name=theme]");
  if (button) {
    event.preventDefault();
    wear(button.value);
  }
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
