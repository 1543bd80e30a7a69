"""Scenes: what a game shows on its page, as plain values without words. Here is what all games have in common.

A scene is built from a view and drawn by a template. Games extend the classes below with what is theirs; tests check the
macros of their templates against them. Equal scenes look the same, so that a page draws each of them once, for all who see
it. `names` are the seats' names as the viewer reads them.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal

Names = Sequence[str]
Story = Sequence[Mapping[str, Any]]
"""The events a viewer saw, oldest first, as `Seen.dump` writes them."""
Game_contra = TypeVar("Game_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)


class Word(str):
    """The name of a message of the game, to be replaced by its text."""

    __slots__ = ()


class Top(NamedTuple):
    """The round, where there are several, and its phase; no phase when the game is over."""

    round: int
    rounds: int
    phase: str
    phases: tuple[str, ...]


@dataclass(frozen=True)
class CardFace:
    """A card as it is printed. Games add what their cards show."""

    name: str

    @property
    def title_message(self) -> str:
        """The message that is printed as its name."""
        return f"card-{self.name}"

    @property
    def about_message(self) -> str:
        """The message that explains what it does, where there is one."""
        return f"about-{self.name}"

    @property
    def about_values(self) -> Mapping[str, str | int]:
        """What that message uses; words are replaced by their texts."""
        return {}

    @property
    def layers(self) -> tuple[str, ...]:
        """Its pictures, from the bottom up."""
        return (self.name,)


class SeatScene(Hashable, Protocol):
    """All that belongs to a seat. Games have named tuples for theirs: they are quick to make and to compare."""

    @property
    def number(self) -> Seat: ...


MatScene = Hashable
"""All that is between the seats. Games have named tuples for theirs, too."""


class Idle(NamedTuple):
    """Why something would have no effect: a message, and the message that names what is missing."""

    message: str
    what: str = ""


class HandCard(NamedTuple):
    """A card in hand: the move that plays it, or why it cannot be played. Neither where the question is elsewhere."""

    name: str
    move: str = ""
    refusal: Refusal | None = None
    picked: bool = False
    key: str = ""
    """The key that picks it, where that is not its place in the hand."""
    last: bool = False
    """Is it set apart, at the end?"""
    instead: str = ""
    """The move it plays where the question is answered in the other way (see `Prompt.instead`)."""
    idle: Idle | None = None
    """Why playing it would have no effect, or less than it could have."""


@dataclass(frozen=True)
class PromptOption:
    """An answer that can be picked in the prompt itself, with its key. Games add how theirs look."""

    move: str
    key: str


@dataclass(frozen=True)
class Prompt:
    """The question to the viewer: the step that asks, what its words are about, how many picks, and what else to press."""

    step: str
    about: Mapping[str, object]
    clause: str
    least: int
    most: int
    go: str = ""
    """The move the main button plays by itself, where nothing is picked."""
    others: tuple[str, ...] = ()
    """Moves with a button of their own."""
    says: tuple[str, ...] = ()
    """What the page says of the present picks: names of messages, written to data attributes."""
    chip: bool = False
    """Is there something to say as long as nothing is picked?"""
    verbs: tuple[str, ...] = ()
    """What the first pick does, the second, and so on, where their order is part of the answer."""
    becomes: tuple[str, ...] = ()
    """Messages that name what the picks become, in the same order, and last what is left."""
    figures: Mapping[str, Any] | None = None
    """What the page's script computes with, for these messages: sent as JSON."""
    options: tuple[PromptOption, ...] = ()
    """What can be picked in the prompt itself, each as the game's `option` draws it."""
    instead: bool = False
    """Is there another way to answer, with a card in hand, whatever the question?"""
    idle: Idle | None = None
    """Why what is asked about would have no effect."""
    subject: str = ""
    """The card that the question is about, shown with it."""


BRIEF, NORMAL, LONG = 700, 1500, 2500
"""How long the page holds a beat, in milliseconds: long where leaders or planets change hands."""


class Beat(NamedTuple):
    """One thing that happened, as the story tells it: a picture and a message. It may use what messages of events do, and
    `name` and `you` (yes or no) instead of `seat`."""

    place: int
    """The index of its event among those the viewer saw."""
    message: str
    art: str = ""
    """Its picture; a heading has none."""
    seat: Seat | None = None
    cards: tuple[str, ...] = ()
    about: tuple[tuple[str, str | int], ...] = ()
    """What else the message uses; words are replaced by their texts."""
    hold: int = NORMAL


BeatForms = Mapping[str, tuple[str, int]]
"""Events that get a picture of their own: which, and how long it is shown."""


def tell_event(place: int, event: Mapping[str, Any], forms: BeatForms, **about: str | int) -> Beat:
    """Tell an event as the log does; where there is more to say about it, by a message of its own (`beat-` and its name)."""
    art, hold = forms[event["event"]]
    number = event["count"] if event["number"] is None else event["number"]
    cards = tuple(event["cards"] or ())
    message = f"beat-{event['event']}" if about else f"event-{event['event']}"
    return Beat(place, message, art, event["seat"], cards, (("number", number), *about.items()), hold)


class RuleLine(NamedTuple):
    """A rule in the panel at the table: a message, with a title and a picture where it has them."""

    message: str
    title: str = ""
    art: str = ""


class RuleChapter(NamedTuple):
    """A part of the rules panel: the message that is its heading, and its rules."""

    title: str
    lines: tuple[RuleLine, ...]


class ScoreReason(NamedTuple):
    """What earned points: a card by its name, or a word for several cards."""

    name: str
    points: int


class ScoreLine(NamedTuple):
    """One line of the score, with what it is for."""

    line: str
    points: int
    reasons: tuple[ScoreReason, ...]


class Column(NamedTuple):
    """One person's points, line by line."""

    name: str
    mine: bool
    rank: int
    lines: tuple[ScoreLine, ...]
    total: int
    emblem: str
    """The picture of their largest species, or of themselves."""
    tie_break: str
    """The message that says by what they go before another with the same total."""


class Scenes(Protocol[Game_contra, View_contra]):
    """What the module `page.scenes` of a game offers: functions of a view, each the source of one part of the page."""

    BACKS: tuple[str, ...]
    """The piles whose cards have a back of their own."""
    HAND: tuple[str, ...]
    """The zones whose cards their owner holds in hand, less the seat."""
    KEYS: tuple[tuple[str, ...], ...]
    """The keys that pick something, each alone or from the first to the last."""

    IS_SCORE_PUBLIC: bool
    """Do all viewers see the same columns of the score, but for who is "you"?"""

    RULES: tuple[RuleChapter, ...]
    """The rules in short, for the panel at the table: goal, scoring, powers. Their texts are those of the rules page."""

    def build_face(self, game: Game_contra, name: str, /) -> CardFace: ...
    def build_top(self, view: View_contra, /) -> Top: ...
    def build_seat(self, view: View_contra, number: Seat, story: Story, answered: Collection[Seat], /) -> SeatScene: ...
    def is_answered_at_seats(self, view: View_contra, /) -> bool:
        """Is something that answers the question to the viewer shown at the seats of others?"""
        ...

    def build_mat(self, view: View_contra, names: Names, story: Story, aids: bool, /) -> MatScene: ...
    def build_hand(self, view: View_contra, /) -> tuple[HandCard, ...]: ...
    def count_hand(self, view: View_contra, /) -> tuple[int, int]:
        """Return how many cards the viewer holds, and how many there is room for."""
        ...

    def build_prompt(self, view: View_contra, names: Names, /) -> Prompt: ...
    def build_columns(self, view: View_contra, names: Names, /) -> tuple[Column, ...]: ...
    def build_story(self, view: View_contra, names: Names, story: Story, /) -> tuple[Beat, ...]:
        """Tell what happened since the viewer's last turn, in the order it happened."""
        ...


AnyScenes = Scenes[Any, Any]
