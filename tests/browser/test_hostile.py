"""Hostile names and chat lines: shown as plain text, or not at all, and never executed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import answer, live, new_table, play_now, start
from tests.harness.hostile import HOSTILE

SHARE = 5
"""One in this many is tried in the browser; the server's own tests try all."""
NOT_OURS = """() => {
  const strange = `script:not([src]), iframe, object, style, meta[http-equiv], base, math,
     main svg:not(.art, .avatar), main img`;
  const address = (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("action");
  const leadsAway = (one) => new URL(address(one), document.baseURI).origin !== location.origin;
  const acts = (one) => one.getAttributeNames().some((name) => /^on/.test(name));
  const links = [...document.querySelectorAll("[href], [src], [action]")].filter(leadsAway);
  const acting = [...document.querySelectorAll("*")].filter(acts);
  return [...document.querySelectorAll(strange), ...links, ...acting].map((one) => one.outerHTML.slice(0, 200));
}"""
LARGEST_PAGE = 150_000

SAY_ALL = """async (lines) => {
  const form = document.getElementById("chat");
  const field = form.elements.text;
  const notice = document.getElementById("notice");
  let told = 0;
  for (const line of lines) {
    field.value = line;
    if (!field.value.trim()) continue;
    notice.textContent = "";
    const done = new Promise((resolve) => {
      const look = () => (field.value === "" || notice.textContent) ? resolve() : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
    form.requestSubmit();
    await done;
    told += field.value === "";
    field.value = "";
  }
  return told;
}"""


@pytest.mark.parametrize("everything", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
def test_hostile_names_and_chat_do_nothing(visitor: Visitors, everything: bool) -> None:
    player, onlooker = visitor(), visitor()
    dialogs: list[str] = []
    for page in (player, onlooker):
        page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    said = HOSTILE[:: 1 if everything else SHARE]
    new_table(player, ("me", "medium", "medium"), is_open=True)
    start(player)
    onlooker.goto(player.url)
    live(onlooker)
    live(player)
    assert player.evaluate(SAY_ALL, said) > 0.95 * len(said)
    _check(player, dialogs)
    _rename(player, said)
    expect(onlooker.locator("#seat-0 h2 bdi")).to_contain_text("The last name")
    assert onlooker.locator("[data-region=chat] li").count() > 10
    for page in (player, onlooker):
        page.reload()
        live(page)
        _check(page, dialogs)
        assert page.locator("[data-region=chat] :not(ol, li, b, bdi, li > .sr, .avatar, .avatar *)").count() == 0
    player.goto("/")
    _check(player, dialogs)
    player.go_back()
    live(player)
    answer(player)


def _rename(page: Page, names: Sequence[str]) -> None:
    """Rename the visitor to each of these texts, while others watch their seat."""
    token = page.locator("#chat [name=token]").input_value()
    for name in [*names, "The last name"]:
        assert page.request.post("/me", form={"token": token, "name": name}, max_redirects=0).status == 303


def _check(page: Page, dialogs: list[str]) -> None:
    assert page.evaluate("window.__pwned") is None
    assert dialogs == []
    assert page.evaluate(NOT_OURS) == []
    assert len(page.content()) < LARGEST_PAGE
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hostile_record_is_refused_or_shown_as_text(visitor: Visitors) -> None:
    page = visitor()
    play_now(page)
    token = page.locator("#chat [name=token]").input_value()
    for record in ["", "wildtable = 1", "x" * 1000, "wildtable = 1\nposition = '" + "[" * 5000 + "'", "\x00", "'''" * 99]:
        response = page.request.post("/records/import", form={"token": token, "record": record})
        assert response.status == (400 if "\x00" in record else 409)
        assert "<h1>" in response.text()
