"""Lay out a position in the middle of a game, at the start of a round, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
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


def put_up(
    table: WildCardsState,
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
    """Lay out what is given, deal the rest, and ask for bids. Whatever the rules do not allow is refused."""
    _collect(table, collections)
    _show(table, display)
    _put_aside(table, round)
    _crown(table, leaders)
    _deal(table, hands, discard)
    _score(table, tokens)
    _hold(table, talisman)
    table.agenda = (steps.PlaceBids(),)


def _lay(table: WildCardsState, what: str, cards: Cards, source: Zone, target: Zone) -> None:
    try:
        table.move(cards, source, target, "put-up")
    except InvariantError:
        raise OptionError(f"{what}: the deck has not so many of {', '.join(CATALOGUE.spell(cards))}") from None


def _known(what: str, names: Names, allowed: Cards) -> Cards:
    cards = CATALOGUE.cards(names)
    for card in cards:
        if card not in allowed:
            raise OptionError(f"{what}: {CATALOGUE.names[card]} does not belong there")
    return cards


def _seat(what: str, seat: Seat, seats: range) -> Seat:
    if seat not in seats:
        raise OptionError(f"{what}: there is no seat {seat} for that; seats are {seats[0]} to {seats[-1]}")
    return seat


def _collect(table: WildCardsState, collections: Mapping[Seat, Names]) -> None:
    table.move(table.removed_seen, ANIMAL_PILE, OUT, "removed")
    for seat, names in collections.items():
        _seat("collections", seat, range(table.seats))
        _lay(table, "collections", _known("collections", names, ANIMALS), ANIMAL_PILE, COLLECTIONS[seat])


def _show(table: WildCardsState, display: Names) -> None:
    """The display as named, and where it is too short, any animals."""
    if len(display) > table.display_size:
        raise OptionError(f"display: {len(display)} animals at {table.seats} seats, {table.display_size} at most")
    for place, animal in zip(DISPLAY, _known("display", display, ANIMALS), strict=False):
        _lay(table, "display", (animal,), ANIMAL_PILE, place)
    table.shuffle(ANIMAL_PILE)
    for place in DISPLAY[: table.display_size]:
        if not table[place]:
            table.move(table[ANIMAL_PILE][:1], ANIMAL_PILE, place, "displayed")


def _put_aside(table: WildCardsState, round: int | None) -> None:
    """Animals removed at the start unseen, and those that went out of the game in earlier rounds."""
    taken = sum(len(table[zone]) for zone in COLLECTIONS)
    first = -(-taken // table.display_size) + 1
    animals = sum(len(table[zone]) for zone in (ANIMAL_PILE, *COLLECTIONS, *DISPLAY))
    rounds = (animals - table.removed_unseen) // table.display_size
    table.round = first if round is None else round
    if not first <= table.round <= rounds:
        raise OptionError(f"round: with {taken} animals collected it is round {first} to {rounds}, not {table.round}")
    out = (table.round - 1) * table.display_size - taken
    table.move_bottom(table.removed_unseen, ANIMAL_PILE, REMOVED, "removed")
    table.move_bottom(out, ANIMAL_PILE, OUT, "left")


def _crown(table: WildCardsState, leaders: Mapping[str, Seat]) -> None:
    """Give leaders to the seats named, else to the seat with most of their species, the lowest first."""
    for species in leaders:
        _known("leaders", [species], ANIMALS)
    for animal in ANIMALS:
        counts = [table.has(seat, animal) for seat in range(table.seats)]
        owner = leaders.get(CATALOGUE.names[animal], counts.index(max(counts)))
        _seat("leaders", owner, range(table.seats))
        if counts[owner] == max(counts) > 0:
            table.move((leader_of(animal),), SUPPLY, LEADERS[owner], "put-up")
        elif CATALOGUE.names[animal] in leaders:
            raise OptionError(f"leaders: seat {owner} cannot own the {CATALOGUE.names[animal]} with {counts[owner]} of them")


def _deal(table: WildCardsState, hands: Mapping[Seat, Names], discard: Names) -> None:
    """Hands as named, refill card included without saying; everybody else gets seven habitat cards."""
    for seat, names in hands.items():
        _seat("hands", seat, table.people)
        cards: tuple[Card, ...] = _known("hands", [name for name in names if name != "refill"], HABITAT_CARDS)
        if len(cards) > HAND_LIMIT:
            raise OptionError(f"hands: {len(cards)} habitat cards for seat {seat}, {HAND_LIMIT} at most")
        _lay(table, "hands", cards, HABITAT_PILE, HANDS[seat])
    _lay(table, "discard", _known("discard", discard, HABITAT_CARDS), HABITAT_PILE, DISCARD)
    table.shuffle(HABITAT_PILE)
    for seat in table.people:
        table.move((REFILL,), REFILLS, HANDS[seat], "dealt")
        if seat not in hands:
            table.move(table[HABITAT_PILE][:7], HABITAT_PILE, HANDS[seat], "dealt")
    if table.leo is not None:
        table.move(table[HABITAT_PILE][:5], HABITAT_PILE, LEO_PILE, "dealt", table.leo)
        table.move((REFILL,), REFILLS, LEO_PILE, "dealt", table.leo)
        table.shuffle(LEO_PILE)


def _score(table: WildCardsState, tokens: Mapping[Seat, int]) -> None:
    for seat, points in tokens.items():
        _seat("tokens", seat, table.people)
        if points < 0 or points % 2:
            raise OptionError(f"tokens: points come in twos, not {points}")
    table.tokens = tuple(tokens.get(seat, 0) for seat in range(table.seats))


def _hold(table: WildCardsState, talisman: Seat | None) -> None:
    if TALISMAN not in table[SUPPLY]:
        if talisman is not None:
            raise OptionError("talisman: the 2020 edition has none")
        return
    owner = 0 if talisman is None else _seat("talisman", talisman, table.people)
    table.move((TALISMAN,), SUPPLY, TALISMANS[owner], "talisman-given")
