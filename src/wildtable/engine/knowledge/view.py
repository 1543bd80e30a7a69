"""View: what one seat, or a spectator, may know. Built by allow-list from the declarations of the zones.

Nothing of a state is in a view unless a line below puts it there. Each part is computed on first use, from a snapshot, so
that a view never changes and a bot pays only for what it reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import repeat
from operator import getitem
from random import Random
from typing import TYPE_CHECKING, Any, Self

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import HiddenError, OptionError
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.history import HistoryEntry, HistoryRoot
from wildtable.engine.knowledge.memory import Lot, Memory
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Move
from wildtable.engine.presentation.display import describe_situation, draw_view, name_viewer, write_view
from wildtable.engine.refusals import quote_value
from wildtable.engine.steps import AnyStep
from wildtable.engine.zones import Zone

if TYPE_CHECKING:
    from wildtable.engine.facts import FactValue
    from wildtable.engine.game import AnyGame
    from wildtable.engine.options import Option
    from wildtable.engine.result import Result
    from wildtable.engine.state import State


class View:
    """What `viewer` may know of a position. `None` is a spectator."""

    def __init__(self, state: State, viewer: Seat | None) -> None:
        self.game: AnyGame = state.game
        self.viewer = viewer
        self.__state = state.copy()

    @classmethod
    def load(cls, game: AnyGame, data: Mapping[str, Any]) -> Self:
        """Return a view from its dump, without a state behind it. It has no choice, events and result: a state dealt from it
        by `imagine` has the same choice."""
        view = cls.__new__(cls)
        layout, catalogue, viewer = game.layout, game.catalogue, data["viewer"]
        zones = [data["zones"][zone.name] for zone in layout.zones]
        lots = [
            Lot(catalogue.cards(lot["cards"]), tuple((layout.named[name], count) for name, count in lot["slots"].items()))
            for lot in data["memory"]
        ]
        view.game = game
        view.viewer = viewer
        view.seats = data["seats"]
        view.people = range(data["people"])
        view.options = data["options"]
        view.facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in data["facts"].items()}
        view.shuffles = data["shuffles"]
        view.disclosed = data["disclosed"]
        view.agenda = tuple(game.steps.load(step) for step in data["agenda"])
        view.counts = tuple(cards if isinstance(cards, int) else len(cards) for cards in zones)
        view.shown = tuple(None if isinstance(cards, int) else catalogue.cards(cards) for cards in zones)
        view.asked = tuple(data["asked"])
        view.answered = tuple(data["answered"])
        view.picks = tuple(game.moves[notation] for notation in data["picks"])
        view.memory = Memory(viewer, tuple(lots))
        return view

    def __getstate__(self) -> dict[str, object]:
        """Return all that the viewer may know, and nothing else: a pickled view has no state behind it."""
        return {name: getattr(self, name) for name in _PARTS if hasattr(self, name)}

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __eq__(self, other: object) -> bool:
        """Is this the same knowledge, as `dump` has it? The choice follows from it, and events are how it came about."""
        if type(other) is not type(self):
            return NotImplemented
        left_out = {"choice": None, "events": None}
        return self.__getstate__() | left_out == other.__getstate__() | left_out

    def __repr__(self) -> str:
        return f"<View {self.game.name}, {name_viewer(self)} of {self.seats}: {describe_situation(self)}>"

    def __str__(self) -> str:
        return write_view(self)

    def _repr_svg_(self) -> str:
        return draw_view(self)

    @property
    def me(self) -> Seat:
        """The viewer's own seat; raise a HiddenError for a spectator."""
        if self.viewer is None:
            raise HiddenError("a spectator has no seat; `state.view(seat)` returns what a seat sees")
        return self.viewer

    @lazy_property
    def seats(self) -> int:
        """How many seats there are, a virtual player's included."""
        return self.__state.seats

    @lazy_property
    def people(self) -> range:
        """The seats of people."""
        return self.__state.people

    @lazy_property
    def options(self) -> Mapping[str, Option]:
        """The options the game is played with."""
        return self.__state.options

    @lazy_property
    def facts(self) -> Mapping[str, FactValue]:
        """The public facts other than cards."""
        state = self.__state
        return {name: getattr(state, name) for name in state.fact_names}

    @lazy_property
    def shuffles(self) -> int:
        """How many shuffles there have been."""
        return self.__state.shuffles

    @lazy_property
    def disclosed(self) -> int:
        """How often a card became visible to another viewer, or a pile was shuffled; undo depends on it."""
        return self.__state.disclosed

    @lazy_property
    def agenda(self) -> tuple[AnyStep, ...]:
        """The steps still to run; they hold nothing hidden."""
        return self.__state.agenda

    @lazy_property
    def counts(self) -> tuple[int, ...]:
        """How many cards each zone holds: always public."""
        return tuple(map(len, self.__state.zones))

    @lazy_property
    def shown(self) -> tuple[Cards | None, ...]:
        """The cards of each zone, None where they are hidden from this viewer."""
        may_see = self.game.layout.seen_by[self.viewer]
        return tuple(map(getitem, zip(repeat(None), self.__state.zones), may_see))

    @lazy_property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that the current question was put to."""
        return tuple(sorted({*self.__state.asking, *self.__state.sealed}))

    @lazy_property
    def answered(self) -> tuple[Seat, ...]:
        """The seats whose answer is complete; never what it is."""
        asking = self.__state.asking
        return tuple(seat for seat in self.asked if seat not in asking)

    @lazy_property
    def picks(self) -> tuple[Move, ...]:
        """The viewer's own sealed moves."""
        return () if self.viewer is None else self.__state.sealed.get(self.viewer, ())

    @lazy_property
    def choice(self) -> Choice[Any] | None:
        """What the viewer may answer now."""
        return None if self.viewer is None else self.__state.asking.get(self.viewer)

    @lazy_property
    def memory(self) -> Memory:
        """What the viewer still knows of cards that are no longer visible."""
        return self.__state.history.memory(self.viewer)

    @lazy_property
    def events(self) -> tuple[Seen, ...]:
        """The events that the last move caused, as this viewer saw them."""
        return tuple(Seen.of(event, self.viewer) for event in self.__state.events)

    @lazy_property
    def over(self) -> bool:
        """Is the game over?"""
        return not self.agenda

    @lazy_property
    def result(self) -> Result | None:
        """The scores and ranks, once the game is over."""
        return self.__state.result

    def opened(self) -> Self:
        """Return the same position with every card face up, for games that are over."""
        state = self.__state
        view = type(self)(state, None)
        view.shown = tuple(state.zones)
        view.memory = Memory(None, ())
        view.events = tuple(Seen.of(event, None)._replace(cards=event.cards) for event in state.events)
        return view

    def history(self) -> tuple[HistoryEntry, ...]:
        """Return everything the viewer has done and seen, in order, since the deal or the loaded position."""
        if not hasattr(self, "_View__state"):
            raise OptionError("a view that was loaded or unpickled has no history; `state.view(seat)` returns one that has")
        return self.__state.history.seen(self.viewer)

    def cards(self, zone: Zone | str) -> Cards:
        """Return the cards of a zone, also by its name; raise a HiddenError if they are hidden from this viewer."""
        if isinstance(zone, str):
            zone = self.game.layout.zone(zone)
        cards = self.shown[zone]
        if cards is None:
            viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
            raise HiddenError(f"{viewer} may not see {zone.name}; `view.counts` says how many cards are there")
        return cards

    def names(self, cards: Iterable[Card]) -> list[str]:
        """Return the names of cards: `view.names(view.cards("hand-0"))`."""
        try:
            return self.game.catalogue.spell(tuple(cards))
        except (IndexError, TypeError):
            last = len(self.game.catalogue) - 1
            raise OptionError(
                f"cards are numbers from 0 to {last}, as in view.cards(zone), not {quote_value(cards)}"
            ) from None

    def _number(self, name: str) -> int:
        """Return a fact that is one number, for the views of games."""
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    def _numbers(self, name: str) -> tuple[int, ...]:
        """Return a fact that is several numbers."""
        fact = self.facts[name]
        assert isinstance(fact, tuple)
        return fact

    def dump(self) -> dict[str, object]:
        """Return all but events and history as plain data, for pages and programs. Equal dumps are the same knowledge."""
        names = self.game.catalogue
        result = self.result
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "viewer": self.viewer,
            "seats": self.seats,
            "people": len(self.people),
            "options": dict(self.options),
            "facts": dict(self.facts),
            "shuffles": self.shuffles,
            "disclosed": self.disclosed,
            "agenda": [self.game.steps.dump(step) for step in self.agenda],
            "zones": {
                zone.name: self.counts[zone] if cards is None else names.spell(cards)
                for zone, cards in zip(self.game.layout.zones, self.shown, strict=True)
            },
            "asked": list(self.asked),
            "answered": list(self.answered),
            "picks": [move.notation for move in self.picks],
            "choice": None if self.choice is None else [move.notation for move in self.choice],
            "memory": [
                {"cards": names.spell(lot.cards), "slots": {place.name: count for place, count in lot.slots}}
                for lot in self.memory.lots
            ],
            "result": None if result is None else result.dump(),
        }


_PARTS = ("game", "viewer", *(name for name, part in vars(View).items() if isinstance(part, lazy_property)))
"""What a view consists of."""


# Imagination: a whole state dealt from a view alone


def imagine(game: AnyGame, view: View, rng: Random) -> Any:
    """Deal a state: visible cards as they are, hidden ones as memory allows, everything else as the view says."""
    state: State = game.empty(view.seats, view.options, rng.randbytes(16))
    state.shuffles, state.disclosed, state.agenda = view.shuffles, view.disclosed, view.agenda
    for name in state.fact_names:
        setattr(state, name, view.facts[name])
    heaps = _heaps(view.memory, rng)
    for zone, seen, count in zip(game.layout.zones, view.shown, view.counts, strict=True):
        if not zone.visible(view.viewer):
            heap = heaps.get(zone.place, [])
            seen = tuple(sorted(heap[:count]) if zone.sorts else heap[:count])
            del heap[:count]
        state.zones[zone] = seen or ()
    state.history = HistoryRoot(game.layout.zones, tuple(state.zones), game.catalogue.families)
    state.history.memories[view.viewer] = view.memory
    if state.agenda:
        state.ask(state.agenda[0])
    _answer(state, view, rng)
    return state


def _heaps(memory: Memory, rng: Random) -> dict[int, list[Card]]:
    """Return the cards of each hidden place, in random order."""
    chance = rng.random
    heaps: dict[int, list[Card]] = {}
    for lot in memory.lots:
        cards = sorted(lot.cards, key=lambda _: chance())
        for place, count in lot.slots:
            heaps.setdefault(place, []).extend(cards[:count])
            del cards[:count]
    return {place: sorted(heap, key=lambda _: chance()) for place, heap in heaps.items()}


def _answer(state: State, view: View, rng: Random) -> None:
    """Play the viewer's own picks, and random answers for other seats that have answered."""
    for move in view.picks:
        assert view.viewer is not None
        state.play(view.viewer, move)
    for seat in view.answered:
        while seat in state.asking:
            state.play(seat, state.asking[seat].sample(rng))
