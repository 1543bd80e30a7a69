"""Speed of the adapters: steps with observation and mask, next to RLCard's uno and PettingZoo's hold'em in the same run."""

from __future__ import annotations

from time import process_time

import numpy as np

import wildtable
from bench.peers import Peer
from wildtable.adapters import pettingzoo
from wildtable.adapters.vector import VectorEnv

GAMES_AT_ONCE = 1024
PEERS = {"uno": "RLCard uno", "holdem": "PettingZoo hold'em"}


def aec_steps(name: str, seconds: float) -> float:
    """Return steps per CPU second of complete random games through the AEC interface, dealing included."""
    env = pettingzoo.env(name, seats=3)
    env.reset(seed=1)
    rng, steps = np.random.default_rng(1), 0
    began = process_time()
    while process_time() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / (process_time() - began)


def vector_steps(env: VectorEnv, seconds: float) -> float:
    """Return steps per CPU second of many games at once; choosing the moves is not counted."""
    rng, step, spent, steps = np.random.default_rng(1), env.reset(), 0.0, 0
    while spent < seconds:
        moves = (step.masks * rng.random(step.masks.shape, dtype=np.float32)).argmax(axis=1)
        began = process_time()
        step = env.step(moves)
        spent += process_time() - began
        steps += len(env)
    return steps / spent


def measure_research(rounds: int, seconds: float) -> None:
    peers = {name: Peer(name) for name in PEERS}
    print(f"random play, steps with observation and mask per second, one core, best of {rounds} alternating runs")
    for name in wildtable.games():
        env = VectorEnv(name, 3, games=GAMES_AT_ONCE)
        runs = [
            (aec_steps(name, seconds), vector_steps(env, seconds), *(peer.rate(seconds) for peer in peers.values()))
            for _ in range(rounds)
        ]
        aec, vector, *theirs = map(max, zip(*runs, strict=True))
        print(f"{name:22} AEC {aec:10,.0f}   vector {vector:12,.0f}")
        for (_, title), rate in zip(PEERS.items(), theirs, strict=True):
            print(f"  {title:20} {rate:10,.0f}   ratio: AEC {aec / rate:.2f}, vector {vector / rate:.1f}")
    for peer in peers.values():
        peer.close()
