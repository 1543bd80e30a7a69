"""Advice for Wild Space: the best-rated answer, from what the view shows.

Every answer is rated by the credits it is expected to bring by the end of the game: what it adds to the crew, and the value
of the hand afterwards in the turns left. An offer that brings nothing is declined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from math import inf
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.games.wild_space.abilities import CARD_FIRST, DrawIntoPlay, InAnyOrder, PutIntoPlay, UseAbility
from wildtable.games.wild_space.cards import NEEDS, SIDES, Sector, place_of
from wildtable.games.wild_space.drawing import Draw
from wildtable.games.wild_space.legend import (
    ABILITIES,
    CONDITIONS,
    DISCARD,
    DRAW,
    DRAW_AND_PLAY,
    EXPLORING,
    HAVE,
    PLAY,
    SPOTS,
    TAKE,
    Condition,
    CrewAbility,
    Smuggling,
)
from wildtable.games.wild_space.prospects import LEVELS, REMOVED, CrewSituation, prospects, sectors, usual
from wildtable.games.wild_space.questions import sector_of
from wildtable.games.wild_space.scoring import Accounts
from wildtable.games.wild_space.state import FREE, TURNS
from wildtable.games.wild_space.view import WildSpaceView

DEPTH = 2  # how many cards of a chain are looked ahead
BEST_OF_THREE = (1 / 125, 7 / 125, 19 / 125, 37 / 125, 61 / 125)  # probability that the best of three cards is in each fifth
RESERVE = 0.6  # weight of a better sector that lacks a spaceship after this landing
BOTHER = 0.4  # the least gain for which the pool is refreshed
SMUGGLED = 3.0  # expected credits of an unknown card for the Smuggler
TRIFLE = 0.01  # weight of a card's gain as a tie-breaker
ENVY = 0.3  # weight of a card that leaves the pool
ORDER = {DRAW: 2.0, DRAW_AND_PLAY: 1.0, PLAY: 0.0}  # drawing comes before playing
ABILITY = {ability.word: ability for ability in ABILITIES.values()}
CONDITION = {condition.word: condition for condition in CONDITIONS.values()}


def advise(view: WildSpaceView, choice: Choice[Any]) -> Move:
    """Return the best-rated answer; of equals the first."""
    advisor = WildSpaceAdvisor(view)
    return max(choice, key=lambda move: RATINGS[move.verb](advisor, move))


class WildSpaceAdvisor:
    """Rates answers for one player, in credits. A method named after a verb rates the moves of that verb."""

    def __init__(self, view: WildSpaceView) -> None:
        self.view = view
        self.me: Seat = view.me
        self.figures = view.game.figures
        self.hand = view.hand
        self.step = view.agenda[0]
        self.pending = [step for step in view.agenda[1:] if isinstance(step, PutIntoPlay)]
        turns = TURNS + ((self.me - view.first) % view.seats - view.turn) // view.seats
        self.plays = turns - (view.active == self.me) + len(self.pending)
        """How many cards can be put into play after the current step, one each turn."""
        crews = tuple([view.crew(seat) for seat in range(view.seats)])
        ships = view.ships_left(self.me)
        self.prospects = prospects(CrewSituation(self.figures, self.me, crews, view.tokens[self.me], ships, self.plays))
        self.gain = self.prospects.gain
        self.levels, self.typical = self.prospects.levels, self.prospects.typical

    # Cards in hand and cards to come

    def value(self, hand: Cards, more: tuple[float, ...] = ()) -> float:
        """The value of a hand with further cards of these gains."""
        return self.prospects.hand([*map(self.gain, hand), *more])

    @cached_property
    def held(self) -> float:
        return self.value(self.hand)

    def loss(self, card: Card) -> float:
        """The cost of giving up a card in hand: always above zero, and lower for cards of lower gain."""
        return self.held - self.value(without(self.hand, (card,))) + (1 + self.gain(card)) * TRIFLE

    def lift(self, gain: float) -> float:
        """The value of drawing a card of this gain. A share of the gain breaks ties between cards that come too late."""
        return self.value(self.hand, (gain,)) - self.held + gain * TRIFLE

    @cached_property
    def pool(self) -> list[float]:
        """The gains of the cards in the pool, the best first."""
        return sorted([self.gain(card) for card in self.view.pool if card is not None], reverse=True)

    # Abilities

    def act(self, ability: CrewAbility, hand: Cards, depth: int = DEPTH) -> float:
        """The value of using an ability now."""
        if ability.effect == DRAW:
            drawn = sorted([*self.pool, *[self.typical] * ability.amount], reverse=True)[: ability.amount]
            return self.value(hand, tuple(drawn)) - self.value(hand)
        if ability.effect == PLAY:
            fitting = self.figures.fits(hand, ability.what)
            return max([0.0, *[self.playing(card, hand, depth) for card in fitting]])
        return max([self.levels[LEVELS // 2], *self.pool])

    def playing(self, card: Card, hand: Cards, depth: int = DEPTH) -> float:
        """The value of putting a card from hand into play, with the chain that follows up to `depth` cards."""
        rest = without(hand, (card,))
        cost = self.value(hand) - self.value(rest)
        return self.entering(card, rest, depth) - cost

    def entering(self, card: Card, hand: Cards, depth: int = DEPTH) -> float:
        printed = self.figures.crew[card]
        if printed.ability is None:
            return self.prospects.added(card)
        if not depth:
            return self.gain(card)
        return self.prospects.added(card) + max(0.0, self.using(printed.condition, printed.ability, hand, depth - 1))

    def using(self, condition: Condition | None, ability: CrewAbility, hand: Cards, depth: int = DEPTH) -> float:
        """The value of an ability less the cost of its condition; 0 where the condition cannot be fulfilled."""
        if condition is None:
            return self.act(ability, hand, depth)
        if condition.effect == HAVE:
            return self.act(ability, hand, depth) if self.prospects.counts[condition.what] else 0.0
        if condition.effect != DISCARD:
            return self.act(ability, hand, depth) - REMOVED
        payable = sorted(self.figures.fits(hand, condition.what), key=self.gain)[: condition.amount]
        if len(payable) < condition.amount:
            return 0.0
        rest = without(hand, tuple(payable))
        return self.act(ability, rest, depth) - (self.value(hand) - self.value(rest))

    # Spaceships

    def land(self, move: Move) -> float:
        """The action less its price, and less a share of the better sector that would then lack a spaceship."""
        if move.card is not None:
            return self.smuggling(self.figures.hostile[move.card].landing)
        sector = self.sector(sector_of(move))
        assert sector is not None, "only face-up planets are offered for landing"
        action = max([self.act(action, self.hand) for action in sector.actions])
        price = min(map(self.price, sector.conditions), default=0.0)
        return action - price - RESERVE * max(0.0, self.reserve - usual(self.figures, (sector,)))

    def explore(self, move: Move) -> float:
        if move.card is not None:
            return self.smuggling(self.figures.hostile[move.card].exploring)
        return max([self.act(action, self.hand) for action in EXPLORING])

    def sector(self, number: int) -> Sector | None:
        """A sector, if its planet lies face up."""
        planet = self.view.planets[place_of(number)]
        return None if planet is None else self.figures.planets[planet].sectors[number % len(SIDES)]

    @cached_property
    def reserve(self) -> float:
        """The lowest value among the best sectors for the spaceships left, those out of reach for the crew excluded."""
        size = len(self.prospects.crew) + self.plays
        free = [number for number, ship in enumerate(self.view.ships(self.me)) if ship == FREE]
        worths = [self.worth(number) for number in free if size >= NEEDS[place_of(number)]]
        return min(sorted(worths, reverse=True)[: self.view.ships_left(self.me)])

    def worth(self, number: int) -> float:
        """The general value of a sector; of a face-down planet only the number is known."""
        sector = self.sector(number)
        return usual(self.figures, (sector,) if sector else sectors(self.figures, NEEDS[place_of(number)]))

    def meet(self, move: Move) -> float:
        return -self.price(CONDITION[move.notation.partition(" ")[2]])

    def price(self, condition: Condition) -> float:
        """The cost of fulfilling a condition with the cheapest cards; infinite if that is impossible."""
        if condition.effect == HAVE:
            return 0.0 if self.prospects.counts[condition.what] else inf
        if condition.effect != DISCARD:
            return REMOVED
        losses = sorted(map(self.loss, self.figures.fits(self.hand, condition.what)))
        return sum(losses[: condition.amount]) if len(losses) >= condition.amount else inf

    def take(self, move: Move) -> float:
        return self.act(ABILITY[move.notation.partition(" ")[2]], self.hand)

    # Cards

    def draw(self, move: Move) -> float:
        """The value of the card in this spot; for the pile, the average of the cards not in play."""
        spot = move.notation.partition(" ")[2]
        if spot == "pile":
            return sum(map(self.drawn, self.levels)) / LEVELS
        card = self.view.pool[SPOTS.index(spot)]
        assert card is not None, "an empty spot of the pool is not offered"
        return self.entering(card, self.hand) if self.into_play else self.drawn(self.gain(card))

    @cached_property
    def into_play(self) -> bool:
        return isinstance(self.step, DrawIntoPlay)

    def drawn(self, gain: float) -> float:
        """The value of a card of this gain where it goes now: into play, or into the hand."""
        return gain if self.into_play else self.lift(gain)

    def refresh(self, move: Move) -> float:
        """Refresh only before drawing, if the expected best of three new cards is worth more than the card discarded."""
        assert move.card is not None
        if not isinstance(self.step, Draw | DrawIntoPlay):
            return -1.0
        return self.renewed - self.loss(move.card) - BOTHER

    @cached_property
    def renewed(self) -> float:
        return sum([often * self.drawn(level) for often, level in zip(BEST_OF_THREE, self.levels, strict=True)])

    def play(self, move: Move) -> float:
        """Of cards that will all be played sooner or later, play the best first."""
        assert move.card is not None
        return self.playing(move.card, self.hand) + self.gain(move.card) * TRIFLE

    def use(self, _: Move) -> float:
        """Always use an ability that costs nothing."""
        return 1.0

    def discard(self, move: Move) -> float:
        """Discard the least useful card, if what it pays for is worth more."""
        assert move.card is not None
        return self.paid(without(self.hand, move.cards)) - self.loss(move.card) * self.owed

    def remove(self, move: Move) -> float:
        """Remove the card that costs fewest credits; of equals, one that would add little if played again."""
        assert move.card is not None
        accounts = Accounts.of(self.view)
        left = accounts.having(self.me, without(self.prospects.crew, move.cards))
        lost = accounts.score(self.me).total - left.score(self.me).total
        return self.paid(self.hand) - lost - self.prospects.growth - self.prospects.added(move.card) / 10

    def paid(self, hand: Cards) -> float:
        """The value of what is paid for: a card's ability. A landing was rated when it was chosen."""
        if not isinstance(self.step, UseAbility):
            return 0.0
        ability = self.figures.crew[self.step.card].ability
        assert ability is not None
        return self.act(ability, hand)

    @cached_property
    def owed(self) -> int:
        """How many cards an ability still costs."""
        condition = self.figures.crew[self.step.card].condition if isinstance(self.step, UseAbility) else None
        return condition.amount - len(self.view.picks) if condition else 1

    def nothing(self, _: Move) -> float:
        return 0.0

    def first(self, move: Move) -> float:
        """Draw before playing, to have more to choose from; an ability whose condition is not met yet comes last."""
        assert isinstance(self.step, InAnyOrder)
        printed = self.figures.crew[self.step.card]
        square = self.prospects.captain.track[self.step.square - 1]
        ability = printed.ability if move.notation == CARD_FIRST else square
        assert ability is not None
        condition = printed.condition if move.notation == CARD_FIRST else None
        if condition and condition.effect == HAVE:
            others = without(self.prospects.crew, (self.step.card,))
            if not self.figures.fits(others, condition.what):
                return -1.0
        return ORDER[ability.effect]

    # The Smuggler

    def smuggling(self, abilities: Iterable[Smuggling]) -> float:
        """The negative of what the Smuggler gains and of the value of the cards that leave the pool."""
        pool = list(self.view.pool)
        harm = 0.0
        for ability in abilities:
            card, pool[ability.spot] = pool[ability.spot], None
            harm += ENVY * (self.typical if card is None else self.gain(card))
            if ability.effect == TAKE:
                harm += SMUGGLED if card is None else self.smuggled(card)
        return -harm

    def smuggled(self, card: Card) -> float:
        """The credits that a card brings the Smuggler."""
        accounts, seat = Accounts.of(self.view), self.view.smuggler
        assert seat is not None
        after = accounts.having(seat, tuple(sorted((*accounts.crews[seat], card))))
        return after.score(seat).total - accounts.score(seat).total


RATINGS: dict[str, Callable[[WildSpaceAdvisor, Move], float]] = {
    "land": WildSpaceAdvisor.land,
    "explore": WildSpaceAdvisor.explore,
    "stay": WildSpaceAdvisor.nothing,
    "meet": WildSpaceAdvisor.meet,
    "take": WildSpaceAdvisor.take,
    "draw": WildSpaceAdvisor.draw,
    "refresh": WildSpaceAdvisor.refresh,
    "play": WildSpaceAdvisor.play,
    "discard": WildSpaceAdvisor.discard,
    "remove": WildSpaceAdvisor.remove,
    "use": WildSpaceAdvisor.use,
    "decline": WildSpaceAdvisor.nothing,
    "first": WildSpaceAdvisor.first,
    "end": WildSpaceAdvisor.nothing,
}
