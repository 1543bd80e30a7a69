"""The mat: the planets with their sectors and spaceships, the pool and the piles, the turn's chain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.cards import Card, Seat
from wildtable.engine.presentation.scenes import Idle, Names, Story
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.cards import EXPLORING, NEEDS, PLACES, SECTORS, SIDES, SPOTS, CrewAbility
from wildtable.games.wild_space.page.scenes.idling import find_idle
from wildtable.games.wild_space.page.scenes.legality import LETTERS, RefusedMove, offers, why
from wildtable.games.wild_space.page.scenes.signs import ActSign, describe_ability, describe_condition
from wildtable.games.wild_space.page.scenes.turns import ChainLink, PastTurn, chain, past
from wildtable.games.wild_space.questions import EXPLORE, LAND, sector_of
from wildtable.games.wild_space.state import DONE, FACE_DOWN, FREE, LANDED, PLANETS, POOL
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


class WildSpaceMat(NamedTuple):
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
NO_SHIPS = (FREE,) * len(SECTORS)


def build_mat(view: WildSpaceView, names: Names, story: Story, _: bool = True) -> WildSpaceMat:
    spelt = view.game.catalogue.names
    acting = view.active if view.agenda else None
    draw = offers(view, "draw pile")
    planets = _describe_planets(view.game, view.planets, view.fleets, tuple(names), view.viewer)
    pool = _describe_pool(view.game, view.pool)
    if view.choice is not None:
        pool = tuple([spot._replace(move=offers(view, f"draw {spot.name}")) for spot in pool])
        if isinstance(view.agenda[0], steps.UseShip):
            planets = tuple([_offer_sectors(view, planet) for planet in planets])
    return WildSpaceMat(
        planets=planets,
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


@lru_cache(maxsize=1024)
def _describe_pool(game: WildSpace, cards: tuple[Card | None, ...]) -> tuple[PoolSpot, ...]:
    """Describe the pool to a viewer who is not asked; cached, because it is the same for all viewers."""
    return tuple(
        PoolSpot(zone.name, spot, "" if card is None else game.catalogue.names[card], "", key)
        for zone, spot, card, key in zip(POOL, SPOTS, cards, LETTERS, strict=False)
    )


@lru_cache(maxsize=1024)
def _describe_planets(
    game: WildSpace, cards: tuple[Card | None, ...], ships: tuple[int, ...], names: Names, viewer: Seat | None
) -> tuple[PlanetScene, ...]:
    """Describe the row of planets to a viewer who does not use a spaceship; cached, because most moves change none."""
    fleets = _fleets(ships, names, viewer)
    own = NO_SHIPS if viewer is None else ships[viewer * len(SECTORS) :]
    return tuple(
        PlanetScene(
            place=place,
            zones=f"{zone.name} {FACE_DOWN[need].name}" if need else zone.name,
            card="" if card is None else game.catalogue.names[card],
            need=need,
            sectors=()
            if card is None
            else tuple(
                _describe_sector(game, card, sector, own[sector], tuple(fleets[LANDED][sector]), tuple(fleets[DONE][sector]))
                for sector in range(number * len(SIDES), (number + 1) * len(SIDES))
            ),
        )
        for number, (place, zone, card, need) in enumerate(zip(PLACES, PLANETS, cards, NEEDS, strict=True))
    )


def _offer_sectors(view: WildSpaceView, planet: PlanetScene) -> PlanetScene:
    """Add what the viewer can do on a planet, or why not."""
    return planet._replace(sectors=tuple([_offer_sector(view, sector) for sector in planet.sectors]))


def _offer_sector(view: WildSpaceView, scene: SectorScene) -> SectorScene:
    notation = f"{EXPLORE if scene.exploring or scene.done else LAND} {scene.name}"
    move, sector = offers(view, notation), SECTORS.index(scene.name)
    return scene._replace(
        chosen=any(picked.verb == LAND and picked.card is None and sector_of(picked) == sector for picked in view.picks),
        move=move,
        key=LETTERS[sector] if move else "",
        why=None if view.picks else why(view, notation),
        idle=_idle(view, EXPLORING if scene.exploring else view.sector(sector).actions) if move else None,
    )


@lru_cache(maxsize=4096)
def _describe_sector(
    game: WildSpace,
    card: Card,
    sector: int,
    mine: int,
    *ships: tuple[ShipScene, ...],
) -> SectorScene:
    """Describe a sector to a viewer who does not use a spaceship; cached, because most moves change none. ships: those that
    have landed, and those that have explored."""
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


def _fleets(ships: tuple[int, ...], names: Names, viewer: Seat | None) -> Fleets:
    """Return the spaceships on each sector."""
    fleets: dict[int, list[list[ShipScene]]] = {state: [[] for _ in SECTORS] for state in (LANDED, DONE)}
    for place, found in enumerate(ships):
        if found in fleets:
            seat, sector = divmod(place, len(SECTORS))
            fleets[found][sector].append(ShipScene(seat, names[seat], initial(names[seat]), seat == viewer))
    return fleets


def initial(name: str) -> str:
    """Return the letter on a player's spaceships."""
    return name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper()
