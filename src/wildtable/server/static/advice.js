// Marks the moves that a guided game advises. The choice stays the player's.

import { find, findAll } from "./dom.js";

export function markAdvised() {
  const advised = find("[data-advised]")?.dataset.advised?.split("|") ?? [];
  for (const input of /** @type {HTMLInputElement[]} */ (findAll("input[name=move], button[name=only]"))) {
    (input.closest(".pick") ?? input).classList.toggle("advised", advised.includes(input.value));
  }
}
