"""The messages of Wild Space whose names contain names of the game's parts."""

from __future__ import annotations

from collections.abc import Mapping

from tests.message_usage import GAMES, GameMessages, expand, strings
from tests.rules import test_wild_space_texts as texts
from wildtable.games import load
from wildtable.games.wild_space import cards
from wildtable.games.wild_space import tutorial as guide
from wildtable.games.wild_space.cards import CATEGORIES, DIFFICULTIES
from wildtable.games.wild_space.page.wording import SHORTENED
from wildtable.games.wild_space.scoring import ICONS_LINE, LINES

FOLDER = GAMES / "wild_space"
RULES = strings(FOLDER / "page" / "rules.html")
SCENES = strings(FOLDER / "page" / "scenes.py")
MESSAGES = GameMessages(
    load("wild-space"),
    texts.QUESTIONS,
    texts.events(),
    ("tokens",),
    [*LINES, ICONS_LINE],
    {question.lesson for question in guide.PREPARED},
)
EXPANDED: Mapping[str, set[str]] = {
    "card-*": expand("card-*", (*MESSAGES.game.catalogue.names, "specialist", "emissary", "robot", "captain")),
    "species-*": expand("species-*", cards.SPECIES),
    "occupation-*": expand("occupation-*", cards.OCCUPATIONS),
    "category-*": expand("category-*", CATEGORIES),
    "option-solo-*": expand("option-solo-*", DIFFICULTIES),
    "a-*": expand("a-*", [what.replace(" ", "-") for what in (*cards.PLAYABLE, *cards.COUNTED)]),
    "many-*": expand("many-*", cards.COUNTED),
    "ability-*": expand("ability-*", [ability.effect.replace(" ", "-") for ability in cards.ABILITIES.values()]),
    "condition-*": expand("condition-*", [condition.effect for condition in cards.CONDITIONS.values()]),
    "mission-*": expand("mission-*", (cards.PER, cards.PAIR, cards.MOST)),
    "smuggling-*": expand("smuggling-*", [phrase.replace(" ", "-") for phrase in cards.SMUGGLING]),
    "move-*-sector": expand("move-*-sector", ("land", "explore")),
    "line-*": expand("line-*", MESSAGES.questions),
    "move-draw-*": expand("move-draw-*", ("pile", *cards.SPOTS)),
    "one-*": expand("one-*", cards.COUNTED),
    "spot-*": expand("spot-*", cards.SPOTS),
    "again-*": expand("again-*", cards.SPOTS),
    "brief-*": expand("brief-*", ("draw", "play", "draw-and-play", cards.PER, cards.PAIR, cards.MOST, *SHORTENED)),
    "heard-*": expand("heard-*", MESSAGES.game.catalogue.names),
    "kind-*": expand("kind-*", ("emissary", "robot", "captain")),
    "letter-*": expand("letter-*", cards.OCCUPATIONS),
    "smuggler-*": expand("smuggler-*", ("lands", "explores")),
    "rules-sign-*": expand("rules-sign-*", ("specialist", "emissary", "robot", "veteran")),
    "*-*": expand("*-*", ("a", "many"), cards.DISCARDABLE),
    "guide-*": expand("guide-*", MESSAGES.lessons),
    "guide-why-*-first": expand("guide-why-*-first", ("card", "square")),
    "guide-end-*": expand("guide-end-*", LINES),
}
"""The game's own patterns, and shared ones with further names, each with the names it covers."""
PARTLY_EXPANDED: Mapping[str, set[str]] = {
    "rules-WS-E3-*": expand("rules-WS-E3-*", RULES),
    "link-*": expand("link-*", SCENES),
    "move-*-*": expand("move-*-*", SCENES, cards.SPOTS),
}
"""Patterns filled with any string of a source, so that not all of their names exist."""
