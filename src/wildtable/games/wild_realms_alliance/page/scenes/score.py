"""The score so far, or as it ended."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.presentation.scenes import Column, Names, ScoreLine, ScoreReason
from wildtable.games.wild_realms_alliance.cards import (
    COLLECTOR,
    ENDGAME,
    LEADER,
    MINE,
    RIVAL,
    RIVALS,
    AnimalAbility,
    WildRealmsFigures,
)
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.state import (
    COLLECTORS,
    FIGHTERS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    JOINED,
    LEADERS,
    TUCKED,
)
from wildtable.games.wild_realms_alliance.view import WildRealmsView

OPEN_ROLES = [itemgetter(*zones) for zones in zip(LEADERS, FIGHTERS, COLLECTORS, JOINED, strict=True)]
"""For each seat, the zones of the animals that score and that others see."""
OWN_ROLES = [
    itemgetter(*zones)
    for zones in zip(LEADERS, HIDDEN_FIGHTERS, FIGHTERS, HIDDEN_COLLECTORS, COLLECTORS, JOINED, strict=True)
]
"""For each seat, the zones of all animals that score."""


class ScoringSeat(NamedTuple):
    """What scores for a seat: its animals, those open as Leader and Collector with the abilities they use, and the tucked
    one."""

    animals: Cards
    leader: Cards
    collector: Cards
    uses: tuple[int, int]
    tucked: Cards


Standing = tuple[int, tuple[ScoreLine, ...], int, str, str]
"""A column without the name."""


def build_columns(view: WildRealmsView, names: Names) -> tuple[Column, ...]:
    """Build the score of all open animals, at the end of all: each line with the animals that earned it."""
    seats = tuple([find_scoring(view, number, _find_seen(view, number)) for number in view.people])
    standings = _rank(view.game.figures, seats, view.endgame, view.over)
    return tuple([Column(names[number], number == view.viewer, *one) for number, one in enumerate(standings)])


@lru_cache(maxsize=512)
def _rank(
    figures: WildRealmsFigures, seats: tuple[ScoringSeat, ...], endgame: tuple[int, ...], over: bool
) -> tuple[Standing, ...]:
    """Return the columns; cached, because most viewers see the same animals score, and most moves open none."""
    counted = [_count(figures, one) for one in seats]
    standing = [
        (strengths.points + symbols.points + points, strengths.points)
        for (strengths, symbols), points in zip(counted, endgame, strict=True)
    ]
    shown = []
    for number, (total, _) in enumerate(standing):
        reasons = _explain_endgame(figures, number, seats, endgame[number]) if over and any(endgame) else ()
        lines = (*counted[number], ScoreLine("endgame", endgame[number], reasons))
        rank = 1 + sum([other > standing[number] for other in standing])
        emblem = max(lines[0].reasons, key=lambda reason: reason.points).name if lines[0].reasons else ""
        shown.append((rank, lines, total, emblem, "tie-break-strengths"))
    return tuple(shown)


@lru_cache(maxsize=1024)
def _count(figures: WildRealmsFigures, seat: ScoringSeat) -> tuple[ScoreLine, ScoreLine]:
    """Return the lines of strengths and symbols; cached, because most moves open no animal."""
    one, names = _ally(figures, seat), figures.catalogue.names
    strengths = tuple(ScoreReason(names[card], figures[card].strength) for card in one.animals)
    symbols = tuple(ScoreReason(names[card], figures[card].value) for card in one.matching)
    return (
        ScoreLine("strengths", one.strengths, strengths),
        ScoreLine("symbols", sum(reason.points for reason in symbols), symbols),
    )


def _find_seen(view: WildRealmsView, number: Seat) -> Cards:
    """Return a seat's animals that this viewer may see."""
    zones = OWN_ROLES if number == view.viewer else OPEN_ROLES
    return tuple(chain.from_iterable(zones[number](view.shown)))


def find_scoring(view: WildRealmsView, number: Seat, animals: Cards) -> ScoringSeat:
    """Return what scores for a seat with these animals."""
    uses = view.used(LEADER, number), view.used(COLLECTOR, number)
    return ScoringSeat(
        animals, view.cards(LEADERS[number]), view.cards(COLLECTORS[number]), uses, view.cards(TUCKED[number])
    )


def kept_by(view: WildRealmsView, number: Seat, three: Cards) -> tuple[int, int, int]:
    """Return what three animals would score for a seat: strengths, symbols, and its own endgame abilities."""
    return score_kept(view.game.figures, find_scoring(view, number, three))


def score_kept(figures: WildRealmsFigures, seat: ScoringSeat) -> tuple[int, int, int]:
    """Return strengths, symbols and own endgame points of a seat that has only these animals."""
    kept = _ally(figures, seat)
    return kept.strengths, kept.symbols, sum([points for _, points in _score_own(seat, kept)])


def _ally(figures: WildRealmsFigures, seat: ScoringSeat) -> Alliance:
    """Return a seat's animals as an alliance, with the tucked one if the Leader is among them."""
    tucked = seat.tucked if seat.leader and seat.leader[0] in seat.animals else ()
    is_wild = any(ability.effect == "wild" for _, ability in _find_abilities(figures, seat))
    return Alliance(figures, seat.animals, tucked, is_wild)


def _find_abilities(figures: WildRealmsFigures, seat: ScoringSeat) -> list[tuple[Card, AnimalAbility]]:
    """Return the endgame abilities that a kept Leader and a kept Collector score: the one in use, or else the first."""
    found = []
    for used, cards in zip(seat.uses, (seat.leader, seat.collector), strict=True):
        for card in cards:
            abilities = figures[card].abilities
            scoring = [one for place, one in enumerate(abilities, 1) if one.phase == ENDGAME and used in (0, place)]
            if card in seat.animals and scoring:
                found.append((card, scoring[0]))
    return found


def _score_own(seat: ScoringSeat, kept: Alliance) -> list[ScoreReason]:
    return [
        ScoreReason(kept.figures.catalogue.names[card], kept.count(ability.each) * ability.amount)
        for card, ability in _find_abilities(kept.figures, seat)
        if ability.effect == "score" and ability.target == MINE
    ]


def _explain_endgame(
    figures: WildRealmsFigures, number: Seat, seats: tuple[ScoringSeat, ...], total: int
) -> tuple[ScoreReason, ...]:
    """Return the animals that changed a seat's points at the end. A rival's choice of target is inferred from the sum."""
    reasons = _score_own(seats[number], _ally(figures, seats[number]))
    chosen = []
    for seat, other in enumerate(seats):
        for card, ability in _find_abilities(figures, other) if seat != number else ():
            if ability.effect == "score" and ability.target == RIVALS:
                reasons.append(ScoreReason(figures.catalogue.names[card], ability.amount))
            if ability.effect == "score" and ability.target == RIVAL:
                chosen.append(ScoreReason(figures.catalogue.names[card], ability.amount))
    for reason in chosen:
        if sum(points for _, points in reasons) != total:
            reasons.append(reason)
    return tuple(reasons)
