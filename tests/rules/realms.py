"""What tests of Wild Realms Alliance's scenes share: its words for a table, and tables to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from wildtable.games.wild_realms_alliance.abilities import ROLES
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page.scenes.mat import AllianceMat
from wildtable.games.wild_realms_alliance.page.scenes.seats import AllianceSeat, AllianceSpot

from .scenery import Scenery, Viewer, played_by_chance


class Realm(Scenery):
    """A table of Wild Realms Alliance."""

    def seat(self, number: int, viewer: Viewer = None) -> AllianceSeat:
        found: AllianceSeat = super().seat(number, viewer)
        return found

    def spot(self, role: str, number: int, viewer: Viewer = None) -> AllianceSpot:
        return self.seat(number, viewer).spots[ROLES.index(role)]

    def mat(self, viewer: Viewer = None, aids: bool = True) -> AllianceMat:
        found: AllianceMat = super().mat(viewer, aids)
        return found


def by_chance(game: WildRealmsAlliance, seed: str, games: int = 8) -> Iterator[tuple[Realm, Random]]:
    """Some games of every variant, at every decision and at their end."""
    return played_by_chance(Realm, game, seed, games)


def drafting(game: WildRealmsAlliance, **words: Any) -> Realm:
    hands = {
        0: ["wolf", "sheep", "fox", "hare"],
        1: ["boar", "stag", "raven", "hedgehog"],
        2: ["badger", "lynx", "swan", "toad"],
    }
    return Realm(game.setup(3, hands=hands, **words))


def allied(game: WildRealmsAlliance, *alliances: str, **words: Any) -> Realm:
    """Leader, Fighter and Collector of each seat."""
    laid = {seat: names.split() for seat, names in enumerate(alliances)}
    return Realm(game.setup(len(alliances), alliances=laid, **words))
