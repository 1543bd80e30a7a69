"""The parameters of the macros in this folder's templates, as tests check them against the scenes."""

from __future__ import annotations

from collections.abc import Mapping

from wildtable.games.wild_space.page.scenes.cards import WildSpaceFace
from wildtable.games.wild_space.page.scenes.mat import PlanetScene, PoolSpot, SectorScene, ShipScene, WildSpaceMat
from wildtable.games.wild_space.page.scenes.prompt import OfferedAnswer
from wildtable.games.wild_space.page.scenes.seats import (
    CrewHolding,
    CrewMember,
    HostilePlanetScene,
    TrackSquare,
    WildSpaceSeat,
)
from wildtable.games.wild_space.page.scenes.signs import ActSign, MissionSign, SmugglingSign
from wildtable.games.wild_space.page.scenes.turns import ChainLink, PastTurn

MACROS: Mapping[str, Mapping[str, object]] = {
    "card": {"face": WildSpaceFace, "title": str, "about": str},
    "back": {"pile": object},
    "kind": {"what": str},
    "sign": {"one": ActSign},
    "task": {"one": MissionSign},
    "holding": {"one": CrewHolding, "group": str},
    "member": {"one": CrewMember},
    "square": {"one": TrackSquare, "seat": int, "token": int},
    "thefts": {"list": tuple[SmugglingSign, ...]},
    "hostile": {"one": HostilePlanetScene, "scene": WildSpaceSeat},
    "seat": {"scene": WildSpaceSeat, "name": str},
    "ship": {"one": ShipScene, "sector": SectorScene, "picture": str},
    "deal": {"sector": SectorScene},
    "tell_of": {"sector": SectorScene},
    "half": {"place": int, "sector": SectorScene},
    "world": {"planet": PlanetScene},
    "spot": {"one": PoolSpot},
    "linked": {"one": ChainLink},
    "link": {"one": ChainLink},
    "turn": {"one": PastTurn},
    "stock": {
        "pool": tuple[PoolSpot, ...],
        "drawing": bool,
        "draw_move": str,
        "pile": int,
        "discards": int,
        "discard": str,
    },
    "row": {"planets": tuple[PlanetScene, ...]},
    "chain": {"links": tuple[ChainLink, ...], "mine": bool, "actor": str, "past": tuple[PastTurn, ...]},
    "mat": {"scene": WildSpaceMat},
    "option": {"one": OfferedAnswer},
    "reason": {"line": str, "name": str, "count": int},
    "instead": {},
    "lane": {"scene": WildSpaceSeat, "laid": tuple[str, ...]},
}
