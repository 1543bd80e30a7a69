"""The rules in short, for the panel at the table."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import RuleChapter, RuleLine
from wildtable.games.wild_realms_alliance.cards import ROLES

KEYWORDS = {"abstain": "K1", "collect": "K2", "tuck": "K3", "wild": "K4", "endgame": "K5"}

RULES: tuple[RuleChapter, ...] = (
    RuleChapter("rules-goal-title", (RuleLine("rules-goal"),)),
    RuleChapter("rules-score-title", (RuleLine("rules-WRA-16"), RuleLine("rules-WRA-17"), RuleLine("rules-WRA-18"))),
    RuleChapter(
        "rules-roles-title", tuple(RuleLine(f"rules-{role}-about", f"rules-{role}", f"role-{role}") for role in ROLES)
    ),
    RuleChapter(
        "rules-words-title",
        tuple(RuleLine(f"rules-WRA-{clause}", f"rules-{word}", f"act-{word}") for word, clause in KEYWORDS.items()),
    ),
)
