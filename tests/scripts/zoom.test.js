import assert from "node:assert/strict";
import { test } from "node:test";

import { one, openPage } from "./page.js";

openPage(`<ul>
<li data-effect="Brings the leader." id="still"><button class="pick still"><span class="card" data-card="lion" data-about="A lion."></span></button></li>
<li><button class="pick" id="refused" aria-disabled="true" aria-describedby="why"><span class="card" data-card="owl" data-about="An owl."></span></button><div class="why" id="why">Not now. <a>Rule</a></div></li>
<li><label class="pick" id="label" data-hint="+5 credits"><input id="pick"><span class="card" data-card="ibex" data-about="An ibex."></span></label></li>
<li title="Cards in hand" id="sign">7</li><li id="counter"><b>2</b><span class="tip">Bears: 2</span></li></ul>
<button id="chip" data-explains="pick">About Ibex</button><a id="link" title="Home">Home</a><div id="zoom" popover></div>`);
// Popovers are the browser's part.
Object.assign(one("#zoom"), { showPopover() {}, hidePopover: () => one("#zoom").replaceChildren() });
const { placeBeside } = await import("../../src/wildtable/server/static/zoom.js");

const [SIZE, ROOM] = [{ width: 200, height: 280 }, { width: 1280, height: 800 }];
const NOWHERE = new DOMRect(0, 0, 0, 0);

test("the zoom is above the card where there is room, else beside or below it", () => {
  assert.deepEqual(placeBeside(new DOMRect(600, 500, 100, 140), SIZE, NOWHERE, ROOM), { x: 550, y: 208, covered: 0 });
  assert.deepEqual(placeBeside(new DOMRect(600, 20, 100, 140), SIZE, NOWHERE, ROOM), { x: 712, y: 12, covered: 0 });
  assert.deepEqual(placeBeside(new DOMRect(1150, 20, 100, 140), SIZE, NOWHERE, ROOM), { x: 938, y: 12, covered: 0 });
  const narrow = { width: 390, height: 800 };
  assert.deepEqual(placeBeside(new DOMRect(145, 100, 100, 140), SIZE, NOWHERE, narrow), { x: 95, y: 252, covered: 0 });
});

test("the zoom covers none of the cards that one compares, where there is room", () => {
  const others = [new DOMRect(710, 300, 100, 140), new DOMRect(490, 300, 100, 140), new DOMRect(600, 150, 100, 140)];
  const { x, y } = placeBeside(new DOMRect(600, 300, 100, 140), SIZE, NOWHERE, ROOM, others);
  for (const one of others) {
    assert.ok(x + SIZE.width <= one.left || x >= one.right || y + SIZE.height <= one.top || y >= one.bottom);
  }
});

test("the zoom never covers the button, and stays inside the window", () => {
  const button = new DOMRect(500, 180, 300, 60);
  assert.deepEqual(placeBeside(new DOMRect(600, 500, 100, 140), SIZE, button, ROOM), { x: 712, y: 430, covered: 0 });
  assert.deepEqual(placeBeside(new DOMRect(20, 20, 300, 300), SIZE, button, { width: 330, height: 330 }), { x: 12, y: 12, covered: 192 * 272 });
});

/** @param {string} selector */
function tap(selector) {
  for (const name of ["pointerdown", "pointerup", "click"]) {
    one(selector).dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: "touch" }));
  }
  const lines = [...one("#zoom").querySelectorAll("p")].map((line) => line.textContent);
  one("#zoom").hidePopover();
  document.dispatchEvent(new Event("focusout"));
  return lines;
}

test("a tap explains a card that cannot be picked: what it is, and what it does now or why not", () => {
  assert.deepEqual(tap("#still .card"), ["A lion.", "Brings the leader."]);
  assert.deepEqual(tap("#refused"), ["An owl.", "Not now."]);
});

test("a tap explains signs and counters, but leaves alone what acts", () => {
  assert.deepEqual(tap("#sign"), ["Cards in hand"]);
  assert.deepEqual(tap("#counter b"), ["Bears: 2"]);
  assert.deepEqual(tap("#link"), []);
  assert.deepEqual(tap("#label .card"), []);
});

test("the chip of a picked card explains it", () => {
  assert.deepEqual(tap("#chip"), ["An ibex.", "+5 credits"]);
});
