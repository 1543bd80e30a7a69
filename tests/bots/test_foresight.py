"""Nets for search: exact in 32-bit floats, and close to the nets that play without search."""

from __future__ import annotations

import numpy as np
import pytest

import wildtable
from tests.bots.test_policy import TRAINED
from wildtable.bots.foresight import MAX_INPUT, MAX_SUM, MAX_UNIT, fast_net
from wildtable.bots.trained import load_net
from wildtable.engine.twin.twin import Twin

GAMES = 8


def openings(twin: Twin) -> tuple[np.ndarray, np.ndarray]:
    """Return observations and masks from the first steps of random games."""
    batch, rng = twin.batch(range(GAMES)), np.random.default_rng(5)
    observations, masks = [], []
    batch.look()
    for _ in range(20):
        observations.append(np.asarray(batch.observe()).copy())
        masks.append(np.asarray(batch.masks).copy())
        batch.step((masks[-1] * rng.random(masks[-1].shape)).argmax(axis=1))
    return np.concatenate(observations), np.concatenate(masks)


@pytest.mark.parametrize("name", TRAINED)
def test_no_sum_needs_more_bits_than_a_float_of_32_bits_has(name: str) -> None:
    net = load_net(wildtable.load(name))
    assert net is not None
    for number, layer in enumerate(fast_net(net)._layers):
        matrix, bias = layer.matrix.astype(np.float64), layer.bias.astype(np.float64)
        assert (matrix == np.rint(matrix)).all()
        assert (bias == np.rint(bias)).all()
        most = np.abs(matrix).sum(axis=0) * (MAX_UNIT if number else MAX_INPUT) + np.abs(bias)
        assert MAX_SUM / 4 < most.max() <= MAX_SUM
        assert (np.log2(layer.scale) % 1 == 0).all()


@pytest.mark.parametrize("name", TRAINED)
def test_it_plays_and_values_like_the_net_it_comes_from(name: str) -> None:
    game = wildtable.load(name)
    net = load_net(game)
    assert net is not None
    observations, masks = openings(game.twin(3, net.about["options"]))
    numbers, values = net.run(observations)
    fast = fast_net(net)
    best, other = (np.where(masks == 1, found, -np.inf).argmax(axis=1) for found in (numbers, fast.rate(observations)))
    assert (best == other).mean() > 0.95
    assert np.abs(values - fast.value(observations)).max() < 0.06
