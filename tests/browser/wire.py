"""A page of a real game connected to a WebSocket under the test's control, where real games would leave events to chance."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tests.browser.playing import MY_MOVE, play_now

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

HAND = "[data-region=hand] label.pick input"


class Wire:
    """The server's end of a page's WebSocket. The page shows a real game that waits for a bid."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self.number = 1000
        page.route_web_socket(re.compile("/socket"), self._open)
        play_now(page)
        page.wait_for_selector(MY_MOVE)
        self.change(log=f"{self.region('log')}<i id=loaded></i>")  # the script that applies changes loads after the page
        page.wait_for_selector("#loaded", state="attached")

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(lambda text: self.sent.append(json.loads(text)))

    def change(self, events: Sequence[Mapping[str, Any]] = (), **regions: str) -> None:
        self.number += 1
        self.route.send(json.dumps({"change": self.number, "regions": regions, "events": list(events)}))

    def tell(self, text: str) -> None:
        """Show a notice; once it appears, everything sent before has arrived."""
        self.route.send(json.dumps({"re": "nothing", "ok": False, "error": {"text": text}}))

    def region(self, name: str) -> str:
        return self.page.locator(f"[data-region={name}]").inner_html()

    def ask_for_two(self) -> None:
        """Ask for any two cards of the hand."""
        prompt = re.sub(r'data-(least|most)="1"', r'data-\1="2"', self.region("prompt"))
        prompt = re.sub('data-question="[0-9]+"', 'data-question="77"', prompt)
        self.change(prompt=prompt, hand=self.region("hand").replace('type="radio"', 'type="checkbox"'))
        self.page.wait_for_selector("[data-question='77']")

    def answered(self) -> list[str]:
        """Return the moves of the one answer the page has sent."""
        answers = [message["moves"] for message in self.sent if message["do"] == "answer"]
        assert len(answers) == 1
        moves: list[str] = answers[0]
        return moves
