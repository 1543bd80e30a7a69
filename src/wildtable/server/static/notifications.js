// Notifications of the browser, for players who allowed them and are looking elsewhere. They come from the open page through the
// service worker (phones allow no other way); no push service takes part.

import { find } from "./dom.js";

const CHOICE = "notes";

let last = Promise.resolve();

export function areWanted() {
  return areSupported() && Notification.permission === "granted" && localStorage.getItem(CHOICE) !== "off";
}

/**
 * Remember the choice. Call it from a click only: the browser may ask for permission.
 * @param {string} choice
 */
export async function choose(choice) {
  localStorage.setItem(CHOICE, choice);
  if (choice === "on" && areSupported() && Notification.permission === "default") await Notification.requestPermission();
}

/**
 * Notify if the page is hidden. There is one notification for each table: a new one replaces the old.
 * @param {string} path
 * @param {string} title
 * @param {string} body
 * @param {boolean} [silent]
 */
export function notify(path, title, body, silent = false) {
  /** @type {HTMLLinkElement | null} */
  const link = find("link[rel=apple-touch-icon]");
  const options = { body, silent, tag: path, data: path, icon: link?.href, renotify: true };
  if (document.hidden) enqueue((worker) => worker.showNotification(title, options));
}

/** @param {string} path */
export function clearNotification(path) {
  enqueue(async (worker) => {
    for (const one of await worker.getNotifications({ tag: path })) one.close();
  });
}

/**
 * Work in order: a notification must outlive the clearing of the one before.
 * @param {(worker: ServiceWorkerRegistration) => Promise<void>} work
 */
function enqueue(work) {
  if (areWanted()) last = last.then(() => navigator.serviceWorker.ready).then(work).catch(() => {});
}

function areSupported() {
  return "Notification" in window && "serviceWorker" in navigator;
}
