"""Whatever may be played and whatever is public can be brought into view and tapped; `scripts/soak reach` checks all."""

from __future__ import annotations

from random import Random

import pytest

import wildtable
from tests.browser.conftest import Visitors
from tests.browser.prepared import open_each
from tests.browser.reach import GUIDE, REPLAY, SPECTATOR, find_faults, kinds_of_views, open_views, seats_of, tap_picks
from tests.browser.screens import LONG_WORDS, PHONE, SCREENS
from tests.harness.process import ServerProcess
from tests.harness.situations import full_hands

GAMES = wildtable.games()
KINDS, SIZES, TAPS = 4, 4, 3
"""How many kinds of question are tried, each on how many screens, and how many picks of each are tapped."""
MANY = 7
"""More cards than fit beside each other on a phone."""
LOW_AND_HIGH = (360, 560), (390, 844)
TIGHT = {
    "answers of several lines": ("wild-cards", 3, "WC-12 take", "844x390 667x331 360x640 320x568"),
    "rivals below two answers": ("wild-cards", 4, "WC-27 take-back", "320x568"),
    "a lesson above the mat": ("wild-cards", 3, GUIDE, "844x390 375x553"),
    "a seat beside its hand": ("wild-space", 4, REPLAY, "1280x620 1366x650"),
}
"""Where room is scarce: a game, its seats, the kind of view, and screens."""
BREAKS = {
    "centred": (".hand ul { justify-content: center !important }", "card"),
    "held open": (".mat { height: auto !important; min-height: 196px !important }", "zone planet"),
    "button over": (".prompt .actions { bottom: 100px !important }", "card"),
    "small": (".hand .pick { width: 20px; height: 20px; overflow: hidden }", "card"),
    "stretched": (".mat { min-height: 2000px !important }", "page"),
    "overlay": ("body::after { content: ''; position: fixed; inset: 0; z-index: 99 }", "button"),
}
"""Styles that break the law, each with the beginning of what it makes unreachable."""


ADOPT = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""
"""Adds a style as a script may, although the page's policy forbids inline ones."""


@pytest.mark.parametrize("seed", ["heron", "otter"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_reached(visitor: Visitors, server: ServerProcess, game: str, seed: str) -> None:
    """Look at a sample of kinds of questions, seats and screens, chosen by the seed."""
    rng = Random(f"{game} {seed}")
    seats = rng.choice(seats_of(game))
    others = [SPECTATOR, REPLAY, *([GUIDE] if seats == seats_of(game)[0] else [])]
    questions = [kind for kind in kinds_of_views(game, seats) if kind not in others]
    kinds = {*rng.sample(questions, KINDS), rng.choice(others)}
    faults = []
    for view, page in open_views(lambda: visitor(**PHONE, locale=LONG_WORDS), server, game, seats, kinds):
        faults += [f"{view}, {fault}" for fault in find_faults(page, rng.sample(SCREENS, SIZES))]
        if view in questions:
            faults += tap_picks(page, rng.choice(SCREENS), TAPS)
    assert not faults, "\n".join([f"{game}, {seats} seats", *faults])


@pytest.mark.parametrize("name", TIGHT)
def test_scarce_room_is_enough(visitor: Visitors, server: ServerProcess, name: str) -> None:
    game, seats, kind, sizes = TIGHT[name]
    screens = [one for one in SCREENS if f"{one['width']}x{one['height']}" in sizes.split()]
    for view, page in open_views(lambda: visitor(**PHONE, locale=LONG_WORDS), server, game, seats, {kind}):
        assert find_faults(page, screens) == [], view


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_style_is_found(visitor: Visitors, server: ServerProcess, name: str) -> None:
    style, broken = BREAKS[name]
    page = visitor(**PHONE)
    screens = [one for one in SCREENS if (one["width"], one["height"]) in LOW_AND_HIGH]
    for _ in open_each(page, server, {"land": full_hands("wild-space", 2)["WS-11 land"]}):
        assert page.locator(".hand li").count() >= MANY
        assert find_faults(page, screens) == []
        page.evaluate(ADOPT, style)
        assert any(f": {broken}" in fault for fault in find_faults(page, screens))
