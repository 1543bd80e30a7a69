"""Helpers for scene tests of Wild Space: typed scenes, and random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page.scenes import SectorScene, WildSpaceMat, WildSpaceSeat

from .scene_tables import SceneTable, Viewer

CREW = ["captain-owl", "owl-pilot", "owl-botanist", "bear-pilot", "robot-2", "emissary-owl-1"]


class WildSpaceTable(SceneTable):
    """A table of Wild Space."""

    def seat(self, number: int, viewer: Viewer = None) -> WildSpaceSeat:
        found: WildSpaceSeat = super().seat(number, viewer)
        return found

    def mat(self, viewer: Viewer = None, aids: bool = True) -> WildSpaceMat:
        found: WildSpaceMat = super().mat(viewer, aids)
        return found

    def sector(self, name: str, viewer: Viewer = None) -> SectorScene:
        sectors = [sector for planet in self.mat(viewer).planets for sector in planet.sectors]
        return next(sector for sector in sectors if sector.name == name)

    def chain(self, viewer: Viewer = None) -> list[str]:
        """Return the chain in short: `played bear-pilot`, `* draw 2` for the current question, `+ put` for what follows."""
        marks = {"done": "", "now": "* ", "open": "+ "}
        return [
            marks[link.state] + " ".join(map(str, (link.deed, *link.cards, link.side, *([link.number] * (not link.cards)))))
            for link in self.mat(viewer).chain
        ]


def by_chance(game: WildSpace, seed: str, games: int = 1) -> Iterator[tuple[WildSpaceTable, Random]]:
    """Yield random games of every variant, at every decision and at their end, with fewer refreshes than random play has."""
    for number, (seats, variant) in enumerate(list(game.variants()) * games):
        rng = Random(f"{seed} {number}")
        settings: dict[str, Any] = dict(variant)
        table = WildSpaceTable(game.new(seats, seed=f"{seed} {number}", **settings))
        while not table.state.over:
            yield table, rng
            ((seat, choice),) = table.state.asking.items()
            moves = [move for move in choice if move.verb not in ("refresh", "decline")] if rng.random() < 0.9 else []
            table.answer(seat, rng.choice(moves or list(choice)))
        yield table, rng


def crewed(game: WildSpace, **words: Any) -> WildSpaceTable:
    """Set up Ann's turn with three owls, a bear, a robot and a mission for pairs of owls and soldiers."""
    hands = {0: ["lizard-pilot", "robot-8"], 1: ["bear-military"], 2: []}
    usual: dict[str, Any] = {"crews": {0: CREW}, "hands": hands, "pool": ["rhino-pilot", "robot-1", "monkey-pilot"]}
    return WildSpaceTable(game.setup(3, **usual | words))
