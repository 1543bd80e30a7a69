"""The messages of Wild Realms Alliance whose names contain names of the game's parts."""

from __future__ import annotations

from collections.abc import Mapping

from tests.message_usage import GAMES, GameMessages, expand, strings
from tests.rules import test_wra_texts as texts
from wildtable.engine.presentation.guide import LEARNER
from wildtable.games import load
from wildtable.games.wild_realms_alliance import tutorial as guide
from wildtable.games.wild_realms_alliance.cards import ROLES, SYMBOLS, VOCABULARY, WILD
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.scoring import score as score_alliance
from wildtable.games.wild_realms_alliance.state import WildRealmsState

FOLDER = GAMES / "wild_realms_alliance"
RULES = strings(FOLDER / "page" / "rules.html")
SCENES = strings(FOLDER / "page" / "scenes.py")
MESSAGES = GameMessages(
    load("wild-realms-alliance"),
    texts.QUESTIONS,
    texts.events(),
    (),
    [line for line, _ in score_alliance(Alliance(WildRealmsAlliance().figures, ()), 0).lines],
    {name for name, question in guide.PREPARED.items() if LEARNER in question.moves},
)
EXPANDED: Mapping[str, set[str]] = {
    "a-*": expand("a-*", MESSAGES.game.catalogue.names),
    "the-*": expand("the-*", MESSAGES.game.catalogue.names),
    "symbol-*": expand("symbol-*", (*SYMBOLS, WILD)),
    "ability-*": expand("ability-*", (*VOCABULARY, "none")),
    "strip-*": expand("strip-*", VOCABULARY),
    "role-*": expand("role-*", ROLES),
    "role-about-*": expand("role-about-*", ROLES),
    "guide-*": expand("guide-*", MESSAGES.lessons),
    "guide-effect-*": expand("guide-effect-*", (*VOCABULARY, "none")),
}
"""The game's own patterns, and shared ones with further names, each with the names it covers."""
PARTLY_EXPANDED: Mapping[str, set[str]] = {
    "rules-readings-*": expand("rules-readings-*", RULES),
    "rules-readings-*-title": expand("rules-readings-*-title", RULES),
    "fact-*": expand("fact-*", WildRealmsState.fact_names),
    "deed-*": expand("deed-*", SCENES),
    "deed-about-*": expand("deed-about-*", SCENES),
    "mat-*": expand("mat-*", SCENES),
    "line-*": expand("line-*", [*SCENES, *MESSAGES.questions]),
    "outcome-*": expand("outcome-*", SCENES),
    "outcome-*-short": expand("outcome-*-short", SCENES),
}
"""Patterns filled with any string of a source, so that not all of their names exist."""
