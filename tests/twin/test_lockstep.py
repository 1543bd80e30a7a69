"""Law 7: the twins agree with the steps, decision by decision."""

from __future__ import annotations

import pytest

import wildtable
from tests.twin.lockstep import Compared, by_chance, campaign, compare, follow
from wildtable.games import twinned

DECISIONS = 10_000
"""Every variant with every policy at least once; `scripts/soak twin` compares millions."""
PLAIN_DECISIONS = 2_000


@pytest.mark.parametrize("name", twinned())
def test_compiled_twin_agrees_with_the_steps(name: str) -> None:
    seen = campaign(name, DECISIONS, "lockstep", advice=0.15)
    assert seen.decisions >= DECISIONS


@pytest.mark.parametrize("name", twinned())
def test_plain_twin_agrees_with_the_steps(name: str) -> None:
    seen = campaign(name, PLAIN_DECISIONS, "plain", compiled=False, advice=0.2)
    assert seen.decisions >= PLAIN_DECISIONS


@pytest.mark.parametrize("name", twinned())
def test_twin_goes_on_from_any_state(name: str) -> None:
    """A state in mid-game is converted to words, and the twin continues as the state does."""
    twin = wildtable.twin(name)
    state = twin.game.new(3, seed="middle")
    position = None
    while state.asking:
        seat, choice = next(iter(state.asking.items()))
        move = choice.options[-1]
        if position is not None:
            position.play(seat, move.id)
        state.play(seat, move)
        position = position or twin.from_state(state)
        assert sorted(state.asking) == list(position.asked)
    assert state.result is not None
    assert position is not None
    assert position.scores == state.result.scores


def test_talisman_stays_after_the_last_round() -> None:
    """A tie that it breaks in the last round is too rare for random games."""
    game = wildtable.load("wild-cards")
    hands = {0: ["forest-1"], 1: ["savannah-1"], 2: ["mountain-1"]}
    state = game.setup(3, edition="2022", hands=hands, talisman=0, round=14)
    position = wildtable.twin("wild-cards", edition="2022", compiled=False).from_state(state)
    bids = [(0, "bid forest-1"), (1, "bid savannah-1"), (2, "bid mountain-1")]
    for seat, notation in [*bids, (1, "pass"), (2, "pass"), (0, "pass")]:
        state.play(seat, notation)
        position.play(seat, game.moves[notation].id)
    compare(state, position, often=True)
    assert state.over


def test_deck_of_ones_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A deck's figures are arguments of the kernels, not constants."""
    deck = wildtable.load("wild-cards").deck.text
    own = deck.replace('peacock = "forest"', 'peacock = "savannah"').replace("[4, 4, 3, 3]", "[14, 0, 0, 0]", 1)
    path = tmp_path_factory.mktemp("deck") / "own.toml"
    path.write_text(own.replace('name = "Wild Cards"', 'name = "Own"'), encoding="utf-8")
    for number in range(8):
        follow(wildtable.twin("wild-cards", 3, deck=path, edition="2020"), f"own {number}", by_chance, Compared())
