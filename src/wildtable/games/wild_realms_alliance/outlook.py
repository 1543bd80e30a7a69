"""The outlook of three animals before the battle, for the advice on draft, roles and the Leader's ability."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from wildtable.engine.cards import Card, Cards
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_realms_alliance.abilities import MINE, RIVAL, RIVALS, AnimalAbility
from wildtable.games.wild_realms_alliance.cards import WildRealmsFigures
from wildtable.games.wild_realms_alliance.prospects import (
    DRAW,
    SHOWN,
    best_final,
    final,
    more,
    points,
    scale,
    strengths_and_symbols,
    tallies,
)

BLIND = 3  # the value, in halves of strength, of hindering one unknown Fighter
RIVAL_FIGHTER = 6  # the usual strength of a Fighter
SIFTED = 2  # how many cards it is worth to take one of several
HARM = 1  # the value, in halves of a point, of chasing a rival's animal away


def count_draws(ability: AnimalAbility) -> int:
    """Return how many cards an ability is worth."""
    return ability.amount if ability.effect == "gather" else SIFTED if ability.effect == "sift" else 0


@lru_cache(maxsize=64)
def find_outlook(figures: WildRealmsFigures, kept: Cards, unseen: Cards, rivals: int, everyone: bool) -> Outlook:
    """Return the outlook of three animals, cached, as all moves of a question share it."""
    return Outlook(figures, kept, unseen, rivals, everyone)


class Outlook:
    """What three animals may become before the battle: drawn cards may replace them, and the Fighter may be lost.

    Ratings are in halves of a point, times `scale(unseen)`, times the number of battles considered.
    """

    def __init__(self, figures: WildRealmsFigures, kept: Cards, unseen: Cards, rivals: int, everyone: bool) -> None:
        self.figures, self.kept, self.unseen, self.rivals, self.everyone = figures, kept, unseen, rivals, everyone
        self.scale = scale(unseen)
        self.tallies = sums = tallies(figures)
        self.total = total = sum([sums[card] for card in kept])
        self.now = now = strengths_and_symbols(total)
        gained = 0
        one, two, three = kept
        replaced = dict.fromkeys(kept, 0)
        for card in unseen:
            drawn = total + sums[card]
            first = strengths_and_symbols(drawn - sums[one])
            second = strengths_and_symbols(drawn - sums[two])
            third = strengths_and_symbols(drawn - sums[three])
            replaced[one] += first
            replaced[two] += second
            replaced[three] += third
            gained += max(first, second, third, now) - now
        self.gained = 2 * gained
        """What the first card drawn adds, in all."""
        self.replaced = replaced
        """The scores with a drawn card in place of an animal, in all."""
        self.rival_fighters = [(2 * figures[card].strength, (figures[card].strength + 1) ** 2) for card in unseen]
        """The strengths that a rival's Fighter may have, in halves, and how much more often strong animals fight."""
        self.battles = int(self.beats(0)[1] ** rivals)
        """The number of battles that a plan is rated over."""

    @lazy_property
    def plans(self) -> dict[Cards, int]:
        """The best plan for each Leader and Fighter."""
        return {
            (leader, fighter): max([self.plan(leader, fighter, ability) for ability in self.figures[leader].abilities])
            for leader, fighter in permutations(self.kept, 2)
        }

    def plan(self, leader: Card, fighter: Card, ability: AnimalAbility) -> int:
        """The expected points of an alliance before the battle, with this ability of its Leader."""
        (collector,) = (card for card in self.kept if card not in (leader, fighter))
        endgame = points(self.total, final(ability), best_final(self.figures, collector)) - 2 * self.now
        base = self.scale * (2 * self.now + endgame)
        draws = 1 + count_draws(ability)
        late = max([count_draws(one) for one in self.figures[collector].abilities])
        if self.everyone:
            draws, late = draws + late, 0
        middle = base + more(draws) * self.gained
        if ability.effect == "tuck" and ability.target == MINE:
            middle = max(middle, self.tucked(fighter, endgame) + (more(draws) - DRAW) * self.gained)
        if ability.effect in ("abstain", "reverse" * ability.may) and ability.target == MINE:
            lost = middle
        elif ability.effect in ("both", "tuck") and ability.target == MINE:
            lost = middle + (more(draws + late) - more(draws)) * self.gained
        else:
            further = (more(draws + late) - DRAW) * self.gained
            collected = 2 * DRAW * self.replaced[fighter] + self.scale * endgame + further
            lost = max(base + more(draws + late - 1) * self.gained, collected)
        won = base + more(draws + 1) * self.gained
        beaten, all_ = self.beats(self.fighting(fighter, ability))
        wins, loses, battles = (int(cases**self.rivals) for cases in (beaten, all_ - beaten, all_))
        harm = HARM if ability.effect == "chase" else 0
        if ability.effect == "swap":
            harm = max(0, RIVAL_FIGHTER - self.figures[fighter].strength)
        return wins * won + loses * lost + (battles - wins - loses) * middle + battles * harm * self.scale

    def tucked(self, fighter: Card, endgame: int) -> int:
        """The expected points with the Fighter under its Leader and one card drawn."""
        rest = self.total - self.tallies[fighter] + (self.tallies[fighter] & SHOWN)
        found = sum([strengths_and_symbols(rest + self.tallies[card]) for card in self.unseen])
        return 2 * DRAW * found + self.scale * endgame

    def beats(self, strength: int) -> tuple[int, int]:
        """Return in how many of how many cases a Fighter of this strength, in halves, beats a rival's."""
        beaten = all_ = 0
        for other, weight in self.rival_fighters:
            all_ += 2 * weight
            if other <= strength:
                beaten += weight if other == strength else 2 * weight
        return beaten, max(1, all_)

    def fighting(self, fighter: Card, ability: AnimalAbility) -> int:
        """The effective strength of a Fighter, in halves, with the ability of its Leader."""
        strength = 2 * self.figures[fighter].strength
        if ability.effect == "reverse":
            turned = 4 * RIVAL_FIGHTER - strength
            return max(strength, turned) if ability.may else turned
        if ability.effect == "strengthen":
            return strength + ability.amount * {MINE: 2, RIVAL: -1, RIVALS: -2}[ability.target]
        return strength + BLIND * (ability.effect in ("abstain", "tuck") and ability.target != MINE)
