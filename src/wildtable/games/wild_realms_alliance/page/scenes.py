"""The scenes of Wild Realms Alliance: what its table page shows, from a view and the events seen, without words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Pick
from wildtable.engine.moves import Move
from wildtable.engine.presentation.scenes import (
    BRIEF,
    LONG,
    NORMAL,
    Beat,
    BeatForms,
    CardFace,
    Column,
    HandCard,
    Names,
    Prompt,
    RuleChapter,
    RuleLine,
    ScoreLine,
    ScoreReason,
    Story,
    Top,
    tell_event,
)
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import (
    ANY,
    COLLECTOR,
    ENDGAME,
    FIGHTER,
    LEADER,
    MINE,
    RIVAL,
    RIVALS,
    ROLES,
    AnimalAbility,
    WildRealmsFigures,
)
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.state import (
    ALLIANCE_SIZE,
    COLLECTORS,
    FIGHTERS,
    HANDS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    JOINED,
    KEPT,
    LAYOUT,
    LEADERS,
    LYING,
    RECRUITS,
    TUCKED,
)
from wildtable.games.wild_realms_alliance.steps import is_for_leaders, is_idle, seat_of
from wildtable.games.wild_realms_alliance.view import WildRealmsView

KEYS: tuple[tuple[str, ...], ...] = (("1", "9"), ("A", "D"), ("L",), ("F",), ("C",))
"""The keys that pick something: cards and abilities, players, and a role for the animal in focus."""
IS_SCORE_PUBLIC = False
"""Viewers see what their own face-down animals will score."""


# Cards as they are printed


BACKS: tuple[str, ...] = ("realms",)
"""All cards have the same back."""
SIGNS = {
    "abstain": "abstain",
    "reverse": "swap",
    "tuck": "tuck",
    "swap": "steal",
    "chase": "discard",
    "gather": "collect",
    "sift": "look",
    "both": "defend",
    "score": "endgame",
    "wild": "wild",
}


class AbilityScene(NamedTuple):
    """An ability: the values that its text needs, and its sign. A card without an ability has no sign."""

    effect: str
    phase: str
    target: str
    amount: int
    sign: str
    role: str
    each: str
    may: str
    picture: str


@dataclass(frozen=True)
class WildRealmsFace(CardFace):
    """An animal: its strength, its symbol and its abilities."""

    strength: int
    symbol: str
    value: int
    abilities: tuple[AbilityScene, ...]


def build_face(game: WildRealmsAlliance, name: str) -> WildRealmsFace:
    animal = game.figures.named[name]
    return WildRealmsFace(
        name, animal.strength, animal.symbol, animal.value, describe_abilities(game.figures, game.catalogue.card(name))
    )


@lru_cache(maxsize=1024)
def describe_abilities(figures: WildRealmsFigures, card: Card) -> tuple[AbilityScene, ...]:
    """Return the abilities of an animal."""
    return tuple(map(_describe_ability, figures[card].abilities))


def _describe_ability(ability: AnimalAbility) -> AbilityScene:
    more = ability.amount > 0
    return AbilityScene(
        effect=ability.effect,
        phase=ability.phase,
        target=ability.target,
        amount=abs(ability.amount),
        sign="more" if more else "less",
        role=ability.role or "nobody",
        each=ability.each or "once",
        may="yes" if ability.may else "no",
        picture=("strength" if more else "weaken") if ability.effect == "strengthen" else SIGNS.get(ability.effect, ""),
    )


# A seat: three animals, first without roles, then as Leader, Fighter and Collector, and the recruits


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
        spot = _lay(figures, zone, (card,), 0)._replace(abilities=describe_abilities(figures, card))
        if place < len(named) or not verb:
            spots.append(spot._replace(role=ROLES[place] if named else "", sealed=bool(named)))
        else:
            idle = tuple(map(is_for_leaders, figures[card].abilities))
            spots.append(spot._replace(move=f"{verb} {spot.card}", key=str(place + 1), idle=idle))
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


# The abilities used so far


ACTED = ("strengthened", "weakened", "abstained", "tucked", "swapped", "chased-away")
"""Events whose seat is the target of an ability."""
LEFT = ("declined", "nothing-happened")
ABOUT_ABILITIES = {"ability-used", *ACTED, *LEFT}


class AbilityUse(NamedTuple):
    """An ability that was used: its targets other than its owner, or that it had no effect."""

    seat: Seat
    name: str
    animal: str
    ability: AbilityScene
    on: tuple[str, ...] = ()
    left: bool = False


def find_ability_uses(view: WildRealmsView, names: Names, story: Story) -> tuple[AbilityUse, ...]:
    """Return all uses in order, except the one whose owner is being asked about it."""
    uses: list[AbilityUse] = []
    for event in story:
        name = event["event"]
        if name not in ABOUT_ABILITIES:
            continue
        seat = event["seat"]
        if name == "ability-used":
            (animal,) = event["cards"]
            abilities = describe_abilities(view.game.figures, view.game.catalogue.card(animal))
            uses.append(AbilityUse(seat, names[seat], animal, abilities[event["number"] - 1]))
        elif uses and name in LEFT:
            uses[-1] = uses[-1]._replace(left=True)
        elif uses and name in ACTED and (seat != uses[-1].seat or uses[-1].ability.target == ANY):
            uses[-1] = uses[-1]._replace(on=(*uses[-1].on, names[seat]))
    asked = bool(view.agenda) and isinstance(view.agenda[0], steps.ChooseTarget | steps.UseOrDecline)
    return tuple(uses[:-1] if asked else uses)


# The phases


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
    if not view.agenda:
        return ""
    return next((name for name, ahead in AHEAD if any(isinstance(step, ahead) for step in view.agenda)), SCORING)


def build_top(view: WildRealmsView) -> Top:
    return Top(0, 0, phase(view), PHASES)


# The mat


class DraftHand(NamedTuple):
    """A seat in the draft, in passing order, and its number of cards."""

    name: str
    mine: bool
    cards: int


class LeaderTurn(NamedTuple):
    """A Leader in turn order: the ability it uses, once known, whether it acts now, and the targets it has acted on."""

    name: str
    animal: str
    ability: AbilityScene | None
    now: bool
    on: tuple[str, ...]


class FighterInLine(NamedTuple):
    """A Fighter in the battle, the winning one first."""

    name: str
    mine: bool
    animal: str
    printed: int
    strength: int
    abstains: bool
    outcome: str
    symbol: str = ""
    value: int = 0
    """The symbol and its value, shown where they break a tie."""


class WildRealmsMat(NamedTuple):
    """The centre deck, what the present phase is about, and hints where aids are allowed."""

    centre: int
    phase: str
    passing: tuple[DraftHand, ...]
    keeps: int
    """The number of cards of which one is kept in this turn of the draft."""
    assigns: bool
    """Does the viewer assign roles now?"""
    leading: tuple[LeaderTurn, ...]
    fighting: tuple[FighterInLine, ...]
    choosing: bool
    """Do players choose their final three?"""
    turned: bool
    """Does the weakest Fighter win?"""
    deeds: tuple[AbilityUse, ...]
    """The abilities used for the battle and since."""
    standing: tuple[Column, ...]
    """The points so far by rank, in the scoring phase."""
    passed: tuple[tuple[str, tuple[str, ...]], ...]
    """The animals the viewer has passed on and to whom, before any card is open."""
    animals: tuple[tuple[str, bool], ...]
    """All animals, and whether the viewer does not know yet where they are."""
    unseen: int


def build_mat(view: WildRealmsView, names: Names, story: Story, aids: bool = True) -> WildRealmsMat:
    now = phase(view)
    asked = view.agenda[0] if view.agenda else None
    unseen = view.unseen if aids else ()
    hidden = now in (DRAFT, ASSIGNING)
    seen = find_ability_uses(view, names, story) if now in (LEADERSHIP, BATTLE, COLLECTION) else ()
    return WildRealmsMat(
        centre=view.centre_size,
        phase=now,
        passing=_passing(view, names) if now == DRAFT else (),
        keeps=asked.size if isinstance(asked, steps.Draft) else 0,
        assigns=isinstance(asked, steps.AssignRoles) and view.choice is not None,
        leading=_leading(view, names, seen) if now == LEADERSHIP else (),
        fighting=_fighting(view, names, story) if now in (BATTLE, COLLECTION) else (),
        choosing=isinstance(asked, steps.ChooseThree),
        turned=view.reversed,
        deeds=seen if now in (BATTLE, COLLECTION) else (),
        standing=tuple(sorted(build_columns(view, names), key=lambda column: column.rank)) if now == SCORING else (),
        passed=_passed(view, names, story) if aids and hidden else (),
        animals=tuple([(name, card in unseen) for card, name in enumerate(view.game.catalogue.names)]) if aids else (),
        unseen=len(unseen),
    )


def _passing(view: WildRealmsView, names: Names) -> tuple[DraftHand, ...]:
    """Return all seats in passing order, the viewer first."""
    first = view.viewer or 0
    assert isinstance(view.agenda[0], steps.Draft)
    size = view.agenda[0].size
    seats = [(first + step) % view.seats for step in range(view.seats)]
    return tuple([DraftHand(names[seat], seat == view.viewer, size) for seat in seats])


def in_turn(view: WildRealmsView) -> list[Seat]:
    """Clockwise from the start player."""
    return [(view.start + step) % view.seats for step in range(view.seats)]


def _leading(view: WildRealmsView, names: Names, seen: tuple[AbilityUse, ...]) -> tuple[LeaderTurn, ...]:
    """Return the Leaders in turn order; one that was chased away is not among them."""
    asked = view.agenda[0]
    acting = asked.seat if isinstance(asked, steps.ChooseTarget | steps.UseOrDecline | steps.TakeOne) else None
    on = {deed.seat: deed.on for deed in seen}
    rows = []
    for seat in in_turn(view):
        leader, used = view.leader(seat), view.used(LEADER, seat)
        if leader is None:
            rows.append(LeaderTurn(names[seat], "", None, seat == acting, on.get(seat, ())))
            continue
        abilities = describe_abilities(view.game.figures, leader)
        ability = abilities[used - 1] if used or len(abilities) == 1 else None
        rows.append(LeaderTurn(names[seat], view.name(leader), ability, seat == acting, on.get(seat, ())))
    return tuple(rows)


def _fighting(view: WildRealmsView, names: Names, story: Story) -> tuple[FighterInLine, ...]:
    """Return the open Fighters as the battle ranks them, those who abstain last."""
    turn, rows = -1 if view.reversed else 1, []
    for seat, name in _fought(view, story).items():
        animal, aside = view.game.figures.named[name], bool(view.abstaining[seat])
        strength = animal.strength + view.bonus[seat]
        outcome = "won" if seat in view.won else "lost" if seat in view.lost else ""
        rank = aside, -turn * strength, -animal.value, (seat - view.start) % view.seats
        rows.append((rank, FighterInLine(names[seat], seat == view.viewer, name, animal.strength, strength, aside, outcome)))
    return tuple(_show_ties(view.game.figures, [row for _, row in sorted(rows)]))


def _show_ties(figures: WildRealmsFigures, rows: list[FighterInLine]) -> list[FighterInLine]:
    """Show the symbols of equally strong Fighters where they decided who won or lost: the values decide first."""
    equals = Counter(row.strength for row in rows if not row.abstains)
    tied = {row.strength for row in rows if row.outcome and equals[row.strength] > 1}
    animals = figures.named
    return [
        row._replace(symbol=animals[row.animal].symbol, value=animals[row.animal].value)
        if row.strength in tied and not row.abstains
        else row
        for row in rows
    ]


def _fought(view: WildRealmsView, story: Story) -> dict[Seat, str]:
    """Return the animal of each seat in the battle: once it is settled, as it was then, for abilities may swap or chase away
    Fighters afterwards."""
    settled = [place for place, event in enumerate(story) if event["event"] in SETTLED] if view.won else []
    fought = find_fighters(view, story[: settled[0]]) if settled else {}
    now = {seat: view.name(card) for seat in view.people for card in view.cards(FIGHTERS[seat])}
    return now | fought


def _passed(view: WildRealmsView, names: Names, story: Story) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return what the viewer passed to the left neighbour, newest last."""
    if view.viewer is None:
        return ()
    left = names[(view.viewer + 1) % view.seats]
    given = [event for event in story if event["event"] == "passed" and event["seat"] == view.viewer]
    return tuple((left, tuple(event["cards"])) for event in given if event["cards"])


# The score


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
    return tuple([Column(names[number], number == view.viewer, *standing) for number, standing in enumerate(standings)])


@lru_cache(maxsize=512)
def _rank(
    figures: WildRealmsFigures, seats: tuple[ScoringSeat, ...], endgame: tuple[int, ...], over: bool
) -> tuple[Standing, ...]:
    """Return the columns; cached, because most viewers see the same animals score, and most moves open none."""
    counted = [_count(figures, seat) for seat in seats]
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


def _count(figures: WildRealmsFigures, seat: ScoringSeat) -> tuple[ScoreLine, ScoreLine]:
    """Return the lines of strengths and symbols."""
    alliance, names = _ally(figures, seat), figures.catalogue.names
    strengths = tuple(ScoreReason(names[card], figures[card].strength) for card in alliance.animals)
    symbols = tuple(ScoreReason(names[card], figures[card].value) for card in alliance.matching)
    return (
        ScoreLine("strengths", alliance.strengths, strengths),
        ScoreLine("symbols", sum(reason.points for reason in symbols), symbols),
    )


def _find_seen(view: WildRealmsView, number: Seat) -> Cards:
    """Return a seat's animals that score, as far as this viewer may see them."""
    if number != view.viewer:
        return view.open_animals(number)
    zones = (LEADERS, HIDDEN_FIGHTERS, FIGHTERS, HIDDEN_COLLECTORS, COLLECTORS, JOINED)
    return tuple(card for zone in zones for card in view.cards(zone[number]))


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
    kept = []
    for used, cards in zip(seat.uses, (seat.leader, seat.collector), strict=True):
        for card in cards:
            abilities = enumerate(figures[card].abilities, 1)
            scoring = [ability for place, ability in abilities if ability.phase == ENDGAME and used in (0, place)]
            if card in seat.animals and scoring:
                kept.append((card, scoring[0]))
    return kept


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


# The viewer's hand and prompt


HAND: tuple[str, ...] = ("hand-of-four", "hand-of-three", "hand-of-two", "looked-at", "recruits")
"""The zones whose cards their owner holds: those of the draft, later the recruits and what is looked at."""
IDLE: dict[tuple[bool, ...], str] = {
    (False, False): "none",
    (True, False): "first",
    (False, True): "second",
    (True, True): "both",
}
"""Which of two abilities would do nothing, as texts say it."""


def build_hand(view: WildRealmsView) -> tuple[HandCard, ...]:
    """Build the hand: in the draft the cards to choose from, afterwards the cards looked at and the recruits."""
    if view.viewer is None:
        return ()
    choice = view.choice
    verb = next((verb for verb in choice.verbs() if verb in ("keep", "take")), None) if choice is not None else None
    picked = {move.card for move in view.picks}
    held = view.hand + view.looked_at + view.recruits
    first = 1 if view.hand or verb != "keep" else 1 + ALLIANCE_SIZE
    cards = []
    for number, card in enumerate(held, first):
        name, key = view.name(card), str(number)
        if card in picked or choice is None or verb is None:
            cards.append(HandCard(name, picked=card in picked, key=key))
            continue
        move = view.game.moves[f"{verb} {name}"]
        refusal = choice.why(move)
        cards.append(HandCard(name, "" if refusal else move.notation, refusal, key=key))
    return tuple(cards)


def count_hand(view: WildRealmsView) -> tuple[int, int]:
    """Return how many cards the viewer holds, and how many there is room for; 0 after the draft, when there is no limit."""
    if view.hand:
        return len(view.hand), len(view.hand)
    return len(view.looked_at) + len(view.recruits), 0


def build_prompt(view: WildRealmsView, names: Names) -> Prompt:
    """Build the question, less what is picked already. Only for a viewer who is asked."""
    choice, asked, about = view.choice, view.agenda[0], _words(view, names)
    assert choice is not None
    least, most = (choice.least, choice.most) if isinstance(choice, Pick) else (1, 1)
    go, figures = "", None
    says: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    match asked:
        case steps.AssignRoles():
            verbs = ("lead", "fight")[len(view.picks) :]
            least = most = len(verbs)
        case steps.UseOrDecline():
            go = "use"
        case steps.WinnerDraws():
            go = "draw"
        case steps.ChooseThree():
            says, figures = ("sum", "sum-endgame"), sums(view)
    if go:
        least = most = 0
    return Prompt(
        type(asked).__name__,
        about,
        choice.clause,
        least,
        most,
        go,
        tuple(move.notation for move in offered(view) if move.notation == choice.decline),
        says,
        verbs=verbs,
        becomes=tuple(f"role-{role}" for role in ROLES[len(view.picks) :]) if verbs else (),
        figures=figures,
        subject=str(about["card"]),
    )


def _words(view: WildRealmsView, names: Names) -> dict[str, object]:
    """Return what the words of a question are about."""
    me, asked = view.viewer, view.agenda[0]
    assert me is not None
    about: dict[str, object] = {"card": "", "names": "", "count": 0, "effect": "none", "role": "none", "idle": "none"}
    match asked:
        case steps.Draft(size=size):
            about |= {"count": size, "names": [names[(me + 1) % view.seats]]}
        case steps.ChooseAbility(role=role):
            animal = view.collector(me) if role == COLLECTOR else view.leader(me)
            about |= {"role": role, "card": "" if animal is None else view.name(animal)}
            about["idle"] = IDLE[find_idle(view, asked)]
        case steps.ChooseTarget(card=card) | steps.UseOrDecline(card=card):
            ability = ability_of(view, asked)
            about |= {"card": view.name(card), "count": abs(ability.amount), "role": ability.role or "none"}
            about["effect"] = "weaken" if ability.effect == "strengthen" and ability.amount < 0 else ability.effect
        case steps.TakeOne():
            about["count"] = len(view.looked_at)
        case steps.WinnerDraws():
            about["count"] = view.centre_size
        case steps.DefendOrCollect():
            fighter = view.fighter(me)
            about["card"] = "" if fighter is None else view.name(fighter)
        case steps.ChooseThree():
            about["count"] = len(_animals(view))
    return about


def _animals(view: WildRealmsView) -> Cards:
    """Return the viewer's animals, of which three are kept."""
    assert view.viewer is not None
    return view.open_animals(view.viewer) + view.recruits


def sums(view: WildRealmsView) -> Mapping[str, tuple[int, int, int]]:
    """Return for every three animals the viewer may keep: strengths, matching symbols, and points of endgame abilities."""
    assert view.viewer is not None
    figures, seat = view.game.figures, find_scoring(view, view.viewer, _animals(view))
    return {
        " ".join(sorted(figures.catalogue.spell(three))): score_kept(figures, seat._replace(animals=three))
        for three in combinations(seat.animals, ALLIANCE_SIZE)
    }


# The story: what Leaders did, who won the battle and by what, what was collected


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
    for event in [event for event in story if event["from"] in zones or event["to"] in zones]:
        for animal in event["cards"] or ():
            fighting[event["from"]] = tuple([other for other in fighting.get(event["from"], ()) if other != animal])
            fighting[event["to"]] = (*fighting.get(event["to"], ()), animal)
    return {seat: fighting[zone][0] for zone, seat in zones.items() if fighting.get(zone)}


# The rules in short


KEYWORDS = {"abstain": "K1", "collect": "K2", "tuck": "K3", "wild": "K4", "endgame": "K5"}

RULES: tuple[RuleChapter, ...] = (
    RuleChapter("rules-goal-title", (RuleLine("rules-goal"),)),
    RuleChapter("rules-score-title", (RuleLine("rules-WRA-16"), RuleLine("rules-WRA-17"), RuleLine("rules-WRA-18"))),
    RuleChapter(
        "rules-roles-title", tuple(RuleLine(f"rules-{role}-about", f"rules-{role}", f"role-{role}") for role in ROLES)
    ),
    RuleChapter(
        "rules-words-title",
        tuple(RuleLine(f"rules-WRA-{clause}", f"rules-{word}", f"act-{word}") for word, clause in KEYWORDS.items()),
    ),
)
