"""Test doubted advice: bots that follow it in all but one point should not beat it."""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any

import wildtable
from wildtable import bots
from wildtable.bots.simple import Greedy
from wildtable.engine.choices import Choice, OneOf
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.games.wild_realms_alliance.steps import Draft
from wildtable.lab.matches import Match, finish, play

SEATS = 3


class Follower(bots.Bot):
    """Follows the advice, but never makes some moves where it can make another."""

    def avoids(self, view: View, move: Move) -> bool:
        raise NotImplementedError

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        others = tuple(move.notation for move in choice if not self.avoids(view, move))
        if others and len(others) < len(choice):
            narrowed = OneOf(others, choice.clause)
            narrowed.vocabulary = choice.vocabulary
            choice = narrowed
        return view.game.advise(view, choice, rng)


class NeverRefreshing(Follower):
    """Never refreshes the pool of Wild Space."""

    name = "never-refreshing"

    def avoids(self, view: View, move: Move) -> bool:
        return move.verb == "refresh"


class CraneAvoiding(Follower):
    """Never drafts the crane of Wild Realms Alliance."""

    name = "crane-avoiding"

    def avoids(self, view: View, move: Move) -> bool:
        return move.notation == "keep crane" and isinstance(view.agenda[0], Draft)


class Timed(Greedy):
    """Follows the advice and measures its CPU time."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds, self.decisions = 0.0, 0

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        began = process_time()
        move = super().choose(view, choice, rng)
        self.seconds += process_time() - began
        self.decisions += 1
        return move


DOUBTS: tuple[tuple[str, type[Follower]], ...] = (
    ("wild-space", NeverRefreshing),
    ("wild-realms-alliance", CraneAvoiding),
)


def advice(arguments: argparse.Namespace) -> None:
    """Print the win rates of bots that deviate from the advice against greedy ones, and the CPU time per advice."""
    for name, doubter in DOUBTS:
        entrant = f"class:{doubter.__module__}:{doubter.__qualname__}"
        found = play(Match(name, SEATS, (entrant, *["greedy"] * (SEATS - 1)), arguments.games, arguments.seed)).players[0]
        low, high = found.ci95
        wins = f"{found.win_rate:.1%} | {low:.1%} to {high:.1%}"
        print(f"| {wildtable.load(name).title} | {doubter.name} | {arguments.games} | {wins} |", flush=True)
    for name in wildtable.games():
        seconds, decisions = measure(name, arguments.timed, arguments.seed)
        print(f"| {wildtable.load(name).title} | {decisions} | {1000 * seconds / decisions:.2f} ms |", flush=True)


def measure(name: str, games: int, seed: str) -> tuple[float, int]:
    """Return the CPU time of all advice in some games, and how many times it was given."""
    bot = Timed()
    for number in range(games):
        state = wildtable.load(name).new(seats=SEATS, seed=f"{seed}-{number}")
        people = len(state.people)
        finish(state, [bot] * people, [Random(number)] * people)
    return bot.seconds, bot.decisions
