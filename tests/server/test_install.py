"""The manifest, service worker and icons that make the site installable."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from tests.harness.server import Running
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.texts import say
from wildtable.server.pages import install as web_install

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_says_what_installing_needs(running_server: Running, language: str) -> None:
    with httpx.Client(base_url=running_server.address, params={"language": language}, timeout=60, verify=False) as http:
        address = re.search('<link rel="manifest" href="([^"]+)">', http.get("/").text)
        assert address
        answer = http.get(address[1])
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
        assert (manifest["name"], manifest["display"], manifest["lang"]) == ("Wildtable", "standalone", language)
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            picture = httpx.get(f"{running_server.address}{icon['src']}", timeout=60)
            assert picture.headers["cache-control"].endswith("immutable")
            assert picture.content.startswith(PNG)
            width, height = (int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offline_page_is_in_the_readers_language_and_theme(running_server: Running, language: str) -> None:
    with httpx.Client(base_url=running_server.address, params={"language": language}, timeout=60, verify=False) as http:
        page = http.get("/offline")
        assert page.headers["cache-control"] == "no-cache"
        assert "set-cookie" not in page.headers
        assert say(language, "offline-title") in html.unescape(page.text)
        assert 'data-theme="dark"' in http.get("/offline", params={"language": language, "theme": "dark"}).text


def test_the_worker_changes_with_what_its_page_is_made_of_and_with_nothing_else(
    running_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker per language would be replaced between one page and the next."""
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as http:
        workers = [http.get("/worker.js", params={"language": one, "theme": "dark"}) for one in LANGUAGES]
        assert {one.headers["cache-control"] for one in workers} == {"no-cache"}
        (worker,) = {one.text for one in workers}
        monkeypatch.setattr(web_install, "_offline", lambda *_: "another page")
        assert http.get("/worker.js").text != worker
