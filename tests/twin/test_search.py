"""The search bot: its move follows from its view and its random generator alone, and it plays better than the advice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

import wildtable
from tests.twin.test_twin import states
from wildtable import bots
from wildtable.bots import search
from wildtable.bots.search import COST, STAGES, Search, count_deals
from wildtable.engine.errors import OptionError
from wildtable.engine.twin.trials import Outcome, Trials
from wildtable.engine.twin.twin import Twin, TwinState
from wildtable.games import twinned
from wildtable.server.tables.processes.bot_pool import BotPool

ADVISED = [name for name in twinned() if wildtable.twin(name, compiled=False).has_advice]


@pytest.fixture(params=ADVISED)
def twin(request: pytest.FixtureRequest) -> Twin:
    return wildtable.twin(request.param)


def assert_plays_by_view(bot: Search, twin: Twin, count: int, seed: str) -> None:
    """Assert that the same view gives the same move, whatever the cards it does not show."""
    for number, state in enumerate(states(twin, count, seed)):
        seat, choice = next(iter(state.asking.items()))
        view = state.view(seat)
        move = bot.choose(view, choice, Random(number))
        other = twin.game.imagine(view, Random(number))
        assert bot.choose(other.view(seat), other.asking[seat], Random(number)) is move
        assert move in choice


def test_the_same_view_gives_the_same_move(twin: Twin) -> None:
    assert_plays_by_view(Search(deals=8), twin, 12, "same")


def test_a_share_of_a_budget_is_a_smaller_budget(twin: Twin) -> None:
    whole, lower = Search(deals=8), Search(deals=32)
    lower.share = 0.25
    for number, state in enumerate(states(twin, 12, "share")):
        seat, choice = next(iter(state.asking.items()))
        moves = [bot.choose(state.view(seat), choice, Random(number)) for bot in (whole, lower)]
        assert moves[0] is moves[1]


def test_no_stage_begins_after_the_time_limit(twin: Twin) -> None:
    """Each deal takes one number from the generator."""
    (state,) = states(twin, 1, "late")
    seat, choice = next(iter(state.asking.items()))
    used, expected = Random(1), Random(1)
    Search(deals=64, seconds=0).choose(state.view(seat), choice, used)
    for _ in range(count_deals(64, 0, len([*choice]), 0)):
        expected.getrandbits(62)
    assert used.getstate() == expected.getstate()


def test_levels_that_search_answer_in_the_bot_pool() -> None:
    async def story() -> None:
        twin = wildtable.twin("wild-realms-alliance")
        pool, (state,) = BotPool(1, 60), states(twin, 1, "pool")
        seat = min(state.asking)
        try:
            pool.prepare(twin.game, "expert")
            moves = await pool.answer("table", twin.game, state.view(seat).dump(), "expert", "x")
        finally:
            pool.close()
        assert moves is not None
        state.play(seat, *moves)
        assert pool.metrics.bot_budgets.counts == {"1": 1, "0.5": 0, "0.25": 0, "0.125": 0, "0": 0}

    asyncio.run(story())


def test_compiled_and_plain_trials_agree(twin: Twin) -> None:
    plain = wildtable.twin(twin.game.name, compiled=False)
    (state,) = states(twin, 1, "plain")
    seat, choice = next(iter(state.asking.items()))
    moves = [move.id for move in choice]
    view = state.view(seat)
    assert Trials(twin, view).run([1, 2], moves) == Trials(plain, view).run([1, 2], moves)


def test_a_trial_ends_as_the_game_does(twin: Twin) -> None:
    """The last move decides: a trial of it ends as the steps say, in the deal in which it is tried."""
    state, rng = twin.game.new(3, seed="end"), Random("end")
    while not state.over:
        before = state.copy()
        seat, choice = next(iter(state.asking.items()))
        move = choice.sample(rng)
        state.play(seat, move)
    view, ends = before.view(seat), 0
    for seed, (outcome,) in enumerate(Trials(twin, view).run(range(20), [move.id])):
        dealt = TwinState(twin, twin.dealer(view).deal_rows([seed]), b"").to_state()
        dealt.play(seat, move)
        if result := dealt.result:
            others = [score for other, score in enumerate(result.scores) if other != seat]
            assert outcome.margin == result.scores[seat] - max(others)
            assert outcome.win == (1 / len(result.winners) if seat in result.winners else 0)
            ends += 1
    assert ends


def test_every_decision_takes_about_the_same_work(twin: Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a decision would tell how many moves a hidden hand allows."""
    played: list[int] = []

    class CountedTrials(Trials):
        def run(self, seeds: Sequence[int], moves: Sequence[int]) -> list[list[Outcome]]:
            played.append(len(seeds) * len(moves))
            return super().run(seeds, moves)

    monkeypatch.setattr(search, "Trials", CountedTrials)
    counts = set()
    for number, state in enumerate(states(twin, 60, "work")):
        seat, choice = next(iter(state.asking.items()))
        if 2 <= (count := len([*choice])) <= 6:
            played.clear()
            Search(deals=40).choose(state.view(seat), choice, Random(number))
            assert 0.9 * COST * 40 <= sum(played) <= 1.25 * COST * 40
            counts.add(count)
    assert len(counts) > 2


@pytest.mark.parametrize("moves", range(2, 100))
def test_what_is_tried_longest_has_seen_the_whole_budget(moves: int) -> None:
    for budget in (28, 64, 100, 128):
        seen = 0
        for stage in range(STAGES):
            seen += count_deals(budget, stage, max(moves >> stage, 2), seen)
            assert seen >= budget * 2**stage / 8
    assert count_deals(0, 0, moves, 0) == count_deals(1, 0, moves, 0) == 1


@pytest.mark.parametrize("name", ["search:deals", "search:deals=many", "search:width=3", "greedy:deals=3"])
def test_wrong_settings_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="settings are numbers, as in search:deals=512; this bot has "):
        bots.make(name)


def test_settings_are_taken() -> None:
    bot = bots.make("search:deals=512:noise=0.05")
    assert isinstance(bot, Search)
    assert (bot.deals, bot.noise) == (512, 0.05)


def test_it_leaves_the_advice_for_better_moves() -> None:
    """Judged by other deals: in all games together, and in enough positions that luck does not decide."""
    bot, gains = Search(deals=64), {name: [0.0] for name in ADVISED}
    for name in ADVISED:
        twin = wildtable.twin(name)
        for number, state in enumerate(states(twin, 150, "better")):
            seat, choice = next(iter(state.asking.items()))
            view = state.view(seat)
            move, advised = bot.choose(view, choice, Random(number)), twin.game.advise(view, choice)
            if move is not advised:
                ends = Trials(twin, view).run(range(100), [move.id, advised.id])
                gains[name].append(sum(ours.win - theirs.win for ours, theirs in ends))
    assert all(map(any, gains.values()))
    assert sum(map(sum, gains.values())) > 0
