"""Several people at one table: what each may see, and how play resumes after a server, network or page is gone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocket, expect

from tests.browser.company import Friend, friends_at, seen_by, up_to_date
from tests.browser.conftest import WITH_SERVICE_WORKER, Visitors
from tests.browser.playing import (
    GO,
    MY_MOVE,
    PICKS,
    answer,
    asked,
    give,
    hand,
    live,
    mouse,
    name_of,
    new_table,
    play_now,
    region,
    start,
    tick,
)
from tests.harness.patches import apply_patch
from tests.harness.process import ServerProcess

PHONE = ViewportSize(width=390, height=844)
STEPS = 10
"""Answers to watch: about two rounds with three players."""


# Hidden hands

CARD = re.compile(r"\b(forest|savannah|mountain|wild)[- ]([1-4])\b", re.IGNORECASE)
MARK = re.compile(r">\s*([FSMW])([1-4])\s*<")
HABITATS = {"F": "forest", "S": "savannah", "M": "mountain", "W": "wild"}
EVERY_KIND = re.compile(r'<template id="deck".*?</template>', re.DOTALL)
LATELY = re.compile(r'<ul class="justnow".*?</ul>', re.DOTALL)
PAST = {"log", "chat"}
PRESENT = """() => {
  const page = document.documentElement.cloneNode(true);
  const past = "#deck, [data-region=log], [data-region=chat], .justnow, #say, #alert";
  page.querySelectorAll(past).forEach((one) => one.remove());
  return page.outerHTML;
}"""
ZONES = """() => [...document.querySelectorAll("main [data-zone]")].map((zone) => [
  zone.dataset.zone.split(" "),
  [...zone.querySelectorAll("[data-card]")].map((card) => card.dataset.card),
])"""


def habitats(text: str) -> set[str]:
    """Return the habitat cards a text mentions, by name, label or mark. Only these are ever hidden in a hand."""
    named = {f"{habitat.lower()}-{number}" for habitat, number in CARD.findall(text)}
    return named | {f"{HABITATS[habitat]}-{number}" for habitat, number in MARK.findall(text)}


def in_sight(seen: Mapping[str, Any]) -> set[str]:
    """Return the cards a viewer sees now, and those they know to be in a hand."""
    zones: Mapping[str, Any] = seen["view"]["zones"]
    lying = {card for cards in zones.values() if isinstance(cards, list) for card in cards}
    lots = [lot["cards"] for lot in seen["view"]["memory"] if all(place.startswith("hand-") for place in lot["slots"])]
    return lying.union(*lots)


def told(seen: Mapping[str, Any]) -> set[str]:
    """Return the cards in the events a viewer saw lately."""
    return {card for event in seen["log"] for card in event["cards"] or ()}


class Witness:
    """Watches a page and its WebSocket, and checks that every habitat card in them is one its visitor may see."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.regions: dict[str, str] = {}
        self.before: set[str] = set()
        self.ever: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def check(self) -> set[str]:
        """Assert that nothing hidden is on the page or was sent to it; return the cards the visitor sees."""
        seen = seen_by(self.page)
        now = in_sight(seen)
        self.ever |= now | told(seen)
        assert habitats(EVERY_KIND.sub("", self.page.content())) <= self.ever
        assert habitats(self.page.evaluate(PRESENT)) <= now
        for text in self._frames():
            assert habitats(text) <= self.before | now | told(seen)
        self._check_zones(seen)
        self.before = now
        return now

    def _frames(self) -> Iterator[str]:
        """Yield what was sent since the last check, except what repeats the past."""
        heard, self.heard = self.heard, []
        for message in map(json.loads, heard):
            yield json.dumps(message.get("events", []))
            for name, patch in message.get("regions", {}).items():
                self.regions[name] = apply_patch(self.regions.get(name, ""), patch)
                if name not in PAST:
                    yield LATELY.sub("", self.regions[name])

    def _check_zones(self, seen: Mapping[str, Any]) -> None:
        """Assert that each zone on the page shows only cards its viewer sees there; the viewer's own sealed cards may show
        twice."""
        zones, me = seen["view"]["zones"], seen["viewer"]
        sealed = Counter(zones[f"face-down-{me}"]) + Counter(move.partition(" ")[2] for move in seen["picks"])
        for names, shown in self.page.evaluate(ZONES):
            open_cards = Counter(card for name in names if isinstance(zones.get(name), list) for card in zones[name])
            mine = any(name.endswith(f"-{me}") for name in names)
            assert Counter(shown) <= open_cards + (sealed if mine else Counter()), names


def test_two_pages_never_hold_each_others_cards(visitor: Visitors, server: ServerProcess) -> None:
    host, guest = visitor(), visitor()
    witnesses = [Witness(host), Witness(guest)]
    rng, secrets = Random(4), 0
    with people_at(host, guest, server) as third:
        for number in range(STEPS):
            if not _somebody_answers([host, guest], third, rng):
                break
            third.say(f"step {number}")
            for page in (host, guest):
                page.wait_for_selector(f"[data-region=chat] li:last-child:has-text('step {number}')", state="attached")
            sights = [witness.check() for witness in witnesses]
            hands = [set(seen_by(page)["view"]["zones"][f"hand-{seat}"]) for seat, page in enumerate((host, guest))]
            hidden = hands[1] - sights[0], hands[0] - sights[1]
            secrets += sum(map(len, hidden))
            if hidden[0] and number % 8 == 0:
                _plant(witnesses[0], min(hidden[0]))
        assert secrets > STEPS, "too few hidden cards to prove anything"
        assert EVERY_KIND.findall(host.content()) == EVERY_KIND.findall(guest.content())


@contextmanager
def people_at(host: Page, guest: Page, server: ServerProcess) -> Iterator[Friend]:
    """Start a game between two pages and an API player."""
    new_table(host, ("me", "", ""), is_open=True)
    guest.goto(host.url)
    guest.locator("main [formaction$='/sit'][value='1']").click()
    live(guest)
    third = Friend(server.address, "Aiko")
    with third.program.http:
        third.sit(name_of(host), 2)
        start(host)
        yield third


def _somebody_answers(pages: Sequence[Page], third: Friend, rng: Random) -> bool:
    """Let a random player who is asked answer; return False when the game is over."""
    seen = seen_by(pages[0])
    if not seen["waiting"]:
        return False
    seat = rng.choice(seen["waiting"])
    if seat == 2:
        third.answer(rng.choice(third.choices()))
    else:
        up_to_date(pages[seat])
        question = asked(pages[seat])
        give(pages[seat], question, question.chance(rng), mouse)
    return True


def _plant(witness: Witness, secret: str) -> None:
    """Put a hidden card into the page, a zone and a message, and assert that the witness notices each."""
    for place in ("#table", "[data-zone~='bid-1']"):
        witness.page.locator(place).first.evaluate(
            "(place, card) => place.insertAdjacentHTML('beforeend', `<i class=planted data-card=${card}></i>`)", secret
        )
        with pytest.raises(AssertionError):
            witness.check()
        witness.page.locator(".planted").evaluate("one => one.remove()")
        witness.check()
    for message in ({"regions": {"planted": secret}}, {"regions": {}, "events": [{"cards": [secret]}]}):
        witness.heard.append(json.dumps(message))
        with pytest.raises(AssertionError):
            witness.check()


# Reconnecting


@pytest.mark.parametrize("answered", [True, False], ids=["an answer given meanwhile", "nothing given"])
def test_a_killed_server_comes_back_and_play_goes_on(visitor: Visitors, server: ServerProcess, answered: bool) -> None:
    page = visitor(**WITH_SERVICE_WORKER)
    play_now(page)
    for _ in range(3):
        answer(page)
    question = asked(page)
    page.evaluate("window.same = true")
    before = {name: region(page, name) for name in ("hand", "mat", "top")}
    lines = page.locator("[data-region=log] li").all_text_contents()
    tick(page)
    server.kill()
    page.wait_for_selector("#table[data-live=no]")
    assert {name: region(page, name) for name in before} == before
    if answered:
        page.locator(GO).click()
        expect(page.locator("#notice")).not_to_be_empty()
        expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    server.start()
    live(page)
    if not answered:
        assert asked(page) == question
        assert {name: region(page, name) for name in before} == before
        page.locator(GO).click()
    expect(page.locator(f"{MY_MOVE}[data-question='{question.number}']")).to_have_count(0)
    expect(page.locator("#notice")).to_be_empty()
    asked(page)
    assert lines[-1] in page.locator("[data-region=log] li").all_text_contents()
    for _ in range(2):
        answer(page)
    assert page.evaluate("window.same"), "the page was reloaded"


def test_a_page_that_was_offline_catches_up(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**WITH_SERVICE_WORKER)
    with friends_at(page, server.address) as friends:
        first = asked(page)
        give(page, first, first.say(first.picks[0]), mouse)
        page.context.set_offline(True)
        for friend in friends:
            friend.answer("bid refill")
        page.context.set_offline(False)
        live(page)
        seen = up_to_date(page)
        assert seen["question"] > int(first.number)
        for friend in friends:
            while friend.look()["viewer"] in friend.look()["waiting"]:
                friend.answer("done")
        up_to_date(page)
        answer(page)


def test_a_reload_shows_the_same_also_in_the_middle_of_a_pick(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor()
    with friends_at(page, server.address):
        question = asked(page)
        names = ("top", "prompt", "hand", "mat", "seat-0", "seat-1", "seat-2")
        before = {name: region(page, name) for name in names}
        tick(page)
        assert {name: region(page, name) for name in names} != before
        page.reload()
        live(page)
        assert asked(page) == question
        if page.locator(f"{PICKS}:checked").count():
            page.keyboard.press("Escape")
        assert {name: region(page, name) for name in names} == before
        answer(page)


def test_two_tabs_are_one_player(visitor: Visitors) -> None:
    page = visitor()
    play_now(page)
    other = page.context.new_page()
    other.goto(page.url)
    live(other)
    for one, two in ((page, other), (other, page)):
        question = asked(one)
        assert asked(two) == question
        tick(one)
        tick(two)
        one.locator(GO).click()
        for tab in (one, two):
            expect(tab.locator(f"{MY_MOVE}[data-question='{question.number}']")).to_have_count(0)
        asked(one)
        asked(two)
        assert hand(one) == hand(two)


def test_a_desk_becomes_a_phone_in_the_middle_of_a_pick(visitor: Visitors) -> None:
    page = visitor(viewport={"width": 1280, "height": 800})
    play_now(page)
    answer(page)
    asked(page)
    tick(page)
    ready = page.locator(GO).inner_text()
    for size in (PHONE, ViewportSize(width=844, height=390), PHONE):
        page.set_viewport_size(size)
        assert page.locator(GO).inner_text().split("\n")[0] == ready.split("\n")[0]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(GO).scroll_into_view_if_needed()
        expect(page.locator(GO)).to_be_in_viewport()
    answer(page)
    answer(page)


# Sealed answers


def test_an_answer_can_be_taken_back_until_all_are_in(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor()
    with friends_at(page, server.address) as friends:
        question = asked(page)
        cards = hand(page)
        give(page, question, question.say(question.picks[0]), mouse)
        expect(page.locator("[data-region=prompt] .seal")).to_have_count(1)
        page.locator("[data-do=withdraw]").click()
        assert asked(page).number == question.number
        assert hand(page) == cards
        give(page, question, question.say(question.picks[1]), mouse)
        for friend in friends:
            friend.answer(friend.choices()[0])
        up_to_date(page)
        expect(page.locator("[data-do=withdraw]")).to_have_count(0)


def test_who_leaves_may_come_back(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor()
    with friends_at(page, server.address) as friends:
        page.locator("[popovertarget=menu]").click()
        table = page.url
        page.get_by_role("button", name="Leave game").click()
        page.get_by_role("dialog", name="Leave this game?").get_by_role("button", name="Stay").click()
        expect(page.locator("#leaving")).to_be_hidden()
        page.get_by_role("button", name="Leave game").click()
        with page.expect_navigation():
            page.locator("[action$='/leave'] .go").click()
        page.goto(table)
        live(page)
        page.locator("[formaction$='/back']").click()
        expect(page.locator("[formaction$='/back']")).to_have_count(0)
        assert friends[0].look()["seats"][0]["away"] is False
