"""State: one position, all of it, as plain data; and `play`, the only way it changes."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.events import Event, Happening
from wildtable.engine.moves import Move
from wildtable.engine.nature import Shuffle, shuffled
from wildtable.engine.options import Option
from wildtable.engine.past import NOBODY, Past, Root
from wildtable.engine.refusals import Refusal
from wildtable.engine.result import Result
from wildtable.engine.steps import AnyStep
from wildtable.engine.zones import Zone

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.position import Position
    from wildtable.engine.record import Record
    from wildtable.engine.view import View

Fact = int | tuple[int, ...]
_by_id = attrgetter("id")


class State:
    """One position: zones, facts, the agenda of steps still to do, sealed answers, the seed and the count of shuffles.

    A game's own state names its facts (small ints and tuples of them, all public) in `FACTS`, which are its slots. `asking`
    holds all who owe an answer now, and what they may choose from; it is empty once the game is over.
    """

    FACTS: ClassVar[tuple[str, ...]] = ()
    __slots__ = (
        "_happening",
        "_question",
        "_recent",
        "_ways",
        "agenda",
        "asking",
        "disclosed",
        "game",
        "hear",
        "options",
        "origin",
        "past",
        "people",
        "piles",
        "sealed",
        "seats",
        "seed",
        "shuffles",
        "stacks",
        "zones",
    )

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, Option], seed: bytes) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.people = range(game.people(seats, options))
        self.zones: list[Cards] = [()] * len(game.layout.zones)
        self.agenda: tuple[AnyStep, ...] = ()
        self.sealed: dict[Seat, tuple[Move, ...]] = {}
        self.seed = seed
        self.shuffles = 0
        self.disclosed = 0
        self.hear: Callable[[Shuffle], None] | None = None
        self.stacks: dict[str, tuple[Cards, ...]] = {}
        self.origin: Position | None = None
        self.piles: dict[str, tuple[Cards, ...]] = {}
        self._recent: Sequence[Happening] = ()
        self._ways = game.layout.ways
        self.past: Past = Root()
        self._happening: list[Happening] = []
        self._question: Mapping[Seat, Choice[Any]] = {}
        self.asking: dict[Seat, Choice[Any]] = {}

    def copy(self) -> Self:
        """An independent twin, in a microsecond or two: everything inside is immutable or copied here."""
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.options = self.options
        twin.seats = self.seats
        twin.people = self.people
        twin.zones = self.zones[:]
        twin.agenda = self.agenda
        twin.sealed = self.sealed.copy()
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        twin.disclosed = self.disclosed
        twin.hear = self.hear
        twin.stacks = self.stacks
        twin.origin = self.origin
        twin.piles = self.piles
        twin._recent = self._recent
        twin._ways = self._ways
        twin.past = self.past
        twin._happening = []
        twin._question = self._question
        twin.asking = self.asking.copy()
        for fact in self.FACTS:
            setattr(twin, fact, getattr(self, fact))
        return twin

    # What steps do

    def __getitem__(self, zone: Zone) -> Cards:
        return self.zones[zone]

    def move(self, cards: Cards, source: Zone, target: Zone, name: str = "moved", seat: Seat | None = None) -> None:
        """Move cards, at the bottom of the target where it is a pile; the only thing that changes a zone."""
        if not cards:
            return
        zones = self.zones
        here, there, sorts, reveals, owner = self._ways[source][target]
        lying = zones[here]
        zones[here] = () if lying == cards else without(lying, cards)
        if sorts:
            order = [*zones[there], *cards]
            order.sort()
            zones[there] = tuple(order)
        else:
            zones[there] += cards
        if reveals:
            self.disclosed += 1
        self._happening.append((name, owner if seat is None else seat, cards, source, target, None))

    def move_bottom(self, count: int, source: Zone, target: Zone, name: str = "moved") -> None:
        """Move so many cards off the bottom of a pile: named by their kinds alone they might be taken off its top."""
        pile = self.zones[source]
        rest, cards = pile[: len(pile) - count], pile[len(pile) - count :]
        self.move(cards, source, target, name)
        self.zones[source] = rest

    def tell(self, name: str, seat: Seat | None = None, cards: Cards = (), number: int | None = None) -> None:
        """Note that something happened which everybody may know."""
        self._happening.append((name, seat, cards, None, None, number))

    def shuffle(self, zone: Zone) -> None:
        """Let nature order a pile."""
        self.zones[zone] = self.order(zone.name, self.zones[zone])
        self._happening.append(("shuffled", None, (), zone, zone, len(self.zones[zone])))

    def order(self, pile: str, items: Iterable[Card]) -> Cards:
        """The order nature gives a named pile, told to whoever listens; a stacked one has its named cards on top."""
        stacks = self.stacks.get(pile, ())
        top = stacks[0] if stacks else ()
        if stacks:
            self.stacks = {**self.stacks, pile: stacks[1:]}
        rest = list(items)
        for card in top:
            if card not in rest:
                raise OptionError(f"pile {pile!r}: {self.game.spell_pile(pile, (card,))[0]} is not there to be stacked")
            rest.remove(card)
        chance = shuffled(self.seed, self.shuffles, rest)
        if self.hear is not None:
            self.hear(Shuffle(self.shuffles, pile, sorted(rest), chance))
        self.shuffles += 1
        self.disclosed += 1
        return top + chance

    # What players do

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last play caused, in order."""
        return tuple(map(Event._make, self._recent))

    @property
    def result(self) -> Result | None:
        """The scores and ranks, once the game is over."""
        return self.game.score(self) if self.over else None

    def play(self, seat: Seat, *moves: Move | str) -> None:
        """Play one move or several for a seat, all or nothing; an illegal one raises its Refusal and changes nothing."""
        try:
            (move,) = moves
        except ValueError:
            self._play_all(seat, moves)
            return
        if not isinstance(move, Move):
            move = self._parse(move)
        asking = self.asking
        try:
            choice = asking[seat]
        except KeyError:
            raise self._unasked(seat, move) from None
        if not choice.offers(move) and (refusal := choice.why(move)):
            raise refusal
        sealed = self.sealed
        if seat in sealed:
            picked = [*sealed[seat]]
            insort(picked, move, key=_by_id)
            sealed[seat] = tuple(picked)
        else:
            sealed[seat] = (move,)
        rest = choice.after(move)
        if rest is not None:
            asking[seat] = rest
        else:
            del asking[seat]
        if asking:
            self._recent = ()
        else:
            self.sealed = {}
            self.run(sealed)

    def _play_all(self, seat: Seat, moves: tuple[Move | str, ...]) -> None:
        """Several moves on a trial, which is kept if none was refused."""
        if not moves:
            raise Refusal("no-move", self.game.texts)
        trial = self.copy()
        recent: list[Happening] = []
        for move in moves:
            trial.play(seat, move)
            recent += trial._recent
        for name in (*State.__slots__, *self.FACTS):
            setattr(self, name, getattr(trial, name))
        self._recent = recent

    def why(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why this seat cannot play this now, or None if it can."""
        try:
            parsed = self._parse(move)
        except Refusal as refusal:
            return refusal
        choice = self.asking.get(seat)
        return self._unasked(seat, parsed) if choice is None else choice.why(parsed)

    def withdraw(self, seat: Seat) -> None:
        """Reopen the answer a seat has given or begun, as long as the last one is not in. No move, and not recorded."""
        if not self.sealed.pop(seat, ()):
            raise Refusal("nothing-to-withdraw", self.game.texts)
        self.asking[seat] = self._question[seat]
        self._recent = ()

    def _parse(self, move: Move | str) -> Move:
        if isinstance(move, Move):
            return move
        found = self.game.moves.get(move)
        if found is None:
            near = self.game.moves.near(move)
            raise Refusal("unknown-move", self.game.texts, legal=(near,) if near else (), move=move, near=near or "none")
        return found

    def _unasked(self, seat: Seat, move: Move) -> Refusal:
        """Why a seat that is not asked cannot move: each reason has its own code."""
        texts = self.game.texts
        if self.over:
            return Refusal("game-over", texts)
        if seat not in range(self.seats):
            return Refusal("no-such-seat", texts, seat=str(seat), last=self.seats - 1)
        if seat not in self.people:
            return Refusal("virtual-seat", texts, seat=seat)
        if seat in self.sealed:
            question = self._question[seat]
            code = "too-many" if move.verb in question.verbs() else "already-answered"
            return Refusal(code, texts, clause=question.clause, move=move.notation)
        return Refusal("not-asked", texts, seats=tuple(sorted(self.asking)))

    # The agenda

    def run(self, sealed: Mapping[Seat, tuple[Move, ...]] = NOBODY) -> None:
        """Do steps until one has a question for somebody, or the game is over; then note how it came to this. What is sealed
        answers the question that stands; others it meets on the way are those that answer themselves."""
        agenda, given = self.agenda, sealed
        while agenda:
            step = agenda[0]
            if step.quiet:
                answers = NOBODY
            elif given or not self.ask(step):
                answers = {}
                for seat, choice in self._question.items():
                    answers[seat] = choice.answer(given[seat]) if seat in given else choice.only
                given = NOBODY
            else:
                break
            agenda = step.then(self, answers) + agenda[1:]
        else:
            self._question, self.asking = NOBODY, {}
        self.agenda = agenda
        self._recent = self._happening
        self._happening = []
        self.past = Past(self.past, sealed, self._recent)

    def ask(self, step: AnyStep) -> Mapping[Seat, Choice[Any]]:
        """Put a step's question and say who owes an answer: nobody, if it has none or public facts answer it."""
        self._question = question = step.asks(self)
        self.asking = asking = {}
        vocabulary, texts = self.game.moves, self.game.texts
        for seat, choice in question.items():
            choice.vocabulary = vocabulary
            choice.texts = texts
            if not choice.forced:
                asking[seat] = choice
        return asking

    # What others get to see

    def view(self, viewer: Seat | None) -> View:
        """What this seat, or a spectator (None), may know."""
        if viewer is not None and viewer not in self.people:
            raise OptionError(f"no person sits in seat {viewer}; seats are 0 to {len(self.people) - 1}")
        view: View = self.game.view(self, viewer)
        return view

    def position(self) -> Position:
        """All of it, as a file can hold it."""
        return self.game.dump(self)

    def record(self, players: Iterable[str] = ()) -> Record:
        """The game so far, as a file that people read and that replays."""
        return self.game.write(self, tuple(players))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()
