"""The advice of Wild Realms Alliance as kernels: the same ratings as `wild_realms_alliance.advice`, from a seat's own cards
and what is open."""

from __future__ import annotations

from wildtable.engine.twin.constants import pack
from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import count_bits, lowest
from wildtable.engine.twin.kernels.frames import DEPTH, STACK
from wildtable.games.wild_realms_alliance import advice
from wildtable.games.wild_realms_alliance.twin import constants as at
from wildtable.games.wild_realms_alliance.twin.effects import (
    acts,
    amount_of,
    fights,
    has_effect,
    has_phase,
    printed,
    used,
)
from wildtable.games.wild_realms_alliance.twin.outlook import HARM, RIVAL_FIGHTER, count_draws, rate_roles
from wildtable.games.wild_realms_alliance.twin.prospects import (
    SHOWN,
    VALUES,
    best,
    best_final,
    best_with,
    final,
    promised,
    scale,
    strengths_and_symbols,
    tally_of,
)
from wildtable.games.wild_realms_alliance.twin.scoring import sum_of

LONE_SYMBOL, TUCK_HARM, LATE_HARM = advice.LONE_SYMBOL, advice.TUCK_HARM, advice.LATE_HARM
FINE, WON, LOST = advice.FINE, advice.WON, advice.LOST
WORTH = pack((advice.WORTH.get(effect, 0) for effect in at.EFFECTS), 4)


@kernel
def rate(s: Words, t: Words, seat: int, move: int) -> int:
    """RATINGS: rate an answer to the question on top."""
    frame = s[STACK + s[DEPTH] - 1]
    step, rest = frame & 255, frame >> 16
    if step == at.DRAFT:
        return rate_draft(s, t, seat, move - at.KEEP_ID)
    if step == at.ASSIGN_ROLES:
        named = s[at.PICKS + seat]
        if named:
            return rate_roles(t, s[at.KEPT + seat], lowest(named), move - at.FIGHT_ID, 0, find_unseen(s, t, seat))
        return rate_roles(t, s[at.KEPT + seat], move - at.LEAD_ID, -1, 0, find_unseen(s, t, seat))
    if step == at.CHOOSE_THREE:
        return rate_keep(s, t, seat, move - at.KEEP_ID)
    if step == at.CHOOSE_ABILITY:
        return rate_ability(s, t, seat, rest, 1 + (move == at.USE_SECOND_ID))
    if step == at.CHOOSE_TARGET or step == at.USE_OR_DECLINE:
        ability = printed(t, rest & 255, rest >> 8)
        if move == at.DECLINE_ID:
            return declining(s, t, seat, ability)
        return acting(s, t, seat, ability, seat if move == at.USE_ID else move - at.TARGET_ID)
    if step == at.TAKE_ONE:
        return best_of(s, t, seat, holding(s, seat) | (1 << (move - at.TAKE_ID)))
    if step == at.WINNER_DRAWS:
        return 1 if move == at.DRAW_ID else 0
    if move == at.DEFEND_ID:
        return best_of(s, t, seat, holding(s, seat)) * scale(find_unseen(s, t, seat))
    return promised_to(s, t, seat, holding(s, seat) & ~fighter_of(s, seat), s[at.TUCKED + seat], 1)


# What a seat knows


@kernel
def find_unseen(s: Words, t: Words, seat: int) -> int:
    """WildRealmsView.unseen: the animals in zones hidden from a seat."""
    seen = s[at.HANDS + seat] | s[at.KEPT + seat] | s[at.RECRUITS + seat] | fighter_of(s, seat) | collector_of(s, seat)
    looked = s[at.LOOKED_AT + seat]
    while looked:
        seen |= 1 << ((looked & 255) - 1)
        looked >>= 8
    for other in range(t[at.SEATS]):
        seen |= open_animals(s, other) | s[at.TUCKED + other]
    return ((1 << at.ANIMALS) - 1) & ~seen


@kernel
def open_animals(s: Words, seat: int) -> int:
    """WildRealmsView.open_animals: a seat's face-up animals, without the tucked one."""
    return s[at.LEADERS + seat] | s[at.FIGHTERS + seat] | s[at.COLLECTORS + seat] | s[at.JOINED + seat]


@kernel
def fighter_of(s: Words, seat: int) -> int:
    """WildRealmsView.fighter: a seat's own Fighter, as a set."""
    return s[at.HIDDEN_FIGHTERS + seat] | s[at.FIGHTERS + seat]


@kernel
def collector_of(s: Words, seat: int) -> int:
    """WildRealmsView.collector: a seat's own Collector, as a set."""
    return s[at.HIDDEN_COLLECTORS + seat] | s[at.COLLECTORS + seat]


@kernel
def holding(s: Words, seat: int) -> int:
    """WildRealmsAdvisor.holding: a seat's own animals, hidden ones included."""
    return open_animals(s, seat) | fighter_of(s, seat) | collector_of(s, seat) | s[at.RECRUITS + seat]


@kernel
def endgame_of(s: Words, t: Words, role: int, seat: int) -> int:
    """WildRealmsAdvisor.used: the endgame ability of a Leader or Collector, in use or not settled yet, or -1."""
    cards = s[at.LEADERS + seat] if role == at.LEADER else collector_of(s, seat)
    if cards == 0:
        return -1
    number = used(s, role, seat)
    return final(printed(t, lowest(cards), number)) if number else best_final(t, lowest(cards))


@kernel
def best_of(s: Words, t: Words, seat: int, animals: int) -> int:
    """best: the highest score of three of these animals, with a seat's Leader and Collector."""
    leads, collects = endgame_of(s, t, at.LEADER, seat), endgame_of(s, t, at.COLLECTOR, seat)
    return best(t, animals, s[at.LEADERS + seat], leads, collector_of(s, seat), collects, s[at.TUCKED + seat])


@kernel
def promised_to(s: Words, t: Words, seat: int, animals: int, tucked: int, draws: int) -> int:
    """promised: the expected highest score of these animals, with a seat's Leader and Collector."""
    leads, collects = endgame_of(s, t, at.LEADER, seat), endgame_of(s, t, at.COLLECTOR, seat)
    unseen = find_unseen(s, t, seat)
    return promised(t, animals, s[at.LEADERS + seat], leads, collector_of(s, seat), collects, tucked, unseen, draws)


# Draft, roles, and the final three


@kernel
def rate_draft(s: Words, t: Words, seat: int, card: int) -> int:
    """WildRealmsAdvisor.keep: the value of the animals drafted with this one."""
    kept = s[at.KEPT + seat] | (1 << card)
    if count_bits(kept) == at.ALLIANCE_SIZE:
        return rate_roles(t, kept, -1, -1, 0, find_unseen(s, t, seat))
    found = tally_of(t, kept)
    score = strengths_and_symbols(found)
    lone = 0 if score > found & 255 else (found >> VALUES) & 255
    most = 0
    while kept:
        most = max(most, help_of(t, lowest(kept)))
        kept &= kept - 1
    return 20 * score + LONE_SYMBOL * lone + 10 * most


@kernel
def help_of(t: Words, card: int) -> int:
    """WildRealmsAdvisor.help: a rough value of an animal's better ability."""
    first, second = printed(t, card, 1) & 255, printed(t, card, 2) & 255
    return max((WORTH >> (4 * first)) & 15, (WORTH >> (4 * second)) & 15)


@kernel
def rate_keep(s: Words, t: Words, seat: int, card: int) -> int:
    """WildRealmsAdvisor.threes: the highest score of three animals with this one and those picked already."""
    leads, collects = endgame_of(s, t, at.LEADER, seat), endgame_of(s, t, at.COLLECTOR, seat)
    leader, collector, tucked = s[at.LEADERS + seat], collector_of(s, seat), s[at.TUCKED + seat]
    wanted = s[at.PICKS + seat] | (1 << card)
    return best_with(t, holding(s, seat), wanted, leader, leads, collector, collects, tucked)


# Abilities


@kernel
def rate_ability(s: Words, t: Words, seat: int, role: int, number: int) -> int:
    """WildRealmsAdvisor.choose: use this one of two abilities."""
    unseen = find_unseen(s, t, seat)
    leader = s[at.LEADERS + seat]
    if role == at.LEADER:
        kept = leader | fighter_of(s, seat) | collector_of(s, seat)
        return rate_roles(t, kept, lowest(leader), lowest(fighter_of(s, seat)), number, unseen)
    collector = collector_of(s, seat)
    ability = printed(t, lowest(collector), number)
    leads = endgame_of(s, t, at.LEADER, seat)
    endgame = has_phase(ability, at.ENDGAME_PHASE)
    if has_phase(ability, at.BATTLE) or (not endgame and acts(s, t, seat, ability) == 0):
        return best(t, holding(s, seat), leader, leads, collector, -1, s[at.TUCKED + seat]) * scale(unseen)
    tucked, draws = s[at.TUCKED + seat], count_draws(ability)
    rating = promised(t, holding(s, seat), leader, leads, collector, final(ability), tucked, unseen, draws)
    effect = ability & 255
    if effect == at.TUCK or effect == at.SWAP or effect == at.CHASE:
        rating += LATE_HARM * scale(unseen)
    return rating


@kernel
def acting(s: Words, t: Words, seat: int, ability: int, target: int) -> int:
    """WildRealmsAdvisor.acting: the value of an ability that acts on a seat."""
    if has_phase(ability, at.BATTLE):
        return FINE * rate_battle(s, t, seat, ability, target) + threat(s, t, target)
    if has_effect(ability, at.TUCK):
        return tucking(s, t, seat, ability, target)
    if has_effect(ability, at.SWAP):
        return swapping(s, t, seat, target)
    if has_effect(ability, at.CHASE):
        return FINE * (best_of(s, t, seat, holding(s, seat)) + HARM) + threat(s, t, target)
    return standing(s, t, target) if amount_of(ability) < 0 else -standing(s, t, target)


@kernel
def declining(s: Words, t: Words, seat: int, ability: int) -> int:
    """WildRealmsAdvisor.declining: the value of not using an ability that is only offered."""
    if has_phase(ability, at.BATTLE):
        return FINE * rate_battle(s, t, seat, -1, seat) + threat(s, t, seat)
    if has_effect(ability, at.TUCK):
        return FINE * promised_to(s, t, seat, holding(s, seat), s[at.TUCKED + seat], draws_left(s, seat, ability))
    return FINE * best_of(s, t, seat, holding(s, seat))


@kernel
def rate_battle(s: Words, t: Words, seat: int, ability: int, target: int) -> int:
    """WildRealmsAdvisor.battle: the value of the battle between the revealed Fighters, if this ability acts on it."""
    turn = -64 if s[at.REVERSED] % 2 != has_effect(ability, at.REVERSE) else 64
    changed = amount_of(ability) if has_effect(ability, at.STRENGTHEN) else 0
    out = has_effect(ability, at.ABSTAIN) or has_effect(ability, at.TUCK)
    winner = loser = count = highest = lowest_key = 0
    takes_part = False
    for step in range(t[at.SEATS]):
        other = (s[at.START] + step) % t[at.SEATS]
        if fights(s, other) and not (out and other == target):
            card = lowest(s[at.FIGHTERS + other])
            strength = t[at.STRENGTHS + card] + s[at.BONUS + other]
            if other == target:
                strength += changed
            key = turn * strength + t[at.VALUES + card]
            if count == 0 or key > highest:
                highest, winner = key, other
            if count == 0 or key <= lowest_key:
                lowest_key, loser = key, other
            takes_part = takes_part or other == seat
            count += 1
    if count < 2 or not takes_part:
        return 0
    return (WON if winner == seat else 0) - (LOST if loser == seat else 0)


@kernel
def draws_left(s: Words, seat: int, ability: int) -> int:
    """WildRealmsAdvisor.draws_left: how many cards a seat may still draw after tucking a Fighter."""
    return 1 if has_phase(ability, at.LEADERSHIP) or s[at.LOST] == seat + 1 else 0


@kernel
def tucking(s: Words, t: Words, seat: int, ability: int, target: int) -> int:
    """WildRealmsAdvisor.tucking: tuck one's own Fighter for its symbol, if that is worth more; else a rival's."""
    fighter, tucked, draws = fighter_of(s, seat), s[at.TUCKED + seat], draws_left(s, seat, ability)
    if target != seat or fighter == 0:
        rating = promised_to(s, t, seat, holding(s, seat), tucked, draws)
        return FINE * (rating + TUCK_HARM * scale(find_unseen(s, t, seat))) + threat(s, t, target)
    return FINE * promised_to(s, t, seat, holding(s, seat) & ~fighter, tucked | fighter, draws)


@kernel
def swapping(s: Words, t: Words, seat: int, target: int) -> int:
    """WildRealmsAdvisor.swapping: swap for the best revealed Fighter; of hidden ones, for that of the seat whose open
    animals are weakest."""
    own, other = fighter_of(s, seat), s[at.FIGHTERS + target]
    if other == 0:
        hoped = 2 * (RIVAL_FIGHTER - t[at.STRENGTHS + lowest(own)])
        return FINE * (best_of(s, t, seat, holding(s, seat)) + hoped) - threat(s, t, target)
    return FINE * best_of(s, t, seat, (holding(s, seat) & ~own) | other)


@kernel
def threat(s: Words, t: Words, seat: int) -> int:
    """WildRealmsAdvisor.threat: how strong a rival is, judged by the open animals."""
    animals = open_animals(s, seat)
    return sum_of(t, at.STRENGTHS, animals) + sum_of(t, at.VALUES, animals)


@kernel
def standing(s: Words, t: Words, seat: int) -> int:
    """WildRealmsAdvisor.standing: the score of a seat's open animals."""
    found = tally_of(t, open_animals(s, seat))
    tucked = s[at.TUCKED + seat]
    while tucked:
        found += t[at.TALLIES + lowest(tucked)] & SHOWN
        tucked &= tucked - 1
    return strengths_and_symbols(found) + s[at.ENDGAME + seat]
