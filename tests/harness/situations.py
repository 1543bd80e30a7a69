"""Find a situation for every kind of question that a game asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random

import wildtable
from tests.harness.client import Dealt
from wildtable.authoring.laws import lively
from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.fairness import derive_seed
from wildtable.engine.moves import Move
from wildtable.engine.state import State
from wildtable.server.store.config import TableConfig

GAMES = 120
"""Games searched for each kind of question: enough for the rare ones."""
ASKED = 0
"""The seat whose questions are searched for."""
TRIED = 4
"""Moves compared by a player who hoards."""


@dataclass(frozen=True)
class Situation(Dealt):
    """A moment of a game. `kind` is the clause and the verb of the question to seat 0."""

    kind: str = ""


@cache
def situations(game: str, *seats: int) -> dict[str, Situation]:
    """Return a late situation for each kind of question that seat 0 can be asked; `seats` restricts the seat counts."""
    found: dict[str, Situation] = {}
    for one in _played(game, seats):
        if one.kind not in found or len(one.answers) > len(found[one.kind].answers):
            found[one.kind] = one
    return dict(sorted(found.items()))


@cache
def full_hands(game: str, *seats: int) -> dict[str, Situation]:
    """Return for each kind of question to seat 0 the situation with the most cards in hand, of games in which it hoards."""
    best: dict[str, tuple[int, Situation]] = {}
    for number, config in enumerate(_configs(game, seats)):
        for one, state in _play(config, number, hoards=number % 2 == 0):
            held = _count_held(state)
            if one.kind not in best or held >= best[one.kind][0]:
                best[one.kind] = held, one
    return {kind: one for kind, (_, one) in sorted(best.items())}


@cache
def near_the_end(game: str, seats: int, questions: int, *options: tuple[str, str | bool]) -> Situation:
    """Return the situation with this many questions to seat 0 left, if all play on as they did."""
    config = TableConfig(game, seats, dict(options)).checked()
    return [one for one, _ in _play(config, 1)][-questions]


def find_situation(game: str, seats: int, fits: Callable[[State], bool]) -> Situation:
    """Return the first situation in which seat 0 is asked and the position fits; raise StopIteration if there is none."""
    return next(one for one in _played(game, (seats,), fits))


def _played(game: str, seats: tuple[int, ...], fits: Callable[[State], bool] = lambda _: True) -> Iterator[Situation]:
    for number, config in enumerate(_configs(game, seats)):
        for one, state in _play(config, number):
            if fits(state):
                yield one


def _configs(game: str, seats: tuple[int, ...]) -> Iterator[TableConfig]:
    """Yield as many configurations as games are searched, in turn of all with these seat counts."""
    variants = [(count, options) for count, options in wildtable.load(game).variants() if not seats or count in seats]
    for number in range(GAMES):
        yield TableConfig(game, *variants[number % len(variants)]).checked()


def _play(config: TableConfig, number: int, *, hoards: bool = False) -> Iterator[tuple[Situation, State]]:
    """Play a random game and yield each question to seat 0 with the position, which changes afterwards. Every other game
    mostly plays the first verb offered."""
    secret, rng = sha256(f"situation {number}".encode()).hexdigest(), Random(number)
    seed = derive_seed(bytes.fromhex(secret), [b""] * config.people)
    state = config.game.new(config.seats, seed=seed, piles={}, **config.options)
    answers: list[tuple[Seat, Sequence[str]]] = []
    while not state.over:
        if ASKED in state.asking:
            choice = state.asking[ASKED]
            yield Situation(config, secret, tuple(answers), f"{choice.clause} {choice.options[0].verb}"), state
        seat = rng.choice(list(state.asking))
        answers.append((seat, _answer(state, seat, rng, bold=number % 2 == 1, hoards=hoards and seat == ASKED)))


def _answer(state: State, seat: int, rng: Random, *, bold: bool, hoards: bool) -> tuple[str, ...]:
    """Give a random complete answer."""
    past, moves = state.history, []
    while state.history is past and seat in state.asking:
        choice = state.asking[seat]
        move = _hoard(state, choice, rng) if hoards else lively(choice, rng) if bold else choice.sample(rng)
        moves.append(move.notation)
        state.play(seat, moves[-1])
    return tuple(moves)


def _hoard(state: State, choice: Choice[Move], rng: Random) -> Move:
    """Return a random move that leaves seat 0 as many cards in hand as any of those tried."""

    def left(move: Move) -> int:
        after = state.copy()
        after.play(ASKED, move)
        return _count_held(after)

    return max([choice.sample(rng) for _ in range(TRIED)], key=left)


def _count_held(state: State) -> int:
    """Count the cards of seat 0 that it alone sees."""
    return sum(
        len(state.zones[zone]) for zone in state.game.layout.zones if zone.owner == ASKED and zone.audience == ASKED + 1
    )
