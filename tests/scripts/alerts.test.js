import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "./page.js";

openPage('<div id="table"></div><div id="calls" hidden></div><button id="sounds"></button>');
const { chooseSound } = await import("../../src/wildtable/server/static/alerts.js");

const [WAITING, ASKED, WON] = [{ asked: "", won: false }, { asked: "Bid", won: false }, { asked: "", won: true }];
const MOVED = { from: "pile", to: "hand-0", count: 1 };
const SHUFFLED = { from: "pile", to: "pile", count: 20 };
const PUBLIC_FACT = { from: null, to: null, count: 0 };

test("a turn, a win and moving cards sound", () => {
  assert.equal(chooseSound(WAITING, ASKED, [MOVED], false), "turn");
  assert.equal(chooseSound(WAITING, ASKED, [MOVED], true), "turn");
  assert.equal(chooseSound(ASKED, ASKED, [MOVED], false), "card");
  assert.equal(chooseSound(ASKED, WAITING, [PUBLIC_FACT, MOVED], false), "card");
  assert.equal(chooseSound(ASKED, WON, [MOVED], true), "win");
});

test("nothing else sounds", () => {
  assert.equal(chooseSound(WAITING, WAITING, [MOVED], true), null);
  assert.equal(chooseSound(WAITING, WAITING, [SHUFFLED, PUBLIC_FACT], false), null);
  assert.equal(chooseSound(WON, WON, [], false), null);
});
