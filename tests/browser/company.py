"""Company at a page's table: people who play by the API, as the test tells them to."""

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
    """A card's value: "bid forest-3" is a move with a card of 3, the refill card counts nothing."""
    return int(card[-1]) if card[-1].isdigit() else 0


class Friend:
    """Somebody at a table, by name."""

    def __init__(self, address: str, name: str) -> None:
        token = httpx.post(f"{address}/api/visitors", json={"name": name}, timeout=60).json()["token"]
        self.name = name
        self.program = Program(address, token)

    def sit(self, table: str, seat: int) -> None:
        self.table = f"/tables/{table}"
        self.program.does(f"{self.table}/sit", seat=seat)

    def look(self) -> dict[str, Any]:
        """All that this one may know."""
        found: dict[str, Any] = self.program.get(self.table).json
        return found

    def say(self, text: str) -> None:
        self.program.does(f"{self.table}/chat", text=text)

    def choices(self) -> list[str]:
        return [one["move"] for one in self.look()["choice"]]

    def answer(self, *moves: str) -> None:
        self.program.does(f"{self.table}/answer", moves=list(moves))

    def bid(self, move: str) -> None:
        """This card and no other, also where one may place two."""
        self.answer(move)
        if "done" in self.choices():
            self.answer("done")


@contextmanager
def friends_at(
    page: Page, address: str, people: int = 2, game: str = "wild-cards", **options: str
) -> Iterator[list[Friend]]:
    """A game has begun among people: the page's visitor in seat 0, and so many friends."""
    new_table(page, ("me", *[""] * people), is_open=True, options=options, game=game)
    with ExitStack() as stack:
        friends = [Friend(address, name) for name in NAMES[:people]]
        for number, friend in enumerate(friends, 1):
            stack.enter_context(friend.program.http)
            friend.sit(name_of(page), number)
        start(page)
        yield friends


def seen_by(page: Page) -> dict[str, Any]:
    """All that the visitor of a table's page may know, told to a program of theirs."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{name_of(page)}").json()
    return found


def step(seen: dict[str, Any]) -> str:
    """What is being asked."""
    agenda = seen["view"]["agenda"]
    return agenda[0]["step"] if agenda else ""


def up_to_date(page: Page) -> dict[str, Any]:
    """Wait until a page shows the question its visitor is asked, if any; tell what they may know."""
    seen = seen_by(page)
    if seen["viewer"] in seen["waiting"]:
        page.wait_for_selector(f"{MY_MOVE}[data-question='{seen['question']}']")
    return seen
