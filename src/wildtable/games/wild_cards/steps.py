"""The rulebook of Wild Cards, in its order. A round: place bids, refill hands, acquire animals, prepare the next round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice, OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.engine.steps import AnyStep, Step, Steps, step
from wildtable.games.wild_cards.cards import (
    CATALOGUE,
    EAGLE,
    IBEX,
    LEADER,
    LION,
    MEERKAT,
    REFILL,
    SQUIRREL,
    TALISMAN,
    VALUE,
    habitats_in,
    is_wild,
    total,
)
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    BID_ROW,
    BIDS,
    COLLECTION_ROW,
    COLLECTIONS,
    COMPARED,
    DISCARD,
    DISPLAY,
    DISPLAY_ROW,
    FACE_DOWN,
    HABITAT_PILE,
    HAND_LIMIT,
    HAND_ROW,
    HANDS,
    LEADERS,
    LEO_PILE,
    OUT,
    PAYMENTS,
    REFILLS,
    REMOVED,
    SPENT,
    SUPPLY,
    TALISMANS,
    TIE_CARDS,
    Display,
    WildCardsState,
)

NoAnswers = Mapping[Seat, None]

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
        talisman = (GiveTalisman(),) if state.options["edition"] == "2022" else ()
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


# Phase 2: refill hands


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


# Leader cards change owner


def claim_leader(state: WildCardsState, seat: Seat, animal: Card) -> None:
    """Give the leader to a seat that gained an animal and now has at least as many as every other."""
    counts = [collection.count(animal) for collection in state.zones[COLLECTION_ROW]]
    if counts[seat] == max(counts):
        move_leader(state, animal, seat)


def hand_over_leader(state: WildCardsState, seat: Seat, animal: Card) -> None:
    """Take the leader from a seat that now has fewer than another, for the seat with most or for the supply."""
    if not state.owns(seat, animal):
        return
    clockwise = [(seat + step) % state.seats for step in range(state.seats)]
    most = max(clockwise, key=lambda other: state.has(other, animal))
    if state.has(most, animal) == 0:
        state.move((LEADER[animal],), LEADERS[seat], SUPPLY, "leader-returned")
    elif state.has(most, animal) > state.has(seat, animal):
        move_leader(state, animal, most)


def move_leader(state: WildCardsState, animal: Card, seat: Seat) -> None:
    """Give the leader to this seat, from its owner or from the supply."""
    owner = state.owner(animal)
    source = SUPPLY if owner is None else LEADERS[owner]
    if source != LEADERS[seat]:
        state.move((LEADER[animal],), source, LEADERS[seat], "leader-claimed", seat)


# The choices with refusals of their own


class FromDisplay(OneOf):
    """One animal of the display. With Leo, who takes the nearest, equal animals differ by their place."""

    __slots__ = ()

    def miss(self, move: Move) -> str:
        copies = [option for option in self if option.card == move.card]
        if not copies:
            return "not-on-display"
        if copies[0].place is None:
            return "no-place-needed"
        return "which-copy" if move.place is None else "wrong-place"


@cache
def offers(verb: str, display: Display, placed: bool, decline: str | None = None) -> tuple[str, ...]:
    """Return the notations of the moves for these animals, and of the one that declines."""
    named = [
        f"{verb} {CATALOGUE.names[animal]}" + (f"@{place}" if placed else "")
        for place, animals in enumerate(display, 1)
        for animal in animals
    ]
    return tuple(dict.fromkeys([*named, *([decline] if decline else [])]))


class FromHandOrPile(Pick):
    """One card from hand, or the top of the pile where there is one."""

    __slots__ = ()

    def miss(self, move: Move) -> str:
        return "piles-empty" if move.card is None else super().miss(move)


def chosen_place(state: WildCardsState, move: Move) -> int:
    """Return the place a move names, or the nearest place with its animal."""
    return move.place or state.zones[DISPLAY_ROW].index(move.cards) + 1


def payment(state: WildCardsState, seat: Seat, clause: str) -> Pick:
    """Return the choice of as many habitat cards from hand as the bid costs."""
    price = state.price(seat)
    return Pick("pay", habitats_in(state[HANDS[seat]]), clause, price, price)
