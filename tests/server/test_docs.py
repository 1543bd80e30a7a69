"""The documentation as served: every page complete, in the site's layout, with working links."""

from __future__ import annotations

import re
from urllib.parse import urldefrag

import httpx

from tests.docs.markdown import ROOT
from tests.harness.server import Running
from wildtable.server.html.markdown import EXAMPLES, SOURCES, doc, path_of

HREF = re.compile(r'href="([^"]+)"')
MOST_BYTES = 60_000
"""What remains of a page's byte budget once style, script and icon are loaded."""


def test_every_page_is_served_and_leads_to_others(running_server: Running) -> None:
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as browser:
        found = {path_of(name): browser.get(path_of(name)) for name in SOURCES}
        examples = [f"/docs/{path}" for path in EXAMPLES]
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
                assert path in ("", *found, *examples) or path.startswith("https://"), (name, link)


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
    assert 'href="/docs/settings"' in html
    assert '.md"' not in html


def test_headings_have_the_anchors_that_forges_give_them() -> None:
    anchors = {heading.anchor for heading in doc("records").headings}
    assert {"fairness", "contents-of-a-position", "moves-line-by-line"} <= anchors
    assert '<h2 id="how-to-add-a-rule"><a href="#how-to-add-a-rule">' in doc("contributing").html


def test_examples_are_served_as_they_are(running_server: Running) -> None:
    for path in EXAMPLES:
        answer = httpx.get(f"{running_server.address}/docs/{path}", timeout=60)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert answer.text == (ROOT / path).read_text(encoding="utf-8")
    assert httpx.get(f"{running_server.address}/docs/examples/pyproject.toml", timeout=60).status_code == 404


def test_the_search_knows_every_section_of_every_page(running_server: Running) -> None:
    sections = httpx.get(f"{running_server.address}/docs/search.json", timeout=60).json()
    paths = [section["path"] for section in sections]
    assert paths == [
        path
        for name in SOURCES
        for path in (path_of(name), *(f"{path_of(name)}#{heading.anchor}" for heading in doc(name).headings))
    ]
    (limits,) = [section for section in sections if section["path"] == "/docs/bots#errors-and-limits"]
    assert (limits["page"], limits["heading"]) == ("Writing a bot", "Errors and limits")
    assert "Retry-After" in limits["text"]
    (answer,) = [section for section in sections if section["path"] == "/docs/api#answer"]
    assert "POST /api/tables/{name}/answer" in answer["text"]
