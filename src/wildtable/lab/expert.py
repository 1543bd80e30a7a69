"""What an expert would do: the Expert bot's answer to an open question, and how likely each move wins.

All of it comes from one view, its chance included: the same view with other hidden cards gives the same opinion. The work is
done in looks, each short enough to be done between other work.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from wildtable import bots
from wildtable.bots.search import load_twin
from wildtable.engine.knowledge.view import View
from wildtable.engine.twin.trials import Outcome, Trials
from wildtable.lab.analysis import NOISE
from wildtable.lab.findings import Estimate, estimate

LOOKS, DEALS_OF_A_LOOK = 8, 30
"""How often all moves are tried, and in how many imagined deals each time."""
Look = Mapping[str, Sequence[Outcome]]
"""How games ended after each move."""


class MoveChance(NamedTuple):
    """How likely a move wins, if all then play on like the Medium bot, and by how many points."""

    move: str
    chance: Estimate
    margin: Estimate


@dataclass
class ExpertOpinion:
    """What is known so far about an open question."""

    answer: tuple[str, ...] = ()
    """The whole answer of the Expert bot."""
    looks: list[Look] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of the work that is done."""
        return len(self.looks) / LOOKS

    @property
    def moves(self) -> list[MoveChance]:
        """All moves, the most likely winner first; the expert's before others that are as good."""
        seen = {move: [end for look in self.looks for end in look[move]] for move in (self.looks[0] if self.looks else ())}
        chances = [
            MoveChance(move, estimate([end.win for end in ends]), estimate([end.margin for end in ends]))
            for move, ends in seen.items()
        ]
        return sorted(chances, key=lambda move: (-move.chance.mean, move.move not in self.answer, -move.margin.mean))


def ask_expert(view: View) -> ExpertOpinion:
    """Return the whole opinion on the question to the viewer."""
    seed = seed_of(view.dump())
    return ExpertOpinion(find_answer(view, seed), [try_moves(view, seed, look) for look in range(LOOKS)])


def seed_of(dump: Mapping[str, Any]) -> str:
    """Return what all chance of an opinion follows from: the dumped view that it is about."""
    return json.dumps(dump, sort_keys=True)


def find_answer(view: View, seed: str) -> tuple[str, ...]:
    """Return the Expert bot's whole answer."""
    return bots.answer(bots.make(bots.EXPERT), view, Random(seed))


def try_moves(view: View, seed: str, look: int) -> Look:
    """Try all moves in the same imagined deals, other ones in each look."""
    assert view.viewer is not None, "a spectator is asked nothing"
    rng = Random(f"{look} {seed}")
    moves = list(view.game.imagine(view, rng).asking[view.viewer])
    seeds = [rng.getrandbits(62) for _ in range(DEALS_OF_A_LOOK)]
    trials = Trials(load_twin(view.game, view.seats, tuple(view.options.items())), view, NOISE)
    ends = trials.run(seeds, [move.id for move in moves])
    return {move.notation: [row[place] for row in ends] for place, move in enumerate(moves)}
