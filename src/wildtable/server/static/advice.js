// The guide of a first game: marks the moves it advises, and folds a lesson that is too long for its place.

import { find, findAll } from "./dom.js";

export function markAdvised() {
  const advised = find("[data-advised]")?.dataset.advised?.split("|") ?? [];
  for (const input of /** @type {HTMLInputElement[]} */ (findAll("input[name=move], button[name=only]"))) {
    (input.closest(".pick, .instead") ?? input).classList.toggle("advised", advised.includes(input.value));
  }
  find(".other")?.classList.toggle("advised", Boolean(find(".instead.advised")));
}

/** Show as much of a lesson as there is room for; a button shows the rest. */
export function foldLesson() {
  const coach = find(".coach"), button = find(".coach .unfold");
  if (!coach || !button || coach.dataset.whole !== undefined) return;
  delete coach.dataset.folded;
  button.hidden = coach.scrollHeight <= coach.clientHeight + 1;
  if (!button.hidden) coach.dataset.folded = "";
  button.onclick = () => {
    delete coach.dataset.folded;
    coach.dataset.whole = "";
    button.hidden = true;
    coach.focus();
  };
}
