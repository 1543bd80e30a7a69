// Keys: a key presses what shows it. `<kbd>` stands in, or right after, what it presses. Besides: Enter confirms, Escape
// goes back, arrows walk, space ticks, Z looks closer. While somebody types only Escape does anything.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PICKS = ":is(label:is(.pick, .instead) input, button.pick)";

// What the page does: `confirm`, `back`, `zoom`, `toggle`; each may be missing.
export function listen({ confirm, back, zoom, toggle }) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.key)) return;
    if (does(event)) event.preventDefault();
  });

  function does({ key, repeat }) {
    const focus = document.activeElement;
    if (key in WAYS) return walk(focus, WAYS[key]);
    if (repeat) return false;
    if (key === "Escape") return closePopover() || Boolean(back?.());
    if (key === "Enter") return enter(focus);
    if (key === " ") return focus.matches("label:is(.pick, .instead) input") && called(toggle, focus);
    return press(key) || (key.toLowerCase() === "z" && called(zoom));
  }

  function enter(focus) {
    if (!confirm || focus.matches("a, button, summary, [popover]:popover-open *")) return false;
    return called(confirm, focus);
  }

  function press(key) {
    const control = shown(key);
    if (!control) return false;
    const input = control.querySelector("input");
    (input ?? control).focus({ preventScroll: true });
    if (input && toggle) toggle(input);
    else control.click();
    return true;
  }
}

function called(deed, ...about) {
  deed?.(...about);
  return deed !== undefined;
}

// What shows this key: picks first, for they change, the rest is there all the time.
function shown(key) {
  const says = (cap) => cap.textContent.trim().toLowerCase() === key.toLowerCase();
  const caps = [...document.querySelectorAll("kbd")].filter(says);
  const controls = caps.map((cap) => cap.closest(".pick, button, a, label") ?? [...cap.parentElement.children].findLast(isUsable));
  return controls.find((one) => one?.matches(".pick, .instead, [data-place]")) ?? controls.find((one) => one?.checkVisibility({ visibilityProperty: true }));
}

// Of two ways to pick a card only one is there.
function isUsable(control) {
  return control.matches(".pick, .instead") && (control.querySelector("input") ?? control).checkVisibility();
}

function closePopover() {
  const open = [...document.querySelectorAll(":popover-open")].at(-1);
  open?.hidePopover();
  return open !== undefined;
}

function isWriting(key) {
  return key !== "Escape" && document.activeElement?.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
}

function isPick(element) {
  return element?.matches(PICKS);
}

// To the nearest pick in that direction, by what is seen; from nowhere, to the first that can be picked. Rows go round.
function walk(focus, [right, down]) {
  const picks = [...document.querySelectorAll(`main ${PICKS}`)].filter((one) => one.checkVisibility() && box(one).width);
  if (!picks.length || focus?.closest("[popover]:popover-open")) return false;
  const first = picks.find((one) => one.matches("input")) ?? picks[0];
  const found = isPick(focus) ? neighbour(focus, picks, right, down) : first;
  found?.focus({ preventScroll: true });
  return found !== undefined;
}

function neighbour(focus, picks, right, down) {
  const here = middle(focus);
  const height = box(focus).height / 2;
  const away = (one) => ({ one, x: middle(one).x - here.x, y: middle(one).y - here.y });
  const others = picks.filter((one) => one !== focus).map(away);
  const row = others.filter(({ y }) => Math.abs(y) < height);
  const ahead = right ? row.filter(({ x }) => x * right > 0) : others.filter(({ y }) => y * down > height);
  const nearest = ahead.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0];
  const round = right ? row.sort((a, b) => (a.x - b.x) * right)[0] : undefined;
  return (nearest ?? round)?.one;
}

function box(pick) {
  return (pick.closest(".pick, .instead") ?? pick).getBoundingClientRect();
}

function middle(pick) {
  const { left, top, width, height } = box(pick);
  return { x: left + width / 2, y: top + height / 2 };
}
