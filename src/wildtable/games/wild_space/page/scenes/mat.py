"""The mat: the planets with their sectors and spaceships, the pool and the piles, the turn's chain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.cards import Card, Seat
from wildtable.engine.presentation.scenes import Idle, MatScene, Names, Story
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.cards import NEEDS, PLACES, SECTORS, SIDES
from wildtable.games.wild_space.legend import EXPLORING, SPOTS, CrewAbility
from wildtable.games.wild_space.page.scenes.idling import find_idle
from wildtable.games.wild_space.page.scenes.legality import LETTERS, RefusedMove, offers, why
from wildtable.games.wild_space.page.scenes.signs import ActSign, describe_ability, describe_condition
from wildtable.games.wild_space.page.scenes.turns import ChainLink, PastTurn, chain, past
from wildtable.games.wild_space.questions import EXPLORE, LAND, sector_of
from wildtable.games.wild_space.state import DONE, FACE_DOWN, LANDED, PLANETS, POOL
from wildtable.games.wild_space.view import WildSpaceView

if TYPE_CHECKING:
    from wildtable.games.wild_space.game import WildSpace


class ShipScene(NamedTuple):
    """A spaceship on a sector, by its owner."""

    seat: Seat
    name: str
    initial: str
    mine: bool


class SectorScene(NamedTuple):
    """Half of a planet: its conditions and actions, the spaceships on it, and what the viewer can do. After the viewer has
    landed, the actions are those of exploring."""

    name: str
    side: str
    conditions: tuple[ActSign, ...]
    actions: tuple[ActSign, ...]
    landed: tuple[ShipScene, ...]
    explored: tuple[ShipScene, ...]
    exploring: bool = False
    done: bool = False
    """Has the viewer explored it already?"""
    chosen: bool = False
    """Has the viewer chosen to land here, and still has to fulfil the condition?"""
    move: str = ""
    key: str = ""
    why: RefusedMove | None = None
    idle: Idle | None = None
    """Why no action of it would have an effect now."""


class PlanetScene(NamedTuple):
    """A planet of the row; face down it shows only the crew size it requires."""

    place: int
    zones: str
    card: str
    need: int
    sectors: tuple[SectorScene, ...]


class PoolSpot(NamedTuple):
    """A spot of the pool; without a card it is a gap."""

    zone: str
    name: str
    card: str
    move: str
    key: str


@dataclass(frozen=True)
class WildSpaceMat(MatScene):
    """Planets, pool and piles, and the turn as a chain."""

    planets: tuple[PlanetScene, ...]
    pool: tuple[PoolSpot, ...]
    drawing: bool
    """Is the viewer asked where to draw from?"""
    pile: int
    draw: str
    discards: int
    discard: str
    """The card on top of the discard pile."""
    actor: str
    mine: bool
    chain: tuple[ChainLink, ...]
    past: tuple[PastTurn, ...]
    """What the others did since the viewer's last turn."""


Fleets = Mapping[int, Sequence[Sequence[ShipScene]]]
"""The spaceships that have landed and those that have explored, by sector."""


def build_mat(view: WildSpaceView, names: Names, story: Story, _: bool = True) -> WildSpaceMat:
    spelt = view.game.catalogue.names
    spots = zip(POOL, SPOTS, view.pool, LETTERS, strict=False)
    acting = view.active if view.agenda else None
    draw = offers(view, "draw pile")
    fleets = _fleets(view, names)
    pool = tuple(
        PoolSpot(zone.name, spot, "" if card is None else spelt[card], offers(view, f"draw {spot}"), key)
        for zone, spot, card, key in spots
    )
    return WildSpaceMat(
        planets=tuple(_planet(view, fleets, number) for number in range(len(PLACES))),
        pool=pool,
        drawing=bool(draw) or any(spot.move for spot in pool),
        pile=view.pile_size,
        draw=draw,
        discards=len(view.discards),
        discard=spelt[view.discards[-1]] if view.discards else "",
        actor="" if acting is None else names[acting],
        mine=acting is not None and acting == view.viewer,
        chain=chain(view, story),
        past=past(view, names, story),
    )


def _planet(view: WildSpaceView, fleets: Fleets, number: int) -> PlanetScene:
    card, need = view.planets[number], NEEDS[number]
    hidden = f" {FACE_DOWN[need].name}" if need else ""
    sectors = range(number * len(SIDES), (number + 1) * len(SIDES))
    return PlanetScene(
        place=PLACES[number],
        zones=PLANETS[number].name + hidden,
        card="" if card is None else view.game.catalogue.names[card],
        need=need,
        sectors=() if card is None else tuple(_sector(view, fleets, sector) for sector in sectors),
    )


def _sector(view: WildSpaceView, fleets: Fleets, sector: int) -> SectorScene:
    card = view.planets[sector // len(SIDES)]
    assert card is not None, "only open planets have sectors to be seen"
    mine = 0 if view.viewer is None else view.ships(view.viewer)[sector]
    scene = _describe_sector(view.game, card, sector, mine, tuple(fleets[LANDED][sector]), tuple(fleets[DONE][sector]))
    if view.choice is None and not view.picks:
        return scene
    notation = f"{EXPLORE if mine else LAND} {scene.name}"
    printed = view.game.figures.planets[card].sectors[sector % len(SIDES)]
    move = offers(view, notation)
    return scene._replace(
        chosen=any(move.verb == LAND and move.card is None and sector_of(move) == sector for move in view.picks),
        move=move,
        key=LETTERS[sector] if move else "",
        why=why(view, notation) if isinstance(view.agenda[0], steps.UseShip) and not view.picks else None,
        idle=_idle(view, EXPLORING if scene.exploring else printed.actions) if move else None,
    )


@lru_cache(maxsize=4096)
def _describe_sector(
    game: WildSpace,
    card: Card,
    sector: int,
    mine: int,
    *ships: tuple[ShipScene, ...],
) -> SectorScene:
    """Describe a sector to a viewer who is not asked; cached, because most moves change none. ships: those that have landed,
    and those that have explored."""
    landed, explored = ships
    printed, exploring = game.figures.planets[card].sectors[sector % len(SIDES)], mine == LANDED
    return SectorScene(
        name=SECTORS[sector],
        side=SIDES[sector % len(SIDES)],
        conditions=() if exploring else tuple(map(describe_condition, printed.conditions)),
        actions=tuple(map(describe_ability, EXPLORING if exploring else printed.actions)),
        landed=landed,
        explored=explored,
        exploring=exploring,
        done=mine == DONE,
    )


def _idle(view: WildSpaceView, actions: Sequence[CrewAbility]) -> Idle | None:
    """Return why none of these actions would have an effect."""
    found = [find_idle(view, action) for action in actions]
    return found[0] if all(found) else None


def _fleets(view: WildSpaceView, names: Names) -> Fleets:
    """Return the spaceships on each sector."""
    fleets: dict[int, list[list[ShipScene]]] = {state: [[] for _ in SECTORS] for state in (LANDED, DONE)}
    for seat in range(view.seats):
        ship = ShipScene(seat, names[seat], initial(names[seat]), seat == view.viewer)
        for sector, found in enumerate(view.ships(seat)):
            if found in fleets:
                fleets[found][sector].append(ship)
    return fleets


def initial(name: str) -> str:
    """Return the letter on a player's spaceships."""
    return name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper()
