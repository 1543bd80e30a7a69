// Does every shuffle of a game again, from what its record tells, and compares. Nothing is taken on trust but the record.

const output = document.getElementById("check");
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = (data) => crypto.subtle.digest("SHA-256", data);

function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function big(value, length) {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(length - 4, value);
  return new Uint8Array(view.buffer);
}

// Block after block of SHA-256(seed, shuffle, block), eight words each.
async function* words(seed, shuffle) {
  for (let block = 0; ; block += 1) {
    const view = new DataView(await sha256(joined(seed, big(shuffle, 8), big(block, 8))));
    for (let word = 0; word < 8; word += 1) yield view.getUint32(4 * word);
  }
}

async function below(bound, source) {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = await source.next();
    if (value < fair) return value % bound;
  }
}

export async function shuffled(seed, shuffle, items) {
  const order = [...items].sort((one, other) => one - other);
  const source = words(seed, shuffle);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1, source);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

async function seeded({ seed, fairness }) {
  if (!fairness) return true;
  const secret = bytes(fairness.secret);
  if (hex(await sha256(secret)) !== fairness.commitment) return false;
  const parts = [secret, ...fairness.added.map(bytes)].flatMap((part) => [big(part.length, 4), part]);
  return hex(await sha256(joined(...parts))) === seed;
}

async function check() {
  const told = await (await fetch(output.dataset.shuffles)).json();
  if (!(await seeded(told))) return false;
  for (const { number, items, order } of told.shuffles) {
    const again = await shuffled(bytes(told.seed), number, items);
    if (again.join() !== order.join()) return false;
  }
  return true;
}

// The verdict is told where it is asked for, and shown on what leads there.
function tell(verdict) {
  output.textContent = output.dataset[verdict];
  for (const one of [output, ...document.querySelectorAll("[popovertarget=shuffles]")]) one.dataset.verdict = verdict;
}

try {
  tell((await check()) ? "good" : "bad");
} catch {
  tell("failed");
}
