"""Many games at once, as for reinforcement learning: rewards at the end, and a new deal in place of each finished game."""

from __future__ import annotations

from typing import Any

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


def test_without_a_seed_deals_follow_from_the_last_one() -> None:
    envs = [VectorEnv("wild-realms-alliance", 3, games=2) for _ in range(2)]
    seeds: list[Any] = [7, np.int32(7)]
    first, other = (env.reset(seed=seed).observations.copy() for env, seed in zip(envs, seeds, strict=True))
    assert (first == other).all()
    again = [env.reset(seed=None).observations.copy() for env in envs]
    assert (again[0] == again[1]).all()
    assert (again[0] != first).any()
    fresh = [VectorEnv("wild-realms-alliance", 3, games=2).reset(seed=None).observations.tolist() for _ in range(3)]
    assert fresh != [fresh[0]] * 3, "a new environment begins anywhere"


@pytest.mark.parametrize("seed", [-1, 2**30, "7", 1.5])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match=f"seed must be from 0 to 1073741823, or None, not {seed!r}"):
        VectorEnv("wild-realms-alliance", 3, games=1).reset(seed=seed)


def test_wrong_calls_say_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="utility must be one of win, rank, score, not 'luck'"):
        VectorEnv("wild-realms-alliance", 3, games=1, utility="luck")
    with pytest.raises(OptionError, match=r"call reset\(\) before step\(\)"):
        VectorEnv("wild-realms-alliance", 3, games=1).step([0])
