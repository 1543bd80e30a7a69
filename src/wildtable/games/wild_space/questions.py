"""The choices of Wild Space. On a player's own turn nearly every question can be answered by refreshing the pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wildtable.engine.cards import Cards, without
from wildtable.engine.choices import Choice, Pick, pickable
from wildtable.engine.moves import Move
from wildtable.games.wild_space.cards import HAVE, NEEDS, REMOVE, SECTORS, Condition, place_of
from wildtable.games.wild_space.state import LANDED

Moves = tuple[Move, ...]
LAND, EXPLORE, STAY, MEET, REFRESH, DECLINE = "land", "explore", "stay", "meet", "refresh", "decline"


class TurnChoice(Choice[Moves]):
    """A choice of words, or of `refresh card` for any card in hand. `missing` is the refusal for other words.

    It is never skipped while there is a hand; without one all possible answers are public.
    """

    __slots__ = ("decline", "hand", "missing", "words")

    def __init__(self, clause: str, hand: Cards, words: tuple[str, ...], missing: str = "not-offered") -> None:
        self.clause = clause
        self.hand = hand
        self.words = words
        self.missing = missing
        self.decline = DECLINE if DECLINE in words else None
        self.forced = not hand and len(words) == 1

    def _list(self) -> Moves:
        written, refreshing = self.vocabulary.written, self.vocabulary.of[REFRESH]
        return (*[written[word] for word in self.words], *[refreshing[card] for card in self.hand])

    @property
    def only(self) -> Moves:
        return self.options

    def after(self, move: Move) -> Choice[Any] | None:
        return None

    def answer(self, moves: Sequence[Move]) -> Moves:
        return tuple(moves)

    def verbs(self) -> tuple[str, ...]:
        written = self.vocabulary.written
        return (*dict.fromkeys([written[word].verb for word in self.words]), REFRESH)

    def miss(self, move: Move) -> str:
        return "not-in-hand" if move.verb == REFRESH else self.missing


class CardChoice(TurnChoice):
    """A choice of one or more cards, of words, or of a refreshed pool.

    The number of cards of a kind in hand is secret, so a question about them is never skipped.
    """

    __slots__ = ("amount", "cards", "verb")

    def __init__(self, clause: str, hand: Cards, verb: str, cards: Cards, *, amount: int = 1) -> None:
        super().__init__(clause, hand, (DECLINE,))
        self.verb = verb
        self.cards = cards
        self.amount = amount
        self.forced = not hand and not cards

    def _list(self) -> Moves:
        moves = self.vocabulary.of[self.verb]
        return (*[moves[card] for card in self.cards], *super()._list())

    @property
    def in_order(self) -> Moves:
        first = pickable(self.cards, self.amount)
        return tuple([move for move in self.options if move.verb != self.verb or move.card in first])

    @property
    def owed(self) -> tuple[int, int]:
        return 1, self.amount if self.cards else 1

    def after(self, move: Move) -> Choice[Any] | None:
        if move.verb != self.verb or self.amount == 1:
            return None
        rest = Payment(self.verb, without(self.cards, move.cards), self.hand, self.clause, self.amount - 1)
        rest.picked = move.cards
        rest.vocabulary = self.vocabulary
        return rest

    def verbs(self) -> tuple[str, ...]:
        return (self.verb, DECLINE, REFRESH)

    def miss(self, move: Move) -> str:
        return absent(move, self.hand)


class Payment(Pick):
    """The cards of a kind to pay with, as part of an answer; `hand` is the whole hand, other cards included."""

    __slots__ = ("hand",)

    def __init__(self, verb: str, cards: Cards, hand: Cards, clause: str, amount: int) -> None:
        super().__init__(verb, cards, clause, amount, amount)
        self.hand = hand

    def after(self, move: Move) -> Payment | None:
        if self.most == 1:
            return None
        rest = Payment(self.verb, without(self.cards, move.cards), self.hand, self.clause, self.most - 1)
        rest.picked = self.picked + move.cards
        rest.vocabulary = self.vocabulary
        return rest

    def verbs(self) -> tuple[str, ...]:
        return (self.verb,)

    def miss(self, move: Move) -> str:
        return "picked-already" if move.card in self.picked else absent(move, self.hand)


def absent(move: Move, hand: Cards) -> str:
    """Return the code of the refusal for a card that is not offered."""
    if move.verb == REMOVE:
        return "not-in-crew"
    return "wrong-kind" if move.card in hand else "not-in-hand"


class Price(NamedTuple):
    """A condition for landing that a seat can fulfil, the cards it may pay with, and the whole hand."""

    condition: Condition
    cards: Cards
    hand: Cards

    @property
    def amount(self) -> int:
        """How many cards it takes."""
        return 0 if self.condition.effect == HAVE else self.condition.amount

    def payment(self, choice: Choice[Any]) -> Payment | None:
        """Return the payment that is still to be chosen, None if there is none."""
        if not self.amount:
            return None
        payment = Payment(self.condition.effect, self.cards, self.hand, "WS-09", self.amount)
        payment.vocabulary = choice.vocabulary
        return payment


class ShipChoice(TurnChoice):
    """Where a spaceship lands or explores, and in the same answer how a condition for landing is fulfilled.

    `landing` holds for each sector why a landing is not possible, if so; `prices` the conditions of the other sectors.
    """

    __slots__ = ("landing", "prices", "ships")

    def __init__(
        self, hand: Cards, landing: tuple[str, ...], ships: tuple[int, ...], prices: Mapping[int, tuple[Price, ...]]
    ) -> None:
        words = [f"{LAND} {name}" for name, reason in zip(SECTORS, landing, strict=True) if not reason]
        words += [f"{EXPLORE} {name}" for name, ship in zip(SECTORS, ships, strict=True) if ship == LANDED]
        super().__init__("WS-11", hand, tuple(words) or (STAY,))
        self.landing = landing
        self.ships = ships
        self.prices = prices
        self.forced = self.forced and not prices

    def after(self, move: Move) -> Choice[Any] | None:
        prices = self.prices.get(sector_of(move), ()) if move.verb == LAND else ()
        if len(prices) > 1:
            meeting = Meeting(prices)
            meeting.vocabulary = self.vocabulary
            return meeting
        return prices[0].payment(self) if prices else None

    @property
    def owed(self) -> tuple[int, int]:
        return 1, 1 + max(
            [(len(some) > 1) + max(price.amount for price in some) for some in self.prices.values()], default=0
        )

    def verbs(self) -> tuple[str, ...]:
        return (LAND, EXPLORE, STAY, REFRESH)

    def miss(self, move: Move) -> str:
        if move.verb in (REFRESH, STAY):
            return "not-in-hand" if move.verb == REFRESH else "ship-first"
        if move.card is not None:
            return "hostile-planet"
        if move.verb == LAND:
            return self.landing[sector_of(move)]
        return "explored-already" if self.ships[sector_of(move)] else "nothing-landed"

    def about(self, move: Move) -> dict[str, str | int]:
        if move.verb == LAND and move.card is None:
            return {"count": NEEDS[place_of(sector_of(move))]}
        return super().about(move)


class Meeting(TurnChoice):
    """Which of several conditions is fulfilled to land."""

    __slots__ = ("prices",)

    def __init__(self, prices: tuple[Price, ...]) -> None:
        super().__init__("WS-09", (), tuple(f"{MEET} {price.condition.word}" for price in prices))
        self.prices = prices

    def after(self, move: Move) -> Choice[Any] | None:
        return self.prices[self.words.index(move.notation)].payment(self)

    @property
    def owed(self) -> tuple[int, int]:
        amounts = [price.amount for price in self.prices]
        return 1 + min(amounts), 1 + max(amounts)

    def verbs(self) -> tuple[str, ...]:
        return (MEET,)


def sector_of(move: Move) -> int:
    """Return the sector a move names."""
    return SECTORS.index(move.notation.partition(" ")[2])
