"""Wild Cards: the declarations of the game."""

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
from wildtable.engine.options import Option, Setting
from wildtable.engine.presentation.hints import Hint, find_hints
from wildtable.engine.presentation.texts import Explanation
from wildtable.engine.result import Result
from wildtable.engine.shuffling import Seed
from wildtable.engine.zones import Zone
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.advice import WildCardsAdvisor, advise
from wildtable.games.wild_cards.cards import (
    ANIMALS,
    HABITAT_CARDS,
    LEADER_CARDS,
    REFILL,
    TALISMAN,
    WildCardsFigures,
)
from wildtable.games.wild_cards.hints import HINTS
from wildtable.games.wild_cards.scoring import rank, score
from wildtable.games.wild_cards.setup import Names, lay_out_position
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    COLLECTIONS,
    HABITAT_PILE,
    LAYOUT,
    LEADERS,
    LEO_PILE,
    MOST_ANIMALS,
    REFILLS,
    SUPPLY,
    WildCardsState,
)
from wildtable.games.wild_cards.tutorial import WildCardsGuide
from wildtable.games.wild_cards.view import WildCardsView


class WildCards(Game[WildCardsState, WildCardsView]):
    """Wild Cards by Ferdinand Schnitzler: outbid each other for animals, lead their species."""

    name = "wild-cards"
    rules_version = 2
    seat_counts = (3, 4, 5)
    settings = (
        Setting("edition", ("2022", "2020")),
        Setting("leo", (False, True)),
        Setting("one_of_each", (True, False)),
    )
    seat_hints: ClassVar = {2: "wrong-two-people"}
    virtual = "leo"
    companions: ClassVar = {2: True}
    piles = (HABITAT_PILE.name, ANIMAL_PILE.name, LEO_PILE.name, SEATS_PILE)
    favourite = "leader"
    avatars = ("lion", "ibex", "eagle", "squirrel", "meerkat", "peacock")
    levels: ClassVar = {
        "easy": "greedy:slips=0.2",
        "medium": "greedy",
        "hard": "search:deals=28",
        "expert": "search:deals=64:depth=1:doubt=0:trust=0.03:plain=1024",
    }
    ratings: ClassVar = {"easy": -275, "medium": -90, "hard": 114, "expert": 252}
    layout = LAYOUT
    figures_class = WildCardsFigures
    state_class = WildCardsState
    view_class = WildCardsView
    opening = steps.SetUpWildCards
    guide = WildCardsGuide()
    figures: WildCardsFigures

    def add_moves(self, moves: Vocabulary) -> None:
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

    def admit(self, seats: int, options: Mapping[str, Option]) -> None:
        if options["leo"] and options["edition"] == "2020":
            raise OptionError(Explanation("wrong-leo", self))
        if seats != 3 and not options["one_of_each"]:
            raise OptionError(Explanation("wrong-one-of-each", self))

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        return {
            HABITAT_PILE: self.figures.habitats,
            ANIMAL_PILE: self.figures.animals,
            REFILLS: (REFILL,) * 5,
            SUPPLY: LEADER_CARDS + (TALISMAN,) * (options["edition"] == "2022"),
        }

    def setup(
        self,
        seats: int = 3,
        *,
        seed: Seed = 0,
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
    ) -> WildCardsState:
        """Return a position at the start of a round: the given cards in the given zones, the rest dealt, all checked."""
        lay_out = partial(
            lay_out_position,
            hands=hands or {},
            display=display,
            leaders=leaders or {},
            collections=collections or {},
            tokens=tokens or {},
            discard=discard,
            talisman=talisman,
            round=round,
        )
        return self._set_up(lay_out, seats, options, seed, piles)

    def score(self, state: WildCardsState) -> Result:
        lines = [score(state[COLLECTIONS[seat]], state[LEADERS[seat]], state.tokens[seat]) for seat in state.people]
        return rank(lines, [state[COLLECTIONS[seat]] for seat in state.people])

    def score_bounds(self, seats: int) -> tuple[float, float]:
        """All animals of two species, all leaders, and two points for each animal."""
        species = self.figures.animals[: 2 * self.figures.copies]
        return 0, score(species, LEADER_CARDS, 2 * MOST_ANIMALS).total

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        return advise(self.check_advice(view, choice), choice)

    def hints(self, view: View, moves: Iterable[Move]) -> dict[Move, tuple[Hint, ...]]:
        assert isinstance(view, WildCardsView)
        return find_hints(HINTS, WildCardsAdvisor(view), moves)

    def longest(self, seats: int) -> int:
        """A round asks a seat for two bids, a choice, an exchange of two, eleven discards, an animal, three payments and the
        ibex; a tie on top reveals, for each place but the last, each habitat card once at the most."""
        rounds = {3: 14, 4: 12, 5: 10}[seats]
        return rounds * (seats * 21 + (seats - 1) * len(self.figures.habitats))

    def counted(self, state: WildCardsState) -> dict[str, list[list[str]]]:
        """Return the species of each person's collection, and the leaders they own at the end."""
        spell = self.catalogue.spell
        return super().counted(state) | {
            "species": [spell(tuple(state.species_of(seat))) for seat in state.people],
            "leader": [spell(state[LEADERS[seat]]) for seat in state.people],
        }
