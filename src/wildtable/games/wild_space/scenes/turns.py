"""The turn: which it is, what was done in it, one thing leading to the next, and what is still open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

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
    "landed-left": ("landed", "act-land", "left"),
    "landed-right": ("landed", "act-land", "right"),
    "explored-left": ("explored", "act-explore", "left"),
    "explored-right": ("explored", "act-explore", "right"),
    "smuggler-landed": ("landed", "act-land", "hostile"),
    "smuggler-explored": ("explored", "act-explore", "hostile"),
    "stayed": ("stayed", "ship", ""),
    "drawn": ("drew", "act-draw", ""),
    "taken": ("took", "act-draw", ""),
    "drawn-into-play": ("played", "act-draw-play", ""),
    "taken-into-play": ("played", "act-draw-play", ""),
    "played": ("played", "act-play", ""),
    "advanced": ("advanced", "sign-veteran", ""),
    "discarded": ("discarded", "act-discard", ""),
    "removed": ("removed", "act-remove", ""),
    "refreshed": ("refreshed", "act-refresh", ""),
    "declined": ("declined", "close", ""),
    "smuggled": ("smuggled", "act-take", ""),
    "scrapped": ("scrapped", "act-discard", ""),
}
"""The events that make a turn, by their names: the deed, its picture, and where on a planet, if it is about one."""


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
    """What was seen of this turn, cards drawn in a row counted, and what is still open, the present question first."""
    links: list[Link] = []
    for link in _done(story):
        if links and link.deed == "drew" == links[-1].deed:
            links[-1] = replace(links[-1], number=links[-1].number + link.number)
        else:
            links.append(link)
    ahead = [replace(link, state=OPEN if number else NOW) for number, link in enumerate(_open(view))]
    return (*links, *ahead)


def _done(story: Story) -> Iterator[Link]:
    begun = max((place for place, event in enumerate(story) if event["event"] == "turn-began"), default=-1)
    for event in story[begun + 1 :]:
        if event["event"] in TOLD:
            deed, art, side = TOLD[event["event"]]
            number = event["count"] if event["number"] is None else event["number"]
            yield Link(deed, art, DONE, () if deed == "drew" else tuple(event["cards"]), number, side)


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
