"""The scenes of Wild Space: what its table page shows, from a view and the events seen, as plain values without words."""

from __future__ import annotations

from collections.abc import Collection as Group
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.presentation.scenes import (
    BRIEF,
    LONG,
    NORMAL,
    Beat,
    CardFace,
    Column,
    HandCard,
    Idle,
    Names,
    Prompt,
    PromptOption,
    RuleChapter,
    RuleLine,
    ScoreLine,
    ScoreReason,
    Story,
    Top,
    Word,
)
from wildtable.engine.steps import Steps
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.cards import (
    ANY,
    CATEGORIES,
    CONDITIONS,
    DISCARD,
    DRAW,
    EMISSARY,
    EXPLORING,
    HAVE,
    NEEDS,
    OCCUPATIONS,
    PLACES,
    PLAY,
    REMOVE,
    ROBOT,
    ROBOT_OR_EMISSARY,
    SECTORS,
    SIDES,
    SPECIES,
    SPOTS,
    VETERAN,
    Condition,
    CrewAbility,
    CrewCard,
    Mission,
    Smuggling,
)
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.questions import (
    DECLINE,
    EXPLORE,
    LAND,
    MEET,
    REFRESH,
    STAY,
    CardChoice,
    Meeting,
    Payment,
    sector_of,
)
from wildtable.games.wild_space.scoring import Accounts, Credit
from wildtable.games.wild_space.state import DONE, FACE_DOWN, FREE, HANDS, HOSTILE, LANDED, PLANETS, POOL, TURNS
from wildtable.games.wild_space.steps import CARD_FIRST, SQUARE_FIRST
from wildtable.games.wild_space.view import WildSpaceView

KEYS: tuple[tuple[str, ...], ...] = (("1", "0"), ("A", "J"), ("P",), ("R",), ("N",))
"""The keys that pick something: cards in hand; places on the mat from left to right; the pile; refreshing; declining."""
IS_SCORE_PUBLIC = True
"""Columns count what everybody sees."""


# Cards as they are printed


BACKS: tuple[str, ...] = ("space",)
"""All crew cards have the same back."""
PLANET_PICTURES = ("meadow", "coast", "desert", "jungle", "ice", "mushroom", "rings", "ocean", "crystal", "city")
HOSTILE_PICTURES = {
    "mild": ("thorn", "swamp", "wreck", "storm"),
    "harsh": ("lava", "acid", "web", "fang"),
    "deadly": ("eye", "skull", "claw", "void"),
}


@dataclass(frozen=True)
class WildSpaceFace(CardFace):
    """A crew card, a planet or a hostile planet."""

    kind: str
    pictures: tuple[str, ...]
    species: str = ""
    occupation: str = ""
    veteran: bool = False
    condition: ActSign | None = None
    ability: ActSign | None = None
    task: MissionSign | None = None
    credits: int = 0
    number: int = 0
    """The crew size a planet requires, or the strength of a hostile one."""

    @property
    def layers(self) -> tuple[str, ...]:
        return self.pictures


def build_face(game: WildSpace, name: str) -> WildSpaceFace:
    card = game.catalogue.card(name)
    figures = game.figures
    if card in figures.planets:
        return WildSpaceFace(name, "planet", (picture(game, card),), number=figures.planets[card].number)
    if card in figures.hostile:
        category = figures.hostile[card].category
        return WildSpaceFace(name, "hostile", (picture(game, card),), number=1 + CATEGORIES.index(category))
    crew = figures.crew[card]
    return WildSpaceFace(
        name,
        crew.kind,
        layers(crew),
        crew.species,
        crew.occupation,
        crew.veteran,
        describe_condition(crew.condition) if crew.condition else None,
        describe_ability(crew.ability) if crew.ability else None,
        describe_mission(crew.mission) if crew.mission else None,
        crew.credits,
    )


def layers(crew: CrewCard) -> tuple[str, ...]:
    """Return the pictures of a portrait, from the bottom up: a head, then the gear of the occupation or a sash."""
    head = f"head-{crew.species or ROBOT}"
    if crew.kind == EMISSARY:
        return head, "sash"
    return (head, f"gear-{crew.occupation}") if crew.occupation else (head,)


def picture(game: WildSpace, card: Card) -> str:
    """Return the picture of a planet, which depends on its place in the deck only."""
    planets = game.figures.planets
    if card in planets:
        return f"planet-{PLANET_PICTURES[sorted(planets).index(card)]}"
    category = game.figures.hostile[card].category
    alike = [other for other, planet in sorted(game.figures.hostile.items()) if planet.category == category]
    return f"hostile-{HOSTILE_PICTURES[category][alike.index(card)]}"


# Signs: what cards, planets and tracks show. `word` names the message with the same meaning


EITHER = {ANY: (), ROBOT_OR_EMISSARY: tuple(ROBOT_OR_EMISSARY.split(" or "))}
"""The kinds of cards that one word covers; a sign for any card shows no kind."""


class ActSign(NamedTuple):
    """An action, the number of cards (empty for one), and their kinds."""

    act: str
    word: str
    number: int = 0
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class MissionSign:
    """A mission: the credits, the way they are counted, and the things counted, `count` at a time."""

    credits: int
    form: str
    things: tuple[str, ...]
    count: int


class SmugglingSign(NamedTuple):
    """What the Smuggler does with one spot of the pool."""

    act: str
    word: str
    spot: int


def describe_ability(ability: CrewAbility) -> ActSign:
    number = ability.amount if ability.effect == DRAW else 0
    return ActSign(f"act-{ability.effect.replace(' and ', '-')}", f"move-take-{ability.word}", number, _kinds(ability.what))


def describe_condition(condition: Condition) -> ActSign:
    number = condition.amount if condition.amount > 1 else 0
    return ActSign(f"act-{condition.effect}", f"asks-{condition.word}", number, _kinds(condition.what))


def describe_mission(mission: Mission) -> MissionSign:
    return MissionSign(mission.credits, mission.form, mission.things, mission.count)


def describe_smuggling(ability: Smuggling) -> SmugglingSign:
    return SmugglingSign(f"act-{ability.effect}", f"smuggling-{ability.word}", ability.spot)


def _kinds(what: str) -> tuple[str, ...]:
    return EITHER.get(what, (what,))


# Which moves the viewer may play now, or why not


LETTERS = "ABCDEFGHIJ"
"""The keys of places on the mat, from left to right: sectors, spots of the pool, hostile planets, answers in words."""


@dataclass(frozen=True)
class RefusedMove:
    """Why a move is not legal: the code of the refusal, its clause, and the number in its text."""

    code: str
    clause: str
    count: int = 0


def offers(view: WildSpaceView, notation: str) -> str:
    """Return the move if the viewer may play it now, else an empty text."""
    return notation if view.choice is not None and view.game.moves[notation] in view.choice else ""


def why(view: WildSpaceView, notation: str) -> RefusedMove | None:
    """Return why the viewer may not play a move now."""
    refusal = None if view.choice is None else view.choice.why(view.game.moves[notation])
    if refusal is None:
        return None
    count = refusal.about.get("count", 0)
    assert isinstance(count, int), "a number of crew cards"
    return RefusedMove(refusal.code, refusal.clause or "", count)


# What would have no effect


def find_idle(view: WildSpaceView, ability: CrewAbility) -> Idle | None:
    """Say why an action or a square would have no effect."""
    return _lacking(view, ability, view.hand)


def find_idle_card(view: WildSpaceView, card: Card) -> Idle | None:
    """Say why the ability of a card would have no effect, if it were put into play or is in play."""
    printed, fits = view.game.figures.crew[card], view.game.figures.fits
    hand = tuple(other for other in view.hand if other != card)
    if printed.ability is None:
        return None
    condition = printed.condition
    if condition is not None and condition.effect == HAVE:
        crew = tuple(other for other in view.crew(view.me) if other != card)
        if not fits(crew, condition.what):
            return Idle("idle-crew", _name(condition.what))
    if condition is None or condition.effect != DISCARD:
        return _lacking(view, printed.ability, hand)
    payable = fits(hand, condition.what)
    if len(payable) < condition.amount:
        return Idle("idle-hand", _name(condition.what))
    left = [other for other in hand if len(payable) - (other in payable) >= condition.amount]
    return _lacking(view, printed.ability, tuple(left))


def _lacking(view: WildSpaceView, ability: CrewAbility, hand: Cards) -> Idle | None:
    if ability.effect == PLAY and not view.game.figures.fits(hand, ability.what):
        return Idle("idle-hand", _name(ability.what))
    return None


def _name(what: str) -> str:
    return f"a-{what.replace(' ', '-')}"


# A seat


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
    scene = _describe_seat(view.accounts, number)._replace(
        mine=number == view.viewer, starts=number == view.first, hand=view.hand_size(number), known=_known(view, number)
    )
    if not scene.virtual:
        return scene._replace(ships=view.ships_left(number))
    return scene._replace(
        hostile=tuple(_hostile(view)),
        hostile_left=view.hostile_left,
        hostile_back=view.hostile_back,
        explored=tuple(view.names(view.explored)),
    )


@lru_cache(maxsize=512)
def _describe_seat(accounts: Accounts, number: Seat) -> WildSpaceSeat:
    """Describe what all viewers see of a crew; cached, because most moves change none."""
    earned, crew, virtual = accounts.credits(number), accounts.crews[number], number == accounts.smuggler
    counts = [len(accounts.figures.fits(crew, species)) for species in SPECIES]
    return WildSpaceSeat(
        number=number,
        mine=False,
        virtual=virtual,
        starts=False,
        hand=0,
        known=(),
        ships=0,
        crew=len(crew),
        credits=sum(credit.credits for credit in earned),
        series=sum(credit.credits for credit in earned if credit.line == "series"),
        gathered=sum(count > min(counts) for count in counts),
        species=_holdings(accounts, crew, (*SPECIES, ROBOT, EMISSARY), earned),
        occupations=_holdings(accounts, crew, (*OCCUPATIONS, VETERAN), earned),
        fans=_fans(accounts, crew, earned),
        captain=accounts.figures.catalogue.names[crew[0]],
        track=() if virtual else _track(accounts, number),
        token=accounts.tokens[number],
    )


def _holdings(
    accounts: Accounts, crew: Cards, things: tuple[str, ...], earned: tuple[Credit, ...]
) -> tuple[CrewHolding, ...]:
    """Return the collections of these things, with what each earns."""
    figures = accounts.figures
    worth = {what: sum(credit.credits for credit in earned if credit.what == what) for what in things}
    return tuple(
        CrewHolding(what, len(figures.fits(crew, what)), worth[what], crew[0] in figures.matching[what]) for what in things
    )


def _fans(accounts: Accounts, crew: Cards, earned: tuple[Credit, ...]) -> tuple[tuple[str, tuple[CrewMember, ...]], ...]:
    figures = accounts.figures
    alone = {credit.cards[0]: credit.credits for credit in earned if credit.line in ALONE}
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
    planets = []
    for place, (zone, card) in enumerate(zip(HOSTILE, view.hostile, strict=True)):
        if card is None:
            continue
        planet, name = view.game.figures.hostile[card], view.game.catalogue.names[card]
        landed = bool(view.hostile_ships[place])
        move = offers(view, f"{EXPLORE if landed else LAND} {name}")
        planets.append(
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
    return planets


# The turn as a chain


LINKS = {
    "landed-left": ("landed", "act-land", "left"),
    "landed-right": ("landed", "act-land", "right"),
    "explored-left": ("explored", "act-explore", "left"),
    "explored-right": ("explored", "act-explore", "right"),
    "smuggler-landed": ("landed", "act-land", "hostile"),
    "smuggler-explored": ("explored", "act-explore", "hostile"),
    "stayed": ("stayed", "ship", ""),
    "drawn": ("drew", "act-draw", ""),
    "taken": ("took", "act-draw", ""),
    "drawn-into-play": ("played", "act-draw-play", ""),
    "taken-into-play": ("played", "act-draw-play", ""),
    "played": ("played", "act-play", ""),
    "advanced": ("advanced", "sign-veteran", ""),
    "discarded": ("discarded", "act-discard", ""),
    "removed": ("removed", "act-remove", ""),
    "refreshed": ("refreshed", "act-refresh", ""),
    "declined": ("declined", "close", ""),
    "smuggled": ("smuggled", "act-take", ""),
    "scrapped": ("scrapped", "act-discard", ""),
}
"""The events that are links of a turn: the action, its picture, and the part of a planet it is about, if any."""


class ChainLink(NamedTuple):
    """One link of a turn's chain: what was done or is to be done, with what. `what` names a message."""

    deed: str
    art: str
    state: str
    cards: tuple[str, ...] = ()
    number: int = 0
    side: str = ""
    what: str = ""


class PastTurn(NamedTuple):
    """A turn that is over: whose it was, and what was done in it."""

    name: str
    links: tuple[ChainLink, ...]


def chain(view: WildSpaceView, story: Story) -> tuple[ChainLink, ...]:
    """Return the links of this turn, consecutive draws merged, and what is still open, the current question first."""
    begun = next((place for place in reversed(range(len(story))) if story[place]["event"] == "turn-began"), 0)
    ahead = [link._replace(state="open" if number else "now") for number, link in enumerate(_open(view.game, view.agenda))]
    return (*_joined(_done(story[begun:]), "drew"), *ahead)


def past(view: WildSpaceView, names: Names, story: Story) -> tuple[PastTurn, ...]:
    """Return the turns of the others since the viewer's last one, until the viewer uses a spaceship."""
    if view.choice is None or not isinstance(view.agenda[0], steps.UseShip):
        return ()
    turns = _turns(story)[1:-1]
    own = max((place for place, (seat, _) in enumerate(turns) if seat == view.viewer), default=-1)
    return tuple(PastTurn(names[seat], _joined(_done(events), "drew", "took")) for seat, events in turns[own + 1 :])


def _turns(story: Story) -> list[tuple[int, Story]]:
    """Split the events by turns, each with its seat; -1 for events before the first turn."""
    begun = [place for place, event in enumerate(story) if event["event"] == "turn-began"]
    whole = [(story[place]["seat"], story[place:end]) for place, end in pairwise((*begun, len(story)))]
    return [(-1, story[: begun[0]] if begun else story), *whole]


def _done(events: Story) -> Iterator[ChainLink]:
    for event in events:
        if event["event"] in LINKS:
            deed, art, side = LINKS[event["event"]]
            number = event["count"] if event["number"] is None else event["number"]
            yield ChainLink(deed, art, "done", () if deed == "drew" else tuple(event["cards"]), number, side)


def _joined(links: Iterable[ChainLink], *deeds: str) -> tuple[ChainLink, ...]:
    """Yield the links, consecutive ones of the same action merged, for these actions."""
    joined: list[ChainLink] = []
    for link in links:
        last = joined[-1] if joined else None
        if last is not None and link.deed == last.deed in deeds:
            joined[-1] = last._replace(cards=last.cards + link.cards, number=last.number + link.number)
        else:
            joined.append(link)
    return tuple(joined)


def _open(game: WildSpace, agenda: Steps) -> Iterator[ChainLink]:
    """Yield a link for each step of this turn that is still on the agenda."""
    names = game.catalogue.names
    for step in agenda:
        match step:
            case steps.UseShip():
                yield ChainLink("ship", "ship", "open")
            case steps.SmugglerTurn():
                yield ChainLink("smuggler", "act-take", "open")
            case steps.TakeAction():
                yield ChainLink("action", "act-land", "open")
            case steps.Draw(cards=cards):
                yield ChainLink("draw", "act-draw", "open", number=cards)
            case steps.DrawIntoPlay():
                yield ChainLink("draw-into-play", "act-draw-play", "open")
            case steps.PutIntoPlay(what=what):
                yield ChainLink("put", "act-play", "open", what=f"a-{what.replace(' ', '-')}")
            case steps.UseAbility(card=card):
                ability = game.figures.crew[card].ability
                assert ability is not None, "only abilities are offered"
                yield ChainLink(
                    "ability", describe_ability(ability).act, "open", (names[card],), what=describe_ability(ability).word
                )
            case steps.InAnyOrder(card=card, square=square):
                yield ChainLink("order", "sign-veteran", "open", (names[card],), square)


# The mat


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
                _describe_sector(game, card, sector, own[sector], fleets)
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


def _describe_sector(game: WildSpace, card: Card, sector: int, mine: int, fleets: Fleets) -> SectorScene:
    """Describe a sector to a viewer who does not use a spaceship."""
    printed, exploring = game.figures.planets[card].sectors[sector % len(SIDES)], mine == LANDED
    return SectorScene(
        name=SECTORS[sector],
        side=SIDES[sector % len(SIDES)],
        conditions=() if exploring else tuple(map(describe_condition, printed.conditions)),
        actions=tuple(map(describe_ability, EXPLORING if exploring else printed.actions)),
        landed=tuple(fleets[LANDED][sector]),
        explored=tuple(fleets[DONE][sector]),
        exploring=exploring,
        done=mine == DONE,
    )


def _idle(view: WildSpaceView, actions: Sequence[CrewAbility]) -> Idle | None:
    """Return why none of these actions would have an effect."""
    reasons = [find_idle(view, action) for action in actions]
    return reasons[0] if all(reasons) else None


def _fleets(ships: tuple[int, ...], names: Names, viewer: Seat | None) -> Fleets:
    """Return the spaceships on each sector."""
    fleets: dict[int, list[list[ShipScene]]] = {state: [[] for _ in SECTORS] for state in (LANDED, DONE)}
    for place, ship in enumerate(ships):
        if ship in fleets:
            seat, sector = divmod(place, len(SECTORS))
            fleets[ship][sector].append(ShipScene(seat, names[seat], initial(names[seat]), seat == viewer))
    return fleets


def initial(name: str) -> str:
    """Return the letter on a player's spaceships."""
    return name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper()


# The score


SERIES = Word("one-series")


def build_columns(view: WildSpaceView, names: Names) -> tuple[Column, ...]:
    """Build the credits of all seats line by line, with the collections that earn them; the Smuggler's too, if it plays."""
    columns = _describe_accounts(view.accounts)
    return tuple([column._replace(name=names[seat], mine=seat == view.viewer) for seat, column in enumerate(columns)])


@lru_cache(maxsize=512)
def _describe_accounts(accounts: Accounts) -> tuple[Column, ...]:
    """Describe the credits of all seats, which are not named yet; cached, because most moves earn none."""
    smuggler, seats = accounts.smuggler, range(len(accounts.crews))
    scores = [accounts.score(seat) for seat in seats]
    standing = [(score.total, seat == smuggler, -len(accounts.crews[seat])) for seat, score in enumerate(scores)]
    shown = []
    for seat, score in enumerate(scores):
        earned = accounts.credits(seat)
        lines = tuple([ScoreLine(line, points, _reasons(accounts, earned, line)) for line, points in score.lines])
        rank = 1 + sum(other > standing[seat] for other in standing)
        largest = max((credit for credit in earned if credit.line == "species"), key=lambda credit: len(credit.cards))
        emblem, tie_break = (
            ("smuggler", "tie-break-smuggler") if seat == smuggler else (f"head-{largest.what}", "tie-break-crew")
        )
        shown.append(Column("", False, rank, lines, score.total, emblem, tie_break))
    return tuple(shown)


def _reasons(accounts: Accounts, earned: tuple[Credit, ...], line: str) -> tuple[ScoreReason, ...]:
    """Return the collections that earn credits, by name: a kind of cards, a series, or a single card."""
    names = accounts.figures.catalogue.names
    reasons = []
    for credit in earned:
        if credit.line == line and credit.credits:
            single = SERIES if line == "series" else names[credit.cards[0]]
            reasons.append(ScoreReason(Word(f"many-{credit.what}") if credit.what else single, credit.credits))
    return tuple(reasons)


# The round and the phase of the turn


SHIP, ACTION, END, SMUGGLER = "ship", "action", "end", "smuggler"
PHASES: tuple[str, ...] = (SHIP, ACTION, END)
PHASE_OF = {steps.UseShip: SHIP, steps.EndTurn: END, steps.SmugglerTurn: SMUGGLER}


def build_top(view: WildSpaceView) -> Top:
    """Build the round with its phases; the Smuggler's turn comes before or after the player's, depending on who began."""
    phases = PHASES
    if view.smuggler is not None:
        phases = (SMUGGLER, *PHASES) if view.first == view.smuggler else (*PHASES, SMUGGLER)
    return Top(view.round, TURNS, phase(view), phases)


def phase(view: WildSpaceView) -> str:
    """Return the phase of the turn by the current step, empty when the game is over."""
    return PHASE_OF.get(type(view.agenda[0]), ACTION) if view.agenda else ""


# The viewer's hand and prompt


HAND: tuple[str, ...] = ("hand",)
"""The zones whose cards their owner holds."""
WITH_CARDS = (PLAY, DISCARD, REMOVE)
ANYTHING = Word("a-any")


@dataclass(frozen=True)
class OfferedAnswer(PromptOption):
    """An answer offered in the prompt: its sign and, where it comes from a card or a square, that with the card's
    condition."""

    sign: ActSign
    card: str = ""
    condition: ActSign | None = None
    square: int = 0
    idle: Idle | None = None


def build_hand(view: WildSpaceView) -> tuple[HandCard, ...]:
    """Build the hand, preceded by the crew while a crew card is to be removed. A hand card may refresh the pool."""
    if view.viewer is None:
        return ()
    verb = next((verb for verb in view.choice.verbs() if verb in WITH_CARDS), "") if view.choice is not None else ""
    if verb != REMOVE:
        return tuple(_held(view, card, verb) for card in view.hand)
    return (*(_held(view, card, verb) for card in view.crew(view.me)[1:]), *(_held(view, card, "") for card in view.hand))


def _held(view: WildSpaceView, card: Card, verb: str) -> HandCard:
    """Build a card with the move that plays it, or why there is none."""
    name, moves, choice = view.game.catalogue.names[card], view.game.moves, view.choice
    picked = any(move.verb in WITH_CARDS and move.card == card for move in view.picks)
    instead = "" if verb == REMOVE else offers(view, f"{REFRESH} {name}")
    if picked or choice is None or not verb:
        return HandCard(name, picked=picked, instead=instead)
    move = moves[f"{verb} {name}"]
    refusal = choice.why(move)
    if refusal is not None:
        return HandCard(name, refusal=refusal, instead=instead)
    return HandCard(name, move.notation, instead=instead, idle=find_idle_card(view, card) if verb == PLAY else None)


def count_hand(view: WildSpaceView) -> tuple[int, int]:
    """Return how many cards the viewer holds, or how many of the crew are shown instead."""
    choice = view.choice
    removes = choice is not None and REMOVE in choice.verbs()
    return (len(view.crew(view.me)) - 1, 1) if removes else (len(view.hand), 0)


def build_prompt(view: WildSpaceView, _: Names) -> Prompt:
    """Build the question, less what is picked already. Only for a viewer who is asked."""
    choice, asked = view.choice, view.agenda[0]
    assert choice is not None
    words = [move.notation for move in choice if move.verb != REFRESH and move.card is None]
    go = next((word for word in (STAY, "use", "end") if word in words), "")
    if isinstance(asked, steps.PutIntoPlay | steps.UseAbility) and not go and not _pays(choice):
        go = DECLINE
    least = most = 0 if go else _owed(choice)
    about: dict[str, object] = {"names": "", "card": "", "count": 0, "kind": "none", "what": ANYTHING, "condition": ANYTHING}
    about |= _about(view)
    return Prompt(
        step=type(asked).__name__,
        about=about,
        clause=choice.clause,
        least=least,
        most=most,
        go=go,
        others=tuple(word for word in words if word == DECLINE != go),
        options=_options(view),
        instead=any(move.verb == REFRESH for move in choice),
        idle=find_idle_card(view, asked.card) if isinstance(asked, steps.UseAbility) else None,
        subject=str(about["card"]),
    )


def _pays(choice: Choice[Any]) -> bool:
    """Is there a card that fulfils this condition?"""
    return any(move.verb in WITH_CARDS for move in choice)


def _owed(choice: Choice[Any]) -> int:
    """Return how many picks make an answer."""
    return choice.amount if isinstance(choice, CardChoice) else choice.most if isinstance(choice, Payment) else 1


def _about(view: WildSpaceView) -> dict[str, object]:
    """Return the values for the text of the question."""
    choice, asked, names = view.choice, view.agenda[0], view.game.catalogue.names
    assert choice is not None
    match asked:
        case steps.UseShip():
            return _landing(view, choice)
        case steps.TakeAction(sector=sector):
            return {"kind": EXPLORE if view.ships(view.me)[sector] == DONE else LAND}
        case steps.Draw(cards=cards):
            return {"count": cards}
        case steps.PutIntoPlay(what=what):
            return {"what": Word(f"a-{what.replace(' ', '-')}"), "kind": "some" if _pays(choice) else "none"}
        case steps.UseAbility(card=card):
            return _ability(view, choice, card)
        case steps.InAnyOrder(card=card):
            return {"card": names[card]}
    return {}


def _landing(view: WildSpaceView, choice: Choice[Any]) -> dict[str, object]:
    """Return the values for a landing: where to or, once chosen, the condition of the sector."""
    if isinstance(choice, Meeting):
        return {"kind": MEET}
    if isinstance(choice, Payment):
        condition = _condition(view, choice)
        return {"kind": choice.verb, "count": choice.most, "condition": Word(describe_condition(condition).word)}
    if view.game.moves[STAY] in choice:
        return {"kind": STAY}
    if not view.ships_left(view.me):
        return {"kind": EXPLORE}
    return {"kind": "ship" if LANDED in view.ships(view.me) else LAND}


def _condition(view: WildSpaceView, choice: Payment) -> Condition:
    """Return the condition that is being fulfilled: the one chosen, or the only possible one."""
    named = [move.notation.partition(" ")[2] for move in view.picks if move.verb == MEET]
    if named:
        return next(condition for condition in CONDITIONS.values() if condition.word in named)
    sector = next(sector_of(move) for move in view.picks if move.verb == LAND)
    fits = view.game.figures.fits
    return next(
        condition
        for condition in view.sector(sector).conditions
        if condition.effect == choice.verb
        and (condition.effect == REMOVE or len(fits(view.hand, condition.what)) >= condition.amount)
    )


def _ability(view: WildSpaceView, choice: Choice[Any], card: Card) -> dict[str, object]:
    """Return the values for a card's ability and its condition."""
    printed = view.game.figures.crew[card]
    assert printed.ability is not None, "only abilities are offered"
    values: dict[str, object] = {
        "card": view.game.catalogue.names[card],
        "what": Word(describe_ability(printed.ability).word),
    }
    if printed.condition is None or printed.condition.effect == HAVE:
        return values | {"kind": "use"}
    kind = printed.condition.effect if _pays(choice) else "unpaid"
    return values | {"kind": kind, "condition": Word(describe_condition(printed.condition).word), "count": _owed(choice)}


def _options(view: WildSpaceView) -> tuple[OfferedAnswer, ...]:
    """Return the answers that the prompt itself offers: actions, conditions, what comes first."""
    asked = view.agenda[0]
    if isinstance(view.choice, Meeting):
        return _lettered(
            (f"{MEET} {price.condition.word}", describe_condition(price.condition)) for price in view.choice.prices
        )
    match asked:
        case steps.TakeAction(sector=sector):
            explored = view.ships(view.me)[sector] == DONE
            actions = EXPLORING if explored else view.sector(sector).actions
            offered = _lettered((f"take {action.word}", describe_ability(action)) for action in actions)
            return tuple(
                replace(answer, idle=find_idle(view, action)) for answer, action in zip(offered, actions, strict=True)
            )
        case steps.InAnyOrder(card=card, square=square):
            printed, gift = view.game.figures.crew[card], view.captain(view.me).track[square - 1]
            assert printed.ability is not None, "only abilities are offered"
            assert not isinstance(gift, int), "a square for credits gives nothing"
            first, second = _lettered(
                [(CARD_FIRST, describe_ability(printed.ability)), (SQUARE_FIRST, describe_ability(gift))]
            )
            price = None if printed.condition is None else describe_condition(printed.condition)
            idle = find_idle_card(view, card), find_idle(view, gift)
            name = view.game.catalogue.names[card]
            return replace(first, card=name, condition=price, idle=idle[0]), replace(second, square=square, idle=idle[1])
    return ()


def _lettered(answers: Iterable[tuple[str, ActSign]]) -> tuple[OfferedAnswer, ...]:
    return tuple(OfferedAnswer(move, key, sign) for (move, sign), key in zip(answers, LETTERS, strict=False))


# The story of the turns since the viewer's last one


HELD = ("landed", "explored", "smuggled")
"""What is held longer than the cards that come and go."""
FORMS = {
    name: (f"link-{deed}", art, ("side", side or "none"), NORMAL if deed in HELD else BRIEF)
    for name, (deed, art, side) in LINKS.items()
}
"""The links of a turn as beats: the message, its picture, the side it is about, and how long it is held."""
DREW = "link-drew"


def build_story(view: WildSpaceView, _: Names, story: Story) -> tuple[Beat, ...]:
    """Tell the turns after the viewer's last one, the present one included; to spectators a turn of every seat."""
    begun = [place for place, event in enumerate(story) if event["event"] == "turn-began"]
    own = [number for number, place in enumerate(begun) if story[place]["seat"] == view.viewer]
    is_mine = bool(own) and own[-1] == len(begun) - 1
    since = own[-2:-1] if is_mine else own[-1:]
    first = since[0] + 1 if since else max(0, len(begun) - view.seats)
    return tuple(_tell(story, begun[first])) if begun else ()


def _tell(story: Story, start: int) -> list[Beat]:
    """Tell the events from a place on. Draws from the pile that follow each other are one beat, as their cards are not
    shown."""
    beats: list[Beat] = []
    for place, event in enumerate(story[start:], start):
        name = event["event"]
        if name == "turn-began":
            beats.append(Beat(place, "beat-turn", seat=event["seat"], hold=0))
        elif name == "turned-up":
            beats.append(Beat(place, "event-turned-up", "planet-hidden", cards=tuple(event["cards"] or ()), hold=LONG))
        elif name in FORMS:
            message, art, side, hold = FORMS[name]
            number = event["count"] if event["number"] is None else event["number"]
            last = beats[-1] if beats else None
            if last is not None and last.message == message == DREW:
                beats[-1] = last._replace(about=(("count", int(last.about[0][1]) + number), *last.about[1:]))
                continue
            shown = () if message == DREW else tuple(event["cards"] or ())
            beats.append(Beat(place, message, art, event["seat"], shown, (("count", number), side, ("what", "")), hold))
    return beats


# The rules in short


ACTS = ("act-draw", "act-play", "act-draw-play", "act-discard", "act-have", "act-remove")

RULES: tuple[RuleChapter, ...] = (
    RuleChapter("rules-goal-title", (RuleLine("rules-goal"),)),
    RuleChapter(
        "rules-credits-title",
        (
            RuleLine("rules-WS-19", "rules-species-title"),
            RuleLine("rules-WS-20", "rules-series-title"),
            RuleLine("rules-WS-21", "rules-others-title"),
            RuleLine("rules-WS-22"),
        ),
    ),
    RuleChapter("rules-signs-title", tuple(RuleLine(f"rules-{act}-about", f"rules-{act}", act) for act in ACTS)),
    RuleChapter("rules-veterans-title", (RuleLine("rules-WS-17"),)),
)
