"""The policy bot plays by an integer net: the same move on every machine in variants it was trained for, and search
elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import wildtable
from wildtable import bots
from wildtable.bots import levels, policy, search, trained
from wildtable.bots.net import FRACTION, IntegerNet
from wildtable.bots.policy import Policy
from wildtable.bots.search import Search
from wildtable.bots.trained import WEIGHTS, coverage, find_net, load_net
from wildtable.engine.errors import OptionError, RecordError
from wildtable.engine.threads import SETTING
from wildtable.lab.training.environments import evaluate

TRAINED = [name for name in wildtable.games() if wildtable.load(name).folder.joinpath(WEIGHTS).is_file()]
MAX_BYTES = 700_000


def small_net(inputs: int = 5, moves: int = 4) -> IntegerNet:
    rng = np.random.default_rng(3)
    widths = (inputs, 6, moves + 1)
    parts: list[Any] = []
    for inner, outer in pairwise(widths):
        parts += [rng.standard_normal((outer, inner)), rng.standard_normal(outer)]
    return IntegerNet.quantise(parts, np.full(inputs, 0.5), {"game": "none"})


def test_a_net_computes_with_integers_alone() -> None:
    net, seen = small_net(), [3, -2, 0, 1, 7]
    first, last = net.layers
    units = []
    for row, bias in zip(first.weights.tolist(), first.bias.tolist(), strict=True):
        total = sum(weight * number for weight, number in zip(row, seen, strict=True)) + bias
        units.append(max(total * 2**FRACTION >> first.bits, 0))
    sums = [
        sum(weight * unit for weight, unit in zip(row, units, strict=True)) + bias
        for row, bias in zip(last.weights.tolist(), last.bias.tolist(), strict=True)
    ]
    numbers, value = net.run([seen])
    assert numbers[0].tolist() == sums[:-1]
    assert 0 < value[0] < 1


def test_of_equal_moves_the_lowest_number_is_played() -> None:
    net = small_net()
    net.layers[-1]._matrix[:] = 0
    net.layers[-1]._bias[:] = 0
    assert net.choose([1, 2, 3, 4, 5], [3, 1, 2]) == 1


def test_weights_are_saved_and_loaded(tmp_path: Path) -> None:
    net, path = small_net(), tmp_path / "weights.npz"
    net.save(path)
    loaded = IntegerNet.load(path)
    assert loaded.about["game"] == "none"
    assert loaded.run([[1, 2, 3, 4, 5]])[0].tolist() == net.run([[1, 2, 3, 4, 5]])[0].tolist()
    path.write_bytes(b"no weights")
    with pytest.raises(RecordError, match="is not a file of weights"):
        IntegerNet.load(path)


def test_weights_fit_into_a_byte_but_for_the_chance_to_win(tmp_path: Path) -> None:
    """Each input has its own step, so that inputs whose weights differ a hundredfold are rounded alike."""
    rng, scales = np.random.default_rng(3), np.array([1, 0.1, 0.03, 0.01])
    exact, last = rng.standard_normal((6, 4)), rng.standard_normal((5, 6))
    net, path = IntegerNet.quantise([exact, np.zeros(6), last, np.zeros(5)], scales, {}), tmp_path / "weights.npz"
    first, moves = (layer.weights / 2.0**layer.bits for layer in net.layers)
    assert (np.abs(first / scales - exact) < np.abs(exact).max(axis=0) / 16).all()
    assert (np.abs(moves - last) < np.abs(last).max(axis=0) / 16).all()
    assert np.abs(moves - last)[-1].max() < 0.001
    net.save(path)
    with np.load(path) as file:
        assert [file[f"weights-{number}"].dtype for number in range(2)] == [np.int8, np.int8]
    for saved, loaded in zip(net.layers, IntegerNet.load(path).layers, strict=True):
        assert loaded.weights.dtype == np.int16
        assert (loaded.weights == saved.weights).all()


def test_files_of_the_first_format_are_read_and_written_without_loss(tmp_path: Path) -> None:
    rng, path = np.random.default_rng(3), tmp_path / "weights.npz"
    matrices = [rng.integers(-(2**15) + 1, 2**15, shape, np.int16) for shape in ((6, 5), (5, 6))]
    arrays: dict[str, Any] = {"about": np.frombuffer(b'{"format": 1, "game": "none"}', np.uint8)}
    for number, matrix in enumerate(matrices):
        arrays |= {f"weights-{number}": matrix, f"bias-{number}": np.arange(len(matrix)), f"bits-{number}": 14}
    np.savez_compressed(path, **arrays)
    for _ in range(2):
        net = IntegerNet.load(path)
        assert [layer.weights.tolist() for layer in net.layers] == [matrix.tolist() for matrix in matrices]
        net.save(path)


def test_files_of_a_later_format_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    np.savez(path, about=np.frombuffer(b'{"format": 3}', np.uint8))
    with pytest.raises(RecordError, match="has weights of format 3, not 1 or 2"):
        IntegerNet.load(path)


@pytest.mark.parametrize("name", TRAINED)
def test_nets_fit_their_games_and_say_what_they_cover(name: str) -> None:
    game = wildtable.load(name)
    net = load_net(game)
    assert net is not None
    assert Path(str(game.folder.joinpath(WEIGHTS))).stat().st_size <= MAX_BYTES
    twin = game.twin(net.about["seats"], net.about["options"])
    assert net.layers[0].weights.shape[1] == twin.observation.size
    assert net.layers[-1].weights.shape[0] == len(game.moves) + 1
    assert coverage(game).startswith("3 seats, ")
    assert net.about["decisions"] > 0


def test_processes_of_bots_compute_with_one_thread() -> None:
    code = "import wildtable, os; from wildtable.bots.trained import load_net; load_net(wildtable.load('wild-cards')); "
    environment = {name: value for name, value in os.environ.items() if name != SETTING}
    command = [sys.executable, "-c", f"{code}print(os.environ['{SETTING}'])"]
    assert subprocess.run(command, env=environment, capture_output=True, check=True).stdout.strip() == b"1"


@pytest.mark.parametrize("name", TRAINED)
def test_trained_nets_beat_the_advice(name: str) -> None:
    game = wildtable.load(name)
    net = load_net(game)
    assert net is not None
    assert evaluate(game.twin(3, net.about["options"]), net, "greedy", 60).wins > 0.45


@pytest.mark.parametrize("name", TRAINED)
def test_the_same_view_gives_the_same_move(name: str) -> None:
    game = wildtable.load(name)
    state, bot = game.new(3, seed=4), bots.make("policy")
    for number in range(40):
        if state.over:
            break
        seat, choice = next(iter(state.asking.items()))
        chosen = {bot.choose(state.view(seat), choice, Random(f"{number} {luck}")) for luck in range(3)}
        assert len(chosen) == 1
        state.play(seat, *chosen)


def test_other_seats_options_and_decks_are_left_to_search(tmp_path: Path) -> None:
    game = wildtable.load("wild-cards")
    options = game.choose(3, {})
    assert find_net(game, 3, options) is not None
    assert find_net(game, 4, game.choose(4, {})) is None
    assert find_net(game, 3, game.choose(3, {"edition": "2020"})) is None
    deck = tmp_path / "deck.toml"
    deck.write_text(game.deck.text + "\n# mine\n", encoding="utf-8")
    assert find_net(wildtable.load("wild-cards", deck), 3, options) is None
    state = game.new(4, seed=1)
    seat, choice = next(iter(state.asking.items()))
    view = state.view(seat)
    assert Policy().choose(view, choice, Random(1)) == Search().choose(view, choice, Random(1))


def test_it_slips_but_where_it_declines() -> None:
    game = wildtable.load("wild-cards")
    state = game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    view = state.view(seat)
    best = Policy().choose(view, choice, Random(1))
    slipped = {Policy(slips=1).choose(view, choice, Random(luck)) for luck in range(20)}
    assert len(slipped) > 1
    assert {Policy(slips=0).choose(view, choice, Random(luck)) for luck in range(20)} == {best}


def test_without_numba_it_follows_the_advice_where_it_has_no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "has_numba", lambda: False)
    game = wildtable.load("wild-cards")
    state = game.new(4, seed=1)
    seat, choice = next(iter(state.asking.items()))
    view = state.view(seat)
    assert Policy().choose(view, choice, Random(1)) == bots.make("greedy").choose(view, choice, Random(1))


def test_without_numpy_it_is_not_listed_and_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trained, "find_spec", lambda _: None)
    assert "policy" not in bots.names()
    with pytest.raises(OptionError, match=r"needs NumPy: pip install 'wildtable\[fast\]'"):
        bots.make("policy")


@pytest.mark.parametrize("name", TRAINED)
def test_levels_play_without_numpy(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that use a net are then not offered, and follow the advice where already seated."""
    monkeypatch.setattr(trained, "find_spec", lambda _: None)
    for module in (policy, levels, search):
        monkeypatch.setattr(module, "has_numba", lambda: False)
    game = wildtable.load(name)
    assert bots.levels_for(game) == ["easy", "medium"]
    state = game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    assert Policy().choose(state.view(seat), choice, Random(1)) == game.advise(state.view(seat), choice)
