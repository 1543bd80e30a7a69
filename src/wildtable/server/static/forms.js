// Forms that lead to another page: a second press while the first is on its way is the same press, and the button shows that it was
// heard. Forms that a page sends by itself are its own affair.

const PATIENCE = 10_000; // ms: whoever stopped the page, or waited in vain, may press again

let pressed = null;

export function sendOnce() {
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    if (pressed) event.preventDefault();
    else press(event.submitter);
  });
  addEventListener("pageshow", release);
}

function press(button) {
  pressed = button ?? document.body;
  pressed.ariaBusy = "true";
  setTimeout(release, PATIENCE);
}

function release() {
  if (pressed) pressed.ariaBusy = null;
  pressed = null;
}
