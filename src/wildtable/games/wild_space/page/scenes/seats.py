"""A seat: the crew by species and by occupation with what it is worth, the captain's track, spaceships."""

from __future__ import annotations

from collections.abc import Collection as Group
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.presentation.scenes import Story
from wildtable.games.wild_space.cards import EMISSARY, OCCUPATIONS, ROBOT, SPECIES, VETERAN
from wildtable.games.wild_space.page.scenes.legality import LETTERS, offers
from wildtable.games.wild_space.page.scenes.signs import ActSign, SmugglingSign, describe_ability, describe_smuggling
from wildtable.games.wild_space.questions import EXPLORE, LAND
from wildtable.games.wild_space.scoring import Accounts, Credit
from wildtable.games.wild_space.state import HANDS, HOSTILE
from wildtable.games.wild_space.view import WildSpaceView

ALONE = ("emissaries", "robots", "captain")
"""The lines of the score that a card earns by itself."""


class CrewMember(NamedTuple):
    """A card of the crew, and what it earns by itself: a robot's credits, a mission as far as it is fulfilled, a captain's
    square."""

    name: str
    worth: int


@dataclass(frozen=True)
class CrewHolding:
    """A collection of a crew: its size, its value so far, and whether the captain is part of it."""

    what: str
    count: int
    worth: int = 0
    captain: bool = False


class TrackSquare(NamedTuple):
    """A square of the captain's track: an ability, or credits."""

    number: int
    sign: ActSign | None
    credits: int
    reached: bool


class HostilePlanetScene(NamedTuple):
    """An open hostile planet: what the Smuggler does there, below on landing and above on exploring, and its icons."""

    zone: str
    card: str
    landing: tuple[SmugglingSign, ...]
    exploring: tuple[SmugglingSign, ...]
    icons: tuple[str, ...]
    landed: bool
    move: str
    key: str


class WildSpaceSeat(NamedTuple):
    """All that belongs to a seat."""

    number: Seat
    mine: bool
    virtual: bool
    starts: bool
    hand: int
    known: tuple[str, ...]
    """The cards this viewer knows in its hand, such as those taken from the pool."""
    ships: int
    """How many spaceships it can still land."""
    crew: int
    credits: int
    series: int
    """The credits for series of six different animals."""
    gathered: int
    """How many different animals there are for the next series."""
    species: tuple[CrewHolding, ...]
    occupations: tuple[CrewHolding, ...]
    fans: tuple[tuple[str, tuple[CrewMember, ...]], ...]
    """The crew cards by species, robots last."""
    captain: str
    track: tuple[TrackSquare, ...]
    token: int
    hostile: tuple[HostilePlanetScene, ...] = ()
    hostile_left: int = 0
    hostile_back: str = ""
    """The category on the back of the next hostile planet."""
    explored: tuple[str, ...] = ()


def is_answered_at_seats(view: WildSpaceView) -> bool:
    """Hostile planets are at the Smuggler's seat."""
    return view.smuggler is not None and view.choice is not None


def build_seat(view: WildSpaceView, number: Seat, _: Story, __: Group[Seat] = ()) -> WildSpaceSeat:
    """Build a seat as this viewer sees it."""
    scene = _describe_seat(
        view.accounts,
        number,
        mine=number == view.viewer,
        starts=number == view.first,
        hand=view.hand_size(number),
        known=_known(view, number),
        ships=view.ships_left(number),
    )
    if not scene.virtual:
        return scene
    return scene._replace(
        hostile=tuple(_hostile(view)),
        hostile_left=view.hostile_left,
        hostile_back=view.hostile_back,
        explored=tuple(view.names(view.explored)),
    )


@lru_cache(maxsize=1024)
def _describe_seat(
    accounts: Accounts, number: Seat, *, mine: bool, starts: bool, hand: int, known: tuple[str, ...], ships: int
) -> WildSpaceSeat:
    """Describe a seat, without the Smuggler's planets; cached, because most moves change none or one."""
    virtual, crew = number == accounts.smuggler, _describe_crew(accounts, number)
    return WildSpaceSeat(
        number=number,
        mine=mine,
        virtual=virtual,
        starts=starts,
        hand=hand,
        known=known,
        ships=0 if virtual else ships,
        crew=len(accounts.crews[number]),
        credits=crew.credits,
        series=crew.series,
        gathered=crew.gathered,
        species=crew.species,
        occupations=crew.occupations,
        fans=crew.fans,
        captain=accounts.figures.catalogue.names[accounts.crews[number][0]],
        track=() if virtual else _track(accounts, number),
        token=accounts.tokens[number],
    )


class _CrewParts(NamedTuple):
    """The parts of a seat that follow from the crews."""

    credits: int
    series: int
    gathered: int
    species: tuple[CrewHolding, ...]
    occupations: tuple[CrewHolding, ...]
    fans: tuple[tuple[str, tuple[CrewMember, ...]], ...]


@lru_cache(maxsize=512)
def _describe_crew(accounts: Accounts, number: Seat) -> _CrewParts:
    """Describe a crew; cached, because all viewers see the same and most moves change none."""
    earned, crew = accounts.credits(number), accounts.crews[number]
    counts = [len(accounts.figures.fits(crew, species)) for species in SPECIES]
    return _CrewParts(
        credits=sum(one.credits for one in earned),
        series=sum(one.credits for one in earned if one.line == "series"),
        gathered=sum(count > min(counts) for count in counts),
        species=_holdings(accounts, crew, (*SPECIES, ROBOT, EMISSARY), earned),
        occupations=_holdings(accounts, crew, (*OCCUPATIONS, VETERAN), earned),
        fans=_fans(accounts, crew, earned),
    )


def _holdings(
    accounts: Accounts, crew: Cards, things: tuple[str, ...], earned: tuple[Credit, ...]
) -> tuple[CrewHolding, ...]:
    """Return the collections of these things, with what each earns."""
    figures = accounts.figures
    worth = {what: sum(one.credits for one in earned if one.what == what) for what in things}
    return tuple(
        CrewHolding(what, len(figures.fits(crew, what)), worth[what], crew[0] in figures.matching[what]) for what in things
    )


def _fans(accounts: Accounts, crew: Cards, earned: tuple[Credit, ...]) -> tuple[tuple[str, tuple[CrewMember, ...]], ...]:
    figures = accounts.figures
    alone = {one.cards[0]: one.credits for one in earned if one.line in ALONE}
    members = {card: CrewMember(figures.catalogue.names[card], alone.get(card, 0)) for card in crew}
    return tuple((what, tuple(members[card] for card in figures.fits(crew, what))) for what in (*SPECIES, ROBOT))


def _track(accounts: Accounts, number: Seat) -> tuple[TrackSquare, ...]:
    captain, token = accounts.figures.crew[accounts.crews[number][0]], accounts.tokens[number]
    return tuple(
        TrackSquare(place, None, square, place <= token)
        if isinstance(square, int)
        else TrackSquare(place, describe_ability(square), 0, place <= token)
        for place, square in enumerate(captain.track, 1)
    )


def _known(view: WildSpaceView, number: Seat) -> tuple[str, ...]:
    """Return the cards that the viewer knows in another's hand."""
    return () if number == view.viewer else tuple(view.game.catalogue.spell(view.memory.known(HANDS[number])))


def _hostile(view: WildSpaceView) -> list[HostilePlanetScene]:
    """Return the open hostile planets."""
    found = []
    for place, (zone, card) in enumerate(zip(HOSTILE, view.hostile, strict=True)):
        if card is None:
            continue
        planet, name = view.game.figures.hostile[card], view.game.catalogue.names[card]
        landed = bool(view.hostile_ships[place])
        move = offers(view, f"{EXPLORE if landed else LAND} {name}")
        found.append(
            HostilePlanetScene(
                zone=zone.name,
                card=name,
                landing=tuple(map(describe_smuggling, planet.landing)),
                exploring=tuple(map(describe_smuggling, planet.exploring)),
                icons=planet.icons,
                landed=landed,
                move=move,
                key=LETTERS[place] if move else "",
            )
        )
    return found
