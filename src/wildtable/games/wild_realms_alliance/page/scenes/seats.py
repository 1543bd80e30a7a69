"""A seat: three animals, first without roles, then as Leader, Fighter and Collector, and the recruits."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.moves import Move
from wildtable.engine.presentation.scenes import Story
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import COLLECTOR, FIGHTER, LEADER, ROLES, AnimalAbility, WildRealmsFigures
from wildtable.games.wild_realms_alliance.page.scenes.cards import AbilityScene, describe_abilities
from wildtable.games.wild_realms_alliance.state import (
    ALLIANCE_SIZE,
    HANDS,
    JOINED,
    KEPT,
    LAYOUT,
    LYING,
    RECRUITS,
    TUCKED,
)
from wildtable.games.wild_realms_alliance.steps import is_for_leaders, is_idle, seat_of
from wildtable.games.wild_realms_alliance.view import WildRealmsView

DRAFTING = steps.Draft, steps.AssignRoles
ACTING = steps.ChooseTarget, steps.UseOrDecline
ZONES = [[(role, [zones[seat] for zones in LYING[role]]) for role in ROLES] for seat in range(LAYOUT.seats)]
"""For each seat the zones of the animal in each role, the face-down one first."""


class AllianceSpot(NamedTuple):
    """A place for one animal: its role where it has one, the card or its back, and what can be picked there."""

    zones: str
    role: str = ""
    card: str = ""
    back: bool = False
    secret: bool = False
    """Is it visible to its owner only?"""
    sealed: bool = False
    move: str = ""
    key: str = ""
    abilities: tuple[AbilityScene, ...] = ()
    """The abilities of a Leader or a Collector that the viewer may see."""
    used: int = 0
    uses: tuple[str, ...] = ()
    """The moves that choose between its abilities."""
    idle: tuple[bool, ...] = ()
    """Which of these abilities would do nothing: now or, while roles are assigned, for a Collector."""
    deeds: tuple[str, ...] = ()
    """The other moves that its owner may choose for it."""
    acting: bool = False
    tucked: tuple[str, ...] = ()
    strength: int | None = None
    """The strength of a revealed Fighter in the battle."""
    change: int = 0
    abstains: bool = False


class WildRealmsSeat(NamedTuple):
    """All that belongs to a seat."""

    number: Seat
    mine: bool
    starts: bool
    drafting: bool
    hand: int
    spots: tuple[AllianceSpot, ...]
    recruits: int
    """How many recruits are face down; the viewer's own are shown in hand."""
    joined: tuple[str, ...]
    known: tuple[str, ...]
    """Hidden animals that this viewer knows to be here."""
    outcome: str
    """`won` or `lost` the battle."""
    aim: str
    """The move that targets this seat itself rather than one of its animals."""


def is_answered_at_seats(view: WildRealmsView) -> bool:
    """Targets of an ability are players and their animals."""
    return view.choice is not None and isinstance(view.agenda[0], steps.ChooseTarget)


def build_seat(view: WildRealmsView, number: Seat, _: Story, answered: Collection[Seat]) -> WildRealmsSeat:
    """Build a seat as this viewer sees it. Only `answered` says who has answered."""
    drafting = bool(view.agenda) and isinstance(view.agenda[0], DRAFTING)
    mine = number == view.viewer
    target = _find_target(view, number)
    return WildRealmsSeat(
        number,
        mine,
        starts=number == view.start,
        drafting=drafting,
        hand=sum([view.counts[hands[number]] for hands in HANDS.values()]) if drafting else 0,
        spots=_kept(view, number, number in answered) if drafting else _find_spots(view, number, target),
        recruits=0 if mine or view.shown[RECRUITS[number]] is not None else view.recruits_of(number),
        joined=tuple(view.game.catalogue.spell(view.cards(JOINED[number]))),
        known=() if mine else _known(view, number),
        outcome="won" if number in view.won else "lost" if number in view.lost else "",
        aim="" if target.role else target.move,
    )


# Before there are roles


def _kept(view: WildRealmsView, number: Seat, done: bool) -> tuple[AllianceSpot, ...]:
    """Return the animals drafted so far, with a sealed answer that may still be withdrawn."""
    zone, mine, figures = KEPT[number], number == view.viewer, view.game.figures
    cards, picked = view.shown[zone], tuple([move.card for move in view.picks if move.card is not None]) if mine else ()
    if isinstance(view.agenda[0], steps.Draft):
        return _lay_kept(figures, zone, cards, picked or (None,) * (done and not mine), view.counts[zone])
    if mine and cards is not None:
        return _lay_assigned(figures, zone, cards, picked, "" if view.choice is None else view.choice.options[0].verb)
    is_sealed = done and cards is None
    answer: tuple[None, ...] = (None,) * ALLIANCE_SIZE if is_sealed else ()
    return _lay_kept(figures, zone, cards, answer, ALLIANCE_SIZE - len(answer))


@lru_cache(maxsize=1024)
def _lay_kept(
    figures: WildRealmsFigures, zone: Zone, cards: Cards | None, answer: tuple[Card | None, ...], count: int
) -> tuple[AllianceSpot, ...]:
    """Return the places of a seat in the draft: the animals kept, the answer, seen by its owner only, and free places."""
    spots = [_lay(figures, zone, cards, place) for place in range(count)]
    spots += [_lay(figures, zone, card if card is None else (card,), 0)._replace(sealed=True) for card in answer]
    return (*spots, *[AllianceSpot(zone.name)] * (ALLIANCE_SIZE - len(spots)))


def _lay_assigned(figures: WildRealmsFigures, zone: Zone, kept: Cards, named: Cards, verb: str) -> tuple[AllianceSpot, ...]:
    """Return the viewer's animals while roles are assigned: those named in their places, the others to be named next, by
    moves with this verb."""
    spots = []
    for place, card in enumerate([*named, *without(kept, named)]):
        one = _lay(figures, zone, (card,), 0)._replace(abilities=describe_abilities(figures, card))
        if place < len(named) or not verb:
            spots.append(one._replace(role=ROLES[place] if named else "", sealed=bool(named)))
        else:
            idle = tuple(map(is_for_leaders, figures[card].abilities))
            spots.append(one._replace(move=f"{verb} {one.card}", key=str(place + 1), idle=idle))
    return tuple(spots)


def _lay(figures: WildRealmsFigures, zone: Zone, cards: Cards | None, place: int) -> AllianceSpot:
    """Return the place of an animal without a role."""
    if cards is None:
        return AllianceSpot(zone.name, back=True)
    return AllianceSpot(zone.name, card=figures.catalogue.names[cards[place]], secret=True)


# Leader, Fighter, Collector


class SeenAnimal(NamedTuple):
    """What shows of an animal in a role: its zone, where an empty role has the last, and its card unless that is hidden."""

    role: str
    zone: Zone
    cards: Cards | None
    tucked: Cards = ()
    used: int = 0
    change: int = 0
    abstains: bool = False
    acting: bool = False


def _find_spots(view: WildRealmsView, number: Seat, target: SeatTarget) -> tuple[AllianceSpot, ...]:
    """Return the animals of a seat in their roles, with what the viewer may pick there."""
    is_asked = number == view.viewer and (view.choice is not None or bool(view.picks))
    acting = _find_acting(view, number)
    spots = []
    for role, zones in ZONES[number]:
        zone = zones[0] if view.counts[zones[0]] else zones[-1]
        cards = view.shown[zone]
        if role == FIGHTER:
            seen = SeenAnimal(role, zone, cards, (), 0, view.bonus[number], bool(view.abstaining[number]))
        else:
            tucked = view.cards(TUCKED[number]) if role == LEADER else ()
            is_acting = acting is not None and cards == (acting,)
            seen = SeenAnimal(role, zone, cards, tucked, view.used(role, number), acting=is_acting)
        spot = _lay_spot(view.game.figures, seen)
        if is_asked and cards:
            spot = _add_own_moves(view, spot)
        if role == target.role:
            spot = spot._replace(move=target.move, key="ABCD"[number])
        spots.append(spot)
    return tuple(spots)


@lru_cache(maxsize=2048)
def _lay_spot(figures: WildRealmsFigures, seen: SeenAnimal) -> AllianceSpot:
    """Return the animal in a role: face up, visible to the viewer only, or face down; or an empty place. Cached, because
    most moves change one at most."""
    zones = [zone[seen.zone.owner or 0] for zone in LYING[seen.role]]
    tucked = tuple(figures.catalogue.spell(seen.tucked))
    spot = AllianceSpot(" ".join([zone.name for zone in zones]), seen.role, tucked=tucked)
    if not seen.cards:
        return spot._replace(back=seen.cards is None)
    (card,) = seen.cards
    is_open = seen.zone == zones[-1]
    spot = spot._replace(
        card=figures.catalogue.names[card],
        secret=not is_open,
        key=str(ROLES.index(seen.role) + 1),
        used=seen.used,
        acting=seen.acting,
        change=seen.change,
        abstains=seen.abstains,
    )
    if seen.role != FIGHTER:
        return spot._replace(abilities=describe_abilities(figures, card))
    return spot._replace(strength=figures[card].strength + seen.change if is_open else None)


def _add_own_moves(view: WildRealmsView, spot: AllianceSpot) -> AllianceSpot:
    """Add what the viewer may pick at an animal of their own, or has picked."""
    asked, moves = view.agenda[0], offered(view)
    if isinstance(asked, steps.ChooseThree):
        move = view.game.moves[f"keep {spot.card}"]
        return spot._replace(move=move.notation if move in moves else "", sealed=move in view.picks)
    if isinstance(asked, steps.DefendOrCollect) and spot.role == COLLECTOR:
        return spot._replace(deeds=tuple([move.notation for move in moves]))
    if isinstance(asked, steps.ChooseAbility) and asked.role == spot.role:
        used = 1 + (view.picks[0].notation == "use second") if view.picks else spot.used
        idle = find_idle(view, asked) if moves else ()
        return spot._replace(used=used, uses=tuple([move.notation for move in moves]), idle=idle)
    return spot


def _find_acting(view: WildRealmsView, number: Seat) -> Card | None:
    """Return the animal of a seat whose ability the present question is about."""
    asked = view.agenda[0] if view.agenda else None
    return asked.card if isinstance(asked, ACTING) and asked.seat == number else None


# What the viewer is asked


def offered(view: WildRealmsView) -> tuple[Move, ...]:
    """The moves the viewer may play now."""
    return () if view.choice is None else view.choice.options


def ability_of(view: WildRealmsView, asked: steps.ChooseTarget | steps.UseOrDecline) -> AnimalAbility:
    """Return the ability that the question is about."""
    return view.game.figures[asked.card].abilities[asked.number - 1]


def find_idle(view: WildRealmsView, asked: steps.ChooseAbility) -> tuple[bool, ...]:
    """Say for each ability of the viewer's animal whether it would do nothing."""
    animal = view.collector(view.me) if asked.role == COLLECTOR else view.leader(view.me)
    assert animal is not None
    return tuple(is_idle(view, asked.role, view.me, ability) for ability in view.game.figures[animal].abilities)


class SeatTarget(NamedTuple):
    """The move that targets a seat, if there is one, and the role of the animal it targets; empty where it targets the
    player."""

    role: str = ""
    move: str = ""


NO_TARGET = SeatTarget()


def _find_target(view: WildRealmsView, number: Seat) -> SeatTarget:
    asked = None if view.choice is None else view.agenda[0]
    if not isinstance(asked, steps.ChooseTarget):
        return NO_TARGET
    ability = ability_of(view, asked)
    role = "" if ability.effect == "score" else ability.role or FIGHTER
    return next((SeatTarget(role, move.notation) for move in offered(view) if seat_of(move) == number), NO_TARGET)


def _known(view: WildRealmsView, number: Seat) -> tuple[str, ...]:
    """Return another seat's hidden animals that the viewer knows, such as one given away in a swap."""
    return tuple(view.game.catalogue.spell(view.memory.known(KEPT[number]) + view.memory.known(RECRUITS[number])))
