import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "./page.js";

openPage("");
const { placeBeside } = await import("../../src/wildtable/server/static/zoom.js");

const [SIZE, ROOM] = [{ width: 200, height: 280 }, { width: 1280, height: 800 }];
const NOWHERE = new DOMRect(0, 0, 0, 0);

test("the zoom is above the card where there is room, else beside or below it", () => {
  assert.deepEqual(placeBeside(new DOMRect(600, 500, 100, 140), SIZE, NOWHERE, ROOM), { x: 550, y: 208 });
  assert.deepEqual(placeBeside(new DOMRect(600, 20, 100, 140), SIZE, NOWHERE, ROOM), { x: 712, y: 12 });
  assert.deepEqual(placeBeside(new DOMRect(1150, 20, 100, 140), SIZE, NOWHERE, ROOM), { x: 938, y: 12 });
  const narrow = { width: 390, height: 800 };
  assert.deepEqual(placeBeside(new DOMRect(145, 100, 100, 140), SIZE, NOWHERE, narrow), { x: 95, y: 252 });
});

test("the zoom never covers the button, and stays inside the window", () => {
  const button = new DOMRect(500, 180, 300, 60);
  assert.deepEqual(placeBeside(new DOMRect(600, 500, 100, 140), SIZE, button, ROOM), { x: 712, y: 430 });
  assert.deepEqual(placeBeside(new DOMRect(20, 20, 300, 300), SIZE, button, { width: 330, height: 330 }), { x: 12, y: 12 });
});
