"""Wild Realms Alliance: the rulebook as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from wildtable.engine.cards import Cards, Catalogue, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.game import Game, Piles
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.nature import seed_bytes
from wildtable.engine.options import Option, Setting
from wildtable.engine.result import Result
from wildtable.engine.state import State
from wildtable.engine.view import View
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.abilities import ROLES
from wildtable.games.wild_realms_alliance.advice import advise
from wildtable.games.wild_realms_alliance.cards import ANIMAL_CARDS, Figures
from wildtable.games.wild_realms_alliance.questions import TARGET
from wildtable.games.wild_realms_alliance.scoring import rank, score
from wildtable.games.wild_realms_alliance.setup import Names, put_up
from wildtable.games.wild_realms_alliance.state import CENTRE, LAYOUT, Table
from wildtable.games.wild_realms_alliance.tutorial.guide import AllianceGuide
from wildtable.games.wild_realms_alliance.view import TableView
from wildtable.games.wild_realms_alliance.wording import AnimalTexts

PILES = ("centre", "seats")


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    """Every move with these animals, in the order of the rulebook."""
    moves = Vocabulary(catalogue)
    for verb in ("keep", "lead", "fight"):
        moves.add(verb, ANIMAL_CARDS)
    for word in ("first", "second"):
        moves.add_word("use", word)
    for seat in range(LAYOUT.seats):
        moves.add_word(TARGET, str(seat))
    moves.add("take", ANIMAL_CARDS)
    for verb in ("use", "decline", "draw", "defend", "collect"):
        moves.add(verb)
    return moves


class WildRealmsAlliance(Game[Table, TableView]):
    """Wild Realms Alliance by Jeremy Gulotta: draft three animals, give them roles, end with the strongest alliance."""

    name = "wild-realms-alliance"
    title = "Wild Realms Alliance"
    rules = 2
    seat_counts = (3, 4)
    settings = (Setting("collector_abilities", ("loser", "everyone")),)
    favourite = "leader"
    groups = Figures.GROUPS
    layout = LAYOUT
    guide = AllianceGuide()
    texts: AnimalTexts

    def __init__(self, deck: Path | str | None = None) -> None:
        super().__init__(__package__, steps, deck)
        self.figures = Figures(self.deck, self.texts.languages)
        self.catalogue = Catalogue([("animal", tuple(self.figures.named))])
        self.moves = vocabulary(self.catalogue)
        self.texts = AnimalTexts([files("wildtable.engine").joinpath("texts"), self.folder.joinpath("texts")], self.figures)

    def people(self, seats: int, options: Mapping[str, Option]) -> int:
        return seats

    def admit(self, seats: int, options: Mapping[str, Option]) -> None:
        """All seats go with all options."""

    def table(self, seats: int, options: Mapping[str, Option], seed: bytes) -> Table:
        return Table(self, seats, options, seed)

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        return {CENTRE: ANIMAL_CARDS}

    def opening(self) -> steps.SetUp:
        return steps.SetUp()

    def setup(
        self,
        seats: int = 3,
        *,
        seed: int | str | bytes = 0,
        hands: Mapping[Seat, Names] | None = None,
        kept: Mapping[Seat, Names] | None = None,
        alliances: Mapping[Seat, Names] | None = None,
        recruits: Mapping[Seat, Names] | None = None,
        centre: Names = (),
        start: Seat = 0,
        piles: Piles | None = None,
        **options: object,
    ) -> Table:
        """A position: what is named lies where it is named, `centre` on top of the deck, the rest is dealt, all checked."""
        table = self.blank(seats, options, seed_bytes(seed))
        self._stack(table, {"centre": centre} | dict(piles or {}))
        put_up(
            table,
            hands=hands or {},
            kept=kept or {},
            alliances=alliances or {},
            recruits=recruits or {},
            start=start,
        )
        table.run()
        return self.from_position(table.position())

    def score(self, state: State) -> Result:
        assert isinstance(state, Table)
        return rank([score(state.alliance(seat), state.endgame[seat]) for seat in state.people])

    def view(self, state: State, viewer: Seat | None) -> TableView:
        return TableView(state, viewer)

    def advise(self, view: View, choice: Choice[Any]) -> Move:
        assert isinstance(view, TableView)
        return advise(view, choice)

    def longest(self, seats: int) -> int:
        """A seat drafts three cards, names two roles, chooses an ability and how it acts for Leader and Collector,
        draws as the winner, defends as the loser, keeps three, and at the end chooses once more and says how two act."""
        return seats * (3 + 2 + 2 * 2 + 1 + 1 + 3 + 1 + 2)

    def counted(self, state: State) -> dict[str, list[list[str]]]:
        """Who drafted which animals and gave them which roles, as the answers tell, and who kept them to the end."""
        assert isinstance(state, Table)
        *draft, roles = ({seat: self._named(moves) for seat, moves in line.items()} for line in state.past.lines()[:4])
        drafted = [[name for kept in draft for name in kept[seat]] for seat in state.people]
        rows = [[*roles[seat], *(name for name in drafted[seat] if name not in roles[seat])] for seat in state.people]
        return (
            super().counted(state)
            | {"drafted": drafted}
            | {role: [[row[place]] for row in rows] for place, role in enumerate(ROLES)}
            | {"final": [self.catalogue.spell(state.animals(seat)) for seat in state.people]}
        )

    def _named(self, moves: Iterable[Move]) -> list[str]:
        return self.catalogue.spell(tuple(move.card for move in moves if move.card is not None))

    def parse_pile(self, pile: str, names: Iterable[str]) -> Cards:
        """Piles are `centre`, and `seats`, whose first is the start player."""
        if pile not in PILES:
            raise OptionError(f"there is no pile {pile!r} to stack; piles are {', '.join(PILES)}")
        if pile != "seats":
            return super().parse_pile(pile, names)
        try:
            return tuple(map(int, names))
        except ValueError:
            raise OptionError(f"pile 'seats' holds numbers of seats, not {', '.join(names)}") from None

    def spell_pile(self, pile: str, cards: Cards) -> list[str]:
        return list(map(str, cards)) if pile == "seats" else super().spell_pile(pile, cards)
