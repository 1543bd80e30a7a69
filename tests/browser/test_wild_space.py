"""Whole games of Wild Space on the page, also solo; prices, chains step by step, and alternative answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import seen_by
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    GO,
    MY_MOVE,
    PICKS,
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
    some_of,
)
from tests.browser.prepared import open_each
from tests.browser.screens import DESK, FITS, MOVING, PHONE, WHOLE
from tests.browser.test_games import begin
from tests.harness.process import ServerProcess
from tests.harness.situations import find_situation, near_the_end
from wildtable import Move, State

GAME = "wild-space"
WAYS: dict[str, tuple[Hands, Mapping[str, Any], int]] = {
    "mouse, two seats": (mouse, DESK | MOVING, 1),
    "keys, three seats": (keys, DESK, 2),
    "finger, five seats": (finger, PHONE, 4),
}
QUESTIONS = 15
"""This many questions before the end, crews are large."""
BOLD = re.compile(r"^(take play|play|land [369]|use)\b")
"""Moves that lead to large crews, chains and prices."""


def sit_down(page: Page, bots: int, hands: Hands = mouse) -> None:
    new_table(page, ("me", *["medium"] * bots), game=GAME)
    begin(page, hands)


def sit_down_where(page: Page, server: ServerProcess, fits: Callable[[State], bool]) -> Question:
    """Open a game against a bot at the first question to the visitor that fits; return it."""
    for _ in open_each(page, server, {"there": find_situation(GAME, 2, fits)}, "medium"):
        return asked(page)
    raise AssertionError("never asked")


def is_asked(state: State, step: str) -> bool:
    return type(state.agenda[0]).__name__ == step


def has_a_price(state: State) -> bool:
    """Is there a landing that still has to be paid for?"""

    def is_unpaid(move: Move) -> bool:
        after = state.copy()
        after.play(0, move)
        return after.history is state.history

    return is_asked(state, "UseShip") and any(is_unpaid(move) for move in state.asking[0] if move.verb == "land")


def has_just_played(state: State) -> bool:
    """Is the ability of a card just played from the hand offered?"""
    is_optional = any(move.notation == "decline" for move in state.asking[0])
    return is_asked(state, "UseAbility") and is_optional and [one.name for one in state.events][-1:] == ["played"]


def has_an_unmet_condition(state: State) -> bool:
    refusals = (state.asking[0].why(move) for move in state.game.moves if move.verb == "land")
    return is_asked(state, "UseShip") and any(one is not None and one.code == "condition-unmet" for one in refusals)


def bold(question: Question, rng: Random) -> Answer:
    """Prefer playing cards and flying far."""
    liked = [move for move in (*question.picks, *question.others) if BOLD.match(move)]
    if liked and question.least <= 1 and rng.random() < 0.8:
        return question.say(rng.choice(liked))
    return question.chance(rng)


# Whole games


@pytest.mark.parametrize("name", some_of(WAYS))
def test_a_whole_game_against_bots(visitor: Visitors, name: str) -> None:
    hands, screen, bots = WAYS[name]
    page, rng = visitor(**screen), Random(name)
    sit_down(page, bots, hands)
    while asked_or_over(page):
        question = asked(page)
        assert page.evaluate(FITS), f"{question}: the table does not fit the screen"
        assert page.evaluate(WHOLE), f"{question}: something to pick is off the screen"
        give(page, question, bold(question, rng), hands)
    result = seen_by(page)["result"]
    scores = sorted(str(score) for score in result["scores"])
    assert sorted(page.locator(".final tfoot td").all_inner_texts()) == scores
    expect(page.locator(".final .win")).to_contain_text(str(max(result["scores"])))


def test_a_game_alone_begins_on_the_start_page(visitor: Visitors) -> None:
    page = visitor(**PHONE)
    page.goto("/")
    page.locator(f"form:has([name=game][value={GAME}]) [name=start][value='solo=easy']").click()
    live(page)
    assert asked(page).clause in ("WS-11", "WS-S2"), "neither the player nor the Smuggler is first"
    expect(page.get_by_text("Smuggler").first).to_be_visible()


def test_a_game_alone_against_the_smuggler(visitor: Visitors, server: ServerProcess) -> None:
    """The visitor chooses the Smuggler's moves on the hostile planets by its seat."""
    page, rng, steered = visitor(**PHONE), Random("alone"), 0
    for _ in open_each(page, server, {"alone": near_the_end(GAME, 2, QUESTIONS, ("solo", "easy"))}):
        while asked_or_over(page):
            question = asked(page)
            if question.clause == "WS-S2":
                steered += 1
                assert all("hostile-" in move for move in question.picks)
                expect(page.locator(".lurk input")).to_have_count(len(question.picks))
            give(page, question, bold(question, rng), finger)
        assert steered, "the Smuggler never had a choice of planets"
        result = seen_by(page)["result"]
        mine, theirs = (int(text) for text in page.locator(".final tfoot td").all_inner_texts())
        assert [mine] == result["scores"]
        expect(page.locator(".final .win")).to_contain_text("You win" if mine > theirs else "Smuggler")


# Prices, chains, alternative answers


def test_a_sector_is_picked_first_and_then_its_price(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**DESK)
    question = sit_down_where(page, server, has_a_price)
    paid = page.locator(".sector:has(.asks :is(.art-act-discard, .art-act-remove)) label.pick input")
    move = paid.first.get_attribute("value") or ""
    give(page, question, question.say(move), mouse)
    expect(page.locator(".chosen")).to_have_count(1)
    expect(page.locator(".sector label.pick")).to_have_count(0)
    expect(page.locator(".ask h2")).to_contain_text(re.compile("To land:|How do you"))
    page.locator("button[data-do=withdraw]").click()
    expect(page.locator(".chosen")).to_have_count(0)
    give(page, asked(page), asked(page).say(move), mouse)
    while (rest := asked(page)).number == question.number:
        give(page, rest, rest.say(*rest.picks[: rest.least]), mouse)
    sector = move.removeprefix("land ")
    expect(page.locator(f"[data-piece='ship-0-{sector}']")).to_be_visible()


def test_a_chain_is_followed_and_can_be_declined_at_each_step(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**DESK)
    question = sit_down_where(page, server, has_just_played)
    expect(page.locator(".chain .done").last).to_contain_text("Played ")
    expect(page.locator(".chain .now")).to_have_count(1)
    name, _, ability = page.locator(".ask h2").inner_text().partition(": ")
    expect(page.locator(".chain .now")).to_have_text(f"{name}: {ability}")
    page.keyboard.press("n")
    expect(page.locator(".actions [name=only]:focus")).to_have_count(1)
    page.keyboard.press("n")
    expect(page.locator(f"{MY_MOVE}[data-question='{question.number}']")).to_have_count(0)
    expect(page.locator(".chain")).to_contain_text("Skipped")


def test_the_pool_is_refreshed_for_a_card_in_hand(visitor: Visitors) -> None:
    """At any of one's own questions: the secondary button, then a card."""
    page = visitor(**DESK)
    sit_down(page, 1)
    before = seen_by(page)["view"]["zones"]
    sectors = page.locator(".sector label.pick input")
    sectors.first.check()
    page.keyboard.press("r")
    expect(page.locator("#instead")).to_be_checked()
    expect(sectors.first).not_to_be_checked()
    expect(page.locator(GO)).to_have_text("Choose a card↵")
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("2")
    given = page.locator(".hand .instead input").nth(1)
    expect(given).to_be_checked()
    expect(page.locator(GO)).to_contain_text("Refresh for")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .held")).to_have_count(len(before["hand-0"]) - 1)
    after = seen_by(page)["view"]["zones"]
    given_up = [before["hand-0"][1], *(before[f"pool-{n}"][0] for n in (1, 2, 3))]
    assert sorted(after["discard"]) == sorted([*before["discard"], *given_up]), "more or other cards were discarded"
    expect(page.locator("#instead")).not_to_be_checked()
    expect(sectors.first).to_be_visible()


def test_nothing_scrolls_the_pool_out_of_sight(visitor: Visitors) -> None:
    """What has the focus may reach below the edge of the mat, which nobody could scroll back."""
    page = visitor(**PHONE)
    sit_down(page, 1)
    for sector in page.locator(".sector label.pick input").all():
        sector.focus()
        assert page.locator(".mat").evaluate("(mat) => { mat.scrollTop += 99; return mat.scrollTop }") == 0


def test_ending_the_turn_leaves_the_other_way_open(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**DESK)
    question = sit_down_where(page, server, lambda state: is_asked(state, "EndTurn"))
    assert question.others == ["end"]
    expect(page.locator(GO)).to_have_text("End turn↵")
    held = page.locator(".hand .held").count()
    page.locator("label:has(#instead)").click()
    page.locator(".hand .instead").first.click()
    page.locator(GO).click()
    expect(page.locator(".hand .held")).to_have_count(held - 1)


def test_what_cannot_be_used_says_why(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**DESK)
    question = sit_down_where(page, server, has_an_unmet_condition)
    refused = page.locator(".sector [aria-disabled=true]")
    refused.first.focus()
    why = page.locator(".sector:has([aria-disabled=true]) .why").first
    expect(why).to_be_visible()
    expect(why.locator("a")).to_have_attribute("href", re.compile(r"/wild-space#WS-\d+"))
    assert (refused.first.get_attribute("value") or "") not in question.picks


# Screen readers


def test_cards_and_sectors_are_told_in_words(visitor: Visitors) -> None:
    page = visitor(**DESK)
    sit_down(page, 1)
    cards = seen_by(page)["view"]["zones"]["hand-0"]
    named = [one.get_attribute("aria-label") or "" for one in page.locator(".hand button.pick").all()]
    assert len(named) == len(cards)
    assert all(re.match(r"^[A-Z][\w ]+\. .+", name) for name in named), "a label lacks the name or the printed text"
    left = page.locator(f"{PICKS}[value='land 1-left']").get_attribute("aria-label")
    assert left is not None
    assert left.startswith("Land on planet 1, left. ")
    assert "Draw" in left or "Put" in left
    expect(page.locator(".mine .track li").nth(1)).to_contain_text("Square 1:")
    expect(page.locator(".mine .strip-of .bear")).to_contain_text("bears:")


def test_a_closer_look_brings_the_words(visitor: Visitors) -> None:
    page = visitor(**DESK)
    sit_down(page, 1)
    page.locator(".pool button.pick").first.focus()
    page.keyboard.press("z")
    expect(page.locator("#zoom .card.crew")).to_be_visible()
    expect(page.locator("#zoom p")).not_to_be_empty()
    page.keyboard.press("z")
    expect(page.locator("#zoom")).to_be_hidden()


def test_a_crew_opens_as_cards_and_stays_open_while_others_play(visitor: Visitors) -> None:
    page = visitor(**PHONE)
    sit_down(page, 2)
    page.locator(".opps .crowd button").first.tap()
    crew = page.locator(".crew:popover-open")
    expect(crew.locator(".card").first).to_be_visible()
    name = crew.locator("h3").inner_text()
    while asked_or_over(page):
        question = asked(page)
        give(page, question, question.chance(Random("crew")), keys)
        if question.clause == "WS-13":
            break
    expect(crew.locator("h3")).to_have_text(name)


# Ships and tokens move


@pytest.mark.motion
def test_a_spaceship_flies_from_its_owner_to_the_sector(visitor: Visitors) -> None:
    page = visitor(**DESK)
    sit_down(page, 1)
    question = asked(page)
    page.evaluate(
        """() => {
          window.slid = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...about) {
            if (this.dataset?.piece) slid.push(this.dataset.piece);
            return animate.apply(this, about);
          };
        }"""
    )
    give(page, question, question.say("land 1-left"), mouse)
    expect(page.locator("[data-piece='ship-0-1-left']")).to_be_visible()
    assert "ship-0-1-left" in page.evaluate("slid")


# Without JavaScript


def test_without_scripts_the_pool_is_refreshed_and_a_turn_played(visitor: Visitors) -> None:
    page = visitor(**DESK, java_script_enabled=False)
    page.goto("/")
    page.locator(f"form:has([name=game][value={GAME}]) button[name=quick]").click()
    page.wait_for_load_state()
    while not page.locator(MY_MOVE).count():
        page.reload()
    held = page.locator(".hand .held").count()
    page.locator("label:has(#instead)").click()
    page.locator(".hand label.instead").first.click()
    page.locator(GO).click()
    page.wait_for_load_state()
    expect(page.locator(".hand .held")).to_have_count(held - 1)
    while page.locator(MY_MOVE).count() and not page.locator(f"{GO}[value=end]").count():
        if not page.locator(f"{GO}[name=only]").count():
            page.locator(PICKS).first.check(force=True)
        page.locator(GO).click()
        page.wait_for_load_state()
        expect(page.locator(".notice")).to_be_empty()
    expect(page.locator(".berth .ship.mine")).to_have_count(1)
