"""Moves: the answers people give, numbered and written the same way in every game of one deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from wildtable.engine.cards import Card, Cards, Catalogue


class Move:
    """One answer. Interned: two moves of a vocabulary are equal only if they are the same object."""

    __slots__ = ("card", "cards", "id", "notation", "place", "verb")

    def __init__(self, id: int, verb: str, card: Card | None, place: int | None, notation: str) -> None:
        self.id = id
        self.verb = verb
        self.card = card
        self.cards: Cards = () if card is None else (card,)
        self.place = place
        self.notation = notation

    def __repr__(self) -> str:
        return self.notation


class Vocabulary:
    """Every move a game can ever ask for, numbered in one fixed order; `done`, which ends a Pick, comes last."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.done = Move(0, "done", None, None, "done")
        self._moves: list[Move] = [self.done]
        self.written = {"done": self.done}
        """The moves by their notation."""
        self.of: dict[str, dict[Card, Move]] = {}
        """The moves `verb card`, by verb and card."""

    def add(self, verb: str, cards: Iterable[Card | None] = (None,), *, place: int | None = None) -> None:
        """Moves `verb card` for each card, `verb` alone for None, `verb card@place` where a place is given."""
        for card in cards:
            name = "" if card is None else " " + self.catalogue.names[card]
            self._put(verb, card, place, verb + name + ("" if place is None else f"@{place}"))

    def add_word(self, verb: str, word: str) -> None:
        """A move `verb word` whose word names no card."""
        self._put(verb, None, None, f"{verb} {word}")

    def _put(self, verb: str, card: Card | None, place: int | None, notation: str) -> None:
        move = Move(len(self._moves) - 1, verb, card, place, notation)
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
        """The move with that number or that notation."""
        return self.written[key] if isinstance(key, str) else self._moves[key]

    def get(self, notation: str) -> Move | None:
        """The move people write like this; spaces and case do not matter."""
        return self.written.get(" ".join(notation.lower().split()))

    def near(self, notation: str) -> str | None:
        """The notation most like this one, for "did you mean"."""
        found = get_close_matches(notation.lower(), self.written, n=1, cutoff=0.5)
        return found[0] if found else None
