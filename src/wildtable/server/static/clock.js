// Clocks: every element with a deadline counts down to it, in the server's time.

const SHORT = 10;
let skew = 0;

export function start(now) {
  skew = Number(now) - Date.now() / 1000;
  setInterval(tick, 1000);
}

export function tick() {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.deadline) - skew - Date.now() / 1000));
    const shown = (clock.dataset.left ?? "%").replace("%", spell(left));
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("short", left <= SHORT);
  }
}

function spell(left) {
  const two = (part) => String(part).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
