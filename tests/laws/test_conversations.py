"""Law 4 for conversations with the engine, and oracles planted in it, which the law must find.

`scripts/soak conversations` holds many more, and plants every oracle.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

import wildtable
from tests.laws.oracles import ORACLES, find_break, moves_across_questions, talk
from wildtable.authoring.laws import Conversation, Deal, LawBroken, deals_of, viewers
from wildtable.engine.state import State

DEALS = 4
IN_SUITE = ("order_of_checks", "withdrawing_weighs_sealed_answers", "hints_that_peek")
CHANCE = st.randoms(use_true_random=False)


@pytest.mark.parametrize("name", wildtable.games())
def test_no_conversation_tells_what_is_hidden(name: str) -> None:
    deals = deals_of(wildtable.load(name), "conversations")
    assert sum(talk(next(deals), "suite")[0] for _ in range(DEALS)) > DEALS


def played(name: str, variant: int, moves: int) -> State:
    """Return a state after some random moves."""
    game = wildtable.load(name)
    seats, options = game.variants()[variant % len(game.variants())]
    deal = Deal(game, seats, options, f"{variant} {moves}")
    state: State = deal.new()
    chance = deal.rng("moves")
    while moves and not state.over:
        seat = chance.choice(list(state.asking))
        state.play(seat, deal.move(state.asking[seat], chance))
        moves -= 1
    return state


def converse(state: State, chance: Random, calls: int) -> Conversation:
    conversation = Conversation(state, chance.choice(viewers(state)), chance)
    while calls and conversation.call():
        calls -= 1
    return conversation


@pytest.mark.parametrize("name", wildtable.games())
def test_no_shrunk_conversation_tells_what_is_hidden(name: str) -> None:
    @settings(max_examples=60, deadline=None, derandomize=True, database=None)
    @given(st.integers(0, 50), st.integers(0, 60), CHANCE, st.integers(1, 10))
    def check(variant: int, moves: int, chance: Random, calls: int) -> None:
        converse(played(name, variant, moves), chance, calls)

    check()


def test_a_conversation_that_tells_is_shrunk_to_the_call_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("wild-cards", 0, 0)
    for seat in (0, 1):
        state.play(seat, state.asking[seat].options[0])

    def tells(chance: Random) -> bool:
        try:
            converse(state, chance, 5)
        except LawBroken as broken:
            told.append(str(broken))
            return True
        return False

    told: list[str] = []
    moves_across_questions(monkeypatch)
    find(CHANCE, tells, settings=settings(max_examples=2000, derandomize=True, database=None))
    assert min(one.count("; ") for one in told) == 0


@pytest.mark.parametrize("name", IN_SUITE)
def test_a_planted_oracle_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    ORACLES[name](monkeypatch)
    assert "law 4: viewer" in find_break()
