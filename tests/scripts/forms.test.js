import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { one, openPage } from "./page.js";

openPage('<form><button id="go">Go</button></form>');
const { submitOnce } = await import("../../src/wildtable/server/static/forms.js");
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
