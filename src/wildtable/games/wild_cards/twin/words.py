"""States of Wild Cards as words, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from wildtable.engine.cards import Cards
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.twin.constants import pack
from wildtable.engine.twin.kernels import Words
from wildtable.engine.twin.kernels.bits import byte_at, card_at, copies_of, push_card
from wildtable.engine.twin.kernels.frames import DEPTH, SHUFFLES, STACK
from wildtable.games.wild_cards import cards
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.twin import constants as at

ANIMALS = cards.ANIMALS
HABITATS = cards.HABITAT_CARDS


def tables(game: WildCards, seats: int, options: Mapping[str, Option]) -> list[int]:
    """Return the words of the tables that belong to the game: its options and its deck."""
    blank = game.blank(seats, options, b"")
    figures = game.figures
    return [
        -1 if blank.leo is None else blank.leo,
        options["edition"] == "2022",
        len(blank.removed_seen) > 0,
        blank.removed_unseen,
        blank.display_size,
        count(figures.habitats, HABITATS),
        count(figures.animals, ANIMALS),
        *[pack([figures.fits(card, animal) for card in HABITATS], 4) for animal in ANIMALS],
    ]


def count(found: Cards, kinds: Cards) -> int:
    """Return cards as counts."""
    return pack([found.count(kind) for kind in kinds], 4)


def listed(counts: int, kinds: Cards) -> Cards:
    """Return counts as cards, in order."""
    return tuple(kind for number, kind in enumerate(kinds) for _ in range(copies_of(counts, number)))


def one(byte: int, kinds: Sequence[int]) -> Cards:
    """Return the card a byte means, or none."""
    return (kinds[byte - 1],) if byte else ()


def byte_for(found: Cards, kinds: Sequence[int]) -> int:
    return kinds.index(found[0]) + 1 if found else 0


def pack_state(state: State) -> list[int]:
    """Return the words of a state."""
    s = [0] * at.SIZE
    zones = {zone.name: state[zone] for zone in state.game.layout.zones}
    seats = range(state.seats)
    habitats = (*HABITATS, at.REFILL)
    facts: Any = state
    s[SHUFFLES] = state.shuffles
    s[at.ROUND] = facts.round
    s[at.TOKENS] = pack(facts.tokens, 8)
    s[at.HELD] = pack([at.REFILL in zones[f"hand-{seat}"] for seat in seats], 1)
    s[at.BIDS] = pack([byte_for(zones[f"bid-{seat}"], habitats) for seat in seats], 8)
    s[at.TIE_CARDS] = pack([byte_for(zones[f"tie-cards-{seat}"], habitats) for seat in seats], 8)
    s[at.FACE_DOWN] = pack([card + 1 for seat in seats for card in zones[f"face-down-{seat}"]], 8)
    s[at.DISPLAY] = pack([byte_for(zones[f"display-{place}"], ANIMALS) for place in range(1, at.MAX_SEATS)], 8)
    owners = {card: seat for seat in seats for card in zones[f"leaders-{seat}"]}
    s[at.LEADERS] = pack([owners.get(cards.LEADER[animal], -1) + 1 for animal in ANIMALS], 8)
    s[at.TALISMAN] = next((seat + 1 for seat in seats if zones[f"talisman-{seat}"]), 0)
    s[at.COMPARED] = count(zones["compared"], HABITATS)
    s[at.REMOVED] = count(zones["removed"], ANIMALS)
    for seat in seats:
        s[at.HANDS + seat] = count(zones[f"hand-{seat}"], HABITATS)
        s[at.PAYMENTS + seat] = count(zones[f"payment-{seat}"], HABITATS)
        s[at.COLLECTIONS + seat] = count(zones[f"collection-{seat}"], ANIMALS)
    _fill(s, at.HABITAT_PILE, reversed(zones["habitats"]))
    _fill(s, at.DISCARD, zones["discard"])
    _fill(s, at.ANIMAL_PILE, [animal - at.FIRST_ANIMAL for animal in reversed(zones["animals"])])
    _fill(s, at.OUT, [animal - at.FIRST_ANIMAL for animal in zones["out"]])
    _fill(s, at.LEO_PILE, reversed(zones["leo"]))
    s[DEPTH] = len(state.agenda)
    for place, step in enumerate(reversed(state.agenda)):
        s[STACK + place] = pack_step(state.game.steps.dump(step))
    for seat, moves in state.sealed.items():
        for move in moves:
            if move.card is None:
                s[at.PICKED] |= 1 << (8 + seat)
            elif move.card == at.REFILL:
                s[at.PICKED] |= 1 << seat
            else:
                s[at.PICKS + seat] += 1 << (4 * move.card)
    return s


def _fill(s: Words, pile: int, found: Iterable[int]) -> None:
    for card in found:
        push_card(s, pile, card)


def unpack_state(s: Words, state: State) -> None:
    """Fill a state without cards with what the words say: zones, facts, agenda. Sealed answers are left out."""
    seats = range(state.seats)
    habitats = (*HABITATS, at.REFILL)
    zones: dict[str, Cards] = {
        "habitats": _pile(s, at.HABITAT_PILE)[::-1],
        "discard": _pile(s, at.DISCARD),
        "animals": tuple(at.FIRST_ANIMAL + animal for animal in _pile(s, at.ANIMAL_PILE)[::-1]),
        "removed": listed(s[at.REMOVED], ANIMALS),
        "out": tuple(at.FIRST_ANIMAL + animal for animal in _pile(s, at.OUT)),
        "leo": _pile(s, at.LEO_PILE)[::-1],
        "compared": listed(s[at.COMPARED], HABITATS),
    }
    for place in range(1, at.MAX_SEATS):
        zones[f"display-{place}"] = one(byte_at(s[at.DISPLAY], place - 1), ANIMALS)
    owners = [byte_at(s[at.LEADERS], animal) - 1 for animal in range(at.SPECIES)]
    for seat in seats:
        zones[f"hand-{seat}"] = listed(s[at.HANDS + seat], HABITATS) + (at.REFILL,) * ((s[at.HELD] >> seat) & 1)
        zones[f"bid-{seat}"] = one(byte_at(s[at.BIDS], seat), habitats)
        zones[f"tie-cards-{seat}"] = one(byte_at(s[at.TIE_CARDS], seat), habitats)
        zones[f"payment-{seat}"] = listed(s[at.PAYMENTS + seat], HABITATS)
        zones[f"collection-{seat}"] = listed(s[at.COLLECTIONS + seat], ANIMALS)
        zones[f"leaders-{seat}"] = tuple(
            cards.LEADER[animal] for animal, owner in zip(ANIMALS, owners, strict=True) if owner == seat
        )
        zones[f"talisman-{seat}"] = (cards.TALISMAN,) * (s[at.TALISMAN] == seat + 1)
    agenda = [unpack_step(s[STACK + place]) for place in reversed(range(s[DEPTH]))]
    if s[at.FACE_DOWN]:
        seat = next(step["seat"] for step in agenda if step["step"] == "ChooseBid")
        zones[f"face-down-{seat}"] = tuple(byte_at(s[at.FACE_DOWN], place) - 1 for place in (0, 1))
    everything = state.game.boxes(state.seats, state.options)
    placed = [card for found in zones.values() for card in found]
    supply = [card for box in everything.values() for card in box if card in (*cards.LEADER_CARDS, cards.TALISMAN)]
    zones["supply"] = tuple(sorted(set(supply) - set(placed)))
    refills = sum(box.count(at.REFILL) for box in everything.values())
    zones["refills"] = (at.REFILL,) * (refills - placed.count(at.REFILL))
    for name, found in zones.items():
        state.zones[state.game.layout.named[name]] = found
    facts: Any = state
    facts.round = s[at.ROUND]
    facts.tokens = tuple(byte_at(s[at.TOKENS], seat) for seat in seats)
    state.agenda = tuple(state.game.steps.load(step) for step in agenda)


def _pile(s: Words, pile: int) -> Cards:
    return tuple(card_at(s, pile, place) for place in range(s[pile]))


def sealed_moves(s: Words, state: State) -> dict[int, list[int]]:
    """Return the ids of the moves that seats have given in answer to the present question."""
    step = s[STACK + s[DEPTH] - 1] & 255 if s[DEPTH] else -1
    first = {
        at.PLACE_BIDS: at.BID_ID,
        at.PAY: at.PAY_ID,
        at.LAY_PAYMENTS: at.PAY_ID,
        at.REFILL_HAND: at.DISCARD_ID,
        at.BREAK_TIE: at.REVEAL_ID,
    }.get(step, 0)
    found: dict[int, list[int]] = {}
    for seat in state.people:
        moves = [first + card for card in listed(s[at.PICKS + seat], HABITATS)]
        moves += [first + at.REFILL] * ((s[at.PICKED] >> seat) & 1)
        moves += [at.REVEAL_PILE_ID if step == at.BREAK_TIE else at.DONE_ID] * ((s[at.PICKED] >> (8 + seat)) & 1)
        if moves:
            found[seat] = moves
    return found


# Frames

Written = Mapping[str, Any]


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _members(bits: int) -> list[int]:
    return [seat for seat in range(at.MAX_SEATS) if (bits >> seat) & 1]


def _order(seats: Sequence[int]) -> int:
    return pack([seat + 1 for seat in reversed(seats)], 3)


def _ordered(order: int) -> list[int]:
    return [((order >> shift) & 7) - 1 for shift in range(3 * at.MAX_SEATS, -1, -3) if (order >> shift) & 7]


def _acquiring(step: Written) -> int:
    low = step["by_talisman"] | _bits(step["acted"]) << 1
    return int(low | _order(step["acted"]) << (1 + at.MAX_SEATS))


def _acquired(rest: int) -> Written:
    return {
        "step": "AcquireAnimals",
        "acted": _ordered(rest >> (1 + at.MAX_SEATS)),
        "by_talisman": bool(rest & 1),
    }


PACKERS: dict[str, Callable[[Written], tuple[int, int]]] = {
    "AcquireAnimals": lambda step: (0, _acquiring(step)),
    "Exchange": lambda step: (_bits(step["exchanged"]), _order(step["exchanged"])),
    "GetAnimal": lambda step: (step["seat"], step["given"] - at.FIRST_ANIMAL),
    "FillLeo": lambda step: (0, step["cards"]),
    "DrawMissing": lambda step: (step["seat"], step["cards"]),
    "LayPayments": lambda step: (_bits(step["seats"]), 0),
    "BreakTie": lambda step: (_bits(step["tied"]), _acquiring(step["acquiring"])),
    "CompareTieCards": lambda step: (_bits(step["tied"]), _acquiring(step["acquiring"])),
    "GainAnimal": lambda step: (step["seat"], step["place"] - 1),
    "PrepareNextRound": lambda step: (step["by_talisman"], 0),
}
UNPACKERS: dict[str, Callable[[int, int], Written]] = {
    "AcquireAnimals": lambda _, rest: _acquired(rest),
    "Exchange": lambda _, rest: {"exchanged": _ordered(rest)},
    "GetAnimal": lambda seat, rest: {"seat": seat, "given": rest + at.FIRST_ANIMAL},
    "FillLeo": lambda _, rest: {"cards": rest},
    "DrawMissing": lambda seat, rest: {"seat": seat, "cards": rest},
    "LayPayments": lambda seats, _: {"seats": _members(seats)},
    "BreakTie": lambda tied, rest: {"tied": _members(tied), "acquiring": _acquired(rest)},
    "CompareTieCards": lambda tied, rest: {"tied": _members(tied), "acquiring": _acquired(rest)},
    "GainAnimal": lambda seat, rest: {"seat": seat, "place": rest + 1},
    "PrepareNextRound": lambda by_talisman, _: {"by_talisman": bool(by_talisman)},
}
WITH_SEAT = {"ChooseBid", "Refill", "TakeRefillBack", "RevealFromPile", "TakeOrPass", "Pass", "Pay"}
NAMES = {number: name for name, number in at.STEPS.items()}


def pack_step(step: Written) -> int:
    """Return the frame of a step, given as its dump."""
    name = step["step"]
    seat, rest = PACKERS[name](step) if name in PACKERS else (step.get("seat", 0), 0)
    return int(at.STEPS[name] | seat << 8 | rest << 16)


def unpack_step(frame: int) -> dict[str, Any]:
    """Return the dump of a step, given as its frame."""
    name, seat, rest = NAMES[frame & 255], (frame >> 8) & 255, frame >> 16
    if name in UNPACKERS:
        return {"step": name, **UNPACKERS[name](seat, rest)}
    return {"step": name, "seat": seat} if name in WITH_SEAT else {"step": name}
