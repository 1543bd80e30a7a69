// A live table: regions come over a socket, answers go back. Without this script the same forms work by themselves.

const main = document.querySelector("main");
const { table, language, title } = main.dataset;
const notice = document.getElementById("notice");
const announce = document.getElementById("announce");
const skew = Number(main.dataset.now) - Date.now() / 1000;
const RESENT = new Set(["answer", "withdraw", "undo", "back"]);

let epoch = main.dataset.epoch;
let number = Number(main.dataset.number);
let socket = null;
let attempts = 0;
let retry = 0;
let offline = false;
let left = Infinity;
let asked = "";
let chanced = "";
const pending = new Map();

function connect() {
  clearTimeout(retry);
  const address = new URL(`/t/${table}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = new URLSearchParams({ epoch, number, language });
  const opened = new WebSocket(address);
  const stale = socket;
  socket = opened;
  stale?.close();
  let settled = false;
  opened.onopen = () => {
    attempts = 0;
    main.dataset.live = "yes";
    if (offline) tell("");
    offline = false;
    resend();
    chance();
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
  main.dataset.live = "no";
  chanced = "";
  for (const [id, { message }] of pending) if (!RESENT.has(message.do)) pending.delete(id);
  const wait = code === 4429 ? 5000 : Math.min(250 * 2 ** attempts, 10000);
  attempts += 1;
  if (attempts > 1) {
    offline = true;
    tell(main.dataset.offline);
  }
  retry = setTimeout(connect, wait * (0.5 + Math.random()));
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
    if ("snapshot" in message) {
      epoch = message.epoch;
      number = message.snapshot;
    } else number = message.change;
    for (const [name, html] of Object.entries(message.regions)) redraw(name, html);
    settle();
    return;
  }
  if (!("re" in message)) return;
  const sent = pending.get(message.re);
  pending.delete(message.re);
  busy();
  if (message.ok) {
    tell("");
    if (sent?.done) sent.done();
  } else tell((message.refusal ?? message.error).text);
}

function redraw(name, html) {
  const region = document.querySelector(`[data-region="${name}"]`);
  if (!region) return;
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  const key = focused && (focused.id || focused.getAttribute("formaction") || focused.textContent);
  const checked = [...region.querySelectorAll("input:checked")].map((input) => input.id);
  const opened = [...region.querySelectorAll("details[open]")].map((details) => details.id);
  region.innerHTML = html;
  for (const id of checked) {
    const input = document.getElementById(id);
    if (input) input.checked = true;
  }
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  if (!focused) return;
  const same = [...region.querySelectorAll("button, input, summary, a")].find(
    (one) => (one.id || one.getAttribute("formaction") || one.textContent) === key,
  );
  (same ?? region.querySelector("h2[tabindex]"))?.focus({ preventScroll: true });
}

// What follows from the regions as they now are.
function settle() {
  const field = document.querySelector("[data-your-move]");
  document.title = field ? `● ${main.dataset.turn} – ${title}` : title;
  const question = field ? field.dataset.question : "";
  if (question !== asked) announce.textContent = field ? `${main.dataset.turn}: ${field.querySelector("h2").textContent}` : "";
  asked = question;
  limit();
  busy();
  tick();
  chance();
}

// No more boxes can be ticked than cards may be picked.
function limit() {
  const field = document.querySelector("[data-your-move]");
  const most = Number(field?.dataset.most ?? 0);
  if (!most) return;
  const boxes = [...field.querySelectorAll("input[type=checkbox]")];
  const full = boxes.filter((box) => box.checked).length >= most;
  for (const box of boxes) box.disabled = full && !box.checked;
}

function busy() {
  const waits = [...pending.values()].some(({ message }) => message.do === "answer");
  for (const button of document.querySelectorAll("button[form=answer]")) button.disabled = waits;
}

function tick() {
  const clock = document.querySelector("[data-deadline]");
  if (!clock) return;
  const left = Math.max(0, Math.round(Number(clock.dataset.deadline) - skew - Date.now() / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (part) => String(part).padStart(2, "0");
  const shown = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  clock.textContent = main.dataset.left.replace("%", shown);
}

// Before a deal each player's browser adds chance of its own, once it has seen what the server is committed to.
function chance() {
  const commitment = document.querySelector("[data-chance]")?.dataset.chance;
  if (!commitment || commitment === chanced || !live()) return;
  chanced = commitment;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  send({ do: "chance", text: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") });
}

function live() {
  return socket?.readyState === WebSocket.OPEN;
}

function send(message, done) {
  message.id = identity();
  pending.set(message.id, { message, done });
  if (live()) socket.send(JSON.stringify(message));
  else tell(main.dataset.kept);
  busy();
}

function identity() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function tell(text) {
  if (notice.textContent !== text) notice.textContent = text;
}

function answer(form, submitter) {
  const data = new FormData(form, submitter);
  let moves = data.getAll("move");
  if (moves.length < Number(data.get("most") ?? 0)) moves.push("done");
  if (data.has("only")) moves = [data.get("only")];
  send({ do: "answer", question: Number(data.get("question")), moves });
}

function chat(form) {
  const field = form.elements.text;
  const text = field.value.trim();
  if (!text) return;
  send({ do: "chat", text }, () => {
    if (field.value.trim() === text) field.value = "";
  });
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const does = submitter?.dataset.do;
  if (form.id === "answer") answer(form, submitter);
  else if (form.id === "chat" && live()) chat(form);
  else if (form.id === "act" && does) send({ do: does });
  else return;
  event.preventDefault();
});
document.addEventListener("change", limit);
document.addEventListener("visibilitychange", nudge);
addEventListener("online", nudge);
addEventListener("pageshow", nudge);
setInterval(tick, 1000);
settle();
connect();
