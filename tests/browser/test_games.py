"""Whole games played on the page, by mouse, by keys alone and by finger; and every kind of question, by each of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Friend, friends_at, seen_by, step, up_to_date, worth
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    MY_MOVE,
    OVER,
    Answer,
    Hands,
    Question,
    asked,
    asked_or_over,
    finger,
    give,
    keys,
    live,
    mouse,
    new_table,
    walk_to,
)
from tests.harness.process import ServerProcess

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STILL = {"reduced_motion": "reduce"}
FITS = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  const { left, top, right, bottom } = document.querySelector(".go[form=answer]").getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""


@dataclass(frozen=True)
class Way:
    """How somebody plays a game: with which hands, before which screen, by which options, against how many."""

    hands: Hands
    screen: Mapping[str, Any]
    options: Mapping[str, str] = field(default_factory=dict)
    bots: int = 2


WAYS = {
    "mouse, 2022": Way(mouse, DESK),
    "keys, 2020": Way(keys, DESK | STILL, {"edition": "2020"}, 3),
    "finger, four people and Leo": Way(finger, PHONE | STILL, {"leo": "yes"}, 3),
    "finger, five people": Way(finger, PHONE | STILL, {"edition": "2022"}, 4),
}


def some_of(names: Iterable[str], *now: str) -> list[Any]:
    """Which ways are tried every time; the others are for a campaign."""
    return [name if name in now else pytest.param(name, marks=pytest.mark.campaign) for name in names]


@pytest.mark.parametrize("name", some_of(WAYS, "keys, 2020", "finger, four people and Leo"))
def test_a_whole_game_against_bots(visitor: Visitors, name: str) -> None:
    way = WAYS[name]
    page, rng = visitor(**way.screen), Random(name)
    new_table(page, ("me", *["greedy"] * way.bots), options=way.options)
    begin(page, way.hands)
    while asked_or_over(page):
        question = asked(page)
        assert page.evaluate(FITS), f"{question}: the table does not fit the screen"
        give(page, question, question.chance(rng), way.hands)
    check_the_end(page)
    look_back_and_play_again(page, way.hands)


def begin(page: Page, hands: Hands) -> None:
    """The page is loaded anew with the game."""
    button = page.locator("[formaction$='/start']")
    if hands is keys:
        walk_to(page, button)
    with page.expect_navigation():
        if hands is keys:
            page.keyboard.press("Enter")
        elif hands is finger:
            button.tap()
        else:
            button.click()
    live(page)
    page.wait_for_selector(MY_MOVE)


def check_the_end(page: Page) -> None:
    """The page tells the scores and who has won, as the server has counted them."""
    result = seen_by(page)["result"]
    scores = sorted(str(score) for score in result["scores"])
    assert sorted(page.locator(".final tfoot td").all_inner_texts()) == scores
    expect(page.locator(".final .win")).to_contain_text(str(max(result["scores"])))
    mine = result["ranks"][0] == 1
    expect(page.locator(".final .win")).to_contain_text("You" if mine else "win")
    expect(page).to_have_title(re.compile("^Wild Cards"))


def look_back_and_play_again(page: Page, hands: Hands) -> None:
    table = page.url
    page.locator("a[href^='/records/']").first.click()
    page.wait_for_selector("#table[data-at='0']")
    expect(page.locator("h1")).to_contain_text("Wild Cards")
    page.goto(table)
    live(page)
    page.wait_for_selector(OVER)
    begin(page, hands)
    expect(page.locator(OVER)).to_have_count(0)


# Every kind of question. The others at the table do what brings it about.

KINDS = {
    "WC-08 bid",
    "WC-26 choose",
    "WC-29 give",
    "WC-29 get",
    "WC-09 discard",
    "WC-12 take",
    "WC-12 pay",
    "WC-16 pay",
    "WC-17 reveal",
    "WC-27 leave",
}
GAMES = 4
USEFUL = ("eagle", "meerkat", "ibex")
"""Leaders whose owners are asked something of their own."""


HANDS: dict[str, tuple[Hands, Mapping[str, Any]]] = {"mouse": (mouse, DESK), "keys": (keys, DESK), "finger": (finger, PHONE)}


@pytest.mark.parametrize("name", some_of(HANDS, "keys", "finger"))
def test_every_kind_of_question(visitor: Visitors, server: ServerProcess, name: str) -> None:
    hands, screen = HANDS[name]
    page = visitor(**screen, **STILL)
    missing = set(KINDS)
    for _ in range(GAMES):
        if missing:
            ask_for(missing, page, server, hands)
    assert not missing, "never asked"


def ask_for(missing: set[str], page: Page, server: ServerProcess, hands: Hands) -> None:
    """A game in which the questions that are missing come up, as far as its deal allows."""
    with friends_at(page, server.address, edition="2020") as friends:
        while missing and not (seen := up_to_date(page))["over"]:
            if 0 in seen["waiting"]:
                question = asked(page)
                give(page, question, wished(question, seen, missing, matched(friends)), hands)
                missing.discard(question.kind)
            for number, friend in enumerate(friends, 1):
                if number in seen_by(page)["waiting"]:
                    follow(friend, seen_by(page), ties=bool(missing & {"WC-16 pay", "WC-17 reveal"}))


def wished(question: Question, seen: dict[str, Any], missing: set[str], ties: set[int]) -> Answer:
    """An answer that leads to questions not asked yet."""
    zones = seen["view"]["zones"]
    if question.kind == "WC-08 bid":
        return question.say(*bid(question, zones, missing, ties))
    if question.kind == "WC-12 take":
        new = [move for move in question.picks if f"{move.split()[1]}-leader" not in zones["leaders-0"]]
        useful = [move for move in new if move.split()[1] in USEFUL]
        harmless = [move for move in question.picks if move != "take lion"]
        return question.say((*useful, *harmless, "pass")[0])
    if question.kind == "WC-27 leave":
        return question.say("take-back")
    return Answer(tuple(range(max(question.least, min(1, len(question.picks))))))


def matched(friends: Sequence[Friend]) -> set[int]:
    """The bids that some friend can make, and pay, too."""
    moves = [friend.choices() for friend in friends]
    return {worth(move) for all_of in moves for move in all_of if worth(move) < len(all_of)}


def bid(question: Question, zones: dict[str, Any], missing: set[str], ties: set[int]) -> list[str]:
    leaders = zones["leaders-0"]
    cards = sorted(question.picks, key=worth)
    payable = [move for move in cards if worth(move) <= len(cards) - 1]
    if "meerkat-leader" in leaders and {"WC-29 give", "WC-29 get"} & missing and "bid refill" in cards:
        return ["bid refill"]
    if "eagle-leader" in leaders and "WC-26 choose" in missing:
        return payable[-2:]
    if "WC-17 reveal" in missing and (ones := [move for move in cards if worth(move) == 1]):
        return ones[:1]
    if "WC-16 pay" in missing and (tied := [move for move in payable if worth(move) > 1 and worth(move) in ties]):
        return tied[:1]
    if len(cards) < 5 and "bid refill" in cards:
        return ["bid refill"]
    return payable[-1:]


def follow(friend: Friend, seen: dict[str, Any], *, ties: bool) -> None:
    """Bid the same as the first seat has, or next to nothing; take nothing."""
    mine = friend.look()
    moves = sorted(friend.choices(), key=worth)
    match step(mine):
        case "PlaceBids":
            theirs = max(worth(move) for move in seen["picks"] or ["bid refill"])
            same = [move for move in moves if ties and worth(move) == theirs and theirs]
            friend.answer((*same, *[move for move in moves if worth(move) != theirs])[0])
        case "TakeOrPass":
            friend.answer("pass")
        case "PrepareNextRound":
            friend.answer("leave")
        case "LayPayments" | "Pay":
            owed = worth(mine["view"]["zones"][f"bid-{mine['viewer']}"][0]) - 1
            held = [card for card in mine["view"]["zones"][f"hand-{mine['viewer']}"] if card != "refill"]
            friend.answer(*(f"pay {card}" for card in sorted(held, key=worth)[:owed]))
        case "Refill":
            friend.answer("done")
        case _:
            friend.answer(moves[0])
