"""The rules of Goofspiel, in their order."""

from __future__ import annotations

from collections.abc import Mapping

from goofspiel.state import BID_CARDS, BIDS, DISCARD, HANDS, PILE, PRIZES, ROUNDS, WON, GoofspielState, value
from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Pick
from wildtable.engine.steps import Step, Steps, step


@step
class SetUp(Step[GoofspielState, None]):
    """Everybody takes the cards of a suit; the prizes are shuffled into a pile."""

    def then(self, state: GoofspielState, _: Mapping[Seat, None]) -> Steps:
        for seat in state.people:
            state.move(BID_CARDS, DISCARD, HANDS[seat], "took")
        state.shuffle(PILE)
        return (RevealPrize(),)


@step
class RevealPrize(Step[GoofspielState, None]):
    """Turn up the next prize; after the last one the game is over."""

    def then(self, state: GoofspielState, _: Mapping[Seat, None]) -> Steps:
        if state.round == ROUNDS:
            return ()
        state.round += 1
        state.move(state[PILE][:1], PILE, PRIZES, "revealed")
        return (PlaceBids(),)


@step
class PlaceBids(Step[GoofspielState, Cards]):
    """Everybody bids one card, face down, all at once."""

    def asks(self, state: GoofspielState) -> Mapping[Seat, Pick]:
        return {seat: Pick("bid", state[HANDS[seat]], "GO-2") for seat in state.people}

    def then(self, state: GoofspielState, bids: Mapping[Seat, Cards]) -> Steps:
        for seat, cards in bids.items():
            state.move(cards, HANDS[seat], BIDS[seat], "bid")
        return (AwardPrizes(),)


@step
class AwardPrizes(Step[GoofspielState, None]):
    """The highest bid wins the prizes on offer. A tie leaves them for the next round, or by an option removes them."""

    def then(self, state: GoofspielState, _: Mapping[Seat, None]) -> Steps:
        bids = {seat: value(state[BIDS[seat]][-1]) for seat in state.people}
        highest = [seat for seat, bid in bids.items() if bid == max(bids.values())]
        if len(highest) == 1:
            prizes = state[PRIZES]
            points = [*state.points]
            points[highest[0]] += sum(map(value, prizes))
            state.points = tuple(points)
            state.move(prizes, PRIZES, WON[highest[0]], "won")
        elif state.options["ties"] == "discard":
            state.move(state[PRIZES], PRIZES, DISCARD, "discarded")
        else:
            state.emit("tied")
        return (RevealPrize(),)
