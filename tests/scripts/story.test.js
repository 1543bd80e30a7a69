import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { one, openPage } from "./page.js";

openPage("<div></div>");
const { closeStory, closeStoryForQuestion, openStory, readCues } = await import(
  "../../src/wildtable/server/static/story.js"
);
const { currentPace } = await import("../../src/wildtable/server/static/pace.js");

beforeEach(() => {
  document.body.innerHTML = `<div id="story"><ol data-happened="9"><li data-event="4" data-hold="700">old</li>
    <li data-event="6" data-hold="1500">bids</li><li data-event="8" data-hold="2500">leader</li></ol></div><p class="prompt"></p>`;
  delete document.documentElement.dataset.pace;
});

test("the beats of the newest events are told, each with its event", () => {
  const cues = readCues(3, 2).map(({ at, hold, node }) => [at, hold, node.textContent]);
  assert.deepEqual(cues, [
    [0, 3000, "bids"],
    [2, 5000, "leader"],
  ]);
  assert.deepEqual(readCues(0, 1), []);
  assert.deepEqual(readCues(3, 0), []);
});

test("the story stays while others act and closes for a question", () => {
  openStory();
  closeStoryForQuestion();
  assert.ok(one("#story").hasAttribute("data-telling"));
  one(".prompt").toggleAttribute("data-your-move", true);
  closeStoryForQuestion();
  assert.ok(!one("#story").hasAttribute("data-telling"));
  openStory();
  closeStory();
  assert.ok(!one("#story").hasAttribute("data-telling"));
});

test("fast holds nothing, none moves nothing, and anything else is normal", () => {
  assert.deepEqual(currentPace(), { hold: 1, rate: 1, isStill: false });
  document.documentElement.dataset.pace = "fast";
  assert.equal(currentPace().hold, 0);
  document.documentElement.dataset.pace = "none";
  assert.ok(currentPace().isStill);
  document.documentElement.dataset.pace = "unknown";
  assert.equal(currentPace().rate, 1);
});
