"""Advice for Wild Realms Alliance: the best-rated answer, from what the view shows.

Every answer is rated by the points it is expected to bring: the score of the best three animals, the value of cards still
to be drawn, and the probability that the Fighter wins or loses. Rivals are assumed to prefer strong Fighters. Ratings are
whole numbers, which the twin computes alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Move
from wildtable.games.wild_realms_alliance.cards import BATTLE, COLLECTOR, LEADER, LEADERSHIP, NONE, AnimalAbility
from wildtable.games.wild_realms_alliance.prospects import (
    HARM,
    RIVAL_FIGHTER,
    SHOWN,
    VALUES,
    Candidates,
    Outlook,
    best,
    best_final,
    count_draws,
    final,
    find_outlook,
    promised,
    rate_three,
    scale,
    strengths_and_symbols,
    tallies,
)
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE
from wildtable.games.wild_realms_alliance.steps import (
    ChooseAbility,
    ChooseTarget,
    ChooseThree,
    UseOrDecline,
    is_idle,
    seat_of,
)
from wildtable.games.wild_realms_alliance.view import WildRealmsView

LONE_SYMBOL = 9  # twentieths of its value that an unmatched symbol is worth in the draft
TUCK_HARM = 2  # the value, in halves of a point, of tucking a rival's Fighter
LATE_HARM = 1  # the same for anything a Collector still does to the rivals
FINE = 256  # ratings are multiplied by it where what lies open breaks ties
WON, LOST = 2, 3  # what it is worth to win the battle, and not to lose it
WORTH: Mapping[str, int] = {
    "strengthen": 2,
    "abstain": 2,
    "reverse": 2,
    "tuck": 4,
    "swap": 4,
    "chase": 3,
    "gather": 3,
    "sift": 6,
    "both": 2,
    "score": 5,
    "wild": 4,
}
"""Rough values of abilities in the draft, in halves of a point."""


class WildRealmsAdvisor:
    """Rates answers for one player. A method named after a verb rates the moves of that verb."""

    def __init__(self, view: WildRealmsView) -> None:
        self.view = view
        self.me: Seat = view.me
        self.figures = view.game.figures
        self.tallies = tallies(self.figures)
        self.unseen = view.unseen
        self.picked = tuple(move.card for move in view.picks if move.card is not None)

    def best_of(self, choice: Choice[Any]) -> Move:
        """Return the best-rated answer; of equals the first."""
        rate = RATINGS[choice.options[0].verb]
        return max(choice, key=lambda move: rate(self, move))

    # Draft and roles

    def keep(self, move: Move) -> int:
        """Keep the best combination in the draft, and the best three at the end."""
        assert move.card is not None
        if isinstance(self.view.agenda[0], ChooseThree):
            wanted = {*self.picked, move.card}
            return max([rating for kept, rating in self.threes if wanted <= kept])
        kept = (*self.view.kept, move.card)
        return self.roles(kept, ()) if len(kept) == ALLIANCE_SIZE else self.together(kept)

    @lazy_property
    def threes(self) -> list[tuple[set[Card], int]]:
        """The ratings of all sets of three that can be kept at the end."""
        holding = self.holding
        return [({*kept}, rate_three(self.figures, kept, holding)) for kept in combinations(holding.animals, ALLIANCE_SIZE)]

    def together(self, cards: Cards) -> int:
        """The value of the animals drafted before the third, in twentieths of a point."""
        tally = sum([self.tallies[card] for card in cards])
        score = strengths_and_symbols(tally)
        lone = 0 if score > tally & 255 else tally >> VALUES & 255
        return 20 * score + LONE_SYMBOL * lone + 10 * max([self.help(card) for card in cards])

    def help(self, card: Card) -> int:
        """A rough value of an animal's better ability."""
        return max([WORTH.get(ability.effect, 0) for ability in self.figures[card].abilities])

    def lead(self, move: Move) -> int:
        assert move.card is not None
        return self.roles(self.view.kept, (move.card,))

    def fight(self, move: Move) -> int:
        assert move.card is not None
        return self.roles(self.view.kept, (*self.picked, move.card))

    def roles(self, kept: Cards, named: Cards) -> int:
        """The value of the best assignment of roles with those named so far: the Leader, then the Fighter."""
        plans = self.outlook(kept).plans
        return max([rating for roles, rating in plans.items() if roles[: len(named)] == named])

    def outlook(self, kept: Cards) -> Outlook:
        everyone = self.view.options["collector_abilities"] == "everyone"
        return find_outlook(self.figures, kept, self.unseen, self.view.seats - 1, everyone)

    # Abilities

    def use(self, move: Move) -> int:
        """Use one of two abilities, or accept one that is offered."""
        step = self.view.agenda[0]
        if isinstance(step, ChooseAbility):
            return self.choose(step.role, ("use first", "use second").index(move.notation))
        assert isinstance(step, UseOrDecline)
        ability = self.figures[step.card].abilities[step.number - 1]
        return self.acting(ability, self.me) if move.verb == "use" else self.declining(ability)

    @lazy_property
    def leads(self) -> list[int]:
        """The ratings of the Leader's abilities."""
        leader, fighter, collector = (find(self.me) for find in (self.view.leader, self.view.fighter, self.view.collector))
        assert leader is not None
        assert fighter is not None
        assert collector is not None
        outlook = self.outlook((leader, fighter, collector))
        return [outlook.plan(leader, fighter, ability) for ability in self.figures[leader].abilities]

    def choose(self, role: str, number: int) -> int:
        view, me = self.view, self.me
        if role == LEADER:
            return self.leads[number]
        collector = view.collector(me)
        assert collector is not None
        ability = self.figures[collector].abilities[number]
        if is_idle(view, role, me, ability):
            return best(self.figures, self.holding._replace(collects=NONE)) * scale(self.unseen)
        collecting = self.holding._replace(collects=final(ability))
        rating = promised(self.figures, collecting, self.unseen, count_draws(ability))
        return rating + LATE_HARM * scale(self.unseen) * (ability.effect in ("tuck", "swap", "chase"))

    def target(self, move: Move) -> int:
        """The value of aiming an ability at this seat."""
        step = self.view.agenda[0]
        assert isinstance(step, ChooseTarget)
        seat = seat_of(move)
        ability = self.figures[step.card].abilities[step.number - 1]
        return self.declining(ability) if seat is None else self.acting(ability, seat)

    def acting(self, ability: AnimalAbility, seat: Seat) -> int:
        """The value of an ability that acts on this seat."""
        if ability.phase == BATTLE:
            return FINE * self.battle(ability, seat) + self.threat(seat)
        return ACTING[ability.effect](self, ability, seat)

    def declining(self, ability: AnimalAbility) -> int:
        """The value of not using an ability that is only offered."""
        if ability.phase == BATTLE:
            return FINE * self.battle(NONE, self.me) + self.threat(self.me)
        if ability.effect == "tuck":
            return FINE * promised(self.figures, self.holding, self.unseen, self.draws_left(ability))
        return FINE * best(self.figures, self.holding)

    def battle(self, ability: AnimalAbility, seat: Seat) -> int:
        """The value of the battle between the revealed Fighters, if this ability acts on it."""
        view = self.view
        turn = -64 if view.reversed != (ability.effect == "reverse") else 64
        changed = ability.amount if ability.effect == "strengthen" else 0
        out = ability.effect in ("abstain", "tuck")
        keys = {}
        for step in range(view.seats):
            other = (view.start + step) % view.seats
            card = view.fighter(other) if view.fights(other) else None
            if card is not None and not (out and other == seat):
                strength = self.figures[card].strength + view.bonus[other] + changed * (other == seat)
                keys[other] = turn * strength + self.figures[card].value
        if self.me not in keys or len(keys) < 2:
            return 0
        order = sorted(keys, key=keys.__getitem__, reverse=True)
        return WON * (order[0] == self.me) - LOST * (order[-1] == self.me)

    def draws_left(self, ability: AnimalAbility) -> int:
        """How many cards the player may still draw after tucking a Fighter."""
        return 1 if ability.phase == LEADERSHIP or self.me in self.view.lost else 0

    def tucking(self, ability: AnimalAbility, seat: Seat) -> int:
        """Tuck one's own Fighter for its symbol, if that is worth more than the Fighter; else a rival's."""
        fighter = self.view.fighter(self.me)
        if seat != self.me or fighter is None:
            rating = promised(self.figures, self.holding, self.unseen, self.draws_left(ability))
            return FINE * (rating + TUCK_HARM * scale(self.unseen)) + self.threat(seat)
        return FINE * promised(self.figures, self.holding.tucking(fighter), self.unseen, self.draws_left(ability))

    def swapping(self, ability: AnimalAbility, seat: Seat) -> int:
        """Swap for the best revealed Fighter; of hidden ones, for that of the seat whose open animals are weakest."""
        own, other = self.view.fighter(self.me), self.view.fighter(seat)
        assert own is not None
        if other is None:
            hoped = 2 * (RIVAL_FIGHTER - self.figures[own].strength)
            return FINE * (best(self.figures, self.holding) + hoped) - self.threat(seat)
        return FINE * best(self.figures, self.holding.without(own).with_card(other))

    def chasing(self, ability: AnimalAbility, seat: Seat) -> int:
        """Chase an animal of the strongest rival."""
        return FINE * (best(self.figures, self.holding) + HARM) + self.threat(seat)

    def biting(self, ability: AnimalAbility, seat: Seat) -> int:
        """Take points from the leading rival."""
        return self.standing(seat) if ability.amount < 0 else -self.standing(seat)

    def threat(self, seat: Seat) -> int:
        """How strong a rival is, judged by the open animals."""
        return sum([self.figures[card].strength + self.figures[card].value for card in self.view.open_animals(seat)])

    def standing(self, seat: Seat) -> int:
        """The score of a seat's open animals."""
        tally = sum([self.tallies[card] for card in self.view.open_animals(seat)])
        tally += sum([self.tallies[card] & SHOWN for card in self.view.tucked(seat)])
        return strengths_and_symbols(tally) + self.view.endgame[seat]

    # The centre deck

    def take(self, move: Move) -> int:
        assert move.card is not None
        return best(self.figures, self.holding.with_card(move.card))

    def draw(self, move: Move) -> int:
        """Always draw: another card to choose from is never a disadvantage."""
        return move.verb == "draw"

    def defend(self, move: Move) -> int:
        fighter = self.view.fighter(self.me)
        assert fighter is not None
        if move.verb == "defend":
            return best(self.figures, self.holding) * scale(self.unseen)
        return promised(self.figures, self.holding.without(fighter), self.unseen, 1)

    @lazy_property
    def holding(self) -> Candidates:
        """The viewer's own animals, hidden ones included."""
        view, me = self.view, self.me
        leader, fighter, collector = view.leader(me), view.fighter(me), view.collector(me)
        named = (leader, fighter, collector, *view.joined(me), *view.recruits)
        animals = tuple([card for card in named if card is not None])
        leads = NONE if leader is None else self.used(LEADER, leader)
        collects = NONE if collector is None else self.used(COLLECTOR, collector)
        return Candidates(animals, leader, leads, collector, collects, view.tucked(me))

    def used(self, role: str, card: Card) -> AnimalAbility:
        """The endgame ability of the animal in a role: the one in use, or the one it may still score."""
        number = self.view.used(role, self.me)
        return final(self.figures[card].abilities[number - 1]) if number else best_final(self.figures, card)


ACTING: dict[str, Callable[[WildRealmsAdvisor, AnimalAbility, Seat], int]] = {
    "tuck": WildRealmsAdvisor.tucking,
    "swap": WildRealmsAdvisor.swapping,
    "chase": WildRealmsAdvisor.chasing,
    "score": WildRealmsAdvisor.biting,
}

RATINGS: dict[str, Callable[[WildRealmsAdvisor, Move], int]] = {
    "keep": WildRealmsAdvisor.keep,
    "lead": WildRealmsAdvisor.lead,
    "fight": WildRealmsAdvisor.fight,
    "use": WildRealmsAdvisor.use,
    "target": WildRealmsAdvisor.target,
    "take": WildRealmsAdvisor.take,
    "draw": WildRealmsAdvisor.draw,
    "defend": WildRealmsAdvisor.defend,
}
