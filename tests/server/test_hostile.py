"""With two hundred hostile names and chat lines, every page has the same elements as with harmless ones."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from html.parser import HTMLParser

from tests.harness.admins import Browser, playing
from tests.harness.hostile import HOSTILE
from tests.harness.server import Running
from wildtable.server.plain_text import is_visible, plain_name

AT_ONCE = 40
"""Chat lines that a page shows."""


class Elements(HTMLParser):
    """Counts the elements of a page, with their attributes and link targets, and collects those in the chat."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: Counter[tuple[str, ...]] = Counter()
        self.in_chat: set[str] = set()
        self._chat = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = sorted(name for name, _ in attrs)
        leads = sorted(value or "" for name, value in attrs if name in ("href", "src", "action"))
        self.found[tag, *names, *leads] += 1
        region = dict(attrs).get("data-region")
        self._chat = region == "chat" if region else self._chat
        if self._chat and not region:
            self.in_chat.add(tag)

    def handle_endtag(self, tag: str) -> None:
        self._chat = self._chat and tag != "ol"


def test_every_hostile_line_of_chat_is_text(running_server: Running) -> None:
    person, _, table = playing(running_server.address)
    with closing(person.http), Browser(running_server.address).http as http:
        said = 0
        for first in range(0, len(HOSTILE), AT_ONCE):
            for text in HOSTILE[first : first + AT_ONCE]:
                said += person.post(f"/tables/{table}/chat", text=text).status == 200
            assert Elements(http.get(f"/t/{table}").text).in_chat == {"ol", "li", "b", "bdi", "span"}
        assert said > 0.95 * len(HOSTILE)


def test_every_hostile_name_is_text(running_server: Running) -> None:
    host = Browser(running_server.address)
    with host.http as http:
        table = host.post("/tables", game="wild-cards", **{"seat-0": "me", "open": "yes"}).headers["location"]
        form = host.form

        def elements(name: str) -> Counter[tuple[str, ...]]:
            status = 400 if "\0" in name else 303 if is_visible(plain_name(name)) else 409
            assert http.post("/me", data={"token": form, "name": name}).status_code == status
            return Elements(http.get(table).text).found

        harmless = elements("Kim")
        for name in HOSTILE:
            assert elements(name) == harmless, name
