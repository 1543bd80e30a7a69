"""The mat: the centre deck, and what the present phase is about."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from wildtable.engine.cards import Seat
from wildtable.engine.presentation.scenes import Column, Names, Story
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import LEADER, WildRealmsFigures
from wildtable.games.wild_realms_alliance.page.scenes.ability_uses import AbilityUse, find_ability_uses
from wildtable.games.wild_realms_alliance.page.scenes.cards import AbilityScene, describe_abilities
from wildtable.games.wild_realms_alliance.page.scenes.score import build_columns
from wildtable.games.wild_realms_alliance.page.scenes.story import SETTLED, find_fighters
from wildtable.games.wild_realms_alliance.page.scenes.top import (
    ASSIGNING,
    BATTLE,
    COLLECTION,
    DRAFT,
    LEADERSHIP,
    SCORING,
    phase,
)
from wildtable.games.wild_realms_alliance.state import FIGHTERS
from wildtable.games.wild_realms_alliance.view import WildRealmsView


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
        standing=tuple(sorted(build_columns(view, names), key=lambda one: one.rank)) if now == SCORING else (),
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


class BattleFacts(NamedTuple):
    """What decides the battle beside the animals, and how it ended."""

    start: Seat
    bonus: tuple[int, ...]
    abstaining: tuple[int, ...]
    reversed: bool
    won: tuple[Seat, ...]
    lost: tuple[Seat, ...]


def _fighting(view: WildRealmsView, names: Names, story: Story) -> tuple[FighterInLine, ...]:
    """Return the open Fighters as the battle ranks them, those who abstain last."""
    facts = BattleFacts(view.start, view.bonus, view.abstaining, view.reversed, view.won, view.lost)
    fighters = _line_up(view.game.figures, tuple(_fought(view, story).items()), facts)
    return tuple([FighterInLine(names[seat], seat == view.viewer, *fighter[2:]) for seat, fighter in fighters])


@lru_cache(maxsize=256)
def _line_up(
    figures: WildRealmsFigures, fighters: tuple[tuple[Seat, str], ...], facts: BattleFacts
) -> tuple[tuple[Seat, FighterInLine], ...]:
    """Return the Fighters by seat, without names; cached, because all viewers see a battle alike, and for several moves."""
    turn, rows = -1 if facts.reversed else 1, []
    for seat, name in fighters:
        animal, aside = figures.named[name], bool(facts.abstaining[seat])
        strength = animal.strength + facts.bonus[seat]
        outcome = "won" if seat in facts.won else "lost" if seat in facts.lost else ""
        rank = aside, -turn * strength, -animal.value, (seat - facts.start) % len(facts.bonus)
        rows.append((rank, seat, FighterInLine("", False, name, animal.strength, strength, aside, outcome)))
    return tuple(_show_ties(figures, [(seat, row) for _, seat, row in sorted(rows)]))


def _show_ties(figures: WildRealmsFigures, rows: list[tuple[Seat, FighterInLine]]) -> list[tuple[Seat, FighterInLine]]:
    """Show the symbols of equally strong Fighters where they decided who won or lost: the values decide first."""
    equals = Counter(row.strength for _, row in rows if not row.abstains)
    tied = {row.strength for _, row in rows if row.outcome and equals[row.strength] > 1}
    animals = figures.named
    return [
        (seat, row._replace(symbol=animals[row.animal].symbol, value=animals[row.animal].value))
        if row.strength in tied and not row.abstains
        else (seat, row)
        for seat, row in rows
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
