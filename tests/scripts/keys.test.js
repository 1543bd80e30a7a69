import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { one, openPage, press } from "./page.js";

openPage("<main></main>");
const { listenToKeys, nameKeys, nearestIndex } = await import("../../src/wildtable/server/static/keys.js");

/** @type {string[]} */
let done = [];
listenToKeys({
  confirm: (focus) => done.push(`confirm ${focus.id}`),
  back: () => done.push("back") > 0,
  zoom: () => done.push("zoom"),
  toggle: (input) => done.push(`toggle ${input.id}`),
  ask: (key) => key === "h" && done.push("hand") > 0,
  unknown: (key) => done.push(`unknown ${key}`),
});

beforeEach(() => {
  one("main").innerHTML = `<label class="pick"><input type="checkbox" id="owl"><kbd>1</kbd></label>
    <span><label class="pick"><input type="checkbox" id="bear"></label><kbd>2</kbd></span>
    <button id="score">Score <kbd>S</kbd></button><button id="pass" name="only">Pass <kbd>N</kbd></button><input type="text" id="chat">`;
  for (const name of ["score", "pass"]) one(`#${name}`).addEventListener("click", () => done.push(name));
  done = [];
  /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
});

test("a key presses what shows it, inside or beside", () => {
  assert.ok(press("1"));
  assert.equal(document.activeElement?.id, "owl");
  assert.ok(press("2"));
  assert.ok(press("s"));
  assert.deepEqual(done, ["toggle owl", "toggle bear", "score"]);
});

test("a letter or digit without a meaning is reported, other keys are not", () => {
  one("#owl").focus();
  for (const key of ["9", "q", "F9", "Tab", "-"]) assert.equal(press(key), false);
  assert.deepEqual(done, ["unknown 9", "unknown Q"]);
  one("#chat").focus();
  press("q");
  assert.equal(done.length, 2, "not while a player types");
});

test("cards and buttons say the keys that are drawn beside them", () => {
  one("main").insertAdjacentHTML("beforeend", '<button class="go">Bid <kbd>↵</kbd></button>');
  nameKeys();
  const keys = ["#owl", "#bear", "#score", "#pass", ".go"].map((name) => one(name).getAttribute("aria-keyshortcuts"));
  assert.deepEqual(keys, ["1", "2", "s", "n", null]);
});

test("Enter confirms but leaves buttons to themselves", () => {
  one("#owl").focus();
  assert.ok(press("Enter"));
  one("#score").focus();
  assert.equal(press("Enter"), false);
  assert.deepEqual(done, ["confirm owl"]);
});

test("space ticks the pick in focus", () => {
  assert.equal(press(" "), false);
  one("#bear").focus();
  assert.ok(press(" "));
  assert.deepEqual(done, ["toggle bear"]);
});

test("Escape goes back, Z zooms", () => {
  press("Escape");
  press("z");
  press("H");
  assert.deepEqual(done, ["back", "zoom", "hand"]);
});

test("while one types no key does anything", () => {
  one("#chat").focus();
  for (const key of ["1", "s", "z", "Enter"]) assert.equal(press(key), false);
  press("Escape");
  assert.deepEqual(done, [], "what is typed does not go back");
});

test("a key that answers by itself leads to its button first", () => {
  assert.ok(press("n"));
  assert.deepEqual([document.activeElement?.id, done], ["pass", []]);
  assert.ok(press("n"));
  assert.deepEqual(done, ["pass"]);
});

test("letters belong to the game area; with Alt and Shift they work everywhere", () => {
  const chord = { altKey: true, shiftKey: true, code: "KeyS" };
  document.documentElement.dataset.listening = "";
  assert.equal(press("s"), false, "a screen reader's own key");
  assert.ok(press("Í", chord));
  one("#chat").focus();
  assert.ok(press("S", chord));
  assert.equal(press("S", { ...chord, shiftKey: false }), false);
  delete document.documentElement.dataset.listening;
  assert.deepEqual(done, ["score", "score"]);
});

const ROW = [{ x: 0, y: 0 }, { x: 100, y: 5 }, { x: 200, y: 0 }, { x: 90, y: 200 }];

test("arrows lead to the nearest, and rows wrap around", () => {
  const from = (/** @type {number} */ at, /** @type {[number, number]} */ way) => {
    const others = ROW.filter((_, index) => index !== at);
    const found = nearestIndex(ROW[at] ?? { x: 0, y: 0 }, others, way, 50);
    return found === undefined ? undefined : ROW.indexOf(others[found] ?? { x: 0, y: 0 });
  };
  assert.equal(from(0, [1, 0]), 1);
  assert.equal(from(1, [1, 0]), 2);
  assert.equal(from(2, [1, 0]), 0);
  assert.equal(from(0, [-1, 0]), 2);
  assert.equal(from(0, [0, 1]), 3);
  assert.equal(from(3, [0, -1]), 1);
  assert.equal(from(3, [0, 1]), undefined);
  assert.equal(from(3, [1, 0]), undefined, "alone in its row");
});
