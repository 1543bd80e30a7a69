"""How strong a net is: games of one seat against a table of another player, on the CPU, with weights as they are shipped."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from wildtable.bots.net import IntegerNet
from wildtable.engine.errors import OptionError
from wildtable.engine.refusals import quote_value
from wildtable.engine.twin.twin import Twin
from wildtable.lab.training.environments import Ending, HostEnvironment, Positions

OPPONENTS = ("greedy", "chance")
"""Players whom nets are evaluated against by name."""


@dataclass(frozen=True)
class Evaluation:
    """The net's share of the wins against a table of opponents, with the half width of its 95% interval."""

    against: str
    games: int
    wins: float
    error: float


def evaluate(
    twin: Twin, net: IntegerNet, against: str | IntegerNet, games: int, *, seed: int = 977, threads: int = 1
) -> Evaluation:
    """Let a net play alone against a table of `greedy`, `chance` or another net, from all seats in turn."""
    if not isinstance(against, IntegerNet) and against not in OPPONENTS:
        raise OptionError(f"the opponent must be a net or one of {', '.join(OPPONENTS)}, not {quote_value(against)}")
    people, size, vocabulary = len(twin.people), twin.observation.size, len(twin.game.moves)
    env, rng = HostEnvironment(twin, games, seed, threads), np.random.default_rng(seed)
    position = Positions(*(np.zeros((*shape, games), np.int8) for shape in ((), (size,), (vocabulary,))))
    ending = Ending(np.zeros(games, bool), np.zeros((people, games), np.float32))
    learners = np.arange(games) % people
    shares = np.full(games, -1.0)
    env.begin(position, ending)
    while (shares < 0).any():
        seats = position.seats.astype(np.int64)
        moves = (position.masks * rng.random(position.masks.shape)).argmax(axis=0)
        own = np.flatnonzero(seats == learners)
        moves[own] = _best_moves(net, position, own)
        if isinstance(against, IntegerNet):
            others = np.flatnonzero(seats != learners)
            moves[others] = _best_moves(against, position, others)
        if against == "greedy":
            env.advise(0, learners, moves)
        env.step(moves, position, ending)
        done = np.flatnonzero(ending.ended & (shares < 0))
        shares[done] = ending.shares[learners[done], done]
    name = against if isinstance(against, str) else "net"
    return Evaluation(name, games, float(shares.mean()), 1.96 * float(shares.std()) / sqrt(games))


def _best_moves(net: IntegerNet, position: Positions, games: Any) -> Any:
    numbers, _ = net.run(position.observations[:, games].T)
    return np.where(position.masks[:, games].T == 1, numbers, -np.inf).argmax(axis=1)
