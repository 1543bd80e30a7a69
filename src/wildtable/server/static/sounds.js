// Sounds: short and quiet, synthesised by the browser. Nothing sounds before the page has been touched.

const LOUDNESS = 0.06;
const ATTACK = 0.008;
const [C5, E5, G5, B5, C6] = [523, 659, 784, 988, 1047];

/**
 * Notes as [begin, length, pitch], in seconds and hertz.
 * @type {Record<"card" | "turn" | "win", [number, number, number][]>}
 */
const TUNES = {
  card: [[0, 0.06, 196]],
  turn: [[0, 0.25, E5], [0.12, 0.45, B5]],
  win: [[0, 0.3, C5], [0.13, 0.3, E5], [0.26, 0.3, G5], [0.39, 0.9, C6]],
};

/** @type {AudioContext | null} */
let context = null;

/** @param {keyof typeof TUNES} name */
export function playSound(name) {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [at, length, pitch] of TUNES[name]) playNote(context, context.currentTime + at, length, pitch);
}

/**
 * @param {AudioContext} context
 * @param {number} begin
 * @param {number} length
 * @param {number} pitch
 */
function playNote(context, begin, length, pitch) {
  const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loudness).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
