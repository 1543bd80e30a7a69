"""Advice for Wild Cards: the best-rated answer, from what the view shows.

Every answer is rated by the points it is expected to bring by the end of the game. A habitat card in hand counts for a
fraction of a point as long as enough rounds are left to spend it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Move
from wildtable.games.wild_cards.cards import ANIMALS, LION, PEACOCK, REFILL, SQUIRREL, habitats_in, is_wild, value
from wildtable.games.wild_cards.state import HAND_LIMIT
from wildtable.games.wild_cards.steps import GainAnimal, GetAnimal
from wildtable.games.wild_cards.view import WildCardsView

POINT = 60  # ratings are whole numbers, so that equal ones are equal on every machine
CARD_POINTS = POINT // 2  # value of a habitat card in hand
ROUNDS_TO_SPEND = 3  # with at least this many rounds left; less towards the end
THIRD_POINTS = POINT // 2  # value of an animal whose species may become the second largest
POWER_POINTS = POINT * 15 // 100  # value of a leader's power per round left
NATURAL_POINTS = 2 * POINT
USUAL_VALUE = POINT * 23 // 10  # the average value of a card from the pile
EXCHANGE_POINTS = POINT // 10  # the least gain for which animals are exchanged


@lru_cache
def chances(rivals: int, strengths: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Count the cases by how many rivals act before bids of these strengths.

    A rival bids refill, 1, 2, 3 or 4 with equal probability.
    """
    rounds = product(range(5), repeat=rivals)
    return Counter(tuple([sum(2 * bid >= own for bid in bids) for own in strengths]) for bids in rounds)


def collected(cards: Cards) -> int:
    """Return the value of a collection without its leaders."""
    most, second, third, *_ = sorted(map(cards.count, ANIMALS), reverse=True)
    return POINT * (2 * most + second) + THIRD_POINTS * third


class WildCardsAdvisor:
    """Rates answers for one player, in sixtieths of a point.

    A method named after a verb rates the moves of that verb by their card.
    """

    def __init__(self, view: WildCardsView) -> None:
        assert view.viewer is not None, "a spectator has nothing to decide"
        self.view = view
        self.me: Seat = view.viewer
        self.fits = view.game.figures.fits
        self.hand = habitats_in(view.hand)
        self.picked = tuple([move.card for move in view.picks if move.card is not None])
        self.card_points = CARD_POINTS * min(ROUNDS_TO_SPEND, view.rounds_left) // ROUNDS_TO_SPEND

    def best_of(self, choice: Choice[Any]) -> Move:
        """Return the best-rated answer; of equals the first."""
        rate = RATINGS[choice.options[0].verb]
        return max(choice, key=lambda move: rate(self, move.card))

    # Bids

    def bid(self, card: Card | None) -> int:
        """What a bid brings, summed over all cases; with the eagle together with the card already placed."""
        bids = self.picked if card is None else (*self.picked, card)
        outcomes = [self.outcomes(bid) for bid in bids]
        return sum(
            cases * max([outcome[rivals] for outcome, rivals in zip(outcomes, ahead, strict=True)])
            for ahead, cases in chances(self.rivals, tuple(map(self.strength, bids))).items()
        )

    def choose(self, card: Card) -> int:
        """The value of one of the eagle's two cards, once the other bids are revealed."""
        strength = self.strength(card)
        return self.outcomes(card)[sum(2 * value(bid) >= strength for bid in self.view.bids if bid not in (None, REFILL))]

    def outcomes(self, bid: Card) -> list[int]:
        """The value of a bid by the number of rivals who act first, each of them taking the best animal left."""
        if bid == REFILL:
            return [self.refilling()] * self.view.seats
        passing, rest = self.passing(), without(self.hand, (bid,))
        if len(rest) < value(bid) - 1:
            return [passing] * self.view.seats
        takes = sorted([self.taking(animal, bid, rest) for animal in self.view.display.values()], reverse=True)
        return [max(take, passing) for take in takes] + [passing] * (self.view.seats - len(takes))

    def strength(self, bid: Card) -> int:
        """Twice the value of a bid; equal ones go first, except before the lion."""
        return 0 if bid == REFILL else 2 * value(bid) + self.leads(LION)

    @lazy_property
    def rivals(self) -> int:
        """How many others can bid for animals: a player who holds only the refill card cannot."""
        view = self.view
        return sum(seat != self.me and (seat not in view.people or view.hand_size(seat) > 1) for seat in range(view.seats))

    # What to do with a bid

    def take(self, animal: Card | None) -> int:
        """Take an animal, with the payment already laid in a tie or with cards from hand; or pass."""
        hand = self.view.payment(self.me) or self.hand
        return self.passing() if animal is None else self.taking(animal, self.placed, hand)

    def taking(self, animal: Card, bid: Card, hand: Cards) -> int:
        """The value of an animal less its price, paid in its natural habitat if possible."""
        return self.worth[animal] + NATURAL_POINTS * self.natural(animal, bid, hand) - self.card_points * value(bid)

    def natural(self, animal: Card, bid: Card, hand: Cards) -> bool:
        """Can bid and payment all show the animal's natural habitat?"""
        return self.fits(bid, animal) and sum([self.fits(card, animal) for card in hand]) >= value(bid) - 1

    @lazy_property
    def fitting(self) -> dict[Card, int]:
        """How many cards in hand show the natural habitat of each animal of the display."""
        animals = dict.fromkeys(self.view.display.values())
        return {animal: sum([self.fits(card, animal) for card in self.hand]) for animal in animals}

    def passing(self) -> int:
        """The value of two cards, as far as the hand has room for them after bid and payment return."""
        back = len(self.view.payment(self.me)) + (self.view.bids[self.me] is not None)
        return self.card_points * min(2, HAND_LIMIT - len(self.hand) - back)

    def refilling(self) -> int:
        """The value of the cards drawn. The meerkat's exchange is left out, as it is not worth a round."""
        return self.card_points * max(0, self.full - len(self.hand))

    @property
    def full(self) -> int:
        """The hand size after a refill."""
        return HAND_LIMIT if self.leads(SQUIRREL) else 7

    @property
    def placed(self) -> Card:
        """The viewer's revealed bid."""
        bid = self.view.bids[self.me]
        assert bid is not None
        return bid

    # Animals

    @lazy_property
    def worth(self) -> dict[Card, int]:
        """The value of each animal of the display, before its price."""
        return {animal: self.change(animal) for animal in self.view.display.values()}

    def give(self, animal: Card | None) -> int:
        """The value of the best exchange for an animal; declining beats an exchange that gains nothing."""
        return (
            EXCHANGE_POINTS
            if animal is None
            else max([self.change(gained, (animal,)) for gained in self.view.display.values()])
        )

    def get(self, animal: Card) -> int:
        given = next(step.given for step in self.view.agenda if isinstance(step, GetAnimal))
        return self.change(animal, (given,))

    def change(self, gained: Card, lost: Cards = ()) -> int:
        """The value of gaining an animal and losing others, including the leaders won and lost."""
        before = self.view.collections[self.me]
        after = without((*before, gained), lost)
        changes = self.leader_changes(gained, lost).items()
        return collected(after) - collected(before) + sum([self.leader(animal) * change for animal, change in changes])

    def leader_changes(self, gained: Card, lost: Cards = ()) -> dict[Card, int]:
        """For each species gained or lost: 1 if its leader is won, -1 if it is lost."""
        after = without((*self.view.collections[self.me], gained), lost)
        changes = {}
        for animal in {gained, *lost}:
            led = self.leads(animal)
            leads = (led or animal == gained) and after.count(animal) >= max(1, self.most(animal))
            changes[animal] = leads - led
        return changes

    def leads(self, animal: Card) -> bool:
        return self.view.leaders.get(animal) == self.me

    def most(self, animal: Card) -> int:
        """The most animals of a species that another seat has."""
        return max([cards.count(animal) for seat, cards in enumerate(self.view.collections) if seat != self.me])

    def leader(self, animal: Card) -> int:
        """A leader's points, and the value of its power in the rounds left."""
        return 3 * POINT if animal == PEACOCK else POINT + POWER_POINTS * self.view.rounds_left

    # Cards that leave the hand

    def pay(self, card: Card) -> int:
        """Pay in the natural habitat if possible, and with the least useful cards."""
        return 10 * POINT * (self.aim is not None and self.fits(card, self.aim)) - self.use(card)

    @lazy_property
    def aim(self) -> Card | None:
        """The best animal that can still be paid for in its natural habitat: the one taken, or in a tie any."""
        display = self.view.display
        taken = [display[step.place] for step in self.view.agenda if isinstance(step, GainAnimal)]
        payable = [
            animal
            for animal in taken or display.values()
            if self.natural(animal, self.placed, self.hand) and all(self.fits(card, animal) for card in self.picked)
        ]
        return max(payable, key=self.worth.__getitem__, default=None)

    def discard(self, card: Card | None) -> int:
        """Discard cards that are worse than the average of the pile, if each of them is replaced."""
        if card is None:
            return 0
        return -self.use(card) if len(self.hand) - len(self.picked) <= self.full else -POINT

    def use(self, card: Card) -> int:
        """How useful a card is: low cards are cheap bids, wild cards match every habitat."""
        return USUAL_VALUE - POINT * value(card) + 3 * POINT * is_wild(card)

    def reveal(self, card: Card | None) -> int:
        """Reveal the highest card, or the top of the pile if no card in hand is better."""
        return USUAL_VALUE if card is None else POINT * value(card)

    def take_back(self, _: None) -> int:
        """The ibex: both answers rate the same, so the first one is advised, which takes the bid back."""
        return self.card_points


RATINGS: dict[str, Callable[[WildCardsAdvisor, Any], int]] = {
    "bid": WildCardsAdvisor.bid,
    "choose": WildCardsAdvisor.choose,
    "give": WildCardsAdvisor.give,
    "get": WildCardsAdvisor.get,
    "discard": WildCardsAdvisor.discard,
    "pay": WildCardsAdvisor.pay,
    "reveal": WildCardsAdvisor.reveal,
    "take": WildCardsAdvisor.take,
    "take-back": WildCardsAdvisor.take_back,
}
