"""What tests of Wild Cards' scenes share: its words for a table, and tables to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page.scenes.mat import DisplayOffer, WildCardsMat
from wildtable.games.wild_cards.page.scenes.seats import WildCardsSeat

from .scenery import Scenery, Viewer, played_by_chance


class Stall(Scenery):
    """A table of Wild Cards."""

    def bid(self, *cards: str) -> Stall:
        """Everybody bids, in the order of seats."""
        for seat, card in enumerate(cards):
            self.answer(seat, f"bid {card}")
        return self

    def seat(self, number: int, viewer: Viewer = None) -> WildCardsSeat:
        found: WildCardsSeat = super().seat(number, viewer)
        return found

    def mat(self, viewer: Viewer = None, aids: bool = True) -> WildCardsMat:
        found: WildCardsMat = super().mat(viewer, aids)
        return found

    def offers(self, viewer: Viewer = None) -> dict[str, DisplayOffer]:
        """The offers by their animals; the last of two of a kind."""
        return {offer.animal: offer for offer in self.mat(viewer).offers}

    def deeds(self, viewer: Viewer = None) -> list[str]:
        return [self.seat(number, viewer).deed for number in range(self.state.seats)]

    def order(self, viewer: Viewer = None) -> str:
        """The order of acting: names, and a star at those who act now."""
        return " ".join(turn.name + "*" * turn.now for turn in self.mat(viewer).order)


ANN = ["forest-1", "forest-2", "forest-2", "forest-3"]
BEN = ["savannah-1", "savannah-2", "savannah-2", "savannah-4"]
CLEO = ["mountain-1", "mountain-2", "mountain-3", "mountain-3"]


def table_of_three(game: WildCards, edition: str = "2022", **words: Any) -> Stall:
    """Hands of four and a refill card, two animals, and in 2022 the talisman before Cleo."""
    talisman = {"talisman": 2} if edition == "2022" else {}
    usual = {"hands": {0: ANN, 1: BEN, 2: CLEO}, "display": ["lion", "peacock"], **talisman}
    return Stall(game.setup(3, edition=edition, **{**usual, **words}))


def by_chance(game: WildCards, seed: str, **options: Any) -> Iterator[tuple[Stall, Random]]:
    """One game of every variant, or of some, at every decision and at its end."""
    return played_by_chance(Stall, game, seed, **options)
