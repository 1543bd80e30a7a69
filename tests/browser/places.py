"""The paths of all kinds of pages, found once for one visitor, and the cost of loading one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urljoin, urlsplit

from tests.browser.company import NAMES, Friend
from tests.browser.playing import MY_MOVE, play_now, start_button

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page

RECORDS = Path(__file__).parents[1] / "golden" / "records"
PLAIN = {"start": "/", "me": "/me", "problem": "/nowhere", "offline": "/offline", "docs": "/docs/contributing"}
FIRST = "wild-cards"
"""The game whose paths include those of pages without a game."""


def find_places(page: Page, game: str = FIRST) -> dict[str, str]:
    """Return paths by kind of page: a game's own pages, a running and a guided game, an imported record, a player's
    profile."""
    play_now(page, game)
    page.wait_for_selector(MY_MOVE)
    table = _path(page)
    page.goto("/")
    start_button(page, "guide", game).click()
    page.wait_for_selector(MY_MOVE)
    guided = _path(page)
    token = page.locator("#act [name=token]").input_value()
    golden = max(RECORDS.glob(f"{game}-4-*.toml")).read_text(encoding="utf-8")
    record = page.request.post("/records/import", form={"token": token, "record": golden}, max_redirects=0)
    replay = urlsplit(record.headers["location"]).path
    return {
        **(PLAIN if game == FIRST else {}),
        "game": f"/{game}",
        "new": f"/tables/new?game={game}",
        "ladder": f"/{game}/ladder",
        "person": f"/p/{rated_player(urljoin(page.url, '/').rstrip('/'), game).id}",
        "table": table,
        "story": f"{table}/story",
        "guided": guided,
        "replay": f"{replay}?at=5",
    }


class Player(NamedTuple):
    """A registered player: the id in their profile's path, and the token of their personal link."""

    id: str
    token: str


@cache
def rated_player(address: str, game: str, name: str = NAMES[0]) -> Player:
    """Play a rated game to its end, and return its player of this name."""
    players = [Friend(address, one) for one in (name, *NAMES[1:3])]
    table = players[0].program.does("/tables", game=game, seats=len(players), rated=True)["table"]
    for seat, one in enumerate(players):
        one.sit(table, seat)
    players[0].program.does(f"/tables/{table}/start")
    while not (seen := players[0].look())["over"]:
        for seat in seen["waiting"]:
            if moves := players[seat].choices():
                players[seat].answer(moves[0])
    found = Player(players[0].program.get("/me").json["visitor"], players[0].program.token)
    for one in players:
        one.program.http.close()
    return found


def _path(page: Page) -> str:
    return urlsplit(page.url).path


class Load:
    """Measure what a page loads over the wire, WebSocket messages included. In a fresh browser nothing is cached."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received = 0
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        wire = page.context.new_cdp_session(page)
        wire.on("Network.loadingFinished", self._finished)
        wire.on("Network.webSocketFrameReceived", self._heard)
        wire.on("Network.requestWillBeSent", lambda sent: self.hosts.add(urlsplit(sent["request"]["url"]).netloc))
        wire.send("Network.enable")
        page.on("console", self._told)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _finished(self, response: dict[str, Any]) -> None:
        self.received += int(response["encodedDataLength"])

    def _heard(self, frame: dict[str, Any]) -> None:
        self.received += len(frame["response"]["payloadData"].encode())

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.page.url}: {message.text}")

    def open(self, path: str) -> int:
        """Open a page and return the bytes received until the network was idle."""
        self.received = 0
        self.page.goto(path, wait_until="networkidle")
        return self.received
