import assert from "node:assert/strict";
import { test } from "node:test";

import { one, openPage } from "./page.js";

openPage(`<div id="table" data-title="Wild" data-turn="Your move" data-icon="/icon" data-icon-call="/call"></div>
<div id="prompt"></div><div id="log"><ol data-region="log"><li>dealt</li></ol><ol data-region="chat"><li class="none"></li></ol></div>
<b class="dot" hidden></b><p id="say"></p><p id="happened"></p>`);
document.head.innerHTML = '<link rel="icon" href="/icon">';
const { announce, newLines } = await import("../../src/wildtable/server/static/announcements.js");

const icon = () => one("link[rel=icon]").getAttribute("href");

test("title, icon and words call when it is one's move", () => {
  one("#prompt").innerHTML = '<div data-your-move data-question="3"><h2>Bid</h2></div>';
  announce();
  assert.deepEqual([document.title, icon(), one("#say").textContent], ["● Your move – Wild", "/call", "Your move: Bid"]);
  one("#say").textContent = "picked";
  announce();
  assert.equal(one("#say").textContent, "picked", "a question is said once");
  one("#prompt").innerHTML = "";
  announce();
  assert.deepEqual([document.title, icon(), one("#say").textContent], ["Wild", "/icon", ""]);
});

test("new lines are read out, and chat is counted until it is read", () => {
  one("[data-region=chat]").innerHTML = "<li>hello</li><li>there</li>";
  one("[data-region=log]").innerHTML = "<li>dealt</li><li>bid</li>";
  announce();
  assert.deepEqual([one("#happened").textContent, one(".dot").textContent, one(".dot").hidden], ["bid hello there", "2", false]);
  one("#log").dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  assert.equal(one(".dot").hidden, true);
});

test("new lines are those after the last known ones", () => {
  assert.deepEqual(newLines([], ["a"]), ["a"]);
  assert.deepEqual(newLines(["a", "b"], ["a", "b", "c"]), ["c"]);
  assert.deepEqual(newLines(["a", "b"], ["b", "c"]), ["c"], "old lines leave at the top");
  assert.deepEqual(newLines(["a", "b", "a"], ["b", "a", "a"]), ["a"], "a line may repeat");
  assert.deepEqual(newLines(["a", "b"], ["a"]), [], "an undo takes lines back");
});
