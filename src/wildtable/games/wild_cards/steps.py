"""The rulebook of Wild Cards, in its order. A round: place bids, refill hands, acquire animals, prepare the next round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice, OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.engine.steps import AnyStep, Step, Steps, step
from wildtable.games.wild_cards.cards import EAGLE, IBEX, LION, REFILL, TALISMAN, VALUE, habitats_in, is_wild, total
from wildtable.games.wild_cards.leaders import claim_leader
from wildtable.games.wild_cards.questions import FromDisplay, FromHandOrPile, chosen_place, offers, payment
from wildtable.games.wild_cards.refilling import (
    DrawMissing,
    Exchange,
    FillLeo,
    GetAnimal,
    Refill,
    RefillLeo,
    Reshuffle,
    ResolveRefills,
    TakeRefillBack,
    draw,
)
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    BID_ROW,
    BIDS,
    COLLECTIONS,
    COMPARED,
    DISCARD,
    DISPLAY,
    FACE_DOWN,
    HABITAT_PILE,
    HAND_ROW,
    HANDS,
    LEO_PILE,
    OUT,
    PAYMENTS,
    REFILLS,
    REMOVED,
    SPENT,
    SUPPLY,
    TALISMANS,
    TIE_CARDS,
    WildCardsState,
)

NoAnswers = Mapping[Seat, None]

__all__ = ["DrawMissing", "Exchange", "GetAnimal", "Refill", "RefillLeo", "TakeRefillBack"]


# Setting up


@step
class SetUpWildCards(Step[WildCardsState, None]):
    """Remove some animals, deal seven habitat cards and a refill card each, give one player the talisman."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        state.move(state.removed_seen, ANIMAL_PILE, OUT, "removed")
        state.shuffle(ANIMAL_PILE)
        state.move_bottom(state.removed_unseen, ANIMAL_PILE, REMOVED, "removed")
        state.shuffle(HABITAT_PILE)
        for seat in state.people:
            state.move(state[HABITAT_PILE][:7], HABITAT_PILE, HANDS[seat], "dealt")
            state.move((REFILL,), REFILLS, HANDS[seat], "dealt")
        leo = (FillLeo(),) if state.leo is not None else ()
        talisman = (GiveTalisman(),) if state.edition == "2022" else ()
        return *leo, *talisman, RevealDisplay()


@step
class GiveTalisman(Step[WildCardsState, None]):
    """One of the people holds the talisman at the start, drawn at random."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        owner = state.order("seats", state.people)[0]
        state.move((TALISMAN,), SUPPLY, TALISMANS[owner], "talisman-given")
        return ()


@step
class RevealDisplay(Step[WildCardsState, None]):
    """A full display, nearest the pile first; when it cannot be filled the game ends at once."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        if state.last_round:
            return (DiscardHands(),)
        state.round += 1
        state.emit("round-began", number=state.round)
        for place, animal in zip(DISPLAY, state[ANIMAL_PILE][: state.display_size], strict=False):
            state.move((animal,), ANIMAL_PILE, place, "displayed")
        return (PlaceBids(),)


# Phase 1: place bids


@step
class PlaceBids(Step[WildCardsState, Cards]):
    """Everyone places one card face down; the eagle's owner may place two. Leo bids the top card of his pile."""

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Cards]]:
        eagle = state.owner(EAGLE)
        hands = zip(state.people, state.zones[HAND_ROW], strict=False)
        return {seat: Pick("bid", hand, "WC-08", 1, 2 if seat == eagle else 1) for seat, hand in hands}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Cards]) -> Steps:
        choosing: list[AnyStep] = []
        for seat in state.people:
            cards = answers[seat]
            if len(cards) == 1:
                state.move(cards, HANDS[seat], BIDS[seat], "bid")
            else:
                state.move(cards, HANDS[seat], FACE_DOWN[seat], "bid-two")
                choosing.append(ChooseBid(seat))
        if state.leo is not None:
            state.move(state[LEO_PILE][:1], LEO_PILE, BIDS[state.leo], "bid", state.leo)
        return *choosing, ResolveRefills(), AcquireAnimals()


@step
class ChooseBid(Step[WildCardsState, Cards]):
    """The eagle: when all others are revealed its owner chooses one of two cards and takes the other back, unseen."""

    seat: Seat

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Cards]]:
        return {self.seat: Pick("choose", state[FACE_DOWN[self.seat]], "WC-26", missing="not-placed")}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Cards]) -> Steps:
        state.move(answers[self.seat], FACE_DOWN[self.seat], BIDS[self.seat], "bid")
        state.move(state[FACE_DOWN[self.seat]], FACE_DOWN[self.seat], HANDS[self.seat], "taken-back")
        return ()


# Phase 2: refill hands, in `refilling`

# Phase 3: acquire animals


@step
class AcquireAnimals(Step[WildCardsState, None]):
    """Bidders act in descending order of their bids; `acted` are those who are done."""

    acted: tuple[Seat, ...] = ()
    by_talisman: bool = False

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        highest = 0
        tied: list[Seat] = []
        acted = self.acted
        for seat, bid in enumerate(state.zones[BID_ROW]):
            if bid and seat not in acted:
                worth = VALUE[bid[0]]
                if worth > highest:
                    highest, tied = worth, [seat]
                elif worth == highest:
                    tied.append(seat)
        if not tied:
            return (PrepareNextRound(self.by_talisman),)
        if len(tied) == 1:
            return self.next(tied[0])
        return settle_tie(state, tied, self)

    def next(self, seat: Seat, by_talisman: bool = False) -> Steps:
        """This seat acts now, the others after it."""
        return TakeOrPass(seat), AcquireAnimals((*self.acted, seat), self.by_talisman or by_talisman)


def settle_tie(state: WildCardsState, tied: list[Seat], acquiring: AcquireAnimals) -> Steps:
    """Who of those with the same bid goes first: the lion's owner, Leo, the higher payment, then what the edition says."""
    lion = state.owner(LION)
    if lion in tied and lion in state.people:
        return acquiring.next(lion)
    if state.leo in tied:
        return acquiring.next(state.leo)
    if state.price(tied[0]):
        able = [seat for seat in tied if state.can_pay(seat)]
        if len(able) < 2:
            return acquiring.next((*able, *tied)[0])
        owing = [seat for seat in able if state.owes(seat)]
        if owing:
            return LayPayments(tuple(owing)), acquiring
        totals = [total(state.zones[PAYMENTS[seat]]) for seat in able]
        most = max(totals)
        tied = [seat for seat, paid in zip(able, totals, strict=True) if paid == most]
        if len(tied) == 1:
            return acquiring.next(tied[0])
    talisman = state.talisman
    if talisman is None:
        return (BreakTie(tuple(tied), acquiring),)
    first = min(tied, key=lambda seat: (seat - talisman - 1) % state.seats)
    state.emit("talisman-decided", first)
    return acquiring.next(first, by_talisman=True)


@step
class LayPayments(Step[WildCardsState, Cards]):
    """Players tied on a bid of 2 or more lay their payment face down and reveal together."""

    seats: tuple[Seat, ...]

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Cards]]:
        return {seat: payment(state, seat, clause="WC-16") for seat in self.seats}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Cards]) -> Steps:
        for seat, cards in sorted(answers.items()):
            state.move(cards, HANDS[seat], PAYMENTS[seat], "laid")
        return ()


@step
class BreakTie(Step[WildCardsState, Cards]):
    """2020: each player still tied reveals one more card, from the pile or from hand; the highest goes first."""

    tied: tuple[Seat, ...]
    acquiring: AcquireAnimals

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Cards]]:
        return {seat: self.reveal(state, habitats_in(state[HANDS[seat]])) for seat in self.tied}

    def reveal(self, state: WildCardsState, hand: Cards) -> Pick:
        """A card from hand or `reveal pile`, which answers with no card and is all that an empty hand can do."""
        drawable = state[HABITAT_PILE] or state[DISCARD] or not hand
        return FromHandOrPile("reveal", hand, "WC-17", also="reveal pile" if drawable else None)

    def then(self, state: WildCardsState, answers: Mapping[Seat, Cards]) -> Steps:
        for seat in self.tied:
            state.move(answers[seat], HANDS[seat], TIE_CARDS[seat], "revealed")
        from_pile = (RevealFromPile(seat) for seat in self.tied if not answers[seat])
        return *from_pile, CompareTieCards(self.tied, self.acquiring)


@step
class RevealFromPile(Step[WildCardsState, None]):
    """The top card of the draw pile, unseen until now; nothing if there is none."""

    seat: Seat

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        if not state[HABITAT_PILE] and state[DISCARD]:
            return Reshuffle(), self
        state.move(state[HABITAT_PILE][:1], HABITAT_PILE, TIE_CARDS[self.seat], "revealed")
        return ()


@step
class CompareTieCards(Step[WildCardsState, None]):
    """The highest card goes first; equals go on alone. All these cards are discarded once the first place is decided."""

    tied: tuple[Seat, ...]
    acquiring: AcquireAnimals

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        values = {seat: total(state[TIE_CARDS[seat]]) for seat in self.tied}
        highest = max(values.values())
        best = tuple([seat for seat in self.tied if values[seat] == highest])
        for seat in self.tied:
            state.move(state[TIE_CARDS[seat]], TIE_CARDS[seat], COMPARED, "compared")
        if len(best) > 1 and highest:
            return (BreakTie(best, self.acquiring),)
        state.move(state[COMPARED], COMPARED, DISCARD, "discarded")
        return self.acquiring.next(best[0])


@step
class TakeOrPass(Step[WildCardsState, Move]):
    """Take an animal, or pass. Leo takes the nearest and never pays."""

    seat: Seat

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Move]]:
        if self.seat == state.leo:
            return {}
        display = state.display()
        if not any(display) or not state.can_pay(self.seat):
            return {self.seat: OneOf(("pass",), "WC-13")}
        return {self.seat: FromDisplay(offers("take", display, state.leo is not None, "pass"), "WC-12", "pass")}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Move]) -> Steps:
        if self.seat == state.leo:
            nearest = state.displayed()[:1]
            return tuple(GainAnimal(self.seat, place) for place, _ in nearest)
        move = answers[self.seat]
        if move.card is None:
            return (Pass(self.seat),)
        gain = GainAnimal(self.seat, chosen_place(state, move))
        return (Pay(self.seat), gain) if state.owes(self.seat) else (gain,)


@step
class Pass(Step[WildCardsState, None]):
    """Take the bid back, and a payment already laid, then draw two cards."""

    seat: Seat

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        state.emit("passed", self.seat)
        for zone in (BIDS[self.seat], PAYMENTS[self.seat]):
            state.move(state.zones[zone], zone, HANDS[self.seat], "taken-back")
        return draw(state, self.seat, 2)


@step
class Pay(Step[WildCardsState, Cards]):
    """Pay one card less than the bid's value, unless a tie made one lay the payment before."""

    seat: Seat

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Cards]]:
        return {self.seat: payment(state, self.seat, clause="WC-12")}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Cards]) -> Steps:
        state.move(answers[self.seat], HANDS[self.seat], PAYMENTS[self.seat], "paid")
        return ()


@step
class GainAnimal(Step[WildCardsState, None]):
    """The animal joins the collection; its leader may follow, and two points if it was paid for in its natural habitat."""

    seat: Seat
    place: Annotated[int, range(1, 1 + len(DISPLAY))]

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        zone, seat = DISPLAY[self.place - 1], self.seat
        (animal,) = taken = state.zones[zone]
        state.move(taken, zone, COLLECTIONS[seat], "acquired")
        claim_leader(state, seat, animal)
        used = state.zones[BIDS[seat]] + state.zones[PAYMENTS[seat]]
        if seat in state.people and state.game.figures.fitting[animal].issuperset(used):
            state.tokens = (*state.tokens[:seat], state.tokens[seat] + 2, *state.tokens[seat + 1 :])
            state.emit("scored", self.seat, (animal,), 2)
        return ()


# Phase 4: prepare the next round


@step
class PrepareNextRound(Step[WildCardsState, Move]):
    """The ibex's owner may take their bid back; other bids and payments are discarded, animals left go out of the game.

    A talisman that settled a tie moves on, except after the last round: the game ends at once.
    """

    by_talisman: bool

    def asks(self, state: WildCardsState) -> Mapping[Seat, Choice[Move]]:
        seat = state.owner(IBEX)
        if seat is None or seat not in state.people or state.last_round:
            return {}
        bid = state.bid(seat)
        if bid is None or is_wild(bid):
            return {}
        return {seat: OneOf(("take-back", "leave"), "WC-27", "leave")}

    def then(self, state: WildCardsState, answers: Mapping[Seat, Move]) -> Steps:
        for seat, move in answers.items():
            if move.verb == "take-back":
                state.move(state[BIDS[seat]], BIDS[seat], HANDS[seat], "taken-back")
        zones = state.zones
        for zone in SPENT:
            if zones[zone]:
                state.move(zones[zone], zone, DISCARD, "discarded")
        for place in DISPLAY:
            if zones[place]:
                state.move(zones[place], place, OUT, "left")
        if self.by_talisman and (owner := state.talisman) is not None and not state.last_round:
            heir = (owner + 1) % len(state.people)
            state.move((TALISMAN,), TALISMANS[owner], TALISMANS[heir], "talisman-given", heir)
        return (RevealDisplay(),)


@step
class DiscardHands(Step[WildCardsState, None]):
    """At the end hands are discarded and score nothing."""

    def then(self, state: WildCardsState, _: NoAnswers) -> Steps:
        for seat in state.people:
            state.move(habitats_in(state[HANDS[seat]]), HANDS[seat], DISCARD, "discarded")
            state.move(state[HANDS[seat]], HANDS[seat], REFILLS, "discarded")
        return ()
