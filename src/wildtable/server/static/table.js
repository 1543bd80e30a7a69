// A live table. Without this script the same forms work by themselves.

import * as call from "./call.js";
import * as clock from "./clock.js";
import * as coach from "./coach.js";
import * as flights from "./flights.js";
import * as keys from "./keys.js";
import * as live from "./live.js";
import * as picks from "./picks.js";
import * as regions from "./regions.js";
import * as zoom from "./zoom.js";

const table = document.getElementById("table");
const notice = document.getElementById("notice");
let summons = null;

function tell(text) {
  if (notice.textContent !== text) notice.textContent = text;
}

// What follows from the regions as they now are.
function settle() {
  picks.settle();
  call.settle();
  clock.tick();
  coach.settle();
  live.chance();
  for (const [index, row] of document.querySelectorAll(".final tr").entries()) row.style.setProperty("--i", index);
}

function changed(message) {
  flights.play(message, show);
}

function show(messages) {
  regions.swap(...messages.map((message) => message.regions));
  settle();
  summons?.hear(messages.flatMap(({ events }) => events ?? []));
}

// Sounds and notes are for what happens later: the table does not wait for them.
async function summon() {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
  summons ??= await import(table.dataset.summons);
}

function answer(form, submitter) {
  const data = new FormData(form, submitter);
  let moves = picks.moves();
  if (moves.length < Number(data.get("most") ?? 0)) moves.push("done");
  if (data.has("only")) moves = [data.get("only")];
  live.send({ do: "answer", question: Number(data.get("question")), moves });
}

function chat(form) {
  const field = form.elements.text;
  const text = field.value.trim();
  if (!text) return;
  live.send({ do: "chat", text }, () => {
    if (field.value.trim() === text) field.value = "";
  });
}

function submit(event) {
  const { target: form, submitter } = event;
  const does = submitter?.dataset.do;
  if (form.id === "answer") {
    if (picks.allows(submitter)) answer(form, submitter);
  } else if (form.id === "chat" && live.isLive()) chat(form);
  else if (form.id === "act" && does) live.send({ do: does });
  else return;
  event.preventDefault();
}

// Enter on a card picks it where more are wanted; else it confirms.
function enter(focus) {
  if (focus.matches("label:is(.pick, .instead) input:not(:checked)") && !picks.isReady()) focus.click();
  else picks.confirm();
}

function back() {
  if (picks.count()) picks.clear();
  else document.querySelector("button[data-do=withdraw]")?.click();
  return true;
}

document.addEventListener("submit", submit);
keys.listen({ confirm: enter, back, zoom: () => call.say(zoom.look()), toggle: (input) => input.click() });
live.open(table, { changed, told: tell, waited: picks.wait, connected: summon });
clock.start(table.dataset);
settle();
