"""Lay out a position in the middle of a game, at the start of a round, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.setup import check_number, check_seat
from wildtable.engine.zones import Zone
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import (
    ANIMALS,
    CATALOGUE,
    HABITAT_CARDS,
    REFILL,
    TALISMAN,
    leader_of,
)
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    COLLECTIONS,
    DISCARD,
    DISPLAY,
    HABITAT_PILE,
    HAND_LIMIT,
    HANDS,
    LEADERS,
    LEO_PILE,
    OUT,
    REFILLS,
    REMOVED,
    SUPPLY,
    TALISMANS,
    WildCardsState,
)

Names = Sequence[str]


def lay_out_position(
    state: WildCardsState,
    *,
    hands: Mapping[Seat, Names],
    display: Names,
    leaders: Mapping[str, Seat],
    collections: Mapping[Seat, Names],
    tokens: Mapping[Seat, int],
    discard: Names,
    talisman: Seat | None,
    round: int | None,
) -> None:
    """Lay out what is given, deal the rest, and ask for bids. Raise an OptionError for what the rules do not allow."""
    _collect(state, collections)
    _show(state, display)
    _put_aside(state, round)
    _crown(state, leaders)
    _deal(state, hands, discard)
    _score(state, tokens)
    _hold(state, talisman)
    state.agenda = (steps.PlaceBids(),)


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
            state.move((leader_of(animal),), SUPPLY, LEADERS[owner], "put-up")
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
