"""Choices: what one seat may answer. The only definition of legality.

A choice is asked of one seat by a step, given the vocabulary of its game by the state, and never changes
afterwards: picking a card gives a narrower choice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, TypeVar

from wildtable.engine.cards import Card, Cards, kinds_in, without
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.refusals import Refusal

A = TypeVar("A")


class Choice(ABC, Generic[A]):
    """The moves one seat may play now: `in`, iteration, length, sampling, and `why` for all others.

    Slots, because a game creates a choice for every move.
    """

    __slots__ = ("_options", "clause", "forced", "vocabulary")
    clause: str
    decline: str | None = None
    """The notation of the move that declines, if there is one."""
    forced: bool
    """Do public facts leave only one answer? Then the question is skipped."""
    vocabulary: Vocabulary
    _options: tuple[Move, ...]

    @property
    @abstractmethod
    def only(self) -> A:
        """The answer of a forced choice."""

    @abstractmethod
    def after(self, move: Move) -> Choice[A] | None:
        """Return what is left to choose after this move; None when the answer is complete."""

    @abstractmethod
    def answer(self, moves: Sequence[Move]) -> A:
        """Return what the moves mean to the step that asked."""

    @abstractmethod
    def verbs(self) -> tuple[str, ...]:
        """Return the verbs of the moves that answer this question."""

    @abstractmethod
    def miss(self, move: Move) -> str:
        """Return the code of the refusal for a move of the right verb that is not offered."""

    @abstractmethod
    def _list(self) -> tuple[Move, ...]:
        """Return all moves, in the order they are shown."""

    @property
    def options(self) -> tuple[Move, ...]:
        """All moves, listed on first use."""
        try:
            return self._options
        except AttributeError:
            self._options = self._list()
            return self._options

    @property
    def in_order(self) -> tuple[Move, ...]:
        """The moves that pick cards in ascending order, so that search finds each set of cards once; otherwise all moves."""
        return self.options

    def offers(self, move: Move) -> bool:
        """Is this one of the moves? Frequent choices override it, to answer without the list."""
        return move in self.options

    def sample(self, rng: Random) -> Move:
        """Return a random legal move, all equally likely. Frequent choices override it, to answer without the list."""
        return self.options[int(rng.random() * len(self.options))]

    def __contains__(self, move: object) -> bool:
        """Is this move, or the one with this notation or id, legal?"""
        known = self.vocabulary.get(move)
        return known is not None and self.offers(known)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, number: int) -> Move:
        return self.options[number]

    @property
    def notations(self) -> tuple[str, ...]:
        """The notations of all moves."""
        return tuple([move.notation for move in self])

    def __repr__(self) -> str:
        least, most = self.owed
        owed = str(most) if least == most else f"{least} to {most}"
        return f"<Choice {self.clause}, {owed} of {len(self)}: {', '.join(self.notations)}>"

    @property
    def owed(self) -> tuple[int, int]:
        """How many moves the answer still takes, at least and at most; `done` is not counted."""
        return 1, 1

    def refuse(self, code: str, **about: str | int) -> Refusal:
        return Refusal(code, self.vocabulary.game.texts, clause=self.clause, legal=self.notations, **about)

    def why(self, move: Move | str | int) -> Refusal | None:
        """Return why this move, or the one with this notation or id, cannot be played, or None if it can."""
        known = self.vocabulary.get(move)
        if known is None:
            return self.vocabulary.refuse(move, self.notations)
        if self.offers(known):
            return None
        if known.verb not in self.verbs():
            return self.refuse("another-question", move=known.notation, verb=self.verbs()[0])
        return self.refuse(self.miss(known), move=known.notation, **self.about(known))

    def about(self, move: Move) -> dict[str, str | int]:
        """Return what else the text of a refusal needs."""
        return {} if move.card is None else {"card": self.vocabulary.catalogue.names[move.card]}


def pickable(cards: Cards, least: int) -> list[Card]:
    """Return the kinds that can be the first of several cards picked in ascending order."""
    return kinds_in(cards[: len(cards) - max(least, 1) + 1])


class Pick(Choice[Cards]):
    """Some cards of a zone, one move each, in any order: `verb card`, and `done` once there are enough.

    The size of the zone must be public, its cards need not be; it must be sorted. `also` is the notation of a further move,
    one without a card.
    """

    __slots__ = ("also", "cards", "least", "missing", "most", "picked", "verb")

    def __init__(
        self,
        verb: str,
        cards: Cards,
        clause: str,
        least: int = 1,
        most: int = 1,
        *,
        missing: str = "not-in-hand",
        also: str | None = None,
    ) -> None:
        self.verb = verb
        self.cards = cards
        self.least = least
        self.most = most
        self.clause = clause
        self.missing = missing
        self.also = also
        self.picked: Cards = ()
        self.forced = least >= len(cards) + (also is not None)

    def sample(self, rng: Random) -> Move:
        kinds = kinds_in(self.cards)
        count = len(kinds)
        number = int(rng.random() * (count + (self.also is not None) + (self.least <= 0)))
        return self.vocabulary.of[self.verb][kinds[number]] if number < count else self._words()[number - count]

    def offers(self, move: Move) -> bool:
        if move.card is None:
            return move in self._words()
        return move.card in self.cards and move.verb == self.verb

    def _list(self) -> tuple[Move, ...]:
        moves = self.vocabulary.of[self.verb]
        return (*[moves[card] for card in kinds_in(self.cards)], *self._words())

    @property
    def in_order(self) -> tuple[Move, ...]:
        """The cards from the last picked one on, as long as enough are left after them."""
        last = max(self.picked, default=-1)
        moves = self.vocabulary.of[self.verb]
        cards = [card for card in pickable(self.cards, self.least) if card >= last]
        return (*[moves[card] for card in cards], *self._words()) or self.options

    def _words(self) -> tuple[Move, ...]:
        """Return the moves without a card."""
        words = () if self.also is None else (self.vocabulary.written[self.also],)
        return words if self.least > 0 else (*words, self.vocabulary.done)

    def after(self, move: Move) -> Pick | None:
        if self.most == 1 or move.card is None or len(self.cards) == 1:
            return None
        rest = Pick(self.verb, without(self.cards, move.cards), self.clause, self.least - 1, self.most - 1)
        rest.missing = self.missing
        rest.picked = self.picked + move.cards
        rest.vocabulary = self.vocabulary
        return rest

    @property
    def owed(self) -> tuple[int, int]:
        most = min(self.most, max(len(self.cards), 1))
        return min(max(self.least, 0), most), most

    def answer(self, moves: Sequence[Move]) -> Cards:
        cards: Cards = ()
        for move in moves:
            cards += move.cards
        return cards

    @property
    def only(self) -> Cards:
        return self.cards

    def verbs(self) -> tuple[str, ...]:
        return (self.verb, "done") if self.most > 1 or self.least <= 0 else (self.verb,)

    def miss(self, move: Move) -> str:
        if move is self.vocabulary.done:
            return "too-few"
        return "picked-already" if move.card in self.picked else self.missing

    def about(self, move: Move) -> dict[str, str | int]:
        return super().about(move) | {"count": self.least}


class OneOf(Choice[Move]):
    """One of a few moves that public facts allow; `decline` is the one that declines."""

    __slots__ = ("_notations", "decline", "missing")

    def __init__(
        self, notations: tuple[str, ...], clause: str, decline: str | None = None, missing: str | None = None
    ) -> None:
        self._notations = notations
        self.clause = clause
        self.decline = decline
        self.missing = missing
        self.forced = len(notations) == 1

    @property
    def only(self) -> Move:
        return self.vocabulary.written[self._notations[0]]

    def offers(self, move: Move) -> bool:
        return move.notation in self._notations

    def sample(self, rng: Random) -> Move:
        notations = self._notations
        return self.vocabulary.written[notations[int(rng.random() * len(notations))]]

    def _list(self) -> tuple[Move, ...]:
        return tuple([self.vocabulary.written[notation] for notation in self._notations])

    def after(self, move: Move) -> None:
        return None

    def answer(self, moves: Sequence[Move]) -> Move:
        return moves[0]

    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(move.verb for move in self))

    def miss(self, move: Move) -> str:
        assert self.missing is not None, f"{move}: a question that offers all moves of its kinds misses none"
        return self.missing
