// Places: where the order of picks is part of the answer, each pick has a place. When one card and one place are left, they belong
// together.

/**
 * What is picked; an input on the page.
 * @template {{ id: string }} P
 */
export class Places {
  /** @type {string[]} */
  names = [];
  /** @type {P[]} */
  inputs = [];
  /** @type {(P | undefined)[]} */
  taken = [];
  /** @type {P | null} */
  recent = null;

  get any() {
    return this.names.length > 0;
  }

  /**
   * Adopt the inputs of a fresh drawing: the same cards keep their places.
   * @param {P[]} inputs
   * @param {string} [names]
   */
  update(inputs, names) {
    const same = (/** @type {P | null | undefined} */ input) => input && inputs.find((one) => one.id === input.id);
    this.names = names?.split("|") ?? [];
    this.inputs = inputs;
    this.taken = this.names.map((_, place) => same(this.taken[place]) ?? undefined);
    this.recent = same(this.recent) ?? null;
  }

  clear() {
    this.taken = this.names.map(() => undefined);
  }

  /**
   * Put a card into a place; by default the first that is free but for the last, or the first.
   * @param {P} input
   * @param {number} [place]
   */
  take(input, place = Math.max(0, this.taken.slice(0, -1).findIndex((one) => !one))) {
    this.leave(input);
    this.taken[place] = input;
    this.recent = input;
  }

  /** @param {P} input */
  leave(input) {
    this.taken = this.taken.map((one) => (one === input ? undefined : one));
  }

  /** Return what is in each place, with the last card in the last free place. */
  filled() {
    const rest = this.inputs.filter((input) => !this.taken.includes(input));
    const free = this.taken.filter((one) => !one).length;
    return this.taken.map((one) => one ?? (free === 1 && rest.length === 1 ? rest[0] : undefined));
  }

  /** @param {P} input */
  nameOf(input) {
    return this.names[this.filled().indexOf(input)] ?? "";
  }
}
