import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { one, openPage } from "./page.js";

/** @import { Note } from "../../src/wildtable/server/static/types.d.ts" */

openPage('<form class="ways"><input type="hidden" name="commitment"><button id="go">Go</button></form>');
const { postForm, submitOnce } = await import("../../src/wildtable/server/static/forms.js");
submitOnce();

function submit() {
  const event = new SubmitEvent("submit", { submitter: one("#go"), bubbles: true, cancelable: true });
  one("form").dispatchEvent(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  dispatchEvent(new Event("pageshow"));
});

test("a second press while the first is pending does nothing", () => {
  assert.equal(submit(), true);
  assert.equal(one("#go").ariaBusy, "true");
  assert.equal(submit(), false);
});

test("the button works again when the page is shown again, or no page came", () => {
  submit();
  dispatchEvent(new Event("pageshow"));
  assert.equal(one("#go").ariaBusy, null);
  assert.equal(submit(), true);
  mock.timers.tick(10_000);
  assert.equal(submit(), true);
});

test("a form that a script submits is left alone", () => {
  const stop = (/** @type {Event} */ event) => event.preventDefault();
  one("form").addEventListener("submit", stop);
  submit();
  one("form").removeEventListener("submit", stop);
  assert.equal(submit(), true);
});

test("a form whose game begins at once commits to fresh bytes, and a note is stored when it is sent", async () => {
  mock.timers.reset();
  /** @type {HTMLInputElement} */
  const field = one("[name=commitment]");
  const stored = () => /** @type {Note[]} */ (JSON.parse(localStorage.getItem("shuffles") ?? "[]")).map(({ own }) => own);
  const filled = async (/** @type {string} */ before) => {
    while (field.value === before) await new Promise((done) => setTimeout(done));
    return field.value;
  };
  const first = await filled("");
  localStorage.clear();
  assert.match(first, /^[0-9a-f]{64}$/);
  submit();
  assert.equal(stored().at(-1), field.value);
  dispatchEvent(new Event("pageshow"));
  const second = await filled(first);
  submit();
  assert.equal(stored().at(-1), second);
});

test("a form that a script sends says what the server refused, and that it did not get there", async () => {
  const form = /** @type {HTMLFormElement} */ (one("form"));
  form.dataset.failed = "Try again.";
  /** @type {string[]} */
  const told = [];
  for (const reply of [async () => new Response('<p id="notice"> Taken. </p>'), async () => Promise.reject(new TypeError())]) {
    globalThis.fetch = /** @type {typeof fetch} */ (reply);
    await postForm(form, null, (text) => told.push(text));
  }
  assert.deepEqual(told, ["Taken.", "Try again."]);
});
