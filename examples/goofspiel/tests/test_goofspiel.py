"""The rules of Goofspiel, and the checks that every game must pass."""

from __future__ import annotations

from pathlib import Path

from goofspiel.game import Goofspiel

from wildtable.authoring.checks import check_game
from wildtable.server.html import rehearsal

GAME = Goofspiel.load()


def test_everyone_takes_a_suit_and_the_first_prize_is_turned_up() -> None:
    """GO-1"""
    state = GAME.new(4, piles={"pile": ["diamond-9"]})
    zones = state.position()["zones"]
    assert [len(zones[f"hand-{seat}"]) for seat in range(4)] == [13] * 4
    assert zones["prizes"] == ["diamond-9"]
    assert len(zones["pile"]) == 12


def test_the_highest_bid_wins_the_prizes_and_stays_open() -> None:
    """GO-2, GO-3, GO-4"""
    state = GAME.setup(3, prizes=["diamond-7", "diamond-2"])
    for seat, bid in enumerate(("spade-4", "spade-11", "spade-4")):
        state.play(seat, f"bid {bid}")
    zones = state.position()["zones"]
    assert state.points == (0, 9, 0)
    assert zones["won-1"] == ["diamond-2", "diamond-7"]
    assert zones["bid-1"] == ["spade-11"]


def test_a_tie_leaves_the_prizes_or_discards_them() -> None:
    """GO-3"""
    for ties, on_offer in (("carry", 2), ("discard", 1)):
        state = GAME.setup(2, ties=ties, prizes=["diamond-7"])
        for seat in range(2):
            state.play(seat, "bid spade-4")
        assert state.points == (0, 0)
        assert len(state.position()["zones"]["prizes"]) == on_offer


def test_most_points_win_after_thirteen_rounds() -> None:
    """GO-5"""
    state = GAME.setup(2, prizes=["diamond-7"], points=(5, 10), round=13)
    state.play(0, "bid spade-9")
    state.play(1, "bid spade-8")
    assert state.result is not None
    assert (state.result.scores, state.result.ranks) == ((12, 10), (1, 2))


def test_the_game_passes_the_checks_of_every_game() -> None:
    """Laws, texts, golden records, and every page in Chromium's place: drawn without a browser."""
    golden = Path(__file__).parent / "golden"
    assert [one for one in check_game(GAME, 1, golden, rehearsal) if not one.has_default] == []
