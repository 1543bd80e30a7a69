"""Screenshots of every page for docs/screenshots: wide and narrow, light and dark, with the same deals and moves every time.

Four players play one game of Wild Cards, one of them in two browsers, a desktop and a phone. Players not needed for the next
screenshot play simply: they bid what they can pay and take what they own most of. The other games follow, with fewer
screenshots.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.company import NAMES, step, worth
from tests.browser.pictures import Gallery, Player, open_browser
from tests.browser.places import rated_player
from tests.browser.playing import (
    MY_MOVE,
    Answer,
    Question,
    asked,
    asked_or_over,
    give,
    mouse,
    name_of,
    new_table,
    set_name,
    start,
    start_button,
)
from tests.browser.test_wild_space import bold
from tests.harness.process import serving_browsers

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SEED = "wild"
LATE = 5
"""The round from which the table is full enough for a screenshot."""


# The game


@dataclass
class Company:
    """The players of the game; seat 0 is in the screenshots."""

    players: list[Player]
    rng: Random

    def seen(self) -> dict[str, Any]:
        return self.players[0].look()

    def until(self, is_there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play on until a condition holds for what seat 0 sees; return that."""
        while not is_there(seen := self.seen()):
            assert not seen["over"], "the game ended first"
            self.go_on(seen["waiting"])
        return seen

    def go_on(self, seats: list[int]) -> None:
        """Let these seats answer the current question."""
        question = self.seen()["question"]
        for seat in seats:
            while (seen := self.players[seat].look())["question"] == question and seat in seen["waiting"]:
                self.players[seat].answer(*usual(seen, self.rng))

    def bid(self, *bids: str) -> None:
        for player, bid in zip(self.players, bids, strict=True):
            player.bid(bid)

    def until_rich(self, earliest: int = 1) -> dict[str, Any]:
        """Play until bids are due and seat 0 holds more than five cards; all refill as long as it does not."""
        while True:
            seen = self.until(lambda seen: is_bidding(seen) and seen["view"]["facts"]["round"] >= earliest)
            if len(seen["view"]["zones"]["hand-0"]) > 5:
                return seen
            self.bid(*["bid refill"] * 4)

    def hands(self) -> list[list[str]]:
        return [
            sorted(player.look()["view"]["zones"][f"hand-{seat}"], key=worth) for seat, player in enumerate(self.players)
        ]


def usual(seen: dict[str, Any], rng: Random) -> list[str]:
    """Return a simple answer to the current question."""
    zones, seat = seen["view"]["zones"], seen["viewer"]
    moves = [one["move"] for one in seen["choice"]]
    habitats = sorted((card for card in zones[f"hand-{seat}"] if card != "refill"), key=worth)
    if seen["picks"] and "done" in moves:
        return ["done"]
    match step(seen):
        case "PlaceBids":
            payable = [card for card in habitats if worth(card) <= len(habitats)]
            few = len(habitats) < 4
            return ["bid refill"] if few else [f"bid {rng.choice(payable)}"]
        case "TakeOrPass":
            owned = Counter(zones[f"collection-{seat}"])
            taking = [move for move in moves if move != "pass"]
            return [max(taking, key=lambda move: owned[move.split()[1]]) if taking else "pass"]
        case "LayPayments" | "Pay":
            owed = worth(zones[f"bid-{seat}"][0]) - 1 - len(zones[f"payment-{seat}"])
            return [f"pay {card}" for card in habitats[:owed]]
        case "PrepareNextRound":
            return ["take-back"]
        case "Refill" | "Exchange":
            return [moves[-1]]
        case _:
            return moves[:1]


def is_bidding(seen: dict[str, Any]) -> bool:
    return step(seen) == "PlaceBids" and seen["waiting"] == [0, 1, 2, 3]


def show_bidding(gallery: Gallery, company: Company) -> None:
    """Show seat 0 picking a bid after two others have bid."""
    seen = company.until_rich(LATE)
    company.go_on([1, 2])
    gallery.refresh(seen)
    gallery.pick(highest_bid(company))
    gallery.show("bidding")


def highest_bid(company: Company) -> str:
    habitats = [card for card in company.hands()[0] if card != "refill"]
    return "bid " + max((card for card in habitats if worth(card) <= len(habitats)), key=worth)


def show_revealed(gallery: Gallery, company: Company) -> None:
    """Show all bids revealed, with seat 0's the highest."""
    company.until_rich()
    mine = highest_bid(company)
    company.bid(mine, *(_bid(hand, worth(mine) - 1) for hand in company.hands()[1:]))
    seen = company.until(lambda seen: step(seen) == "TakeOrPass" and seen["waiting"] == [0])
    gallery.refresh(seen)
    gallery.pick(next(one["move"] for one in seen["choice"] if one["move"] != "pass"))
    gallery.show("revealed")


def show_tie(gallery: Gallery, company: Company, german: Gallery) -> None:
    """Show seat 0 and another laying payments after a tied bid. All refill until their cards allow a tie."""
    seen = company.until(is_bidding)
    while step(seen) != "LayPayments":
        company.bid(*tied_bids(company.hands(), seen["view"]["zones"]) or ["bid refill"] * 4)
        seen = company.until(lambda seen: is_bidding(seen) or step(seen) == "LayPayments")
    german.open(f"/t/{name_of(gallery.pages['desk'])}")
    for one in (gallery, german):
        one.refresh(seen)
        one.pick(seen["choice"][0]["move"])
        one.show("tie")


def tied_bids(hands: list[list[str]], zones: dict[str, Any]) -> list[str] | None:
    """Return equal bids for seat 0 and one other and lower ones for the rest; None if cards or the lion rule it out."""
    lion = next((seat for seat in range(4) if "lion-leader" in zones[f"leaders-{seat}"]), None)
    free = [seat for seat in range(4) if seat != lion]
    for value in (3, 4):
        able = [seat for seat in free if len(hands[seat]) > value and any(worth(card) == value for card in hands[seat])]
        if 0 in able and len(able) > 1:
            tied = (0, able[-1])
            return [_bid(hand, value if seat in tied else value - 1) for seat, hand in enumerate(hands)]
    return None


def _bid(hand: list[str], most: int) -> str:
    """Bid the highest card of at most `most`."""
    return "bid " + max((card for card in hand if worth(card) <= most), key=worth)


def show_refill(gallery: Gallery, company: Company) -> None:
    """Show seat 0 refilling with two cards picked to discard."""
    company.until(is_bidding)
    company.players[0].bid("bid refill")
    company.go_on([1, 2, 3])
    seen = company.until(lambda seen: step(seen) == "Refill" and seen["waiting"] == [0])
    gallery.refresh(seen)
    gallery.pick(*[one["move"] for one in seen["choice"] if one["move"] != "done"][:2])
    gallery.show("refill")


# Random games against bots


@dataclass(frozen=True)
class Tour:
    """A random game and which of its moments get a screenshot. `moment` names one by its question and by how often its
    clause was asked before in that game."""

    game: str
    name: str
    moment: Callable[[Question, int], str]
    moments: Mapping[str, tuple[str, ...]]
    """By moment: the screenshot's name, and which sizes and themes to take."""
    answer: Callable[[Question, Random], Answer] = Question.chance
    at: int = 5
    """The step of the replay to show."""


TOURS = (
    Tour(
        "wild-realms-alliance",
        "alliance",
        lambda question, _: f"{question.clause} {len(question.picks) if question.clause == 'WRA-04' else question.least}",
        {
            "WRA-04 3": ("draft", "desk-light", "phone-dark"),
            "WRA-06 2": ("roles", "desk-dark", "phone-light"),
            "WRA-07 1": ("leadership", "desk-light"),
            "WRA-12 1": ("battle", "desk-dark", "phone-light"),
            "WRA-15 3": ("three", "desk-light", "phone-dark"),
        },
    ),
    Tour(
        "wild-space",
        "space",
        lambda question, times: f"{question.clause} {times}",
        {
            "WS-11 7": ("landing", "desk-light", "desk-dark", "phone-dark"),
            "WS-12 9": ("drawing", "desk-dark", "phone-light"),
            "WS-15 3": ("chain", "desk-light", "phone-dark"),
        },
        bold,
        40,
    ),
)


def show_tour(gallery: Gallery, tour: Tour) -> None:
    """Play games until every moment is taken; then show the end of the last one, its replay, and the rules."""
    desk, rng, todo = gallery.pages["desk"], Random(SEED), dict(tour.moments)
    new_table(desk, ("me", "medium", "medium"), game=tour.game)
    while todo:
        start(desk)
        gallery.open(desk.url)
        times: Counter[str] = Counter()
        while asked_or_over(desk):
            question = asked(desk)
            if shown := todo.pop(tour.moment(question, times[question.clause]), None):
                name, *which = shown
                gallery.wait(f"{MY_MOVE}[data-question='{question.number}']")
                gallery.pick(*question.picks[: question.least])
                gallery.show(f"{tour.name}-{name}", *which)
                for page in gallery.pages.values():
                    page.keyboard.press("Escape")
            times[question.clause] += 1
            give(desk, question, tour.answer(question, rng), mouse)
    gallery.wait(".final")
    gallery.show(f"{tour.name}-end", "desk-dark", "phone-light")
    record = desk.locator("a[href^='/records/']").first.get_attribute("href") or ""
    gallery.open(f"{record.partition('?')[0]}?at={tour.at}&seat=0")
    gallery.show(f"{tour.name}-replay", "desk-light")
    gallery.open(f"/{tour.game}")
    gallery.show(f"{tour.name}-game", "desk-light")


# All screenshots


def show_wild_cards(gallery: Gallery, german: Gallery, newcomer: Callable[[], Page]) -> None:
    desk = gallery.pages["desk"]
    for name, path in {"start": "/", "game": "/wild-cards", "new": "/tables/new?game=wild-cards", "me": "/me"}.items():
        gallery.open(path)
        gallery.show(name)
    company = seat_friends(gallery, newcomer)
    show_bidding(gallery, company)
    show_tie(gallery, company, german)
    show_revealed(gallery, company)
    show_refill(gallery, company)
    company.until(lambda seen: bool(seen["over"]))
    gallery.wait(".final")
    gallery.show("end")
    record = desk.locator("a[href^='/records/']").first.get_attribute("href") or ""
    gallery.open(f"{record.partition('?')[0]}?at=60&seat=0")
    gallery.show("replay")
    show_guided(gallery)


def show_guided(gallery: Gallery) -> None:
    desk = gallery.pages["desk"]
    desk.goto("/")
    start_button(desk, "guide").click()
    desk.wait_for_selector(MY_MOVE)
    gallery.open(desk.url)
    gallery.wait(f"#table[data-live=yes]:not(:has(.opps .thinking)) {MY_MOVE}")
    gallery.show("guided")


def seat_friends(gallery: Gallery, newcomer: Callable[[], Page]) -> Company:
    """Open a table for four, take its screenshot with two players seated, then seat the others and start."""
    desk = gallery.pages["desk"]
    new_table(desk, ("me", "", "", ""), is_open=True)
    friends = [Player(newcomer()) for _ in range(3)]
    for name, friend in zip(NAMES, friends, strict=False):
        set_name(friend.page, name)
    friends[0].sit(desk.url, 1)
    gallery.open(desk.url)
    gallery.wait("#table[data-live=yes]")
    gallery.show("table-before")
    for number in (2, 3):
        friends[number - 1].sit(desk.url, number)
    start(desk)
    gallery.wait(MY_MOVE)
    return Company([Player(desk), *friends], Random(SEED))


def show_other_pages(gallery: Gallery, address: str) -> None:
    """Show pages other than tables: a profile, the ladder, the documentation."""
    gallery.open(f"/p/{rated_player(address, 'wild-cards').id}")
    gallery.show("person", "desk-light", "phone-dark")
    gallery.open("/wild-cards/ladder")
    gallery.show("ladder", "desk-dark", "phone-light")
    gallery.open("/docs")
    gallery.show("docs", "desk-light", "phone-dark")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving_browsers(Path(data)) as server, sync_playwright() as playwright:
        server.deal_by(SEED)
        browser = launch(playwright)
        try:
            desk = open_browser(browser, server, "desk").new_page()
            set_name(desk, "Maya")
            phone = open_browser(browser, server, "phone", desk.context).new_page()
            german = open_browser(browser, server, "phone", desk.context, locale="de-DE").new_page()
            gallery = Gallery({"desk": desk, "phone": phone}, folder)
            show_wild_cards(
                gallery,
                Gallery({"phone": german}, folder, "de"),
                lambda: open_browser(browser, server, "desk").new_page(),
            )
            for tour in TOURS:
                show_tour(gallery, tour)
            show_other_pages(gallery, server.address)
        finally:
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
