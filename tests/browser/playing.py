"""Actions of visitors on pages: create a table, sit down, answer. All wait for the page, none for a fixed time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

MY_MOVE = "[data-your-move]"
PICKS = "main label.pick input"
GO = ".go[form=answer]:visible"
OVER = "[data-region=mat] .final"
COACH = "[data-region=lesson] .coach"
QUESTION = """() => {
  const { question, clause, least, most } = document.querySelector("[data-your-move]").dataset;
  const values = (selector) => [...document.querySelectorAll(selector)].map((one) => one.value);
  return {
    number: question, clause, least: Number(least), most: Number(most),
    picks: values("main label.pick input"), others: values(".actions [name=only]"),
  };
}"""
CAP = """(input) => {
  const pick = input.closest(".pick");
  const cap = pick.querySelector("kbd") ?? pick.parentElement.querySelector(":scope > kbd");
  return cap?.textContent.trim() ?? "";
}"""
IS_FOCUSED = "(one) => one.isConnected ? one === document.activeElement : null"
FAR = 120
"""More key presses than there are focus stops."""


def some_of(names: Iterable[str], *now: str) -> list[Any]:
    """Mark all but some names as `campaign`."""
    return [name if name in now else pytest.param(name, marks=pytest.mark.campaign) for name in names]


# Tables


def set_name(page: Page, name: str) -> None:
    page.goto("/me")
    page.locator("[name=name]").fill(name)
    page.locator("[action='/me'] button").click()


def start_button(page: Page, name: str, game: str = "wild-cards") -> Locator:
    """Return the start page's button for one way to begin a game: `quick`, `friends` or `guide`."""
    return page.locator(f"form:has([name=game][value={game}]) button[name={name}]")


def play_now(page: Page, game: str = "wild-cards") -> None:
    """Start a game against bots."""
    _open_new(page, game=game, quick="1")


def live(page: Page) -> None:
    page.wait_for_selector("#table[data-live=yes]")


def new_table(
    page: Page,
    seats: Sequence[str] = ("me", "", "medium"),
    *,
    is_open: bool = False,
    options: Mapping[str, str] | None = None,
    game: str = "wild-cards",
    deck: str = "",
) -> None:
    """Create a table. Each seat is "me", a bot's name or "" for empty; `options` are the game's, `deck` is a custom one."""
    chosen = {f"option-{name}": value for name, value in (options or {}).items()}
    people = {f"seat-{number}": who for number, who in enumerate(seats)}
    shown = "yes" if is_open else "no"
    _open_new(page, game=game, people=str(len(seats)), open=shown, deck=deck, **chosen, **people)


def _open_new(page: Page, **form: str) -> None:
    """Create a table by posting the form, which is faster than drawing the page; `test_pages` and `test_everyone` use the
    page's own buttons."""
    token = re.search('name="token" value="([0-9a-f]+)"', page.request.get("/me").text())
    assert token is not None
    made = page.request.post("/tables", form={"token": token[1], **form}, max_redirects=0)
    page.goto(made.headers["location"])
    live(page)


def start(page: Page) -> None:
    """Start the first or next game of a table."""
    page.locator("[formaction$='/start']").click()
    page.wait_for_selector("[data-region=hand] .card")
    live(page)


def name_of(page: Page) -> str:
    """Return the table's name, from the page's address."""
    return urlsplit(page.url).path.removeprefix("/t/")


def invitation(page: Page) -> str:
    """Return the path of the host's invitation link; return to the table."""
    table = page.url
    page.get_by_role("link", name="Invite players").click()
    link = page.locator("#invite").input_value()
    page.goto(table)
    return urlsplit(link).path


def accept(page: Page, link: str) -> None:
    """Open an invitation and take the seat it offers."""
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    live(page)


# Questions


@dataclass(frozen=True)
class Question:
    """A question on a page: cards to pick, or buttons that answer by themselves (`others`)."""

    number: str
    clause: str
    least: int
    most: int
    picks: Sequence[str]
    others: Sequence[str]

    @property
    def kind(self) -> str:
        """The clause and the verb of the answers; questions of one kind share both."""
        return f"{self.clause} {(*self.picks, *self.others)[0].partition(' ')[0]}"

    def chance(self, rng: Random) -> Answer:
        """Return a random legal answer."""
        most = min(self.most, len(self.picks))
        if self.others and (most < self.least or not most or rng.random() < 0.2):
            return Answer(only=rng.choice(self.others))
        return Answer(tuple(rng.sample(range(len(self.picks)), rng.randint(self.least, most))))

    def say(self, *moves: str) -> Answer:
        """Return the answer for these moves, as picks or as one button. Where the order of picks gives their meaning, every
        pick has the first one's verb, so a move matches by its card."""
        if moves and moves[0] in self.others:
            return Answer(only=moves[0])
        free = list(range(len(self.picks)))
        chosen = []
        for move in moves:
            same = [number for number in free if self.picks[number] == move]
            chosen.append((same or [number for number in free if _card_of(self.picks[number]) == _card_of(move)])[0])
            free.remove(chosen[-1])
        return Answer(tuple(chosen))


def _card_of(move: str) -> str:
    return move.partition(" ")[2]


@dataclass(frozen=True)
class Answer:
    """The indices of the picks on the page, or the single button pressed instead."""

    picks: tuple[int, ...] = ()
    only: str = ""


Hands = Callable[[Page, Answer], None]


def asked(page: Page) -> Question:
    page.wait_for_selector(MY_MOVE)
    return Question(**page.evaluate(QUESTION))


def asked_or_over(page: Page) -> bool:
    """Wait for a question to the visitor; return False when the game is over instead."""
    page.wait_for_selector(f"{MY_MOVE}, {OVER}")
    return page.locator(OVER).count() == 0


def give(page: Page, question: Question, answer: Answer, hands: Hands) -> None:
    """Answer, and wait until it is accepted: the page asks another question, or for the next part of this answer."""
    unanswered = _marked(page)
    hands(page, answer)
    expect(unanswered, f"{question} answered with {answer}").to_have_count(0)


def _marked(page: Page) -> Locator:
    """Mark the question now on the page and return its locator, which stops matching once the page draws another."""
    page.locator(MY_MOVE).evaluate("(one) => one.setAttribute('data-given', '')")
    return page.locator(f"{MY_MOVE}[data-given]")


def tick(page: Page) -> None:
    """Pick the fewest things required, from the left."""
    for number in range(int(page.locator(MY_MOVE).get_attribute("data-least") or 0)):
        page.locator(PICKS).nth(number).check()


def answer(page: Page) -> None:
    """Answer the current question and wait until it is accepted."""
    page.wait_for_selector(MY_MOVE)
    unanswered = _marked(page)
    tick(page)
    page.locator(GO).click()
    expect(unanswered).to_have_count(0)


def advised(page: Page) -> list[str]:
    """Return the moves that the lesson advises."""
    coach = page.locator(COACH)
    expect(coach).to_be_visible()
    return [move for move in (coach.get_attribute("data-advised") or "").split("|") if move not in ("", "done")]


def follow(page: Page) -> str:
    """Do what the lesson advises, and return its title. The second part of an answer is asked for after the first; a card
    may be used for something else than what is asked."""
    moves, question = advised(page), asked(page)
    title = page.locator(COACH).locator("h2").inner_text()
    if moves and not {*moves} & {*question.picks, *question.others}:
        give(page, question, Answer(), lambda page, _: _use_otherwise(page, *moves))
        return title
    if len(moves) > max(question.most, 1):
        first, *moves = moves
        mouse(page, question.say(first))
        page.wait_for_selector(f"{PICKS}[value='{moves[0]}']")
        question = asked(page)
    give(page, question, question.say(*moves), mouse)
    return title


def _use_otherwise(page: Page, move: str) -> None:
    page.locator("label:has(#instead)").click()
    page.locator(f"label.instead:has([value='{move}'])").click()
    page.locator(GO).click()


# Input methods


def mouse(page: Page, answer: Answer) -> None:
    for number in answer.picks:
        _card(page, number).click()
    _button(page, answer).click()


def finger(page: Page, answer: Answer) -> None:
    for number in answer.picks:
        _card(page, number).tap()
    _button(page, answer).tap()


def keys(page: Page, answer: Answer) -> None:
    """Answer by keyboard: press the key shown on a card or walk to it with arrows; Enter confirms."""
    for number in answer.picks:
        pick = page.locator(PICKS).nth(number)
        if cap := pick.evaluate(CAP):
            page.keyboard.press(cap)
        else:
            walk_to(page, pick, "ArrowRight")
            page.keyboard.press(" ")
        expect(pick).to_be_checked()
    if not answer.picks:
        walk_to(page, _button(page, answer), "Tab")
    page.keyboard.press("Enter")


def walk_to(page: Page, place: Locator, key: str = "Tab") -> None:
    """Press one key until a place has the focus. The place is found again only when the page has replaced it: to evaluate a
    locator takes ten times as long as to evaluate a handle."""
    found = place.element_handle()
    for _ in range(FAR):
        is_focused = found.evaluate(IS_FOCUSED)
        if is_focused is None:
            found = place.element_handle()
            is_focused = found.evaluate(IS_FOCUSED)
        if is_focused:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {place}")


def _card(page: Page, number: int) -> Locator:
    return page.locator(PICKS).nth(number).locator("xpath=ancestor::label[1]")


def _button(page: Page, answer: Answer) -> Locator:
    return page.locator(f".actions [name=only][value='{answer.only}']" if answer.only else GO)


# Reading the page


def region(page: Page, name: str) -> str:
    return page.locator(f"[data-region={name}]").inner_text()


def hand(page: Page) -> list[str]:
    cards = page.locator("[data-region=hand] .card")
    return [card.get_attribute("data-card") or "" for card in cards.all()]
