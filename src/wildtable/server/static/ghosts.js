// Ghosts: copies of cards that fly over the page while the real ones are already where they belong. They cannot be touched
// and are not read out. Only transform, opacity and filter change.

const EASE = "cubic-bezier(.2,.8,.2,1)";
const LOW = "drop-shadow(0 1px 2px #0004)";
const HIGH = "drop-shadow(0 14px 14px #0005)";

let sky = null;

// A journey: `sides` are what is seen at its start and at its end (two only if the card turns over), `from` and `to` where
// (one may be missing: the card then appears or fades), `start` and `end` when it moves, `seen` and `gone` when it is there.
export function fly({ sides, from, to, start, end, seen, gone, swell = 0 }) {
  const place = to ?? from;
  const origin = from ?? to;
  const width = Math.max(place.width, origin.width);
  const [ghost, mover] = [make("ghost"), make("mover")];
  put(ghost, { left: place.x, top: place.y, width, height: (width * place.height) / place.width });
  ghost.style.opacity = 0;
  ghost.append(mover);
  mover.append(...sides);
  for (const side of sides) {
    side.style.setProperty("--w", `${width}px`);
    Object.assign(side.style, { position: "absolute", inset: "0 auto auto 0", margin: 0 });
    if (!side.matches(".card")) Object.assign(side.style, { width: "100%", height: "100%" });
  }
  air().append(ghost);
  const timing = { delay: start, duration: end - start, easing: EASE, fill: "both" };
  const life = [{ opacity: 1 }, { opacity: 1 }];
  return [
    ghost.animate(life, { delay: seen, duration: Math.max(gone - seen, 1) }),
    mover.animate(path(from, to, width, swell), timing),
    ...turn(sides, start, end),
  ];
}

function path(from, to, width, swell) {
  if (!from) return [{ opacity: 0, transform: "scale(.7)" }, { opacity: 1, transform: `scale(${to.width / width})` }];
  if (!to) return [{ opacity: 1 }, { opacity: 0, transform: "translateY(-14px) scale(.92)" }];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [k, j] = [from.width / width, to.width / width];
  const middle = ((k + j) / 2) * (swell || 1.04);
  const aside = swell ? (width * (middle - 1)) / 2 : 0;
  const lift = dx || dy ? 18 : 0;
  const over = `translate(${dx * 0.45 - aside}px,${dy * 0.5 - lift - aside}px) scale(${middle})`;
  return [
    { transform: `translate(${dx}px,${dy}px) scale(${k})`, filter: LOW },
    { transform: over, filter: HIGH, offset: 0.55 },
    { transform: `scale(${j})`, filter: LOW },
  ];
}

// To the edge, change the face, and on.
function turn(sides, start, end) {
  if (sides.length < 2) return [];
  const half = (end - start) / 2;
  const [edge, flat] = [{ transform: "rotateY(90deg) scale(1.06)" }, { transform: "none" }];
  return [
    sides[0].animate([flat, edge], { delay: start, duration: half, easing: "ease-in", fill: "both" }),
    sides[1].animate([edge, flat], { delay: start + half, duration: half, easing: "ease-out", fill: "both" }),
  ];
}

// The real thing waits unseen until its ghost has landed.
export function hide(element, until) {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

export function slide(element, dx, dy) {
  const frames = [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }];
  return element.animate(frames, { duration: 240, easing: EASE });
}

// A pile is shuffled: two halves part and meet again.
export function riffle(node, rect, start, end) {
  return [-1, 1].flatMap((side) => {
    const half = node.cloneNode(true);
    const journey = fly({ sides: [half], from: rect, to: rect, start, end, seen: start, gone: end });
    const parted = `translateX(${(side * rect.width) / 3}px) rotate(${side * 7}deg)`;
    const frames = [{ transform: "none" }, { transform: parted, offset: 0.4 }, { transform: "none" }];
    return [...journey, half.animate(frames, { delay: start, duration: end - start, easing: "ease-in-out" })];
  });
}

// When it comes to that, or all is over sooner.
export function cue(element, at, deed) {
  const waiting = element.animate(null, { duration: at });
  waiting.finished.then(deed);
  return waiting;
}

// Points rise over their owner and are gone; nothing waits for them.
export function float(text, rect) {
  const points = make("float");
  points.textContent = text;
  put(points, { left: rect.x + rect.width / 2, top: rect.y });
  document.body.append(points);
  const at = (y) => `translate(-50%, ${y}px)`;
  const frames = [
    { opacity: 0, transform: at(8) },
    { opacity: 1, transform: at(-6), offset: 0.2 },
    { opacity: 1, transform: at(-14), offset: 0.7 },
    { opacity: 0, transform: at(-34) },
  ];
  points.animate(frames, { duration: 1200 }).finished.then(() => points.remove());
}

export function clear() {
  sky?.remove();
  sky = null;
}

function air() {
  if (sky) return sky;
  sky = make("sky");
  Object.assign(sky.style, { inset: 0, zIndex: 40, overflow: "hidden", pointerEvents: "none" });
  document.body.append(sky);
  return sky;
}

function make(name) {
  const element = document.createElement("div");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  element.style.position = name === "sky" || name === "float" ? "fixed" : "absolute";
  element.style.pointerEvents = "none";
  if (name === "mover") Object.assign(element.style, { inset: 0, transformOrigin: "0 0" });
  return element;
}

function put(element, box) {
  for (const [name, value] of Object.entries(box)) element.style[name] = `${value}px`;
}
