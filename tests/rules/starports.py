"""What tests of the scenes of Wild Space share: a table in play, and what its page shows to each viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from wildtable.engine.events import Event, Seen
from wildtable.engine.scenes import Column, HandCard, Prompt
from wildtable.games.wild_space import scenes
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.scenes.mats import Mat, SectorScene
from wildtable.games.wild_space.scenes.seats import SeatScene
from wildtable.games.wild_space.state import Table
from wildtable.games.wild_space.view import TableView

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
Viewer = int | None


class Starport:
    """A table, all that has happened at it, and its scenes."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self._happened: list[Event] = list(state.events)
        self._views: dict[Viewer, TableView] = {}

    def play(self, script: str) -> Starport:
        """Play moves written like a record: `0 land 3-right, discard robot-1; 0 take draw-2`."""
        for part in script.split(";"):
            seat, _, moves = part.strip().partition(" ")
            self.answer(int(seat), *moves.split(","))
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
        return [Seen.of(event, viewer).dump(self.state.game.catalogue) for event in self._happened]

    def imagined(self, viewer: Viewer, rng: Random) -> Starport:
        """The same as far as this viewer knows, everything else dealt anew."""
        dealt = self.state.game.imagine(self.view(viewer), rng)
        assert isinstance(dealt, Table)
        twin = Starport(dealt)
        twin._happened = self._happened
        return twin

    def seat(self, number: int, viewer: Viewer = None) -> SeatScene:
        return scenes.seat(self.view(viewer), number, self.story(viewer), ())

    def mat(self, viewer: Viewer = None) -> Mat:
        return scenes.mat(self.view(viewer), NAMES, self.story(viewer))

    def sector(self, name: str, viewer: Viewer = None) -> SectorScene:
        sectors = [sector for planet in self.mat(viewer).planets for sector in planet.sectors]
        return next(sector for sector in sectors if sector.name == name)

    def hand(self, viewer: Viewer) -> tuple[HandCard, ...]:
        return scenes.hand(self.view(viewer))

    def prompt(self, viewer: int) -> Prompt:
        return scenes.prompt(self.view(viewer), NAMES)

    def columns(self, viewer: Viewer = None) -> tuple[Column, ...]:
        return scenes.columns(self.view(viewer), NAMES)

    def chain(self, viewer: Viewer = None) -> list[str]:
        """The turn's chain in short: `played bear-pilot`, `* draw 2` for what is asked, `+ put` for what comes after it."""
        marks = {"done": "", "now": "* ", "open": "+ "}
        return [
            marks[link.state] + " ".join(map(str, (link.deed, *link.cards, link.side, *([link.number] * (not link.cards)))))
            for link in self.mat(viewer).chain
        ]

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *self.state.people]


def by_chance(game: WildSpace, seed: str, games: int = 1) -> Iterator[tuple[Starport, Random]]:
    """Games of every variant, at every decision and at their end. Cards are rather played than given up for a pool."""
    for number, (seats, variant) in enumerate(list(game.variants()) * games):
        rng = Random(f"{seed} {number}")
        settings: dict[str, Any] = dict(variant)
        table = Starport(game.new(seats, seed=f"{seed} {number}", **settings))
        while not table.state.over:
            yield table, rng
            ((seat, choice),) = table.state.asking.items()
            moves = [move for move in choice if move.verb not in ("refresh", "decline")] if rng.random() < 0.9 else []
            table.answer(seat, rng.choice(moves or list(choice)))
        yield table, rng
