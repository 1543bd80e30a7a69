"""The parameters of the macros in this folder's templates, as tests check them against the scenes."""

from __future__ import annotations

from collections.abc import Mapping

from wildtable.games.wild_cards.page.scenes.cards import WildCardsFace
from wildtable.games.wild_cards.page.scenes.mat import ActingSeat, DisplayOffer, PileScene, WildCardsMat
from wildtable.games.wild_cards.page.scenes.prompt import GivenAnimal
from wildtable.games.wild_cards.page.scenes.seats import SpeciesHolding, WildCardsSeat

MACROS: Mapping[str, Mapping[str, object]] = {
    "card": {"face": WildCardsFace, "title": str, "about": str},
    "back": {"pile": str},
    "seat": {"scene": WildCardsSeat, "name": str},
    "known": {"name": str},
    "strip": {"seat": int, "holdings": tuple[SpeciesHolding, ...]},
    "holding": {"seat": int, "one": SpeciesHolding},
    "pile": {"one": PileScene, "kind": str, "caption": str},
    "heard": {"one": DisplayOffer},
    "offer": {"one": DisplayOffer},
    "turn": {"one": ActingSeat},
    "unseen": {"name": str, "counts": tuple[int, ...]},
    "mat": {"scene": WildCardsMat},
    "option": {"one": GivenAnimal},
    "lane": {"scene": WildCardsSeat, "laid": tuple[str, ...]},
    "reason": {"line": str, "name": str, "count": int},
}
