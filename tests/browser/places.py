"""Every page there is, found once for one visitor, and what it takes to load one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.browser.playing import MY_MOVE, play_now, way_in

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page

RECORDS = Path(__file__).parents[1] / "golden" / "records"
PLAIN = {"start": "/", "me": "/me", "problem": "/nowhere"}


def find_places(page: Page, game: str = "wild-cards") -> dict[str, str]:
    """Paths by what is there: a game's own pages, one that runs, a guided one, a record brought along."""
    play_now(page, game)
    page.wait_for_selector(MY_MOVE)
    table = _path(page)
    page.goto("/")
    way_in(page, "guide", game).click()
    page.wait_for_selector(MY_MOVE)
    guided = _path(page)
    token = page.locator("#act [name=token]").input_value()
    golden = max(RECORDS.glob(f"{game}-4-*.toml")).read_text(encoding="utf-8")
    record = page.request.post("/records/import", form={"token": token, "record": golden}, max_redirects=0)
    replay = urlsplit(record.headers["location"]).path
    own = {"game": f"/{game}", "new": f"/tables/new?game={game}"}
    return {**PLAIN, **own, "table": table, "story": f"{table}/story", "guided": guided, "replay": f"{replay}?at=5"}


def _path(page: Page) -> str:
    return urlsplit(page.url).path


class Load:
    """What a page loads, as it comes over the wire, socket messages included. In a fresh browser nothing is cached."""

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
        """How many bytes it took until there was nothing more to come."""
        self.received = 0
        self.page.goto(path, wait_until="networkidle")
        return self.received
