// Picking: what is ticked, in the order in which it was; the button says what it would do. One too many lets the oldest go.

import { say } from "./call.js";
import { places } from "./places.js";

const TWICE = 400;
const MOVE = "input[name=move][form=answer]";
const table = document.getElementById("table");

let picks = [];
let waits = false;
let meaning = { place: null, said: [] };
let explain = () => null;
let ticked = { input: null, at: 0 };

if (table.dataset.script) {
  import(table.dataset.script).then((game) => {
    explain = game.sofar;
    show();
  });
}

function prompt() {
  return document.querySelector("[data-your-move]");
}

function inputs() {
  return [...document.querySelectorAll(MOVE)];
}

// The button that answers: in the usual way, or in the other one, where there are two.
function go() {
  return [...document.querySelectorAll(".go[form=answer]")].find((button) => button.checkVisibility());
}

function limits() {
  const { least = 1, most = 1 } = { ...prompt()?.dataset, ...go()?.dataset };
  return { least: Number(least), most: Number(most) };
}

// A button that needs no picks is always ready.
export function isReady() {
  if (go()?.dataset.empty === undefined) return true;
  const { least, most } = limits();
  return picks.length >= least && picks.length <= most;
}

// What is picked, as moves: in the order in which it was, for that may be part of the answer.
export function moves() {
  const verbs = prompt()?.dataset.verbs?.split(" ") ?? [];
  return picks.map(({ value }, at) => (verbs[at] ? value.replace(/^\S+/, verbs[at]) : value));
}

export function count() {
  return picks.length;
}

// The regions are drawn anew: what is still ticked stays picked, in its order.
export function settle() {
  places.settle(inputs(), prompt()?.dataset.becomes);
  const checked = [...document.querySelectorAll(`${MOVE}:checked`)];
  const known = picks.map((pick) => checked.find((input) => input.id === pick.id)).filter(Boolean);
  picks = places.any ? order() : [...known, ...checked.filter((input) => !known.includes(input))];
  const place = document.querySelector(".sofar");
  if (place !== meaning.place) meaning = { place, said: [...(place?.childNodes ?? [])] };
  show();
}

// While an answer is on its way there is nothing to press.
export function wait(now) {
  waits = now;
  show();
}

export function clear() {
  for (const input of picks) input.checked = false;
  picks = [];
  places.clear();
  show();
}

export function confirm() {
  const button = go();
  button?.form.requestSubmit(button);
}

// May this button answer now? If not, its words say what is missing.
export function allows(button) {
  const ready = button?.getAttribute("aria-disabled") !== "true";
  if (!ready && !waits) say(words(button).textContent);
  return ready;
}

function words(button) {
  return button.querySelector("span") ?? button;
}

function change(input) {
  if (input.checked) ticked = { input, at: performance.now() };
  if (places.any) {
    if (input.checked) places.take(input);
    else places.leave(input);
    picks = order();
  } else {
    picks = picks.filter((pick) => pick !== input && pick.checked);
    if (input.checked) picks.push(input);
    while (picks.length > limits().most) picks.shift().checked = false;
  }
  show();
  tell(input);
}

function tell(input) {
  const name = input.getAttribute("aria-label") ?? input.dataset.label;
  const place = places.nameOf(input);
  const pattern = input.checked || place ? table.dataset.picked : table.dataset.putBack;
  const chips = [...document.querySelectorAll(".sofar .chip")].map((chip) => chip.textContent);
  const means = chips.filter((text) => !name.includes(text)).join(". ");
  say(`${pattern.replace("%", place ? `${name}, ${place}` : name)} ${means}`);
}

// What has a place is ticked and counts in the order of the places, but for the last, which is what is left.
function order() {
  const first = places.filled().slice(0, limits().most);
  for (const input of inputs()) input.checked = first.includes(input);
  return first.filter(Boolean);
}

// The card in focus, or ticked last, takes the place whose button is pressed.
function move({ target }) {
  const button = target.closest("[data-place]");
  if (!button || !places.any) return;
  const input = places.recent ?? inputs()[0];
  places.take(input, Number(button.dataset.place));
  picks = order();
  input.focus({ preventScroll: true });
  show();
  tell(input);
}

function show() {
  const button = go();
  for (const one of document.querySelectorAll("button[form=answer]")) {
    if (waits || (one === button && !isReady())) one.setAttribute("aria-disabled", "true");
    else one.removeAttribute("aria-disabled");
  }
  for (const one of document.querySelectorAll("[data-clear]")) one.hidden = !picks.length || limits().most < 2;
  if (button?.dataset.empty !== undefined) words(button).textContent = label(button.dataset);
  showPlaces();
  showMeaning();
}

// Where the order of picks is part of the answer, each shows what it becomes, and so does the one that is left.
function showPlaces() {
  for (const input of places.any ? inputs() : []) input.closest(".pick").dataset.becomes = places.nameOf(input);
}

// `%` are the picks, or how many there are of how many.
function label({ empty, more, ready }) {
  const { least } = limits();
  if (!picks.length || (places.any && !places.filled()[0])) return empty;
  if (picks.length < least) return more.replace("%", table.dataset.of.replace("%1", picks.length).replace("%2", least));
  return ready.replace("%", listed(picks.map((pick) => pick.dataset.label)));
}

// What the present picks mean: the game's own words, or what the server has said of the question.
function showMeaning() {
  const { place, said } = meaning;
  if (!place) return;
  const own = prompt() && explain(picks.map((pick) => pick.value), prompt());
  const fresh = own ? own.map(chip) : said;
  const text = (nodes) => [...nodes].map((node) => node.textContent).join("|");
  if (text(fresh) !== text(place.childNodes)) place.replaceChildren(...fresh);
}

function chip({ text, bonus }) {
  const made = document.createElement("span");
  made.className = bonus ? "chip bonus" : "chip";
  made.textContent = text;
  return made;
}

// A second tap on the last pick confirms; a slow one takes it back, radio buttons too. What cannot be picked says why.
function tap({ target }) {
  const pick = target.closest(".pick");
  if (pick?.getAttribute("aria-disabled") === "true") {
    pick.focus({ preventScroll: true });
    say(document.getElementById(pick.getAttribute("aria-describedby"))?.textContent ?? "");
  }
}

function tapAgain(event) {
  const input = event.target;
  if (!picks.includes(input)) return;
  if (ticked.input === input && performance.now() - ticked.at < TWICE && isReady()) {
    event.preventDefault();
    setTimeout(confirm);
  } else if (input.type === "radio") {
    input.checked = false;
    change(input);
  }
}

document.addEventListener("click", tap);
document.addEventListener("click", move);
document.addEventListener("focusin", ({ target }) => target.matches(MOVE) && places.note(target));
document.addEventListener("click", tapAgain);
document.addEventListener("click", ({ target }) => target.closest("[data-clear]") && clear());
document.addEventListener("change", ({ target }) => target.matches(MOVE) && change(target));
document.addEventListener("change", ({ target }) => target.id === "instead" && clear());

// The words of a language come with its first list, for they take their time.
function listed(words) {
  return words.length > 1 ? new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(words) : words[0];
}
