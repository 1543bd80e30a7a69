"""Helpers for scene tests of Wild Cards: typed scenes, and tables to start from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from wildtable.engine.knowledge.events import Event
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page.scenes import DisplayOffer, WildCardsMat, WildCardsSeat
from wildtable.games.wild_cards.state import ANIMAL_PILE, DISPLAY

from .scene_tables import SceneTable, Viewer, played_by_chance


class WildCardsTable(SceneTable):
    """A table of Wild Cards."""

    def begin_round(self) -> WildCardsTable:
        """Set the events of the round's start, with the animals on display: positions that were set up have none."""
        shown = [(zone, self.state[zone]) for zone in DISPLAY if self.state[zone]]
        self._happened = [
            Event("round-began", None, (), None, None, 1),
            *(Event("displayed", None, cards, ANIMAL_PILE, zone, None) for zone, cards in shown),
        ]
        return self

    def bid(self, *cards: str) -> WildCardsTable:
        """Bid for all seats in order."""
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
        """Return the offers by animal; of two equal animals, the last."""
        return {offer.animal: offer for offer in self.mat(viewer).offers}

    def deeds(self, viewer: Viewer = None) -> list[str]:
        return [self.seat(number, viewer).deed for number in range(self.state.seats)]

    def order(self, viewer: Viewer = None) -> str:
        """Return the acting order as names, with a star for active seats."""
        return " ".join(turn.name + "*" * turn.now for turn in self.mat(viewer).order)


ANN = ["forest-1", "forest-2", "forest-2", "forest-3"]
BEN = ["savannah-1", "savannah-2", "savannah-2", "savannah-4"]
CLEO = ["mountain-1", "mountain-2", "mountain-3", "mountain-3"]


def table_of_three(game: WildCards, edition: str = "2022", **words: Any) -> WildCardsTable:
    """Set up hands of four and a refill card, two animals, and in 2022 the talisman at Cleo's seat."""
    talisman = {"talisman": 2} if edition == "2022" else {}
    usual = {"hands": {0: ANN, 1: BEN, 2: CLEO}, "display": ["lion", "peacock"], **talisman}
    return WildCardsTable(game.setup(3, edition=edition, **{**usual, **words}))


def by_chance(game: WildCards, seed: str, **options: Any) -> Iterator[tuple[WildCardsTable, Random]]:
    """Yield a random game of every variant, or of some, at every decision and at its end."""
    return played_by_chance(WildCardsTable, game, seed, **options)
