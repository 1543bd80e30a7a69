// The guide's advice, where the cards are: what it would play is marked. The choice stays the player's.

export function settle() {
  const advised = document.querySelector("[data-advised]")?.dataset.advised.split("|") ?? [];
  for (const input of document.querySelectorAll("input[name=move], button[name=only]")) {
    (input.closest(".pick") ?? input).classList.toggle("advised", advised.includes(input.value));
  }
}
