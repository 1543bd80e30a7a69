// Checks the shuffles of a finished game and shows the verdict, also on the button that opens it.

import { byId, findAll } from "./dom.js";
import { isProven } from "./proof.js";

/** @import { Proof } from "./types.d.ts" */

const output = byId("check");

async function check() {
  const answer = await fetch(output.dataset.shuffles ?? "");
  return isProven(/** @type {Proof} */ (await answer.json()));
}

/** @param {"good" | "bad" | "failed"} verdict */
function showVerdict(verdict) {
  output.textContent = output.dataset[verdict] ?? "";
  for (const one of [output, ...findAll("[popovertarget=shuffles]")]) one.dataset.verdict = verdict;
}

try {
  showVerdict((await check()) ? "good" : "bad");
} catch {
  showVerdict("failed");
}
