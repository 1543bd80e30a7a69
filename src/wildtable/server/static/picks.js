// Picking: what is ticked, in order; the button says what it would do. One pick too many drops the oldest.

import { byId, find, findAll, targetOf } from "./dom.js";
import { Places } from "./places.js";
import { endSentence } from "./speech.js";
import { say } from "./voice.js";

/** @import { Chip, GameScript, PromptData, TableData, WithData } from "./types.d.ts" */

const TWICE = 400;
const MOVE = "input[name=move][form=answer]";
/** @type {WithData<TableData>} */
const table = byId("table");
/** @type {Places<HTMLInputElement>} */
const places = new Places();

/** @type {HTMLInputElement[]} */
let picks = [];
let isWaiting = false;
/** @type {{ place: HTMLElement | null, drawn: ChildNode[] }} */
let meaning = { place: null, drawn: [] };
/** @type {GameScript["explainPicks"]} */
let explainPicks = () => null;
/** @type {{ input: HTMLInputElement | null, at: number }} */
let ticked = { input: null, at: 0 };
let isKey = false;

if (table.dataset.script) void loadGameScript(table.dataset.script);

/** @param {string} address */
async function loadGameScript(address) {
  ({ explainPicks } = /** @type {GameScript} */ (await import(address)));
  show();
}

/** @returns {WithData<PromptData> | null} */
function prompt() {
  return find("[data-your-move]");
}

/** @returns {HTMLInputElement[]} */
function moveInputs() {
  return findAll(MOVE);
}

/**
 * Return the button that answers: the usual one, or the other where a card is used in another way.
 * @returns {HTMLButtonElement | undefined}
 */
function goButton() {
  /** @type {HTMLButtonElement[]} */
  const buttons = findAll(".go[form=answer]");
  return buttons.find((button) => button.checkVisibility());
}

function limits() {
  const [button, asking] = [goButton()?.dataset, prompt()?.dataset];
  return { least: Number(button?.least ?? asking?.least ?? 1), most: Number(button?.most ?? asking?.most ?? 1) };
}

/** Are there enough picks? A button that needs none is always ready. */
export function isReady() {
  if (goButton()?.dataset.empty === undefined) return true;
  const { least, most } = limits();
  return picks.length >= least && picks.length <= most;
}

/** Return the picks as moves, in order, which may be part of the answer. */
export function pickedMoves() {
  const verbs = prompt()?.dataset.verbs?.split(" ") ?? [];
  return picks.map(({ value }, at) => (verbs[at] ? value.replace(/^\S+/, verbs[at]) : value));
}

export function countPicks() {
  return picks.length;
}

/** Adopt freshly drawn regions: what is still ticked stays picked, in its order. */
export function updatePicks() {
  places.update(moveInputs(), prompt()?.dataset.becomes);
  const checked = moveInputs().filter((input) => input.checked);
  const known = picks.flatMap((pick) => checked.find((input) => input.id === pick.id) ?? []);
  picks = places.any ? orderByPlace() : [...known, ...checked.filter((input) => !known.includes(input))];
  showHints();
  const place = find(".sofar");
  if (place !== meaning.place) meaning = { place, drawn: [...(place?.childNodes ?? [])] };
  show();
}

/**
 * Disable the buttons while an answer is pending.
 * @param {boolean} waiting
 */
export function setWaiting(waiting) {
  isWaiting = waiting;
  show();
}

export function clearPicks() {
  const wereAny = picks.length > 0;
  for (const input of picks) input.checked = false;
  picks = [];
  places.clear();
  show();
  if (wereAny) say(table.dataset.cleared);
}

/**
 * Pick by key, or take back: a key pressed twice never answers.
 * @param {HTMLElement} input
 */
export function togglePick(input) {
  ticked = { input: null, at: 0 };
  isKey = true;
  input.click();
  isKey = false;
}

export function confirmPicks() {
  const button = goButton();
  button?.form?.requestSubmit(button);
}

/**
 * May this button answer now? If not, its text says what is missing.
 * @param {HTMLElement | null} button
 */
export function mayAnswer(button) {
  const ready = button?.getAttribute("aria-disabled") !== "true";
  if (!ready && !isWaiting) say(captionOf(button).textContent);
  return ready;
}

/**
 * @param {HTMLElement} button
 * @returns {HTMLElement}
 */
function captionOf(button) {
  return find("span", button) ?? button;
}

/** @param {HTMLInputElement} input */
function changePick(input) {
  if (input.checked && !isKey) ticked = { input, at: performance.now() };
  /** @type {HTMLInputElement[]} */
  let dropped = [];
  if (places.any) {
    if (input.checked) places.take(input);
    else places.leave(input);
    picks = orderByPlace();
  } else {
    picks = picks.filter((pick) => pick !== input && pick.checked);
    if (input.checked) picks.push(input);
    dropped = picks.splice(0, picks.length - limits().most);
    for (const one of dropped) one.checked = false;
  }
  show();
  sayPicks(dropped);
}

/**
 * Say what a change means: what was put back for it, how many are picked of how many, or who is in which place, and what that
 * brings. The card itself was named when it got the focus, and says that it is checked.
 * @param {HTMLInputElement[]} [dropped]
 */
function sayPicks(dropped = []) {
  const { most } = limits();
  const labels = picks.map(({ dataset }) => dataset.label ?? "");
  const taken = places.filled().flatMap((input, at) => (input ? [`${places.names[at]}: ${input.dataset.label}`] : []));
  const counted = most > 1 ? [`${formatCount(picks.length, most)}${labels.length ? `: ${labels.join(", ")}` : ""}`] : [];
  const means = picks.length ? findAll(".sofar .chip:not(.help)").map((chip) => chip.textContent) : [];
  const putBack = dropped.map(({ dataset }) => table.dataset.putBack.replace("%", dataset.label ?? ""));
  say([...putBack, ...(places.any ? taken : counted), ...means].map(endSentence).join(" "));
}

/**
 * @param {number} picked
 * @param {number} wanted
 */
function formatCount(picked, wanted) {
  return table.dataset.of.replace("%1", String(picked)).replace("%2", String(wanted));
}

/** Tick what has a place, but for the last place, which is what is left; return it in the order of the places. */
function orderByPlace() {
  const first = places.filled().slice(0, limits().most);
  for (const input of moveInputs()) input.checked = first.includes(input);
  return first.filter((input) => input !== undefined);
}

/**
 * Give a place to the card in focus, or ticked last.
 * @param {Event} event
 */
function choosePlace(event) {
  const button = targetOf(event, "[data-place]");
  const input = places.recent ?? moveInputs()[0];
  if (!button || !input || !places.any) return;
  places.take(input, Number(button.dataset.place));
  picks = orderByPlace();
  input.focus({ preventScroll: true });
  show();
  sayPicks();
}

function show() {
  const button = goButton();
  for (const one of findAll("button[form=answer]")) {
    if (isWaiting || (one === button && !isReady())) one.setAttribute("aria-disabled", "true");
    else one.removeAttribute("aria-disabled");
  }
  for (const one of findAll("[data-clear]")) one.hidden = !picks.length || limits().most < 2;
  if (button?.dataset.empty !== undefined) captionOf(button).textContent = captionFor(button.dataset);
  showPlaces();
  showMeaning();
}

function showPlaces() {
  for (const input of places.any ? moveInputs() : []) {
    const pick = /** @type {HTMLElement | null} */ (input.closest(".pick"));
    if (pick) pick.dataset.becomes = places.nameOf(input);
  }
}

/**
 * Fill `%` with the picks, or with how many there are of how many.
 * @param {DOMStringMap} texts
 */
function captionFor({ empty = "", more = "", ready = "" }) {
  const { least } = limits();
  if (!picks.length || (places.any && !places.filled()[0])) return empty;
  if (picks.length < least) {
    return more.replace("%", formatCount(picks.length, least));
  }
  return ready.replace("%", formatList(picks.map((pick) => pick.dataset.label ?? "")));
}

/** Show what the present picks mean: the game's own words, or what the server said of the question. */
function showMeaning() {
  const { place, drawn } = meaning;
  if (!place) return;
  const asking = prompt();
  const own = asking && explainPicks(picks.map((pick) => pick.value), asking);
  const idle = picks.flatMap((pick) => pick.closest("[data-idle]")?.getAttribute("data-idle") ?? []);
  const hints = picks.length === 1 || places.any ? moveHints() : {}; // of several cards each alone would bring something else
  const known = (own ?? []).map((chip) => chip.text).join(" ").toLowerCase();
  const brought = new Set(pickedMoves().flatMap((move) => hints[move] ?? []).filter((text) => !known.includes(text.toLowerCase())));
  const told = [...[...brought].map((text) => ({ text, bonus: true })), ...idle.map((text) => ({ text, idle: true }))];
  const fresh = [...(own ? own.map(makeChip) : drawn), ...told.map(makeChip), ...makeHelp(picks.at(-1))];
  const text = (/** @type {Iterable<ChildNode>} */ nodes) => [...nodes].map((node) => node.textContent).join("|");
  if (text(fresh) !== text(place.childNodes)) place.replaceChildren(...fresh);
}

/** Return what each move brings that may be picked, where hints are on. */
function moveHints() {
  return /** @type {Record<string, string>} */ (JSON.parse(prompt()?.dataset.hints ?? "{}"));
}

/** Write on everything that may be picked what it brings: for the zoom, and as a tooltip where there is no card to enlarge. */
function showHints() {
  const hints = moveHints();
  for (const input of moveInputs()) {
    const pick = /** @type {HTMLElement | null} */ (input.closest(".pick"));
    const hint = hints[input.value] ?? "";
    if (!pick || hint === (pick.dataset.hint ?? "")) continue;
    pick.dataset.hint = hint;
    if (!pick.querySelector("[data-card]")) pick.title = hint;
  }
}

/** @param {Chip} chip */
function makeChip({ text, bonus, idle }) {
  const made = document.createElement("span");
  made.className = bonus ? "chip bonus" : idle ? "chip idle" : "chip";
  made.textContent = made.title = text;
  return made;
}

/**
 * Make the chip that explains the last picked card, for devices on which nothing can hover.
 * @param {HTMLInputElement | undefined} pick
 */
function makeHelp(pick) {
  if (!pick?.closest(".pick")?.querySelector("[data-card]")) return [];
  const made = document.createElement("button");
  Object.assign(made, { type: "button", className: "chip help", textContent: table.dataset.about.replace("%", pick.dataset.label ?? "") });
  made.dataset.explains = pick.id;
  return [made];
}

/**
 * Say why something cannot be picked: by the rules, or as the question is about something else.
 * @param {Event} event
 */
function explainDisabled(event) {
  const pick = targetOf(event, "button.pick");
  if (!pick) return;
  pick.focus({ preventScroll: true });
  const why = document.getElementById(pick.getAttribute("aria-describedby") ?? "");
  say(why ? why.textContent : table.dataset.still);
}

/**
 * A quick second click on the last pick confirms; a slow one takes it back, for radio buttons too.
 * @param {Event} event
 */
function clickAgain(event) {
  const input = picks.find((pick) => pick === event.target);
  if (!input) return;
  if (!isKey && ticked.input === input && performance.now() - ticked.at < TWICE && isReady()) {
    event.preventDefault();
    setTimeout(confirmPicks);
  } else if (input.type === "radio") {
    input.checked = false;
    changePick(input);
  }
}

/** @param {string[]} words */
function formatList(words) {
  if (words.length < 2) return words[0] ?? "";
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(words);
}

/**
 * @param {Event} event
 * @returns {HTMLInputElement | null}
 */
function moveInputOf(event) {
  return targetOf(event)?.matches(MOVE) ? targetOf(event) : null;
}

document.addEventListener("click", explainDisabled);
document.addEventListener("click", choosePlace);
document.addEventListener("focusin", (event) => (places.recent = moveInputOf(event) ?? places.recent));
document.addEventListener("click", clickAgain);
document.addEventListener("click", (event) => targetOf(event, "[data-clear]") && clearPicks());
document.addEventListener("change", (event) => {
  const input = moveInputOf(event);
  if (input) changePick(input);
  else if (targetOf(event)?.id === "instead") clearPicks();
});
