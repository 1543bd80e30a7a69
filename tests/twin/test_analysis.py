"""Analysis: parts that add up, no losses for the reference bot, confirmed moments, the same for every viewer."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import wildtable
from wildtable import bots
from wildtable.cli.main import main
from wildtable.engine.errors import OptionError
from wildtable.engine.files.record import Record
from wildtable.engine.state import State
from wildtable.games import twinned
from wildtable.lab.analysis import Analyst, analyse
from wildtable.lab.findings import CERTAINTY, GRADES, Comparison, Estimate, Forecast, GameAnalysis, Task, scale_to_one
from wildtable.lab.matches import finish


def played(game: str, *names: str, seed: str = "analysis") -> Record:
    state: State = wildtable.load(game).new(len(names), seed=seed)
    finish(state, [bots.make(name) for name in names], [Random(f"{seed}-{seat}") for seat in range(len(names))])
    return state.record()


@pytest.fixture(scope="module", params=twinned())
def record(request: pytest.FixtureRequest) -> Record:
    return played(request.param, "greedy:slips=1", "greedy:slips=0.5", "greedy")


@pytest.fixture(scope="module")
def analysis(record: Record) -> GameAnalysis:
    return analyse(record, 20)


def test_the_parts_add_up_to_the_result(analysis: GameAnalysis) -> None:
    for seat in analysis.seats:
        assert seat.own.mean + seat.others.mean + seat.chance == pytest.approx(seat.result - 1 / 3)
    assert sum(seat.result for seat in analysis.seats) == pytest.approx(1)
    assert sum(seat.chance for seat in analysis.seats) == pytest.approx(0)


def test_the_bot_is_its_own_measure(analysis: GameAnalysis) -> None:
    careless, _, bot = analysis.seats
    assert (bot.own, bot.margin, bot.unlike) == ((0, 0), (0, 0), 0)
    assert careless.unlike > 0
    assert careless.margin.mean < -CERTAINTY * careless.margin.error


def test_moments_are_confirmed_and_graded(record: Record, analysis: GameAnalysis) -> None:
    least = {grade: loss for loss, grade in GRADES}
    assert len({(moment.question, moment.seat) for moment in analysis.moments}) == len(analysis.moments)
    for moment in analysis.moments:
        assert moment.loss.mean >= least[moment.grade]
        assert moment.loss.mean > CERTAINTY * moment.loss.error
        assert moment.move in record.moves[moment.question - 1][moment.seat]
        assert moment.better != moment.move


def test_forecasts_end_in_the_result(record: Record, analysis: GameAnalysis) -> None:
    assert analysis.forecasts[0].question == 1
    assert len(analysis.forecasts) >= min(len(record.moves), 16)
    for forecast in analysis.forecasts:
        assert sum(chance.mean for chance in forecast.chances) == pytest.approx(1)
    winner = max(range(3), key=lambda seat: analysis.seats[seat].result)
    assert analysis.forecasts[-1].chances[winner].mean > 1 / 3


def test_chances_are_scaled_with_their_errors() -> None:
    unequal = [Estimate(0.375, 0.125), Estimate(0.125, 0.25)]
    assert scale_to_one(unequal, [1, 1]) == (Estimate(0.75, 0.25), Estimate(0.25, 0.5))
    assert scale_to_one(unequal, [1, 3]) == (Estimate(0.5, 1 / 6), Estimate(0.5, 1.0))
    assert scale_to_one([Estimate(0.0, 0.0)] * 4, [1, 2, 3, 4]) == (Estimate(0.25, 0.0),) * 4


def test_forecasts_count_the_level_of_each_seat_for_what_is_left_of_the_game() -> None:
    """Bots without a level, and people, count as Medium; a table of equals gives the same as a record without players'
    levels."""
    record = played("wild-cards", "greedy", "greedy", "greedy")

    def chances(*table: str, question: int = 1) -> list[float]:
        found = Analyst(replace(record, bots=table), 10).do(Task("forecast", question))
        assert isinstance(found, Forecast)
        return [chance.mean for chance in found.chances]

    assert chances("", "medium", "greedy") == pytest.approx(chances())
    assert chances("expert", "expert", "expert") == pytest.approx(chances())
    assert chances("expert") == pytest.approx(chances("expert", "", "")), "seats that are not named are people"
    assert chances("", "easy", "", "expert") == pytest.approx(chances("", "easy", ""))
    ratings = wildtable.load("wild-cards").ratings
    levels = [ratings["expert"], ratings["medium"], ratings["easy"]]
    for question, left in ((1, 1.0), (len(record.moves) // 2 + 1, 1 - len(record.moves) // 2 / len(record.moves))):
        pairs = zip(chances("expert", "", "easy", question=question), chances(question=question), levels, strict=True)
        odds = [after / before / 10 ** (left * level / 400) for after, before, level in pairs if before]
        assert len(odds) > 1
        assert odds == pytest.approx([odds[0]] * len(odds))


def test_everybody_sees_the_same() -> None:
    record = played("wild-realms-alliance", "random", "greedy", "random")
    assert analyse(record, 5) == analyse(record, 5)


def test_a_decision_is_judged_by_what_its_player_could_know() -> None:
    """With other hidden cards, the same view is judged alike."""
    analyst = Analyst(played("wild-cards", "random", "random", "random"), 10)
    for number in (0, 20, 40):
        decision = analyst.decisions[number]
        other, seat = analyst.game.imagine(decision.view, Random(number)), decision.seat
        again = replace(decision, view=other.view(seat), choice=other.asking[seat])
        assert analyst.suspect(number, again) == analyst.suspect(number, decision)


def test_where_a_net_covers_the_game_it_looks_first_and_a_loss_must_be_seen_by_it_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    analyst = Analyst(played("wild-realms-alliance", "random", "random", "random"), 10)
    number, decision = max(enumerate(analyst.decisions), key=lambda pair: len(pair[1].choice))
    assert 0 < (analyst.value(decision.view) or 0) < 1
    better = analyst.suspect(number, decision).better
    both = analyst.do(Task("compare", number, better))
    monkeypatch.setattr(Analyst, "_foresight", lambda *_: None)
    assert analyst.value(decision.view) is None
    alone = analyst.do(Task("compare", number, better))
    assert isinstance(both, Comparison)
    assert isinstance(alone, Comparison)
    assert both.loss.mean <= alone.loss.mean
    assert both.margin == alone.margin


def test_no_net_values_games_of_more_seats() -> None:
    analyst = Analyst(played("wild-realms-alliance", "random", "random", "random", "random"), 10)
    assert analyst.value(analyst.decisions[0].view) is None


def test_progress_adds_up() -> None:
    done: list[float] = []
    analyse(played("wild-realms-alliance", "greedy", "greedy", "greedy"), 5, done.append)
    assert 0.5 < sum(done) <= 1


def test_only_finished_games_of_several_people_are_analysed() -> None:
    state = wildtable.load("wild-cards").new(3, seed=1)
    with pytest.raises(OptionError, match="finished"):
        analyse(state.record())
    state = wildtable.load("wild-space").new(2, seed=1, solo="easy")
    finish(state, [bots.make("greedy")], [Random(1)])
    with pytest.raises(OptionError, match="two people"):
        analyse(state.record())


def test_the_command_prints_parts_graph_and_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.toml"
    played("wild-realms-alliance", "greedy:slips=1", "greedy", "greedy").write(path)
    assert main(["analyse", str(path), "--deals", "20"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for words in ("Own moves", "Chance", "Seat 0", "if people played on like the Medium bot", "key moment"):
        assert words in shown
    assert main(["analyse", str(path), "--deals", "5", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"seats", "forecasts", "moments"}
