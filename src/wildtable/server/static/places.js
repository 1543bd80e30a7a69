// Places: where the order of picks is part of the answer, what lies in the first place, the second, and so on. When one card
// and one place are left, they belong together.

class Places {
  names = [];
  inputs = [];
  taken = [];
  recent = null;

  get any() {
    return this.names.length > 0;
  }

  // The page is drawn anew: the same cards keep their places.
  settle(inputs, names) {
    const same = (input) => input && inputs.find((one) => one.id === input.id);
    this.names = names?.split("|") ?? [];
    this.inputs = inputs;
    this.taken = this.names.map((_, place) => same(this.taken[place]));
    this.recent = same(this.recent) ?? null;
  }

  note(input) {
    this.recent = input;
  }

  clear() {
    this.taken = this.names.map(() => undefined);
  }

  // A place of its own, or the first that is free but for the last, or the first.
  take(input, place = Math.max(0, this.taken.slice(0, -1).findIndex((one) => !one))) {
    this.leave(input);
    this.taken[place] = input;
    this.recent = input;
  }

  leave(input) {
    this.taken = this.taken.map((one) => (one === input ? undefined : one));
  }

  // What lies in each place, that included which can lie nowhere else.
  filled() {
    const rest = this.inputs.filter((input) => !this.taken.includes(input));
    const free = this.taken.filter((one) => !one).length;
    return this.taken.map((one) => one ?? (free === 1 && rest.length === 1 ? rest[0] : undefined));
  }

  nameOf(input) {
    return this.names[this.filled().indexOf(input)] ?? "";
  }
}

export const places = new Places();
