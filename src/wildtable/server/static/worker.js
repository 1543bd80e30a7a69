// The worker of the installed app. Everything comes from the network, so that no table is ever shown as it was: all that is
// kept is a page that says the server cannot be reached, in the reader's language and theme, with what it is made of.

const CACHE = "offline";
const PAGE = `/offline${location.search}`;
const PART = /(?:href|src)="(\/static\/[^"]+)"/g;

let isDown = false;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keep());
});

addEventListener("activate", (event) => event.waitUntil(begin()));

addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode === "navigate") event.respondWith(go(event));
  else if (isDown && new URL(url).pathname.startsWith("/static/")) event.respondWith(load(event.request));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data));
});

// Old parts are dropped only when all new ones are there.
async function keep() {
  const page = await fetch(PAGE, { cache: "no-store" });
  const parts = [...new Set([...(await page.clone().text()).matchAll(PART)].map(([, address]) => address))];
  const answers = [page, ...(await Promise.all(parts.map((part) => fetch(part))))];
  if (!answers.every(({ ok }) => ok)) throw new Error("the offline page is not whole");
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all([PAGE, ...parts].map((address, index) => cache.put(address, answers[index])));
}

// Pages are asked for while the worker wakes up: they come no later than without it.
async function begin() {
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function go({ request, preloadResponse }) {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    isDown = false;
    return answer;
  } catch {
    isDown = true;
    return kept(PAGE);
  }
}

async function load(request) {
  return fetch(request).catch(() => kept(request));
}

async function kept(what) {
  return (await caches.match(what, { ignoreVary: true })) ?? Response.error();
}

async function bring(address) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === address);
  return found ? found.focus() : clients.openWindow(address);
}
