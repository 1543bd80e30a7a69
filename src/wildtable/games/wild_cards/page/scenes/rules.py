"""The rules in short, for the panel at the table."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import RuleChapter, RuleLine
from wildtable.games.wild_cards.cards import SPECIES

RULES: tuple[RuleChapter, ...] = (
    RuleChapter("rules-goal-title", (RuleLine("rules-goal"),)),
    RuleChapter("rules-end-title", (RuleLine("rules-WC-22"), RuleLine("rules-WC-23"), RuleLine("rules-WC-21"))),
    RuleChapter("rules-natural-title", (RuleLine("rules-WC-15"),)),
    RuleChapter(
        "rules-leaders-title",
        (
            RuleLine("rules-WC-14"),
            *(RuleLine(f"about-{species}-leader", f"card-{species}", species) for species in SPECIES),
        ),
    ),
)
