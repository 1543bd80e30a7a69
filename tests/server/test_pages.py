"""The pages around the table: the start page's lists, ways to begin a game, every rule on its game's page, preferences."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

import wildtable
from tests.harness.server import Running, running
from wildtable.games import get_game
from wildtable.server.html.languages import LANGUAGE_NAMES, LANGUAGES, choose_language
from wildtable.server.html.markdown import RULINGS, render_prose
from wildtable.server.html.regions import name_seats
from wildtable.server.net.sessions import YEAR
from wildtable.server.pages.preferences import local

RULES = Path(__file__).parents[1] / "rules"
MOST_BYTES = 152_000
Reader = Callable[..., "Person"]


class Page(HTMLParser):
    """The contents of a page: anchors, links, headings, and the visible text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: set[str] = set()
        self.tags: Counter[str] = Counter()
        self.about: dict[str, dict[str, str]] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = {name: value or "" for name, value in attrs}
        self.tags[tag] += 1
        self.about.setdefault(tag, about)
        if "id" in about:
            self.ids.append(about["id"])
        if tag == "a" and "href" in about:  # links that only a script can fill have no target yet
            self.links.append(about["href"])
        if tag in ("script", "img", "use") or about.get("rel") in ("stylesheet", "icon"):
            address = about.get("src") or about.get("href") or ""
            self.loaded.add(address.partition("#")[0])


class Person:
    """A browser without JavaScript that reads pages and submits their forms."""

    def __init__(self, server: Running, **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, headers=headers, timeout=60, verify=False)

    def reads(self, path: str, **query: str) -> Page:
        answer = self.http.get(path, params=query or None)
        assert answer.status_code == 200, path
        return Page(answer.text)

    def sends(self, path: str, **fields: str) -> httpx.Response:
        token = re.search(r'name="token" value="(\w+)"', self.http.get("/").text)
        assert token
        return self.http.post(path, data={"token": token[1], **fields})

    def begins(self, **fields: str) -> str:
        """Create a table as the start page or the form does; return its path."""
        return self.sends("/tables", game="wild-cards", **fields).headers["location"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), tables_per_visitor=1000) as server:
        yield server


@pytest.fixture
def reader(server: Running) -> Iterator[Reader]:
    """Return a function that opens a browser for a new visitor."""
    people: list[Person] = []

    def come(**headers: str) -> Person:
        people.append(Person(server, **headers))
        return people[-1]

    yield come
    for person in people:
        person.http.close()


# The start page


def test_a_newcomer_sees_the_games_and_no_empty_lists(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server).http as http:
        page = Page(http.get("/").text)
    assert page.tags["h1"] == 1
    assert page.tags["h2"] == 1
    assert page.tags["article"] == len(wildtable.games())
    assert "/wild-cards" in page.links


def test_one_click_plays_against_bots_and_the_start_page_says_whose_move_it_is(reader: Reader) -> None:
    person = reader()
    table = person.begins(quick="1")
    page = person.reads("/")
    assert table in page.links
    assert "your turn" in page.html
    assert "2\N{MULTIPLICATION SIGN} Medium bot" in page.html
    assert table not in reader().reads("/").links


def ways(html: str) -> list[str]:
    """Return the ways to begin that games declare, as their buttons send them."""
    return re.findall(r'<button class="plain" name="start" value="([^"]+)">', html)


@pytest.mark.parametrize("path", ["/", "/wild-space"])
def test_a_game_offers_the_ways_to_begin_that_it_declares(reader: Reader, path: str) -> None:
    html = " ".join(reader().reads(path).html.split())
    assert ways(html) == ["solo=easy", "solo=normal", "solo=hard"]
    assert 'aria-labelledby="wild-space-solo"><span id="wild-space-solo">Play solo:</span>' in html
    german = reader().reads(path, language="de").html
    assert ">schwer</button>" in german
    assert ways(reader().reads("/wild-cards").html) == []


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_one_click_begins_a_game_alone(reader: Reader, server: Running, difficulty: str) -> None:
    """The game starts at once at a private table, and the virtual player has a name."""
    person = reader()
    answer = person.sends("/tables", game="wild-space", start=f"solo={difficulty}")
    assert answer.status_code == 303
    table = server.app.state.context.tables.awake(answer.headers["location"][3:])
    view = table.snapshot(0).view
    assert (view.options["solo"], view.seats, list(view.people)) == (difficulty, 2, [0])
    assert len(table.snapshot(0).seats) == 1
    assert not table.config.open
    assert name_seats(table.snapshot(0).seats, table.config.game, 2, "en")[1] == "Smuggler"
    page = person.reads("/")
    assert f"/t/{table.row.id}" in page.links
    assert "your turn" in page.html


def test_no_game_begins_in_a_way_nobody_declared(reader: Reader) -> None:
    person = reader()
    assert person.sends("/tables", game="wild-cards", start="solo=easy").status_code == 404
    assert person.sends("/tables", game="wild-space", start="leo=yes").status_code == 404
    for way in ("solo=brutal", "solo=", "solo", "solo=no=yes"):
        wrong = person.sends("/tables", game="wild-space", start=way)
        assert wrong.status_code == 409
        assert "easy, normal, hard" in wrong.text


def test_the_form_tells_options_in_the_readers_words(reader: Reader) -> None:
    form = " ".join(reader().reads("/tables/new?game=wild-space&language=de").html.split())
    for value, word in (("no", "nein"), ("easy", "leicht"), ("hard", "schwer")):
        assert re.search(rf'<option value="{value}"[^>]*>{word}</option>', form)
    assert re.findall(r'name="people" value="(\d)"', form) == ["1", "2", "3", "4", "5"]
    other = " ".join(reader().reads("/tables/new?game=wild-cards&language=de").html.split())
    assert '<option value="2020">2020</option>' in other


def test_the_form_seats_one_person_against_the_virtual_player(reader: Reader, server: Running) -> None:
    fields = {"people": "1", "option-solo": "normal", "seat-0": "me", "seat-1": "greedy"}
    person = reader()
    table = person.sends("/tables", game="wild-space", **fields).headers["location"]
    assert len(server.app.state.context.tables.awake(table[3:]).snapshot(0).seats) == 1
    page = person.reads(table).html
    assert "Smuggler" in page
    assert f"<code>{server.app.state.context.tables.awake(table[3:]).snapshot(0).commitment}</code>" in page
    assert re.findall(r'formaction="[^"]+/(sit|bot)"', page) == []
    assert person.sends(f"{table}/sit", seat="1").status_code == 409
    assert person.sends(f"{table}/bot", put="1:greedy").status_code == 409
    assert person.sends(f"{table}/start").status_code == 303
    wrong = reader().sends("/tables", game="wild-space", **{**fields, "people": "9"})
    assert wrong.status_code == 409


def test_one_click_makes_a_table_for_friends_and_its_link_lets_them_in(reader: Reader) -> None:
    host, friend, watcher = reader(), reader(), reader()
    answer = host.sends("/tables", game="wild-cards", friends="1")
    assert answer.status_code == 303
    links = answer.headers["location"]
    shown = host.reads(links).html
    assert host.reads(links).html == shown
    assert sum(link.startswith("/t/") for link in host.reads("/").links) == 1, "reading the links again creates no table"
    invite, watch = (re.search(rf'id="{link}" value="([^"]+)"', shown) for link in ("invite", "watch"))
    assert invite
    assert watch
    assert friend.http.get(invite[1]).status_code == 200
    assert watcher.http.get(watch[1]).status_code == 303
    table = friend.sends(invite[1], name="Friend").headers["location"]
    assert watcher.sends(f"{table}/sit", seat="2").status_code == 409
    assert table not in reader().reads("/").links
    assert "2 open seats" in host.reads("/").html
    assert host.sends(f"{table}/bots").status_code == 303
    assert "not started" in host.reads("/").html
    assert host.sends(f"{table}/start").status_code == 303
    assert host.sends(f"{table}/links").headers["location"] == links
    assert friend.http.get(invite[1]).status_code == 404
    assert invite[1] not in host.reads(links).html


def test_open_tables_can_be_joined_watched_and_read_afterwards(reader: Reader) -> None:
    host, stranger = reader(), reader()
    host.sends("/me", name="Aiko")
    table = host.begins(**{"open": "yes", "people": "3", "seat-0": "me", "seat-1": "eager"})
    assert table in stranger.reads("/").links
    assert "Aiko" in stranger.reads("/").html
    host.sends(f"{table}/bot", put="2:eager")
    host.sends(f"{table}/start")
    page = stranger.reads("/")
    assert table in page.links
    assert "playing" in page.html
    bots = host.begins(**{"open": "yes", "people": "3", "seat-0": "random", "seat-1": "random", "seat-2": "random"})
    host.sends(f"{bots}/start")
    while not any(link.startswith("/records/") for link in stranger.reads("/").links):
        pass
    assert bots in host.reads("/").links
    assert bots not in stranger.reads("/").links


def test_what_was_ticked_reaches_the_table(reader: Reader, server: Running) -> None:
    person = reader()
    usual, plain = person.begins(seats="3"), person.begins(seats="3", plain="yes", hide="yes")
    tables = server.app.state.context.tables
    assert (tables.awake(usual[3:]).config.aids, tables.awake(usual[3:]).config.hide_answers) == (True, False)
    assert (tables.awake(plain[3:]).config.aids, tables.awake(plain[3:]).config.hide_answers) == (False, True)


# A game's page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", wildtable.games())
def test_every_clause_has_its_anchor_and_every_link_leads_somewhere(reader: Reader, game: str, language: str) -> None:
    page = reader().reads(f"/{game}", language=language)
    clauses = [one["id"] for one in tomllib.loads((RULES / f"{game}.toml").read_text(encoding="utf-8"))["clause"]]
    assert set(clauses) <= set(page.ids)
    assert [one for one, count in Counter(page.ids).items() if count > 1] == []
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert page.about["html"]["lang"] == language
    assert page.tags["h1"] == 1


@pytest.mark.parametrize("game", wildtable.games())
def test_every_card_is_shown(reader: Reader, game: str) -> None:
    shown = set(re.findall(r'data-card="([\w-]+)"', reader().reads(f"/{game}").html))
    kinds = {re.sub(r"-\d$", "", name) for name in get_game(game).catalogue.names}
    assert {re.sub(r"-\d$", "", name) for name in shown} == kinds


def test_rulings_are_told_in_the_readers_language_or_in_english() -> None:
    for language in LANGUAGES:
        spoken, text = render_prose(get_game("wild-cards"), RULINGS, language) or ("", "")
        file = get_game("wild-cards").folder.joinpath(f"RULINGS.{language}.md")
        assert spoken == (language if file.is_file() else "en")
        assert '<a href="#WC-01">WC-01</a>' in text
        assert "<h1" not in text
        assert "<h2" not in text
    assert (render_prose(get_game("wild-cards"), RULINGS, "xx") or [""])[0] == "en"


def test_the_page_says_what_of_the_deck_is_printed(reader: Reader) -> None:
    html = reader().reads("/wild-cards").html
    provenance = Counter(get_game("wild-cards").deck.provenance.values())
    assert html.count(">from the rulebook<") == provenance["rulebook"]
    assert html.count(">filled in by us<") == provenance["reconstructed"]


def test_only_games_have_such_a_page(reader: Reader) -> None:
    person = reader()
    assert person.http.get("/wild-horses").status_code == 404
    assert person.http.get("/healthz").status_code == 200
    assert person.http.get("/me").status_code == 200


@pytest.mark.parametrize("path", ["/", *(f"/{game}" for game in wildtable.games()), "/tables/new?game=wild-cards", "/me"])
def test_pages_are_small_and_need_nobody_else(reader: Reader, path: str) -> None:
    person = reader()
    page = person.reads(path)
    assert all(one.startswith(("/static/", "/art/")) for one in page.loaded)
    size = len(page.html)
    for one in page.loaded:
        with person.http.stream("GET", one) as answer:
            size += sum(map(len, answer.iter_raw()))
    assert size < MOST_BYTES


# Language and theme


def test_a_language_is_asked_for_chosen_or_accepted() -> None:
    assert choose_language("de", "nl", "en") == "de"
    assert choose_language("xx", "nl", "de") == "de"
    assert choose_language("", "fr, nl-BE;q=0.8, de;q=0.5", "xx") == "nl"
    assert choose_language("", "fr", "") == "en"
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)


def test_preferences_are_kept_for_a_year_and_read_on_every_page(reader: Reader) -> None:
    person = reader(**{"Accept-Language": "nl"})
    assert person.reads("/me").about["html"] == {"lang": "nl"}
    answer = person.http.post(
        "/preferences", data={"language": "de", "theme": "dark", "pace": "fast", "bots": "calm", "back": "/me?x=1"}
    )
    assert (answer.status_code, answer.headers["location"]) == (303, "/me?x=1")
    for name, value in (("language", "de"), ("theme", "dark"), ("pace", "fast"), ("bots", "calm")):
        kept = next(one for one in answer.headers.get_list("set-cookie") if one.startswith(name))
        assert kept.startswith(f"{name}={value};")
        assert f"Max-Age={YEAR}" in kept
        assert "samesite=lax" in kept.lower()
    for path in ("/", "/me", "/wild-cards", "/tables/new?game=wild-cards"):
        assert person.reads(path).about["html"] == {"lang": "de", "data-theme": "dark", "data-pace": "fast"}
    problem = Page(person.http.get("/nowhere").text)
    assert problem.about["html"] == {"lang": "de", "data-theme": "dark", "data-pace": "fast"}
    assert person.reads("/me", language="en").about["html"]["lang"] == "en"
    person.http.post("/preferences", data={"theme": "system", "pace": "normal"})
    assert person.reads("/me").about["html"] == {"lang": "de"}


def test_unknown_preferences_change_nothing(reader: Reader) -> None:
    answer = reader().http.post("/preferences", data={"language": "xx", "theme": "pink", "pace": "now", "bots": "0"})
    assert answer.headers["location"] == "/"
    assert "set-cookie" not in answer.headers
    person = reader(Cookie='theme=pink"; language=xx')
    assert person.reads("/me").about["html"] == {"lang": "en"}


@pytest.mark.parametrize("back", ["/", "/t/abc", "/tables/new?game=wild-cards", "/wild-cards#WC-08"])
def test_back_to_a_page_of_ours(back: str) -> None:
    assert local(back) == back


@pytest.mark.parametrize(
    "back",
    ["", "me", "//evil.example", "/\\evil.example", "///evil.example", "https://evil.example", "/\t/evil", "/a\nb", "/é"],
)
def test_and_never_to_anybody_elses(back: str) -> None:
    assert local(back) == "/"


def test_the_menu_leads_back_to_its_page(reader: Reader) -> None:
    person = reader()
    assert 'name="back" value="/tables/new?game=wild-cards"' in person.reads("/tables/new?game=wild-cards&language=de").html
    assert 'name="back" value="/me"' in person.sends("/me/link").text
    wrong = person.sends("/tables", game="wild-cards", people="9")
    assert wrong.status_code == 409
    assert 'name="back" value="/tables/new?game=wild-cards"' in wrong.text
