"""Profiles and who may see what of them, the ladder, rated tables, and the export of one's data."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest
from fastapi import Request

import wildtable
from tests.harness.server import Program, Running, running
from tests.harness.tables import ANN, BEN, DAN, context, forbid, make_game, play_out
from tests.server.test_pages import Page, Person
from tests.server.test_ratings import duel, standing
from wildtable.engine.files.record import Record
from wildtable.games import get_game
from wildtable.lab.ratings import Rating
from wildtable.lab.verification import verify
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.texts import format_figure, say
from wildtable.server.pages.page import PageRequest
from wildtable.server.pages.people import HEIGHT, WIDTH, _latest, plot_ratings
from wildtable.server.store.rows import Visitor

GAME = "wild-realms-alliance"
"""The shortest game."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), tables_per_visitor=1000) as server:
        yield server


class Player:
    """A visitor who plays through the API and reads pages."""

    def __init__(self, server: Running, name: str) -> None:
        self.token = server.token(name)
        self.api = Program(server.address, self.token)
        self.reads = Person(server)
        self.reads.sends(f"/me/{self.token}")
        self.id: str = self.api.get("/me").json["visitor"]

    def close(self) -> None:
        self.api.http.close()
        self.reads.http.close()

    @property
    def page(self) -> str:
        return f"/p/{self.id}"


@pytest.fixture
def players(server: Running) -> Iterator[list[Player]]:
    people = [Player(server, name) for name in ("Kim", "Lou", "Mia")]
    yield people
    for one in people:
        one.close()


def play(players: list[Player], game: str = GAME, **config: object) -> int:
    """Play a whole game with these players; return its number."""
    host = players[0].api
    made = host.does("/tables", game=game, seats=len(players), **config)
    table = f"/tables/{made['table']}"
    for seat, one in enumerate(players):
        one.api.does(f"{table}/join", token=made["invite"]["token"])
        one.api.does(f"{table}/sit", seat=seat)
    host.does(f"{table}/chat", text="well met")
    host.does(f"{table}/start")
    while not (seen := host.get(table).json)["over"]:
        for one in players:
            if choice := one.api.get(table).json["choice"]:
                one.api.does(f"{table}/answer", moves=[choice[0]["id"]])
    return int(seen["game"])


def play_alone(player: Player) -> int:
    """Play a whole game of Wild Space against the Smuggler at a rated table; return its number."""
    made = player.api.does("/tables", game="wild-space", seats=2, options={"solo": "easy"}, rated=True)
    table = f"/tables/{made['table']}"
    player.api.does(f"{table}/sit", seat=0)
    player.api.does(f"{table}/start")
    while not (seen := player.api.get(table).json)["over"]:
        player.api.does(f"{table}/answer", moves=[seen["choice"][-1]["id"]])
    return int(seen["game"])


def text(page: Page) -> str:
    main = page.html.partition("<main")[2]
    return " ".join(re.sub(r"<[^>]*>", " ", main).split())


# Profiles


@pytest.mark.parametrize("game", wildtable.games())
def test_a_page_tells_games_results_favourites_and_rating(players: list[Player], game: str) -> None:
    number = play(players, game, rated=True)
    shown = players[0].reads.reads(players[1].page)
    words = text(shown)
    assert "Lou" in words
    assert get_game(game).title in words
    assert f"/records/{number}" in shown.links
    assert "after 1 rated game" in words
    assert get_game(game).texts.say("en", f"favourite-{get_game(game).favourite}") in words
    assert f'<use href="/art/{game}.svg' in shown.html
    svg = re.search(r"<svg class=\"history\".*?</svg>", shown.html, re.DOTALL)
    assert svg
    assert 'role="img"' in svg[0]
    assert "<title" in svg[0]
    assert "style=" not in svg[0]
    assert shown.tags["h1"] == 1


def test_a_favourite_that_its_deck_has_no_longer_is_left_out(tmp_path: Path) -> None:
    """A rulebook may change its cards; results stay."""

    async def begin() -> None:
        async with context(tmp_path) as one:
            await one.store.set_link(ANN, "kept")
            await one.store.put_results([standing(1, 0, ANN.id, 1, name=GAME, favourites=["unicorn", "wolf"], rated=False)])

    asyncio.run(begin())
    with running(tmp_path) as server, Person(server).http as http:
        page = Page(http.get(f"/p/{ANN.id}").text)
    assert "Wolf 1 game, 1 won" in text(page)
    assert "unicorn" not in page.html


def test_a_game_alone_is_won_or_lost_and_moves_no_rating(players: list[Player]) -> None:
    """The Smuggler is not a visitor, so there is no ranking and no rating."""
    number = play_alone(players[0])
    page = players[0].reads.reads(players[0].page)
    assert f"/records/{number}" in page.links
    assert re.search("solo, (won|lost), [0-9]+ credits?", text(page))
    assert "Favourite captains" in text(page)
    assert "±" not in text(page)
    assert players[0].page not in players[0].reads.reads("/wild-space/ladder").links


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_people_speak_every_language(players: list[Player], language: str) -> None:
    play(players, rated=True)
    for path in (players[0].page, f"/{GAME}/ladder", "/me", "/p/bot-greedy"):
        page = players[0].reads.reads(path, language=language)
        assert page.about["html"]["lang"] == language
    assert format_figure(language, -25) == ("-25,0" if language in ("de", "nl") else "-25.0")
    assert say(language, "person-mine") in players[0].reads.reads(players[0].page, language=language).html


def test_games_of_the_latest_results_are_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            for name, is_open in (("first", True), ("second", False), ("third", False)):
                await play_out(await make_game(one, name, open=is_open))
            forbid(monkeypatch, one.store, "game", "table")
            results = await one.store.latest_results(ANN.id, 9, include_private=True)
            for reader, opens in ((BEN, [True, True, True]), (DAN, [False, False, True])):
                page = PageRequest(Request({"type": "http"}), one, reader, "en")
                assert [listed["opens"] for listed in await _latest(page, results)] == opens

    asyncio.run(main())


def test_strangers_see_open_and_rated_games_and_owners_all(server: Running, players: list[Player]) -> None:
    numbers = {
        "open": play(players, open=True),
        "closed": play(players, open=False),
        "rated": play(players, open=False, rated=True),
    }
    stranger, other = Person(server), players[1].reads
    page = players[0].page
    with stranger.http:
        told = stranger.reads(page)
    assert text(told).count(" of 3, ") == 2
    assert f"/records/{numbers['open']}" in told.links
    assert not {f"/records/{numbers['closed']}", f"/records/{numbers['rated']}"} & set(told.links)
    assert text(other.reads(page)).count(" of 3, ") == 2
    assert f"/records/{numbers['rated']}" in other.reads(page).links
    mine = players[0].reads.reads(page)
    assert text(mine).count(" of 3, ") == 3
    assert {f"/records/{number}" for number in numbers.values()} <= set(mine.links)


def test_without_a_personal_link_a_profile_is_private(server: Running) -> None:
    guest, stranger = Person(server), Person(server)
    with guest.http, stranger.http:
        own = next(link for link in guest.reads("/me").links if link.startswith("/p/"))
        assert stranger.http.get(own).status_code == 404
        assert "your page" in text(guest.reads(own))
        guest.sends("/me", name="Guest")
        assert stranger.http.get(own).status_code == 404
        guest.sends("/me/link")
        assert "Guest" in text(stranger.reads(own))


def test_bots_have_pages_and_nobody_else_has(server: Running) -> None:
    reader = Person(server)
    with reader.http:
        assert "Medium bot" in text(reader.reads("/p/bot-medium"))
        assert "Greedy bot" in text(reader.reads("/p/bot-greedy"))
        for nobody in ("bot-guide", "bot-nobody", "nobody", "%00", "x" * 400):
            assert reader.http.get(f"/p/{nobody}").status_code == 404


def test_a_name_is_never_markup(players: list[Player]) -> None:
    players[0].reads.sends("/me", name="<b>\u202eKim")
    play(players, rated=True)
    for path in (players[0].page, f"/{GAME}/ladder"):
        html = players[1].reads.reads(path).html
        assert "<b>Kim" not in html
        assert "\u202e" not in html


# The ladder


def test_the_ladder_of_a_game(server: Running, players: list[Player]) -> None:
    play(players, rated=True)
    page = players[0].reads.reads(f"/{GAME}/ladder")
    assert {one.page for one in players} <= set(page.links)
    assert "±" in text(page)
    assert f"/{GAME}/ladder" in players[0].reads.reads(f"/{GAME}").links
    with httpx.Client(base_url=server.address, timeout=60, verify=False) as http:
        assert http.get("/wild-horses/ladder").status_code == 404


def test_an_empty_ladder_says_how_to_begin(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server).http as http:
        assert "No rated games yet" in http.get(f"/{GAME}/ladder").text


def test_the_ladder_lists_bots_and_people_with_a_personal_link(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            await one.store.add_visitor(Visitor("kept", "Kim", "hash"))
            await one.store.put_results(duel(1, "kept", "ann"))
            await one.store.put_results(duel(2, "kept", "bot-greedy"))
            rungs = await one.store.ladder("wild-cards", 10)
            assert [(rung.player, rung.called, rung.games) for rung in rungs] == [("kept", "Kim", 2), ("bot-greedy", "", 1)]
            assert await one.store.ladder("wild-space", 10) == []
            await one.store.set_link(ANN, "hers")
            assert [rung.player for rung in await one.store.ladder("wild-cards", 10)] == ["kept", "bot-greedy", "ann"]

    asyncio.run(main())


# The chart


def test_the_curve_stays_inside_its_picture() -> None:
    for history in ({1: Rating(27, 7)}, {one: Rating(20 + one % 9, 8 / (1 + one)) for one in (7, *range(10, 1500, 10))}):
        drawn = plot_ratings(history)
        points = [tuple(map(float, one.split(","))) for one in f"{drawn.line} {drawn.band}".split()]
        assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in points)
        assert len(drawn.line.split()) == len(history) + 1
        assert drawn.last == points[len(drawn.line.split()) - 1]
        assert len(drawn.scale) >= 2
        ET.fromstring(f'<polyline points="{drawn.line}"/>')


# Rated tables


def test_a_table_is_rated_only_where_somebody_says_so(server: Running) -> None:
    person = Person(server)
    tables = server.app.state.context.tables

    def rated(where: str) -> bool:
        return bool(tables.awake(where.removeprefix("/t/")).config.rated)

    with person.http:
        form = " ".join(person.reads(f"/tables/new?game={GAME}").html.split())
        assert 'name="rated" value="yes"' in form
        assert 'name="rated" value="yes" checked' not in form
        assert rated(person.begins(seats="3", rated="yes"))
        assert not rated(person.begins(seats="3"))
        assert not rated(person.begins(quick="1"))
        wrong = " ".join(person.sends("/tables", game=GAME, people="9", rated="yes").text.split())
        assert 'name="rated" value="yes" checked' in wrong
        table = person.begins(seats="3", rated="yes")
        assert say("en", "table-rated") in person.reads(table).html
        assert say("en", "table-rated") not in person.reads(person.begins(seats="3")).html


def test_programs_choose_too(players: list[Player]) -> None:
    host = players[0].api
    for chosen in (True, False):
        table = host.does("/tables", game=GAME, seats=3, rated=chosen)["table"]
        assert host.get(f"/tables/{table}").json["config"]["rated"] is chosen
    assert host.post("/tables", game=GAME, seats=3, rated="perhaps").status == 400


# Data export


def test_an_export_holds_everything_stored_of_a_visitor(players: list[Player]) -> None:
    numbers = [play(players, rated=True), play(players, "wild-cards", open=False)]
    players[0].reads.sends("/me", name="Kimberley")
    answer = players[0].reads.http.get("/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    told = json.loads(answer.text)
    assert told["name"] == "Kimberley"
    assert told["names"] == ["Kim", "Kimberley"]
    assert told["person"] == players[0].id
    assert sorted(one["game"] for one in told["results"]) == numbers
    assert set(told["ratings"]) == {GAME}
    assert [line["text"] for line in told["chat"]] == ["well met", "well met"]
    assert len(told["tables"]) == 2
    assert [one["game"] for one in told["records"]] == numbers
    for one in told["records"]:
        record = Record.parse(one["record"])
        assert "Kim" in record.players, "as they were called at the deal"
        assert verify(record).committed
    assert players[1].id not in answer.text


def test_an_unknown_visitor_gets_no_export(server: Running) -> None:
    assert httpx.get(f"{server.address}/me/export", timeout=60).status_code == 401
    person = Person(server)
    with person.http:
        person.reads("/")
        told = json.loads(person.http.get("/me/export").text)
    assert told["results"] == told["chat"] == told["records"] == []
