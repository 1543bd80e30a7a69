"""Encodings: views as numbers, equal for everything the viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

import wildtable
from tests.golden.golden import Variant, label, variants
from wildtable import OptionError
from wildtable.adapters.encoding import Encoding, mask_moves

CARDS = wildtable.load("wild-cards")
SPACE = wildtable.load("wild-space")


def decisions(variant: Variant, seed: str = "encoding") -> Iterator[tuple[Any, int]]:
    """Play a random game and yield the state at each decision and at the end, with the seat that moves."""
    name, seats, options = variant
    state, rng = wildtable.load(name).new(seats, seed=seed, **options), Random(seed)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        yield state, seat
        state.play(seat, choice.sample(rng))
    yield state, 0


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_numbers_are_within_bounds_and_the_same_for_other_deals(variant: Variant) -> None:
    name, seats, options = variant
    game, rng = wildtable.load(name), Random(1)
    encoding = Encoding(game, seats, options)
    for number, (state, seat) in enumerate(decisions(variant)):
        numbers = encoding.encode(state.view(seat))
        assert (encoding.low <= numbers).all()
        assert (numbers <= encoding.high).all()
        if number % 10 == 0:
            other = game.imagine(state.view(seat), rng)
            assert (encoding.encode(other.view(seat)) == numbers).all()


def test_the_viewer_is_always_the_first_seat() -> None:
    encoding = Encoding(CARDS, 3)
    hands = {1: ["forest-3"], 2: ["forest-1", "forest-2"], 0: ["wild-1", "wild-2", "wild-3"]}
    state = CARDS.setup(hands=hands, collections={1: ["lion"], 2: ["ibex"]}, tokens={1: 4})
    state.play(2, "bid forest-1")
    view = state.view(1)
    numbers, fields = encoding.encode(view), encoding.fields
    assert dict(zip(CARDS.catalogue.names, numbers[fields["hand"]], strict=False))["forest-3"] == 1
    assert list(numbers[fields["tokens"]]) == [4, 0, 0]
    assert list(numbers[fields["hand-size"]]) == [2, 3, 4]
    assert list(numbers[fields["answered"]]) == [0, 1, 0]
    species = [CARDS.catalogue.names.index(animal) for animal in ("lion", "ibex")]
    first = CARDS.catalogue.names.index("peacock")
    assert np.argwhere(numbers[fields["collection"]].reshape(3, 6)).tolist() == [
        [0, species[0] - first],
        [1, species[1] - first],
    ]
    hidden = [count for zone, count in zip(CARDS.layout.zones, view.counts, strict=True) if not zone.visible(1)]
    assert numbers[fields["unseen"]].sum() == sum(hidden)


def test_numbers_are_written_where_one_wants_them() -> None:
    encoding = Encoding(CARDS, 3)
    out = np.full(encoding.size, -1, np.float32)
    view = CARDS.new(3, seed=1).view(0)
    assert encoding.encode(view, out) is out
    assert (out == encoding.encode(view)).all()


@pytest.mark.parametrize(
    "view",
    [CARDS.new(4, seed=1).view(0), CARDS.new(3, seed=1).view(None), CARDS.new(3, seed=1, edition="2020").view(0)],
    ids=["seats", "spectator", "edition"],
)
def test_other_views_are_refused(view: Any) -> None:
    with pytest.raises(OptionError, match="this encodes views of seats in wild-cards at 3 seats"):
        Encoding(CARDS, 3).encode(view)


@pytest.mark.parametrize("name", wildtable.games())
def test_a_mask_has_the_moves_of_the_choice(name: str) -> None:
    game = wildtable.load(name)
    for state, seat in islice(decisions((name, 3, {})), 100):
        mask = mask_moves(state.view(seat).choice, len(game.moves))
        offered = sorted(state.asking.get(seat, ()), key=lambda move: move.id)
        assert [game.moves[int(move)] for move in np.flatnonzero(mask)] == offered
