"""A seat: three animals, first without roles, then as Leader, Fighter and Collector, and the recruits."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from wildtable.engine.cards import Card, Seat
from wildtable.engine.moves import Move
from wildtable.engine.presentation.scenes import Story
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.abilities import COLLECTOR, FIGHTER, LEADER, ROLES, AnimalAbility
from wildtable.games.wild_realms_alliance.effects import is_for_leaders, is_idle
from wildtable.games.wild_realms_alliance.page.scenes.cards import AbilityScene, describe_ability
from wildtable.games.wild_realms_alliance.questions import seat_of
from wildtable.games.wild_realms_alliance.state import (
    ALLIANCE_SIZE,
    FIGHTERS,
    HANDS,
    JOINED,
    KEPT,
    LYING,
    RECRUITS,
    TUCKED,
)
from wildtable.games.wild_realms_alliance.view import WildRealmsView


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
    return bool(aimed(view))


def build_seat(view: WildRealmsView, number: Seat, _: Story, answered: Collection[Seat]) -> WildRealmsSeat:
    """Build a seat as this viewer sees it. Only `answered` says who has answered."""
    asked = view.agenda[0] if view.agenda else None
    drafting = isinstance(asked, steps.Draft | steps.AssignRoles)
    mine = number == view.viewer
    spots = _kept(view, number, number in answered) if drafting else tuple(_spot(view, role, number) for role in ROLES)
    aim = _targets(view, "").get(number, "")
    return WildRealmsSeat(
        number=number,
        mine=mine,
        starts=number == view.start,
        drafting=drafting,
        hand=sum([view.counts[hands[number]] for hands in HANDS.values()]),
        spots=spots,
        recruits=0 if mine or view.shown[RECRUITS[number]] is not None else view.recruits_of(number),
        joined=_spelt(view, JOINED[number]),
        known=_known(view, number),
        outcome="won" if number in view.won else "lost" if number in view.lost else "",
        aim=aim,
    )


# Before there are roles


def _kept(view: WildRealmsView, number: Seat, done: bool) -> tuple[AllianceSpot, ...]:
    """Return the animals drafted so far, with a sealed answer that may still be withdrawn."""
    zone = KEPT[number]
    spot = AllianceSpot(zone.name)
    if isinstance(view.agenda[0], steps.AssignRoles):
        if number == view.viewer:
            return _assigned(view, spot)
        return tuple(_lying(spot, view, zone, place, sealed=done) for place in range(ALLIANCE_SIZE))
    spots = [_lying(spot, view, zone, place) for place in range(view.counts[zone])]
    if number == view.viewer:
        spots += [spot._replace(card=view.name(card), secret=True, sealed=True) for card in _picked(view, "keep")]
    elif done:
        spots.append(spot._replace(back=True, sealed=True))
    return (*spots, *[spot] * (ALLIANCE_SIZE - len(spots)))


def _assigned(view: WildRealmsView, spot: AllianceSpot) -> tuple[AllianceSpot, ...]:
    """Return the viewer's animals while roles are assigned: those named in their places, the others to be named next."""
    named = _picked(view, "lead", "fight")
    rest = [card for card in view.kept if card not in named]
    moves = {move.card: move.notation for move in offered(view)}
    spots = []
    for place, card in enumerate([*named, *rest]):
        settled = place < len(named) or not moves
        one = spot._replace(card=view.name(card), secret=True, abilities=_abilities(view, card))
        if settled:
            spots.append(one._replace(role=ROLES[place] if named else "", sealed=bool(named)))
        else:
            idle = tuple(map(is_for_leaders, view.game.figures[card].abilities))
            spots.append(one._replace(move=moves[card], key=str(place + 1), idle=idle))
    return tuple(spots)


def _lying(spot: AllianceSpot, view: WildRealmsView, zone: Zone, place: int, sealed: bool = False) -> AllianceSpot:
    cards = view.shown[zone]
    if cards is None:
        return spot._replace(back=True, sealed=sealed)
    return spot._replace(card=view.name(cards[place]), secret=True)


# Leader, Fighter, Collector


def _spot(view: WildRealmsView, role: str, number: Seat) -> AllianceSpot:
    """Return the animal in a role: face up, visible to the viewer only, or face down; or an empty place."""
    zones = [lying[number] for lying in LYING[role]]
    names = " ".join([zone.name for zone in zones])
    place = next((zone for zone in zones if view.counts[zone]), None)
    tucked = _spelt(view, TUCKED[number]) if role == LEADER else ()
    if place is None:
        return AllianceSpot(names, role, tucked=tucked)
    cards = view.shown[place]
    target = _targets(view, role).get(number, "")
    key = "ABCD"[number] if target else ""
    if cards is None:
        return AllianceSpot(names, role, back=True, move=target, key=key, tucked=tucked)
    (card,) = cards
    keep = _keeps(view).get(card, "") if number == view.viewer else ""
    return AllianceSpot(
        names,
        role,
        view.name(card),
        secret=place != zones[-1],
        sealed=number == view.viewer and card in _picked(view, "keep"),
        move=target or keep,
        key=key or str(ROLES.index(role) + 1),
        acting=_acts(view, number, card),
        tucked=tucked,
        **(_fighting(view, number, card) if role == FIGHTER else _doing(view, role, number, card)),
    )


def _fighting(view: WildRealmsView, number: Seat, card: Card) -> dict[str, Any]:
    change, open_ = view.bonus[number], bool(view.counts[FIGHTERS[number]])
    strength = view.game.figures[card].strength + change if open_ else None
    return {"strength": strength, "change": change, "abstains": bool(view.abstaining[number])}


def _doing(view: WildRealmsView, role: str, number: Seat, card: Card) -> dict[str, Any]:
    """Return the abilities of a Leader or a Collector, the one in use, and the moves its owner may choose for them."""
    mine = number == view.viewer and view.choice is not None
    asked = view.agenda[0] if view.agenda else None
    uses: tuple[str, ...] = ()
    idle: tuple[bool, ...] = ()
    deeds: tuple[str, ...] = ()
    if mine and isinstance(asked, steps.ChooseAbility) and asked.role == role:
        uses = tuple(move.notation for move in offered(view))
        idle = find_idle(view, asked)
    if mine and isinstance(asked, steps.DefendOrCollect) and role == COLLECTOR:
        deeds = tuple(move.notation for move in offered(view))
    picked = [move.notation for move in view.picks] if number == view.viewer else []
    if picked and isinstance(asked, steps.ChooseAbility) and asked.role == role:
        used = 1 + (picked[0] == "use second")
    else:
        used = view.used(role, number)
    return {"abilities": _abilities(view, card), "used": used, "uses": uses, "idle": idle, "deeds": deeds}


def _acts(view: WildRealmsView, number: Seat, card: Card) -> bool:
    match view.agenda[0] if view.agenda else None:
        case steps.ChooseTarget(seat=acting, card=used) | steps.UseOrDecline(seat=acting, card=used):
            return (acting, used) == (number, card)
    return False


# What the viewer is asked


def offered(view: WildRealmsView) -> tuple[Move, ...]:
    """The moves the viewer may play now."""
    return () if view.choice is None else tuple(view.choice)


def aimed(view: WildRealmsView) -> Mapping[Seat, str]:
    """The moves that name a seat."""
    return {seat: move.notation for move in offered(view) if (seat := seat_of(move)) is not None}


def ability_of(view: WildRealmsView, asked: steps.ChooseTarget | steps.UseOrDecline) -> AnimalAbility:
    """Return the ability that the question is about."""
    return view.game.figures[asked.card].abilities[asked.number - 1]


def find_idle(view: WildRealmsView, asked: steps.ChooseAbility) -> tuple[bool, ...]:
    """Say for each ability of the viewer's animal whether it would do nothing."""
    animal = view.collector(view.me) if asked.role == COLLECTOR else view.leader(view.me)
    assert animal is not None
    return tuple(is_idle(view, asked.role, view.me, ability) for ability in view.game.figures[animal].abilities)


def _meant(view: WildRealmsView, asked: steps.ChooseTarget) -> str:
    """Return the role of the animal that an ability targets, empty where it targets the player."""
    ability = ability_of(view, asked)
    return "" if ability.effect == "score" else ability.role or FIGHTER


def _targets(view: WildRealmsView, role: str) -> Mapping[Seat, str]:
    """Return the moves that target the animals in a role; without one, the players."""
    if view.choice is None:
        return {}
    asked = view.agenda[0]
    return aimed(view) if isinstance(asked, steps.ChooseTarget) and _meant(view, asked) == role else {}


def _keeps(view: WildRealmsView) -> Mapping[Card | None, str]:
    return {move.card: move.notation for move in offered(view) if move.verb == "keep"}


def _picked(view: WildRealmsView, *verbs: str) -> tuple[Card, ...]:
    return tuple(move.card for move in view.picks if move.verb in verbs and move.card is not None)


# In short


def _abilities(view: WildRealmsView, card: Card) -> tuple[AbilityScene, ...]:
    return tuple(map(describe_ability, view.game.figures[card].abilities))


def _spelt(view: WildRealmsView, zone: Zone) -> tuple[str, ...]:
    return tuple(view.game.catalogue.spell(view.cards(zone)))


def _known(view: WildRealmsView, number: Seat) -> tuple[str, ...]:
    """Return another seat's hidden animals that the viewer knows, such as one given away in a swap."""
    return tuple(view.game.catalogue.spell(view.memory.known(KEPT[number]) + view.memory.known(RECRUITS[number])))
