// The socket of a table: regions and events come, answers go. What is said is kept until the server has heard it.

const RESENT = new Set(["answer", "withdraw", "undo", "back"]);
const [MOVED, TOO_MUCH, CROWDED] = [4409, 4429, 4503];
const pending = new Map();

let table = null;
let heard = null;
let socket = null;
let epoch = "";
let number = 0;
let attempts = 0;
let retry = 0;
let offline = false;
let left = Infinity;
let chanced = "";

// `changed` gets messages with regions, `told` a text for the notice, `waited` whether an answer is on its way;
// `connected` is called whenever the table is live.
export function open(element, { changed, told, waited, connected }) {
  table = element;
  heard = { changed, told, waited, connected };
  epoch = table.dataset.epoch;
  number = Number(table.dataset.number);
  document.addEventListener("visibilitychange", nudge);
  addEventListener("online", nudge);
  addEventListener("pageshow", nudge);
  connect();
}

export function isLive() {
  return socket?.readyState === WebSocket.OPEN;
}

export function send(message, done) {
  message.id = random(12);
  pending.set(message.id, { message, done });
  if (isLive()) socket.send(JSON.stringify(message));
  else heard.told(table.dataset.kept);
  wait();
}

// Before a deal each player's browser adds chance of its own, once it has seen what the server is committed to.
export function chance() {
  const commitment = document.querySelector("[data-chance]")?.dataset.chance;
  if (!commitment || commitment === chanced || !isLive()) return;
  chanced = commitment;
  send({ do: "chance", text: random(16) });
}

function connect() {
  clearTimeout(retry);
  const address = new URL(`/t/${table.dataset.table}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = new URLSearchParams({ epoch, number, language: table.dataset.language });
  const opened = new WebSocket(address);
  const stale = socket;
  socket = opened;
  stale?.close();
  let settled = false;
  opened.onopen = () => {
    attempts = 0;
    table.dataset.live = "yes";
    if (offline) heard.told("");
    offline = false;
    resend();
    chance();
    heard.connected();
  };
  opened.onmessage = (event) => {
    if (socket !== opened) return;
    const message = JSON.parse(event.data);
    receive(message);
    if ("snapshot" in message && settled) resend();
    settled = true;
  };
  opened.onclose = (event) => {
    if (socket === opened) lost(event.code);
  };
}

// What was not acknowledged is said again, under the same name, so that it cannot count twice. A snapshot in the middle of
// a connection means that the server skipped what was waiting for us, and acknowledgements may have been among it.
function resend() {
  for (const { message } of pending.values()) if (RESENT.has(message.do)) socket.send(JSON.stringify(message));
}

function lost(code) {
  socket = null;
  table.dataset.live = "no";
  chanced = "";
  for (const [id, { message }] of pending) if (!RESENT.has(message.do)) pending.delete(id);
  if (code === MOVED) return setTimeout(() => location.reload(), 400); // who sits elsewhere sees the table from there; a form may lead there first
  const delay = { [TOO_MUCH]: 5000, [CROWDED]: 10000 }[code] ?? Math.min(250 * 2 ** attempts, 10000);
  attempts += 1;
  if (attempts > 1 || code === CROWDED) {
    offline = true;
    heard.told(code === CROWDED ? table.dataset.crowded : table.dataset.offline);
  }
  retry = setTimeout(connect, delay * (0.5 + Math.random()));
}

// A page that comes back to the front, or to the net, does not wait for its turn, nor trust an old connection.
function nudge(event) {
  const hidden = document.visibilityState === "hidden";
  if (hidden) left = Date.now();
  const doubtful = event.type === "online" || Date.now() - left > 30000;
  if (hidden || (socket !== null && !doubtful)) return;
  left = Infinity;
  attempts = 0;
  connect();
}

function receive(message) {
  if ("regions" in message) {
    if ("snapshot" in message) epoch = message.epoch;
    number = message.snapshot ?? message.change;
    heard.changed(message);
    return;
  }
  if (!("re" in message)) return;
  const sent = pending.get(message.re);
  pending.delete(message.re);
  wait();
  heard.told(message.ok ? "" : (message.refusal ?? message.error).text);
  if (message.ok) sent?.done?.();
}

function wait() {
  heard.waited([...pending.values()].some(({ message }) => message.do === "answer"));
}

function random(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
