"""Whole games of Wild Realms Alliance on the page, by mouse, by touch and by keyboard alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import friends_at, seen_by
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    GO,
    MY_MOVE,
    PICKS,
    Hands,
    asked,
    asked_or_over,
    finger,
    give,
    keys,
    mouse,
    new_table,
    some_of,
)
from tests.browser.prepared import open_each
from tests.browser.screens import DESK, FITS, MOVING, PHONE, ROOMY, look_for_room
from tests.browser.test_games import begin
from tests.harness.process import ServerProcess
from tests.harness.situations import find_situation, situations
from tests.rules.wra_decks import printed
from wildtable.engine.state import State
from wildtable.games.wild_realms_alliance.state import TUCKED

GAME = "wild-realms-alliance"
WAYS: dict[str, tuple[Hands, Mapping[str, Any], int]] = {
    "mouse, three seats": (mouse, DESK | MOVING, 2),
    "keys on a phone's screen, four seats": (keys, PHONE, 3),
    "finger, three seats": (finger, PHONE, 2),
}


@pytest.mark.parametrize("name", some_of(WAYS, "finger, three seats"))
def test_a_whole_game_against_bots(visitor: Visitors, name: str) -> None:
    hands, screen, bots = WAYS[name]
    page, rng = visitor(**screen), Random(name)
    new_table(page, ("me", *["easy"] * bots), game=GAME)
    begin(page, hands)
    while asked_or_over(page):
        question = asked(page)
        assert page.evaluate(FITS), f"{question}: the table does not fit the screen"
        give(page, question, question.chance(rng), hands)
    result = seen_by(page)["result"]
    scores = sorted(str(score) for score in result["scores"])
    assert sorted(page.locator(".final tfoot td").all_inner_texts()) == scores
    expect(page.locator(".final .win")).to_contain_text(str(max(result["scores"])))


@pytest.mark.campaign
def test_a_whole_game_with_animals_of_ones_own(visitor: Visitors) -> None:
    """Custom names are shown, animals without art show a paw print, and the record replays."""
    page, rng = visitor(**DESK), Random("own")
    new_table(page, ("me", "medium", "medium"), game=GAME, deck=printed())
    begin(page, mouse)
    while asked_or_over(page):
        for card in page.locator("main .card[data-card]").all():
            name = card.get_attribute("data-card") or ""
            expect(card.locator(".portrait .art")).to_have_class(f"art art-{'wolf' if name == 'wolf' else 'tracks'}")
        question = asked(page)
        give(page, question, question.chance(rng), mouse)
    page.goto((page.locator(".links a").first.get_attribute("href") or "").replace("at=0", "at=2"))
    names = "(deck) => [...deck.content.querySelectorAll('.name')].map((one) => one.textContent)"
    kinds = page.locator("#deck").evaluate(names)
    assert kinds[:5] == ["Wolf", "Snow Leopard", "Arctic Fox", "Eisbär", "Caiman"]


def to_the_roles(page: Page, server: ServerProcess) -> None:
    """Open a game against bots in which roles are to be assigned."""
    for _ in open_each(page, server, {"roles": situations(GAME)["WRA-06 lead"]}, "random"):
        return


def test_the_first_pick_leads_and_the_second_fights(visitor: Visitors, server: ServerProcess) -> None:
    """Whatever their order on the page; the third becomes the Collector."""
    page = visitor(**DESK)
    to_the_roles(page, server)
    cards = [move.partition(" ")[2] for move in asked(page).picks]
    spots = page.locator("main label.pick")
    expect(page.locator(GO)).to_have_text("Choose a Leader↵")
    spots.nth(2).click()
    expect(page.locator(GO)).to_have_text("Choose a Fighter↵")
    spots.nth(0).click()
    names = [spot.get_attribute("data-becomes") for spot in spots.all()]
    assert names == ["Fighter", "Collector", "Leader"]
    page.locator(GO).click()
    expect(page.locator(f"{MY_MOVE}[data-clause=WRA-06]")).to_have_count(0)
    zones = seen_by(page)["view"]["zones"]
    lying = [*zones["leader-0"], *zones["tucked-0"], *zones["hidden-fighter-0"], *zones["fighter-0"]]
    assert cards[2] in lying
    assert page.locator(".mine .leader .lie .card").get_attribute("data-card") == cards[2]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_role_is_given_by_its_button_to_the_animal_in_focus(
    visitor: Visitors, server: ServerProcess, screen: dict[str, Any]
) -> None:
    """In any order, Collector first; the last animal takes the last role."""
    page = visitor(**screen)
    to_the_roles(page, server)
    spots, roles = page.locator("main label.pick"), page.locator(".roles button")
    becomes = "(spots) => spots.map((spot) => spot.dataset.becomes)"
    spots.nth(0).click()
    roles.nth(2).click()
    assert spots.evaluate_all(becomes) == ["Collector", "", ""]
    expect(page.locator(GO)).to_have_text("Choose a Leader↵")
    spots.nth(1).click()
    roles.nth(1).click()
    assert spots.evaluate_all(becomes) == ["Collector", "Fighter", "Leader"]
    moves = [move.partition(" ")[2] for move in asked(page).picks]
    page.locator(GO).click()
    expect(page.locator(f"{MY_MOVE}[data-clause=WRA-06]")).to_have_count(0)
    assert page.locator(".mine .leader .lie .card").get_attribute("data-card") == moves[2]


def test_letters_give_roles_and_the_page_says_so(visitor: Visitors, server: ServerProcess) -> None:
    """They go to the animal in focus; elsewhere L opens the log."""
    page = visitor(**DESK)
    to_the_roles(page, server)
    page.keyboard.press("?")
    for key in "LFC":
        expect(page.locator("#keys dt").first.get_by_text(key, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    spots = page.locator("main label.pick")
    becomes = "(spots) => spots.map((spot) => spot.dataset.becomes)"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("f")
    assert spots.evaluate_all(becomes) == ["Fighter", "", ""]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("c")
    assert spots.evaluate_all(becomes) == ["Fighter", "Collector", "Leader"]
    page.keyboard.press("l")
    assert spots.evaluate_all(becomes) == ["Fighter", "Leader", "Collector"]
    expect(page.locator("#log")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator(f"{MY_MOVE}[data-clause=WRA-06]")).to_have_count(0)


def test_without_scripts_roles_are_named_one_after_the_other(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**DESK)
    with friends_at(page, server.address, game=GAME) as friends:
        for _ in range(3):
            for friend in friends:
                friend.answer(friend.choices()[0])
            question = asked(page)
            give(page, question, question.say(question.picks[0]), mouse)
        expect(page.locator(f"{MY_MOVE}[data-clause=WRA-06]")).to_have_count(1)
        form = {
            "token": page.locator("#answer [name=token]").input_value(),
            "question": page.locator("[name=question]").input_value(),
        }
        action = page.locator("#answer").get_attribute("action") or ""
        for verb in ("lead", "fight"):
            page.reload()
            moves = [one.get_attribute("value") or "" for one in page.locator(PICKS).all()]
            assert {move.partition(" ")[0] for move in moves} == {verb}
            page.request.post(action, form={**form, "move": moves[0]})
        page.reload()
        expect(page.locator(".mine .seal .card[data-card]")).to_have_count(3)


def test_the_sum_of_three_animals_is_told(visitor: Visitors, server: ServerProcess) -> None:
    page = visitor(**DESK)
    for _ in open_each(page, server, {"three": situations(GAME)["WRA-15 keep"]}):
        for pick in page.locator(PICKS).all()[:3]:
            pick.check()
        expect(page.locator(".sofar .chip").first).to_contain_text("Strengths")
        expect(page.locator(GO)).to_contain_text("Keep these three")


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_tucked_under_a_leader_covers_no_words(visitor: Visitors, server: ServerProcess, seats: int) -> None:
    def fits(state: State) -> bool:
        return any(state[zone] for zone in TUCKED[1:seats])

    page = visitor(**DESK)
    for _ in open_each(page, server, {"tucked": find_situation(GAME, seats, fits)}):
        look_for_room(page, "tucked", ROOMY)
