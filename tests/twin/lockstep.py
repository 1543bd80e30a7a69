"""Law 7: a twin agrees with the steps at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import wildtable
from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.state import State
from wildtable.engine.twin.twin import Twin, TwinState

Variant = tuple[int, dict[str, Any]]


class Difference(AssertionError):
    """The twin and the steps disagree."""


@dataclass
class Compared:
    """What has been compared: decisions, how often each step asked, how often each move was played."""

    decisions: int = 0
    advised: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    moves: Counter[tuple[str, int]] = field(default_factory=Counter)


# Policies: how the compared games are played


def by_chance(state: State, seat: Seat, rng: Random, _: Compared) -> Move:
    moves: list[Move] = [*state.asking[seat]]
    return rng.choice(moves)


def by_verb(state: State, seat: Seat, rng: Random, _: Compared) -> Move:
    """Pick a random kind of move, then a random move of it: rare kinds occur where others have many moves."""
    moves: list[Move] = [*state.asking[seat]]
    verb = rng.choice(sorted({move.verb for move in moves}))
    return rng.choice([move for move in moves if move.verb == verb])


def first(state: State, seat: Seat, rng: Random, seen: Compared) -> Move:
    """Mostly pick the first move, which makes ties."""
    return next(iter(state.asking[seat])) if rng.random() < 0.8 else by_chance(state, seat, rng, seen)


def last(state: State, seat: Seat, rng: Random, seen: Compared) -> Move:
    """Mostly pick the last move, which passes, stops and keeps hands full."""
    return [*state.asking[seat]][-1] if rng.random() < 0.7 else by_chance(state, seat, rng, seen)


def rarest(state: State, seat: Seat, rng: Random, seen: Compared) -> Move:
    """Pick the move played least often so far in answer to this step."""
    step = type(state.agenda[0]).__name__
    return min(state.asking[seat], key=lambda move: (seen.moves[step, move.id], rng.random()))


def advised(state: State, seat: Seat, rng: Random, seen: Compared) -> Move:
    """Mostly pick the advised move, which makes long chains of abilities."""
    choice = state.asking[seat]
    return state.game.advise(state.view(seat), choice) if rng.random() < 0.8 else by_chance(state, seat, rng, seen)


Policy = Callable[[State, Seat, Random, Compared], Move]
POLICIES: tuple[Policy, ...] = (by_chance, by_verb, first, rarest, last, advised)


def variants(game: AnyGame) -> Iterator[tuple[Variant, Policy]]:
    """Yield every variant with every policy, endlessly."""
    while True:
        for policy in POLICIES:
            for variant in game.variants():
                yield variant, policy


def compare(state: State, position: TwinState, often: bool) -> None:
    """Compare who is asked, the legal moves and the whole position, as words; with `often`, as a state as well."""
    if sorted(state.asking) != list(position.asked):
        raise Difference(f"asked are {sorted(state.asking)}, in the twin {position.asked}")
    for seat, choice in state.asking.items():
        legal = [move.id for move in choice]
        if legal != position.legal(seat):
            moves = state.game.moves
            twins = [moves[move].notation for move in position.legal(seat)]
            raise Difference(f"{state.agenda[0]}: seat {seat} may {[*choice]}, in the twin {twins}")
    expected = position.twin.from_state(state)
    if [*expected.words] != [*position.words]:
        places = [place for place, word in enumerate(expected.words) if word != position.words[place]]
        raise Difference(f"{state.agenda[:1]}: words {places} differ")
    if often:
        compare_states(state, position.to_state())


def compare_states(state: State, twin: State) -> None:
    """Compare all of a position except its history."""
    for zone in state.game.layout.zones:
        if state[zone] != twin[zone]:
            raise Difference(f"{zone.name}: {state[zone]}, in the twin {twin[zone]}")
    for fact in state.fact_names:
        if getattr(state, fact) != getattr(twin, fact):
            raise Difference(f"{fact}: {getattr(state, fact)}, in the twin {getattr(twin, fact)}")
    if (state.agenda, state.sealed, state.shuffles) != (twin.agenda, twin.sealed, twin.shuffles):
        raise Difference(f"agenda {state.agenda}, {state.sealed}; in the twin {twin.agenda}, {twin.sealed}")


def compare_advice(state: State, position: TwinState, seat: Seat) -> None:
    """Compare the advice for a seat."""
    advised = state.game.advise(state.view(seat), state.asking[seat])
    if position.advise(seat) != advised.id:
        twins = state.game.moves[position.advise(seat)]
        raise Difference(f"{state.agenda[0]}: seat {seat} is advised {advised}, by the twin {twins}")


def follow(twin: Twin, seed: str, policy: Policy, seen: Compared, *, share: float = 0.1, advice: float = 0.0) -> None:
    """Play one game with the steps and with the twin, and compare them at every decision."""
    rng = Random(seed)
    options: Any = twin.options
    state = twin.game.new(twin.seats, seed=seed, **options)
    position = twin.new(seed)
    while state.asking:
        compare(state, position, rng.random() < share)
        seat: Seat = rng.choice(sorted(state.asking))
        if twin.has_advice and rng.random() < advice:
            compare_advice(state, position, seat)
            seen.advised += 1
        step = type(state.agenda[0]).__name__
        move = policy(state, seat, rng, seen)
        seen.decisions += 1
        seen.steps[step] += 1
        seen.moves[step, move.id] += 1
        state.play(seat, move)
        position.play(seat, move.id)
    compare(state, position, True)
    result = state.result
    assert result is not None
    if (result.scores, result.ranks) != (position.scores, position.ranks):
        raise Difference(f"{result.scores}, {result.ranks}; in the twin {position.scores}, {position.ranks}")


def campaign(name: str, decisions: int, seed: str, *, compiled: bool = True, advice: float = 0.0) -> Compared:
    """Compare this many decisions over all variants and policies, and the advice at a share of them."""
    game = wildtable.load(name)
    seen = Compared()
    for number, ((seats, options), policy) in enumerate(variants(game)):
        if seen.decisions >= decisions:
            break
        follow(wildtable.twin(name, seats, compiled=compiled, **options), f"{seed} {number}", policy, seen, advice=advice)
    return seen
