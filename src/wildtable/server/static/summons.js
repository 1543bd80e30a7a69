// Summons: what just happened, heard where people want that, and noted for who looks elsewhere. Comes when the table is live.
// Sounds are no motion: who wants the page to stand still still hears it, and turns them off here like everybody else.

import * as notes from "./notes.js";
import * as tones from "./tones.js";

const CHOICE = "sounds";
const table = document.getElementById("table");
const calls = document.getElementById("calls");
const sounds = document.getElementById("sounds");
const address = location.pathname;

let before = look();

// The sound for what led from one look at the table to the next. Who answers and is asked at once again need not be called,
// and cards make no noise where nobody looks.
export function sound(before, now, events, hidden) {
  if (now.won && !before.won) return "win";
  if (now.asked && !before.asked) return "turn";
  return !hidden && events.some(({ from, to, count }) => from && to && from !== to && count) ? "card" : "";
}

export function hear(events) {
  const now = look();
  const heard = sound(before, now, events, document.hidden);
  if (heard && areOn()) tones.play(heard);
  if (heard === "turn") notes.show(address, `${table.dataset.turn} – ${table.dataset.title}`, now.asked, areOn());
  if (!now.asked && before.asked) notes.clear(address);
  before = now;
}

function look() {
  const move = document.querySelector("[data-your-move]");
  return { asked: move?.querySelector("h2").textContent ?? "", won: Boolean(document.querySelector("[data-won]")) };
}

function areOn() {
  return localStorage.getItem(CHOICE) !== "off";
}

// The first sound tells who turns them on how loud they are.
function turnSounds() {
  localStorage.setItem(CHOICE, areOn() ? "off" : "on");
  if (areOn()) tones.play("turn");
  show();
}

async function turnNotes(value) {
  await notes.want(value);
  show();
  const isRefused = value === "on" && !notes.areWanted();
  calls.querySelector("[role=status]").textContent = isRefused ? calls.dataset.refused : "";
}

function show() {
  sounds.ariaPressed = String(areOn());
  for (const button of calls.querySelectorAll("button")) button.ariaPressed = String(notes.areWanted() === (button.value === "on"));
}

sounds.addEventListener("click", turnSounds);
calls.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (button) turnNotes(button.value);
});
document.addEventListener("visibilitychange", () => document.hidden || notes.clear(address));
addEventListener("storage", show);
show();
calls.hidden = false;
dispatchEvent(new Event("summons"));
