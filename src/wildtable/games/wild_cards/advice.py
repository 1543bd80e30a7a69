"""What a sensible player would do in Wild Cards, from what the view shows.

Every answer is rated by the points it may bring until the end of the game, and the best one is advised. Habitat cards are
money: each counts for a part of a point as long as there is time to spend it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.games.wild_cards.cards import ANIMALS, LION, PEACOCK, REFILL, SQUIRREL, habitats_in, is_wild, value
from wildtable.games.wild_cards.state import HAND_LIMIT
from wildtable.games.wild_cards.steps import GainAnimal, GetAnimal
from wildtable.games.wild_cards.view import TableView

CARD = 0.6  # what a habitat card in hand is worth, in points,
ROUNDS_TO_SPEND = 3  # if so many rounds are left to spend it, and less towards the end
COLLECTED = (2, 1, 0.3)  # points a card of one's largest species and the next ones, the third for its hopes
POWER = 0.15  # what a leader's power is worth in a round
NATURAL = 2  # points for paying all in the natural habitat
LIKELY_BIDS = (0.14, 0.24, 0.24, 0.19, 0.19)  # how often a rival bids refill, 1, 2, 3 and 4
UNSEEN_CARD = 2.3  # the value of the next card of the pile, more or less


def advise(view: TableView, choice: Choice[Any]) -> Move:
    """The answer that looks best; of equals the first."""
    judgement = Judgement(view)
    rate = RATINGS[choice.options[0].verb]
    return max(choice, key=lambda move: rate(judgement, move.card))


@lru_cache
def chances(rivals: int, bids: tuple[float, ...]) -> Sequence[tuple[tuple[int, ...], float]]:
    """For bids of so much, how many of the rivals may go before each, and how likely that is."""
    found: dict[tuple[int, ...], float] = {}
    for theirs in product(range(len(LIKELY_BIDS)), repeat=rivals):
        ahead = tuple(sum(their >= bid for their in theirs) for bid in bids)
        found[ahead] = found.get(ahead, 0) + prod(LIKELY_BIDS[their] for their in theirs)
    return tuple(found.items())


def collected(counts: Counter[Card]) -> float:
    """What a collection is worth without its leaders."""
    numbers = sorted((counts[animal] for animal in ANIMALS), reverse=True)
    return sum(points * number for points, number in zip(COLLECTED, numbers, strict=False))


class Judgement:
    """How good things look to one player, in points."""

    def __init__(self, view: TableView) -> None:
        assert view.viewer is not None, "a spectator needs no advice"
        self.view = view
        self.me: Seat = view.viewer
        self.hand = habitats_in(view.hand)
        self.picked: Cards = tuple(move.card for move in view.picks if move.card is not None)
        self.card = CARD * min(1, view.rounds_left / ROUNDS_TO_SPEND)

    # Bids

    def bid(self, card: Card | None) -> float:
        """What a bid brings on average; with the eagle, what it adds to the card already placed. None is enough."""
        cards = self.picked if card is None else (*self.picked, card)
        outcomes = [self.outcomes(card) for card in cards]
        return sum(
            chance * max(outcome[rivals] for outcome, rivals in zip(outcomes, ahead, strict=True))
            for ahead, chance in chances(self.rivals, tuple(map(self.strength, cards)))
        )

    def choose(self, card: Card | None) -> float:
        """What one of the eagle's two cards brings now that the other bids lie open."""
        assert card is not None
        bids = [bid for bid in self.view.bids if bid is not None]
        ahead = sum(bid != REFILL and value(bid) >= self.strength(card) for bid in bids)
        return self.outcomes(card)[ahead]

    def outcomes(self, card: Card) -> list[float]:
        """What a bid brings if nobody goes first, if one rival does, two... each taking what one wants most."""
        if card == REFILL:
            return [self.refilling] * self.view.seats
        rest = without(self.hand, (card,))
        takes: list[float] = []
        if len(rest) >= value(card) - 1:
            takes = sorted((self.taking(animal, card, rest) for animal in self.view.display.values()), reverse=True)
        return [max(take, self.passing) for take in takes] + [self.passing] * (self.view.seats - len(takes))

    def strength(self, bid: Card) -> float:
        """The value of a bid, and a little more for the lion, who wins ties; others reckon to lose them."""
        return 0 if bid == REFILL else value(bid) + 0.5 * self.leads(LION)

    @cached_property
    def rivals(self) -> int:
        """How many others can bid for an animal: who has only the refill card cannot."""
        view = self.view
        return sum(seat != self.me and (seat not in view.people or view.hand_size(seat) > 1) for seat in range(view.seats))

    # Animals

    def leads(self, animal: Card) -> bool:
        return self.view.leaders.get(animal) == self.me

    @cached_property
    def worth(self) -> dict[Card, float]:
        return {animal: self.change(animal) for animal in self.view.display.values()}

    @cached_property
    def counts(self) -> list[Counter[Card]]:
        return [Counter(cards) for cards in self.view.collections]

    def change(self, gained: Card, lost: Card | None = None) -> float:
        """What it is worth to gain an animal, in exchange for another or for none."""
        before = self.counts[self.me]
        after = before + Counter((gained,))
        points = 0.0
        if lost is not None:
            after[lost] -= 1
            if self.leads(lost) and after[lost] < max(1, self.most(lost)):
                points -= self.leader(lost)
        if not self.leads(gained) and after[gained] >= self.most(gained):
            points += self.leader(gained)
        return points + collected(after) - collected(before)

    def most(self, animal: Card) -> int:
        """The most of a species that somebody else has."""
        return max(counts[animal] for seat, counts in enumerate(self.counts) if seat != self.me)

    def leader(self, animal: Card) -> float:
        """What a leader is worth: its points, and its power in the rounds to come."""
        return 3 if animal == PEACOCK else 1 + POWER * self.view.rounds_left

    # What one can do with a bid

    def taking(self, animal: Card, bid: Card, hand: Cards) -> float:
        return self.worth[animal] + NATURAL * self.natural(animal, bid, hand) - self.card * value(bid)

    def natural(self, animal: Card, bid: Card, hand: Cards) -> bool:
        """Can bid and payment all show the animal's natural habitat?"""
        fits = self.view.game.figures.fits
        return fits(bid, animal) and sum(fits(card, animal) for card in hand) >= value(bid) - 1

    @cached_property
    def passing(self) -> float:
        held = len(self.hand) + len(self.view.payment(self.me)) + (self.view.bids[self.me] is not None)
        return self.card * min(2, HAND_LIMIT - held)

    @cached_property
    def refilling(self) -> float:
        full = HAND_LIMIT if self.leads(SQUIRREL) else 7
        return self.card * max(0, full - len(self.hand))

    def take(self, animal: Card | None) -> float:
        """An animal for the bid that lies there, or two cards instead."""
        bid = self.view.bids[self.me]
        assert bid is not None
        if animal is None:
            return self.passing
        return self.taking(animal, bid, self.view.payment(self.me) or self.hand)

    def give(self, animal: Card | None) -> float:
        if animal is None:
            return 0.1
        return max(self.change(gained, animal) for gained in self.worth)

    def get(self, animal: Card | None) -> float:
        assert animal is not None
        given = next(step.given for step in self.view.agenda if isinstance(step, GetAnimal))
        return self.change(animal, given)

    # Cards

    def discard(self, card: Card | None) -> float:
        return 0 if card is None else DISCARD(self, card)

    def pay(self, card: Card | None) -> float:
        assert card is not None
        return PAY(self, card)

    @cached_property
    def aim(self) -> Card | None:
        """The best animal that can still be paid for in its natural habitat: the one taken, or in a tie any."""
        view = self.view
        bid = view.bids[self.me]
        assert bid is not None
        fits = view.game.figures.fits
        rest = without(self.hand, self.picked)
        left = value(bid) - 1 - len(self.picked)
        places = [step.place for step in view.agenda if isinstance(step, GainAnimal)] or list(view.display)
        animals = [
            view.display[place]
            for place in places
            if all(fits(c, view.display[place]) for c in (bid, *self.picked))
            and sum(fits(c, view.display[place]) for c in rest) >= left
        ]
        return max(animals, key=self.change, default=None)

    def reveal(self, card: Card | None) -> float:
        return UNSEEN_CARD if card is None else value(card)

    def take_back(self, _: Card | None) -> float:
        """A card in hand is better than one that is gone."""
        return self.card


def PAY(self, card):
    fits = self.view.game.figures.fits
    return 10 * (self.aim is not None and fits(card, self.aim)) - KEEP(self, card)


def KEEP(self, card):
    return is_wild(card) - 0.1 * value(card)


def DISCARD(self, card):
    return -1


RATINGS: dict[str, Callable[[Judgement, Card | None], float]] = {
    "bid": Judgement.bid,
    "choose": Judgement.choose,
    "give": Judgement.give,
    "get": Judgement.get,
    "discard": Judgement.discard,
    "pay": Judgement.pay,
    "reveal": Judgement.reveal,
    "take": Judgement.take,
    "take-back": Judgement.take_back,
}
