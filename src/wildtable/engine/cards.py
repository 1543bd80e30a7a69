"""Cards are kinds, small ints: four forest-1 are interchangeable and carry no identity through a shuffle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from operator import index
from typing import Annotated, SupportsIndex, TypeAlias

from wildtable.engine.errors import InvariantError, OptionError

Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = tuple[Card, ...]
Seat: TypeAlias = Annotated[int, "seat"]


def without(cards: Cards, taken: Cards) -> Cards:
    """Return the cards without `taken`, in their order; the first of each kind is removed, as from the top of a pile."""
    rest = [*cards]
    try:
        for card in taken:
            rest.remove(card)
    except ValueError:
        raise InvariantError(f"cannot take {taken} from {cards}") from None
    return tuple(rest)


def whole_number(value: object) -> int | None:
    """Return an integer of any kind, numpy's included, as an int; None for anything else, bools too."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # an array of several numbers, or of others
        return None


def kinds_in(cards: Cards) -> list[Card]:
    """Return each kind once, from sorted cards."""
    kinds: list[Card] = []
    last = -1
    for card in cards:
        if card != last:
            kinds.append(card)
            last = card
    return kinds


class Catalogue:
    """The kinds of cards of a game: their names, and families that no rule ever mixes."""

    def __init__(self, families: Iterable[tuple[str, Sequence[str]]]) -> None:
        self.names: tuple[str, ...] = ()
        self.families: tuple[str, ...] = ()
        for family, names in families:
            self.names += tuple(names)
            self.families += (family,) * len(names)
        self._kinds = {name: kind for kind, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self._kinds

    def card(self, name: str) -> Card:
        """Return the kind of that name; the error for a wrong one suggests the nearest."""
        try:
            return self._kinds[name]
        except (KeyError, TypeError):
            near = get_close_matches(str(name), self._kinds, n=1)
            hint = f"did you mean {near[0]}?" if near else f"cards are named like {self.names[0]}"
            raise OptionError(f"there is no card {name!r}; {hint}") from None

    def cards(self, names: Iterable[str]) -> Cards:
        """Return the kinds of these names; one text is no list of them."""
        if isinstance(names, str):
            raise OptionError(f"cards must be a list of names, such as [{names!r}], not the text {names!r}")
        return tuple(map(self.card, names))

    def spell(self, cards: Cards) -> list[str]:
        return [self.names[card] for card in cards]
