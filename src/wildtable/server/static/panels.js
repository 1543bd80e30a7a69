// Panels: what opens over the page takes the focus, and gives it back when it closes.

import { focusPrompt } from "./regions.js";

const PANEL = "[popover][role=dialog]";
/** @type {Map<EventTarget, Element | null>} */
const openers = new Map();

export function watchPanels() {
  document.addEventListener("beforetoggle", noteOpener, { capture: true });
  document.addEventListener("toggle", moveFocus, { capture: true });
}

/** @param {ToggleEvent} event */
function noteOpener({ target, newState }) {
  if (target instanceof HTMLElement && target.matches(PANEL) && newState === "open") openers.set(target, document.activeElement);
}

/** @param {ToggleEvent} event */
function moveFocus({ target, newState }) {
  if (!(target instanceof HTMLElement) || !target.matches(PANEL)) return;
  const focus = document.activeElement ?? document.body;
  if (newState === "open") {
    target.tabIndex = -1;
    if (!target.contains(focus)) target.focus({ preventScroll: true });
    return;
  }
  const opener = openers.get(target);
  openers.delete(target);
  if (focus !== document.body && !target.contains(focus)) return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus({ preventScroll: true });
  else focusPrompt();
}
