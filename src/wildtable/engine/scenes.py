"""Scenes: what a game tells its page, as plain values without words. What all games have in common is spelled out here.

Seats are spoken of by `names`, one for each seat as the viewer reads them. Equal values look the same, so a page draws each
of them once, for whoever sees it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal

Names = Sequence[str]
Story = Sequence[Mapping[str, Any]]
"""What a viewer saw happen, oldest first, as events tell it to pages."""


class Word(str):
    """The name of a message of the game, to be said in its place."""

    __slots__ = ()


@dataclass(frozen=True)
class Top:
    """The round, where there are several, and its phase; no phase when the game is over."""

    round: int
    rounds: int
    phase: str
    phases: tuple[str, ...]


@dataclass(frozen=True)
class HandCard:
    """A card in hand: the move that plays it, or why it cannot be played. Neither where the question is elsewhere."""

    name: str
    move: str = ""
    refusal: Refusal | None = None
    picked: bool = False
    key: str = ""
    """The key that picks it, where that is not its place in the hand."""
    last: bool = False
    """Does it lie apart, at the end?"""
    instead: str = ""
    """The move it plays where the question is answered in the other way (see `Prompt.instead`)."""


@dataclass(frozen=True)
class Prompt:
    """What is asked of the viewer: the step that asks, what its words are about, how many picks, and what else to press."""

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
    """What the page says of the present picks: names of messages, told in data attributes."""
    chip: bool = False
    """Is there something to say as long as nothing is picked?"""
    verbs: tuple[str, ...] = ()
    """What the first pick does, the second, and so on, where their order is part of the answer."""
    becomes: tuple[str, ...] = ()
    """Messages that name what the picks become, in the same order, and last what is left."""
    figures: Mapping[str, Any] | None = None
    """What the page's script computes with, for these messages."""
    options: tuple[Hashable, ...] = ()
    """What can be picked in the prompt itself, each as the game's `option` draws it."""
    instead: bool = False
    """Is there another way to answer, with a card in hand, whatever the question?"""


@dataclass(frozen=True)
class Column:
    """One person's points, line by line, with what they are for."""

    name: str
    mine: bool
    rank: int
    lines: tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...]
    total: int
    emblem: str
    """A picture that stands for them: their largest species."""


class Scenes(Protocol):
    """What a game's `scenes` offer: functions of a view, each the source of one part of the page."""

    BACKS: tuple[str, ...]
    HAND: tuple[str, ...]
    """The zones whose cards their owner holds in hand, less the seat."""
    KEYS: tuple[tuple[str, ...], ...]
    """The keys that pick something, each alone or from the first to the last."""

    def build_face(self, game: Any, name: str, /) -> Any: ...
    def build_top(self, view: Any, /) -> Top: ...
    def build_seat(self, view: Any, number: Seat, story: Story, answered: Collection[Seat], /) -> Hashable: ...
    def build_mat(self, view: Any, names: Names, story: Story, aids: bool, /) -> Hashable: ...
    def build_hand(self, view: Any, /) -> tuple[HandCard, ...]: ...
    def count_hand(self, view: Any, /) -> tuple[int, int] | None: ...
    def build_prompt(self, view: Any, names: Names, /) -> Prompt: ...
    def build_columns(self, view: Any, names: Names, /) -> tuple[Column, ...]: ...
