"""What people do on the pages: make a table, sit down, answer. Everything waits for the page, nothing for the clock."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

MY_MOVE = "[data-your-move]"
OVER = "[data-region=mat] .score"


def play_now(page: Page) -> None:
    """From the lobby into a game against bots."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    live(page)


def live(page: Page) -> None:
    page.wait_for_selector("main[data-live=yes]")


def new_table(page: Page, seats: tuple[str, ...] = ("me", "", "greedy"), *, is_open: bool = False, **fields: str) -> None:
    page.goto("/tables/new?game=wild-cards")
    for number, who in enumerate(seats):
        page.locator(f"[name=seat-{number}]").select_option(who)
    for name, value in fields.items():
        page.locator(f"[name={name}]").select_option(value)
    page.locator(f"[name=open][value={'yes' if is_open else 'no'}]").check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")


def invitation(page: Page) -> str:
    """The host makes a link for a friend and returns to the table."""
    table = page.url
    page.get_by_role("button", name="Make fresh links").click()
    link = page.locator("#invite").input_value()
    page.goto(table)
    return urlsplit(link).path


def tick(page: Page) -> None:
    """Choose something legal: the first answer, or as many cards as may be picked."""
    boxes = page.locator(".moves input")
    for number in range(max(1, int(page.locator(MY_MOVE).get_attribute("data-most") or 0))):
        boxes.nth(number).check()


def answer(page: Page) -> None:
    """Answer what is asked and wait until it is taken."""
    page.wait_for_selector(MY_MOVE)
    question = page.locator(MY_MOVE).get_attribute("data-question")
    tick(page)
    page.locator("button[form=answer].main").click()
    expect(page.locator(f"{MY_MOVE}[data-question='{question}']")).to_have_count(0)


def asked_or_over(page: Page) -> bool:
    """Wait for a question of one's own; False when the game is over instead."""
    page.wait_for_selector(f"{MY_MOVE}, {OVER}")
    return page.locator(OVER).count() == 0


def region(page: Page, name: str) -> str:
    return page.locator(f"[data-region={name}]").inner_text()


def hand(page: Page) -> list[str]:
    return page.locator("[data-region=hand] > .cards").first.locator(".card").all_inner_texts()
