"""Reviews: for finished games of several players, for those who may read them, where Numba is installed."""

from __future__ import annotations

import pytest

from tests.harness.server import Running
from tests.harness.tables import denied
from tests.server.test_replays import cut, finished
from wildtable.lab.findings import AnalysisDraft, Estimate, Moment, Outline
from wildtable.server.clock import ManualClock
from wildtable.server.errors import Denied
from wildtable.server.html.review import present_review
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.processes import reviews
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.processes.reviews import Review, Reviews


def refusal(replay: Replay) -> str:
    pool = BotPool(1, 60)
    try:
        with pytest.raises(Denied) as error:
            Reviews(pool, ManualClock()).open(replay)
    finally:
        pool.close()
    return denied(error)


def test_only_finished_games_of_several_people_are_reviewed() -> None:
    assert refusal(Replay(cut(finished(), 10))) == "review-unfinished"
    assert refusal(Replay(finished(2, "wild-space", solo="easy"))) == "review-alone"


def test_without_numba_the_reader_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "has_numba", lambda: False)
    assert refusal(Replay(finished())) == "review-numba"


def test_a_moment_shows_numbers_that_add_up() -> None:
    """43% and a loss of 10 are 53%, however each was rounded."""
    moment = Moment(1, 0, "bid forest-1", "bid forest-2", "mistake", 0.427, Estimate(0.095, 0.002), Estimate(2.4, 0.1))
    review = Review("", AnalysisDraft(Outline((1.0, 0.0, 0.0), (), ()), moments=[moment]))
    [shown] = present_review(review, Replay(finished()), ("Ann", "Ben", "Cleo"), "en", 0).key_moments
    assert round(100 * shown.after) == round(100 * shown.chance) + 10
    assert shown.loss.startswith("10 percentage points")


def test_a_running_game_has_no_review(running_server: Running) -> None:
    with running_server.program("Host") as host:
        name = host.does("/tables", game="wild-cards", seats=3, bots=["random", "random"])["table"]
        host.does(f"/tables/{name}/sit", seat=None)
        host.does(f"/tables/{name}/start")
        game = host.get(f"/tables/{name}").json["game"]
        assert host.get(f"/records/{game}/review").status == 404
