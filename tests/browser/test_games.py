"""Whole games of Wild Cards on the page, by mouse, by keyboard alone and by touch."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import seen_by
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    MY_MOVE,
    OVER,
    Hands,
    asked,
    asked_or_over,
    finger,
    give,
    keys,
    live,
    mouse,
    new_table,
    some_of,
    walk_to,
)
from tests.browser.prepared import open_each
from tests.browser.screens import DESK, FITS, MOVING, PHONE
from tests.harness.process import ServerProcess
from tests.harness.situations import near_the_end

LAST = 5
"""Questions left until the end of a game."""


@dataclass(frozen=True)
class Way:
    """How a game is played: input method, screen, options, number of bots."""

    hands: Hands
    screen: Mapping[str, Any]
    options: Mapping[str, str] = field(default_factory=dict)
    bots: int = 2


WAYS = {
    "mouse, 2022": Way(mouse, DESK | MOVING),
    "keys, 2020": Way(keys, DESK, {"edition": "2020"}, 3),
    "finger, four people and Leo": Way(finger, PHONE, {"leo": "yes"}, 3),
    "finger, five people": Way(finger, PHONE, {"edition": "2022"}, 4),
}


@pytest.mark.parametrize("name", some_of(WAYS))
def test_a_whole_game_against_bots(visitor: Visitors, name: str) -> None:
    way = WAYS[name]
    page, rng = visitor(**way.screen), Random(name)
    new_table(page, ("me", *["medium"] * way.bots), options=way.options)
    begin(page, way.hands)
    while asked_or_over(page):
        question = asked(page)
        assert page.evaluate(FITS), f"{question}: the table does not fit the screen"
        give(page, question, question.chance(rng), way.hands)
    check_the_end(page)
    look_back_and_play_again(page, way.hands)


def test_the_end_of_a_game_leads_to_its_record_and_to_another(visitor: Visitors, server: ServerProcess) -> None:
    page, rng = visitor(**DESK), Random("end")
    for _ in open_each(page, server, {"the end": near_the_end("wild-cards", 3, LAST)}, "medium"):
        while asked_or_over(page):
            question = asked(page)
            give(page, question, question.chance(rng), mouse)
        check_the_end(page)
        look_back_and_play_again(page, mouse)


def begin(page: Page, hands: Hands) -> None:
    button = page.locator("[formaction$='/start']")
    if hands is keys:
        walk_to(page, button)
    if hands is keys:
        page.keyboard.press("Enter")
    elif hands is finger:
        button.tap()
    else:
        button.click()
    page.wait_for_selector(MY_MOVE)
    live(page)


def check_the_end(page: Page) -> None:
    """Assert that the page shows the scores and the winner as the server counted them."""
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
