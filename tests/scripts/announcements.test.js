import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { one, openPage } from "./page.js";

openPage(`<div id="table" data-title="Wild" data-turn="Your turn" data-icon="/icon" data-icon-call="/call" data-away="A bot plays"
data-arrives="% sits down" data-leaves="% leaves" data-returns="% is back"></div>
<div id="prompt"></div><div id="log"><ol data-region="log"><li>dealt</li></ol><ol data-region="chat"><li class="none"></li></ol></div>
<section data-region="seat-1"><div class="seat" data-who="" data-status=""></div></section><section data-region="lesson"></section>
<div data-region="score"></div><b class="dot" hidden></b><div id="mat"></div><input id="line"><input id="chat">`);
document.head.innerHTML = '<link rel="icon" href="/icon">';
document.documentElement.dataset.speech = "fast";
mock.timers.enable({ apis: ["setTimeout"] });
const { addStanding, announce, chooseLines, newLines } = await import("../../src/wildtable/server/static/announcements.js");

const icon = () => one("link[rel=icon]").getAttribute("href");

/** Return what is said of the page as it is now. */
function said() {
  one("#say").textContent = "";
  announce();
  mock.timers.tick(100);
  return one("#say").textContent;
}

beforeEach(() => mock.timers.tick(100_000));

test("title, icon and words call when it is one's move, with what happened first", () => {
  one("#prompt").innerHTML = '<div data-your-move data-question="3"><h2>Bid</h2><p class="line">High bids first. <b>Rule</b></p></div>';
  one("[data-region=log]").innerHTML = "<li>dealt</li><li>Ada bids</li>";
  assert.equal(said(), "Ada bids. Your turn: Bid. High bids first.");
  assert.deepEqual([document.title, icon()], ["● Your turn – Wild", "/call"]);
  assert.equal(said(), "", "a question is put once");
  mock.timers.tick(100_000);
  one("[data-your-move]").dataset.question = "4";
  assert.equal(said(), "Your turn: Bid.", "and explained once");
  one("#prompt").innerHTML = "";
  assert.deepEqual([said(), document.title, icon()], ["", "Wild", "/icon"]);
});

test("new lines are read out, and chat is counted until it is read", () => {
  one("[data-region=chat]").innerHTML = "<li>Ada says: hello</li><li>there</li>";
  one("[data-region=log]").innerHTML = "<li>dealt</li><li>Ada bids</li><li>bid</li>";
  assert.deepEqual([said(), one(".dot").textContent, one(".dot").hidden], ["bid. Ada says: hello. there.", "2", false]);
  one("#log").dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  assert.equal(one(".dot").hidden, true);
});

test("who sits down, goes offline, returns and leaves is said", () => {
  const seat = one(".seat");
  const say = (/** @type {string} */ who, /** @type {string} */ status) => {
    Object.assign(seat.dataset, { who, status });
    mock.timers.tick(100_000);
    return said();
  };
  assert.equal(say("Ada", ""), "Ada sits down.");
  assert.equal(say("Ada", "offline"), "Ada: offline.");
  assert.equal(say("Ada", ""), "Ada is back.");
  assert.equal(say("Bo", ""), "Ada leaves. Bo sits down.");
});

test("a lesson is told before the question, but not in brief", () => {
  one("[data-region=lesson]").innerHTML = "<h2>Bids</h2><p>Bid low.</p>";
  assert.equal(said(), "Bids. Bid low.");
  document.documentElement.dataset.verbosity = "brief";
  one("[data-region=lesson]").innerHTML = "<h2>Paying</h2>";
  assert.equal(said(), "");
  delete document.documentElement.dataset.verbosity;
});

test("a bot that takes over interrupts, and its button gets the focus unless one is writing", () => {
  one("#prompt").innerHTML = '<button data-do="back">I’m here</button>';
  said();
  assert.equal(one("#alert").textContent, "", "a bot that stood in for one question has not taken over");
  one("#chat").focus();
  one("#prompt").innerHTML = '<button class="go" data-do="back">Take over</button>';
  said();
  assert.equal(document.activeElement?.id, "chat");
  one("#prompt").innerHTML = "";
  said();
  one("#line").focus();
  one("#prompt").innerHTML = '<button class="go" data-do="back">Take over</button>';
  said();
  assert.deepEqual([one("#alert").textContent, document.activeElement?.textContent], ["A bot plays", "Take over"]);
});

test("at the end the focus goes to the winner, and the score follows", () => {
  one("#mat").innerHTML = '<div class="final" data-standing="1st: Ada, 9."><h2 class="win" tabindex="-1">Game over. Ada wins.</h2></div>';
  mock.timers.tick(100_000);
  assert.equal(said(), "");
  assert.equal(document.activeElement?.className, "win");
  mock.timers.tick(100_000);
  assert.equal(one("#say").textContent, "1st: Ada, 9.");
});

test("how much is said is chosen", () => {
  const lines = ["milestone", "own", "tidying", ""].map((kind) => ({ kind, text: kind }));
  const kinds = (/** @type {string} */ verbosity, isFirst = false) => chooseLines(lines, verbosity, isFirst).map(({ kind }) => kind);
  assert.deepEqual(kinds("full", true), ["milestone", "own", "tidying", ""]);
  assert.deepEqual(kinds("normal"), ["milestone", "own", ""]);
  assert.deepEqual(kinds("brief"), ["milestone", ""]);
  assert.deepEqual(kinds("normal", true), ["milestone", "own", ""]);
  assert.deepEqual(chooseLines([{ text: "dealt", kind: "" }, ...lines], "normal", true).length, 3, "not the deal");
  assert.deepEqual(chooseLines([{ text: "dealt", kind: "" }], "normal", true), []);
});

test("new lines are those after the last known ones", () => {
  assert.deepEqual(newLines([], ["a"]), ["a"]);
  assert.deepEqual(newLines(["a", "b"], ["a", "b", "c"]), ["c"]);
  assert.deepEqual(newLines(["a", "b"], ["b", "c"]), ["c"], "old lines leave at the top");
  assert.deepEqual(newLines(["a", "b", "a"], ["b", "a", "a"]), ["a"], "a line may repeat");
  assert.deepEqual(newLines(["a", "b"], ["a"]), [], "an undo takes lines back");
  assert.deepEqual(newLines(["a", "b"], ["a", "b and c"]), ["b and c"], "a line may be joined with the next");
});

test("in brief, brief forms are spoken, and nothing of what has an empty one", () => {
  const told = [
    { text: "Ada bids a Forest 1.", kind: "", brief: "Ada Forest 1" },
    { text: "Ada draws 2 cards.", kind: "", brief: "" },
    { text: "You bid a Forest 2.", kind: "own", brief: undefined },
    { text: "You draw a Wild 3.", kind: "own", brief: "You draw a Wild 3." },
    { text: "Ada takes a lion.", kind: "", brief: undefined },
  ];
  const spoken = (/** @type {string} */ verbosity) => chooseLines(told, verbosity, false).map(({ text }) => text);
  assert.deepEqual(spoken("brief"), ["Ada Forest 1", "You draw a Wild 3.", "Ada takes a lion."]);
  assert.equal(spoken("normal").length, told.length);
  assert.equal(spoken("normal")[0], "Ada bids a Forest 1.");
});

test("a round is summed up by the score before the next one begins", () => {
  one("[data-region=log]").innerHTML = "<li>dealt</li><li class=milestone>Round 1</li><li>Ada takes the lion</li>";
  said();
  mock.timers.tick(100_000);
  one("[data-region=score]").innerHTML = "<table><thead><tr><td></td><th>You</th><th>Ada</th></tr></thead><tfoot><tr><th>Sum</th><td>3</td><td>5</td></tr></tfoot></table>";
  one("[data-region=log]").insertAdjacentHTML("beforeend", "<li>Ada passes</li><li class=milestone>Round 2</li>");
  assert.equal(said(), "Ada passes. You 3, Ada 5. Round 2.");
  assert.deepEqual(addStanding([{ text: "Ada passes", kind: "" }], "You 3"), [{ text: "Ada passes", kind: "" }]);
});
