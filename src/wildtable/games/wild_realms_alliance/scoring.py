"""The final scoring of Wild Realms Alliance: strengths, one kind of matching symbols, endgame abilities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wildtable.engine.cards import Cards
from wildtable.engine.result import Result, Score
from wildtable.games.wild_realms_alliance.cards import SYMBOLS, WILD, WildRealmsFigures

WEAK = 3
MIGHTY = 7


class Alliance(NamedTuple):
    """The animals that score at the end, the tucked one whose symbol counts, and whether all symbols match."""

    figures: WildRealmsFigures
    animals: Cards
    tucked: Cards = ()
    all_match: bool = False

    @property
    def shown(self) -> Cards:
        """The cards whose symbols count."""
        return self.animals + self.tucked

    @property
    def strengths(self) -> int:
        """As printed: what abilities change in the battle does not score."""
        return sum(self.figures[card].strength for card in self.animals)

    @property
    def matching(self) -> Cards:
        """The cards whose symbols match and are worth most: two or more of one kind, with the wild ones."""
        kinds = [self.shown] if self.all_match else [self._of_kind(kind) for kind in SYMBOLS]
        return max(
            (cards for cards in kinds if len(cards) > 1), key=lambda cards: (self._worth(cards), len(cards)), default=()
        )

    @property
    def symbols(self) -> int:
        return self._worth(self.matching)

    @property
    def kinds(self) -> int:
        """How many different symbols there are; a wild one is whichever is missing."""
        symbols = [self.figures[card].symbol for card in self.shown]
        return min(len(SYMBOLS), len({*symbols} - {WILD}) + symbols.count(WILD))

    def count(self, each: str) -> int:
        """How often an endgame ability scores."""
        return COUNTS[each](self)

    def _of_kind(self, kind: str) -> Cards:
        return tuple(card for card in self.shown if self.figures[card].symbol in (kind, WILD))

    def _worth(self, cards: Cards) -> int:
        return sum(self.figures[card].value for card in cards)


COUNTS: dict[str, Callable[[Alliance], int]] = {
    "": lambda _: 1,
    "weak": lambda alliance: sum(alliance.figures[card].strength <= WEAK for card in alliance.animals),
    "mighty": lambda alliance: sum(alliance.figures[card].strength >= MIGHTY for card in alliance.animals),
    "matching": lambda alliance: len(alliance.matching),
    "kind": lambda alliance: alliance.kinds,
}


def score(alliance: Alliance, endgame: int) -> Score:
    """Strengths, the values of the symbols that match, and what the endgame abilities of all players brought."""
    return Score((("strengths", alliance.strengths), ("symbols", alliance.symbols), ("endgame", endgame)))


def rank(scores: Sequence[Score]) -> Result:
    """The largest total wins; ties go to the larger sum of strengths; who is still tied shares the rank."""
    return Result.ranked(scores, [score.lines[0][1] for score in scores])
