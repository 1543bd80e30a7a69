// A bot for Wildtable in plain JavaScript: it takes a seat, plays one game and saves the record.
//
// node examples/bot.mjs http://localhost:8765
//
// It listens to one stream for all its tables, connects again when that breaks, and waits when the server asks for it.
// Node 18 or newer; without the last lines it runs in a browser too, where the host allows it (--allow-origin).
import { writeFile } from "node:fs/promises";

const server = process.argv[2] ?? "http://localhost:8765";
const headers = { "Content-Type": "application/json" };
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

/** GET a path of the API, or POST `sent` to it. After status 429 or 503, wait as long as the server says; after a broken
 * connection, try again: with the same `request`, an answer is played once. */
async function send(path, sent) {
  for (;;) {
    let wait = 1;
    try {
      const body = sent && JSON.stringify(sent);
      const reply = await fetch(`${server}/api/${path}`, { method: sent ? "POST" : "GET", headers, body });
      if (reply.status !== 429 && reply.status !== 503) return reply;
      wait = Number(reply.headers.get("Retry-After"));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      console.error(`cannot reach ${server} (${error.cause?.code ?? error.message}); trying again`);
    }
    await pause(wait);
  }
}

async function call(path, sent) {
  const reply = await send(path, sent);
  const data = await reply.json();
  if (!reply.ok) throw Object.assign(new Error(JSON.stringify(data)), { status: reply.status });
  return data;
}

/** Yield what the stream tells of our tables. It begins with a snapshot of each, also after a break. */
async function* listen() {
  for (;;) {
    try {
      let text = "";
      const { body } = await send("events");
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        const events = (text + part).split("\n\n");
        text = events.pop();
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event);
          if (data) yield JSON.parse(data[1]);
        }
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // The stream broke off: connect again.
    }
  }
}

/** The cheapest bid, the first of everything else: the whole strategy of this bot. */
function choose(seen) {
  const [first] = seen.choice.map((option) => option.move).sort();
  return first;
}

/** Answer a question. An event may be older than our last answer: then the question is gone, and nothing happens. */
async function answer(seen) {
  const request = `${seen.game}-${seen.question}-${seen.picks.length}`;
  try {
    await call(`tables/${seen.table}/answer`, { moves: [choose(seen)], question: seen.question, request });
  } catch (error) {
    if (error.status !== 409 && error.status !== 422) throw error;
  }
}

headers.Authorization = `Bearer ${(await call("visitors", { name: "Example bot" })).token}`;
const { table } = await call("tables", { game: "wild-cards", seats: 3, bots: [null, "greedy", "random"] });
await call(`tables/${table}/sit`, { seat: 0 });
await call(`tables/${table}/start`, {});
for await (const seen of listen()) {
  if (seen.choice.length > 0) await answer(seen);
  if (!seen.over) continue;
  await writeFile(`record-${seen.record}.toml`, (await call(`records/${seen.record}`)).text);
  console.log("scores", JSON.stringify(seen.result.scores), "places", JSON.stringify(seen.result.ranks));
  break;
}
process.exit(0);
