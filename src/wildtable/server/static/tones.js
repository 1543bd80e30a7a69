// Tones: short and quiet, made by the browser itself. Nothing sounds before a person has touched the page.

const LOUDNESS = 0.06;
const ATTACK = 0.008;
const [C5, E5, G5, B5, C6] = [523, 659, 784, 988, 1047];

// Each note: when it begins, how long it fades, how high it is. A card is a tap, a turn two notes up, a win a chord broken up.
export const TUNES = {
  card: [[0, 0.06, 196]],
  turn: [[0, 0.25, E5], [0.12, 0.45, B5]],
  win: [[0, 0.3, C5], [0.13, 0.3, E5], [0.26, 0.3, G5], [0.39, 0.9, C6]],
};

let context = null;

// Whether it sounds now.
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return false;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const [at, length, pitch] of TUNES[name]) note(context.currentTime + at, length, pitch);
  return true;
}

function note(begin, length, pitch) {
  const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loudness).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
