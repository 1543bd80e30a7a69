"""Cards of one answer picked in ascending order: each set of cards is reached in exactly one way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import wildtable
from wildtable.engine.choices import OneOf
from wildtable.games.wild_space.questions import CardChoice

CARDS = wildtable.load("wild-cards")
SPACE = wildtable.load("wild-space")


def answers(choice: Any, *, in_order: bool, picked: tuple[Any, ...] = ()) -> Counter[tuple[str, ...]]:
    """Count in how many ways each set of moves answers a choice."""
    found: Counter[tuple[str, ...]] = Counter()
    for move in choice.in_order if in_order else choice:
        rest = choice.after(move)
        if rest is None:
            found[tuple(sorted(one.notation for one in (*picked, move)))] += 1
        else:
            found += answers(rest, in_order=in_order, picked=(*picked, move))
    return found


def test_cards_picked_in_order_reach_each_set_once() -> None:
    """The eagle's owner bids one card or two."""
    state = CARDS.setup(hands={0: ["forest-1", "forest-1", "forest-2", "wild-4"]}, collections={0: ["eagle"]})
    every, once = (answers(state.asking[0], in_order=in_order) for in_order in (False, True))
    assert every.keys() == once.keys()
    assert set(once.values()) == {1}
    assert once.total() < every.total()


def test_other_choices_have_no_order() -> None:
    choice = OneOf(("take-back", "leave"), "WC-27")
    choice.vocabulary = CARDS.moves
    assert choice.in_order == choice.options


def test_picks_out_of_order_can_still_be_completed() -> None:
    state = CARDS.setup(hands={0: ["forest-1", "forest-2"], 1: ["wild-3", "wild-4"]}, display=["peacock", "lion"])
    choice: Any = state.asking[0]
    choice.least = choice.most = 3
    rest = choice.after(CARDS.moves["bid refill"])
    assert rest.in_order == rest.options


def test_a_payment_of_two_cards_begins_where_enough_are_left() -> None:
    hand = SPACE.figures.crew_cards[:4]
    choice = CardChoice("WS-17", hand, "discard", hand, amount=2)
    choice.vocabulary = SPACE.moves
    once = answers(choice, in_order=True)
    assert {moves: count for moves, count in once.items() if len(moves) == 2} == {
        tuple(sorted(SPACE.moves.of["discard"][card].notation for card in pair)): 1
        for pair in ((a, b) for a in hand for b in hand if a < b)
    }
    assert once.keys() == answers(choice, in_order=False).keys()
