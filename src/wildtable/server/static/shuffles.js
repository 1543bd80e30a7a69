// Checks the shuffles of a finished game and shows the verdict, also on the button that opens it. Offers this browser's notes of the
// deal as a file, for `wildtable verify`.

import { byId, findAll } from "./dom.js";
import { findNote } from "./notes.js";
import { judge } from "./proof.js";

/** @import { Note, Proof } from "./types.d.ts" */

const output = byId("check");
const path = output.dataset.shuffles ?? "";

async function check() {
  const answer = await fetch(path);
  const proof = /** @type {Proof} */ (await answer.json());
  const note = findNote(/^\/records\/(\d+)\//.exec(path)?.[1] ?? "", proof.fairness);
  if (note) offerNotes(note);
  return judge(proof, note);
}

/** @param {Note} note */
function offerNotes(note) {
  /** @type {HTMLAnchorElement} */
  const link = byId("notes");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(note, null, 2)], { type: "application/json" }));
  link.hidden = false;
}

/**
 * @param {string} verdict
 * @param {string} [reason]
 * @param {number[]} [withheld]
 */
function showVerdict(verdict, reason = "", withheld = []) {
  const said = [output.dataset[verdict], output.dataset[reason]];
  if (withheld.length) said.push(output.dataset.withheld?.replace("%", withheld.map((seat) => seat + 1).join(", ")));
  output.textContent = said.filter(Boolean).join(" ");
  for (const one of [output, ...findAll("[popovertarget=shuffles]")]) one.dataset.verdict = verdict;
}

try {
  const { verdict, reason, withheld } = await check();
  showVerdict(verdict, reason, withheld);
} catch {
  showVerdict("failed");
}
