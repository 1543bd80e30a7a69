// A finished game, step by step. Without this script the same links and the form lead to every moment.

import { estimateLength } from "./choreography.js";
import { byId, find, findAll, pageLoaded, targetOf } from "./dom.js";
import { makeFlights } from "./flights.js";
import { listenToKeys } from "./keys.js";
import { findMilestone, MomentCache, opponentsOf, queryFor, Walker } from "./moments.js";
import { watchPanels } from "./panels.js";
import { swapRegions } from "./regions.js";
import { endSentence } from "./speech.js";
import { say } from "./voice.js";
import { zoomFocused } from "./zoom.js";

/** @import { Moment, ReplayData, WithData } from "./types.d.ts" */

const READING = 1400;
const MOST_FLYING = 1200;
const ADDRESS_DELAY = 150;
const CONFIRMED = 2000;

/** @type {WithData<ReplayData>} */
const table = byId("table");
const { path } = table.dataset;
const playButton = byId("play");
const copyButton = byId("copy");
/** @type {HTMLSelectElement} */
const speed = byId("speed");
const slider = /** @type {HTMLInputElement} */ (find(".timeline input"));
const seatSelect = /** @type {HTMLSelectElement} */ (find("select[name=seat]"));
const milestones = findAll(".milestones li").map((item) => ({ item, at: Number(item.dataset.at) }));
/** @type {import("./flight-queue.js").FlightQueue<Moment>} */
const flights = makeFlights();
const { at, seat, last } = table.dataset;
const walker = new Walker(new MomentCache(path), { at: Number(at), seat, last: Number(last) }, { show, fail });
/** @type {Record<string, () => number>} */
const STEPS = { first: () => 0, previous: () => walker.at - 1, next: () => walker.at + 1, last: () => walker.last };

let flightLength = 0;
let timer = 0;
let addressTimer = 0;

/**
 * @param {number} at
 * @param {string} [seat]
 */
async function go(at, seat = walker.seat) {
  byId("notice").textContent = "";
  slider.value = String(walker.clamp(at));
  await walker.go(at, seat);
}

function fail() {
  stop();
  byId("notice").textContent = table.dataset.failed;
  mark();
}

/**
 * @param {Moment} moment
 * @param {{ at: number, seat: string }} from
 */
function show(moment, from) {
  const isTurned = walker.seat !== from.seat;
  const isOnward = moment.at === from.at + 1 && !isTurned;
  flightLength = estimateLength(moment.events);
  const change = (/** @type {Moment[]} */ all) => {
    if (isTurned) arrangeSeats(walker.seat);
    swapRegions(...all.map((one) => one.regions));
    update();
  };
  if (isOnward) flights.play(moment, change);
  else {
    flights.land();
    change([moment]);
  }
  mark();
  walker.prefetch();
}

/**
 * Arrange the seats as one of them sees the table: its own below, the others clockwise from its left.
 * @param {string} seat
 */
function arrangeSeats(seat) {
  const places = findAll(".place").toSorted((one, other) => Number(one.dataset.seat) - Number(other.dataset.seat));
  const hand = /** @type {HTMLElement} */ (find(".hand"));
  const mine = seat === "" ? undefined : places[Number(seat)];
  find(".opps")?.append(...opponentsOf(places.length, seat).flatMap((number) => places[number] ?? []));
  for (const place of places) place.classList.toggle("mine", place === mine);
  if (mine) hand.before(mine);
  const hands = table.dataset.hands.split(" ").map((zone) => `${zone}-${seat}`);
  hand.dataset.zone = mine ? hands.join(" ") : "";
  table.classList.toggle("open", !mine);
}

/** Update everything that follows from the regions. */
function update() {
  slider.ariaValueText = byId("moment").textContent;
  const said = ["h2", "li", ".next"].flatMap((part) => findAll(`.said ${part}`));
  say(said.map((one) => endSentence(one.textContent)).filter(Boolean).join(" "));
}

/** Update the controls, and the address, which leads back to this moment without adding to the history. */
function mark() {
  const { at, seat, last } = walker;
  slider.value = String(at);
  seatSelect.value = seat;
  slider.style.setProperty("--done", String(last ? at / last : 1));
  const current = milestones.findLast((one) => one.at <= at);
  for (const [index, one] of milestones.entries()) {
    one.item.style.setProperty("--at", String(last ? one.at / last : 0));
    one.item.style.setProperty("--span", String((milestones[index + 1]?.at ?? last) - one.at));
    const link = find("a", one.item);
    link?.setAttribute("href", path + queryFor(one.at, seat));
    if (one === current) link?.setAttribute("aria-current", "step");
    else link?.removeAttribute("aria-current");
  }
  current?.item.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const [name, target] of Object.entries(STEPS)) {
    const to = walker.clamp(target());
    byId(name).setAttribute("href", path + queryFor(to, seat));
    byId(name).ariaDisabled = to === at ? "true" : null;
  }
  clearTimeout(addressTimer);
  addressTimer = setTimeout(updateAddress, ADDRESS_DELAY);
}

/** Write the moment that was asked for, which may still be on its way, into the address and the forms. */
function updateAddress() {
  const address = path + queryFor(walker.wanted.at, walker.wanted.seat);
  if (location.pathname + location.search !== address) history.replaceState(null, "", address);
  for (const back of /** @type {HTMLInputElement[]} */ (findAll("[name=back]"))) back.value = address;
}

// Playing by itself: a step, time to see and to read it, the next.

const isPlaying = () => timer !== 0;

function play() {
  timer = -1;
  showPlaying();
  if (walker.at === walker.last) void go(0).then(pause);
  else void playOn();
}

async function playOn() {
  await go(walker.at + 1);
  pause();
}

function pause() {
  if (!isPlaying()) return;
  if (walker.at === walker.last && walker.wanted.at === walker.last) {
    stop();
    return;
  }
  clearTimeout(timer);
  timer = setTimeout(() => void playOn(), (READING + Math.min(flightLength, MOST_FLYING)) / Number(speed.value));
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}

function togglePlaying() {
  if (isPlaying()) stop();
  else play();
}

function showPlaying() {
  playButton.classList.toggle("playing", isPlaying());
  playButton.ariaLabel = playButton.title = isPlaying() ? table.dataset.pause : table.dataset.play;
}

/**
 * Step by hand, which stops playing.
 * @param {number} to
 */
function step(to) {
  stop();
  void go(to);
}

/** @param {1 | -1} direction */
function stepToMilestone(direction) {
  step(findMilestone([0, ...milestones.map((one) => one.at), walker.last], walker.at, direction));
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => step(walker.wanted.at - 1),
  ArrowRight: () => step(walker.wanted.at + 1),
  Home: () => step(0),
  End: () => step(walker.last),
  PageUp: () => stepToMilestone(-1),
  PageDown: () => stepToMilestone(1),
  " ": togglePlaying,
};

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, repeat } = event;
  const target = targetOf(event);
  const isOwnKey = target?.matches("input, select, textarea, [popover] *") && (key !== " " || target !== slider);
  const isPressed = key === " " && target?.matches("button, summary");
  const action = KEYS[key];
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOwnKey || isPressed || !action) return;
  event.preventDefault();
  if (key !== " " || !repeat) action();
}

/** @param {MouseEvent} event */
function click(event) {
  /** @type {HTMLAnchorElement | null} */
  const link = targetOf(event, "a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const to = link.dataset.to ?? STEPS[link.id]?.();
  if (to !== undefined) step(Number(to));
  else if (link.hash === "#shuffles") byId("shuffles").showPopover();
  else return;
  event.preventDefault();
}

/** Copy the link of this moment that opens for everybody who has it. */
async function copyAddress() {
  updateAddress();
  const address = location.origin + table.dataset.share + queryFor(walker.wanted.at, walker.wanted.seat);
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: address });
    copyButton.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    copyButton.focus();
  }
  const text = find("span", copyButton);
  if (!text) return;
  text.textContent = copyButton.dataset.done ?? "";
  say(text.textContent);
  copyButton.classList.add("done");
  setTimeout(() => {
    text.textContent = copyButton.ariaLabel;
    copyButton.classList.remove("done");
  }, CONFIRMED);
}

/** Check the shuffles after the page has loaded, which takes a moment. */
async function checkShuffles() {
  await pageLoaded();
  await import("./shuffles.js");
}

document.addEventListener("keydown", press);
document.addEventListener("click", click);
document.addEventListener("visibilitychange", () => document.hidden && stop());
slider.addEventListener("input", () => step(Number(slider.value)));
seatSelect.addEventListener("change", () => void go(walker.wanted.at, seatSelect.value));
playButton.addEventListener("click", togglePlaying);
copyButton.addEventListener("click", () => void copyAddress());
listenToKeys({ zoom: () => say(zoomFocused()) });
watchPanels();

byId("show").hidden = true;
slider.ariaValueText = byId("moment").textContent;
table.classList.add("live");
if (location.hash === "#shuffles") byId("shuffles").showPopover();
mark();
walker.prefetch();
void checkShuffles();
