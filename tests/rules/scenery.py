"""What tests of scenes share: a table in play, and what its page shows to each viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from wildtable.engine.events import Event, Seen
from wildtable.engine.scenes import Column, HandCard, Prompt, Top
from wildtable.games.wild_cards import scenes
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.scenes.mats import Mat, Offer
from wildtable.games.wild_cards.scenes.seats import SeatScene
from wildtable.games.wild_cards.state import Table
from wildtable.games.wild_cards.view import TableView

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
Viewer = int | None


class Scenery:
    """A table, all that has happened at it, and its scenes. Names are those of `NAMES`, the last may be Leo's."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self._happened: list[Event] = list(state.events)
        self._told: dict[Viewer, list[Mapping[str, Any]]] = {}
        self._views: dict[Viewer, TableView] = {}

    def play(self, script: str) -> Scenery:
        """Play moves written like a record: `0 take lion; 0 pay forest-1, pay wild-2`."""
        for part in script.split(";"):
            seat, _, moves = part.strip().partition(" ")
            self.answer(int(seat), *moves.split(","))
        return self

    def bid(self, *cards: str) -> Scenery:
        """Everybody bids, in the order of seats."""
        for seat, card in enumerate(cards):
            self.answer(seat, f"bid {card}")
        return self

    def answer(self, seat: int, *moves: Any) -> None:
        past = self.state.past
        self.state.play(seat, *moves)
        if self.state.past is not past:
            self._happened += self.state.events
        self._views.clear()

    def view(self, viewer: Viewer) -> TableView:
        if viewer not in self._views:
            self._views[viewer] = self.state.game.view(self.state, viewer)
        return self._views[viewer]

    def story(self, viewer: Viewer) -> list[Mapping[str, Any]]:
        told = self._told.setdefault(viewer, [])
        told += [Seen.of(event, viewer).dump(self.state.game.catalogue) for event in self._happened[len(told) :]]
        return told

    def imagined(self, viewer: Viewer, rng: Random) -> Scenery:
        """The same as far as this viewer knows, everything else dealt anew."""
        twin = Scenery(self.state.game.imagine(self.view(viewer), rng))
        twin._happened = self._happened
        return twin

    def top(self, viewer: Viewer = None) -> Top:
        return scenes.top(self.view(viewer))

    def seat(self, number: int, viewer: Viewer = None) -> SeatScene:
        view = self.view(viewer)
        return scenes.seat(view, number, self.story(viewer), view.answered)

    def mat(self, viewer: Viewer = None, aids: bool = True) -> Mat:
        return scenes.mat(self.view(viewer), NAMES, self.story(viewer), aids)

    def hand(self, viewer: Viewer) -> tuple[HandCard, ...]:
        return scenes.hand(self.view(viewer))

    def prompt(self, viewer: int) -> Prompt:
        return scenes.prompt(self.view(viewer), NAMES)

    def columns(self, viewer: Viewer = None) -> tuple[Column, ...]:
        return scenes.columns(self.view(viewer), NAMES)

    def offers(self, viewer: Viewer = None) -> dict[str, Offer]:
        """The offers by their animals; the last of two of a kind."""
        return {offer.animal: offer for offer in self.mat(viewer).offers}

    def deeds(self, viewer: Viewer = None) -> list[str]:
        return [self.seat(number, viewer).deed for number in range(self.state.seats)]

    def order(self, viewer: Viewer = None) -> str:
        """The order of acting: names, and a star at those who act now."""
        return " ".join(turn.name + "*" * turn.now for turn in self.mat(viewer).order)

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *self.state.people]


ANN = ["forest-1", "forest-2", "forest-2", "forest-3"]
BEN = ["savannah-1", "savannah-2", "savannah-2", "savannah-4"]
CLEO = ["mountain-1", "mountain-2", "mountain-3", "mountain-3"]


def table_of_three(game: WildCards, edition: str = "2022", **words: Any) -> Scenery:
    """Hands of four and a refill card, two animals, and in 2022 the talisman before Cleo."""
    talisman = {"talisman": 2} if edition == "2022" else {}
    usual = {"hands": {0: ANN, 1: BEN, 2: CLEO}, "display": ["lion", "peacock"], **talisman}
    return Scenery(game.setup(3, edition=edition, **{**usual, **words}))


def by_chance(game: WildCards, seed: str, **options: Any) -> Iterator[tuple[Scenery, Random]]:
    """One game of every variant, or of some, at every decision and at its end."""
    for number, (seats, variant) in enumerate(game.variants()):
        if any(variant[name] != wanted for name, wanted in options.items()):
            continue
        rng = Random(f"{seed} {number}")
        settings: dict[str, Any] = variant
        table = Scenery(game.new(seats, seed=f"{seed} {number}", **settings))
        while not table.state.over:
            yield table, rng
            seat = rng.choice(sorted(table.state.asking))
            table.answer(seat, table.state.asking[seat].sample(rng))
        yield table, rng
