import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { one, openPage } from "./page.js";

const TABLE = `<div id="table" data-title="Game" data-put-back="% put back" data-of="%1 of %2" data-turn="Your move" data-cleared="Cleared" data-still="Not now">
<form id="answer"></form><div id="prompt"></div><div id="hand"></div></div>`;

openPage(TABLE);
const picks = await import("../../src/wildtable/server/static/picks.js");

/** @type {string[][]} */
let answers = [];
one("#answer").addEventListener("submit", (event) => {
  event.preventDefault();
  answers.push(picks.pickedMoves());
});

/** @param {{ least?: number, most?: number, type?: string, about?: string, question?: number }} [asked] */
function ask({ least = 1, most = least, type = most > 1 ? "checkbox" : "radio", about = "", question = 1 } = {}) {
  one("#prompt").innerHTML = `<div data-your-move data-question="${question}" data-least="${least}" data-most="${most}" ${about}>
    <p class="sofar"><span class="chip">Choose</span></p></div><button data-clear hidden></button>
    <button class="go" form="answer" data-empty="Choose a card" data-more="Choose more: %" data-ready="Bid %"><span></span></button>`;
  one("#hand").innerHTML = ["forest-1", "forest-2", "wild-3"]
    .map((card) => `<label class="pick"><input type="${type}" name="move" form="answer" id="${card}" value="bid ${card}" data-label="${card}"></label>`)
    .join("");
  picks.updatePicks();
}

/** @param {string} card */
function click(card) {
  one(`#${card}`).click();
}

const caption = () => one(".go span").textContent;
const isDisabled = () => one(".go").getAttribute("aria-disabled") === "true";

/** What is said now. */
function said() {
  mock.timers.tick(1);
  return one("#say").textContent;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  picks.setWaiting(false);
  picks.clearPicks();
  answers = [];
});

let now = 0;

test("the button says what is missing and what it would do", () => {
  ask();
  assert.deepEqual([caption(), isDisabled()], ["Choose a card", true]);
  assert.equal(picks.mayAnswer(one(".go")), false);
  assert.equal(said(), "Choose a card");
  click("forest-2");
  assert.deepEqual([caption(), isDisabled(), picks.mayAnswer(one(".go"))], ["Bid forest-2", false, true]);
  assert.equal(said(), "Choose.", "the card says itself that it is checked");
  click("wild-3");
  assert.deepEqual(picks.pickedMoves(), ["bid wild-3"]);
});

test("a picked card says what it would bring, as long as it is picked", () => {
  ask({ about: `data-hints='{"bid forest-1": "+5 credits"}'` });
  const pick = /** @type {HTMLElement} */ (one("#forest-1").closest(".pick"));
  assert.deepEqual([pick.dataset.hint, pick.title], ["+5 credits", "+5 credits"]);
  click("forest-1");
  assert.deepEqual([...one(".sofar").children].map((chip) => chip.textContent), ["Choose", "+5 credits"]);
  click("forest-2");
  assert.equal(one(".sofar").textContent, "Choose");
  ask({ most: 2, about: `data-hints='{"bid forest-1": "+5 credits"}'` });
  click("forest-1");
  click("forest-2");
  assert.equal(one(".sofar").textContent, "Choose");
  one("[data-hints]").removeAttribute("data-hints");
  picks.updatePicks();
  assert.equal(/** @type {HTMLElement} */ (one("#forest-1").closest(".pick")).dataset.hint, "");
});

test("a quick second click confirms, a slow one takes the card back", () => {
  ask();
  click("forest-1");
  now += 100;
  click("forest-1");
  mock.timers.tick(1);
  assert.deepEqual(answers, [["bid forest-1"]]);
  now += 1000;
  click("forest-1");
  assert.deepEqual([picks.countPicks(), caption()], [0, "Choose a card"]);
});

test("a key pressed twice takes the card back and never answers", () => {
  ask();
  picks.togglePick(one("#forest-1"));
  picks.togglePick(one("#forest-1"));
  mock.timers.tick(1);
  assert.deepEqual([answers, picks.countPicks()], [[], 0]);
});

test("one pick too many drops the oldest, and clearing drops all", () => {
  ask({ least: 2 });
  assert.equal(one("[data-clear]").hidden, true);
  click("wild-3");
  assert.deepEqual([caption(), isDisabled()], ["Choose more: 1 of 2", true]);
  click("forest-1");
  click("forest-2");
  assert.deepEqual(picks.pickedMoves(), ["bid forest-1", "bid forest-2"]);
  assert.equal(caption(), "Bid forest-1 and forest-2");
  assert.equal(said(), "wild-3 put back. 2 of 2: forest-1, forest-2. Choose.");
  assert.equal(one("[data-clear]").hidden, false);
  one("[data-clear]").click();
  assert.deepEqual([picks.countPicks(), one("[data-clear]").hidden, said()], [0, true, "Cleared"]);
});

test("a fresh drawing keeps what is still ticked, in its order", () => {
  ask({ least: 2 });
  click("wild-3");
  click("forest-1");
  one("#hand").innerHTML = one("#hand").innerHTML;
  for (const card of ["wild-3", "forest-1"]) /** @type {HTMLInputElement} */ (one(`#${card}`)).checked = true;
  picks.updatePicks();
  assert.deepEqual(picks.pickedMoves(), ["bid wild-3", "bid forest-1"]);
});

test("while an answer is pending no button can be pressed, and nothing is said", () => {
  ask();
  click("forest-1");
  picks.setWaiting(true);
  said();
  one("#say").textContent = "";
  assert.deepEqual([isDisabled(), picks.mayAnswer(one(".go")), said()], [true, false, ""]);
});

test("where order matters each pick has a place and its own verb, and the last is what is left", () => {
  ask({ least: 2, about: 'data-verbs="lead fight" data-becomes="Leader|Fighter|Collector"' });
  click("forest-2");
  assert.equal(one("#forest-2").closest("label")?.dataset.becomes, "Leader");
  click("wild-3");
  assert.deepEqual(picks.pickedMoves(), ["lead forest-2", "fight wild-3"]);
  assert.equal(one("#forest-1").closest("label")?.dataset.becomes, "Collector");
  assert.equal(said(), "Leader: forest-2. Fighter: wild-3. Collector: forest-1. Choose.");
});

test("a place is given by its button to the card in focus", () => {
  ask({ least: 2, about: 'data-verbs="lead fight" data-becomes="Leader|Fighter|Collector"' });
  one("#prompt").insertAdjacentHTML("beforeend", '<button type="button" data-place="1"></button>');
  one("#wild-3").focus();
  one("[data-place]").click();
  assert.equal(one("#wild-3").closest("label")?.dataset.becomes, "Fighter");
  click("forest-1");
  assert.deepEqual(picks.pickedMoves(), ["lead forest-1", "fight wild-3"]);
});

test("what cannot be picked says why", () => {
  ask();
  one("#hand").insertAdjacentHTML("beforeend", '<button class="pick" aria-disabled="true" aria-describedby="why"></button><i id="why">Too dear</i>');
  one("button.pick").click();
  assert.equal(said(), "Too dear");
  one("button.pick").removeAttribute("aria-describedby");
  one("button.pick").click();
  assert.equal(said(), "Not now");
});

test("what would have no effect is said as soon as it is picked", () => {
  ask();
  one("#forest-2").closest("label")?.setAttribute("data-idle", "You cannot pay");
  click("forest-2");
  assert.deepEqual([...document.querySelectorAll(".chip")].map((chip) => chip.textContent), ["Choose", "You cannot pay"]);
  assert.equal(one(".chip.idle").textContent, "You cannot pay");
  click("forest-1");
  assert.equal(document.querySelector(".chip.idle"), null);
});
