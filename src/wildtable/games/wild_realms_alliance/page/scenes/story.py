"""The story of a game of Wild Realms Alliance: what Leaders did, who won the battle and by what, what was collected."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.presentation.scenes import BRIEF, LONG, NORMAL, Beat, BeatForms, Names, Story, tell_event
from wildtable.games.wild_realms_alliance.cards import WildRealmsFigures
from wildtable.games.wild_realms_alliance.state import FIGHTERS
from wildtable.games.wild_realms_alliance.view import WildRealmsView

FORMS: BeatForms = {
    "leader-revealed": ("role-leader", BRIEF),
    "declined": ("close", BRIEF),
    "fighter-revealed": ("role-fighter", BRIEF),
    "strengthened": ("act-strength", NORMAL),
    "weakened": ("act-weaken", NORMAL),
    "abstained": ("act-abstain", NORMAL),
    "turned-around": ("act-swap", LONG),
    "tucked": ("act-tuck", NORMAL),
    "swapped": ("act-swap", NORMAL),
    "chased-away": ("act-discard", NORMAL),
    "drawn": ("act-collect", BRIEF),
    "looked-at": ("act-look", BRIEF),
    "won-battle": ("crown", LONG),
    "lost-battle": ("role-fighter", LONG),
    "collector-revealed": ("role-collector", BRIEF),
    "defended": ("act-defend", NORMAL),
    "did-both": ("act-defend", NORMAL),
    "lost-fighter": ("act-discard", NORMAL),
    "endgame-gained": ("act-endgame", NORMAL),
    "endgame-lost": ("act-endgame", NORMAL),
}
ABILITIES = {"ability-used": "beat-ability-used", "nothing-happened": "event-nothing-happened"}
"""The beats of abilities, shown with the picture of the animal; their effects have beats of their own."""
HEADINGS = ("battle-began", "collection-began", "scoring-began")


TOLD = {*FORMS, *ABILITIES, *HEADINGS}
SETTLED = ("won-battle", "lost-battle")
ToldEvent = tuple[str, Seat | None, tuple[str, ...], int]
"""What a beat says of an event: its name, its seat, its cards and its number."""


def build_story(view: WildRealmsView, _: Names, story: Story) -> tuple[Beat, ...]:
    """Tell all since the roles were revealed: a game is short, and every phase follows from the one before."""
    beats = []
    fighters: Mapping[Seat, str] = {}
    for place, event in enumerate(story):
        name = event["event"]
        if name in TOLD:
            number, tie = event["number"], ""
            if name in SETTLED:
                fighters = fighters or find_fighters(view, story[:place])
                tie = _tie_break(view, fighters, event)
            told = name, event["seat"], tuple(event["cards"] or ()), event["count"] if number is None else number
            beats.append(_tell(view.game.figures, place, told, tie))
    return tuple(beats)


@lru_cache(maxsize=2048)
def _tell(figures: WildRealmsFigures, place: int, told: ToldEvent, tie: str) -> Beat:
    """Return the beat of an event; cached, because the story is built again for all viewers after each move."""
    name, seat, cards, number = told
    if name in HEADINGS:
        return Beat(place, f"event-{name}", hold=0)
    if name in ABILITIES:
        return Beat(place, ABILITIES[name], cards[0], seat, cards)
    about: dict[str, str | int] = {}
    if name == "fighter-revealed":
        about = {"strength": figures.named[cards[0]].strength}
    elif name in SETTLED:
        about = {"strength": number, "tie": tie}
    event = {"event": name, "seat": seat, "cards": cards, "number": number}
    return tell_event(place, event, FORMS, **about)


def _strength(view: WildRealmsView, seat: Seat, animal: str) -> int:
    return view.game.figures.named[animal].strength + view.bonus[seat]


def _tie_break(view: WildRealmsView, fighters: Mapping[Seat, str], event: Mapping[str, Any]) -> str:
    """Return what told the winner or loser from others of the same strength: the symbol's value, the turn order or none."""
    seat, (animal,), figures = event["seat"], event["cards"], view.game.figures.named
    tied = [
        other
        for number, other in fighters.items()
        if number != seat and not view.abstaining[number] and _strength(view, number, other) == event["number"]
    ]
    same = any(figures[other].value == figures[animal].value for other in tied)
    return "none" if not tied else "order" if same else "value"


def find_fighters(view: WildRealmsView, story: Story) -> dict[Seat, str]:
    """Return which animal is whose Fighter at the end of a story, from all moves to and from the Fighters' zones."""
    zones = {FIGHTERS[seat].name: seat for seat in view.people}
    fighting: dict[str, tuple[str, ...]] = {}
    for event in [one for one in story if one["from"] in zones or one["to"] in zones]:
        for animal in event["cards"] or ():
            fighting[event["from"]] = tuple([one for one in fighting.get(event["from"], ()) if one != animal])
            fighting[event["to"]] = (*fighting.get(event["to"], ()), animal)
    return {seat: fighting[zone][0] for zone, seat in zones.items() if fighting.get(zone)}
