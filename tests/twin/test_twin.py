"""What a twin offers: batches, playouts, deals from a view, shuffles."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import wildtable
from tests.twin.lockstep import compare_states
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.shuffling import shuffled
from wildtable.engine.state import State
from wildtable.engine.twin.backends import Backend
from wildtable.engine.twin.backends.cache import cache_folder
from wildtable.engine.twin.backends.compiling import fingerprint
from wildtable.engine.twin.kernels import Linker, loops
from wildtable.engine.twin.kernels.bits import card_at, push_card
from wildtable.engine.twin.kernels.chance import hash_tables, shuffle
from wildtable.engine.twin.kernels.frames import DEPTH, SEED
from wildtable.engine.twin.kernels.loops import ADVICE, CHANCE, PLAY_GAME
from wildtable.engine.twin.kernels.observing import OWN, SEATS, Observation
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned
from wildtable.lab import warming
from wildtable.server.tables.processes.bot_pool import BotQuestion, think


@pytest.fixture(params=twinned())
def twin(request: pytest.FixtureRequest) -> Twin:
    return wildtable.twin(request.param)


def variants(twin: Twin) -> Iterator[Twin]:
    """Yield the twins of all variants of a game."""
    for seats, options in twin.game.variants():
        settings: Any = options
        yield wildtable.twin(twin.game.name, seats, **settings)


def states(twin: Twin, count: int, seed: str) -> list[State]:
    """Return positions from all stages of random games."""
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
    with pytest.raises(OptionError, match="policy must be one of chance, advice, not 'luck'"):
        twin.play_out(positions, range(12), "luck")


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


def test_unknown_device_is_refused(twin: Twin) -> None:
    with pytest.raises(ValueError, match="must be 'cpu' or 'cuda', not 'tpu'"):
        twin.batch([1], device="tpu")


def test_proven_batch_has_the_engines_shuffles(twin: Twin) -> None:
    seeds: list[int | str | bytes] = ["one", b"two", 3, "four"]
    batches = [twin.proven_batch(seeds, threads) for threads in (1, 2)]
    assert [[*row] for row in batches[0].words] == [[*twin.new(seed).words] for seed in seeds]
    assert [[*row] for row in batches[0].words] == [[*row] for row in batches[1].words]


# Observations


def test_observations_show_no_more_than_the_viewer_sees(twin: Twin) -> None:
    """Law 4: whatever is dealt to places the viewer cannot see, the observation stays the same."""
    rng = Random(9)
    for variant in variants(twin):
        for state in states(variant, 15, f"observations of {variant.seats}"):
            for viewer in state.people:
                dealt = variant.imagine(state.view(viewer), rng)
                assert variant.from_state(state).observe(viewer) == dealt.observe(viewer)


def test_every_field_of_an_observation_says_something(twin: Twin) -> None:
    rng = np.random.default_rng(10)
    lowest, highest = np.zeros((2, twin.observation.size), np.int64)
    for variant in variants(twin):
        batch = variant.batch(range(60))
        batch.look()
        while any(batch.seats >= 0):
            for observed in (batch.observe(), batch.observe([0] * len(batch))):
                lowest = np.minimum(lowest, observed.min(axis=0))
                highest = np.maximum(highest, observed.max(axis=0))
            moves = (batch.masks * rng.random(batch.masks.shape)).argmax(axis=1)
            batch.step([*np.where(batch.seats >= 0, moves, -1)])
    silent = {name for name, place in twin.observation.slices.items() if (lowest[place] == highest[place]).all()}
    assert silent <= {"condition", "paid"}, "except prices of several cards, rarely paid at random"


def test_leak_into_observations_is_found(twin: Twin) -> None:
    """If a field of the viewer's own is shown for all seats, the check above finds it."""
    own = [field for field in twin.rules.fields if field.of == OWN and field.name in ("hand", "kept")]
    leaking = Observation([field._replace(of=SEATS) for field in own], twin.seats, twin.game.layout.seats)
    twin.observation = leaking
    rng = Random(9)
    position = twin.new(3)
    view = position.to_state().view(0)
    assert any(position.observe(0) != twin.imagine(view, rng).observe(0) for _ in range(10))


def test_observation_turns_with_the_seats(twin: Twin) -> None:
    """The viewer comes first, the others clockwise."""
    place = twin.observation.slices["asked"]
    for state in states(twin, 20, "turning"):
        for viewer in range(twin.seats):
            asked = twin.from_state(state).observe(viewer)[place]
            assert asked[: twin.seats] == [(viewer + seat) % twin.seats in state.asking for seat in range(twin.seats)]


def test_batch_observes_the_seat_to_answer(twin: Twin) -> None:
    batch = twin.proven_batch(range(3))
    batch.look()
    found = [[int(number) for number in row] for row in batch.observe()]
    assert found == [twin.new(seed).observe(int(seat)) for seed, seat in zip(range(3), batch.seats, strict=True)]
    assert [*map(list, batch.observe([1] * 3))] == [twin.new(seed).observe(1) for seed in range(3)]


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
    """Return the hidden cards by place: the first and the last of each zone the viewer does not see."""
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
            twin.rules.words.unpack_state([int(word) for word in row], blank)
            twins.update(features(blank, view))
        for feature in {name for name, _ in engine}:
            cells = [(engine[cell], twins[cell]) for cell in engine | twins if cell[0] == feature]
            statistic = sum((one - other) ** 2 / (one + other) for one, other in cells)
            freedom = len(cells) - 1
            assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 10, f"{feature}: {cells}"


def test_fingerprint_belongs_to_code_and_numbers(twin: Twin) -> None:
    """Kernels compiled from other code, or with other constants, are never loaded."""
    kernels = [*Linker(lambda function: function, twin.rules.kernels).reachable(loops.work)]
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
    assert fingerprint(kernels) != before, "modules may have different constants of the same name"
    del names["SIZE"]


class Checked(int):
    """An integer that must stay within the range of a word."""


class CheckedWords(list[int]):
    """Words that check every value stored in them."""

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
    """Compilers assume that signed integers do not overflow: the result of an overflow is undefined."""
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
    assert ran.stdout == f"{twin.game.name}: 2 games agree\n", ran.stderr


def test_twins_work_together_whoever_compiled_them() -> None:
    """Numba numbers functions from 1 in each process. The same function of two games, compiled by two processes, must not
    get the same name: a third process that loaded both would call the wrong one."""
    names = twinned()
    program = f"""
import wildtable
for name in {names}:
    twin = wildtable.twin(name)
    print(*[int(word) for word in twin.play_out([twin.new(1)], [2]).words[0]])
"""
    expected = {}
    for name in names:
        twin = wildtable.twin(name, compiled=False)
        expected[name] = " ".join(map(str, twin.play_out([twin.new(1)], [2]).words[0]))
    for order in (names, names[::-1]):
        ran = subprocess.run(
            [sys.executable, "-c", program.replace(str(names), str(order))], capture_output=True, text=True, check=False
        )
        assert ran.stdout.splitlines() == [expected[name] for name in order], ran.stderr


def test_bot_process_loads_twins_and_never_compiles(tmp_path: Path) -> None:
    """A bot's process loads the twin if it is compiled, and otherwise has it compiled elsewhere."""
    program = """
from wildtable.engine.twin import twin
from wildtable.lab import warming
from wildtable.server.tables.processes import bot_pool

started = []
warming.subprocess.Popen = lambda command, **_: started.append(command[-1])
assert not twin._backends
bot_pool.load_twin("wild-cards")
print(len(twin._backends), *started)
"""

    def load(cache: str) -> str:
        environment = {**os.environ, "WILDTABLE_CACHE": cache}
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    wildtable.twin("wild-cards")
    assert load(str(cache_folder())) == "1\n"
    assert load(str(tmp_path)) == "0 wildtable.lab.warming\n"


def test_bot_without_a_compiled_twin_follows_the_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot waits for a compiler or plays at random because of it."""
    monkeypatch.setenv("WILDTABLE_CACHE", str(tmp_path))
    for state in states(wildtable.twin("wild-cards", compiled=False), 10, "cold"):
        seat = min(state.asking)
        dump = state.view(seat).dump()
        expert, greedy = (think(BotQuestion("wild-cards", "", dump, bot, "x")) for bot in ("expert", "greedy"))
        assert expert.moves == greedy.moves
        assert (expert.share, greedy.share) == (0, 1)
    assert not list(tmp_path.iterdir())


def test_warming_compiles_what_is_missing() -> None:
    subprocess.run([sys.executable, "-m", warming.__name__], check=True)
    assert all(map(warming.is_warm, twinned()))
    assert warming.warm_in_background() is None
