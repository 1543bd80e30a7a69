"""Moves: the answers of players, with the same ids and notations in every game with the same deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import chain
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Card, Cards, Catalogue, whole_number
from wildtable.engine.refusals import NOTHING_NEAR, Refusal, spell_value

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame


@dataclass(slots=True, eq=False, repr=False)
class Move:
    """One answer. Interned: two moves of a vocabulary are equal only if they are the same object."""

    vocabulary: Vocabulary
    id: int
    """Its number in the game's vocabulary."""
    notation: str
    """How people and files write it: `bid forest-3`."""
    verb: str
    """The first word of the notation."""
    card: Card | None = None
    """The card it names, if it names one."""
    place: int | None = None
    """The place after `@`, where it matters which of several equal cards is meant."""
    cards: Cards = field(init=False)
    """The same as none or one card, for `view.names`."""

    def __post_init__(self) -> None:
        self.cards = () if self.card is None else (self.card,)

    def __repr__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and unpickle to the same object, as moves are interned."""
        return self.vocabulary.__getitem__, (self.id,)


class Vocabulary:
    """Every move a game can ever ask for, numbered in one fixed order; `done`, which ends a Pick, comes last."""

    def __init__(self, catalogue: Catalogue, game: AnyGame) -> None:
        self.catalogue = catalogue
        self.game = game
        self.done = Move(self, 0, "done", "done")
        self._moves: list[Move] = [self.done]
        self.written = {"done": self.done}
        """The moves by their notation."""
        self.of: dict[str, dict[Card, Move]] = {}
        """The moves `verb card`, by verb and card."""

    def add(self, verb: str, cards: Iterable[Card | None] = (None,), *, place: int | None = None) -> None:
        """Add moves `verb card` for each card, `verb` alone for None, `verb card@place` where a place is given."""
        for card in cards:
            name = "" if card is None else " " + self.catalogue.names[card]
            self._put(verb, card, place, verb + name + ("" if place is None else f"@{place}"))

    def add_word(self, verb: str, word: str) -> None:
        """Add a move `verb word` whose word is not a card."""
        self._put(verb, None, None, f"{verb} {word}")

    def _put(self, verb: str, card: Card | None, place: int | None, notation: str) -> None:
        move = Move(self, len(self._moves) - 1, notation, verb, card, place)
        self._moves.insert(move.id, move)
        self.done.id = len(self._moves) - 1
        self.written[notation] = move
        if card is not None and place is None:
            self.of.setdefault(verb, {})[card] = move

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, key: int | str) -> Move:
        """The move with that id or that notation; a KeyError names the one that may have been meant."""
        if not isinstance(key, str):
            return self._moves[key]
        try:
            return self.written[key]
        except KeyError:
            raise KeyError(str(self.refuse(key))) from None

    def __repr__(self) -> str:
        return f"<Vocabulary {self.game.name}: {len(self)} moves>"

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (self.game, "moves")

    def get(self, move: object) -> Move | None:
        """Return the move given as such, by its notation (spaces and case do not matter) or by its id, or None."""
        if isinstance(move, Move):
            return move if move.vocabulary is self else self.written.get(move.notation)
        if isinstance(move, str):
            return self.written.get(" ".join(move.lower().split()))
        number = whole_number(move)
        return self._moves[number] if number is not None and 0 <= number < len(self._moves) else None

    def parse(self, move: object) -> Move:
        """Return the move given as such, by its notation or by its id; raise a Refusal if there is none."""
        known = self.get(move)
        if known is None:
            raise self.refuse(move)
        return known

    def refuse(self, move: object, legal: tuple[str, ...] = ()) -> Refusal:
        """Return the refusal of what is no move of this game, with the notation that may have been meant."""
        near = self.near(move) if isinstance(move, str) else None
        return Refusal("unknown-move", self.game.texts, legal=legal, move=spell_value(move), near=near or NOTHING_NEAR)

    def near(self, notation: str) -> str | None:
        """Return the notation most like this one, for "did you mean"."""
        matches = chain.from_iterable(get_close_matches(notation.lower(), self.written, 1, cutoff) for cutoff in (0.8, 0.5))
        return next(matches, None)
