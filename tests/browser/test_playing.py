"""Games played on the pages by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import (
    MY_MOVE,
    OVER,
    answer,
    asked_or_over,
    hand,
    invitation,
    live,
    new_table,
    play_now,
    region,
    tick,
)
from tests.browser.serving import Running

LARGEST_PAGE = 60_000


def test_a_whole_game_and_its_record(visitor: Visitors) -> None:
    page = visitor()
    play_now(page)
    expect(page).to_have_title(re.compile("● Your move"))
    while asked_or_over(page):
        answer(page)
        assert len(page.content()) < LARGEST_PAGE
    expect(page.locator("[data-region=status]")).to_contain_text("The game is over")
    expect(page).to_have_title(re.compile("^Wild Cards"))
    scores = page.locator(".score .total td").all_inner_texts()
    page.get_by_role("link", name="Look at the whole game").click()
    _look_through(page, scores)
    _bring_it_back(page, scores)


def _look_through(page: Page, scores: list[str]) -> None:
    """Step through a record, see what a seat saw, and let the browser check the shuffles."""
    expect(page.locator(".score .total td")).to_have_text(scores)
    expect(page.locator("#check")).to_have_attribute("data-verdict", "good")
    page.get_by_role("link", name="First").click()
    expect(page.locator("#moment")).to_have_text("The deal")
    expect(page.locator("[data-seat='1'] h4").first).to_have_text("Hand")
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#moment")).to_contain_text("After question 1 of")
    page.locator("select[name=seat]").select_option("0")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator("[data-seat='1'] h4").get_by_text("Hand", exact=True)).to_have_count(0)
    page.get_by_role("link", name="Previous").click()
    expect(page.locator("#moment")).to_have_text("The deal")
    page.get_by_role("link", name="Last").click()
    expect(page.locator(".score .total td")).to_have_text(scores)


def _bring_it_back(page: Page, scores: list[str]) -> None:
    """Download a record, break a copy, import the whole one."""
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    text = downloading.value.path().read_text(encoding="utf-8")
    for record, name in ((text.replace("0 bid", "0 pay", 1), "broken"), (text, "whole")):
        page.goto("/")
        page.get_by_text("Look at a record of your own").click()
        page.locator("[name=record]").fill(record)
        page.get_by_role("button", name="Show it").click()
        if name == "broken":
            expect(page.locator(".notice")).to_contain_text("not a record that can be played again")
    page.wait_for_url("**/imports/*")
    expect(page.locator(".score .total td")).to_have_text(scores)
    expect(page.locator("#check")).to_have_attribute("data-verdict", "good")


def test_two_people_never_see_each_others_hands(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    frames: dict[str, list[str]] = {"host": [], "friend": []}
    _listen(host, frames["host"])
    _listen(friend, frames["friend"])
    new_table(host)
    friend.goto(invitation(host))
    friend.get_by_role("button", name="Sit here", exact=True).click()
    names = {"host": _name(host), "friend": _name(friend)}
    _play(host, friend)
    host.get_by_role("button", name="Start another game").click()
    for page in (host, friend):
        page.wait_for_selector(MY_MOVE)
        assert hand(page) == _after_reload(page), "a rematch gives everybody another seat, and its own hand"
    _play(host, friend, rounds=4)
    for who, other in (("host", "friend"), ("friend", "host")):
        told = "".join(frames[who])
        assert f"{names[other]} draws" in told
        seen = re.findall(rf"{re.escape(names[other])} (?:draws|is dealt) ([^.]*)\.", told)
        assert {cards for cards in seen if not re.fullmatch(r"\d+ cards?", cards)} <= {"Refill card"}


def _listen(page: Page, frames: list[str]) -> None:
    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame).replace("\\u2068", "").replace("\\u2069", "")))

    page.on("websocket", opened)


def _name(page: Page) -> str:
    return page.locator("header .me bdi").inner_text().strip("\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}")


def _after_reload(page: Page) -> list[str]:
    page.reload()
    return hand(page)


def _play(host: Page, friend: Page, rounds: int = 1000) -> None:
    """Both answer what they are asked; neither page ever shows a card that only one of them has."""
    if host.get_by_role("button", name="Start the game").count():
        host.get_by_role("button", name="Start the game").click()
    looked = 0
    for _ in range(rounds):
        host.wait_for_selector(f"{MY_MOVE}, {OVER}, [data-region=prompt] h2:text('Not your move'), h2:text('answer is in')")
        if host.locator(OVER).count():
            break
        looked += _keep_apart(host, friend)
        for page in (host, friend):
            if page.locator(MY_MOVE).count():
                answer(page)
    assert looked


SHOWN = """() => {
  const text = (name) => document.querySelector(`[data-region=${name}]`).innerText;
  const hand = [...document.querySelectorAll("[data-region=hand] > .cards .card")].map((card) => card.innerText);
  return { hand, open: ["status", "mat", "seats"].map(text).join(), prompt: text("prompt") };
}"""


def _keep_apart(*pages: Page) -> bool:
    """The four wild cards are unique: whose hand holds one, the other's page must not show it. Bots may move while we look;
    then it says False, for nothing was to be seen at one moment."""
    one, other = (page.evaluate(SHOWN) for page in pages)
    if [one, other] != [page.evaluate(SHOWN) for page in pages] or one["open"] != other["open"]:
        return False
    for mine, strange in ((one, other), (other, one)):
        held = {card for card in mine["hand"] if card.startswith("Wild")}
        assert not held & set(strange["hand"])
        assert not any(card in strange["open"] + strange["prompt"] for card in held)
    return True


def test_a_reload_shows_the_same(visitor: Visitors) -> None:
    page = visitor()
    play_now(page)
    for _ in range(4):
        answer(page)
    page.wait_for_selector(MY_MOVE)
    before = {name: region(page, name) for name in ("status", "prompt", "hand", "mat", "seats", "log")}
    page.reload()
    live(page)
    assert {name: region(page, name) for name in before} == before


def test_without_scripts_the_forms_do_it_all(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(MY_MOVE)
    for _ in range(5):
        page.locator(".moves input").first.check()
        boxes = page.locator(".moves input[type=checkbox]")
        for number in range(min(boxes.count(), int(page.locator(MY_MOVE).get_attribute("data-most") or 0))):
            boxes.nth(number).check()
        page.locator("button[form=answer].main").click()
        for _ in range(100):
            if page.locator(MY_MOVE).count():
                break
            page.reload()
    page.locator("#chat input[name=text]").fill("good <i>game</i>")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat bdi")).to_have_text("good <i>game</i>")


def test_a_stale_form_is_explained_without_scripts(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(MY_MOVE)
    other = page.context.new_page()
    other.goto(page.url)
    for one in (other, page):
        one.locator(".moves input").first.check()
        one.locator("button[form=answer].main").click()
    expect(page.locator("#notice")).not_to_be_empty()


def test_a_killed_server_comes_back_and_play_goes_on(visitor: Visitors, server: Running) -> None:
    page = visitor()
    play_now(page)
    answer(page)
    page.wait_for_selector(MY_MOVE)
    before = region(page, "hand")
    server.kill()
    page.wait_for_selector("main[data-live=no]")
    question = page.locator(MY_MOVE).get_attribute("data-question")
    assert region(page, "hand") == before
    tick(page)
    page.locator("button[form=answer].main").click()
    expect(page.locator("button[form=answer].main")).to_be_disabled()
    server.start()
    live(page)
    expect(page.locator(f"{MY_MOVE}[data-question='{question}']")).to_have_count(0)
    expect(page.locator("#notice")).to_be_empty()
    for _ in range(3):
        answer(page)


def test_an_answer_can_be_taken_back_until_all_are_in(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    new_table(host)
    friend.goto(invitation(host))
    friend.get_by_role("button", name="Sit here", exact=True).click()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector(MY_MOVE)
    friend.wait_for_selector(MY_MOVE)
    answer(host)
    expect(host.locator("[data-region=prompt] h2")).to_have_text("Your answer is in")
    friend.locator(".moves input").nth(1).check()
    host.get_by_role("button", name="Take it back").click()
    host.wait_for_selector(MY_MOVE)
    expect(friend.locator(".moves input").nth(1)).to_be_checked()
    friend.get_by_role("button", name="Leave").click()
    friend.get_by_role("button", name="Take your seat back").click()
