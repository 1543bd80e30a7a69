"""A simulated screen reader user: plays by keyboard, and perceives only live regions and focus.

The page speaks one message per key press, so nothing depends on timing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.playing import MY_MOVE, OVER

ON = "F9"
"""A key the page gives no meaning: it only advances the speech."""
PATIENCE = 60_000
"""Milliseconds of silence until a test fails."""
RECORDER = """
window.heard = [];
const note = (kind, text) => window.heard.push([kind, text.replaceAll(/\\s+/g, " ").trim()]);
const nameOf = (one) => one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent;
new MutationObserver((changes) => {
  const regions = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest("[aria-live]"));
  for (const region of new Set(regions)) {
    if (region?.textContent) note(region.ariaLive, region.textContent);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
addEventListener("focusin", ({ target }) => note("focus", nameOf(target)));
addEventListener("keydown", ({ key }) => note("key", key), { capture: true });
"""
UNNAMED = """() => {
  const shown = (one) => one.checkVisibility() && !one.closest("[aria-hidden=true], #zoom");
  const labelled = (one) => one.closest("label")?.querySelector("[aria-label]");
  const named = (one) => one.closest("[aria-label]:is([role=img], button)") ?? labelled(one);
  const cards = [...document.querySelectorAll("main .card:not(.back)")].filter((one) => shown(one) && !named(one));
  const picks = [...document.querySelectorAll("main :is(.pick, .instead) input, main button.pick")];
  return [...cards, ...picks.filter((one) => shown(one) && !one.ariaLabel?.trim())].map((one) => one.outerHTML);
}"""
UNTIL_MORE = """([before, patience]) => new Promise((done, fail) => {
  const count = () => window.heard.filter(([kind]) => kind !== "key").length;
  const look = () => (count() > before ? done() : requestAnimationFrame(look));
  setTimeout(() => fail(new Error(`silence after ${JSON.stringify(window.heard.slice(-9))}`)), patience);
  look();
})"""
SPOKEN_LINES = """() => [...document.querySelectorAll("[data-region=log] li:not(.none)")]
  .map((one) => [one.className, one.textContent.replaceAll(/\\s+/g, " ").trim()])"""


class Heard(NamedTuple):
    """Something heard: a `polite` or `assertive` message, the element that got the `focus`, or the `key` pressed."""

    kind: str
    text: str


@dataclass
class Listener:
    """A player who perceives a table page only by its announcements and focus."""

    page: Page
    since: int = 0
    """Messages before this index belong to earlier questions and are not matched."""

    def heard(self) -> list[Heard]:
        return [Heard(*one) for one in self.page.evaluate("window.heard")]

    def messages(self) -> list[str]:
        return [one.text for one in self.heard() if one.kind == "polite"]

    def log(self) -> list[tuple[str, str]]:
        """Return the kind and text of each log line."""
        return [(kind, text) for kind, text in self.page.evaluate(SPOKEN_LINES)]

    def listen(self, text: str) -> None:
        """Advance the speech until it has said a text."""
        heard = self._without_keys()
        while not any(text in one.text for one in heard[self.since :] if one.kind == "polite"):
            self.page.keyboard.press(ON)
            self.page.evaluate(UNTIL_MORE, [len(heard), PATIENCE])
            heard = self._without_keys()

    def forget_the_past(self) -> None:
        """From now on, match only new messages."""
        self.since = len(self._without_keys())

    def _without_keys(self) -> list[Heard]:
        return [one for one in self.heard() if one.kind != "key"]

    def listen_to_question(self) -> str:
        """Advance the speech until it has asked the question, and return that message; "" when the game is over."""
        self.page.wait_for_selector(f"{MY_MOVE}, {OVER}")
        if self.page.locator(OVER).count():
            return ""
        title = " ".join(self.page.locator(f"{MY_MOVE} h2").inner_text().split())
        self.listen(f": {title}")
        return self.messages()[-1]

    def ask(self, line: str) -> str:
        """Type a question into the text field, and return the reply that is spoken."""
        self.page.evaluate("for (const one of document.querySelectorAll('#replies > li')) one.dataset.old = ''")
        self.type(line)
        self.page.wait_for_selector("#replies > li:first-child:not([data-old])")
        reply = " ".join(self.page.locator("#replies > li").first.locator("p").all_inner_texts())
        self.listen(" ".join(reply.split()))
        return reply

    def type(self, line: str) -> None:
        self.page.locator("#line").focus()
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")

    def play(self, line: str) -> None:
        """Type a move and wait until it is accepted."""
        question = self.page.locator(MY_MOVE)
        question.evaluate("(one) => one.setAttribute('data-given', '')")
        self.forget_the_past()
        self.type(line)
        expect(self.page.locator(f"{MY_MOVE}[data-given]")).to_have_count(0)

    def options(self) -> list[str]:
        """Ask for the options, and return the number of each, repeated as often as it may be chosen."""
        self.ask("options")
        lines = self.page.locator("#replies > li").first.locator("p").all_inner_texts()
        found = [re.match(r"(\d+) (?:[^(]*\(\N{MULTIPLICATION SIGN}(\d+)\))?", line) for line in lines]
        return [one[1] for one in found if one for _ in range(int(one[2] or 1))]

    def check(self) -> None:
        """Assert that everything has a name, something has focus, and no message is assertive or cuts off another."""
        assert self.page.evaluate(UNNAMED) == []
        assert self.page.evaluate("document.activeElement !== document.body"), self.heard()[-6:]
        heard = self.heard()
        assert [one for one in heard if one.kind == "assertive"] == []
        since = 0
        for one in heard:
            since = 0 if one.kind == "key" else since + (one.kind == "polite")
            assert since < 2, f"two messages at once: {heard}"

    def check_lines(self, lines: list[tuple[str, str]]) -> None:
        """Assert that every new log line was spoken, in order."""
        spoken = " ".join(self.messages())
        for kind, text in lines:
            if kind == "tidying":
                continue
            assert text in spoken, f"never said, or out of order: {text!r} in {self.messages()}"
            spoken = spoken.partition(text)[2]


def listener_at(page: Page) -> Listener:
    """Record what a page announces, from its next load on."""
    page.add_init_script(RECORDER)
    return Listener(page)
