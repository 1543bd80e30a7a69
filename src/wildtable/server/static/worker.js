// The worker of the installed app. Everything comes from the network, so that no table is ever shown as it was: all that is
// kept is a page that says the server cannot be reached, with what it is made of. Pages say which, by language and theme: a new
// worker for each would come between a page and the next.

const CACHE = "offline";
const PAGE = "/offline";
const PART = /(?:href|src)="(\/static\/[^"]+)"/g;

let isDown = false;

addEventListener("activate", (event) => event.waitUntil(begin()));

addEventListener("message", (event) => event.waitUntil(keep(`${PAGE}${event.data}`)));

addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode === "navigate") event.respondWith(go(event));
  else if (isDown && new URL(url).pathname.startsWith("/static/")) event.respondWith(load(event.request));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data));
});

// Pages are asked for while the worker wakes up: they come no later than without it. What an older worker kept may be outdated.
async function begin() {
  await registration.navigationPreload?.enable();
  await caches.delete(CACHE);
}

// Old parts are dropped only when all new ones are there.
async function keep(address) {
  if (await caches.match(address)) return;
  const page = await fetch(address, { cache: "no-store" });
  const parts = [...new Set([...(await page.clone().text()).matchAll(PART)].map(([, part]) => part))];
  const answers = [page, ...(await Promise.all(parts.map((part) => fetch(part))))];
  if (!answers.every(({ ok }) => ok)) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all([address, ...parts].map((one, index) => cache.put(one, answers[index])));
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

// Of the page there is only one, whatever its language and theme.
async function kept(what) {
  const ignoreSearch = what === PAGE;
  return (await caches.match(what, { ignoreVary: true, ignoreSearch })) ?? Response.error();
}

async function bring(address) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === address);
  return found ? found.focus() : clients.openWindow(address);
}
