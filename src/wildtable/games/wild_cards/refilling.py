"""Refilling hands, the second phase of a round: exchanges, refills, Leo's pile, and drawing, which passing uses too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice, OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.engine.steps import Step, Steps, step
from wildtable.games.wild_cards.cards import CATALOGUE, MEERKAT, REFILL, SQUIRREL, habitats_in
from wildtable.games.wild_cards.leaders import claim_leader, hand_over_leader
from wildtable.games.wild_cards.questions import FromDisplay, chosen_place, offers
from wildtable.games.wild_cards.state import (
    BID_ROW,
    BIDS,
    COLLECTIONS,
    DISCARD,
    DISPLAY,
    HABITAT_PILE,
    HAND_LIMIT,
    HANDS,
    LEO_PILE,
    REFILLS,
    WildCardsState,
)

NoAnswers = Mapping[Seat, None]


@step
class ResolveRefills(Step[WildCardsState, None]):
    """Players who bid the refill card refill, in seat order, once all exchanges are done."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        bids = state.zones[BID_ROW]
        if (REFILL,) not in bids:
            return ()
        refilling = [seat for seat, bid in enumerate(bids) if bid == (REFILL,)]
        return Exchange(), *(RefillLeo() if seat == state.leo else Refill(seat) for seat in refilling)


@step
class Exchange(Step[WildCardsState, Move]):
    """The meerkat: on a refill bid its owner may first exchange an animal. Each refill bidder does so once at most."""

    exchanged: tuple[Seat, ...] = ()

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Move]]:
        seat = state.owner(MEERKAT)
        if seat is None or seat in self.exchanged or seat not in state.people or not state.bid_refill(seat):
            return {}
        given = tuple(f"give {CATALOGUE.names[animal]}" for animal in state.species_of(seat))
        return {seat: OneOf((*given, "pass"), "WC-29", "pass", missing="not-in-collection")}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Move]) -> Steps:
        for seat, move in answers.items():
            again = Exchange((*self.exchanged, seat))
            return (again,) if move.card is None else (GetAnimal(seat, move.card), again)
        return ()


@step
class GetAnimal(Step[WildCardsState, Move]):
    """The animal given takes the place of the one gained; leaders follow at once."""

    seat: Seat
    given: Card

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Move]]:
        return {self.seat: FromDisplay(offers("get", state.display(), state.leo is not None), "WC-29")}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Move]) -> Steps:
        place = DISPLAY[chosen_place(state, answers[self.seat]) - 1]
        (gained,) = state[place]
        state.move((self.given,), COLLECTIONS[self.seat], place, "gave")
        state.move((gained,), place, COLLECTIONS[self.seat], "got")
        claim_leader(state, self.seat, gained)
        hand_over_leader(state, self.seat, self.given)
        return ()


@step
class Refill(Step[WildCardsState, Cards]):
    """Discard any number of cards, draw up to seven (the squirrel's owner ten), take the refill card back."""

    seat: Seat

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Cards]]:
        hand = habitats_in(state[HANDS[self.seat]])
        return {self.seat: Pick("discard", hand, "WC-09", 0, len(hand))}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Cards]) -> Steps:
        state.move(answers[self.seat], HANDS[self.seat], DISCARD, "discarded")
        full = HAND_LIMIT if state.owns(self.seat, SQUIRREL) else 7
        missing = full - len(habitats_in(state[HANDS[self.seat]]))
        return *draw(state, self.seat, missing), TakeRefillBack(self.seat)


@step
class TakeRefillBack(Step[WildCardsState, None]):
    """The refill card always returns to its owner."""

    seat: Seat

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        state.move(state[BIDS[self.seat]], BIDS[self.seat], HANDS[self.seat], "refill-returned")
        return ()


@step
class RefillLeo(Step[WildCardsState, None]):
    """Leo discards the rest of his pile and gets a new one."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        assert state.leo is not None
        state.move(state[LEO_PILE], LEO_PILE, DISCARD, "discarded", state.leo)
        state.move(state[BIDS[state.leo]], BIDS[state.leo], REFILLS, "refill-returned")
        return (FillLeo(),)


@step
class FillLeo(Step[WildCardsState, None]):
    """Leo gets five habitat cards and a refill card, shuffled into a face-down pile."""

    cards: Annotated[int, range(6)] = 5

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        drawn = state[HABITAT_PILE][: self.cards]
        state.move(drawn, HABITAT_PILE, LEO_PILE, "drawn", state.leo)
        missing = self.cards - len(drawn)
        if missing and state[DISCARD]:
            return Reshuffle(), FillLeo(missing)
        state.move(state[REFILLS][:1], REFILLS, LEO_PILE, "refill-returned", state.leo)
        state.shuffle(LEO_PILE)
        return ()


def draw(state: WildCardsState, seat: Seat, cards: int) -> Steps:
    """Draw habitat cards, up to ten in hand; an empty pile is reshuffled from the discards."""
    zones, hand = state.zones, HANDS[seat]
    wanted = max(0, min(cards, HAND_LIMIT - len(habitats_in(zones[hand]))))
    drawn = zones[HABITAT_PILE][:wanted]
    state.move(drawn, HABITAT_PILE, hand, "drawn")
    missing = wanted - len(drawn)
    return (Reshuffle(), DrawMissing(seat, missing)) if missing and zones[DISCARD] else ()


@step
class DrawMissing(Step[WildCardsState, None]):
    """Draw the cards that are missing, now that there is a new pile."""

    seat: Seat
    cards: Annotated[int, range(HAND_LIMIT + 1)]

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        return draw(state, self.seat, self.cards)


@step
class Reshuffle(Step[WildCardsState, None]):
    """The discard pile is shuffled into a new draw pile."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        state.move(state[DISCARD], DISCARD, HABITAT_PILE, "recycled")
        state.shuffle(HABITAT_PILE)
        return ()
