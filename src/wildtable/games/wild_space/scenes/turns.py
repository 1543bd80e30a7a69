"""The turn: which it is, what was done in it, one thing leading to the next, and what is still open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from wildtable.engine.scenes import Story, Top
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.scenes.signs import able
from wildtable.games.wild_space.state import TURNS
from wildtable.games.wild_space.view import TableView

SHIP, ACTION, END, SMUGGLER = "ship", "action", "end", "smuggler"
PHASES = (SHIP, ACTION, END)
PHASE_OF = {steps.UseShip: SHIP, steps.EndTurn: END, steps.SmugglerTurn: SMUGGLER}

DONE, NOW, OPEN = "done", "now", "open"
TOLD = {
    "landed-left": ("landed", "act-land"),
    "landed-right": ("landed", "act-land"),
    "explored-left": ("explored", "act-explore"),
    "explored-right": ("explored", "act-explore"),
    "smuggler-landed": ("landed", "act-land"),
    "smuggler-explored": ("explored", "act-explore"),
    "stayed": ("stayed", "ship"),
    "drawn": ("drew", "act-draw"),
    "taken": ("took", "act-draw"),
    "drawn-into-play": ("played", "act-draw-play"),
    "taken-into-play": ("played", "act-draw-play"),
    "played": ("played", "act-play"),
    "advanced": ("advanced", "sign-veteran"),
    "discarded": ("discarded", "act-discard"),
    "removed": ("removed", "act-remove"),
    "refreshed": ("refreshed", "act-refresh"),
    "declined": ("declined", "close"),
    "smuggled": ("smuggled", "act-take"),
    "scrapped": ("scrapped", "act-discard"),
}
"""The events that make a turn, by their names: the deed, and its picture."""


@dataclass(frozen=True)
class Link:
    """One link of a turn's chain: what was done or is to be done, with what. `what` names a message."""

    deed: str
    art: str
    state: str
    cards: tuple[str, ...] = ()
    number: int = 0
    side: str = ""
    what: str = ""


def top(view: TableView) -> Top:
    phases = PHASES if view.smuggler is None else (*PHASES, SMUGGLER)
    return Top(view.round, TURNS, phase(view), phases)


def phase(view: TableView) -> str:
    """Where the turn is, by what is asked; nowhere when the game is over."""
    return PHASE_OF.get(type(view.agenda[0]), ACTION) if view.agenda else ""


def chain(view: TableView, story: Story) -> tuple[Link, ...]:
    """What was seen of this turn, and what is still open, the present question first."""
    links: list[Link] = []
    for link in _done(story):
        last = links[-1] if links else None
        if last is not None and link.deed == "drew" == last.deed:
            links[-1] = replace(last, number=last.number + link.number)
        else:
            links.append(link)
    opened = list(_open(view))
    return (*links, *(replace(link, state=NOW if not number else OPEN) for number, link in enumerate(opened)))


def _done(story: Story) -> Iterator[Link]:
    begun = max((place for place, event in enumerate(story) if event["event"] == "turn-began"), default=-1)
    for event in story[begun + 1 :]:
        if event["event"] in TOLD:
            yield _link(event)


def _link(event: Any) -> Link:
    deed, art = TOLD[event["event"]]
    side = event["event"].partition("-")[2] if deed in ("landed", "explored") else ""
    number = event["count"] if event["number"] is None else event["number"]
    cards = tuple(event["cards"] or ()) if deed != "drew" else ()
    return Link(deed, art, DONE, cards, number, side if side in ("left", "right") else "hostile" if side else "")


def _open(view: TableView) -> Iterator[Link]:
    """What the agenda still holds of this turn."""
    names = view.game.catalogue.names
    for step in view.agenda:
        match step:
            case steps.UseShip():
                yield Link("ship", "ship", OPEN)
            case steps.SmugglerTurn():
                yield Link("smuggler", "act-take", OPEN)
            case steps.TakeAction():
                yield Link("action", "act-land", OPEN)
            case steps.Draw(cards=cards):
                yield Link("draw", "act-draw", OPEN, number=cards)
            case steps.DrawIntoPlay():
                yield Link("draw-into-play", "act-draw-play", OPEN)
            case steps.PutIntoPlay(what=what):
                yield Link("put", "act-play", OPEN, what=f"a-{what.replace(' ', '-')}")
            case steps.UseAbility(card=card):
                ability = view.game.figures.crew[card].ability
                assert ability is not None, "only abilities are offered"
                yield Link("ability", able(ability).act, OPEN, (names[card],), what=able(ability).word)
            case steps.InAnyOrder(card=card, square=square):
                yield Link("order", "sign-veteran", OPEN, (names[card],), square)
