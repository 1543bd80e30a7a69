"""Two hundred hostile names and lines of chat: shown as what they are, or not at all, and never run."""

from __future__ import annotations

from itertools import islice, product

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import answer, live, new_table, play_now, start
from tests.browser.test_games import STILL

DEED = "window.__pwned=1"
SCRIPTS = [
    f"<script>{DEED}</script>",
    f"<img src=x onerror={DEED}>",
    f"<svg/onload={DEED}>",
    f"<body onload={DEED}>",
    f"<details open ontoggle={DEED}>",
    "<iframe srcdoc='<script>parent.__pwned=1</script>'></iframe>",
    f"<input autofocus onfocus={DEED}>",
    f"<a href=javascript:{DEED}>x</a>",
    f"<math><mtext></mtext><script>{DEED}</script></math>",
    f"<style>@import'javascript:{DEED}'</style>",
    f"<template><script>{DEED}</script></template>",
    f"<object data=javascript:{DEED}>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<meta http-equiv=refresh content=0;url=/nowhere>",
    "<base href=//evil.example>",
    "<form action=//evil.example><button>x",
]
WRAPPERS = [
    "{}",
    '">{}',
    "'>{}",
    "</li></ol>{}",
    "</bdi>{}",
    "-->{}<!--",
    "</title>{}",
    "</textarea>{}",
    "]]>{}",
    "{{{{{}}}}}",
]
ODD = [
    "{{7*7}}",
    "{{ config }}",
    "{% for x in ().__class__.__base__.__subclasses__() %}{% endfor %}",
    "${7*7}",
    "#{7*7}",
    "{ $seat }",
    "'; drop table visitors; --",
    '" or 1=1 --',
    "Robert'); DROP TABLE tables;--",
    "\x00nul\x00",
    "bell\x07\x08\x1b[31mred",
    "line\nbreak\r\nand\ttab",
    "\u202egnp.exe",
    "\u2066\u2067\u2068 open isolates",
    "\u2069\u2069\u2069 closed isolates",
    "\u200f\u200e\u061c marks",
    "\ufeff\u200b\u2060 nothing",
    "\u2028\u2029 separators",
    "Z\u0351\u036b\u0343a\u0329\u0333l\u0359g\u0321o\u0325" * 8,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "\ufdfd" * 40,
    "W" * 500,
    "&lt;script&gt;",
    "&#60;script&#62;alert(1)&#60;/script&#62;",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "../../../etc/passwd",
    "\\u003cscript\\u003e",
    "javascript:alert(1)",
    "\uffff\ufffe\U000e0001",
    " ",
]
HOSTILE = [*ODD, *islice((wrapper.format(script) for script, wrapper in product(SCRIPTS, WRAPPERS)), 200 - len(ODD))]

NOT_OURS = """() => {
  const strange = "script:not([src]), iframe, object, style, meta[http-equiv], base, math, main svg:not(.art), main img";
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


def test_hostile_names_and_chat_do_nothing(visitor: Visitors) -> None:
    player, onlooker = visitor(**STILL), visitor(**STILL)
    dialogs: list[str] = []
    for page in (player, onlooker):
        page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    assert len(HOSTILE) == len(set(HOSTILE)) == 200
    new_table(player, ("me", "greedy", "greedy"), is_open=True)
    start(player)
    onlooker.goto(player.url)
    live(onlooker)
    live(player)
    assert player.evaluate(SAY_ALL, HOSTILE) > 190
    _check(player, dialogs)
    _rename(player)
    expect(onlooker.locator("#seat-0 h2 bdi")).to_contain_text("The last name")
    assert onlooker.locator("[data-region=chat] li").count() > 10
    for page in (player, onlooker):
        page.reload()
        live(page)
        _check(page, dialogs)
        assert page.locator("[data-region=chat] :not(ol, li, b, bdi)").count() == 0
    player.goto("/")
    _check(player, dialogs)
    player.go_back()
    live(player)
    answer(player)


def _rename(page: Page) -> None:
    """Every hostile text as a name, while others watch the seat it belongs to."""
    token = page.locator("#chat [name=token]").input_value()
    for name in [*HOSTILE, "The last name"]:
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
        assert response.status == 409
        assert "<h1>" in response.text()
