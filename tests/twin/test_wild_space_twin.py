"""The twin of Wild Space in rich positions: by its own advice, and with arbitrary decks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from tests.rules.wild_space_decks import blank, file
from tests.twin.lockstep import Compared, compare, compare_advice
from wildtable.engine.twin.kernels import Linker, hooks
from wildtable.engine.twin.kernels.chance import advance, generator
from wildtable.engine.twin.twin import Twin, TwinState
from wildtable.games.wild_space.cards import ABILITIES, CONDITIONS, COUNTED, MOST_SQUARES, OCCUPATIONS
from wildtable.games.wild_space.twin.play import is_paying

NOISE = 0.25
"""The share of random moves."""


def random_deck(seed: str) -> str:
    """Return a deck with random abilities, conditions, medals, missions, credits, tracks and planets."""
    rng, deck = Random(seed), blank()
    for captain in deck["captains"]["cards"]:
        squares = [*ABILITIES, *(f"credits {worth}" for worth in range(1, 9))]
        captain["track"] = rng.choices(squares, k=rng.randint(1, MOST_SQUARES))
    for group in ("specialists", "emissaries", "robots"):
        for card in deck[group]["cards"]:
            if rng.random() < 0.8:
                card["ability"] = rng.choice([*ABILITIES, "draw and play"])
                if rng.random() < 0.5:
                    card["condition"] = rng.choice([*CONDITIONS, *["remove any"] * 6])
            if group != "emissaries" and rng.random() < 0.4:
                card["veteran"] = True
    for card in deck["emissaries"]["cards"]:
        one, other = rng.sample(COUNTED, 2)
        kinds = (f"{rng.randint(1, 9)} per {rng.randint(1, 4)} {one}", f"2 per {one} and {other}", f"5 for most {one}")
        card["mission"] = rng.choice(kinds)
    for card in deck["robots"]["cards"]:
        card |= {"credits": rng.randint(1, 9)} | ({"occupation": rng.choice(OCCUPATIONS)} if rng.random() < 0.7 else {})
    for stack in ("start", "three", "six", "nine"):
        deck["planets"][stack] = [{side: random_sector(rng) for side in ("left", "right")} for _ in deck["planets"][stack]]
    return file(deck)


def random_sector(rng: Random) -> dict[str, Any]:
    conditions = rng.sample([*CONDITIONS], rng.choice((0, 0, 1, 2)))
    return {"conditions": conditions, "actions": rng.sample([*ABILITIES], rng.choice((1, 2, 3)))}


def follow_advice(twin: Twin, seed: str, seen: Compared) -> None:
    """Play one game by advice and at random, and compare position and advice at every question."""
    rng = Random(seed)
    options: Any = twin.options
    state = twin.game.new(twin.seats, seed=seed, **options)
    position = twin.new(seed)
    while state.asking:
        ((seat, choice),) = state.asking.items()
        compare(state, position, rng.random() < 0.05)
        compare_advice(state, position, seat)
        seen.advised += 1
        seen.steps[type(state.agenda[0]).__name__] += 1
        chance = rng.random() < NOISE
        move = choice.sample(rng) if chance else twin.game.advise(state.view(seat), choice)
        state.play(seat, move)
        position.play(seat, move.id)
    assert state.result is not None
    assert (state.result.scores, state.result.ranks) == (position.scores, position.ranks)


@pytest.mark.parametrize(("seats", "options"), wildtable.load("wild-space").variants())
def test_advice_is_that_of_the_steps(seats: int, options: dict[str, Any]) -> None:
    seen = Compared()
    for number in range(3):
        follow_advice(wildtable.twin("wild-space", seats, **options), f"advised {number}", seen)
    assert seen.steps["UseAbility"]


@pytest.mark.parametrize("number", range(8))
def test_decks_of_any_figures(tmp_path: Path, number: int) -> None:
    """Cards that remove each other and draw others into play, tracks of any length, sectors with any conditions."""
    options: Any = {"solo": "hard"} if number % 4 == 3 else {}
    path = tmp_path / "deck.toml"
    path.write_text(random_deck(f"deck {number}"), encoding="utf-8")
    twin = wildtable.twin("wild-space", 2 + (number % 4) % 3, deck=path, **options)
    follow_advice(twin, f"own {number}", Compared())


def test_tie_with_the_smuggler_is_lost() -> None:
    """Ties are too rare in the lockstep test's games; games by advice have some."""
    twin = wildtable.twin("wild-space", 2, solo="easy")
    ends = twin.play_out([twin.new("ties")] * 300, range(300), "advice")
    ties = 0
    for row, ranks in zip(ends.words, ends.ranks, strict=True):
        result = TwinState(twin, twin.backend.grid([row]), b"").to_state().result
        assert result is not None
        assert result.ranks == ranks
        ties += result.scores[0] == result.virtual[0].total
    assert ties


@pytest.mark.parametrize("options", [{}, {"solo": "hard"}])
def test_a_sampled_move_is_one_of_those_listed(tmp_path: Path, options: dict[str, Any]) -> None:
    """Sampling has a faster way than counting the moves and listing one, and finds the same move."""
    path = tmp_path / "deck.toml"
    path.write_text(random_deck("deck 1"), encoding="utf-8")
    twin = wildtable.twin("wild-space", 2, deck=path, **options)
    by_list = {hook: found for hook, found in twin.rules.kernels.items() if hook is not hooks.sample}
    sample, list_and_pick = (
        Linker(lambda one: one, kernels).link(hooks.sample) for kernels in (twin.rules.kernels, by_list)
    )
    rng, table, state, paid = Random(1), twin.tables[0].tolist(), generator(1, 1), 0
    for seed in range(3):
        position = twin.new(seed)
        while not position.over:
            seat, words = position.asked[0], position.words.tolist()
            state = advance(state)
            assert sample(words, table, seat, state) == list_and_pick(words, table, seat, state)
            paid += is_paying(words)
            position.play(seat, rng.choice(position.legal(seat)) if rng.random() < NOISE else position.advise(seat))
    assert paid
