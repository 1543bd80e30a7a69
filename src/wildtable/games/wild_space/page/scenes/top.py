"""The round and the phase of the turn."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import Top
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.state import TURNS
from wildtable.games.wild_space.view import WildSpaceView

SHIP, ACTION, END, SMUGGLER = "ship", "action", "end", "smuggler"
PHASES: tuple[str, ...] = (SHIP, ACTION, END)
PHASE_OF = {steps.UseShip: SHIP, steps.EndTurn: END, steps.SmugglerTurn: SMUGGLER}


def build_top(view: WildSpaceView) -> Top:
    """Build the round with its phases; the Smuggler's turn comes before or after the player's, depending on who began."""
    phases = PHASES
    if view.smuggler is not None:
        phases = (SMUGGLER, *PHASES) if view.first == view.smuggler else (*PHASES, SMUGGLER)
    return Top(view.round, TURNS, phase(view), phases)


def phase(view: WildSpaceView) -> str:
    """Return the phase of the turn by the current step, empty when the game is over."""
    return PHASE_OF.get(type(view.agenda[0]), ACTION) if view.agenda else ""
