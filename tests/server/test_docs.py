"""The documentation as it is served: every page whole, in the site's frame, with links that lead on."""

from __future__ import annotations

import re
from urllib.parse import urldefrag

import httpx

from tests.harness.server import Running
from wildtable.server.html.markdown import SOURCES, doc, path_of

HREF = re.compile(r'href="([^"]+)"')
MOST_BYTES = 60_000
"""What is left of a page's budget for the page itself, once style, script and icon are loaded."""


def test_every_page_is_served_and_leads_to_others(running_server: Running) -> None:
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as browser:
        found = {path_of(name): browser.get(path_of(name)) for name in SOURCES}
        for name in SOURCES:
            answer = found[path_of(name)]
            assert answer.status_code == 200
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert int(answer.headers["content-length"]) < MOST_BYTES, name
            assert len(re.findall(r"<h1\b", answer.text)) == 1
            assert not re.search(r"<script(?! type=\"module\" src=)|style=|<style", answer.text), name
            for link in HREF.findall(answer.text.partition("<main")[2]):
                path, anchor = urldefrag(link)
                assert not anchor or f'id="{anchor}"' in found[path or path_of(name)].text, (name, link)
                assert path in ("", *found) or path.startswith("https://"), (name, link)


def test_the_frame_speaks_the_readers_language_and_says_that_the_page_does_not(running_server: Running) -> None:
    english = httpx.get(f"{running_server.address}/docs/words", timeout=60).text
    german = httpx.get(f"{running_server.address}/docs/words?language=de", timeout=60).text
    assert '<html lang="de"' in german
    assert "auf Englisch" in german
    assert "in English" not in english
    assert '<article class="doc" lang="en">' in german


def test_there_is_no_other_page(running_server: Running) -> None:
    for path in ("/docs/nothing", "/docs/README", "/docs/..%2fpyproject.toml", "/docs/screenshots"):
        assert httpx.get(running_server.address + path, timeout=60).status_code == 404


def test_files_that_are_no_pages_are_named_instead_of_linked() -> None:
    html = doc("hosting").html
    assert "unit (<code>deploy/wildtable.service</code>)" in html
    assert "<p><code>examples/bot.py</code> is a complete bot" in doc("bots").html
    assert 'href="/docs/settings"' in html
    assert '.md"' not in html


def test_headings_have_the_anchors_that_forges_give_them() -> None:
    anchors = {heading.anchor for heading in doc("records").headings}
    assert {"fairness", "contents-of-a-position", "moves-line-by-line"} <= anchors
    assert '<h2 id="how-to-add-a-rule"><a href="#how-to-add-a-rule">' in doc("contributing").html
