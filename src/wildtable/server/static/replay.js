// A finished game, step by step. Without this script the same links and the form lead to every moment.

import * as flights from "./flights.js";
import { length } from "./journeys.js";
import * as keys from "./keys.js";
import * as regions from "./regions.js";
import * as zoom from "./zoom.js";

const READING = 1400;
const FLYING = 1200;
const KEPT = 64;
const NOTED = 150;

const find = (id) => document.getElementById(id);
const table = find("table");
const slider = document.querySelector(".timeline input");
const view = document.querySelector("select[name=seat]");
const [speed, play, copy] = ["speed", "play", "copy"].map(find);
const marks = [...document.querySelectorAll(".milestones li")];
const steps = { first: () => 0, previous: () => at - 1, next: () => at + 1, last: () => last };
const last = Number(table.dataset.last);
const moments = new Map();

let at = Number(table.dataset.at);
let seat = table.dataset.seat;
let wanted = { at, seat };
let walking = false;
let flown = 0;
let timer = 0;
let noting = 0;

// Moments: fetched once, the last few kept.

const query = (to, from) => `?at=${to}${from === "" ? "" : `&seat=${from}`}`;

function moment(to, from) {
  const where = query(to, from);
  const found = moments.get(where) ?? load(where);
  moments.delete(where);
  moments.set(where, found);
  if (moments.size > KEPT) moments.delete(moments.keys().next().value);
  return found;
}

function load(where) {
  const loading = fetch(`${table.dataset.path}/moment.json${where}`).then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return answer.json();
  });
  loading.catch(() => moments.delete(where));
  return loading;
}

// To a moment; while one is being fetched only the newest wish counts. Resolves when the page is there.

async function go(to, from = seat) {
  wanted = { at: Math.max(0, Math.min(to, last)), seat: from };
  slider.value = wanted.at;
  if (walking) return;
  walking = true;
  find("notice").textContent = "";
  try {
    while (wanted.at !== at || wanted.seat !== seat) {
      const aim = wanted;
      const told = await moment(aim.at, aim.seat);
      if (aim === wanted) show(told, aim.seat);
    }
  } catch {
    stop();
    find("notice").textContent = table.dataset.failed;
    [slider.value, view.value] = [at, seat];
    wanted = { at, seat };
  } finally {
    walking = false;
  }
}

function show(told, from) {
  const onward = told.at === at + 1 && from === seat;
  const turned = from !== seat;
  [at, seat, flown] = [told.at, from, length(told.events)];
  const change = (all) => {
    if (turned) sit();
    regions.swap(...all.map((one) => one.regions));
    settle();
  };
  if (onward) flights.play(told, change);
  else {
    flights.land();
    change([told]);
  }
  mark();
  if (at < last) moment(at + 1, seat).catch(() => {});
}

// Seats lie as the one that is looked from has them: its own below, the others clockwise from its left.
function sit() {
  const places = [...document.querySelectorAll(".place")].sort((one, other) => one.dataset.seat - other.dataset.seat);
  const hand = document.querySelector(".hand");
  const mine = places[seat === "" ? -1 : Number(seat)];
  const first = mine ? Number(seat) + 1 : 0;
  document.querySelector(".opps").append(...places.slice(first), ...places.slice(0, first));
  for (const place of places) place.classList.toggle("mine", place === mine);
  if (mine) hand.before(mine);
  const hands = table.dataset.hands.split(" ").map((zone) => `${zone}-${seat}`);
  hand.dataset.zone = mine ? hands.join(" ") : "";
  table.classList.toggle("open", !mine);
}

// What follows from the regions as they now are.
function settle() {
  slider.ariaValueText = find("moment").textContent;
  for (const [index, row] of document.querySelectorAll(".final tr").entries()) row.style.setProperty("--i", index);
  const said = ["h2", "li", ".next"].flatMap((part) => [...document.querySelectorAll(`.said ${part}`)]);
  find("happened").textContent = said.map((one) => one.textContent.trim()).filter(Boolean).join(". ");
}

// The controls, and the address: it leads back to this moment, and there is only one of it in the history.
function mark() {
  slider.value = at;
  view.value = seat;
  slider.style.setProperty("--done", last ? at / last : 1);
  const current = marks.findLast((one) => Number(one.dataset.at) <= at);
  for (const [index, one] of marks.entries()) {
    one.style.setProperty("--at", last ? one.dataset.at / last : 0);
    one.style.setProperty("--span", (marks[index + 1]?.dataset.at ?? last) - one.dataset.at);
    const link = one.querySelector("a");
    link.href = table.dataset.path + query(one.dataset.at, seat);
    if (one === current) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
  for (const [name, to] of Object.entries(steps)) {
    const target = Math.max(0, Math.min(to(), last));
    find(name).href = table.dataset.path + query(target, seat);
    find(name).ariaDisabled = target === at ? "true" : null;
  }
  clearTimeout(noting);
  noting = setTimeout(note, NOTED);
}

function note() {
  const address = table.dataset.path + query(at, seat);
  if (location.pathname + location.search !== address) history.replaceState(null, "", address);
  for (const back of document.querySelectorAll("[name=back]")) back.value = address;
}

// Playing: a step, time to see and to read it, the next.

const isPlaying = () => timer !== 0;

function begin() {
  timer = -1;
  wear();
  if (at === last) go(0).then(rest);
  else on();
}

async function on() {
  await go(at + 1);
  rest();
}

function rest() {
  if (!isPlaying()) return;
  if (at === last && wanted.at === last) return stop();
  clearTimeout(timer);
  timer = setTimeout(on, (READING + Math.min(flown, FLYING)) / Number(speed.value));
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  wear();
}

function toggle() {
  if (isPlaying()) stop();
  else begin();
}

function wear() {
  play.classList.toggle("playing", isPlaying());
  play.ariaLabel = play.title = isPlaying() ? table.dataset.pause : table.dataset.play;
}

// Whoever steps by hand has stopped the film.
function walk(to) {
  stop();
  go(to);
}

function toMark(way) {
  const starts = [0, ...marks.map((one) => Number(one.dataset.at)), last];
  walk((way > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? at);
}

const KEYS = {
  ArrowLeft: () => walk(wanted.at - 1),
  ArrowRight: () => walk(wanted.at + 1),
  Home: () => walk(0),
  End: () => walk(last),
  PageUp: () => toMark(-1),
  PageDown: () => toMark(1),
  " ": toggle,
};

function press(event) {
  const { key, target, repeat } = event;
  const own = target.matches("input, select, textarea, [popover] *") && (key !== " " || target !== slider);
  const pressed = key === " " && target.matches("button, summary");
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || own || pressed || !(key in KEYS)) return;
  event.preventDefault();
  if (key !== " " || !repeat) KEYS[key]();
}

function click(event) {
  const link = event.target.closest?.("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const to = link.dataset.to ?? steps[link.id]?.();
  if (to !== undefined) walk(Number(to));
  else if (link.hash === "#shuffles") find("shuffles").showPopover();
  else return;
  event.preventDefault();
}

async function copied() {
  note();
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: location.href });
    copy.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    copy.focus();
  }
  const text = copy.querySelector("span");
  text.textContent = find("happened").textContent = copy.dataset.done;
  copy.classList.add("done");
  setTimeout(() => {
    text.textContent = copy.ariaLabel;
    copy.classList.remove("done");
  }, 2000);
}

document.addEventListener("keydown", press);
document.addEventListener("click", click);
document.addEventListener("visibilitychange", () => document.hidden && stop());
slider.addEventListener("input", () => walk(Number(slider.value)));
view.addEventListener("change", () => go(wanted.at, view.value));
play.addEventListener("click", toggle);
copy.addEventListener("click", copied);
keys.listen({ zoom: () => (find("happened").textContent = zoom.look()) });

find("show").hidden = true;
slider.ariaValueText = find("moment").textContent;
table.classList.add("live");
if (location.hash === "#shuffles") find("shuffles").showPopover();
mark();
if (at < last) moment(at + 1, seat).catch(() => {});
