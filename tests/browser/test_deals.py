"""Verifiable deals in real browsers: pages commit and reveal by themselves, and check the record against what they
stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import OVER, accept, invitation, live, name_of, new_table, start_button
from tests.harness.process import ServerProcess
from wildtable import Record
from wildtable.engine.fairness import Notes
from wildtable.lab.verification import verify

ANSWER = """async (table) => {
  const seen = await (await fetch(`/api/tables/${table}`)).json();
  const headers = { "Content-Type": "application/json", "X-Form-Token": document.querySelector("[name=token]").value };
  const moves = seen.choice.map(({ move }) => move);
  for (let count = 1; count <= moves.length; count += 1) {
    const body = JSON.stringify({ moves: moves.slice(0, count), question: seen.question });
    if ((await fetch(`/api/tables/${table}/answer`, { method: "POST", headers, body })).ok) break;
  }
  return seen.over;
}"""
COMMITTED = "(game) => document.querySelector(`form:has([value=${game}]) [name=commitment]`).value"
COMMITTED_ALL = """(count) => {
  const notes = JSON.parse(localStorage.getItem("shuffles") ?? "[]");
  return notes.length > count && document.body.dataset.committed === notes.at(-1).own;
}"""
"""Does the server have this browser's commitment for the next game?"""
SHORT_GAME = "wild-realms-alliance"
MOST_ANSWERS = 1000
NOTES = "JSON.parse(localStorage.getItem('shuffles') ?? '[]').filter((note) => note.commitments)"


def play_out(pages: Sequence[Page]) -> str:
    """Answer for all pages until the game is over; return the path of its record. Meanwhile the pages leave the table:
    redrawing it after every answer would take most of the time."""
    tables = [(page, page.url, name_of(page)) for page in pages]
    for page in pages:
        page.wait_for_function(f"() => {NOTES}.some((note) => note.game)")
        page.goto("/me")
    for _ in range(MOST_ANSWERS):
        is_over = [page.evaluate(ANSWER, name) for page, _, name in tables]
        if all(is_over):
            break
    for page, url, _ in tables:
        page.goto(url)
    expect(pages[0].locator(OVER)).to_be_visible()
    return pages[0].locator(".links a[href$='#shuffles']").get_attribute("href") or ""


def send(changed: dict[str, Any], route: Route) -> None:
    route.fulfill(json=changed)


def expect_verdict(page: Page, verdict: str, text: str) -> None:
    expect(page.locator("#check")).to_have_attribute("data-verdict", verdict)
    expect(page.locator("#check")).to_contain_text(text)


def test_a_quick_game_is_proven_to_its_player_alone(visitor: Visitors, server: ServerProcess) -> None:
    server.deal_by("")
    page = visitor()
    page.goto("/")
    page.wait_for_function(COMMITTED, arg=SHORT_GAME)
    start_button(page, "quick", SHORT_GAME).click()
    live(page)
    path = play_out([page])
    page.goto(path)
    expect_verdict(page, "proven", "Proven to you")
    with page.expect_download() as downloading:
        page.locator("#notes").click()
    notes = Notes.parse(Path(downloading.value.path()).read_text(encoding="utf-8"))
    text = page.request.get(f"{path.partition('#')[0]}.toml").text()
    record = Record.parse(text)
    assert record.fairness is not None
    assert list(record.fairness.sources) == ["player", "server", "server"][: len(record.fairness.added)]
    assert (notes.seat, notes.played, notes.terms) == (0, 0, record.terms)
    assert (verify(record, notes).verdict, verify(record, notes).code) == ("proven", "")
    told: dict[str, Any] = page.request.get(f"{path.partition('#')[0]}/shuffles.json").json()
    changed = {**told, "fairness": {**told["fairness"], "commitments": ["", *told["fairness"]["commitments"][1:]]}}
    page.route("**/shuffles.json", lambda route: route.fulfill(json=changed))
    page.reload()
    expect_verdict(page, "broken", "Broken")
    for change, said in (
        ({"players": ["Mia", *told["players"][1:]]}, "different players, or the same ones in other seats"),
        ({"options": {**told["options"], "more": True}}, "different options"),
    ):
        page.unroute("**/shuffles.json")
        page.route("**/shuffles.json", partial(send, {**told, **change}))
        page.reload()
        expect_verdict(page, "broken", said)
    other = visitor()
    other.goto("/")
    token = other.locator("[name=token]").first.get_attribute("value") or ""
    imported = other.request.post("/records/import", form={"token": token, "record": text}, max_redirects=0)
    other.goto(f"{imported.headers['location']}#shuffles")
    expect_verdict(other, "consistent", "Consistent only")
    expect(other.locator("#notes")).to_be_hidden()


def test_all_browsers_at_a_table_take_part_in_every_deal(visitor: Visitors, server: ServerProcess) -> None:
    server.deal_by("")
    host, guest = visitor(), visitor()
    new_table(host, game=SHORT_GAME)
    accept(guest, invitation(host))
    for game in range(2):
        for page in (host, guest):
            live(page)
            page.wait_for_function(COMMITTED_ALL, arg=game)
        for page in (host, guest)[: game + 1]:
            page.locator("[formaction$='/start']").click()
        for page in (host, guest):
            page.wait_for_function(f"(count) => {NOTES}.filter((note) => note.game).length > count", arg=game)
            live(page)
        play_out([host, guest])
        lists = [page.evaluate(NOTES)[-1] for page in (host, guest)]
        assert json.dumps(lists[0]["commitments"]) == json.dumps(lists[1]["commitments"])
        assert lists[0]["own"] != lists[1]["own"]
        assert lists[0]["terms"] == lists[1]["terms"]
        assert [note["played"] for note in lists] == [note["seat"] for note in lists] == [-game % 3, (1 - game) % 3]
        assert {note["own"] for note in lists} | {""} == set(lists[0]["commitments"])
        record = f"/records/{lists[0]['game']}"
        for page in (host, guest):
            table = page.url
            page.goto(f"{record}#shuffles")
            expect_verdict(page, "proven", "Proven to you")
            page.goto(table)
