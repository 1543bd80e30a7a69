"""Helpers for scene tests of Wild Realms Alliance: typed scenes, and tables to start from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from wildtable.games.wild_realms_alliance.cards import ROLES
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page.scenes import AllianceSpot, WildRealmsMat, WildRealmsSeat

from .scene_tables import SceneTable, Viewer, played_by_chance


class WildRealmsTable(SceneTable):
    """A table of Wild Realms Alliance."""

    def seat(self, number: int, viewer: Viewer = None) -> WildRealmsSeat:
        found: WildRealmsSeat = super().seat(number, viewer)
        return found

    def spot(self, role: str, number: int, viewer: Viewer = None) -> AllianceSpot:
        return self.seat(number, viewer).spots[ROLES.index(role)]

    def mat(self, viewer: Viewer = None, aids: bool = True) -> WildRealmsMat:
        found: WildRealmsMat = super().mat(viewer, aids)
        return found


def by_chance(game: WildRealmsAlliance, seed: str, games: int = 8) -> Iterator[tuple[WildRealmsTable, Random]]:
    """Yield some random games of every variant, at every decision and at their end."""
    return played_by_chance(WildRealmsTable, game, seed, games)


def drafting(game: WildRealmsAlliance, **words: Any) -> WildRealmsTable:
    hands = {
        0: ["wolf", "sheep", "fox", "hare"],
        1: ["boar", "stag", "raven", "hedgehog"],
        2: ["badger", "lynx", "swan", "toad"],
    }
    return WildRealmsTable(game.setup(3, hands=hands, **words))


def allied(game: WildRealmsAlliance, *alliances: str, **words: Any) -> WildRealmsTable:
    """Return a table with these Leaders, Fighters and Collectors."""
    laid = {seat: names.split() for seat, names in enumerate(alliances)}
    return WildRealmsTable(game.setup(len(alliances), alliances=laid, **words))
