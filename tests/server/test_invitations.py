"""Invitations: a link shows who invites to what, and one form takes a seat."""

from __future__ import annotations

import html
import re
from urllib.parse import urlsplit

import pytest

from tests.harness.admins import Browser
from tests.harness.server import Running
from wildtable.server.pages.table import draw_qr_code


def invited(running_server: Running, **about: str) -> tuple[Browser, str, str]:
    """Create a table for friends; return its host, its path, and the path of its invitation."""
    host = Browser(running_server.address)
    host.post("/me", name="Ibex", animal="ibex")
    links = host.post("/tables", game="wild-cards", **(about or {"friends": "1"})).headers["location"].removesuffix("/links")
    page = host.http.get(f"{links}/links").text
    found = re.search(r'id="invite" value="([^"]+)"', page)
    assert found
    assert draw_qr_code(found[1]) in page
    return host, links, urlsplit(found[1]).path


def test_an_invitation_shows_host_and_game_and_admits_nobody_yet(running_server: Running) -> None:
    _, table, link = invited(running_server)
    friend = Browser(running_server.address)
    page = html.unescape(friend.http.get(link).text)
    assert re.search(r"Ibex\S* invites you to Wild Cards</h1>", page)
    assert re.search(r'og:title" content="\S*Ibex\S* invites you to Wild Cards"', page)
    assert '#ibex"' in page
    assert "Sit down" in page
    assert friend.http.get(table).status_code == 404, "opening a link, as messengers' previews do, grants nothing"


def test_accepting_saves_name_and_animal_and_takes_a_seat(running_server: Running) -> None:
    host, table, link = invited(running_server)
    friend = Browser(running_server.address)
    answer = friend.post(link, name="Kim", animal="fox")
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    seats = host.http.get(f"/api/tables/{table[3:]}").json()["seats"]
    assert [(seat["name"], seat["animal"]) for seat in seats[:2]] == [("Ibex", "ibex"), ("Kim", "fox")]
    assert friend.http.get(link).headers["location"] == table, "seated players are redirected to the table"


def test_accepting_again_stays_in_the_same_seat(running_server: Running) -> None:
    _, table, link = invited(running_server)
    friend = Browser(running_server.address)
    for _ in range(2):
        friend.post(link, name="Kim")
    seats = friend.http.get(f"/api/tables/{table[3:]}").json()["seats"]
    assert [seat["name"] for seat in seats].count("Kim") == 1
    assert seats[1]["name"] == "Kim"


def test_a_guest_takes_the_seat_of_a_bot_before_nobody(running_server: Running) -> None:
    seats = {"people": "3", "open": "no", "seat-0": "me", "seat-1": "random", "seat-2": "random"}
    host, table, link = invited(running_server, **seats)
    Browser(running_server.address).post(link, name="Kim")
    seen = host.http.get(f"/api/tables/{table[3:]}").json()["seats"]
    assert [seat["name"] or seat["bot"] for seat in seen] == ["Ibex", "Kim", "random"]


def test_without_an_open_seat_one_watches(running_server: Running) -> None:
    seats = {"people": "3", "open": "no", "seat-0": "me", "seat-1": "random", "seat-2": "random"}
    host, table, link = invited(running_server, **seats)
    host.post(f"{table}/start")
    friend = Browser(running_server.address)
    assert "There is no open seat right now" in friend.http.get(link).text
    assert friend.post(link, name="Kim").headers["location"] == table
    assert friend.http.get(f"/api/tables/{table[3:]}").json()["viewer"] is None


@pytest.mark.parametrize("name", ["", "\N{ZERO WIDTH SPACE}"])
def test_an_empty_name_is_refused_on_the_same_page(running_server: Running, name: str) -> None:
    _, table, link = invited(running_server)
    friend = Browser(running_server.address)
    answer = friend.post(link, name=name)
    assert answer.status_code == 409
    assert "Sit down" in answer.text
    assert friend.http.get(table).status_code == 404


def test_new_links_replace_the_old_ones(running_server: Running) -> None:
    host, table, link = invited(running_server)
    host.post(f"{table}/links")
    friend = Browser(running_server.address)
    assert friend.http.get(link).status_code == 404
    assert friend.post(link, name="Kim").status_code == 404
    assert link not in host.http.get(f"{table}/links").text
