"""The turn as a chain: what was done in it, one link after the other, and what is still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.presentation.scenes import Names, Story
from wildtable.engine.steps import Steps
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.page.scenes.signs import describe_ability
from wildtable.games.wild_space.view import WildSpaceView

if TYPE_CHECKING:
    from wildtable.games.wild_space.game import WildSpace

DONE, NOW, OPEN = "done", "now", "open"
LINKS = {
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
"""The events that are links of a turn: the action, its picture, and the part of a planet it is about, if any."""


class ChainLink(NamedTuple):
    """One link of a turn's chain: what was done or is to be done, with what. `what` names a message."""

    deed: str
    art: str
    state: str
    cards: tuple[str, ...] = ()
    number: int = 0
    side: str = ""
    what: str = ""


class PastTurn(NamedTuple):
    """A turn that is over: whose it was, and what was done in it."""

    name: str
    links: tuple[ChainLink, ...]


def chain(view: WildSpaceView, story: Story) -> tuple[ChainLink, ...]:
    """Return the links of this turn, consecutive draws merged, and what is still open, the current question first."""
    begun = next((place for place in reversed(range(len(story))) if story[place]["event"] == "turn-began"), 0)
    return (*_joined(_done(story[begun:]), "drew"), *_ahead(view.game, view.agenda))


def past(view: WildSpaceView, names: Names, story: Story) -> tuple[PastTurn, ...]:
    """Return the turns of the others since the viewer's last one, until the viewer uses a spaceship."""
    if view.choice is None or not isinstance(view.agenda[0], steps.UseShip):
        return ()
    turns = _turns(story)[1:-1]
    own = max((place for place, (seat, _) in enumerate(turns) if seat == view.viewer), default=-1)
    return tuple(PastTurn(names[seat], _joined(_done(events), "drew", "took")) for seat, events in turns[own + 1 :])


def _turns(story: Story) -> list[tuple[int, Story]]:
    """Split the events by turns, each with its seat; -1 for events before the first turn."""
    begun = [place for place, event in enumerate(story) if event["event"] == "turn-began"]
    whole = [(story[place]["seat"], story[place:end]) for place, end in pairwise((*begun, len(story)))]
    return [(-1, story[: begun[0]] if begun else story), *whole]


def _done(events: Story) -> Iterator[ChainLink]:
    for event in events:
        if event["event"] in LINKS:
            deed, art, side = LINKS[event["event"]]
            number = event["count"] if event["number"] is None else event["number"]
            yield ChainLink(deed, art, DONE, () if deed == "drew" else tuple(event["cards"]), number, side)


def _joined(links: Iterable[ChainLink], *deeds: str) -> tuple[ChainLink, ...]:
    """Yield the links, consecutive ones of the same action merged, for these actions."""
    joined: list[ChainLink] = []
    for link in links:
        last = joined[-1] if joined else None
        if last is not None and link.deed == last.deed in deeds:
            joined[-1] = last._replace(cards=last.cards + link.cards, number=last.number + link.number)
        else:
            joined.append(link)
    return tuple(joined)


@lru_cache(maxsize=1024)
def _ahead(game: WildSpace, agenda: Steps) -> tuple[ChainLink, ...]:
    """Return the links of the steps on the agenda; cached, because they are the same for all viewers."""
    return tuple([link._replace(state=OPEN if number else NOW) for number, link in enumerate(_open(game, agenda))])


def _open(game: WildSpace, agenda: Steps) -> Iterator[ChainLink]:
    """Yield a link for each step of this turn that is still on the agenda."""
    names = game.catalogue.names
    for step in agenda:
        match step:
            case steps.UseShip():
                yield ChainLink("ship", "ship", OPEN)
            case steps.SmugglerTurn():
                yield ChainLink("smuggler", "act-take", OPEN)
            case steps.TakeAction():
                yield ChainLink("action", "act-land", OPEN)
            case steps.Draw(cards=cards):
                yield ChainLink("draw", "act-draw", OPEN, number=cards)
            case steps.DrawIntoPlay():
                yield ChainLink("draw-into-play", "act-draw-play", OPEN)
            case steps.PutIntoPlay(what=what):
                yield ChainLink("put", "act-play", OPEN, what=f"a-{what.replace(' ', '-')}")
            case steps.UseAbility(card=card):
                ability = game.figures.crew[card].ability
                assert ability is not None, "only abilities are offered"
                yield ChainLink(
                    "ability", describe_ability(ability).act, OPEN, (names[card],), what=describe_ability(ability).word
                )
            case steps.InAnyOrder(card=card, square=square):
                yield ChainLink("order", "sign-veteran", OPEN, (names[card],), square)
