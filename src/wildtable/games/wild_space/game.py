"""Wild Space: the declarations of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from random import Random
from typing import Any, ClassVar

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.game import SEATS_PILE, Game, Piles
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.options import Option, Setting, Start
from wildtable.engine.presentation.hints import Hint, find_hints
from wildtable.engine.presentation.texts import Explanation
from wildtable.engine.result import Result
from wildtable.engine.setup import list_shuffles, reading_words
from wildtable.engine.shuffling import Seed
from wildtable.engine.zones import Zone
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.abilities import CARD_FIRST, SQUARE_FIRST
from wildtable.games.wild_space.advice import WildSpaceAdvisor, advise
from wildtable.games.wild_space.cards import (
    CATEGORIES,
    DIFFICULTIES,
    MOST_SQUARES,
    SECTORS,
    SIDES,
    STACKS,
    WildSpaceFigures,
    place_of,
)
from wildtable.games.wild_space.hints import HINTS
from wildtable.games.wild_space.legend import ABILITIES, CONDITIONS, DISCARD, MOST_DRAWN, PLAY, REMOVE, SPOTS
from wildtable.games.wild_space.questions import DECLINE, EXPLORE, LAND, MEET, REFRESH, STAY
from wildtable.games.wild_space.scoring import Accounts, score
from wildtable.games.wild_space.setup import Names, lay_out_position, stacked
from wildtable.games.wild_space.smuggler import BACKS
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    FACE_DOWN,
    HOSTILE_STACKS,
    LAYOUT,
    PILE,
    PLANET_STACKS,
    PLANETS,
    TURNS,
    WildSpaceState,
)
from wildtable.games.wild_space.tutorial import WildSpaceGuide
from wildtable.games.wild_space.view import WildSpaceView
from wildtable.games.wild_space.wording import WildSpaceTexts

SOLO = Setting("solo", (False, *DIFFICULTIES))
SHUFFLED = (PILE, CAPTAINS, *(PLANET_STACKS[number] for number in FACE_DOWN), *HOSTILE_STACKS.values())


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
        lay_out = partial(
            lay_out_position,
            hands=hands or {},
            crews=crews or {},
            pool=pool,
            discard=discard,
            planets=planets,
            ships=ships or {},
            tokens=tokens or {},
            first=first,
            turn=turn,
            hostile=hostile,
        )
        with reading_words():
            stacks = stacked(self.catalogue.spell(self.catalogue.cards(hostile)))
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
        return advise(self.check_advice(view, choice), choice)

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
