"""Many games at once, as for reinforcement learning: rewards at the end, and a new deal in place of each finished game."""

from __future__ import annotations

import numpy as np
import pytest

from wildtable import OptionError
from wildtable.adapters.vector import VectorEnv, VectorStep


def first_moves(step: VectorStep) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in step.masks]


def test_games_that_end_are_rewarded_and_dealt_anew() -> None:
    env = VectorEnv("wild-realms-alliance", 3, games=3)
    step, ended = env.reset(seed=1), 0
    assert step.observations.shape == (len(env), env.twin.observation.size)
    for _ in range(150):
        step = env.step(first_moves(step))
        ended += int(step.over.sum())
        assert (step.seats >= 0).all()
        assert step.rewards.sum(axis=1) == pytest.approx(step.over.astype(float))
    assert ended > 3


def test_the_same_seed_deals_the_same_games() -> None:
    envs = [VectorEnv("wild-realms-alliance", 3, games=2) for _ in range(2)]
    steps = [env.reset(seed=7) for env in envs]
    for _ in range(60):
        steps = [env.step(first_moves(step)) for env, step in zip(envs, steps, strict=True)]
        assert (steps[0].observations == steps[1].observations).all()
    other = envs[0].reset(seed=8).observations.copy()
    assert (other != envs[1].reset(seed=7).observations).any()


def test_other_seeds_are_refused() -> None:
    with pytest.raises(OptionError, match="seed must be from 0 to"):
        VectorEnv("wild-realms-alliance", 3, games=1).reset(seed=-1)
