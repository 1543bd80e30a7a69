// Forms that load another page: a second press while the first is pending does nothing, and the button shows that it is busy.
// Forms that a script submits itself are left alone. A form whose game
// begins at once, or with others who wait, commits to this browser's bytes for the deal.

import { findAll } from "./dom.js";

const PATIENCE = 10_000; // ms until the button may be pressed again, should no page come

/** @type {HTMLElement | null} */
let pressed = null;

export function submitOnce() {
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    if (pressed) event.preventDefault();
    else press(event.submitter);
  });
  addEventListener("pageshow", release);
  addEventListener("pageshow", () => void commitForms());
}

/**
 * Submit a form without leaving the page, which follows the server by itself. A refusal or failure is shown.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 * @param {(text: string) => void} showNotice
 */
export async function postForm(form, submitter, showNotice) {
  const address = submitter?.getAttribute("formaction") ?? form.action;
  const answer = await fetch(address, { method: "POST", body: new FormData(form, submitter), redirect: "manual" }).catch(() => null);
  if (!answer) showNotice(form.dataset.failed ?? "");
  if (!answer || answer.type === "opaqueredirect") return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // An explanation may stand before the notice.
  const told = page.getElementById("notice") ?? page.querySelector("main p");
  showNotice(told?.textContent.trim() ?? "");
}

/** Fill in fresh commitments, also when a page is shown again. The table reveals their bytes. */
async function commitForms() {
  /** @type {HTMLInputElement[]} */
  const fields = findAll("input[name=commitment]");
  if (!fields.length) return;
  const { makeNote, saveNote } = await import("./notes.js");
  for (const field of fields) {
    const note = await makeNote();
    field.value = note.own;
    field.form?.addEventListener("submit", () => saveNote(note), { once: true });
  }
}

/** @param {HTMLElement | null} button */
function press(button) {
  pressed = button ?? document.body;
  pressed.ariaBusy = "true";
  setTimeout(release, PATIENCE);
}

function release() {
  if (pressed) pressed.ariaBusy = null;
  pressed = null;
}
