"""Twin: a game with its options, compiled; and TwinState, one position of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Self

from wildtable.engine.cards import Seat
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.history import HistoryRoot
from wildtable.engine.knowledge.view import View
from wildtable.engine.options import Option
from wildtable.engine.refusals import quote_value, spell_value
from wildtable.engine.shuffling import seed_bytes
from wildtable.engine.state import State
from wildtable.engine.twin.backends import Backend, NumbaBackend, has_numba
from wildtable.engine.twin.batch import Batch, HostBatch
from wildtable.engine.twin.checks import check_moves, check_seats, check_seeds
from wildtable.engine.twin.imagination import Dealer
from wildtable.engine.twin.kernels import hooks
from wildtable.engine.twin.kernels.chance import hash_tables
from wildtable.engine.twin.kernels.frames import OWING, SEED, SHUFFLES
from wildtable.engine.twin.kernels.loops import ADVISE, BEGIN, LIST, OBSERVE, PLAY, PLAY_OUT, POLICIES, SCORE
from wildtable.engine.twin.kernels.observing import Observation
from wildtable.engine.twin.rules import TwinRules

_backends: dict[tuple[TwinRules, bool], Backend] = {}


def backend(rules: TwinRules, compiled: bool) -> Backend:
    """Return a game's kernels, made once in a process."""
    key = (rules, compiled)
    if key not in _backends:
        _backends[key] = NumbaBackend(rules) if compiled else Backend(rules)
    return _backends[key]


class Twin:
    """A game with its options as kernels, many times faster than its steps and equal to them move by move.

    Moves are numbers of the game's vocabulary. `compiled` is whether Numba compiles the kernels: by default where it is
    installed.
    """

    def __init__(
        self, game: AnyGame, rules: TwinRules, seats: int, options: Mapping[str, object], compiled: bool | None = None
    ) -> None:
        if rules.rules_version != game.rules_version:
            raise OptionError(f"the twin of {game.name} mirrors rules {rules.rules_version}, not {game.rules_version}")
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options: Mapping[str, Option] = game.choose(seats, options)
        self.people = range(game.people(seats, self.options))
        self.has_advice = hooks.rate in rules.kernels
        self.backend = backend(rules, has_numba() if compiled is None else compiled)
        self.observation = Observation(rules.fields, seats, game.layout.seats)
        self._figures = [seats, len(self.people), *rules.words.tables(game, seats, self.options)]
        self.tables = self.table_rows([b""])

    def table_rows(self, seeds: Iterable[bytes]) -> Any:
        """Return what the kernels need to know besides a state, for the shuffles of each seed."""
        return self.backend.grid([[*hash_tables(seed), *self._figures] for seed in seeds])

    def new(self, seed: int | str | bytes) -> TwinState:
        """Begin a game with the shuffles the engine makes of this seed."""
        state = TwinState(self, self.backend.zeros(1, self.rules.size), seed_bytes(seed))
        state.words[SEED] = -1
        state._run(BEGIN)
        return state

    def from_state(self, state: State) -> TwinState:
        """Return the position of a state; its further shuffles are the same. What was stacked for them is not kept."""
        self._check(State, state)
        found = TwinState(self, self.backend.grid([self.rules.words.pack_state(state)]), state.seed)
        found.words[SEED] = -1
        found.words[OWING] = sum(1 << seat for seat in state.asking)
        return found

    def imagine(self, view: View, rng: Random) -> TwinState:
        """Deal a whole position from a view alone, with cheap shuffles to come; `dealer` is for many deals from one view."""
        return TwinState(self, self.dealer(view).deal_rows([rng.getrandbits(62)]), b"", self.tables)

    def dealer(self, view: View) -> Dealer:
        """Pack a view, to deal from it any number of times."""
        self._check(View, view)
        return Dealer(self, view)

    def _check(self, kind: type[State | View | Twin], given: State | View | Twin) -> None:
        """Raise an OptionError unless a state, a view or another twin is of this twin's variant."""
        if not isinstance(given, kind):
            raise OptionError(f"must be a {kind.__name__}, not {spell_value(repr(given))}")
        if given.game is not self.game or given.seats != self.seats or dict(given.options) != dict(self.options):
            raise OptionError(f"must be a {kind.__name__} of {_describe(self)}, not of {_describe(given)}")

    def batch(self, seeds: Iterable[int], threads: int = 1, device: str = "cpu") -> Batch:
        """Begin as many games as there are seeds, from 0 to 2**62 - 1, with cheap shuffles: on the `cpu`, or on `cuda`."""
        return self._begin(check_seeds(seeds), self.tables, threads, device)

    def proven_batch(self, seeds: Iterable[int | str | bytes], threads: int = 1, device: str = "cpu") -> Batch:
        """Begin as many games as there are seeds, with the shuffles the engine makes of them."""
        tables = self.table_rows(map(seed_bytes, seeds))
        return self._begin([-1] * len(tables), tables, threads, device)

    def _begin(self, seeds: Sequence[int], tables: Any, threads: int, device: str) -> Batch:
        if device == "cuda":
            from wildtable.engine.twin.backends.cuda_batch import CudaBatch  # noqa: PLC0415 - needs Numba, and is slow to import

            return CudaBatch(self, seeds, tables)
        if device != "cpu":
            raise ValueError(f"device must be 'cpu' or 'cuda', not {device!r}")
        words = self.backend.zeros(len(seeds), self.rules.size)
        self.backend.fill_column(words, SEED, seeds)
        batch = HostBatch(self, words, tables, threads)
        batch.run(BEGIN)
        return batch

    def play_out(
        self,
        states: Iterable[TwinState],
        seeds: Iterable[int],
        policy: str = "chance",
        noise: float = 0.1,
        threads: int = 1,
    ) -> Batch:
        """Play copies of positions to their ends, with chance from the seeds, one for each: by `chance`, or by the game's
        `advice` but for a share of decisions, the noise."""
        if policy not in POLICIES:
            raise OptionError(f"policy must be one of {', '.join(POLICIES)}, not {quote_value(policy)}")
        if policy == "advice":
            self._need_advice()
        positions, found = [*states], check_seeds(seeds)
        for state in positions:
            self._check(Twin, state.twin)
        rows = self.backend.grid([state.words for state in positions])
        batch = HostBatch(self, rows, self.tables, threads)
        self.backend.fill_column(rows, SEED, found)
        self.backend.fill_column(batch.numbers, 0, POLICIES.index(policy))
        self.backend.fill_column(batch.numbers, 1, found)
        self.backend.fill_column(batch.numbers, 2, int(1024 * noise))
        batch.run(PLAY_OUT)
        return batch

    def _need_advice(self) -> None:
        if not self.has_advice:
            raise NotImplementedError(f"the twin of {self.game.name} has no advice; ask the game")

    def __repr__(self) -> str:
        return f"<twin of {_describe(self)}, {self.backend.name}>"


def _describe(given: State | View | Twin) -> str:
    """Return a variant in words: the game, its deck if it is not the printed one, seats and options."""
    deck = f" with the deck {given.game.deck.name!r}" if given.game.deck_text else ""
    options = "".join(f", {name}={value!r}" for name, value in given.options.items())
    return f"{given.game.name}{deck}, {given.seats} seats{options}"


class TwinState:
    """One position: `words` and the bytes of the seed its shuffles come from."""

    def __init__(self, twin: Twin, grid: Any, seed: bytes, tables: Any = None) -> None:
        self.twin = twin
        self.seed = seed
        self._grid = grid
        self._tables = twin.table_rows([seed]) if tables is None else tables
        self._numbers = twin.backend.zeros(1, 1 + len(twin.game.moves))

    @property
    def words(self) -> Any:
        """All there is to know, as numbers."""
        return self._grid[0]

    def _run(self, command: int, *numbers: int) -> Any:
        row = self._numbers[0]
        for place, number in enumerate(numbers):
            row[place] = number
        self.twin.backend.run(command, self._grid, self._tables, self._numbers)
        return row

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.twin, self.twin.backend.grid(self._grid), self.seed, self._tables)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        owing = int(self.words[OWING])
        return tuple(seat for seat in self.twin.people if (owing >> seat) & 1)

    @property
    def over(self) -> bool:
        return not self.asked

    def legal(self, seat: Seat) -> list[int]:
        """Return the ids of the moves a seat may choose from, in the engine's order; none if it is not asked."""
        if seat not in self.asked:
            return []
        row = self._run(LIST, seat)
        return [int(row[1 + number]) for number in range(int(row[0]))]

    def play(self, seat: Seat, move: int) -> None:
        """Play a move, given by its id. An illegal one raises a ValueError and changes nothing."""
        who = f"seat {quote_value(seat)} of {self.twin.game.name}"
        (number,) = check_moves([move], self.legal(seat), who, self.twin.game.moves)
        self._run(PLAY, seat, number)

    def advise(self, seat: Seat) -> int:
        """Return the id of the move the game advises to a seat that is asked."""
        self.twin._need_advice()
        if seat not in self.asked:
            raise ValueError(f"seat {quote_value(seat)} of {self.twin.game.name} is not asked; asked: {[*self.asked]}")
        return int(self._run(ADVISE, seat)[0])

    def observe(self, seat: Seat) -> list[int]:
        """Return what a seat sees, as numbers; `twin.observation.slices` says what is where."""
        observation = self.twin.observation
        backend = self.twin.backend
        plan, cells = backend.grid([observation.plan]), backend.cells(1, observation.size)
        viewers = check_seats([seat], self.twin.seats)
        backend.run(OBSERVE, self._grid, self._tables, backend.grid([viewers]), plan, cells=cells)
        return [*map(int, cells[0])]

    @property
    def scores(self) -> tuple[int, ...]:
        """Each person's points, as they stand."""
        people = len(self.twin.people)
        return tuple(map(int, self._run(SCORE)[:people]))

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each person's rank, as they stand."""
        people = len(self.twin.people)
        return tuple(map(int, self._run(SCORE)[people : 2 * people]))

    def to_state(self) -> State:
        """Return the position as a state of the engine. How it came about is not known: viewers of it remember no more than
        how many cards of each family lie where, and nothing was disclosed."""
        game = self.twin.game
        state: State = game.empty(self.twin.seats, self.twin.options, self.seed)
        words = [int(word) for word in self.words]
        self.twin.rules.words.unpack_state(words, state)
        state.shuffles = words[SHUFFLES]
        state.history = HistoryRoot(game.layout.zones, tuple(state.zones), game.catalogue.families)
        if state.agenda:
            state.ask(state.agenda[0])
        for seat, moves in self.twin.rules.words.sealed_moves(words, state).items():
            for move in moves:
                state.play(seat, game.moves[move])
        return state
