"""Search with a net: its move follows from its view alone; other variants are searched by playouts."""

from __future__ import annotations

from random import Random

import pytest

import wildtable
from tests.twin.test_search import assert_plays_by_view
from tests.twin.test_twin import states
from wildtable.bots.foresight import Foresight
from wildtable.bots.net import IntegerNet
from wildtable.bots.policy import Policy
from wildtable.bots.search import Search
from wildtable.bots.trained import load_net
from wildtable.engine.twin.twin import Twin, TwinState
from wildtable.games import twinned


def trained(name: str) -> IntegerNet:
    net = load_net(wildtable.load(name))
    assert net is not None
    return net


@pytest.fixture(params=twinned())
def twin(request: pytest.FixtureRequest) -> Twin:
    game = wildtable.load(request.param)
    return game.twin(3, trained(game.name).about["options"])


def test_the_same_view_gives_the_same_move(twin: Twin) -> None:
    assert_plays_by_view(Search(deals=8, depth=1), twin, 6, "foreseen")


def test_the_move_of_the_net_stands(twin: Twin) -> None:
    """It is played where no other move may be tried, and where the net is trusted."""
    narrow, trusting = Search(deals=4, depth=1, breadth=1), Search(deals=4, depth=1, trust=1e6)
    likes = []
    for number, state in enumerate(states(twin, 12, "default")):
        seat, choice = next(iter(state.asking.items()))
        view = state.view(seat)
        move = narrow.choose(view, choice, Random(number))
        likes.append(move is Policy().choose(view, choice, Random(number)))
        assert trusting.choose(view, choice, Random(number)) is move
    assert sum(likes) >= len(likes) - 1


def test_chances_lie_between_0_and_1_and_finished_games_are_worth_their_result(twin: Twin) -> None:
    """The last move of a game decides it."""
    state, rng = twin.game.new(3, seed="worth"), Random("worth")
    while not state.over:
        before = state.copy()
        seat, choice = next(iter(state.asking.items()))
        move = choice.sample(rng)
        state.play(seat, move)
    view, ends = before.view(seat), 0
    foresight = Foresight(twin, trained(twin.game.name), view, depth=1)
    for seed, (outcome,) in enumerate(foresight.run(range(12), [move.id])):
        dealt = TwinState(twin, twin.dealer(view).deal_rows([seed]), b"").to_state()
        dealt.play(seat, move)
        assert 0 <= outcome.win <= 1
        if result := dealt.result:
            assert outcome.win == result.shares[seat]
            ends += 1
    assert ends


def test_deals_differ_and_the_viewer_is_asked_again(twin: Twin) -> None:
    state = next(state for state in states(twin, 12, "deals") if len(next(iter(state.asking.values()))) > 1)
    seat, choice = next(iter(state.asking.items()))
    moves, net = [move.id for move in choice], trained(twin.game.name)
    near, far = (Foresight(twin, net, state.view(seat), depth).run(range(8), moves) for depth in (1, 3))
    assert len({tuple(row) for row in near + far}) > 1
    assert near != far


def test_variants_without_a_net_are_searched_by_playouts() -> None:
    state = wildtable.load("wild-cards").new(4, seed=1)
    seat, choice = next(iter(state.asking.items()))
    view = state.view(seat)
    used, expected = Random(1), Random(1)
    assert Search(deals=4, depth=2, plain=16).choose(view, choice, used) is Search(deals=16).choose(view, choice, expected)
    assert used.getstate() == expected.getstate()
