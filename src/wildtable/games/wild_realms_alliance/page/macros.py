"""The parameters of the macros in this folder's templates, as tests check them against the scenes."""

from __future__ import annotations

from collections.abc import Mapping

from wildtable.games.wild_realms_alliance.page.scenes.ability_uses import AbilityUse
from wildtable.games.wild_realms_alliance.page.scenes.cards import AbilityScene, WildRealmsFace
from wildtable.games.wild_realms_alliance.page.scenes.mat import DraftHand, FighterInLine, LeaderTurn, WildRealmsMat
from wildtable.games.wild_realms_alliance.page.scenes.seats import AllianceSpot, WildRealmsSeat

MACROS: Mapping[str, Mapping[str, object]] = {
    "card": {"face": WildRealmsFace, "title": str, "about": str},
    "back": {"pile": str},
    "ability": {"one": AbilityScene},
    "brief": {"one": AbilityScene},
    "lying": {"spot": AllianceSpot, "named": bool},
    "place": {"seat": int, "mine": bool, "spot": AllianceSpot, "name": str},
    "start": {},
    "outcome": {"one": str},
    "in_hand": {"seat": int, "count": int},
    "recruits": {"seat": int, "mine": bool, "joined": tuple[str, ...], "count": int},
    "seat": {"scene": WildRealmsSeat, "name": str},
    "animal": {"name": str, "hidden": bool},
    "unseen": {"animals": tuple[tuple[str, bool], ...], "count": int},
    "centre": {"count": int},
    "passing": {"one": DraftHand, "passes": bool},
    "roles": {"assigns": bool},
    "leading": {"one": LeaderTurn},
    "fighting": {"one": FighterInLine},
    "deed": {"one": AbilityUse},
    "mat": {"scene": WildRealmsMat},
    "lane": {"scene": WildRealmsSeat, "laid": tuple[str, ...]},
    "reason": {"line": str, "name": str, "count": int},
}
