"""What a twin offers: batches, play-outs, deals from a view, shuffles."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from tests.twin.lockstep import compare_states
from wildtable.engine.errors import OptionError
from wildtable.engine.shuffling import shuffled
from wildtable.engine.state import State
from wildtable.engine.twin import loops
from wildtable.engine.twin.backends import Backend, fingerprint
from wildtable.engine.twin.bits import card_at, push_card
from wildtable.engine.twin.chance import hash_tables, shuffle
from wildtable.engine.twin.frames import DEPTH, SEED
from wildtable.engine.twin.loops import ADVICE, CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin
from wildtable.engine.view import View
from wildtable.games import twinned


@pytest.fixture(params=twinned())
def twin(request: pytest.FixtureRequest) -> Twin:
    return wildtable.twin(request.param)


def states(twin: Twin, count: int, seed: str) -> list[State]:
    """Positions all along some games of chance."""
    rng = Random(seed)
    options: Any = twin.options
    found: list[State] = []
    while len(found) < count:
        state = twin.game.new(twin.seats, seed=rng.getrandbits(32), **options)
        while state.asking:
            seat = rng.choice(sorted(state.asking))
            state.play(seat, state.asking[seat].sample(rng))
            if state.asking and rng.random() < 0.15:
                found.append(state.copy())
    return found[:count]


@pytest.mark.parametrize("seed", [b"", b"7", b"x" * 39, b"x" * 40, b"x" * 47, b"x" * 48, b"x" * 64, bytes(range(200))])
def test_shuffles_are_those_of_the_engine(seed: bytes) -> None:
    for number in (0, 1, 300):
        items = sorted(Random(number).choices(range(100), k=60))
        words = [-1, number, *[0] * 20]
        for item in reversed(items):
            push_card(words, 4, item)
        shuffle(words, hash_tables(seed), 4)
        assert tuple(card_at(words, 4, place) for place in reversed(range(60))) == shuffled(seed, number, items)


def test_cheap_shuffles_are_fair() -> None:
    """Every card comes to every place equally often: chi-square over 25 cells, 16 degrees of freedom."""
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(5000):
        words = [seed * 2**40 + seed, 0, 0, 0, 5, 0x0001020304, 0]
        shuffle(words, [], 4)
        found.update((place, card_at(words, 4, place)) for place in range(5))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 45
    assert len(found) == 25


def test_states_become_words_and_states_again(twin: Twin) -> None:
    for state in states(twin, 40, "there and back"):
        compare_states(state, twin.from_state(state).to_state())


def test_copy_is_independent(twin: Twin) -> None:
    position = twin.new(3)
    other = position.copy()
    seat = position.asked[0]
    position.play(seat, position.legal(seat)[0])
    assert [*other.words] == [*twin.new(3).words]
    assert [*other.words] != [*position.words]


def test_illegal_moves_are_refused(twin: Twin) -> None:
    position = twin.new(3)
    before = [*position.words]
    seat = position.asked[0]
    for move in {*range(-1, len(twin.game.moves) + 1)} - {*position.legal(seat)}:
        with pytest.raises(ValueError, match="may not play"):
            position.play(seat, move)
    assert [*position.words] == before


def test_raised_rules_need_a_raised_twin(twin: Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(twin.game), "rules_version", twin.game.rules_version + 1)
    with pytest.raises(OptionError, match="mirrors rules"):
        wildtable.twin(twin.game.name)


def test_play_outs_depend_on_their_seeds_alone(twin: Twin) -> None:
    positions = [twin.from_state(state) for state in states(twin, 12, "play-outs")]
    for policy in ("chance", "advice")[: 1 + twin.has_advice]:
        one = twin.play_out(positions, range(12), policy)
        two = twin.play_out(positions, range(12), policy, threads=3)
        assert [[*row] for row in one.words] == [[*row] for row in two.words]
        assert all(not row[DEPTH] for row in one.words)
        assert one.scores == two.scores
        assert all(min(ranks) <= 1 + len(ranks) for ranks in one.ranks)


def test_plain_and_compiled_kernels_agree(twin: Twin) -> None:
    plain = wildtable.twin(twin.game.name, compiled=False)
    policies = ("chance", "advice")[: 1 + twin.has_advice]
    batches = [one.batch(range(6)) for one in (twin, plain)]
    batches += [one.play_out([one.new(5)] * 4, range(4), policy) for one in (twin, plain) for policy in policies]
    found = [[[int(word) for word in row] for row in batch.words] for batch in batches]
    assert found[0] == found[1]
    assert found[2 : 2 + len(policies)] == found[2 + len(policies) :]


def test_batch_follows_its_masks(twin: Twin) -> None:
    rng = Random(6)
    batch = twin.batch(range(8), threads=2)
    batch.look()
    while any(seat >= 0 for seat in batch.seats):
        moves = [
            rng.choice([move for move, legal in enumerate(mask) if legal]) if seat >= 0 else -1
            for seat, mask in zip(batch.seats, batch.masks, strict=True)
        ]
        batch.step(moves)
    assert len(batch.scores) == len(batch.ranks) == len(batch)
    assert all(not any(mask) for mask in batch.masks)


# Law 4, for deals from a view


def test_deals_show_the_viewer_nothing_new(twin: Twin) -> None:
    rng = Random(7)
    for state in states(twin, 60, "deals"):
        for viewer in (None, *state.people):
            view = state.view(viewer)
            dealt = twin.imagine(view, rng)
            found = dealt.to_state()
            found.history.memories[viewer] = view.memory
            found.disclosed = view.disclosed
            assert found.view(viewer).dump() == view.dump()
            assert list(dealt.asked) == sorted(state.asking)
            twin.game.check(found)


def features(state: State, view: View) -> list[tuple[str, int]]:
    """What is where, of what the viewer does not see: the first and the last card of each zone."""
    hidden = [zone for zone in state.game.layout.zones if not zone.visible(view.viewer) and state[zone]]
    return [(f"{zone.name} {end}", state[zone][end]) for zone in hidden for end in (0, -1)]


def test_deals_fall_as_the_engines_do(twin: Twin) -> None:
    """Two samples of deals from the same view, compared by chi-square, feature by feature."""
    rng = Random(8)
    for state in states(twin, 3, "frequencies"):
        view = state.view(0)
        dealer = twin.dealer(view)
        times = 600
        engine: Counter[tuple[str, int]] = Counter()
        twins: Counter[tuple[str, int]] = Counter()
        for _ in range(times):
            engine.update(features(twin.game.imagine(view, rng), view))
        for row in dealer.deal_rows([rng.getrandbits(62) for _ in range(times)]):
            blank: State = twin.game.empty(twin.seats, twin.options, b"")
            twin.rules.unpack([int(word) for word in row], blank)
            twins.update(features(blank, view))
        for feature in {name for name, _ in engine}:
            cells = [(engine[cell], twins[cell]) for cell in engine | twins if cell[0] == feature]
            statistic = sum((one - other) ** 2 / (one + other) for one, other in cells)
            freedom = len(cells) - 1
            assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 10, f"{feature}: {cells}"


def test_fingerprint_belongs_to_code_and_numbers(twin: Twin) -> None:
    """Kernels that were compiled from other code, or with other constants, are never loaded."""
    kernels = [*Backend(twin.rules).linker.reachable(loops.work)]
    before = fingerprint(kernels)
    assert fingerprint(kernels[::-1]) == before
    assert fingerprint(kernels[1:]) != before
    names = kernels[0].__globals__
    names["ANOTHER_NUMBER"] = 1
    assert fingerprint(kernels) != before
    del names["ANOTHER_NUMBER"]
    assert fingerprint(kernels) == before
    names = next(kernel.__globals__ for kernel in kernels if "at" in kernel.__globals__)
    names["SIZE"] = names["at"].SIZE + 1
    assert fingerprint(kernels) != before, "modules may have different numbers of the same name"
    del names["SIZE"]


class Checked(int):
    """A number that never leaves the range of a word."""


class CheckedWords(list[int]):
    """Words that check whatever becomes of them."""

    def __setitem__(self, place: Any, word: Any) -> None:
        super().__setitem__(place, Checked(word))


def _checked(name: str) -> Callable[..., Checked]:
    operate = getattr(int, name)

    def method(*operands: int) -> Checked:
        result = operate(*operands)
        assert -(2**63) <= result < 2**63, f"{name} of {operands} overflows"
        return Checked(result)

    return method


for _name in ("add", "sub", "mul", "lshift", "rshift", "and", "or", "xor", "floordiv", "mod"):
    setattr(Checked, f"__{_name}__", _checked(f"__{_name}__"))
    setattr(Checked, f"__r{_name}__", _checked(f"__r{_name}__"))
for _name in ("neg", "invert"):
    setattr(Checked, f"__{_name}__", _checked(f"__{_name}__"))


def test_no_number_overflows(twin: Twin) -> None:
    """A compiler takes it that signed integers do not overflow: where one would, nobody knows what it computes."""
    backend = Backend(twin.rules)
    for seats, options in twin.game.variants():
        settings: Any = options
        tables = [CheckedWords(map(Checked, wildtable.twin(twin.game.name, seats, compiled=False, **settings).tables[0]))]
        for policy in (CHANCE, ADVICE):
            words = [CheckedWords([Checked(0)] * twin.rules.size)]
            words[0][SEED] = 2**62 - 1
            backend.run(PLAY_GAME, words, tables, [[*map(Checked, (policy, 2**62 - 1, 100, *[0] * 8))]])


def test_kernels_for_cuda_agree_on_a_simulated_device(twin: Twin) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.twin.simulated_cuda", twin.game.name],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout == f"{twin.game.name}: 3 games agree\n", ran.stderr
