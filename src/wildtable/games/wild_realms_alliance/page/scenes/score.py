"""The score so far, or as it ended."""

from __future__ import annotations

from functools import lru_cache

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.presentation.scenes import Column, Names, ScoreLine, ScoreReason
from wildtable.games.wild_realms_alliance.abilities import COLLECTOR, ENDGAME, LEADER, MINE, RIVAL, RIVALS, AnimalAbility
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.state import (
    COLLECTORS,
    FIGHTERS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    JOINED,
    LEADERS,
)
from wildtable.games.wild_realms_alliance.view import WildRealmsView

OPEN_ROLES = (LEADERS, FIGHTERS, COLLECTORS, JOINED)
OWN_ROLES = (LEADERS, HIDDEN_FIGHTERS, FIGHTERS, HIDDEN_COLLECTORS, COLLECTORS, JOINED)
"""The zones of the animals that score: all that others see, and a viewer's own."""


def build_columns(view: WildRealmsView, names: Names) -> tuple[Column, ...]:
    """Build the score of all open animals, at the end of all: each line with the animals that earned it."""
    alliances = [alliance(view, number, _scoring(view, number)) for number in view.people]
    counted = [_count(one) for one in alliances]
    standing = [
        (strengths.points + symbols.points + endgame, strengths.points)
        for (strengths, symbols), endgame in zip(counted, view.endgame, strict=True)
    ]
    shown = []
    for number, (total, _) in enumerate(standing):
        lines = (*counted[number], ScoreLine("endgame", view.endgame[number], _endgame(view, number, alliances)))
        rank = 1 + sum([other > standing[number] for other in standing])
        emblem = max(lines[0].reasons, key=lambda reason: reason.points).name if lines[0].reasons else ""
        shown.append(Column(names[number], number == view.viewer, rank, lines, total, emblem, "tie-break-strengths"))
    return tuple(shown)


@lru_cache(maxsize=1024)
def _count(one: Alliance) -> tuple[ScoreLine, ScoreLine]:
    """Return the lines of strengths and symbols; cached, because most moves open no animal."""
    figures, names, matching = one.figures, one.figures.catalogue.names, one.matching
    strengths = tuple(ScoreReason(names[card], figures[card].strength) for card in one.animals)
    symbols = tuple(ScoreReason(names[card], figures[card].value) for card in matching)
    return (
        ScoreLine("strengths", one.strengths, strengths),
        ScoreLine("symbols", sum(reason.points for reason in symbols), symbols),
    )


def _scoring(view: WildRealmsView, number: Seat) -> Cards:
    """Return a seat's animals that this viewer may see."""
    zones = OWN_ROLES if number == view.viewer else OPEN_ROLES
    return tuple([card for zone in zones for card in view.cards(zone[number])])


def kept_by(view: WildRealmsView, number: Seat, three: Cards) -> tuple[int, int, int]:
    """Return what three animals would score for a seat: strengths, symbols, and its own endgame abilities."""
    kept = alliance(view, number, three)
    own = sum(points for _, points in _own(view, number, three, kept))
    return kept.strengths, kept.symbols, own


def alliance(view: WildRealmsView, number: Seat, animals: Cards) -> Alliance:
    """Return these animals as a seat's alliance, with the animal tucked under the Leader if the Leader is among them."""
    tucked = view.tucked(number) if view.leader(number) in animals else ()
    wild = any(ability.effect == "wild" for _, ability in _abilities(view, number, animals))
    return Alliance(view.game.figures, animals, tucked, wild)


def _abilities(view: WildRealmsView, number: Seat, animals: Cards) -> list[tuple[Card, AnimalAbility]]:
    """Yield the endgame abilities that a kept Leader and a kept Collector score: the one in use, or else the first."""
    found = []
    for role, zone in ((LEADER, LEADERS), (COLLECTOR, COLLECTORS)):
        for card in view.cards(zone[number]):
            used = view.used(role, number)
            abilities = view.game.figures[card].abilities
            scoring = [one for place, one in enumerate(abilities, 1) if one.phase == ENDGAME and used in (0, place)]
            if card in animals and scoring:
                found.append((card, scoring[0]))
    return found


def _own(view: WildRealmsView, number: Seat, animals: Cards, kept: Alliance) -> list[ScoreReason]:
    return [
        ScoreReason(view.name(card), kept.count(ability.each) * ability.amount)
        for card, ability in _abilities(view, number, animals)
        if ability.effect == "score" and ability.target == MINE
    ]


def _endgame(view: WildRealmsView, number: Seat, alliances: list[Alliance]) -> tuple[ScoreReason, ...]:
    """Return the animals that changed a seat's points at the end. A rival's choice of target is inferred from the sum."""
    if not any(view.endgame) or not view.over:
        return ()
    reasons = _own(view, number, alliances[number].animals, alliances[number])
    chosen = []
    for seat, other in enumerate(alliances):
        for card, ability in _abilities(view, seat, other.animals) if seat != number else ():
            if ability.effect == "score" and ability.target == RIVALS:
                reasons.append(ScoreReason(view.name(card), ability.amount))
            if ability.effect == "score" and ability.target == RIVAL:
                chosen.append(ScoreReason(view.name(card), ability.amount))
    for reason in chosen:
        if sum(points for _, points in reasons) != view.endgame[number]:
            reasons.append(reason)
    return tuple(reasons)
