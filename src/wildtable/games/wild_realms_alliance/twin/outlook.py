"""The outlook of three animals before the battle as kernels: the same ratings as `wild_realms_alliance.outlook`."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import lowest
from wildtable.games.wild_realms_alliance import prospects
from wildtable.games.wild_realms_alliance.twin import constants as at
from wildtable.games.wild_realms_alliance.twin.effects import amount_of, has_effect, printed
from wildtable.games.wild_realms_alliance.twin.prospects import (
    DRAW,
    SHOWN,
    best_final,
    final,
    more,
    points,
    scale,
    strengths_and_symbols,
    tally_of,
)

BLIND, RIVAL_FIGHTER, HARM, SIFTED = prospects.BLIND, prospects.RIVAL_FIGHTER, prospects.HARM, prospects.SIFTED
WORST = -(1 << 62)


@kernel
def rate_roles(t: Words, kept: int, leader: int, fighter: int, number: int, unseen: int) -> int:
    """WildRealmsAdvisor.roles: the value of the best plan with those named: the Leader, the Fighter, one of the Leader's
    abilities. Those that are not named yet are -1, the ability 0."""
    unseen &= ~kept
    total = tally_of(t, kept)
    gained = gain_of(t, kept, total, unseen)
    most = WORST
    leaders = kept if leader < 0 else 1 << leader
    while leaders:
        leads = lowest(leaders)
        leaders &= leaders - 1
        fighters = kept & ~(1 << leads) if fighter < 0 else 1 << fighter
        while fighters:
            fights = lowest(fighters)
            fighters &= fighters - 1
            for one in range(1, t[at.ABILITY_COUNTS + leads] + 1):
                if number == 0 or number == one:
                    most = max(most, plan(t, kept, total, gained, leads, fights, printed(t, leads, one), unseen))
    return most


@kernel
def count_draws(ability: int) -> int:
    """count_draws: how many cards an ability is worth."""
    if has_effect(ability, at.GATHER):
        return amount_of(ability)
    return SIFTED if has_effect(ability, at.SIFT) else 0


@kernel
def gain_of(t: Words, kept: int, total: int, unseen: int) -> int:
    """Outlook.gained: what the first card drawn adds, in all."""
    now = strengths_and_symbols(total)
    gained = 0
    while unseen:
        drawn = total + t[at.TALLIES + lowest(unseen)]
        unseen &= unseen - 1
        most = now
        left = kept
        while left:
            most = max(most, strengths_and_symbols(drawn - t[at.TALLIES + lowest(left)]))
            left &= left - 1
        gained += most - now
    return 2 * gained


@kernel
def replacing(t: Words, rest: int, unseen: int) -> int:
    """Outlook.replaced: the scores of a tally with each of the unseen cards, in all."""
    found = 0
    while unseen:
        found += strengths_and_symbols(rest + t[at.TALLIES + lowest(unseen)])
        unseen &= unseen - 1
    return found


@kernel
def plan(t: Words, kept: int, total: int, gained: int, leader: int, fighter: int, ability: int, unseen: int) -> int:
    """Outlook.plan: the expected points of an alliance before the battle, with this ability of its Leader."""
    now, times = strengths_and_symbols(total), scale(unseen)
    collector = lowest(kept & ~(1 << leader) & ~(1 << fighter))
    endgame = points(total, final(ability), best_final(t, collector)) - 2 * now
    base = times * (2 * now + endgame)
    effect, mine, may = ability & 255, (ability >> 16) & 255 == at.MINE, (ability >> 40) & 1
    draws = 1 + count_draws(ability)
    late = max(count_draws(printed(t, collector, 1)), count_draws(printed(t, collector, 2)))
    if t[at.EVERYONE]:
        draws, late = draws + late, 0
    middle = base + more(draws) * gained
    rest = total - t[at.TALLIES + fighter]
    if effect == at.TUCK and mine:
        found = replacing(t, rest + (t[at.TALLIES + fighter] & SHOWN), unseen)
        middle = max(middle, 2 * DRAW * found + times * endgame + (more(draws) - DRAW) * gained)
    if mine and (effect == at.ABSTAIN or (effect == at.REVERSE and may == 1)):
        lost = middle
    elif mine and (effect == at.BOTH or effect == at.TUCK):
        lost = middle + (more(draws + late) - more(draws)) * gained
    else:
        further = (more(draws + late) - DRAW) * gained
        collected = 2 * DRAW * replacing(t, rest, unseen) + times * endgame + further
        lost = max(base + more(draws + late - 1) * gained, collected)
    won = base + more(draws + 1) * gained
    strength = fighting(t, fighter, ability)
    beaten, all_cases = beaten_by(t, strength, unseen), count_cases(t, unseen)
    wins = loses = battles = 1
    for _ in range(t[at.SEATS] - 1):
        wins *= beaten
        loses *= all_cases - beaten
        battles *= all_cases
    harm = HARM if effect == at.CHASE else 0
    if effect == at.SWAP:
        harm = max(0, RIVAL_FIGHTER - t[at.STRENGTHS + fighter])
    return wins * won + loses * lost + (battles - wins - loses) * middle + battles * harm * times


@kernel
def beaten_by(t: Words, strength: int, unseen: int) -> int:
    """Outlook.beats: in how many cases a Fighter of this strength, in halves, beats a rival's."""
    beaten = 0
    while unseen:
        other = t[at.STRENGTHS + lowest(unseen)]
        unseen &= unseen - 1
        weight = (other + 1) * (other + 1)
        if 2 * other <= strength:
            beaten += weight if 2 * other == strength else 2 * weight
    return beaten


@kernel
def count_cases(t: Words, unseen: int) -> int:
    """Outlook.beats: the number of all cases."""
    cases = 0
    while unseen:
        other = t[at.STRENGTHS + lowest(unseen)]
        unseen &= unseen - 1
        cases += 2 * (other + 1) * (other + 1)
    return max(1, cases)


@kernel
def fighting(t: Words, fighter: int, ability: int) -> int:
    """Outlook.fighting: the effective strength of a Fighter, in halves, with the ability of its Leader."""
    strength = 2 * t[at.STRENGTHS + fighter]
    mine = (ability >> 16) & 255 == at.MINE
    if has_effect(ability, at.REVERSE):
        turned = 4 * RIVAL_FIGHTER - strength
        return max(strength, turned) if (ability >> 40) & 1 else turned
    if has_effect(ability, at.STRENGTHEN):
        times = 2 if mine else -1 if (ability >> 16) & 255 == at.RIVAL else -2
        return strength + times * amount_of(ability)
    hinders = has_effect(ability, at.ABSTAIN) or has_effect(ability, at.TUCK)
    return strength + BLIND if hinders and not mine else strength
