"""The phases of the game, and the current one."""

from __future__ import annotations

from functools import lru_cache

from wildtable.engine.presentation.scenes import Top
from wildtable.engine.steps import AnyStep
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.view import WildRealmsView

DRAFT, ASSIGNING, LEADERSHIP, BATTLE, COLLECTION, SCORING = PHASES = (
    "draft",
    "roles",
    "leadership",
    "battle",
    "collection",
    "scoring",
)
AHEAD = (
    (DRAFT, (steps.Draft,)),
    (ASSIGNING, (steps.AssignRoles,)),
    (LEADERSHIP, (steps.Battle,)),
    (BATTLE, (steps.SettleBattle, steps.Collection)),
    (COLLECTION, (steps.DefendOrCollect, steps.ChooseThree)),
)
"""A phase lasts while one of its steps is on the agenda."""


def phase(view: WildRealmsView) -> str:
    """Return the phase by the steps on the agenda, empty when the game is over."""
    return _phase_of(tuple(map(type, view.agenda)))


@lru_cache(maxsize=1024)
def _phase_of(agenda: tuple[type[AnyStep], ...]) -> str:
    """Cached, because every part of the page asks, for all viewers."""
    if not agenda:
        return ""
    return next((name for name, ahead in AHEAD if any(kind in ahead for kind in agenda)), SCORING)


def build_top(view: WildRealmsView) -> Top:
    return Top(0, 0, phase(view), PHASES)
