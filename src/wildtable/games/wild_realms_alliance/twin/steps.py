"""The steps of Wild Realms Alliance as kernels, in the order of the rulebook.

`ask_X` mirrors `X.asks` and returns the seats that owe an answer; `X` mirrors `X.then`. A frame on the stack is a step, from
bit 8 on a seat or a set of seats, from bit 16 on whatever else the step carries.
"""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, card_at, lowest, pop_card, push_card, put_card, with_byte, wrap
from wildtable.engine.twin.kernels.chance import shuffle
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_realms_alliance.twin import constants as at
from wildtable.games.wild_realms_alliance.twin.effects import (
    ability_in_use,
    draw_cards,
    fights,
    has_effect,
    has_phase,
    open_place,
    put_under,
    release_tucked,
    used,
)
from wildtable.games.wild_realms_alliance.twin.scoring import animals, endgame_number, is_torn


@kernel
def seats_from(t: Words, first: int, step: int) -> int:
    """Return the seat that is `step` seats clockwise from the first."""
    return wrap(first + step, t[at.SEATS])


@kernel
def first_to_collect(s: Words) -> int:
    """Return the winner of the battle; where there is none, the start player."""
    return s[at.WON] - 1 if s[at.WON] else s[at.START]


@kernel
def shuffle_centre(s: Words, t: Words) -> None:
    """Shuffle the centre deck. A shuffle begins with the smallest card on top, which is last; then the row is reversed."""
    found = 0
    for number in range(s[at.CENTRE]):
        found |= 1 << card_at(s, at.CENTRE, number)
    size, number = s[at.CENTRE], s[at.CENTRE]
    while found:
        number -= 1
        put_card(s, at.CENTRE, number, lowest(found))
        found &= found - 1
    shuffle(s, t, at.CENTRE)
    for number in range(size // 2):
        card = card_at(s, at.CENTRE, number)
        put_card(s, at.CENTRE, number, card_at(s, at.CENTRE, size - 1 - number))
        put_card(s, at.CENTRE, size - 1 - number, card)


# Setting up and drafting


@kernel
def set_up(s: Words, t: Words) -> None:
    """SetUpWildRealms: shuffle, deal four animals to each player, draw the start player; the rest is the centre deck."""
    put_under(s, (1 << at.ANIMALS) - 1)
    shuffle_centre(s, t)
    for seat in range(t[at.SEATS]):
        draw_cards(s, at.HANDS + seat, 4)
    for seat in range(t[at.SEATS] - 1, -1, -1):
        push_card(s, at.SEATS_PILE, seat)
    shuffle(s, t, at.SEATS_PILE)
    s[at.START] = pop_card(s, at.SEATS_PILE)
    s[at.SEATS_PILE] = s[at.SEATS_PILE + 1] = 0
    push(s, at.DRAFT | (4 << 16))


@kernel
def draft(s: Words, t: Words, size: int) -> None:
    """Draft: all at once keep one card and pass the rest to the left: one of four, of three, of two. The other card of the
    last two goes to the centre, which is shuffled into a new deck."""
    for seat in range(t[at.SEATS]):
        s[at.HANDS + seat] ^= s[at.PICKS + seat]
        s[at.KEPT + seat] |= s[at.PICKS + seat]
    if size > 2:
        passed = s[at.HANDS + t[at.SEATS] - 1]
        for seat in range(t[at.SEATS]):
            s[at.HANDS + seat], passed = passed, s[at.HANDS + seat]
        push(s, at.DRAFT | ((size - 1) << 16))
        return
    for seat in range(t[at.SEATS]):
        put_under(s, s[at.HANDS + seat])
        s[at.HANDS + seat] = 0
    shuffle_centre(s, t)
    push(s, at.ASSIGN_ROLES)


@kernel
def assign_roles(s: Words, t: Words) -> None:
    """AssignRoles: everybody lays Leader, Fighter and Collector in a row, face down; then all Leaders are revealed."""
    for seat in range(t[at.SEATS]):
        leader, fighter = s[at.PICKS + seat] & ((1 << at.FIGHT) - 1), s[at.PICKS + seat] >> at.FIGHT
        s[at.HIDDEN_FIGHTERS + seat] = fighter
        s[at.HIDDEN_COLLECTORS + seat] = s[at.KEPT + seat] & ~leader & ~fighter
        s[at.LEADERS + seat] = leader
        s[at.KEPT + seat] = 0
    push(s, at.LEADERSHIP_STEP)


# Leadership


@kernel
def leadership(s: Words, t: Words) -> None:
    """Leadership: all players say which ability their Leader uses; then those that act now do, in turn order."""
    push(s, at.BATTLE_STEP)
    push(s, at.LEADERS_ACT | (at.LEADERSHIP << 16))
    push(s, at.CHOOSE_ABILITY | (((1 << t[at.SEATS]) - 1) << 8) | (at.LEADER << 16))


@kernel
def ask_choose_ability(s: Words, t: Words, seats: int, role: int) -> int:
    """ChooseAbility.asks: whose animal has two abilities."""
    owing = 0
    for seat in range(t[at.SEATS]):
        if (seats >> seat) & 1 and t[at.ABILITY_COUNTS + lowest(s[open_place(role, seat)])] > 1:
            owing |= 1 << seat
    return owing


@kernel
def choose_ability(s: Words, t: Words, seats: int, role: int) -> None:
    """ChooseAbility: whose animal has two abilities says which one it uses, all at once; the other is given up."""
    for seat in range(t[at.SEATS]):
        if (seats >> seat) & 1:
            chosen = byte_at(s[at.ANSWERS], seat)
            where = seat + (at.MAX_SEATS if role == at.COLLECTOR else 0)
            s[at.USES] = with_byte(s[at.USES], where, chosen if chosen else 1)


@kernel
def leaders_act(s: Words, t: Words, phase: int) -> None:
    """LeadersAct: the abilities of Leaders that belong to this phase, in turn order, even if one of them is sent away
    meanwhile."""
    for step in range(t[at.SEATS] - 1, -1, -1):
        seat = seats_from(t, s[at.START], step)
        if has_phase(ability_in_use(s, t, at.LEADER, seat), phase):
            rest = lowest(s[at.LEADERS + seat]) | (used(s, at.LEADER, seat) << 8)
            push(s, at.PERFORM | (seat << 8) | (rest << 16))


# Battle


@kernel
def battle(s: Words, t: Words) -> None:
    """Battle: all Fighters are revealed at once, and Leaders may change what they are worth."""
    for seat in range(t[at.SEATS]):
        s[at.FIGHTERS + seat] |= s[at.HIDDEN_FIGHTERS + seat]
        s[at.HIDDEN_FIGHTERS + seat] = 0
    push(s, at.SETTLE_BATTLE)
    push(s, at.LEADERS_ACT | (at.BATTLE << 16))


@kernel
def settle_battle(s: Words, t: Words) -> None:
    """SettleBattle: the highest strength wins the battle, the lowest loses it. Equal strengths are told apart by the
    symbol's value, then by turn order: the first to win, the last to lose. Turned around, only strengths are."""
    winner = loser = count = 0
    highest = lowest_key = 0
    turn = -64 if s[at.REVERSED] % 2 else 64
    for step in range(t[at.SEATS]):
        seat = seats_from(t, s[at.START], step)
        if fights(s, seat):
            fighter = lowest(s[at.FIGHTERS + seat])
            key = turn * (t[at.STRENGTHS + fighter] + s[at.BONUS + seat]) + t[at.VALUES + fighter]
            if count == 0 or key > highest:
                highest, winner = key, seat + 1
            if count == 0 or key <= lowest_key:
                lowest_key, loser = key, seat + 1
            count += 1
    s[at.WON] = winner
    s[at.LOST] = loser if count > 1 else 0
    push(s, at.COLLECTION_STEP)
    if winner:
        push(s, at.WINNER_DRAWS | ((winner - 1) << 8))


@kernel
def ask_winner_draws(s: Words, seat: int) -> int:
    """WinnerDraws.asks: the winner, if there is a card."""
    s[ANSWER] = at.DECLINE_ID
    return 1 << seat if s[at.CENTRE] else 0


@kernel
def winner_draws(s: Words, seat: int) -> None:
    """WinnerDraws: the winner may draw a card."""
    if s[ANSWER] == at.DRAW_ID:
        push(s, at.DRAW | (seat << 8) | (1 << 16))


# Collection


@kernel
def collection(s: Words, t: Words) -> None:
    """Collection: all Collectors are revealed at once. First the loser defends or collects, then the others collect."""
    for seat in range(t[at.SEATS]):
        s[at.COLLECTORS + seat] |= s[at.HIDDEN_COLLECTORS + seat]
        s[at.HIDDEN_COLLECTORS + seat] = 0
    push(s, at.DEFEND_OR_COLLECT)
    push(s, at.LEADERS_ACT | (at.COLLECTION << 16))


@kernel
def does_both(s: Words, t: Words, seat: int) -> bool:
    """Does the Leader let the Collector defend and collect?"""
    return has_effect(ability_in_use(s, t, at.LEADER, seat), at.BOTH)


@kernel
def ask_defend_or_collect(s: Words, t: Words) -> int:
    """DefendOrCollect.asks: a loser with Fighter and Collector, unless the Leader lets it do both."""
    seat = s[at.LOST] - 1
    s[ANSWER] = at.COLLECT_ID
    if seat < 0 or s[at.FIGHTERS + seat] == 0 or s[at.COLLECTORS + seat] == 0 or does_both(s, t, seat):
        return 0
    return 1 << seat


@kernel
def defend_or_collect(s: Words, t: Words) -> None:
    """DefendOrCollect: the loser's Collector keeps the Fighter, or draws while the Fighter goes under the deck; with some
    Leaders both."""
    seat = s[at.LOST] - 1
    defends = seat >= 0 and s[ANSWER] == at.DEFEND_ID
    push(s, at.ACTIVATE_COLLECTORS | ((1 << seat) << 8 if defends else 0))
    push(s, at.OTHERS_COLLECT)
    if seat < 0 or defends:
        return
    if s[at.COLLECTORS + seat] == 0 or not does_both(s, t, seat):
        push(s, at.LOSE_FIGHTER | (seat << 8))
    if s[at.COLLECTORS + seat]:
        push(s, at.DRAW | (seat << 8) | (1 << 16))


@kernel
def lose_fighter(s: Words, seat: int) -> None:
    """LoseFighter: the loser's Fighter goes to the bottom of the centre deck."""
    put_under(s, s[at.FIGHTERS + seat])
    s[at.FIGHTERS + seat] = 0


@kernel
def others_collect(s: Words, t: Words) -> None:
    """OthersCollect: everybody but the loser collects a card, starting with the winner."""
    for step in range(t[at.SEATS] - 1, -1, -1):
        seat = seats_from(t, first_to_collect(s), step)
        if seat != s[at.LOST] - 1 and s[at.COLLECTORS + seat]:
            push(s, at.DRAW | (seat << 8) | (1 << 16))


@kernel
def activate_collectors(s: Words, t: Words, defending: int) -> None:
    """ActivateCollectors: the loser activates the Collector's ability; or by the other reading everybody who did not defend,
    the loser last."""
    push(s, at.CHOOSE_THREE)
    loser = s[at.LOST] - 1
    if loser >= 0 and not (t[at.EVERYONE] and (defending >> loser) & 1):
        push(s, at.ACTIVATE_COLLECTOR | (loser << 8))
    if t[at.EVERYONE]:
        for step in range(t[at.SEATS] - 1, -1, -1):
            seat = seats_from(t, first_to_collect(s), step)
            if seat != loser:
                push(s, at.ACTIVATE_COLLECTOR | (seat << 8))


@kernel
def activate_collector(s: Words, seat: int) -> None:
    """ActivateCollector: a Collector uses one of its abilities; what belongs to the battle comes too late, what belongs to
    the end waits."""
    if s[at.COLLECTORS + seat]:
        push(s, at.COLLECTOR_ACTS | (seat << 8))
        push(s, at.CHOOSE_ABILITY | ((1 << seat) << 8) | (at.COLLECTOR << 16))


@kernel
def collector_acts(s: Words, t: Words, seat: int) -> None:
    """CollectorActs: an ability that acts now does."""
    ability = ability_in_use(s, t, at.COLLECTOR, seat)
    if has_phase(ability, at.LEADERSHIP) or has_phase(ability, at.COLLECTION):
        rest = lowest(s[at.COLLECTORS + seat]) | (used(s, at.COLLECTOR, seat) << 8)
        push(s, at.PERFORM | (seat << 8) | (rest << 16))


@kernel
def ask_choose_three(s: Words, t: Words, size: int) -> int:
    """ChooseThree.asks: each seat that has more than three animals."""
    owing = 0
    for seat in range(t[at.SEATS]):
        left = animals(s, seat)
        for _ in range(size):
            left &= left - 1
        if left:
            owing |= 1 << seat
    return owing


@kernel
def choose_three(s: Words, t: Words) -> None:
    """ChooseThree: everybody keeps three animals and discards the rest; what is tucked under a Leader leaves with it."""
    for seat in range(t[at.SEATS]):
        kept = s[at.PICKS + seat] if s[at.PICKS + seat] else animals(s, seat)
        for zone in (at.LEADERS, at.FIGHTERS, at.COLLECTORS, at.RECRUITS):
            put_under(s, s[zone + seat] & ~kept)
            s[zone + seat] &= kept
        if s[at.LEADERS + seat] == 0:
            release_tucked(s, seat)
    for seat in range(t[at.SEATS]):
        s[at.JOINED + seat] |= s[at.RECRUITS + seat]
        s[at.RECRUITS + seat] = 0
    push(s, at.SCORING)


# Scoring


@kernel
def scoring(s: Words, t: Words) -> None:
    """Scoring: kept Leaders and Collectors score their endgame abilities, in turn order."""
    torn = 0
    for seat in range(t[at.SEATS]):
        if is_torn(s, t, seat):
            torn |= 1 << seat
    push(s, at.ENDGAME_STEP)
    push(s, at.CHOOSE_ABILITY | (torn << 8) | (at.COLLECTOR << 16))


@kernel
def endgame(s: Words, t: Words) -> None:
    """Endgame: the endgame abilities act; then the largest total wins."""
    for step in range(t[at.SEATS] - 1, -1, -1):
        seat = seats_from(t, s[at.START], step)
        for role in range(at.COLLECTOR, -1, -1):
            number = endgame_number(s, t, role, seat) if role != at.FIGHTER else 0
            if number:
                rest = lowest(s[open_place(role, seat)]) | (number << 8)
                push(s, at.PERFORM | (seat << 8) | (rest << 16))
