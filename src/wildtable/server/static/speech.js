// Speech: one queue for all that a screen reader is given to say. What happened comes first and in order, then what is asked; each
// message waits until the one before it has been spoken. Only time and connection interrupt.

/**
 * Where speech goes: `speak` is polite, `interrupt` is not; `wait` calls back after some milliseconds; `rate` is how many
 * characters are spoken in a second, 0 where each message waits for a key.
 * @typedef {{
 *   speak: (text: string) => void,
 *   interrupt: (text: string) => void,
 *   wait: (done: () => void, time: number) => unknown,
 *   rate: () => number,
 * }} Voice
 * @typedef {{ text: string, about: "event" | "question" | "focus", focus?: () => boolean }} Utterance
 */

/** @type {Record<string, number>} */
const RATES = { slow: 10, normal: 15, fast: 30, key: 0 };
const BREATH = 300;
/** How long to collect what belongs together (ms). */
const GATHERING = 80;

/**
 * Return how many characters a second the preferred voice speaks.
 * @param {string | undefined} preferred
 */
export function rateOf(preferred) {
  return RATES[preferred ?? ""] ?? RATES.normal ?? 0;
}

export class SpeechQueue {
  /** @type {(isBusy: boolean) => void} called when speech begins and when all has been spoken, perhaps repeatedly */
  onBusy = () => undefined;
  /** @type {Utterance[]} */
  #waiting = [];
  #reply = "";
  #last = "";
  #isBusy = false;
  #turn = 0;

  /** @param {Voice} voice */
  constructor(voice) {
    this.voice = voice;
  }

  /**
   * Tell what happened.
   * @param {...string} texts
   */
  tell(...texts) {
    this.#add(...texts.map((text) => ({ text, about: /** @type {const} */ ("event") })));
  }

  /**
   * Put a question after what happened, in place of one that was not yet put. An empty one takes that back.
   * @param {string} text
   */
  ask(text) {
    this.#waiting = this.#waiting.filter(({ about }) => about !== "question");
    this.#add({ text, about: "question" });
  }

  /**
   * Move the focus when everything before has been spoken: what has the focus is read by itself. The text is spoken where the focus
   * may not move.
   * @param {string} text
   * @param {() => boolean} focus says whether it moved
   */
  lead(text, focus) {
    this.#add({ text, about: "focus", focus });
  }

  /**
   * Reply to what the player just did: at once, before what is still waiting. A newer reply replaces an older one.
   * @param {string} text
   */
  reply(text) {
    if (!text.trim()) return;
    this.#reply = text;
    this.#begin(() => this.#next(), 0);
  }

  /** @param {string} text */
  interrupt(text) {
    this.voice.interrupt(text);
    this.#speakFor(text);
  }

  /** Go on with what waits: a key has silenced what was being spoken. What the key does comes first. */
  hurry() {
    if (this.#isBusy) this.#begin(() => this.#next(), 0);
  }

  /** @param {...Utterance} utterances */
  #add(...utterances) {
    this.#waiting.push(...utterances.filter(({ text }) => text.trim()));
    if (!this.#isBusy && this.#waiting.length) this.#begin(() => this.#next(), GATHERING);
  }

  #next() {
    this.#isBusy = false;
    const text = this.#reply || this.#take();
    this.#reply = "";
    if (text) {
      this.#last = text;
      this.voice.speak(text);
      this.#speakFor(text);
    }
    this.onBusy(this.#isBusy);
  }

  /** Say again what was said last. */
  repeat() {
    this.reply(this.#last);
  }

  /** Take what is spoken in one message: all that waits, but for what the focus reads. */
  #take() {
    const first = this.#waiting[0];
    if (first?.focus) {
      this.#waiting.shift();
      if (!first.focus()) return first.text;
      this.#speakFor(first.text);
      return "";
    }
    const end = this.#waiting.findIndex(({ focus }) => focus);
    const taken = this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
    return joinSentences(taken.toSorted((one, other) => Number(one.about === "question") - Number(other.about === "question")));
  }

  /** @param {string} text */
  #speakFor(text) {
    const rate = this.voice.rate();
    if (rate) this.#begin(() => this.#next(), BREATH + (1000 * text.length) / rate);
    else this.#begin(null, 0);
  }

  /**
   * Be busy until the time is over; without an end, until a key is pressed.
   * @param {(() => void) | null} end
   * @param {number} time
   */
  #begin(end, time) {
    this.#isBusy = true;
    this.#turn += 1;
    const turn = this.#turn;
    this.onBusy(true);
    if (end) this.voice.wait(() => turn === this.#turn && end(), time);
  }
}

/**
 * Join texts so that each is heard as a sentence of its own.
 * @param {{ text: string }[]} parts
 */
function joinSentences(parts) {
  return parts.map(({ text }) => endSentence(text)).join(" ");
}

/** @param {string} text */
export function endSentence(text) {
  const said = text.trim().replaceAll(/\s+/g, " ");
  return /[\p{L}\p{N})\u2069]$/u.test(said) ? `${said}.` : said;
}
