"""Training as far as it needs no PyTorch: advantages, games dealt anew, checkpoints, metrics. `scripts/soak training` does
the rest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wildtable
from wildtable.bots.trained import find_net
from wildtable.cli.arguments import ChosenGame
from wildtable.cli.lab.train import CURVES, render_training
from wildtable.engine.errors import OptionError, RecordError
from wildtable.lab.training.advantages import compute_advantages
from wildtable.lab.training.checkpoint import read_checkpoint, write_checkpoint
from wildtable.lab.training.environments import OPPONENTS, Ending, HostEnvironment, Positions, evaluate
from wildtable.lab.training.settings import TrainingMetrics, TrainingSettings, find_preset, read_metrics

GAMES = 6


def test_advantages_pass_over_what_other_seats_decide() -> None:
    values = np.array([[0.5], [0.2], [0.6], [0.3]])
    seats = np.array([[0], [1], [0], [1]])
    ended = np.array([[False], [False], [False], [True]])
    shares = np.zeros((4, 2, 1))
    shares[3, :, 0] = (1.0, 0.0)
    advantages, known = compute_advantages(np, values, seats, ended, shares, 0.5)
    last_of_0, last_of_1 = 1.0 - 0.6, 0.0 - 0.3
    expected = [0.6 - 0.5 + 0.5 * last_of_0, 0.3 - 0.2 + 0.5 * last_of_1, last_of_0, last_of_1]
    assert np.allclose(advantages[:, 0], expected)
    assert known.all()


def test_advantages_of_decisions_without_a_successor_are_not_known() -> None:
    values, seats = np.array([[0.5], [0.2]]), np.array([[0], [1]])
    ended, shares = np.zeros((2, 1), bool), np.zeros((2, 2, 1))
    advantages, known = compute_advantages(np, values, seats, ended, shares, 0.9)
    assert not known.any()
    assert not advantages.any()


def make_games() -> tuple[HostEnvironment, Positions, Ending]:
    twin = wildtable.twin("wild-realms-alliance")
    shapes = ((), (twin.observation.size,), (len(twin.game.moves),))
    position = Positions(*(np.zeros((*shape, GAMES), np.int8) for shape in shapes))
    return HostEnvironment(twin, GAMES, 5), position, Ending(np.zeros(GAMES, bool), np.zeros((3, GAMES), np.float32))


def play(env: HostEnvironment, position: Positions, ending: Ending, steps: int) -> tuple[int, Any]:
    """Play the first legal moves; return how many games have ended, and all state words."""
    ended = 0
    for _ in range(steps):
        env.step(position.masks.argmax(axis=0), position, ending)
        ended += int(ending.ended.sum())
        assert np.allclose(ending.shares.sum(axis=0), ending.ended)
    return ended, env.words.copy()


def test_games_that_end_are_dealt_anew_and_begin_again_alike() -> None:
    env, position, ending = make_games()
    env.begin(position, ending)
    first = env.words.copy()
    ended, words = play(env, position, ending, 80)
    assert ended > GAMES
    env.begin(position, ending)
    assert np.array_equal(env.words, first)
    assert np.array_equal(play(env, position, ending, 80)[1], words)


def test_the_advice_takes_the_place_of_the_moves_of_others() -> None:
    env, position, ending = make_games()
    env.begin(position, ending)
    learners = np.where(np.arange(GAMES) < 3, position.seats, -1)
    moves = np.full(GAMES, -7)
    env.advise(1, learners, moves)
    assert (moves[:3] == -7).all()
    assert position.masks[moves[3:], np.arange(3, GAMES)].all()


@pytest.mark.parametrize("against", ["gredy", "", None])
def test_a_net_plays_against_nobody_else_than_it_says(against: Any) -> None:
    twin = wildtable.twin("wild-realms-alliance")
    net = find_net(twin.game, twin.seats, twin.options)
    assert net is not None
    with pytest.raises(OptionError, match=f"a net or one of greedy, chance, not {against!r}"):
        evaluate(twin, net, against, 1)
    assert [evaluate(twin, net, one, 2).against for one in OPPONENTS] == ["greedy", "chance"]


def test_checkpoints_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "run.checkpoint.npz"
    write_checkpoint(path, {"updates": 3}, {"flat": np.arange(4, dtype=np.float32)})
    about, arrays = read_checkpoint(path)
    assert about["updates"] == 3
    assert arrays["flat"].tolist() == [0, 1, 2, 3]
    assert [*tmp_path.iterdir()] == [path]
    write_checkpoint(path, {"format": 99}, {})
    with pytest.raises(RecordError, match="a checkpoint of format 99"):
        read_checkpoint(path)
    path.write_bytes(path.read_bytes()[:40])
    with pytest.raises(RecordError, match="is not a checkpoint"):
        read_checkpoint(path)


def test_settings_survive_a_checkpoint_and_are_checked() -> None:
    settings = find_preset("wild-cards", "cpu", imitation=1000, options={"edition": "2020"})
    assert TrainingSettings.load(json.loads(json.dumps(settings.dump()))) == settings
    assert settings.anneal(2.0, settings.horizon) == pytest.approx(0.2)
    assert settings.anneal(2.0, 10 * settings.horizon) == pytest.approx(0.2)
    with pytest.raises(OptionError, match="must add up to at most 1"):
        find_preset("wild-cards", "cpu", past=0.6, greedy=0.6)


def test_metrics_become_a_page_of_curves(tmp_path: Path) -> None:
    reports = [{"decisions": 1e6 * number} | dict.fromkeys(CURVES, number / 10) for number in (1, 2, 3)]
    judged = {"decisions": 3, "evaluation": {"against": "greedy", "games": 500, "wins": 0.623, "error": 0.02}}
    path = tmp_path / "metrics.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in (*reports, judged)), encoding="utf-8")
    metrics = read_metrics(path)
    assert metrics == TrainingMetrics(reports, [{"decisions": 3, **judged["evaluation"]}])  # type: ignore[dict-item]
    game = wildtable.load("wild-cards")
    page = render_training(ChosenGame(game, 3, game.choose(3, {})), metrics)
    assert page.count("<polyline") == len(CURVES)
    assert "62.3% ± 2.0%" in page
    with pytest.raises(RecordError, match="has no metrics"):
        read_metrics(tmp_path / "nothing")
