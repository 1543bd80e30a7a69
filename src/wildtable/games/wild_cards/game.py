"""Wild Cards: the declarations of the game, and positions laid out in the middle of one."""

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
from wildtable.engine.options import Option, Setting
from wildtable.engine.presentation.hints import Hint, find_hints
from wildtable.engine.presentation.texts import Explanation
from wildtable.engine.result import Result
from wildtable.engine.setup import check_number, check_seat
from wildtable.engine.shuffling import Seed
from wildtable.engine.zones import Zone
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.advice import WildCardsAdvisor
from wildtable.games.wild_cards.cards import (
    ANIMALS,
    CATALOGUE,
    HABITAT_CARDS,
    LEADER,
    LEADER_CARDS,
    REFILL,
    TALISMAN,
    WildCardsFigures,
)
from wildtable.games.wild_cards.hints import HINTS
from wildtable.games.wild_cards.scoring import rank, score
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    COLLECTIONS,
    DISCARD,
    DISPLAY,
    HABITAT_PILE,
    HAND_LIMIT,
    HANDS,
    LAYOUT,
    LEADERS,
    LEO_PILE,
    MOST_ANIMALS,
    OUT,
    REFILLS,
    REMOVED,
    SUPPLY,
    TALISMANS,
    WildCardsState,
)
from wildtable.games.wild_cards.tutorial import WildCardsGuide
from wildtable.games.wild_cards.view import WildCardsView

Names = Sequence[str]


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

        def lay_out(state: WildCardsState) -> None:
            _collect(state, collections or {})
            _show(state, display)
            _put_aside(state, round)
            _crown(state, leaders or {})
            _deal(state, hands or {}, discard)
            _score(state, tokens or {})
            _hold(state, talisman)
            state.agenda = (steps.PlaceBids(),)

        return self._set_up(lay_out, seats, options, seed, piles)

    def score(self, state: WildCardsState) -> Result:
        lines = [score(state[COLLECTIONS[seat]], state[LEADERS[seat]], state.tokens[seat]) for seat in state.people]
        return rank(lines, [state[COLLECTIONS[seat]] for seat in state.people])

    def score_bounds(self, seats: int) -> tuple[float, float]:
        """All animals of two species, all leaders, and two points for each animal."""
        species = self.figures.animals[: 2 * self.figures.copies]
        return 0, score(species, LEADER_CARDS, 2 * MOST_ANIMALS).total

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        return WildCardsAdvisor(self.check_advice(view, choice)).best_of(choice)

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


# A position in the middle of a game, at the start of a round, in the game's own words


def _lay(state: WildCardsState, what: str, cards: Cards, source: Zone, target: Zone) -> None:
    try:
        state.move(cards, source, target, "put-up")
    except InvariantError:
        raise OptionError(f"{what}: the deck has not so many of {', '.join(CATALOGUE.spell(cards))}") from None


def _known(what: str, names: Names, allowed: Cards) -> Cards:
    cards = CATALOGUE.cards(names)
    for card in cards:
        if card not in allowed:
            raise OptionError(f"{what}: {CATALOGUE.names[card]} does not belong there")
    return cards


def _collect(state: WildCardsState, collections: Mapping[Seat, Names]) -> None:
    state.move(state.removed_seen, ANIMAL_PILE, OUT, "removed")
    for seat, names in collections.items():
        check_seat("collections", seat, range(state.seats))
        _lay(state, "collections", _known("collections", names, ANIMALS), ANIMAL_PILE, COLLECTIONS[seat])


def _show(state: WildCardsState, display: Names) -> None:
    """Fill the display with the animals named, then with any others."""
    animals = _known("display", display, ANIMALS)
    if len(animals) > state.display_size:
        raise OptionError(f"display: {len(animals)} animals at {state.seats} seats, {state.display_size} at most")
    for place, animal in zip(DISPLAY, animals, strict=False):
        _lay(state, "display", (animal,), ANIMAL_PILE, place)
    state.shuffle(ANIMAL_PILE)
    for place in DISPLAY[: state.display_size]:
        if not state[place]:
            state.move(state[ANIMAL_PILE][:1], ANIMAL_PILE, place, "displayed")


def _put_aside(state: WildCardsState, round: int | None) -> None:
    """Remove the animals that were removed unseen at the start, and those that left the game in earlier rounds."""
    taken = sum(len(state[zone]) for zone in COLLECTIONS)
    first = -(-taken // state.display_size) + 1
    animals = sum(len(state[zone]) for zone in (ANIMAL_PILE, *COLLECTIONS, *DISPLAY))
    rounds = (animals - state.removed_unseen) // state.display_size
    state.round = first if round is None else check_number("round", round)
    if not first <= state.round <= rounds:
        raise OptionError(f"round: with {taken} animals collected it is round {first} to {rounds}, not {state.round}")
    out = (state.round - 1) * state.display_size - taken
    state.move_bottom(state.removed_unseen, ANIMAL_PILE, REMOVED, "removed")
    state.move_bottom(out, ANIMAL_PILE, OUT, "left")


def _crown(state: WildCardsState, leaders: Mapping[str, Seat]) -> None:
    """Give leaders to the seats named, else to the seat with most of their species, the lowest first."""
    for species in leaders:
        _known("leaders", [species], ANIMALS)
    for animal in ANIMALS:
        counts = [state.has(seat, animal) for seat in range(state.seats)]
        owner = leaders.get(CATALOGUE.names[animal], counts.index(max(counts)))
        check_seat("leaders", owner, range(state.seats))
        if counts[owner] == max(counts) > 0:
            state.move((LEADER[animal],), SUPPLY, LEADERS[owner], "put-up")
        elif CATALOGUE.names[animal] in leaders:
            raise OptionError(f"leaders: seat {owner} cannot own the {CATALOGUE.names[animal]} with {counts[owner]} of them")


def _deal(state: WildCardsState, hands: Mapping[Seat, Names], discard: Names) -> None:
    """Deal the hands named, each with its refill card; all others get seven habitat cards."""
    for seat, names in hands.items():
        check_seat("hands", seat, state.people)
        cards = tuple(card for card in _known("hands", names, (*HABITAT_CARDS, REFILL)) if card != REFILL)
        if len(cards) > HAND_LIMIT:
            raise OptionError(f"hands: {len(cards)} habitat cards for seat {seat}, {HAND_LIMIT} at most")
        _lay(state, "hands", cards, HABITAT_PILE, HANDS[seat])
    _lay(state, "discard", _known("discard", discard, HABITAT_CARDS), HABITAT_PILE, DISCARD)
    state.shuffle(HABITAT_PILE)
    for seat in state.people:
        state.move((REFILL,), REFILLS, HANDS[seat], "dealt")
        if seat not in hands:
            state.move(state[HABITAT_PILE][:7], HABITAT_PILE, HANDS[seat], "dealt")
    if state.leo is not None:
        state.move(state[HABITAT_PILE][:5], HABITAT_PILE, LEO_PILE, "dealt", state.leo)
        state.move((REFILL,), REFILLS, LEO_PILE, "dealt", state.leo)
        state.shuffle(LEO_PILE)


def _score(state: WildCardsState, tokens: Mapping[Seat, int]) -> None:
    for seat, points in tokens.items():
        check_seat("tokens", seat, state.people)
        if check_number("tokens", points) < 0 or points % 2:
            raise OptionError(f"tokens: points come in twos, not {points}")
    state.tokens = tuple(int(tokens.get(seat, 0)) for seat in range(state.seats))


def _hold(state: WildCardsState, talisman: Seat | None) -> None:
    if TALISMAN not in state[SUPPLY]:
        if talisman is not None:
            raise OptionError("talisman: the 2020 edition has none")
        return
    owner = 0 if talisman is None else check_seat("talisman", talisman, state.people)
    state.move((TALISMAN,), SUPPLY, TALISMANS[owner], "talisman-given")
