"""Game: a rulebook, with its deck loaded. What `wildtable.load` returns."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast
from weakref import WeakValueDictionary

from wildtable.engine.cards import Cards, Catalogue, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.files.deck import Deck, Figures
from wildtable.engine.files.position import load_position
from wildtable.engine.files.record import Record, replay_record
from wildtable.engine.knowledge.history import HistoryRoot
from wildtable.engine.knowledge.view import View, imagine
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.options import Option, Setting, Start, check_words
from wildtable.engine.presentation.display import count_seats, describe_game, write_html_table
from wildtable.engine.presentation.guide import Guide
from wildtable.engine.presentation.hints import Hint
from wildtable.engine.presentation.texts import FALLBACK, Explanation, Texts, name_in_words
from wildtable.engine.refusals import quote_value, spell_value
from wildtable.engine.result import Result
from wildtable.engine.setup import lay_out, list_shuffles, reading_words
from wildtable.engine.shuffling import Seed, Shuffle, seed_bytes
from wildtable.engine.state import State
from wildtable.engine.steps import AnyStep, StepBook
from wildtable.engine.zones import Layout, Visibility, Zone, check_state

if TYPE_CHECKING:
    from wildtable.engine.twin.rules import TwinRules
    from wildtable.engine.twin.twin import Twin

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Piles = Mapping[str, Sequence[Any]]


SEATS_PILE = "seats"
"""The pile of seats, whose top is a random one."""
_LOADED: WeakValueDictionary[tuple[type, str], Any] = WeakValueDictionary()
"""The games in use, by class and text of the deck."""


class Game(ABC, Generic[S, V]):
    """A rulebook: seats, options, cards, moves, steps, texts. Each game's folder declares a subclass."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised when a game would play out differently than before; files call it `rules`."""
    seat_counts: ClassVar[tuple[int, ...]]
    seat_hints: ClassVar[Mapping[int, str]] = {}
    """The message that answers a number of seats which needs an option first."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    virtual: ClassVar[str] = ""
    """The option that adds a virtual player, if there is one."""
    companions: ClassVar[Mapping[int, Option]] = {}
    """The value of that option for each number of people who need the virtual player."""
    piles: ClassVar[tuple[str, ...]] = ()
    """The names of the piles that can be stacked; by default all zones that nobody sees into, and the pile of seats."""
    layout: ClassVar[Layout]
    figures_class: ClassVar[type[Figures]]
    state_class: ClassVar[type[State]] = State
    view_class: ClassVar[type[View]] = View
    texts_class: ClassVar[type[Texts]] = Texts
    opening: ClassVar[type[AnyStep]]
    """The step that sets the game up and begins it."""
    guide: ClassVar[Guide | None] = None
    """The guided first game, if there is one."""
    starts: ClassVar[tuple[Start, ...]] = ()
    """Ways to begin besides a game against bots."""
    favourite: ClassVar[str] = ""
    """The group of `counted` of which profiles show a player's favourite, if there is one: the text `favourite-NAME` is its
    heading, and the `layers` of a card's face its picture."""
    avatars: ClassVar[tuple[str, ...]] = ()
    """The pictures of its art that may stand for a player."""
    digresses: ClassVar[bool] = False
    """Do most moves do something else than what is asked? Games played at random then get further if they prefer the moves
    that do what is asked."""
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "greedy:slips=0.3",
        "medium": "greedy",
        "hard": "search:deals=8",
        "expert": "search:deals=512",
    }
    """The bot that plays each level, with its settings."""
    ratings: ClassVar[Mapping[str, int]] = {}
    """The strength of each level on the ladder, in Elo points."""
    figures: Any

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.layout.game = cls
        if not cls.piles:
            cls.piles = (*(zone.name for zone in cls.layout.zones if zone.visibility is Visibility.NOBODY), SEATS_PILE)

    def __init__(self, deck: Path | str | None = None) -> None:
        package = self.package_name()
        self.folder = files(package)
        self.steps = StepBook(import_module(f"{package}.steps"))
        self.groups = self.figures_class.GROUPS
        printed = self._read_deck()
        if isinstance(deck, Path):
            self.deck = Deck.read(deck, self.name, self.groups)
        else:
            self.deck = Deck(deck or printed, "deck" if deck else f"{self.name}/deck.toml", self.name, self.groups)
        self.deck_text = "" if self.deck.text == printed else self.deck.text
        self.figures = self.figures_class(self.deck)
        self.catalogue: Catalogue = self.figures.catalogue
        self.texts = self.texts_class([files("wildtable.engine").joinpath("texts"), self.folder.joinpath("texts")], self)
        self.moves = Vocabulary(self.catalogue, self)
        self.add_moves(self.moves)

    @classmethod
    def package_name(cls) -> str:
        """Return the package that the game is: the one with its class, its steps and its texts."""
        return cls.__module__ if hasattr(sys.modules[cls.__module__], "__path__") else cls.__module__.rpartition(".")[0]

    @classmethod
    def load(cls, deck: Path | str | None = None) -> Self:
        """Return the game with its own deck, one from a file or one from a text.

        The same deck gives the same object, also in copies and pickles, since moves are compared by identity.
        """
        game: Self | None = None if isinstance(deck, Path) else _LOADED.get((cls, deck or ""))
        if game is None:
            game = cls(deck)
            game = _LOADED.setdefault((cls, game.deck_text), game)
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load, (self.deck_text,)

    def _read_deck(self) -> str:
        """Return the text of the game's own deck, which says only what it is called where there are no figures."""
        file = self.folder.joinpath("deck.toml")
        plain = f'game = "{self.name}"\nname = "{name_in_words(self.name)}"\n'
        return file.read_text(encoding="utf-8") if file.is_file() else plain

    @property
    def title(self) -> str:
        """The English title."""
        return self.texts.say(FALLBACK, "game-title")

    def __repr__(self) -> str:
        return f"<Game {self.name}: rules {self.rules_version}, {count_seats(self)} seats, {len(self.moves)} moves>"

    def __str__(self) -> str:
        return f"{self.title} ({self.name})" + "".join(f"\n  {name}: {value}" for name, value in describe_game(self))

    def _repr_html_(self) -> str:
        return write_html_table(self.title, describe_game(self))

    # What a game implements

    @abstractmethod
    def add_moves(self, moves: Vocabulary) -> None:
        """Add every move of every edition to the vocabulary, in the order of the rulebook."""

    @abstractmethod
    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        """Return where all cards are before the game is set up."""

    @abstractmethod
    def score(self, state: S) -> Result:
        """Return the result of a game that is over; during a game, what it would be if it ended now."""

    @abstractmethod
    def score_bounds(self, seats: int) -> tuple[float, float]:
        """Return numbers of points that no person goes below or above, whatever is played."""

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        """Return the move a sensible player would make, from what the view shows; by default any.

        It may be left to chance, by `rng`; without one the same view gives the same move.
        """
        view = self.check_advice(view, choice)
        return choice.sample(rng or Random(f"{view.viewer} {view.counts}"))

    def check_advice(self, view: View, choice: Choice[Any] | None) -> V:
        """Return the view that advice is asked for; raise an OptionError if it is none of this game, or nothing is asked."""
        self._check_view(view, self.view_class)
        if choice is None:
            raise OptionError("there is nothing to advise: the viewer is not asked; `view.choice` is None")
        return cast("V", view)

    def _check_view(self, view: View, kind: type[View]) -> None:
        """Raise an OptionError unless this is a view of this kind, of this game."""
        if not isinstance(view, kind) or view.game is not self:
            description = f"one of the deck {view.game.deck.name!r}" if isinstance(view, self.view_class) else repr(view)
            raise OptionError(
                f"must be a view of {self.name}, as `state.view(seat)` returns it, not {spell_value(description)}"
            )

    def hints(self, view: View, moves: Iterable[Move]) -> dict[Move, tuple[Hint, ...]]:
        """Return what moves would bring, as far as the view shows it. Games implement it with the code of their advice."""
        return {}

    @classmethod
    def has_twin(cls) -> bool:
        return find_spec(cls._twin_module()) is not None

    def twin(self, seats: int = 3, options: Mapping[str, object] | None = None, compiled: bool | None = None) -> Twin:
        """Return the game's twin: its rules as compiled functions over numbers."""
        from wildtable.engine.twin.twin import Twin  # noqa: PLC0415 - few programs need it

        return Twin(self, self.twin_rules(), seats, options or {}, compiled)

    @classmethod
    def twin_rules(cls) -> TwinRules:
        """Return what the game's twin consists of; raise an OptionError where it has none."""
        if not cls.has_twin():
            raise OptionError(f"{cls.name} has no twin, which bots that search and analyses need; choose another bot")
        return cast("TwinRules", import_module(cls._twin_module()).TWIN)

    @classmethod
    def _twin_module(cls) -> str:
        return f"{cls.package_name()}.twin"

    @abstractmethod
    def longest(self, seats: int) -> int:
        """Return a number of moves that no game exceeds, whatever is played."""

    def setup(self, seats: int = 0, *, seed: Seed = 0, piles: Piles | None = None, **words: Any) -> S:
        """Return a state in the middle of a game, the rest dealt, all checked: named by zones, facts and options unless a
        game has words of its own."""
        options = {setting.name: words.pop(setting.name) for setting in self.settings if setting.name in words}
        state = self.new(seats or self.seat_counts[0], seed=seed, piles=piles, **options)
        with reading_words():
            lay_out(state, words)
        return self.from_position(state.position())

    def admit(self, seats: int, options: Mapping[str, Option]) -> None:
        """Raise an OptionError for combinations of seats and options that the rulebook does not have."""

    def people(self, seats: int, options: Mapping[str, Option]) -> int:
        """Return how many of the seats are people's; a virtual player sits last."""
        return seats - bool(self.virtual and options[self.virtual])

    @property
    def people_counts(self) -> tuple[int, ...]:
        """How many people can play."""
        return tuple(sorted({*self.companions, *self.seat_counts}))

    def seats_for(self, people: int, options: Mapping[str, object]) -> tuple[int, dict[str, object]]:
        """Return the seats and options for a number of people, with the virtual player if it is needed or chosen."""
        settings = [setting for setting in self.settings if setting.name == self.virtual]
        wanted = {setting.name: setting.parse(options.get(setting.name, setting.default)) for setting in settings}
        joined = {name: value or self.companions.get(people, value) for name, value in wanted.items()}
        return people + any(joined.values()), {**options, **joined}

    def counted(self, state: S) -> dict[str, list[list[str]]]:
        """Return what balance counts in a finished game: for each group, the names that each person owns."""
        return {"seat": [[str(seat)] for seat in state.people]}

    # Piles

    def parse_pile(self, pile: str, names: Iterable[str]) -> Cards:
        """Return the cards named for a stacked pile; the pile `seats` holds numbers of seats, also as texts."""
        if pile not in self.piles:
            raise OptionError(f"there is no pile {pile!r} to stack; piles are {', '.join(self.piles)}")
        if pile != SEATS_PILE:
            return self.catalogue.cards(names)
        try:
            return tuple(int(str(name)) for name in names)
        except ValueError:
            raise OptionError(f"pile {pile!r} holds numbers of seats, not {', '.join(map(str, names))}") from None

    def spell_pile(self, pile: str, cards: Cards) -> list[str]:
        return list(map(str, cards)) if pile == SEATS_PILE else self.catalogue.spell(cards)

    # Options

    def variants(self) -> list[tuple[int, dict[str, Option]]]:
        """Return every combination of seats and options that the rulebook has."""
        return list(self.each_variant())

    def each_variant(self) -> Iterator[tuple[int, dict[str, Option]]]:
        """Yield them one by one: a game with many options has more of them than anybody wants to list."""
        names = [setting.name for setting in self.settings]
        for seats in self.seat_counts:
            for values in product(*(setting.values for setting in self.settings)):
                options = dict(zip(names, values, strict=True))
                try:
                    self.admit(seats, options)
                except OptionError:
                    continue
                yield seats, options

    def choose(self, seats: int, options: Mapping[str, object]) -> dict[str, Option]:
        """Return all options, given or default; raise an OptionError for wrong ones."""
        known = {setting.name: setting for setting in self.settings}
        for name in options.keys() - known.keys():
            raise OptionError(Explanation("wrong-option", game=self.name, option=quote_value(name), known=", ".join(known)))
        if type(seats) is not int or seats not in self.seat_counts:
            if isinstance(seats, int) and (hint := self.seat_hints.get(seats)):
                raise OptionError(Explanation(hint, self))
            least, most = str(self.seat_counts[0]), str(self.seat_counts[-1])
            raise OptionError(Explanation("wrong-seats", game=self.name, least=least, most=most, seats=quote_value(seats)))
        chosen = {
            name: setting.parse(options[name]) if name in options else setting.default for name, setting in known.items()
        }
        self.admit(seats, chosen)
        return chosen

    # Beginning

    def empty(self, seats: int, options: Mapping[str, Option], seed: bytes) -> S:
        """Return a state without cards."""
        return cast("S", self.state_class(self, seats, options, seed))

    def blank(self, seats: int, options: Mapping[str, object], seed: bytes) -> S:
        """Return a state with all cards in their boxes, which are public, and nothing begun."""
        chosen = self.choose(seats, options)
        state = self.empty(seats, chosen, seed)
        for zone, cards in self.boxes(seats, chosen).items():
            state.zones[zone] = cards
        state.history = HistoryRoot(self.layout.zones, tuple(state.zones))
        return state

    def new(self, seats: int, *, seed: Seed = None, piles: Piles | None = None, **options: object) -> S:
        """Deal a new game.

        The seed is an integer, a text or bytes; without one a random seed is drawn, which the record names. `piles` stacks
        shuffles for tests: names from the top, or a list of such lists for several shuffles of the same pile.
        """
        state = self.blank(seats, options, seed_bytes(seed))
        self.stack(state, piles or {})
        self.begin(state)
        return state

    def _set_up(
        self, lay_out: Callable[[S], None], seats: int, options: Mapping[str, object], seed: Seed, piles: Piles | None
    ) -> S:
        """Return the state that `lay_out` lays out on a blank one."""
        check_words(type(self).setup, self.settings, options)
        state = self.blank(seats, options, seed_bytes(seed))
        with reading_words():
            self.stack(state, piles or {})
            lay_out(state)
            state.run()
        return self.from_position(state.position())

    def begin(self, state: State) -> None:
        """Set a blank state up and run it to the first question."""
        state.agenda = (self.opening(),)
        state.run()

    def stack(self, state: State, piles: Piles) -> None:
        """Stack the first shuffles of piles, or several of a pile."""
        state.stacks = state.piles = {
            name: tuple(self.parse_pile(name, names) for names in shuffles)
            for name, shuffles in list_shuffles(piles).items()
        }

    # Files

    def from_position(self, position: Mapping[str, Any]) -> S:
        """Return the state that a position describes; raise a PositionError if there is none."""
        return cast("S", load_position(self, position))

    def check(self, state: State) -> None:
        """Raise an InvariantError unless every card is somewhere, exactly once, and zones and facts are as declared."""
        check_state(state, self.boxes(state.seats, state.options))

    def replay(self, record: Record, at: int | None = None, on_shuffle: Callable[[Shuffle], None] | None = None) -> S:
        """Replay a record, all of it or its first `at` questions; `on_shuffle` is called with every shuffle."""
        return cast("S", replay_record(self, record, at, on_shuffle))

    # Views

    def view(self, state: State, viewer: Seat | None) -> V:
        """Return what a viewer may know."""
        return cast("V", self.view_class(state, viewer))

    def imagine(self, view: View, rng: Random) -> S:
        """Deal a whole state from a view alone: one that its viewer must consider possible."""
        self._check_view(view, View)
        return cast("S", imagine(self, view, rng))


AnyGame = Game[Any, Any]
