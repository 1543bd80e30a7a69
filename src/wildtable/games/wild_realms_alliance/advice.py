"""Advice for Wild Realms Alliance: the best-rated answer, from what the view shows.

Every answer is rated by the points it is expected to bring: the score of the best three animals, the value of cards still
to be drawn, and the probability that the Fighter wins or loses. Rivals are assumed to prefer strong Fighters.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.games.wild_realms_alliance.abilities import BATTLE, COLLECTOR, LEADER, LEADERSHIP, MINE, NONE, AnimalAbility
from wildtable.games.wild_realms_alliance.cards import WildRealmsFigures
from wildtable.games.wild_realms_alliance.effects import ChooseTarget, UseOrDecline
from wildtable.games.wild_realms_alliance.prospects import Candidates, best, best_final, final, points, promised
from wildtable.games.wild_realms_alliance.questions import seat_of
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE
from wildtable.games.wild_realms_alliance.steps import ChooseAbility, ChooseThree
from wildtable.games.wild_realms_alliance.view import WildRealmsView

LONE_SYMBOL = 0.45  # share of its value that an unmatched symbol is worth in the draft
BLIND = 1.5  # value, in strength, of hindering one unknown Fighter
RIVAL_FIGHTER = 6.0  # the usual strength of a Fighter
NUISANCE = {"chase": 1.5, "swap": 0.0, "tuck": 0.0}  # points for the harm to a rival


def advise(view: WildRealmsView, choice: Choice[Any]) -> Move:
    """Return the best-rated answer; of equals the first."""
    advisor = WildRealmsAdvisor(view)
    rate = RATINGS[choice.options[0].verb]
    return max(choice, key=lambda move: rate(advisor, move))


@lru_cache(maxsize=4096)
def beats(figures: WildRealmsFigures, strength: float, others: Cards) -> float:
    """Return the probability that a Fighter of this strength beats one of these animals; strong ones fight more often."""
    weights = [float((figures[card].strength + 1) ** 1.5) for card in others]
    wins = [
        weight * (0.5 if figures[card].strength == strength else figures[card].strength < strength)
        for card, weight in zip(others, weights, strict=True)
    ]
    return sum(wins) / sum(weights)


class WildRealmsAdvisor:
    """Rates answers for one player, in points. A method named after a verb rates the moves of that verb."""

    def __init__(self, view: WildRealmsView) -> None:
        self.view = view
        self.me: Seat = view.me
        self.figures = view.game.figures
        self.picked = tuple(move.card for move in view.picks if move.card is not None)

    # Draft and roles

    def keep(self, move: Move) -> float:
        """Keep the best combination in the draft, and the best three at the end."""
        assert move.card is not None
        if isinstance(self.view.agenda[0], ChooseThree):
            wanted = {*self.picked, move.card}
            threes = combinations(sorted(self.holding.animals), ALLIANCE_SIZE)
            return max(points(self.figures, kept, self.holding) for kept in threes if wanted <= {*kept})
        kept = (*self.view.kept, move.card)
        return self.roles(kept, ()) if len(kept) == ALLIANCE_SIZE else self.together(kept)

    def together(self, cards: Cards) -> float:
        """The value of the animals drafted before the third."""
        alliance = Alliance(self.figures, cards)
        lone = sum(self.figures[card].value for card in cards) * LONE_SYMBOL if not alliance.symbols else 0
        ability = max(self.help(card) for card in cards)
        return alliance.strengths + alliance.symbols + lone + ability

    def help(self, card: Card) -> float:
        """A rough value of an animal's better ability."""
        return max(WORTH.get(ability.effect, 0) for ability in self.figures[card].abilities)

    def lead(self, move: Move) -> float:
        assert move.card is not None
        return self.roles(self.view.kept, (move.card,))

    def fight(self, move: Move) -> float:
        assert move.card is not None
        return self.roles(self.view.kept, (*self.picked, move.card))

    def roles(self, kept: Cards, named: Cards) -> float:
        """The value of the best assignment of roles with those named so far: the Leader, then the Fighter."""
        ways = [
            (leader, fighter, collector)
            for leader in kept
            for fighter in kept
            for collector in kept
            if len({leader, fighter, collector}) == ALLIANCE_SIZE and (leader, fighter)[: len(named)] == named
        ]
        unseen = tuple(card for card in self.view.unseen if card not in kept)
        return max(self.plan(unseen, *way, ability) for way in ways for ability in self.figures[way[0]].abilities)

    def plan(self, unseen: Cards, leader: Card, fighter: Card, collector: Card, ability: AnimalAbility) -> float:
        """The expected points of an alliance before the battle, with this ability of its Leader."""
        animals = (leader, fighter, collector, *self.view.recruits)
        holding = Candidates(animals, leader, final(ability), collector, best_final(self.figures, collector))
        rivals = self.view.seats - 1
        better = beats(self.figures, self.fighting(fighter, ability), unseen)
        wins, loses = better**rivals, (1 - better) ** rivals
        draws = 1 + {"gather": ability.amount, "sift": 1}.get(ability.effect, 0)
        middle = promised(self.figures, holding, unseen, draws)
        if ability.effect == "tuck" and ability.target == MINE:
            tucked = holding.without(fighter)._replace(tucked=(fighter,))
            middle = max(middle, promised(self.figures, tucked, unseen, draws))
        defended = promised(self.figures, holding, unseen, draws - 1)
        collected = promised(self.figures, holding.without(fighter), unseen, draws)
        spared = ability.effect in ("abstain", "both", "tuck", "reverse" * ability.may) and ability.target == MINE
        lost = middle if spared else max(defended, collected)
        won = promised(self.figures, holding, unseen, draws + 1)
        swapped = max(0.0, RIVAL_FIGHTER - self.figures[fighter].strength) / 2 if ability.effect == "swap" else 0.0
        return wins * won + loses * lost + (1 - wins - loses) * middle + swapped + NUISANCE.get(ability.effect, 0)

    def fighting(self, fighter: Card, ability: AnimalAbility) -> float:
        """The effective strength of a Fighter, with the ability of its Leader."""
        strength = float(self.figures[fighter].strength)
        if ability.effect == "reverse":
            turned = 2 * RIVAL_FIGHTER - strength
            return max(strength, turned) if ability.may else turned
        if ability.effect == "strengthen":
            return strength + (ability.amount if ability.target == MINE else BLIND)
        return strength + BLIND * (ability.effect in ("abstain", "tuck") and ability.target != MINE)

    # Abilities

    def use(self, move: Move) -> float:
        """Use one of two abilities, or accept one that is offered."""
        step = self.view.agenda[0]
        if isinstance(step, ChooseAbility):
            return self.choose(step.role, ("use first", "use second").index(move.notation))
        assert isinstance(step, UseOrDecline)
        ability = self.figures[step.card].abilities[step.number - 1]
        return self.acting(ability, self.me) if move.verb == "use" else self.acting(NONE, self.me)

    def choose(self, role: str, number: int) -> float:
        view, me = self.view, self.me
        if role == LEADER:
            leader, fighter, collector = view.leader(me), view.fighter(me), view.collector(me)
            assert leader is not None
            assert fighter is not None
            assert collector is not None
            return self.plan(view.unseen, leader, fighter, collector, self.figures[leader].abilities[number])
        card = view.collector(me)
        assert card is not None
        ability = self.figures[card].abilities[number]
        gained = 1 if ability.effect in ("gather", "sift") else 0
        return promised(self.figures, self.holding._replace(collects=final(ability)), view.unseen, gained)

    def target(self, move: Move) -> float:
        """The value of aiming an ability at this seat."""
        step = self.view.agenda[0]
        assert isinstance(step, ChooseTarget)
        seat = seat_of(move)
        ability = self.figures[step.card].abilities[step.number - 1]
        return self.acting(NONE, self.me) if seat is None else self.acting(ability, seat)

    def acting(self, ability: AnimalAbility, seat: Seat) -> float:
        """The value of an ability that acts on this seat."""
        if ability.phase == BATTLE or (ability is NONE and not self.view.won and self.view.fighter(self.me) is not None):
            return self.battle(ability, seat) + self.threat(seat) / 100
        rate = ACTING.get(ability.effect)
        return best(self.figures, self.holding) if rate is None else rate(self, ability, seat)

    def battle(self, ability: AnimalAbility, seat: Seat) -> float:
        """The value of the battle between the revealed Fighters, if this ability acts on it."""
        view = self.view
        changed = {"strengthen": ability.amount}.get(ability.effect, 0)
        out = ability.effect in ("abstain", "tuck")
        strengths = {
            other: self.figures[card].strength
            + view.bonus[other]
            + changed * (other == seat)
            + self.figures[card].value / 100
            for other in range(view.seats)
            if (card := view.fighter(other)) is not None and not view.abstaining[other] and not (out and other == seat)
        }
        if self.me not in strengths or len(strengths) < 2:
            return 0.0
        upside_down = view.reversed != (ability.effect == "reverse")
        order = sorted(strengths, key=strengths.__getitem__, reverse=not upside_down)
        return 2.0 * (order[0] == self.me) - 3.0 * (order[-1] == self.me)

    def tucking(self, ability: AnimalAbility, seat: Seat) -> float:
        """Tuck one's own Fighter for its symbol, if that is worth more than the Fighter; else a rival's."""
        fighter = self.view.fighter(self.me)
        if seat != self.me or fighter is None:
            return promised(self.figures, self.holding, self.view.unseen, 1) + 1 + self.threat(seat) / 100
        draws = 1 if ability.phase == LEADERSHIP or self.me in self.view.lost else 0
        tucked = self.holding.without(fighter)._replace(tucked=(fighter,))
        return promised(self.figures, tucked, self.view.unseen, draws)

    def swapping(self, ability: AnimalAbility, seat: Seat) -> float:
        """Swap for the best revealed Fighter; of hidden ones, for that of the seat whose open animals are weakest."""
        own, other = self.view.fighter(self.me), self.view.fighter(seat)
        if own is None or other is None:
            return -self.threat(seat)
        return best(self.figures, self.holding.without(own).with_card(other))

    def chasing(self, ability: AnimalAbility, seat: Seat) -> float:
        """Chase an animal of the strongest rival."""
        return self.threat(seat)

    def biting(self, ability: AnimalAbility, seat: Seat) -> float:
        """Take points from the leading rival."""
        return self.standing(seat) if ability.amount < 0 else -self.standing(seat)

    def threat(self, seat: Seat) -> float:
        """How strong a rival is, judged by the open animals."""
        return sum(self.figures[card].strength + self.figures[card].value for card in self.view.open_animals(seat))

    def standing(self, seat: Seat) -> float:
        """The score of a seat's open animals."""
        alliance = Alliance(self.figures, self.view.open_animals(seat), self.view.tucked(seat))
        return alliance.strengths + alliance.symbols + self.view.endgame[seat]

    # The centre deck

    def take(self, move: Move) -> float:
        assert move.card is not None
        return best(self.figures, self.holding.with_card(move.card))

    def draw(self, move: Move) -> float:
        """Always draw: another card to choose from is never a disadvantage."""
        return float(move.verb == "draw")

    def defend(self, move: Move) -> float:
        fighter = self.view.fighter(self.me)
        assert fighter is not None
        if move.verb == "defend":
            return best(self.figures, self.holding)
        return promised(self.figures, self.holding.without(fighter), self.view.unseen, 1)

    @cached_property
    def holding(self) -> Candidates:
        """The viewer's own animals, hidden ones included."""
        view, me = self.view, self.me
        leader, fighter, collector = view.leader(me), view.fighter(me), view.collector(me)
        animals = tuple(card for card in (leader, fighter, collector, *view.recruits) if card is not None)
        leads = NONE if leader is None else self.used(LEADER, leader)
        collects = NONE if collector is None else self.used(COLLECTOR, collector)
        return Candidates(animals, leader, leads, collector, collects, view.tucked(me))

    def used(self, role: str, card: Card) -> AnimalAbility:
        """The endgame ability of the animal in a role: the one in use, or the one it may still score."""
        number = self.view.used(role, self.me)
        return final(self.figures[card].abilities[number - 1]) if number else best_final(self.figures, card)


WORTH = {
    "strengthen": 1.0,
    "abstain": 1.0,
    "reverse": 1.0,
    "tuck": 2.0,
    "swap": 2.0,
    "chase": 1.5,
    "gather": 2.5,
    "sift": 3.0,
    "both": 1.0,
    "score": 2.5,
    "wild": 4.0,
}

ACTING: dict[str, Callable[[WildRealmsAdvisor, AnimalAbility, Seat], float]] = {
    "tuck": WildRealmsAdvisor.tucking,
    "swap": WildRealmsAdvisor.swapping,
    "chase": WildRealmsAdvisor.chasing,
    "score": WildRealmsAdvisor.biting,
}

RATINGS: dict[str, Callable[[WildRealmsAdvisor, Move], float]] = {
    "keep": WildRealmsAdvisor.keep,
    "lead": WildRealmsAdvisor.lead,
    "fight": WildRealmsAdvisor.fight,
    "use": WildRealmsAdvisor.use,
    "target": WildRealmsAdvisor.target,
    "take": WildRealmsAdvisor.take,
    "draw": WildRealmsAdvisor.draw,
    "defend": WildRealmsAdvisor.defend,
}
