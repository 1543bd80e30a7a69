"""Players at a page's table who act through the API, under the test's control."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import httpx

from tests.browser.playing import MY_MOVE, name_of, new_table, start
from tests.harness.server import Program

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ("Aiko", "Bo", "Cem", "Dee")


def worth(card: str) -> int:
    """Return a card's value: 3 for "bid forest-3", 0 for the refill card."""
    return int(card[-1]) if card[-1].isdigit() else 0


class Friend:
    """A named visitor who plays through the API."""

    def __init__(self, address: str, name: str) -> None:
        token = httpx.post(f"{address}/api/visitors", json={"name": name}, timeout=60).json()["token"]
        self.name = name
        self.program = Program(address, token)

    def sit(self, table: str, seat: int) -> None:
        self.table = f"/tables/{table}"
        self.program.does(f"{self.table}/sit", seat=seat)

    def look(self) -> dict[str, Any]:
        """Return what this player may see of the table."""
        found: dict[str, Any] = self.program.get(self.table).json
        return found

    def say(self, text: str) -> None:
        self.program.does(f"{self.table}/chat", text=text)

    def choices(self) -> list[str]:
        return [one["move"] for one in self.look()["choice"]]

    def answer(self, *moves: str) -> None:
        self.program.does(f"{self.table}/answer", moves=list(moves))

    def bid(self, move: str) -> None:
        """Bid exactly this card, also where two may be placed."""
        self.answer(move)
        if "done" in self.choices():
            self.answer("done")


@contextmanager
def friends_at(
    page: Page, address: str, people: int = 2, game: str = "wild-cards", **options: str
) -> Iterator[list[Friend]]:
    """Start a game with the page's visitor in seat 0 and `people` friends."""
    new_table(page, ("me", *[""] * people), is_open=True, options=options, game=game)
    with ExitStack() as stack:
        friends = [Friend(address, name) for name in NAMES[:people]]
        for number, friend in enumerate(friends, 1):
            stack.enter_context(friend.program.http)
            friend.sit(name_of(page), number)
        start(page)
        yield friends


def seen_by(page: Page) -> dict[str, Any]:
    """Return what the page's visitor may see of the table, from the API."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{name_of(page)}").json()
    return found


def step(seen: dict[str, Any]) -> str:
    """Return the step that asks the current question, or ""."""
    agenda = seen["view"]["agenda"]
    return agenda[0]["step"] if agenda else ""


def up_to_date(page: Page) -> dict[str, Any]:
    """Wait until a page shows the question its visitor is asked, if any; return what the visitor may see."""
    seen = seen_by(page)
    if seen["viewer"] in seen["waiting"]:
        page.wait_for_selector(f"{MY_MOVE}[data-question='{seen['question']}']")
    return seen
