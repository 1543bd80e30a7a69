"""No page shows an English word in another language: every page, and every kind of question."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

import wildtable
from tests.browser.places import rated_player
from tests.harness.admins import Browser
from tests.harness.client import prepare_at
from tests.harness.server import Running
from tests.harness.situations import situations
from tests.harness.words import untranslated_words
from wildtable.engine.game import Game
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.net.sessions import SESSION_COOKIE

RECORDS = Path(__file__).parents[1] / "golden" / "records"
GAMES = wildtable.games()
SHORT = "wild-realms-alliance"
"""The game played to its end for a player's profile."""
OTHERS = [language for language in LANGUAGES if language != "en"]


ENGLISH_TITLE = "Title for readers of English alone"


@pytest.fixture(autouse=True)
def title_without_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make `Game.title`, which is in English, known again where a page shows it."""
    monkeypatch.setattr(Game, "title", ENGLISH_TITLE)


def read(http: httpx.Client, path: str, language: str) -> set[str]:
    """Return the words of a page that are not in its language."""
    answer = http.get(path, headers={"Accept-Language": language})
    assert f'<html lang="{language}"' in answer.text, path
    assert ENGLISH_TITLE not in answer.text, path
    return untranslated_words(answer.text, language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_speaks_its_readers_language(running_server: Running, game: str, language: str) -> None:
    reader = Browser(running_server.address)
    with reader.http as http:
        golden = max(RECORDS.glob(f"{game}-4-*.toml")).read_text(encoding="utf-8")
        replay = reader.post("/records/import", record=golden).headers["location"]
        table, guided, links = (
            reader.post("/tables", game=game, **{way: "yes"}).headers["location"] for way in ("quick", "guide", "friends")
        )
        paths = ["/", "/me", "/nowhere", "/offline", f"/{game}", f"/tables/new?game={game}", f"/{game}/ladder"]
        paths += [
            f"/p/{rated_player(running_server.address, SHORT).id}",
            table,
            f"{table}/story",
            guided,
            links,
            f"{replay}?at=5",
            "/admin",
        ]
        left = {path: read(http, path, language) for path in paths}
    assert {path: words for path, words in left.items() if words} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_speaks_its_readers_language(running_server: Running, game: str, language: str) -> None:
    wanted = situations(game)
    stages = asyncio.run(prepare_at(running_server.settings, list(wanted.values())))
    cookies = {SESSION_COOKIE: stages[0].cookies[0].removeprefix(f"{SESSION_COOKIE}=")}
    with httpx.Client(base_url=running_server.address, cookies=cookies, timeout=60, verify=False) as http:
        left = {kind: read(http, f"/t/{stage.row.id}", language) for kind, stage in zip(wanted, stages, strict=True)}
        assert re.search("data-your-move", http.get(f"/t/{stages[0].row.id}").text)
    assert {kind: words for kind, words in left.items() if words} == {}


def test_a_word_of_another_language_would_be_found() -> None:
    page = '<html lang="de"><main><h1 title="Your move">Los</h1><bdi>Your move</bdi></main></html>'
    assert untranslated_words(page, "de") == {"your", "move"}
    assert untranslated_words(page.replace(' title="Your move"', ""), "de") == set()
