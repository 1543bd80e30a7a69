"""Wild Space: the declarations of the game, and positions laid out in the middle of one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.game import SEATS_PILE, Game, Piles
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.options import Option, Setting, Start
from wildtable.engine.presentation.hints import Hint, find_hints
from wildtable.engine.presentation.texts import Explanation
from wildtable.engine.result import Result
from wildtable.engine.setup import check_number, check_seat, list_shuffles, reading_words
from wildtable.engine.shuffling import Seed
from wildtable.engine.zones import Zone
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.advice import WildSpaceAdvisor
from wildtable.games.wild_space.cards import (
    ABILITIES,
    CATEGORIES,
    CONDITIONS,
    DIFFICULTIES,
    DISCARD,
    MOST_DRAWN,
    MOST_SQUARES,
    PLACES,
    PLAY,
    REMOVE,
    SECTORS,
    SIDES,
    SPOTS,
    STACKS,
    WildSpaceFigures,
    place_of,
)
from wildtable.games.wild_space.hints import HINTS
from wildtable.games.wild_space.questions import DECLINE, EXPLORE, LAND, MEET, REFRESH, STAY
from wildtable.games.wild_space.scoring import Accounts, score
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    DISCARDS,
    DONE,
    FACE_DOWN,
    HAND,
    HANDS,
    HOSTILE_STACKS,
    LANDED,
    LAYOUT,
    PILE,
    PLANET_STACKS,
    PLANETS,
    POOL,
    SHIPS,
    TURNS,
    WildSpaceState,
)
from wildtable.games.wild_space.steps import BACKS, CARD_FIRST, SQUARE_FIRST, fill_pool
from wildtable.games.wild_space.tutorial import WildSpaceGuide
from wildtable.games.wild_space.view import WildSpaceView
from wildtable.games.wild_space.wording import WildSpaceTexts

SOLO = Setting("solo", (False, *DIFFICULTIES))
SHUFFLED = (PILE, CAPTAINS, *(PLANET_STACKS[number] for number in FACE_DOWN), *HOSTILE_STACKS.values())


Names = Sequence[str]


class WildSpace(Game[WildSpaceState, WildSpaceView]):
    """Wild Space by Joachim Thôme: explore planets, build a crew whose members bring in the next, earn most credits."""

    name = "wild-space"
    rules_version = 2
    seat_counts = (2, 3, 4, 5)
    settings = (SOLO,)
    seat_hints: ClassVar = {1: "wrong-one-person"}
    virtual = SOLO.name
    companions: ClassVar = {1: DIFFICULTIES[0]}
    piles = (*(zone.name for zone in SHUFFLED), BACKS, SEATS_PILE)
    favourite = "captain"
    digresses = True
    levels: ClassVar = {
        "easy": "greedy:slips=0.1",
        "medium": "greedy",
        "hard": "search:deals=36",
        "expert": "policy:deals=128",
    }
    ratings: ClassVar = {"easy": -421, "medium": -143, "hard": 157, "expert": 407}
    starts = (Start(SOLO, seats=2),)
    layout = LAYOUT
    figures_class = WildSpaceFigures
    state_class = WildSpaceState
    view_class = WildSpaceView
    texts_class = WildSpaceTexts
    opening = steps.SetUpWildSpace
    guide = WildSpaceGuide()
    figures: WildSpaceFigures
    texts: WildSpaceTexts

    def add_moves(self, moves: Vocabulary) -> None:
        for verb in (LAND, EXPLORE):
            for sector in SECTORS:
                moves.add_word(verb, sector)
        moves.add(STAY)
        for condition in CONDITIONS.values():
            moves.add_word(MEET, condition.word)
        for ability in ABILITIES.values():
            moves.add_word("take", ability.word)
        for place in ("pile", *SPOTS):
            moves.add_word("draw", place)
        for verb in (REFRESH, PLAY, DISCARD, REMOVE):
            moves.add(verb, self.figures.crew_cards)
        for verb in ("use", DECLINE):
            moves.add(verb)
        for word in (CARD_FIRST, SQUARE_FIRST):
            moves.add_word(*word.split())
        moves.add("end")
        for verb in (LAND, EXPLORE):
            moves.add(verb, self.figures.hostile)

    def admit(self, seats: int, options: Mapping[str, Option]) -> None:
        if options["solo"] and seats != 2:
            raise OptionError(Explanation("wrong-solo", self))

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        figures = self.figures
        hostile = {HOSTILE_STACKS[category]: cards for category, cards in figures.categories.items()}
        return {
            CAPTAINS: figures.captains,
            PILE: figures.crew_cards,
            **{PLANET_STACKS[number]: figures.stacks[stack] for stack, (number, _) in STACKS.items()},
            **(hostile if options["solo"] else {}),
        }

    def setup(
        self,
        seats: int = 3,
        *,
        seed: Seed = 0,
        hands: Mapping[Seat, Names] | None = None,
        crews: Mapping[Seat, Names] | None = None,
        pool: Names = (),
        discard: Names = (),
        planets: Names = (),
        ships: Mapping[Seat, Mapping[str, str]] | None = None,
        tokens: Mapping[Seat, int] | None = None,
        first: Seat = 0,
        turn: int | None = None,
        hostile: Names = (),
        piles: Piles | None = None,
        **options: object,
    ) -> WildSpaceState:
        """Return a position at the start of a turn: the given cards in the given zones, the rest dealt, all checked."""

        def lay_out(state: WildSpaceState) -> None:
            _gather(state, crews or {})
            _lay_planets(state, planets)
            _deal(state, hands or {}, pool, discard)
            _park(state, ships or {})
            _promote(state, tokens or {})
            if state.smuggler is not None:
                steps.lay_hostile_planets(state)
            elif hostile:
                raise OptionError("hostile: the Smuggler does not play")
            _begin(state, first, turn)
            state.agenda = (steps.Turn(),)

        with reading_words():
            stacks = _stack_hostile_planets(self.catalogue.spell(self.catalogue.cards(hostile)))
        return self._set_up(lay_out, seats, options, seed, stacks | list_shuffles(piles or {}))

    def parse_pile(self, pile: str, names: Iterable[str]) -> Cards:
        """Return the cards named for a stacked pile; the pile of backs holds categories, counted from 1."""
        if pile != BACKS:
            return super().parse_pile(pile, names)
        try:
            return tuple(1 + CATEGORIES.index(name) for name in names)
        except ValueError:
            raise OptionError(f"pile {pile!r} holds {', '.join(CATEGORIES)}, not {', '.join(map(str, names))}") from None

    def spell_pile(self, pile: str, cards: Cards) -> list[str]:
        return [CATEGORIES[back - 1] for back in cards] if pile == BACKS else super().spell_pile(pile, cards)

    def score(self, state: WildSpaceState) -> Result:
        return score(state)

    def score_bounds(self, seats: int) -> tuple[float, float]:
        """All crew cards in one crew, whose captain has reached the last square."""
        figures = self.figures
        tokens = (MOST_SQUARES,)
        crews = [((captain, *figures.crew_cards), ()) for captain in figures.captains]
        return 0, max(Accounts(figures, crew, tokens).score(0).total for crew in crews)

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        return WildSpaceAdvisor(self.check_advice(view, choice)).best_of(choice)

    def hints(self, view: View, moves: Iterable[Move]) -> dict[Move, tuple[Hint, ...]]:
        assert isinstance(view, WildSpaceView)
        return find_hints(HINTS, WildSpaceAdvisor(view), moves)

    def longest(self, seats: int) -> int:
        return seats * TURNS * self.longest_turn

    @property
    def longest_turn(self) -> int:
        """Return a number of moves that no turn exceeds.

        A turn performs the planet's action, each square of a track once, as the token never moves back, and each card's
        ability once, as it is used once a turn even if the card leaves and comes back. Each of these asks for as many cards
        as can be drawn, at the most, or brings a card into play, which asks for an order and for a yes, a no or two
        discarded cards. On top come the spaceship, which condition, its two cards, which action, and the end. A refreshed
        pool costs a card: one in hand before, or drawn since.
        """
        squares = max(len(self.figures.crew[captain].track) for captain in self.figures.captains)
        performed = 1 + squares + len(self.figures.crew_cards)
        asked = performed * (MOST_DRAWN + 3) + 6
        refreshed = len(self.figures.crew_cards) + performed * MOST_DRAWN
        return asked + refreshed

    def counted(self, state: WildSpaceState) -> dict[str, list[list[str]]]:
        """Return the order of play, the captains, the crews and the sectors landed on."""
        spell = self.catalogue.spell
        crews = [spell(state[CREWS[seat]]) for seat in state.people]
        sectors = [
            [
                f"{spell(state[PLANETS[place_of(sector)]])[0]}-{SIDES[sector % len(SIDES)]}"
                for sector, ship in enumerate(state.ships_of(seat))
                if ship
            ]
            for seat in state.people
        ]
        return super().counted(state) | {
            "order": [[str((seat - state.first) % state.seats + 1)] for seat in state.people],
            "captain": [crew[:1] for crew in crews],
            "crew": [crew[1:] for crew in crews],
            "sector": sectors,
        }


# A position in the middle of a game, at the start of a turn, in the game's own words


SHIP_WORDS = {"landed": LANDED, "explored": DONE}


def _stack_hostile_planets(hostile: Names) -> dict[str, list[Any]]:
    """Return the stacked piles that put the hostile planets named first."""
    by_category = {zone.name: [name for name in hostile if name.startswith(zone.name)] for zone in HOSTILE_STACKS.values()}
    backs = [[category for category in CATEGORIES if name.startswith(f"hostile-{category}-")] for name in hostile]
    return {**by_category, BACKS: backs}


def _lay(state: WildSpaceState, what: str, cards: Cards, source: Zone, target: Zone) -> None:
    try:
        state.move(cards, source, target, "put-up")
    except InvariantError:
        names = ", ".join(state.game.catalogue.spell(cards))
        raise OptionError(f"{what}: {names} cannot lie there, or lies elsewhere already") from None


def _gather(state: WildSpaceState, crews: Mapping[Seat, Names]) -> None:
    """Lay out the crews named, each with a captain, a random one where none is named."""
    game = state.game
    for seat, names in crews.items():
        check_seat("crews", seat, range(state.seats))
        cards = game.catalogue.cards(names)
        captains = tuple(card for card in cards if card in game.figures.captains)
        if len(captains) > 1:
            raise OptionError(f"crews: seat {seat} has {len(captains)} captains")
        _lay(state, "crews", captains, CAPTAINS, CREWS[seat])
        _lay(state, "crews", tuple(card for card in cards if card not in captains), PILE, CREWS[seat])
    state.shuffle(CAPTAINS)
    for seat in range(state.seats):
        if state[CREWS[seat]][:1] not in [(captain,) for captain in game.figures.captains]:
            state.move(state[CAPTAINS][:1], CAPTAINS, CREWS[seat], "captain-dealt")


def _lay_planets(state: WildSpaceState, planets: Names) -> None:
    """Lay out planets: those named and those for which a crew is large enough face up, the rest face down."""
    for name, card in zip(planets, state.game.catalogue.cards(planets), strict=True):
        number = state.game.figures.planets[card].number if card in state.game.figures.planets else 0
        if not number:
            raise OptionError(f"planets: {name} is no planet of 3, 6 or 9")
        _lay(state, "planets", (card,), PLANET_STACKS[number], PLANETS[PLACES.index(number)])
        if len(state[PLANETS[PLACES.index(number)]]) > 1:
            raise OptionError(f"planets: there is one planet of {number} in a game")
    for place in PLANETS[:2]:
        state.move(state[PLANET_STACKS[0]][:1], PLANET_STACKS[0], place, "laid-out")
    for number, zone in FACE_DOWN.items():
        state.shuffle(PLANET_STACKS[number])
        if not state[PLANETS[PLACES.index(number)]]:
            state.move(state[PLANET_STACKS[number]][:1], PLANET_STACKS[number], zone, "laid-out")
    for seat in state.people:
        steps.turn_up(state, seat)


def _deal(state: WildSpaceState, hands: Mapping[Seat, Names], pool: Names, discard: Names) -> None:
    """Lay out hands, pool and discard pile as named; other hands get three cards, and gaps in the pool are filled."""
    catalogue = state.game.catalogue
    for seat, names in hands.items():
        _lay(state, "hands", catalogue.cards(names), PILE, HANDS[check_seat("hands", seat, state.people)])
    drawn = catalogue.cards(pool)
    if len(drawn) > len(POOL):
        raise OptionError(f"pool: it has {len(POOL)} spots, not {len(drawn)}")
    for card, spot in zip(drawn, POOL, strict=False):
        _lay(state, "pool", (card,), PILE, spot)
    _lay(state, "discard", catalogue.cards(discard), PILE, DISCARDS)
    state.shuffle(PILE)
    fill_pool(state)
    for seat in state.people:
        if seat not in hands:
            state.move(state[PILE][:HAND], PILE, HANDS[seat], "dealt")


def _park(state: WildSpaceState, ships: Mapping[Seat, Mapping[str, str]]) -> None:
    """Put spaceships on face-up planets, at most five of each seat."""
    for seat, parked in ships.items():
        check_seat("ships", seat, state.people)
        for name, word in parked.items():
            if name not in SECTORS or word not in SHIP_WORDS:
                raise OptionError(f"ships: a ship has landed or explored on one of {', '.join(SECTORS)}, not {name}: {word}")
            if not state[PLANETS[place_of(SECTORS.index(name))]]:
                raise OptionError(f"ships: planet {name.partition('-')[0]} lies face down")
            state.put_ship(seat, SECTORS.index(name), SHIP_WORDS[word])
        if state.ships_left(seat) < 0:
            raise OptionError(f"ships: seat {seat} has {len(parked)} of them, {SHIPS} at most")


def _promote(state: WildSpaceState, tokens: Mapping[Seat, int]) -> None:
    for seat, squares in tokens.items():
        check_seat("tokens", seat, state.people)
        track = len(state.captain(seat).track)
        if check_number("tokens", squares) not in range(track + 1):
            raise OptionError(f"tokens: the track of seat {seat} has {track} squares, not {squares}")
    state.tokens = tuple(int(tokens.get(seat, 0)) for seat in range(state.seats))


def _begin(state: WildSpaceState, first: Seat, turn: int | None) -> None:
    """Set whose turn it is: by default the first player's, after as many rounds as the most used spaceships take."""
    state.first = check_seat("first", first, range(state.seats))
    used = {seat: sum(state.ships_of(seat)) for seat in range(state.seats)}
    state.turn = max(used.values()) * state.seats if turn is None else check_number("turn", turn)
    if not 0 <= state.turn < TURNS * state.seats:
        raise OptionError(f"turn: there are {TURNS * state.seats} turns, counted from 0, not {state.turn}")
    for seat, ships in used.items():
        if TURNS - state.turns_left(seat) < ships:
            raise OptionError(f"turn: seat {seat} has used its spaceships {ships} times, in fewer turns")
