// Forms that load another page: a second press while the first is pending does nothing, and the button shows that it is busy.
// Forms that a script submits itself are left alone.

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
