"""A seat: collection, leaders, bid and payment."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.presentation.scenes import Story
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import ANIMALS, CATALOGUE, REFILL, SPECIES, habitats_in, leader_of, value
from wildtable.games.wild_cards.page.scenes.cards import spell
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import COMPARED, FACE_DOWN, HANDS, LEADERS, LEO_PILE, TALISMANS
from wildtable.games.wild_cards.view import WildCardsView


class SpeciesHolding(NamedTuple):
    """The animals of one species in a collection."""

    species: str
    animals: int
    leads: bool


class WildCardsSeat(NamedTuple):
    """All that belongs to a seat."""

    number: Seat
    virtual: bool
    hand: int
    tokens: int
    points: int
    known: tuple[str, ...]
    strip: tuple[SpeciesHolding, ...]
    talisman: bool
    bid: str
    payment: tuple[str, ...]
    tie_cards: tuple[str, ...]
    face_down: int
    expected: int
    """How many more cards the seat has to lay: a bid, or a payment in a tie."""
    sealed: bool
    deed: str
    gained: str


SEALED = (steps.PlaceBids, steps.LayPayments, steps.BreakTie)
"""The questions that are answered face down."""
DEEDS = {"acquired": "took", "passed": "passed", "refill-returned": "refilled"}
"""The events that say what a seat did with its bid: one in a round, but two for a refill of the virtual player."""
Deeds = dict[Seat, Mapping[str, Any]]
"""The latest of them by seat; who acted last comes first."""


def is_answered_at_seats(_: WildCardsView) -> bool:
    """No animal or card at another seat answers a question."""
    return False


def build_seat(view: WildCardsView, number: Seat, story: Story, answered: Collection[Seat]) -> WildCardsSeat:
    """Build a seat as this viewer sees it. Only `answered` says who has answered."""
    virtual, bid, tokens = number not in view.people, view.bids[number], view.tokens[number]
    sealed = number in answered and isinstance(view.agenda[0] if view.agenda else None, SEALED)
    points, strip = _describe(view.collections[number], view.cards(LEADERS[number]), tokens)
    done, gained = deed(view, number, find_deeds(story), answered)
    return WildCardsSeat(
        number=number,
        virtual=virtual,
        hand=view.counts[LEO_PILE] if virtual else view.hand_size(number) + view.counts[FACE_DOWN[number]],
        tokens=tokens,
        points=points,
        known=() if virtual else known_in_hand(view, number),
        strip=strip,
        talisman=bool(view.cards(TALISMANS[number])),
        bid="" if bid is None else CATALOGUE.names[bid],
        payment=spell(view.payment(number)),
        tie_cards=_compared(view, number, story),
        face_down=view.counts[FACE_DOWN[number]],
        expected=_expected(view, number),
        sealed=sealed,
        deed=done,
        gained=gained,
    )


def known_in_hand(view: WildCardsView, number: Seat) -> tuple[str, ...]:
    """Return the habitat cards this viewer knows in another's hand: all of them once hands are open."""
    if number == view.viewer:
        return ()
    cards = view.shown[HANDS[number]]
    return spell(habitats_in(view.memory.known(HANDS[number]) if cards is None else cards))


def _compared(view: WildCardsView, number: Seat, story: Story) -> tuple[str, ...]:
    """Return the cards a seat has revealed in an unsettled tie. They share a zone, so the owner comes from the events."""
    if not view.counts[COMPARED]:
        return ()
    begun = max((place for place, event in enumerate(story) if event["from"] == COMPARED.name), default=-1)
    revealed = (event["cards"] for event in story[begun + 1 :] if event["event"] == "revealed" and event["seat"] == number)
    return tuple(card for cards in revealed for card in cards)


@lru_cache(maxsize=1024)
def _describe(collection: Cards, leaders: Cards, tokens: int) -> tuple[int, tuple[SpeciesHolding, ...]]:
    """Return the points and the species of a seat: the same for all viewers, and after most moves."""
    strip = tuple(
        SpeciesHolding(species, collection.count(animal), leader_of(animal) in leaders)
        for animal, species in zip(ANIMALS, SPECIES, strict=True)
    )
    return score(collection, leaders, tokens).total, strip


def _expected(view: WildCardsView, number: Seat) -> int:
    match view.agenda[0] if view.agenda else None:
        case steps.PlaceBids():
            return int(number in view.people)
        case steps.LayPayments(seats=seats) if number in seats:
            return price(view, number)
        case steps.Pay(seat=paying) if number == paying:
            return price(view, number)
        case steps.BreakTie(tied=tied) if number in tied:
            return 1
    return 0


def price(view: WildCardsView, number: Seat) -> int:
    bid = view.bids[number]
    assert bid is not None
    return value(bid) - 1


def find_deeds(story: Story) -> Deeds:
    """Return what each seat has done in this round."""
    found: Deeds = {}
    for event in reversed(story):
        name = event["event"]
        if name in DEEDS:
            found.setdefault(event["seat"], event)
        elif name == "round-began":
            break
    return found


def deed(view: WildCardsView, number: Seat, deeds: Deeds, answered: Collection[Seat]) -> tuple[str, str]:
    """Return the action of a seat in this round, done or next: its name, and the animal it is about."""
    asked = view.agenda[0] if view.agenda else None
    if isinstance(asked, steps.PlaceBids):
        return ("sealed" if number in answered else "waits" if number in view.people else ""), ""
    if number in deeds:
        event = deeds[number]
        return DEEDS[event["event"]], event["cards"][0] if event["event"] == "acquired" else ""
    if isinstance(asked, steps.LayPayments) and number in asked.seats:
        return "tied", ""
    if isinstance(asked, steps.BreakTie) and number in asked.tied:
        return "tied", ""
    if view.bids[number] == REFILL:
        return "refills", ""
    return ("bids" if view.bids[number] is not None else ""), ""
