"""Playing Wild Realms Alliance by kernels: what may be answered, and what an answer does."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import bit_at, count_bits, push_card
from wildtable.engine.twin.kernels.frames import ANSWER, DEPTH, STACK
from wildtable.games.wild_realms_alliance.twin import constants as at
from wildtable.games.wild_realms_alliance.twin.effects import (
    acts,
    apply,
    ask_choose_target,
    ask_take_one,
    chase_away,
    choose_target,
    draw,
    look_at,
    looked_at,
    perform,
    printed,
    take_one,
    use_or_decline,
)
from wildtable.games.wild_realms_alliance.twin.scoring import animals
from wildtable.games.wild_realms_alliance.twin.steps import (
    activate_collector,
    activate_collectors,
    ask_choose_ability,
    ask_choose_three,
    ask_defend_or_collect,
    ask_winner_draws,
    assign_roles,
    battle,
    choose_ability,
    choose_three,
    collection,
    collector_acts,
    defend_or_collect,
    draft,
    endgame,
    leaders_act,
    leadership,
    lose_fighter,
    others_collect,
    scoring,
    settle_battle,
    winner_draws,
)

# The agenda


@kernel
def ask(s: Words, t: Words, frame: int) -> int:
    """Return the seats that owe an answer to a step before it can be done; none, if public facts answer it."""
    step, seat, rest = frame & 255, (frame >> 8) & 255, frame >> 16
    if step == at.DRAFT or step == at.ASSIGN_ROLES:
        return (1 << t[at.SEATS]) - 1
    if step == at.CHOOSE_ABILITY:
        return ask_choose_ability(s, t, seat, rest)
    if step == at.WINNER_DRAWS:
        return ask_winner_draws(s, seat)
    if step == at.DEFEND_OR_COLLECT:
        return ask_defend_or_collect(s, t)
    if step == at.CHOOSE_THREE:
        return ask_choose_three(s, t, at.ALLIANCE_SIZE)
    if step == at.CHOOSE_TARGET:
        return ask_choose_target(s, t, seat, rest)
    if step == at.USE_OR_DECLINE:
        return 1 << seat
    if step == at.TAKE_ONE:
        return ask_take_one(s, seat)
    return 0


@kernel
def do_step(s: Words, t: Words, frame: int) -> None:
    """Do a step, by the answers to it."""
    step, seat, rest = frame & 255, (frame >> 8) & 255, frame >> 16
    if step == at.DRAFT:
        draft(s, t, rest)
    elif step == at.ASSIGN_ROLES:
        assign_roles(s, t)
    elif step == at.LEADERSHIP_STEP:
        leadership(s, t)
    elif step == at.CHOOSE_ABILITY:
        choose_ability(s, t, seat, rest)
    elif step == at.LEADERS_ACT:
        leaders_act(s, t, rest)
    elif step == at.BATTLE_STEP:
        battle(s, t)
    elif step == at.SETTLE_BATTLE:
        settle_battle(s, t)
    elif step == at.WINNER_DRAWS:
        winner_draws(s, seat)
    elif step == at.COLLECTION_STEP:
        collection(s, t)
    elif step == at.DEFEND_OR_COLLECT:
        defend_or_collect(s, t)
    elif step == at.LOSE_FIGHTER:
        lose_fighter(s, seat)
    elif step == at.OTHERS_COLLECT:
        others_collect(s, t)
    elif step == at.ACTIVATE_COLLECTORS:
        activate_collectors(s, t, seat)
    elif step == at.ACTIVATE_COLLECTOR:
        activate_collector(s, seat)
    elif step == at.COLLECTOR_ACTS:
        collector_acts(s, t, seat)
    elif step == at.CHOOSE_THREE:
        choose_three(s, t)
    elif step == at.SCORING:
        scoring(s, t)
    elif step == at.ENDGAME_STEP:
        endgame(s, t)
    elif step == at.PERFORM:
        perform(s, t, seat, rest)
    elif step == at.CHOOSE_TARGET:
        choose_target(s, t, seat, rest)
    elif step == at.USE_OR_DECLINE:
        use_or_decline(s, seat, rest)
    elif step == at.APPLY:
        apply(s, t, seat, rest)
    elif step == at.DRAW:
        draw(s, seat, rest)
    elif step == at.TAKE_ONE:
        take_one(s, seat)
    else:
        chase_away(s, seat, rest)


@kernel
def clear_answers(s: Words, t: Words) -> None:
    """Clear what was noted of the answers to a step, which has been done."""
    s[at.ANSWERS] = 0
    for seat in range(t[at.SEATS]):
        s[at.PICKS + seat] = 0


# Questions


@kernel
def pickable(s: Words, step: int, seat: int) -> int:
    """Return the set of animals a seat may name in answer to a step."""
    if step == at.DRAFT:
        return s[at.HANDS + seat]
    if step == at.ASSIGN_ROLES:
        return s[at.KEPT + seat] & ~s[at.PICKS + seat]
    if step == at.TAKE_ONE:
        return looked_at(s, seat)
    return animals(s, seat) & ~s[at.PICKS + seat]


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    """Return how many moves a seat that is asked may choose from."""
    frame = s[STACK + s[DEPTH] - 1]
    step, rest = frame & 255, frame >> 16
    if step == at.DRAFT or step == at.ASSIGN_ROLES or step == at.TAKE_ONE or step == at.CHOOSE_THREE:
        return count_bits(pickable(s, step, seat))
    if step == at.CHOOSE_TARGET:
        ability = printed(t, rest & 255, rest >> 8)
        return count_bits(acts(s, t, seat, ability)) + ((ability >> 40) & 1)
    return 2


@kernel
def ally_at(s: Words, seat: int, number: int) -> int:
    """Return one of the animals that may still be kept, in the order of their zones."""
    left = ~s[at.PICKS + seat]
    for zone in (at.LEADERS, at.FIGHTERS, at.COLLECTORS, at.JOINED):
        cards = s[zone + seat] & left
        count = count_bits(cards)
        if number < count:
            return bit_at(cards, number)
        number -= count
    return bit_at(s[at.RECRUITS + seat] & left, number)


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of one of the moves a seat that is asked may choose from, in the order they are listed."""
    frame = s[STACK + s[DEPTH] - 1]
    step, rest = frame & 255, frame >> 16
    if step == at.DRAFT:
        return at.KEEP_ID + bit_at(s[at.HANDS + seat], number)
    if step == at.ASSIGN_ROLES:
        named = bit_at(pickable(s, step, seat), number)
        return (at.FIGHT_ID if s[at.PICKS + seat] else at.LEAD_ID) + named
    if step == at.CHOOSE_THREE:
        return at.KEEP_ID + ally_at(s, seat, number)
    if step == at.TAKE_ONE:
        return at.TAKE_ID + bit_at(looked_at(s, seat), number)
    if step == at.CHOOSE_TARGET:
        targets = acts(s, t, seat, printed(t, rest & 255, rest >> 8))
        return at.TARGET_ID + bit_at(targets, number) if number < count_bits(targets) else at.DECLINE_ID
    if step == at.CHOOSE_ABILITY:
        return at.USE_FIRST_ID if number == 0 else at.USE_SECOND_ID
    if step == at.USE_OR_DECLINE:
        return at.USE_ID if number == 0 else at.DECLINE_ID
    if step == at.WINNER_DRAWS:
        return at.DRAW_ID if number == 0 else at.DECLINE_ID
    return at.DEFEND_ID if number == 0 else at.COLLECT_ID


@kernel
def note_move(s: Words, t: Words, seat: int, move: int) -> bool:
    """Note a legal move of a seat that is asked. Is its answer complete?"""
    step = s[STACK + s[DEPTH] - 1] & 255
    complete = True
    if step == at.DRAFT:
        s[at.PICKS + seat] = 1 << (move - at.KEEP_ID)
    elif step == at.ASSIGN_ROLES:
        complete = s[at.PICKS + seat] != 0
        s[at.PICKS + seat] |= (1 << at.FIGHT) << (move - at.FIGHT_ID) if complete else 1 << (move - at.LEAD_ID)
    elif step == at.CHOOSE_THREE:
        s[at.PICKS + seat] |= 1 << (move - at.KEEP_ID)
        complete = count_bits(s[at.PICKS + seat]) == at.ALLIANCE_SIZE
    elif step == at.TAKE_ONE:
        s[at.PICKS + seat] = 1 << (move - at.TAKE_ID)
    elif step == at.CHOOSE_ABILITY:
        s[at.ANSWERS] |= (1 + (move == at.USE_SECOND_ID)) << (8 * seat)
    else:
        s[ANSWER] = move
    return complete


# Dealing what a viewer cannot see


@kernel
def lay(s: Words, t: Words, zone: int, card: int) -> None:
    """Lay a card into a hidden zone."""
    word = t[at.ZONE_WORDS + zone]
    if word == at.CENTRE:
        push_card(s, at.CENTRE, card)
    elif at.LOOKED_AT <= word < at.LOOKED_AT + at.MAX_SEATS:
        look_at(s, word, card)
    else:
        s[word] |= 1 << card
