// The voice of this page: its queue of speech writes to one polite live region (`#say`) and one for what cannot wait (`#alert`), both
// made here. How much and how fast is a preference: `<html data-verbosity data-speech>`.

import { rateOf, SpeechQueue } from "./speech.js";

const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock"]);
const root = document.documentElement;
const [polite, urgent] = [makeRegion("say", "polite"), makeRegion("alert", "assertive")];

export const speech = new SpeechQueue({
  speak: (text) => fill(polite, text),
  interrupt: (text) => fill(urgent, text),
  wait: (done, time) => setTimeout(done, time),
  rate: () => rateOf(root.dataset.speech),
});

/**
 * Reply to what the player just did.
 * @param {string} text
 */
export function say(text) {
  speech.reply(text);
}

export function verbosity() {
  return root.dataset.verbosity ?? "normal";
}

/**
 * @param {string} id
 * @param {"polite" | "assertive"} manner
 */
function makeRegion(id, manner) {
  const region = document.createElement("p");
  Object.assign(region, { id, className: "sr" });
  region.setAttribute("aria-live", manner);
  document.body.append(region);
  return region;
}

/**
 * Replace the text by a new node, so that the same words are spoken again.
 * @param {HTMLElement} region
 * @param {string} text
 */
function fill(region, text) {
  region.replaceChildren(document.createTextNode(text));
}

addEventListener("keydown", ({ key }) => MODIFIERS.has(key) || speech.hurry(), { capture: true });
