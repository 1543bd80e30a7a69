"""The messages of Wild Cards whose names contain names of the game's parts."""

from __future__ import annotations

from collections.abc import Mapping

from tests.message_usage import GAMES, GameMessages, expand, strings
from tests.rules import test_wild_cards_texts as texts
from wildtable.games import load
from wildtable.games.wild_cards import tutorial as guide
from wildtable.games.wild_cards.cards import HABITATS, SPECIES
from wildtable.games.wild_cards.cards import WILD as ANY_HABITAT
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.scoring import score as score_collection
from wildtable.games.wild_cards.state import WildCardsState

FOLDER = GAMES / "wild_cards"
RULES = strings(FOLDER / "page" / "rules.html")
SCENES = strings(FOLDER / "page" / "scenes.py")
EDITIONS = next(setting.values for setting in WildCards.settings if setting.name == "edition")
MESSAGES = GameMessages(
    load("wild-cards"),
    texts.QUESTIONS,
    texts.events(),
    WildCardsState.fact_names,
    [line for line, _ in score_collection((), (), 0).lines],
    {f"{number}-{step.__name__}" for number, one in enumerate(guide.PREPARED, 1) for step in one.lessons},
)
EXPANDED: Mapping[str, set[str]] = {
    "about-*-leader": expand("about-*-leader", SPECIES),
    "a-*": expand("a-*", [*SPECIES, *(f"{one}-leader" for one in SPECIES), "refill"]),
    "the-*": expand("the-*", SPECIES),
    "line-*": expand("line-*", MESSAGES.questions),
    "power-*": expand("power-*", SPECIES),
    "say-cost-*": expand("say-cost-*", map(str, range(4))),
    "habitat-*": expand("habitat-*", (*HABITATS, ANY_HABITAT)),
    "short-*": expand("short-*", (*HABITATS, ANY_HABITAT, "refill")),
    "guide-*": expand("guide-*", MESSAGES.lessons),
    "guide-power-*": expand("guide-power-*", SPECIES),
}
"""The game's own patterns, and shared ones with further names, each with the names it covers."""
PARTLY_EXPANDED: Mapping[str, set[str]] = {
    "rules-WC-E5-*": expand("rules-WC-E5-*", RULES),
    "rules-editions-*": expand("rules-editions-*", RULES),
    "rules-editions-*-*": expand("rules-editions-*-*", RULES, map(str, EDITIONS)),
    "deed-*": expand("deed-*", SCENES),
    "offer-leader-*": expand("offer-leader-*", SCENES),
    "beat-tie-*": expand("beat-tie-*", SCENES),
}
"""Patterns filled with any string of a source, so that not all of their names exist."""
