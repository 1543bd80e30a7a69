// The service worker. Everything comes from the network, so that no table is ever shown as it was. Cached is only the offline page
// with its parts, in the language and theme that pages send: a worker of its own for each would reload pages needlessly.

const CACHE = "offline";
const PAGE = "/offline";
const PART = /(?:href|src)="(\/static\/[^"]+)"/g;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

let isDown = false;

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("message", (event) => event.waitUntil(cachePage(`${PAGE}${event.data}`)));

worker.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode === "navigate") event.respondWith(loadPage(event));
  else if (isDown && new URL(url).pathname.startsWith("/static/")) event.respondWith(loadPart(event.request));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

/** Preload pages while the worker starts, so that it costs no time. What an older worker cached may be outdated. */
async function activate() {
  await worker.registration.navigationPreload?.enable();
  await caches.delete(CACHE);
}

/**
 * Cache the offline page. Old parts are deleted only when all new ones are there.
 * @param {string} address
 */
async function cachePage(address) {
  if (await caches.match(address)) return;
  const page = await fetch(address, { cache: "no-store" });
  const parts = [...new Set([...(await page.clone().text()).matchAll(PART)].map(([, part = ""]) => part))];
  /** @type {[string, Response][]} */
  const answers = [[address, page], ...(await Promise.all(parts.map(fetchPart)))];
  if (!answers.every(([, { ok }]) => ok)) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(answers.map(([one, answer]) => cache.put(one, answer)));
}

/**
 * @param {string} part
 * @returns {Promise<[string, Response]>}
 */
async function fetchPart(part) {
  return [part, await fetch(part)];
}

/** @param {FetchEvent} event */
async function loadPage({ request, preloadResponse }) {
  try {
    const answer = /** @type {Response | undefined} */ (await preloadResponse) ?? (await fetch(request));
    isDown = false;
    return answer;
  } catch {
    isDown = true;
    return loadCached(PAGE);
  }
}

/** @param {Request} request */
async function loadPart(request) {
  return fetch(request).catch(() => loadCached(request));
}

/**
 * There is one offline page, whatever its language and theme.
 * @param {RequestInfo} what
 */
async function loadCached(what) {
  const ignoreSearch = what === PAGE;
  return (await caches.match(what, { ignoreVary: true, ignoreSearch })) ?? Response.error();
}

/** @param {string} path */
async function openPage(path) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === path);
  return found ? found.focus() : worker.clients.openWindow(path);
}
