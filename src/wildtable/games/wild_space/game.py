"""Wild Space: the rulebook as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.game import Game, Piles
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.nature import seed_bytes
from wildtable.engine.options import Option, Setting, Start
from wildtable.engine.result import Result
from wildtable.engine.state import State
from wildtable.engine.view import View
from wildtable.engine.zones import Zone
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.abilities import CARD_FIRST, SQUARE_FIRST
from wildtable.games.wild_space.advice import advise
from wildtable.games.wild_space.cards import DIFFICULTIES, SECTORS, SIDES, STACKS, place_of
from wildtable.games.wild_space.figures import Figures
from wildtable.games.wild_space.legend import ABILITIES, CONDITIONS, DISCARD, MOST_DRAWN, PLAY, REMOVE, SPOTS
from wildtable.games.wild_space.questions import DECLINE, EXPLORE, LAND, MEET, REFRESH, STAY
from wildtable.games.wild_space.scoring import score
from wildtable.games.wild_space.setup import Names, put_up, stacked
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    FACE_DOWN,
    HOSTILE_PILE,
    HOSTILE_STACKS,
    LAYOUT,
    PILE,
    PLANET_STACKS,
    PLANETS,
    TURNS,
    Table,
)
from wildtable.games.wild_space.tutorial.guide import WildSpaceGuide
from wildtable.games.wild_space.view import TableView
from wildtable.games.wild_space.wording import CrewTexts

SOLO = Setting("solo", (False, *DIFFICULTIES))
SEATS = "seats"
SHUFFLED = (PILE, CAPTAINS, *(PLANET_STACKS[number] for number in FACE_DOWN), *HOSTILE_STACKS.values(), HOSTILE_PILE)
PILES = (*(zone.name for zone in SHUFFLED), SEATS)


def vocabulary(figures: Figures) -> Vocabulary:
    """Every move of a game with these cards, in the order of the rulebook."""
    moves = Vocabulary(figures.catalogue)
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
        moves.add(verb, figures.crew_cards)
    for verb in ("use", DECLINE):
        moves.add(verb)
    for word in (CARD_FIRST, SQUARE_FIRST):
        moves.add_word(*word.split())
    moves.add("end")
    for verb in (LAND, EXPLORE):
        moves.add(verb, figures.hostile)
    return moves


class WildSpace(Game[Table, TableView]):
    """Wild Space by Joachim Thôme: explore planets, build a crew whose members bring in the next, earn most credits."""

    name = "wild-space"
    title = "Wild Space"
    rules = 1
    seat_counts = (2, 3, 4, 5)
    settings = (SOLO,)
    favourite = "captain"
    starts = (Start(SOLO, seats=2),)
    groups = Figures.GROUPS
    layout = LAYOUT
    guide = WildSpaceGuide()
    texts: CrewTexts

    def __init__(self, deck: Path | str | None = None) -> None:
        super().__init__(__package__, steps, deck)
        self.figures = Figures(self.deck)
        self.catalogue = self.figures.catalogue
        self.moves = vocabulary(self.figures)
        self.texts = CrewTexts([files("wildtable.engine").joinpath("texts"), self.folder.joinpath("texts")], self.figures)

    def people(self, seats: int, options: Mapping[str, Option]) -> int:
        return seats - bool(options["solo"])

    def admit(self, seats: int, options: Mapping[str, Option]) -> None:
        if options["solo"] and seats != 2:
            raise OptionError("the Smuggler plays against one person: seats=2, or leave out solo")

    def choose(self, seats: int, options: Mapping[str, object]) -> dict[str, Option]:
        if seats == 1:
            raise OptionError("one person meets the Smuggler, who takes a seat of its own: seats=2, solo=easy")
        return super().choose(seats, options)

    def table(self, seats: int, options: Mapping[str, Option], seed: bytes) -> Table:
        return Table(self, seats, options, seed)

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        figures = self.figures
        hostile = {HOSTILE_STACKS[category]: cards for category, cards in figures.categories.items()}
        return {
            CAPTAINS: figures.captains,
            PILE: figures.crew_cards,
            **{PLANET_STACKS[number]: figures.stacks[stack] for stack, (number, _) in STACKS.items()},
            **(hostile if options["solo"] else {}),
        }

    def opening(self) -> steps.SetUp:
        return steps.SetUp()

    def setup(
        self,
        seats: int = 3,
        *,
        seed: int | str | bytes = 0,
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
    ) -> Table:
        """A position at the start of a turn: what is named lies where it is named, the rest is dealt, all is checked."""
        table = self.blank(seats, options, seed_bytes(seed))
        self._stack(table, stacked(hostile) | dict(piles or {}))
        put_up(
            table,
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
        table.run()
        return self.from_position(table.position())

    def score(self, state: State) -> Result:
        assert isinstance(state, Table)
        return score(state)

    def view(self, state: State, viewer: Seat | None) -> TableView:
        return TableView(state, viewer)

    def advise(self, view: View, choice: Choice[Any]) -> Move:
        assert isinstance(view, TableView)
        return advise(view, choice)

    def longest(self, seats: int) -> int:
        return seats * TURNS * self.longest_turn

    @property
    def longest_turn(self) -> int:
        """A number of moves that no turn exceeds.

        A turn performs the planet's action, each square of a track once and, as no card's ability is used twice, each
        card's ability once. Each of these asks for as many cards as can be drawn, at the most, or brings a card into play,
        which asks for an order and for a yes, a no or two discarded cards. On top come the spaceship, which condition, its
        two cards, which action, and the end. A refreshed pool costs a card: one in hand before, or drawn since.
        """
        performed = 1 + len(self.figures.crew[0].track) + len(self.figures.crew_cards)
        asked = performed * (MOST_DRAWN + 3) + 6
        refreshed = len(self.figures.crew_cards) + performed * MOST_DRAWN
        return asked + refreshed

    def counted(self, state: State) -> dict[str, list[list[str]]]:
        """Who began, captains, crews and the sectors where somebody landed."""
        assert isinstance(state, Table)
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

    def parse_pile(self, pile: str, names: Iterable[str]) -> Cards:
        """Piles are `pile`, `captains`, `planets-three` and so on, and `seats`, whose first begins."""
        if pile not in PILES:
            raise OptionError(f"there is no pile {pile!r} to stack; piles are {', '.join(PILES)}")
        if pile != SEATS:
            return super().parse_pile(pile, names)
        try:
            return tuple(map(int, names))
        except ValueError:
            raise OptionError(f"pile 'seats' holds numbers of seats, not {', '.join(names)}") from None

    def spell_pile(self, pile: str, cards: Cards) -> list[str]:
        return list(map(str, cards)) if pile == SEATS else super().spell_pile(pile, cards)
