"""The table page by mouse, keyboard and touch, and how cards move on it.

Where chance would decide what is asked, a page of a real game is connected to a socket of ours.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import GO, MY_MOVE, PICKS, answer, asked_or_over, live, new_table, play_now

SKY = ".sky"
HAND = "[data-region=hand] label.pick input"
PAUSE = "() => document.getAnimations().forEach((animation) => animation.pause())"
WATCH = """() => {
  window.seen = { skies: 0, faces: [], backs: 0 };
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (added.matches?.(".sky")) seen.skies += 1;
      if (!added.matches?.(".ghost")) continue;
      seen.faces.push(...[...added.querySelectorAll("[data-card]")].map((card) => card.dataset.card));
      seen.backs += added.querySelectorAll(".card:not([data-card])").length;
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


class Wire:
    """The other end of a page's socket. The page is that of a real game which waits for a bid."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self.number = 1000
        page.route_web_socket(re.compile("/socket"), self._open)
        play_now(page)
        page.wait_for_selector(MY_MOVE)

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(lambda text: self.sent.append(json.loads(text)))

    def change(self, events: Sequence[Mapping[str, Any]] = (), **regions: str) -> None:
        self.number += 1
        self.route.send(json.dumps({"change": self.number, "regions": regions, "events": list(events)}))

    def region(self, name: str) -> str:
        return self.page.locator(f"[data-region={name}]").inner_html()

    def ask_for_two(self) -> None:
        """Two cards are wanted of the hand, whichever."""
        prompt = re.sub(r'data-(least|most)="1"', r'data-\1="2"', self.region("prompt"))
        prompt = re.sub('data-question="[0-9]+"', 'data-question="77"', prompt)
        self.change(prompt=prompt, hand=self.region("hand").replace('type="radio"', 'type="checkbox"'))
        self.page.wait_for_selector("[data-question='77']")

    def answered(self) -> list[str]:
        """The moves of the answer the page has given."""
        answers = [message["moves"] for message in self.sent if message["do"] == "answer"]
        assert len(answers) == 1
        moves: list[str] = answers[0]
        return moves


def event(name: str, cards: Sequence[str] | None, source: str, target: str, count: int = 1) -> dict[str, Any]:
    size = count if cards is None else len(cards)
    return {"event": name, "seat": 1, "cards": cards, "count": size, "from": source, "to": target, "number": None}


def picked(page: Page) -> list[str]:
    return [str(one.get_attribute("value")) for one in page.locator(f"{PICKS}:checked").all()]


def value(pick: Locator) -> str:
    return str(pick.get_attribute("value"))


def test_a_card_is_picked_put_back_and_bid_by_mouse(visitor: Visitors) -> None:
    page = visitor()
    page.clock.install()
    wire = Wire(page)
    cards = page.locator(HAND)
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    before = page.locator(".sofar").inner_text()
    cards.nth(0).click()
    expect(page.locator("#say")).to_contain_text("picked")
    expect(page.locator(GO)).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".sofar")).to_contain_text(re.compile("cost", re.IGNORECASE))
    cards.nth(1).click()
    assert picked(page) == [value(cards.nth(1))]
    page.clock.fast_forward(1000)
    cards.nth(1).click()
    assert picked(page) == []
    expect(page.locator(".sofar")).to_have_text(before)
    page.locator(GO).click(force=True)
    expect(page.locator("#say")).to_have_text("Choose a card")
    cards.nth(2).click()
    page.locator(GO).click()
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    assert wire.answered() == [value(cards.nth(2))]


def test_a_second_tap_confirms(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    page.locator(HAND).nth(3).dblclick()
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    assert wire.answered() == [value(page.locator(HAND).nth(3))]


def test_the_oldest_pick_makes_room_and_clear_lets_all_go(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    wire.ask_for_two()
    cards = page.locator(HAND)
    expect(page.locator("[data-clear]")).to_be_hidden()
    cards.nth(2).click()
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    cards.nth(0).click()
    cards.nth(1).click()
    assert picked(page) == [value(cards.nth(0)), value(cards.nth(1))]
    page.locator("[data-clear]").click()
    assert picked(page) == []
    expect(page.locator("[data-clear]")).to_be_hidden()


def test_the_keyboard_picks_walks_and_confirms(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    wire.ask_for_two()
    cards = page.locator(HAND)
    page.keyboard.press("3")
    page.keyboard.press("1")
    page.keyboard.press("R")
    assert len(picked(page)) == 2
    assert "bid refill" in picked(page)
    page.keyboard.press("Escape")
    assert picked(page) == []
    cards.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    assert picked(page) == [value(cards.nth(0))], "one of two is not enough"
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(GO)).to_have_attribute("aria-disabled", "true")
    assert sorted(wire.answered()) == sorted([value(cards.nth(0)), value(cards.nth(1))])


def test_the_keyboard_alone_plays_a_game(visitor: Visitors) -> None:
    page = visitor()
    play_now(page)
    while asked_or_over(page):
        asked = page.locator(MY_MOVE)
        question, least = asked.get_attribute("data-question"), int(asked.get_attribute("data-least") or 0)
        while len(picked(page)) < least:
            page.keyboard.press("ArrowRight")
            if page.locator(f"{PICKS}:not(:checked):focus").count():
                page.keyboard.press(" ")
        page.keyboard.press("Enter")
        expect(page.locator(f"{MY_MOVE}[data-question='{question}']")).to_have_count(0)


def test_keys_open_what_is_tucked_away_but_not_while_one_types(visitor: Visitors) -> None:
    page = visitor()
    Wire(page)
    for key, name in (("s", "score"), ("?", "keys"), ("l", "log")):
        page.keyboard.press(key)
        expect(page.locator(f"#{name}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#{name}")).to_be_hidden()
    page.keyboard.press("l")
    field = page.locator("#chat input[name=text]")
    field.click()
    page.keyboard.type("1s?")
    expect(field).to_have_value("1s?")
    expect(page.locator("#score")).to_be_hidden()
    assert picked(page) == []


def test_a_key_zooms_the_card_in_focus(visitor: Visitors) -> None:
    page = visitor()
    Wire(page)
    page.keyboard.press("2")
    card = page.locator("[data-region=hand] .card").nth(1).get_attribute("data-card")
    page.keyboard.press("z")
    expect(page.locator(f"#zoom .card[data-card={card}]")).to_be_visible()
    zoom, button = page.locator("#zoom").bounding_box(), page.locator(".actions").bounding_box()
    assert zoom is not None
    assert button is not None
    assert zoom["x"] + zoom["width"] < button["x"] or zoom["y"] + zoom["height"] < button["y"]
    page.keyboard.press("z")
    expect(page.locator("#zoom")).to_be_hidden()
    page.keyboard.press("z")
    page.keyboard.press("Escape")
    expect(page.locator("#zoom")).to_be_hidden()
    assert len(picked(page)) == 1, "looking closer leaves the picks alone"


def test_resting_on_a_card_zooms_it(visitor: Visitors) -> None:
    page = visitor()
    page.clock.install()
    Wire(page)
    page.locator("[data-zone=display-1] .card").hover()
    expect(page.locator("#zoom")).to_be_hidden()
    page.clock.fast_forward(600)
    expect(page.locator("#zoom .card")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator("#zoom")).to_be_hidden()


def test_a_long_press_zooms_and_picks_nothing(visitor: Visitors) -> None:
    page = visitor(has_touch=True, viewport={"width": 390, "height": 844})
    page.clock.install()
    Wire(page)
    fingers = page.context.new_cdp_session(page)
    box = page.locator(HAND).nth(1).bounding_box()
    assert box is not None
    points = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.clock.fast_forward(600)
    expect(page.locator("#zoom .card")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("#table").evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert picked(page) == []
    expect(page.locator("#zoom")).to_be_visible()
    page.touchscreen.tap(points[0]["x"], points[0]["y"])
    expect(page.locator("#zoom")).to_be_hidden()
    assert picked(page) == []
    page.touchscreen.tap(points[0]["x"], points[0]["y"])
    expect(page.locator(HAND).nth(1)).to_be_checked()


def test_title_and_icon_call(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^● Your move"))
    expect(icon).to_have_attribute("href", re.compile("icon-call"))
    asked = wire.region("prompt")
    wire.change(prompt="<div class=prompt><h2 tabindex=-1>Not you</h2></div>")
    expect(page).to_have_title(re.compile("^Wild Cards"))
    expect(icon).to_have_attribute("href", re.compile(r"icon\.svg"))
    wire.change(prompt=asked)
    expect(page).to_have_title(re.compile("^● Your move"))
    expect(page.locator("#say")).to_contain_text("Your move")


def test_what_one_does_outlives_a_swap(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    page.keyboard.press("2")
    focused = page.locator(HAND).nth(1)
    expect(focused).to_be_focused()
    wire.change(hand=f"{wire.region('hand')}<i id=first></i>", prompt=wire.region("prompt") + "<i></i>")
    page.wait_for_selector("#first", state="attached")
    expect(focused).to_be_focused()
    expect(focused).to_be_checked()
    expect(page.locator(GO)).not_to_have_attribute("aria-disabled", "true")
    page.locator(GO).focus()
    wire.change(prompt=wire.region("prompt") + "<i id=second></i>")
    page.wait_for_selector("#second", state="attached")
    expect(page.locator(GO)).to_be_focused()
    focused.focus()
    wire.change(hand="<i id=third></i>")
    page.wait_for_selector("#third", state="attached")
    expect(page.locator("[data-region=prompt] h2")).to_be_focused()


def test_clocks_count_down_and_warn(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    now = float(page.locator("#table").get_attribute("data-now") or 0)
    clocks = (f'<time data-deadline="{now + seconds}"></time>' for seconds in (3 * 3600 + 120, 0))
    wire.change((), **{"seat-1": "".join(clocks)})
    expect(page.locator("[data-deadline]").first).to_have_text(re.compile("^[23]:[0-5][0-9]:[0-5][0-9]$"))
    expect(page.locator("[data-deadline].short")).to_have_text("0:00")


def test_the_dot_counts_what_was_not_read(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    expect(page.locator(".dot")).to_be_hidden()
    wire.change(chat="<ol><li>one</li><li>two</li></ol>")
    expect(page.locator(".dot")).to_have_text("2")
    expect(page.locator("#happened")).to_contain_text("two")
    page.keyboard.press("l")
    expect(page.locator(".dot")).to_be_hidden()
    wire.change(chat="<ol><li>one</li><li>two</li><li>three</li></ol>")
    expect(page.locator("[data-region=chat]")).to_contain_text("three")
    expect(page.locator(".dot")).to_be_hidden()


def test_what_is_hidden_flies_face_down(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    page.evaluate(WATCH)
    wire.change([event("drawn", None, "habitats", "hand-1", 3)], mat=wire.region("mat") + "<i id=swapped></i>")
    page.wait_for_selector(f"{SKY} .ghost .card", state="attached")
    seen = page.evaluate("seen")
    assert (seen["faces"], seen["backs"]) == ([], 3)
    expect(page.locator(SKY)).to_have_count(0)
    assert page.locator("#swapped").count() == 1


SEAT = '<div class="seat"><b class="tokens">2</b><span data-zone="hand-1">7</span><span data-zone="bid-1">{}</span></div>'
SEALED = SEAT.format('<span class="seal"><span class="card back"></span></span>')
OPEN = SEAT.format('<span class="card forest" data-card="forest-3" id="bid"></span>')


def test_a_sealed_card_turns_over_where_it_lies(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    wire.change((), **{"seat-1": SEALED})
    page.wait_for_selector("[data-zone=bid-1] .back", state="attached")
    page.keyboard.press("x")
    page.evaluate(WATCH)
    wire.change([event("bid", ["forest-3"], "hand-1", "bid-1")], **{"seat-1": OPEN})
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(PAUSE)
    assert page.evaluate("[seen.faces, seen.backs]") == [["forest-3"], 1]
    ghost, card = page.locator(".ghost"), page.locator("#bid")
    assert ghost.evaluate("it => it.style.left") == card.evaluate("it => `${it.getBoundingClientRect().left}px`")
    assert card.evaluate("it => getComputedStyle(it).opacity") == "0", "the real card waits for its ghost"
    page.keyboard.press("x")
    assert card.evaluate("it => getComputedStyle(it).opacity") == "1"


FLOATS_ON = """() => {
  const points = document.querySelector(".float");
  if (points?.textContent !== "+2") return false;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  return points.isConnected;
}"""
"""As soon as the points are there a key is pressed, which ends flights but not them."""


def test_points_float_over_their_owner_and_hold_nothing_up(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    scored = {**event("scored", ["lion"], "", ""), "from": None, "to": None, "number": 2}
    wire.change([scored], **{"seat-1": OPEN})
    page.wait_for_function(FLOATS_ON)
    expect(page.locator(".float")).to_have_count(0)


def test_a_key_ends_all_flights_and_nothing_is_lost(visitor: Visitors) -> None:
    """Three messages come in one breath. The second and third wait in the air until a key is pressed."""
    page = visitor()
    wire = Wire(page)
    mat = wire.region("mat")
    page.evaluate(WATCH)
    for number in range(3):
        wire.change([event("drawn", None, "habitats", "hand-1", 2)], mat=f"{mat}<i id=state-{number}></i>")
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(PAUSE)
    page.keyboard.press("x")
    assert page.locator(SKY).count() == 0
    assert page.locator("#state-2").count() == 1
    assert page.locator("#state-0, #state-1").count() == 0


def test_a_burst_is_told_to_its_end(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    mat = wire.region("mat")
    page.evaluate(WATCH)
    for number in range(6):
        wire.change([event("drawn", None, "habitats", "hand-1", 5)], mat=f"{mat}<i id=state-{number}></i>")
    page.wait_for_selector("#state-5", state="attached")
    expect(page.locator(SKY)).to_have_count(0)
    assert page.evaluate("seen.skies") == 6


def test_a_press_in_mid_flight_hits_what_was_aimed_at(visitor: Visitors) -> None:
    page = visitor()
    wire = Wire(page)
    flight = [event("drawn", None, "habitats", "hand-1", 2)]
    wire.change(flight, mat=wire.region("mat") + "<i></i>")
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(PAUSE)
    wire.change(flight, hand=wire.region("hand") + "<i id=later></i>")
    page.locator(HAND).nth(1).click()
    page.wait_for_selector("#later", state="attached")
    expect(page.locator(HAND).nth(1)).to_be_checked()
    expect(page.locator(SKY)).to_have_count(0)


def test_with_reduced_motion_nothing_flies(visitor: Visitors) -> None:
    page = visitor(reduced_motion="reduce")
    play_now(page)
    page.evaluate(WATCH)
    for _ in range(6):
        if asked_or_over(page):
            answer(page)
    assert page.evaluate("seen.skies") == 0


ALLOWED = """() => {
  window.bad = [];
  window.flown = 0;
  const known = new Set(["refill"]);
  const look = () => document.querySelectorAll("#table [data-card]").forEach((card) => known.add(card.dataset.card));
  look();
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (!added.matches?.(".ghost")) continue;
      for (const { dataset } of added.querySelectorAll("[data-card]")) {
        flown += 1;
        if (!known.has(dataset.card) && !told.has(dataset.card)) bad.push(dataset.card);
      }
    }
    look();
  }).observe(document.body, { childList: true, subtree: true });
}"""
OVERHEAR = """
window.told = new Set();
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  set onmessage(heard) {
    super.onmessage = (event) => {
      for (const { cards } of JSON.parse(event.data).events ?? []) for (const card of cards ?? []) told.add(card);
      heard(event);
    };
  }
};
"""


def test_in_a_whole_game_no_ghost_shows_a_card_nobody_has_shown(visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(OVERHEAR)
    play_now(page)
    page.evaluate(ALLOWED)
    while asked_or_over(page):
        answer(page)
    assert page.evaluate("flown") > 0
    assert page.evaluate("bad") == []


def test_escape_takes_a_sealed_answer_back(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    new_table(host, is_open=True)
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here", exact=True).first.click()
    host.get_by_role("button", name="Start the game").click()
    live(host)
    host.wait_for_selector(MY_MOVE)
    host.keyboard.press("2")
    bid = picked(host)[0].removeprefix("bid ")
    host.keyboard.press("Enter")
    expect(host.locator(f"[data-region=prompt] .seal [data-card={bid}]")).to_be_visible()
    host.keyboard.press("Escape")
    host.wait_for_selector(MY_MOVE)
    expect(host.locator("[data-region=prompt] .seal")).to_have_count(0)
