// Buttons that copy a link, and buttons that pass it on by the share sheet of the device.

import { byId } from "./dom.js";

const CONFIRMED = 2000;

/** @param {HTMLElement} button */
export function enableCopying(button) {
  /** @type {HTMLInputElement} */
  const field = byId(button.dataset.copy ?? "");
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", () => void copy(button, field));
}

/**
 * @param {HTMLElement} button
 * @param {HTMLInputElement} field
 */
async function copy(button, field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const text = button.firstChild;
  if (!(text instanceof Text)) return;
  const before = text.data;
  text.data = button.dataset.done ?? before;
  setTimeout(() => (text.data = before), CONFIRMED);
}

/**
 * Show a button where the device can share.
 * @param {HTMLElement} button
 */
export function enableSharing(button) {
  const { share: url, text } = button.dataset;
  button.hidden = !("share" in navigator);
  button.addEventListener("click", () => void navigator.share({ url, text }).catch(() => undefined));
}

/**
 * Share what a link leads to by the share sheet of the device, or copy its address; where neither works, go there.
 * @param {HTMLAnchorElement} link
 */
export async function shareTarget(link) {
  const reply = await fetch(link.href).catch(() => null);
  if (!reply?.ok) {
    location.assign(link.href);
    return;
  }
  const { url } = reply;
  const canShare = "share" in navigator;
  if (canShare) {
    await navigator.share({ url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    location.assign(url);
  }
  const about = link.querySelector("small") ?? link;
  about.textContent = link.dataset.done ?? "";
}
