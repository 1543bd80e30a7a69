"""State: one position, all of it, as plain data; and `play`, the only way it changes."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Self

from wildtable.engine.cards import Card, Cards, Seat, whole_number, without
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.facts import Fact
from wildtable.engine.files.position import Position, dump_position
from wildtable.engine.files.record import Record, write_record
from wildtable.engine.knowledge.events import Event, RawEvent
from wildtable.engine.knowledge.history import NO_ANSWERS, History, HistoryRoot
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.presentation.display import describe_situation
from wildtable.engine.refusals import Refusal, quote_value, spell_value
from wildtable.engine.result import Result
from wildtable.engine.shuffling import Shuffle, shuffled
from wildtable.engine.steps import AnyStep
from wildtable.engine.zones import Zone

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.knowledge.view import View

_by_id = attrgetter("id")


class State:
    """One position: zones, facts, the agenda of steps still to do, sealed answers, the seed and the count of shuffles.

    A game's own state declares its facts (small ints and tuples of them, all public) in `FACTS`, which are slots. `asking`
    maps every seat that owes an answer to its choice; it is empty once the game is over.
    """

    FACTS: ClassVar[tuple[Fact, ...]] = ()
    fact_names: ClassVar[tuple[str, ...]] = ()
    __slots__ = (
        "_last_events",
        "_new_events",
        "_question",
        "_routes",
        "agenda",
        "asking",
        "disclosed",
        "game",
        "history",
        "on_shuffle",
        "options",
        "origin",
        "people",
        "piles",
        "sealed",
        "seats",
        "seed",
        "shuffles",
        "stacks",
        "zones",
    )

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fact_names = tuple(fact.name for fact in cls.FACTS)

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
        self.on_shuffle: Callable[[Shuffle], None] | None = None
        self.stacks: dict[str, tuple[Cards, ...]] = {}
        self.origin: Position | None = None
        self.piles: dict[str, tuple[Cards, ...]] = {}
        self._last_events: Sequence[RawEvent] = ()
        self._routes = game.layout.routes
        self.history: History = HistoryRoot()
        self._new_events: list[RawEvent] = []
        self._question: Mapping[Seat, Choice[Any]] = {}
        self.asking: dict[Seat, Choice[Any]] = {}

    def copy(self) -> Self:
        """Return an independent copy, in a microsecond or two: everything inside is immutable or copied here."""
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
        twin.on_shuffle = self.on_shuffle
        twin.stacks = self.stacks
        twin.origin = self.origin
        twin.piles = self.piles
        twin._last_events = self._last_events
        twin._routes = self._routes
        twin.history = self.history
        twin._new_events = []
        twin._question = self._question
        twin.asking = self.asking.copy()
        for fact in self.fact_names:
            setattr(twin, fact, getattr(self, fact))
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return all of it but `on_shuffle`, which belongs to this process, and what follows from the game."""
        names = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        values = {name: getattr(self, name) for name in names if name != "_routes"}
        return values | {"on_shuffle": None, "_question": dict(self._question)}

    def __setstate__(self, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        self._routes = self.game.layout.routes

    # What steps do

    def __getitem__(self, zone: Zone) -> Cards:
        return self.zones[zone]

    def move(self, cards: Cards, source: Zone, target: Zone, name: str = "moved", seat: Seat | None = None) -> None:
        """Move cards, to the bottom of the target if it is a pile; nothing else changes a zone."""
        if not cards:
            return
        zones = self.zones
        before, after, sorts, reveals, owner = self._routes[source][target]
        present = zones[before]
        zones[before] = () if present == cards else without(present, cards)
        if sorts:
            order = [*zones[after], *cards]
            order.sort()
            zones[after] = tuple(order)
        else:
            zones[after] += cards
        if reveals:
            self.disclosed += 1
        self._new_events.append((name, owner if seat is None else seat, cards, source, target, None))

    def move_bottom(self, count: int, source: Zone, target: Zone, name: str = "moved") -> None:
        """Move `count` cards off the bottom of a pile, where `move` would take the first of each kind."""
        pile = self.zones[source]
        rest, cards = pile[: len(pile) - count], pile[len(pile) - count :]
        self.move(cards, source, target, name)
        self.zones[source] = rest

    def emit(self, name: str, seat: Seat | None = None, cards: Cards = (), number: int | None = None) -> None:
        """Emit an event about a public fact."""
        self._new_events.append((name, seat, cards, None, None, number))

    def shuffle(self, zone: Zone) -> None:
        """Shuffle a pile."""
        self.zones[zone] = self.order(zone.name, self.zones[zone])
        self._new_events.append(("shuffled", None, (), zone, zone, len(self.zones[zone])))

    def order(self, pile: str, items: Iterable[Card]) -> Cards:
        """Return the items of a named pile in shuffled order; a stacked pile has its named cards on top."""
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
        if self.on_shuffle is not None:
            self.on_shuffle(Shuffle(self.shuffles, pile, sorted(rest), chance))
        self.shuffles += 1
        self.disclosed += 1
        return top + chance

    # What players do

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self.agenda

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that the last move caused, in order."""
        return tuple(map(Event._make, self._last_events))

    @property
    def result(self) -> Result | None:
        """The scores and ranks, once the game is over."""
        return self.game.score(self) if self.over else None

    def play(self, seat: Seat, *moves: Move | str | int) -> None:
        """Answer one question for a seat, with one move or several of it, all or nothing; an illegal one raises its Refusal
        and changes nothing.

        A move may be given by its notation or by its id.
        """
        try:
            (move,) = moves
        except ValueError:
            self._play_several(seat, moves)
            return
        if type(seat) is not int:
            seat = self._seat(seat)
        asking = self.asking
        vocabulary = self.game.moves
        if type(move) is not Move or move.vocabulary is not vocabulary:
            move = vocabulary.get(move) or self._refuse(seat, move)
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
            self._last_events = ()
        else:
            self.sealed = {}
            self.run(sealed)

    def _play_several(self, seat: Seat, moves: tuple[Move | str | int, ...]) -> None:
        """Check all moves against the question that is open now before any is played: what they would lead to must not show
        in a refusal."""
        seat = self._seat(seat)
        choice = self.asking.get(seat)
        checked: list[Move] = []
        if not moves:
            raise Refusal("no-move", self.game.texts, legal=self._legal(seat))
        for sent in moves:
            if checked and choice is None:
                raise self.asking[seat].refuse("too-many", move=spell_value(sent), count=len(checked))
            move = self.game.moves.get(sent) or self._refuse(seat, sent)
            if choice is None:
                raise self._unasked(seat, move)
            if refusal := choice.why(move):
                raise refusal.now_legal(self._legal(seat))
            checked.append(move)
            choice = choice.after(move)
        for move in checked:
            self.play(seat, move)

    def why(self, seat: Seat, move: Move | str | int) -> Refusal | None:
        """Return why this seat cannot play this move now, or None if it can."""
        try:
            seat = self._seat(seat)
            parsed = self.game.moves.get(move) or self._refuse(seat, move)
        except Refusal as refusal:
            return refusal
        choice = self.asking.get(seat)
        return self._unasked(seat, parsed) if choice is None else choice.why(parsed)

    def _refuse(self, seat: Seat, move: object) -> NoReturn:
        """Refuse what is no move of this game."""
        raise self.game.moves.refuse(move, self._legal(seat))

    def _legal(self, seat: Seat) -> tuple[str, ...]:
        """Return the notations of what a seat may play now; none for a seat that is not asked."""
        choice = self.asking.get(seat)
        return () if choice is None else choice.notations

    def withdraw(self, seat: Seat) -> None:
        """Reopen the answer of a seat while others are still missing. Withdrawing is no move and is not recorded."""
        seat = self._seat(seat)
        if not self.sealed.pop(seat, ()):
            raise Refusal("nothing-to-withdraw", self.game.texts, legal=self._legal(seat))
        self.asking[seat] = self._question[seat]
        self._last_events = ()

    def _seat(self, seat: object) -> Seat:
        """Return a seat as an int; raise a Refusal for what is no integer."""
        number = whole_number(seat)
        if number is None:
            raise Refusal("no-such-seat", self.game.texts, seat=quote_value(seat), last=self.seats - 1)
        return number

    def _unasked(self, seat: Seat, move: Move) -> Refusal:
        """Return why a seat that is not asked cannot move: each reason has its own code."""
        texts = self.game.texts
        if self.over:
            return Refusal("game-over", texts)
        if seat not in range(self.seats):
            return Refusal("no-such-seat", texts, seat=quote_value(seat), last=self.seats - 1)
        if seat not in self.people:
            return Refusal("virtual-seat", texts, seat=seat)
        if seat in self.sealed:
            question = self._question[seat]
            code = "too-many" if move.verb in question.verbs() else "already-answered"
            return Refusal(code, texts, clause=question.clause, move=move.notation, count=0)
        return Refusal("not-asked", texts, seats=tuple(sorted({*self.asking, *self.sealed})))

    # The agenda

    def run(self, sealed: Mapping[Seat, tuple[Move, ...]] = NO_ANSWERS) -> None:
        """Run steps until one asks a question or the game is over, and append to the history. `sealed` answers the open
        question; questions met on the way are forced ones."""
        agenda, pending = self.agenda, sealed
        while agenda:
            step = agenda[0]
            if step.quiet:
                answers = NO_ANSWERS
            elif pending or not self.ask(step):
                answers = {}
                for seat, choice in self._question.items():
                    answers[seat] = choice.answer(pending[seat]) if seat in pending else choice.only
                pending = NO_ANSWERS
            else:
                break
            agenda = step.then(self, answers) + agenda[1:]
        else:
            self._question, self.asking = NO_ANSWERS, {}
        self.agenda = agenda
        self._last_events = self._new_events
        self._new_events = []
        self.history = History(self.history, sealed, self._last_events)

    def ask(self, step: AnyStep) -> Mapping[Seat, Choice[Any]]:
        """Ask a step's question and return the choices of those who owe an answer, which are none if it is forced."""
        self._question = question = step.asks(self)
        self.asking = asking = {}
        vocabulary = self.game.moves
        for seat, choice in question.items():
            choice.vocabulary = vocabulary
            if not choice.forced:
                asking[seat] = choice
        return asking

    # Views and files

    def view(self, viewer: Seat | None) -> View:
        """Return what this seat, or a spectator (None), may know."""
        seat = viewer if viewer is None or type(viewer) is int else whole_number(viewer)
        if seat not in self.people and viewer is not None:
            raise OptionError(f"no person sits in seat {quote_value(viewer)}; seats are 0 to {len(self.people) - 1}")
        view: View = self.game.view(self, seat)
        return view

    def position(self) -> Position:
        """Return all of it as plain data, for a file."""
        return dump_position(self)

    def record(self, players: Iterable[str] = (), bots: Iterable[str] = ()) -> Record:
        """Return the game so far as a record, which replays, with the names of players and of the bots among them."""
        return write_record(self, tuple(players), tuple(bots))

    def __repr__(self) -> str:
        return f"<State {self.game.name}, {self.seats} seats: {describe_situation(self.view(None))}>"

    def __str__(self) -> str:
        """Return the table with all cards open."""
        return str(self.view(None).opened())

    def _repr_svg_(self) -> str:
        return self.view(None).opened()._repr_svg_()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()
