"""Advice for Wild Space: the best-rated answer, from what the view shows.

Every answer is rated by the credits it is expected to bring by the end of the game, in thousandths: what it adds to the
crew, and the value of the hand afterwards in the turns left. An offer that brings nothing is declined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Move
from wildtable.games.wild_space.cards import (
    ABILITIES,
    CONDITIONS,
    DISCARD,
    DRAW,
    DRAW_AND_PLAY,
    EXPLORING,
    HAVE,
    NEEDS,
    PLAY,
    SIDES,
    SPOTS,
    TAKE,
    Condition,
    CrewAbility,
    Sector,
    Smuggling,
    place_of,
)
from wildtable.games.wild_space.prospects import CREDIT, REMOVED, CrewSituation, prospects, sectors, usual
from wildtable.games.wild_space.questions import sector_of
from wildtable.games.wild_space.state import FREE, TURNS
from wildtable.games.wild_space.steps import CARD_FIRST, Draw, DrawIntoPlay, InAnyOrder, PutIntoPlay, UseAbility
from wildtable.games.wild_space.view import WildSpaceView

RESERVE = 600  # weight of a better sector that lacks a spaceship after this landing, in thousandths
BOTHER = 2500  # value of a card in hand that none of the turns left needs, as chains and prices may
MARGIN = 300  # the least gain for which the pool is refreshed
SMUGGLED = 3 * CREDIT  # expected credits of an unknown card for the Smuggler
TRIFLE = 100  # a card's gain divided by this breaks ties
ENVY = 300  # weight of a card that leaves the pool, in thousandths
MOST_PLAYS = 12  # no more cards to be put into play are looked at
FORBIDDEN = 1000 * CREDIT  # cost of a condition that cannot be fulfilled
ORDER = {DRAW: 2, DRAW_AND_PLAY: 1, PLAY: 0}  # drawing comes before playing
ABILITY = {ability.word: ability for ability in ABILITIES.values()}
CONDITION = {condition.word: condition for condition in CONDITIONS.values()}


class WildSpaceAdvisor:
    """Rates answers for one player, in thousandths of a credit. A method named after a verb rates the moves of that verb."""

    def __init__(self, view: WildSpaceView) -> None:
        self.view = view
        self.me: Seat = view.me
        self.figures = view.game.figures
        self.hand = view.hand
        self.step = view.agenda[0]
        pending = sum([isinstance(step, PutIntoPlay) for step in view.agenda[1:]])
        turns = TURNS + ((self.me - view.first) % view.seats - view.turn) // view.seats
        self.plays = min(MOST_PLAYS, turns - (view.active == self.me) + pending)
        """How many cards can be put into play after the current step, one each turn."""
        crews = tuple([view.crew(seat) for seat in range(view.seats)])
        ships = view.ships_left(self.me)
        self.prospects = prospects(CrewSituation(self.figures, self.me, crews, view.tokens[self.me], ships, self.plays))
        self.gain = self.prospects.gain

    def best_of(self, choice: Choice[Any]) -> Move:
        """Return the best-rated answer; of equals the first."""
        return max(choice, key=lambda move: RATINGS[move.verb](self, move))

    # Cards in hand and cards to come

    def excess(self, gain: int) -> int:
        """By how much a card of this gain is better than a turn without a good card."""
        return max(0, gain - self.prospects.idle)

    @lazy_property
    def best(self) -> list[int]:
        """The excesses of the cards in hand, the best first: as many of them as there are turns are played."""
        return sorted([self.excess(self.gain(card)) for card in self.hand], reverse=True)

    def played(self, place: int) -> int:
        """The excess of the card in hand that is played in this place, from 0; nothing where there is none."""
        return self.best[place] if place < len(self.best) else 0

    def cost(self, card: Card) -> int:
        """What the turns to come are worth less without a card in hand: the next one takes its place."""
        return max(0, self.excess(self.gain(card)) - self.played(self.plays))

    def loss(self, card: Card) -> int:
        """The cost of giving up a card in hand: always above zero, and lower for cards of lower gain."""
        return self.cost(card) + (CREDIT + self.gain(card)) // TRIFLE

    def lift(self, gain: int, before: int = 0) -> int:
        """The value of drawing a card of this gain after `before` better ones: it replaces the worst to be played."""
        return max(0, self.excess(gain) - self.played(self.plays - 1 - before)) if before < self.plays else 0

    @lazy_property
    def pool(self) -> list[int]:
        """The gains of the cards in the pool, the best first."""
        return sorted([self.gain(card) for card in self.view.pool if card is not None], reverse=True)

    # Abilities

    def act(self, ability: CrewAbility, without: Cards = (), *, last: bool = False) -> int:
        """The value of using an ability now, without these cards in hand; of the `last` of a chain what is likely."""
        if ability.effect == DRAW:
            drawn = sorted([*self.pool, *[self.prospects.typical] * ability.amount], reverse=True)[: ability.amount]
            return sum([self.lift(gain, before) for before, gain in enumerate(drawn)])
        if ability.effect == PLAY:
            fitting = [card for card in self.figures.fits(self.hand, ability.what) if card not in without]
            worth = self.gain if last else self.entering
            return max([0, *[worth(card) - self.cost(card) for card in fitting]])
        return max([self.prospects.average, *self.pool])

    def entering(self, card: Card) -> int:
        """The value of a card put into play, with its ability as it can be used now."""
        printed = self.figures.crew[card]
        added = self.prospects.added(card)
        return added if printed.ability is None else added + max(0, self.using(card, printed.condition, printed.ability))

    def using(self, card: Card, condition: Condition | None, ability: CrewAbility) -> int:
        """The value of an ability less the cost of its condition; 0 where the condition cannot be fulfilled."""
        if condition is None:
            return self.act(ability, (card,), last=True)
        if condition.effect == HAVE:
            return self.act(ability, (card,), last=True) if self.prospects.counts[condition.what] else 0
        if condition.effect != DISCARD:
            return self.act(ability, (card,), last=True) - REMOVED
        fitting = [other for other in self.figures.fits(self.hand, condition.what) if other != card]
        if len(fitting) < condition.amount:
            return 0
        paid = sorted(fitting, key=self.loss)[: condition.amount]
        return self.act(ability, (card, *paid), last=True) - sum(map(self.loss, paid))

    # Spaceships

    def land(self, move: Move) -> int:
        """The action less its price, and less a share of the better sector that would then lack a spaceship."""
        if move.card is not None:
            return self.smuggling(self.figures.hostile[move.card].landing)
        sector = self.sector(sector_of(move))
        assert sector is not None, "only face-up planets are offered for landing"
        action = max([self.act(action) for action in sector.actions])
        price = min(map(self.price, sector.conditions), default=0)
        return action - price - RESERVE * max(0, self.reserve - usual(self.figures, (sector,))) // 1000

    def explore(self, move: Move) -> int:
        if move.card is not None:
            return self.smuggling(self.figures.hostile[move.card].exploring)
        return max([self.act(action) for action in EXPLORING])

    def sector(self, number: int) -> Sector | None:
        """A sector, if its planet lies face up."""
        planet = self.view.planets[place_of(number)]
        return None if planet is None else self.figures.planets[planet].sectors[number % len(SIDES)]

    @lazy_property
    def reserve(self) -> int:
        """The lowest value among the best sectors for the spaceships left, those out of reach for the crew excluded."""
        size = len(self.prospects.crew) + self.plays
        free = [number for number, ship in enumerate(self.view.ships(self.me)) if ship == FREE]
        worths = [self.worth(number) for number in free if size >= NEEDS[place_of(number)]]
        return min(sorted(worths, reverse=True)[: self.view.ships_left(self.me)])

    def worth(self, number: int) -> int:
        """The general value of a sector; of a face-down planet only the number is known."""
        sector = self.sector(number)
        return usual(self.figures, (sector,) if sector else sectors(self.figures, NEEDS[place_of(number)]))

    def meet(self, move: Move) -> int:
        return -self.price(CONDITION[move.notation.partition(" ")[2]])

    def price(self, condition: Condition) -> int:
        """The cost of fulfilling a condition with the cheapest cards."""
        if condition.effect == HAVE:
            return 0 if self.prospects.counts[condition.what] else FORBIDDEN
        if condition.effect != DISCARD:
            return REMOVED
        losses = sorted(map(self.loss, self.figures.fits(self.hand, condition.what)))
        return sum(losses[: condition.amount]) if len(losses) >= condition.amount else FORBIDDEN

    def take(self, move: Move) -> int:
        return self.act(ABILITY[move.notation.partition(" ")[2]])

    # Cards

    def draw(self, move: Move) -> int:
        """The value of the card in this spot; a card of the pile is as often good as bad."""
        spot = move.notation.partition(" ")[2]
        if spot == "pile":
            return (self.good + self.bad) // 2
        card = self.view.pool[SPOTS.index(spot)]
        assert card is not None, "an empty spot of the pool is not offered"
        return self.entering(card) if self.into_play else self.drawn(self.gain(card))

    @lazy_property
    def into_play(self) -> bool:
        return isinstance(self.step, DrawIntoPlay)

    def drawn(self, gain: int) -> int:
        """The value of a card of this gain where it goes now: into play, or into the hand."""
        return gain if self.into_play else self.lift(gain) + gain // TRIFLE

    @lazy_property
    def good(self) -> int:
        return self.drawn(self.prospects.average + self.prospects.spread)

    @lazy_property
    def bad(self) -> int:
        return self.drawn(max(0, self.prospects.average - self.prospects.spread))

    def refresh(self, move: Move) -> int:
        """Refresh only before drawing, if the best of three new cards, good seven times in eight, is clearly worth more than
        the card discarded."""
        assert move.card is not None
        if not isinstance(self.step, Draw | DrawIntoPlay):
            return -CREDIT
        return (7 * self.good + self.bad) // 8 - self.loss(move.card) - self.prospects.timely(BOTHER) - MARGIN

    def play(self, move: Move) -> int:
        """Of cards that will all be played sooner or later, play the best first."""
        assert move.card is not None
        return self.entering(move.card) - self.cost(move.card) + self.gain(move.card) // TRIFLE

    def use(self, _: Move) -> int:
        """Always use an ability that costs nothing."""
        return CREDIT

    def discard(self, move: Move) -> int:
        """Discard the least useful card, if what it pays for is worth more."""
        assert move.card is not None
        return self.paid(move.cards) - self.loss(move.card) * self.owed

    def remove(self, move: Move) -> int:
        """Remove the card that costs least: the credits lost, or what it would add if it were played again."""
        assert move.card is not None
        accounts = self.view.accounts
        left = accounts.having(self.me, without(self.prospects.crew, move.cards))
        lost = accounts.total(self.me) - left.total(self.me)
        return self.paid() - max(CREDIT * lost, self.prospects.added(move.card)) - CREDIT // TRIFLE

    def paid(self, without: Cards = ()) -> int:
        """The value of what is paid for: a card's ability. A landing was rated when it was chosen."""
        if not isinstance(self.step, UseAbility):
            return 0
        ability = self.figures.crew[self.step.card].ability
        assert ability is not None
        return self.act(ability, without)

    @lazy_property
    def owed(self) -> int:
        """How many cards an ability still costs."""
        condition = self.figures.crew[self.step.card].condition if isinstance(self.step, UseAbility) else None
        return condition.amount - len(self.view.picks) if condition else 1

    def nothing(self, _: Move) -> int:
        return 0

    def first(self, move: Move) -> int:
        """Draw before playing, to have more to choose from; an ability whose condition is not met yet comes last."""
        assert isinstance(self.step, InAnyOrder)
        printed = self.figures.crew[self.step.card]
        square = self.prospects.captain.track[self.step.square - 1]
        ability = printed.ability if move.notation == CARD_FIRST else square
        assert isinstance(ability, CrewAbility)
        condition = printed.condition if move.notation == CARD_FIRST else None
        if condition and condition.effect == HAVE:
            others = without(self.prospects.crew, (self.step.card,))
            if not self.figures.fits(others, condition.what):
                return -1
        return ORDER[ability.effect]

    # The Smuggler

    def smuggling(self, abilities: Iterable[Smuggling]) -> int:
        """The negative of what the Smuggler gains and of the value of the cards that leave the pool."""
        pool = list(self.view.pool)
        harm = 0
        for ability in abilities:
            card, pool[ability.spot] = pool[ability.spot], None
            harm += ENVY * (self.prospects.typical if card is None else self.gain(card)) // 1000
            if ability.effect == TAKE:
                harm += SMUGGLED if card is None else CREDIT * self.smuggled(card)
        return -harm

    def smuggled(self, card: Card) -> int:
        """The credits that a card brings the Smuggler."""
        accounts, seat = self.view.accounts, self.view.smuggler
        assert seat is not None
        after = accounts.having(seat, tuple(sorted((*accounts.crews[seat], card))))
        return after.total(seat) - accounts.total(seat)


RATINGS: dict[str, Callable[[WildSpaceAdvisor, Move], int]] = {
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
