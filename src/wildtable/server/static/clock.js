// Clocks: every element with a deadline counts down to it, in the server's time.

const SHORT = 10;
const [HOUR, DAY] = [3600, 86400];
let skew = 0;
let words = {};

// `now` is the server's time; `days` and `hours` say how many there are, for games in which there is time.
export function start({ now, days, hours }) {
  skew = Number(now) - Date.now() / 1000;
  words = { days, hours };
  setInterval(tick, 1000);
}

export function tick() {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.deadline) - skew - Date.now() / 1000));
    const shown = spell(left);
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("short", left <= SHORT);
  }
}

function spell(left) {
  if (left >= 2 * DAY) return words.days.replace("%", Math.floor(left / DAY));
  if (left >= 2 * HOUR) return words.hours.replace("%", Math.floor(left / HOUR));
  const two = (part) => String(part).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / HOUR), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
