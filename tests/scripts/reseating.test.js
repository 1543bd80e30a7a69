import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { define, one, openPage } from "./page.js";

const PAGE = (/** @type {string} */ seat) => `<div id="table" data-me="${seat}" data-epoch="e${seat}"><header data-region="top">top ${seat}</header>
<main id="content"><section data-region="seat-${seat}">mine</section><section data-region="prompt" tabindex="-1">ask ${seat}</section></main></div>
<div id="leave">${seat && "Leave"}</div><div popover id="score" data-region="score">score ${seat}</div>`;
openPage(PAGE(""));
const { adoptPage } = await import("../../src/wildtable/server/static/reseating.js");
const { swapRegions } = await import("../../src/wildtable/server/static/regions.js");

/** @param {{ ok: boolean, html?: string }} answer */
function serve({ ok, html = "" }) {
  define("fetch", mock.fn(async () => ({ ok, text: async () => `<!doctype html><body>${html}</body>` })));
}

beforeEach(() => {
  document.body.innerHTML = PAGE("");
});

test("the page of another seat is shown without being loaded", async () => {
  const [table, score] = [one("#table"), one("#score")];
  serve({ ok: true, html: PAGE("1") });
  assert.equal(await adoptPage(table), true);
  assert.deepEqual([one("#table"), one("#score")], [table, score], "what is listened to stays");
  assert.deepEqual([table.dataset.me, table.dataset.epoch, score.textContent], ["1", "e1", "score 1"]);
  assert.deepEqual([one("#content section").dataset.region, one("#leave").textContent], ["seat-1", "Leave"]);
  swapRegions({ "seat-1": "played", prompt: "ask " });
  assert.equal(one("[data-region=prompt]").textContent, "ask ", "also what was there before");
  assert.equal(one("[data-region=seat-1]").textContent, "played", "changes are drawn into it");
});

test("a page that does not come, or is another one, changes nothing", async () => {
  serve({ ok: false });
  assert.equal(await adoptPage(one("#table")), false);
  serve({ ok: true, html: "<main>Not found</main>" });
  assert.equal(await adoptPage(one("#table")), false);
  assert.equal(one("#table").dataset.me, "");
});
