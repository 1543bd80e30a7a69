"""Choices: what one seat may answer. The only definition of legality.

A choice is asked of one seat by a step, bound to the vocabulary and the texts of its game by the state, and never changes
afterwards: picking a card gives a narrower choice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, TypeVar

from wildtable.engine.cards import Cards, without
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.refusals import Refusal
from wildtable.engine.texts import Texts

A = TypeVar("A")


class Choice(ABC, Generic[A]):
    """The moves one seat may play now: `in`, iteration, length, sampling, and why not for all others."""

    clause: str
    decline: str | None = None
    """The move that says no, where there is one."""
    vocabulary: Vocabulary
    texts: Texts
    _options: tuple[Move, ...] | None = None

    def bind(self, vocabulary: Vocabulary, texts: Texts) -> None:
        self.vocabulary = vocabulary
        self.texts = texts

    @property
    @abstractmethod
    def forced(self) -> bool:
        """Do public facts show that there is only one answer? Then nobody needs to ask."""

    @property
    @abstractmethod
    def only(self) -> A:
        """The answer of a forced choice."""

    @abstractmethod
    def after(self, move: Move) -> Choice[A] | None:
        """What is left to choose after this move; None when the answer is complete."""

    @abstractmethod
    def answer(self, moves: Sequence[Move]) -> A:
        """What the moves mean to the step that asked."""

    @abstractmethod
    def verbs(self) -> tuple[str, ...]:
        """What this question asks for, as the notation says it."""

    @abstractmethod
    def miss(self, move: Move) -> str:
        """The refusal's code for a move of the right kind that is not offered."""

    @abstractmethod
    def _list(self) -> Sequence[Move]:
        """All moves, in the order they are shown."""

    @property
    def options(self) -> tuple[Move, ...]:
        if self._options is None:
            self._options = tuple(self._list())
        return self._options

    def __contains__(self, move: object) -> bool:
        return move in self.options

    def __iter__(self) -> Iterator[Move]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def sample(self, rng: Random) -> Move:
        """Any legal move, all equally likely."""
        options = self._options or self.options
        return options[int(rng.random() * len(options))]

    def refuse(self, code: str, **about: str | int) -> Refusal:
        legal = tuple(move.notation for move in self)
        return Refusal(code, self.texts, clause=self.clause, legal=legal, **about)

    def why(self, move: Move) -> Refusal | None:
        """Why this move cannot be played, or None if it can."""
        if move in self:
            return None
        if move.verb not in self.verbs():
            return self.refuse("another-question", move=move.notation, verb=self.verbs()[0])
        return self.refuse(self.miss(move), move=move.notation, **self.about(move))

    def about(self, move: Move) -> dict[str, str | int]:
        """What else the refusal's text needs to know."""
        return {} if move.card is None else {"card": self.vocabulary.catalogue.names[move.card]}


class Pick(Choice[Cards]):
    """Some cards of a zone, one move each, in any order: `verb card`, and `done` once there are enough.

    The size of the zone must be public, its cards need not be. `also` names a move that stands for no card.
    """

    def __init__(
        self,
        verb: str,
        cards: Cards,
        *,
        least: int = 1,
        most: int = 1,
        clause: str,
        missing: str = "not-in-hand",
        also: str | None = None,
        picked: Cards = (),
    ) -> None:
        self.verb = verb
        self.cards = cards
        self.least = least
        self.most = most
        self.clause = clause
        self.missing = missing
        self.also = also
        self.picked = picked

    @property
    def forced(self) -> bool:
        return self.least >= len(self.cards) + (self.also is not None)

    def sample(self, rng: Random) -> Move:
        """As for any choice, without listing the moves of a plain question for one card."""
        if self.least <= 0 or self.also is not None:
            return super().sample(rng)
        kinds = tuple(dict.fromkeys(self.cards))
        return self.vocabulary.of(self.verb)[kinds[int(rng.random() * len(kinds))]]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move) and move.verb == self.verb and move.card is not None:
            return move.card in self.cards
        return move in self.options

    def _list(self) -> list[Move]:
        moves = self.vocabulary.of(self.verb)
        found = [moves[card] for card in dict.fromkeys(self.cards)]
        if self.also is not None:
            found.append(self.vocabulary[self.also])
        if self.least <= 0:
            found.append(self.vocabulary.done)
        return found

    def after(self, move: Move) -> Pick | None:
        if move.card is None or self.most == 1 or len(self.cards) == 1:
            return None
        rest = Pick(
            self.verb,
            without(self.cards, (move.card,)),
            least=self.least - 1,
            most=self.most - 1,
            clause=self.clause,
            missing=self.missing,
            picked=(*self.picked, move.card),
        )
        rest.bind(self.vocabulary, self.texts)
        return rest

    def answer(self, moves: Sequence[Move]) -> Cards:
        return tuple([move.card for move in moves if move.card is not None])

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
    """One of a few moves that public facts allow; `decline` is the one that says no."""

    def __init__(
        self, notations: tuple[str, ...], *, clause: str, decline: str | None = None, missing: str | None = None
    ) -> None:
        self.notations = notations
        self.clause = clause
        self.decline = decline
        self.missing = missing

    @property
    def forced(self) -> bool:
        return len(self.notations) == 1

    @property
    def only(self) -> Move:
        return self.options[0]

    def _list(self) -> tuple[Move, ...]:
        return self.vocabulary.list(self.notations)

    def after(self, move: Move) -> None:
        return None

    def answer(self, moves: Sequence[Move]) -> Move:
        return moves[0]

    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(move.verb for move in self))

    def miss(self, move: Move) -> str:
        assert self.missing is not None, f"{move}: a question that offers all moves of its kinds misses none"
        return self.missing
