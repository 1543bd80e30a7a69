"""The mat: piles, display and acting order, with hints where aids are allowed."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import NamedTuple

from wildtable.engine.cards import Card, Seat
from wildtable.engine.presentation.scenes import Names, Story
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import CATALOGUE, HABITATS, LION, REFILL, VALUES, WILD, value
from wildtable.games.wild_cards.page.scenes.seats import Deeds, deed, find_deeds, known_in_hand
from wildtable.games.wild_cards.state import ANIMAL_PILE, BID_ROW, DISCARD, DISPLAY, HABITAT_PILE, HANDS
from wildtable.games.wild_cards.view import WildCardsView

UNSEEN_ROWS = tuple((name, tuple(CATALOGUE.card(f"{name}-{number}") for number in VALUES)) for name in (*HABITATS, WILD))
"""The habitat cards by habitat and value."""
Effect = tuple[int | None, str, str]
"""What taking an animal does for the viewer: `have`, `leader` and `owner` of its offer."""
UNTOLD: Effect = (None, "", "")


class PileScene(NamedTuple):
    """A pile: the number of cards, and the face-up one on top."""

    zone: str
    cards: int
    top: str = ""


class DisplayOffer(NamedTuple):
    """A place of the display, counted from the pile; where aids are allowed, with the effect of taking its animal."""

    place: int
    animal: str
    taker: str
    move: str
    have: int | None = None
    leader: str = ""
    """`keep` the leader, get it `new`, or `from` its owner."""
    owner: str = ""
    next: bool = False
    """The nearest animal, which the virtual player would take."""
    paying: bool = False
    """Is its buyer paying for it now?"""


class ActingSeat(NamedTuple):
    """A seat in the acting order: its revealed bid, and what it did with it."""

    name: str
    bid: str
    deed: str
    gained: str
    now: bool


class WildCardsMat(NamedTuple):
    """The mat: piles, display and acting order, with hints where aids are allowed."""

    habitats: PileScene
    discard: PileScene
    animals: PileScene
    rounds: int
    offers: tuple[DisplayOffer, ...]
    order: tuple[ActingSeat, ...]
    unseen: tuple[tuple[str, tuple[int, ...]], ...]
    """Shown in the place of the order, as long as there is none; so is `known`."""
    known: tuple[tuple[str, tuple[str, ...]], ...]
    draw: str
    """The move that draws from the pile, where that is asked."""

    @property
    def hidden(self) -> int:
        """How many habitat cards the viewer has not seen."""
        return sum([sum(counts) for _, counts in self.unseen])


def build_mat(view: WildCardsView, names: Names, story: Story, aids: bool = True) -> WildCardsMat:
    discarded = view.cards(DISCARD)
    deeds = find_deeds(story)
    order = _order(view, names, deeds)
    is_unseen_shown = aids and not order
    return WildCardsMat(
        habitats=PileScene("habitats", view.counts[HABITAT_PILE]),
        discard=PileScene("discard", len(discarded), CATALOGUE.names[discarded[-1]] if discarded else ""),
        animals=PileScene("animals", view.counts[ANIMAL_PILE]),
        rounds=view.rounds_left,
        offers=_offers(view, names, deeds, aids),
        order=order,
        unseen=_unseen(view) if is_unseen_shown else (),
        known=_known(view, names) if is_unseen_shown else (),
        draw="reveal pile" if view.choice is not None and "reveal pile" in view.choice else "",
    )


def _offers(view: WildCardsView, names: Names, deeds: Deeds, aids: bool) -> tuple[DisplayOffer, ...]:
    """Return the places of the display; the same move takes either of two equal animals, so both may be picked."""
    moves = [] if view.choice is None else [move for move in view.choice.options if move.verb in ("take", "get")]
    nearest = min(view.display, default=0) if len(view.people) < view.seats else 0
    paid = [step.place for step in view.agenda[1:] if isinstance(step, steps.GainAnimal)]
    viewer = view.viewer if aids else None
    offers = []
    for place in range(1, view.seats):
        animal = view.display.get(place)
        if animal is None:
            taker = next((seat for seat, event in deeds.items() if event["from"] == DISPLAY[place - 1].name), None)
            offers.append(DisplayOffer(place, "", "" if taker is None else names[taker], ""))
            continue
        move = next((one.notation for one in moves if one.card == animal and one.place in (None, place)), "")
        effect = UNTOLD if viewer is None else _find_effect(view, names, viewer, animal)
        offers.append(DisplayOffer(place, CATALOGUE.names[animal], "", move, *effect, place == nearest, place in paid))
    return tuple(offers)


def _find_effect(view: WildCardsView, names: Names, viewer: Seat, animal: Card) -> Effect:
    """Return how many of its species the viewer has, and whether its leader changes. An animal given in exchange no longer
    counts."""
    counts = [cards.count(animal) for cards in view.collections]
    have = counts.pop(viewer)
    asked = view.agenda[0]
    if isinstance(asked, steps.GetAnimal) and (asked.seat, asked.given) == (viewer, animal):
        have -= 1
    owner = view.leaders.get(animal)
    if owner == viewer:
        return have, "keep", ""
    if have + 1 < max(counts):
        return have, "", ""
    return (have, "new", "") if owner is None else (have, "from", names[owner])


def _order(view: WildCardsView, names: Names, deeds: Deeds) -> tuple[ActingSeat, ...]:
    """Return the acting order: seats that have acted, the active one, the other bidders by their bids, then seats that
    refill. Of equal bids the lion's owner acts first, then a virtual player; the order of the others is undecided."""
    if not any(view.counts[BID_ROW]) and not any(event["event"] == "passed" for event in deeds.values()):
        return ()
    acted = _acted(view, deeds)
    lion = view.leaders.get(LION)

    def rank(number: Seat) -> tuple[int, ...]:
        bid = view.bids[number]
        if number in acted:
            return 0, acted.index(number)
        if bid is None or bid == REFILL:
            return 2, number
        first = 1 if number not in view.people else 0 if number == lion else 2
        return 1, -value(bid), first, number

    turns = []
    for number in sorted(range(view.seats), key=rank):
        bid = view.bids[number]
        shown = "" if bid is None else CATALOGUE.names[bid]
        turns.append(ActingSeat(names[number], shown, *deed(view, number, deeds, ()), number in view.asked))
    return tuple(turns)


def _acted(view: WildCardsView, deeds: Deeds) -> tuple[Seat, ...]:
    """Return the seats that have acted and the active one, from the current step, or from what they did at the end."""
    for step in view.agenda:
        acquiring = step.acquiring if isinstance(step, steps.BreakTie) else step
        if isinstance(acquiring, steps.AcquireAnimals):
            return acquiring.acted
    return tuple(seat for seat, event in reversed(deeds.items()) if event["event"] != "refill-returned")


def _unseen(view: WildCardsView) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the habitat cards whose zone this viewer does not know, by habitat and value."""
    seen = [*chain.from_iterable(filter(None, view.shown))]
    for number in view.people:
        if number != view.viewer:
            seen += view.memory.known(HANDS[number])
    spread, gone = view.game.figures.spread, Counter(seen)
    return tuple([(name, tuple([spread[card] - gone[card] for card in cards])) for name, cards in UNSEEN_ROWS])


def _known(view: WildCardsView, names: Names) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the habitat cards that this viewer knows to be in which hand."""
    held = ((names[number], known_in_hand(view, number)) for number in view.people)
    return tuple((name, cards) for name, cards in held if cards)
