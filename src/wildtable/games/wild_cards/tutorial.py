"""The guided first game of Wild Cards: its prepared deal, and a lesson for every decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.presentation.guide import LEARNER, Explainer, Explanation, LessonLine, PreparedGuide, cards_of
from wildtable.engine.steps import AnyStep
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.advice import WildCardsAdvisor
from wildtable.games.wild_cards.cards import ANIMALS, CATALOGUE, LEADER, LION, REFILL, total, value
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import BIDS, FACE_DOWN, PAYMENTS
from wildtable.games.wild_cards.view import WildCardsView


@dataclass(frozen=True)
class PreparedRound:
    """A prepared round: its display, the learner's collection and hand when it begins, the moves of each seat as far as
    they are legal, and the steps with a prepared lesson."""

    display: str
    collection: str
    hand: str
    moves: tuple[str, str, str]
    lessons: tuple[type[AnyStep], ...]


PREPARED = (
    PreparedRound(
        "peacock meerkat",
        "",
        "forest-2 forest-3 forest-4 savannah-3 mountain-1 mountain-3 mountain-4",
        (
            "bid forest-2, take peacock, pay forest-4",
            "bid savannah-1, take meerkat",
            "bid refill, discard savannah-4, discard savannah-4, discard mountain-4, done",
        ),
        (steps.PlaceBids, steps.TakeOrPass, steps.Pay),
    ),
    PreparedRound(
        "squirrel ibex",
        "peacock",
        "forest-3 savannah-3 mountain-1 mountain-3 mountain-4",
        (
            "bid savannah-3, take squirrel, pay mountain-4, pay forest-3",
            "bid mountain-2, take ibex, pay forest-4, take-back",
            "bid forest-1",
        ),
        (steps.PlaceBids, steps.TakeOrPass, steps.Pay),
    ),
    PreparedRound(
        "meerkat ibex",
        "peacock squirrel",
        "mountain-1 mountain-3",
        (
            "bid refill, discard mountain-3, done",
            "bid mountain-1, take meerkat",
            "bid mountain-2, take ibex, pay savannah-3, take-back",
        ),
        (steps.PlaceBids, steps.Refill),
    ),
    PreparedRound(
        "eagle lion",
        "peacock squirrel",
        "forest-1 forest-1 forest-2 forest-3 savannah-4 mountain-1 mountain-1 mountain-2 mountain-2 wild-2",
        (
            "bid mountain-2, pay mountain-2, take eagle",
            "bid savannah-2, pay forest-2, take eagle, take lion",
            "bid savannah-1",
        ),
        (steps.PlaceBids, steps.LayPayments, steps.TakeOrPass),
    ),
    PreparedRound(
        "squirrel peacock",
        "peacock squirrel eagle",
        "forest-1 forest-1 forest-2 forest-3 savannah-4 mountain-1 mountain-1 wild-2",
        (
            "bid forest-1, bid forest-3, choose forest-1, take peacock",
            "bid refill, pass, discard savannah-3, done",
            "bid forest-4, take squirrel, pay mountain-3, pay mountain-3, pay forest-3, take-back",
        ),
        (steps.PlaceBids, steps.ChooseBid, steps.TakeOrPass),
    ),
    PreparedRound(
        "meerkat meerkat",
        "peacock peacock squirrel eagle",
        "forest-1 forest-2 forest-3 savannah-4 mountain-1 mountain-1 wild-2",
        (
            "bid forest-1, done, pass",
            "bid savannah-2, take meerkat, pay forest-2",
            "bid refill, discard forest-4, done",
        ),
        (steps.PlaceBids, steps.TakeOrPass),
    ),
)
WHAT_FOLLOWS = "squirrel ibex"
"""The next display: the leader lost in the fifth round can be won back."""
PARTNERS_HANDS = (
    "forest-2 forest-4 savannah-1 savannah-2 savannah-3 mountain-1 mountain-2",
    "forest-1 savannah-2 savannah-3 savannah-4 savannah-4 mountain-2 mountain-4",
)
DRAWN = (
    "forest-4 savannah-1 mountain-3",
    "forest-3 mountain-3",
    "mountain-2 mountain-2 forest-1 forest-1 forest-2 forest-3 mountain-1 savannah-4 wild-2",
    "savannah-1 wild-3",
    "savannah-2 savannah-2 savannah-1 forest-2 mountain-4 wild-1",
)
"""What is drawn from the habitat pile, in this order: by seat 2, 2, 0, 2 and 1."""
PILES: Mapping[str, Sequence[str]] = {
    "animals": " ".join([*(prepared.display for prepared in PREPARED), WHAT_FOLLOWS]).split(),
    "habitats": " ".join([PREPARED[0].hand, *PARTNERS_HANDS, *DRAWN]).split(),
    "seats": ["2"],
}
"""How the piles are stacked. Seat 2 holds the talisman, so that the learner comes next after it."""


def prepared_round(view: WildCardsView) -> PreparedRound | None:
    """The round being played, if it is one of those prepared."""
    number = round_of(view)
    return PREPARED[number - 1] if number <= len(PREPARED) else None


def round_of(view: WildCardsView) -> int:
    number = view.facts["round"]
    assert isinstance(number, int)
    return number


# The guide


FEW_CARDS = 2
FEW_ROUNDS = 2
MOST_LINES = 3


class WildCardsGuide(PreparedGuide[WildCardsView]):
    """Three players, the learner in seat 0."""

    seats = 3
    options: Mapping[str, Option] = {"edition": "2022"}
    piles = PILES
    first = "1-PlaceBids"

    def find_script(self, view: WildCardsView) -> str | None:
        prepared = prepared_round(view)
        assert view.viewer is not None
        return None if prepared is None else prepared.moves[view.viewer]

    def explainer(self, view: WildCardsView, choice: Choice[Any]) -> WildCardsExplainer:
        return WildCardsExplainer(view, choice)

    def find_scoring_cards(self, view: WildCardsView, seat: Seat, line: str) -> Cards:
        """The largest two species."""
        largest, second, *_ = sorted(ANIMALS, key=view.collections[seat].count, reverse=True)
        return {"most": (largest,), "second": (second,)}.get(line, ())


class WildCardsExplainer(Explainer[WildCardsView]):
    """Explains one decision of Wild Cards. A method named after a step explains its question."""

    def __init__(self, view: WildCardsView, choice: Choice[Any]) -> None:
        self.view = view
        self.advisor = WildCardsAdvisor(view)
        self.me = self.advisor.me
        self.next_advisor = WildCardsAdvisor(view)
        """Rates the moves that follow those already recommended."""
        prepared = prepared_round(view)
        if prepared is None or not self.is_as_prepared(prepared):
            super().__init__(view, choice, None)
            return
        step = type(view.agenda[0])
        name = f"{round_of(view)}-{step.__name__}" if step in prepared.lessons else ""
        super().__init__(view, choice, prepared.moves[LEARNER], name)

    def advise(self, choice: Choice[Any], played: Sequence[Move]) -> Move:
        self.next_advisor.picked = cards_of(played)
        return self.next_advisor.best_of(choice)

    def is_as_prepared(self, prepared: PreparedRound) -> bool:
        """Are the learner's cards, and all cards played so far, those prepared for this round?"""
        view, spell = self.view, CATALOGUE.spell
        if self.me != LEARNER or spell(view.collections[LEARNER]) != prepared.collection.split():
            return False
        held = (*view.hand, *view.cards(BIDS[LEARNER]), *view.payment(LEARNER))
        if sorted(spell(held)) != sorted([*prepared.hand.split(), "refill"]):
            return False
        places = [("bid", BIDS), ("pay", PAYMENTS)]
        played = [
            (seat, f"{verb} {card}")
            for verb, zones in places
            for seat in view.people
            for card in spell(view.cards(zones[seat]))
        ]
        gained = [(step.seat, view.display[step.place]) for step in view.agenda if isinstance(step, steps.GainAnimal)]
        played += [(seat, f"take {CATALOGUE.names[animal]}") for seat, animal in gained]
        return all(notation in prepared.moves[seat].split(", ") for seat, notation in played)

    # Bids

    def place_bids(self) -> Explanation:
        bids = self.cards
        aims = list(self.aims(bids))
        rivals = [line for line in self.rivalries() if line.cards not in [aim.cards for aim in aims]]
        title = (
            LessonLine("guide-bids-title", number=round_of(self.view))
            if self.view.rounds_left
            else LessonLine("guide-last-title")
        )
        return title, [*self.standing(), *aims, *rivals][:MOST_LINES], self.why_bid(bids)

    def standing(self) -> Iterator[LessonLine]:
        """Yield lines about the rounds left and the score so far, at suitable moments."""
        view = self.view
        if not view.rounds_left:
            yield LessonLine("guide-last")
        if not view.rounds_left or round_of(view) == len(PREPARED) + 1:
            yield LessonLine("guide-points", number=self.points())
        elif view.rounds_left <= FEW_ROUNDS:
            yield LessonLine("guide-soon", number=view.rounds_left)

    def aims(self, bids: Cards) -> Iterator[LessonLine]:
        """Yield a line about the animal that the best of these bids is for."""
        advisor = self.advisor
        targets = [target for bid in bids if bid != REFILL and (target := self.target(bid)) is not None]
        if targets:
            animal, bid = max(targets, key=lambda target: advisor.worth[target[0]])
            yield self.brings(animal, bid, without(advisor.hand, (bid,)))
        elif REFILL in bids and len(advisor.hand) <= FEW_CARDS:
            yield LessonLine("guide-few", number=len(advisor.hand))
        else:
            yield LessonLine("guide-nothing")

    def rivalries(self) -> Iterator[LessonLine]:
        """Yield a line for each leader of another player that one more animal would win."""
        view = self.view
        for animal, owner in view.leaders.items():
            mine, others = (view.collections[seat].count(animal) for seat in (self.me, owner))
            if owner != self.me and mine == others and animal in view.display.values():
                yield LessonLine("guide-rival", owner, (animal,))

    def target(self, bid: Card) -> tuple[Card, Card] | None:
        """Return the best animal that this bid can pay for, if it is worth more than passing."""
        advisor, rest = self.advisor, without(self.advisor.hand, (bid,))
        if len(rest) < value(bid) - 1:
            return None
        animals = set(self.view.display.values())
        animal = max(sorted(animals), key=lambda animal: advisor.taking(animal, bid, rest))
        return (animal, bid) if advisor.taking(animal, bid, rest) > advisor.passing() else None

    def why_bid(self, bids: Cards) -> LessonLine:
        if len(bids) > 1:
            return LessonLine("guide-why-two-refill" if REFILL in bids else "guide-why-two")
        if REFILL in bids:
            return LessonLine("guide-why-refill", number=self.advisor.full)
        if self.target(bids[0]) is None:
            return LessonLine("guide-why-low")
        return LessonLine("guide-why-bid", cards=bids, number=value(bids[0]) - 1)

    def choose_bid(self) -> Explanation:
        (chosen,) = self.cards
        (other,) = without(self.view.cards(FACE_DOWN[self.me]), (chosen,))
        if REFILL in (chosen, other):
            reason = LessonLine("guide-why-refill-after-all" if chosen == REFILL else "guide-why-no-refill")
        elif value(chosen) == value(other):
            reason = LessonLine("guide-why-either")
        else:
            reason = LessonLine("guide-why-higher" if value(chosen) > value(other) else "guide-why-lower")
        return LessonLine("guide-choose-title"), [self.highest(), LessonLine("guide-choose")], reason

    def highest(self) -> LessonLine:
        """Return a line about the highest bid of the rivals."""
        bids = [(value(bid), seat) for seat, bid in self.rivals.items()]
        number, seat = max(bids, default=(0, None))
        return LessonLine("guide-highest", seat, number=number) if bids else LessonLine("guide-alone")

    # Refilling

    def refill(self) -> Explanation:
        discarded = self.cards
        reason = LessonLine("guide-why-discard", cards=discarded) if discarded else LessonLine("guide-why-keep")
        return LessonLine("guide-refill-title"), [LessonLine("guide-refill", number=self.advisor.full)], reason

    def exchange(self) -> Explanation:
        given = self.cards
        reason = LessonLine("guide-why-give", cards=given) if given else LessonLine("guide-why-no-exchange")
        return LessonLine("guide-exchange-title"), [LessonLine("guide-exchange")], reason

    def get_animal(self) -> Explanation:
        return LessonLine("guide-get-title"), [LessonLine("guide-get")], LessonLine("guide-why-better", cards=self.cards)

    # Ties

    def lay_payments(self) -> Explanation:
        """Explain who is tied, and what decides if the totals are equal too."""
        view, advisor = self.view, self.advisor
        lines = [LessonLine("guide-tie", self.tied[0], number=value(advisor.placed))]
        lines.append(LessonLine("guide-talisman-mine" if view.talisman == self.me else "guide-talisman", view.talisman))
        return LessonLine("guide-tie-title"), lines, self.why_pay("guide-why-high")

    # Animals

    def take_or_pass(self) -> Explanation:
        taken = self.cards
        lines = [self.order()]
        if not taken:
            return LessonLine("guide-take-title"), [*lines, LessonLine("guide-pass")], LessonLine("guide-why-pass")
        if self.gains(taken[0]):
            lines.append(LessonLine(f"guide-power-{CATALOGUE.names[taken[0]]}"))
        hand = self.view.payment(self.me) or self.advisor.hand
        return LessonLine("guide-take-title"), lines, self.brings(taken[0], self.advisor.placed, hand)

    def order(self) -> LessonLine:
        """Return a line about why it is this player's turn now."""
        view, acted, tied = self.view, self.acquiring.acted, self.tied
        before = [seat for seat in self.rivals if seat in acted]
        if before:
            return LessonLine("guide-went-before", before[0], number=value(self.rivals[before[0]]))
        if not tied:
            return LessonLine("guide-first", number=value(self.advisor.placed))
        if self.advisor.leads(LION):
            return LessonLine("guide-tie-lion", tied[0])
        mine, theirs = (view.payment(seat) for seat in (self.me, tied[0]))
        if not mine and value(self.advisor.placed) > 1:
            return LessonLine("guide-tie-unpaid", tied[0])
        return (
            LessonLine("guide-tie-talisman", view.talisman)
            if total(mine) == total(theirs)
            else LessonLine("guide-tie-won", tied[0])
        )

    @property
    def acquiring(self) -> steps.AcquireAnimals:
        return next(step for step in self.view.agenda if isinstance(step, steps.AcquireAnimals))

    @property
    def rivals(self) -> dict[Seat, Card]:
        """The revealed bids of the others for animals; players who passed have taken theirs back."""
        bids = enumerate(self.view.bids)
        return {seat: bid for seat, bid in bids if bid is not None and bid != REFILL and seat != self.me}

    @property
    def tied(self) -> list[Seat]:
        """The rivals with the same bid who are still to act, those who can pay most first."""
        view, mine, acted = self.view, value(self.advisor.placed), self.acquiring.acted
        tied = [seat for seat, bid in self.rivals.items() if value(bid) == mine and seat not in acted]
        return sorted(tied, key=lambda seat: (total(view.payment(seat)), view.hand_size(seat)), reverse=True)

    def pay(self) -> Explanation:
        name = "guide-pay-plain" if self.advisor.aim is None else "guide-pay"
        lines = [LessonLine(name, number=value(self.advisor.placed) - 1)]
        return LessonLine("guide-pay-title"), lines, self.why_pay("guide-why-least")

    def why_pay(self, otherwise: str) -> LessonLine:
        """Return the reason for a payment: the points of the natural habitat, or else this message."""
        aim = self.advisor.aim
        return LessonLine(otherwise) if aim is None else LessonLine("guide-why-natural", cards=(aim,))

    def prepare_next_round(self) -> Explanation:
        return (
            LessonLine("guide-ibex-title"),
            [LessonLine("guide-ibex")],
            LessonLine("guide-why-ibex", cards=(self.advisor.placed,)),
        )

    # What an animal brings

    def brings(self, animal: Card, bid: Card, hand: Cards) -> LessonLine:
        """Return the strongest argument for an animal paid for like this."""
        natural, leader = self.advisor.natural(animal, bid, hand), self.gains(animal)
        if natural:
            return LessonLine("guide-leader-and-natural" if leader else "guide-natural", cards=(animal,))
        return leader or self.adds(animal)

    def gains(self, animal: Card) -> LessonLine | None:
        """Return a line about the leader that comes with an animal, and its present owner."""
        view = self.view
        owner = view.leaders.get(animal)
        if owner == self.me or view.collections[self.me].count(animal) + 1 < self.advisor.most(animal):
            return None
        return LessonLine("guide-leader" if owner is None else "guide-leader-from", owner, (animal,))

    def adds(self, animal: Card) -> LessonLine:
        """Return a line about the points an animal adds at the end, by the size of its species."""
        collection = self.view.collections[self.me]
        before, after = (score(cards, (), 0).total for cards in (collection, (*collection, animal)))
        return LessonLine("guide-adds" if after > before else "guide-adds-nothing", cards=(animal,), number=after - before)

    def points(self) -> int:
        """The player's score if the game ended now."""
        view = self.view
        leaders = tuple(LEADER[animal] for animal, owner in view.leaders.items() if owner == self.me)
        return score(view.collections[self.me], leaders, view.tokens[self.me]).total

    explanations: ClassVar = {
        steps.PlaceBids: place_bids,
        steps.ChooseBid: choose_bid,
        steps.Exchange: exchange,
        steps.GetAnimal: get_animal,
        steps.Refill: refill,
        steps.LayPayments: lay_payments,
        steps.TakeOrPass: take_or_pass,
        steps.Pay: pay,
        steps.PrepareNextRound: prepare_next_round,
    }
