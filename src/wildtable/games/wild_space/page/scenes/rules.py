"""The rules in short, for the panel at the table."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import RuleChapter, RuleLine

ACTS = ("act-draw", "act-play", "act-draw-play", "act-discard", "act-have", "act-remove")

RULES: tuple[RuleChapter, ...] = (
    RuleChapter("rules-goal-title", (RuleLine("rules-goal"),)),
    RuleChapter(
        "rules-credits-title",
        (
            RuleLine("rules-WS-19", "rules-species-title"),
            RuleLine("rules-WS-20", "rules-series-title"),
            RuleLine("rules-WS-21", "rules-others-title"),
            RuleLine("rules-WS-22"),
        ),
    ),
    RuleChapter("rules-signs-title", tuple(RuleLine(f"rules-{act}-about", f"rules-{act}", act) for act in ACTS)),
    RuleChapter("rules-veterans-title", (RuleLine("rules-WS-17"),)),
)
