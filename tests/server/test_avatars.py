"""Avatars: the animal that a visitor chose is shown wherever the visitor is."""

from __future__ import annotations

import re

import pytest

from tests.harness.admins import Browser
from tests.harness.server import Running
from wildtable.server.html.assets import AVATAR, asset, avatars, draw_avatar, name_avatar
from wildtable.server.html.languages import LANGUAGE_NAMES
from wildtable.server.net.sessions import ANIMALS
from wildtable.server.pages.people import choose_from


def test_every_animal_is_drawn_and_named(running_server: Running) -> None:
    browser = Browser(running_server.address)
    for name in avatars():
        assert f'<symbol id="{name}"' in browser.http.get(asset(AVATAR.format(name))).text
    assert set(ANIMALS) <= set(avatars())
    assert draw_avatar("unicorn") == ""
    for language in LANGUAGE_NAMES:
        assert len({label for _, label in choose_from(language)}) == len(avatars())


def test_a_new_visitor_is_the_animal_of_their_name(running_server: Running) -> None:
    browser = Browser(running_server.address)
    page = browser.http.get("/").text
    name = next(one for one in ANIMALS if f"{one.title()} " in page)
    assert f"{AVATAR.format(name)}?" in page
    assert f'#{name}"' in page


def test_a_new_visitor_has_a_name_in_their_language_until_it_is_saved(running_server: Running) -> None:
    browser = Browser(running_server.address)

    def name_in(language: str) -> str:
        shown: str = browser.http.get("/api/me", headers={"Accept-Language": language}).json()["name"]
        return shown

    browser.http.get("/")
    me = browser.http.get("/api/me").json()
    number = me["name"].rpartition(" ")[2]
    assert re.fullmatch("[1-9][0-9]", number)
    names = {language: f"{name_avatar(me['animal'], language)} {number}" for language in LANGUAGE_NAMES}
    assert {language: name_in(language) for language in LANGUAGE_NAMES} == names
    assert names["de"] in browser.http.get("/?language=de").text
    browser.http.cookies.set("language", "nl")
    browser.post("/tables", game="wild-cards", people="3", **{"seat-0": "me", "seat-1": "random", "seat-2": "random"})
    browser.http.cookies.delete("language")
    assert {name_in(language) for language in LANGUAGE_NAMES} == {names["nl"]}


def test_the_chosen_animal_is_shown_everywhere(running_server: Running) -> None:
    browser = Browser(running_server.address)
    browser.post("/me", name="Kim", animal="wolf")
    assert browser.http.get("/api/me").json()["animal"] == "wolf"
    made = browser.post("/tables", game="wild-cards", people="3", **{"seat-0": "me", "seat-1": "random", "seat-2": "random"})
    table = made.headers["location"]
    browser.post(f"{table}/chat", text="hello")
    shown = browser.http.get(table).text
    assert shown.count('#wolf"') == 3, "in the seat, in the list of seats, beside the line of chat"
    browser.post("/me", name="Kim", animal="hare")
    shown = browser.http.get(table).text
    assert (shown.count('#hare"'), shown.count('#wolf"')) == (2, 1)
    assert '#hare"' in browser.http.get(f"/p/{browser.id}").text
    assert browser.http.get(f"/api{table.replace('/t/', '/tables/')}").json()["seats"][0]["animal"] == "hare"


@pytest.mark.parametrize("animal", ["", "unicorn", "cover", "<b>"])
def test_an_unknown_animal_changes_nothing(running_server: Running, animal: str) -> None:
    browser = Browser(running_server.address)
    browser.post("/me", name="Kim", animal="wolf")
    browser.post("/me", name="Lou", animal=animal)
    me = browser.http.get("/api/me").json()
    assert (me["name"], me["animal"]) == ("Lou", "wolf")
    program = browser.http.post("/api/visitors", json={"name": "Kim", "animal": animal})
    assert program.status_code == 400
