"""Wild Cards: the rulebook as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from wildtable.engine.cards import Cards, Seat
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
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.advice import advise
from wildtable.games.wild_cards.cards import (
    ANIMALS,
    CATALOGUE,
    HABITAT_CARDS,
    LEADER_CARDS,
    REFILL,
    TALISMAN,
    Figures,
)
from wildtable.games.wild_cards.scoring import rank, score
from wildtable.games.wild_cards.setup import Names, put_up
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    COLLECTIONS,
    HABITAT_PILE,
    LAYOUT,
    LEADERS,
    REFILLS,
    SUPPLY,
    Table,
)
from wildtable.games.wild_cards.tutorial.guide import WildCardsGuide
from wildtable.games.wild_cards.view import TableView


def vocabulary() -> Vocabulary:
    """Every move of every edition, in the order of the rulebook."""
    moves = Vocabulary(CATALOGUE)
    moves.add("bid", (*HABITAT_CARDS, REFILL))
    moves.add("choose", (*HABITAT_CARDS, REFILL))
    moves.add("give", ANIMALS)
    moves.add("get", ANIMALS)
    moves.add("discard", HABITAT_CARDS)
    moves.add("pay", HABITAT_CARDS)
    moves.add_word("reveal", "pile")
    moves.add("reveal", HABITAT_CARDS)
    moves.add("take", ANIMALS)
    for place in range(1, 5):
        moves.add("get", ANIMALS, place=place)
        moves.add("take", ANIMALS, place=place)
    for word in ("pass", "take-back", "leave"):
        moves.add(word)
    return moves


class WildCards(Game[Table, TableView]):
    """Wild Cards by Ferdinand Schnitzler: outbid each other for animals, lead their species."""

    name = "wild-cards"
    title = "Wild Cards"
    rules = 1
    seat_counts = (3, 4, 5)
    settings = (
        Setting("edition", ("2022", "2020")),
        Setting("leo", (False, True)),
        Setting("one_of_each", (True, False)),
    )
    favourite = "leader"
    groups = Figures.GROUPS
    layout = LAYOUT
    guide = WildCardsGuide()
    catalogue = CATALOGUE
    moves = vocabulary()

    def __init__(self, deck: Path | str | None = None) -> None:
        super().__init__(__package__, steps, deck)
        self.figures = Figures(self.deck)

    def people(self, seats: int, options: Mapping[str, Option]) -> int:
        return seats - bool(options["leo"])

    def admit(self, seats: int, options: Mapping[str, Option]) -> None:
        if options["leo"] and options["edition"] == "2020":
            raise OptionError("Leo plays only in the 2022 edition; leave out leo or choose edition=2022")
        if seats != 3 and not options["one_of_each"]:
            raise OptionError("one_of_each is a choice at 3 seats only; leave it out")

    def choose(self, seats: int, options: Mapping[str, object]) -> dict[str, Option]:
        if seats == 2:
            raise OptionError("two people need Leo, who takes a seat of his own: seats=3, leo=True")
        return super().choose(seats, options)

    def table(self, seats: int, options: Mapping[str, Option], seed: bytes) -> Table:
        return Table(self, seats, options, seed)

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        return {
            HABITAT_PILE: self.figures.habitats,
            ANIMAL_PILE: self.figures.animals,
            REFILLS: (REFILL,) * 5,
            SUPPLY: LEADER_CARDS + (TALISMAN,) * (options["edition"] == "2022"),
        }

    def opening(self) -> steps.SetUp:
        return steps.SetUp()

    def setup(
        self,
        seats: int = 3,
        *,
        seed: int | str | bytes = 0,
        hands: Mapping[Seat, Names] | None = None,
        display: Names = (),
        leaders: Mapping[str, Seat] | None = None,
        collections: Mapping[Seat, Names] | None = None,
        tokens: Mapping[Seat, int] | None = None,
        discard: Names = (),
        talisman: Seat | None = None,
        round: int | None = None,
        piles: Piles | None = None,
        **options: object,
    ) -> Table:
        """A position at the start of a round: what is named lies where it is named, the rest is dealt, all is checked."""
        table = self.blank(seats, options, seed_bytes(seed))
        self._stack(table, piles or {})
        put_up(
            table,
            hands=hands or {},
            display=display,
            leaders=leaders or {},
            collections=collections or {},
            tokens=tokens or {},
            discard=discard,
            talisman=talisman,
            round=round,
        )
        table.run()
        return self.from_position(table.position())

    def score(self, state: State) -> Result:
        assert isinstance(state, Table)
        lines = [score(state[COLLECTIONS[seat]], state[LEADERS[seat]], state.tokens[seat]) for seat in state.people]
        return rank(lines, [state[COLLECTIONS[seat]] for seat in state.people])

    def view(self, state: State, viewer: Seat | None) -> TableView:
        return TableView(state, viewer)

    def advise(self, view: View, choice: Choice[Any]) -> Move:
        assert isinstance(view, TableView)
        return advise(view, choice)

    def longest(self, seats: int) -> int:
        """A round asks a seat for two bids, a choice, an exchange of two, eleven discards, an animal, three payments and the
        ibex; a tie on top reveals, for each place but the last, each habitat card once at the most."""
        rounds = {3: 14, 4: 12, 5: 10}[seats]
        return rounds * (seats * 21 + (seats - 1) * len(self.figures.habitats))

    def counted(self, state: State) -> dict[str, list[list[str]]]:
        """The species of each person's collection, and the leaders they own at the end."""
        assert isinstance(state, Table)
        spell = self.catalogue.spell
        return super().counted(state) | {
            "species": [spell(tuple(state.species_of(seat))) for seat in state.people],
            "leader": [spell(state[LEADERS[seat]]) for seat in state.people],
        }

    def parse_pile(self, pile: str, names: Iterable[str]) -> Cards:
        """Piles are `habitats`, `animals`, `leo`, and `seats`, the order of people whose first gets the talisman."""
        if pile not in ("habitats", "animals", "leo", "seats"):
            raise OptionError(f"there is no pile {pile!r} to stack; piles are habitats, animals, leo, seats")
        if pile != "seats":
            return super().parse_pile(pile, names)
        try:
            return tuple(map(int, names))
        except ValueError:
            raise OptionError(f"pile 'seats' holds numbers of seats, not {', '.join(names)}") from None

    def spell_pile(self, pile: str, cards: Cards) -> list[str]:
        return list(map(str, cards)) if pile == "seats" else super().spell_pile(pile, cards)
