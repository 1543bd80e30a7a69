// The end of a game: the lines of the score count up, players change places with them, then the winner is shown. The page is already
// what it will be; this only delays what one sees of it.

import { find, findAll } from "./dom.js";
import { animate } from "./motion.js";

const COUNT = 250;
const READ = 700;

/**
 * Return the order of players after each line of the score: for every line the place of every player.
 * @param {number[][]} points of each player, line by line
 */
export function placesByLine(points) {
  const lines = points[0]?.length ?? 0;
  return Array.from({ length: lines }, (_, line) => {
    const sums = points.map((own) => sumTo(own, line));
    return sums.map((sum, player) => sums.filter((other, rival) => other > sum || (other === sum && rival < player)).length);
  });
}

/**
 * @param {number[]} points
 * @param {number} line the last one counted
 */
function sumTo(points, line) {
  return points.slice(0, line + 1).reduce((sum, one) => sum + one, 0);
}

/**
 * Count the score up, beginning after `delay`; nothing where the page shows no end or has shown it before.
 * @param {boolean} wasOver
 * @param {number} delay
 * @param {number} hold a factor of how long each line is shown
 * @returns {{ animations: Animation[], length: number }}
 */
export function countUp(wasOver, delay, hold) {
  const final = wasOver ? null : find(".final");
  if (!final) return { animations: [], length: 0 };
  const players = findAll(".standing > li", final);
  const points = players.map((one) => (one.dataset.points ?? "").split(" ").map(Number));
  const places = placesByLine(points);
  const step = COUNT + READ * hold;
  const end = delay + step * (places.length + 1);
  const outcome = [...findAll(".verdict, .standing dl, .standing .rank, .score tfoot", final), ...findAll("#table :is(.id .state, .coach)")];
  const late = outcome.map((one) => hide(one, end));
  const rows = findAll(".score tbody tr", final).map((row, line) => hide(row, delay + step * line));
  const moving = players.flatMap((one, player) => [
    ...points[player]?.map((_, line) => showSum(one, sumTo(points[player] ?? [], line), delay + step * line)) ?? [],
    changePlaces(one, places.map((line) => (line[player] ?? player) - player), delay, step),
  ]);
  const visible = [{ visibility: "visible" }, { visibility: "visible" }];
  const shown = findAll(".standing", final).map((one) => animate(one, visible, { duration: end }));
  return { animations: [...late, ...rows, ...shown, ...moving], length: end };
}

/**
 * @param {Element} element
 * @param {number} until
 */
function hide(element, until) {
  return animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

/**
 * @param {HTMLElement} player
 * @param {number} sum
 * @param {number} at
 */
function showSum(player, sum, at) {
  const shown = find(".sum", player);
  const cue = animate(player, null, { duration: at });
  void cue.finished.then(() => {
    if (shown) shown.textContent = String(sum).replace("-", "−");
  });
  return cue;
}

/**
 * Move a player to the place after each line; the last of them is where the page has it.
 * @param {HTMLElement} player
 * @param {number[]} offsets in places, line by line
 * @param {number} delay
 * @param {number} step
 */
function changePlaces(player, offsets, delay, step) {
  const height = player.getBoundingClientRect().height;
  const last = offsets.length || 1;
  const frames = offsets.flatMap((offset, line) => {
    const transform = `translateY(${offset * height}px)`;
    const [from, to] = [(line + 0.4) / last, (line + 1) / last];
    return [{ transform, offset: from }, { transform, offset: to }];
  });
  return animate(player, [{ transform: "none" }, ...frames], { delay, duration: step * last, fill: "backwards" });
}
